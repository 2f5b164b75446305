// Errors about bytes in another format than the reader's: they name the format, and the type that reads it.

import PropertyLists
import TypedStreams

extension ArchiveKind {
    /// A description of the format of bytes, with the type that reads it, if there is one.
    static func phrase(for bytes: ArchiveBytes) -> String {
        if bytes.count == 0 { return "no bytes" }
        switch ArchiveKind(bytes) {
        case .keyed: return "a keyed archive, which 'KeyedUnarchiver' reads"
        case .sequential: return "a sequential archive, which 'SequentialUnarchiver' reads"
        case .propertyList: return "a property list"
        case nil: break
        }
        let start = (try? bytes.bytes(at: 0, count: gnustepPrefix.utf8.count)) ?? []
        return start.elementsEqual(gnustepPrefix.utf8) ? "an archive in GNUstep's own format" : "other bytes"
    }

    private static let gnustepPrefix = "GNUstep archive"
}

extension ArchiveError {
    /// The error about bytes that could not be opened as a sequential archive.
    init(opening bytes: ArchiveBytes, _ error: TypedStreamError) {
        guard error.code == .notAnArchive, ArchiveKind(bytes)?.isSequential != true else {
            self.init(error, path: "")
            return
        }
        self.init(
            .notAnArchive, path: "", expected: error.expected, found: ArchiveKind.phrase(for: bytes), byteOffset: 0)
    }
}

extension ArchiveKind {
    fileprivate var isSequential: Bool {
        if case .sequential = self { true } else { false }
    }
}
