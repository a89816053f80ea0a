"""The screens of people: who has played here, and their statistics."""

from __future__ import annotations

from collections.abc import Iterator

from flask import Blueprint, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.engine.message import Message
from companion.history import Figures, Statistics
from companion.text import day_in_words, keys

from . import host, template_globals
from .portrait import portrait
from .problems import UnknownError
from .services import history, services
from .template_globals import see

people_screens = Blueprint("people", __name__)

MET, MONTHS = 10, 12
"""of whom and of when the statistics tell unless somebody wants everything"""


@people_screens.get("/people")
def everybody() -> str:
    host.check_reading()
    here, mine = history(), host.owner()
    return render_template(
        "people/everybody.html",
        people=here.people.list_all(),
        alike=here.people.list_alike() if host.is_host() else (),
        bringing=here.importer.is_running(),
        me=mine,
        may_be_me=host.list_possible_owners() if mine is None else frozenset(),
        member=host.is_member(),
        host=host.is_host(),
    )


@people_screens.get("/people/<id>")
def person(id: str) -> str:
    """Show a person in words; `numbers` has the figures."""
    host.check_member()
    here = history()
    one, found = here.people.find(id), here.people.read_statistics(id)
    shown = portrait(one.id, found)
    if shown.best is not None:
        template_globals.name_seats(shown.best.row.names)
    days = [first.at for first in found.firsts]
    return render_template(
        "people/person.html",
        person=one,
        statistics=found,
        portrait=shown,
        since=_day(min(days)) if days else None,
        best_day=_day(shown.best.row.ended_at) if shown.best else None,
        mine=host.owner() == one.id,
        bringing=here.importer.is_running(),
    )


@people_screens.get("/people/<id>/numbers")
def numbers(id: str) -> str:
    """Show a person's figures. Those about lying are shown only on their own device. `?all`: every
    opponent and every month.
    """
    host.check_member()
    here = history()
    one, found = here.people.find(id), here.people.read_statistics(id)
    mine = host.owner() == one.id
    shown = found if mine else found.without_lies()
    everything = "all" in request.args
    others = {other.id: other for other in here.people.list_all() if other.id != one.id}
    met = {each.person for each in found.against}
    return render_template(
        "people/numbers.html",
        person=one,
        statistics=shown,
        figures=tuple(_figures(shown)),
        against=tuple(
            (others[each.person].name, each)
            for each in found.against[: None if everything else MET]
            if each.person in others
        ),
        months=found.months[: None if everything else MONTHS],
        more=not everything and (len(found.against) > MET or len(found.months) > MONTHS),
        last=None if found.last_at is None else _day(found.last_at),
        firsts=tuple((each, _day(each.at)) for each in found.firsts),
        others=tuple(other for other in others.values() if other.id not in met),
        bringing=here.importer.is_running(),
        mine=mine,
        may_be_me=one.id in host.list_possible_owners(),
        host=host.is_host(),
    )


@people_screens.post("/people/<id>/me")
def be_me(id: str) -> AnyResponse:
    """Make this device this person's; it must have had a seat of theirs."""
    host.check_reading()
    if history().people.find(id).id not in host.list_possible_owners():
        raise UnknownError("history-not-you")
    response = make_response(see("people.person", id=id))
    host.remember(response, id, host.OWNER_COOKIE)
    return response


@people_screens.post("/people/<id>/merge")
def merge(id: str) -> AnyResponse:
    host.check_host()
    into = request.form.get("into", "")
    history().people.merge(id, into)
    return see("people.numbers", id=into)


@people_screens.post("/people/<id>/separate")
def separate(id: str) -> AnyResponse:
    """Undo all merges into this person."""
    host.check_host()
    history().people.separate_all(id)
    return see("people.everybody")


@people_screens.post("/people/<id>/forget")
def forget(id: str) -> AnyResponse:
    host.check_host()
    history().people.forget(id)
    return see("people.everybody")


def _day(at: int) -> str:
    return day_in_words(at, template_globals.language(), services().now())


def _figures(
    found: Statistics,
) -> Iterator[tuple[Figures, Message | None, str, tuple[tuple[str, int], ...]]]:
    """Return the figures with averages and last days, and the game's own figures by message id."""
    known = keys("en")
    for one in found.figures:
        named = ((f"{one.game}-figure-{key.replace('_', '-')}", n) for key, n in one.facts.items())
        own = tuple((id, n) for id, n in named if id in known)
        yield one, _average(one), _day(one.last_at), own


def _average(one: Figures) -> Message | None:
    if one.average is None:
        return None
    whole, _, tenths = f"{one.average:.1f}".partition(".")
    return Message("history-average", whole=whole, tenths=tenths)
