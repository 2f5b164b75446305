// Finds schemas: the files that were named, and all below the folders that were named.

package import CodingSchema
import Foundation

/// Turns the paths on the command line into schemas.
package enum SchemaFinder {
    private static let suffix = ".coding"

    /// The schemas that the paths represent, each once, in an order that doesn't depend on the order of the paths.
    ///
    /// - Parameters:
    ///   - root: The module's folder. Without it a folder among the paths is that of the schemas in it.
    ///   - mayBeMissing: Paths that lead nowhere, or to no schema, are no error.
    ///   - mayBeUnreadable: Folders that can't be read are left out.
    package static func schemas(
        at paths: [String], root: String?, mayBeMissing: Bool = false, mayBeUnreadable: Bool = false
    ) throws(ToolError) -> [SchemaPath] {
        var found: [SchemaPath] = []
        var known: Set<String> = []
        for path in paths where !mayBeMissing || FileManager.default.fileExists(atPath: path) {
            for schema in try schemas(at: path, root: root, mayBeUnreadable)
            where known.insert(schema.absolutePath).inserted {
                found.append(schema)
            }
        }
        if found.isEmpty && !mayBeMissing {
            let list = paths.map { "'\($0)'" }.joined(separator: ", ")
            throw ToolError("found no schema in \(list): schema files end in '\(suffix)'")
        }
        return found.sorted()
    }

    /// A schema, opened and read.
    package static func read(_ schema: SchemaPath) throws(ToolError) -> SourceFile {
        SourceFile(path: schema.path, bytes: [UInt8](try FilePath.content(of: schema.path)))
    }

    private static func schemas(
        at path: String, root: String?, _ mayBeUnreadable: Bool
    ) throws(ToolError) -> [SchemaPath] {
        guard let isFolder = FilePath.isFolder(path) else {
            throw ToolError.cannot("read", path, CocoaError(.fileReadNoSuchFile))
        }
        if isFolder {
            return try files(below: path, mayBeUnreadable: mayBeUnreadable) { $0.hasSuffix(suffix) }
                .map { SchemaPath($0, root: root ?? path) }
        }
        guard path.hasSuffix(suffix) || FilePath.isStream(path) else {
            throw ToolError("'\(path)' is not a schema: schema files end in '\(suffix)'")
        }
        return [SchemaPath(path, root: root)]
    }

    /// The files in a folder and in the folders in it whose names are wanted, hidden ones aside.
    package static func files(
        below folder: String, mayBeUnreadable: Bool = false, where isWanted: (_ name: String) -> Bool
    ) throws(ToolError) -> [String] {
        var found: [String] = []
        var folders = [folder]
        while let next = folders.popLast() {
            let names = mayBeUnreadable ? (try? names(in: next)) ?? [] : try names(in: next)
            for name in names where !name.hasPrefix(".") {
                let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
                // Check the link and not its target: a link to a folder may lead to a cycle.
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                if attributes?[.type] as? FileAttributeType == .typeDirectory {
                    folders.append(path)
                } else if isWanted(name) {
                    found.append(path)
                }
            }
        }
        return found
    }

    private static func names(in folder: String) throws(ToolError) -> [String] {
        try ToolError.trying(to: "read", folder) { try FileManager.default.contentsOfDirectory(atPath: folder) }
    }
}
