// The command line tool `coding`.

import CodingCommandLine
import SchemaCommands

extension Tool {
    static let coding = Tool(
        name: "coding",
        summary: "Generates Swift for archived objects from .coding schemas.",
        commands: all.map(\.takingTargets)
    )

    private static let all: [Command] = [
        .initialize, .generateInPackage, .check(printing: { DiagnosticJSON.document($0).text }), .format, .diff,
        .freeze, .sample, .inspect, .get, .set, .insert, .remove, .compare, .convert, .stats, .graph, .infer, .verify,
        .rows, .why, .stubs, .schema, .explain, .languageServer, .completions,
    ]
}

@main
enum Coding {
    static func main() {
        Tool.main { words, messages throws(ToolError) in
            let call = try PackageCall(words)
            return try Tool.coding.run(call.words, &messages, completedBy: call.completed)
        }
    }
}
