"""Every dialog of a screen, drawn as the browser draws them: when somebody opens it."""

import html
import re

from flask.testing import FlaskClient

_OPENER = re.compile(r'<button[^>]*\sdata-opens="([^"]+)"(?: data-from="([^"]+)")?')
_ID = re.compile(r'\sid="([^"]+)"')
_ADDRESS = re.compile(r'<main[^>]*\sdata-dialogs="([^"]+)"')


def every_dialog(client: FlaskClient, screen: str, query: str = "") -> dict[str, str]:
    """Id → HTML, of those that the screen opens and of those that these open in turn.

    Whatever can be opened is there: anything else fails.
    """
    found = _ADDRESS.search(screen)
    assert found, "no screen of a sitting"
    drawn: dict[str, str] = {}
    around = set(_ID.findall(screen))
    assert len(around) == len(_ID.findall(screen)), "an id stands twice"
    left = _OPENER.findall(screen)
    while left:
        id, address = left.pop()
        if id in drawn:
            continue
        asked = html.unescape(address) or f"{found[1]}?id={id}"
        answer = client.get(asked + (query if "?" in asked else query.replace("&", "?", 1)))
        assert answer.status_code == 200, (id, answer.status_code)
        assert answer.text.startswith(f'<dialog id="{id}"'), id
        assert answer.text.count("<dialog") == 1, f"a dialog stands within {id}"
        ids = _ID.findall(answer.text)
        assert len(around.union(ids)) == len(around) + len(ids), (id, around.intersection(ids), ids)
        drawn[id] = answer.text
        left += _OPENER.findall(answer.text)
    return drawn
