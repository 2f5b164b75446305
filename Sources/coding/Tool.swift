// The command line tool `coding`.

import CodingCommandLine

extension Tool {
    static let coding = Tool(
        name: "coding",
        summary: "Generates Swift for archived objects from .coding schemas.",
        commands: [
            .generate, .check, .format, .diff, .freeze, .sample, .inspect, .get, .set, .insert, .remove, .compare,
            .convert, .stats, .graph, .infer, .verify, .rows, .why, .schema, .explain, .languageServer, .completions,
        ]
    )
}

@main
enum Coding {
    static func main() {
        Tool.main { words, messages throws(ToolError) in
            words.first == PackageCall.option
                ? try runPackageCall(words, &messages) : try Tool.coding.run(words, &messages)
        }
    }

    /// Runs the calls that a command plugin's words expand to. The worst exit code counts.
    private static func runPackageCall(_ words: [String], _ messages: inout Messages) throws(ToolError) -> ExitCode {
        let call = try PackageCall(words)
        if let (arguments, command) = try call.ownArguments, let answer = Tool.coding.answer(arguments, of: command) {
            return answer
        }
        var worst = ExitCode.success
        for call in try call.calls() {
            let exitCode = try Tool.coding.run(call, &messages)
            if exitCode.rawValue > worst.rawValue { worst = exitCode }
        }
        return worst
    }
}
