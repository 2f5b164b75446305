// The clauses of heads and fields. A clause is one case here: its words, its position in the canonical order, and the
// form of what follows the words.

/// A kind of clause. The raw value consists of the words that the clause begins with; the cases are in the canonical
/// order.
package protocol ClauseKind: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
    /// The form of what follows the words.
    var argument: ClauseArgument { get }

    /// The words of each kind, and the first of them.
    static var words: [[Word]] { get }
    static var firstWords: [Word] { get }
}

/// The form of what follows the words of a clause.
package enum ClauseArgument {
    case nothing
    case string
    case strings
    case integer
    case function

    /// Strings, and the type of the value under these keys with the function that converts it.
    case keys

    /// A name of Swift.
    case name

    /// The name of a class.
    case className

    /// A value, or `via` and a function.
    case value
}

/// The clauses in the head of a class, struct or enum.
package enum HeadClause: String, ClauseKind {
    case asDictionary = "as dictionary"
    case tag
    case version
    case unwritten
    case refusesNewer = "refuses newer"
    case archivedAs = "archived as"
    case formerly
    case `else`
    case prefix
    case sequential
    case keyedOnly = "keyed only"
    case readsUnknownSubclasses = "reads unknown subclasses"
    case keepsUnknown = "keeps unknown"
    case writesNil = "writes nil"
    case omitsDefault = "omits default"
    case lenient
    case uniqueVia = "unique via"
    case replacedVia = "replaced via"
    case rebuiltVia = "rebuilt via"
    case refusesCoding = "refuses coding"
    case renamedFrom = "renamed from"

    /// What a class encodes that is written elsewhere.
    case keys

    package var argument: ClauseArgument {
        switch self {
        case .version: .integer
        case .tag, .archivedAs, .prefix: .string
        case .formerly, .keys: .strings
        case .renamedFrom: .name
        case .else: .className
        case .uniqueVia, .replacedVia, .rebuiltVia: .function
        case .asDictionary, .unwritten, .refusesNewer, .sequential, .keyedOnly, .readsUnknownSubclasses, .keepsUnknown,
            .writesNil, .omitsDefault, .lenient, .refusesCoding:
            .nothing
        }
    }

    /// Whether declarations of a kind have the clause.
    package func belongs(to kind: DeclarationSyntax.Kind) -> Bool {
        switch kind {
        case .class, .extension: self != .keys && self != .asDictionary && self != .tag
        case .struct: isOfValues || self == .asDictionary || self == .rebuiltVia || self == .lenient
        case .enum: isOfValues || self == .tag
        case .external: isOfExternals
        case .retired: self == .archivedAs || self == .formerly
        case .bits, .alias: false
        }
    }

    /// Whether structs and enums have the clause, too.
    var isOfValues: Bool {
        switch self {
        case .version, .unwritten, .archivedAs, .formerly, .sequential, .writesNil, .omitsDefault, .renamedFrom: true
        default: false
        }
    }

    /// Whether the classes have the clause that are written elsewhere.
    var isOfExternals: Bool { self == .keys || self == .archivedAs || self == .sequential }

    package static let words = wordsOfAll
    package static let firstWords = words.compactMap(\.first)
}

/// The clauses of a field.
package enum FieldClause: String, ClauseKind {
    case required
    case ifMissing = "if missing"
    case key
    case since
    case until
    case fallback
    case treatsNilAsMissing = "treats nil as missing"
    case also
    case writesNil = "writes nil"
    case omitsNil = "omits nil"
    case omitsDefault = "omits default"
    case lenient
    case conditional
    case unconditional
    case joined
    case keyedOnly = "keyed only"
    case sequentialOnly = "sequential only"
    case rebuiltVia = "rebuilt via"
    case renamedFrom = "renamed from"

    package var argument: ClauseArgument {
        switch self {
        case .key: .string
        case .since, .until: .integer
        case .fallback, .also: .keys
        case .ifMissing: .value
        case .required, .treatsNilAsMissing, .writesNil, .omitsNil, .omitsDefault, .lenient, .conditional,
            .unconditional, .joined, .keyedOnly, .sequentialOnly:
            .nothing
        case .rebuiltVia: .function
        case .renamedFrom: .name
        }
    }

    /// Whether a field may have several such clauses.
    package var isRepeatable: Bool { argument == .keys }

    package static let words = wordsOfAll
    package static let firstWords = words.compactMap(\.first)
}

extension ClauseKind {
    fileprivate static var wordsOfAll: [[Word]] {
        allCases.map { $0.rawValue.split(separator: " ").compactMap { Word(rawValue: String($0)) } }
    }
}

/// A clause: its words, what follows them, and the range of all of it.
package struct ClauseSyntax<Kind: ClauseKind>: Sendable {
    package let kind: Kind
    package var range: SourceRange

    /// The comma before a clause of a head.
    var comma: SourceRange?

    /// The keys or names; `version N key "K"` and `sequential marker "K"` may have one.
    package var strings: [Located<String>] = []

    /// The version; of `also`, the one after `as of`.
    package var number: Located<Int>?

    /// `as of N`.
    var asOf: SourceRange?

    /// The `until` of `also`.
    package var until: Located<Int>?
    package var function: ReferenceSyntax?

    /// The value of `if missing`.
    package var value: ValueSyntax?

    /// The former name of `renamed from`, or the class of `else`.
    package var name: Located<String>?

    /// `: Type via f` after keys.
    package var conversion: (type: TypeSyntax, via: ReferenceSyntax)?

    /// `sequential only`.
    package var isOnly = false

    /// `version N key "K" boxed`.
    package var isBoxed = false

    /// What a fix removes: the clause, and the comma before it; `nil` if there is a comment in between.
    var removal: SourceRange? { comma == nil ? range : comma?.throughBlanks(range) }
}

/// The clauses of a declaration or field, in written order.
package struct ClauseList<Kind: ClauseKind>: Sendable {
    package private(set) var all: [ClauseSyntax<Kind>] = []

    /// Stored, since most fields have no clause, and each property of a field looks for one.
    private var isEmpty = true

    /// The first clause of each kind.
    private var firsts: [(kind: Kind, index: Int)] = []

    package init(_ clauses: [ClauseSyntax<Kind>] = []) {
        for clause in clauses { append(clause) }
    }

    package mutating func append(_ clause: ClauseSyntax<Kind>) {
        if index(of: clause.kind, in: firsts) == nil { firsts.append((clause.kind, all.count)) }
        all.append(clause)
        isEmpty = false
    }

    /// Replaces the clauses of some kinds with those of other clauses.
    mutating func replace(_ kinds: [Kind], with others: Self) {
        self = Self(all.filter { !kinds.contains($0.kind) } + others.all.filter { kinds.contains($0.kind) })
    }

    /// The first clause of a kind.
    package subscript(kind: Kind) -> ClauseSyntax<Kind>? {
        isEmpty ? nil : index(of: kind, in: firsts).map { all[$0] }
    }

    // Generic, because `==` of a kind compares the texts of raw values.
    private func index<Element: Equatable>(of kind: Element, in firsts: [(kind: Element, index: Int)]) -> Int? {
        for first in firsts where first.kind == kind { return first.index }
        return nil
    }
}
