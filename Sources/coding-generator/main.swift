// The part of `coding` that the build plugin runs, with the commands that need nothing else. It is separate because every
// adopter compiles it.

import CodingCommandLine
import SchemaCommands

let tool = Tool(
    name: "coding-generator",
    summary: "Generates Swift from .coding schemas for the build plugin. Call 'coding' yourself.",
    commands: [Command.generateInPackage, .check, .format, .stubs].map(\.takingTargets)
)
Tool.main { (words, messages) throws(ToolError) in
    let call = try PackageCall(words)
    return try tool.run(call.words, &messages, completedBy: call.completed)
}
