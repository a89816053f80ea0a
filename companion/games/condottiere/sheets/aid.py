"""The player aid: battle, strength, rounds, the end, every card, and the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.engine.message import Message
from companion.engine.print import Figure, Reference, Row, Section, SheetChoices, Table

from ..battle import strength
from ..cards import card_name, city_name
from ..field import is_special
from ..options import Options
from ..tables import (
    BORDERS,
    CARDS,
    CITIES,
    DEAL,
    DECK,
    HEROINE,
    PER_CITY,
    WINTER,
    Card,
    Special,
    dealt,
)
from .head import head, needed_cities, options, says

ARMY: tuple[Card, ...] = (10, 6, 5)
"""[R co.card.drum.double.example] three mercenaries worth 21"""
RULED = 3
"""[R co.round_end.deal.example] cities in the example of a deal"""


@dataclass(frozen=True, slots=True)
class Town:
    """A city on our drawing: `x` and `y` on a square of 1000 by 1000, north up."""

    name: Message
    board: str
    """as the board has it"""
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Border:
    x1: int
    y1: int
    x2: int
    y2: int


MAP: Mapping[str, object] = {
    "towns": tuple(Town(city_name(city), city, *at) for city, at in CITIES.items()),
    "borders": tuple(Border(*CITIES[a], *CITIES[b]) for a, b in BORDERS),
}
NO_MAP: Mapping[str, object] = {"towns": (), "borders": ()}
"""of a pad with rows to fill in"""


def aid(choices: SheetChoices) -> Mapping[str, object]:
    """[R co.contents.cities] What the house draws as a reference, and the map."""
    n = needed_cities(choices)
    return {
        "value": Reference(
            head(choices),
            tuple(_sections(options(choices), n)),
            says("goal", n=n),
            (
                Figure(n, says("figure-linked", n=n), "condottiere_city"),
                Figure(DEAL, says("figure-hand"), "card"),
                Figure(PER_CITY, says("figure-per-city"), "draw"),
            ),
            any_order=True,
            pages=1,
        ),
        **MAP,
    }


def _sections(chosen: Options, needed: int) -> Iterator[Section]:
    yield Section(
        Message("condottiere-phase-battle"),
        tuple(_battle()),
        picture="condottiere_battle",
        numbered=True,
    )
    yield Section(says("after"), tuple(_list_after_battle(needed)), picture="flag", numbered=True)
    yield army()
    yield _hands()
    yield new_cards()
    yield Section(
        Message("condottiere-heading-ending-the-game"),
        tuple(end(chosen, needed)),
        picture="crown",
        numbered=True,
    )
    yield Section(
        Message("condottiere-heading-dealing-with-each-other"),
        (says("talk"), says("promise")),
        picture="talk",
    )
    yield from extra(chosen, needed)
    yield _cards()


def _battle() -> Iterator[Message]:
    """[R co.battle.place] [R co.battle_end.any_free_city] [R co.battle.order]
    [R co.battle.any_card_first] [R co.battle.last_one_goes_on] [R co.battle_end.all_passed]
    [R co.battle_end.strongest] [R co.battle_end.winner_gets_piece] [R co.battle_end.no_conquest]
    [R co.battle_end.piece_to_left] and, by the hints, what is guided.
    """
    yield says("choose")
    yield says("first-card")
    yield Message("condottiere-hint-card-by-card")
    yield Message("condottiere-hint-not-obliged")
    yield says("alone")
    yield says("ends")
    yield says("strongest")
    yield says("nobody")
    yield Message("condottiere-hint-discard-battle")


def _list_after_battle(needed: int) -> Iterator[Message]:
    """[R co.ruling.order_after_battle] [R co.end.three_linked] [R co.end.four_linked]
    [R co.round_end.one_hand] [R co.battle_end.decline] [R co.ruling.all_decline] and, by the
    hints, what is guided.
    """
    yield says("check-win", n=needed)
    yield Message("condottiere-hint-discard-hand")
    yield Message("condottiere-hint-empty-hand")
    yield says("round-over")
    yield says("next")


def army() -> Section:
    """[R co.battle_end.strength] [R co.card.winter.one] [R co.card.drum.double]
    [R co.card.drum.winter] [R co.card.heroine.ten] The example is counted by the rules.
    """
    drum = Special.DRUM.value
    return Section(
        says("strength"),
        (
            says("strength-add", n=WINTER),
            says("strength-drum"),
            says("strength-heroine", n=HEROINE),
        ),
        picture="condottiere_10",
        numbered=True,
        example=says(
            "strength-example",
            army=tuple(card_name(card) for card in ARMY),
            plain=strength(ARMY, winter=False),
            drum=strength((*ARMY, drum), winter=False),
            winter=strength(ARMY, winter=True),
            both=strength((*ARMY, drum), winter=True),
        ),
    )


def _hands() -> Section:
    """[R co.no_cards.out] [R co.no_cards.last_card_wins] [R co.round.hand_size_private]
    [R co.ruling.last_card_is_pass]
    """
    return Section(
        Message("condottiere-heading-players-without-cards"),
        (says("out"), says("out-won"), Message("condottiere-hint-hand-size")),
        picture="card",
    )


def new_cards() -> Section:
    """[R co.round_end.hand_over] [R co.round_end.shuffle] [R co.round_end.deal]"""
    return Section(
        Message("condottiere-phase-round-end"),
        (
            Message("condottiere-hint-hand-over"),
            Message("condottiere-hint-shuffle", n=DECK),
            says("deal", n=DEAL, each=PER_CITY),
        ),
        picture="draw",
        example=says("deal-example", cities=RULED, n=dealt(RULED)),
    )


def end(chosen: Options, needed: int) -> Iterator[Message]:
    """[R co.end.three_linked] [R co.end.four_linked] [R co.ruling.chain_counts]
    [R co.end.most_cities] [R co.end.final_battle] [R co.end.final_deal] [R co.end.final_winner]
    [R co.end.final_no_winner] [R co.ruling.points_final_battle] [R co.ruling.capture_full_board]
    """
    yield says("kingdom", n=needed)
    if not chosen.full_board_decides:
        yield says("goes-on")
        return
    yield says("most")
    if chosen.points:
        yield says("no-final")
        return
    yield says("final", n=DECK)
    yield says("no-winner")


def extra(chosen: Options, needed: int) -> Iterator[Section]:
    """The extra rules that are played with."""
    if chosen.points:
        yield points(chosen)
    if chosen.bigger_kingdoms:
        yield Section(
            Message("condottiere-screen-bigger"),
            (Message("condottiere-setup-bigger", n=needed),),
            picture="crown",
        )
    if chosen.capturing:
        yield Section(
            Message("condottiere-screen-capturing"), tuple(_capturing()), picture="condottiere_city"
        )


def points(chosen: Options) -> Section:
    """[R co.points.target] [R co.points.city] [R co.points.kingdom]
    [R co.ruling.points_target_reached]
    """
    return Section(
        Message("condottiere-screen-points"),
        (
            Message("condottiere-setup-points", n=chosen.points_target, bonus=chosen.points_bonus),
            says("points-equal"),
        ),
        picture="trophy",
    )


def _capturing() -> Iterator[Message]:
    """[R co.capture.attack_owned] [R co.capture.defender_may_wait] [R co.capture.first_card_binds]
    [R co.capture.pass_after_card] [R co.capture.after_all_passed] [R co.capture.defender_wins]
    [R co.capture.no_winner] [R co.capture.surrender] [R co.capture.bishop]
    [R co.points.not_with_capturing]
    """
    yield Message("condottiere-hint-capturing")
    for line in ("wait", "keeps", "surrender", "not-with-points"):
        yield says(f"capture-{line}")


def does(card: Card) -> Message:
    """What a card does, in a line or two."""
    match card:
        case int():
            return says("does-mercenary", n=card)
        case Special.HEROINE:
            return says("does-heroine", n=HEROINE)
        case Special.WINTER:
            return says("does-winter", n=WINTER)
        case _:
            return says(f"does-{card}")


def more(card: str) -> Message:
    """[R co.card.drum.several] [R co.card.drum.own_only] [R co.card.drum.winter]
    [R co.card.winter.everybody] [R co.card.heroine.immune] [R co.card.heroine.several]
    [R co.ruling.heroine_alone] [R co.card.scarecrow.mercenaries_only] [R co.ruling.surrender_tie]
    [R co.card.surrender.discard] [R co.card.bishop.discard] The finer points of a special card.
    """
    n = strength((ARMY[0], card), winter=True) if card == Special.DRUM else HEROINE
    return says(f"more-{card}", n=n)


def _cards() -> Section:
    """[R co.contents.cards] [R co.contents.mercenaries] [R co.card.mercenary.strength]"""
    return Section(
        says("cards"),
        table=Table(
            (says("card"), says("in-box"), says("what")),
            (
                Row(
                    says("mercenaries"),
                    (
                        sum(n for card, n in CARDS.items() if not is_special(card)),
                        says(
                            "does-mercenaries",
                            cards=tuple(_several(card) for card in CARDS if not is_special(card)),
                        ),
                    ),
                    "condottiere_6",
                ),
                *(
                    Row(card_name(card), (n, (does(card), more(str(card)))), f"condottiere_{card}")
                    for card, n in CARDS.items()
                    if is_special(card)
                ),
            ),
        ),
        picture="card",
        wide=True,
    )


def _several(card: Card) -> Message:
    """15 × 1"""
    return says("times", n=CARDS[card], value=int(card))
