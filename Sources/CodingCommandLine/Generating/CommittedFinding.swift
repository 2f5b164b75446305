// A generated file that a project commits and that differs from what the schemas generate.

/// A generated file that is not up to date with the schemas.
package struct CommittedFinding {
    /// What is wrong with the file.
    let problem: String

    /// `file:line:column`; `nil` if neither the file nor its schema exists.
    package let location: String?

    /// The unified diff that would bring the file up to date.
    package var difference = ""

    /// The file would have to be removed: it has no schema, or another one of the same name takes precedence.
    package var isLeftover = false

    /// It contains the markers of a merge.
    var isConflict = false

    /// The finding as readable text.
    ///
    /// - Parameter fix: the command that updates all files.
    package func message(fix: String) -> String {
        let ending = isLeftover ? ", or remove it" : isConflict ? " after merging the schemas" : ""
        return "\(problem): run '\(fix)'\(ending)"
    }
}
