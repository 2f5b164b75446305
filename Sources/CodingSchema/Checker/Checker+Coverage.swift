// What the language has and the generator does not make yet: each is an error that says so, where it is written.

/// A construct of the language that is not generated yet.
///
/// The raw value is the beginning of its message.
enum UngeneratedConstruct: String {
    case sequentialOnly = "classes for sequential archives only are"
}

extension Checker {
    /// Reports what is not generated yet.
    ///
    /// A class that is `sequential` is whole in a keyed archive, and that is what is generated for it.
    func checkCoverage() {
        for draft in classes {
            for clause in draft.syntax.clauses {
                guard case .sequential(only: true) = clause.kind else { continue }
                report(DiagnosticCatalog.notGeneratedYet(.sequentialOnly, at: clause.range))
            }
        }
    }
}
