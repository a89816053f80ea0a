"""How a screen of any game lies: what is wrong with it, and each of its dialogs in turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.examples import quickly

from .conftest import AXE, LANGUAGES, SIZES, STATIC, TABLES

FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")

OPENERS = "from => [...from.querySelectorAll('[data-opens]')].map(one => ({...one.dataset}))"


def faults(page: Page, least: int) -> list[str]:
    """What runs over, is too small or lies upon something else; in a dialog if one is open."""
    page.wait_for_function("document.fonts.ready.then(() => true)")
    found: list[str] = page.evaluate(FAULTS, least)
    return found


def fact(seat: int, icon: str) -> str:
    """Where the number with this picture stands in the panel of a seat."""
    return f"#seat-{seat} .fact:has([href$='#{icon}']) .fact-value"


def fits_at_each_size(page: Page) -> None:
    """The table screen, on every tablet."""
    for size in TABLES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, 56) == [], size


def stands_still(page: Page) -> None:
    """Returns when nothing on the page moves any more."""
    page.evaluate("Promise.all(document.getAnimations().map(one => one.finished))")


def hears(page: Page) -> None:
    """Returns when the stream of the table has reached the page."""
    page.wait_for_function(f"async () => (await import('{STATIC}/js/countdown.js')).now() !== null")


def axe(page: Page) -> list[str]:
    """What axe finds, in short, once nothing moves any more."""
    if page.evaluate("typeof axe") == "undefined":
        # The policy of the page forbids strange scripts, so it comes in by the back door.
        page.evaluate(AXE.read_text("utf-8"))
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]
    ]


def at_each(hardest: str) -> list[object]:
    """Each language; all but the longest words only in `make test-all`."""
    return quickly(LANGUAGES, hardest)


def tables(most: int, *fewer: int, hardest: str = "ru") -> list[object]:
    """Seats and a language: the most seats in each language, fewer in the hardest alone."""
    others = [(most, language) for language in LANGUAGES if language != hardest]
    others += [(seats, hardest) for seats in fewer]
    return quickly([(most, hardest), *others], (most, hardest))


def every_dialog(page: Page) -> Iterator[str]:
    """Opens one dialog after the other, with all that can be unfolded in it, and says which.

    Those that another one opens come too.
    """
    seen: set[str] = set()
    left: list[dict[str, str]] = page.locator("body").evaluate(OPENERS)
    while left:
        opener = left.pop(0)
        id = opener["opens"]
        if id in seen:
            continue
        seen.add(id)
        _open(page, id, opener.get("from"))
        dialog = page.locator(f'dialog[open][id="{id}"]')
        expect(dialog).to_be_visible()
        expect(dialog.locator("[aria-busy]")).to_have_count(0)
        dialog.evaluate("one => { for (const m of one.querySelectorAll('details')) m.open = true }")
        yield id
        left += dialog.evaluate(OPENERS)
        dialog.evaluate("one => one.close()")
        expect(dialog).to_have_count(0)
    assert seen, "there is nothing to open"


def _open(page: Page, id: str, address: str | None) -> None:
    """As a tap does; a dialog that is opened from another one gets a button of its own."""
    page.evaluate(
        """([id, address]) => {
          const there = document.querySelector(`[data-opens="${id}"]`);
          const opener = there ?? Object.assign(document.createElement("button"), {type: "button"});
          if (!there) {
            opener.dataset.opens = id;
            if (address) opener.dataset.from = address;
            document.body.append(opener);
          }
          opener.click();
          if (!there) opener.remove();
        }""",
        [id, address],
    )
