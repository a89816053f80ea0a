"""Common things take no more taps than they may."""

import pytest

from tests.examples import quickly

from .journeys import JOURNEYS

pytestmark = pytest.mark.browser

QUICK = (
    "Sheriff, market: a round of 4 without phones, every bag let pass",
    "Citadels, gold and cities kept: a turn",
    "home to the winner on a tablet: Sheriff, 4 people, 15 figures",
)
"""of the games of which `test_rounds` counts no taps"""
KEPT = [journey for journey in JOURNEYS if journey.what in QUICK]


@pytest.mark.parametrize("journey", quickly(JOURNEYS, *KEPT), ids=lambda journey: journey.what)
def test_it_takes_few_taps(server, new_page, journey):
    assert journey.taps(server, new_page) <= journey.most
