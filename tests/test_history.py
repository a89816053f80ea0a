"""What is kept of an evening: results, those who played, and what it all adds up to."""

import pytest

from companion.engine.message import Message
from companion.engine.refusal import FaultyError
from companion.engine.score import POINTS, Line, Score, ScoreSheet
from companion.history import History, PeopleError, SeatCorrection
from companion.history.statistics import h_index
from companion.sittings.correcting import correct_sheet
from tests.conftest import ToyHouse, score_sheet

pytestmark = [pytest.mark.databases, pytest.mark.usefixtures("toy_words")]


def evening(house: ToyHouse, *names: str, first: int = 3) -> str:
    """A whole sitting; whoever sits first takes so many pearls."""
    house.now.pass_seconds(60)
    code = house.opened(*names)
    house.act(code, 0, kind="take", n=first)
    house.phone(code, 1, kind="hide", number=17)
    house.phone(code, 1, kind="hide", number=4)
    house.undo(code)
    house.now.pass_seconds(300)
    house.act(code, None, kind="reveal")
    house.act(code, None, kind="finish")
    return code


def counted(history: History, *players: tuple[str, int], id: str = "one", **options: object) -> str:
    return history.count(score_sheet(*players), options, id=id)


def named(history: History, name: str) -> str:
    return next(one.id for one in history.people.list_all() if name in (one.name, *one.also))


def test_a_game_that_goes_on_again_is_in_the_history_no_more(house, history):
    code = evening(house, "Ann", "Ben", "Cem")
    play = history.row(code).play
    house.undo(code)
    assert history.page().rows == ()
    assert [one.plays for one in history.people.list_all()] == [0, 0, 0]
    house.act(code, None, kind="finish")
    assert history.row(code).play == play


def test_what_never_turned_up_is_in_no_chronicle(house, history):
    code = evening(house, "Ann", "Ben", "Cem")
    told = history.open_result(code).chronicle
    assert len(told.log) == house.look(code).version
    assert any(entry.hidden and entry.undone for entry in told.log)
    with house.store.reading() as session:
        kept = session.results.read_chronicle(code)
    assert kept is not None
    assert b'"number":4}' not in kept.replace(b'"number":4,', b"")


def test_pauses_do_not_count_as_playing(house, history):
    code = house.opened()
    house.act(code, 0, kind="take", n=3)
    house.now.pass_seconds(60 * 60 * 20)
    house.act(code, None, kind="reveal")
    house.now.pass_seconds(120)
    house.act(code, None, kind="finish")
    assert history.row(code).played_for == 120_000


def test_pages_lead_through_everything_once_whatever_shares_a_moment(house, history):
    spelt = ("Ann", "Ann-")
    codes = {counted(history, (spelt[n % 2], 3), ("Ben", 2), id=str(n)) for n in range(7)}
    ann, other = (named(history, name) for name in spelt)
    history.people.merge(other, ann)
    for wish in ({}, {"person": ann}, {"person": ann, "game": "pearls"}, {"person": other}):
        seen: list[str] = []
        before = None
        while True:
            page = history.page(before=before, limit=2, **wish)
            seen += [row.code for row in page.rows]
            if page.next is None:
                break
            before = page.next
        assert len(seen) == 7
        assert set(seen) == codes
    assert history.page(person=ann, game="sheriff").rows == ()


def test_a_score_sent_twice_is_kept_once(house, history):
    first = counted(history, ("Ann", 3), ("Ben", 2))
    assert counted(history, ("Ann", 5), ("Ben", 2)) == first
    assert [seat.total for seat in history.row(first).seats] == [5, 2]
    assert [(one.name, one.plays) for one in history.people.list_all()] in (
        [("Ann", 1), ("Ben", 1)],
        [("Ben", 1), ("Ann", 1)],
    )


def test_a_corrected_result_says_so_and_counts_as_it_really_was(house, history):
    code = counted(history, ("Ann", 3), ("Ben", 2))
    history.correct(code, [SeatCorrection(3, False), SeatCorrection(9, True)])
    row, sheet = history.row(code), history.open_result(code).sheet
    assert row.corrected_at == house.now()
    assert [(seat.place, seat.total, seat.winner) for seat in row.seats] == [
        (2, 3, False),
        (1, 9, True),
    ]
    assert [score.total for score in sheet.players] == [3, 9]
    assert history.people.find(named(history, "Ben")).wins == 1
    with pytest.raises(FaultyError):
        history.correct(code, [SeatCorrection(3, False)])


def sheet(*players: tuple[int, bool], by: str = "total", unit: str = POINTS) -> ScoreSheet:
    """`players`: what each has, and whether they won."""
    scores = tuple(
        Score("", (Line("gold", n, Message("seat-red")),), 1, winner=won) for n, won in players
    )
    return ScoreSheet("pearls", scores, by, notes=(Message("seat-blue"),), unit=unit)


@pytest.mark.parametrize(
    ("before", "now", "winners", "by"),
    [
        ([(3, True), (2, False)], [(3, True), (9, False)], [1], "total"),
        ([(3, True), (3, True), (2, False)], [(3, True), (3, True), (9, False)], [2], "total"),
        ([(3, True), (3, True)], [(4, True), (3, True)], [0], "total"),
        ([(3, True), (2, False)], [(3, True), (3, False)], [0], "total"),
        (
            [(5, True), (4, False), (1, False)],
            [(0, True), (4, False), (4, False)],
            [1, 2],
            "shared",
        ),
        ([(3, True), (2, False)], [(3, False), (9, True)], [1], "total"),
        ([(3, True), (9, False)], [(4, True), (9, False)], [0], "instant"),
    ],
)
def test_who_has_most_after_a_correction_has_won_unless_somebody_says_otherwise(
    before, now, winners, by
):
    """Whoever only put a total right had a winner with fewer points than the third."""
    was = sheet(*before, by="instant" if by == "instant" else "total")
    found = correct_sheet(was, [SeatCorrection(*one) for one in now])
    assert [at for at, score in enumerate(found.players) if score.winner] == winners
    assert found.decided_by == by
    assert all((score.place == 1) is score.winner for score in found.players)
    assert bool(found.notes) == (winners == [at for at, (_, won) in enumerate(before) if won])


def test_what_is_not_won_by_points_is_won_by_whom_people_say():
    cities = sheet((5, True), (4, False), by="kingdom", unit="condottiere-cities")
    found = correct_sheet(cities, [SeatCorrection(5, True), SeatCorrection(6, False)])
    assert [score.winner for score in found.players] == [True, False]
    assert found.decided_by == "kingdom"


def test_a_tie_break_decides_nothing_where_a_correction_leaves_no_tie():
    tied = sheet((5, True), (5, False), by="coins")
    found = correct_sheet(tied, [SeatCorrection(5, True), SeatCorrection(4, False)])
    assert (found.decided_by, found.notes) == ("total", ())


def test_corrections_are_one_line_and_nobodys_best_one():
    once = correct_sheet(
        sheet((3, True), (2, False)), [SeatCorrection(3, False), SeatCorrection(40, True)]
    )
    twice = correct_sheet(once, [SeatCorrection(3, False), SeatCorrection(31, True)])
    assert [line.points for line in twice.players[1].lines] == [2, 29]
    assert "score-largest" not in {one.id for one in twice.reasons}
    back = correct_sheet(twice, [SeatCorrection(3, True), SeatCorrection(2, False)])
    assert [line.key for score in back.players for line in score.lines] == ["gold", "gold"]


def test_the_h_index_is_of_games(house):
    assert [h_index(counts) for counts in ((), (1,), (5, 1), (3, 3, 3), (4, 3, 1))] == [
        0, 1, 1, 3, 2,
    ]  # fmt: skip


def test_two_spellings_become_one_and_two_again(house, history):
    counted(history, ("Ann", 3), ("Ben", 2), id="a")
    counted(history, ("Ann-", 5), ("Ben", 2), id="b")
    ann, other = named(history, "Ann"), named(history, "Ann-")
    assert {(one.id, into.id) for one, into in history.people.list_alike()} in (
        {(ann, other)},
        {(other, ann)},
    )
    history.people.merge(other, ann)
    assert history.people.list_alike() == ()
    assert history.people.find(other).id == ann
    assert history.people.read_statistics(ann).plays == 2
    assert len(history.page(person=ann).rows) == 2
    ben = history.people.read_statistics(named(history, "Ben"))
    assert [(one.person, one.plays) for one in ben.against] == [(ann, 2)]
    history.people.separate(other)
    assert history.people.read_statistics(ann).plays == 1
    assert len(history.people.list_all()) == 3


def test_somebody_who_is_deleted_is_somebody_everywhere(house, history):
    code, running = evening(house, "Ann", "Ben", "Cem"), house.opened("Ann", "Dan")
    before = [seat.total for seat in history.row(code).seats]
    history.people.forget(named(history, "Ann"))
    row = history.row(code)
    assert [seat.total for seat in row.seats] == before
    assert (row.seats[0].name, row.seats[0].person, row.seats[0].forgotten) == ("", None, True)
    assert history.open_result(code).sheet.players[0].name == ""
    assert house.sittings.queries.names(running) == ("", "Dan")
    assert house.sittings.queries.names(code)[0] == ""
    assert "Ann" not in {one.name for one in history.people.list_all()}
    house.act(running, 0, kind="take", n=1)
    with pytest.raises(PeopleError):
        history.people.find("nobody")


def test_a_name_is_the_same_with_or_without_the_dots_on_its_yo(house, history):
    """In any case, with any blanks, and however the dots are coded."""
    for n, name in enumerate(("Ёлка", "Елка", " ЕЛКА ", "ёлка", "Ёлка")):
        counted(history, (name, 3), ("Ben", 2), id=str(n))
    assert {one.name: one.plays for one in history.people.list_all()} == {"Ёлка": 5, "Ben": 5}
    running = house.opened("елка", "Dan")
    history.people.forget(named(history, "Ёлка"))
    assert house.sittings.queries.names(running) == ("", "Dan")


def test_two_who_sit_together_are_two_although_one_has_dots_on_her_yo(house, history):
    counted(history, ("Алёна", 3), ("Ben", 2), id="before")
    for n, names in enumerate((("Алена", "Алёна"), ("Алёна", "Алена"))):
        counted(history, *((name, 2) for name in names), id=str(n))
    counted(history, ("алена", 3), ("Ben", 2), id="after")
    assert {one.name: one.plays for one in history.people.list_all()} == {
        "Алёна": 3,
        "Алена": 3,
        "Ben": 2,
    }
    assert history.people.list_alike() == ()


def test_two_who_an_older_version_told_apart_by_dots_may_be_made_one(house, history):
    counted(history, ("Ёлка", 3), ("Ben", 2), id="a")
    with house.store.writing() as session:
        other = session.people.add("Елка", "елка", seen_at=1).id
    assert [{one.id, into.id} for one, into in history.people.list_alike()] == [
        {other, named(history, "Ёлка")}
    ]


def test_thirty_names_that_look_alike_are_people_of_their_own(house, history):
    names = ["Anna" + "\u0301" * n for n in range(10)]
    for n, name in enumerate(names):
        counted(history, (name, 3), ("Ben", 2), id=str(n))
    assert len(history.people.list_all()) == len(names) + 1


def test_favourites_are_what_was_chosen_most_the_latest_first_among_equals(house, history):
    for n, cast in enumerate((["king"], ["queen"], ["king"], ["bishop"], ["queen"], [], None, 5)):
        house.now.pass_seconds(60)
        counted(history, ("Ann", 1), ("Ben", 2), id=f"favourite-{n}", cast=cast)
    found = history.favourites("pearls", ("cast", "uniques"))
    assert found["cast"].offered == (("queen",), ("king",), ("bishop",))
    assert found["uniques"].every == ()
    assert history.favourites("sheriff", ("cast",))["cast"].every == ()
    assert history.favourites("sheriff", ()) == {}


def test_the_host_pins_favourites_and_drops_them(house, history):
    casts = [("king",), ("queen",), ("bishop",), ("abbot", "witch")]
    for n, cast in enumerate(casts):
        house.now.pass_seconds(60)
        counted(history, ("Ann", 1), ("Ben", 2), id=f"favourite-{n}", cast=cast)

    def put(cast, place):
        history.put_favourite("pearls", "cast", cast, place)
        return history.favourites("pearls", ("cast",))["cast"]

    king, queen, bishop, last = casts
    assert put(king, "pinned").offered == (king, last, bishop)
    dropped = put(last, "dropped")
    assert (dropped.offered, dropped.dropped) == ((king, bishop, queen), (last,))
    assert put(king, "dropped").offered == (bishop, queen)
    assert put(last, "as_played").offered == (last, bishop, queen)
    for one in history.page().rows:
        history.remove(one.code)
    assert put(queen, "pinned").offered == (queen,), "pinned, whatever is played"
    assert [put(one, "pinned").offered for one in casts][-1] == (queen, bishop, last)
    assert history.favourites("sheriff", ("cast",))["cast"].every == ()
