"""A real server that may hold half as many handles as most systems let a program have."""

import resource
import sys
from collections.abc import Iterator

import pytest

from tests.live import LiveServer

HANDLES = 512
FEW = ("sh", "-c", f'ulimit -n {HANDLES}; exec "$0" "$@"', sys.executable)
START = ("-c", "from companion.cli import main; main()")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, usual[1]), usual[1]))
    live = LiveServer(tmp_path_factory.mktemp("crowd"), command=(*FEW, *START))
    try:
        yield live.start()
    finally:
        live.stop()
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)
