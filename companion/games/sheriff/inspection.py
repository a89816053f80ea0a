"""The verdict on an opened bag."""

from __future__ import annotations

from dataclasses import dataclass

from .goods import NOTHING, Goods


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who pays whom, and where the cards go. One of the two sums is 0."""

    truthful: bool
    sheriff_pays: int
    merchant_pays: int
    to_stand: Goods
    confiscated: Goods


def judge(good: str, bag: Goods) -> Verdict:
    """[R s*.inspect.liar_pays] [R s*.inspect.sheriff_pays] [R s*.open.*] [R s*.royal.confiscated]

    `good` is the legal good that was declared. The number needs no judging: it is put right
    before the bag is opened [R s2.ruling.wrong_number]. A royal card is contraband even when its
    own kind was declared [R s2.ruling.royal_declared]. The declared goods reach the stand before
    the fine is due, so they may help to pay it [R s2.ruling.debt_fresh_goods].
    """
    declared = Goods.from_counts({good: bag[good]})
    others = bag - declared
    if others:
        return Verdict(False, 0, others.fine, declared, others)
    return Verdict(True, declared.fine, 0, declared, NOTHING)
