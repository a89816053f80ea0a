"""The player aid: a turn, the majority tokens, the end, and what the characters do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Message
from companion.engine.print import Figure, Reference, Row, Section, SheetChoices, Step, Table

from ..goods import name_character, name_good
from ..hints import ability
from ..tables import (
    COINS_INSTEAD,
    GOODS,
    LEFT_OUT,
    PRESTIGE_POINTS,
    TOKEN_POINTS,
    WIN_KINDS,
    WIN_TOKENS,
    Character,
    goods_in_play,
)
from .head import head, word


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
    yield Section(
        Message("dunhuang-heading-moving-the-camel"),
        (word("move"), Message("dunhuang-hint-move")),
        picture="dunhuang_camel",
    )
    yield Section(
        Message("dunhuang-heading-taking-goods"),
        (
            word("take"),
            *(Message(f"dunhuang-hint-{key}") for key in ("take", "stall", "warehouse")),
        ),
        picture="dunhuang_stall",
    )
    yield Section(
        Message("dunhuang-heading-using-the-ability"),
        (Message("dunhuang-hint-ability", coins=COINS_INSTEAD), word("ability-where")),
        picture="people",
    )
    yield Section(
        Message("dunhuang-heading-checking-for-victory"),
        (Message("dunhuang-hint-win", tokens=tokens, kinds=WIN_KINDS),),
        picture="crown",
    )
    yield Section(
        Message("dunhuang-heading-refilling-the-market"),
        (Message("dunhuang-hint-refill"), word("next")),
        picture="draw",
    )


def _goods() -> Section:
    """[R dh.contents.goods] [R dh.score.card_points] [R dh.setup.goods_three]
    [R dh.setup.goods_two] What the number of a good means, and which stay in the box.
    """
    three, two = (LEFT_OUT[players] for players in (3, 2))
    return Section(
        word("goods"),
        (
            word("goods-number"),
            word(
                "goods-out",
                three=tuple(map(name_good, three)),
                two=tuple(name_good(good) for good in two if good not in three),
            ),
        ),
        picture="dunhuang_warehouse",
    )


def tokens_section() -> Section:
    """[R dh.token.on_place] [R dh.token.from_where] [R dh.token.number_up]
    [R dh.token.on_place_by_ability] [R dh.token.on_remove] [R dh.token.returned_to_market]
    [R dh.token.stays_if_nobody_has_more] [R dh.ruling.only_shops_count]
    """
    return Section(
        Message("dunhuang-line-tokens"),
        (
            Message("dunhuang-hint-token"),
            *(word(f"token-{key}") for key in ("from", "swap", "lost")),
        ),
        picture="dunhuang_token",
    )


def _end() -> Iterator[Section]:
    """[R dh.end.trigger] [R dh.end.last_player] [R dh.end.no_card]"""
    yield Section(
        Message("dunhuang-heading-end-of-the-game"),
        (word("end"), word("last-turns")),
        picture="flag",
    )
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
            Message("dunhuang-hint-final-stalls"),
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
    return Section(
        word("characters"),
        (word("one-tile", one=priest, other=monk),),
        table=Table(
            (word("character"), word("does")),
            tuple(
                Row(name_character(one), (abilities(one),), f"dunhuang_{one.value}")
                for one in Character
            ),
        ),
        picture="people",
        wide=True,
    )
