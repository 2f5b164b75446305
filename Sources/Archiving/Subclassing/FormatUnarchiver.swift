// The unarchiver of every custom format: what is open, which value is next, and what it must be.
//
//     open  [ top level | object 3 | collection, 2 of 5 elements read | object 4 | structure ]

import PropertyLists

/// Creates object graphs from archives in a custom format.
///
/// ```swift
/// let unarchiver = FormatUnarchiver(try TextReader(text))
/// let fleet = try unarchiver.decodeRootObject(Fleet.self)
/// unarchiver.finishDecoding()
/// ```
///
/// The guarantees are those of ``GraphUnarchiver``.
public final class FormatUnarchiver<Reader: ArchiveReader>: GraphUnarchiver {
    private let reader: Reader

    /// The first is the top level.
    private var open: [OpenPart]

    private struct OpenPart {
        enum Kind {
            case object
            case collection(elementCount: Int)
            case structure
        }

        var kind = Kind.object
        var key: String?
        let contents: Reader.Contents

        /// How many elements, or values without keys, were read.
        var position = 0
    }

    /// Creates an unarchiver that decodes what a reader finds.
    ///
    /// - Parameter allowing: Classes that can be created in addition to those that are requested during decoding.
    public init(_ reader: Reader, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()) {
        self.reader = reader
        open = [OpenPart(contents: reader.topLevel)]
        super.init(slotCount: nil, byteCount: 0, allowing: allowing, limits: limits)
    }

    /// Decodes the object that ``Archiver/encodeRootObject(_:)`` wrote.
    ///
    /// - Throws: ``ArchiveError``, as `decode(_:forKey:)` does.
    public func decodeRootObject<Root: Coding>(_ type: Root.Type) throws -> Root {
        try allowsKeyedCoding ? decode(type, forKey: "root") : decode(type)
    }

    public override var allowsKeyedCoding: Bool { reader.hasKeys }

    // MARK: Objects

    package override func beginObject(_ number: Int) throws {
        open.append(OpenPart(contents: try foundObject(number, nil).contents))
    }

    package override func endObject() {
        while open.count > 1 {
            if case .object = open.removeLast().kind { return }
        }
    }

    override var unkeyedCount: Int {
        get { open[open.count - 1].position }
        set { open[open.count - 1].position = newValue }
    }

    override var hasOpenPart: Bool {
        if case .object = open[open.count - 1].kind { false } else { true }
    }

    override var openPartCount: Int { open.count }

    override func closeParts(downTo count: Int) {
        while open.count > count { open.removeLast() }
    }

    private func foundObject(
        _ number: Int, _ key: String?
    ) throws -> (className: String, contents: Reader.Contents) {
        if let found = try read({ try $0.object(number) }) { return found }
        throw fail(
            .corruptArchive, expected: "an object that is in the archive", found: "object \(number)", forKey: key)
    }

    package override func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        try object(of: type, forKey: key)
    }

    override func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        try object(of: nil, forKey: key)
    }

    private func object(of type: (any Coding.Type)?, forKey key: String?) throws -> (any Coding)? {
        let number: Int? = try value(forKey: key, "an object") {
            if case .reference(let number) = $0 { number } else { nil }
        }
        guard let number else { return nil }
        let className = try reading(key) { try foundObject(number, key).className }
        return try object(number, className: className, of: type, forKey: key)
    }

    // MARK: Errors

    override func pathOfValue(forKey key: String?) -> String {
        var path = path(toObject: currentNumber, key: nil)
        let object = open.lastIndex { if case .object = $0.kind { true } else { false } }
        for part in open[((object ?? 0) + 1)...] {
            if let key = part.key { path = ArchivePath.joined(path, key: key) }
            if case .collection = part.kind, part.position > 0 { path += "[\(part.position - 1)]" }
        }
        return ArchivePath.joined(path, key: key ?? "")
    }

    override func nameOfOpenClass() -> String? {
        currentNumber.flatMap { try? reader.object($0)?.className }
    }

    override func archiveError(for error: any Error, forKey key: String?) -> any Error {
        guard let error = error as? ArchiveError, error.path.isEmpty else { return error }
        return error.located(at: pathOfValue(forKey: key))
    }

    // MARK: Finding values

    /// The value under a key, or the next value; `nil` if it is missing.
    private func peek(_ key: String?) throws -> ArchivedValue<Reader.Contents>? {
        let part = open[open.count - 1]
        if let key { return try checked(read { try $0.value(forKey: key, in: part.contents) }, key) }
        return try element(at: part.position, in: part)
    }

    private func element(at position: Int, in part: OpenPart) throws -> ArchivedValue<Reader.Contents>? {
        if case .collection(let count) = part.kind, position >= count {
            throw fail(.missingValue, expected: "an element", found: "the end of the collection")
        }
        return try checked(element(at: position, in: part.contents), nil)
    }

    private func element(at index: Int, in contents: Reader.Contents) throws -> ArchivedValue<Reader.Contents>? {
        try read { try $0.value(at: index, in: contents) }
    }

    /// What the reader finds. An error of its own is about the archive, as an `ArchiveError` is.
    private func read<Result>(_ find: (Reader) throws -> Result) throws -> Result {
        do { return try find(reader) } catch { throw ArchiveError(thrownByReader: error) ?? error }
    }

    /// A value whose count may reserve memory: the last element exists.
    private func checked(
        _ value: ArchivedValue<Reader.Contents>?, _ key: String?
    ) throws -> ArchivedValue<Reader.Contents>? {
        guard case .collection(let kind, let count, let contents) = value else { return value }
        guard 0...Self.greatestCount ~= count,
            try count == 0 || element(at: (kind == .dictionary ? 2 * count : count) - 1, in: contents) != nil
        else {
            throw fail(
                .corruptArchive, expected: "as many elements as the collection states", found: "a count of \(count)",
                forKey: key)
        }
        return value
    }

    private static var greatestCount: Int { 1 << 28 }

    /// Reads the value under a key, or the next value, and converts it; `nil` if it is missing, or if it is nil. A value
    /// that can't be converted is an error.
    private func value<Result>(
        forKey key: String?, _ expected: @autoclosure () -> String,
        _ convert: (ArchivedValue<Reader.Contents>) throws -> Result?
    ) throws -> Result? {
        try reading(key) {
            let part = open[open.count - 1]
            if key == nil { open[open.count - 1].position += 1 }
            guard let found = try key == nil ? element(at: part.position, in: part) : peek(key) else { return nil }
            if case .leaf(.null) = found { return nil }
            if let result = try convert(found) { return result }
            throw unexpected(expected(), found, key)
        }
    }

    private func unexpected(
        _ expected: String, _ found: ArchivedValue<Reader.Contents>, _ key: String?
    ) -> ArchiveError {
        fail(.unexpectedKind, expected: expected, found: found.phrase, forCompleteKey: key)
    }

    package override func containsValue(forCompleteKey key: String) -> Bool {
        // The error comes when the value is read.
        do { return try reader.value(forKey: key, in: open[open.count - 1].contents) != nil } catch { return true }
    }

    package override func containsNull(forCompleteKey key: String) -> Bool {
        if case .leaf(.null)? = try? peek(key) { true } else { false }
    }

    // MARK: Values

    override func leafValue(_ kind: ValueKind, forKey key: String?) throws -> ArchivedLeaf? {
        try value(forKey: key, "\(kind)") {
            if case .leaf(let leaf) = $0 {
                try read { try $0.convert(leaf, to: kind == .bytes ? .data : kind) }
            } else {
                nil
            }
        }
    }

    package override func kindOfValue(forKey key: String?) throws -> ValueKind? {
        try reading(key) {
            switch try peek(key) {
            case nil: return nil
            case .leaf(.null): return key == nil ? .null : nil
            case .leaf(let leaf): return leaf.kind
            case .collection(.dictionary, let count, let contents):
                return try strings(count, in: contents) == nil ? .object : .dictionary
            case .collection(let kind, _, _): return kind.valueKind
            case .structure(FoundationClass.error.name, _): return .error
            case .structure(let name, _): return FoundationClass.byName[name]?.kind ?? .object
            case .reference: return .object
            }
        }
    }

    override func propertyListValue(forKey key: String?) throws -> PropertyList? {
        try value(forKey: key, "a property list") { found in
            try propertyList(found) { value in
                guard case .leaf(let leaf) = value else { return nil }
                guard let list = PropertyList(leaf) else { throw unexpected("a property list", value, key) }
                return list
            } open: { (value: ArchivedValue<Reader.Contents>, lists: [OpenContainer<Reader.Contents, PropertyList>]) in
                try checkNesting(of: nil, in: lists, key)
                switch value {
                case .collection(.array, let count, let contents):
                    return OpenContainer(number: 0, count: count, isDictionary: false, contents: contents)
                case .collection(.dictionary, let count, let contents):
                    guard let keys = try strings(count, in: contents) else { fallthrough }
                    return OpenContainer(number: 0, count: count, isDictionary: true, contents: contents, keys: keys)
                default: throw unexpected("a property list", value, key)
                }
            } next: { list in
                let position = list.values.count
                guard position < list.count else { return nil }
                let found = try element(at: list.keys.count + position, in: list.contents)
                if let value = try checked(found, key) { return value }
                throw fail(.missingValue, expected: "an element", found: "the end of the collection", forKey: key)
            }
        }
    }

    /// The keys of a dictionary if all are strings.
    private func strings(_ count: Int, in contents: Reader.Contents) throws -> [String]? {
        var strings: [String] = []
        while strings.count < count {
            guard case .leaf(.string(let key))? = try element(at: strings.count, in: contents) else { return nil }
            strings.append(key)
        }
        return strings
    }

    // MARK: Collections and structures

    package override func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        try value(forKey: key, "\(kind.valueKind)") { found in
            guard case .collection(kind, let count, let contents) = found else { return nil }
            let elementCount = kind == .dictionary ? 2 * count : count
            open.append(OpenPart(kind: .collection(elementCount: elementCount), key: key, contents: contents))
            return count
        }
    }

    package override func moveToElement(_ number: Int) throws {
        try reading {
            guard case .collection(let count) = open[open.count - 1].kind, number >= 0, number < count else {
                throw fail(
                    .notSupported, expected: "an element of an open collection", found: "element \(number)")
            }
            open[open.count - 1].position = number
        }
    }

    package override func endCollection() throws {
        try reading {
            guard case .collection = open[open.count - 1].kind else { throw nothingToEnd("collection") }
            open.removeLast()
        }
        try super.endCollection()
    }

    package override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        try value(forKey: key, "a '\(structure.name)'") {
            guard case .structure(let name, let contents) = $0,
                name == structure.name || structure.formerNames.contains(name)
            else { return nil }
            open.append(OpenPart(kind: .structure, key: key, contents: contents))
            return true
        } ?? false
    }

    package override func endStructure() throws {
        try reading {
            guard case .structure = open[open.count - 1].kind else { throw nothingToEnd("structure") }
            open.removeLast()
        }
        try super.endStructure()
    }

    private func nothingToEnd(_ part: String) -> ArchiveError {
        fail(.notSupported, expected: "an open \(part) to end", found: "none")
    }
}

extension PropertyList {
    /// The property list that a leaf is; `nil` if no property list contains such a value.
    fileprivate init?(_ leaf: ArchivedLeaf) {
        switch leaf {
        case .boolean(let value): self = .boolean(value)
        case .integer(let value, let type):
            self = .integer(
                type.isUnsigned ? PropertyListInteger(UInt64(bitPattern: value)) : PropertyListInteger(value))
        case .float(let value): self = .float(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .data(let value): self = .data(value)
        case .date(let value): self = .date(value)
        default: return nil
        }
    }
}
