// What the schema of password files names: a picture that knows nothing of archives, and an error.

public import Foundation

/// A picture, as a framework has it: it can be made from its data.
public final class Icon: Sendable {
    public let bytes: Data

    public init(bytes: Data) {
        self.bytes = bytes
    }
}

enum FileError: Error {
    case notIdentifier(String)
}
