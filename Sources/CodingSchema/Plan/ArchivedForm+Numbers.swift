// Numbers in the table of types, and types that are stored as one: booleans, raw values, bit fields, packed arrays.

extension ArchivedForm {
    static var bool: ArchivedForm { ArchivedForm(.boolean, .name("Bool"), encoding: "c", phrase: "a boolean") }
    static var float: ArchivedForm { ArchivedForm(.real, .name("Float"), encoding: "f", phrase: "a real number") }
    static var double: ArchivedForm { ArchivedForm(.real, .name("Double"), encoding: "d", phrase: "a real number") }

    static func integer(_ type: SchemaIntegerType) -> ArchivedForm {
        ArchivedForm(.integer, .name(type.rawValue), encoding: type.encoding, phrase: "an integer")
    }

    /// An enum with raw values: its encoding is the raw type's.
    static func enumeration(_ enumeration: SchemaEnumeration) -> ArchivedForm {
        ArchivedForm(
            .enum, .declared(enumeration.name), encoding: enumeration.rawType.form.encoding,
            phrase: "a raw value of '\(enumeration.name)'", module: enumeration.moduleName)
    }

    static func bits(_ bits: SchemaBits) -> ArchivedForm {
        ArchivedForm(
            .bits, .declared(bits.name), encoding: bits.rawType.encoding, phrase: "the bits of '\(bits.name)'",
            module: bits.moduleName)
    }

    /// An array of numbers in one data object.
    static func packed(_ element: SchemaType, isBigEndian: Bool) -> ArchivedForm {
        let type = isBigEndian ? "PackedBigEndian" : "PackedLittleEndian"
        return ArchivedForm(
            .packed, .composed(word: isBigEndian ? "packed(big) " : "packed ", "[", [element], "]"),
            cocoaClass: "NSData", encoding: "i [\(element.form.encoding)]", phrase: "packed numbers",
            conversion: .wrapped(
                type: "\(type)<\(element.archivedName)>", initializer: type, member: "elements",
                inner: .array(element)))
    }
}
