// `swift package coding`: the tool's other commands, told of the package's targets.
//
// The plugin only finds files; every decision about what they say, and every message, is the tool's.

import Foundation
import PackagePlugin

/// Runs a command of the tool on the package.
@main
struct CodingCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try PackageContents(context.package).call(
            try context.tool(named: "coding"),
            words: arguments,
            folder: context.pluginWorkDirectoryURL
        )
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension CodingCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        try PackageContents(context.xcodeProject).call(
            try context.tool(named: "coding"),
            words: arguments,
            folder: context.pluginWorkDirectoryURL
        )
    }
}
#endif
