// What the client can do, and what its user has set.

import CodingCommandLine
import CodingPackages
import JSONText

/// The settings, from `initializationOptions` and from `workspace/didChangeConfiguration`.
struct ServerSettings {
    /// The modules whose folders or imports can't be found.
    var modules: [ModuleLocation] = []

    /// The revision of git or the lock with which saved files are compared; `nil` for no comparison.
    var review: String?

    /// What a rename does to archives; `nil` for the default of each kind of name.
    var rename: RenameForm?

    init(_ options: JSONValue? = nil) {
        let options = options?["coding"] ?? options
        let review = options?["review"]?.string
        self.review = review == "" || review == "off" ? nil : review
        self.rename = options?["rename"]?.string.flatMap(RenameForm.init)
        self.modules = (options?["modules"]?.elements ?? []).compactMap { module in
            guard let name = module["name"]?.string, let folder = module["folder"]?.string, FilePath.isAbsolute(folder)
            else {
                return nil
            }
            return ModuleLocation(
                name: name, folder: FilePath.absolute(folder),
                dependencies: (module["imports"]?.elements ?? []).compactMap(\.string))
        }
    }
}

/// What the client said of itself.
struct ClientCapabilities {
    var processID: Int?
    var folders: [String] = []
    var encoding = PositionEncoding.utf16

    /// Whether the client asks for messages, so that none are published.
    var pullsDiagnostics = false
    var refreshesDiagnostics = false
    var hasSnippets = false
    var watchesFiles = false

    init(_ parameters: JSONValue? = nil) {
        let capabilities = parameters?["capabilities"]
        let document = capabilities?["textDocument"]
        let workspace = capabilities?["workspace"]
        processID = parameters?["processId"]?.int
        let encodings = (capabilities?["general"]?["positionEncodings"]?.elements ?? []).compactMap(\.string)
        // UTF-8 is what files are made of.
        encoding =
            encodings.contains(PositionEncoding.utf8.rawValue)
            ? .utf8 : encodings.lazy.compactMap(PositionEncoding.init).first ?? .utf16
        pullsDiagnostics = document?["diagnostic"] != nil
        refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.boolean ?? false
        hasSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.boolean ?? false
        watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
        let named = (parameters?["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.string }
        let root = parameters?["rootUri"]?.string.map { [$0] } ?? []
        folders = (named.isEmpty ? root : named).compactMap(Self.folder)
        if folders.isEmpty, let path = parameters?["rootPath"]?.string, FilePath.isAbsolute(path) { folders = [path] }
    }

    static func folder(ofURI uri: String) -> String? {
        FileURI.path(ofURI: uri).map { FilePath.absolute($0) }
    }
}

/// What the server can do.
enum ServerCapabilities {
    static func json(_ client: ClientCapabilities) -> JSONValue {
        [
            "positionEncoding": .string(client.encoding.rawValue),
            "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
            "diagnosticProvider": [
                "identifier": "coding", "interFileDependencies": true, "workspaceDiagnostics": true,
            ],
            "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll.coding"]],
            "completionProvider": ["triggerCharacters": [".", ":", "\"", ",", " "]],
            "definitionProvider": true,
            "declarationProvider": true,
            "implementationProvider": true,
            "referencesProvider": true,
            "documentHighlightProvider": true,
            "documentSymbolProvider": true,
            "workspaceSymbolProvider": true,
            "hoverProvider": true,
            "renameProvider": ["prepareProvider": true],
            "documentFormattingProvider": true,
            "documentRangeFormattingProvider": true,
            "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "}"],
            "foldingRangeProvider": true,
            "selectionRangeProvider": true,
            "semanticTokensProvider": [
                "legend": [
                    "tokenTypes": .array(SemanticToken.Kind.allCases.map { .string($0.rawValue) }),
                    "tokenModifiers": ["declaration"],
                ],
                "full": true, "range": true,
            ],
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
        ]
    }
}

/// What a rename does to archives.
enum RenameForm: String, CaseIterable {
    /// Archives keep the key or name: old programs read new archives.
    case keepsKey

    /// Archives get the new key or name: new programs read both.
    case renamesKey
}
