// Puts objects without classes into the tables of a typed stream: an entry at sight, groups from a work list.
//
//     met ──▶ objects  [ object, entry 3 | object, entry 5 | … ]     written up to `writtenCount`
//
// Each has an entry of its own: what was one object in the archive that it was read from is one in this. The contents
// of an object may not stand between those of another, so the list is worked off where nothing else is being encoded.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists
import TypedStreams

/// What an archiver knows of the objects without classes that it has met.
struct SequentialObjectWriter {
    /// The objects and their entries; they are kept, so that no two are taken for one.
    private var objects: [(object: ArchivedObject, entry: UInt32)] = []
    private var entries: [ObjectIdentifier: UInt32] = [:]
    private var writtenCount = 0

    /// The entries of texts that stand in groups of the type `*` themselves, by the numbers of their strings.
    var cStringEntries: [UInt32: UInt32] = [:]
    var cStringEntriesByObject: [ObjectIdentifier: UInt32] = [:]
    var cStrings: [ArchivedObject] = []

    /// The numbers of strings that are no encodings.
    var stringPlaces: StringNumbers?
    var stringsByData: [Data: UInt32] = [:]

    /// Encodings that were taken apart, and their places by their bits: one may be as long as an archive.
    private var encodings: [KnownEncoding] = []
    private var encodingPlaces: StringNumbers?

    private var classEntries: [ClassKey: UInt32] = [:]

    /// A description, told from others by where its names lie in memory: objects of one class that were read share
    /// them, and comparing the names of a long chain for each object would take long.
    private struct ClassKey: Hashable {
        /// Keeps the names where they are.
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

    /// The number of objects that were met.
    var objectCount: Int { objects.count }

    /// The entry of an object, whose contents are written later.
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

    /// Writes the contents of the objects that were met, and of those that they lead to.
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

    /// The class as which an object is written.
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

    /// The version of a class: what the description says, or that of Foundation's classes.
    private func version(at place: Int, _ name: String, of description: ArchivedObject.ClassDescription) -> Int32 {
        if let versions = description.versions, place < versions.count { return Int32(clamping: versions[place]) }
        return SequentialFoundationClass.version(ofClassNamed: name)
    }

    // MARK: Groups

    /// The groups of an object that is a value.
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

    /// Writes a group of the object that is open, or of the top level.
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
