// `coding completions`: scripts that complete the tool's commands, options and values.

import CodingCommandLine

extension Command {
    static let completions = Command(
        name: "completions",
        operands: "SHELL",
        summary: "Prints a shell completion script for 'coding'.",
        explanation: """
            bash: coding completions bash > ~/.local/share/bash-completion/completions/coding
            zsh:  coding completions zsh > _coding, in a folder of $fpath
            fish: coding completions fish > ~/.config/fish/completions/coding.fish
            """,
        operandRows: [("SHELL", Shell.allCases.map(\.rawValue).joined(separator: ", "))],
        completion: .words { Shell.allCases.map(\.rawValue) },
        failure: nil,
        example: ("completions bash > coding.bash && source coding.bash", "enables completions in this shell"),
        ownOptions: [],
        run: completions,
    )

    private static func completions(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let word = arguments.operands.first, arguments.operands.count == 1 else {
            throw ToolError("name one shell", help: "use 'bash', 'zsh' or 'fish'")
        }
        guard let shell = Shell(rawValue: word) else {
            // The names of shells are short and similar, so a suggestion would rarely be right.
            throw ToolError("unknown shell '\(word)'", help: "use 'bash', 'zsh' or 'fish'")
        }
        print(CompletionScript.text(for: shell), terminator: "")
        return .success
    }
}
