// A walk of releases: each changes the schema at random, applies the first fix of each change, and is frozen.
//
//     release 1 ─ change ─▶ fix ─▶ release 2 ─ change ─▶ fix ─▶ …        archives of every class and version of
//        └ archives ──────────────────┴ archives ─────────────────▶      every release are read by the last one

import CodingReview
import CodingSamples
import CodingSchema
import PropertyLists
import TestSupport

/// The releases of one schema.
struct ReleaseWalk {
    private var random: SeededGenerator
    private(set) var file: SourceFile
    private var schema: Schema

    /// The frozen archives with the lines that reading them gave.
    private var frozen: [(name: String, archive: PropertyList, expectation: FrozenExpectation)] = []
    private(set) var releaseCount = 0

    /// What was promised and didn't happen.
    private(set) var failures: [String] = []
    private var count = 0

    private static let start = """
        enum Kind: String {
            case plain = "plain"
            case fancy = "fancy"
            unknown .plain
        }

        struct Point {
            var x: Double
            var y: Double = 0.0
        }

        class Part {
            var name: String
            var size: Int
            var place: Point?
            var kind: Kind = .plain
        }

        class Machine {
            var title: String
            var count: Int = 1
            var parts: [Part] = []
            weak var main: Part?
        }

        """

    init?(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        file = SourceFile(path: "Walk.coding", text: Self.start)
        guard let schema = FixContract.schema(file) else { return nil }
        self.schema = schema
        freeze(schema)
    }

    // MARK: Changes

    private mutating func fresh() -> String {
        count += 1
        return "more\(count)"
    }

    private mutating func one<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &random) }

    /// The text after one random edit of a field or an enum.
    private mutating func changed() -> String? {
        let parsed = ParsedSchemaFile(file)
        let editor = SchemaEditor(parsed, SyntaxOutline(parsed))
        let symbols = parsed.tree.symbols
        guard let field = one(of: symbols.filter { $0.field != nil }), let syntax = field.field,
            let owner = one(of: symbols.filter { ["class", "struct"].contains($0.title) })
        else { return nil }
        var edits: [SchemaEditor.Edit] = []
        switch random.next() % 6 {
        case 0: edits = [(field.name.range, fresh())]
        case 1, 2:
            let type = one(of: ["Int", "Int = 3", "String?", "[Double] = []", "Bool = true", "Point?"]) ?? "Int"
            edits = [editor.addingMember("var \(fresh()): \(type)", to: owner)].compactMap(\.self)
        case 3:
            let types = ["Int": "String", "String": "Int", "Double": "Float"]
            guard let type = types[syntax.type.range.text], syntax.value == nil else { return nil }
            edits = [(syntax.type.range, type)]
        case 4:
            guard let statement = editor.statement(of: field) else { return nil }
            edits = [(statement, "")]
        default:
            guard let kind = symbols.first(where: { $0.title == "enum" }) else { return nil }
            let name = fresh()
            edits = [editor.addingMember("case \(name) = \"\(name)\"", to: kind)].compactMap(\.self)
        }
        return String(decoding: SchemaEditor.applying(edits, to: file), as: UTF8.self)
    }

    /// Changes the schema, applies the fixes, and freezes the result, unless some archive could no longer be read.
    mutating func release() {
        guard let text = changed(), let contract = FixContract(old: text, new: text),
            FixContract.schema(contract.new) != nil
        else { return }
        let finder = FixFinder(
            old: [schema], new: FixContract.sources(contract.new), released: ReleasedVersions([schema]))
        guard let (review, files, _) = finder.fixed() else { return fail("the fixed schema has errors", contract.new) }
        let fixed = files.first?.new ?? contract.new
        guard let next = FixContract.schema(fixed) else { return fail("the fixed schema fails the check", fixed) }
        let isSafe = review.verdict(.newReadsOld) == .safe && !review.changesReleasedVersions
        let problems = problems(in: next)
        // Frozen archives of the versions that the last release had: what the review speaks of.
        if isSafe, !problems.isEmpty { fail("the review is safe, and freezing fails: \(problems)", fixed) }
        if review.changesReleasedVersions, problems.isEmpty { fail("freezing accepts another version", fixed) }
        guard review.verdict(.newReadsOld) < .breaking, !review.changesReleasedVersions else { return }
        file = fixed
        schema = next
        releaseCount += 1
        freeze(next)
    }

    private mutating func fail(_ text: String, _ file: SourceFile) {
        failures.append(
            "\(text)\n--- before\n\(String(decoding: self.file.bytes, as: UTF8.self))--- after\n"
                + String(decoding: file.bytes, as: UTF8.self))
    }

    // MARK: Archives

    private mutating func freeze(_ schema: Schema) {
        let catalog = ClassCatalog(schema)
        // What is lost is accepted.
        for index in frozen.indices {
            guard let lines = lines(of: frozen[index].archive, catalog) else { continue }
            frozen[index].expectation = FrozenExpectation(lines: lines)
        }
        for schemaClass in SampleArchive.classes(of: schema) {
            for version in FrozenVersions.versions(of: schemaClass) {
                let name = "\(schemaClass.name).v\(version)"
                guard !frozen.contains(where: { $0.name == name }),
                    let archive = try? SampleArchive.propertyList(of: schemaClass, version: version, in: catalog),
                    let lines = lines(of: archive, catalog)
                else { continue }
                frozen.append((name, archive, FrozenExpectation(lines: lines)))
            }
        }
    }

    private func lines(of archive: PropertyList, _ catalog: ClassCatalog) -> [String]? {
        guard let schemaClass = try? ExpectedText.rootClass(of: archive, in: catalog) else { return nil }
        return try? ExpectedText.lines(of: archive, as: schemaClass, in: catalog)
    }

    /// What `coding freeze` refuses.
    private func problems(in schema: Schema) -> [String] {
        let catalog = ClassCatalog(schema)
        var problems: [String] = []
        for (name, archive, expectation) in frozen {
            guard let schemaClass = try? ExpectedText.rootClass(of: archive, in: catalog),
                let lines = lines(of: archive, catalog)
            else {
                problems.append("\(name) can't be read")
                continue
            }
            var new = FrozenExpectation(lines: lines)
            new.fillIn(expectation)
            let changes = expectation.changes(to: new)
            problems += changes.changed.filter { $0.new?.hasSuffix("?") != true }.map { "\(name): \($0.old)" }
            let version = Int(name.split(separator: "v").last ?? "") ?? 0
            let found = try? FrozenVersions.changes(
                of: schemaClass, version: version, since: archive, added: changes.added)
            problems += (found ?? []).map { "\(name): \($0.phrase(inVersion: version))" }
        }
        return problems
    }

    /// The frozen archives that the last release can't read.
    var unreadable: [String] {
        let catalog = ClassCatalog(schema)
        return frozen.filter { lines(of: $0.archive, catalog) == nil }.map(\.name)
    }
}

extension Review {
    /// Whether a released version writes something else.
    fileprivate var changesReleasedVersions: Bool {
        changes.contains { $0.rule == .versionChanged && $0.member != nil }
    }
}
