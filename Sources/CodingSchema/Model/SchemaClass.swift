// Classes of a checked schema.

/// A class of a schema.
///
/// A reference type, because classes refer to each other in cycles. The checker fills it once; it doesn't change after
/// that.
package final class SchemaClass: SchemaOwner, SchemaFieldOwner {
    package var isFinal = false
    package var superclass: SchemaClass?
    package var refusesNewer = false

    /// Whether the class is handwritten, so that only its coding is generated, in an extension.
    package var isExtension = false

    /// What the schema knows of a class that is written elsewhere, for which no code is generated.
    package internal(set) var external: SchemaExternalClass?

    /// A handwritten superclass without coding.
    package var externalSuperclass: String?

    /// The kinds of archives that the class takes part in.
    package var archives = SchemaArchiveKinds.keyed

    /// `sequential marker "K"`: the key that distinguishes keyed archives of the class from those without keys.
    package var keyedMarker: String?

    /// Whether the class itself declares `keeps unknown`; its subclasses then keep unknown keys too.
    package var keepsUnknown = false

    /// `unique via`: a static function that takes the decoded object and returns its replacement.
    package var uniqueFunction: SchemaFunction?

    /// `replaced via`: an instance method without arguments that returns the object to archive instead.
    package var replacementFunction: SchemaFunction?
    package var refusesCoding = false

    /// The `swift { … }` members, in written order.
    package var swiftMembers: [SchemaSwiftMember] = []

    package var fields: [SchemaField] = []

    deinit {
        ReleaseQueue.release(&superclass, leaving: nil)
        ReleaseQueue.release(&fields, leaving: [])
    }

    /// The module that declares the class in Swift.
    package var swiftModule: String { external?.moduleName ?? moduleName }

    /// The class and its superclasses, the root first.
    package var chain: [SchemaClass] {
        var result: [SchemaClass] = []
        var next: SchemaClass? = self
        while let current = next {
            result.append(current)
            next = current.superclass
        }
        return result.reversed()
    }
}

/// `external class`: a class that is written elsewhere, with coding of its own.
package struct SchemaExternalClass {
    /// The parameters of its initializer, which those of its subclasses begin with.
    package internal(set) var parameters: [SchemaField] = []

    /// The keys that it encodes; `nil` if the schema doesn't state them.
    package let keys: [String]?

    /// The module that declares the class, if it isn't the schema's.
    package let moduleName: String?
}

/// The kinds of archives that a class takes part in.
package enum SchemaArchiveKinds {
    case keyed
    case keyedAndSequential
    case sequential
}

/// Swift source that is copied unchanged, but for line ends: a member of a class, or the observers of a field.
package struct SchemaSwiftMember {
    /// The text between the braces; that of observers includes them.
    package let text: String

    /// The line of the schema file on which the text starts.
    package let line: Int

    init(_ source: Located<String>) {
        text = source.value.replacing("\r\n", with: "\n")
        line = source.range.start.line
    }
}
