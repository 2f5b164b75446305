// Fields of a checked schema: how they are archived, read back, and kept readable.

/// How a field's value comes back from an archive.
package enum SchemaConnection {
    /// Not archived at all.
    case transient

    /// A value: read by `init(coder:)`.
    case value

    /// A reference, or a collection of some, that must exist when `init(coder:)` ends: a `let`, or neither optional
    /// nor a collection.
    case atOnce

    /// A reference, or a collection of some, that `connect(with:)` reads.
    case later

    /// A set of objects, or a dictionary whose keys are objects: built when everything else is connected.
    case whenConnected
}

/// A field of a class or struct.
///
/// A reference type, since many steps of plans refer to it; nothing changes it after the checker has made it.
package final class SchemaField {
    package var name: String
    package var documentation: [String] = []

    /// Where the schema says the name.
    package var place: SourceRange?

    /// Never `.open`: a field of an open class is public.
    package var access: AccessLevel
    package var isConstant = false
    package var isWeak = false

    /// Encoded conditionally: `weak` or `conditional`.
    package var isConditional = false

    /// The type without the field's own `?`.
    package var type: SchemaType
    package var isOptional = false
    package var value: SchemaDefault?

    /// The key in the archive. A value that is archived field by field composes its own keys with it
    /// (`origin.x`), and writes them bare where it is empty.
    package var key: String
    package var connection: SchemaConnection

    /// In written order; looked up when the key is missing.
    package var fallbacks: [SchemaFallback] = []

    /// In written order; what is still written for older readers at the class's present version.
    package var also: [SchemaAlso] = []

    /// Those whose `until` the class's present version has passed: they are no longer written.
    package var endedAlso: [SchemaAlso] = []
    package var since: Int?

    /// The last version that wrote the field. The field is read and no longer written.
    package var until: Int?

    /// In a sequential archive the value is in the group of the field before it.
    package var isJoined = false

    /// `rebuilt via`: an instance method without arguments that is called when the whole graph is read.
    package var rebuildFunction: SchemaFunction?

    /// The field's strong references can lead back to an object of its own class: `deinit` hands them to the release
    /// list.
    package var leadsBack = false

    package init(name: String, access: AccessLevel, type: SchemaType, key: String, connection: SchemaConnection) {
        self.name = name
        self.access = access
        self.type = type
        self.key = key
        self.connection = connection
    }

    /// A copy that is changed.
    package func with(_ change: (SchemaField) -> Void) -> SchemaField {
        let copy = SchemaField(name: name, access: access, type: type, key: key, connection: connection)
        copy.documentation = documentation
        copy.place = place
        copy.isConstant = isConstant
        copy.isWeak = isWeak
        copy.isConditional = isConditional
        copy.isOptional = isOptional
        copy.value = value
        copy.fallbacks = fallbacks
        copy.also = also
        copy.endedAlso = endedAlso
        copy.since = since
        copy.until = until
        copy.isJoined = isJoined
        copy.rebuildFunction = rebuildFunction
        copy.leadsBack = leadsBack
        change(copy)
        return copy
    }

    /// A missing key is an error.
    package var isRequired: Bool { !isOptional && value == nil }
}

/// The value of a field whose key is missing.
package enum SchemaDefault {
    /// Swift's text for it: a literal, `.blue`, `[]`, `[:]`.
    case literal(String)

    /// `nil`, written out.
    case `nil`

    /// A Swift expression that stood in parentheses.
    case expression(String)

    /// A static function that takes the unarchiver.
    case function(SchemaFunction)
}

/// A Swift function named after `via`.
package struct SchemaFunction {
    package let name: String

    /// The label of its one argument; `nil` for none (`_`, or nothing written).
    package let label: String?

    package init(name: String, label: String?) {
        self.name = name
        self.label = label
    }
}

/// Keys under which older archives hold a field.
package struct SchemaFallback {
    package let keys: [String]

    /// The type under those keys and the function that converts it; without it the field's own type.
    package let conversion: (type: SchemaType, isOptional: Bool, function: SchemaFunction)?

    package init(keys: [String], conversion: (type: SchemaType, isOptional: Bool, function: SchemaFunction)?) {
        self.keys = keys
        self.conversion = conversion
    }
}

/// Keys under which a field is written a second time for older readers.
package struct SchemaAlso {
    package let keys: [String]

    /// The stage of the enum that those readers know.
    package let asOf: Int?

    /// The last version of the class that writes them.
    package let until: Int?
    package let conversion: (type: SchemaType, isOptional: Bool, function: SchemaFunction)?

    package init(
        keys: [String], asOf: Int?, until: Int? = nil,
        conversion: (type: SchemaType, isOptional: Bool, function: SchemaFunction)?
    ) {
        self.keys = keys
        self.asOf = asOf
        self.until = until
        self.conversion = conversion
    }
}

/// Keys that were used once and must never be used again.
package struct SchemaRetiredKey {
    package let keys: [String]

    /// What goes on being written under them, as Swift text with its type; `nil` where nothing is.
    package let stillWritten: (type: SchemaType, value: String)?

    /// The last version that used them as a field's, where the schema says it.
    package let until: Int?

    /// Where the schema retires them.
    package let place: SourceRange?

    package init(
        keys: [String], stillWritten: (type: SchemaType, value: String)?, until: Int? = nil, place: SourceRange? = nil
    ) {
        self.keys = keys
        self.until = until
        self.place = place
        self.stillWritten = stillWritten
    }
}
