"""Colours that can be read and told apart, by lamp-light and by day, whoever looks at them."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import combinations

import pytest

from companion import paths
from companion.games import GAMES
from companion.text import SEAT_COLOURS

THEMES = ("dark", "light")
GROUNDS = ("house", *GAMES)
SEATS = tuple(f"--seat-{n}" for n in range(len(SEAT_COLOURS)))
LIT = tuple(f"--lit-{n}" for n in range(len(SEAT_COLOURS)))
SURFACES = ("--ground", "--lamp", "--plate", "--raised")

Linear = tuple[float, float, float]

# How light reaches whoever lacks one kind of cones: Machado, Oliveira, Fernandes (2009), whole.
EYES: Mapping[str, tuple[Linear, Linear, Linear]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@cache
def palette(ground: str, theme: str) -> Mapping[str, str]:
    """The tokens that are colours, as they hold for a game (or the house) in a theme."""
    css = (paths.assets() / "static" / "tokens.css").read_text("utf-8")
    light = '[data-theme="light"]'
    wanted = {":root", f".g-{ground}"}
    if theme == "light":
        wanted |= {light, f"{light} .g-{ground}", f"{light}.g-{ground}"}
    found: dict[str, str] = {}
    for selectors, block in re.findall(r"^ *([^\n{@]*?) \{([^{}]*)\}", css, re.M):
        if wanted & set(re.sub(r":not\([^)]*\)", "", selectors).split(", ")):
            found |= dict(re.findall(r"(--[a-z0-9-]+): (#[0-9a-f]{6});", block))
    return found


def linear(colour: str) -> Linear:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels
    )
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """As WCAG 2.2 has it."""
    low, high = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (linear(one), linear(other))
    )
    return (high + 0.05) / (low + 0.05)


def times(matrix: tuple[Linear, Linear, Linear], light: Linear) -> Linear:
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return red, green, blue


def oklab(light: Linear) -> Linear:
    cones = times(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        light,
    )
    red, green, blue = (max(0.0, one) ** (1 / 3) for one in cones)
    return times(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        (red, green, blue),
    )


def apart(one: str, other: str, eyes: str) -> float:
    """How different two colours look: the distance in OKLab, times a hundred."""
    a, b = (oklab(times(EYES[eyes], linear(colour))) for colour in (one, other))
    return 100 * sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_ink_lines_and_accent_stand_out_on_every_surface(ground, theme):
    colours = palette(ground, theme)
    for surface in SURFACES:
        for ink in ("--ink", "--soft"):
            assert contrast(colours[ink], colours[surface]) >= 7, (ink, surface)
        for shape in ("--line", "--accent", "--coin"):
            assert contrast(colours[shape], colours[surface]) >= 3, (shape, surface)
    assert contrast(colours["--accent"], colours["--on-accent"]) >= 7


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_in_a_persons_colour_can_be_read(theme):
    colours = palette("house", theme)
    for seat in SEATS[:-1]:
        assert contrast(colours["--on-seat"], colours[seat]) >= 7, seat
    assert contrast("#fff7ea", colours[SEATS[-1]]) >= 7
    for lit in LIT:
        assert contrast(colours["--ink"], colours[lit]) >= 7, lit
    for state in ("good", "bad", "warn"):
        assert contrast(colours[f"--{state}"], colours[f"--{state}-plate"]) >= 7, state


@pytest.mark.parametrize("eyes", EYES)
def test_people_are_told_apart_by_all_eyes(eyes):
    colours = palette("house", "dark")
    least = 13 if eyes == "all cones" else 9
    for one, other in combinations(SEATS, 2):
        assert apart(colours[one], colours[other], eyes) >= least, (one, other)


@pytest.mark.parametrize("ground", GROUNDS)
def test_what_the_table_says_is_in_nobodys_colour(ground):
    colours = palette(ground, "dark")
    for said in ("--accent", "--coin", "--warn", "--bad"):
        for seat in SEATS:
            assert apart(colours[said], colours[seat], "all cones") >= 6, (said, seat)
