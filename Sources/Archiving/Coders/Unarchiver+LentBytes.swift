// Access to data without copying it from the archive.
//
// The data owns the bytes during the call.

import PropertyLists

extension Unarchiver {
    /// Calls a closure with the bytes of the data under a key, without copying them if they are contiguous in the
    /// archive.
    ///
    /// Use this method for large data that you read once, for example to hash it, draw it or write it to a file. The
    /// bytes are valid until the closure returns; don't store a pointer to them. If the archive is in a mapped file,
    /// the system reads only those bytes that the closure accesses.
    ///
    /// Binary keyed archives provide their own bytes. Other archives provide a copy that is released after the call.
    ///
    /// - Returns: The value that the closure returns; or nil, without calling the closure, if the key is missing or
    ///   holds nil.
    /// - Throws: ``ArchiveError`` as for `decode(Data.self, forKey:)`, with code `unexpectedKind` if the key holds
    ///   something else; or any error that the closure throws. An error of the closure doesn't end the decoding: you
    ///   can continue to decode.
    /// - Complexity: O(1) in binary keyed archives for data that wasn't read before; O(*n*) in its bytes otherwise. Plus
    ///   the time that the closure takes.
    public final func withUnsafeBytes<Result>(
        ofDataForKey key: String, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result? {
        guard let data = try readingField(key, { try unsafe dataView(forKey: $0) }) else { return nil }
        return try unsafe data.withUnsafeBytes(body)
    }
}
