// Documents that are opened, changed, saved and closed.

import CodingSchema
import JSONText

extension LanguageServer {
    func initialized(_ parameters: JSONValue) {
        if client.watchesFiles {
            let watchers: JSONValue = [
                "watchers": [["globPattern": "**/*.coding"], ["globPattern": "**/Package.swift"]]
            ]
            let registration: JSONValue = [
                "id": "files", "method": "workspace/didChangeWatchedFiles", "registerOptions": watchers,
            ]
            sendRequest("client/registerCapability", ["registrations": [registration]])
        }
        waiting = workspace.modules
    }

    func didOpen(_ parameters: JSONValue) {
        guard let document = parameters["textDocument"], let uri = document["uri"]?.string,
            let text = document["text"]?.string
        else { return }
        update(uri, Array(text.utf8), document["version"]?.int)
    }

    /// Applies changes in order; one without a range is the whole text.
    func didChange(_ parameters: JSONValue) {
        guard let uri = parameters["textDocument"]?["uri"]?.string, let changes = parameters["contentChanges"]?.elements
        else { return }
        guard let document = workspace.document(uri: uri), document.isOpen else { return }
        var file = document.file
        for change in changes {
            guard let text = change["text"]?.string else { continue }
            if let range = change["range"] {
                guard let offsets = positions(in: file).offsets(of: range) else { continue }
                var bytes = file.bytes
                bytes.replaceSubrange(offsets, with: text.utf8)
                file = SourceFile(path: file.path, bytes: bytes)
            } else {
                file = SourceFile(path: file.path, text: text)
            }
        }
        update(uri, file.bytes, parameters["textDocument"]?["version"]?.int)
    }

    func didClose(_ parameters: JSONValue) {
        guard let uri = parameters["textDocument"]?["uri"]?.string else { return }
        let module = workspace.document(uri: uri).flatMap(workspace.module)
        workspace.close(uri: uri)
        withdrawDiagnostics()
        if let module { changed(module) }
    }

    func didChangeFiles(_ parameters: JSONValue) {
        let paths = (parameters["changes"]?.elements ?? []).compactMap { $0["uri"]?.string }.map(Workspace.path)
        if paths.contains(where: { $0.hasSuffix("/Package.swift") }) {
            workspace.reload()
        } else {
            for path in paths where path.hasSuffix(".coding") { workspace.readAgain(path) }
        }
        withdrawDiagnostics()
        waiting = workspace.modules
    }

    func didChangeFolders(_ parameters: JSONValue) {
        func folders(_ name: String) -> [String] {
            (parameters["event"]?[name]?.elements ?? []).compactMap { $0["uri"]?.string }
                .compactMap(ClientCapabilities.folder)
        }
        workspace.change(adding: folders("added"), removing: folders("removed"))
        withdrawDiagnostics()
        waiting = workspace.modules
    }

    func didChangeSettings(_ parameters: JSONValue) {
        change(settings: ServerSettings(parameters["settings"]))
        reviews = [:]
        waiting = workspace.modules
    }

    private func update(_ uri: String, _ text: [UInt8], _ version: Int?) {
        let document = workspace.update(uri: uri, text: text, version: version)
        reviews[document.path] = nil
        guard let module = workspace.module(of: document) else { return }
        changed(module, document)
    }

    /// Publishes the messages of a document's module after a change; those of the modules that import it wait for a
    /// pause.
    private func changed(_ module: SchemaModule, _ document: SchemaDocument? = nil) {
        for other in workspace.modules where other.checked == nil && !waiting.contains(where: { $0 === other }) {
            waiting.append(other)
        }
        urgent = urgent ?? module
        if let document { edited.insert(document.path) }
    }
}
