// The pages of `coding explain`, gathered; the files beside this one hold them by subject.

/// The pages of `coding explain`.
package enum Explanations {
    /// Every page, in alphabetical order of the codes.
    package static let all: [Explanation] = {
        let subjects = [
            lexer, files, heads, members, clauses, types, names, imports, classes, fields,
            versions, keys, values, classClauses, collections, structs, unions, bits,
            waivers, keptUnknown, sequences,
        ]
        return subjects.joined().sorted { $0.code < $1.code }
    }()

    /// The page about a kind of message.
    package static func page(for code: DiagnosticCode) -> Explanation? { all.first { $0.code == code.name } }
}
