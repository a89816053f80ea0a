"""What a seat or the table may know of a state. The only door: screens, streams and the JSON
interface see nothing else. Language-free; its texts are messages.
"""

from __future__ import annotations

from importlib.resources import files

from companion.engine.message import Message, SeatName
from companion.engine.rulebook import load

from .. import actions as act
from .. import field, hints, realm
from ..cards import city_name
from ..model import Phase, State
from ..options import Tool
from ..rules.ending import finished
from ..rules.needs import phase_name
from ..rules.rounds import coming_game
from .battlefield import battle_view, fought_view
from .chart import border_views, city_views
from .permission import not_yours
from .shapes import BeginView, SeatView, View, YouView

RULEBOOK = load((files("companion.games.condottiere") / "rulebook.toml").read_text("utf-8"))


def view(state: State, viewer: int | None) -> View:
    """What `viewer` may know; None is the table, or an onlooker."""
    on_map = state.has(Tool.MAP)
    may_deal = state.phase in (Phase.CHOOSE, Phase.ROUND_END)
    decline = _decline(state)
    refusal = None if decline is None else not_yours(state, viewer, decline)
    return View(
        game="condottiere",
        viewer=viewer,
        options=state.options,
        phase=state.phase.value,
        phase_name=phase_name(state.phase),
        headline=hints.headline(state),
        series_game=state.game if state.options.points else None,
        series_target=state.options.points_target if state.options.points else None,
        round=state.round,
        holder=state.holder if on_map else None,
        needed=state.needed,
        seats=tuple(_seat(state, seat, viewer) for seat in range(state.seats)),
        cities=city_views(state, viewer),
        borders=border_views(state),
        battle=battle_view(state, viewer),
        start=_start(state),
        decline=decline if refusal is None else None,
        why_not_decline=refusal or _against_declining(state),
        deal=act.Deal(state.round) if may_deal else None,
        deal_due=state.phase is Phase.ROUND_END,
        begins=_begins(state),
        finish=_finish(state),
        past=tuple(fought_view(state, fought) for fought in reversed(state.past)),
        hints=tuple(RULEBOOK.hint(*hint) for hint in hints.now(state)),
        reminders=tuple(RULEBOOK.hint(*hint) for hint in hints.reminders(state)),
        checklist=tuple(RULEBOOK.hint(*hint) for hint in hints.checklist(state)),
        story=() if state.sheet is None else state.sheet.notes,
        you=None if viewer is None else _you(state, viewer),
    )


def revealed(state: State) -> bool:
    """Once the sitting is over nothing is left to hide."""
    return state.phase is Phase.OVER


def _start(state: State) -> act.Attack | None:
    free = state.phase is Phase.CHOOSE and not state.has(Tool.MAP) and state.has(Tool.BATTLE)
    return act.Attack(state.battle) if free else None


def _decline(state: State) -> act.Decline | None:
    """[R co.battle_end.decline]"""
    if state.phase is not Phase.CHOOSE or not state.has(Tool.MAP) or state.holder is None:
        return None
    return act.Decline(state.battle, state.holder)


def _against_declining(state: State) -> Message | None:
    if _decline(state) is None or state.holder is None or not field.all_declined(state):
        return None
    return Message("condottiere-remark-must-choose", who=SeatName(state.holder))


def _begins(state: State) -> tuple[BeginView, ...]:
    if state.phase not in (Phase.SETUP, Phase.SCORED):
        return ()
    game = coming_game(state)
    return tuple(BeginView(seat, act.Begin(game, seat)) for seat in range(state.seats))


def _finish(state: State) -> act.Finish | None:
    if not state.has(Tool.MAP) or state.phase not in (
        Phase.CHOOSE,
        Phase.ROUND_END,
        Phase.SCORED,
    ):
        return None
    return None if finished(state) is None else act.Finish(state.game)


def _seat(state: State, seat: int, viewer: int | None) -> SeatView:
    on_map = state.has(Tool.MAP)
    cities = state.cities(seat) if on_map else ()
    in_round = state.phase in (Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END)
    out = seat in state.out
    return SeatView(
        seat=seat,
        name=SeatName(seat),
        holder=on_map and seat == state.holder,
        cities=cities,
        city_names=tuple(city_name(city) for city in cities),
        linked=realm.linked(cities),
        out=in_round and out,
        say_out=act.Out(state.round, not out) if in_round else None,
        todo=hints.todo(state, seat),
        take_piece=_take_piece(state, seat, viewer),
        points=state.tally[seat].total if state.options.points else None,
        deal=_deal(state, seat),
    )


def _take_piece(state: State, seat: int, viewer: int | None) -> act.CorrectPiece | None:
    playing = state.phase in (Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END)
    if not playing or not state.has(Tool.MAP) or seat == state.holder:
        return None
    piece = act.CorrectPiece(seat)
    return piece if not_yours(state, viewer, piece) is None else None


def _deal(state: State, seat: int) -> int | None:
    """[R co.round_end.deal] [R co.end.final_deal] While cards are to be dealt."""
    final = hints.dealing(state) and seat in state.final
    due = state.phase in (Phase.SETUP, Phase.ROUND_END) or final
    return state.dealt(seat) if due else None


def _you(state: State, seat: int) -> YouView:
    """[R co.no_cards.out] Whoever is out holds none, whatever was noted before."""
    noted = state.hands[seat] if seat in state.fighters else None
    hand = None if noted is None else 0 if seat in state.out else max(0, noted)
    in_round = state.phase in (Phase.CHOOSE, Phase.BATTLE)
    return YouView(seat, hand, in_round and hand == 0 and seat not in state.out)
