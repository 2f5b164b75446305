// Completion scripts for shells, made from the tables of commands and options.

import CodingCommandLine

/// The scripts that `coding completions` prints.
enum CompletionScript {
    /// The script for a shell.
    static func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// The words that can follow `coding`.
    private static var firstWords: [String] {
        Tool.coding.commands.map(\.name) + [Option.help, .version].map(\.name)
    }

    /// Text that a shell doesn't expand.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }

    // MARK: bash

    private static var bash: String {
        """
        # Completions of 'coding' for bash; written by 'coding completions bash'.
        _coding() {
            local word="${COMP_WORDS[COMP_CWORD]}"
            local before="${COMP_WORDS[COMP_CWORD - 1]}"
            COMPREPLY=()
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W \(quoted(firstWords.joined(separator: " "))) -- "$word"))
                return
            fi
            case "${COMP_WORDS[1]}" in
        \(Tool.coding.commands.map(bashBranch).joined(separator: "\n"))
            esac
            return 0
        }
        complete -o filenames -F _coding \(Tool.coding.name)

        """
    }

    private static func bashBranch(_ command: Command) -> String {
        let values = command.options.filter { $0.value != nil }.map { option in
            "                \(option.name)) \(action(option.completion).bash); return ;;"
        }
        let words = command.options.map(\.name).joined(separator: " ")
        return """
                \(command.name))
                    case "$before" in
            \(values.joined(separator: "\n"))
                    esac
                    case "$word" in
                        -*) COMPREPLY=($(compgen -W \(quoted(words)) -- "$word")) ;;
                        *) \(action(command.completion).bash) ;;
                    esac
                    ;;
            """
    }

    // MARK: zsh

    private static var zsh: String {
        """
        #compdef \(Tool.coding.name)
        # Completions of 'coding' for zsh; written by 'coding completions zsh'.
        _coding() {
            if (( CURRENT == 2 )); then
                local -a commands
                commands=(
        \(Tool.coding.commands.map { "            " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
                )
                _describe command commands
                _arguments \([Option.help, .version].map(zshOption).joined(separator: " "))
                return
            fi
            local command="${words[2]}"
            shift words
            (( CURRENT-- ))
            case "$command" in
        \(Tool.coding.commands.map(zshBranch).joined(separator: "\n"))
            esac
        }
        if [ "$funcstack[1]" = _coding ]; then
            _coding "$@"
        else
            compdef _coding \(Tool.coding.name)
        fi

        """
    }

    private static func zshBranch(_ command: Command) -> String {
        let operands = quoted("*:\(command.operands):\(action(command.completion).zsh)")
        let arguments = command.options.map(zshOption) + [operands]
        return "        \(command.name))\n            _arguments \\\n"
            + arguments.map { "                \($0)" }.joined(separator: " \\\n") + "\n            ;;"
    }

    private static func zshOption(_ option: Option) -> String {
        // Brackets and colons mean something to _arguments.
        func escaped(_ text: String) -> String {
            [":", "[", "]"].reduce(text) { $0.replacing($1, with: #"\"# + $1) }
        }
        let value = option.value.map { ":\(escaped($0)):\(action(option.completion).zsh)" } ?? ""
        return quoted((option.isRepeatable ? "*" : "") + "\(option.name)[\(escaped(option.summary))]\(value)")
    }

    // MARK: fish

    private static var fish: String {
        var lines = [
            "# Completions of 'coding' for fish; written by 'coding completions fish'.",
            "complete -c \(Tool.coding.name) -f",
        ]
        for command in Tool.coding.commands {
            lines.append(fishLine("__fish_use_subcommand", "-a \(command.name)", command.summary))
        }
        for option in [Option.help, .version] {
            lines.append(fishLine("__fish_use_subcommand", "-l \(option.name.dropFirst(2))", option.summary))
        }
        for command in Tool.coding.commands {
            let condition = "__fish_seen_subcommand_from \(command.name)"
            if let action = action(command.completion).fish { lines.append(fishLine(condition, action, nil)) }
            for option in command.options {
                let value = option.value == nil ? "" : " -r " + (action(option.completion).fish ?? "-f")
                lines.append(fishLine(condition, "-l \(option.name.dropFirst(2))\(value)", option.summary))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func fishLine(_ condition: String, _ arguments: String, _ summary: String?) -> String {
        "complete -c \(Tool.coding.name) -n \(quoted(condition)) \(arguments)"
            + (summary.map { " -d \(quoted($0))" } ?? "")
    }

    // MARK: Completions

    /// What completes a word in the language of each shell; in fish, nothing needs no words.
    private static func action(_ completion: Completion) -> (bash: String, zsh: String, fish: String?) {
        switch completion {
        case .nothing: return (":", " ", nil)
        case .folders:
            return (#"COMPREPLY=($(compgen -d -- "$word"))"#, "_files -/", "-a '(__fish_complete_directories)'")
        case .files: return (#"COMPREPLY=($(compgen -f -- "$word"))"#, "_files", "-a '(__fish_complete_path)'")
        case .schemas:
            return (
                #"COMPREPLY=($(compgen -d -- "$word") $(compgen -f -X '!*.coding' -- "$word"))"#,
                #"_files -g "*.coding""#, "-a '(__fish_complete_suffix .coding)'"
            )
        case .words(let words):
            let list = words().joined(separator: " ")
            return ("COMPREPLY=($(compgen -W \(quoted(list)) -- \"$word\"))", "(\(list))", "-a \(quoted(list))")
        }
    }
}

/// A shell that can complete the tool's words.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
}
