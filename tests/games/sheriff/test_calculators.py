"""Chapter: the two calculators, as other programs ask them."""

import json

import msgspec
import pytest

from companion.games.sheriff.calculators import CALCULATORS
from companion.games.sheriff.tables import CONTRABAND, ROYAL


def decoded(name, document):
    return msgspec.json.decode(json.dumps(document).encode(), type=CALCULATORS[name].entry)


def answer(name, document):
    entry = decoded(name, document)
    assert CALCULATORS[name].check(entry) == ()
    return msgspec.to_builtins(CALCULATORS[name].calculate(entry))


def faults(name, document):
    found = CALCULATORS[name].check(decoded(name, document))
    return {(fault.path, fault.code) for fault in found}


def inspection(good, count, edition="second", **bag):
    return {"edition": edition, "declared": {"good": good, "count": count}, "bag": bag}


editions = pytest.mark.parametrize("edition", ["first", "second"])


@editions
@pytest.mark.rule("s*.open.liar.example")
def test_four_apples_declared_and_only_one_there(edition):
    assert answer("inspection", inspection("apple", 4, edition, apple=1, cheese=1, mead=2)) == {
        "truthful": False,
        "sheriff_pays": 0,
        "merchant_pays": 10,
        "to_stand": {"apple": 1},
        "confiscated": {"cheese": 1, "mead": 2},
    }


@pytest.mark.rule("s*.declare.true_number", "s1.declare.number.example")
@pytest.mark.parametrize("said", [3, 5])
def test_with_four_cards_in_the_bag_neither_three_nor_five_may_be_said(said):
    document = inspection("chicken", said, chicken=2, cheese=1, silk=1)
    assert faults("inspection", document) == {("declared.count", "other_count")}


@pytest.mark.rule("s*.declare.legal_only")
@pytest.mark.parametrize("good", [*CONTRABAND, *ROYAL, "beer", ""])
def test_only_legal_goods_are_declared(good):
    assert ("declared.good", "not_legal") in faults("inspection", inspection(good, 1, apple=1))


@pytest.mark.rule("s*.load.one_to_five", "s*.load.example")
def test_four_apples_and_a_crossbow_fill_a_bag():
    assert not faults("inspection", inspection("apple", 5, apple=4, crossbow=1))
    too_much = inspection("apple", 6, apple=4, crossbow=1, silk=1)
    assert faults("inspection", too_much) == {("bag", "bag_size")}
    assert faults("inspection", inspection("apple", 0)) == {("bag", "bag_size")}


def test_every_fault_of_an_inspection_is_told_at_once():
    document = inspection("pepper", -1, "third", apple=-1, beer=1, silk=10_001)
    assert faults("inspection", document) == {
        ("edition", "unknown_edition"),
        ("declared.good", "not_legal"),
        ("declared.count", "negative"),
        ("bag.apple", "negative"),
        ("bag.beer", "unknown_good"),
        ("bag.silk", "too_many"),
    }
    assert faults("inspection", inspection("apple", 2, apple=7)) == {
        ("bag", "bag_size"),
        ("declared.count", "other_count"),
    }


@pytest.mark.parametrize("number", [1.0, 1.5, True, "1", None])
def test_a_number_of_cards_is_a_whole_number(number):
    with pytest.raises(msgspec.ValidationError):
        decoded("inspection", inspection("apple", 1, apple=number))


def debt(owed, gold, **stand):
    return {"owed": owed, "gold": gold, "stand": stand}


@pytest.mark.rule("s*.debt.contraband", "s*.debt.no_change", "s2.ruling.debt_gold_first")
def test_all_gold_goes_first_then_legal_goods_then_a_pepper():
    assert answer("debt", debt(10, 3, apple=1, bread=1, pepper=1)) == {
        "gold_paid": 3,
        "cards": {"apple": 1, "bread": 1, "pepper": 1},
        "cards_value": 11,
        "forgiven": 0,
    }


@pytest.mark.rule("s*.debt.forgiven")
def test_what_nothing_covers_is_forgiven():
    assert answer("debt", debt(10, 1, cheese=1)) == {
        "gold_paid": 1,
        "cards": {"cheese": 1},
        "cards_value": 3,
        "forgiven": 6,
    }


def test_every_fault_of_a_debt_is_told_at_once():
    assert faults("debt", debt(-1, 10_001, apple=-2, beer=1)) == {
        ("owed", "negative"),
        ("gold", "too_many"),
        ("stand.apple", "negative"),
        ("stand.beer", "unknown_good"),
    }
