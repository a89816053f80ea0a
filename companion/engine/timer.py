"""A countdown as a value. Times are the server's wall clock, in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Timer:
    """A countdown that runs while `ends_at` is set, and otherwise stands at `left_ms`."""

    total_ms: int
    left_ms: int
    ends_at: int | None = None

    @classmethod
    def full(cls, total_ms: int) -> Timer:
        """Return a full clock that stands."""
        return cls(total_ms, total_ms)

    @property
    def running(self) -> bool:
        return self.ends_at is not None

    def remaining(self, at: int) -> int:
        """Return the milliseconds left at the time `at`, never below zero."""
        return self.left_ms if self.ends_at is None else max(0, self.ends_at - at)

    def start(self, at: int) -> Timer:
        return self if self.running else replace(self, ends_at=at + self.left_ms)

    def pause(self, at: int) -> Timer:
        return replace(self, left_ms=self.remaining(at), ends_at=None)

    def extend(self, by_ms: int, at: int) -> Timer:
        """Return the timer with more (or less) time; a running one goes on running."""
        left = max(0, self.remaining(at) + by_ms)
        changed = replace(self, total_ms=max(self.total_ms + by_ms, left), left_ms=left)
        return replace(changed, ends_at=at + left if self.running else None)

    def stop(self) -> Timer:
        """Return the timer run out."""
        return replace(self, left_ms=0, ends_at=None)
