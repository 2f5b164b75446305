// Enums of a checked schema whose cases carry values.

/// An enum whose cases carry values: an archive holds one of several representations, each with its own keys.
package final class SchemaUnion: SchemaOwner {
    /// The cases in declared order. A reader tries them in this order, except that it tries the fallback case last.
    package var cases: [SchemaUnionCase] = []

    deinit { ReleaseQueue.release(&cases, leaving: []) }

    package var fallbackCase: SchemaUnionCase? { cases.first(where: \.isFallback) }
}

/// A case that carries values.
package struct SchemaUnionCase {
    package var name: String
    package var documentation: [String] = []
    package var isFallback = false

    /// The location of the name in the schema.
    package var place: SourceRange?

    /// The key of the `true` that represents a case without values; `nil` for a case with values.
    package var key: String?
    package var elements: [SchemaUnionElement] = []

    /// `also fallbackCase via f`: the static function that creates the fallback case, which is written in addition.
    package var alsoFunction: SchemaFunction?

    package init(name: String) {
        self.name = name
    }
}

/// One value that a case carries.
package struct SchemaUnionElement {
    package let label: String?

    /// The type in Swift without its outer `?`.
    package let valueType: SchemaType
    package let isOptional: Bool
    package let key: String

    /// Whether `writes nil` applies to the value.
    package let writesNil: Bool

    /// The type in archives.
    package var type: SchemaType { valueType.archivedType }

    package init(label: String?, type: SchemaType, isOptional: Bool, key: String, writesNil: Bool = false) {
        self.label = label
        self.valueType = type
        self.isOptional = isOptional
        self.key = key
        self.writesNil = writesNil
    }
}
