// The report in words.

extension ArchiveReport: CustomStringConvertible {
    /// A line for each entry, under headings; `nothing to report` if the report is empty.
    public var description: String {
        let sections = [
            Self.section("read under fallback keys", fallbacks.map(\.line)),
            Self.section("defaults taken", defaults.map(\.line)),
            Self.section("keys that nothing read", unreadKeys.map(\.line)),
            Self.section("unknown values", unknownValues.map(\.line)),
            Self.section("classes under other names", renamedClasses.map(\.line)),
            Self.section("newer versions", newerVersions.map(\.line)),
            omittedCount == 0 ? [] : ["and \(omittedCount) more events"],
        ]
        let lines = sections.flatMap { $0 }
        return lines.isEmpty ? "nothing to report" : lines.joined(separator: "\n")
    }

    private static func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" }
    }

    /// `Employee.office`; the key alone at the top level.
    fileprivate static func name(_ className: String?, _ key: String?) -> String {
        [className, key].compactMap { $0 }.joined(separator: ".")
    }

    fileprivate static func ending(_ count: Int, _ firstPath: String) -> String {
        let number = count == 1 ? "once" : "\(count) times"
        if firstPath.isEmpty { return ", \(number)" }
        return count == 1 ? ", once, at \(firstPath)" : ", \(number), first at \(firstPath)"
    }
}

extension ArchiveReport.Fallback {
    fileprivate var line: String {
        "\(ArchiveReport.name(className, key)) from '\(fallbackKey)'" + ArchiveReport.ending(count, firstPath)
    }
}

extension ArchiveReport.Default {
    fileprivate var line: String { ArchiveReport.name(className, key) + ArchiveReport.ending(count, firstPath) }
}

extension ArchiveReport.UnreadKey {
    fileprivate var line: String {
        ArchiveReport.name(className, key) + (isKept ? ", kept" : "") + ArchiveReport.ending(count, firstPath)
    }
}

extension ArchiveReport.UnknownValue {
    fileprivate var line: String {
        "\(ArchiveReport.name(className, key)): '\(rawValue)' of '\(enumName)', taken as '\(value)'"
            + ArchiveReport.ending(count, firstPath)
    }
}

extension ArchiveReport.RenamedClass {
    fileprivate var line: String {
        let way =
            switch reason {
            case .formerName: "former name"
            case .mapping: "mapping"
            case .hint: "hint"
            case .delegate: "delegate"
            }
        return "'\(archivedName)' as '\(className)', \(way)" + ArchiveReport.ending(count, firstPath)
    }
}

extension ArchiveReport.NewerVersion {
    fileprivate var line: String {
        "\(className) in version \(archivedVersion), known \(knownVersion)" + ArchiveReport.ending(count, firstPath)
    }
}
