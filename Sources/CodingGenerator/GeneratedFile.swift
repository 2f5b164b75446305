// The generator's output: names and texts that are not written to files yet.

/// One file of generated Swift.
package struct GeneratedFile: Equatable, Sendable {
    /// The file's name, without a folder.
    package let name: String
    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}
