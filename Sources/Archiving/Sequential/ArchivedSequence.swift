// The values that a sequential archive holds of a class or structure, in their order: the archive itself names none.
//
//     class Person, sequential, version 2          key       groups   in archives of version
//         var name: String                         name      @        0, 1, 2
//         var age: Int?                            age       c q      0, 1, 2       q only where c is 1
//         var marks: packed [Int16]                marks     i [s]    0, 1, 2
//         var fax: String? until 1                 fax       @        0, 1
//         var height: Double = 0 since 2           height    d              2

/// The values that a sequential archive holds of a class, its superclasses' excluded, or of a structure.
///
/// A sequential archive holds values one behind the other, without names. A class that tells their order can read them
/// by key all the same, in any order, in `init(coder:)` and in `connect(with:)`: the unarchiver knows which value has
/// which place in an archive of which version. Generated classes do; a class written by hand that doesn't reads its
/// values in their order, with the calls that take no key.
///
/// The guide's chapter *Sequential Archives*.
public struct ArchivedSequence: Sendable {
    /// One value.
    public struct Value: Sendable {
        /// The key under which the class asks for it.
        public let key: String

        /// The type encodings of the groups that hold it, with a space between them: `q`, `@`, `{CGPoint=dd}`; of a
        /// scalar that may be nil `c q`, where the second group is there only if the first holds 1; of packed numbers
        /// `i [d]`, a count and then an array of as many.
        public let encoding: String

        /// The first version of the class whose archives hold the value.
        public let since: Int

        /// The last version of the class whose archives hold the value; `nil` where the present one does.
        public let until: Int?

        /// Whether the value stands in the group of the value before it: two values with the encodings `f`, the second
        /// of which is joined, are one group `ff`.
        public let isJoined: Bool

        /// Describes a value.
        public static func value(
            _ key: String, _ encoding: String, since: Int = 0, until: Int? = nil, joined: Bool = false
        ) -> Value {
            Value(key: key, encoding: encoding, since: since, until: until, isJoined: joined)
        }

        /// Whether archives of a version of the class hold the value.
        func isArchived(inVersion version: Int) -> Bool {
            version >= since && version <= until ?? .max
        }
    }

    /// The values of an enum's case.
    public struct Case: Sendable {
        /// What the archive calls the case: the key of its first value, or of the case itself where it has none.
        public let key: String

        /// The values that follow.
        public let values: [Value]

        /// Describes a case.
        public static func `case`(_ key: String, _ values: [Value]) -> Case {
            Case(key: key, values: values)
        }
    }

    /// The values in their order; of an enum whose cases carry values, none.
    public let values: [Value]

    /// Of an enum whose cases carry values, the cases: the archive holds the key of one of them as a string, and then
    /// its values.
    public let cases: [Case]

    /// Describes the values of an enum whose cases carry some.
    public static func cases(_ cases: [Case]) -> ArchivedSequence {
        ArchivedSequence(values: [], cases: cases)
    }

    private init(values: [Value], cases: [Case]) {
        self.values = values
        self.cases = cases
    }
}

extension ArchivedSequence: ExpressibleByArrayLiteral {
    /// Describes the values of a class or structure.
    public init(arrayLiteral values: Value...) {
        self.init(values: values, cases: [])
    }
}
