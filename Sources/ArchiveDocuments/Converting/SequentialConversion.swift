// A keyed archive as a sequential one, without the classes: Foundation's objects, and those that were converted from a
// sequential archive, which have the encodings of their groups.

import Archiving
import Foundation
import PropertyLists
import TypedStreams

extension ArchiveDocument {
    /// The sequential archive with the objects of this keyed one.
    ///
    /// - Throws: ``InspectionError`` with the path to the first object that a sequential archive can't represent.
    package func sequentialArchive() throws(InspectionError) -> ArchiveDocument {
        guard isKeyed else {
            throw InspectionError(isSequential ? "it is a sequential archive" : "a property list has no objects")
        }
        try requireWhole()
        try requireKnownRoot()
        allowWork()
        var conversion = try SequentialConversion(self)
        let groups = try conversion.topGroups()
        let result = ArchiveDocument(.sequential(conversion.header), conversion.graph, byteCount: byteCount)
        result.groups = groups
        try result.numberObjects()
        return result
    }
}

private struct SequentialConversion {
    private let document: ArchiveDocument
    let graph = ArchivedGraph()
    private(set) var header = TypedStreamHeader()

    /// The encodings of the groups at the top.
    private var topEncodings = ["@"]
    private var versions: [String: Int] = [:]

    /// Whether the archive was converted from a sequential one.
    private var wasSequential = false

    /// The types of numbers that aren't the usual ones.
    private var numberCodes: [ArchivedObject: String] = [:]
    private var objects: [ArchivedObject: ArchivedObject] = [:]
    private var pending: [(source: ArchivedObject, target: ArchivedObject)] = []

    /// C strings by their slots, and the first of each text: the types of numbers are C strings without slots.
    private var cStrings: [ArchivedObject: ArchivedObject] = [:]
    private var cStringsByText: [LeafKey: (cString: ArchivedObject, slot: ArchivedObject?)] = [:]

    init(_ document: ArchiveDocument) throws(InspectionError) {
        self.document = document
        guard let stream = document.top.first(where: { $0.key == StreamKey.stream })?.value.object,
            case .entries(let entries)? = FoundationContent(keyed: stream)
        else { return }
        wasSequential = true
        for entry in entries {
            let value = entry.value.object
            switch document.keyText(entry.key) {
            case "byteOrder": header.isBigEndian = value?.value?.string == "big"
            case "systemVersion": header.systemVersion = Self.number(value) ?? 1000
            case "groups": topEncodings = Self.lines(value?.value?.string ?? "")
            case "versions":
                for (key, version) in Self.entries(value) {
                    versions[document.keyText(key) ?? ""] = Self.number(version)
                }
            case "numbers":
                for (key, code) in Self.entries(value) {
                    if let number = key.object { numberCodes[number] = code?.value?.string }
                }
            default: break
            }
        }
        guard (0...Int(Int32.max)).contains(header.systemVersion) else {
            throw InspectionError("the system version \(header.systemVersion) is out of range")
        }
    }

    private static func entries(_ object: ArchivedObject?) -> [(ArchivedObject.Value, ArchivedObject?)] {
        guard let object, case .entries(let entries)? = FoundationContent(keyed: object) else { return [] }
        return entries.map { ($0.key, $0.value.object) }
    }

    private static func number(_ object: ArchivedObject?) -> Int? {
        if case .integer(let number)? = object?.value { number.signed.flatMap { Int(exactly: $0) } } else { nil }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
    }

    // MARK: Values

    mutating func topGroups() throws(InspectionError) -> [ArchivedObject.Group] {
        let entries = document.top.filter { $0.key != StreamKey.stream }
        let groups: [ArchivedObject.Group]
        if entries.count == 1, entries[0].key == "root", topEncodings == ["@"] {
            groups = [.init("@", try object(entries[0].value))]
        } else {
            groups = try self.groups(topEncodings, entries)
        }
        while let next = pending.popLast() {
            do throws(InspectionError) {
                try fill(next.target, from: next.source)
            } catch {
                let path = try ObjectPaths(document)[next.source]?.description
                throw InspectionError((path.map { "'\($0)': " } ?? "") + error.message)
            }
        }
        return groups
    }

    /// Groups from the values under `$0`, `$1` and so on.
    private mutating func groups(
        _ encodings: [String], _ entries: [ArchivedObject.Entry]
    ) throws(InspectionError) -> [ArchivedObject.Group] {
        let values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        var groups: [ArchivedObject.Group] = []
        var position = 0
        for encoding in encodings {
            guard let types = GroupType.types(of: encoding, limit: entries.count + 1) else {
                throw InspectionError("the encoding '\(encoding)' doesn't fit the values")
            }
            var converted: [ArchivedObject.Value] = []
            for type in types {
                guard let value = values["$\(position)"] else { throw InspectionError("'$\(position)' is missing") }
                converted.append(try self.value(value, type, "$\(position)"))
                position += 1
            }
            groups.append(.init(encoding, converted))
        }
        guard position == entries.count else {
            throw InspectionError("the values under keys have no place in a sequential archive")
        }
        return groups
    }

    private mutating func value(
        _ value: ArchivedObject.Value, _ type: GroupType, _ key: String
    ) throws(InspectionError) -> ArchivedObject.Value {
        guard case .value(let code) = type else {
            guard case .data(let data)? = leaf(value) else { throw wrong(key, "data") }
            return .inline(.data(data))
        }
        switch code {
        case UInt8(ascii: "@"): return try object(value)
        case _ where value.isNull: return .null
        case UInt8(ascii: "#"):
            guard case .classDescription(let description) = value else { throw wrong(key, "a class") }
            return .classDescription(self.description(description))
        case UInt8(ascii: "*"):
            guard let leaf = leaf(value), leaf.isText else { throw wrong(key, "text") }
            return .object(cString(leaf, slot: value.object))
        case UInt8(ascii: ":"), UInt8(ascii: "%"):
            guard let leaf = leaf(value), leaf.isText else { throw wrong(key, "text") }
            return .inline(leaf)
        case UInt8(ascii: "+"):
            switch leaf(value) {
            case .string(let text)?: return .inline(.data(Data(text.utf8)))
            case .data(let data)?: return .inline(.data(data))
            default: throw wrong(key, "text")
            }
        case UInt8(ascii: "f"), UInt8(ascii: "d"):
            let isDouble = code == UInt8(ascii: "d")
            switch leaf(value) {
            case .double(let number)?: return .inline(isDouble ? .double(number) : .float(Float(number)))
            case .float(let number)?: return .inline(isDouble ? .double(Double(number)) : .float(number))
            default: throw wrong(key, "a real")
            }
        default:
            switch leaf(value) {
            case .boolean(let flag)?:
                return .inline(code == UInt8(ascii: "B") ? .boolean(flag) : .integer(flag ? 1 : 0))
            case .integer(let number)?: return .inline(.integer(number))
            default: throw wrong(key, "an integer")
            }
        }
    }

    private func wrong(_ key: String, _ expected: String) -> InspectionError {
        InspectionError("'\(key)' is not \(expected), which its encoding states")
    }

    private func leaf(_ value: ArchivedObject.Value) -> PropertyList? {
        if case .inline(let leaf) = value { leaf } else { value.object?.value }
    }

    // MARK: Objects

    /// What `@` refers to.
    private mutating func object(_ value: ArchivedObject.Value) throws(InspectionError) -> ArchivedObject.Value {
        try document.chargeVisits(1)
        switch value {
        case .null, .unresolved: return .null
        case .classDescription(let description): return .classDescription(self.description(description))
        case .object(let object):
            if let known = objects[object] { return .object(known) }
            guard document.containers[object] == nil else { throw InspectionError("an array that is no object") }
            // Among immutable strings, only some texts are objects with a class.
            let leaf = object.value ?? (object.foundationClass == .string ? single(object) : nil)
            let target = try leaf.map { leaf throws(InspectionError) in try self.object(leaf, slot: object) }
            if let target {
                objects[object] = target
                return .object(target)
            }
            guard let description = object.classDescription else { throw InspectionError("an object without a class") }
            let new = graph.object(self.description(description), groups: [])
            objects[object] = new
            pending.append((object, new))
            return .object(new)
        default: throw InspectionError("a value that is no object")
        }
    }

    /// The object for a slot that contains a leaf.
    private mutating func object(
        _ leaf: PropertyList, slot: ArchivedObject
    ) throws(InspectionError) -> ArchivedObject {
        switch leaf {
        case .string(let text): return foundation(.string, .text(text))
        case .data(let data): return foundation(.data, .data(data))
        case .date(let date): return foundation(.date, .date(date.timeIntervalSinceReferenceDate))
        default:
            guard let number = NumberForm(leaf, code: numberCodes[slot]) else {
                throw InspectionError("a value that sequential archives don't contain")
            }
            return graph.object(
                NumberForm.description,
                groups: [
                    .init("*", .object(cString(.string(number.code), slot: nil))),
                    .init(number.code, .inline(number.value)),
                ])
        }
    }

    private func foundation(_ kind: FoundationClass, _ content: FoundationContent) -> ArchivedObject {
        graph.object(.init(kind, hasVersions: true), groups: content.groups(of: kind))
    }

    /// Each slot is a C string of its own; those without slots share the first one of their text.
    private mutating func cString(_ leaf: PropertyList, slot: ArchivedObject?) -> ArchivedObject {
        if let slot, let known = cStrings[slot] { return known }
        let key = LeafKey(leaf)
        if let known = cStringsByText[key], slot == nil || known.slot == nil {
            if let slot {
                cStrings[slot] = known.cString
                cStringsByText[key] = (known.cString, slot)
            }
            return known.cString
        }
        let new = graph.object(leaf)
        if let slot { cStrings[slot] = new }
        if cStringsByText[key] == nil { cStringsByText[key] = (new, slot) }
        return new
    }

    /// The class with its versions: those that the archive states, or those of Foundation's classes.
    private func description(_ keyed: ArchivedObject.ClassDescription) -> ArchivedObject.ClassDescription {
        let chain = keyed.chain ?? [keyed.name]
        let usual = FoundationClass.description(of: keyed.name, isSequential: true)
        let known = Dictionary(
            zip(usual?.chain ?? [], usual?.versions ?? []).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
        // An archive that states versions omits those that are 0.
        return .init(
            keyed.name, chain: chain,
            versions: chain.map { versions[$0] ?? (wasSequential ? 0 : known[$0] ?? 0) })
    }

    private mutating func fill(_ target: ArchivedObject, from source: ArchivedObject) throws(InspectionError) {
        if case .string(let text)? = source[StreamKey.groups]?.object?.value {
            target.groups = try groups(Self.lines(text), source.entries.filter { $0.key != StreamKey.groups })
            return
        }
        let name = source.className ?? ""
        let kind = FoundationClass(abbreviated: name) ?? .array
        switch FoundationContent(keyed: source) {
        case .elements(let elements)? where kind != .orderedSet:
            var values: [ArchivedObject.Value] = []
            for element in elements { values.append(try object(element)) }
            target.groups = FoundationContent.elements(values).groups(of: kind)
        case .entries(let entries)?:
            var pairs: [DictionaryEntry] = []
            for entry in entries { pairs.append((try object(entry.key), try object(entry.value))) }
            target.groups = FoundationContent.entries(pairs).groups(of: kind)
        case .date(let time)?: target.groups = FoundationContent.date(time).groups(of: kind)
        default:
            if source.foundationClass == .null, source.entries.isEmpty { return }
            switch (kind, single(source)) {
            case (.string, .string(let text)?): target.groups = FoundationContent.text(text).groups(of: kind)
            case (.data, .data(let data)?): target.groups = FoundationContent.data(data).groups(of: kind)
            default: throw InspectionError("an object of class '\(name)', whose values have keys")
            }
        }
    }

    /// The text or the data of a mutable string or mutable data.
    private func single(_ object: ArchivedObject) -> PropertyList? {
        guard object.entries.count == 1, object.keys == object.foundationClass?.keys,
            case .inline(let leaf) = object.entries[0].value
        else { return nil }
        return leaf
    }
}
