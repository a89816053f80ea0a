"""`companion serve` in a network in which nobody answers, neither for its name nor for ours."""

from __future__ import annotations

import sys
import time
from typing import Any, NoReturn


def wait_for_ever(*_: Any) -> NoReturn:
    time.sleep(3600)
    raise AssertionError("somebody has waited for the network")


def main() -> None:
    from gevent import pywsgi

    from companion import local_name
    from companion.serving import main as serve

    pywsgi.socket.getfqdn = wait_for_ever
    local_name.announce = wait_for_ever
    sys.argv.remove("serve")
    serve()


if __name__ == "__main__":
    main()
