// What can't be read: the error about it, and objects without a class in damaged archives.

package import Archiving
public import Foundation
import PropertyLists

/// Why a file, or a part of it, can't be shown.
public struct InspectionError: Error, CustomStringConvertible {
    /// What is wrong, in one line, with the offset if it is known.
    public let message: String

    /// The offset of the bytes that can't be read, if it is known.
    public let byteOffset: Int?

    /// The path to the value that can't be read, if it is known.
    public let path: String?

    package init(_ message: String, at byteOffset: Int? = nil, path: String? = nil) {
        self.message = message
        self.byteOffset = byteOffset
        self.path = path.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The path and the message.
    public var description: String { (path.map { "\($0): " } ?? "") + message }

    /// Whether the file is of a known format that contains no archive, and not damaged.
    package var isForeignFormat: Bool { message.hasSuffix(", and neither an archive nor a property list") }

    /// Each comparison of such a text takes quadratic time.
    static var tooManyMarks: InspectionError {
        InspectionError("a text has too many combining characters in a row")
    }

    static var tooMuchShared: InspectionError {
        InspectionError("the objects overlap, or share too much to be shown")
    }
}

extension InspectionError: LocalizedError, CustomNSError {
    /// The ``description`` as a sentence.
    public var errorDescription: String? { description.capitalizedSentence }

    /// The domain of the error as an `NSError`.
    public static var errorDomain: String { "ArchiveDocuments.InspectionError" }

    /// The code of the error as an `NSError`: there is one kind.
    public var errorCode: Int { 1 }

    /// The user info of the error as an `NSError`.
    public var errorUserInfo: [String: Any] { ShownError.userInfo(of: self) }
}

extension ArchivedObject {
    /// Whether the archive doesn't say of which class the object is.
    package var hasNoClass: Bool {
        classDescription?.chain == nil && classDescription?.name == "(no class)"
            || entries.contains { $0.key == "$class" }
    }
}
