// `coding diff`: the changes of schemas and their consequences for archives.

import CodingCommandLine
import CodingReview
import CodingSchema
import Foundation
import SchemaCommands

extension Command {
    static let diff = Command(
        name: "diff",
        operands: "OLD NEW | --git REV [SCHEMA…] | --against LOCK [SCHEMA…] | --matrix [SCHEMA…]",
        summary: "Describes what a change of schemas means for old and future archives.",
        explanation: """
            Each change gets a verdict in four directions. Two are facts: whether programs with the
            new schemas read archives of the old schemas, and the reverse. Two are advice about
            later versions: reading their archives, and their reading of present archives. A
            verdict is safe, lossy (a field gets a default or the nearest value) or breaking (an
            error, or a wrong value).

            Each fix states the verdicts after it. --fix applies the first fix of each change and
            prints the review after that; --fix --check prints the edits only.

            Without --fail-on, the exit code is 0 for every change. Documentation/Review.md
            describes levels and the matrix, Evolution.md waivers, diff-json.md the output of
            --json.

            In a package, all targets are reviewed together. For several modules that are not in a
            package, --target takes NAME=DIR, the name of each and its folder.
            """,
        operandRows: [
            ("OLD, NEW", "a .coding file, or a folder: all .coding files in it and below"),
            ("SCHEMA", "the same, in the working tree (default: the package's targets, or else the current folder)"),
        ],
        failure: "a schema has an error, or a change matches --fail-on",
        example: ("diff --git main Sources/Payroll --fail-on breaking", "fails if a branch breaks archives"),
        ownOptions: [
            .git, .against, .comparedRelease, .applyFixes, .checkFixes, .level, .failOn, .hidesSafe, .generated,
            .markdown, .gitHub, .json, .matrix, .tags, .module, .root, .import,
        ],
        hiddenOptions: [.reviewedModule],
        run: diff,
    )

    private static func diff(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        let request = try DiffRequest(arguments)
        switch request.baseline {
        case .tags, .releases: return try MatrixRun(request: request, messages: messages).run()
        case .path, .git, .lock: return try DiffRun(request: request, messages: messages).run()
        }
    }
}

/// One comparison of two states.
struct DiffRun {
    let request: DiffRequest
    let messages: Messages

    func run() throws(ToolError) -> ExitCode {
        let (old, new) = try states()
        if old.isEmpty && new.isEmpty { throw ToolError("found no schema in \(old.name) or \(new.name)") }
        guard let oldSchemas = compile(old, isOld: true), let newSchemas = compile(new, isOld: false) else {
            return .schemaError
        }
        let finder = FixFinder(old: oldSchemas, new: new.sources, released: try released(old, oldSchemas))
        if request.fixes != nil { return try fix(finder, new, oldName: old.name) }
        guard let review = finder.review() else { return .schemaError }
        if finder.isExhausted { messages.warn("not all fixes were searched for: apply those that are shown first") }
        let report = ReviewReport(review, level: request.level, oldName: old.name, newName: new.name)
        let generated =
            request.showsGenerated
            ? GeneratedDifference(old: (old, oldSchemas), new: (new, newSchemas)).text : nil
        write(report, newSchemas: newSchemas, generated: generated)
        return request.exitCode(of: report.verdict)
    }

    private func states() throws(ToolError) -> (old: DiffState, new: DiffState) {
        let sources = request.sources
        switch request.baseline {
        case .path(let path):
            guard let module = sources.modules.first else { throw ToolError("no schema is given") }
            let oldModule = ModuleRequest(name: module.name, paths: [path], root: nil)
            let oldSources = DiffSources(modules: [oldModule], imports: sources.imports)
            let new = module.paths.first ?? ""
            // A folder without schemas may have had some or get some; a missing file is an error.
            return (
                try oldSources.workingTree(name: path, mayBeMissing: FilePath.isFolder(path) == true),
                try sources.workingTree(name: new, mayBeMissing: FilePath.isFolder(new) == true)
            )
        case .lock(let path, let name):
            let release = try LockFile(path).release(named: name)
            let named = request.sources(namedAsIn: [release])
            let old = try named.state(of: release)
            if old.isEmpty, let recorded = release.modules.first {
                throw ToolError(
                    "release '\(release.name)' has no module '\(named.modules.map(\.name).joined(separator: "', '"))'",
                    help: "it has '\(recorded.name)': specify it with '\(Option.module.name)'")
            }
            return (old, try named.workingTree(mayBeMissing: true))
        case .git(let revision):
            let repository = try GitRepository(holding: sources.modules.flatMap(\.paths))
            let commit = try repository.commit(revision)
            return (try sources.state(of: commit, in: repository), try sources.workingTree(of: repository))
        case .tags, .releases:
            throw ToolError("a matrix compares all versions")
        }
    }

    /// Applies the first fix of each change, or prints the edits.
    private func fix(_ finder: FixFinder, _ new: DiffState, oldName: String) throws(ToolError) -> ExitCode {
        guard let (review, files, guesses) = finder.fixed() else { return .schemaError }
        for change in guesses {
            guard let guess = change.guess else { continue }
            let subject = ([change.declaration] + [change.member].compactMap(\.self)).joined(separator: ".")
            messages.warn("'\(subject)' is fixed by a guess: \(guess.text) instead of the fix")
        }
        for change in files {
            let found = new.modules.lazy.flatMap(\.files).first { $0.source.path == change.old.path }
            guard let path = found?.path.absolutePath else { continue }
            let texts = [change.old, change.new].map { String(decoding: $0.bytes, as: UTF8.self) }
            guard request.fixes == .write else {
                let name = change.old.path
                print(
                    UnifiedDifference.text(old: texts[0], new: texts[1], oldName: name, newName: name), terminator: "")
                continue
            }
            try Command.replace(path, with: texts[1], over: Data(change.old.bytes))
        }
        if request.fixes == .check { return files.isEmpty ? .success : .schemaError }
        let report = ReviewReport(review, level: request.level, oldName: oldName, newName: new.name)
        print(
            TerminalReview(report, isColored: messages.colorsOutput, hidesSafe: messages.isQuiet).text, terminator: "")
        return request.exitCode(of: report.verdict)
    }

    /// The versions that a release wrote: those of the release that is compared, or of the newest one in the lock of
    /// the current folder.
    private func released(_ old: DiffState, _ oldSchemas: [Schema]) throws(ToolError) -> ReleasedVersions {
        switch request.baseline {
        case .lock: return ReleasedVersions(oldSchemas)
        case .git:
            guard let newest = try LockFile(LockFile.defaultPath, mayBeMissing: true).lock.releases.last else { break }
            let state = try request.sources(namedAsIn: [newest]).state(of: newest)
            return state.compile().schemas.map { ReleasedVersions($0) } ?? ReleasedVersions()
        case .path, .tags, .releases: break
        }
        return ReleasedVersions()
    }

    /// The checked schemas; `nil` if there are errors, which are shown.
    private func compile(_ state: DiffState, isOld: Bool) -> [Schema]? {
        let (schemas, diagnostics) = state.compile()
        if let schemas { return schemas }
        messages.report(diagnostics.filter { $0.severity == .error })
        let help = "if they were accepted before, the rules have changed since, or the imports differ"
        messages.report(
            ToolError(
                "\(state.name) can't be compared: its schemas have errors under the current rules",
                help: isOld ? help : nil))
        return nil
    }

    private func write(_ report: ReviewReport, newSchemas: [Schema], generated: String?) {
        switch request.form {
        case .terminal:
            print(
                TerminalReview(report, isColored: messages.colorsOutput, hidesSafe: messages.isQuiet).text,
                terminator: "")
            if let generated, !generated.isEmpty { print("\n" + generated, terminator: "") }
        case .markdown:
            print(MarkdownReview(report, hidesSafe: messages.isQuiet).text, terminator: "")
            if let generated, !generated.isEmpty {
                print("\n" + MarkdownReview.details(title: "Generated Swift", difference: generated), terminator: "")
            }
        case .gitHub:
            let text = GitHubAnnotations(report, schemas: newSchemas, pathInWorkspace: WorkspacePath.path).text
            print(text, terminator: "")
        case .json:
            print(ReviewJSON.document(report, generated: generated).text)
        }
    }
}

extension DiffRequest {
    /// The sources under the module name of a lock's releases, if no other name is given.
    ///
    /// A lock contains the name of the module; the name of the folder may differ.
    func sources(namedAsIn releases: [SchemaLock.Release]) -> DiffSources {
        let recorded = Set(releases.flatMap(\.modules).map(\.name))
        guard isModuleInferred, recorded.count == 1, let name = recorded.first, let module = sources.modules.first
        else { return sources }
        return DiffSources(
            modules: [ModuleRequest(name: name, paths: module.paths, root: module.root)], imports: sources.imports)
    }
}
