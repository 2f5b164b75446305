// The way from a root of an archive to a value, in words.

import PropertyLists

/// A path such as `root.departments[3].head`.
struct ArchivePath: CustomStringConvertible {
    enum Component {
        case key(String)
        case element(Int)
    }

    let components: [Component]

    /// A path may lead through a million objects; in words it has its beginning and its end.
    static let shownComponents = 24

    var description: String {
        let hidden = components.count - Self.shownComponents
        guard hidden > 1 else { return Self.text(components[...]) }
        let half = Self.shownComponents / 2
        return Self.text(components.prefix(half)) + "…(\(hidden) more)…" + Self.text(components.suffix(half))
    }

    private static func text(_ components: ArraySlice<Component>) -> String {
        var text = ""
        for component in components {
            switch component {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .element(let number): text += "[\(number)]"
            }
        }
        return text
    }
}

extension ArchiveError {
    /// The property list's error as one about the archive.
    init(_ error: PropertyListError, path: String, objectNumber: Int? = nil) {
        self.init(
            error.code == .limitExceeded || error.code == .tooLarge
                ? .limitExceeded : error.code == .unknownFormat ? .notAnArchive : .corruptArchive,
            path: path, expected: error.expected ?? "a property list that holds together",
            found: error.found ?? "something else", objectNumber: objectNumber, byteOffset: error.byteOffset)
    }
}
