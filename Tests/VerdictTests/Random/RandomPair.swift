// One random pair: a schema before and after a change, what the review says of it, and the driver's part for it.

import CodingReview
import CodingSchema
import EditorClient
import JSONText
import Testing

/// A schema, and what a random change made of it.
struct RandomPair: Sendable {
    let number: Int
    let seed: UInt64
    let oldText: String
    let newText: String

    /// What the modules have that is written by hand.
    let oldSwiftText: String
    let newSwiftText: String
    let log: [String]

    /// The function of the driver that reads both ways and prints what became of the values.
    let driverSource: String

    /// What the review says of the two directions, and why.
    let newReadsOld: String
    let oldReadsNew: String
    let lossyNames: String

    /// The number of fields that the review counts and doesn't name: "in 'A.x', 'A.y', 'A.z', 'B.x' and 2 more".
    var unnamedCount: Int {
        lossyNames.matches(of: /and (\d+) more/).reduce(0) { $0 + (Int($1.1) ?? 0) }
    }
    let reasons: [String]

    /// The pair of a seed; `nil` where the changed schema is refused by the checker or didn't change.
    init?(seed: UInt64, number: Int) {
        let (old, change) = Self.drafts(seed: seed, number: number)
        self.init(old: old, change: change, newText: change.schema.text, seed: seed, number: number)
    }

    /// The schema of a seed, and a change of it.
    static func drafts(seed: UInt64, number: Int) -> (old: DraftSchema, change: DraftChange) {
        var writer = DraftWriter(seed: seed)
        let old = writer.schema(pair: "P\(number)")
        var change = DraftChange(old, writer: writer)
        change.makeOne()
        if change.writer.once(in: 3) { change.makeOne() }
        return (old, change)
    }

    /// The pair of a seed and what a rename in an editor makes of it.
    ///
    /// - Parameter form: What the rename does to archives: `keepsKey` or `renamesKey`.
    init?(renamedIn seed: UInt64, form: String, number: Int) throws {
        var writer = DraftWriter(seed: seed)
        let old = writer.schema(pair: "P\(number)")
        var change = DraftChange(old, writer: writer)
        // An editor renames nothing in a schema with errors.
        guard Self.compile(old.text) != nil, let place = change.renameOnly() else { return nil }
        let editor = try ServerDriver(["Pair.coding": old.text], options: ["rename": .string(form)])
        try editor.open("Pair.coding")
        try editor.apply(try editor.ask("rename", "Pair.coding", place.marked, ["newName": .string(place.newName)]))
        let newText = try #require(editor.texts["Pair.coding"])
        self.init(old: old, change: change, newText: newText, seed: seed, number: number)
    }

    private init?(old: DraftSchema, change: DraftChange, newText: String, seed: UInt64, number: Int) {
        let new = change.schema
        self.number = number
        self.seed = seed
        self.log = change.log
        self.oldText = old.text
        self.newText = newText
        self.oldSwiftText = old.swiftText
        self.newSwiftText = new.swiftText
        guard old.text != newText, let oldSchema = Self.compile(old.text), let newSchema = Self.compile(newText)
        else { return nil }
        let review = Review.compare(old: [oldSchema], new: [newSchema])
        self.newReadsOld = review.verdict(.newReadsOld).rawValue
        self.oldReadsNew = review.verdict(.oldReadsNew).rawValue
        self.reasons = review.changes.map { change in
            "\(change.rule) \(change.declaration).\(change.member ?? "-"): \(change.summary)"
                + change.findings.inOrder.filter(\.direction.isFact)
                .map { "\n      \($0) \($1.verdict): \($1.reason)" }.joined()
        }
        self.lossyNames = review.changes.map { change in
            "\(change.member ?? "") \(change.summary) "
                + change.findings.inOrder.map(\.finding.reason).joined(separator: " ")
        }.joined(separator: " ")
        var renamed = change.renamed
        renamed.merge(Self.guesses(of: review, old: old, new: new)) { kept, _ in kept }
        var facts = PairFacts(old: oldSchema, new: newSchema, renamed: renamed)
        // The function for the key of a renamed field returns the field.
        let converted = PairFacts(old: oldSchema, new: oldSchema).converted
        for field in new.fields where !field.computedKeys.isEmpty {
            if let name = renamed[field.name], !converted.contains(name) { facts.converted.remove(name) }
        }
        // A class that was renamed and is not taken for the old one is new: nobody reads its roots with the old version.
        let added = Set(review.changes.filter { $0.rule == .classAdded }.map(\.declaration))
        self.driverSource = Self.driver(number: number, old: old, new: new, facts: facts, added: added)
    }

    static func compile(_ text: String) -> Schema? {
        let file = SourceFile(path: "Pair.coding", text: text)
        return SchemaCompiler.compile(moduleName: "Pairs", files: [file], imports: []).schema
    }

    /// The renames that the review guessed. The schemas cannot show whether a guess is right, so the guess counts.
    private static func guesses(of review: Review, old: DraftSchema, new: DraftSchema) -> [String: String] {
        let (oldFields, newNames) = (old.fields, Set(new.fields.map(\.name)))
        var result: [String: String] = [:]
        for change in review.changes where change.guess != nil {
            guard let member = change.member else { continue }
            let gone = oldFields.map(\.name).filter { !newNames.contains($0) }
            // Only one of the changes of a renamed field names the old one.
            if let old = gone.first(where: { change.summary.contains("'\($0)'") }) { result[member] = old }
        }
        return result
    }

    private static func driver(
        number: Int, old: DraftSchema, new: DraftSchema, facts: PairFacts, added: Set<String>
    ) -> String {
        let changed = changedClasses(old: old, new: new)
        var before = DraftLiterals(schema: old, module: DraftLiterals.olderModule)
        // The review doesn't count values of still newer versions against programs that couldn't read them anyway.
        var after = DraftLiterals(
            schema: new, module: "LaterPairs", keepsRawValues: old.enumerations.allSatisfy(\.keepsRawValues))
        var lines = ["func pair\(number)() {", "    let facts = \(facts.literal)"]
        lines += readings(
            of: old, from: new, title: "newReadsOld", reader: "LaterPairs", changed: changed, &before)
        lines += readings(
            of: new, from: old, title: "oldReadsNew", reader: "EarlierPairs",
            changed: changed.subtracting(new.classes.filter { added.contains($0.name) }.map(\.identity)), &after)
        for title in ["newReadsOld", "oldReadsNew"] { lines.append("    tell(\(number), \"\(title)\", \(title))") }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The classes that may read something else than they wrote: not those that are as they were, as all values are.
    private static func changedClasses(old: DraftSchema, new: DraftSchema) -> Set<String> {
        let values = [old, new].map { schema in
            schema.structures.map(\.text) + schema.enumerations.map(\.text) + schema.unions.map(\.text)
                + schema.bits.map(\.text)
        }
        let classes = [old, new].map { $0.classes.dropFirst().map(\.text) }
        let roots = Set(old.classes.prefix(1).map(\.identity))
        return values[0] == values[1] && classes[0] == classes[1] ? roots : Set(old.classes.map(\.identity))
    }

    /// Every class of the writer is the root of archives, which the reader's class of the same identity reads. The review
    /// assumes that objects that a field of the writer and a lenient one of the reader hold, or that it reads as a superclass
    /// or leaves out because it retired the class, are no roots, and that the caller allows all classes.
    private static func readings(
        of writer: DraftSchema, from schema: DraftSchema, title: String, reader module: String,
        changed: Set<String>, _ literals: inout DraftLiterals
    ) -> [String] {
        var lines = ["    var \(title) = Outcome()"]
        let (classes, readers) = (writer.classes, schema.classes)
        let (held, leftOut) = (writer.classesHeld(by: writer.fields), schema.classesHeld(by: schema.lenientFields))
        for written in classes {
            // A class that is gone is read as its superclass: whether that works is the question.
            let inherited = title == "newReadsOld" ? classes.first { $0.name == written.superclass } : nil
            guard
                let reader = readers.first(where: { $0.identity == written.identity })
                    ?? readers.first(where: { $0.identity == inherited?.identity }),
                changed.contains(written.identity), !schema.readsOrLeavesOut(written),
                !(held.contains(written.name) && leftOut.contains(reader.name))
            else { continue }
            let roots = "\(title)\(written.identity)"
            lines.append("    var \(roots): [any Coding] = []")
            for choice in literals.variants(of: written) {
                let name = literals.root(written, choice)
                lines += literals.statements.map { "    " + $0 }
                lines.append("    \(roots).append(\(name))")
            }
            lines.append("    \(title).add(Reading.outcome(of: \(module).\(reader.name).self, reading: \(roots),")
            lines.append("        facts: facts, isNewReadingOld: \(title == "newReadsOld"),")
            lines.append("        allowing: [\(readers.map { "\(module).\($0.name).self" }.joined(separator: ", "))]))")
        }
        return lines
    }
}

extension PairFacts {
    /// The facts as Swift.
    fileprivate var literal: String {
        func dictionary(_ entries: [String: String]) -> String {
            if entries.isEmpty { return "[:]" }
            return "["
                + entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
                .joined(separator: ", ") + "]"
        }
        func set(_ elements: Set<String>) -> String {
            "[" + elements.sorted().map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        }
        let unusual = keys.filter { Set($0.value) != [$0.key] }
        let keyTexts = unusual.sorted { $0.key < $1.key }.map { entry in
            "\"\(entry.key)\": [" + entry.value.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        }
        let keyText = keyTexts.isEmpty ? "[:]" : "[" + keyTexts.joined(separator: ", ") + "]"
        return "PairFacts(renamed: \(dictionary(renamed)), converted: \(set(converted)), "
            + "transientInOld: \(set(transientInOld)), transientInNew: \(set(transientInNew)), "
            + "unwrittenByOld: \(set(unwrittenByOld)), keys: \(keyText), "
            + "lenient: \(set(lenient)), indexed: \(set(indexed)), replacements: \(dictionary(replacements)), "
            + "fallbackCases: \(set(fallbackCases)))"
    }
}
