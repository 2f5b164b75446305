// Messages about schemas: those of the build, published while the user types, or when the client asks.

import CodingSchema
import JSONText

extension LanguageServer {
    // MARK: Push

    /// The time in seconds after which `pause()` is to be called if no message comes before; `nil` if nothing waits.
    package var delay: Double? {
        if urgent != nil { return 0 }
        return waiting.isEmpty ? nil : 0.15
    }

    /// Publishes what waits: first the messages of the edited module, in the next pause those of other modules.
    package func pause() {
        if let module = urgent {
            urgent = nil
            waiting.removeAll { $0 === module }
            publish(module)
        } else if !waiting.isEmpty {
            let modules = waiting
            waiting = []
            if client.pullsDiagnostics {
                refreshDiagnostics()
            } else {
                for module in modules { publish(module) }
            }
        }
    }

    /// Publishes the messages about a module's files, those that have changed.
    private func publish(_ module: SchemaModule) {
        if client.pullsDiagnostics { return edited.removeAll() }
        let checked = workspace.check(module)
        for document in workspace.documents(of: module) {
            let items = diagnostics(of: document, checked)
            let isKnown = published[document.uri, default: []] == items
            // The client drops what it has of a former version.
            let isEdited = edited.remove(document.path) != nil
            if isKnown && !isEdited { continue }
            published[document.uri] = items == [] ? nil : items
            sendNotification(
                "textDocument/publishDiagnostics",
                .object([
                    "uri": .string(document.uri), "version": document.version.map { .integer($0) },
                    "diagnostics": items,
                ]))
        }
    }

    /// Withdraws the messages about files that are gone.
    func withdrawDiagnostics() {
        for uri in published.keys.sorted() where workspace.document(uri: uri) == nil {
            published[uri] = nil
            sendNotification("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
        }
    }

    // MARK: Pull

    /// Lets the client ask again, if it can.
    func refreshDiagnostics() {
        if client.refreshesDiagnostics { sendRequest("workspace/diagnostic/refresh", nil) }
    }

    func documentDiagnostics(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        return report(of: document, previous: parameters["previousResultId"]?.string)
    }

    func workspaceDiagnostics(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        var previous: [String: String] = [:]
        for known in parameters["previousResultIds"]?.elements ?? [] {
            if let uri = known["uri"]?.string { previous[uri] = known["value"]?.string }
        }
        let items = workspace.allDocuments.map { document in
            var report = report(of: document, previous: previous[document.uri])
            report["uri"] = .string(document.uri)
            report["version"] = document.version.map { .integer($0) } ?? .null
            return report
        }
        return ["items": .array(items)]
    }

    private func report(of document: SchemaDocument, previous: String?) -> JSONValue {
        let items = checked(document).map { diagnostics(of: document, $0) } ?? []
        // Only this process compares it, so a hash that is another one in each process is enough.
        let identifier = String(items.text.hashValue, radix: 16)
        if identifier == previous { return ["kind": "unchanged", "resultId": .string(identifier)] }
        return ["kind": "full", "resultId": .string(identifier), "items": items]
    }

    // MARK: Messages

    private func diagnostics(of document: SchemaDocument, _ checked: CheckedModule) -> JSONValue {
        let own = checked.diagnostics[ObjectIdentifier(document.file)] ?? []
        let found = reviews[document.path] ?? []
        return .array(own.map(json) + found.map { json($0, in: document) })
    }

    /// A message as the protocol has it.
    func json(_ diagnostic: Diagnostic) -> JSONValue {
        var message = diagnostic.message
        // A fix with an edit is offered as an action.
        if let fix = diagnostic.fix, fix.replacement == nil { message += "\nfix: " + fix.message }
        let notes = diagnostic.notes.map { note -> JSONValue in
            ["location": location(note.range), "message": .string(note.message)]
        }
        return .object([
            "range": positions(in: diagnostic.range.file).range(diagnostic.range),
            "severity": .integer(Self.number(of: diagnostic.severity)), "code": .string(diagnostic.code.name),
            "codeDescription": environment.page(diagnostic.code.name).map { ["href": .string($0)] },
            "source": "coding", "message": .string(message),
            "relatedInformation": notes.isEmpty ? nil : .array(notes),
        ])
    }

    private static func number(of severity: Diagnostic.Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}
