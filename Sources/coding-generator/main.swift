// The part of `coding` that the build plugin runs. It is separate because every adopter compiles it.

import CodingCommandLine

let tool = Tool(
    name: "coding-generator",
    summary: "Generates Swift from .coding schemas for the build plugin. Call 'coding' yourself.",
    commands: [.generate]
)
Tool.main { (words, messages) throws(ToolError) in try tool.run(words, &messages) }
