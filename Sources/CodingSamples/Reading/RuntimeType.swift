// The types as which the runtime reads values of the schema's types, so that it alone decides what can be read.
//
//     [String: Set<Colour>?]     [Member<String>: Set<Member<Int>>?]    enums by their raw values
//     [Spot]                     [ObjectNumber]                         objects, structs and enums with values by number
//     [Int] packed               PackedLittleEndian<Int>

@_spi(GeneratedCode) import Archiving
import CodingSchema
import PropertyLists

extension SchemaType {
    /// The type that decodes such values, except the parts under composed keys; `nil` if only Swift knows it.
    var runtimeType: (any ArchivableValue.Type)? {
        switch self {
        case .bool: Bool.self
        case .integer(let integer): Swift.type(of: integer.value(0))
        case .float: Float.self
        case .double: Double.self
        case .string: String.self
        case .foundation(.codable): PropertyList.self
        case .object, .existential, .structure, .union, .foundation(.opaque): ObjectNumber.self
        case .swift: nil
        case .data, .date, .decimal, .foundation, .geometry: LeafType.row(of: self)?.type
        case .enumeration(let enumeration): enumeration.rawType.runtimeType
        case .bits(let bits): SchemaType.integer(bits.rawType).runtimeType
        case .array(let element), .indexed(let element): element.runtimeType.map { Self.array($0) }
        case .optional(let wrapped): wrapped.runtimeType.map { Self.optional($0) }
        case .set(let member, let form): member.memberType.map { Self.set($0, form) }
        case .dictionary(let key, let value):
            if let key = key.memberType, let value = value.runtimeType { Self.dictionary(key, value) } else { nil }
        case .packed(let element, let isBigEndian): element.packableZero.map { Self.packed($0, isBigEndian) }
        case .variant(_, let wrapped): wrapped.runtimeType
        case .converted(let conversion): conversion.archived.runtimeType
        }
    }

    /// The type of members of sets and keys of dictionaries.
    private var memberType: (any SetMember.Type)? {
        guard let type = runtimeType as? any (ArchivableValue & Hashable).Type else { return nil }
        func member<Value: ArchivableValue & Hashable>(_: Value.Type) -> any SetMember.Type { Member<Value>.self }
        return member(type)
    }

    private static func array<Element: ArchivableValue>(_: Element.Type) -> any ArchivableValue.Type { [Element].self }

    private static func optional<Wrapped: ArchivableValue>(_: Wrapped.Type) -> any ArchivableValue.Type {
        Wrapped?.self
    }

    private static func set<Element: SetMember>(_: Element.Type, _ form: SchemaSetForm) -> any ArchivableValue.Type {
        switch form {
        case .plain: Set<Element>.self
        case .ordered: OrderedSetValue<Element>.self
        case .counted: CountedSetValue<Element>.self
        }
    }

    private static func dictionary<Key: SetMember, Value: ArchivableValue>(
        _: Key.Type, _: Value.Type
    ) -> any ArchivableValue.Type { [Key: Value].self }

    private static func packed<Number: PackableNumber>(
        _: Number, _ isBigEndian: Bool
    ) -> any ArchivableValue.Type {
        isBigEndian ? PackedBigEndian<Number>.self : PackedLittleEndian<Number>.self
    }
}

// MARK: - Members

/// A member of a set, or a key of a dictionary, with its position in the archive.
protocol SetMember: ArchivableValue, Hashable {
    associatedtype Value: ArchivableValue
    var value: Value { get }
    var position: Int { get }
}

private struct Member<Value: ArchivableValue & Hashable>: SetMember {
    let value: Value
    let position: Int

    static func == (left: Member, right: Member) -> Bool { left.value == right.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }

    func encode(to archiver: Archiver, forKey key: String?) throws { try value.encode(to: archiver, forKey: key) }

    static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Member? {
        try Value.decodeIfPresent(from: unarchiver, forKey: key).map { member($0, unarchiver) }
    }

    static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> Member? {
        try Value.decodeLeniently(from: unarchiver, forKey: key).map { member($0, unarchiver) }
    }

    private static func member(_ value: Value, _ unarchiver: Unarchiver) -> Member {
        let position = unarchiver.userInfo[MemberCount.key] as? MemberCount ?? MemberCount()
        unarchiver.userInfo[MemberCount.key] = position
        position.count += 1
        return Member(value: value, position: position.count)
    }
}

/// Counts the members that an unarchiver has decoded.
private final class MemberCount {
    static let key = "coding.members"
    var count = 0
}

// MARK: - Parts

/// A value with elements, members or entries.
protocol ValueWithParts {
    /// The parts in the order of the archive: the values of a dictionary, and the counts of a counted set, are second.
    var parts: [(first: any ArchivableValue, second: (any ArchivableValue)?)] { get }
}

extension Array: ValueWithParts where Element: ArchivableValue {
    var parts: [(first: any ArchivableValue, second: (any ArchivableValue)?)] { map { ($0, nil) } }
}

extension Optional: ValueWithParts where Wrapped: ArchivableValue {
    var parts: [(first: any ArchivableValue, second: (any ArchivableValue)?)] { map { [($0, nil)] } ?? [] }
}

extension Set: ValueWithParts where Element: SetMember {
    var parts: [(first: any ArchivableValue, second: (any ArchivableValue)?)] {
        sorted { $0.position < $1.position }.map { ($0.value, nil) }
    }
}

extension OrderedSetValue: ValueWithParts where Element: SetMember {
    var parts: [(first: any ArchivableValue, second: (any ArchivableValue)?)] { elements.map { ($0.value, nil) } }
}

extension CountedSetValue: ValueWithParts where Element: SetMember {
    var parts: [(first: any ArchivableValue, second: (any ArchivableValue)?)] {
        counts.sorted { $0.key.position < $1.key.position }.map { ($0.key.value, $0.value) }
    }
}

extension Dictionary: ValueWithParts where Key: SetMember, Value: ArchivableValue {
    var parts: [(first: any ArchivableValue, second: (any ArchivableValue)?)] {
        sorted { $0.key.position < $1.key.position }.map { ($0.key.value, $0.value) }
    }
}

extension PackedLittleEndian: ValueWithParts {
    var parts: [(first: any ArchivableValue, second: (any ArchivableValue)?)] { elements.map { ($0, nil) } }
}

extension PackedBigEndian: ValueWithParts {
    var parts: [(first: any ArchivableValue, second: (any ArchivableValue)?)] { elements.map { ($0, nil) } }
}
