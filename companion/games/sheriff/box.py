"""Warnings about scores that the box does not allow, and the steps for counterfactuals."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.counterfactuals import Step, count_by_one, vary_players
from companion.engine.message import Message
from companion.engine.refusal import Fault
from companion.engine.score import list_beyond

from .goods import count_cards, name_good
from .holdings import Holdings, ScoreEntry, edition_of
from .tables import BLACK_MARKET, OFFICERS, ROYAL, START_GOLD, box_gold, deck


def warnings(entry: ScoreEntry) -> tuple[Fault, ...]:
    """[R s*.contents.*] [R s*.three.*] [R s*.royal.four_plus]

    The fullest box is assumed, cards of modules left out included, so that one slip gives one
    warning: royal goods that were not played with are told as just that.
    """
    return (*_goods(entry), *_gold(entry), *_black_market(entry), *_left_out(entry))


def _goods(entry: ScoreEntry) -> Iterator[Fault]:
    for good, most in deck(len(entry.players), royal=True).items():
        held = [player.goods.get(good, 0) for player in entry.players]
        words = Message("sheriff-warning-more-cards", good=name_good(good), n=sum(held), most=most)
        yield from list_beyond(held, most, f"goods.{good}", words)


def _gold(entry: ScoreEntry) -> Iterator[Fault]:
    """With two deputies some may have been left on the loot tile: that is told and not asked."""
    held, most = [player.gold for player in entry.players], box_gold(edition_of(entry))
    words = Message("sheriff-warning-more-gold", n=sum(held), most=most)
    beyond = tuple(list_beyond(held, most, "gold", words, "more_gold_than_in_box"))
    yield from beyond
    if not beyond and (other := find_other_gold(entry)) is not None:
        asked = OFFICERS[len(held)] == 1
        code = "other_gold_than_in_box" if asked else "other_gold_than_dealt"
        yield Fault(f"players[{len(held) - 1}].gold", code, other)


def find_other_gold(entry: ScoreEntry) -> Message | None:
    """[R s*.setup.gold] What is missing of the gold that was dealt, or too much: it only changes
    hands. Nothing is missing while somebody has not counted theirs.
    """
    held = [player.gold for player in entry.players]
    n, dealt = sum(held), START_GOLD * len(held)
    if entry.options.bank or n == dealt or (n < dealt and not all(held)):
        return None
    key = "sheriff-warning-gold-missing" if n < dealt else "sheriff-warning-gold-over"
    return Message(key, n=n, dealt=dealt, off=abs(n - dealt))


def _black_market(entry: ScoreEntry) -> Iterator[Fault]:
    held = [len(player.black_market) for player in entry.players]
    most = sum(len(cards) for cards in BLACK_MARKET.values())
    words = Message("sheriff-warning-more-black-market", n=sum(held), most=most)
    return list_beyond(held, most, "black_market", words)


def _left_out(entry: ScoreEntry) -> Iterator[Fault]:
    """Yield a fault for cards of a module that was not played with."""
    for i, player in enumerate(entry.players):
        if not entry.options.royal_goods:
            for good in ROYAL:
                if player.goods.get(good, 0):
                    message = Message("sheriff-warning-no-royal", good=name_good(good))
                    yield Fault(f"players[{i}].goods.{good}", "royal_goods_off", message)
        if player.black_market and not entry.options.black_market:
            message = Message("sheriff-warning-no-black-market")
            yield Fault(f"players[{i}].black_market", "black_market_off", message)


def steps(entry: ScoreEntry) -> Iterator[Step]:
    """Yield the entries with one coin or one card more or less, no more than the box has [R
    s*.contents.*].
    """
    there = deck(len(entry.players), entry.options.royal_goods)
    held = {good: sum(one.goods.get(good, 0) for one in entry.players) for good in there}
    gold, most_gold = sum(one.gold for one in entry.players), box_gold(edition_of(entry))

    def vary(player: Holdings) -> Iterator[tuple[Message, Holdings]]:
        for good, most in there.items():
            own, one = player.goods.get(good, 0), count_cards(good, 1)
            for what, n in count_by_one(own, held[good], most, one):
                yield what, replace(player, goods={**player.goods, good: n})
        for what, n in count_by_one(player.gold, gold, most_gold, Message("sheriff-gold", n=1)):
            yield what, replace(player, gold=n)

    return vary_players(entry, vary)
