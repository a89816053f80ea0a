"""What somebody finds who adds a language."""

from click.testing import CliRunner

from companion.cli import cli
from companion.text import LANGUAGES, keys
from companion.text.translating import entries, room


def test_a_new_language_lacks_everything_and_ours_lack_nothing():
    assert {entry.id for entry in entries("fr")} >= keys("en")
    for language in LANGUAGES:
        assert list(entries(language)) == []


def test_every_string_says_where_it_stands_and_how_long_it_may_be():
    assert [entry.id for entry in entries() if not entry.place or entry.room < 4] == []


def test_the_room_counts_the_longest_form_without_what_is_put_in():
    assert room("a = { $who } wins") == 8
    assert room("a = { $n ->\n    [one] a coin\n   *[other] { $n } coins of gold\n}") == 19


def test_the_command_line_lists_what_a_language_lacks():
    listed = CliRunner().invoke(cli, ["strings", "--missing", "fr"])
    assert listed.exit_code == 0
    assert "catalogue/fr/screens.ftl  screen-close\n" in listed.output
    assert "games/sheriff/text/fr/screens.ftl  sheriff-screen-let-pass" in listed.output
    assert CliRunner().invoke(cli, ["strings", "--missing", "ko"]).output == ""
