// What can't be read, by kind: objects without a class in damaged archives, and files of other formats.

package import Archiving

extension ArchivedObject {
    /// Whether the archive doesn't say of which class the object is.
    package var hasNoClass: Bool {
        classDescription?.chain == nil && classDescription?.name == "(no class)"
            || entries.contains { $0.key == "$class" }
    }
}

extension InspectionError {
    /// Whether the file is of a known format that contains no archive, and not damaged.
    package var isForeignFormat: Bool { message.hasSuffix(", and neither an archive nor a property list") }
}
