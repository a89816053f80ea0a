"""Small pages that are folded."""

from __future__ import annotations

import pytest

from companion.printing.imposition import order_pages


def test_eight_pages_lie_so_that_folding_puts_them_in_order():
    assert order_pages(8) == (7, 0, 1, 6, 5, 2, 3, 4)


@pytest.mark.parametrize(("pages", "sides"), [(1, 2), (4, 2), (5, 4), (8, 4), (13, 8)])
def test_a_sheet_has_two_sides_and_a_side_two_pages(pages, sides):
    places = order_pages(pages)
    assert len(places) == 2 * sides
    assert sorted(place for place in places if place is not None) == list(range(pages))


@pytest.mark.parametrize("pages", [4, 6, 11, 16])
def test_folded_pages_follow_one_another(pages):
    """Leaf after leaf from the outside in, then out again."""
    places = order_pages(pages)
    sheets = [places[k : k + 4] for k in range(0, len(places), 4)]
    read = [page for _, right, left, _ in sheets for page in (right, left)]
    read += [page for left, _, _, right in reversed(sheets) for page in (right, left)]
    assert [page for page in read if page is not None] == list(range(pages))
