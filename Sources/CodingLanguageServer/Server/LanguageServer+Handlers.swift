// The methods of the protocol: one row each.

import CodingCommandLine
import CodingSchema
import JSONText

extension LanguageServer {
    // As an argument of a generic type, a function that throws a type needs newer systems.
    struct RequestHandler {
        let answer: (LanguageServer) -> (JSONValue) throws(ResponseError) -> JSONValue

        init(_ answer: @escaping (LanguageServer) -> (JSONValue) throws(ResponseError) -> JSONValue) {
            self.answer = answer
        }
    }

    typealias NotificationHandler = (LanguageServer) -> (JSONValue) -> Void

    nonisolated(unsafe) static let requests: [String: RequestHandler] = [
        "textDocument/diagnostic": RequestHandler(LanguageServer.documentDiagnostics),
        "workspace/diagnostic": RequestHandler(LanguageServer.workspaceDiagnostics),
        "textDocument/codeAction": RequestHandler(LanguageServer.codeActions),
        "textDocument/formatting": RequestHandler(LanguageServer.format),
        "textDocument/rangeFormatting": RequestHandler(LanguageServer.formatRange),
        "textDocument/onTypeFormatting": RequestHandler(LanguageServer.formatOnType),
        "textDocument/hover": RequestHandler(LanguageServer.hover),
        "textDocument/definition": RequestHandler(LanguageServer.definition),
        "textDocument/declaration": RequestHandler(LanguageServer.definition),
        "textDocument/implementation": RequestHandler(LanguageServer.implementation),
        "textDocument/references": RequestHandler(LanguageServer.references),
        "textDocument/documentHighlight": RequestHandler(LanguageServer.highlights),
        "textDocument/documentSymbol": RequestHandler(LanguageServer.documentSymbols),
        "workspace/symbol": RequestHandler(LanguageServer.workspaceSymbols),
        "textDocument/completion": RequestHandler(LanguageServer.completion),
        "textDocument/prepareRename": RequestHandler(LanguageServer.prepareRename),
        "textDocument/rename": RequestHandler(LanguageServer.rename),
        "textDocument/foldingRange": RequestHandler(LanguageServer.foldingRanges),
        "textDocument/selectionRange": RequestHandler(LanguageServer.selectionRanges),
        "textDocument/semanticTokens/full": RequestHandler(LanguageServer.semanticTokens),
        "textDocument/semanticTokens/range": RequestHandler(LanguageServer.semanticTokens),
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
    func documentAndOffset(_ parameters: JSONValue) throws(ResponseError) -> (document: SchemaDocument, offset: Int) {
        let document = try document(parameters)
        guard let offset = positions(in: document.file).offset(of: parameters["position"]) else {
            throw .invalidParameters("'position' is missing")
        }
        return (document, offset)
    }

    func positions(in file: SourceFile) -> TextPositions { TextPositions(file: file, encoding: client.encoding) }

    /// The location of a range, in the form that `definition` answers with.
    func location(_ range: SourceRange) -> JSONValue {
        ["uri": .string(uri(of: range.file)), "range": positions(in: range.file).range(range)]
    }

    func uri(of file: SourceFile) -> String {
        workspace.document(of: file)?.uri
            ?? (FilePath.isAbsolute(file.path) ? FileURI.uri(ofPath: file.path) : file.path)
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
