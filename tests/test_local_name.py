"""`tabletop.local` is told to the local network as long as the house is open."""

import sys
from typing import Any

import pytest
from zeroconf import EventLoopBlocked, NonUniqueNameException, ServiceInfo

from companion.server import local_name
from tests.live import LiveServer, call


class Network:
    """What zeroconf was asked to tell; nothing leaves this process."""

    def __init__(self) -> None:
        self.told: list[ServiceInfo] = []
        self.closed = False
        self.refuses: Exception | None = None

    def register_service(self, service: ServiceInfo) -> None:
        if self.refuses is not None:
            raise self.refuses
        self.told.append(service)

    def unregister_all_services(self) -> None:
        self.told.clear()

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    found = Network()

    def here(**_: Any) -> Network:
        return found

    monkeypatch.setattr(local_name, "Zeroconf", here)
    return found


def test_the_name_leads_to_the_address_and_port(network):
    announced = local_name.announce("192.168.7.7", 8000)
    assert announced is not None
    assert announced.address == "http://tabletop.local:8000/"
    (service,) = network.told
    assert service.server == "tabletop.local."
    assert service.parsed_addresses() == ["192.168.7.7"]
    assert service.port == 8000
    assert not network.closed
    announced.close()
    assert network.told == [], "nobody is led here any more"
    assert network.closed


@pytest.mark.parametrize(
    "refuses", [NonUniqueNameException(), OSError("no network"), EventLoopBlocked()]
)
def test_a_name_that_somebody_else_has_is_not_promised(network, refuses):
    network.refuses = refuses
    assert local_name.announce("192.168.7.7", 8000) is None
    assert network.closed


@pytest.mark.parametrize(
    "refuses", [OSError("no such device"), RuntimeError("No interfaces to listen on")]
)
def test_without_a_network_there_is_an_address_alone(monkeypatch, refuses):
    def nothing(**_: Any) -> Network:
        raise refuses

    monkeypatch.setattr(local_name, "Zeroconf", nothing)
    assert local_name.announce("192.168.7.7", 8000) is None


def test_a_network_that_never_answers_keeps_no_server_from_starting_or_stopping(tmp_path):
    """The address was said only once the names of the machine were settled with the network."""
    command = (sys.executable, "-m", "gevent.monkey", "--module", "tests.silent_network")
    live = LiveServer(tmp_path, command=command)
    live.start("--host", "0.0.0.0")
    assert call(live.url, "/games").status == 200
    live.stop()
