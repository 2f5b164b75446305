// A review as commands that GitHub's runners turn into annotations of a pull request.
//
//     ::error file=Payroll.coding,line=3,col=9,title=Person.lastName%3A keyChanged::key "Last" became …

package import CodingSchema

/// Writes a review as workflow commands.
package struct GitHubAnnotations: Sendable {
    private let report: ReviewReport

    /// Converts the path of a schema of the new side to the path in GitHub's workspace.
    private let pathInWorkspace: @Sendable (String) -> String

    /// The locations of declarations in the new schemas, for changes about removed members.
    private let places: [[String]: SourceRange]

    /// Creates a writer for a report.
    ///
    /// - Parameters:
    ///   - schemas: the schemas of the new side.
    ///   - pathInWorkspace: converts a path of the new side to one relative to the repository's folder, as GitHub needs
    ///     it.
    package init(
        _ report: ReviewReport, schemas: [Schema], pathInWorkspace: @escaping @Sendable (String) -> String
    ) {
        self.report = report
        self.pathInWorkspace = pathInWorkspace
        var places: [[String]: SourceRange] = [:]
        for change in report.changes {
            guard let place = change.newPlace else { continue }
            let name = [change.moduleName, change.declaration]
            if places[name] == nil { places[name] = place }
        }
        for schema in schemas {
            for declaration in schema.files.flatMap(\.declarations) {
                if let place = declaration.place { places[[schema.moduleName, declaration.name]] = place }
            }
        }
        self.places = places
    }

    /// One line for each change that is not safe, followed by the summary, which runners print unchanged.
    package var text: String {
        guard !report.groups.isEmpty else { return PlainText.printable(report.nothingText) + "\n" }
        let summary = PlainText.printable("\(report.oldName) → \(report.newName): \(report.countsText)")
        let lines = report.groups.flatMap { group in group.changes.indices.compactMap { line(of: $0, in: group) } }
        return (lines + [summary]).map { $0 + "\n" }.joined()
    }

    private func line(of index: Int, in group: ReviewReport.Group) -> String? {
        let change = group.changes[index]
        let verdict = report.verdict(of: change)
        guard verdict > .safe else { return nil }
        let command = change.waiver != nil ? "notice" : verdict == .breaking ? "error" : "warning"
        var properties: [(String, String)] = []
        if let place = change.newPlace ?? places[[change.moduleName, change.declaration]] {
            properties = [
                ("file", pathInWorkspace(place.file.path)),
                ("line", "\(place.start.line)"),
                ("col", "\(place.start.column)"),
            ]
        }
        properties.append(("title", "\(report.subject(of: change)): \(change.rule.rawValue)"))
        let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
        return "::\(command) \(list)::\(Self.escaped(message(of: change, report.fixes(below: index, of: group) ?? [])))"
    }

    private func message(of change: Change, _ fixes: [Fix]) -> String {
        var lines = [change.summary + (change.isGuess ? " (a guess)" : "")]
        for judgement in change.judgements where judgement.direction.isFact && judgement.verdict > .safe {
            lines.append("\(judgement.direction.title): \(judgement.verdict.rawValue): \(judgement.reason)")
        }
        for (number, fix) in fixes.enumerated() {
            for (position, step) in fix.steps.enumerated() {
                let label = position > 0 ? "and:" : number == 0 ? "fix:" : "or:"
                lines.append("\(label) add \(step.place): \(step.text)")
            }
            lines += fix.outcomeTexts.map { "then: \($0)" }
        }
        if report.level == .source, let effect = change.sourceEffect, effect.isBreaking {
            lines.append("generated Swift: breaking: \(effect.reason)")
        }
        if let waiver = change.waiver { lines.append("waived: \(waiver.reason)") }
        return lines.joined(separator: "\n")
    }

    /// Escapes the message after the second `::`.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result += PlainText.printable(String(scalar))
            }
        }
        return result
    }

    /// Escapes the value of a property.
    static func escapedProperty(_ text: String) -> String {
        escaped(text).split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
            .split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
    }
}
