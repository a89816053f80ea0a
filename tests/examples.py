"""What a test is tried with: with everything in `make test-all`, with a part in `make test`."""

from collections.abc import Iterable

from hypothesis import HealthCheck, settings

THOROUGH = "thorough"
"""the profile of Hypothesis in `make test-all`; in `make test` it tries the same each time"""


def is_thorough() -> bool:
    return settings.get_current_profile_name() == THOROUGH


def quickly(values: Iterable[object], *kept: object) -> list[object]:
    """Values for a parametrized test: all of them in `make test-all`, else those that are kept.

    A tuple is a value for each of several arguments.
    """
    values = list(values)
    assert kept
    assert all(one in values for one in kept), kept
    return values if is_thorough() else [one for one in values if one in kept]


def examples(most: int) -> settings:
    """So many random ones, or a twelfth of them; a fixture of the test serves them all."""
    return settings(
        max_examples=most if is_thorough() else max(2, most // 12),
        deadline=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture],
    )
