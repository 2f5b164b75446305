// A reader that reads what a writer archived: who the two are, and what was found out about pairs of their types.
//
// Structs and enums hold each other in cycles through collections. The outcome of a pair is the least that agrees
// with the outcomes of the pairs in it: all begin as safe, and each is looked at again when one that it rests on turns
// out to be worse. No pair is looked at from inside another, so that no chain of types is too long.

package import CodingSchema

/// One schema's classes reading another one's archives.
package final class ReadingContext {
    /// Reads the fields of a struct or a class from those that another one wrote under the same scope of keys; the
    /// names in archives are compared before.
    package typealias FieldReading = (
        _ written: any SchemaFieldOwner, _ read: any SchemaFieldOwner, _ context: ReadingContext
    ) -> ValueOutcome

    /// The declarations of the one who writes.
    package let writer: SchemaSide

    /// The declarations of the one who reads.
    package let reader: SchemaSide

    /// The reader's names of the writer's declarations, where they are others.
    package let renamed: [DeclarationName: DeclarationName]

    /// The reader has the new schema: what no field of it reads was kept once and is lost. An old reader loses nothing
    /// that it never knew.
    package let isReaderNewer: Bool
    private let readFields: FieldReading

    /// Two types, and what of them is compared.
    struct Pair: Hashable {
        enum Kind {
            case fields
            case object

            /// Objects of classes, read as values that are inside each other.
            case objectAsValue
            case cases
            case element
        }

        let kind: Kind
        let written: DeclarationName
        let read: DeclarationName

        init(_ kind: Kind, _ written: DeclarationName, _ read: DeclarationName) {
            self.kind = kind
            self.written = written
            self.read = read
        }
    }

    private var outcomes: [Pair: ValueOutcome] = [:]
    private var evaluations: [Pair: () -> ValueOutcome] = [:]
    private var dependents: [Pair: Set<Pair>] = [:]
    private var pending: [Pair] = []
    private var current: Pair?

    /// A context for all values that a reader may meet.
    package init(
        writer: SchemaSide, reader: SchemaSide, renamed: [DeclarationName: DeclarationName] = [:],
        isReaderNewer: Bool = true, readFields: @escaping FieldReading
    ) {
        self.writer = writer
        self.reader = reader
        self.renamed = renamed
        self.isReaderNewer = isReaderNewer
        self.readFields = readFields
    }

    /// Whether two declarations are one in two versions.
    func areOne(_ written: DeclarationName, _ read: DeclarationName) -> Bool {
        (renamed[written] ?? written) == read
    }

    /// The outcome of the fields of a pair of structs or classes.
    func fields(written: any SchemaFieldOwner, read: any SchemaFieldOwner) -> ValueOutcome {
        outcome(of: Pair(.fields, written.declarationName, read.declarationName)) { [self] in
            readFields(written, read, self)
        }
    }

    /// The outcome of a pair, found once; while another pair is looked at, what is known of it so far.
    func outcome(of pair: Pair, _ evaluation: @escaping () -> ValueOutcome) -> ValueOutcome {
        if let current { dependents[pair, default: []].insert(current) }
        if let known = outcomes[pair] { return known }
        outcomes[pair] = .safe
        evaluations[pair] = evaluation
        pending.append(pair)
        if current == nil { settle() }
        return outcomes[pair] ?? .safe
    }

    private func settle() {
        settlePending()
        // A pair in a cycle is known only when all were visited.
        for pair in evaluations.keys where pair.kind == .objectAsValue && isMetInItself(pair) {
            note(.circle, of: pair)
        }
        settlePending()
        evaluations = [:]
        dependents = [:]
    }

    private func settlePending() {
        while let next = pending.popLast() {
            current = next
            let outcome = evaluations[next]?() ?? .safe
            current = nil
            note(outcome, of: next)
        }
    }

    private func note(_ outcome: ValueOutcome, of pair: Pair) {
        let known = outcomes[pair] ?? .safe
        let worse = known.worse(outcome)
        guard worse != known else { return }
        outcomes[pair] = worse
        pending += dependents[pair] ?? []
    }

    /// Whether a pair rests on itself.
    private func isMetInItself(_ pair: Pair) -> Bool {
        var met: Set<Pair> = []
        var open = Array(dependents[pair] ?? [])
        while let next = open.popLast() {
            if next == pair { return true }
            if met.insert(next).inserted { open += dependents[next] ?? [] }
        }
        return false
    }
}

extension ValueOutcome {
    /// Objects refer to each other as they like; values are inside each other, and only so deep.
    fileprivate static let circle = ValueOutcome(
        .breaking, "objects that reference each other in a cycle, or are nested too deep, are an error")
}
