"""Common things take no more taps than they may."""

from __future__ import annotations

import pytest

from .conftest import NewPage, Server
from .journeys import JOURNEYS
from .taps import Journey

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.what)
def test_it_takes_few_taps(server: Server, new_page: NewPage, journey: Journey) -> None:
    assert journey.taps(server, new_page) <= journey.most
