// A small interpreter of TextMate grammars: as much as the grammar in Editors/vscode needs.

import Foundation

/// A grammar, and the scopes that it gives to a text.
final class TextMateGrammar {
    private struct Rule {
        var name: String?
        var match: NSRegularExpression?
        var begin: NSRegularExpression?
        var end = ""
        var captures: [Int: String] = [:]
        var endCaptures: [Int: String] = [:]
        var patterns: [[String: Any]] = []
    }

    private struct Open {
        let rule: Rule
        let end: NSRegularExpression
    }

    private let root: [String: Any]
    private let repository: [String: [String: Any]]
    private var rules: [String: [Rule]] = [:]
    private var ends: [String: NSRegularExpression] = [:]

    init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        repository = root["repository"] as? [String: [String: Any]] ?? [:]
    }

    // MARK: Rules

    /// The rules of some patterns, with those that they include.
    private func expand(_ patterns: [[String: Any]], depth: Int = 0) throws -> [Rule] {
        try patterns.flatMap { pattern -> [Rule] in
            if let include = pattern["include"] as? String {
                if let known = rules[include] { return known }
                let found = try expand([repository[String(include.dropFirst())] ?? [:]], depth: depth + 1)
                rules[include] = found
                return found
            }
            let nested = pattern["patterns"] as? [[String: Any]] ?? []
            if pattern["match"] == nil, pattern["begin"] == nil { return try expand(nested, depth: depth + 1) }
            return [try rule(pattern, nested)]
        }
    }

    private func rule(_ pattern: [String: Any], _ nested: [[String: Any]]) throws -> Rule {
        func captures(_ name: String) -> [Int: String] {
            let all = pattern[name] as? [String: [String: String]] ?? [:]
            return Dictionary(
                uniqueKeysWithValues: all.compactMap { key, value in Int(key).map { ($0, value["name"] ?? "") } })
        }
        var rule = Rule()
        rule.name = pattern["name"] as? String
        rule.match = try (pattern["match"] as? String).map { try NSRegularExpression(pattern: $0) }
        rule.begin = try (pattern["begin"] as? String).map { try NSRegularExpression(pattern: $0) }
        rule.end = pattern["end"] as? String ?? ""
        rule.captures = captures(rule.match == nil ? "beginCaptures" : "captures")
        rule.endCaptures = captures("endCaptures")
        rule.patterns = nested
        return rule
    }

    /// The expression that ends a rule, with what the beginning has captured.
    private func end(of rule: Rule, _ match: NSTextCheckingResult, _ line: NSString) throws -> NSRegularExpression {
        var pattern = rule.end
        for group in 1..<max(match.numberOfRanges, 1) where match.range(at: group).location != NSNotFound {
            let text = NSRegularExpression.escapedPattern(for: line.substring(with: match.range(at: group)))
            if rule.begin?.numberOfCaptureGroups ?? 0 >= group, pattern.contains("\\\(group)") {
                pattern = pattern.replacingOccurrences(of: "\\\(group)", with: text)
            }
        }
        if let known = ends[pattern] { return known }
        let expression = try NSRegularExpression(pattern: pattern)
        ends[pattern] = expression
        return expression
    }

    // MARK: Scopes

    /// The scopes of each UTF-16 unit of a text, without the grammar's own, the innermost last.
    func scopes(of text: String) throws -> [[String]] {
        let top = try expand(root["patterns"] as? [[String: Any]] ?? [])
        var stack: [Open] = []
        var result: [[String]] = []
        for piece in text.components(separatedBy: "\n") {
            let line = (piece + "\n") as NSString
            var scopes = [[String]](repeating: [], count: line.length)
            var position = 0
            while position < line.length {
                let outer = stack.compactMap(\.rule.name)
                let candidates = try stack.last.map { try expand($0.rule.patterns) } ?? top
                let range = NSRange(location: position, length: line.length - position)
                var best: (match: NSTextCheckingResult, rule: Rule?)?
                if let last = stack.last, let match = last.end.firstMatch(in: line as String, range: range) {
                    best = (match, nil)
                }
                for rule in candidates {
                    guard let expression = rule.match ?? rule.begin,
                        let match = expression.firstMatch(in: line as String, range: range)
                    else { continue }
                    if match.range.location < best?.match.range.location ?? .max { best = (match, rule) }
                }
                let start = best?.match.range.location ?? line.length
                for unit in position..<start { scopes[unit] += outer }
                guard let (match, rule) = best else { break }
                let finish = match.range.location + match.range.length
                let name = (rule ?? stack.last?.rule)?.name
                let names = rule == nil ? outer : outer + [name].compactMap(\.self)
                for unit in start..<finish { scopes[unit] += names }
                let captures = rule.map(\.captures) ?? stack.last?.rule.endCaptures ?? [:]
                for (group, name) in captures where group < match.numberOfRanges {
                    let range = match.range(at: group)
                    guard range.location != NSNotFound else { continue }
                    for unit in range.location..<(range.location + range.length) { scopes[unit].append(name) }
                }
                if let rule, rule.begin != nil {
                    stack.append(Open(rule: rule, end: try end(of: rule, match, line)))
                } else if rule == nil {
                    stack.removeLast()
                }
                position = max(finish, position + (match.range.length == 0 && rule != nil ? 1 : 0))
            }
            result += scopes
        }
        return Array(result.dropLast())
    }
}
