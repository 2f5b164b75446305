// What `coding freeze` is going to write: made whole before anything is written.
//
//     class × version ──▶ there? ── no ──▶ a new archive ─┐
//                           └─ yes: kept, checked ────────┴─▶ what reading gives ──▶ as before? ──▶ files

import CodingCommandLine
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists

/// Archives, expectations, and what is wrong with them.
struct FreezePlan {
    let schema: Schema
    let folder: FrozenFolder
    let format: PropertyList.Format

    /// What reading gives may differ from what was expected.
    var accepts = false

    /// Archives that are there are made anew.
    var replaces = false
    var problems: [ToolError] = []
    private let catalog: ClassCatalog
    private(set) var notes: [String] = []
    private var archives: [(name: String, schemaClass: SchemaClass)] = []
    private var files: [(path: String, data: Data)] = []

    init(schema: Schema, folder: FrozenFolder, format: PropertyList.Format) {
        self.schema = schema
        self.catalog = ClassCatalog(schema)
        self.folder = folder
        self.format = format
    }

    /// Finds out what there is to write, and what speaks against it.
    mutating func make() throws(ToolError) {
        let present = folder.archiveNames()
        var planned: Set<String> = []
        for schemaClass in SampleArchive.classes(of: schema) {
            for version in FrozenVersions.versions(of: schemaClass) {
                let name = "\(schemaClass.name).v\(version)"
                planned.insert(name)
                if !replaces, present.contains(name) {
                    try keep(name, of: schemaClass, version: version)
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

    /// Writes archives and expectations that are new or differ.
    func write() throws(ToolError) {
        for file in files { try FrozenFolder.write(file.data, to: file.path) }
    }

    /// Writes the tests that read the archives.
    func writeTests(to tests: String) throws(ToolError) {
        let sorted = archives.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let way = FrozenFolder.way(from: tests, to: folder.path)
        let file = FrozenTestFile(schema: schema, archives: sorted, folder: way)
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
        do {
            for field in try FrozenVersions.missingFields(of: schemaClass, version: version, in: archive) {
                problems.append(
                    ToolError(
                        "\(name): version \(version) of '\(schemaClass.name)' is frozen without '\(field.name)', "
                            + "which the schema says that it writes",
                        help: "a version that is out can't change: give the class the next one, "
                            + "and say it of the field with 'since'"))
            }
        } catch {
            problems.append(ToolError("\(name): \(error.message)", help: error.help))
        }
        try expect(archive, name: name, schemaClass: schemaClass)
    }

    /// An archive of a class or version that the schema has no more: some class must read it all the same.
    private mutating func keepOther(_ name: String) throws(ToolError) {
        let archive = try folder.archive(name)
        do {
            guard let schemaClass = try ExpectedText.rootClass(of: archive, in: catalog) else {
                problems.append(
                    ToolError(
                        "\(name): no class reads it any more",
                        help: "name the class's old name after 'formerly', or delete the archive"))
                return
            }
            try expect(archive, name: name, schemaClass: schemaClass)
        } catch let error as ToolError {
            throw error
        } catch {
            problems.append(ToolError("\(name): \(error)"))
        }
    }

    // MARK: Expectations

    private mutating func expect(
        _ archive: PropertyList, name: String, schemaClass: SchemaClass
    ) throws(ToolError) {
        archives.append((name, schemaClass))
        var new: FrozenExpectation
        do {
            new = FrozenExpectation(lines: try ExpectedText.lines(of: archive, as: schemaClass, in: catalog))
        } catch {
            problems.append(ToolError("\(name) can't be read any more: \(error.message)", help: error.help))
            return
        }
        if !replaces, let text = try folder.expectation(name) {
            let old = FrozenExpectation(text: text)
            new.fillIn(old)
            let changes = old.changes(to: new)
            notes += changes.moved.map { "\(name): \($0)" }
            if !accepts, !changes.changed.isEmpty { problems.append(Self.problem(name, changes.changed)) }
        }
        files.append((folder.expectationPath(name), Data(new.text.utf8)))
    }

    private static func problem(_ name: String, _ changes: [(old: String, new: String?)]) -> ToolError {
        let lines = changes.map { change in
            "  was \(change.old)\n  is  \(change.new ?? "not there any more")"
        }
        return ToolError(
            "\(name) is read otherwise than when it was frozen:\n" + lines.joined(separator: "\n"),
            help: "where that is meant, '\(Option.accept.name)' writes the new expectations")
    }
}
