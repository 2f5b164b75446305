// There are no files. This replaces the package's file of that name.

package struct FileStatus {
    package enum Kind: Sendable {
        case regularFile, special
    }

    package let kind = Kind.regularFile
    package let byteCount = 0

    package init?(ofPath path: String) { return nil }
}

package enum MappedBytes {
    package static func map(_ path: String) -> UnsafeRawBufferPointer? { nil }
    package static func unmap(_ bytes: UnsafeRawBufferPointer) {}
}
