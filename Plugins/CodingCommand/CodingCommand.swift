// `swift package coding`: the commands of the tool, with the targets of the package.
//
// A plugin that declares that it writes asks for permission even if a call only reads. This one doesn't: on macOS, calls
// that write need 'swift package --allow-writing-to-package-directory coding'.

import Foundation
import PackagePlugin

/// Runs a command of the tool on the package.
@main
struct CodingCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try PackageContents(context.package).call(
            codingTool(context, for: arguments), arguments, folder: context.pluginWorkDirectoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension CodingCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let tool = try context.tool(named: "coding")
        try PackageContents(context.xcodeProject).call(tool.url, arguments, folder: context.pluginWorkDirectoryURL)
    }
}
#endif
