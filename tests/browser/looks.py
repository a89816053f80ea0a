"""How a screen of any game lies: what is wrong with it, and each of its dialogs in turn."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.examples import quickly

from .conftest import AXE, LAID_OUT, LANGUAGES, SIZES, STATIC, TABLES

CHECKS = (Path(__file__).parent / "checks.js").read_text("utf-8")

LIES = (
    "whatRunsOver", "typeTiny", "targetsSmall", "whatSticksOut", "whatLiesUponSomething",
)  # fmt: skip
"""of any page, and of its dialogs"""
LOOKS = (
    "typeSmall", "wordsCutOff", "wordsBroken", "targetsTooClose", "whatMoves", "lightElsewhere",
    "momentNotTwice", "noMoment", "faintWhileDimmed",
)  # fmt: skip
"""of the screens of a sitting"""

REACHED = """async scripts => {
  const { fetchPart } = await import(`${scripts}/dialogs.js`);
  const { dialogs, coverAt } = document.getElementById("screen").dataset;
  const drawn = async address =>
    new DOMParser().parseFromString(await fetchPart(address), "text/html").body;
  const isShown = one => !one.closest("dialog") && one.checkVisibility();
  const found = [], left = [], seen = new Set();
  const picked = turn => [...document.querySelectorAll(`[data-picks="${turn}"]`)].some(isShown);
  const collect = (from, before) => {
    for (const one of from.querySelectorAll("[data-act], [data-pair]")) {
      const act = one.dataset.act || one.dataset.pair;
      const waits = from === document.body && !isShown(one); // perhaps until its bag is taken up
      if (!act || (waits && !picked(one.closest("[data-turn]")?.dataset.turn))) continue;
      found.push([JSON.parse(act), before + (waits || one.closest("details:not([open])") ? 2 : 1)]);
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

OPENERS = """within => {
  const from = document.getElementById(within) ?? document;
  const openers = [...from.querySelectorAll("[data-opens]")];
  return openers.filter(one => within || !one.closest("dialog")).map(one => one.dataset.opens);
}"""

OPEN = """async ([within, id]) => {
  const dialog = () => document.getElementById(id);
  const until = async done => {
    for (let tries = 0; !done(); tries += 1) {
      if (tries > 10_000) throw new Error(`${id} does not open`);
      await new Promise(soon => setTimeout(soon, 5));
    }
  };
  const from = document.getElementById(within) ?? document;
  const openers = [...from.querySelectorAll(`[data-opens="${id}"]`)];
  let tries = 0;
  await until(() => {
    // What has just moved does not hear, as under a finger.
    if (!dialog()?.open && tries++ % 200 === 0)
      (openers.find(one => one.checkVisibility()) ?? openers[0]).click();
    return dialog()?.open && !dialog().querySelector("[aria-busy]");
  });
  dialog().querySelector("[data-cover-open]")?.click();
  await until(() => !dialog().querySelector("[data-cover-content]:empty"));
}"""
"""as a tap does; what is secret there is seen"""

UNFOLD = """id => {
  const all = [...document.getElementById(id).querySelectorAll("details")];
  for (const one of all) one.toggleAttribute("data-was-open", one.open);
  for (const one of all) one.open = true;
}"""

CLOSE = """async id => {
  document.getElementById(id).close();
  while (document.getElementById(id)?.open) await new Promise(soon => setTimeout(soon, 5));
}"""


def check(page: Page, least: int, *names: str) -> dict[str, list[str]]:
    """What these checks of `checks.js` find; in a dialog if one is open. `least`: of a target."""
    page.evaluate(LAID_OUT)
    found: dict[str, list[str]] = page.evaluate(CHECKS, {"names": names, "least": least})
    return found


def faults(page: Page, least: int) -> list[str]:
    """What runs over, is too small or lies upon something else; in a dialog if one is open."""
    return [one for found in check(page, least, *LIES).values() for one in found]


def look(page: Page) -> list[str]:
    """How the screen falls short of the look: type, shares of the table, fills, targets."""
    return [one for found in check(page, 0, *LOOKS).values() for one in found]


def fact(seat: int, icon: str) -> str:
    """Where the number with this picture stands in the panel of a seat."""
    return f"#seat-{seat} .fact:has([href$='#{icon}']) .fact-value"


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def fits_at_each_size(page: Page) -> None:
    """The table screen, on every tablet."""
    for size in TABLES:
        resize(page, size)
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


def every_dialog(
    page: Page, *, unfolded: bool = True, alike: Callable[[str], str] = str
) -> Iterator[str]:
    """Opens one dialog after the other, with all that can be unfolded in it, and says which.

    Those that another one opens come too, from within it; of those for which `alike` answers the
    same, one.
    """
    seen: set[str] = set()

    def opened(within: str) -> Iterator[str]:
        for id in page.evaluate(OPENERS, within):
            if alike(id) in seen:
                continue
            seen.add(alike(id))
            page.evaluate(OPEN, [within, id])
            if unfolded:
                unfold(page, id)
            yield id
            yield from opened(id)
            page.evaluate(CLOSE, id)

    yield from opened("")
    assert seen, "there is nothing to open"


def unfold(page: Page, id: str) -> None:
    """All that can be in this dialog."""
    page.evaluate(UNFOLD, id)


def reached(page: Page) -> list[tuple[dict[str, Any], int]]:
    """Every action that the screen and its dialogs have a button or a form for, and the taps.

    "I am Ann" is no tap on the way to what is secret: a table that wants a cover has asked for the
    screen to be handed over, whatever is done under it.
    """
    found: list[tuple[dict[str, Any], int]] = page.evaluate(REACHED, f"{STATIC}/js")
    return found
