// The values of samples, and how they are encoded: with the calls that generated code makes.

@_spi(GeneratedCode) import Archiving
import CodingSchema
import Foundation
import PropertyLists

/// A value as archives distinguish values.
indirect enum SampleValue {
    case null

    /// A number, string, date or other value without parts, or packed numbers.
    case leaf(any ArchivableValue)
    case rawValue(SchemaRawValue, SchemaEnumeration)
    case array([SampleValue])
    case set([SampleValue], SchemaSetForm = .plain)
    case dictionary([(key: SampleValue, value: SampleValue)])

    /// A value in another variant of its form.
    case variant(SchemaVariant, SampleValue)

    /// A struct, or an enum whose cases carry values: entries, or the values of a sequential archive.
    case structure(SchemaOwner, version: Int, [SampleEntry], [SampleSequenceValue] = [])

    /// An object by its index.
    case object(Int)
    case conditional(ConditionalReference)

    /// The value without parts, if it is one.
    var leaf: (any ArchivableValue)? {
        if case .leaf(let value) = self { value } else { nil }
    }
}

struct SampleEntry {
    let key: String
    let value: SampleValue
}

/// A value of a sequential archive.
struct SampleSequenceValue {
    /// `nil` for nil.
    let value: SampleValue?

    /// Whether a boolean before the value states whether it is not nil.
    var isOptionalScalar = false

    /// The value is in the group of the value before it.
    var isJoined = false

    init(_ value: SampleValue?, encoding: String, isJoined: Bool = false) {
        self.value = value
        self.isOptionalScalar = encoding.hasPrefix("c ")
        self.isJoined = isJoined
    }
}

extension SampleValue {
    /// Encodes the value under a key, or as an element or value without a key.
    func encode(to archiver: Archiver, forKey key: String?, in graph: SampleGraph) throws {
        switch self {
        case .null: try archiver.encodeLeaf(.null, forKey: key)
        case .leaf(let list as PropertyList): try archiver.encodePropertyListObject(list, forKey: key)
        case .leaf(let value): try value.encode(to: archiver, forKey: key)
        case .rawValue(let rawValue, let enumeration):
            try rawValue.value(type: enumeration.rawType).encode(to: archiver, forKey: key)
        case .array(let elements): try Self.encode(elements, as: .array, to: archiver, forKey: key, in: graph)
        case .set(let members, .ordered):
            try Self.encode(members, as: ElementForm.orderedSet, to: archiver, forKey: key, in: graph)
        case .set(let members, .counted):
            try Self.encode(members, as: ElementForm.countedSet, to: archiver, forKey: key, in: graph)
        case .set(let members, .plain): try Self.encode(members, as: .set, to: archiver, forKey: key, in: graph)
        case .dictionary(let entries):
            try archiver.beginCollection(.dictionary, count: entries.count, forKey: key)
            try Self.encodeElements(entries.map(\.key) + entries.map(\.value), to: archiver, in: graph)
        case .variant(let variant, let value): try value.encode(variant, to: archiver, forKey: key, in: graph)
        case .structure(let owner, let version, let entries, let sequence):
            try archiver.beginStructure(ArchivedStructure(owner.archivedName, version: version), forKey: key)
            for entry in entries { try entry.value.encode(to: archiver, forKey: entry.key, in: graph) }
            try sequence.encode(to: archiver, in: graph)
            try archiver.endStructure()
        case .object(let index): try archiver.encodeObjectValue(graph.objects[index], forKey: key)
        case .conditional(let reference):
            if let index = graph.targets.index(for: reference) {
                try archiver.encodeConditionalObjectValue(graph.objects[index], forKey: key)
            } else if reference.writesNull || key == nil {
                try archiver.encodeLeaf(.null, forKey: key)
            }
        }
    }

    /// A set whose members have a key each. A counted set has the first member once, the second twice and so on.
    private static func encode(
        _ elements: [SampleValue], as form: ElementForm, to archiver: Archiver, forKey key: String?,
        in graph: SampleGraph
    ) throws {
        try archiver.beginElements(form, count: elements.count, forKey: key)
        for element in elements { try element.encode(to: archiver, forKey: nil, in: graph) }
        try archiver.endElements(counts: form == .countedSet ? Array(1...max(1, elements.count)) : [])
    }

    private static func encode(
        _ elements: [SampleValue], as kind: CollectionKind, to archiver: Archiver, forKey key: String?,
        in graph: SampleGraph
    ) throws {
        try archiver.beginCollection(kind, count: elements.count, forKey: key)
        try encodeElements(elements, to: archiver, in: graph)
    }

    /// Encodes what the collection that was begun contains, and ends it.
    private static func encodeElements(
        _ elements: [SampleValue], to archiver: Archiver, in graph: SampleGraph
    ) throws {
        for element in elements { try element.encode(to: archiver, forKey: nil, in: graph) }
        try archiver.endCollection()
    }

    private func encode(
        _ variant: SchemaVariant, to archiver: Archiver, forKey key: String?, in graph: SampleGraph
    ) throws {
        switch (variant, self) {
        case (.inline, .leaf(let text as String)): try InlineString(text).encode(to: archiver, forKey: key)
        case (.boxed, .leaf(let value)): try value.boxed.encode(to: archiver, forKey: key)
        case (.boxed, .rawValue(let value, let enumeration)):
            try value.value(type: enumeration.rawType).boxed.encode(to: archiver, forKey: key)
        case (.mutable, .leaf(let value as any MutableVariant)): try value.encodeMutable(to: archiver, forKey: key)
        case (.mutable, .array(let elements)):
            try archiver.beginMutableCollection(.array, count: elements.count, forKey: key)
            try Self.encodeElements(elements, to: archiver, in: graph)
        case (.mutable, .set(let members, .ordered)):
            try archiver.beginMutableOrderedSet(count: members.count, forKey: key)
            for element in members { try element.encode(to: archiver, forKey: nil, in: graph) }
            try archiver.endElements(counts: [])
        case (.mutable, .set(let members, _)):
            try archiver.beginMutableCollection(.set, count: members.count, forKey: key)
            try Self.encodeElements(members, to: archiver, in: graph)
        case (.mutable, .dictionary(let entries)):
            try archiver.beginMutableCollection(.dictionary, count: entries.count, forKey: key)
            try Self.encodeElements(entries.map(\.key) + entries.map(\.value), to: archiver, in: graph)
        default: try encode(to: archiver, forKey: key, in: graph)
        }
    }
}

extension [SampleSequenceValue] {
    /// Encodes the values one after another; a value and those that are joined to it are one group.
    func encode(to archiver: Archiver, in graph: SampleGraph) throws {
        for (position, element) in enumerated() {
            let isContinued = position + 1 < count && self[position + 1].isJoined
            if isContinued, !element.isJoined { try archiver.beginGroup() }
            if element.isOptionalScalar {
                try archiver.encodeLeaf(.boolean(element.value != nil), forKey: nil)
                try element.value?.encode(to: archiver, forKey: nil, in: graph)
            } else {
                try (element.value ?? .null).encode(to: archiver, forKey: nil, in: graph)
            }
            if element.isJoined, !isContinued { try archiver.endGroup() }
        }
    }
}

// MARK: - Numbers

extension ArchivableValue {
    /// The number or struct as an object, or the value itself if it is something else.
    fileprivate var boxed: any ArchivableValue {
        switch self {
        case let value as Bool: BoxedNumber(value)
        case let value as Float: BoxedNumber(value)
        case let value as Double: BoxedNumber(value)
        case let value as any ArchivableInteger: BoxedNumber(value)
        case let value as PointValue: BoxedGeometry(value)
        case let value as SizeValue: BoxedGeometry(value)
        case let value as RectangleValue: BoxedGeometry(value)
        case let value as EdgeInsetsValue: BoxedGeometry(value)
        default: self
        }
    }
}

extension IntegerLiteral {
    /// The low 64 bits of the number.
    var bits: Int64 { Int64(truncatingIfNeeded: magnitude) &* (isNegative ? -1 : 1) }
}

extension SchemaIntegerType {
    /// The integer of this type that has the given low bits.
    func value(_ bits: Int64) -> any ArchivableInteger {
        switch self {
        case .int8: Int8(truncatingIfNeeded: bits)
        case .int16: Int16(truncatingIfNeeded: bits)
        case .int32: Int32(truncatingIfNeeded: bits)
        case .int64: bits
        case .int: Int(truncatingIfNeeded: bits)
        case .uint8: UInt8(truncatingIfNeeded: bits)
        case .uint16: UInt16(truncatingIfNeeded: bits)
        case .uint32: UInt32(truncatingIfNeeded: bits)
        case .uint64: UInt64(bitPattern: bits)
        case .uint: UInt(truncatingIfNeeded: bits)
        }
    }
}

extension SchemaRawValue {
    /// The value that archives contain.
    func value(type: SchemaType) -> any ArchivableValue {
        switch (self, type) {
        case (.string(let text), _): text
        case (.integer(let literal), .integer(let type)): type.value(literal.bits)
        case (.integer(let literal), _): literal.bits
        }
    }
}

/// Numbers of fixed width in data.
enum PackedNumbers {
    /// Packed numbers of a type; elements of other types are left out, and there is no result for types of any width.
    static func value(of elements: [any ArchivableValue], type: SchemaType, isBigEndian: Bool) -> SampleValue? {
        type.packableZero.map { .leaf(packed(elements, like: $0, isBigEndian: isBigEndian)) }
    }

    private static func packed<Number: PackableNumber>(
        _ elements: [any ArchivableValue], like zero: Number, isBigEndian: Bool
    ) -> any ArchivableValue {
        let numbers = elements.compactMap { $0 as? Number }
        return isBigEndian ? PackedBigEndian(numbers) : PackedLittleEndian(numbers)
    }
}

extension SchemaType {
    /// 0 as a number that can be packed; `nil` for other types.
    var packableZero: (any PackableNumber)? {
        switch self {
        case .integer(let type): type.value(0) as? any PackableNumber
        case .float: Float(0)
        case .double: Double(0)
        default: nil
        }
    }
}
