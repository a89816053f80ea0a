"""`python -m companion.server.greenlets MODULE …` calls the `main` of a module, made of greenlets.

Like `python -m gevent.monkey`, which asks all packages that are installed whether they mind, for
each of the 25 things that it patches: a fifth of a second.
"""

from __future__ import annotations

import gc
import sys
from importlib import import_module
from typing import Any

UNUSED = "qrcode.image.styles.moduledrawers.pil"
"""would load 4 MB of Pillow, for pictures that nobody asks it to draw"""


def main() -> None:
    gc.disable()  # what is imported is no garbage, however often one looks
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
