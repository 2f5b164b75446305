// The files that `coding freeze` will write, determined before any of them is written.
//
//     class × version ──▶ exists? ── no ─▶ a new archive ─┐
//                           └─ yes: kept, checked ────────┴─▶ what reading returns ──▶ as before? ──▶ files

import CodingCommandLine
import CodingReview
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists

/// Archives, expectations, and problems with them.
struct FreezePlan {
    let schema: Schema
    let folder: FrozenFolder
    let format: PropertyList.Format

    /// Whether the result of reading may differ from what was expected.
    var accepts = false

    /// Existing archives are rewritten.
    var replaces = false
    var problems: [ToolError] = []
    private let catalog: ClassCatalog
    private let renamedCases: RenamedCases
    private(set) var notes: [String] = []
    private var archives: [(name: String, schemaClass: SchemaClass)] = []
    private var files: [(path: String, data: Data)] = []

    /// The number of values that only Swift code knows.
    private var unknownCount = 0

    /// - Parameter release: the last release.
    init(schema: Schema, since release: SchemaLock.Release?, folder: FrozenFolder, format: PropertyList.Format) {
        self.schema = schema
        self.catalog = ClassCatalog(schema)
        self.renamedCases = RenamedCases(since: release, in: catalog)
        self.folder = folder
        self.format = format
    }

    /// Determines the files to write, and the problems with them.
    mutating func make() throws(ToolError) {
        let present = folder.archiveNames()
        var planned: Set<String> = []
        for schemaClass in SampleArchive.classes(of: schema) {
            for version in FrozenVersions.versions(of: schemaClass) {
                let name = "\(schemaClass.name).v\(version)"
                planned.insert(name)
                if !replaces, present.contains(name) {
                    try keep(name, of: schemaClass, version: version)
                } else if !replaces, try folder.expectation(name) != nil {
                    problems.append(
                        ToolError(
                            "'\(folder.archivePath(name))' is missing, and its expected values are there",
                            help: "restore it, and check whether git ignores it; '--force' writes a new one"))
                } else {
                    try freeze(schemaClass, version: version, name: name)
                }
            }
        }
        for name in present where !planned.contains(name) { try keepOther(name) }
        if archives.isEmpty, problems.isEmpty {
            problems.append(ToolError("no class of '\(schema.moduleName)' can be the root of a keyed archive"))
        }
    }

    /// Writes archives and expectations that are new or differ, and returns how many archives were written.
    func write() throws(ToolError) -> Int {
        var count = 0
        for file in files where try FrozenFolder.write(file.data, to: file.path) {
            if file.path.hasSuffix(FrozenFolder.archiveEnding) { count += 1 }
        }
        return count
    }

    /// A one-line summary of the written files.
    func summary(written: Int) -> String {
        let archive = written == 1 ? "archive" : "archives"
        let summary = "\(written) \(archive) written, \(archives.count - written) unchanged in '\(folder.path)'"
        guard unknownCount > 0 else { return summary }
        let values = unknownCount == 1 ? "a value" : "\(unknownCount) values"
        return summary + "; Swift code computes \(values): record with CODING_RECORD=1"
    }

    /// Writes the tests that read the archives.
    func writeTests(to tests: String) throws(ToolError) {
        let sorted = archives.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let path = FrozenFolder.path(from: tests, to: folder.path)
        let file = FrozenTestFile(schema: schema, archives: sorted, folder: path)
        try FrozenFolder.write(Data(file.text.utf8), to: FrozenFolder.joined(tests, FrozenTestFile.name))
    }

    // MARK: Archives

    private mutating func freeze(_ schemaClass: SchemaClass, version: Int, name: String) throws(ToolError) {
        let archive: PropertyList
        do {
            archive = try SampleArchive.propertyList(of: schemaClass, version: version, in: catalog)
        } catch {
            notes.append("'\(name)' is not frozen: \(error.message)")
            return
        }
        do {
            files.append((folder.archivePath(name), try archive.data(format: format)))
        } catch {
            throw ToolError("'\(name)' can't be written: \(error)")
        }
        try expect(archive, name: name, schemaClass: schemaClass)
    }

    private mutating func keep(_ name: String, of schemaClass: SchemaClass, version: Int) throws(ToolError) {
        let archive = try folder.archive(name)
        let place = problems.endIndex
        let added = try expect(archive, name: name, schemaClass: schemaClass)
        do {
            let changes = try FrozenVersions.changes(of: schemaClass, version: version, since: archive, added: added)
            // The cause comes before its consequences.
            problems.insert(contentsOf: changes.map { problem($0, of: schemaClass, version: version, name) }, at: place)
        } catch {
            problems.append(ToolError("\(name): \(error.message)", help: error.help))
        }
    }

    /// A version that is frozen changed.
    private func problem(
        _ change: VersionChange, of schemaClass: SchemaClass, version: Int, _ name: String
    ) -> ToolError {
        let field = change.field
        let prefix = "\(schemaClass.name).v"
        let frozen = folder.archiveNames().compactMap { $0.hasPrefix(prefix) ? Int($0.dropFirst(prefix.count)) : nil }
        let steps = change.fix(after: frozen.max() ?? version, of: schemaClass).steps
        return ToolError(
            "\(name): \(change.phrase(inVersion: version)) of '\(schemaClass.name)', which is already frozen",
            help: "released programs don't write '\(field.name)' in this version\n"
                + zip(["fix", "and"], steps).map { "\($0): add \($1.target): \($1.text)" }.joined(separator: "\n"))
    }

    /// An archive of a class or version that the schema no longer has; a class must still read it.
    private mutating func keepOther(_ name: String) throws(ToolError) {
        let archive = try folder.archive(name)
        let schemaClass: SchemaClass?
        do {
            schemaClass = try ExpectedText.rootClass(of: archive, in: catalog)
        } catch {
            problems.append(ToolError("\(name): \(error)"))
            return
        }
        if let schemaClass {
            try expect(archive, name: name, schemaClass: schemaClass)
        } else {
            let help = "add the class's old name after 'formerly', or delete the archive"
            problems.append(ToolError("\(name): no class reads it", help: help))
        }
    }

    // MARK: Expectations

    /// Determines what reading an archive returns, and returns the paths of values that were not expected before.
    @discardableResult
    private mutating func expect(
        _ archive: PropertyList, name: String, schemaClass: SchemaClass
    ) throws(ToolError) -> Set<String> {
        archives.append((name, schemaClass))
        var new: FrozenExpectation
        do {
            new = FrozenExpectation(lines: try ExpectedText.lines(of: archive, as: schemaClass, in: catalog))
        } catch {
            problems.append(ToolError("\(name) can no longer be read: \(error.message)", help: error.help))
            return []
        }
        var added: Set<String> = []
        if !replaces, let text = try folder.expectation(name) {
            let old = FrozenExpectation(text: text)
            // Accepted expectations come from the schema alone: a value that was read directly may now be computed.
            if !accepts { new.fillIn(old) }
            let changes = old.changes(to: new, isRenamedCase: renamedCases.contains)
            added = changes.added
            notes += changes.moved.map { "\(name): \($0)" }
            if !accepts, !changes.changed.isEmpty { problems.append(Self.problem(name, changes.changed)) }
        }
        unknownCount += new.unknownCount
        files.append((folder.expectationPath(name), Data(new.text.utf8)))
        return added
    }

    private static func problem(_ name: String, _ changes: [(old: String, new: String?)]) -> ToolError {
        let lines = changes.map { change in
            "  was \(change.old)\n  is  \(change.new ?? "missing")"
        }
        return ToolError(
            "\(name) no longer matches its frozen expectation:\n" + lines.joined(separator: "\n"),
            help: "if the change is intended, '\(Option.accept.name)' writes the new expectations")
    }
}
