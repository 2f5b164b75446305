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
    private let locations: [[String]: SourceRange]

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
        var locations: [[String]: SourceRange] = [:]
        for change in report.entries.map(\.change) {
            guard let location = change.newLocation else { continue }
            let name = [change.moduleName, change.declaration]
            if locations[name] == nil { locations[name] = location }
        }
        for schema in schemas {
            for declaration in schema.files.flatMap(\.declarations) {
                if let location = declaration.location { locations[[schema.moduleName, declaration.name]] = location }
            }
        }
        self.locations = locations
    }

    /// One line for each change that is not safe, followed by the summary, which runners print unchanged.
    package var text: String {
        guard !report.groups.isEmpty else { return PlainText.printable(report.nothingText) + "\n" }
        let summary = PlainText.printable("\(report.oldName) → \(report.newName): \(report.countsText)")
        return (report.entries.compactMap(line) + [summary]).map { $0 + "\n" }.joined()
    }

    private func line(of entry: ReviewReport.Entry) -> String? {
        let change = entry.change
        guard entry.verdict > .safe else { return nil }
        let command = change.waiver != nil ? "notice" : entry.verdict == .breaking ? "error" : "warning"
        var properties: [(String, String)] = []
        if let location = change.newLocation ?? locations[[change.moduleName, change.declaration]] {
            properties = [
                ("file", pathInWorkspace(location.file.path)),
                ("line", "\(location.start.line)"),
                ("col", "\(location.start.column)"),
            ]
        }
        properties.append(("title", "\(entry.subject): \(change.rule.rawValue)"))
        let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
        return "::\(command) \(list)::\(Self.escaped(message(of: entry)))"
    }

    private func message(of entry: ReviewReport.Entry) -> String {
        let change = entry.change
        var lines = [change.summary + (change.guess == nil ? "" : " (a guess)")]
        lines += Direction.facts.compactMap { direction in
            change.findings[direction].flatMap { text(of: ReviewReport.Line(direction.title, $0)) }
        }
        for fix in entry.fixes {
            switch fix {
            case .add(let label, let step): lines.append("\(label): add \(step.target): \(step.text)")
            case .then(let texts): lines += texts.map { "then: \($0)" }
            case .none: break
            }
        }
        if let effect = entry.effect.flatMap(text(of:)) { lines.append(effect) }
        if let waiver = change.waiver { lines.append("waived: \(waiver.reason)") }
        return lines.joined(separator: "\n")
    }

    private func text(of line: ReviewReport.Line) -> String? {
        let finding = line.finding
        return finding.verdict > .safe ? "\(line.title): \(finding.verdict.rawValue): \(finding.reason)" : nil
    }

    /// Escapes the message after the second `::`.
    static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: PlainText.printable(String(scalar))
            }
        }
    }

    /// Escapes the value of a property.
    static func escapedProperty(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
