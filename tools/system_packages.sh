#!/bin/sh
# Brings what pip and npm cannot: `tools/system_packages.sh pango`, `chromium`, `postgresql` or `venv`.
#
# Says nothing where all is there; a stamp may be named, which is then touched. Where something is
# missing it asks apt, if there is one and we may; where that does not help it ends with a sentence
# about what to install, and with an error where nothing goes on without it or where CI is true.

set -u
cd "$(dirname "$0")/.." || exit 1
stamp=${2:-/dev/null}

python=${PYTHON:-.venv/bin/python}

case ${1:-} in
    pango)
        debian='libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0'
        needed='Sheets cannot be printed without Pango; everything else works.'
        others='Debian and Ubuntu: apt-get install '$debian'. macOS: brew install pango python.'
        is_here() { "$python" -W ignore -c 'import weasyprint' >/dev/null 2>&1; }
        ;;
    chromium)
        debian='chromium-headless-shell'
        needed='The tests that look at screens cannot run without Chromium.'
        others='Debian: apt-get install '$debian'. Elsewhere: put a "chromium" on the PATH.'
        is_here() { command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1; }
        ;;
    postgresql)
        debian='postgresql'
        needed='Nothing is tried on PostgreSQL without it.'
        others='Debian and Ubuntu: apt-get install postgresql.'
        is_here() { command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
        ;;
    venv)
        debian='python3-venv'
        needed='Nothing can be installed, because this Python cannot make virtual environments.'
        others='Debian and Ubuntu: apt-get install python3-venv.'
        is_here() { "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; }
        ;;
    *)
        echo 'Usage: tools/system_packages.sh pango|chromium|postgresql|venv' >&2
        exit 2
        ;;
esac

is_here && exec touch "$stamp"

if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" = 0 ]; then
        as_root=''
    elif sudo -n true >/dev/null 2>&1; then
        as_root='sudo -n'
    else
        as_root='no'
    fi
    if [ "$as_root" != no ]; then
        echo "Installing $debian with apt-get."
        log=$(mktemp)
        {
            $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q
            # shellcheck disable=SC2086 # several packages
            $as_root env DEBIAN_FRONTEND=noninteractive \
                apt-get install -q -y --no-install-recommends $debian
        } >"$log" 2>&1 </dev/null || tail -n 5 "$log" >&2
        rm -f "$log"
        is_here && exec touch "$stamp"
    fi
fi

echo "$needed $others" >&2
if [ "${CI:-}" = true ] || [ "$1" = venv ]; then
    exit 1
fi
