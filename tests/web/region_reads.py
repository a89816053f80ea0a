"""What the templates of a region read of what it is given, found in their source.

Through includes and macros, on every way that can be taken but into dialogs, which are drawn apart.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from jinja2 import Environment, nodes

Values = Mapping[str, str]
"""what names stand for: `view`, `sitting`, `seat`, `moves`, or what lies in them (`view.seats`)"""

GIVEN = {"view": "view", "sitting": "sitting", "seat": "seat"}
EACH = ("view.seats", "sitting.seats")
"""fields that have something for each seat"""
NAMED_BY_VIEW = "?"
"""a slot that no template names, because the view does"""
SAME = ("list", "first", "last", "sort", "unique", "reverse", "selectattr", "rejectattr")
"""filters that answer with what was filtered"""
BY_FIELD = ("selectattr", "rejectattr", "map", "sort", "unique")
"""filters that are told a field"""
_parse = Environment().parse


@dataclass(frozen=True)
class _Place:
    """Where in the templates one reads."""

    template: str
    values: Values
    macros: Mapping[str, tuple[str, nodes.Macro]]
    modules: Mapping[str, str]
    constants: Mapping[str, list[str]] = field(default_factory=dict)


@dataclass
class RegionReads:
    """What is read of each of the values, and which slots of the moves."""

    open_template: Callable[[str], Path | None]
    game: str
    reads: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    slots: set[str] = field(default_factory=set)
    _seen: set[object] = field(default_factory=set)

    def include(self, name: str, values: Values = GIVEN) -> None:
        if self.open_template(name) is not None:
            self._walk(self._tree(name).body, self._place(name, values))

    def _tree(self, name: str) -> nodes.Template:
        path = self.open_template(name)
        assert path is not None, name
        return _read_tree(path)

    def _place(self, name: str, values: Values) -> _Place:
        tree, macros, modules = self._tree(name), {}, {}
        for macro in tree.find_all(nodes.Macro):
            macros[macro.name] = (name, macro)
        for one in tree.find_all(nodes.FromImport):
            (there,) = self._names(one.template)
            known = {macro.name: macro for macro in self._tree(there).find_all(nodes.Macro)}
            for each in one.names:
                macro_name, alias = (each, each) if isinstance(each, str) else each
                if macro_name in known:
                    macros[alias] = (there, known[macro_name])
        for each_import in tree.find_all(nodes.Import):
            (modules[each_import.target],) = self._names(each_import.template)
        return _Place(name, values, macros, modules)

    def _names(self, node: nodes.Node) -> list[str]:
        match node:
            case nodes.Const(value=str(name)):
                return [name]
            case nodes.Concat(nodes=parts):
                words = (one.value if isinstance(one, nodes.Const) else self.game for one in parts)
                return ["".join(words)]
            case nodes.List(items=items):
                return [name for item in items for name in self._names(item)]
        raise AssertionError(node)

    def _walk(self, body: list[nodes.Node], place: _Place) -> _Place:
        for node in body:
            place = self._walk_one(node, place)
        return place

    def _walk_one(self, node: nodes.Node, place: _Place) -> _Place:
        """Notes what is read there. Where one is after it: a name may stand for something else."""
        match node:
            case nodes.Macro() | nodes.FromImport() | nodes.Import():
                pass
            case nodes.Include():
                for name in self._names(node.template):
                    self.include(name, place.values)
            case nodes.Assign(target=nodes.Name(name=name)):
                return _bind(place, {name: self._value(node.node, place)})
            case nodes.Assign(target=nodes.Tuple(items=names), node=nodes.Tuple(items=items)):
                found = [self._value(one, place) for one in items]
                pairs = zip(names, found, strict=True)
                return _bind(
                    place, {one.name: value for one, value in pairs if isinstance(one, nodes.Name)}
                )
            case nodes.For():
                several = self._value(node.iter, place)
                inside = place
                if isinstance(node.target, nodes.Name):
                    inside = _bind(place, {node.target.name: several})
                elif isinstance(node.target, nodes.Tuple) and isinstance(node.iter, nodes.Tuple):
                    inside = _bind_constants(place, node.target, node.iter)
                if node.test is not None:
                    self._value(node.test, inside)
                self._walk(node.body, inside)
                self._walk(node.else_, place)
            case nodes.If() if _asks_for_dialog(node.test):
                self._walk([*node.elif_, *node.else_], place)
            case nodes.CallBlock(call=nodes.Call(node=nodes.Name(name="dialog"))):
                for arg in node.call.args:
                    self._value(arg, place)
            case nodes.CallBlock():
                self._value(node.call, place)
                self._walk(node.body, place)
            case nodes.Expr():
                self._value(node, place)
            case _:
                for child in node.iter_child_nodes():
                    place = self._walk_one(child, place)
        return place

    def _value(self, node: nodes.Node, place: _Place) -> str:
        """What the expression stands for; empty where it is nothing that we follow."""
        match node:
            case nodes.Name(name=name):
                return place.values.get(name, "")
            case nodes.Getattr(node=inner, attr=attr):
                return self._read(self._value(inner, place), attr)
            case nodes.Getitem(node=inner, arg=arg):
                self._value(arg, place)
                return self._value(inner, place)
            case nodes.Filter(node=inner, name=name) if inner is not None:
                value = self._value(inner, place)
                for arg in (*node.args, *(one.value for one in node.kwargs)):
                    self._value(arg, place)
                    if name in BY_FIELD and isinstance(arg, nodes.Const):
                        self._read(value, str(arg.value))
                return value if name in SAME else ""
            case nodes.CondExpr():
                self._value(node.test, place)
                found = self._value(node.expr1, place)
                return (self._value(node.expr2, place) if node.expr2 else "") or found
            case nodes.Call():
                self._call(node, place)
            case _:
                for child in node.iter_child_nodes():
                    self._value(child, place)
        return ""

    def _read(self, value: str, attr: str) -> str:
        if not value:
            return ""
        if value == "moves":
            return value if attr == "one" else ""
        self.reads[value].add(attr)
        if (value, attr) == ("sitting", "moves"):
            return "moves"
        return f"{value}.{attr}" if f"{value}.{attr}" in EACH else ""

    def _call(self, node: nodes.Call, place: _Place) -> None:
        given = [self._value(arg, place) for arg in node.args]
        named = {one.key: self._value(one.value, place) for one in node.kwargs}
        for name, macro in self._find_macros(node.node, place):
            values = dict(zip((arg.name for arg in macro.args), given, strict=False)) | named
            key = name, macro.name, tuple(sorted(values.items()))
            if key not in self._seen:
                self._seen.add(key)
                self._walk(macro.body, self._place(name, values))
        if self._value(node.node, place) == "moves":
            self.slots |= set(_constants(node.args[0], place))

    def _find_macros(self, called: nodes.Node, place: _Place) -> Iterator[tuple[str, nodes.Macro]]:
        match called:
            case nodes.Name(name=name) if name in place.macros:
                yield place.macros[name]
            case nodes.Getattr(node=nodes.Name(name=name), attr=attr) if name in place.modules:
                yield self._place(place.modules[name], {}).macros[attr]
            case nodes.Getitem(node=nodes.Name(name=name)) if name in place.modules:
                there = self._place(place.modules[name], {})
                yield from (one for one in there.macros.values() if one[0] == there.template)


def _bind(place: _Place, values: Values) -> _Place:
    return replace(place, values={**place.values, **values})


def _asks_for_dialog(test: nodes.Node) -> bool:
    calls = [test] if isinstance(test, nodes.Call) else list(test.find_all(nodes.Call))
    return any(isinstance(one.node, nodes.Name) and one.node.name == "wanted" for one in calls)


def _bind_constants(place: _Place, target: nodes.Tuple, rows: nodes.Tuple) -> _Place:
    """The names of a loop over rows of constants, and what they are in turn."""
    constants = dict(place.constants)
    for k, name in enumerate(target.items):
        assert isinstance(name, nodes.Name)
        column = [row.items[k] for row in rows.items if isinstance(row, nodes.Tuple)]
        constants[name.name] = [one.value for one in column if isinstance(one, nodes.Const)]
    return replace(place, constants=constants)


def _constants(node: nodes.Node, place: _Place) -> Iterator[str]:
    """What it may be."""
    match node:
        case nodes.Const(value=value):
            yield value
        case nodes.CondExpr(expr1=one, expr2=other) if other is not None:
            yield from _constants(one, place)
            yield from _constants(other, place)
        case nodes.Name(name=name) if name in place.constants:
            yield from place.constants[name]
        case _:
            yield NAMED_BY_VIEW


@cache
def _read_tree(path: Path) -> nodes.Template:
    return _parse(path.read_text("utf-8"))
