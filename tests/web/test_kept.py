"""Macros that draw from their arguments alone draw the same arguments once."""

import pytest
from markupsafe import Markup, escape

from companion.web import template_globals


@pytest.fixture
def spoken(app):
    with app.app_context():
        template_globals.speak("en", ("Ann", "Ben"), "")
        yield


def label():
    drawn = []

    def macro(*args, **options):
        drawn.append(args)
        return Markup(" ".join(map(str, map(escape, (*args, *options.values())))))

    return template_globals.cache_macro(macro), drawn


def test_the_same_arguments_are_drawn_once(spoken):
    draw, drawn = label()
    for _ in range(2):
        assert draw("bag", {"kind": "pass", "bag": [1, None]}) == draw(
            "bag", {"kind": "pass", "bag": [1, None]}
        )
    assert len(drawn) == 1


@pytest.mark.parametrize(
    ("one", "other"), [("<b>", Markup("<b>")), (1, True), (0, False), ("1", 1), ((1,), [1])]
)
def test_what_is_drawn_differently_is_no_repetition(spoken, one, other):
    draw, drawn = label()
    draw(one)
    draw(other)
    draw(where=one)
    assert len(drawn) == 3


def test_other_languages_names_and_roots_are_drawn_anew(spoken):
    draw, drawn = label()
    for voice in (
        ("en", ("Ann",), ""),
        ("ko", ("Ann",), ""),
        ("en", ("Bo",), ""),
        ("en", (), "/x"),
    ):
        template_globals.speak(*voice)
        draw("bag")
    assert len(drawn) == 4


def test_long_pieces_are_not_kept(spoken):
    draw, drawn = label()
    for _ in range(2):
        draw("a" * (template_globals.LONGEST + 1))
    assert len(drawn) == 2
