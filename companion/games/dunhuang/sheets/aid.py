"""The player aid: a turn, the majority tokens, the end, and what the characters do; and the same on
cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Message
from companion.engine.print import (
    Card,
    Cards,
    Figure,
    Reference,
    Row,
    Section,
    SheetChoices,
    Step,
    Table,
)

from ..goods import name_character, name_good
from ..hints import ability
from ..model import Step as TurnStep
from ..tables import (
    COINS_INSTEAD,
    GOODS,
    LEFT_OUT,
    PRESTIGE_GAINED,
    PRESTIGE_POINTS,
    TOKEN_POINTS,
    WIN_KINDS,
    WIN_TOKENS,
    Character,
    goods_in_play,
)
from .head import head, hint, word


def aid(choices: SheetChoices) -> Mapping[str, object]:
    """[R dh.turn.steps] [R dh.turn.order] Goods, turn, tokens, end and characters."""
    tokens = WIN_TOKENS[choices.players]
    return {
        "value": Reference(
            head(choices),
            (*_turn(tokens), _goods(), tokens_section(), *_end(), _characters()),
            Message("dunhuang-setup-role"),
            (
                Figure(tokens, word("figure-tokens", n=tokens), "dunhuang_token"),
                Figure(WIN_KINDS, word("figure-kinds", n=WIN_KINDS), "dunhuang_warehouse"),
                Figure(COINS_INSTEAD, word("figure-coins"), "dunhuang_coin"),
            ),
            tuple(
                Step(good, (Message(f"dunhuang-good-{GOODS[good]}"),), f"dunhuang_{good}")
                for good in goods_in_play(choices.players)
            ),
            pages=1,
        )
    }


def _turn(tokens: int) -> Iterator[Section]:
    """[R dh.camel.clockwise] [R dh.camel.first_step] [R dh.camel.extra_steps] [R dh.take.card]
    [R dh.take.where] [R dh.ability.use] [R dh.ability.coins_instead] [R dh.win.when]
    [R dh.refill.draw] [R dh.refill.order] [R dh.turn.next] and, by the hints, what is guided.
    """
    goods = ("take", "stall", "warehouse")
    ability = hint("ability", coins=COINS_INSTEAD), word("ability-where")
    for heading, picture, lines in (
        ("moving-the-camel", "dunhuang_camel", (word("move"), hint("move"))),
        ("taking-goods", "dunhuang_stall", (word("take"), *map(hint, goods))),
        ("using-the-ability", "people", ability),
        ("checking-for-victory", "crown", (hint("win", tokens=tokens, kinds=WIN_KINDS),)),
        ("refilling-the-market", "draw", (hint("refill"), word("next"))),
    ):
        yield Section(Message(f"dunhuang-heading-{heading}"), lines, picture=picture)


def _goods() -> Section:
    """[R dh.contents.goods] [R dh.score.card_points] [R dh.setup.goods_three]
    [R dh.setup.goods_two] What the number of a good means, and which stay in the box.
    """
    three = tuple(map(name_good, LEFT_OUT[3]))
    two = tuple(name_good(good) for good in LEFT_OUT[2] if good not in LEFT_OUT[3])
    lines = word("goods-number"), word("goods-out", three=three, two=two)
    return Section(word("goods"), lines, picture="dunhuang_warehouse")


def tokens_section() -> Section:
    """[R dh.token.on_place] [R dh.token.from_where] [R dh.token.number_up]
    [R dh.token.on_place_by_ability] [R dh.token.on_remove] [R dh.token.returned_to_market]
    [R dh.token.stays_if_nobody_has_more] [R dh.ruling.only_shops_count]
    """
    lines = hint("token"), *(word(f"token-{key}") for key in ("from", "swap", "lost"))
    return Section(Message("dunhuang-line-tokens"), lines, picture="dunhuang_token")


def _end() -> Iterator[Section]:
    """[R dh.end.trigger] [R dh.end.last_player] [R dh.end.no_card]"""
    lines = word("end"), word("last-turns")
    yield Section(Message("dunhuang-heading-end-of-the-game"), lines, picture="flag")
    yield counting()


def counting() -> Section:
    """[R dh.score.shops_empty] [R dh.score.reveal] [R dh.score.compare]
    [R dh.score.most_keeps_one] [R dh.score.tied_keep_one] [R dh.score.one_card_per_token]
    [R dh.ruling.tokens_need_not_match] [R dh.score.no_token_no_cards] [R dh.score.card_points]
    [R dh.score.token_points] [R dh.score.prestige_points] [R dh.score.winner]
    [R dh.score.tie_coins] [R dh.score.tie_shared]
    """
    return Section(
        Message("dunhuang-heading-scoring"),
        (
            hint("final-stalls"),
            *(word(f"score-{key}") for key in ("show", "most", "tied", "cards")),
            word("score-points", token=TOKEN_POINTS, prestige=PRESTIGE_POINTS),
            word("score-winner"),
        ),
        picture="trophy",
        numbered=True,
    )


def abilities(character: Character) -> tuple[Message, ...]:
    """What the character does, as it is said on paper."""
    return tuple(message for message, _ in ability(character))


def _characters() -> Section:
    """[R dh.char.*] [R dh.ability.appendix] [R dh.token.priest_or_monk] All of them, whichever
    sides are up. Of the other pairs the rulebook does not say that they share a tile.
    """
    priest, monk = name_character(Character.PRIEST), name_character(Character.MONK)
    lines = (word("one-tile", one=priest, other=monk),)
    rows = (
        Row(name_character(one), (abilities(one),), f"dunhuang_{one.value}") for one in Character
    )
    table = Table((word("character"), word("does")), tuple(rows))
    return Section(word("characters"), lines, table, "people", wide=True)


# -- Cards -------------------------------------------------------------------------------------


def cards(choices: SheetChoices) -> Cards:
    """[R dh.char.*] A card for every side of the eight tiles."""
    said = tokens_section()
    tokens = Card(said.title, word("at-a-glance"), said.lines, said.picture)
    return Cards(head(choices), (*map(_character_card, Character), _turn_card(), tokens))


def _character_card(one: Character) -> Card:
    """[R dh.char.coins_instead]"""
    figures = [Figure(COINS_INSTEAD, word("instead"), "dunhuang_coin")]
    if one in PRESTIGE_GAINED:
        prestige = Message("dunhuang-line-prestige")
        figures.insert(0, Figure(PRESTIGE_GAINED[one], prestige, "dunhuang_prestige"))
    picture, what = f"dunhuang_{one.value}", abilities(one)
    return Card(name_character(one), word("character"), what, picture, figures=tuple(figures))


def _turn_card() -> Card:
    """[R dh.turn.steps]"""
    return Card(
        word("turn"),
        word("at-a-glance"),
        tuple(
            word("turn-step", n=n, step=Message(f"dunhuang-step-{step.value}"))
            for n, step in enumerate(TurnStep, start=1)
        ),
        "dunhuang_camel",
    )
