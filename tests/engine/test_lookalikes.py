import pytest

from companion.engine.confusable_names import is_seen, looks_alike

SAME = [
    ("Ann", "A\u200bnn"),  # zero width
    ("Ann", "Ann\ufeff"),
    ("Ann", "A\u00adnn"),  # soft hyphen
    ("Ann", "An\u034fn"),
    ("Ann", "Ann\u3164"),  # a Hangul letter that draws nothing
    ("Ann", "Ann\ufe0f"),
    ("Ann", "\U000e0041Ann"),
    ("Ann", "\u0410nn"),  # Cyrillic A
    ("Ann", "\u0391nn"),  # Greek Alpha
    ("Ann", "\u13aann"),  # Cherokee go
    ("LISA", "\ua4e1\ua4f2\ua4e2\ua4ee"),  # Lisu
    ("Ann", "Ann\u2065"),  # set aside for signs that draw nothing
    ("Ann", "Ann\U000e0080"),
    ("Ann", "Ａｎｎ"),
    ("Ann", "𝐀𝐧𝐧"),
    ("Anna B", "Anna\u2009B"),
    ("Сара", "Capa"),  # a Cyrillic name in Latin letters
    ("НОТА", "HOTA"),
    ("ann", "\u0410NN"),
    ("Ian", "lan"),
    ("Bob0", "BobO"),
    ("Zoë", "Zoe\u0308"),
    ("Zoё", "Zoë"),
    ("ANN", "ann"),
    ("민수", "민\u200b수"),
    ("민수", "\u1106\u1175\u11ab\u1109\u116e"),  # the same syllables in pieces
    ("🐱", "🐱\ufe0f"),
]

APART = [
    ("Ann", "Anne"),
    ("Kai", "Kal"),
    ("Ian", "Lan"),
    ("Zoe", "Zoë"),
    ("Аня", "Оля"),
    ("Ваня", "Саня"),
    ("Илья", "Илья 2"),
    ("Коля", "Толя"),
    ("Юра", "Ира"),
    ("민수", "민서"),
    ("수민", "민수"),
    ("김 민수", "이 민수"),
    ("🐱", "🐶"),
    ("👩‍🚀", "👨‍🚀"),
    ("👋🏽", "👋🏿"),
    ("🇰🇷", "🇷🇺"),
    ("민수 Kim", "민수 Lee"),
    ("", ""),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_look_the_same_are_told(one, other):
    assert looks_alike(["Dan", one, other]) == (None, 2, 1)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_differ_to_the_eye_are_left_alone(one, other):
    assert looks_alike([one, other]) == (None, None)


@pytest.mark.parametrize(
    "name", ["\u200b", "\u3164", "\u00ad\u2060", "\u2800", "\ufe0f", "\ue000", "\u0301", " "]
)
def test_a_name_of_nothing_is_not_seen(name):
    assert not is_seen(name)


@pytest.mark.parametrize(
    "name", ["Ann", "Аня", "민수", "ㅋㅋ", "🐱", "👩‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "7", "!", "\U0001fae9"]
)
def test_a_name_in_any_script_is_seen(name):
    assert is_seen(name)
