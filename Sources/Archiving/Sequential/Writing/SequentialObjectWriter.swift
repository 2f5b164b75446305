// Adds objects without classes to the tables of a typed stream: the entry at the first reference, the groups from a
// work list.
//
//     reference ──▶ objects  [ object, entry 3 | object, entry 5 | … ]     written up to `writtenCount`
//
// Each object has its entry: objects stay distinct or shared as in the archive that they were read from. The contents
// of one object must not interleave with those of another, so the list is processed when nothing else is being encoded.
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

import PropertyLists
import TypedStreams

/// Writes objects without classes, and caches what was written of them.
struct SequentialObjectWriter {
    /// The objects and their entries. They are retained so that no address is reused.
    private var objects: [(object: ArchivedObject, entry: UInt32)] = []
    private var entries: [ObjectIdentifier: UInt32] = [:]
    private var writtenCount = 0

    /// The entries of texts that are inline in groups of the type `*`, by the numbers of their strings.
    private var cStringEntries: [UInt32: UInt32] = [:]
    private var cStringEntriesByObject: [ObjectIdentifier: UInt32] = [:]
    private var cStrings: [ArchivedObject] = []

    /// The numbers of strings that are not encodings.
    private var stringPlaces: StringNumbers?
    private var stringsByData: [Data: UInt32] = [:]

    /// Parsed encodings, and their indexes by text: an encoding can be as long as an archive.
    private var encodings: [KnownEncoding] = []
    private var encodingPlaces: StringNumbers?

    private var classEntries: [DescriptionIdentity: UInt32] = [:]

    private struct KnownEncoding {
        let text: String
        let types: TypeEncoding
    }

    /// Whether an object without a class, or the description of one, was written.
    var isUsed: Bool { !objects.isEmpty || !classEntries.isEmpty }

    /// The number of objects that have an entry.
    var objectCount: Int { objects.count }

    /// The entry of an object. Its contents are written later.
    mutating func entry(
        of object: ArchivedObject, in builder: inout TypedStreamBuilder
    ) throws -> UInt32 {
        if let known = entries[object.identity] { return known }
        let form = try Self.form(of: object)
        let entry = try builder.addObject(ofClass: classEntry(form, &builder), isHeld: true)
        entries[object.identity] = entry
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
            for group in try object.value.map(Self.groups) ?? object.member.groups {
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
            guard object.member.entries.isEmpty else {
                throw problem(
                    .notSupported, "an object with groups, as sequential archives hold them",
                    "one with entries, as keyed archives do, of class '\(description.name)'")
            }
            return description
        case (nil, let value?):
            switch value {
            case .string: return ArchivedObject.ClassDescription(.string)
            case .data: return ArchivedObject.ClassDescription(.data)
            case .date: return ArchivedObject.ClassDescription(.date)
            default: return ArchivedObject.ClassDescription(.number)
            }
        default:
            throw problem(.notSupported, "an object with a value or with a class", "one with both or neither")
        }
    }

    mutating func classEntry(
        _ description: ArchivedObject.ClassDescription, _ builder: inout TypedStreamBuilder
    ) throws -> UInt32 {
        let key = DescriptionIdentity(description)
        if let known = classEntries[key] { return known }
        let superclasses = (description.chain ?? [description.name, KeyedArchiveFormat.rootClassName]).dropFirst()
        var entry = TypedStreamEntry.none
        for (place, name) in zip(superclasses.indices, superclasses).reversed() {
            entry = builder.classEntry(
                named: name, version: try version(at: place, name, of: description), superclass: entry)
        }
        let ownVersion = try version(at: 0, description.name, of: description)
        entry = builder.classEntry(named: description.name, version: ownVersion, superclass: entry)
        classEntries[key] = entry
        return entry
    }

    /// The version of a class: from the description, or that of a Foundation class.
    private func version(
        at place: Int, _ name: String, of description: ArchivedObject.ClassDescription
    ) throws -> Int32 {
        guard let versions = description.versions, place < versions.count else {
            return FoundationClass.version(ofClassNamed: name)
        }
        guard let version = Int32(exactly: versions[place]) else {
            throw Self.problem(.outOfRange, "a version of '\(name)' of 32 bits", "\(versions[place])")
        }
        return version
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
        func wrongCount(_ found: String) -> ArchiveError {
            Self.problem(
                .invalidValue, "as many values as the type encoding '\(group.encoding.prefix(80))' describes", found)
        }
        for (code, byteCount) in encoding.types {
            guard let value = values.popFirst() else { throw wrongCount("fewer") }
            if let byteCount {
                try writeBytes(value, code, count: byteCount, in: &builder)
            } else {
                try write(value, code, in: &builder)
            }
        }
        guard values.isEmpty else { throw wrongCount("more") }
        builder.endGroup()
    }

    private mutating func encoding(_ text: String) throws -> KnownEncoding {
        if let place = encodingPlaces?[text] { return encodings[Int(place)] }
        let types: TypeEncoding
        do {
            types = try TypeEncoding(text)
        } catch {
            throw Self.problem(
                ArchiveError.Code(error.code, badEncoding: .invalidValue), error.expected, error.found)
        }
        let known = KnownEncoding(text: text, types: types)
        if encodingPlaces == nil { encodingPlaces = StringNumbers() }
        encodingPlaces?.set(UInt32(truncatingIfNeeded: encodings.count), for: text)
        encodings.append(known)
        return known
    }

    // MARK: Values

    mutating func write(
        _ value: ArchivedObject.Value, _ code: UInt8, in builder: inout TypedStreamBuilder
    ) throws {
        switch (Unicode.Scalar(code), value) {
        case ("@", .null), ("@", .unresolved), ("#", .null), ("*", .null), (":", .null), ("%", .null), ("+", .null):
            builder.append(.null(code: code))
        case ("@", .object(let object)): try builder.add(object: entry(of: object, in: &builder))
        case ("#", .classDescription(let description)):
            builder.append(.classReference(try classEntry(description, &builder)))
        case ("*", .object(let object)) where object.value?.isText == true && object.classDescription == nil:
            builder.append(.cString(cStringEntry(of: object, in: &builder)))
        case ("*", .inline(let text)) where text.isText:
            builder.append(.cString(cStringEntry(of: text, in: &builder)))
        case (":", .inline(let text)) where text.isText, ("%", .inline(let text)) where text.isText:
            builder.append(.string(string(text, in: &builder), code: code))
        case ("+", .inline): try writeBytes(value, code, count: nil, in: &builder)
        case ("f", .inline(let number)), ("d", .inline(let number)):
            builder.append(TypedStreamItem(.real, code: code, value: try Self.bits(of: number, code)))
        case ("@", _), ("#", _), ("*", _), (":", _), ("%", _), ("+", _), ("f", _), ("d", _):
            throw Self.mismatch(value, code)
        default: builder.append(.integer(try Self.integer(value, code), code: code))
        }
    }

    /// The entry of a text that was an object when it was read. References that shared it share it again.
    mutating func cStringEntry(of object: ArchivedObject, in builder: inout TypedStreamBuilder) -> UInt32 {
        if let known = cStringEntriesByObject[object.identity] { return known }
        let entry = builder.addCString(string: string(object.value ?? .null, in: &builder))
        cStringEntriesByObject[object.identity] = entry
        cStrings.append(object)
        return entry
    }

    /// The entry of a text that is not an object. Equal texts share an entry.
    mutating func cStringEntry(of text: PropertyList, in builder: inout TypedStreamBuilder) -> UInt32 {
        let string = string(text, in: &builder)
        if let known = cStringEntries[string] { return known }
        let entry = builder.addCString(string: string)
        cStringEntries[string] = entry
        return entry
    }

    /// The number of a text. It is looked up by address first, because a text can be as long as an archive.
    private mutating func string(_ text: PropertyList, in builder: inout TypedStreamBuilder) -> UInt32 {
        switch text {
        case .string(let text):
            if let known = stringPlaces?[text] { return known }
            let number = builder.string(text)
            if stringPlaces == nil { stringPlaces = StringNumbers() }
            stringPlaces?.set(number, for: text)
            return number
        case .data(let bytes):
            if let known = stringsByData[bytes] { return known }
            let number = unsafe bytes.withUnsafeBytes { unsafe builder.addString($0) }
            stringsByData[bytes] = number
            return number
        default: return builder.string("")
        }
    }

    /// Writes bytes. For an array, their number must be the count of elements.
    func writeBytes(
        _ value: ArchivedObject.Value, _ code: UInt8, count: Int?, in builder: inout TypedStreamBuilder
    ) throws {
        guard case .inline(let content) = value, let bytes = content.text else { throw Self.mismatch(value, code) }
        guard count == nil || count == bytes.count else {
            throw Self.problem(.invalidValue, "\(count ?? 0) bytes", "\(bytes.count) of them")
        }
        unsafe bytes.withUnsafeBytes { unsafe builder.add(bytes: $0, code: code) }
    }

    // MARK: Numbers

    private static func integer(_ value: ArchivedObject.Value, _ code: UInt8) throws -> Int64 {
        switch value {
        case .inline(.boolean(let boolean)) where "cCB".utf8.contains(code): return boolean ? 1 : 0
        case .inline(.integer(let integer)):
            if let bits = EncodingCode.integerType(of: code)?.bits(of: integer) { return bits }
            throw problem(.outOfRange, "an integer of the type '\(Unicode.Scalar(code))'", "\(integer)")
        default: throw mismatch(value, code)
        }
    }

    private static func bits(of number: PropertyList, _ code: UInt8) throws -> Int64 {
        switch (Unicode.Scalar(code), number) {
        case ("f", .float(let real)): return Int64(real.bitPattern)
        case ("f", .double(let real)) where real.isNaN || Double(Float(real)) == real:
            return Int64(Float(real).bitPattern)
        case ("d", .double(let real)): return Int64(bitPattern: real.bitPattern)
        case ("d", .float(let real)): return Int64(bitPattern: Double(real).bitPattern)
        default: throw mismatch(.inline(number), code)
        }
    }

    // MARK: Errors

    private static func mismatch(_ value: ArchivedObject.Value, _ code: UInt8) -> ArchiveError {
        let found =
            switch value {
            case .null, .unresolved: "nil"
            case .object: "an object"
            case .array, .set, .dictionary: "a collection"
            case .classDescription: "a class"
            case .inline: "another value"
            }
        return problem(.invalidValue, "a value of the type '\(Unicode.Scalar(code))'", found)
    }

    static func problem(_ code: ArchiveError.Code, _ expected: String, _ found: String) -> ArchiveError {
        ArchiveError(code, path: "", expected: expected, found: found)
    }
}

extension PropertyList {
    /// Whether a sequential archive has the value as bytes.
    package var isText: Bool {
        switch self {
        case .string, .data: true
        default: false
        }
    }

    fileprivate var text: [UInt8]? {
        switch self {
        case .string(let text): Array(text.utf8)
        case .data(let bytes): Array(bytes)
        default: nil
        }
    }
}
