// A generated file that a project commits and that differs from what the schemas generate.

/// A generated file that is not up to date with the schemas.
package struct CommittedFinding {
    package enum Kind {
        /// Its text differs from what the schema generates now; the class table has no single schema.
        case stale(schema: String?)

        /// It contains the markers of a merge.
        case conflict
        case missing(path: String)

        /// Another file has the same name and takes precedence.
        case doubled(of: String)

        /// It has no schema.
        case orphaned(moduleName: String)
    }

    package let kind: Kind

    /// `file:line:column`; `nil` if neither the file nor its schema exists.
    package let location: String?
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

    /// The finding as readable text.
    ///
    /// - Parameter fix: the command that updates all files.
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
