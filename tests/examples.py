"""What a test is tried with: with everything in `make test-all`, with a part in `make test`."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import HealthCheck, settings

THOROUGH = "thorough"
"""the profile of Hypothesis in `make test-all`; in `make test` it tries the same each time"""


def is_thorough() -> bool:
    return settings.get_current_profile_name() == THOROUGH


def quickly(values: Iterable[object], *kept: object) -> list[object]:
    """All values for a parametrized test; those that are not kept only in `make test-all`.

    A tuple is a value for each of several arguments.
    """
    values = list(values)
    assert all(one in values for one in kept), kept
    return [
        pytest.param(
            *(one if isinstance(one, tuple) else (one,)),
            marks=() if one in kept else pytest.mark.slow,
        )
        for one in values
    ]


def examples(most: int) -> settings:
    """So many random ones, or a twelfth of them; a fixture of the test serves them all."""
    return settings(
        max_examples=most if is_thorough() else max(2, most // 12),
        deadline=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture],
    )
