"""The tree-sitter grammar: every schema parses, every token has a color, and damaged text is no danger."""

import ctypes
import random
import subprocess
import warnings
from pathlib import Path

import pytest

tree_sitter = pytest.importorskip("tree_sitter")

PACKAGE = Path(__file__).resolve().parents[2]
GRAMMAR = PACKAGE / "Editors" / "tree-sitter-coding"
SCHEMAS = sorted(
    path
    for folder in ("Tests", "Examples", "Benchmarks", "Fuzzing")
    for path in (PACKAGE / folder).rglob("*.coding")
    if ".build" not in path.parts and "Messages" not in path.parts
)


@pytest.fixture(scope="module")
def language(tmp_path_factory):
    library = tmp_path_factory.mktemp("grammar") / "coding.so"
    sources = [GRAMMAR / "src" / name for name in ("parser.c", "scanner.c")]
    flags = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Wno-unused-but-set-variable", "-Werror", "-shared", "-fPIC"]
    subprocess.run(["cc", *flags, "-I", GRAMMAR / "src", "-o", library, *sources], check=True)
    function = ctypes.CDLL(str(library)).tree_sitter_coding
    function.restype = ctypes.c_void_p
    with warnings.catch_warnings():
        # Python packages of grammars hand over a capsule; this one is loaded from a file.
        warnings.simplefilter("ignore", DeprecationWarning)
        return tree_sitter.Language(function())


def errors(node):
    if node.type == "ERROR" or node.is_missing:
        yield node
    for child in node.children:
        if child.has_error or child.is_missing:
            yield from errors(child)


def leaves(node):
    if node.child_count == 0:
        yield node
    for child in node.children:
        yield from leaves(child)


def test_every_schema_parses(language):
    assert len(SCHEMAS) > 400
    parser = tree_sitter.Parser(language)
    for path in SCHEMAS:
        root = parser.parse(path.read_bytes()).root_node
        assert [(str(path), node.start_point) for node in errors(root)] == []


def test_every_token_has_one_color(language):
    parser = tree_sitter.Parser(language)
    query = tree_sitter.Query(language, (GRAMMAR / "queries" / "highlights.scm").read_text())
    for path in SCHEMAS:
        root = parser.parse(path.read_bytes()).root_node
        captures = tree_sitter.QueryCursor(query).captures(root)
        colored = {(node.start_byte, node.end_byte): name for name, nodes in captures.items() for node in nodes}
        assert len(colored) == sum(len(nodes) for nodes in captures.values()), path
        for leaf in leaves(root):
            node = leaf
            while node is not None and (node.start_byte, node.end_byte) not in colored:
                node = node.parent
            assert node is not None, (path, leaf.start_point, leaf.type)


@pytest.mark.parametrize("name", ["folds", "indents", "injections"])
def test_queries_fit_the_grammar(language, name):
    tree_sitter.Query(language, (GRAMMAR / "queries" / f"{name}.scm").read_text())


def test_swift_text_is_one_token(language):
    text = rb'''class A { swift { func f() -> String { "}\(g("}"))" + #"\"}"# + """
        } " \(h { "x" })
        """ /* } /* { */ */ } // }
    } var a: Int = (f("(") + "\(g(")"))") }'''
    root = tree_sitter.Parser(language).parse(text).root_node
    assert not root.has_error
    assert [node.type for node in root.children[0].child_by_field_name("body").named_children] == ["swift_member", "field"]


def test_damaged_text_ends(language):
    parser = tree_sitter.Parser(language)
    chance = random.Random(1)
    parts = [b"{", b"}", b'"', b"(", b")", b"/*", b"*/", b"#", b"\\(", b"swift {", b"= (", b"@A(", b"\xff", b"\0"]
    texts = [path.read_bytes() for path in SCHEMAS]
    for _ in range(2000):
        text = bytearray(chance.choice(texts))
        for _ in range(chance.randint(1, 8)):
            place = chance.randint(0, len(text))
            text[place : place + chance.choice([0, 1, 20])] = chance.choice(parts)
        assert parser.parse(bytes(text)).root_node.end_byte <= len(text)
    for part in parts:
        parser.parse(b"class A { swift {" + part * 2_000)
