// Parses the words of the command line: options with their values, and operands.

/// The words after a command's name, parsed.
package struct Arguments: Sendable {
    /// The words that are neither options nor values of options, in order.
    package var operands: [String] = []

    private var values: [String: [String]] = [:]

    /// Parses words as `--name value`, `--name=value`, `--name` or an operand; all after `--` are operands.
    package init(_ words: [String], command: Command) throws(ToolError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-", !Self.isNumber(word) else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let option = try Self.option(named: parts[0], of: command)
            try take(option, value: parts.count > 1 ? parts[1] : nil, rest: &rest)
            // A request for help is answered even if words after it are wrong.
            if option.name == Option.help.name { return }
        }
    }

    /// Whether the word is a negative number.
    private static func isNumber(_ word: String) -> Bool {
        word.dropFirst().first.map { $0.isASCII && $0.isNumber || $0 == "." } == true && Double(word) != nil
    }

    private static func option(named name: String, of command: Command) throws(ToolError) -> Option {
        let wanted = name == "-h" ? Option.help.name : name
        let known = command.options + command.hiddenOptions
        if let option = known.first(where: { $0.name == wanted }) { return option }
        throw ToolError.unknown(
            "option", name, among: command.options.map(\.name),
            help: "'coding \(command.name) --help' lists the options; words after '--' aren't options")
    }

    private mutating func take(_ option: Option, value: String?, rest: inout ArraySlice<String>) throws(ToolError) {
        let isFirst = values[option.name] == nil
        if option.value == nil {
            if value != nil { throw ToolError("'\(option.name)' takes no value") }
            values[option.name] = []
            return
        }
        if !isFirst && !option.isRepeatable { throw ToolError("'\(option.name)' is given twice") }
        // A forgotten value must not swallow the option after it; `--name=--value` is explicit.
        let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
        guard let text = value ?? next, !text.isEmpty else {
            throw ToolError("'\(option.name)' needs a value: \(option.name) \(option.value ?? "")")
        }
        if value == nil { rest.removeFirst() }
        values[option.name, default: []].append(text)
    }

    /// Whether the option is given.
    package func contains(_ option: Option) -> Bool { values[option.name] != nil }

    /// The value of an option that is given at most once.
    package func value(of option: Option) -> String? { values[option.name]?.first }

    /// The values of an option that may be repeated, in order.
    package func values(of option: Option) -> [String] { values[option.name] ?? [] }

    /// Replaces the values of an option; without values, the option is not given.
    package mutating func set(_ option: Option, _ newValues: [String]) {
        values[option.name] = newValues.isEmpty ? nil : newValues
    }

    /// Gives an option that takes no value.
    package mutating func insert(_ option: Option) { values[option.name] = [] }

    /// The value of an option that takes a whole number; `nil` if it isn't given.
    package func number(of option: Option, atLeast minimum: Int = 0) throws(ToolError) -> Int? {
        guard let text = value(of: option) else { return nil }
        guard let number = Int(text), number >= minimum else {
            throw ToolError("'\(option.name)' takes a number of at least \(minimum), not '\(text)'")
        }
        return number
    }

    /// The value of an option that takes one of some words; `nil` if it isn't given.
    package func choice<Choice: RawRepresentable<String>>(
        of option: Option, among choices: [Choice]
    ) throws(ToolError) -> Choice? {
        guard let word = value(of: option) else { return nil }
        if let choice = choices.first(where: { $0.rawValue == word }) { return choice }
        let quoted = choices.map { "'\($0.rawValue)'" }
        let list = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
        throw ToolError("'\(option.name)' takes \(list), not '\(word)'")
    }

    /// The values of an option that takes a module and a path.
    package func modulePaths(of option: Option) throws(ToolError) -> [(module: String, path: String)] {
        try pairs(of: option, needing: "a module and a path").map { pair throws(ToolError) in
            (try ModuleName.checked(pair.name), pair.value)
        }
    }

    /// The values of an option that takes a name and a value with `=` between them.
    package func pairs(of option: Option, needing phrase: String) throws(ToolError) -> [(name: String, value: String)] {
        try values(of: option).map { value throws(ToolError) in
            let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2 { return (parts[0], parts[1]) }
            throw ToolError("'\(option.name)' needs \(phrase): \(option.name) \(option.value ?? "")")
        }
    }
}
