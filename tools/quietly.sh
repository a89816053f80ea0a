#!/bin/sh
# Runs a command without showing what it prints: `tools/quietly.sh SENTENCE COMMAND…`.
#
# Where the command fails, SENTENCE says what to do, and one line of what it printed says why.

set -u
sentence=$1
shift

log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
trap 'exit 130' INT TERM
"$@" >"$log" 2>&1 </dev/null && exit 0
echo "$sentence" >&2
{ grep -m 1 -E '^(ERROR|Error|npm error)|Error:' "$log" || tail -n 1 "$log"; } >&2
exit 1
