// The values of a class or structure in a sequential archive, in order: the archive stores no names.
//
//     class Person, sequential, version 2          key       groups   in archives of version
//         var name: String                         name      @        0, 1, 2
//         var age: Int?                            age       c q      0, 1, 2       q only where c is 1
//         var marks: packed [Int16]                marks     i [s]    0, 1, 2
//         var fax: String? until 1                 fax       @        0, 1
//         var height: Double = 0 since 2           height    d              2

/// The values that a sequential archive stores for a class, excluding those of its superclasses, or for a structure.
///
/// A sequential archive stores values one after another, without names. If a class describes their order, it can still
/// read them by key, in any order, in `init(coder:)` and in `connect(with:)`: the unarchiver knows the position of each
/// value in an archive of each version. Generated classes provide this description. A handwritten class without it
/// reads its values in their order, with the methods that take no key.
///
/// See *Sequential Archives* in Apple's *Archives and Serializations Programming Guide*.
@_spi(GeneratedCode)
public struct ArchivedSequence: Sendable {
    /// A value of the sequence.
    public struct Value: Sendable {
        /// The key by which the class reads the value.
        public let key: String

        /// The type encodings of the groups that store the value, separated by spaces: `q`, `@`, `{CGPoint=dd}`.
        ///
        /// An optional scalar has the encoding `c q`; the second group is only present if the first contains 1. Packed
        /// numbers have the encoding `i [d]`: a count, followed by an array of that many numbers. A number is read from an
        /// object, too.
        public let encoding: String

        /// The first version of the class whose archives contain the value.
        public let since: Int

        /// The last version of the class whose archives contain the value, or `nil` if the current version's archives
        /// contain it.
        public let until: Int?

        /// Whether the value is in the same group as the previous value: two values with the encoding `f`, the second
        /// of which is joined, form one group `ff`.
        public let isJoined: Bool

        /// Whether the value is a number that is written as an object, or as nil.
        public let isBoxed: Bool

        /// Creates the description of a value.
        public static func value(
            _ key: String, _ encoding: String, since: Int = 0, until: Int? = nil, joined: Bool = false,
            boxed: Bool = false
        ) -> Value {
            Value(key: key, encoding: encoding, since: since, until: until, isJoined: joined, isBoxed: boxed)
        }

        /// The type encodings of the groups that are written.
        var writtenEncoding: String { isBoxed ? EncodingCode.text(EncodingCode.object) : encoding }

        /// Whether archives of a version of the class contain the value.
        func isArchived(inVersion version: Int) -> Bool {
            version >= since && version <= until ?? .max
        }
    }

    /// The values of an enum case.
    public struct Case: Sendable {
        /// The name of the case in the archive: the key of its first value, or the key of the case itself if it has no
        /// values. With a tag, its raw value as text.
        public let key: String

        /// The values that follow the name; with a tag, the tag and the values that follow it.
        public let values: [Value]

        /// Creates the description of a case.
        public static func `case`(_ key: String, _ values: [Value]) -> Case {
            Case(key: key, values: values)
        }
    }

    /// The values in their order; empty for an enum whose cases have associated values.
    public let values: [Value]

    /// The cases of an enum whose cases have associated values; otherwise empty. The archive stores the key of one case
    /// as a string, followed by the values of that case.
    public let cases: [Case]

    /// The value that names the case, in place of its key; `nil` for a sequence without a tag.
    let tag: Value?

    /// Creates the description of an enum whose cases have associated values.
    public static func cases(_ cases: [Case]) -> ArchivedSequence {
        ArchivedSequence(values: [], cases: cases)
    }

    /// Creates the description of an enum whose cases have associated values, and a tag: the archive stores the raw
    /// value of one case, an integer or a string, followed by the values of that case.
    public static func cases(tag: Value, _ cases: [Case]) -> ArchivedSequence {
        ArchivedSequence(values: [], cases: cases.map { .case($0.key, [tag] + $0.values) }, tag: tag)
    }

    package init(values: [Value], cases: [Case] = [], tag: Value? = nil) {
        self.values = values
        self.cases = cases
        self.tag = tag
    }
}

@_spi(GeneratedCode)
extension ArchivedSequence: ExpressibleByArrayLiteral {
    /// Creates the description of the values of a class or structure.
    public init(arrayLiteral values: Value...) {
        self.init(values: values, cases: [])
    }
}
