// Evaluates how a reader reads a writer's archives: the declarations of both sides, and the findings for pairs of their
// types.
//
// Structs and enums can contain each other in cycles through collections. The finding of a pair is the least fixed
// point of the findings of the pairs in it: all pairs start as safe, and a pair is evaluated again when one that it
// depends on becomes worse. Pairs are evaluated from a work list and not recursively, so long chains of types can't
// overflow the stack.

package import CodingSchema

/// Evaluates how one schema's classes read the archives of another schema.
package final class ReadingContext {
    /// Reads the fields of a struct or a class from those that another one wrote in the same scope of keys. The
    /// archived names were compared before.
    package typealias FieldReading = (
        _ written: any SchemaFieldOwner, _ read: any SchemaFieldOwner, _ context: ReadingContext
    ) -> Finding

    package let writer: SchemaSide
    package let reader: SchemaSide

    /// The reader's names for the writer's declarations that were renamed.
    package let renamed: [DeclarationName: DeclarationName]

    /// Whether the reader has the new schema. Values that a new reader has no field for were stored in the old version
    /// and are lost; an old reader never had the values that it ignores.
    package let isReaderNewer: Bool
    let readFields: FieldReading

    /// Two types, and the aspect in which they are compared.
    struct Pair: Hashable {
        enum Kind {
            case fields
            case object

            /// Objects of classes that are read as nested values.
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

    private var findings: [Pair: Finding] = [:]
    private var evaluations: [Pair: () -> Finding] = [:]

    /// The pairs of the evaluations, in order.
    private var evaluated: [Pair] = []

    /// The pairs whose findings depend on one, in order: the first of equally bad reasons is shown.
    private var dependents: [Pair: [Pair]] = [:]
    private var dependencies: Set<[Pair]> = []
    private var pending: [Pair] = []
    private var current: Pair?

    /// Creates a context for reading any value of the writer.
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

    /// Whether two declarations are versions of each other.
    func isSameDeclaration(_ written: DeclarationName, _ read: DeclarationName) -> Bool {
        (renamed[written] ?? written) == read
    }

    /// The finding for the fields of a pair of structs or classes.
    func fields(written: any SchemaFieldOwner, read: any SchemaFieldOwner) -> Finding {
        finding(of: Pair(.fields, written.declarationName, read.declarationName)) { [self] in
            readFields(written, read, self)
        }
    }

    /// The cached finding of a pair; during an evaluation, the preliminary finding.
    func finding(of pair: Pair, _ evaluation: @escaping () -> Finding) -> Finding {
        if let current, dependencies.insert([pair, current]).inserted { dependents[pair, default: []].append(current) }
        if let known = findings[pair] { return known }
        findings[pair] = .safe
        evaluations[pair] = evaluation
        evaluated.append(pair)
        pending.append(pair)
        if current == nil { settle() }
        return findings[pair] ?? .safe
    }

    private func settle() {
        settlePending()
        // Cycles are certain only after all pairs were visited.
        for pair in evaluated where pair.kind == .objectAsValue && isMetInItself(pair) {
            note(.circle, of: pair)
        }
        settlePending()
        evaluations = [:]
        evaluated = []
        dependents = [:]
        dependencies = []
    }

    private func settlePending() {
        while let next = pending.popLast() {
            current = next
            let finding = evaluations[next]?() ?? .safe
            current = nil
            note(finding, of: next)
        }
    }

    private func note(_ finding: Finding, of pair: Pair) {
        let known = findings[pair] ?? .safe
        let worse = known.worse(finding)
        guard worse != known else { return }
        findings[pair] = worse
        pending += dependents[pair] ?? []
    }

    /// Whether a pair depends on itself.
    private func isMetInItself(_ pair: Pair) -> Bool {
        var met: Set<Pair> = []
        var open = dependents[pair] ?? []
        while let next = open.popLast() {
            if next == pair { return true }
            if met.insert(next).inserted { open += dependents[next] ?? [] }
        }
        return false
    }
}

extension Finding {
    /// Objects may reference each other in cycles; values are nested, and only to a limited depth.
    fileprivate static let circle = Finding(
        .breaking, "objects that reference each other in a cycle, or are nested too deep, are an error")
}
