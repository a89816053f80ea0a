"""Questions that a score entry leaves open, and warnings about what the box does not allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec.structs import replace

from companion.engine.counterfactuals import Step, more_or_less, vary_players
from companion.engine.message import Message
from companion.engine.refusal import Fault
from companion.engine.score import Question

from .cast import district_name
from .holdings import Built, Holdings, ScoreEntry
from .tables import (
    CHARACTERS_EACH,
    COMPLETE,
    DECK,
    DISTRICTS,
    RANKS,
    TYPES,
    UNIQUES_IN_DECK,
    VAULT,
    weight,
)

Winners = Callable[[ScoreEntry], Collection[int]]


def questions(entry: ScoreEntry, leaders: Sequence[int], winners: Winners) -> Iterator[Question]:
    """Return the open questions that could change the winners.

    `leaders` have the most points; `winners` says who would win with an entry.
    """
    crowned, first = tuple(_each_crown(entry)), tuple(_each_first(entry))
    if any(_differ(winners, _each_crown(one)) for one in (entry, *first)):
        owners = _crownless(entry)
        path = f"players[{owners[0]}].crown" if len(owners) == 1 else "players"
        yield Question(path, Message("citadels-question-crown"))
    if any(_differ(winners, _each_first(one)) for one in (entry, *crowned)):
        yield Question("players", Message("citadels-question-first"))
    yield from _tie(entry, leaders)


def _differ(winners: Winners, answered: Iterator[ScoreEntry]) -> bool:
    """Return whether the answers make different people win."""
    return len({tuple(winners(one)) for one in answered}) > 1


def _replace_player(entry: ScoreEntry, at: int, player: Holdings) -> ScoreEntry:
    return replace(entry, players=(*entry.players[:at], player, *entry.players[at + 1 :]))


def _crownless(entry: ScoreEntry) -> tuple[int, ...]:
    """[R ci.unique.statue.score] Return who has a Statue, where nobody was said
    to have the crown.
    """
    if any(player.crown for player in entry.players):
        return ()
    return tuple(at for at, player in enumerate(entry.players) if _has(player, "statue"))


def _has(player: Holdings, district: str) -> bool:
    return any(built.district == district for built in player.city)


def _each_crown(entry: ScoreEntry) -> Iterator[ScoreEntry]:
    """[R ci.unique.statue.score] Yield the entry with each possible crown holder, where nobody was
    said to be it.
    """
    for at, player in enumerate(entry.players) if _crownless(entry) else ():
        yield _replace_player(entry, at, replace(player, crown=True))


def _each_first(entry: ScoreEntry) -> Iterator[ScoreEntry]:
    """[R ci.score.first_complete] Yield the entry with each possible first complete city, where
    nobody was said to be first.
    """
    if any(player.first_complete for player in entry.players):
        return
    needed = COMPLETE[len(entry.players)]
    for at, player in enumerate(entry.players):
        size = sum(weight(built.district) for built in player.city)
        if player.completed or size >= needed:
            yield _replace_player(entry, at, replace(player, first_complete=True))


def _tie(entry: ScoreEntry, leaders: Sequence[int]) -> Iterator[Question]:
    """[R ci.score.tie] Yield a question for a rank that decides a tie, unless it cannot matter."""
    ranks = [entry.players[at].ranks for at in leaders]
    highest = any(RANKS[-1] in each for each in ranks)
    unanswered = [at for at in leaders if not entry.players[at].ranks]
    if len(leaders) < 2 or not unanswered or highest:
        return
    path = f"players[{unanswered[0]}].ranks" if len(unanswered) == 1 else "players"
    yield Question(path, Message("citadels-question-ranks"))


def warnings(entry: ScoreEntry, leaders: Sequence[int]) -> tuple[Fault, ...]:
    """[R ci.contents.*] [R ci.cast.*] Gold is not limited [R ci.open.gold_unlimited], and neither
    are the cards in a hand [R ci.open.hand_unlimited], but for those of the deck.

    `leaders` have the most points.
    """
    return (
        *_districts(entry),
        *_vault(entry),
        *_deck(entry),
        *_haunted_quarter(entry),
        *_crown(entry),
        *_first(entry),
        *_ranks(entry, leaders),
    )


def _districts(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.district.*] [R ci.contents.unique] Yield a warning for more of a district than there
    are.
    """
    seen: Counter[str] = Counter()
    for i, player in enumerate(entry.players):
        for k, built in enumerate(player.city):
            seen[built.district] += 1
            most = DISTRICTS[built.district].copies
            if seen[built.district] > most:
                message = Message(
                    "citadels-warning-more-districts",
                    district=district_name(built.district),
                    most=most,
                )
                yield Fault(f"players[{i}].city[{k}].district", "more_than_in_box", message)


def _vault(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.unique.secret_vault.score] Yield a warning for a second Secret Vault, or one outside a
    hand.
    """
    vault = district_name(VAULT)
    owners = [i for i, player in enumerate(entry.players) if player.secret_vault]
    for i in owners[1:]:
        message = Message("citadels-warning-more-districts", district=vault, most=1)
        yield Fault(f"players[{i}].secret_vault", "more_than_in_box", message)
    for i in owners:
        if not entry.players[i].hand:
            message = Message("citadels-warning-vault-not-in-hand", district=vault)
            yield Fault(f"players[{i}].hand", "vault_not_in_hand", message)


def _deck(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.cast.fourteen_uniques] [R ci.cast.deck] Yield a warning for more unique districts than
    are played with.
    """
    uniques = {
        built.district
        for player in entry.players
        for built in player.city
        if DISTRICTS[built.district].unique
    } | {VAULT for player in entry.players if player.secret_vault}
    if len(uniques) > UNIQUES_IN_DECK:
        message = Message("citadels-warning-more-uniques", n=len(uniques), most=UNIQUES_IN_DECK)
        yield Fault("players", "more_than_in_deck", message)
    cards = sum(
        player.hand + len(player.city) + sum(built.cards_under for built in player.city)
        for player in entry.players
    )
    if cards > DECK:
        message = Message("citadels-warning-more-cards", n=cards, most=DECK)
        yield Fault("players", "more_than_in_deck", message)


def _haunted_quarter(entry: ScoreEntry) -> Iterator[Fault]:
    """Yield a warning for the type of a Haunted Quarter that does not stand there."""
    district = district_name("haunted_quarter")
    for i, player in enumerate(entry.players):
        if player.haunted_quarter and not _has(player, "haunted_quarter"):
            message = Message("citadels-warning-no-haunted-quarter", district=district)
            yield Fault(f"players[{i}].haunted_quarter", "no_haunted_quarter", message)


def _crown(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.unique.statue.score] Yield a warning where a Statue stands and nobody has the crown."""
    for i in _crownless(entry):
        message = Message("citadels-warning-no-crown", district=district_name("statue"))
        yield Fault(f"players[{i}].crown", "no_crown", message)


def _first(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.score.first_complete] Yield a warning where a city is complete and nobody was the
    first.
    """
    if any(_each_first(entry)):
        yield Fault("players", "nobody_first", Message("citadels-warning-nobody-first"))


def _ranks(entry: ScoreEntry, leaders: Sequence[int]) -> Iterator[Fault]:
    """[R ci.cast.one_per_rank] [R ci.few.two_characters] One character of a rank, one or two for
    each player; and without them a tie is not broken. Who has counted nothing yet is in no tie.
    """
    holders = {
        rank: [i for i, player in enumerate(entry.players) if rank in player.ranks]
        for rank in RANKS
    }
    for rank, players in holders.items():
        for i in players[1:]:
            message = Message("citadels-warning-rank-twice", rank=rank)
            yield Fault(f"players[{i}].ranks", "rank_twice", message)
    most = CHARACTERS_EACH[len(entry.players)]
    for i, player in enumerate(entry.players):
        if len(player.ranks) > most:
            message = Message("citadels-warning-more-ranks", n=len(player.ranks), most=most)
            yield Fault(f"players[{i}].ranks", "more_characters", message)
    for i in leaders if len(leaders) > 1 else ():
        if entry.players[i].city and not entry.players[i].ranks:
            message = Message("citadels-warning-no-rank")
            yield Fault(f"players[{i}].ranks", "no_rank", message)


def steps(entry: ScoreEntry) -> Iterator[Step]:
    """Yield the entries without each district of a city, with the cheapest remaining one of each
    type, and with other gold and cards where a unique district counts them.
    """
    built = Counter(one.district for player in entry.players for one in player.city)
    return vary_players(entry, lambda one: (*_vary_districts(one, built), *_vary_counts(one)))


def _vary_districts(player: Holdings, built: Counter[str]) -> Iterator[tuple[Message, Holdings]]:
    for k, one in enumerate(player.city):
        city = (*player.city[:k], *player.city[k + 1 :])
        what = Message("citadels-step-without", district=district_name(one.district))
        yield what, replace(player, city=city)
    own = {one.district for one in player.city}
    for type_ in TYPES:
        left = [
            each
            for each, card in DISTRICTS.items()
            if card.type is type_ and built[each] < card.copies and each not in {*own, VAULT}
        ]
        if left:
            district = min(left, key=lambda each: DISTRICTS[each].cost)
            what = Message("citadels-step-with", district=district_name(district))
            yield what, replace(player, city=(*player.city, Built(district)))


def _vary_counts(player: Holdings) -> Iterator[tuple[Message, Holdings]]:
    """[R ci.unique.imperial_treasury.score] [R ci.unique.map_room.score]"""
    own = {one.district for one in player.city}
    for by in (1, -1):
        if "imperial_treasury" in own and player.gold + by >= 0:
            what = more_or_less(by, Message("citadels-one-gold"))
            yield what, replace(player, gold=player.gold + by)
        if "map_room" in own and player.hand + by >= 0:
            what = more_or_less(by, Message("citadels-one-card"))
            yield what, replace(player, hand=player.hand + by)
