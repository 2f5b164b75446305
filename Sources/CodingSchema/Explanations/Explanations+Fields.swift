// Pages of `coding explain`: kinds of fields, conversions and references; in alphabetical order.

extension Explanations {
    static let fields: [Explanation] = [
        Explanation(
            "asOfAboveVersion",
            what: "'as of N' names a version of the enum that does not exist yet.",
            why: """
                It writes the value as readers of that version know it. Nobody can know a
                version to come.
                """,
            wrong: """
                class Person {
                    var badge: Badge also "colour" as of 3
                }
                enum Badge: String, version 2 {
                    case blue
                    case red since 2 else .blue
                    unknown .blue
                }
                """,
            right: """
                class Person {
                    var badge: Badge also "colour" as of 1
                }
                enum Badge: String, version 2 {
                    case blue
                    case red since 2 else .blue
                    unknown .blue
                }
                """),
        Explanation(
            "asOfNeedsReplacement",
            what: """
                At that version the enum had fewer cases than today, and one of the younger
                cases does not say what stands for it.
                """,
            why: """
                A reader of that version would not know the raw value. 'since N else .older'
                names the case that it is shown instead.
                """,
            wrong: """
                class Person {
                    var badge: Badge also "colour" as of 1
                }
                enum Badge: String, version 2 {
                    case blue
                    case red since 2
                    unknown .blue
                }
                """,
            right: """
                class Person {
                    var badge: Badge also "colour" as of 1
                }
                enum Badge: String, version 2 {
                    case blue
                    case red since 2 else .blue
                    unknown .blue
                }
                """),
        Explanation(
            "asOfOnOtherType",
            what: """
                'as of N' is for fields whose type is an enum with raw values, and for arrays
                of such.
                """,
            why: """
                Only an enum has versions of its set of values. Other values are converted
                with a function: 'also "key": Type via f'.
                """,
            wrong: """
                class Person {
                    var height: Double also "cm" as of 1
                }
                """,
            right: """
                class Person {
                    var height: Double also "cm": Int via centimetres
                }
                """),
        Explanation(
            "asOfWithConversion",
            what: "A clause has 'as of N' or a conversion with 'via', not both.",
            why: """
                It would not be clear which comes first. The function can return the older
                value itself.
                """,
            wrong: """
                class Person {
                    var badge: Badge also "colour": Int via number as of 0
                }
                enum Badge: String {
                    case blue
                    unknown .blue
                }
                """,
            right: """
                class Person {
                    var badge: Badge also "colour": Int via number
                }
                enum Badge: String {
                    case blue
                    unknown .blue
                }
                """),
        Explanation(
            "conditionalOnOtherType",
            what: """
                'conditional' archives a reference only if something else in the archive
                encodes the object. The field must be a reference to one object.
                """,
            why: "A value belongs to its owner; nothing else could encode it.",
            wrong: """
                class View {
                    var title: String? conditional
                }
                """,
            right: """
                class View {
                    var target: View? conditional
                }
                """),
        Explanation(
            "constantConnectedLater",
            what: """
                A set of objects, or a dictionary whose keys are objects, hashes them. It is
                built after everything else is read, so it must be a 'var'.
                """,
            why: """
                An object's hash is not known before the object is whole, and a 'let' must
                have its value before that.
                """,
            wrong: """
                class Team {
                    let members: Set<Person>
                }
                class Person {
                    var name: String
                }
                """,
            right: """
                class Team {
                    var members: Set<Person>
                }
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "conversionConnectedTooLate",
            what: """
                The fallback reads a set of objects, or a dictionary whose keys are objects.
                It is built after the field that wants to be made from it.
                """,
            why: """
                The field is read when 'init(coder:)' runs; the set hashes objects that are
                not whole then. Read an array instead: in an archive a set has another form,
                so keep the old field and compute the new one from it.
                """,
            wrong: """
                class Team {
                    var size: Int fallback "members": Set<Person> via count
                }
                class Person {
                    var name: String
                }
                """,
            right: """
                class Team {
                    var size: Int fallback "memberList": [Person] via count
                }
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "functionArguments",
            what: """
                The function after this 'via' takes one argument. 'f' and 'f(label:)' name
                such functions.
                """,
            why: """
                It is given the old value or the unarchiver, and nothing else. In a target that
                isolates to the main actor by default the function must be 'nonisolated', since
                archives are read on any thread.
                """,
            wrong: """
                class Person {
                    var age: Int = via age(from:on:)
                }
                """,
            right: """
                class Person {
                    var age: Int = via age(from:)
                }
                """),
        Explanation(
            "functionInPlaceOfValue",
            what: """
                The default of a transient field, and the constant of a retired key, are
                values. '= via f' is no value.
                """,
            why: """
                'via' reads from an archive. Nothing is read for these, so there is nothing to
                give to a function.
                """,
            wrong: """
                class Person {
                    transient var age: Int = via age
                }
                """,
            right: """
                class Person {
                    transient var age: Int = 0
                }
                """),
        Explanation(
            "rebuiltButArchived",
            what: "'rebuilt via f' is for transient fields.",
            why: """
                An archived field gets its value from the archive; the method would replace it
                at once.
                """,
            wrong: """
                class Person {
                    var age: Int = 0 rebuilt via computeAge
                }
                """,
            right: """
                class Person {
                    transient var age: Int = 0 rebuilt via computeAge
                }
                """),
        Explanation(
            "referenceCycle",
            what: """
                The references are read at once, since each is a 'let' or not optional, and
                following them leads back to the first class.
                """,
            why: """
                Each object would have to exist before the other. Make one of the fields a
                'var' that is optional, weak or a collection: it is connected when all objects
                exist.
                """,
            wrong: """
                class Team {
                    let lead: Member
                }
                class Member {
                    let team: Team
                }
                """,
            right: """
                class Team {
                    let lead: Member
                }
                class Member {
                    var team: Team?
                }
                """),
        Explanation(
            "transientWithClause",
            what: """
                'key', 'fallback', 'also', 'since' and 'until' speak of archives. A transient
                field is in none.
                """,
            why: """
                The clause would have no effect. Either the field is archived, or the clause
                is not needed.
                """,
            wrong: """
                class Person {
                    transient var age: Int = 0 key "Age"
                }
                """,
            right: """
                class Person {
                    var age: Int = 0 key "Age"
                }
                """),
        Explanation(
            "transientWithoutValue",
            what: "A transient field is optional or has a default.",
            why: "When an object is read nothing sets the field, and Swift wants a value for it.",
            wrong: """
                class Person {
                    transient var age: Int
                }
                """,
            right: """
                class Person {
                    transient var age: Int = 0
                }
                """),
        Explanation(
            "weakNotOptional",
            what: "A weak field's type ends in '?'.",
            why: "The reference becomes nil when the object goes away.",
            wrong: """
                class Person {
                    weak var boss: Person
                }
                """,
            right: """
                class Person {
                    weak var boss: Person?
                }
                """),
        Explanation(
            "weakOnOtherType",
            what: "'weak' is for references to one object.",
            why: "Values and collections are held by their owner; there is nothing to let go of.",
            wrong: """
                class Person {
                    weak var skills: [String]?
                }
                """,
            right: """
                class Person {
                    var skills: [String]?
                }
                """),
        Explanation(
            "weakWithDefault",
            what: "A weak field can't have a default.",
            why: """
                Nothing else would hold the object that the default creates: it would be gone
                at once. A weak field without a default is nil anyway.
                """,
            wrong: """
                class Person {
                    weak var boss: Person? = nil
                }
                """,
            right: """
                class Person {
                    weak var boss: Person?
                }
                """),
    ]
}
