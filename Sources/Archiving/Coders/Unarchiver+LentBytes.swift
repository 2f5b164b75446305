// Data that is looked at where it lies in the archive.

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Unarchiver {
    /// Lends the bytes of data under a key to a function, without a copy where they stand in the archive in one piece.
    ///
    /// For large data that is read once: hashed, drawn, written to a file. The bytes are valid until the function
    /// returns; a pointer to them must not be kept. Of an archive in a mapped file, the system reads only those that the
    /// function looks at.
    ///
    /// Keyed archives, binary ones, lend their bytes; other archives lend a copy that ends with the call.
    ///
    /// - Returns: what the function returns; nil, without a call, where the key is missing or holds nil.
    /// - Throws: ``ArchiveError`` as for `decode(Data.self, forKey:)`: `unexpectedKind` where the key holds something
    ///   else; or what the function throws, which ends nothing: decoding may go on.
    /// - Complexity: O(1) for keyed archives, beside what the function does.
    public final func withUnsafeBytes<Result>(
        ofDataForKey key: String, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result? {
        guard let data = try dataView(forKey: key) else { return nil }
        return try data.withUnsafeBytes(body)
    }
}
