// Which fields of a reader get objects of a writer's classes, and what becomes of objects that they can't read.
//
//     writer: var a: Shape key "k"  ──"k" holds a Shape or a Star──▶  reader: var b: Star? key "k" lenient
//
//     var tabs: [Tab] lenient ──▶ Tab ──let page: Page──▶ Page      Tab and Page are left out, unless they are roots or
//                                                                   another field gets them that isn't lenient

import CodingSchema

/// The fields of the reader in one direction of a comparison, with the objects that the writer's archives have there.
struct ObjectHolders {
    private let reader: SchemaSide
    private let written: WrittenObjects
    private let holders: [Holder]

    /// The declarations whose every holder is lenient: it leaves out what can't be created.
    private var lenient: Set<DeclarationName> = []

    /// The lenient fields that hold each declaration, or what leads to it.
    private var fields: [DeclarationName: Set<String>] = [:]

    /// - Parameters:
    ///   - readsEarlier: whether archives of the versions before the writer are read, too.
    ///   - translated: gets the reader's name of one of the writer's declarations.
    init(
        writer: ReviewSide, reader: ReviewSide, readsEarlier: Bool,
        _ translated: @escaping (DeclarationName) -> DeclarationName
    ) {
        self.reader = reader.declarations
        written = WrittenObjects(writer, reader.declarations, readsEarlier: readsEarlier, translated)
        holders = written.holders()
        findLenient()
    }

    private mutating func findLenient() {
        guard holders.contains(where: { $0.failure == .isLeftOut }) else { return }
        var strict: Set<DeclarationName> = []
        var atOnce: [DeclarationName: Set<DeclarationName>] = [:]
        for holder in holders {
            let created = written.created(in: holder)
            switch holder.failure {
            case .isLeftOut:
                lenient.formUnion(created)
                for name in created { fields[name, default: []].insert(holder.text) }
            case .failsOwner:
                for owner in written.owners(of: holder.owner) { atOnce[owner, default: []].formUnion(created) }
            case .endsReading: strict.formUnion(created)
            }
        }
        lenient.formUnion(atOnce.values.joined())
        // What a root, or a declaration with a strict holder or without any, creates has a strict holder too.
        var pending = written.readersOfRoots + strict + atOnce.filter { !lenient.contains($0.key) }.flatMap(\.value)
        while let next = pending.popLast() {
            if lenient.remove(next) != nil { pending += atOnce[next] ?? [] }
        }
        addFields(atOnce)
    }

    /// Adds the lenient fields of what leads to a declaration.
    private mutating func addFields(_ atOnce: [DeclarationName: Set<DeclarationName>]) {
        var pending = Array(fields.keys)
        while let next = pending.popLast() {
            for held in atOnce[next] ?? [] {
                let found = fields[next] ?? []
                if !found.isSubset(of: fields[held] ?? []) {
                    fields[held, default: []].formUnion(found)
                    pending.append(held)
                }
            }
        }
    }

    // MARK: Objects that can't be created

    /// What lenient fields do with objects of a class of the reader and its subclasses that can't be created; `nil` if that
    /// is an error, as it is for the roots of archives.
    func effectOfFailure(of schemaClass: SchemaClass?) -> String? {
        effect(in: schemaClass.map { written.owners(of: $0.declarationName) }?.map(fieldsHolding) ?? [])
    }

    /// What fields do with objects that can be in each of several places; `nil` if it is an error in one, or if there are
    /// no places.
    private func effect(in fields: [Set<String>?]) -> String? {
        guard !fields.isEmpty, !fields.contains(nil) else { return nil }
        return "the object is left out" + fields.reduce(into: Set()) { $0.formUnion($1 ?? []) }.listText
    }

    /// The fields that leave out what a declaration is a part of; `nil` if not all its holders are lenient.
    private func fieldsHolding(_ name: DeclarationName) -> Set<String>? {
        lenient.contains(name) ? fields[name] ?? [] : nil
    }

    // MARK: Objects that don't fit

    /// The fields that get objects of a class of the writer, whether or not they take them.
    private func holders(of found: SchemaClass) -> [Holder] { written.holders(of: found, among: holders) }

    /// Describes a field that gets objects of a class that the reader doesn't have; `nil` if there is none.
    func holder(ofUnknown unknown: SchemaClass) -> String? {
        let found = holders(of: unknown)
        let expected = found.reduce(into: Set()) { $0.formUnion($1.expectedClasses) }
        if let name = written.names(of: unknown.ancestors).first(where: expected.contains) {
            return "one of class '\(name.name)'"
        }
        let requirements = found.lazy.flatMap(\.parts).compactMap {
            if case .existential(let requirement?) = $0 { requirement.name } else { nil }
        }
        return requirements.min().map { "any '\($0)'" } ?? (found.isEmpty ? nil : "any object")
    }

    /// What lenient fields do with objects of a class that the reader doesn't have; `nil` if that is an error in one of the
    /// fields that get them.
    func effectOfFailure(ofUnknown unknown: SchemaClass) -> String? {
        written.isRoot(unknown) ? nil : effect(in: holders(of: unknown).map(fieldsLeavingOutValues))
    }

    /// Objects in fields that don't take the class that reads them.
    struct Mismatch {
        /// The nearest superclass that such a field takes.
        let expected: DeclarationName

        /// What lenient fields do with the objects; `nil` if it is an error.
        let effect: String?
    }

    /// Where fields of some superclasses get objects of a class of the writer and its subclasses, although the class that
    /// reads them isn't a subclass; `nil` if none do.
    ///
    /// - Parameter superclasses: by their names in the reader, the nearest first.
    func mismatch(of found: SchemaClass, as superclasses: [DeclarationName]) -> Mismatch? {
        var (expected, effects): (Set<DeclarationName>, [Set<String>?]) = ([], [])
        for found in written.subclasses(of: found) {
            for holder in holders(of: found) where !holder.takes(written.reader(of: found)) {
                let classes = holder.expectedClasses.intersection(superclasses)
                expected.formUnion(classes)
                if !classes.isEmpty { effects.append(fieldsLeavingOutValues(of: holder)) }
            }
        }
        return superclasses.first(where: expected.contains).map { expected in
            Mismatch(expected: expected, effect: effect(in: effects))
        }
    }

    /// The lenient fields that leave out what a field can't read; `nil` if it is an error.
    private func fieldsLeavingOutValues(of holder: Holder) -> Set<String>? {
        switch holder.failure {
        case .isLeftOut: [holder.text]
        case .failsOwner:
            written.owners(of: holder.owner).reduce(into: Optional([])) { result, owner in
                guard let fields = fieldsHolding(owner) else { return result = nil }
                result?.formUnion(fields)
            }
        case .endsReading: nil
        }
    }

    /// Whether a field that gets objects of a class of the writer takes them as another class.
    func takes(_ found: SchemaClass, as other: SchemaClass) -> Bool {
        holders(of: found).contains { $0.takes(other.declarationName) }
    }

    // MARK: Objects that are read as a superclass, or left out

    /// The superclass or replacement as which the reader reads objects of a class that it doesn't have; `nil` if that isn't
    /// possible wherever such an object can be, or wherever no lenient field leaves it out.
    ///
    /// - Parameter isEverywhere: Whether lenient fields must read it, too.
    func superclass(reading unknown: SchemaClass, isEverywhere: Bool = false) -> SchemaClass? {
        // Objects of a retired class are left out first. Sequential archives name no replacements.
        guard reader.retiredClass(archivedAs: unknown.archivedName) == nil,
            let superclass = reader.nearestKnownClass(of: unknown),
            unknown.archives == .keyed || reader.nearestSuperclass(of: unknown) === superclass
        else { return nil }
        let isRead = holders(of: unknown).allSatisfy { holder in
            holder.failure == .isLeftOut && !isEverywhere || holder.takes(superclass.declarationName)
        }
        return isRead ? superclass : nil
    }

    /// Where lenient fields leave out objects that others read as a superclass, which the lenient ones don't take: ", and
    /// leaves the object out: in 'A.x'"; empty if there are none.
    func lenientLoss(of unknown: SchemaClass, readAs superclass: SchemaClass) -> String {
        let fields = holders(of: unknown)
            .filter { $0.failure == .isLeftOut && !$0.takes(superclass.declarationName) }
        return fields.isEmpty ? "" : ", and leaves the object out" + Set(fields.map(\.text)).listText
    }

    /// Where the reader leaves out objects of a class that it has retired: ": in 'A.x'"; `nil` if it hasn't, or can't
    /// wherever such an object can be. Objects that no field holds are roots, which can't be left out.
    func retiredLoss(of unknown: SchemaClass) -> String? {
        guard let retired = reader.retiredClass(archivedAs: unknown.archivedName) else { return nil }
        let fields = holders(of: unknown)
        guard !written.isRoot(unknown), !fields.isEmpty,
            fields.allSatisfy({ $0.parts.contains(where: retired.canBe) })
        else { return nil }
        return Set(fields.map(\.text)).listText
    }
}

extension Set<String> {
    /// Further fields are counted but not named.
    private static let mostNames = 4

    /// The fields that hold a declaration: ": in 'A.x' and 2 more".
    var listText: String {
        if isEmpty { return "" }
        let rest = count - Self.mostNames
        return ": in " + sorted().prefix(Self.mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
