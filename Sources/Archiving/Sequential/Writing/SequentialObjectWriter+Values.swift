// Adds the values of objects without classes to a typed stream.

import PropertyLists
import TypedStreams

extension SequentialObjectWriter {
    // MARK: Values

    mutating func write(
        _ value: ArchivedObject.Value, _ code: UInt8, in builder: inout TypedStreamBuilder
    ) throws {
        switch (Unicode.Scalar(code), value) {
        case ("@", .null), ("@", .unresolved), ("#", .null), ("*", .null), (":", .null), ("%", .null), ("+", .null):
            builder.append(.null(code: code))
        case ("@", .object(let object)): try builder.add(object: entry(of: object, in: &builder))
        case ("#", .classDescription(let description)):
            builder.append(.classReference(classEntry(description, &builder)))
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
        if let known = cStringEntriesByObject[ObjectIdentifier(object)] { return known }
        let entry = builder.addCString(string: string(object.value ?? .null, in: &builder))
        cStringEntriesByObject[ObjectIdentifier(object)] = entry
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
            let number = bytes.withUnsafeBytes { builder.addString($0) }
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
        bytes.withUnsafeBytes { builder.add(bytes: $0, code: code) }
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
    fileprivate var isText: Bool {
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
