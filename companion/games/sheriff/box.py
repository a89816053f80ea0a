"""Scores that can be typed in and cannot come out of the box: told, and counted all the same."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.refusal import Fault
from companion.engine.score import overflow

from .goods import name_good
from .holdings import ScoreEntry, edition_of
from .tables import BLACK_MARKET, ROYAL, box_gold, deck


def warnings(entry: ScoreEntry) -> tuple[Fault, ...]:
    """[R s*.contents.*] [R s*.three.*] [R s*.royal.four_plus]

    The fullest box is assumed, cards of modules left out included, so that one slip gives one
    warning: royal goods that were not played with are told as just that.
    """
    return (*_goods(entry), *_gold(entry), *_black_market(entry), *_left_out(entry))


def _goods(entry: ScoreEntry) -> Iterator[Fault]:
    for good, most in deck(len(entry.players), royal=True).items():
        held = [player.goods.get(good, 0) for player in entry.players]
        for i in overflow(held, most):
            message = Message(
                "sheriff-warning-more-cards", good=name_good(good), n=sum(held), most=most
            )
            yield Fault(f"players[{i}].goods.{good}", "more_than_in_box", message)


def _gold(entry: ScoreEntry) -> Iterator[Fault]:
    held = [player.gold for player in entry.players]
    most = box_gold(edition_of(entry))
    for i in overflow(held, most):
        message = Message("sheriff-warning-more-gold", n=sum(held), most=most)
        yield Fault(f"players[{i}].gold", "more_gold_than_in_box", message)


def _black_market(entry: ScoreEntry) -> Iterator[Fault]:
    held = [len(player.black_market) for player in entry.players]
    most = sum(len(cards) for cards in BLACK_MARKET.values())
    for i in overflow(held, most):
        message = Message("sheriff-warning-more-black-market", n=sum(held), most=most)
        yield Fault(f"players[{i}].black_market", "more_than_in_box", message)


def _left_out(entry: ScoreEntry) -> Iterator[Fault]:
    """Cards of a module that was not played with."""
    for i, player in enumerate(entry.players):
        if not entry.options.royal_goods:
            for good in ROYAL:
                if player.goods.get(good, 0):
                    message = Message("sheriff-warning-no-royal", good=name_good(good))
                    yield Fault(f"players[{i}].goods.{good}", "royal_goods_off", message)
        if player.black_market and not entry.options.black_market:
            message = Message("sheriff-warning-no-black-market")
            yield Fault(f"players[{i}].black_market", "black_market_off", message)
