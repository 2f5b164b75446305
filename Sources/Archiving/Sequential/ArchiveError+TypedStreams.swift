// What an error of the layer below is called here.

import TypedStreams

extension ArchiveError {
    /// The error about a typed stream as one about the archive.
    init(_ error: TypedStreamError, path: String) {
        self.init(
            Code(error.code, badEncoding: .corruptArchive), path: path, expected: error.expected, found: error.found,
            objectNumber: error.entryNumber, byteOffset: error.byteOffset)
    }
}

extension ArchiveError.Code {
    /// The code of an error about a typed stream.
    ///
    /// - Parameter badEncoding: the code where a type encoding is malformed or not that of its values: whose mistake it
    ///   is, depends on where the encoding is from.
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
