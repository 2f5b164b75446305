// Pages of `coding explain`: fields and other members, and their words; in alphabetical order.

extension Explanations {
    static let members: [Explanation] = [
        Explanation(
            "bodyOfField",
            what: "A field of a schema has no getter, setter or observer.",
            why: """
                The body would have to be Swift. Computed properties belong into an extension,
                observers into a 'swift { … }' member.
                """,
            wrong: """
                class Person {
                    var name: String { didSet { } }
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "constantBits",
            what: "The fields of 'bits' are written with 'var'.",
            why: """
                All of them share one integer. Whoever wants a constant declares the field
                that holds the bits with 'let'.
                """,
            wrong: """
                bits Style: UInt32 {
                    let bold: Bool at 0
                }
                """,
            right: """
                bits Style: UInt32 {
                    var bold: Bool at 0
                }
                """),
        Explanation(
            "constantThatChanges",
            what: """
                A weak field becomes nil by itself, and a transient one is not read. Both must
                be a 'var'.
                """,
            why: """
                A 'let' could not change when the object that it refers to goes away, or when
                the field is rebuilt.
                """,
            wrong: """
                class Person {
                    weak let boss: Person?
                }
                """,
            right: """
                class Person {
                    weak var boss: Person?
                }
                """),
        Explanation(
            "constantWithoutType",
            what: """
                'retired "key": Type = value, still written' names the type of what goes on
                being written.
                """,
            why: """
                The type decides how the value is archived, and an old reader checks it. It
                can't be guessed from a literal.
                """,
            wrong: """
                class Person, version 2 {
                    retired "salary" = 0 until 1, still written
                }
                """,
            right: """
                class Person, version 2 {
                    retired "salary": Int = 0 until 1, still written
                }
                """),
        Explanation(
            "fieldInEnumeration",
            what: "The members of an enum are cases, 'retired' and 'unknown'.",
            why: """
                What belongs to all values is a struct's or a class's field. What belongs to
                one case stands in its parentheses.
                """,
            wrong: """
                enum Badge: String {
                    var number: Int
                    case blue
                    unknown .blue
                }
                """,
            right: """
                struct Badge {
                    var number: Int
                    var colour: Colour
                }
                enum Colour: String {
                    case blue
                    unknown .blue
                }
                """),
        Explanation(
            "fieldWithoutVar",
            what: "A field begins with 'var' or 'let'.",
            why: """
                The word says whether Swift code may change it, and it decides when a
                reference is connected.
                """,
            wrong: """
                class Person {
                    name: String
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "fieldWord",
            what: """
                'public', 'weak', 'transient' and the like stand before fields, not before
                'retired' or 'swift'.
                """,
            why: """
                A retired key has no property that the word could speak of, and Swift text
                says what it needs itself.
                """,
            wrong: """
                class Person {
                    var name: String
                    public retired "Fax"
                }
                """,
            right: """
                class Person {
                    var name: String
                    retired "Fax"
                }
                """),
        Explanation(
            "memberAfterUnknown",
            what: "'unknown .case' is the last member of an enum.",
            why: "It speaks of all cases. In its place at the end nobody overlooks it.",
            wrong: """
                enum Badge: String {
                    unknown .blue
                    case blue
                }
                """,
            right: """
                enum Badge: String {
                    case blue
                    unknown .blue
                }
                """),
        Explanation(
            "missingVar",
            what: "After 'weak', 'transient' or a level, 'var' or 'let' and a field follow.",
            why: "The words before have nothing to apply to.",
            wrong: """
                class Person {
                    var name: String
                    weak
                }
                """,
            right: """
                class Person {
                    var name: String
                    weak var boss: Person?
                }
                """),
        Explanation(
            "openField",
            what: """
                A field can't be open. The fields of an open class are public, and what is
                generated to be overridden is open.
                """,
            why: """
                Observers and overrides of stored properties would run while an object is
                being read, before it is whole.
                """,
            wrong: """
                open class Shape, prefix "S" {
                    open var name: String
                }
                """,
            right: """
                open class Shape, prefix "S" {
                    var name: String
                }
                """),
        Explanation(
            "severalNames",
            what: "Each field has its own 'var' or 'let', each case its own 'case'.",
            why: """
                Each of them has its own key and its own clauses, and a change of one shows as
                a change of one line.
                """,
            wrong: """
                class Person {
                    var first, last: String
                }
                """,
            right: """
                class Person {
                    var first: String
                    var last: String
                }
                """),
        Explanation(
            "swiftMember",
            what: "'func', 'init', 'static' and other members of Swift are none of a schema's.",
            why: """
                A schema says what is archived. Write behaviour in an extension, or, where it
                must be overridable, in a 'swift { … }' member of the class.
                """,
            wrong: """
                class Person {
                    var name: String
                    func greet() { }
                }
                """,
            right: """
                class Person {
                    var name: String
                    swift {
                        func greet() { }
                    }
                }
                """),
        Explanation(
            "swiftOutsideClass",
            what: "Only a class takes 'swift { … }'.",
            why: """
                It is there for overridable methods, overrides and observers, which structs
                and enums don't have. All else can stand in an extension in a Swift file.
                """,
            wrong: """
                struct Point {
                    var x: Double
                    swift {
                        func move() { }
                    }
                }
                """,
            right: """
                struct Point {
                    var x: Double
                }
                """),
        Explanation(
            "wordOfBitField",
            what: "The fields of 'bits' take no level, 'weak' or 'transient'.",
            why: "They are parts of one integer and have the access of the whole.",
            wrong: """
                bits Style: UInt32 {
                    public var bold: Bool at 0
                }
                """,
            right: """
                public bits Style: UInt32 {
                    var bold: Bool at 0
                }
                """),
        Explanation(
            "wordOutOfOrder",
            what: """
                Words before a field, and the clauses of cases and retired keys, have a fixed
                order. The message names two that are exchanged.
                """,
            why: """
                One order means that the same words always look the same, and that a search
                finds them.
                """,
            wrong: """
                class Person {
                    weak public var boss: Person?
                }
                """,
            right: """
                class Person {
                    public weak var boss: Person?
                }
                """),
    ]
}
