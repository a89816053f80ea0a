"""The player aid, the fine print that it leaves out, and the special cards as cards."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.aid import Aid, Bar, Bars, Formula, Map, Part, Path, Pic, Plate, Plates, Side
from companion.engine.message import Message
from companion.engine.print import Card as Reminder
from companion.engine.print import Cards, Figure, Section, SheetChoices, Stop

from ..battle import strength
from ..cards import card_name, city_name
from ..options import Options
from ..tables import (
    CITIES,
    DEAL,
    DECK,
    HEROINE,
    MERCENARIES,
    PER_CITY,
    SPECIALS,
    WINTER,
    Card,
    Special,
    dealt,
)
from .head import aid_says, head, hint, needed_cities, options, says

ARMY: tuple[Card, ...] = (10, 6, 5)
"""[R co.card.drum.double.example] three mercenaries worth 21"""
RULED = 3
"""[R co.round_end.deal.example] cities in the example of a deal"""


def aid(choices: SheetChoices) -> Aid:
    """[R co.contents.cities] A battle and an army on the front, the map and the end on the back."""
    n, chosen = needed_cities(choices), options(choices)
    front: tuple[Part, ...] = (_path(chosen), _formula(), _every_card(), _ends(chosen))
    back: tuple[Part, ...] = (_map(n), _after_battle(), *_aid_extras(chosen, n), _last(chosen))
    name = Message("condottiere-name")
    return Aid(
        head(choices),
        Side(name, aid_says("front", n=DECK), front),
        Side(aid_says("back-title"), aid_says("back"), back),
        choices.players,
    )


def _path(chosen: Options) -> Path:
    """[R co.battle.place] [R co.battle_end.any_free_city] [R co.battle.order]
    [R co.battle.pass_is_final] [R co.battle.pass_still_counts] [R co.battle_end.all_passed]
    [R co.battle_end.strongest] [R co.battle_end.winner_gets_piece]
    """
    choose = "choose-any" if chosen.capturing else "choose"
    steps = (
        (choose, "choose", "condottiere_condottiere"),
        ("play", "play", "card"),
        ("pass", "pass", "pass"),
        ("compare", "compare", "condottiere_battle"),
        ("take", "take", "flag"),
    )
    stops = (
        Stop(aid_says(title), picture, aid_says(f"{line}-line")) for line, title, picture in steps
    )
    return Path(tuple(stops), loop=aid_says("loop"))


def _formula() -> Formula:
    """[R co.battle_end.strength] [R co.card.winter.one] [R co.card.drum.double]
    [R co.card.drum.winter] [R co.card.heroine.ten] The example is counted by the rules.
    """
    drummed = (*ARMY, Special.DRUM.value)
    drum, winter = Pic("condottiere_drum"), Pic("condottiere_winter")
    army = tuple(Pic(f"condottiere_{card}") for card in (1, 4, 10))
    return Formula(
        says("strength"),
        (
            ((*army, winter, f"={WINTER}"), aid_says("mercenaries")),
            (("×",), None),
            ((drum, "2"), aid_says("with-drum")),
            (("+",), None),
            ((Pic("condottiere_heroine"), str(HEROINE)), aid_says("each-heroine")),
        ),
        (
            (" + ".join(map(str, ARMY)), "=", str(strength(ARMY, winter=False))),
            (drum, "=", str(strength(drummed, winter=False))),
            (winter, "=", str(strength(ARMY, winter=True))),
            (winter, drum, "=", str(strength(drummed, winter=True))),
        ),
    )


def _every_card() -> Bars:
    """[R co.contents.cards] [R co.contents.mercenaries] [R co.card.mercenary.strength]
    [R co.card.drum.several] [R co.card.heroine.immune] [R co.card.scarecrow.mercenaries_only]
    """
    values = ", ".join(f"{value} ×{n}" for value, n in MERCENARIES.items())
    army = Bar(says("mercenaries"), "condottiere_6", line=aid_says("values", values=values))
    specials = (
        Bar(
            card_name(card),
            f"condottiere_{card}",
            line=aid_says(f"does-{card}", n=HEROINE if card == Special.HEROINE else WINTER),
            glyphs=(f"×{n}",),
        )
        for card, n in SPECIALS.items()
    )
    return Bars((army, *specials))


def _ends(chosen: Options) -> Plates:
    """[R co.battle_end.all_passed] [R co.card.surrender.strongest] [R co.battle_end.no_conquest]
    [R co.battle_end.piece_to_left] [R co.card.bishop.ends] [R co.ruling.surrender_tie]
    """
    nobody = "end-nobody-capturing" if chosen.capturing else "end-nobody"
    return Plates(
        (
            Plate(aid_says("end-passed"), "pass", lines=(aid_says("end-passed-line"),)),
            Plate(aid_says("end-tie"), "condottiere_bishop", lines=(aid_says(nobody),)),
        )
    )


def _map(n: int) -> Map:
    """[R co.end.three_linked] [R co.end.four_linked]"""
    places = tuple((city, city_name(city)) for city in CITIES)
    return Map(places, says("map"), n, aid_says("linked", n=n))


def _after_battle() -> Path:
    """[R co.round_end.one_hand] [R co.battle_end.decline]"""
    stops = (
        ("after-win", "trophy"),
        ("after-hand", "trash"),
        ("after-round", "draw"),
        ("after-next", "condottiere_condottiere"),
    )
    return Path(
        tuple(Stop(aid_says(key), picture, aid_says(f"{key}-line")) for key, picture in stops),
        aid_says("after"),
        brief=True,
    )


def _aid_extras(chosen: Options, n: int) -> Iterator[Plates]:
    """Return the extra rules that are played with, in a line each."""
    plates = []
    if chosen.capturing:
        plates.append(
            Plate(Message("condottiere-screen-capturing"), lines=(aid_says("capturing"),))
        )
    if chosen.points:
        lines = (aid_says("points", n=chosen.points_target, bonus=chosen.points_bonus),)
        plates.append(Plate(Message("condottiere-screen-points"), lines=lines))
    if plates:
        yield Plates(tuple(plates))


def _last(chosen: Options) -> Plates:
    """[R co.round_end.deal] [R co.end.most_cities] [R co.end.final_battle]
    [R co.ruling.points_final_battle] [R co.ruling.capture_full_board]
    """
    end = "goes-on" if not chosen.full_board_decides else "no-final" if chosen.points else "most"
    line = aid_says("most") if end == "most" else says(end)
    deal = (f"{DEAL} + {PER_CITY} ×", Pic("condottiere_city"))
    return Plates(
        (
            Plate(aid_says("new-round"), "draw", glyphs=(deal,)),
            Plate(aid_says("full-board"), "flag", lines=(line,)),
        )
    )


def fine_print(choices: SheetChoices) -> Iterator[Section]:
    """Return what the aid leaves out, in sentences, for the scoring sheet."""
    chosen, n = options(choices), needed_cities(choices)
    battle, after = tuple(_battle()), tuple(_list_after_battle(n))
    title = Message("condottiere-phase-battle")
    yield Section(title, battle, picture="condottiere_battle", numbered=True)
    yield Section(says("after"), after, picture="flag", numbered=True)
    yield _hands()
    yield new_cards()
    title = Message("condottiere-heading-dealing-with-each-other")
    yield Section(title, (says("talk"), says("promise")), picture="talk")
    yield from _extra(chosen, n)


def _battle() -> Iterator[Message]:
    """[R co.battle.place] [R co.battle_end.any_free_city] [R co.battle.order]
    [R co.battle.any_card_first] [R co.battle.last_one_goes_on] [R co.battle_end.all_passed]
    [R co.battle_end.strongest] [R co.battle_end.winner_gets_piece] [R co.battle_end.no_conquest]
    [R co.battle_end.piece_to_left] and, by the hints, what is guided.
    """
    yield says("choose")
    yield says("first-card")
    yield hint("card-by-card")
    yield hint("not-obliged")
    yield says("alone")
    yield says("ends")
    yield says("strongest")
    yield says("nobody")
    yield hint("discard-battle")


def _list_after_battle(needed: int) -> Iterator[Message]:
    """[R co.ruling.order_after_battle] [R co.end.three_linked] [R co.end.four_linked]
    [R co.round_end.one_hand] [R co.battle_end.decline] [R co.ruling.all_decline] and, by the
    hints, what is guided.
    """
    yield says("check-win", n=needed)
    yield hint("discard-hand")
    yield hint("empty-hand")
    yield says("round-over")
    yield says("next")


def army() -> Section:
    """[R co.battle_end.strength] [R co.card.winter.one] [R co.card.drum.double]
    [R co.card.drum.winter] [R co.card.heroine.ten] The example is counted by the rules.
    """
    add, heroine = says("strength-add", n=WINTER), says("strength-heroine", n=HEROINE)
    drummed = (*ARMY, Special.DRUM.value)
    example = says(
        "strength-example",
        army=tuple(card_name(card) for card in ARMY),
        plain=strength(ARMY, winter=False),
        drum=strength(drummed, winter=False),
        winter=strength(ARMY, winter=True),
        both=strength(drummed, winter=True),
    )
    lines, picture = (add, says("strength-drum"), heroine), "condottiere_10"
    return Section(says("strength"), lines, picture=picture, numbered=True, example=example)


def _hands() -> Section:
    """[R co.no_cards.out] [R co.no_cards.last_card_wins] [R co.round.hand_size_private]
    [R co.ruling.last_card_is_pass]
    """
    title = Message("condottiere-heading-players-without-cards")
    return Section(title, (says("out"), says("out-won"), hint("hand-size")), picture="card")


def new_cards() -> Section:
    """[R co.round_end.hand_over] [R co.round_end.shuffle] [R co.round_end.deal]"""
    lines = hint("hand-over"), hint("shuffle", n=DECK), says("deal", n=DEAL, each=PER_CITY)
    example = says("deal-example", cities=RULED, n=dealt(RULED))
    return Section(Message("condottiere-phase-round-end"), lines, picture="draw", example=example)


def end(chosen: Options, needed: int, picture: str) -> Section:
    """Return how a game ends, with the variants that are played."""
    title, lines = Message("condottiere-heading-ending-the-game"), tuple(_end(chosen, needed))
    return Section(title, lines, picture=picture, numbered=True)


def _end(chosen: Options, needed: int) -> Iterator[Message]:
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


def _extra(chosen: Options, needed: int) -> Iterator[Section]:
    """Return the extra rules that are played with; points come before."""
    if chosen.bigger_kingdoms:
        lines = (Message("condottiere-setup-bigger", n=needed),)
        yield Section(Message("condottiere-screen-bigger"), lines, picture="crown")
    if chosen.capturing:
        title, picture = Message("condottiere-screen-capturing"), "condottiere_city"
        yield Section(title, tuple(_capturing()), picture=picture)


def points(chosen: Options) -> Section:
    """[R co.points.target] [R co.points.city] [R co.points.kingdom]
    [R co.ruling.points_target_reached]
    """
    target, bonus = chosen.points_target, chosen.points_bonus
    lines = Message("condottiere-setup-points", n=target, bonus=bonus), says("points-equal")
    return Section(Message("condottiere-screen-points"), lines, picture="trophy")


def _capturing() -> Iterator[Message]:
    """[R co.capture.attack_owned] [R co.capture.defender_may_wait] [R co.capture.first_card_binds]
    [R co.capture.pass_after_card] [R co.capture.after_all_passed] [R co.capture.defender_wins]
    [R co.capture.no_winner] [R co.capture.surrender] [R co.capture.bishop]
    [R co.points.not_with_capturing]
    """
    yield hint("capturing")
    for line in ("wait", "keeps", "surrender", "not-with-points"):
        yield says(f"capture-{line}")


def does(card: Card) -> Message:
    """Return what a card does, in a line or two."""
    match card:
        case int():
            return says("does-mercenary", n=card)
        case Special.HEROINE:
            return says("does-heroine", n=HEROINE)
        case Special.WINTER:
            return says("does-winter", n=WINTER)
        case _:
            return says(f"does-{card}")


def more(card: Card) -> Message:
    """[R co.card.drum.several] [R co.card.drum.own_only] [R co.card.drum.winter]
    [R co.card.winter.everybody] [R co.card.heroine.immune] [R co.card.heroine.several]
    [R co.ruling.heroine_alone] [R co.card.scarecrow.mercenaries_only] [R co.ruling.surrender_tie]
    [R co.card.surrender.discard] [R co.card.bishop.discard] The finer points of a special card.
    """
    n = strength((ARMY[0], card), winter=True) if card == Special.DRUM else HEROINE
    return says(f"more-{card}", n=n)


# -- Cards -------------------------------------------------------------------------------------


def cards(choices: SheetChoices) -> Cards:
    """[R co.contents.cards] Return a card for every special one; mercenaries explain themselves."""
    title, steps = Message("condottiere-phase-battle"), _path(options(choices)).stops
    shared = Reminder(title, says("at-a-glance"), steps=steps), _strength_card()
    return Cards(head(choices), tuple(_special_cards()), shared, choices.players)


def _special_cards() -> Iterator[Reminder]:
    """[R co.card.scarecrow.this_battle] [R co.card.scarecrow.without_exchange]
    [R co.card.bishop.ends]
    """
    for card in SPECIALS:
        figures = (Figure(SPECIALS[card], says("in-box"), "draw"),)
        said, picture = (does(card), more(card)), f"condottiere_{card}"
        yield Reminder(card_name(card), says("special"), said, picture, figures=figures)


def _strength_card() -> Reminder:
    """[R co.battle_end.strength] [R co.battle_end.no_conquest]"""
    counted = army()
    said = *counted.lines, says("nobody")
    return Reminder(counted.title, says("at-a-glance"), said, counted.picture)
