// The error type of this module.

/// An error that describes why bytes are not a typed stream, or why one can't be written.
package struct TypedStreamError: Error, Sendable {
    package enum Code: Sendable {
        /// The header is not that of a typed stream.
        case notAnArchive

        /// The bytes are inconsistent: what Apple's *Archives and Serializations Programming Guide* calls an
        /// inconsistent archive.
        case corrupt

        /// A type encoding is malformed or has an unknown type code.
        case badEncoding

        /// A value doesn't fit its type.
        case outOfRange

        case limitExceeded
        case notSupported
    }

    private final class Details: Sendable {
        let code: Code
        let expected: String
        let found: String
        let byteOffset: Int?
        let entryNumber: Int?

        init(_ code: Code, _ expected: String, _ found: String, _ byteOffset: Int?, _ entryNumber: Int?) {
            self.code = code
            self.expected = expected
            self.found = found
            self.byteOffset = byteOffset
            self.entryNumber = entryNumber
        }
    }

    // One word in size: errors are rare, and every function that throws one reserves space for it.
    private let details: Details

    @inline(never)
    package init(
        _ code: Code, expected: String, found: String, byteOffset: Int? = nil, entryNumber: Int? = nil
    ) {
        details = Details(code, expected, found, byteOffset, entryNumber)
    }

    package var code: Code { details.code }
    package var expected: String { details.expected }
    package var found: String { details.found }

    /// The offset of the first affected byte.
    package var byteOffset: Int? { details.byteOffset }

    /// The entry of the innermost object or class that was being read.
    package var entryNumber: Int? { details.entryNumber }
}

extension TypedStreamError: CustomStringConvertible {
    package var description: String {
        let place = byteOffset.map { "byte \($0): " } ?? ""
        return "\(code): \(place)expected \(expected), found \(found)"
    }
}
