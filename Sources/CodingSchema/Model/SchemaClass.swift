// Classes of a checked schema.

/// A class of a schema.
///
/// A reference type, because classes refer to each other in cycles. The checker fills it once; it doesn't change after
/// that.
package final class SchemaClass: SchemaOwner, SchemaFieldOwner {
    package internal(set) var superclass: SchemaClass?

    /// The first name after the colon, unless it is a protocol's.
    var superclassName: Located<String>?

    /// `else`: the class as which programs without this one read its objects.
    package internal(set) var elseClass: SchemaClass?

    /// Whether the class itself keeps unknown keys, and no superclass does; its subclasses then keep them too.
    package internal(set) var keepsUnknown: Bool

    override init(_ syntax: DeclarationSyntax, in unit: FileUnit, ordinal: Int = 0) {
        superclassName = syntax.superclass
        keepsUnknown = syntax.clauses[.keepsUnknown] != nil
        super.init(syntax, in: unit, ordinal: ordinal)
    }

    deinit {
        ReleaseQueue.release(&superclass, leaving: nil)
        ReleaseQueue.release(&elseClass, leaving: nil)
    }

    override func dismantle() {
        super.dismantle()
        (superclass, elseClass) = (nil, nil)
    }

    package override var type: SchemaType { .object(self) }

    /// The fields in declared order; none of a class that is written elsewhere.
    package var fields: [SchemaField] { syntax.isExternal ? [] : declaredFields }
}

extension SchemaClass {
    package var refusesNewer: Bool { syntax.clauses[.refusesNewer] != nil }

    /// Whether the class itself reads objects of unknown subclasses; its own subclasses then do, too.
    package var readsUnknownSubclasses: Bool { syntax.clauses[.readsUnknownSubclasses] != nil }

    /// How objects of the class and its subclasses are compared; `nil` if only Swift knows.
    package var equality: EqualitySyntax? { chain.first?.syntax.equality }

    /// Whether the class is handwritten, so that only its coding is generated, in an extension.
    package var isExtension: Bool { syntax.kind == .extension }

    /// What the schema knows of a class that is written elsewhere, for which no code is generated.
    package var external: SchemaExternalClass? {
        guard syntax.isExternal else { return nil }
        return SchemaExternalClass(
            parameters: declaredFields, keys: syntax.clauses[.keys]?.strings.map(\.value),
            moduleName: syntax.module?.value)
    }

    /// A handwritten superclass without coding.
    package var externalSuperclass: String? { syntax.isSuperclassExternal ? superclassName?.value : nil }

    /// The kinds of archives that the class takes part in.
    package var archives: SchemaArchiveKinds {
        guard let sequential = syntax.clauses[.sequential] else { return .keyed }
        return sequential.isOnly ? .sequential : .keyedAndSequential
    }

    /// `sequential marker "K"`: the key that distinguishes keyed archives of the class from those without keys.
    package var keyedMarker: String? { marker?.value }
    var marker: Located<String>? { syntax.clauses[.sequential]?.strings.first }

    /// `unique via`: a static function that takes the decoded object and returns its replacement.
    package var uniqueFunction: SchemaFunction? { syntax.clauses[.uniqueVia]?.function.map { SchemaFunction($0) } }

    /// `replaced via`: an instance method without arguments that returns the object to archive instead.
    package var replacementFunction: SchemaFunction? {
        syntax.clauses[.replacedVia]?.function.map { SchemaFunction($0) }
    }

    /// The `swift { … }` members, in written order.
    package var swiftMembers: [SchemaSwiftMember] { syntax.swift.map(SchemaSwiftMember.init) }

    /// The module that declares the class in Swift.
    package var swiftModule: String { external?.moduleName ?? moduleName }

    /// The archived names of the classes as which programs without this one read its objects, the best first: those of
    /// its `else`, or of its superclasses up to one that has the clause.
    package var fallbackNames: [String] {
        guard archives != .sequential else { return [] }
        var names: [String] = []
        for ancestor in sequence(first: self, next: \.superclass) {
            if ancestor !== self { names.append(ancestor.archivedName) }
            if let elseClass = ancestor.elseClass {
                return names + sequence(first: elseClass, next: \.superclass).map(\.archivedName)
            }
        }
        return []
    }

    /// The class and its superclasses, the root first.
    package var chain: [SchemaClass] { sequence(first: self, next: \.superclass).reversed() }
}

/// `external class`: a class that is written elsewhere, with coding of its own.
package struct SchemaExternalClass {
    /// The parameters of its initializer, which those of its subclasses begin with.
    package let parameters: [SchemaField]

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
