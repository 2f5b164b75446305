// There are no files. This replaces the package's file of that name.

package struct FileStatus {
    package enum Kind: Sendable {
        case regularFile, special
    }

    package let kind = Kind.regularFile
    package let byteCount = 0

    init?(ofPath path: String) { return nil }
}

struct RegularFile {
    init?(atPath path: String) { return nil }
    func mapped() -> UnsafeRawBufferPointer? { nil }
    static func unmap(_ bytes: UnsafeRawBufferPointer) {}
}
