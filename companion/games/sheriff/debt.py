"""Debts: when gold runs out, goods from the stand go to whoever is owed."""

from __future__ import annotations

from companion.engine.message import Arg
from companion.engine.refusal import RuleError

from .goods import NOTHING, Goods, list_goods
from .tables import CARDS


def suggest(owed: int, stand: Goods) -> Goods:
    """[R s*.debt.legal_first] [R s2.debt.enough] [R s*.debt.contraband] [R s2.ruling.debt_choice]

    The cards that cost the debtor least: least value beyond what is owed, then fewest cards.
    `owed` is what gold did not cover. Legal goods alone when they reach it; when they do not, all
    of them and contraband for the shortfall [R s2.ruling.debt_all_legal]; when even that does not
    reach, everything.
    """
    legal, hidden = stand.legal(), stand.select_hidden()
    if legal.value >= owed:
        return _cheapest(owed, legal)
    if stand.value >= owed:
        return legal + _cheapest(owed - legal.value, hidden)
    return stand


def forgiven(owed: int, cards: Goods) -> int:
    """[R s*.debt.forgiven] [R s*.debt.no_change] What is cancelled once the cards are given."""
    return max(0, owed - cards.value)


def check_choice(book: str, owed: int, legal: Goods, hidden_count: int, cards: Goods) -> None:
    """[R s*.debt.legal_first] [R s2.debt.enough] [R s*.debt.contraband] [R s2.ruling.debt_choice]

    Refuses a debtor's own choice of `cards` that the rules forbid. It is judged by what everybody
    may know: the legal goods on the stand, and of the contraband only how many cards it is, so
    that a refusal gives nothing away. `owed` is what gold did not cover
    [R s2.ruling.debt_gold_first]. `book` is the edition's prefix of rule ids.
    """
    given, contraband = cards.legal(), cards.select_hidden()
    legal_first = f"{book}.debt.legal_first"
    contraband_last = f"{book}.debt.contraband"

    def refusal(key: str, rule: str, **args: Arg) -> RuleError:
        return RuleError(f"sheriff-debt-{key}", rule=rule, book=None, path="action.cards", **args)

    if owed <= 0 and cards:
        raise refusal("gold-suffices", legal_first)
    if not legal.covers(given):
        raise refusal("not-on-stand", legal_first, missing=list_goods(given - legal))
    if contraband.count > hidden_count:
        raise refusal("fewer-contraband", contraband_last, have=hidden_count)
    if legal.value >= owed:
        if contraband:
            raise refusal("legal-suffices", contraband_last, need=owed, have=legal.value)
        if given.value < owed:
            enough = legal_first if book == "s1" else f"{book}.debt.enough"
            raise refusal("too-little", enough, need=owed, have=given.value)
        return
    if given != legal:
        missing = list_goods(legal - given)
        raise refusal("all-legal-first", legal_first, need=owed, missing=missing)
    shortfall, worth = owed - legal.value, contraband.value
    if worth < shortfall and contraband.count < hidden_count:
        key = "contraband-too-little"
        raise refusal(key, contraband_last, need=shortfall, have=worth, cards=hidden_count)


_NEVER = 1 << 40


def _cheapest(owed: int, goods: Goods) -> Goods:
    """Of the sets that reach `owed`, one with the least value, then the fewest cards.

    `goods` reach it together. `fewest[i][v]` is the fewest cards worth exactly `v` with the first
    `i` batches; a good's cards come in batches of 1, 2, 4, …, so thousands of them stay cheap.
    No set worth looking at exceeds the debt by a whole card.
    """
    if owed <= 0:
        return NOTHING
    most = owed + max(card.value for card in CARDS.values()) - 1
    batches = [
        (good, size)
        for good, n in goods.as_dict().items()
        for size in _batches(min(n, most // CARDS[good].value))
    ]
    fewest = [[0] + [_NEVER] * most]
    for good, size in batches:
        before, worth = fewest[-1], CARDS[good].value * size
        taken = (min(without, n + size) for without, n in zip(before[worth:], before, strict=False))
        fewest.append([*before[:worth], *taken])
    value = next(v for v in range(owed, most + 1) if fewest[-1][v] < _NEVER)
    chosen = dict.fromkeys(CARDS, 0)
    for i in reversed(range(len(batches))):
        if fewest[i + 1][value] < fewest[i][value]:
            good, size = batches[i]
            chosen[good] += size
            value -= CARDS[good].value * size
    return Goods.from_counts(chosen)


def _batches(n: int) -> tuple[int, ...]:
    """Return sizes that add up to every number from 0 to `n`: 10 → 1, 2, 4, 3."""
    sizes, size = [], 1
    while size <= n:
        sizes.append(size)
        n, size = n - size, size * 2
    return (*sizes, n) if n else tuple(sizes)
