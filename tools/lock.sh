#!/bin/sh
# Writes the lock files: exact versions with hashes, for every platform, with no host in them.

set -eu
cd "$(dirname "$0")/.."

lock() {
    target=$1
    shift
    .venv/bin/uv pip compile --quiet --no-config --upgrade \
        --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links \
        --custom-compile-command 'make lock' --output-file "requirements/$target" "$@"
}

lock run.txt pyproject.toml --group build
lock dev.txt pyproject.toml --extra postgresql --group build --group dev --constraint requirements/run.txt
lock image.txt pyproject.toml --extra postgresql --constraint requirements/dev.txt
lock npm.txt --group npm

for folder in . bench/boardgame_io; do
    PATH="$PATH:$PWD/.venv/bin" npm install --package-lock-only --silent --prefix "$folder" \
        --omit-lockfile-registry-resolved
done
.venv/bin/python - <<'PYTHON'
import json
from pathlib import Path

for folder in (".", "bench/boardgame_io"):
    path = Path(folder, "package-lock.json")
    lock = json.loads(path.read_text("utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(lock, indent=2) + "\n", "utf-8")
PYTHON
