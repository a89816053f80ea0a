"""`python -m companion.server.greenlets MODULE …` calls the `main` of a module under gevent.

Like `python -m gevent.monkey`, but without querying the entry points of all installed packages,
which takes 0.2 s.
"""

from __future__ import annotations

import gc
import sys
from importlib import import_module
from typing import Any

UNUSED = "qrcode.image.styles.moduledrawers.pil"
"""imports 4 MB of Pillow that we do not use"""


def main() -> None:
    gc.disable()  # imports make no garbage
    events: Any = import_module("gevent.events")
    events.notify_and_call_entry_points = events.notify
    import_module("gevent.monkey").patch_all()
    sys.modules[UNUSED] = None  # type: ignore[assignment]
    del sys.argv[0]
    module = import_module(sys.argv[0])
    gc.freeze()
    gc.enable()
    module.main()


if __name__ == "__main__":
    main()
