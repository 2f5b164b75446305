// The errors of classes that inherit coding and must not be coded.

extension Archiver {
    /// Returns the error to throw from `encode(with:)` of a class that refuses to be archived.
    public final func codingRefused(_ type: any Coding.Type) -> ArchiveError {
        failure(
            .codingRefused, expected: "an object that can be archived",
            found: "one of class '\(type)', which refuses coding", forKey: nil)
    }
}

extension Unarchiver {
    /// Returns the error to throw from `init(coder:)` of a class that refuses to be archived.
    public final func codingRefused(_ type: any Coding.Type) -> ArchiveError {
        failure(
            .codingRefused, expected: "an object that can be archived",
            found: "one of class '\(type)', which refuses coding", forKey: nil)
    }
}
