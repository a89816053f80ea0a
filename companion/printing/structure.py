"""What a sheet read aloud says of itself, where WeasyPrint leaves it out."""

from __future__ import annotations

from typing import Any

import pydyf  # type: ignore[import-untyped]


def complete(pdf: Any) -> None:
    """Add to the structure of a PDF what PDF/UA asks for."""
    elements = {
        item.reference: item
        for item in pdf.objects
        if isinstance(item, pydyf.Dictionary) and item.get("Type") == "/StructElem"
    }
    _hold_feet(elements)
    _name_scopes(elements)


def _hold_feet(elements: dict[Any, Any]) -> None:
    """What stands at the foot of a page names the element above it, which does not hold it: it is
    read last.
    """
    for reference, element in elements.items():
        above = elements.get(element["P"])
        if above is not None and reference not in above["K"]:
            above["K"].append(reference)


def _name_scopes(elements: dict[Any, Any]) -> None:
    """Of a header whether it is for its column or for its row."""
    for header in (one for one in elements.values() if one["S"] == "/TH"):
        row = elements[header["P"]]
        column = elements[row["P"]]["S"] == "/THead"
        header.setdefault("A", pydyf.Dictionary({"O": "/Table"}))
        header["A"]["Scope"] = "/Column" if column else "/Row"
