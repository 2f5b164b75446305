// The schemas of releases in one text file, for projects whose releases aren't tags: `Baseline.coding-lock`.
//
//     coding-lock 1
//     // a comment: only between the parts
//     release "1.0"
//     module "Payroll"
//     file "Shapes/Circle.coding"
//     |class Circle {
//     |}
//     file "Empty line at the end is missing.coding"
//     |class Square {}
//     \ no line break at the end
//
// Each line of a schema follows a bar unchanged, so that a diff of the lock reads like one of the schemas.

/// The contents of a lock file.
package struct SchemaLock: Equatable, Sendable {
    /// A named state of the schemas of some modules.
    package struct Release: Equatable, Sendable {
        package let name: String

        /// The modules by name.
        package var modules: [Module]
    }

    /// The schemas of one module.
    package struct Module: Equatable, Sendable {
        package let name: String

        /// The files by path.
        package var files: [File]

        package init(name: String, files: [File]) {
            self.name = name
            self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        }
    }

    /// One schema.
    package struct File: Equatable, Sendable {
        /// The path inside the module's folder, with `/` as the separator on every system.
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The format version that is written, and the newest one that can be read.
    package static let format = 1

    private static let comment =
        "// The schemas of releases: written by 'coding freeze', read by 'coding diff --against'."

    /// The releases in the order in which they were recorded, the oldest first.
    package private(set) var releases: [Release]

    /// A lock of releases, the oldest first.
    package init(releases: [Release] = []) {
        self.releases = releases
    }

    /// The release of a name.
    package func release(named name: String) -> Release? { releases.first { $0.name == name } }

    /// Records a module's schemas in a release, replacing those that the release had for the module.
    ///
    /// A release that is not in the lock yet is appended as the newest.
    package mutating func record(_ module: Module, inRelease name: String) {
        guard let index = releases.firstIndex(where: { $0.name == name }) else {
            releases.append(Release(name: name, modules: [module]))
            return
        }
        releases[index].modules.removeAll { $0.name == module.name }
        releases[index].modules.append(module)
        releases[index].modules.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The contents of the lock file. Equal locks have equal bytes.
    package var bytes: [UInt8] {
        var result = Array("coding-lock \(Self.format)\n".utf8)
        result += Array("\(Self.comment)\n".utf8)
        for release in releases {
            result += Array("release \(Self.quoted(release.name))\n".utf8)
            for module in release.modules {
                result += Array("module \(Self.quoted(module.name))\n".utf8)
                for file in module.files {
                    result += Array("file \(Self.quoted(file.path))\n".utf8)
                    Self.write(file.bytes, to: &result)
                }
            }
        }
        return result
    }

    private static func write(_ bytes: [UInt8], to result: inout [UInt8]) {
        guard let last = bytes.last else { return }
        var isAtStart = true
        for byte in bytes {
            if isAtStart { result.append(UInt8(ascii: "|")) }
            result.append(byte)
            isAtStart = byte == UInt8(ascii: "\n")
        }
        if last != UInt8(ascii: "\n") { result += Array("\n\(SchemaLockReader.missingLineBreak)\n".utf8) }
    }

    /// A name in quotes, escaped so that it fits on one line.
    private static func quoted(_ name: String) -> String {
        var result = "\""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control || (0x2028...0x2029).contains(scalar.value):
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// An error in a lock file.
package struct SchemaLockError: Error, Equatable {
    /// The line number, counted from 1.
    package let line: Int

    /// The message, without an initial capital or a full stop.
    package let message: String
}
