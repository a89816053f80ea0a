"""What leaves the history as a file comes back the same, and what is no such file says so."""

import csv
import io
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.refusal import FaultyError, GameError
from companion.history import History, ResultRow, SeatCorrection
from companion.history.exchange import json_pieces, link, play_document, plays_document, write_csv
from companion.history.exchange.csv_file import COLUMNS, LONGEST, plays_of, quote_formula
from companion.sittings.chronicle import ChronicleDocument
from companion.text import say
from tests.conftest import ToyHouse, score_sheet
from tests.examples import examples

pytestmark = [pytest.mark.databases, pytest.mark.usefixtures("toy_words")]

NAMES = st.sampled_from(
    ("Ann", "=1+2", "@sum", "-5", "'quoted", "벤", "\u05d1\u05df", "<b>", 'a "b", c', "🦀", "a;b")
)


def shelf(folder: Path) -> tuple[ToyHouse, History]:
    house = ToyHouse(folder / "companion.sqlite3")
    return house, History(house.store, house.sittings, now=house.now)


def kept(history: History, id: str, players: list[tuple[str, int]]) -> str:
    return history.count(score_sheet(*players), {}, id=id)


def essence(row: ResultRow) -> object:
    seats = [(one.name, one.place, one.total, one.winner, one.person is None) for one in row.seats]
    return row.play, row.game, row.edition, row.ended_at, row.decided_by, row.counts, seats


plays = st.lists(
    st.lists(
        st.tuples(NAMES, st.integers(-50, 500)),
        min_size=2,
        max_size=6,
        unique_by=lambda player: player[0],
    ),
    min_size=1,
    max_size=5,
)


def bgs(history: History, house: ToyHouse) -> bytes:
    documents = (
        (
            history.open_result(row.code),
            play_document(
                row, history.read_chronicle(row.code), house.game, "en", location="", board=""
            ),
        )
        for row in history.every()
    )
    return msgspec.json.encode(plays_document(documents))


def table(history: History, _: object = None) -> bytes:
    return "".join(write_csv(history.every())).encode()


@pytest.mark.parametrize("write", [table, bgs])
@given(plays=plays)
@examples(2)
def test_a_file_that_comes_back_is_the_same_history(tmp_path_factory, write, plays):
    house, history = shelf(tmp_path_factory.mktemp("one"))
    for n, players in enumerate(plays):
        house.now.pass_seconds(60)
        kept(history, str(n), players)
    history.set_counts(next(history.every()).code, counts=False)
    there, other = shelf(tmp_path_factory.mktemp("two"))
    body = write(history, house)
    assert other.importer.import_file(body, dry=True).added == len(plays)
    assert list(other.every()) == []
    assert other.importer.import_file(body, dry=False).added == len(plays)
    assert other.importer.import_file(body, dry=False).known == len(plays)
    assert list(map(essence, other.every())) == list(map(essence, history.every()))
    assert table(other) == table(history)
    house.close()
    there.close()


@pytest.mark.parametrize("name", ["=1+2", "+1", "-1", "@x", "\tx", "'x"])
def test_no_cell_is_a_formula(history, name):
    assert quote_formula(name) == f"'{name}"


def test_another_separator_and_a_byte_order_mark_are_read(house, history):
    kept(history, "one", [("Ann", 3), ("Ben", 2)])
    rows = list(csv.reader(io.StringIO(table(history).decode(), newline="")))
    history.remove(next(history.every()).code)
    out = io.StringIO()
    csv.writer(out, delimiter=";").writerows(rows)
    assert history.importer.import_file(out.getvalue().encode("utf-8-sig"), dry=False).added == 1


def test_a_table_of_more_people_than_there_are_signs_does_not_spoil_the_file_of_the_house(
    history, tmp_path_factory
):
    kept(history, "one", [(f"Player {n}", n) for n in range(8)])
    rows = list(csv.reader(io.StringIO(table(history).decode(), newline="")))
    ninth = dict(zip(rows[0], rows[-1], strict=True)) | {"seat": "8", "name": "Player 8"}
    rows.append(list(ninth.values()))
    out = io.StringIO()
    csv.writer(out).writerows([rows[0], *([*row[:-1], "9"] for row in rows[1:])])
    history.remove(next(history.every()).code)
    assert history.importer.import_file(out.getvalue().encode(), dry=False).added == 1
    assert {one.sign for one in history.people.list_all()} <= set(range(8))
    there, other = shelf(tmp_path_factory.mktemp("two"))
    assert other.importer.import_file(b"".join(history.house()), dry=False).added == 1
    there.close()


@pytest.mark.parametrize("missing", ["play", "name", "total"])
def test_a_missing_column_is_named(history, missing):
    head = ",".join(column for column in COLUMNS if column != missing)
    with pytest.raises(FaultyError) as caught:
        history.importer.import_file(head.encode(), dry=False)
    assert missing in str(caught.value.message)


def test_a_file_of_bg_stats_is_never_decoded_in_one_go(house, history, monkeypatch):
    """One of 64 MiB stopped everybody for 0.35 s while it was."""
    for code in ("one", "two", "three", "four"):
        kept(history, code, [("Ann", 3), ("Ben", 2)])
    body = bgs(history, house)
    monkeypatch.setattr(json_pieces, "PIECE", 64)
    monkeypatch.setattr(json_pieces, "MOST", len(body) // 3)
    assert history.importer.import_file(body, dry=True).known == 4


class Letters(io.StringIO):
    """Knows what was asked of it."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        assert 0 < size <= LONGEST
        return super().readline(size)


def test_a_line_of_a_table_that_is_longer_than_any_is_not_waited_for(history):
    kept(history, "one", [("Ann", 3), ("Ben", 2)])
    text = table(history).decode() + "x" * LONGEST * 2
    assert len(list(plays_of(Letters(text)))) == 1


UNKNOWN = (b"", b"[]", b"null", b"\xef\xbb\xbf{}", b"a,b\n1,2\n", b"hello", b"{}")


@pytest.mark.parametrize("body", [*UNKNOWN, b"\xff\xfe", b'{"plays": 3}', b"{"])
def test_what_is_no_file_of_ours_says_so_and_brings_nothing(history, body):
    with pytest.raises(GameError) as caught:
        history.importer.import_file(body, dry=False)
    assert caught.value.message.id == "history-import-unknown" or body not in UNKNOWN
    assert list(history.every()) == []


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [("지우", "cp949", "not-utf8"), ("Вера", "cp1251", "not-utf8"), ("Вера", "utf-16", "unknown")],
)
def test_a_table_that_a_spreadsheet_has_saved_in_an_older_code_is_told_how_to_be_saved(
    history, name, code, said
):
    kept(history, "one", [(name, 3), ("Ben", 2)])
    with pytest.raises(FaultyError) as caught:
        history.importer.import_file(table(history).decode().encode(code), dry=False)
    assert caught.value.message.id == f"history-import-{said}"


def test_a_row_that_cannot_be_is_refused_and_the_rest_is_kept(house, history):
    kept(history, "one", [("Ann", 3), ("Ben", 2)])
    house.now.pass_seconds(5)
    kept(history, "two", [("Ann", 3), ("Ben", 2)])
    body = table(history).decode().replace(",3,1,2\r\n", ",many,1,2\r\n", 1)
    for row in list(history.every()):
        history.remove(row.code)
    brought = history.importer.import_file(body.encode(), dry=False)
    assert (brought.added, [one.row for one in brought.refused]) == (1, [2])


def test_a_table_that_is_cut_between_two_rows_brings_no_play_without_its_last_people(
    house, history
):
    kept(history, "one", [("Ann", 3), ("Ben", 2), ("Cem", 1)])
    whole = table(history)
    history.remove(next(history.every()).code)
    cut = b"".join(whole.splitlines(keepends=True)[:-1])
    brought = history.importer.import_file(cut, dry=False)
    assert brought.added == 0
    assert [(one.row, one.message.id) for one in brought.refused] == [(2, "history-import-seats")]
    assert history.importer.import_file(whole, dry=False).added == 1


def test_a_table_that_is_cut_within_a_row_brings_no_half_of_a_play(house, history):
    """What was cut off behind the points was a seat that had not won, with a tenth of them."""
    kept(history, "one", [("Ann", 3), ("Ben", 2), ("Cem", 120)])
    body = table(history)
    history.remove(next(history.every()).code)
    last = body.rindex(b"\n", 0, -1) + 1
    for end in range(last + 1, len(body) - 2):
        brought = history.importer.import_file(body[:end], dry=False)
        said = [(one.row, one.message.id) for one in brought.refused]
        assert (brought.added, said) == (0, [(2, "history-import-seats")]), body[last:end]
    assert list(history.every()) == []
    assert history.importer.import_file(body[:-2], dry=True).added == 1, (
        "the last line need not end"
    )


def test_a_table_that_was_sorted_anew_is_the_same_history(house, history):
    for id in ("one", "two"):
        house.now.pass_seconds(60)
        kept(history, id, [("Ann", 3), ("Ben", 2)])
    before = list(map(essence, history.every()))
    head, *rows = table(history).splitlines(keepends=True)
    for row in list(history.every()):
        history.remove(row.code)
    by_seat: list[bytes] = sorted(rows, key=lambda one: one.split(b",")[9])
    assert history.importer.import_file(b"".join((head, *by_seat)), dry=False).added == 2
    assert list(map(essence, history.every())) == before


def test_a_seat_that_is_missing_or_there_twice_is_no_play(history):
    for seat in ("2", "1", "-1"):
        assert history.importer.import_file(row_of(seat=seat), dry=False).added == 0


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_table_of_ten_thousand_rows_is_read_back(house, history):
    house.now.pass_seconds(60)
    head, one, other = row_of().decode().splitlines(keepends=True)
    rows = (
        row.replace("one,pearls", f"play-{n},pearls") for n in range(5000) for row in (one, other)
    )
    body = "".join((head, *rows)).encode()
    assert body.count(b"\n") == 10_001
    assert history.importer.import_file(body, dry=True).added == 5000
    brought = history.importer.import_file(body, dry=False)
    assert (brought.added, brought.known, brought.refused) == (5000, 0, ())
    assert [one.plays for one in history.people.list_all()] == [5000, 5000]
    assert history.importer.import_file(body, dry=False).known == 5000


def test_bg_stats_gets_every_key(house, history):
    code = kept(history, "one", [("Ann Lee", 3), ("Ben", 2)])
    row = history.row(code)
    document = play_document(
        row, ChronicleDocument(), house.game, "en", location="Home", board="", initials=True
    )
    assert set(document) == {
        "sourceName", "sourcePlayId", "playDate", "durationMin", "location", "board",
        "comments", "game", "players",
    }  # fmt: skip
    assert set(document["game"]) == {"name", "sourceGameId", "highestWins", "noPoints"}
    assert set(document["players"][0]) == {
        "name", "sourcePlayerId", "startPlayer", "score", "rank", "role", "winner",
    }  # fmt: skip
    assert document["players"][0]["name"] == "AL"
    assert link(document).startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B%22")
    before = [one["sourcePlayerId"] for one in document["players"]]
    kept(history, "two", [("Ann-Lee", 3), ("Cem", 2)])
    people = {one.name: one.id for one in history.people.list_all()}
    history.people.merge(people["Ann Lee"], people["Ann-Lee"])
    again = play_document(
        history.row(code), ChronicleDocument(), house.game, "en", location="", board=""
    )
    assert [one["sourcePlayerId"] for one in again["players"]] == before


def row_of(**changes: str) -> bytes:
    """A play of two; `changes` in its first row."""
    row = dict.fromkeys(COLUMNS, "1") | {
        "play": "one", "game": "pearls", "edition": "", "decided_by": "total", "name": "Ann",
        "started": "2026-01-01T10:00:00+00:00", "ended": "2026-01-01T11:00:00+00:00",
        "seat": "0", "guest": "0",
    }  # fmt: skip
    other = row | {"seat": "1", "name": "Ben", "winner": "0", "place": "2"}
    out = io.StringIO()
    table = csv.DictWriter(out, COLUMNS)
    table.writeheader()
    table.writerows((row | changes, other | {"play": changes.get("play", "one")}))
    return out.getvalue().encode()


@pytest.mark.parametrize(
    "changes",
    [
        {"total": "1" + "0" * 30},
        {"total": "-1" + "0" * 30},
        {"place": "1" + "0" * 30},
        {"place": "-1"},
        {"minutes": "1" + "0" * 30},
        {"minutes": "-1"},
        {"play": "x" * 99},
        {"play": "a\x00b"},
        {"edition": "a\x00b"},
        {"decided_by": "a\nb"},
    ],
)
def test_a_number_that_no_column_holds_is_a_row_that_cannot_be(history, changes):
    brought = history.importer.import_file(row_of(**changes), dry=False)
    assert (brought.added, [one.row for one in brought.refused]) == (0, [2])


def test_what_decided_elsewhere_is_not_told_by_words_that_nobody_has(history):
    """Both have a point, and one of them has won."""
    for n, by in enumerate(("total", "shared", "by_dice")):
        history.importer.import_file(row_of(play=f"play-{n}", decided_by=by), dry=False)
    for row in history.every():
        for message in history.open_result(row.code).sheet.reasons:
            assert say(message, "en", row.names)


def test_a_play_of_one_alone_has_no_margin(history):
    body = b"\r\n".join(row_of().split(b"\r\n")[:2])
    assert history.importer.import_file(body, dry=False).added == 1
    assert history.open_result(next(history.every()).code).sheet.reasons == ()


@pytest.mark.parametrize("before", ["total", "shared"])
def test_a_result_that_is_corrected_to_a_tie_with_one_winner_is_told(history, before):
    body = row_of(decided_by=before, total="9")
    assert history.importer.import_file(body, dry=False).added == 1
    (row,) = history.every()
    history.correct(row.code, [SeatCorrection(5, True), SeatCorrection(5, False)])
    for message in history.open_result(row.code).sheet.reasons:
        assert say(message, "en", row.names)
