// Reads an archive whose root is an attributed string, as a database of messages contains them by the thousand, in one
// pass and without an unarchiver.
//
//     @   NSString          the text
//     iI  1, 7    @ NSDictionary { i 2, @ name, @ value, … }     names are strings; values strings, numbers and URLs
//     iI  1, 2
//
// Everything else, such as a font, is left to `SequentialUnarchiver`, which reads all archives and reports all errors.
//
// The archive lends its bytes until the reader is done, and the cursor checks all ranges.

import PropertyLists
import TypedStreams

struct AttributedStringReader: ~Copyable {
    private var cursor: TypedStreamCursor

    /// The strings, numbers and URLs that were read, by their entries. Few are compared; if there are many, the unarchiver
    /// reads the archive.
    private var strings: [(entry: UInt32, value: String)] = []
    private var values: [(entry: UInt32, value: AnyValue)] = []
    private var classes: [(entry: UInt32, foundationClass: FoundationClass)] = []

    /// Ends reading.
    private struct OtherLayout: Error {}

    private static let greatestValueCount = 64

    /// The name of an attribute is hashed in each dictionary, so a long one is left to the unarchiver, which counts that.
    private static let greatestNameCount = 255

    /// The number of objects or values inside each other, and of classes of an object.
    private static let greatestDepth = 4

    private init(_ bytes: UnsafeRawBufferPointer, _ limits: ArchiveLimits) throws {
        cursor = try unsafe TypedStreamCursor(
            bytes,
            limits: TypedStreamLimits(
                maximumDepth: limits.maximumNesting, maximumByteCount: limits.maximumByteCount))
        strings.reserveCapacity(8)
        classes.reserveCapacity(8)
    }

    /// The attributed string; `nil` if the archive has another layout or an error, or if the limits are unusual.
    static func value(in bytes: ArchiveBytes, _ limits: ArchiveLimits) -> AttributedStringValue? {
        guard limits.maximumReadCount == nil, min(limits.maximumNesting, limits.maximumDepth) > greatestDepth else {
            return nil
        }
        return try? bytes.withUnsafeBytes { memory in
            var reader = try unsafe AttributedStringReader(memory, limits)
            let source = SequentialObjectSource(bytes, limits)
            return try reader.attributedString(source)
        }
    }

    private mutating func attributedString(
        _ source: SequentialObjectSource
    ) throws -> AttributedStringValue {
        guard case .opened(let root) = try nextObject(), isAttributedString(root) else { throw OtherLayout() }
        let string = try string(try nextObject())
        var rest = AttributedStringValue.utf16Count(of: string)
        var dictionaries: [[String: AnyValue]] = []
        var runs: [AttributedStringValue.Run] = []
        while rest > 0 {
            let (number, length) = try nextRun()
            if number == dictionaries.count + 1 { dictionaries.append(try dictionary()) }
            guard number > 0, number <= dictionaries.count, length > 0, length <= rest else { throw OtherLayout() }
            rest -= length
            runs.append(AttributedStringValue.Run(length: length, attributes: dictionaries[number - 1]))
        }
        try finishObject()
        return AttributedStringValue(
            checked: string, runs: runs, archivedForm: AttributedStringValue.ArchivedForm(archive: source, entry: root))
    }

    // MARK: Groups

    /// The type code of the next group, which must be a single one.
    private mutating func nextCode() throws -> UInt8 {
        guard let encoding = try cursor.group(), case let text = unsafe cursor.text(encoding), text.count == 1 else {
            throw OtherLayout()
        }
        return unsafe text[0]
    }

    private mutating func nextObject() throws -> TypedStreamCursor.Object {
        guard try nextCode() == EncodingCode.object else { throw OtherLayout() }
        return try cursor.object()
    }

    private mutating func nextRun() throws -> (number: Int, length: Int) {
        let codes = (EncodingCode.of(.int32), EncodingCode.of(.uint32))
        guard let encoding = try cursor.group(), case let text = unsafe cursor.text(encoding), text.count == 2,
            unsafe text[0] == codes.0, unsafe text[1] == codes.1
        else { throw OtherLayout() }
        let number = try cursor.number(code: codes.0)
        return (Int(clamping: number.value), Int(clamping: try cursor.number(code: codes.1).value))
    }

    private mutating func finishObject() throws {
        guard try cursor.group() == nil else { throw OtherLayout() }
    }

    // MARK: Classes

    private func isAttributedString(_ object: UInt32) -> Bool {
        var entry = cursor.entry(object).reference
        for _ in 0..<Self.greatestDepth where entry != TypedStreamEntry.none {
            if unsafe Self.className.elementsEqual(cursor.text(cursor.entry(entry).string)) { return true }
            entry = cursor.entry(entry).reference
        }
        return false
    }

    private static let className = Array(AttributedStringValue.foundationForm.structure.name.utf8)

    /// The Foundation class of an object, in the known versions of it and its superclasses.
    private mutating func foundationClass(of object: UInt32) throws -> FoundationClass {
        let classEntry = cursor.entry(object).reference
        if let known = classes.first(where: { $0.entry == classEntry }) { return known.foundationClass }
        var (found, next, depth) = (FoundationClass?.none, classEntry, 0)
        while next != TypedStreamEntry.none, case let entry = cursor.entry(next),
            let foundationClass = unsafe FoundationClass(ofSequentialValue: cursor.text(entry.string))
        {
            guard entry.version == foundationClass.version, depth < Self.greatestDepth else { throw OtherLayout() }
            (found, next, depth) = (found ?? foundationClass, entry.reference, depth + 1)
        }
        guard let found, classes.count < Self.greatestValueCount else { throw OtherLayout() }
        classes.append((classEntry, found))
        return found
    }

    // MARK: Values

    /// The attributes of a run; for equal names, the first value.
    private mutating func dictionary() throws -> [String: AnyValue] {
        guard case .opened(let entry) = try nextObject(), try foundationClass(of: entry) == .dictionary,
            case let code = try nextCode(), EncodingCode.isSame(code, as: EncodingCode.of(.int32))
        else { throw OtherLayout() }
        let count = try cursor.number(code: code).value
        guard count >= 0 else { throw OtherLayout() }
        var entries = Dictionary<String, AnyValue>(minimumCapacity: Int(min(count, 8)))
        for _ in 0..<count {
            let name = try string(try nextObject())
            guard name.utf8.count <= Self.greatestNameCount else { throw OtherLayout() }
            if let first = entries.updateValue(try value(), forKey: name) { entries[name] = first }
        }
        try finishObject()
        return entries
    }

    private mutating func value() throws -> AnyValue {
        let object = try nextObject()
        switch object {
        case .null: throw OtherLayout()
        case .reference(let entry):
            if let known = values.first(where: { $0.entry == entry }) { return known.value }
            return .string(try string(object))
        case .opened(let entry):
            let value: AnyValue
            switch try foundationClass(of: entry) {
            case .string: return .string(try string(object))
            case .number: value = .number(try number())
            case .url: value = .url(try url())
            default: throw OtherLayout()
            }
            guard values.count < Self.greatestValueCount else { throw OtherLayout() }
            values.append((entry, value))
            return value
        }
    }

    private mutating func string(_ object: TypedStreamCursor.Object) throws -> String {
        switch object {
        case .null: throw OtherLayout()
        case .reference(let entry):
            guard let known = strings.first(where: { $0.entry == entry }) else { throw OtherLayout() }
            return known.value
        case .opened(let entry):
            guard try foundationClass(of: entry) == .string, strings.count < Self.greatestValueCount else {
                throw OtherLayout()
            }
            let string = try string()
            strings.append((entry, string))
            return string
        }
    }

    private mutating func string() throws -> String {
        guard try nextCode() == EncodingCode.bytes, let string = unsafe String(validUTF8: try cursor.bytes()) else {
            throw OtherLayout()
        }
        try finishObject()
        return string
    }

    private mutating func number() throws -> NumberValue {
        guard try nextCode() == EncodingCode.cString else { throw OtherLayout() }
        let type = unsafe cursor.text(try cursor.cString())
        guard type.count == 1, try unsafe nextCode() == type[0] else { throw OtherLayout() }
        let number = unsafe NumberValue(try cursor.number(code: type[0]))
        try finishObject()
        return number
    }

    /// A URL without a base.
    private mutating func url() throws -> URL {
        let code = try nextCode()
        guard EncodingCode.isBoolean(code), try cursor.number(code: code).value == 0,
            let url = URL(string: try string(try nextObject()))
        else { throw OtherLayout() }
        try finishObject()
        return url
    }
}
