"""Who is connected to which sitting."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

from companion.bell import Bell

if TYPE_CHECKING:
    from companion.store.channel import Channel

Device = int | Literal["table", "onlooker"]
"""the number of a seat, a table screen, or an onlooker"""


class Presence:
    """Counts open streams by sitting and device, and rings when one opens or closes.

    Workers tell each other their counts, and drop those of a worker that has gone.
    """

    TOPIC = "here"

    def __init__(self, bell: Bell, channel: Channel | None = None) -> None:
        self._bell = bell
        self._channel = channel
        self._lock = threading.Lock()
        self._open: dict[str, Counter[Device]] = {}
        self._elsewhere: dict[str, set[tuple[str, Device]]] = {}
        """with the worker that it is connected to"""
        self.closing = False
        """the server stops: every stream ends as soon as it wakes"""
        if channel is not None:
            channel.listen(self.TOPIC, self._receive)
            channel.when_asked(self._tell_all)
            channel.when_dead(self._forget)

    def seats(self, code: str) -> frozenset[int]:
        """Return the seats whose phones are connected."""
        return frozenset(device for device in self._devices(code) if isinstance(device, int))

    def has_table(self, code: str) -> bool:
        """Return whether a table screen is connected."""
        return "table" in self._devices(code)

    @contextmanager
    def connect(self, code: str, device: Device) -> Iterator[None]:
        """Count one more open stream of this device while the block runs."""
        self._count(code, device, 1)
        try:
            yield
        finally:
            self._count(code, device, -1)

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        for code in tuple(self._open):
            self._bell.ring_here(code)

    def _devices(self, code: str) -> tuple[Device, ...]:
        with self._lock:
            elsewhere = self._elsewhere.get(code, ())
            return (*self._open.get(code, ()), *(device for _, device in elsewhere))

    def _count(self, code: str, device: Device, change: int) -> None:
        """Change a count. Runs under the lock, so that other workers hear of changes in order."""
        with self._lock:
            devices = self._open.setdefault(code, Counter())
            before = devices[device]
            devices[device] += change
            changed = 0 in (before, devices[device])
            if not devices[device]:
                del devices[device]
            if not devices:
                del self._open[code]
            if changed:
                self._tell(code, device, here=not before)
        if changed:
            self._bell.ring_here(code)

    # -- Several workers -------------------------------------------------------------------

    def _tell(self, code: str, device: Device, *, here: bool) -> None:
        if self._channel is not None:
            self._channel.tell(self.TOPIC, f"{code}/{device}", "yes" if here else "")

    def _tell_all(self) -> None:
        with self._lock:
            for code, devices in self._open.items():
                for device in devices:
                    self._tell(code, device, here=True)

    def _receive(self, worker: str, about: str, value: str) -> None:
        code, _, said = about.partition("/")
        device: Device = "table" if said == "table" else "onlooker"
        if said.isdecimal():
            device = int(said)
        with self._lock:
            devices = self._elsewhere.setdefault(code, set())
            before = len(devices)
            (devices.add if value else devices.discard)((worker, device))
            changed = len(devices) != before
            if not devices:
                del self._elsewhere[code]
        if changed:
            self._bell.ring_here(code)

    def _forget(self, worker: str) -> None:
        with self._lock:
            changed = [
                code
                for code, devices in self._elsewhere.items()
                if any(whose == worker for whose, _ in devices)
            ]
            for code in changed:
                left = {one for one in self._elsewhere.pop(code) if one[0] != worker}
                if left:
                    self._elsewhere[code] = left
        for code in changed:
            self._bell.ring_here(code)
