"""What a PDF no longer says twice, and what it says all the same."""

import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject

from companion.games import GAMES
from companion.printing import Renderer, Setting, preview, typeset
from tests.examples import quickly

SENTENCES = {"/P", "/TD", "/TH", "/H1", "/H2", "/LBody", "/Span", "/NonStruct"}


@pytest.fixture(scope="module")
def cards(house: Renderer) -> PdfReader:
    """The same pictures stand on many of these cards."""
    return PdfReader(BytesIO(house.render("condottiere-cards", Setting("ko"))))


def drawings(page: PageObject) -> list[str]:
    lines = page.get_contents().get_data().split(b"\n")  # type: ignore[union-attr]
    return [line.split()[0].decode() for line in lines if line.endswith(b" Do")]


def test_a_picture_is_drawn_once_and_placed_often(cards: PdfReader) -> None:
    placed = [name for page in cards.pages for name in drawings(page)]
    forms: Any = cards.pages[0]["/Resources"]["/XObject"]  # type: ignore[index]
    assert set(placed) == set(forms)
    kept = [form.get_object().get_data() for form in forms.values()]
    assert len(set(kept)) == len(kept) < len(placed) / 2


def test_copies_of_a_page_share_what_is_drawn_and_each_is_told(house: Renderer) -> None:
    """A night has an aid for everybody."""
    pdf = house.render("condottiere-tonight", Setting("en"), house.choices("condottiere-tonight"))
    *_, first, second = PdfReader(BytesIO(pdf)).pages
    drawn = [page.raw_get("/Contents") for page in (first, second)]
    assert drawn[0] == drawn[1]
    assert first.extract_text() == second.extract_text() != ""
    assert preview.page_picture(pdf, 5) == preview.page_picture(pdf, 6)
    tree: Any = PdfReader(BytesIO(pdf)).trailer["/Root"]["/StructTreeRoot"]  # type: ignore[index]
    owners = tree["/ParentTree"]["/Nums"][1::2]
    assert len(owners) == 6
    assert owners[4].get_object()[0] != owners[5].get_object()[0]


def test_every_piece_of_text_belongs_to_the_element_that_holds_it(cards: PdfReader) -> None:
    tree: Any = cards.trailer["/Root"]["/StructTreeRoot"]  # type: ignore[index]
    numbers = tree["/ParentTree"]["/Nums"]
    held = 0
    for page, owners in zip(numbers[::2], numbers[1::2], strict=True):
        for piece, owner in enumerate(owners.get_object()):
            element = owner.get_object()
            assert piece in element["/K"]
            assert element["/Pg"].get_object() == cards.pages[page]
            assert element["/S"] in SENTENCES
            held += 1
    assert held > 100
    assert {"/P", "/H2"} <= tags(tree["/K"][0].get_object())


def tags(above: Any) -> set[str]:
    """Of all elements below: each names the one above, none only wraps a piece of a sentence."""
    found = {str(above["/S"])}
    for one in above["/K"]:
        kid: Any = None if isinstance(one, int) else one.get_object()
        if isinstance(kid, DictionaryObject) and "/S" in kid:
            assert kid["/P"].get_object() == above
            assert not (str(kid["/S"]) == "/Span" and above["/S"] in SENTENCES)
            found |= tags(kid)
    return found


@pytest.mark.parametrize("game", quickly(GAMES, "condottiere"))
def test_a_sheet_looks_as_it_would_without(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its pictures, and the cloth of its game at its head."""
    name, setting = f"{game}-setup", Setting("en")
    lean = preview.page_picture(Renderer(GAMES).render(name, setting), 1)
    monkeypatch.setattr(typeset, "lean", lambda _document, _pdf: None)
    whole = preview.page_picture(Renderer(GAMES).render(name, setting), 1)
    one, other = (Image.open(BytesIO(picture)).convert("L") for picture in (lean, whole))
    assert max(ImageChops.difference(one, other).tobytes()) < 24


@pytest.mark.parametrize("game", ["sheriff", "citadels", "condottiere", "dunhuang"])
def test_the_cloth_of_a_game_has_one_ink(game: str) -> None:
    inks = set(re.findall(rb"#[0-9a-f]+", typeset.motif(game, "c0c8e6")))
    assert inks == {b"#c0c8e6"}
