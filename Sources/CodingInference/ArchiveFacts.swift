// Collects what archives hold, from one document after another. Documents aren't kept.
//
//     document ─▶ objects ─▶ ClassFacts by name ─▶ ValueFacts by key

package import ArchiveDocuments
import Archiving
import CodingSchema
import Foundation
import PropertyLists

/// The facts about the classes of all archives.
package struct ArchiveFacts {
    /// The classes by their archived names.
    private(set) var classes: [String: ClassFacts] = [:]

    /// Whether an archive has an object of a class, by its archived name.
    package func hasClass(_ name: String) -> Bool { classes[name] != nil }

    /// The number of archives with objects.
    package private(set) var archiveCount = 0

    /// The greatest version of each class: under the version keys of keyed archives, in chains of sequential ones.
    private(set) var versions: [String: Int] = [:]

    /// What is at the top of the archives.
    private(set) var top = ClassFacts("")

    /// The archive that is being read, whose budget bounds the visits of collections that are shared.
    private var document: ArchiveDocument?

    /// The types of Foundation's objects of that archive, which several values may refer to.
    private var typeNames: [ArchivedObject: String?] = [:]

    /// The collections around the value that is being visited.
    private var around: Set<ArchivedObject> = []

    package init() {}

    /// Adds the objects of a document.
    ///
    /// - Throws: ``InspectionError`` if a part of it can't be read, or if it holds no objects.
    /// - Complexity: O(*n*) in the number of values.
    package mutating func add(_ document: ArchiveDocument) throws(InspectionError) {
        if let problem = document.firstProblem { throw problem }
        guard document.isKeyed || document.isSequential else {
            throw InspectionError("a plain property list, which contains no objects")
        }
        if document.slots.contains(where: { $0.object?.hasNoClass ?? false }) {
            throw InspectionError("an object without a class")
        }
        if let problem = document.problemAtTop { throw problem }
        document.allowWork(times: 4)
        self.document = document
        defer { (self.document, typeNames) = (nil, [:]) }
        for entry in document.top {
            try top.add(key: entry.key) { (facts) throws(InspectionError) in try add(entry.value, to: facts) }
        }
        top.addObject()
        for object in objects(of: document) { try add(object, isSequential: document.isSequential) }
        archiveCount += 1
    }

    /// All objects, each once.
    private func objects(of document: ArchiveDocument) -> [ArchivedObject] {
        if document.isKeyed { return document.slots.compactMap(\.object) }
        var found: [ArchivedObject] = []
        var known: Set<ArchivedObject> = []
        var next = 0
        func add(_ groups: [ArchivedObject.Group]) {
            for case .object(let object) in groups.flatMap(\.values) where known.insert(object).inserted {
                found.append(object)
            }
        }
        add(document.groups)
        while next < found.count {
            add(found[next].groups)
            next += 1
        }
        return found
    }

    private mutating func facts(of name: String) -> ClassFacts {
        if let known = classes[name] { return known }
        let facts = ClassFacts(name)
        classes[name] = facts
        return facts
    }

    private mutating func add(_ object: ArchivedObject, isSequential: Bool) throws(InspectionError) {
        guard object.value == nil, let description = object.classDescription else { return }
        let facts = facts(of: description.name)
        facts.addChain(description)
        facts.addObject(inArchive: archiveCount)
        for (name, version) in zip(description.chain ?? [], description.versions ?? []) {
            addVersion(version, of: name)
        }
        // Values of Foundation's classes are those of the fields that hold them.
        if FoundationObjects.isFramework(description.name), object.elements != nil || object.dictionaryEntries != nil {
            return
        }
        if isSequential {
            try addGroups(of: object, description, to: facts)
        } else {
            try addEntries(of: object, description, to: facts)
        }
    }

    private mutating func addVersion(_ number: Int, of name: String) {
        versions[name] = max(versions[name] ?? 0, number)
    }

    // MARK: Keys

    private mutating func addEntries(
        of object: ArchivedObject, _ description: ArchivedObject.ClassDescription, to facts: ClassFacts
    ) throws(InspectionError) {
        var indexed: [String: [Int: ArchivedObject.Value]] = [:]
        var order: [String] = []
        for entry in object.entries {
            if entry.key.hasPrefix("$"), entry.key.dropFirst().allSatisfy(\.isNumber) { facts.addBareValue() }
            let key = entry.programKey
            if let name = Self.versionedClass(key, description), case .inline(.integer(let number)) = entry.value,
                let version = number.signed.flatMap(Int.init), version >= 0
            {
                addVersion(version, of: name)
                continue
            }
            if let (base, index) = SchemaKey.element(key[...]) {
                if indexed[base] == nil { order.append(base) }
                indexed[base, default: [:]][index] = entry.value
                continue
            }
            try facts.add(key: key) { (values) throws(InspectionError) in try add(entry.value, to: values) }
        }
        for base in order {
            guard let elements = indexed[base] else { continue }
            let isWhole = (0..<elements.count).allSatisfy { elements[$0] != nil } && object[base] == nil
            try facts.add(key: base, isIndexed: true) { (values) throws(InspectionError) in
                for index in elements.keys.sorted() {
                    guard let element = elements[index] else { continue }
                    if isWhole {
                        try add(element, to: values)
                    } else {
                        values.add(.unsupported("elements that are missing"))
                    }
                }
            }
        }
    }

    /// The class of an object, or a superclass that a schema declares, whose version has a key.
    private static func versionedClass(_ key: String, _ description: ArchivedObject.ClassDescription) -> String? {
        guard key.hasSuffix(".version") else { return nil }
        let name = String(key.dropLast(".version".count))
        let isSuperclass = description.chain?.contains(name) == true && !FoundationObjects.isFramework(name)
        return name == description.name || isSuperclass ? name : nil
    }

    // MARK: Groups

    private mutating func addGroups(
        of object: ArchivedObject, _ description: ArchivedObject.ClassDescription, to facts: ClassFacts
    ) throws(InspectionError) {
        let groups = Self.joiningCounts(object.groups)
        let values = groups.flatMap(\.values)
        let version = description.version(of: description.name) ?? 0
        guard
            let elements = facts.sequence(groups.map(\.encoding), valueCount: values.count, version: version)
        else { return }
        for (value, element) in zip(values, elements) { try add(value, to: element) }
    }

    /// The groups, with one for each count and the array of numbers that follows: `i` and `[12f]` as `[f]`.
    private static func joiningCounts(_ groups: [ArchivedObject.Group]) -> [ArchivedObject.Group] {
        var result: [ArchivedObject.Group] = []
        for group in groups {
            guard let code = SequenceField.elementCode(ofArray: group.encoding), result.last?.encoding == "i" else {
                result.append(group)
                continue
            }
            result[result.count - 1] = ArchivedObject.Group("[\(code)]", .inline(.data(Data())))
        }
        return result
    }

    // MARK: Values

    private mutating func add(_ value: ArchivedObject.Value, to facts: ValueFacts) throws(InspectionError) {
        try document?.chargeVisits(1)
        switch value {
        case .null, .unresolved: facts.addNil()
        case .inline(let leaf):
            try document?.charge(DocumentStatistics.byteCount(of: leaf))
            facts.add(leaf, isInline: true)
        case .array: facts.add(.unsupported("an array that is stored inline"))
        case .set: facts.add(.unsupported("a set that is stored inline"))
        case .dictionary: facts.add(.unsupported("a dictionary that is stored inline"))
        case .classDescription: facts.add(.unsupported("a class"))
        case .object(let object): try add(object, to: facts)
        }
    }

    private static let maximumNesting = 6

    private mutating func add(_ object: ArchivedObject, to facts: ValueFacts) throws(InspectionError) {
        if let leaf = object.value {
            try document?.charge(DocumentStatistics.byteCount(of: leaf))
            return facts.add(leaf, isInline: false)
        }
        let name = object.className ?? ""
        let found = object.foundationClass
        let isMutable = found?.isMutable == true
        if object.groups.isEmpty == false, let leaf = ArchivedObject.Value.object(object).propertyList {
            if case .date = leaf { return facts.add(.foundation("Date")) }
            return facts.add(leaf, isInline: false, isMutable: isMutable)
        }
        if found?.immutable == .string, let text = object.string {
            return facts.add(.string(text), isInline: false, isMutable: isMutable)
        }
        if found?.immutable == .data, let data = object.data {
            return facts.add(.data(data), isInline: false, isMutable: isMutable)
        }
        // A collection that contains itself, or is nested deeply, is read as an object without a class.
        guard around.count < Self.maximumNesting, !around.contains(object) else { return facts.add(.object(name)) }
        if try addCollection(object, found, to: facts) { return }
        facts.add(try typeName(of: object).map { .foundation($0) } ?? .object(name))
    }

    private mutating func typeName(of object: ArchivedObject) throws(InspectionError) -> String? {
        if let known = typeNames[object] { return known }
        let name = try FoundationObjects.typeName(of: object) { (byteCount) throws(InspectionError) in
            try document?.charge(byteCount)
        }
        typeNames[object] = .some(name)
        return name
    }

    private static let collectionKinds: [FoundationClass: ValueFacts.Kind] = [
        .array: .array, .set: .set, .orderedSet: .orderedSet,
    ]

    /// Adds a collection of Foundation with what it contains; false if the object is none.
    private mutating func addCollection(
        _ object: ArchivedObject, _ foundationClass: FoundationClass?, to facts: ValueFacts
    ) throws(InspectionError) -> Bool {
        around.insert(object)
        defer { around.remove(object) }
        guard let foundationClass else { return false }
        let isMutable = foundationClass.isMutable
        if let kind = Self.collectionKinds[foundationClass.immutable], let elements = object.elements {
            let inner = facts.addCollection(kind, isMutable: isMutable)
            for element in elements { try add(element, to: inner) }
            return true
        }
        if foundationClass.immutable == .dictionary, let entries = object.dictionaryEntries {
            let inner = facts.addCollection(.dictionary, isMutable: isMutable)
            let keys = facts.keyFacts()
            for entry in entries {
                try add(entry.key, to: keys)
                try add(entry.value, to: inner)
            }
            return true
        }
        return false
    }
}
