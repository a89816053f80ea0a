"""Dates in the time zone of this machine."""

from __future__ import annotations

from datetime import UTC, datetime

from .language import Language


def day_of(at: int) -> str:
    """Return the ISO date of a moment in milliseconds."""
    return _local_time(at).date().isoformat()


def minute_of(at: int) -> str:
    """Return date and time of a moment in milliseconds."""
    return f"{_local_time(at):%Y-%m-%d %H:%M}"


def day_in_words(at: int, language: Language, now: int) -> str:
    """The same as people say it: 26 November, and with its year if that is over."""
    from babel.dates import format_date  # late: only the history asks

    day = _local_time(at)
    pattern = "M월 d일" if language == "ko" else "d MMMM"
    if day.year != _local_time(now).year:
        pattern = f"y년 {pattern}" if language == "ko" else f"{pattern} y"
    return format_date(day, pattern, locale=language)


def _local_time(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone()
