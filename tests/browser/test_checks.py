"""Each check of `checks.js` finds what it is named for, put upon a screen that has no fault."""

import re

import pytest

from . import citadels_states, sheriff_states
from .looks import CHECKS, check

pytestmark = [pytest.mark.browser, pytest.mark.slow]

OPEN = """one('[data-opens=menu]').click();
  while (!one('#menu .menu')) await new Promise(requestAnimationFrame);
  """

AT_TABLE = {
    "whatRunsOver": "one('.moment').style.cssText = 'width: 9px; white-space: nowrap'",
    "whatSticksOut": "one('.lit .acts .button').style.translate = '0 900px'",
    "whatLiesUponSomething": "all('.lit .acts .button')[1].style.marginLeft = '-300px'",
    "targetsCovered": "add('#centre', 'i', { position: 'fixed', inset: 0 })",
    "targetsSmall": "one('.lit .acts .button').style.cssText = 'min-width: 0; max-width: 9px'",
    "targetsTooClose": "one('.lit .acts').style.gap = '2px'",
    "typeTiny": "one('.moment').style.fontSize = '9px'",
    "typeSmall": "one('.seat-name').style.fontSize = '19px'",
    "wordsCutOff": "one('.lit .acts span').style.cssText = 'overflow: hidden; width: 9px'",
    "wordsBroken": "one('.lit .acts span').style.cssText = BREAKS",
    "lightElsewhere": "for (const cell of all('.cell')) cell.className = 'cell lit'",
    "momentNotTwice": "one('.moment').remove()",
    "noMoment": "for (const moment of all('.moment')) moment.remove()",
    "faintWhileDimmed": "one('.moment').style.opacity = 0.2",
    "whatMoves": "one('.moment').animate({ rotate: '9deg' }, 9000)",
    "seatsOutOfOrder": "one('#seat-1').id = 'seat-9'",
    "partsOutOfPlace": "one('.undo-words').style.cssText = BREAKS",
    "dialogOffItsEdge": OPEN + "one('#menu').style.translate = '0 -50px'",
}
ON_PHONE = {
    "pageRunsOver": "document.body.style.width = '999px'",
    "iconsFaint": "one('.citadels-type').style.color = 'transparent'",
    "saidAgain": "one('#phone').innerHTML += `<p>${one('.phone-todo').textContent}</p>`",
}
PUT = """async () => {
  const BREAKS = "max-width: 2ch; flex: none; word-break: break-all; white-space: normal";
  const add = (where, tag, style) =>
    Object.assign(one(where).appendChild(document.createElement(tag)).style, style);
  const seen = one => one.checkVisibility();
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const one = selector => all(selector)[0];
  FAULT;
}"""


def test_no_check_is_without_its_fault():
    names = re.findall(r"^    (\w+): \(\) =>", CHECKS, re.MULTILINE)
    assert {*names} == {*AT_TABLE, *ON_PHONE}


@pytest.mark.parametrize("name", AT_TABLE)
def test_a_fault_at_the_table_is_found(server, table, name):
    page = table(sheriff_states.inspection(server, "en", 4), "wide")
    assert check(page, 56, name) == {}
    page.evaluate(PUT.replace("FAULT", AT_TABLE[name]))
    assert name in check(page, 56, name)


@pytest.mark.parametrize("name", ON_PHONE)
def test_a_fault_on_a_phone_is_found(server, phone, name):
    page = phone(citadels_states.building(server, "en", 4), 1)
    assert check(page, 48, name) == {}
    page.evaluate(PUT.replace("FAULT", ON_PHONE[name]))
    assert name in check(page, 48, name)


def test_a_word_that_goes_on_behind_its_hyphen_is_not_broken(server, table):
    page = table(sheriff_states.inspection(server, "en", 4), "wide")
    words = (
        "const span = one('.lit .acts span'); span.textContent = 'Pumper\u00adnickel';"
        "span.style.cssText = 'white-space: normal; flex: none; max-width: 8ch'"
    )
    page.evaluate(PUT.replace("FAULT", words))
    assert check(page, 56, "wordsBroken") == {}
