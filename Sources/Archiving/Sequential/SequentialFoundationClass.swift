// The Foundation classes whose objects decode as values, identified by their names in the archive.

import PropertyLists
import TypedStreams

/// A Foundation class, mutable or not.
enum SequentialFoundationClass: UInt8, CaseIterable {
    case string, data, array, set, dictionary, number, decimal, value, date, null, url, uuid

    /// The kind of the values, `nil` for a number, whose type determines it; and the class's name and the name of its
    /// mutable variant, for each case in order.
    private static let rows: [(kind: ValueKind?, names: [StaticString])] = [
        (.string, ["NSString", "NSMutableString"]), (.data, ["NSData", "NSMutableData"]),
        (.array, ["NSArray", "NSMutableArray"]), (.set, ["NSSet", "NSMutableSet"]),
        (.dictionary, ["NSDictionary", "NSMutableDictionary"]), (nil, ["NSNumber"]), (.decimal, ["NSDecimalNumber"]),
        (.object, ["NSValue"]), (.date, ["NSDate"]), (.null, ["NSNull"]), (.url, ["NSURL", "NSAbsoluteURL"]),
        (.uuid, ["NSUUID"]),
    ]

    init(_ kind: CollectionKind) {
        switch kind {
        case .array: self = .array
        case .set: self = .set
        case .dictionary: self = .dictionary
        }
    }

    var kind: ValueKind? { Self.rows[Int(rawValue)].kind }
    var names: [StaticString] { Self.rows[Int(rawValue)].names }

    /// The name under which values are written, followed by the superclasses except for the root class.
    var archivedNames: [String] {
        let superclasses = self == .number ? ["NSValue"] : self == .decimal ? ["NSNumber", "NSValue"] : []
        return [names[0].description] + superclasses
    }

    /// The entry of the class in every archive that is written.
    var classEntry: UInt32 { FoundationStream.prototype.classEntries[Int(rawValue)] }

    /// The name of such a value in error messages.
    var phrase: String {
        switch self {
        case .value: "a geometric value"
        case .null: "null"
        default: kind?.description ?? "a number"
        }
    }

    /// The only supported version of the class.
    var version: Int32 { self == .string ? 1 : 0 }

    /// The version of a class that is known only by name: that of a Foundation class, or 0.
    static func version(ofClassNamed name: String) -> Int32 {
        var name = name
        return name.withUTF8 { SequentialFoundationClass(named: UnsafeRawBufferPointer($0)) }?.version ?? 0
    }

    /// The names of each length.
    private static let table: [[(name: StaticString, value: SequentialFoundationClass)]] = {
        let names = allCases.flatMap { value in value.names.map { ($0, value) } }
        let longest = names.map(\.0.utf8CodeUnitCount).max() ?? 0
        return (0...longest).map { count in names.filter { $0.0.utf8CodeUnitCount == count } }
    }()

    /// The class with a name; `nil` if it is not one of these.
    init?(named name: UnsafeRawBufferPointer) {
        guard name.count < Self.table.count else { return nil }
        let found = Self.table[name.count].first { candidate in
            candidate.name.withUTF8Buffer { name.isEqual(to: UnsafeRawBufferPointer($0)) }
        }
        guard let found else { return nil }
        self = found.value
    }
}

extension TypedStreamBuilder {
    static let rootClass: UInt32 = 0

    /// Returns the entry of a Foundation class, given with its superclasses except for the root class.
    mutating func foundationClass(_ names: [String]) -> UInt32 {
        var entry = Self.rootClass
        for name in names.reversed() {
            let version = SequentialFoundationClass.version(ofClassNamed: name)
            entry = classEntry(named: name, version: version, superclass: entry)
        }
        return entry
    }
}

/// The classes, type encodings and C strings that values need, from which each archive starts. The writer leaves out
/// what nothing refers to.
struct FoundationStream: ~Copyable {
    static let prototype = FoundationStream()

    let builder: TypedStreamBuilder

    /// The entries of the classes, in the order of their raw values.
    let classEntries: [UInt32]

    private init() {
        var builder = TypedStreamBuilder()
        _ = builder.classEntry(named: KeyedArchiveFormat.rootClassName, version: 0)
        var entries: [UInt32] = []
        for value in SequentialFoundationClass.allCases { entries.append(builder.foundationClass(value.archivedNames)) }
        _ = builder.foundationClass([AttributedStringValue.foundationForm.structure.name])
        for code in "@+*cCBsSiIlLqQfd".utf8 { _ = builder.string(code: code) }
        for code in "cqQfd" { _ = builder.cStringEntry(String(code)) }
        _ = builder.string("iI")
        builder.share()
        self.builder = builder
        classEntries = entries
    }
}
