"""What a server loads: everything that it runs, made of greenlets, and nothing else."""

import subprocess
import sys

from companion import create_app

UNUSED = {
    *("PIL", "alembic", "cryptography", "fontTools", "gunicorn", "psycopg", "pypdfium2"),
    *("weasyprint", "zeroconf"),
}


def test_a_server_at_rest_has_loaded_nothing_that_it_does_not_run(tmp_path):
    create_app(tmp_path).extensions["companion"].store.close()  # now there are tables
    words = [sys.executable, "-m", "companion.server.greenlets", "tests.loaded", str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert loaded & UNUSED == set()
    assert loaded > {"companion.web", "flask", "patched-socket", "patched-ssl"}
