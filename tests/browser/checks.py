"""The checks of the table that take more than a look: each is named for what it finds."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from companion.engine.message import Message
from companion.games.citadels.cast import character_brief
from companion.games.citadels.tables import CHARACTERS
from companion.text import LANGUAGES, say

from .conftest import LAID_OUT, SIZES, TABLES, Sitting
from .looks import CLOSE, LIES, OPEN, axe, check, every_dialog, faults, hears, reached, unfold
from .screens import DIALOG, LONGER, Row

STILL = (Path(__file__).parent / "still.js").read_text("utf-8")

Findings = Iterator[str]


@dataclass(frozen=True)
class Screen:
    """A state on a device."""

    page: Page
    sitting: Sitting
    row: Row
    place: str
    """`table` or `phone`"""

    @property
    def least(self) -> int:
        """Of a target, in pixels."""
        return 56 if self.place == "table" else 48

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def moves(self) -> list[dict[str, Any]]:
        path = f"/sittings/{self.sitting.code}/moves"
        moves: list[dict[str, Any]] = self.sitting.server.call(
            path, None, self.sitting.table_token
        )["moves"]
        return moves


def find_faults(screen: Screen, checks: tuple[str, ...], where: str) -> Findings:
    for name, found in check(screen.page, screen.least, *screen.row.names(checks)).items():
        yield from (f"{where}: {name}: {one}" for one in found)


# --- taps -----------------------------------------------------------------------------------------


def find_taps_on_what_moves(screen: Screen) -> Findings:
    """As the table goes on by one step, and as that is taken back."""
    page, sitting = screen.page, screen.sitting
    if sitting.view.get("options", {}).get("calls") == "by_itself":
        return  # it may go on at any moment
    page.emulate_media(reduced_motion="no-preference")
    hears(page)
    version = sitting.server.call(f"/sittings/{sitting.code}")["version"]
    ready = (
        one
        for one in screen.moves()
        if one["group"] == "now" and not (one["fields"] or one["refused"])
    )
    move = next(ready, None)
    if move is not None:
        page.evaluate(STILL, version + 1)
        version = sitting.act(move["seat"], **move["action"])
        pressed = page.evaluate("window.pressed")
        yield from pressed["found"]
        if not pressed["heard"]:
            yield "nothing listens"
    if version:
        page.evaluate(STILL, version + 1)
        sitting.act(None, kind="rewind", to=version - 1, expected=version)
        yield from page.evaluate("window.pressed")["found"]
    page.emulate_media(reduced_motion="reduce")


MOST_TAPS = {"now": 2, "more": 3}
SUBJECTS = frozenset(("to", "take", "who", "merchant", "deal", "claim", "tool"))
"""what tells one move from another of its kind; the rest is chosen in its form"""


def find_moves_far_away(screen: Screen) -> Findings:
    there = reached(screen.page)
    for move in screen.moves():
        if move["slot"] in screen.row.game.apart or move.get("refused"):
            continue
        most = MOST_TAPS.get(move["group"])
        if most and "mine" in move["action"]:
            most += 1  # what is given and what is taken are a tap each
        taps = min((n for act, n in there if does(act, move)), default=None)
        if most and (taps is None or taps > most):
            yield f"{taps} taps, {move['group']}: {move['slot']}: {move['action']}"


def does(act: dict[str, Any], move: dict[str, Any]) -> bool:
    """Whether a button or a form is for this move; a field may be filled in already."""
    action = move["action"]
    fixed = SUBJECTS.difference(field["name"] for field in move["fields"])
    return bool(act["kind"] == action["kind"]) and all(
        act.get(key) in (None, action.get(key)) for key in fixed
    )


VERBS = """() => [...document.querySelectorAll(".sheriff-turn")]
  .filter((one) => one.checkVisibility())
  .map((turn) => [...turn.querySelectorAll(":scope > .button")].map((one) => {
    const words = one.querySelector(".sheriff-verb > span") ?? one.querySelector("span");
    const seen = words.checkVisibility() && words.getBoundingClientRect().width > 1;
    return [one.offsetTop, one.offsetLeft, seen ? words.textContent : ""];
  }).sort((a, b) => a[0] - b[0] || a[1] - b[1]).map((one) => one[2]))"""
"""of each bag that is taken up, as its person reads them, whichever way they are turned"""


def find_verbs_out_of_order(screen: Screen) -> Findings:
    """What a sheriff may do with a bag stands in one order, whoever it is and wherever."""
    if screen.row.key not in ("sheriff", "six") or screen.row.language == LONGER:
        return  # the test language has other words than the catalogue
    language = screen.page.evaluate("document.documentElement.lang")
    words = [
        str(say(Message(f"sheriff-screen-{one}"), language)) for one in ("let-pass", "deal", "open")
    ]
    for verbs in screen.page.evaluate(VERBS):
        if len(verbs) == len(words) and verbs != words:
            yield f"verbs in another order: {verbs}"


# --- room -----------------------------------------------------------------------------------------

HINTS = """async texts => {
  const hint = document.querySelector(".lit .citadels-hint"), panel = hint?.closest(".panel");
  const asked = document.querySelector(".citadels-names");
  if (!hint?.checkVisibility() || asked) return [];
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(hint);
  const font = `${fontWeight} ${fontSize} ${fontFamily}`, was = hint.textContent;
  await document.fonts.load(font, Object.values(texts).join(" "));
  const found = Object.entries(texts).filter(([, words]) => {
    hint.textContent = words;
    const low = [...panel.querySelectorAll(".acts > *")].some(one => one.offsetHeight < 56);
    const cut = hint.scrollHeight - hint.clientHeight > 2;
    return cut || panel.scrollHeight > panel.clientHeight || low || parseFloat(fontSize) < 22;
  }).map(([what]) => what);
  hint.textContent = was;
  return found;
}"""


def find_abilities_without_room(screen: Screen) -> Findings:
    """What any character may do would stand whole in the panel of whoever acts."""
    if screen.row.key != "citadels":
        return
    texts = {
        f"{language} {character}": say(character_brief(character), language)
        for language in LANGUAGES
        for character in CHARACTERS
    }
    yield from (f"no room for an ability: {one}" for one in screen.page.evaluate(HINTS, texts))


ACTS = """() => [...document.querySelectorAll("#screen [data-act]")]
  .filter((one) => !one.closest("dialog") && one.checkVisibility())
  .map((one) => one.dataset.act)"""


def find_what_zooming_loses(screen: Screen) -> Findings:
    """At 200 % there are half as many pixels for everything, and each is two on the glass."""
    page = screen.page
    acts = set(page.evaluate(ACTS))
    for size in TABLES:
        width, height = SIZES[size]
        screen.resize(width // 2, height // 2)
        lost = [f"is lost: {one}" for one in acts - set(page.evaluate(ACTS))]
        yield from (f"{size} at 200 %: {one}" for one in (*lost, *find_lies(screen, 28)))
    for seat in range(page.locator(".seat-who").count()):
        page.evaluate(OPEN, ["", f"person-{seat}"])
        yield from (f"person-{seat} at 200 %: {one}" for one in faults(page, 28))
        page.evaluate(CLOSE, f"person-{seat}")


def find_lies(screen: Screen, least: int) -> Findings:
    names = screen.row.names((*LIES, "pageRunsOver"))
    yield from (one for found in check(screen.page, least, *names).values() for one in found)


def find_what_sticks_out_of_a_narrow_phone(screen: Screen) -> Findings:
    """The words beside Undo end in dots there."""
    for width in (360, 259, 250, 240, 195):
        screen.resize(width, 640)
        found = [one for one in find_lies(screen, screen.least) if "undo-words" not in one]
        yield from (f"{width} px: {one}" for one in found)


# --- dialogs --------------------------------------------------------------------------------------

DEEP = """id => {
  const dialog = document.getElementById(id), { liveEdge } = dialog.dataset;
  const upright = liveEdge === "left" || liveEdge === "right";
  const parts = [dialog, ...dialog.querySelectorAll(".sheet-body")];
  return [Math.max(...parts.map(one => one.scrollHeight - one.clientHeight)),
          Boolean(liveEdge) && upright === innerHeight > innerWidth];
}"""
"""how much of it is seen by scrolling alone, and whether it rises from a long edge"""

PAGES = "id => document.getElementById(id).querySelectorAll('.pages .option').length"
TURN = "([id, n]) => document.getElementById(id).querySelectorAll('.pages .option')[n].click()"


def kind_of(dialog: str) -> str:
    """Whoever's or whatever's it is."""
    return re.sub(r"-(\d|[A-Z]).*", "", dialog)


def find_faults_in_dialogs(
    screen: Screen,
    size: str,
    checks: tuple[str, ...] = DIALOG,
    *,
    each: bool = False,
    barriers: bool = False,
) -> Findings:
    """Page by page; `each`: not only one of a kind. `barriers`: what axe finds in one of a kind."""
    page, game = screen.page, screen.row.game
    seen: set[str] = set()
    for dialog in every_dialog(page, unfolded=False, alike=str if each else kind_of):
        kind = kind_of(dialog)
        names = [name for name in checks if kind not in game.excused_dialogs.get(name, ())]
        for n in range(page.evaluate(PAGES, dialog) or 1):
            if n:
                page.evaluate(TURN, [dialog, n])
            page.evaluate(LAID_OUT)
            deep, along = page.evaluate(DEEP, dialog)
            whole = {
                *game.whole.get(size, ()),
                *(game.whole.get(f"{size} long", ()) if along else ()),
            }
            if deep > 1 and kind in whole:
                yield f"{size} {dialog} {n}: has to be scrolled by {deep} px"
            unfold(page, dialog)
            for name, found in check(page, screen.least, *names).items():
                yield from (f"{size} {dialog} {n}: {name}: {one}" for one in found)
        if barriers and kind not in seen:
            seen.add(kind)
            yield from (f"{dialog}: {one}" for one in axe(page))
