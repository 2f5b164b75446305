// Takes the words of the command line apart: options with their values here, everything else there.

/// What stands behind a command's name.
package struct Arguments: Sendable {
    /// The words that are neither options nor values of options, in order.
    package private(set) var operands: [String] = []

    private var values: [String: [String]] = [:]

    /// Takes words apart as `--name value`, `--name=value`, `--name` or an operand; all after `--` are operands.
    package init(_ words: [String], command: Command) throws(ToolError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let option = try Self.option(named: parts[0], of: command)
            try take(option, value: parts.count > 1 ? parts[1] : nil, rest: &rest)
            // Somebody who asks for help is not told first what is wrong with the other words.
            if option.name == Option.help.name { return }
        }
    }

    private static func option(named name: String, of command: Command) throws(ToolError) -> Option {
        let wanted = name == "-h" ? Option.help.name : name
        let known = command.options + command.hiddenOptions
        if let option = known.first(where: { $0.name == wanted }) { return option }
        throw ToolError.unknown(
            "option",
            name,
            among: command.options.map(\.name),
            help: "'\(command.caller) \(command.name) --help' lists the options",
        )
    }

    private mutating func take(_ option: Option, value: String?, rest: inout ArraySlice<String>) throws(ToolError) {
        let isFirst = values[option.name] == nil
        if option.value == nil {
            if value != nil { throw ToolError("'\(option.name)' takes no value") }
            values[option.name] = []
            return
        }
        if !isFirst && !option.isRepeatable { throw ToolError("'\(option.name)' is given twice") }
        // A forgotten value must not swallow the option after it; `--name=--value` says that it is meant.
        let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
        guard let text = value ?? next, !text.isEmpty else {
            throw ToolError("'\(option.name)' needs a value: \(option.name) \(option.value ?? "")")
        }
        if value == nil { rest.removeFirst() }
        values[option.name, default: []].append(text)
    }

    /// The option is given.
    package func contains(_ option: Option) -> Bool { values[option.name] != nil }

    /// The value of an option that is given at most once.
    package func value(of option: Option) -> String? { values[option.name]?.first }

    /// The values of an option that may be repeated, in order.
    package func values(of option: Option) -> [String] { values[option.name] ?? [] }
}
