"""Message + language → sentence."""

import doctest
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

import companion.text
from companion.engine.message import Message, SeatName
from companion.text import LANGUAGES, SEAT_COLOURS, TextError, negotiate, own_name, say, seat_name
from companion.text.catalogue import Catalogue
from companion.text.korean import PARTICLES, with_particle

NBSP = "\N{NO-BREAK SPACE}"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def pair(first, second="Ben"):
    return Message("list-pair", first=first, second=second)


def formatted(text, language="en", **args):
    """What a catalogue with the single entry `m` says."""
    sentence, errors = Catalogue(language, [text]).format("m", args)
    assert errors == []
    return sentence


def test_the_example_in_the_module_is_true():
    assert doctest.testmod(companion.text).failed == 0 < doctest.testmod(companion.text).attempted


# What a message may carry


def test_a_bare_id_is_said_as_it_is():
    assert [say("seat-blue", language) for language in LANGUAGES] == ["Blue", "파랑", "Синий"]


A_LIST = (SeatName(0), Message("seat-red"), 1255)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        pytest.param(pair("{ $x } <b>&"), "{ $x } <b>& and Ben", id="data as it is"),
        pytest.param(pair("seat-blue"), "seat-blue and Ben", id="data that looks like an id"),
        pytest.param(pair(SeatName(1), SeatName(0)), "Bob and Ann", id="seats by their names"),
        pytest.param(pair(pair(SeatName(0), "Cid")), "Ann and Cid and Ben", id="a message in it"),
        pytest.param(pair(A_LIST), "Ann, Red and 1,255 and Ben", id="a list of all sorts"),
        pytest.param(pair((1255,)), "1,255 and Ben", id="one number, which is a number"),
    ],
)
def test_a_message_says_what_it_carries(message, said):
    assert say(message, "en", ("Ann", "Bob")) == said


@pytest.mark.parametrize("names", [(), ("Ann",), ("Ann", ""), ("Ann", "  ")])
def test_a_seat_without_a_name_is_called_by_its_colour(names):
    assert say(pair(SeatName(1)), "ru", names) == "Синий и Ben"


@every_language
def test_eight_seats_have_eight_colours(language):
    assert len({seat_name(seat, language) for seat in range(8)}) == 8 == len(SEAT_COLOURS)


@pytest.mark.parametrize("seat", [-1, 8])
def test_a_seat_that_does_not_exist_is_an_error_and_nobody_else(seat):
    with pytest.raises(TextError, match=f"seat {seat}"):
        seat_name(seat, "en", ("Ann", "Ben"))


def test_a_ninth_seat_has_the_name_it_was_given():
    assert seat_name(8, "en", tuple("abcdefghi")) == "i"


def test_isolating_signs_are_left_out():
    assert not set("\u2066\u2067\u2068\u2069") & set(say(pair(SeatName(0)), "en"))


# Lists


@pytest.mark.parametrize(
    ("items", "en", "ko", "ru"),
    [
        ((), "nothing", "없음", "ничего"),
        (("a",), "a", "a", "a"),
        (("사과", "빵"), "사과 and 빵", "사과와 빵", "사과 и 빵"),
        (("빵", 3, "c"), "빵, 3 and c", "빵, 3, c", "빵, 3 и c"),
        (tuple("abcd"), "a, b, c and d", "a, b, c, d", "a, b, c и d"),
    ],
)
def test_several_are_listed_as_the_language_lists_them(items, en, ko, ru):
    said = [say(pair(items, "!"), language) for language in LANGUAGES]
    assert said == [f"{en} and !", with_particle(ko, "과/와") + " !", f"{ru} и !"]


# Numbers


@pytest.mark.parametrize(
    ("language", "said"), [("en", "1,255"), ("ko", "1,255"), ("ru", f"1{NBSP}255")]
)
def test_a_number_is_grouped_as_the_language_does_and_cannot_break(language, said):
    assert say(pair(1255), language).startswith(said)
    assert formatted("m = { NUMBER($n) }", language, n=1255) == said


@pytest.mark.parametrize(("number", "said"), [(0, "0"), (999, "999"), (-12, "-12")])
@every_language
def test_a_small_number_is_only_its_digits(language, number, said):
    assert say(Message("list-more", first=number, second="x"), language) == f"{said}, x"


COINS = "m = { $n ->\n [one] one\n [few] few\n [many] many\n *[other] other\n }"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "other one other other other other"),
        ("ko", "other other other other other other"),
        ("ru", "many one few many many one"),
    ],
)
def test_plurals_follow_the_language(language, words):
    assert " ".join(formatted(COINS, language, n=n) for n in (0, 1, 2, 5, 11, 21)) == words


# Errors


@every_language
def test_an_unknown_id_is_an_error(language):
    with pytest.raises(TextError, match=f"no-such-thing in {language}"):
        say("no-such-thing", language)


@every_language
def test_a_missing_argument_is_an_error_that_names_it(language):
    with pytest.raises(TextError, match=r"list-pair.*second"):
        say(Message("list-pair", first="Ann"), language)


def test_an_error_is_not_kept():
    for _ in range(2):
        with pytest.raises(TextError):
            say("no-such-thing", "en")


def test_an_unknown_particle_is_an_error():
    with pytest.raises(ValueError, match="가/이"):
        with_particle("벤", "가/이")


def test_a_message_is_there_with_all_that_it_refers_to():
    text = "m = { a }{ -t }\na = { b }\nb = 1\n-t = { b }\nc = { m }"
    catalogue = Catalogue("en", [text])
    assert catalogue.format("a", {}) == ("1", [])
    assert catalogue.format("c", {}) == ("11", [])


def test_what_cannot_be_parsed_takes_nothing_else_with_it():
    catalogue = Catalogue("en", ["a = 1\nb = { $n\nc = 3"])
    assert catalogue.format("a", {}) == ("1", [])
    assert catalogue.format("c", {}) == ("3", [])


# Korean particles


@pytest.mark.parametrize(
    ("particle", "said"),
    [
        ("이/가", "민수/가 지훈/이 서울/이"),
        ("을/를", "지훈/을"),
        ("은/는", "치즈/는"),
        ("과/와", "닭/과 사과/와"),
        ("이랑/랑", "지훈/이랑"),
        ("아/야", "민수/야"),
        ("으로/로", "빵/으로 사과/로 파랑/으로 보라/로 서울/로"),
    ],
)
def test_a_particle_follows_the_last_syllable(particle, said):
    for each in said.split():
        word, _, follows = each.partition("/")
        assert with_particle(word, particle) == word + follows


@pytest.mark.parametrize(
    ("on", "to", "digits"),
    [
        ("은", "으로", "0 3 6 10 100 1,000"),
        ("은", "로", "1 7 8"),
        ("는", "로", "2 4 5 9 1,255"),
    ],
)
def test_a_number_is_followed_as_it_is_read(on, to, digits):
    for each in digits.split():
        assert with_particle(each, "은/는") == each + on
        assert with_particle(each, "으로/로") == each + to


NFD_NAME = normalize("NFD", "지훈")
"""as a Mac types it"""
CLOSED_NAMES = "Ann Ben Sam Anne Jane Kim King Bob Jack Eric Scott Pat n M Иван Максим"
OPEN_NAMES = """
    Anna Peter Mark Luke Robert Max Sarah Greg Red Blue Chloé René Renee Zoë B K TV Анна Олег Игорь
"""


@pytest.mark.parametrize(
    ("who", "to", "names"),
    [
        pytest.param("이", "으로", CLOSED_NAMES, id="Koreans close them"),
        pytest.param("이", "로", "Carl Michelle apple Kyle L Михаил", id="closed on an l"),
        pytest.param("가", "로", OPEN_NAMES, id="Koreans leave them open"),
    ],
)
def test_a_foreign_name_is_followed_as_koreans_say_it(who, to, names):
    for word in names.split():
        assert with_particle(word, "이/가") == word + who
        assert with_particle(word, "으로/로") == word + to


@pytest.mark.parametrize(
    "word", ["민수(빨강)", "“지훈”", "지훈!", "지훈 🎉", "ㅋㅋ", NFD_NAME, "７", "Ben 7'"]
)
def test_brackets_quotes_and_emoji_are_looked_past(word):
    assert with_particle(word, "은/는") == f"{word}은"


@pytest.mark.parametrize(
    ("particle", "said"),
    [("이/가", "이(가)"), ("으로/로", "(으)로"), ("이랑/랑", "(이)랑"), ("아/야", "아(야)")],
)
@pytest.mark.parametrize("word", ["🐱", "商", "", "…"])
def test_a_word_that_nobody_can_read_gets_both_forms(word, particle, said):
    assert with_particle(word, particle) == word + said


@pytest.mark.parametrize(
    ("language", "said"), [("en", "1,255"), ("ko", "1,255를"), ("ru", "1 255")]
)
def test_josa_is_silent_outside_korean(language, said):
    text = 'm = { JOSA($x, "을/를") }'
    assert formatted(text, language, x=1255) == said.replace(" ", NBSP)
    assert formatted(text, language, x="빵") == ("빵을" if language == "ko" else "빵")


def test_josa_takes_terms_and_messages():
    text = 'm = { JOSA(-bag, "을/를") } { JOSA(good, "은/는") }\n-bag = 자루\ngood = 빵'
    assert formatted(text, "ko") == "자루를 빵은"


# Names are data


names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1).filter(str.strip)


@given(name=names)
def test_any_name_is_shown_letter_by_letter(name):
    for language in LANGUAGES:
        assert say(Message("list-more", first="", second=SeatName(0)), language, (name,)) == (
            f", {name}"
        )
        assert name in say(pair(SeatName(0)), language, (name,))


@given(word=st.text())
def test_any_word_takes_any_particle(word):
    for particle in PARTICLES:
        said = with_particle(word, particle)
        assert said.startswith(word)
        assert said.removeprefix(word).replace("(", "").replace(")", "") in {
            *particle.split("/"),
            particle.replace("/", ""),
        }


@every_language
def test_a_name_may_be_longer_than_fluent_likes(language):
    assert "x" * 5000 in say(pair((SeatName(0), "y", "z")), language, ("x" * 5000,))


def test_what_was_said_for_one_name_is_not_said_for_another():
    said = {say(pair(SeatName(0)), language, (name,)) for language in LANGUAGES for name in "가나"}
    assert len(said) == 6


# The language of a device


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("*", "en"),
        ("ko", "ko"),
        ("ko-KR", "ko"),
        ("KO_kr", "ko"),
        ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru"),
        ("en;q=0.5, ko-KR", "ko"),
        ("en;q=0.2, ru;q=0.3, ko;q=0.1", "ru"),
        ("fr, de;q=0.9, ru;q=0.1", "ru"),
        ("fr-CH, fr;q=0.9", "en"),
        ("ko;q=0", "en"),
        ("korean", "en"),
        ("ru;q=banana", "en"),
        (";;;,,q=1;\x00=", "en"),
    ],
)
def test_the_browser_says_which_language_it_would_like(header, language):
    assert negotiate(header) == language


@given(header=st.text())
def test_no_header_is_too_strange(header):
    assert negotiate(header) in LANGUAGES


def test_each_language_is_named_in_its_own_words():
    own = {"en": "English", "ko": "한국어", "ru": "Русский"}
    assert {language: own_name(language) for language in LANGUAGES} == own
