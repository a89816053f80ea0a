"""The command line: what it prints, where it prints it, and how it ends."""

import http.client
import json
import os
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import click
import msgspec
import pytest

from companion import create_app
from companion.backup import (
    WEEK,
    BackupError,
    NewestBackup,
    RollingBackups,
    backup,
    find_newest_backup,
)
from companion.cli import cli
from companion.cli.formatting import columns, log_lines, score_lines, width
from companion.server.local_address import address, local_address
from companion.server.serving import qr
from companion.sittings import Bearer, RecordedEntry, Recording, record, replay
from companion.text import LANGUAGES, say
from tests import toy
from tests.conftest import know_pearls, run_cli
from tests.live import LiveServer, call

HANDFUL = {
    "edition": "second",
    "players": [
        {"name": "Ann", "gold": 20, "goods": {"apple": 3}},
        {"name": "벤자민", "gold": 31, "goods": {"chicken": 2}},
        {"name": "Cem", "gold": 5},
    ],
}


pytestmark = pytest.mark.usefixtures("english")


# Scoring


def test_a_game_is_scored_as_a_table_for_people():
    done = run_cli("score", "sheriff", "-", sent=json.dumps(HANDFUL))
    assert done.exit_code == 0, done.stderr
    rows = done.stdout.splitlines()
    assert rows[0].split() == ["Ann", "벤자민", "Cem"]
    assert ["Gold", "20", "31", "5"] in [row.split() for row in rows]
    (totals,) = (row for row in rows if row.startswith("Total"))
    assert width(totals) == width(rows[0])


def test_the_table_for_programs_is_what_the_interface_answers(tmp_path):
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(HANDFUL))
    app = create_app(tmp_path / "instance", TESTING=True)
    for language in LANGUAGES:
        done = run_cli("score", "sheriff", file, "--json", "--lang", language)
        answer = app.test_client().post(
            "/api/v1/games/sheriff/score", query_string={"lang": language}, json=HANDFUL
        )
        assert json.loads(done.stdout) == answer.json
    app.extensions["companion"].store.close()


def test_an_open_question_is_told_instead_of_a_winner(monkeypatch):
    know_pearls(monkeypatch)
    lines = list(score_lines(toy.score(toy.Entry((3, 5), undecided=True)), "en"))
    assert "Nobody has won yet." in lines
    assert "Not yet decided: en: who rolled?" in lines
    assert not [line for line in lines if line.startswith("Place") or "wins" in line]


def test_the_log_says_what_the_notes_said_against(monkeypatch):
    know_pearls(monkeypatch)
    entry = RecordedEntry(0, 1, {"kind": "take", "n": 12})
    play = replay({"pearls": toy.GAME}, Recording("pearls", 1, {}, ("Ann", "Ben"), (entry,)))
    assert list(log_lines(play, "en"))[:2] == [
        "1  en: Ann Take",
        "   ! en: Ann took 12 in one hand",
    ]


def test_a_refusal_is_a_sentence_on_standard_error():
    players = [{"name": "Ann", "gold": -1}, {"name": "Ben", "gold": 10_001}, {"name": "Cem"}]
    told = set()
    for language in LANGUAGES:
        done = run_cli(
            "score",
            "sheriff",
            "-",
            "--lang",
            language,
            sent=json.dumps({"edition": "second", "players": players}),
        )
        assert done.exit_code == 2
        assert done.stdout == ""
        assert "players[0].gold: " in done.stderr
        assert "players[1].gold: " in done.stderr
        told.add(done.stderr)
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize("sent", [b"", b"\xff", b"[" * 100_000, b'[{"edition": 1}]'])
def test_what_is_no_such_document_is_refused(sent):
    done = run_cli("score", "sheriff", "-", sent=sent)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_every_fault_of_its_shape_is_told():
    done = run_cli("score", "sheriff", "-", sent=b'{"edition": 1}')
    assert (done.exit_code, done.stdout) == (2, "")
    assert [line.partition(":")[0] for line in done.stderr.splitlines()] == ["edition", "players"]


def test_a_game_that_is_not_here_is_refused():
    assert run_cli("score", "chess", "-", sent="{}").exit_code == 2


@pytest.mark.parametrize(
    ("variable", "begins"), [("ko_KR.UTF-8", "합계"), ("ru_RU", "Итого"), ("C", "Total")]
)
def test_the_terminal_chooses_the_language(monkeypatch, variable, begins):
    monkeypatch.setenv("LANG", variable)
    assert begins in run_cli("score", "sheriff", "-", sent=json.dumps(HANDFUL)).stdout


def test_korean_letters_take_two_cells():
    assert list(columns([["가", "1"], ["ab", "22"]])) == ["가   1", "ab  22"]


# Replaying


def test_a_sitting_of_this_instance_is_folded_again(instance, played):
    done = run_cli("replay", played, "--instance", instance)
    assert done.exit_code == 0, done.stderr
    assert "Ann" in done.stdout
    assert done.stdout.splitlines()[-1] == "1 entry checked. It follows the rules."


def recording(instance: Path, code: str) -> bytes:
    app = create_app(instance, TESTING=True)
    house = app.extensions["companion"]
    document = msgspec.json.encode(record(house.sittings.queries.fold(code)))
    house.store.close()
    return document


def test_a_recording_is_folded_again(tmp_path, instance, played):
    file = tmp_path / "game.json"
    file.write_bytes(recording(instance, played))
    by_code = run_cli("replay", played, "--instance", instance, "--lang", "ru")
    assert run_cli("replay", file, "--lang", "ru").stdout == by_code.stdout


def test_a_recording_that_does_not_fold_is_refused(tmp_path, instance, played):
    file = tmp_path / "game.json"
    file.write_bytes(recording(instance, played).replace(b'"amount":7', b'"amount":70000'))
    done = run_cli("replay", file)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("entries[0]: Entry 1 ")


def test_neither_a_file_nor_a_code(instance):
    done = run_cli("replay", "22222", "--instance", instance)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "22222" in done.stderr


# Printing


# Keeping


def test_a_backup_overwrites_nothing(tmp_path, instance, played):
    file = tmp_path / "copy.sqlite3"
    file.write_text("precious")
    done = run_cli("backup", file, "--instance", instance)
    assert (done.exit_code, done.stdout) == (2, "")
    assert file.read_text() == "precious"


def test_backups_go_to_a_folder_where_the_newest_stay(tmp_path, instance, played):
    folder = tmp_path / "other-disk"
    words = ("backup", "--to", folder, "--keep", 2, "--instance", instance)
    assert run_cli(*words).exit_code == 2  # a disk that is not there is not made up
    folder.mkdir()
    (folder / "holiday.sqlite3").write_text("not ours")
    (folder / "companion-before-the-party.sqlite3").write_text("the host's own")
    for _ in range(3):
        assert run_cli(*words).exit_code == 0
    names = sorted(one.name for one in folder.iterdir())
    assert (len(names), names[-1]) == (4, "holiday.sqlite3")
    assert "companion-before-the-party.sqlite3" in names


def test_the_newest_backup_is_known_wherever_it_lies(tmp_path, instance, played):
    def newest():
        return find_newest_backup(instance, instance / "companion.sqlite3")

    folder, away = tmp_path / "other-disk", tmp_path / "drawer"
    folder.mkdir()
    assert newest() is None
    assert run_cli("backup", "--to", folder, "--instance", instance).exit_code == 0
    (copy,) = folder.iterdir()
    made = copy.stat().st_mtime_ns // 1_000_000
    assert newest() == NewestBackup(str(copy), made)
    assert not newest().is_old(made + WEEK)
    assert newest().is_old(made + WEEK + 1)

    daily = RollingBackups(instance / "companion.sqlite3").copy()
    os.utime(daily, (made // 1000 - 60,) * 2)
    assert newest().file == str(copy)
    os.utime(daily, (made // 1000 + 60,) * 2)
    assert newest().file == str(daily)
    daily.unlink()

    folder.rename(away)  # the disk was taken out; its copy is as old as it was
    assert newest().at == made
    away.rename(folder)
    copy.unlink()
    assert newest() is None
    (instance / "last-backup.json").write_text("[")
    assert newest() is None


@pytest.mark.parametrize("words", [(), ("copy.sqlite3", "--to", ".")])
def test_a_backup_goes_to_one_place(words, instance):
    refused = run_cli("backup", *words, "--instance", instance, "--lang", "en")
    assert refused.exit_code == 2
    assert "companion backup FILE" in refused.stderr


def test_a_folder_that_is_not_there_has_no_key(tmp_path):
    """A slip made a house of its own, and a key that opened nothing."""
    there = tmp_path / "hous"
    done = run_cli("key", "--instance", there, "--lang", "en")
    assert done.exit_code == 2
    assert "does not exist" in done.stderr
    assert not there.exists()


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path):
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"this is no database" * 100)
    with pytest.raises(BackupError):
        backup(broken, tmp_path / "copy.sqlite3")
    with pytest.raises(BackupError):
        backup(tmp_path / "nothing.sqlite3", tmp_path / "copy.sqlite3")
    with pytest.raises(BackupError, match="cli-cannot-write"):
        backup(broken, tmp_path / "no" / "such" / "folder.sqlite3")
    assert [one.name for one in tmp_path.iterdir()] == ["broken.sqlite3"]


def test_a_backup_is_one_moment_of_a_database_that_is_written_to(tmp_path, instance, played):
    app = create_app(instance, TESTING=True)
    house = app.extensions["companion"]
    enough = threading.Event()

    def write() -> None:
        n = 0
        while not enough.is_set():
            n += 1
            pay = {"kind": "pay", "payer": None, "payee": 0, "amount": 1}
            house.sittings.act(played, Bearer(table=True), f"more-{n}", None, pay)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        copies = [backup(house.store.path, tmp_path / f"copy-{n}.sqlite3") for n in range(5)]
    finally:
        enough.set()
        writer.join()
        house.store.close()
    for n, copied in enumerate(copies):
        with closing(sqlite3.connect(tmp_path / f"copy-{n}.sqlite3")) as copy:
            (entries,) = copy.execute("SELECT max(number) FROM entries").fetchone()
        assert entries == copied.entries


# Serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    live = LiveServer(tmp_path_factory.mktemp("instance")).start()
    yield live
    live.stop()


def test_a_second_server_of_the_same_file_is_refused_with_a_sentence(server):
    words = ["serve", "--instance", server.instance, "--port", "0", "--lang", "en"]
    second = subprocess.run(
        [sys.executable, "-c", "from companion.cli import main; main()", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (second.returncode, second.stdout) == (2, "")
    at = f"companion.sqlite3 is already open in another server, at {server.url}/. "
    assert second.stderr.startswith(at)


@pytest.mark.slow
def test_a_server_that_cannot_note_its_address_serves_all_the_same(tmp_path):
    (tmp_path / "address").mkdir()
    server = LiveServer(tmp_path).start()
    try:
        assert raw(server, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").startswith(b"HTTP/1.1")
    finally:
        server.stop()


def raw(server: LiveServer, request: bytes) -> bytes:
    """The first line that the server answers to these very bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.sendall(request)
        with connection.makefile("rb") as answer:
            return answer.readline()


HEAD = b"POST /api/v1/games/sheriff/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /api/v1/games/" + b"x" * 7000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/v1/sittings/%00%ff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"BREW /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n",
        b"nonsense\r\n\r\n",
        HEAD + b"Content-Length: many\r\n\r\n{}",
        HEAD + b"Content-Length: -5\r\n\r\n{}",
        CHUNKED + b"2\r\n{}\r\n0\r\n\r\n",
        CHUNKED + b"zz\r\n{}\r\n0\r\n\r\n",
        CHUNKED + b"fffffffffffffffff\r\n{}\r\n",
        HEAD + b"Content-Length: 3000000\r\n\r\n" + b" " * 3_000_000,
        CHUNKED + b"2dc6c0\r\n" + b" " * 3_000_000 + b"\r\n0\r\n\r\n",
    ],
    ids=lambda one: one[:24].decode("latin-1") + str(len(one)),
)
def test_no_bytes_on_the_wire_make_the_server_fail(server, request_):
    status = raw(server, request_)
    assert status.startswith(b"HTTP/1.1 4"), status


@pytest.mark.slow
def test_stopping_the_server_ends_its_streams(tmp_path):
    live = LiveServer(tmp_path).start()
    opened = call(live.url, "/sittings", {"game": "sheriff", "seats": [{}, {}, {}]}).body
    stream = http.client.HTTPConnection("127.0.0.1", live.port, timeout=60)
    stream.request("GET", f"/api/v1/sittings/{opened['code']}/stream")
    events = stream.getresponse()
    assert events.readline() == b"retry: 1000\n"
    live.stop()
    assert b"event: gone" not in events.read()
    stream.close()


def test_a_server_for_all_is_announced_by_its_address_in_the_network():
    assert address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address("::1", 8000) == "http://[::1]:8000/"
    assert address("0.0.0.0", 80) == f"http://{local_address()}:80/"


def test_the_qr_code_of_an_address_fits_a_terminal():
    assert 0 < max(map(len, qr("http://192.168.178.123:8000/").splitlines())) <= 79


# Help


def every_command(command, path=("companion",)):
    yield path, command
    for name, one in getattr(command, "commands", {}).items():
        yield from every_command(one, (*path, name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_explains_itself_in_every_language(language, monkeypatch):
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    for path, command in every_command(cli):
        shown = run_cli(*path[1:], "--help").stdout
        options = (one for one in command.params if isinstance(one, click.Option))
        for help in (command.help, *(one.help for one in options)):
            assert help, (path, "explains nothing")
            assert help not in shown, (path, help)
            assert say(help, language)[:12] in shown, (path, help)
