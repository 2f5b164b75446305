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
            "                \(option.name)) \(bashReply(option.completion)); return ;;"
        }
        let words = command.options.map(\.name).joined(separator: " ")
        return """
                \(command.name))
                    case "$before" in
            \(values.joined(separator: "\n"))
                    esac
                    case "$word" in
                        -*) COMPREPLY=($(compgen -W \(quoted(words)) -- "$word")) ;;
                        *) \(bashReply(command.completion)) ;;
                    esac
                    ;;
            """
    }

    private static func bashReply(_ completion: Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .folders: #"COMPREPLY=($(compgen -d -- "$word"))"#
        case .files: #"COMPREPLY=($(compgen -f -- "$word"))"#
        case .schemas: #"COMPREPLY=($(compgen -d -- "$word") $(compgen -f -X '!*.coding' -- "$word"))"#
        case .words(let words):
            "COMPREPLY=($(compgen -W \(quoted(words().joined(separator: " "))) -- \"$word\"))"
        }
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
        let operands = quoted("*:\(command.operands):\(zshAction(command.completion))")
        let arguments = command.options.map(zshOption) + [operands]
        return "        \(command.name))\n            _arguments \\\n"
            + arguments.map { "                \($0)" }.joined(separator: " \\\n") + "\n            ;;"
    }

    private static func zshOption(_ option: Option) -> String {
        // Brackets and colons mean something to _arguments.
        let summary = option.summary.replacing(":", with: #"\:"#)
        let value = option.value.map { ":\($0.replacing(":", with: #"\:"#)):\(zshAction(option.completion))" } ?? ""
        return quoted((option.isRepeatable ? "*" : "") + "\(option.name)[\(summary)]\(value)")
    }

    private static func zshAction(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .folders: "_files -/"
        case .files: "_files"
        case .schemas: #"_files -g "*.coding""#
        case .words(let words): "(\(words().joined(separator: " ")))"
        }
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
            if let action = fishAction(command.completion) { lines.append(fishLine(condition, action, nil)) }
            for option in command.options {
                let value = option.value == nil ? "" : " -r " + (fishAction(option.completion) ?? "-f")
                lines.append(fishLine(condition, "-l \(option.name.dropFirst(2))\(value)", option.summary))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func fishLine(_ condition: String, _ arguments: String, _ summary: String?) -> String {
        "complete -c \(Tool.coding.name) -n \(quoted(condition)) \(arguments)"
            + (summary.map { " -d \(quoted($0))" } ?? "")
    }

    private static func fishAction(_ completion: Completion) -> String? {
        switch completion {
        case .nothing: nil
        case .folders: "-a '(__fish_complete_directories)'"
        case .files: "-a '(__fish_complete_path)'"
        case .schemas: "-a '(__fish_complete_suffix .coding)'"
        case .words(let words): "-a \(quoted(words().joined(separator: " ")))"
        }
    }
}
