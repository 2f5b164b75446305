// The path of a schema, and the name of its generated Swift file.
//
//     schema inside the module's folder      output
//     Payroll.coding                         Payroll.coding.swift
//     Shapes/Circle.coding                   Shapes+Circle.coding.swift
//     Shapes+Circle.coding                   Shapes=+Circle.coding.swift
//
// The path inside the folder with `/` written as `+`; so that no two paths give one name, a `+` that is part of a name
// is written as `=+`, and a `=` as `==`. Read from the left, every name can be turned back into its path.
//
// SwiftPM wants to know the names before the tool runs, and its plugins can't import a library: `outputName` is in
// Plugins/CodingPlugin/CodingPlugin.swift a second time. PluginTests builds a package with such names.

import Foundation

/// A schema from the command line, or found in a folder.
package struct SchemaPath: Sendable {
    /// The path as messages show it and as it is opened.
    package let path: String

    /// The path inside the module's folder.
    package let components: [String]

    /// The path that identifies the file.
    package let absolutePath: String

    package init(_ path: String, root: String?) {
        let absolute = FilePath.components(of: path)
        let rootComponents = root.map { FilePath.components(of: $0) }
        self.path = path
        self.absolutePath = FilePath.path(of: absolute)
        if let rootComponents, rootComponents.count < absolute.count, absolute.starts(with: rootComponents) {
            self.components = Array(absolute.dropFirst(rootComponents.count))
        } else {
            // A schema outside of the folder, which only Xcode's projects can have.
            self.components = Array(absolute.suffix(1))
        }
    }

    /// The name of the Swift file that is made from the schema.
    package var outputName: String {
        components.map { component in
            component.replacingOccurrences(of: "=", with: "==").replacingOccurrences(of: "+", with: "=+")
        }.joined(separator: "+") + ".swift"
    }
}

extension SchemaPath: Comparable {
    package static func == (left: SchemaPath, right: SchemaPath) -> Bool { left.absolutePath == right.absolutePath }

    /// By the path inside the module, so that the same text is generated in every folder.
    package static func < (left: SchemaPath, right: SchemaPath) -> Bool {
        left.outputName.utf8.lexicographicallyPrecedes(right.outputName.utf8)
    }
}
