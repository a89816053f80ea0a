"""Every language says everything, and everything that is said is in the catalogues.

Walks the catalogues by Fluent's own parser, the Python by `ast` and the templates by Jinja's.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import jinja2
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from jinja2 import nodes

import companion.text
from companion.engine.message import Message, SeatName
from companion.text import LANGUAGES, catalogue, keys, say
from companion.text.catalogue import references, sources, split
from companion.text.korean import PARTICLES

PACKAGE = Path(companion.text.__file__).parents[1]
CHECKOUT = PACKAGE.parent

every_language = pytest.mark.parametrize("language", LANGUAGES)
translations = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])


# The catalogues: Fluent by itself drops what it cannot parse, keeps the first of two entries with
# one id, and notices a reference to nothing only when it is said.


parse = cache(FluentResource)


@pytest.fixture(scope="module", autouse=True)
def _what_is_said_is_parsed_once():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "FluentResource", parse)
        yield
    for kept in (parse, parsed, entries):
        kept.cache_clear()


def faults(texts: Iterable[tuple[str, str]]) -> list[str]:
    """What is wrong with the files of one language, by path and line."""
    known: dict[str, str] = {}
    wanted: list[tuple[str, str]] = []
    found: list[str] = []
    for path, text in texts:
        there: dict[str, ftl.EntryType] = {}
        for entry in parse(text).body:
            assert entry.span is not None
            at = f"{path}:{text.count(chr(10), 0, entry.span.start) + 1}"
            if isinstance(entry, ftl.Junk):
                found += [f"{at}: {note.message}" for note in entry.annotations]
            if not isinstance(entry, ftl.Message | ftl.Term):
                continue
            name = named(entry)
            if name in known:
                found.append(f"{at}: {name} is already in {known[name]}")
            if isinstance(entry, ftl.Message) and entry.attributes:
                found.append(f"{at}: {name} has an attribute: give that an id of its own")
            known[name], there[name] = at, entry
        for name, source in split(text):
            alone = parse(source)
            wanted += [(known.get(name, path), one) for one in references(alone)]
            if name in there and not alone.body[0].equals(there[name], ["span", "comment"]):
                found.append(f"{path}: {name} is another entry when it is read alone")
    known |= {"NUMBER()": "", "JOSA()": ""}
    return found + [f"{at}: there is no {name}" for at, name in wanted if name not in known]


def named(entry: ftl.Message | ftl.Term) -> str:
    return entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"


@cache
def parsed(language: str) -> list[tuple[str, list[ftl.Message | ftl.Term]]]:
    """The files of a language, each with its messages and terms."""
    return [
        (text, [one for one in parse(text).body if isinstance(one, ftl.Message | ftl.Term)])
        for _path, text in sources(language)
    ]


@every_language
def test_a_catalogue_has_no_fault(language):
    assert faults(sources(language)) == []


@every_language
def test_every_entry_of_a_catalogue_is_found(language):
    for text, there in parsed(language):
        assert [name for name, _ in split(text)] == [named(entry) for entry in there]


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        (["a = 1", "b = 2\na = 3"], r"1\.ftl:2: a is already in 0\.ftl:1"),
        (["a = 1\na = 2"], r"0\.ftl:2: a is already in 0\.ftl:1"),
        (["a = 1\nb = { $n\n"], r"0\.ftl:2: .*"),
        (["a ="], r"0\.ftl:1: Expected message"),
        (["a = { b }"], r"0\.ftl:1: there is no b"),
        (["a = { -b }"], r"0\.ftl:1: there is no -b"),
        (["a = { JOSSA($n) }"], r"there is no JOSSA\(\)"),
        (["a = 1\n    .title = 2"], r"a has an attribute"),
    ],
)
def test_a_fault_of_a_catalogue_is_named_by_file_and_line(texts, fault):
    found = faults((f"{number}.ftl", text) for number, text in enumerate(texts))
    assert any(re.search(fault, one) for one in found), found


class Findings(Visitor):
    """What an entry uses, through all its branches."""

    def __init__(self):
        self.variables = set()
        self.shown = set()
        """variables that do not only choose a form"""
        self.selectors = set()
        self.numbers = set()
        """variables that stand in NUMBER(): anything but a number would be an error there"""
        self.messages = set()
        self.patterns = []
        self.selects = []
        self.particles = []

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node):
        self.messages.add(node.id.name)

    def visit_Pattern(self, node):
        self.patterns.append(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node):
        self.selects.append(node)
        if isinstance(node.selector, ftl.VariableReference):
            self.selectors.add(node.selector.id.name)
            self.variables.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_FunctionReference(self, node):
        positional = node.arguments.positional
        if node.id.name == "NUMBER":
            self.numbers |= {each.id.name for each in positional if hasattr(each, "id")}
        if node.id.name == "JOSA":
            self.particles.append(positional[1].value if len(positional) == 2 else None)
        self.generic_visit(node)


def findings(node):
    found = Findings()
    found.visit(node)
    return found


@cache
def entries(language):
    """Id → what the entry uses; terms by their name with the dash."""
    return {named(one): findings(one) for _, there in parsed(language) for one in there}


def gather(what, language, key):
    """Of a message and of those that it quotes."""
    found = entries(language)[key]
    return getattr(found, what).union(*(gather(what, language, one) for one in found.messages))


variables = partial(gather, "variables")
"""the arguments that it takes"""
numbers, shown = partial(gather, "numbers"), partial(gather, "shown")


def wanted(key):
    """What has to be given, whatever the language: one may need a number to choose a form by."""
    return frozenset().union(*(variables(language, key) for language in LANGUAGES))


@translations
def test_every_language_has_the_same_ids(language):
    assert sorted(keys(language) ^ keys("en")) == []


@translations
def test_a_message_shows_the_same_arguments_in_every_language(language):
    """One may choose a form by a number that another has no need of."""
    differing = {
        key: (variables(language, key) ^ variables("en", key))
        & (shown(language, key) | shown("en", key))
        for key in sorted(keys(language) & keys("en"))
    }
    assert {key: found for key, found in differing.items() if found} == {}


@every_language
def test_no_message_is_empty(language):
    assert [
        key
        for key, found in entries(language).items()
        for pattern in found.patterns
        if all(
            isinstance(part, ftl.TextElement) and not part.value.strip()
            for part in pattern.elements
        )
    ] == []


@every_language
def test_a_term_only_chooses_by_what_it_is_told(language):
    """Fluent prints the bare name of an argument that a term was not given."""
    terms = {key: found for key, found in entries(language).items() if key.startswith("-")}
    assert [key for key, found in terms.items() if found.variables - found.selectors] == []


KINDS = (
    0,
    1,
    2,
    5,
    21,
    1255,
    "data",
    SeatName(0),
    Message("seat-red"),
    (),
    (SeatName(1), 3, Message("seat-red"), "data"),
)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_open_question_goes_on_with_the_sentence_that_it_stands_in(language):
    """Not yet decided: who held the crown?"""
    texts = "".join(text for _path, text in sources(language))
    first = dict(re.findall(r"^(\w+-question-\w+) = (\w)", texts, re.MULTILINE))
    assert len(first) > 4
    assert [key for key, letter in first.items() if letter.isupper()] == []


@every_language
def test_every_message_can_be_said_with_every_kind_of_argument(language):
    for key in sorted(keys(language)):
        names, only_numbers = variables(language, key), numbers(language, key)
        tries = set()
        for kind in KINDS:
            number = kind if isinstance(kind, int) else 3
            args = {name: number if name in only_numbers else kind for name in names}
            tries.add(Message(key, **args))
        for message in tries:
            assert say(message, language, ("Ann", "벤"))


def variant_keys(select):
    return {
        variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)
    }


def lacking_plurals(found):
    """The plural forms that a Russian entry that counts has left out."""
    return [
        {"one", "few", "many"} - variant_keys(select)
        for select in found.selects
        if variant_keys(select) & {"one", "few", "many"}
        and not {"one", "few", "many"} <= variant_keys(select)
    ]


def test_a_russian_count_has_all_its_forms():
    lacking = {key: lacking_plurals(found) for key, found in entries("ru").items()}
    assert {key: forms for key, forms in lacking.items() if forms} == {}


@pytest.mark.parametrize(
    ("language", "never"), [("en", {"few", "many"}), ("ko", {"one", "few", "many"})]
)
def test_no_plural_form_that_the_language_does_not_have(language, never):
    """Such a variant is never shown. (`[1]` is for one exactly, in every language.)"""
    assert [
        key
        for key, found in entries(language).items()
        for select in found.selects
        if variant_keys(select) & never
    ] == []


@every_language
def test_a_particle_is_one_that_there_is(language):
    assert [
        (key, particle)
        for key, found in entries(language).items()
        for particle in found.particles
        if particle not in PARTICLES
    ] == []


def test_particles_are_for_korean():
    assert [
        key for each in ("en", "ru") for key, found in entries(each).items() if found.particles
    ] == []


GLUED = re.compile(
    r"\A[”’»」)]?(이|가|을|를|은|는|과|와|으로|로|이랑|랑|이나|나|아|야|이?라는|이?에요|예요)(?![가-힣])"
)
CRUTCH = re.compile(r"[가-힣]\([가-힣]\)|\([가-힣]{1,2}\)[가-힣]|[을은이]/[를는가]")
GLUED_ON_PURPOSE = {
    *("citadels-step-with", "citadels-step-without", "condottiere-step-city"),
    *("sheriff-log-correct-market", "sheriff-log-correct-market-back"),
}
"""ids of Korean messages whose particle follows a word before the bracket, always the same"""


def naked_particles(found):
    """Particles written where they cannot suit every word that may come before them."""
    for pattern in found.patterns:
        for part, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
            if isinstance(part, ftl.TextElement):
                if crutch := CRUTCH.search(part.value):
                    yield crutch.group()
            elif varies(part.expression) and isinstance(following, ftl.TextElement):
                yield from GLUED.findall(following.value)


def varies(expression):
    """Whether what stands there depends on an argument and has not got its particle yet."""
    if isinstance(expression, ftl.FunctionReference) and expression.id.name == "JOSA":
        return False
    return bool(findings(expression).variables)


def test_a_korean_particle_suits_the_word_before_it():
    naked = {key: list(naked_particles(found)) for key, found in entries("ko").items()}
    assert {key: bad for key, bad in naked.items() if bad and key not in GLUED_ON_PURPOSE} == {}


@pytest.mark.parametrize(
    ("pattern", "bad"),
    [
        ("{ $who }이(가) 냈어요", ["이", "이(가)"]),
        ("{ $n ->\n   [0] 없음\n  *[other] { $n }은 나\n }를 냈다", ["를", "은"]),
        ('{ JOSA($who, "이/가") } 냈어요', []),
        ("“{ $name }”라는 인쇄물", ["라는"]),
        ("{ -bag }를 열었다", []),
    ],
)
def test_the_search_for_naked_particles_finds_them(pattern, bad):
    (entry,) = FluentResource(f"m = {pattern}").body
    assert list(naked_particles(findings(entry))) == bad


@pytest.mark.parametrize(
    ("forms", "lacking"),
    [
        ("[one] a *[other] b", [{"few", "many"}]),
        ("[one] a\n[few] b *[many] c", []),
        ("[1] a *[other] c", []),
    ],
)
def test_the_search_for_russian_plurals_finds_them(forms, lacking):
    variants = forms.replace(" *", "\n *").replace("\n[", "\n [")
    (entry,) = FluentResource(f"m = {{ $n ->\n {variants}\n }}").body
    assert lacking_plurals(findings(entry)) == lacking


# What the code says


@dataclass(frozen=True)
class Use:
    """Somebody says this. `pattern` matches the id; what is computed in it is `.+`.

    Of the ids that a computed one may be, one at least has to be there and content with `args`.
    """

    at: str
    pattern: str
    args: frozenset[str]
    open: bool
    """whether there may be arguments that are not written out (`**args`)"""

    def faults(self) -> Iterator[str]:
        meant = matching(self.pattern)
        if not meant:
            yield f"{self.at}: no message {self.pattern.replace(chr(92), '')}"
        lacking = [wanted(key) - self.args for key in meant]
        if not self.open and meant and all(lacking):
            yield f"{self.at}: {meant[0]} without {', '.join(sorted(lacking[0]))}"


@cache
def matching(pattern: str) -> tuple[str, ...]:
    """The ids that it may be."""
    if (key := pattern.replace("\\", "")) in keys("en"):
        return (key,)
    is_meant = re.compile(pattern).fullmatch
    return tuple(key for key in sorted(keys("en")) if is_meant(key))


def uses_in_python(at: str, tree: ast.Module, speakers: frozenset[str]) -> Iterator[Use]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and called(node) in speakers:
            given = {keyword.arg for keyword in node.keywords}
            for pattern in python_patterns(node.args[0]):
                yield Use(
                    f"{at}:{node.lineno}",
                    pattern,
                    frozenset(name for name in given if name),
                    open=None in given,
                )


def called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def python_patterns(node: ast.expr) -> list[str]:
    """The ids that an expression may be; empty where that cannot be read off."""
    match node:
        case ast.Constant(value=str(key)):
            return [re.escape(key)]
        case ast.JoinedStr(values=parts):
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in parts
            )
            return [pattern] if pattern != ".+" else []
        case ast.IfExp(body=one, orelse=other):
            return python_patterns(one) + python_patterns(other)
    return []


def refusals(trees: list[ast.Module]) -> frozenset[str]:
    """The names of `GameError` and of all its heirs whose first argument is an id."""
    names = {"GameError"}
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while heirs := {
        node.name
        for node in classes
        if node.name not in names
        and any(isinstance(base, ast.Name) and base.id in names for base in node.bases)
    }:
        names |= heirs
    return frozenset(names - {"FaultyError"})


def uses_in_template(at: str, source: str) -> Iterator[Use]:
    environment = jinja2.Environment(
        extensions=["jinja2.ext.do", "jinja2.ext.loopcontrols"], autoescape=True
    )
    for call in environment.parse(source).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "t" and call.args:
            for pattern in template_patterns(call.args[0]):
                yield Use(
                    f"{at}:{call.lineno}",
                    pattern,
                    frozenset(keyword.key for keyword in call.kwargs),
                    open=call.dyn_kwargs is not None,
                )


def template_patterns(node: nodes.Expr) -> list[str]:
    match node:
        case nodes.Const() if isinstance(node.value, str):
            return [re.escape(node.value)]
        case nodes.Concat():
            parts = [
                re.escape(str(part.value)) if isinstance(part, nodes.Const) else ".+"
                for part in node.nodes
            ]
            return ["".join(parts)] if set(parts) != {".+"} else []
        case nodes.CondExpr():
            return template_patterns(node.expr1) + (
                template_patterns(node.expr2) if node.expr2 else []
            )
    return []


def uses() -> Iterator[Use]:
    """Everything that Python and the templates say by an id that is written out."""
    files = sorted(PACKAGE.rglob("*.py"))
    trees = {str(path.relative_to(CHECKOUT)): ast.parse(path.read_text("utf-8")) for path in files}
    speakers = refusals([*trees.values()]) | {"Message", "say"}
    for at, tree in trees.items():
        yield from uses_in_python(at, tree, speakers)
    for folder in ("templates", "printables"):
        for path in sorted((CHECKOUT / folder).rglob("*")):
            if path.suffix in {".html", ".svg", ".j2", ".txt"}:
                yield from uses_in_template(
                    str(path.relative_to(CHECKOUT)), path.read_text("utf-8")
                )


def test_everything_that_is_said_is_in_the_catalogue_with_its_arguments():
    faults = [fault for use in uses() for fault in use.faults()]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ('Message("seat-red")', []),
        ('Message("seat-rad")', ["x:1: no message seat-rad"]),
        ('raise RuleError("seat-red" if x else "seat-rad")', ["x:1: no message seat-rad"]),
        ('Message("list-pair", first=1)', ["x:1: list-pair without second"]),
        ('Message("list-pair", **args)', []),
        ('Message(f"list-{kind}", first=1)', []),
        ('Message(f"list-{kind}r", first=1)', ["x:1: list-pair without second"]),
        ('Message(f"seet-{colour}")', ["x:1: no message seet-.+"]),
    ],
)
def test_the_search_in_python_finds_what_is_said(source, faults):
    speakers = frozenset({"Message", "RuleError"})
    found = [
        fault for use in uses_in_python("x", ast.parse(source), speakers) for fault in use.faults()
    ]
    assert found == faults


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("<p title='{{ t(\"seat-rad\") }}'>", ["x:1: no message seat-rad"]),
        ("{% if a %}\n{{ t('list-pair', first=a) }}{% endif %}", ["x:2: list-pair without second"]),
        ("{{ t('seet-' ~ colour) }}", ["x:1: no message seet-.+"]),
    ],
)
def test_the_search_in_templates_finds_what_is_said(source, faults):
    assert [fault for use in uses_in_template("x", source) for fault in use.faults()] == faults


def test_a_refusal_of_a_games_own_is_searched_too():
    tree = ast.parse("class Poor(RuleError): ...\nclass RuleError(GameError): ...\nclass X: ...")
    assert refusals([tree]) == {"GameError", "RuleError", "Poor"}
