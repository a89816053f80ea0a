"""Which modules a server has loaded before anybody asks it for anything.

`python -m companion.server.greenlets tests.loaded DIR` prints them.
"""

import sys
from pathlib import Path

from gevent.monkey import is_module_patched

import companion.server.serving
import companion.web
from companion import create_app


def main() -> None:
    app = create_app(Path(sys.argv[1]))
    companion.web.load_templates(app)
    companion.server.serving.qr("http://192.168.1.2/")
    patched = (f"patched-{one}" for one in ("socket", "ssl") if is_module_patched(one))
    sys.stdout.write(" ".join((*sys.modules, *patched)))
