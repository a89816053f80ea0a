"""Makes a font of one sign, 商, which Pretendard has not: from our own picture of it.

It stands on Dunhuang's tokens, and so in the Korean rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from pathlib import Path

from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import RecordingPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.svgLib.path import parse_path  # type: ignore[import-untyped]

SIGN = "商"
PICTURE = "dunhuang_shang"
EM = 512
"""units, as the picture is wide"""
BASELINE = 448
"""how far down in the picture"""
STEPS = 6
"""straight pieces of a curve"""

Point = tuple[float, float]


def build(picture: str, folder: Path) -> set[str]:
    """Write `shang.woff` and `shang.woff2`; their names. `picture`: an SVG path of strokes."""
    outline, width = (
        re.search(r'\sd="([^"]+)"', picture),
        re.search(r'stroke-width="(\d+)"', picture),
    )
    assert outline is not None
    assert width is not None
    pen = TTGlyphPen(None)
    for line in _lines(outline[1]):
        for one, other in pairwise(line):
            _stroke(pen, one, other, float(width[1]) / 2)
    empty = TTGlyphPen(None).glyph()
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder([".notdef", "space", "shang"])
    font.setupCharacterMap({0x20: "space", ord(SIGN): "shang"})
    font.setupGlyf({".notdef": empty, "space": empty, "shang": pen.glyph()})
    font.setupHorizontalMetrics({".notdef": (EM, 0), "space": (EM // 4, 0), "shang": (EM, 0)})
    font.setupHorizontalHeader(ascent=BASELINE, descent=BASELINE - EM)
    font.setupNameTable({"familyName": "Shang", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=BASELINE, sTypoDescender=BASELINE - EM, usWeightClass=600)
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = 0xE0000000
    font.font.recalcTimestamp = False
    for flavor in ("woff", "woff2"):
        font.font.flavor = flavor
        font.save(folder / f"shang.{flavor}")
    return {"shang.woff", "shang.woff2"}


def _lines(outline: str) -> Iterator[list[Point]]:
    """What the pen draws without being lifted, curves as straight pieces."""
    pen = RecordingPen()
    parse_path(outline, pen)
    line: list[Point] = []
    for command, points in pen.value:
        match command:
            case "moveTo":
                line = list(points)
            case "lineTo":
                line += points
            case "qCurveTo":
                (x0, y0), (x1, y1), (x2, y2) = line[-1], points[0], points[1]
                for t in (step / STEPS for step in range(1, STEPS + 1)):
                    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
                    line.append((a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2))
            case "closePath":
                yield [*line, line[0]]
            case _:
                yield line


def _stroke(pen: TTGlyphPen, one: Point, other: Point, half: float) -> None:
    """A piece of a line as wide as the brush; corners are filled by what it is longer."""
    (x, y), (u, v) = one, other
    length = hypot(u - x, v - y)
    if not length:
        return
    dx, dy = (u - x) / length * half, (v - y) / length * half
    more = 1 if length > 2 * half else 0.5
    x, y, u, v = x - dx * more, y - dy * more, u + dx * more, v + dy * more
    corners = ((x - dy, y + dx), (u - dy, v + dx), (u + dy, v - dx), (x + dy, y - dx))
    pen.moveTo(_placed(corners[0]))
    for corner in corners[1:]:
        pen.lineTo(_placed(corner))
    pen.closePath()


def _placed(point: Point) -> tuple[int, int]:
    return round(point[0]), round(BASELINE - point[1])
