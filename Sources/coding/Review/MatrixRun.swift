// `coding diff --matrix`: all versions of schemas against each other.

import CodingCommandLine
import CodingReview
import CodingSchema

/// One comparison of many states.
struct MatrixRun {
    let request: DiffRequest
    let messages: Messages

    func run() throws(ToolError) -> ExitCode {
        let states = try states()
        guard states.count > 1 else { throw ToolError("found no \(whatWasSearched) that has a schema") }
        guard let versions = compile(states) else { return .schemaError }
        let matrix = ReadingMatrix.compare(versions)
        write(matrix)
        return request.exitCode(of: matrix.latestVerdict)
    }

    private var whatWasSearched: String {
        switch request.baseline {
        case .releases(let path): "release of '\(path)'"
        case .tags(let pattern?): "tag like '\(pattern)'"
        default: "tag"
        }
    }

    /// The states with schemas, the oldest first, and the working tree.
    private func states() throws(ToolError) -> [DiffState] {
        var states: [DiffState] = []
        let latest: DiffState
        switch request.baseline {
        case .releases(let path):
            let lock = try LockFile(path).lock
            let sources = request.sources(namedAsIn: lock.releases)
            for release in lock.releases { states.append(try sources.state(of: release)) }
            latest = try sources.workingTree(mayBeMissing: true)
        case .tags(let pattern):
            let sources = request.sources
            let repository = try GitRepository(holding: sources.modules.flatMap(\.paths))
            for commit in try repository.tags(matching: pattern) {
                states.append(try sources.state(of: commit, in: repository))
            }
            latest = try sources.workingTree(of: repository)
        case .path, .git, .lock:
            throw ToolError("a matrix needs tags or releases")
        }
        states.removeAll(where: \.isEmpty)
        return states + [latest]
    }

    /// Compiles each different state once; `nil` if the working tree has errors.
    private func compile(_ states: [DiffState]) -> [ReadingMatrix.Version]? {
        var versions: [ReadingMatrix.Version] = []
        var known: [[[UInt8]]: Int] = [:]
        for (number, state) in states.enumerated() {
            let fingerprint = state.fingerprint
            if let original = known[fingerprint] {
                let schemas = versions[original].schemas
                versions.append(ReadingMatrix.Version(name: state.name, schemas: schemas, original: original))
                continue
            }
            known[fingerprint] = number
            let (schemas, diagnostics) = state.compile()
            if schemas == nil {
                messages.report(diagnostics.filter { $0.severity == .error })
                if number == states.count - 1 { return nil }
                messages.warn("\(state.name) has errors under the current rules: its cells are '?'")
            }
            versions.append(ReadingMatrix.Version(name: state.name, schemas: schemas, original: number))
        }
        return versions
    }

    private func write(_ matrix: ReadingMatrix) {
        switch request.form {
        case .json: print(ReviewJSON.document(matrix).text)
        case .markdown: print(MarkdownMatrix(matrix).text, terminator: "")
        case .terminal, .gitHub:
            print(TerminalMatrix(matrix, isColored: messages.colorsOutput).text, terminator: "")
        }
    }
}
