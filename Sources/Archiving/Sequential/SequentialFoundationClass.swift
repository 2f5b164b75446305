// The Foundation classes whose objects decode as values, identified by their names in the archive.

import TypedStreams

/// A Foundation class, mutable or not.
enum SequentialFoundationClass: UInt8, CaseIterable {
    case string, data, array, set, dictionary, number, decimal, value, date, null, url, uuid

    var names: [StaticString] {
        switch self {
        case .string: ["NSString", "NSMutableString"]
        case .data: ["NSData", "NSMutableData"]
        case .array: ["NSArray", "NSMutableArray"]
        case .set: ["NSSet", "NSMutableSet"]
        case .dictionary: ["NSDictionary", "NSMutableDictionary"]
        case .number: ["NSNumber"]
        case .decimal: ["NSDecimalNumber"]
        case .value: ["NSValue"]
        case .date: ["NSDate"]
        case .null: ["NSNull"]
        case .url: ["NSURL", "NSAbsoluteURL"]
        case .uuid: ["NSUUID"]
        }
    }

    /// The name under which values are written, followed by the superclasses except for the root class.
    var archivedNames: [String] { Self.archivedNames[Int(rawValue)] }

    private static let archivedNames: [[String]] = allCases.map { foundationClass in
        let superclasses: [String] =
            switch foundationClass {
            case .number: ["NSValue"]
            case .decimal: ["NSNumber", "NSValue"]
            default: []
            }
        return [foundationClass.names[0].description] + superclasses
    }

    /// The kind of the values; `nil` for a number, whose type determines it.
    var kind: ValueKind? {
        switch self {
        case .string: .string
        case .data: .data
        case .array: .array
        case .set: .set
        case .dictionary: .dictionary
        case .number: nil
        case .decimal: .decimal
        case .value: .object
        case .date: .date
        case .null: .null
        case .url: .url
        case .uuid: .uuid
        }
    }

    /// The name of such a value in error messages.
    var phrase: String {
        switch self {
        case .value: "a geometric value"
        case .null: "null"
        default: kind?.phrase ?? "a number"
        }
    }

    /// The only supported version of the class.
    var version: Int32 { self == .string ? 1 : 0 }

    /// The version of a class that is known only by name: that of a Foundation class, or 0.
    static func version(ofClassNamed name: String) -> Int32 {
        var name = name
        return name.withUTF8 { SequentialFoundationClass(named: UnsafeRawBufferPointer($0)) }?.version ?? 0
    }

    private static let table: [(name: StaticString, value: SequentialFoundationClass)] =
        allCases.flatMap { value in value.names.map { ($0, value) } }

    /// The class with a name; `nil` if it is not one of these.
    init?(named name: UnsafeRawBufferPointer) {
        guard name.count > 4, name[0] == UInt8(ascii: "N"), name[1] == UInt8(ascii: "S") else { return nil }
        let found = Self.table.first { candidate in
            candidate.name.utf8CodeUnitCount == name.count
                && candidate.name.withUTF8Buffer { name.elementsEqual($0) }
        }
        guard let found else { return nil }
        self = found.value
    }
}
