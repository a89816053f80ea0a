"""How a screen of any game lies: what is wrong with it, and each of its dialogs in turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.examples import quickly

from .conftest import AXE, LANGUAGES, SIZES, STATIC, TABLES

FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")
LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")

REACHED = """async scripts => {
  const { partOf } = await import(`${scripts}/dialogs.js`);
  const { dialogs, coverAt } = document.getElementById("screen").dataset;
  const drawn = async address =>
    new DOMParser().parseFromString(await partOf(address), "text/html").body;
  const isShown = one => !one.closest("dialog") && one.checkVisibility();
  const found = [], left = [], seen = new Set();
  const collect = (from, before) => {
    for (const one of from.querySelectorAll("[data-act], [data-pair]")) {
      const act = one.dataset.act || one.dataset.pair;
      if (!act || (from === document.body && !isShown(one))) continue;
      found.push([JSON.parse(act), before + (one.closest("details:not([open])") ? 2 : 1)]);
    }
    const openers = [...from.querySelectorAll("[data-opens]")];
    left.push(...openers.map(one => [one.dataset, before + 1]));
  };
  collect(document.body, 0);
  for (const [{ opens, from }, taps] of left) {
    if (seen.has(opens)) continue;
    seen.add(opens);
    const dialog = await drawn(from ?? `${dialogs}?id=${encodeURIComponent(opens)}`);
    const seat = dialog.querySelector("[data-cover]")?.dataset.cover;
    if (seat) dialog.append(await drawn(coverAt.replace(/0$/, seat)));
    collect(dialog, taps);
  }
  return found;
}"""
"""what can be done from here and from every dialog, as the server draws it, and the taps to it"""

UNFOLD = """dialog => {
  const all = [...dialog.querySelectorAll("details")];
  for (const one of all) one.toggleAttribute("data-was-open", one.open);
  for (const one of all) one.open = true;
}"""

LAID_OUT = """document.fonts.ready.then(() =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))"""
"""once our letters are there, and whatever measures its room has seen the size of now"""

BROKEN = """from => {
  const words = [], texts = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(one => one.top)).size > 1) words.push(word);
    }
  }
  return words;
}"""
"""words that go on in another line"""

ON_PICTURES = """dialog => [...dialog.querySelectorAll(".picker-item")].filter(one => {
  const [icon, count] = [".picker-add .icon", ".picker-count"].map(of =>
    one.querySelector(of).getBoundingClientRect());
  return Math.min(icon.right, count.right) - Math.max(icon.left, count.left) > 1
    && Math.min(icon.bottom, count.bottom) - Math.max(icon.top, count.top) > 1;
}).map(one => one.textContent)"""
"""goods whose number cannot be read"""

OPENERS = "from => [...from.querySelectorAll('[data-opens]')].map(one => ({...one.dataset}))"


def faults(page: Page, least: int) -> list[str]:
    """What runs over, is too small or lies upon something else; in a dialog if one is open."""
    page.evaluate(LAID_OUT)
    found: list[str] = page.evaluate(FAULTS, least)
    return found


def look(page: Page) -> list[str]:
    """How the screen falls short of the look: type, shares of the table, fills, targets."""
    page.evaluate(LAID_OUT)
    found: list[str] = page.evaluate(LOOK)
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


def tap_tool(page: Page, id: str) -> None:
    """Opens what a tool of the bar opens; where the bar has no room for it, from the menu."""
    tool = page.locator(f"[data-opens={id}]:visible").first
    if tool.count():
        return tool.tap()
    page.locator("[data-opens=menu]:visible").first.tap()
    expect(page.locator("#menu[open]")).to_be_visible()
    tool.tap()
    expect(page.locator(f"#{id}[open]")).to_be_visible()
    return page.locator("#menu").evaluate("one => one.close()")


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
        uncover(dialog)
        dialog.evaluate(UNFOLD)
        yield id
        left += dialog.evaluate(OPENERS)
        dialog.evaluate("one => one.close()")
        expect(dialog).to_have_count(0)
    assert seen, "there is nothing to open"


def reached(page: Page) -> list[tuple[dict[str, Any], int]]:
    """Every action that the screen and its dialogs have a button or a form for, and the taps.

    "I am Ann" is no tap on the way to what is secret: a table that wants a cover has asked for the
    screen to be handed over, whatever is done under it.
    """
    found: list[tuple[dict[str, Any], int]] = page.evaluate(REACHED, f"{STATIC}/js")
    return found


def uncover(dialog: Locator) -> None:
    """What is secret there is seen."""
    tap = dialog.locator("[data-cover-open]")
    if tap.count():
        tap.tap()
        expect(dialog.locator("[data-cover-content] > *").first).to_be_attached()


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
