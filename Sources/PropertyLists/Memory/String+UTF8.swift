// Text in UTF-8 that may be none: the standard library's own initializer needs newer systems than this package does.

extension String {
    /// Creates a string from UTF-8 bytes; `nil` if the bytes are not valid UTF-8.
    package init?(validUTF8 bytes: UnsafeRawBufferPointer) {
        var text = String(decoding: bytes, as: UTF8.self)
        // What is not UTF-8 was mended.
        guard text.withUTF8({ ArchiveBytes.areEqual(UnsafeRawBufferPointer($0), bytes) }) else { return nil }
        self = text
    }
}
