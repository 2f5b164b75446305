// The path from a root of an archive to a value.

import PropertyLists
import TypedStreams

/// A path such as `root.departments[3].head`, in the spelling in which tools accept paths.
package struct ArchivePath: CustomStringConvertible {
    package enum Component: Equatable, Sendable {
        /// A key, as archives store it.
        case key(String)

        /// An element of an array.
        case element(Int)

        /// An element of a set, or an entry of a dictionary, in the order of the archive.
        case entry(Int)

        /// A part that is not under a key, such as `$value`.
        case part(String)
    }

    let components: [Component]

    /// A path can have a million components; its description has the first and the last ones.
    static let shownComponents = 24

    package var description: String {
        let hidden = components.count - Self.shownComponents
        guard hidden > 1 else { return Self.text(components) }
        let half = Self.shownComponents / 2
        return Self.text(components.prefix(half)) + "…(\(hidden) more)…" + Self.text(components.suffix(half))
    }

    static func text(_ components: some Sequence<Component>) -> String {
        components.reduce(into: "") { text, component in text += component.text(isFirst: text.isEmpty) }
    }

    static func joined(_ path: String, key: String) -> String {
        key.isEmpty ? path : path + Component.key(key).text(isFirst: path.isEmpty)
    }
}

// MARK: - Spelling

extension ArchivePath.Component {
    /// The component in the spelling of all paths: `.name`, `["a key"]`, `[3]`, `[@3]`, `.$value`.
    package func text(isFirst: Bool) -> String {
        switch self {
        case .key(let key):
            let name = ArchivePath.name(ofKey: key)
            if ArchivePath.isName(name) { return isFirst ? name : "." + name }
            return "[" + QuotedText.json(name) + "]"
        case .element(let number): return "[\(number)]"
        case .entry(let number): return "[@\(number)]"
        case .part(let word): return "." + word
        }
    }
}

extension ArchivePath {
    /// The key with another `$`, if it starts with `$` and no digit, so that it differs from the words for parts.
    package static func name(ofKey key: String) -> String { needsEscape(key) ? "$" + key : key }

    package static func needsEscape(_ key: String) -> Bool {
        let bytes = key.utf8
        guard bytes.first == UInt8(ascii: "$") else { return false }
        guard let second = bytes.dropFirst().first else { return true }
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    }

    /// Whether a key needs no brackets and quotes.
    package static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isNameStart(first) else { return false }
        return text.unicodeScalars.allSatisfy(isNamePart)
    }

    package static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar == "_" || scalar == "$"
    }

    package static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        isNameStart(scalar) || scalar == "-" || scalar.properties.generalCategory == .decimalNumber
    }
}

extension ArchiveError {
    /// The property list's error as one about the archive.
    ///
    /// - Parameter hasPlace: whether the error's offset is in the archive's bytes.
    init(_ error: PropertyListError, path: String, objectNumber: Int? = nil, hasPlace: Bool = true) {
        let isPlain =
            error.expected != nil && error.found != nil && ![.invalidTrailer, .truncated].contains(error.code)
        self = ArchiveError(
            Self.code(for: error), path: path, expected: error.expected ?? "an intact property list",
            found: error.found ?? error.message, objectNumber: objectNumber,
            byteOffset: hasPlace ? error.byteOffset : nil
        ).summarized(isPlain ? nil : "\(error.code.phrase): \(error.textWithoutOffset)", underlying: error)
    }

    /// The error about the text of an archive in XML, which has its line and column.
    init(inText error: PropertyListError) {
        self = ArchiveError(
            Self.code(for: error), path: "", expected: error.expected ?? "an intact property list",
            found: error.found.map { "\($0): \(error.message)" } ?? error.message, byteOffset: error.byteOffset
        ).summarized(error.textWithoutOffset, underlying: error)
    }

    /// The error of a program's own code as one with the location; `nil` for an error that passes unchanged.
    ///
    /// - Parameters:
    ///   - className: The class whose object is being encoded or decoded; `nil` at the top level.
    ///   - path: The path to the object or, if it is known, to the value.
    init?(thrownBy className: String?, _ error: any Error, path: @autoclosure () -> String, objectNumber: Int? = nil) {
        if Self.passesUnchanged(error) { return nil }
        if let error = error as? NoValue {
            self = ArchiveError(
                .invalidValue, path: path(), expected: "a value that can become a '\(error.typeName)'",
                found: "'\(error.archived.prefix(80))'", objectNumber: objectNumber)
            return
        }
        let expected = className.map { "an object of class '\($0)' without an error" } ?? "a value without an error"
        self = ArchiveError(
            .rejected, path: path(), expected: expected, found: "\(error)", objectNumber: objectNumber
        ).summarized("\(className.map { "'\($0)'" } ?? "the program") threw an error: \(error)", underlying: error)
    }

    /// The error of a custom format's reader as one about the archive; `nil` for an error that passes unchanged.
    init?(thrownByReader error: any Error) {
        if Self.passesUnchanged(error) { return nil }
        self = ArchiveError(.corruptArchive, path: "", expected: "an archive that can be read", found: "\(error)")
            .summarized("the archive can't be read: \(error)", underlying: error)
    }

    private static func passesUnchanged(_ error: any Error) -> Bool {
        error is ArchiveError || error is CancellationError || (error as? CocoaError)?.code == .userCancelled
    }

    private static func code(for error: PropertyListError) -> Code {
        switch error.code {
        case .limitExceeded, .tooLarge: .limitExceeded
        case .unknownFormat, .unreadableFile: .notAnArchive
        case .notRepresentable: .notSupported
        default: .corruptArchive
        }
    }

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

/// The error of a conversion that returned nil for an archived value.
@usableFromInline
struct NoValue: Error {
    let typeName: String
    let archived: String

    @usableFromInline
    init(_ type: Any.Type, _ archived: String) {
        (typeName, self.archived) = ("\(type)", archived)
    }
}
