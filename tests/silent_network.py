"""`companion serve` in a network in which nobody answers, neither for its name nor for ours."""

import sys
from threading import Event
from typing import Any, NoReturn
from unittest.mock import patch


def wait_for_ever(*_: Any) -> NoReturn:
    Event().wait()
    raise AssertionError("somebody has waited for the network")


def main() -> None:
    from companion.server.serving import main as serve

    sys.argv.remove("serve")
    with (
        patch("gevent.socket.getfqdn", wait_for_ever),
        patch("companion.server.local_name.announce", wait_for_ever),
    ):
        serve()


if __name__ == "__main__":
    main()
