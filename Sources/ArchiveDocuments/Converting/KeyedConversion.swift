// A sequential archive as a keyed one, without the classes.
//
//     Foundation's objects     their keyed form: NS.objects, NS.keys, …; strings, data and numbers are slots
//     other objects            $0, $1, … one key for each value, and "typedstream.groups": the encodings
//     $top                     root, or $0 …, and "typedstream": what only sequential archives state
//
// Keyed unarchivers ignore keys for which they don't ask. `SequentialConversion` is the way back.

import Archiving
import Foundation
import PropertyLists
import TypedStreams

/// The keys of what a sequential archive states, in a keyed one.
enum StreamKey {
    static let groups = "typedstream.groups"
    static let stream = "typedstream"
}

extension ArchiveDocument {
    /// The keyed archive with the objects of this sequential one.
    ///
    /// - Parameter isPlain: Whether what only sequential archives state is left out, so that there is no way back.
    /// - Throws: ``InspectionError`` if a value can't be represented.
    package func keyedArchive(isPlain: Bool) throws(InspectionError) -> ArchiveDocument {
        guard case .sequential(let header) = form else {
            throw InspectionError(isKeyed ? "it is a keyed archive" : "a property list has no objects")
        }
        try requireWhole()
        allowWork()
        guard header.streamerVersion == 4 else {
            throw InspectionError("archives of streamer version \(header.streamerVersion) can't be converted")
        }
        var conversion = KeyedConversion(self, isPlain: isPlain)
        try conversion.run()
        let result = ArchiveDocument(
            .keyed(archiver: "NSKeyedArchiver", version: 100_000, .binary), conversion.graph, byteCount: byteCount)
        result.top = conversion.top
        if !isPlain {
            let stream = try conversion.streamObject(
                byteOrder: header.isBigEndian ? "big" : "little", systemVersion: header.systemVersion)
            result.top.append(.init(key: StreamKey.stream, value: .object(stream)))
        }
        result.slots = [.null]
        try result.assignSlots(from: result.top.map(\.value))
        return result
    }
}

private struct KeyedConversion {
    private let document: ArchiveDocument
    private let isPlain: Bool
    let graph = ArchivedGraph()
    private(set) var top: [ArchivedObject.Entry] = []

    /// The objects of the keyed archive, by those of the sequential one.
    private var objects: [ArchivedObject: ArchivedObject] = [:]

    /// Objects whose contents are converted later.
    private var pending: [(source: ArchivedObject, target: ArchivedObject)] = []
    private var descriptions: [ArchivedObject.ClassDescription: ArchivedObject.ClassDescription] = [:]
    private var versions: [String: Int] = [:]

    /// Numbers whose type isn't the usual one of their kind.
    private var numberCodes: [(number: ArchivedObject, code: String)] = []

    /// Texts that this conversion adds: equal ones share a slot.
    private var texts: [String: ArchivedObject] = [:]

    /// Whether equal C strings are one; otherwise, those of numbers keep their slots.
    private let hasUsualStrings: Bool

    init(_ document: ArchiveDocument, isPlain: Bool) {
        self.document = document
        self.isPlain = isPlain
        var known: Set<LeafKey> = []
        hasUsualStrings = document.numbers.keys.allSatisfy { object in
            object.value.map { known.insert(LeafKey($0)).inserted } ?? true
        }
    }

    mutating func run() throws(InspectionError) {
        let isRoot = document.groups.count == 1 && document.groups[0].encoding == "@"
        for group in document.groups {
            for (value, type) in zip(group.values, try group.types()) {
                let converted = try converted(value, type)
                top.append(.init(key: isRoot ? "root" : "$\(top.count)", value: converted))
            }
        }
        while let next = pending.popLast() { try fill(next.target, from: next.source) }
    }

    // MARK: Values

    private mutating func converted(
        _ value: ArchivedObject.Value, _ type: GroupType = .value(UInt8(ascii: "@"))
    ) throws(InspectionError) -> ArchivedObject.Value {
        try document.chargeVisits(1)
        switch value {
        case .classDescription(let description): return .classDescription(try self.description(description))
        case .object(let object): return .object(try converted(object))
        case .inline(.data(let data)) where type == .value(UInt8(ascii: "+")):
            return .inline(String(validUTF8: data).map { .string($0) } ?? .data(data))
        default: return value
        }
    }

    private mutating func converted(_ object: ArchivedObject) throws(InspectionError) -> ArchivedObject {
        if let known = objects[object] { return known }
        var target = slot(object)
        if target == nil { target = try newObject(object) }
        guard let target else { throw InspectionError("an object without a class") }
        objects[object] = target
        return target
    }

    private mutating func newObject(_ object: ArchivedObject) throws(InspectionError) -> ArchivedObject {
        guard let description = object.classDescription else { throw InspectionError("an object without a class") }
        let target = graph.object(try self.description(description))
        pending.append((object, target))
        return target
    }

    /// A slot that contains a leaf: C strings, and objects that keyed archives contain so.
    private mutating func slot(_ object: ArchivedObject) -> ArchivedObject? {
        if let leaf = object.value { return graph.object(leaf) }
        if let number = NumberForm(object), hasUsualStrings {
            let slot = graph.object(number.leaf)
            if !number.isUsual { numberCodes.append((slot, number.code)) }
            return slot
        }
        guard let description = object.classDescription,
            description == FoundationClass.description(of: description.name, isSequential: true)
        else { return nil }
        switch FoundationContent(sequential: object) {
        case .text(let text)? where object.foundationClass == .string: return graph.object(.string(text))
        case .data(let data)? where object.foundationClass == .data: return graph.object(.data(data))
        default: return nil
        }
    }

    /// The class without its versions, which are noted.
    private mutating func description(
        _ description: ArchivedObject.ClassDescription
    ) throws(InspectionError) -> ArchivedObject.ClassDescription {
        try document.chargeHash(of: description)
        if let known = descriptions[description] { return known }
        for (name, version) in zip(description.chain ?? [], description.versions ?? []) {
            guard versions[name, default: version] == version else {
                throw InspectionError("the class '\(name)' has two versions")
            }
            versions[name] = version
        }
        let result = ArchivedObject.ClassDescription(description.name, chain: description.chain)
        descriptions[description] = result
        return result
    }

    // MARK: Objects

    private mutating func fill(_ target: ArchivedObject, from source: ArchivedObject) throws(InspectionError) {
        if source.groups.isEmpty, source.foundationClass == .null { return }
        if let entries = try foundationEntries(of: source) {
            target.entries = entries
            return
        }
        var encodings: [String] = []
        var entries: [ArchivedObject.Entry] = []
        for group in source.groups {
            try document.charge(group.encoding.utf8.count)
            guard !group.encoding.isEmpty, !group.encoding.contains("\n") else {
                throw InspectionError("an encoding that is no line of text")
            }
            encodings.append(group.encoding)
            for (value, type) in zip(group.values, try group.types()) {
                let converted = try converted(value, type)
                entries.append(.init(key: "$\(entries.count)", value: converted))
            }
        }
        if !isPlain {
            entries.append(.init(key: StreamKey.groups, value: text(encodings.joined(separator: "\n"))))
        }
        target.entries = entries
    }

    /// The keyed form of Foundation's objects; `nil` for others.
    private mutating func foundationEntries(
        of source: ArchivedObject
    ) throws(InspectionError) -> [ArchivedObject.Entry]? {
        guard let kind = FoundationClass(abbreviated: source.className) else { return nil }
        switch FoundationContent(sequential: source) {
        case .text(let text)? where source.foundationClass == .mutableString:
            return [.init(key: FoundationKey.string, value: .inline(.string(text)))]
        case .data(let data)? where source.foundationClass == .mutableData:
            return [.init(key: FoundationKey.data, value: .inline(.data(data)))]
        case .date(let time)?: return FoundationContent.date(time).entries(of: kind)
        case .elements(let elements)?:
            var values: [ArchivedObject.Value] = []
            for element in elements { values.append(try converted(element)) }
            return FoundationContent.elements(values).entries(of: kind)
        case .entries(let entries)?:
            var pairs: [DictionaryEntry] = []
            for entry in entries { pairs.append((try converted(entry.key), try converted(entry.value))) }
            return FoundationContent.entries(pairs).entries(of: kind)
        default: return nil
        }
    }

    // MARK: What only sequential archives state

    private mutating func text(_ text: String) -> ArchivedObject.Value {
        let slot = texts[text] ?? graph.object(.string(text))
        texts[text] = slot
        return .object(slot)
    }

    private func dictionary(
        _ entries: [DictionaryEntry]
    ) -> ArchivedObject {
        graph.object(
            .init(.dictionary), entries: FoundationContent.entries(entries).entries(of: .dictionary))
    }

    mutating func streamObject(byteOrder: String, systemVersion: Int) throws(InspectionError) -> ArchivedObject {
        func number(_ number: Int) -> ArchivedObject.Value {
            .object(graph.object(.integer(PropertyListInteger(Int64(number)))))
        }
        var members = [
            (key: text("byteOrder"), value: text(byteOrder)),
            (key: text("systemVersion"), value: number(systemVersion)),
        ]
        let versions = self.versions.filter { $0.value != 0 }.sorted { $0.key < $1.key }
        if !versions.isEmpty {
            let entries = versions.map { (key: text($0.key), value: number($0.value)) }
            members.append((text("versions"), .object(dictionary(entries))))
        }
        if !numberCodes.isEmpty {
            let entries = numberCodes.map { (key: ArchivedObject.Value.object($0.number), value: text($0.code)) }
            members.append((text("numbers"), .object(dictionary(entries))))
        }
        let encodings = document.groups.map(\.encoding)
        if encodings != ["@"] {
            guard encodings.allSatisfy({ !$0.isEmpty && !$0.contains("\n") }) else {
                throw InspectionError("an encoding that is no line of text")
            }
            members.append((text("groups"), text(encodings.joined(separator: "\n"))))
        }
        return dictionary(members)
    }
}
