// `coding freeze`: tests that old files can be opened: archives of all versions, the expected results of reading them,
// the tests that read them, and the schemas of the release.

import CodingCommandLine
import CodingPackages
import CodingReview
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import SchemaCommands

extension Command {
    static let freeze = Command(
        name: "freeze",
        operands: "[SCHEMA…]",
        summary: "Writes archives of every version, with tests that read them.",
        explanation: """
            For each class and each of its versions, writes an archive, Class.vN.archive, and next
            to it Class.vN.expected, the values that reading the archive must return. Existing
            archives are kept. If the current classes read one of them differently, nothing is
            written, and the differences are reported.

            --tests writes a Swift test file that reads all archives. --release records the schemas
            in a lock file for 'coding diff --against'.

            In a package, without SCHEMA, all targets with schemas are frozen, or none if one has a
            problem. The tests of a target are written to the folder of its test target, and the
            release to the lock in the package's folder.
            """,
        failure: "a schema has an error, or a frozen archive is no longer read as expected",
        example: (
            "freeze Sources/Payroll --tests Tests/PayrollTests --release 1.0",
            "freezes the release 1.0, with tests"
        ),
        ownOptions: [
            .frozenArchives, .tests, .release, .lock, .archiveFormat, .accept, .force, .module, .root, .import,
        ],
        run: { (arguments, messages) throws(ToolError) in try freeze([arguments], messages) },
        runTogether: freeze,
    )

    /// Freezes the schemas of modules: all of them, or none if there is a problem with one.
    private static func freeze(_ modules: [Arguments], _ messages: Messages) throws(ToolError) -> ExitCode {
        var plans: [(plan: FreezePlan, tests: String?)] = []
        var lock: LockFile?
        for arguments in modules {
            let module = try ModuleSchemas(arguments)
            guard let schema = try module.compile(messages: messages) else { continue }
            let release = arguments.value(of: .release)
            if lock == nil {
                let path = arguments.value(of: .lock) ?? LockFile.defaultPath
                // What only shows which cases were renamed, and isn't named, doesn't have to be readable.
                let isOptional = release == nil && !arguments.contains(.lock)
                lock = isOptional ? try? LockFile(path, mayBeMissing: true) : try LockFile(path, mayBeMissing: true)
            }
            var plan = try plan(schema, since: lock?.lock.releases.last { $0.name != release }, arguments)
            if let release {
                let problem = try lock?.record(module, release: release, replaces: plan.replaces)
                plan.problems += [problem].compactMap(\.self)
            }
            plans.append((plan, arguments.value(of: .tests)))
        }
        for note in plans.flatMap(\.plan.notes) { messages.note(note) }
        let problems = plans.flatMap(\.plan.problems)
        for problem in problems { messages.report(problem) }
        guard plans.count == modules.count, problems.isEmpty else { return .schemaError }
        try write(plans, lock, release: modules.first?.value(of: .release), messages)
        return .success
    }

    private static func plan(
        _ schema: Schema, since release: SchemaLock.Release?, _ arguments: Arguments
    ) throws(ToolError) -> FreezePlan {
        let format = try arguments.choice(of: .archiveFormat, among: SampleFormat.keyed) ?? .binary
        let standard = arguments.value(of: .tests).map { FrozenFolder.joined($0, "Archives") } ?? "Archives"
        let folder = FrozenFolder(path: arguments.value(of: .frozenArchives) ?? standard)
        var plan = FreezePlan(
            schema: schema, since: release, folder: folder, format: format.propertyList ?? .binary)
        plan.accepts = arguments.contains(.accept) || arguments.contains(.force)
        plan.replaces = arguments.contains(.force)
        try plan.make()
        return plan
    }

    private static func write(
        _ plans: [(plan: FreezePlan, tests: String?)], _ lock: LockFile?, release: String?, _ messages: Messages
    ) throws(ToolError) {
        var summaries: [String] = []
        for (plan, tests) in plans {
            summaries.append(plan.summary(written: try plan.write()))
            guard let tests else { continue }
            try plan.writeTests(to: tests)
            if let target = LocalPackage.around(tests)?.target(holding: tests), target.manifest.dependencies != nil,
                target.contains(plan.folder.path), !target.excludes(plan.folder.path)
            {
                let name = FilePath.name(of: plan.folder.path)
                messages.note(
                    "SwiftPM warns about the archives until the target '\(target.name)' in Package.swift has "
                        + "'exclude: [\"\(name)\"]'")
            }
        }
        // Last: a release is recorded only if everything else was written.
        if let lock, let release {
            let isNew = try FrozenFolder.write(Data(lock.lock.bytes), to: lock.path, over: lock.content)
            summaries[summaries.count - 1] +=
                ", release '\(release)' \(isNew ? "recorded in" : "is already in") '\(lock.path)'"
        }
        if !messages.isQuiet { print(summaries.map { "freeze: \($0)" }.joined(separator: "\n")) }
    }
}
