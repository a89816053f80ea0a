"""Days as people write them down."""

from __future__ import annotations

from datetime import UTC, datetime


def day_of(at: int) -> str:
    """Of a moment in milliseconds, on the wall of the house."""
    return _local_time(at).date().isoformat()


def minute_of(at: int) -> str:
    """The same with the time of day."""
    return f"{_local_time(at):%Y-%m-%d %H:%M}"


def _local_time(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone()
