// Converts errors of the typed stream layer.

import TypedStreams

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
