// `coding language-server`: the editor's server on standard input and output.

import CodingCommandLine
import CodingExplanations
import CodingLanguageServer
import CodingSchema
import Foundation
import SystemFiles

extension Command {
    static let languageServer = Command(
        name: "language-server",
        alias: "lsp",
        operands: "",
        summary: "Answers an editor: messages, fixes, rename, hover and more while you type.",
        explanation: """
            Editors start this command and exchange messages of the Language Server Protocol with
            it on standard input and output. Documentation/Editors.md shows how to set up an editor.
            The short name 'lsp' is the same command.
            """,
        operandRows: [],
        completion: .nothing,
        failure: "the editor ended without the messages 'shutdown' and 'exit'",
        ownOptions: [stdio],
        run: { arguments, _ throws(ToolError) in
            if let word = arguments.operands.first { throw ToolError("unknown argument '\(word)'") }
            return StandardStreams.run(.ofTool) == 0 ? .success : .schemaError
        })

    /// What some editors always pass.
    private static let stdio = Option("--stdio", summary: "use standard input and output, which is the default")
}

extension ServerEnvironment {
    /// The environment with files, git and the embedded pages.
    fileprivate static var ofTool: ServerEnvironment {
        let pages = ExplanationFiles()
        return ServerEnvironment(
            version: Tool.version, page: pages.address,
            baseline: { module, folder, revision in
                // Without a repository or a lock, there is nothing to compare with.
                try? baseline(of: ModuleRequest(name: module, paths: [folder], root: folder), at: revision)
            })
    }

    private static func baseline(of module: ModuleRequest, at revision: String) throws(ToolError) -> Baseline {
        let sources = DiffSources(modules: [module], imports: [])
        let state: DiffState
        if revision.hasSuffix(".coding-lock") {
            let path = FilePath.isAbsolute(revision) ? revision : lock(named: revision, above: module.paths[0])
            state = try sources.state(of: try LockFile(path).release(named: nil))
        } else {
            let repository = try GitRepository(holding: module.paths)
            state = try sources.state(of: try repository.commit(revision), in: repository)
        }
        return Baseline(name: state.name, files: state.modules.flatMap(\.files).map(\.source))
    }

    /// The lock in a folder or the nearest one around it.
    private static func lock(named name: String, above folder: String) -> String {
        let found = FilePath.folders(from: folder).first { FilePath.isFolder("\($0)/\(name)") != nil }
        return "\(found ?? folder)/\(name)"
    }
}

/// The pages of `coding explain` as files, which editors open. A page is written when a message first refers to it.
private final class ExplanationFiles {
    private let folder: URL?
    private var addresses: [String: String?] = [:]

    init() {
        folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
            .appending(path: "coding-\(Tool.version)")
    }

    func address(of code: String) -> String? {
        if let known = addresses[code] { return known }
        let address = write(code)
        addresses[code] = .some(address)
        return address
    }

    private func write(_ code: String) -> String? {
        guard let folder, let page = ExplanationPages.page(named: code) else { return nil }
        let file = folder.appending(path: code + ".md")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(page.markdown.utf8).replaceFile(at: file, synchronized: false)
        } catch {
            return nil
        }
        return FileURI.uri(ofPath: file.path(percentEncoded: false))
    }
}
