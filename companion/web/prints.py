"""The print screen of a game: what to print, how each page looks, and the PDF."""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import Blueprint, Response, render_template, request

from companion.engine.message import Message
from companion.engine.print import SheetChoices, SheetEdition
from companion.engine.refusal import FaultyError
from companion.printing import (
    Kind,
    Printable,
    Setting,
    has_halves,
    of_edition,
    player_count,
    unknown_sheet,
)

from . import locale, print_worker
from .problems import UnknownError
from .services import find_game

prints = Blueprint("prints", __name__)
prints.before_request(print_worker.check_order)


@dataclass(frozen=True, slots=True)
class Order:
    """The sheet that somebody asked for, as far as it is valid."""

    printable: Printable
    setting: Setting
    choices: SheetChoices
    asked_for: int
    """the number of players that was asked for, which the edition may not allow"""

    @property
    def query(self) -> dict[str, object]:
        """The query string of the PDF and of its pages."""
        setting = print_worker.setting_query(self.setting)
        return {**setting, **print_worker.choice_query(self.choices)}

    @property
    def edition(self) -> SheetEdition:
        return next(one for one in self.printable.editions if one.key == self.choices.edition)

    @property
    def variants(self) -> dict[str, Message]:
        """The variants that this number of players may choose."""
        of = self.edition
        return {k: v for k, v in of.variants.items() if of.offers(k, self.choices.players)}

    @property
    def wrong_count(self) -> Message | None:
        """Why the sheet is for another number of players than was asked for."""
        if self.asked_for == self.choices.players:
            return None
        return player_count(self.edition, self.asked_for)


@prints.get("/print")
def index() -> str:
    """List what can be printed, game by game. Raises `FaultyError` for an unknown language."""
    locale.language()
    by_game: dict[str, list[Printable]] = {}
    every = print_worker.renderer().sheets()
    for one in every:
        if one.sheets:
            by_game.setdefault(one.key, []).append(one)
    _prerender(every)
    return render_template("prints/index.html", by_game=by_game)


@prints.get("/print/<game>")
def game(game: str) -> str:
    """Show the choices, and the pages of the sheet once they are typeset."""
    offered = print_worker.printables_of(find_game(game).key)
    if not offered:
        raise UnknownError("problem-unknown-path")
    order = _read_order(offered)
    pages, trouble = print_worker.count_pages(
        lambda renderer: renderer.page_count(order.printable.name, order.setting, order.choices)
    )
    _prerender(offered)
    return render_template(
        "prints/game.html",
        game=game,
        offered=offered,
        order=order,
        setting=order.setting,
        pages=pages,
        trouble=trouble,
        contents=print_worker.renderer().contents(
            order.printable.name, order.setting, order.choices
        ),
        how=_how(order, pages),
        **print_worker.EVERY_SETTING,
    )


def _prerender(sheets: tuple[Printable, ...]) -> None:
    """Have the usual sheets drawn while it is quiet, in the reader's language."""
    usual, setting = (one.name for one in sheets if one.usual), print_worker.valid_setting()
    print_worker.worker().beforehand.wish(usual, setting)


def _how(order: Order, sides: int | None) -> str | None:
    """Return the message id for what to set at the printer."""
    contents = [sheet.key for sheet in order.printable.contents(order.choices)]
    if sides and has_halves(contents, order.setting):
        return "print-halves-how"
    return "print-cards-how" if sides and contents == ["cards"] else None


def _read_order(offered: tuple[Printable, ...]) -> Order:
    """Read the choices for a sheet. Choices that the sheet does not offer are dropped, because the
    sheet, its edition or the number of players may just have been changed.

    Raises `FaultyError` for anything that this screen never offers.
    """
    name = request.args.get("sheet", offered[0].name)
    printable = next((one for one in offered if one.name == name), None)
    choices = _choices(name)
    if printable is None or choices is None:
        raise FaultyError((unknown_sheet("sheet", name, offered),))
    setting = print_worker.valid_setting(small=printable.small)
    asked_for = choices.players
    if print_worker.is_from_form():
        if printable.kind is not Kind.TONIGHT:
            choices = replace(choices, contents=frozenset())
        choices = of_edition(printable, choices)
    print_worker.renderer().check(name, setting, choices)
    return Order(printable, setting, choices, asked_for)


@prints.get("/print/<name>.pdf")
def pdf(name: str) -> Response:
    setting, choices = print_worker.asked_setting(), _choices(name)
    file = f"{name}-{setting.language}.pdf"
    return print_worker.send(lambda renderer: renderer.render(name, setting, choices), file)


@prints.get("/print/<name>/<int:page>.png")
def picture(name: str, page: int) -> Response:
    setting, choices = print_worker.asked_setting(), _choices(name)
    return print_worker.send(lambda renderer: renderer.preview(name, page, setting, choices))


def _choices(name: str) -> SheetChoices | None:
    asked = request.args
    return print_worker.renderer().choices(
        name,
        players=asked.get("players"),
        edition=asked.get("edition"),
        variants=asked.getlist("variant"),
        contents=asked.getlist("content"),
    )
