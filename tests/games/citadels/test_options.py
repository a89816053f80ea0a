"""Chapter: what a table decides before it plays."""

import msgspec
import pytest

from companion.games.citadels.options import (
    LIGHT,
    Options,
    Tool,
    check_options,
    decision,
    decisions,
)
from companion.games.citadels.tables import SETS
from companion.text import LANGUAGES, say


def faults(options, seats=5):
    return [(fault.path, fault.code) for fault in check_options(options, seats)]


def test_the_usual_table_is_a_light_first_game():
    assert check_options(Options(), 5) == ()
    assert Options().tools == LIGHT == (Tool.CALLER, Tool.SELECTION)
    assert Options().uniques_in_deck == SETS["first_game"].uniques


@pytest.mark.rule("ci.intro.players")
def test_one_or_nine_cannot_play():
    assert faults(Options(), 1) == faults(Options(), 9) == [("seats", "player_count")]
    assert faults(Options(cast=("king",)), 0) == [("seats", "player_count")]


@pytest.mark.parametrize("tools", [(), *((tool,) for tool in Tool), tuple(Tool)])
def test_every_tool_may_be_the_only_one(tools):
    assert check_options(Options(tools=tools), 5) == ()


def test_thinking_time_is_off_or_long_enough():
    assert faults(Options(seconds_per_seat=0)) == faults(Options(seconds_per_seat=30)) == []
    for seconds in (-1, 1, 9, 301, 10**9):
        assert faults(Options(seconds_per_seat=seconds)) == [
            ("options.seconds_per_seat", "out_of_range")
        ]


def test_every_fault_of_the_options_is_told_at_once():
    options = Options(cast=("king", "queen"), uniques=("manor",), seconds_per_seat=5)
    codes = [code for _, code in faults(options, 4)]
    assert codes.count("rank_missing") == 7
    assert {"barred", "unknown_unique", "fourteen_uniques", "out_of_range"} <= set(codes)


def test_options_come_back_from_a_document_as_they_were():
    options = Options(set="cunning_agents", ninth=True, completion_kept="first_only")
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


# Rulings that tables decide otherwise


@pytest.mark.parametrize(
    ("switch", "answers"),
    [
        ("three_player_discard", ["chosen", "random"]),
        ("own_completed_city", [False, True]),
        ("completion_kept", ["kept", "judged", "first_only"]),
        ("tie_killed", [True, False]),
        ("unique_counts_for_capitol", [True, False]),
        ("vault_counts_for_map_room", [True, False]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_has_its_default_first_and_says_each_answer(switch, answers, language):
    assert getattr(Options(), switch) == answers[0]
    said = [say(decision(switch, answer), language) for answer in answers]
    assert len(set(said)) == len(answers)
    for answer in answers:
        document = {switch: answer}
        assert check_options(msgspec.convert(document, Options), 3) == ()


def test_only_rulings_that_can_matter_are_told():
    def told(options, seats):
        prefix = "citadels-ruling-"
        return [message.id.removeprefix(prefix) for message in decisions(options, seats)]

    assert told(Options(), 3) == [
        "three-player-discard-chosen",
        "own-completed-city-no",
        "completion-kept-kept",
        "tie-killed-yes",
    ]
    assert told(Options(set="tenacious_delegates", tie_killed=False), 5) == [
        "completion-kept-kept",
        "tie-killed-no",
        "unique-counts-for-capitol-yes",
        "vault-counts-for-map-room-yes",
    ]
    assert told(Options(set="illustrious_emissaries", completion_kept="judged"), 4) == [
        "completion-kept-judged"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tool_has_a_name(language):
    assert len({say(f"citadels-tool-{tool.value}", language) for tool in Tool}) == len(Tool)
