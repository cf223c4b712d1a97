# lib.sh: what the programs of this folder share. Sourced, never run.
# Copyright 2026 The Boardside developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh

# Debian's packages, by what they are for. CONTRIBUTING.md says why each.
# An install without recommends lacks some of the small ones.
packages_build="gcc libc6-dev meson ninja-build pkgconf gettext libglib2.0-dev
  libxml2-dev libjson-glib-dev shared-mime-info"
packages_gtk="libgtk-4-dev libadwaita-1-dev libgtk-4-bin librsvg2-common
  adwaita-icon-theme fonts-dejavu-core desktop-file-utils appstream"
packages_test="xvfb xauth dbus at-spi2-core xdotool gir1.2-atspi-2.0 python3
  python3-gi locales libxml2-utils valgrind libc6-dbg"
packages_fuzz="clang llvm"

top=$(cd "$(dirname "$0")/.." && pwd)
self=${0##*/}

say () { printf '%s: %s\n' "$self" "$*"; }
die () { printf '%s: %s\n' "$self" "$*" >&2; exit 1; }

# missing_packages NAME...: prints those that are not installed.
missing_packages () {
  for package in "$@"; do
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || printf '%s ' "$package"
  done
}

# need_packages NAME...: installs what is missing, as root or with sudo; where
# neither works it says what to type and ends the program.
need_packages () {
  command -v dpkg-query >/dev/null ||
    die "this is not Debian: install what CONTRIBUTING.md lists, then use meson and ninja"
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  missing=${missing% }

  say "missing packages: $missing"
  line="apt-get install --no-install-recommends -y $missing"
  if [ "$(id -u)" -eq 0 ]; then
    become=
  elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
    become=sudo
    line="sudo $line"
  else
    die "neither root nor sudo here. As root type: $line"
  fi

  $become env DEBIAN_FRONTEND=noninteractive apt-get update -q </dev/null ||
    say "apt-get update failed: trying with the lists that are here"
  # shellcheck disable=SC2086
  $become env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q --no-install-recommends -y $missing </dev/null ||
    die "the packages could not be installed. Try by hand: $line"
}

# build_into FOLDER OPTION...: configures once and builds. A folder that
# another version of meson or of the options left is configured anew.
build_into () {
  into=$1
  shift
  if [ -f "$into/build.ninja" ]; then
    meson configure "$into" "$@" >/dev/null 2>&1 ||
      meson setup --wipe "$into" "$@" || return 1
  else
    rm -rf "$into"
    meson setup "$into" "$@" || return 1
  fi
  meson compile -C "$into"
}

# speak_from FOLDER: takes a locale that a build into FOLDER has made, else
# the one that every system has.
speak_from () {
  [ -d "$1/tests/locales/de_DE.UTF-8" ] ||
    "$top/tests/support/make-locales" "$1/tests/locales" 2>/dev/null || true
  if [ -d "$1/tests/locales/de_DE.UTF-8" ]; then
    LOCPATH=$1/tests/locales
    LC_ALL=de_DE.UTF-8
    export LOCPATH
  else
    LC_ALL=C.UTF-8
  fi
  export LC_ALL
}

# run_from FOLDER: lets the programs of a build into find their data. LANGUAGE
# works on every system: where there is no locale but C, which heeds it not at
# all, or from Debian 13 on as little as C.UTF-8, one of the tests' is taken.
run_from () {
  if [ -n "${LANGUAGE:-}" ]; then
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}} in
      C|C.*|POSIX) speak_from "$1" ;;
      *) [ -z "$(locale 2>&1 >/dev/null)" ] || speak_from "$1" ;;
    esac
  fi
  BOARDSIDE_DATA_PATH=$top/data
  BOARDSIDE_LOCALE_DIR=$1/po
  GSETTINGS_SCHEMA_DIR=$1/data
  export BOARDSIDE_DATA_PATH BOARDSIDE_LOCALE_DIR GSETTINGS_SCHEMA_DIR
}

# with_display COMMAND...: runs it on its own X server and session bus. The
# pointer is put out of the way: where it rests on a button a tooltip opens, by
# chance, and GTK 4.18 loses some bytes of a window closed under its tooltip.
with_display () {
  dbus-run-session -- xvfb-run -a -s "-screen 0 2048x1280x24 -noreset" \
    sh -c 'xdotool mousemove 2047 1279 || true; exec "$@"' sh "$@"
}
