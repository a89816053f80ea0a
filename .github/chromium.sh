#!/bin/sh
# Puts the runner's Chrome on the PATH by the name that the tests look for.

set -eu
chrome='/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
[ -x "$chrome" ] || chrome=$(command -v google-chrome)
mkdir -p "$HOME/bin"
printf '#!/bin/sh\nexec "%s" "$@"\n' "$chrome" >"$HOME/bin/chromium"
chmod +x "$HOME/bin/chromium"
echo "$HOME/bin" >>"$GITHUB_PATH"
