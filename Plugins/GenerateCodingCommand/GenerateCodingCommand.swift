// `swift package generate-coding`: `swift package coding generate` with the permission to write.

import Foundation
import PackagePlugin

/// Runs the tool's `generate-coding` on the package.
@main
struct GenerateCodingCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try PackageContents(context.package).call(
            codingTool(context, for: ["generate-coding"]), ["generate-coding"] + arguments,
            folder: context.pluginWorkDirectoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension GenerateCodingCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let tool = try context.tool(named: "coding-generator")
        try PackageContents(context.xcodeProject).call(
            tool.url, ["generate-coding"] + arguments, folder: context.pluginWorkDirectoryURL)
    }
}
#endif
