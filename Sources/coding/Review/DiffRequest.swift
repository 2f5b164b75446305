// What a call of `coding diff` asks for, checked for options that don't go together.

import CodingCommandLine
import CodingReview
import SchemaCommands

/// The arguments of `coding diff`, understood.
struct DiffRequest {
    /// What the schemas are compared with.
    enum Baseline {
        case path(String)
        case git(revision: String)
        case lock(path: String, release: String?)

        /// Every tag, or those that fit a pattern, with each other.
        case tags(pattern: String?)

        /// Every release of a lock with each other.
        case releases(path: String)
    }

    /// The form of the output.
    enum Form {
        case terminal, markdown, gitHub, json
    }

    let baseline: Baseline
    let sources: DiffSources

    /// `sources` has one module, whose name is not given.
    let isModuleInferred: Bool
    let level: ReviewReport.Level
    let form: Form
    let failsOn: Verdict?
    let showsGenerated: Bool

    /// What happens to fixes, if they aren't only shown.
    enum Fixes {
        case write
        case check
    }

    let fixes: Fixes?

    init(_ arguments: Arguments) throws(ToolError) {
        try Self.checkCombinations(arguments)
        let targets = arguments.values(of: .reviewedModule)
        self.baseline = try Self.baseline(arguments)
        self.isModuleInferred = targets.isEmpty && !arguments.contains(.module)
        let sources = DiffSources(
            modules: try Self.modules(arguments, baseline: baseline),
            imports: try arguments.modulePaths(of: .import))
        // What a plugin imports for one target may be another that is reviewed too.
        if targets.isEmpty, let own = sources.modules.first, sources.imports.contains(where: { $0.module == own.name })
        {
            throw ToolError("module '\(own.name)' can't import itself")
        }
        self.sources = sources
        self.level = try arguments.choice(of: .level, among: ReviewReport.Level.allCases) ?? .archive
        self.failsOn = try arguments.choice(of: .failOn, among: [Verdict.breaking, .lossy])
        self.form = try Self.form(arguments)
        self.showsGenerated = arguments.contains(.generated)
        self.fixes = arguments.contains(.applyFixes) ? arguments.contains(.checkFixes) ? .check : .write : nil
    }

    /// The exit code of a comparison with a verdict.
    func exitCode(of verdict: Verdict) -> ExitCode { failsOn.map { verdict >= $0 } ?? false ? .schemaError : .success }

    private static func checkCombinations(_ arguments: Arguments) throws(ToolError) {
        let isMatrix = arguments.contains(.matrix)
        let pairs: [(Option, Option)] =
            [(.git, .against), (.git, .matrix), (.target, .module), (.target, .root)]
            + (isMatrix
                ? [(.matrix, .comparedRelease), (.matrix, .level), (.matrix, .generated), (.matrix, .gitHub)]
                : [])
        try refuse(pairs, arguments)
        let needs: [(Option, Option)] = [
            (.comparedRelease, .against), (.tags, .matrix),
            (.checkFixes, .applyFixes),
        ]
        for (option, needed) in needs where arguments.contains(option) && !arguments.contains(needed) {
            throw ToolError("'\(option.name)' needs '\(needed.name)'")
        }
        try refuse([(.tags, .against), (.generated, .gitHub)], arguments)
        let shown: [Option] = [.matrix, .generated, .markdown, .gitHub, .json]
        try refuse(shown.map { (.applyFixes, $0) }, arguments)
        if arguments.contains(.reviewedModule), !arguments.operands.isEmpty {
            throw ToolError("'\(Option.target.name)' replaces SCHEMA: give only one of them")
        }
    }

    private static func refuse(_ pairs: [(Option, Option)], _ arguments: Arguments) throws(ToolError) {
        for (first, second) in pairs where arguments.contains(first) && arguments.contains(second) {
            throw ToolError("'\(first.name)' and '\(second.name)' can't be combined")
        }
    }

    private static func baseline(_ arguments: Arguments) throws(ToolError) -> Baseline {
        if let revision = arguments.value(of: .git) { return .git(revision: revision) }
        if let path = arguments.value(of: .against) {
            return arguments.contains(.matrix)
                ? .releases(path: path) : .lock(path: path, release: arguments.value(of: .comparedRelease))
        }
        if arguments.contains(.matrix) { return .tags(pattern: arguments.value(of: .tags)) }
        guard arguments.operands.count == 2 else {
            throw ToolError(
                "specify what to compare: OLD and NEW, '\(Option.git.name) REV' or '\(Option.against.name) LOCK'",
                help: "see 'coding diff --help'")
        }
        return .path(arguments.operands[0])
    }

    private static func modules(_ arguments: Arguments, baseline: Baseline) throws(ToolError) -> [ModuleRequest] {
        if arguments.contains(.reviewedModule) {
            var paths: [String: [String]] = [:]
            var names: [String] = []
            for (name, path) in try arguments.modulePaths(of: .reviewedModule) {
                if paths[name] == nil { names.append(name) }
                paths[name, default: []].append(path)
            }
            return names.map { ModuleRequest(name: $0, paths: paths[$0] ?? [], root: nil) }
        }
        var paths = arguments.operands
        if case .path = baseline { paths = Array(paths.dropFirst()) }
        if paths.isEmpty { paths = ["."] }
        let name = try ModuleName.of(arguments, firstPath: paths[0])
        return [ModuleRequest(name: name, paths: paths, root: arguments.value(of: .root))]
    }

    private static func form(_ arguments: Arguments) throws(ToolError) -> Form {
        let forms: [(option: Option, form: Form)] = [
            (.markdown, .markdown), (.gitHub, .gitHub), (.json, .json),
        ].filter { arguments.contains($0.option) }
        guard forms.count < 2 else {
            throw ToolError("'\(forms[0].option.name)' and '\(forms[1].option.name)' can't be combined")
        }
        return forms.first?.form ?? .terminal
    }
}
