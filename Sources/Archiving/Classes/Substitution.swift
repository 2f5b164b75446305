// What takes the place of an object that was just created.

/// A function from an object that was just created to the one that takes its place, which may be the same.
struct Substitution: Sendable {
    let function: @Sendable (any Coding, Unarchiver) throws -> any Coding

    /// What a class does with its objects: the class itself, or its nearest superclass that does anything.
    init?(of type: any Coding.Type, _ chain: some Sequence<ArchivedClass>) {
        if type is any SubstitutingCoding.Type {
            function = { try ($0 as? any SubstitutingCoding)?.awakeAfter(using: $1) ?? $0 }
        } else if let unique = chain.lazy.compactMap(\.unique).first(where: { _ in true }) {
            function = { object, _ in try unique(object) }
        } else {
            return nil
        }
    }
}
