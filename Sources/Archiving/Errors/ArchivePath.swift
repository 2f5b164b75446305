// The path from a root of an archive to a value.

import PropertyLists
import TypedStreams

/// A path such as `root.departments[3].head`.
struct ArchivePath: CustomStringConvertible {
    enum Component {
        case key(String)
        case element(Int)
    }

    let components: [Component]

    /// A path can have a million components; its description has the first and the last ones.
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
    ///
    /// - Parameter hasPlace: whether the error's offset is in the archive's bytes.
    init(_ error: PropertyListError, path: String, objectNumber: Int? = nil, hasPlace: Bool = true) {
        self.init(
            Self.code(for: error), path: path, expected: error.expected ?? "a property list that holds together",
            found: error.found ?? "something else", objectNumber: objectNumber,
            byteOffset: hasPlace ? error.byteOffset : nil)
    }

    /// The error about the text of an archive in XML, which has its line and column.
    init(inText error: PropertyListError) {
        let message = error.found.map { "\($0): \(error.message)" } ?? error.message
        self.init(
            Self.code(for: error), path: "", expected: error.expected ?? "a property list that holds together",
            found: message, byteOffset: error.byteOffset)
    }

    private static func code(for error: PropertyListError) -> Code {
        switch error.code {
        case .limitExceeded, .tooLarge: .limitExceeded
        case .unknownFormat: .notAnArchive
        case .notRepresentable: .notSupported
        default: .corruptArchive
        }
    }
}

extension ArchiveError {
    /// Converts an error about a typed stream.
    init(_ error: TypedStreamError, path: String) {
        self.init(
            Code(error.code, badEncoding: .corruptArchive), path: path, expected: error.expected, found: error.found,
            objectNumber: error.entryNumber, byteOffset: error.byteOffset)
    }
}

extension ArchiveError.Code {
    /// Converts the code of an error about a typed stream.
    ///
    /// - Parameter badEncoding: the code for a type encoding that is malformed or doesn't match its values. Whether
    ///   this is a mistake of the archive or of the caller depends on where the encoding comes from.
    init(_ code: TypedStreamError.Code, badEncoding: ArchiveError.Code) {
        switch code {
        case .notAnArchive: self = .notAnArchive
        case .corrupt: self = .corruptArchive
        case .badEncoding: self = badEncoding
        case .outOfRange: self = .outOfRange
        case .limitExceeded: self = .limitExceeded
        case .notSupported: self = .notSupported
        }
    }
}
