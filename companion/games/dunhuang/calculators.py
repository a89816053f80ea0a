"""This game has no calculators: its only sum is the score."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.game import Calculator

CALCULATORS: Mapping[str, Calculator] = {}
