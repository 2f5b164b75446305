// A type archived as another: archives hold the other type, properties have the type itself. A type that is written by
// hand counts as archived as what only Swift knows.
//
//     var ids: [UUID] as String via text(of:), identifier(from:)
//
//     valueType   [UUID]        the property; each UUID is a .converted
//     type        [String]      the archive: what is compared, sampled, counted and encoded

/// A type whose values are archived as values of another type.
///
/// A reference type, because a struct among the archived types may contain the converted type in turn. It doesn't
/// change after the checker has created it.
package final class SchemaTypeConversion {
    /// The Swift type, which may be a dotted name.
    package let name: String

    /// The type as schemas know it; `nil` if only Swift does.
    package let swiftType: SchemaType?

    /// The type in archives.
    package internal(set) var archived: SchemaType

    /// The function that makes the archived value, and the one that makes the value from it; `nil` for `as Codable`, and
    /// for a type with coding of its own.
    package let functions: (writing: SchemaFunction, reading: SchemaFunction)?

    /// The module of the schema.
    package let moduleName: String

    /// The module that declares the type, if the schema states it.
    package let typeModule: String?

    /// The protocols that the schema states of a type that is written by hand.
    package let conformances: [String]

    /// The declaration of the one field that it is for, of which the functions are members unless they name a type;
    /// `nil` if it is for every field of the type.
    package let ownerName: String?

    package init(
        name: String, swiftType: SchemaType?, archived: SchemaType,
        functions: (writing: SchemaFunction, reading: SchemaFunction)?, moduleName: String,
        typeModule: String? = nil, conformances: [String] = [], ownerName: String? = nil
    ) {
        self.name = name
        self.swiftType = swiftType
        self.archived = archived
        self.functions = functions
        self.moduleName = moduleName
        self.typeModule = typeModule
        self.conformances = conformances
        self.ownerName = ownerName
    }

    /// Whether the type has coding of its own, which is written by hand.
    package var isOpaque: Bool {
        if case .foundation(.opaque) = archived { true } else { false }
    }

    /// Whether archives hold the raw value, which the type's own initializer converts back.
    package var isOfRawValue: Bool {
        guard let functions, functions.writing.isRawValue, functions.writing.typeName == name else { return false }
        let reading = functions.reading
        return reading.name == "init" && reading.label == "rawValue" && reading.typeName == name
    }

    /// Whether it applies to every field of the type.
    package var isOfType: Bool { ownerName == nil }
}

extension SchemaType {
    /// Whether the type, or a part of it, is archived as another.
    package var isConverted: Bool {
        if case .converted = self { true } else { parts.contains(where: \.isConverted) }
    }

    /// The conversions in the type, each once, from left to right.
    package var conversions: [SchemaTypeConversion] {
        var found: [SchemaTypeConversion] = []
        forEachPart { part in
            guard case .converted(let conversion) = part, !found.contains(where: { $0 === conversion }) else { return }
            found.append(conversion)
        }
        return found
    }

    /// Whether archives hold the property list of a value that only Swift knows.
    package var isPropertyList: Bool {
        if case .foundation(.codable) = self { true } else { false }
    }

    /// Whether only Swift knows what archives hold.
    package var isKnownToSwiftOnly: Bool {
        if case .foundation(.opaque) = self { true } else { isPropertyList }
    }

    /// Whether functions of the schema convert values of the type, or of a part of it.
    package var hasFunctions: Bool {
        if case .converted(let conversion) = self { return conversion.functions != nil }
        return parts.contains(where: \.hasFunctions)
    }

    /// Whether a function of the schema makes the value itself, apart from its parts.
    package var canFailToConvert: Bool {
        switch self {
        case .converted(let conversion): conversion.functions != nil
        case .optional(let wrapped), .variant(_, let wrapped): wrapped.canFailToConvert
        default: false
        }
    }

    /// The type in archives: each converted type is replaced by the one that it is archived as.
    package var archivedType: SchemaType {
        guard isConverted else { return self }
        if case .converted(let conversion) = self { return conversion.archived }
        return replacingParts(by: \.archivedType)
    }

    /// The type without the words for variants of forms, as which readers decode it.
    package var withoutVariants: SchemaType {
        if case .variant(_, let wrapped) = self { return wrapped.withoutVariants }
        return replacingParts(by: \.withoutVariants)
    }

    /// The type with other types in place of its parts.
    private func replacingParts(by other: (SchemaType) -> SchemaType) -> SchemaType {
        switch self {
        case .array(let element): .array(other(element))
        case .set(let element, let form): .set(other(element), form)
        case .dictionary(let key, let value): .dictionary(key: other(key), value: other(value))
        case .optional(let wrapped): .optional(other(wrapped))
        case .packed(let element, let isBigEndian): .packed(other(element), isBigEndian: isBigEndian)
        case .indexed(let element): .indexed(other(element))
        case .variant(let variant, let wrapped): .variant(variant, other(wrapped))
        default: self
        }
    }

    /// The type as Swift knows it, without its conversion.
    package var unconverted: SchemaType {
        if case .converted(let conversion) = self { conversion.swiftType ?? self } else { self }
    }
}
