// Values of a checked schema other than structs: enums and bit fields.

/// An enum with raw values.
package final class SchemaEnumeration {
    package let name: String
    package let moduleName: String

    /// The number among the enums with raw values that were checked together.
    let ordinal: Int
    package var documentation: [String] = []
    package var access: AccessLevel = .internal
    package var rawType: SchemaType = .string
    package var version = 0
    package var cases: [SchemaCase] = []

    /// The case that an unknown raw value becomes.
    package var unknown: String?

    package init(name: String, moduleName: String, ordinal: Int = 0) {
        self.name = name
        self.moduleName = moduleName
        self.ordinal = ordinal
    }
}

/// A case of an enum with raw values.
package struct SchemaCase {
    package var name: String
    package var documentation: [String] = []

    /// The raw value as Swift text, where it is written: `"red+white"`, `3`.
    package var rawValue: String?

    /// The enum's version that brought the case, and the case that stands for it before.
    package var since: (version: Int, replacement: String)?

    package init(name: String) {
        self.name = name
    }
}

/// An enum whose cases carry values: an archive holds one of several representations, each under its own keys.
package final class SchemaUnion {
    package let name: String
    package let moduleName: String

    /// The number among the structs and enums with values that were checked together.
    let ordinal: Int
    package var documentation: [String] = []
    package var access: AccessLevel = .internal
    package var archivedName: String
    package var version = 0
    package var versionKey: String
    package var formerNames: [String] = []

    /// In declared order, which is the order in which a reader looks for them; the fallback case is looked for last,
    /// wherever it stands.
    package var cases: [SchemaUnionCase] = []
    package var retired: [SchemaRetiredKey] = []

    package init(name: String, moduleName: String, ordinal: Int = 0) {
        self.name = name
        self.moduleName = moduleName
        self.ordinal = ordinal
        self.archivedName = name
        self.versionKey = name + ".version"
    }

    deinit { ReleaseQueue.release(cases: &cases) }

    package var fallbackCase: SchemaUnionCase? { cases.first(where: \.isFallback) }
}

/// A case that carries values.
package struct SchemaUnionCase {
    package var name: String
    package var documentation: [String] = []
    package var isFallback = false

    /// Of a case without values, the key of the `true` that stands for it; `nil` where there are values.
    package var key: String?
    package var elements: [SchemaUnionElement] = []

    /// `also fallbackCase via f`: the static function that makes the fallback case, which is written beside this one.
    package var alsoFunction: SchemaFunction?

    package init(name: String) {
        self.name = name
    }
}

/// One value that a case carries.
package struct SchemaUnionElement {
    package let label: String?

    /// The type without its own `?`.
    package let type: SchemaType
    package let isOptional: Bool
    package let key: String

    package init(label: String?, type: SchemaType, isOptional: Bool, key: String) {
        self.label = label
        self.type = type
        self.isOptional = isOptional
        self.key = key
    }
}

/// Bit fields: values packed into one integer by shifts.
package final class SchemaBits {
    package let name: String
    package let moduleName: String
    package var documentation: [String] = []
    package var access: AccessLevel = .internal

    /// An unsigned integer type of fixed width.
    package var rawType: SchemaIntegerType = .uint32
    package var fields: [SchemaBitField] = []

    package init(name: String, moduleName: String) {
        self.name = name
        self.moduleName = moduleName
    }
}

/// One field of an integer's bits.
package struct SchemaBitField {
    package var documentation: [String] = []
    package let name: String

    /// A boolean, an integer, or an enum with integer raw values.
    package let type: SchemaType

    /// The lowest bit, counted from 0.
    package let position: Int
    package let width: Int

    package init(documentation: [String], name: String, type: SchemaType, position: Int, width: Int) {
        self.documentation = documentation
        self.name = name
        self.type = type
        self.position = position
        self.width = width
    }
}
