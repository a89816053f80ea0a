"""Every sheet of every game as PDF, read back."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, count, cycle, groupby, pairwise, product
from typing import Any

import pypdfium2
import pytest

from companion.engine.game import Game
from companion.engine.message import Message
from companion.engine.print import Cards, CheckList, Reference, ScorePad, Sheet, SheetChoices
from companion.engine.refusal import FaultyError
from companion.games import GAMES
from companion.printing import PAPERS, Renderer, Setting
from companion.text import LANGUAGES, say
from tests.examples import quickly
from tests.said import messages

from .reading import MM, SIZES, bare, check_pdf, descriptors, read, reader, sizes

PRINTING = [game for game in GAMES.values() if game.sheets]
SHEETS = [(game.key, one.key) for game in PRINTING for one in game.sheets if one.key != "aid"]
"""without aids, of which `test_aids` tries more"""


def sheet_of(game: str, key: str) -> Sheet:
    return next(sheet for sheet in GAMES[game].sheets if sheet.key == key)


def every_choice(game: Game) -> Iterator[SheetChoices]:
    """Every edition and number of players, with nothing, with something and with everything."""
    for edition in game.sheets[0].editions:
        for players in edition.players:
            there = [key for key in edition.variants if edition.offers(key, players)]
            some = frozenset(sorted(there)[-1:])
            for variants in dict.fromkeys((frozenset[str](), some, frozenset(there))):
                yield SheetChoices(players, edition.key, variants)


def typical(game: Game) -> list[SheetChoices]:
    """A few that differ in all, the fullest first."""
    found = []
    for edition in game.sheets[0].editions:
        low, *_, high = sorted(edition.players)
        found += [
            SheetChoices(high, edition.key, frozenset(edition.variants)),
            SheetChoices(edition.usual, edition.key),
            SheetChoices(
                low, edition.key, frozenset(k for k in edition.variants if edition.offers(k, low))
            ),
        ]
    return found


def expected(game: str, key: str, choices: SheetChoices) -> Iterator[Message]:
    """What has to stand on the sheet; pads and cards have no room for the head."""
    values = sheet_of(game, key).values(choices)
    match drawn(game, key, choices):
        case ScorePad(rows=rows) if rows:
            return messages(rows)
        case Cards(cards=cards, shared=shared):
            return messages((cards, shared))
        case ScorePad() if isinstance(values, Mapping):
            return messages(values["towns"])
        case _:
            return messages(values)


def drawn(game: str, key: str, choices: SheetChoices) -> object:
    """The value itself, where a template of the game's own has it among others."""
    values = sheet_of(game, key).values(choices)
    return values["value"] if isinstance(values, Mapping) else values


def page_count(game: str, key: str, choices: SheetChoices, setting: Setting, pdf: bytes) -> int:
    """How many pages there have to be; a reference is as long as it is."""
    found = len(reader(pdf).pages)
    value = drawn(game, key, choices)
    match value:
        case ScorePad():
            return 1
        case Cards(cards=cards, shared=shared):
            return 2 * math.ceil((len(cards) + len(shared)) / (4 if setting.large else 9))
        case CheckList() if not setting.large and not setting.beside:
            assert found <= 2
        case Reference() if not setting.large and not setting.beside:
            assert found <= 4
    if setting.fitted and isinstance(value, Reference) and value.pages:
        return value.pages
    return found


def check_sheet(
    house: Renderer, game: str, key: str, setting: Setting, choices: SheetChoices
) -> None:
    name = f"{game}-{key}"
    pdf = house.render(name, setting, choices)
    width, height = SIZES[setting.paper]
    values = drawn(game, key, choices)
    if isinstance(values, ScorePad) and key == "score-pad":
        width, height = height, width
    edges = (28, 20, 28, 14)
    if isinstance(values, Cards):
        edges = (20, 17, 20, 6)
    pages = page_count(game, key, choices, setting, pdf)
    text = check_pdf(pdf, setting.language, width, height, pages, margins=edges)
    assert "□" not in text
    last = 2 if isinstance(values, Cards) else 1
    assert [page for page in range(pages - last) if filled(pdf, page) <= 0.25] == []
    fonts = [font for font, _ in descriptors(pdf)]
    assert all("Pretendard" in font or "Shang" in font for font in fonts), fonts
    called = say(sheet_of(game, key).title, setting.languages[0])
    said = say(f"{game}-name", setting.languages[0])
    assert reader(pdf).metadata.title == f"{called}: {said}"
    if isinstance(values, Cards):
        text = text_of_cards(pdf, setting)
    missing = [
        (message.id, language)
        for message in expected(game, key, choices)
        for language in setting.languages
        if bare(say(message, language)) not in text
    ]
    assert missing == []
    if isinstance(values, Cards):
        check_cards(pdf, setting)


def card_places(setting: Setting) -> tuple[float, float, float, float, int]:
    """Left and top of the first card, width and height of each, and how many there are across."""
    size = 1.5 if setting.large else 1
    left = {"a4": 10.5, "letter": 13.45}[setting.paper] * MM
    top = SIZES[setting.paper][1] - {"a4": 16.5, "letter": 10.7}[setting.paper] * MM
    high = {"a4": 88, "letter": 86}[setting.paper] * MM * size
    return left, top, 63 * MM * size, high, 2 if setting.large else 3


def text_of_cards(pdf: bytes, setting: Setting) -> str:
    """Card by card: in the text of a page, lines at one height run together."""
    left, top, wide, high, across = card_places(setting)
    text = ""
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            words = page.get_textpage()
            for row, column in product(range(across), repeat=2):
                x, y = left + column * wide, top - row * high
                text += words.get_text_bounded(x, y - high, x + wide, y)
    return bare(text)


def check_cards(pdf: bytes, setting: Setting) -> None:
    """No line of text crosses a cut."""
    left, top, wide, high, across = card_places(setting)
    _, boxes = read(pdf)
    for box in boxes:
        title = box.bottom > top
        if title and setting.paper == "letter":
            continue  # it covers the marks
        column = (box.left - left) // wide
        assert 0 <= column < across, box
        assert box.right <= left + (column + 1) * wide, box
        if title:
            continue
        row = (top - box.top) // high
        assert 0 <= row < across, box
        assert box.bottom >= top - (row + 1) * high, box


OTHERWISE = [
    (game, key, setting, typical(GAMES[game])[0])
    for (game, key), setting in zip(
        SHEETS,
        cycle(
            [
                Setting("ko", beside="en"),
                Setting("ru", "letter", letters="large"),
                Setting("en", ink="saving", letters="large"),
                Setting("ru", "letter", beside="ko", ink="saving"),
            ]
        ),
        strict=False,
    )
]
"""each sheet once, otherwise set"""
SHORT = ("condottiere", "scoring")


def in_turn(game: str, key: str) -> Iterator[tuple[str, str, Setting, SheetChoices]]:
    """The fullest choice in every language, each other choice once, in turns of paper."""
    plain = [
        Setting(language, paper)
        for paper, language in zip(cycle(PAPERS), (*LANGUAGES, *LANGUAGES), strict=False)
    ]
    fullest, *fewer = typical(GAMES[game])
    yield from ((game, key, setting, fullest) for setting in plain[:3])
    for setting, choices in zip(cycle(plain), fewer, strict=False):
        yield game, key, setting, choices


def in_turns(game: Game, each: int = len(LANGUAGES)) -> Iterator[tuple[Setting, SheetChoices]]:
    """Every edition with every number of players, in as many of the languages, in turns of paper
    and of what is played with: whatever two of these there are go together once.
    """
    groups = groupby(every_choice(game), lambda one: (one.edition, one.players))
    for at, choices in enumerate([*found] for _, found in groups):
        for number in range(each):
            turn = (at + number) % len(LANGUAGES)
            setting = Setting(LANGUAGES[turn], PAPERS[(at + turn) % len(PAPERS)])
            yield setting, choices[(at // 6 + number) % len(choices)]


MATRIX = [one for game, key in SHEETS for one in in_turn(game, key)]
SAMPLE = [
    [*in_turn(game, key)][turn] for (game, key), turn in zip(SHEETS, cycle(range(3)), strict=False)
]
"""each sheet once, in turns of language and paper"""
MANNERS = (
    Setting("ko", "letter", beside="en", letters="large"),
    Setting("en", "letter", ink="saving"),
    Setting("ru", beside="ko", letters="large"),
)
OTHER_MATRIX = OTHERWISE + [
    (game, key, setting, typical(GAMES[game])[0])
    for (game, key), turn in zip(SHEETS, cycle(range(3)), strict=False)
    for setting in (MANNERS[turn], MANNERS[turn - 1])
]


def named(one) -> str:
    match one:
        case SheetChoices():
            return f"{one.edition}{one.players}v{len(one.variants)}"
        case Setting():
            return f"{one.language}{one.beside}-{one.paper}-{one.ink}-{one.letters}"
        case _:
            return str(one)


asked = ("game", "key", "setting", "choices")


@pytest.mark.parametrize(asked, SAMPLE[::9], ids=named)
def test_a_sheet_holds_what_it_should(house, silence, game, key, setting, choices):
    check_sheet(house, game, key, setting, choices)


@pytest.mark.parametrize(asked, [one for one in OTHERWISE if one[:2] == SHORT], ids=named)
def test_large_letters_little_ink_and_two_languages(house, silence, game, key, setting, choices):
    check_sheet(house, game, key, setting, choices)


@pytest.mark.slow
@pytest.mark.parametrize(asked, MATRIX, ids=named)
def test_every_sheet_holds_what_it_should(house, silence, game, key, setting, choices):
    check_sheet(house, game, key, setting, choices)


@pytest.mark.slow
@pytest.mark.parametrize(asked, OTHER_MATRIX, ids=named)
def test_every_sheet_in_every_manner(house, silence, game, key, setting, choices):
    check_sheet(house, game, key, setting, choices)


def untried(game: Game, tried: Iterable[tuple[Setting, SheetChoices]]) -> set[tuple[Any, Any]]:
    """Whatever two go together of language, paper, edition and number of players, and have not."""
    legal = {(one.edition, one.players) for one in every_choice(game)}
    there = [(*one, *two) for one in product(LANGUAGES, PAPERS) for two in legal]
    done = [(s.language, s.paper, c.edition, c.players) for s, c in tried]
    every, found = (
        {pair for one in some for pair in combinations(enumerate(one), 2)} for some in (there, done)
    )
    return every - found


@pytest.mark.parametrize("game", PRINTING, ids=lambda game: game.key)
def test_nights_are_tried_for_every_number_of_players_in_every_language_on_every_paper(game):
    counts = {n for edition in game.sheets[0].editions for n in edition.players}
    tried = {(s.language, s.paper, c.players) for key, s, c in NIGHTS if key == game.key}
    assert tried == {*product(LANGUAGES, PAPERS, counts)}


def check_night(house: Renderer, game: str, setting: Setting, choices: SheetChoices) -> None:
    """An aid for everybody, set-up and pad, on one page where nothing is ticked beside the set-up;
    no page nearly empty; told before it is set.
    """
    name = f"{game}-tonight"
    pdf = house.render(name, setting, choices)
    pages = len(reader(pdf).pages)
    shared = game != "citadels"
    assert pages == 2 - shared + choices.players
    contents = house.contents(name, setting, choices)
    assert sum(one.pages for one in contents if one.ticked) == pages
    marks = [one.title for one in reader(pdf).outline if not isinstance(one, list)]
    keys = ("aid", "setup", "score-pad") if shared else ("setup", "score-pad", "aid")
    assert marks == [say(f"print-sheet-{key}", setting.languages[0]) for key in keys]
    assert len(pdf) < 400_000 + 60_000 * choices.players
    for page in range(pages - 1):
        assert filled(pdf, page) > 0.25


@pytest.mark.parametrize("paper", PAPERS)
def test_large_letters_are_larger_on_every_paper(house, silence, paper):
    """A rule for Letter's shorter pages took them back there."""
    usual, large = (
        sizes(house.render("condottiere-scoring", Setting("en", paper, letters=one), None))
        for one in ("normal", "large")
    )
    assert 12.0 in large - usual


def test_whole_aids_of_a_night_have_their_back_behind_them(house, silence):
    """All fronts came first: printed on both sides they had each other behind them."""
    setting, choices = Setting("en", size="whole"), SheetChoices(4, contents=frozenset({"aid"}))
    pages = reader(house.render("dunhuang-tonight", setting, choices)).pages
    words = [bare(page.extract_text()) for page in pages]
    assert words == words[:2] * 4
    assert words[0] != words[1]


def filled(pdf: bytes, page: int) -> float:
    """How far down the page its words reach, without those at its foot."""
    height = float(reader(pdf).pages[page].mediabox.height)
    _, boxes = read(pdf)
    there = [box.bottom for box in boxes if box.page == page and box.bottom > 45]
    return 1 - min(there) / height


SETTINGS = [Setting(language, paper) for language in LANGUAGES for paper in PAPERS]


def in_every_setting(game: Game) -> Iterator[tuple[str, Setting, SheetChoices]]:
    """Every edition and number of players in every setting, in turns of the variants."""
    for (_, players), found in groupby(every_choice(game), lambda one: (one.edition, one.players)):
        choices = [*found]
        for setting, turn in zip(SETTINGS, count(players), strict=False):
            yield game.key, setting, choices[turn % len(choices)]


def nights(game: Game) -> Iterator[tuple[str, Setting, SheetChoices]]:
    """Every number of players in every setting, in turns of editions and variants.

    What a night is put together from is tried by itself, in this file and in `test_aids`.
    """
    several = defaultdict(list)
    for one in in_every_setting(game):
        several[one[1], one[2].players].append(one)
    for turn, found in enumerate(several.values()):
        yield found[turn % len(found)]


NIGHTS = [one for game in PRINTING for one in nights(game)]


@pytest.mark.parametrize(
    ("game", "setting", "choices"),
    [
        pytest.param(
            "sheriff", Setting("ko", "letter"), SheetChoices(6, "second"), marks=pytest.mark.slow
        ),
        ("condottiere", Setting("en"), SheetChoices(4)),
    ],
    ids=named,
)
def test_a_night_is_two_sheets_and_an_aid_for_everybody(house, silence, game, setting, choices):
    check_night(house, game, setting, choices)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "setting", "choices"), NIGHTS, ids=named)
def test_every_night_is_two_sheets_and_an_aid_for_everybody(house, game, setting, choices):
    check_night(house, game, setting, choices)


PADS = (
    ("citadels-score-pad", Setting("ru"), SheetChoices(8, "", frozenset({"ninth"}))),
    ("citadels-score-pad", Setting("ko", "letter", beside="en"), SheetChoices(7, "first_game")),
    ("sheriff-score-pad", Setting("en"), SheetChoices(6, "second", frozenset({"royal_goods"}))),
    ("sheriff-score-pad", Setting("ru", "letter"), SheetChoices(5, "first")),
)


@pytest.mark.parametrize(("name", "setting", "choices"), quickly(PADS, PADS[0]), ids=named)
def test_a_pen_finds_room_in_every_column_of_a_pad(house, name, setting, choices):
    """Eight players had 6 mm each, of three pads on a page."""
    pdf = house.render(name, setting, choices)
    lines = rules_down(pdf)
    apart = [after - before for before, after in pairwise(lines)]
    assert len(apart) > choices.players
    assert min(apart) > 8.8 * MM


def rules_down(pdf: bytes) -> list[int]:
    """How far from the left the lines of the first page stand that go down it."""
    with pypdfium2.PdfDocument(pdf) as document:
        drawn = [one.get_bounds() for one in document[0].get_objects()]
    down = (left for left, bottom, right, top in drawn if right - left < 2 and top - bottom > 10)
    return sorted({round(left) for left in down})


def test_a_night_holds_what_was_ticked(house, silence):
    choices = house.choices("condottiere-tonight", contents=["scoring", "setup"])
    pdf = house.render("condottiere-tonight", Setting("en", "letter"), choices)
    title = say("print-tonight", "en")
    assert reader(pdf).metadata.title == f"{title}: {say('condottiere-name', 'en')}"
    marks = [one.title for one in reader(pdf).outline if not isinstance(one, list)]
    assert marks == [say("print-sheet-setup", "en"), say("print-sheet-scoring", "en")]


def test_a_night_is_told_what_it_cannot_hold(house):
    for name, wish, told in (
        (
            "dunhuang-tonight",
            "map",
            "“map” cannot be part of tonight’s set. Choose from: setup, score-pad",
        ),
        ("dunhuang-aid", "setup", "Only tonight’s set combines several sheets"),
    ):
        with pytest.raises(FaultyError) as refusal:
            house.render(name, Setting("en"), house.choices(name, contents=[wish]))
        (fault,) = refusal.value.faults
        assert (fault.path, fault.code) == ("contents", "unknown_content")
        assert say(fault.message, "en").startswith(told)


@pytest.mark.slow
@pytest.mark.parametrize("players", quickly([6, 3], 3))
def test_the_last_page_of_cards_is_filled_with_what_everybody_wants(house, players):
    """With the round and the penalties again; no page more, and no more of them than players."""
    choices = SheetChoices(players, "second", frozenset({"royal_goods", "black_market"}))
    pdf = house.render("sheriff-cards", Setting("en"), choices)
    assert 1 < read(pdf)[0].count("3. Declaration") <= players
    values = drawn("sheriff", "cards", choices)
    assert isinstance(values, Cards)
    assert len(reader(pdf).pages) == 2 * -(-(len(values.cards) + len(values.shared)) // 9)


def test_the_aid_has_the_right_numbers_in_its_tables(house):
    pdf = house.render("sheriff-aid", Setting("en"), SheetChoices(4, "second"))
    text, _ = read(pdf)
    lines = " ".join(text.split())
    for row in (
        "Apples 2 2 48 20 10 15 5 10 3 7",
        "Silk 8 4 12",
        "Crossbow 9 4 5",
        "Chicken 4 2 24 10 5 7 2 5 1 3",
    ):
        assert row in lines


def test_fronts_and_backs_meet(house):
    """What stands left on the front stands right on the back, in the other language."""
    pdf = house.render("sheriff-cards", Setting("en", beside="ko"), SheetChoices(4, "second"))
    front, back, *_ = (page.extract_text() for page in reader(pdf).pages)
    assert "Apples" in front
    assert "사과" in back
    width = SIZES["a4"][0]
    fronts, backs = places(pdf, 0, "Apples"), places(pdf, 1, "사과")
    assert fronts + backs == pytest.approx(width, abs=3)


def places(pdf: bytes, page: int, word: str) -> float:
    """The middle of the word, from the left."""
    with pypdfium2.PdfDocument(pdf) as document:
        words = document[page].get_textpage()
        at, _ = words.search(word).get_next()
        boxes = [words.get_charbox(at + k) for k in range(len(word))]
    return (min(box[0] for box in boxes) + max(box[2] for box in boxes)) / 2


@pytest.mark.slow
def test_korean_words_above_the_cards_are_one_space_apart(house):
    """What stood around the whole line stood around each of its words."""
    pdf = house.render("dunhuang-cards", Setting("ko"), SheetChoices(4))
    with pypdfium2.PdfDocument(pdf) as document:
        words = document[0].get_textpage()
        text = words.get_text_range()
        for first, second in pairwise(say("print-sheet-cards", "ko").split()):
            at = text.index(f"{first} {second}") + len(first)
            gap = words.get_charbox(at + 1)[0] - words.get_charbox(at - 1)[2]
            assert 0 < gap < 4, "of letters of 7 points"


def test_ink_is_saved_without_losing_a_word(house):
    choices = SheetChoices(4, "second")
    full = house.render("sheriff-scoring", Setting("en"), choices)
    saving = house.render("sheriff-scoring", Setting("en", ink="saving"), choices)
    assert read(full)[0] == read(saving)[0]
    assert darkness(saving) < darkness(full)


def test_ink_is_saved_where_characters_are_called(house):
    """Nothing is filled with a colour."""
    pdf = house.render("citadels-aid", Setting("en", ink="saving"))
    with pypdfium2.PdfDocument(pdf) as document:
        picture = document[0].render(scale=1).to_pil().convert("RGB")
    colours = picture.getcolors(1 << 24)
    filled = {colour for n, colour in colours if n > 0.005 * picture.width * picture.height}
    assert [colour for colour in filled if max(colour) - min(colour) > 4] == []


def darkness(pdf: bytes) -> float:
    """How much of the first page is covered, black counting as one."""
    with pypdfium2.PdfDocument(pdf) as document:
        picture = document[0].render(scale=1).to_pil().convert("L")
    histogram = picture.histogram()
    return sum((255 - shade) * n for shade, n in enumerate(histogram))
