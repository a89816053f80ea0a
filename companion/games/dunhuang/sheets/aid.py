"""The player aid, the fine print that it leaves out, and the characters as cards."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.aid import (
    Aid,
    Bar,
    Bars,
    Glyph,
    Ladder,
    Part,
    Path,
    Pic,
    Plate,
    Plates,
    Ring,
    Rung,
    Side,
)
from companion.engine.message import Message
from companion.engine.print import Card, Cards, Figure, Row, Section, SheetChoices, Stop, Table

from ..goods import name_character, name_good
from ..hints import ability
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
from .head import aid_word, head, hint, word


def aid(choices: SheetChoices) -> Aid:
    """[R dh.turn.steps] A turn and the tokens on the front; goods, tiles and points on the back."""
    tokens = WIN_TOKENS[choices.players]
    front: tuple[Part, ...] = (_ring(tokens), _token_moves(), _win(tokens, choices.players))
    back: tuple[Part, ...] = (_ladder(choices.players), _tiles(), _last_path(), _points())
    name = Message("dunhuang-name")
    return Aid(
        head(choices),
        Side(name, aid_word("front"), front),
        Side(aid_word("back-title"), aid_word("back"), back),
        choices.players,
    )


def _ring(tokens: int) -> Ring:
    """[R dh.turn.order] [R dh.camel.clockwise] [R dh.camel.first_step] [R dh.camel.extra_steps]
    [R dh.take.card] [R dh.take.where] [R dh.ability.use] [R dh.ability.coins_instead]
    [R dh.win.when] [R dh.refill.draw] [R dh.refill.order]
    """
    stops: tuple[tuple[str, str, dict[str, int]], ...] = (
        ("ride", "dunhuang_camel", {}),
        ("take", "card", {}),
        ("use", "people", {"n": COINS_INSTEAD}),
        ("won", "trophy", {"n": tokens, "kinds": WIN_KINDS}),
        ("refill", "draw", {}),
    )
    return Ring(
        tuple(
            Stop(aid_word(key), picture, aid_word(f"{key}-line", **args))
            for key, picture, args in stops
        ),
        aid_word("together"),
        "dunhuang_camel",
    )


def _token_moves() -> Plates:
    """[R dh.token.on_place] [R dh.token.on_remove] [R dh.token.stays_if_nobody_has_more]
    [R dh.token.from_where] [R dh.token.returned_to_market]
    """
    tea = Pic("dunhuang_7", card=True)
    token, there = Pic("dunhuang_token"), Pic("arrow_right")
    you, other = aid_word("you"), aid_word("other")
    gained = (you, tea, tea, other, tea, tea, there, token)
    lost = (you, tea, other, tea, tea, there, Pic("undo"))
    return Plates(
        (
            Plate(aid_word("joins"), glyphs=(gained,), lines=(aid_word("joins-line"),)),
            Plate(aid_word("leaves"), glyphs=(lost,), lines=(aid_word("leaves-line"),)),
        ),
        Message("dunhuang-line-tokens"),
    )


def _win(tokens: int, players: int) -> Plates:
    """[R dh.win.tokens] [R dh.win.goods] [R dh.aim.instant_win]"""
    goods = goods_in_play(players)
    tiles = tuple(Pic(f"dunhuang_{good}", card=True) for good in goods[-WIN_KINDS:])
    row: tuple[Glyph, ...] = (tokens, Pic("dunhuang_token"), "+", Pic("dunhuang_warehouse"), *tiles)
    return Plates((Plate(aid_word("win-title"), "trophy", glyphs=(row,)),))


def _ladder(players: int) -> Ladder:
    """[R dh.contents.goods] [R dh.score.card_points] [R dh.setup.goods_three]
    [R dh.setup.goods_two]
    """
    out = LEFT_OUT[players]
    rungs = (
        Rung(good, Message(f"dunhuang-good-{GOODS[good]}"), f"dunhuang_{good}", good in out)
        for good in GOODS
    )
    return Ladder(tuple(rungs), aid_word("out", n=players) if out else None)


def _tiles() -> Bars:
    """[R dh.contents.tiles] [R dh.char.*] [R dh.ability.appendix]"""
    bars = (
        Bar(
            name_character(one),
            f"dunhuang_{one.value}",
            line=aid_word(f"does-{one.value.replace('_', '-')}"),
        )
        for one in Character
    )
    return Bars(tuple(bars), columns=2)


def _last_path() -> Path:
    """[R dh.end.trigger] [R dh.end.last_player] [R dh.score.shops_empty] [R dh.score.compare]
    [R dh.score.most_keeps_one] [R dh.score.tied_keep_one] [R dh.score.one_card_per_token]
    """
    stops = (
        ("end", "draw"),
        ("stalls", "dunhuang_stall"),
        ("most", "dunhuang_warehouse"),
        ("cards", "dunhuang_token"),
    )
    return Path(
        tuple(Stop(aid_word(key), picture, aid_word(f"{key}-line")) for key, picture in stops),
        Message("dunhuang-heading-end-of-the-game"),
        brief=True,
    )


def _points() -> Plates:
    """[R dh.score.card_points] [R dh.score.token_points] [R dh.score.prestige_points]
    [R dh.score.tie_coins] [R dh.score.tie_shared]
    """
    row: tuple[Glyph, ...] = (
        *(Pic("card"), aid_word("number"), "+", Pic("dunhuang_token"), f"×{TOKEN_POINTS}", "+"),
        *(Pic("dunhuang_prestige"), f"×{PRESTIGE_POINTS}"),
    )
    return Plates((Plate(glyphs=(row,), lines=(aid_word("tie"),)),))


def fine_print(choices: SheetChoices) -> Iterator[Section]:
    """Return what the aid leaves out, in sentences, for the scoring sheet."""
    yield from _turn(WIN_TOKENS[choices.players])
    yield _goods()
    lines = word("end"), word("last-turns")
    yield Section(Message("dunhuang-heading-end-of-the-game"), lines, picture="flag")
    yield _characters()


def _turn(tokens: int) -> Iterator[Section]:
    """Return the steps of a turn, with the hints that are guided."""
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
    """Return what the character does, as paper says it."""
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
    """[R dh.char.*] Return a card for every side of the eight tiles."""
    said = tokens_section()
    tokens = Card(said.title, word("at-a-glance"), said.lines, said.picture)
    shared = _turn_card(WIN_TOKENS[choices.players]), tokens
    return Cards(head(choices), tuple(map(_character_card, Character)), shared, choices.players)


def _character_card(one: Character) -> Card:
    """[R dh.char.coins_instead]"""
    figures = [Figure(COINS_INSTEAD, word("instead"), "dunhuang_coin")]
    if one in PRESTIGE_GAINED:
        prestige = Message("dunhuang-line-prestige")
        figures.insert(0, Figure(PRESTIGE_GAINED[one], prestige, "dunhuang_prestige"))
    picture, what = f"dunhuang_{one.value}", abilities(one)
    return Card(name_character(one), word("character"), what, picture, figures=tuple(figures))


def _turn_card(tokens: int) -> Card:
    """[R dh.turn.steps]"""
    return Card(word("turn"), word("at-a-glance"), steps=_ring(tokens).stops)
