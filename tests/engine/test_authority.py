"""Whose an action is to do."""

from types import SimpleNamespace

import pytest

from companion.engine.authority import TABLE, Authority, authority_refusal
from companion.engine.refusal import NotYoursError, RuleError


def test_only_whose_it_is_becomes_a_refusal_to_show():
    """Rules that fail while they find out who may are a bug to see, not words beside a button."""

    def fail(state, seat, action):
        raise RuleError("nobody-knows-who")

    refusal = authority_refusal(None, 0, SimpleNamespace(may=TABLE))
    assert isinstance(refusal, NotYoursError)
    assert authority_refusal(None, None, SimpleNamespace(may=TABLE)) is None
    with pytest.raises(RuleError, match="nobody-knows-who"):
        authority_refusal(None, 0, SimpleNamespace(may=Authority("failing", fail)))
