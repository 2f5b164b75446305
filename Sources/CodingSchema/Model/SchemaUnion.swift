// Enums of a checked schema whose cases carry values.

/// An enum whose cases carry values: an archive holds one of several representations, each under its own keys.
package final class SchemaUnion: SchemaOwner {
    /// In declared order, which is the order in which a reader looks for them; the fallback case is looked for last,
    /// wherever it is.
    package var cases: [SchemaUnionCase] = []

    deinit { ReleaseQueue.release(cases: &cases) }

    package var fallbackCase: SchemaUnionCase? { cases.first(where: \.isFallback) }
}

/// A case that carries values.
package struct SchemaUnionCase {
    package var name: String
    package var documentation: [String] = []
    package var isFallback = false

    /// Where the schema says the name.
    package var place: SourceRange?

    /// Of a case without values, the key of the `true` that represents it; `nil` where there are values.
    package var key: String?
    package var elements: [SchemaUnionElement] = []

    /// `also fallbackCase via f`: the static function that makes the fallback case, which is written next to this one.
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
