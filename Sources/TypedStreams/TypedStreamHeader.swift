// The header of a stream, and the limits on reading one.
//
// The signature is compared before anything else is read, and with it the number of bytes.

/// The header of a stream: everything before the first group.
package struct TypedStreamHeader: Hashable, Sendable {
    /// The streamer version: 4 since NeXTSTEP 2, 3 in older streams.
    package var streamerVersion = 4

    /// Whether numbers are big-endian (`typedstream`) or little-endian (`streamtyped`).
    package var isBigEndian = false

    /// The version of the system that wrote the stream: 1000 since OPENSTEP 4.
    package var systemVersion = 1000

    /// The header that current systems write.
    package init() {}
}

extension TypedStreamHeader {
    /// Returns the byte order of a stream that begins with these bytes: true if its numbers are big-endian, false if
    /// they are little-endian, or `nil` if the bytes don't begin like a stream.
    ///
    /// A stream begins with at least 13 bytes, the second of which is the length of the signature.
    package static func isBigEndian(beginningOf bytes: some Collection<UInt8>) -> Bool? {
        let beginning = bytes.prefix(fixedByteCount)
        guard beginning.count == fixedByteCount, beginning.dropFirst().first == signatureLength else { return nil }
        let signature = beginning.dropFirst(2)
        if signature.elementsEqual(littleEndianSignature) { return false }
        return signature.elementsEqual(bigEndianSignature) ? true : nil
    }

    static let littleEndianSignature = Array("streamtyped".utf8)
    static let bigEndianSignature = Array("typedstream".utf8)

    // The version, the length of the signature, and the signature.
    private static let fixedByteCount = 13
    private static let signatureLength: UInt8 = 11

    init(reading source: inout TypedStreamBytes) throws(TypedStreamError) {
        self.init()
        let bytes = unsafe source.bytes
        guard let isBigEndian = unsafe Self.isBigEndian(beginningOf: bytes) else {
            throw Self.notAnArchive(bytes.count)
        }
        self.isBigEndian = isBigEndian
        streamerVersion = unsafe Int(bytes[0])
        guard streamerVersion == 3 || streamerVersion == 4 else {
            throw TypedStreamError(
                .notAnArchive, expected: "a sequential archive of streamer version 4",
                found: "one of version \(streamerVersion)", byteOffset: 0)
        }
        source.isBigEndian = isBigEndian
        unsafe source.move(to: Self.fixedByteCount)
        do {
            systemVersion = Int(try source.integer(try source.byte()))
        } catch {
            throw TypedStreamError(
                .notAnArchive, expected: "the header of a sequential archive", found: error.found,
                byteOffset: error.byteOffset)
        }
    }

    private static func notAnArchive(_ count: Int) -> TypedStreamError {
        TypedStreamError(
            .notAnArchive, expected: "a sequential archive",
            found: count < fixedByteCount ? "\(count) bytes" : "other bytes", byteOffset: 0)
    }
}

/// Limits on the nesting and the size of a stream.
package struct TypedStreamLimits: Sendable {
    /// The maximum depth to which objects, superclasses or levels of a type encoding may be nested.
    package var maximumDepth: Int

    /// The maximum number of bytes of an archive.
    package var maximumByteCount: Int

    package init(maximumDepth: Int = 1_000, maximumByteCount: Int = .max) {
        self.maximumDepth = maximumDepth
        self.maximumByteCount = maximumByteCount
    }
}
