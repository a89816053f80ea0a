"""Random play in which people put right whatever they like, at any moment: what follows from what
they said holds, and nothing that is over goes on.
"""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.refusal import GameError
from companion.games.dunhuang import GAME
from companion.games.dunhuang.actions import ACTIONS
from companion.games.dunhuang.rules.ring import take_card
from companion.text import LANGUAGES, say
from tests.contract.chance import Chance, Player
from tests.examples import examples

PRIEST_OR_MONK = {"priest", "monk"}
CORRECTIONS = [kind for kind in ACTIONS if str(kind.__struct_config__.tag).startswith("correct_")]
NAMES = ("Ann", "Ben", "Cem", "Dan")


def evening(seed, length):
    """Before and after everything that was done, with the action as JSON."""
    player = Player(GAME, seed)
    for _ in range(length):
        before = player.state
        done = corrected(player) if player.random.random() < 0.3 else played(player)
        if done is None:
            return
        yield before, player.state, player.entries[-1]


def played(player):
    chosen = player.chosen()
    if chosen is not None:
        player.play(*chosen)
    return chosen


def corrected(player):
    """Of the corrections that one may think of, one that is not refused."""
    offers = tuple(action for _, action in player.offered())
    for _ in range(30):
        chance = Chance(player.random.getrandbits(32), offers)
        kind = player.random.choice(CORRECTIONS)
        try:
            action = msgspec.convert(chance.document(kind), kind)
            player.play(None, action)
        except (msgspec.ValidationError, GameError):
            continue
        return action
    return played(player)


def seen(state):
    return msgspec.to_builtins(GAME.view(state, None))


def prompts(view):
    """All that says what is done now, by the ids of its words."""
    todo = [seat["todo"]["id"] for seat in view["seats"] if seat["todo"]]
    return {view["headline"]["id"], *todo, *(hint["text"]["id"] for hint in view["hints"])}


@given(seed=st.integers(0, 2**32 - 1))
@examples(100)
def test_what_is_shown_fits_together_whatever_is_put_right(seed):
    for before, after, (seat, action) in evening(seed, 60):
        view = seen(after)
        tiles_agree(view)
        claims_rest_on_cards(view)
        decisions_are_of_this_turn(seen(before), view)
        victory_stands_until_judged(before, after, action)
        refill_only_what_is_empty(view, after)
        last_turns_need_a_reason(view)
        remarks_can_be_said(before, after, seat, action)


def tiles_agree(view):
    on_tiles = {tile["character"]["character"] for tile in view["tiles"]} & PRIEST_OR_MONK
    on_tokens = {good["token"]["guard"] for good in view["goods"] if good["token"]} - {None}
    assert len(on_tokens) <= 1
    assert not on_tiles or on_tokens <= on_tiles


def claims_rest_on_cards(view):
    """A question stands between two who are level, about a token that shows its sign."""
    for claim in view["claims"]:
        stalls = [
            next((each["n"] for each in seat["stall"] if each["good"] == claim["good"]), 0)
            for seat in view["seats"]
        ]
        token = next(one["token"] for one in view["goods"] if one["good"] == claim["good"])
        assert (token["holder"], token["guard"]) == (claim["holder"], claim["guard"])
        assert stalls[claim["taker"]] >= stalls[claim["holder"]]
        decider = claim["holder"] if claim["guard"] == "priest" else claim["taker"]
        assert claim["decider"] == decider
        assert view["seats"][decider]["todo"]["id"] == "dunhuang-todo-claim"
    asked = any(seat["todo"] and "claim" in seat["todo"]["id"] for seat in view["seats"])
    assert asked == bool(view["claims"])


def decisions_are_of_this_turn(before, view):
    if before["turn"] and view["turn"] and before["turn"]["number"] != view["turn"]["number"]:
        assert not view["claims"]


def victory_stands_until_judged(before, after, action):
    ended = {"judge_win", "withdraw_win"}
    gone = set(before.declared) - set(after.declared)
    kind = action.__struct_config__.tag
    assert not gone or kind in ended
    assert not (after.declared and after.phase == "over")


def refill_only_what_is_empty(view, state):
    """Or what empties when the turn goes on: a card whose move was entered after step 3."""
    turn = view["turn"]
    if turn is None or turn["end"] is None:
        return
    empty = len(take_card(state).empty_places)
    assert turn["end"]["refill"] <= empty
    says = any("refill" in words or words.endswith("-check") for words in prompts(view))
    assert says == bool(turn["end"]["refill"])


def last_turns_need_a_reason(view):
    """Cards in the deck speak against it, but where people said so themselves."""
    if view["last_turns"] is not None:
        assert view["phase"] in ("play", "free")
        assert len(view["last_turns"]["seats"]) == view["last_turns"]["left"] > 0
    turn = view["turn"]
    if turn is not None and turn["step"] == "take":
        here = next(tile for tile in view["tiles"] if tile["camel"])
        assert here["card"] is not None


def remarks_can_be_said(before, after, seat, action):
    for remark in GAME.remarks(before, after, seat, action):
        for language in LANGUAGES:
            assert say(remark.words, language, NAMES)


@pytest.mark.parametrize("kind", CORRECTIONS)
def test_every_correction_takes_part(kind):
    """Otherwise what is said above would be said of nothing."""
    done = (entry[1] for seed in range(60) for _, _, entry in evening(seed, 40))
    assert any(isinstance(action, kind) for action in done)
