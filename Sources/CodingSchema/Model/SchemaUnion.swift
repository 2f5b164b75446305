// Enums of a checked schema whose cases carry values.

/// An enum whose cases carry values: an archive holds one of several representations, each with its own keys.
package final class SchemaUnion: SchemaOwner {
    /// The raw value that names the case in archives; `nil` if the keys of the cases identify them.
    package internal(set) var tag: SchemaTag?

    /// The cases in declared order. A reader without a tag tries them in this order, except that it tries the fallback case last.
    package internal(set) var cases: [SchemaUnionCase] = []

    deinit { ReleaseQueue.release(&cases, leaving: []) }

    override func dismantle() {
        super.dismantle()
        cases = []
    }

    package override var type: SchemaType { .union(self) }

    /// The cases in the order in which a reader tries them: the fallback case last.
    var casesToRead: [SchemaUnionCase] { cases.filter { !$0.isFallback } + cases.filter(\.isFallback) }

    package var fallbackCase: SchemaUnionCase? { cases.first(where: \.isFallback) }

    /// `unknown .name`: the case as which cases of later versions are read.
    package var unknownCase: SchemaUnionCase? {
        syntax.unknown.flatMap { unknown in cases.first { $0.name == unknown.name.value } }
    }
}

/// `enum Content: Int, tag "tabType"`: the key of the raw values, and their type.
package struct SchemaTag: Equatable {
    package let key: String

    /// `Int` or `String`.
    package let isInteger: Bool

    package var type: SchemaType { isInteger ? .integer(.int) : .string }
}

/// A case that carries values, or the `true` that represents none.
package struct SchemaUnionCase {
    let syntax: CaseSyntax

    /// The position among the enum's cases.
    let ordinal: Int
    package internal(set) var elements: [SchemaUnionElement] = []

    /// The raw values by which a tag names the case: the one that is written, then former ones. Empty without a tag.
    package let rawValues: [SchemaRawValue]

    package var name: String { syntax.name.value }
    package var documentation: [String] { syntax.documentation }
    package var isFallback: Bool { syntax.isFallback }

    /// The location of the name in the schema.
    package var location: SourceRange? { syntax.name.range }

    /// The key of the `true` that represents a case without values; `nil` for a case with values or a tag.
    package var key: String? { writtenKey?.value }

    /// The key of the `true`, where it is written; that of the name if none is.
    var writtenKey: Located<String>? {
        syntax.payload.isEmpty && rawValues.isEmpty ? syntax.key ?? syntax.name : nil
    }

    /// `also fallbackCase via f`: the static function that creates the fallback case, which is written in addition.
    package var alsoFunction: SchemaFunction? { syntax.also.map { SchemaFunction($0.via) } }

    init(_ syntax: CaseSyntax, ordinal: Int, tag: SchemaTag?) {
        self.syntax = syntax
        self.ordinal = ordinal
        rawValues =
            tag.map { tag in
                [syntax.rawValue(isInteger: tag.isInteger)] + syntax.formerRawValues(isInteger: tag.isInteger)
            } ?? []
    }
}

/// One value that a case carries.
package struct SchemaUnionElement: ResolvedPart {
    let syntax: PayloadElementSyntax

    /// The key where it is written; if none is, the range is that of the label or the case.
    let writtenKey: Located<String>
    package let resolved: ResolvedType?

    /// Whether `writes nil` applies to the value.
    package let writesNil: Bool

    package var label: String? { syntax.label?.value }
    package var key: String { writtenKey.value }
}
