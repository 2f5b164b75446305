// The methods of the protocol: one row each.

import CodingSchema
import JSONText

extension LanguageServer {
    typealias RequestHandler = (LanguageServer) -> (JSONValue) throws(ResponseError) -> JSONValue
    typealias NotificationHandler = (LanguageServer) -> (JSONValue) -> Void

    nonisolated(unsafe) static let requests: [String: RequestHandler] = [
        "textDocument/diagnostic": LanguageServer.documentDiagnostics,
        "workspace/diagnostic": LanguageServer.workspaceDiagnostics,
        "textDocument/codeAction": LanguageServer.codeActions,
        "textDocument/formatting": LanguageServer.format,
        "textDocument/rangeFormatting": LanguageServer.formatRange,
        "textDocument/onTypeFormatting": LanguageServer.formatOnType,
        "textDocument/hover": LanguageServer.hover,
        "textDocument/definition": LanguageServer.definition,
        "textDocument/declaration": LanguageServer.definition,
        "textDocument/implementation": LanguageServer.implementation,
        "textDocument/references": LanguageServer.references,
        "textDocument/documentHighlight": LanguageServer.highlights,
        "textDocument/documentSymbol": LanguageServer.documentSymbols,
        "workspace/symbol": LanguageServer.workspaceSymbols,
        "textDocument/completion": LanguageServer.completion,
        "textDocument/prepareRename": LanguageServer.prepareRename,
        "textDocument/rename": LanguageServer.rename,
        "textDocument/foldingRange": LanguageServer.foldingRanges,
        "textDocument/selectionRange": LanguageServer.selectionRanges,
        "textDocument/semanticTokens/full": LanguageServer.semanticTokens,
        "textDocument/semanticTokens/range": LanguageServer.semanticTokens,
    ]

    nonisolated(unsafe) static let notifications: [String: NotificationHandler] = [
        "initialized": LanguageServer.initialized,
        "textDocument/didOpen": LanguageServer.didOpen,
        "textDocument/didChange": LanguageServer.didChange,
        "textDocument/didClose": LanguageServer.didClose,
        "textDocument/didSave": LanguageServer.didSave,
        "workspace/didChangeWatchedFiles": LanguageServer.didChangeFiles,
        "workspace/didChangeWorkspaceFolders": LanguageServer.didChangeFolders,
        "workspace/didChangeConfiguration": LanguageServer.didChangeSettings,
    ]

    // MARK: Parameters

    /// The document that the parameters name.
    func document(_ parameters: JSONValue) throws(ResponseError) -> SchemaDocument {
        guard let uri = parameters["textDocument"]?["uri"]?.string else {
            throw .invalidParameters("'textDocument.uri' is missing")
        }
        guard let document = workspace.document(uri: uri) else { throw .invalidParameters("'\(uri)' is not open") }
        return document
    }

    /// The document and the offset that the parameters name.
    func place(_ parameters: JSONValue) throws(ResponseError) -> (document: SchemaDocument, offset: Int) {
        let document = try document(parameters)
        guard let offset = positions(in: document.file).offset(of: parameters["position"]) else {
            throw .invalidParameters("'position' is missing")
        }
        return (document, offset)
    }

    func positions(in file: SourceFile) -> TextPositions { TextPositions(file: file, encoding: client.encoding) }

    /// The place of a range, in the form that `definition` answers with.
    func location(_ range: SourceRange) -> JSONValue {
        ["uri": .string(uri(of: range.file)), "range": positions(in: range.file).range(range)]
    }

    func uri(of file: SourceFile) -> String {
        workspace.document(of: file)?.uri ?? (file.path.hasPrefix("/") ? FileURI.uri(ofPath: file.path) : file.path)
    }

    /// The result of checking the module of a document.
    func checked(_ document: SchemaDocument) -> CheckedModule? { workspace.module(of: document).map(workspace.check) }

    /// A change of some files, as the protocol has it.
    func workspaceEdit(_ edits: [(range: SourceRange, text: String)]) -> JSONValue {
        var changes: [String: [JSONValue]] = [:]
        for edit in edits {
            changes[uri(of: edit.range.file), default: []].append(
                ["range": positions(in: edit.range.file).range(edit.range), "newText": .string(edit.text)])
        }
        let files = changes.sorted { $0.key < $1.key }.map { JSONMember($0.key, .array($0.value)) }
        return ["changes": .object(files)]
    }
}
