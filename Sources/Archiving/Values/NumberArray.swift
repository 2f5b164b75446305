// Numbers of one type, like a C array: what Cocoa's calls for arrays without keys archive.

// MARK: For authors of formats

/// The type of the numbers in an array, which is the same for all of them.
public enum NumberKind: Hashable, Sendable {
    /// Booleans.
    case boolean
    /// Integers of one width, signed or unsigned.
    case integer(IntegerType)
    /// 32-bit floating-point numbers.
    case float
    /// 64-bit floating-point numbers.
    case double

    var phrase: String {
        switch self {
        case .boolean: "booleans"
        case .integer(let type): "\(type.name) numbers"
        case .float: "Float numbers"
        case .double: "Double numbers"
        }
    }
}

/// An array of numbers of one type, as coders encode and decode it.
///
/// Classes pass arrays of Swift types to ``Archiver/encodeArray(_:)`` and get them from
/// ``Unarchiver/decodeArray(of:count:)``.
public enum NumberArray: Hashable, Sendable {
    /// Booleans.
    case booleans([Bool])

    /// Integers; those of an unsigned type as bit patterns.
    case integers([Int64], IntegerType)

    /// 32-bit floating-point numbers.
    case floats([Float])

    /// 64-bit floating-point numbers.
    case doubles([Double])

    /// The type of the numbers.
    public var kind: NumberKind {
        switch self {
        case .booleans: .boolean
        case .integers(_, let type): .integer(type)
        case .floats: .float
        case .doubles: .double
        }
    }

    /// The number of elements.
    public var count: Int {
        switch self {
        case .booleans(let elements): elements.count
        case .integers(let elements, _): elements.count
        case .floats(let elements): elements.count
        case .doubles(let elements): elements.count
        }
    }
}

/// A number type that can be the element type of a ``NumberArray``: booleans, integers and floating-point numbers.
public protocol ArchivableNumber: ArchivableValue {
    /// The type as coders identify it.
    static var numberKind: NumberKind { get }

    /// Converts an array of this type to the form that coders use.
    static func numberArray(_ elements: [Self]) -> NumberArray

    /// Converts an array from the form that coders use; returns `nil` if the numbers are of another type.
    static func elements(of numbers: NumberArray) -> [Self]?
}

extension ArchivableInteger {
    public static var numberKind: NumberKind { .integer(integerType) }

    public static func numberArray(_ elements: [Self]) -> NumberArray {
        .integers(elements.map { Int64(truncatingIfNeeded: $0) }, integerType)
    }

    public static func elements(of numbers: NumberArray) -> [Self]? {
        guard case .integers(let elements, integerType) = numbers else { return nil }
        return elements.map { Self(truncatingIfNeeded: $0) }
    }
}

extension Bool: ArchivableNumber {
    public static var numberKind: NumberKind { .boolean }

    public static func numberArray(_ elements: [Bool]) -> NumberArray { .booleans(elements) }

    public static func elements(of numbers: NumberArray) -> [Bool]? {
        if case .booleans(let elements) = numbers { elements } else { nil }
    }
}

extension Float: ArchivableNumber {
    public static var numberKind: NumberKind { .float }

    public static func numberArray(_ elements: [Float]) -> NumberArray { .floats(elements) }

    public static func elements(of numbers: NumberArray) -> [Float]? {
        if case .floats(let elements) = numbers { elements } else { nil }
    }
}

extension Double: ArchivableNumber {
    public static var numberKind: NumberKind { .double }

    public static func numberArray(_ elements: [Double]) -> NumberArray { .doubles(elements) }

    public static func elements(of numbers: NumberArray) -> [Double]? {
        if case .doubles(let elements) = numbers { elements } else { nil }
    }
}

// MARK: - As elements of a collection

extension NumberArray {
    /// Encodes the numbers as the elements of an array, for formats that have no other form for them.
    func encodeElements(to archiver: Archiver, forKey key: String?) throws {
        switch self {
        case .booleans(let elements): try elements.encode(to: archiver, forKey: key)
        case .floats(let elements): try elements.encode(to: archiver, forKey: key)
        case .doubles(let elements): try elements.encode(to: archiver, forKey: key)
        case .integers(let elements, let type):
            try archiver.beginCollection(.array, count: elements.count, forKey: key)
            for element in elements { try archiver.encodeIntegerValue(element, type: type, forKey: nil) }
            try archiver.endCollection()
        }
    }

    static func decodeElements(
        _ kind: NumberKind, from unarchiver: Unarchiver, forKey key: String?
    ) throws -> NumberArray? {
        switch kind {
        case .boolean: return try [Bool].decodeIfPresent(from: unarchiver, forKey: key).map { .booleans($0) }
        case .float: return try [Float].decodeIfPresent(from: unarchiver, forKey: key).map { .floats($0) }
        case .double: return try [Double].decodeIfPresent(from: unarchiver, forKey: key).map { .doubles($0) }
        case .integer(let type):
            guard let count = try unarchiver.beginCollection(.array, forKey: key) else { return nil }
            var elements: [Int64] = []
            for _ in 0..<count {
                guard let element = try unarchiver.integerValue(type: type, forKey: nil) else {
                    throw unarchiver.nilElement()
                }
                elements.append(element)
            }
            try unarchiver.endCollection()
            return .integers(elements, type)
        }
    }
}
