// `swift package generate-coding`: writes the Swift of the schemas beside the sources.
//
// The plugin only finds files; every decision about what they say, and every message, is the tool's.

import Foundation
import PackagePlugin

/// Runs the tool's `generate-coding` on the package.
@main
struct GenerateCodingCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try PackageContents(context.package).call(
            try context.tool(named: "coding"),
            words: ["generate-coding"] + arguments,
            folder: context.pluginWorkDirectoryURL
        )
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension GenerateCodingCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        try PackageContents(context.xcodeProject).call(
            try context.tool(named: "coding"),
            words: ["generate-coding"] + arguments,
            folder: context.pluginWorkDirectoryURL
        )
    }
}
#endif
