// The names that a module can have, and the one that it has by default.

/// Names of modules.
package enum ModuleName {
    /// The name that `--module` gives, or else that of the module's folder.
    ///
    /// - Parameter firstPath: The first schema or folder on the command line.
    package static func of(_ arguments: Arguments, firstPath: String) throws(ToolError) -> String {
        if let name = arguments.value(of: .module) { return try checked(name) }
        let isFile = firstPath.hasSuffix(".coding") || FilePath.isStream(firstPath)
        let folder = isFile ? firstPath + "/.." : firstPath
        return try inferred(fromFolder: arguments.value(of: .root) ?? folder)
    }

    /// A name that `--module` or `--import` gives, checked.
    package static func checked(_ name: String) throws(ToolError) -> String {
        guard isIdentifier(name) else { throw ToolError("'\(name)' is not a valid module name") }
        return name
    }

    /// The name of the module in a folder, made from the folder's name as SwiftPM does.
    private static func inferred(fromFolder path: String) throws(ToolError) -> String {
        let name = ofTarget(FilePath.components(of: path).last ?? "")
        guard isIdentifier(name) else {
            throw ToolError("the folder name '\(path)' is not a module name; specify one with '\(Option.module.name)'")
        }
        return name
    }

    /// The name that SwiftPM and Xcode give the module of a target.
    package static func ofTarget(_ target: String) -> String {
        let name = String(target.map { isLetter($0) || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }

    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.first, isLetter(first) else { return false }
        return name.allSatisfy { isLetter($0) || $0.isNumber }
    }

    private static func isLetter(_ character: Character) -> Bool { character.isLetter || character == "_" }
}
