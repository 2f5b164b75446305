// Pages of `coding explain`: defaults, raw values and cases; in alphabetical order.

extension Explanations {
    static let values: [Explanation] = [
        Explanation(
            "countedRawValueOutOfRange",
            what: """
                A case without a raw value has that of the case before plus one, and that is
                too large for the enum's integer type.
                """,
            why: "The value could not be stored. Write a raw value, or take a wider type.",
            wrong: """
                enum Level: UInt8 {
                    case high = 255
                    case higher
                    unknown .high
                }
                """,
            right: """
                enum Level: UInt16 {
                    case high = 255
                    case higher
                    unknown .high
                }
                """),
        Explanation(
            "doubledRawValue",
            what: """
                Two cases of an enum have the same raw value. A case without one has its name,
                or the number after the case before.
                """,
            why: "A reader could not tell which case was written.",
            wrong: """
                enum Badge: String {
                    case blue
                    case navy = "blue"
                    unknown .blue
                }
                """,
            right: """
                enum Badge: String {
                    case blue
                    case navy = "darkblue"
                    unknown .blue
                }
                """),
        Explanation(
            "enumerationWithoutCases",
            what: "An enum has at least one case.",
            why: "There would be no value of the type, and nothing to archive.",
            wrong: """
                enum Badge: String {
                }
                """,
            right: """
                enum Badge: String {
                    case blue
                    unknown .blue
                }
                """),
        Explanation(
            "enumerationWithoutUnknown",
            what: """
                The enum has no 'unknown'. Reading a raw value that is none of its cases will
                be an error.
                """,
            why: """
                A newer version of your program may write cases that this one does not know.
                With 'unknown .case' they are read as that case. The warning stays away once
                you decide.
                """,
            wrong: """
                enum Badge: String {
                    case blue
                    case red
                }
                """,
            right: """
                enum Badge: String {
                    case blue
                    case red
                    unknown .blue
                }
                """),
        Explanation(
            "integerOutOfRange",
            what: "The integer is outside of the range of its type.",
            why: """
                It could not be stored. Write another value, or take a wider type: in a keyed
                archive integers of all widths have one form.
                """,
            wrong: """
                class Person {
                    var age: Int8 = 128
                }
                """,
            right: """
                class Person {
                    var age: Int16 = 128
                }
                """),
        Explanation(
            "meaninglessForRawValues",
            what: """
                Keys, names in archives, fallback cases and retired keys are for enums whose
                cases carry values.
                """,
            why: """
                An enum with raw values is archived as its raw value, under the key of the
                field that holds it. It has no keys of its own.
                """,
            wrong: """
                enum Badge: String, archived as "HR.Badge" {
                    case blue
                    unknown .blue
                }
                """,
            right: """
                enum Badge: String {
                    case blue
                    unknown .blue
                }
                """),
        Explanation(
            "nilForNonOptional",
            what: "The default is nil, and the type has no '?'.",
            why: "Only an optional can be nil.",
            wrong: """
                class Person {
                    var age: Int = nil
                }
                """,
            right: """
                class Person {
                    var age: Int? = nil
                }
                """),
        Explanation(
            "payloadWithRawValues",
            what: "An enum with a raw type has cases without parentheses.",
            why: """
                An enum is archived as one raw value, or as the values of one case, each under
                its key.
                """,
            wrong: """
                enum Picture: String {
                    case url(URL)
                    case blank
                    unknown .blank
                }
                """,
            right: """
                enum Picture {
                    case url(URL)
                    case blank
                }
                """),
        Explanation(
            "rawTypeNotAllowed",
            what: "The raw type of an enum is 'String' or an integer type.",
            why: """
                Raw values are compared when they are read. Reals don't compare reliably, and
                other types have no literals.
                """,
            wrong: """
                enum Size: Double {
                    case small = 1
                    unknown .small
                }
                """,
            right: """
                enum Size: Int {
                    case small = 1
                    unknown .small
                }
                """),
        Explanation(
            "rawValueOfOtherType",
            what: "The raw value is not a literal of the enum's raw type.",
            why: "Swift would refuse it.",
            wrong: """
                enum Badge: String {
                    case blue = 1
                    unknown .blue
                }
                """,
            right: """
                enum Badge: String {
                    case blue = "1"
                    unknown .blue
                }
                """),
        Explanation(
            "realOutOfRange",
            what: "The type turns the real into infinity, or a small one into zero.",
            why: "The value that is read would be another than the one that is written here.",
            wrong: """
                class Person {
                    var height: Float = 1e39
                }
                """,
            right: """
                class Person {
                    var height: Double = 1e39
                }
                """),
        Explanation(
            "replacementNotOlder",
            what: "'else .case' names a case that is not older than the case itself.",
            why: "It is what readers of older versions are shown. They must know it.",
            wrong: """
                enum Badge: String, version 2 {
                    case blue
                    case red since 2 else .green
                    case green since 2 else .blue
                    unknown .blue
                }
                """,
            right: """
                enum Badge: String, version 2 {
                    case blue
                    case red since 2 else .blue
                    case green since 2 else .blue
                    unknown .blue
                }
                """),
        Explanation(
            "unknownCase",
            what: "The enum has no case of this name.",
            why: """
                A name that is nearly right is still another name. If a case is near, the
                message names it.
                """,
            wrong: """
                class Person {
                    var badge: Badge = .bleu
                }
                enum Badge: String {
                    case blue
                    unknown .blue
                }
                """,
            right: """
                class Person {
                    var badge: Badge = .blue
                }
                enum Badge: String {
                    case blue
                    unknown .blue
                }
                """),
        Explanation(
            "valueOfOtherType",
            what: "The literal is no value of the field's type.",
            why: """
                Nothing is converted in silence: 0 is not false, and "1" is not 1. Any Swift
                expression may stand in parentheses; where a target isolates to the main actor
                by default, what it names must be 'nonisolated'.
                """,
            wrong: """
                class Person {
                    var isPaid: Bool = 0
                }
                """,
            right: """
                class Person {
                    var isPaid: Bool = false
                }
                """),
    ]
}
