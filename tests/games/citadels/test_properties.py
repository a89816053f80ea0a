"""What is true of every score, whatever is typed in."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from companion.games.citadels.scoring import SCORING
from companion.games.citadels.tables import BUILDABLE, DISTRICTS, TYPES
from tests.examples import examples

from .entries import NAMES

few = examples(40)

districts = st.builds(
    lambda district, beautified, under: {
        "district": district,
        "beautified": beautified,
        "cards_under": under if district == "museum" else 0,
    },
    st.sampled_from(BUILDABLE),
    st.booleans(),
    st.integers(0, 6),
)
players = st.fixed_dictionaries(
    {
        "gold": st.integers(0, 40),
        "hand": st.integers(0, 12),
        "completed": st.sampled_from([None, True, False]),
        "ranks": st.lists(st.integers(1, 9), max_size=2, unique=True),
        "secret_vault": st.booleans(),
        "haunted_quarter": st.sampled_from([None, *TYPES]),
        "city": st.lists(districts, max_size=10),
    }
)
options = st.fixed_dictionaries(
    {
        "vault_counts_for_map_room": st.booleans(),
        "unique_counts_for_capitol": st.booleans(),
        "completion_kept": st.sampled_from(["kept", "judged", "first_only"]),
        "tie_killed": st.booleans(),
    }
)


@st.composite
def documents(draw):
    table = draw(st.lists(players, min_size=2, max_size=8))
    crown = draw(st.none() | st.integers(0, len(table) - 1))
    first = draw(st.none() | st.integers(0, len(table) - 1))
    named = [
        {"name": NAMES[i], "crown": i == crown, "first_complete": i == first} | held
        for i, held in enumerate(table)
    ]
    killed = draw(st.none() | st.integers(1, 9))
    return {"players": named, "options": draw(options), "killed": killed}


def score(document):
    entry = msgspec.convert(document, SCORING.entry)
    assert SCORING.check(entry) == ()
    return SCORING.score(entry)


@few
@given(documents(), st.randoms(use_true_random=False))
def test_the_order_of_the_players_does_not_matter(document, luck):
    shuffled = [*document["players"]]
    luck.shuffle(shuffled)
    one, other = score(document), score(document | {"players": shuffled})

    def by_name(sheet):
        return {
            player.name: (player.lines, player.place, player.winner, player.facts)
            for player in sheet.players
        }

    assert by_name(one) == by_name(other)
    assert sorted(one.winners) == sorted(other.winners)
    assert one.decided_by == other.decided_by


@few
@given(documents())
def test_no_type_forced_on_a_haunted_quarter_beats_the_best(document):
    free = [held | {"haunted_quarter": None} for held in document["players"]]
    forced, best = score(document), score(document | {"players": free})
    for one, other in zip(forced.players, best.players, strict=True):
        assert one.total <= other.total
        assert (other.facts["haunted_quarter"] is None) == (one.facts["haunted_quarter"] is None)


@few
@given(documents(), st.sampled_from([d for d in BUILDABLE if not DISTRICTS[d].unique]))
def test_one_more_basic_district_never_scores_less_than_its_cost(document, district):
    held, *others = document["players"]
    more = held | {"city": [*held["city"], {"district": district}]}
    before = score(document).players[0].total
    after = score(document | {"players": [more, *others]}).players[0].total
    assert after >= before + DISTRICTS[district].cost
