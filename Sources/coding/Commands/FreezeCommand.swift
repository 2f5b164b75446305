// `coding freeze`: tests that old files can be opened: archives of all versions, the expected results of reading them,
// the tests that read them, and the schemas of the release.

import CodingCommandLine
import CodingReview
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists

extension Command {
    /// Writes archives of every version in the schema.
    static let freeze = Command(
        name: "freeze",
        operands: "SCHEMA…",
        summary: "Writes archives of every version, with tests that read them.",
        explanation: """
            For each class and each of its versions, writes an archive, Class.vN.archive, and next
            to it Class.vN.expected, the values that reading the archive must return. Existing
            archives are kept. If the current classes read one of them differently, nothing is
            written, and the differences are reported.

            --tests writes a Swift test file that reads all archives. --release records the schemas
            in a lock file for 'coding diff --against'.
            """,
        failure: "a schema has an error, or a frozen archive is no longer read as expected",
        example: (
            "freeze Sources/Payroll --tests Tests/PayrollTests --release 1.0",
            "freezes the release 1.0, with tests"
        ),
        ownOptions: [
            .frozenArchives, .tests, .release, .lock, .archiveFormat, .accept, .force, .module, .root, .import,
        ],
        run: freeze,
    )

    private static func freeze(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        let format = try arguments.choice(of: .archiveFormat, among: SampleFormat.keyed) ?? .binary
        if arguments.contains(.lock), !arguments.contains(.release) {
            throw ToolError("a lock file stores releases: '\(Option.release.name) NAME' is missing")
        }
        let tests = arguments.value(of: .tests)
        let standard = tests.map { FrozenFolder.joined($0, "Archives") } ?? "Archives"
        let path = arguments.value(of: .frozenArchives) ?? standard
        let module = try ModuleSchemas(arguments)
        guard let schema = try module.compile(messages: messages) else { return .schemaError }

        var plan = FreezePlan(schema: schema, folder: FrozenFolder(path: path), format: format.propertyList ?? .binary)
        plan.accepts = arguments.contains(.accept) || arguments.contains(.force)
        plan.replaces = arguments.contains(.force)
        try plan.make()
        var lock: LockFile?
        if let release = arguments.value(of: .release) {
            lock = try LockFile.existing(at: arguments.value(of: .lock) ?? LockFile.defaultPath)
            let problem = try lock?.record(module, release: release, replaces: plan.replaces)
            plan.problems += [problem].compactMap(\.self)
        }
        for note in plan.notes where !arguments.contains(.quiet) { messages.write("note: \(note)\n") }
        guard plan.problems.isEmpty else {
            for problem in plan.problems { messages.report(problem) }
            return .schemaError
        }
        var summary = plan.summary(written: try plan.write())
        if let tests { try plan.writeTests(to: tests) }
        if let lock, let release = arguments.value(of: .release) {
            let isNew = try FrozenFolder.write(Data(lock.lock.bytes), to: lock.path, over: lock.content)
            summary += ", release '\(release)' \(isNew ? "recorded in" : "is already in") '\(lock.path)'"
        }
        if !arguments.contains(.quiet) { print("freeze: \(summary)") }
        return .success
    }
}
