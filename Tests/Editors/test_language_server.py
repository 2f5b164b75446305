"""Every feature of `coding language-server`, driven by pytest-lsp, whose client checks each message."""

import json
import random
import subprocess

import pytest

pytest_lsp = pytest.importorskip("pytest_lsp")

from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from conftest import PACKAGE, TOOL, large_workspace, run, verdict, write


class Workspace:
    """A folder that a client has open, with the texts of its open files."""

    def __init__(self, client: LanguageClient, folder):
        self.client = client
        self.folder = folder
        self.texts = {}
        self.version = 1

    async def start(self, capabilities="visual-studio-code", **settings):
        result = await self.client.initialize_session(
            lsp.InitializeParams(
                capabilities=client_capabilities(capabilities),
                workspace_folders=[lsp.WorkspaceFolder(uri=self.folder.as_uri(), name="workspace")],
                initialization_options=settings,
            )
        )
        return result.capabilities

    def uri(self, name):
        return (self.folder / name).as_uri()

    def document(self, name):
        return lsp.TextDocumentIdentifier(uri=self.uri(name))

    def open(self, name):
        self.texts[name] = (self.folder / name).read_text()
        self.client.text_document_did_open(
            lsp.DidOpenTextDocumentParams(
                lsp.TextDocumentItem(uri=self.uri(name), language_id="coding", version=1, text=self.texts[name])
            )
        )

    def edit(self, name, old, new):
        """Replaces a text where it is first."""
        start = self.texts[name].index(old)
        text = self.texts[name]
        span = lsp.Range(self.position(text, start), self.position(text, start + len(old)))
        self.texts[name] = text[:start] + new + text[start + len(old) :]
        self.version += 1
        self.client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                lsp.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.version),
                [lsp.TextDocumentContentChangePartial(range=span, text=new)],
            )
        )

    @staticmethod
    def position(text, offset):
        line = text.count("\n", 0, offset)
        return lsp.Position(line, offset - (text.rfind("\n", 0, offset) + 1))

    def place(self, name, text, distance=0):
        return {
            "text_document": self.document(name),
            "position": self.position(self.texts[name], self.texts[name].index(text) + distance),
        }

    def whole(self, name):
        return lsp.Range(lsp.Position(0, 0), self.position(self.texts[name], len(self.texts[name])))

    async def diagnostics(self, name):
        report = await self.client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(self.document(name)))
        return list(report.items)

    async def actions(self, name, place, only=None):
        return await self.client.text_document_code_action_async(
            lsp.CodeActionParams(
                self.document(name),
                lsp.Range(*[self.place(name, place)["position"]] * 2),
                lsp.CodeActionContext(diagnostics=await self.diagnostics(name), only=only),
            )
        )

    def apply(self, edit):
        """Writes the files that an edit changes, and returns their texts."""
        changes = dict(edit.changes or {})
        for change in edit.document_changes or []:
            changes[change.text_document.uri] = change.edits
        result = {}
        for uri, edits in changes.items():
            path = next(path for path in self.folder.rglob("*.coding") if path.as_uri() == uri)
            name = str(path.relative_to(self.folder))
            lines = self.texts.get(name, path.read_text()).split("\n")
            starts = [0]
            for line in lines:
                starts.append(starts[-1] + len(line) + 1)
            text = "\n".join(lines)
            for change in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
                start, end = (starts[place.line] + place.character for place in (change.range.start, change.range.end))
                text = text[:start] + change.new_text + text[end:]
            result[name] = text
            path.write_text(text)
        return result


config = ClientServerConfig(server_command=[TOOL, "language-server"])


@pytest_lsp.fixture(config=config)
async def client(lsp_client: LanguageClient):
    # What editors answer, and pytest-lsp's client doesn't.
    @lsp_client.feature(lsp.CLIENT_REGISTER_CAPABILITY)
    def register(params: lsp.RegistrationParams):
        assert [registration.method for registration in params.registrations] == [
            lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES
        ]

    yield
    await lsp_client.shutdown_session()


MODEL = """/// A person.
class Person, version 1 {
    var name: String key "Name"
    var badge: Badge = .blue
    weak var mentor: Person?
}

enum Badge: String {
    case blue
    case red
    unknown .blue
}
"""


@pytest.fixture
def model(client, tmp_path):
    write(tmp_path, {"Model.coding": MODEL})
    return Workspace(client, tmp_path)


async def test_diagnostics_and_fixes(model):
    capabilities = await model.start()
    assert capabilities.diagnostic_provider.inter_file_dependencies
    model.open("Model.coding")
    assert await model.diagnostics("Model.coding") == []
    model.edit("Model.coding", "name: String", "name: Strng")
    (mistake,) = await model.diagnostics("Model.coding")
    assert (mistake.code, mistake.severity) == ("unknownType", lsp.DiagnosticSeverity.Error)
    assert mistake.code_description.href.endswith("/unknownType.md")
    action = next(action for action in await model.actions("Model.coding", "Strng") if action.is_preferred)
    assert action.kind == lsp.CodeActionKind.QuickFix
    assert model.apply(action.edit)["Model.coding"] == MODEL
    model.edit("Model.coding", "Strng", "String")
    assert await model.diagnostics("Model.coding") == []


async def test_published_diagnostics(model):
    await model.start(capabilities="neovim@v0.9.1")
    model.open("Model.coding")
    model.edit("Model.coding", ".blue", ".bleu")
    while not model.client.diagnostics.get(model.uri("Model.coding")):
        await model.client.wait_for_notification("textDocument/publishDiagnostics")
    assert [item.code for item in model.client.diagnostics[model.uri("Model.coding")]] == ["unknownCase"]


async def test_fix_all(model):
    write(model.folder, {"Model.coding": "class A {\n    lazy var a: Strng\n    lazy var b: Date\n}\n"})
    await model.start()
    model.open("Model.coding")
    (action,) = await model.actions("Model.coding", "class", only=["source.fixAll"])
    text = model.apply(action.edit)["Model.coding"]
    # A misspelled name is for the author to choose.
    assert text == "class A {\n    var a: Strng\n    var b: Date\n}\n"


async def test_formatting(model):
    write(model.folder, {"Model.coding": "class A{\nvar a:Int\n}\nclass B{var b:Int}\n"})
    await model.start()
    model.open("Model.coding")
    options = lsp.FormattingOptions(tab_size=4, insert_spaces=True)
    document = model.document("Model.coding")

    def formatted(edits):
        return model.apply(lsp.WorkspaceEdit(changes={model.uri("Model.coding"): edits}))["Model.coding"]

    a = "class A {\n    var a: Int\n}\n"
    lines = lsp.Range(lsp.Position(0, 0), lsp.Position(2, 1))
    edits = await model.client.text_document_range_formatting_async(
        lsp.DocumentRangeFormattingParams(document, lines, options)
    )
    assert formatted(edits).startswith(a)
    edits = await model.client.text_document_on_type_formatting_async(
        lsp.DocumentOnTypeFormattingParams(document, lsp.Position(2, 1), "}", options)
    )
    assert formatted(edits).startswith(a)
    edits = await model.client.text_document_formatting_async(lsp.DocumentFormattingParams(document, options))
    text = formatted(edits)
    assert text.startswith(a)
    assert run("format", "--check", "Model.coding", cwd=model.folder, check=False).returncode == 0, text


async def test_reading(model):
    await model.start()
    model.open("Model.coding")
    hover = await model.client.text_document_hover_async(lsp.HoverParams(**model.place("Model.coding", "name:")))
    assert "`Name`" in hover.contents.value or '"Name"' in hover.contents.value
    place = model.place("Model.coding", "Badge =")
    definition = await model.client.text_document_definition_async(lsp.DefinitionParams(**place))
    assert definition.range.start.line == 7
    await model.client.text_document_declaration_async(lsp.DeclarationParams(**place))
    await model.client.text_document_implementation_async(lsp.ImplementationParams(**place))
    references = await model.client.text_document_references_async(
        lsp.ReferenceParams(**place, context=lsp.ReferenceContext(include_declaration=True))
    )
    assert sorted(reference.range.start.line for reference in references) == [3, 7]
    highlights = await model.client.text_document_document_highlight_async(lsp.DocumentHighlightParams(**place))
    assert len(highlights) == 2
    document = model.document("Model.coding")
    symbols = await model.client.text_document_document_symbol_async(lsp.DocumentSymbolParams(document))
    assert [symbol.name for symbol in symbols] == ["Person", "Badge"]
    assert [child.name for child in symbols[0].children] == ["name", "badge", "mentor"]
    found = await model.client.workspace_symbol_async(lsp.WorkspaceSymbolParams("ment"))
    assert [symbol.name for symbol in found] == ["mentor"]


async def test_structure(model):
    capabilities = await model.start()
    model.open("Model.coding")
    document = model.document("Model.coding")
    folds = await model.client.text_document_folding_range_async(lsp.FoldingRangeParams(document))
    assert {(fold.start_line, fold.end_line) for fold in folds} >= {(1, 4), (7, 10)}
    place = model.place("Model.coding", "String key")["position"]
    (selection,) = await model.client.text_document_selection_range_async(lsp.SelectionRangeParams(document, [place]))
    ranges = []
    while selection is not None:
        ranges.append(selection.range)
        selection = selection.parent
    assert len(ranges) >= 4
    assert ranges[-1].start == lsp.Position(0, 0)
    legend = capabilities.semantic_tokens_provider.legend.token_types
    tokens = await model.client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(document))
    assert len(tokens.data) % 5 == 0
    assert all(kind < len(legend) for kind in tokens.data[3::5])
    part = await model.client.text_document_semantic_tokens_range_async(
        lsp.SemanticTokensRangeParams(document, lsp.Range(lsp.Position(0, 0), lsp.Position(3, 0)))
    )
    assert 0 < len(part.data) < len(tokens.data)


@pytest.mark.parametrize(
    "old, new, expected",
    [
        ('"Name"', '"Name" ', "fallback"),
        (": String", ": ", "Data"),
        ("= .blue", "= .", "red"),
        ("class Person, version 1", "class Person, ", "formerly"),
    ],
)
async def test_completion(model, old, new, expected):
    await model.start()
    model.open("Model.coding")
    model.edit("Model.coding", old, new)
    result = await model.client.text_document_completion_async(
        lsp.CompletionParams(**model.place("Model.coding", new, len(new)))
    )
    items = result.items if isinstance(result, lsp.CompletionList) else result
    assert expected in [item.label for item in items]


@pytest.mark.parametrize("form", ["keepsKey", "renamesKey"])
@pytest.mark.parametrize("name", ["name:", "Person?", "Badge =", "red"])
async def test_rename(model, form, name):
    await model.start(rename=form)
    model.open("Model.coding")
    place = model.place("Model.coding", name)
    prepared = await model.client.text_document_prepare_rename_async(lsp.PrepareRenameParams(**place))
    assert prepared.placeholder == name.rstrip(":?= ")
    edit = await model.client.text_document_rename_async(lsp.RenameParams(**place, new_name="other"))
    write(model.folder, {"old/Model.coding": MODEL})
    text = model.apply(edit)["Model.coding"]
    assert "other" in text
    assert verdict(model.folder / "old", model.folder / "Model.coding") == "safe", text


async def test_review_on_save(model):
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "A"]):
        subprocess.run(["git", *words], cwd=model.folder, check=True)
    await model.start(review="HEAD")
    model.open("Model.coding")
    model.edit("Model.coding", 'key "Name"', 'key "N"')
    (model.folder / "Model.coding").write_text(model.texts["Model.coding"])
    model.client.text_document_did_save(lsp.DidSaveTextDocumentParams(model.document("Model.coding")))
    (change,) = await model.diagnostics("Model.coding")
    assert change.range.start.line == 2
    assert change.severity == lsp.DiagnosticSeverity.Warning
    titles = [action.title for action in await model.actions("Model.coding", "name:")]
    assert any('fallback "Name"' in title for title in titles), titles


async def test_large_workspace(client, tmp_path):
    large_workspace(tmp_path)
    workspace = Workspace(client, tmp_path)
    await workspace.start()
    top, base = "Sources/Top/File3.coding", "Sources/Base/File2.coding"
    workspace.open(top)
    workspace.open(base)
    middle = workspace.texts[top].split("var next: ")[1].split("?")[0]
    definition = await client.text_document_definition_async(
        lsp.DefinitionParams(**workspace.place(top, f"next: {middle}", 6))
    )
    assert "/Sources/Middle/" in definition.uri
    found = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams("Base77"))
    assert "Base77" in [symbol.name for symbol in found]
    # A class of the lowest module is renamed in all that import it.
    edit = await client.text_document_rename_async(
        lsp.RenameParams(**workspace.place(base, "class Base50", 6), new_name="Renamed")
    )
    texts = workspace.apply(edit)
    assert {name.split("/")[1] for name in texts} >= {"Base", "Middle"}
    assert run("check", "Sources/Base", cwd=tmp_path).stderr == ""

    # After random edits, the messages are those of the command.
    chance = random.Random(1)
    for name, text in texts.items():
        workspace.texts.pop(name, None)
    name = "Sources/Base/File5.coding"
    workspace.open(name)
    for _ in range(30):
        text = workspace.texts[name]
        part = chance.choice([word for word in text.split() if text.count(word) > 0])
        workspace.edit(name, part, chance.choice(["Int", "class", "", "x", part, "{", '"']))
        found = {(item.range.start.line, item.code) for item in await workspace.diagnostics(name)}
        (tmp_path / name).write_text(workspace.texts[name])
        printed = json.loads(run("check", "--json", "Sources/Base", cwd=tmp_path, check=False).stdout)
        expected = {
            (item["line"] - 1, item["code"]) for item in printed["diagnostics"] if item["file"].endswith("File5.coding")
        }
        assert found == expected
        if expected:
            workspace.edit(name, workspace.texts[name], text)


async def test_schemas_of_the_package(client):
    """Each request has an answer at random places of the package's schemas."""
    workspace = Workspace(client, PACKAGE)
    await workspace.start()
    chance = random.Random(2)
    paths = sorted(path for folder in ("Examples", "Tests/Constructs") for path in (PACKAGE / folder).rglob("*.coding"))
    for path in (path for path in paths if ".build" not in path.parts):
        name = str(path.relative_to(PACKAGE))
        workspace.open(name)
        assert [item for item in await workspace.diagnostics(name) if item.severity == 1] == [], name
        for _ in range(5):
            place = {
                "text_document": workspace.document(name),
                "position": workspace.position(workspace.texts[name], chance.randrange(len(workspace.texts[name]))),
            }
            await client.text_document_hover_async(lsp.HoverParams(**place))
            await client.text_document_definition_async(lsp.DefinitionParams(**place))
            await client.text_document_completion_async(lsp.CompletionParams(**place))
            await client.text_document_references_async(
                lsp.ReferenceParams(**place, context=lsp.ReferenceContext(include_declaration=False))
            )
        await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(workspace.document(name)))
        await client.text_document_folding_range_async(lsp.FoldingRangeParams(workspace.document(name)))
        await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(workspace.document(name)))
