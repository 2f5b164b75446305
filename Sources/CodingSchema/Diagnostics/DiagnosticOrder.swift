// The order in which diagnostics are shown.

/// Sorts diagnostics by file and position.
package enum DiagnosticOrder {
    /// The diagnostics in the order of the files, and by position; those at one position keep their order.
    package static func sorted(_ diagnostics: [Diagnostic], files: [SourceFile]) -> [Diagnostic] {
        var ranks: [ObjectIdentifier: Int] = [:]
        for (rank, file) in files.enumerated() where ranks[ObjectIdentifier(file)] == nil {
            ranks[ObjectIdentifier(file)] = rank
        }
        let keyed = diagnostics.enumerated().map { index, diagnostic in
            let rank = ranks[ObjectIdentifier(diagnostic.range.file)] ?? files.count
            return (key: (rank, diagnostic.range.lowerBound, index), diagnostic: diagnostic)
        }
        return keyed.sorted { $0.key < $1.key }.map(\.diagnostic)
    }
}
