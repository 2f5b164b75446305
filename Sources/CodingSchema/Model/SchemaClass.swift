// Classes of a checked schema.

/// A class of a schema.
///
/// A reference type, since classes refer to each other in cycles; the checker fills it once and nothing changes it
/// after.
package final class SchemaClass: SchemaOwner, SchemaFieldOwner {
    package var isFinal = false
    package var superclass: SchemaClass?
    package var refusesNewer = false

    /// The class is written by hand; only its coding is generated, in an extension.
    package var isExtension = false

    /// A superclass written by hand that has no coding of its own.
    package var externalSuperclass: String?

    /// Which kinds of archives the class takes part in.
    package var archives = SchemaArchiveKinds.keyed

    /// `sequential marker "K"`: the key that distinguishes keyed archives of the class from those whose values have no
    /// keys.
    package var keyedMarker: String?

    /// The class itself says `keeps unknown`; its subclasses then keep unknown keys too.
    package var keepsUnknown = false

    /// `unique via`: a static function that takes the decoded object and returns the one that takes its place.
    package var uniqueFunction: SchemaFunction?

    /// `replaced via`: an instance method without arguments that names the object to archive in its place.
    package var replacementFunction: SchemaFunction?
    package var refusesCoding = false

    /// The `swift { … }` members, in written order.
    package var swiftMembers: [SchemaSwiftMember] = []

    package var fields: [SchemaField] = []

    deinit { ReleaseQueue.release(superclass: &superclass, fields: &fields) }

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

/// Which kinds of archives a class takes part in.
package enum SchemaArchiveKinds {
    case keyed
    case keyedAndSequential
    case sequential
}

/// Swift source that is copied into a class as it is.
package struct SchemaSwiftMember {
    /// The text between the braces.
    package let text: String

    /// The line of the schema file on which the text begins.
    package let line: Int

    package init(text: String, line: Int) {
        self.text = text
        self.line = line
    }
}
