// What is wrong with one generated file that a project keeps, and how the tool says it.

/// A generated file that is not as the schemas would have it.
package struct CommittedFinding {
    package enum Kind {
        /// Its text is not what the schema gives today; the class table is of all schemas.
        case stale(schema: String?)

        /// A merge left its marks in it.
        case conflict
        case missing(path: String)

        /// Another one of its name is the one that counts.
        case doubled(of: String)

        /// No schema becomes it any more.
        case orphaned(moduleName: String)
    }

    package let kind: Kind

    /// `file:line:column`; `nil` where neither the file nor a schema of it is there.
    package let place: String?
    package let path: String

    /// The unified diff that would bring the file up to date.
    package var difference = ""

    /// The file would have to be removed.
    package var isLeftover: Bool {
        switch kind {
        case .doubled, .orphaned: true
        case .stale, .conflict, .missing: false
        }
    }

    /// What a person reads.
    ///
    /// - Parameter fix: the command that brings everything up to date.
    package func message(fix: String) -> String {
        switch kind {
        case .stale(let schema):
            let schema = schema.map { "'\(FilePath.name(of: $0))'" } ?? "the schemas"
            return "out of date with \(schema): run '\(fix)'"
        case .conflict:
            return "unresolved merge conflict in generated Swift: run '\(fix)' after merging the schemas"
        case .missing(let path):
            return "the generated file '\(path)' is missing: run '\(fix)'"
        case .doubled(let name):
            return "duplicate generated file '\(name)': run '\(fix)', or remove it"
        case .orphaned(let moduleName):
            return "generated file without a schema in '\(moduleName)': run '\(fix)', or remove it"
        }
    }
}
