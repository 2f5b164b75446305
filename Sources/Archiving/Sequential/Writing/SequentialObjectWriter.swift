// Adds objects without classes to the tables of a typed stream: the entry at the first reference, the groups from a
// work list.
//
//     reference ──▶ objects  [ object, entry 3 | object, entry 5 | … ]     written up to `writtenCount`
//
// Each object has its entry: objects stay distinct or shared as in the archive that they were read from. The contents
// of one object must not interleave with those of another, so the list is processed when nothing else is being encoded.

import PropertyLists
import TypedStreams

/// Writes objects without classes, and caches what was written of them.
struct SequentialObjectWriter {
    /// The objects and their entries. They are retained so that no address is reused.
    private var objects: [(object: ArchivedObject, entry: UInt32)] = []
    private var entries: [ObjectIdentifier: UInt32] = [:]
    private var writtenCount = 0

    /// The entries of texts that are inline in groups of the type `*`, by the numbers of their strings.
    var cStringEntries: [UInt32: UInt32] = [:]
    var cStringEntriesByObject: [ObjectIdentifier: UInt32] = [:]
    var cStrings: [ArchivedObject] = []

    /// The numbers of strings that are not encodings.
    var stringPlaces: StringNumbers?
    var stringsByData: [Data: UInt32] = [:]

    /// Parsed encodings, and their indexes by text: an encoding can be as long as an archive.
    private var encodings: [KnownEncoding] = []
    private var encodingPlaces: StringNumbers?

    private var classEntries: [ClassKey: UInt32] = [:]

    /// A class description, identified by the addresses of its names and versions. Objects of one class that were read
    /// share them, and comparing the names of a long chain for each object would be slow.
    private struct ClassKey: Hashable {
        /// Retained, so that the addresses stay valid.
        let description: ArchivedObject.ClassDescription
        private let chainAddress: UInt?
        private let versionsAddress: UInt?

        init(_ description: ArchivedObject.ClassDescription) {
            self.description = description
            chainAddress = description.chain?.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
            versionsAddress = description.versions?.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        }

        static func == (left: ClassKey, right: ClassKey) -> Bool {
            left.chainAddress == right.chainAddress && left.versionsAddress == right.versionsAddress
                && left.description.name == right.description.name
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(chainAddress)
            hasher.combine(versionsAddress)
            if chainAddress == nil { hasher.combine(description.name) }
        }
    }

    private struct KnownEncoding {
        let text: String
        let steps: [TypeEncodingStep]
    }

    /// The number of objects that have an entry.
    var objectCount: Int { objects.count }

    /// The entry of an object. Its contents are written later.
    mutating func entry(
        of object: ArchivedObject, in builder: inout TypedStreamBuilder
    ) throws -> UInt32 {
        if let known = entries[ObjectIdentifier(object)] { return known }
        let form = try Self.form(of: object)
        let entry = builder.addObject(ofClass: classEntry(form, &builder), isHeld: true)
        entries[ObjectIdentifier(object)] = entry
        objects.append((object, entry))
        return entry
    }

    /// Writes the contents of all objects that have an entry, and of the objects that they refer to.
    mutating func writeContents(
        in builder: inout TypedStreamBuilder
    ) throws {
        while writtenCount < objects.count {
            let (object, entry) = objects[writtenCount]
            writtenCount += 1
            builder.beginContents(of: entry)
            for group in try object.value.map(Self.groups) ?? object.groups {
                try write(group, in: &builder)
            }
            builder.endContents(of: entry)
        }
    }

    // MARK: Classes

    /// The class with which an object is written.
    private static func form(of object: ArchivedObject) throws -> ArchivedObject.ClassDescription {
        switch (object.classDescription, object.value) {
        case (let description?, nil):
            guard object.entries.isEmpty else {
                throw problem(
                    .notSupported, "an object with groups, as sequential archives hold them",
                    "one with entries, as keyed archives do, of class '\(description.name)'")
            }
            return description
        case (nil, let value?):
            switch value {
            case .string: return ArchivedObject.ClassDescription("NSString")
            case .data: return ArchivedObject.ClassDescription("NSData")
            case .date: return ArchivedObject.ClassDescription("NSDate")
            default: return ArchivedObject.ClassDescription("NSNumber", superclasses: ["NSValue", "NSObject"])
            }
        default:
            throw problem(.notSupported, "an object with a value or with a class", "one with both or neither")
        }
    }

    mutating func classEntry(
        _ description: ArchivedObject.ClassDescription, _ builder: inout TypedStreamBuilder
    ) -> UInt32 {
        let key = ClassKey(description)
        if let known = classEntries[key] { return known }
        let superclasses = (description.chain ?? [description.name, KeyedArchiveFormat.rootClassName]).dropFirst()
        var entry = TypedStreamEntry.none
        for (place, name) in zip(superclasses.indices, superclasses).reversed() {
            entry = builder.classEntry(
                named: name, version: version(at: place, name, of: description), superclass: entry)
        }
        let ownVersion = version(at: 0, description.name, of: description)
        entry = builder.classEntry(named: description.name, version: ownVersion, superclass: entry)
        classEntries[key] = entry
        return entry
    }

    /// The version of a class: from the description, or that of a Foundation class.
    private func version(at place: Int, _ name: String, of description: ArchivedObject.ClassDescription) -> Int32 {
        if let versions = description.versions, place < versions.count { return Int32(clamping: versions[place]) }
        return SequentialFoundationClass.version(ofClassNamed: name)
    }

    // MARK: Groups

    private static func groups(of value: PropertyList) throws -> [ArchivedObject.Group] {
        func number(_ encoding: String) -> [ArchivedObject.Group] {
            [ArchivedObject.Group("*", .inline(.string(encoding))), ArchivedObject.Group(encoding, .inline(value))]
        }
        switch value {
        case .string(let text): return [ArchivedObject.Group("+", .inline(.data(Data(text.utf8))))]
        case .data(let bytes):
            return [
                ArchivedObject.Group("i", .inline(.integer(PropertyListInteger(Int64(bytes.count))))),
                ArchivedObject.Group("[\(bytes.count)c]", .inline(value)),
            ]
        case .date(let date): return [ArchivedObject.Group("d", .inline(.double(date.timeIntervalSinceReferenceDate)))]
        case .boolean: return number("c")
        case .integer(let integer): return number(integer.signed == nil ? "Q" : "q")
        case .float: return number("f")
        case .double: return number("d")
        case .null, .uid, .array, .set, .dictionary:
            throw problem(
                .notSupported, "an object that is a string, number, boolean, date or data", "one that is another value")
        }
    }

    /// Writes a group of the open object, or of the top level.
    mutating func write(
        _ group: ArchivedObject.Group, in builder: inout TypedStreamBuilder
    ) throws {
        let encoding = try encoding(group.encoding)
        builder.beginGroup(encoding.text)
        var values = group.values[...]
        var repetitions: [(start: Int, remaining: Int)] = []
        var position = 0
        func next() throws -> ArchivedObject.Value {
            guard let value = values.popFirst() else {
                throw Self.problem(
                    .invalidValue, "as many values as the type encoding '\(group.encoding.prefix(80))' describes",
                    "fewer")
            }
            return value
        }
        while true {
            let step = encoding.steps[position]
            position += 1
            switch step {
            case .value(let code): try write(next(), code, in: &builder)
            case .bytes(let code, let count): try writeBytes(next(), code, count: count, in: &builder)
            case .repeated(let count, _): repetitions.append((position, count - 1))
            case .endRepeated:
                guard let (start, remaining) = repetitions.popLast(), remaining > 0 else { continue }
                repetitions.append((start, remaining - 1))
                position = start
            case .end:
                guard values.isEmpty else {
                    throw Self.problem(
                        .invalidValue,
                        "as many values as the type encoding '\(group.encoding.prefix(80))' describes", "more")
                }
                return builder.endGroup()
            }
        }
    }

    private mutating func encoding(_ text: String) throws -> KnownEncoding {
        if let place = encodingPlaces?[text] { return encodings[Int(place)] }
        let encoding: TypeEncoding
        do {
            encoding = try TypeEncoding(text)
        } catch {
            throw Self.problem(
                ArchiveError.Code(error.code, badEncoding: .invalidValue), error.expected, error.found)
        }
        let known = KnownEncoding(text: text, steps: encoding.steps)
        if encodingPlaces == nil { encodingPlaces = StringNumbers() }
        encodingPlaces?.set(UInt32(truncatingIfNeeded: encodings.count), for: text)
        encodings.append(known)
        return known
    }
}
