// Pages about rules of the review: fields that come, go or are archived in another way.

extension RulePages {
    static let fields: [RulePage] = [
        RulePage(
            .conditionalChanged, "a reference begins or ceases to be conditional",
            what: "'weak' or 'conditional' came or went.",
            newReadsOld: .safe("The old program archived whatever the field refers to."),
            oldReadsNew: .lossy("Where nothing else archives the other person, 'friend' is nil."),
            fix: "Leave it strong where the object must be kept for its own sake.",
            old: """
                class Person {
                    var friend: Person?
                }
                """,
            changed: """
                class Person {
                    var friend: Person? conditional
                }
                """),
        RulePage(
            .constantChanged, "a field begins or ceases to be constant",
            what: "'let' became 'var', or 'var' became 'let'. Archives don't know of it.",
            newReadsOld: .safe("The archive is the same."),
            oldReadsNew: .safe("The archive is the same."),
            fix: "Code that sets the field does not compile any more.",
            old: """
                class Person {
                    var name: String
                }
                """,
            changed: """
                class Person {
                    let name: String
                }
                """),
        RulePage(
            .defaultChanged, "a field has another default",
            what: "The value that a field takes where its key is missing is another one, or came, or went.",
            newReadsOld: .safe("The old program writes the key, and its value counts."),
            oldReadsNew: .safe("The new program writes the key, and its value counts."),
            fix: "Archives that lack the key now mean something else. If they exist, keep the default.",
            old: """
                class Person {
                    var age: Int = 0
                }
                """,
            changed: """
                class Person {
                    var age: Int = 18
                }
                """),
        RulePage(
            .fieldAdded, "a field is new",
            what: "A field that the old schema does not have.",
            newReadsOld: .breaking("'badge' is required, and archives of the old program lack it."),
            oldReadsNew: .safe("A key that the old program does not know is no loss to it."),
            fix: "Give it a default, make it optional, or compute it from old keys: '= via f'.",
            old: """
                class Person {
                    var name: String
                }
                """,
            changed: """
                class Person {
                    var name: String
                    var badge: Int
                }
                """,
            fixed: """
                class Person, version 1 {
                    var name: String
                    var badge: Int = 0 since 1
                }
                """),
        RulePage(
            .fieldRemoved, "a field is gone",
            what: "A field that the new schema does not have.",
            newReadsOld: .lossy("What the old program kept in 'fax' has no field any more."),
            oldReadsNew: .breaking("'fax' is required there, and the new program does not write it."),
            fix: """
                Retire the key, so that nobody uses it for something else, and go on writing a
                constant where older programs need one. To keep the values, end the writing first:
                'until N'.
                """,
            old: """
                class Person {
                    var name: String
                    var fax: String
                }
                """,
            changed: """
                class Person {
                    var name: String
                }
                """,
            fixed: """
                class Person {
                    var name: String
                    retired "fax": String = "", still written
                }
                """),
        RulePage(
            .optionalityChanged, "a field begins or ceases to be optional",
            what: "The '?' behind the field's type came or went.",
            newReadsOld: .breaking("Where 'fax' was nil, there is no value for a field that needs one."),
            oldReadsNew: .safe("A value is one, whether it could have been nil or not."),
            fix: "With a default, nil becomes that. Better leave the field optional.",
            old: """
                class Person {
                    var fax: String?
                }
                """,
            changed: """
                class Person {
                    var fax: String
                }
                """,
            fixed: """
                class Person {
                    var fax: String = ""
                }
                """),
        RulePage(
            .transientChanged, "a field begins or ceases to be archived",
            what: "'transient' came or went.",
            newReadsOld: .lossy("What the old program kept in 'isPaid' is not read any more."),
            oldReadsNew: .lossy("The new program has a value in 'isPaid' and does not write it."),
            fix: "Leave it archived where the value must outlive the program.",
            old: """
                class Bill {
                    var isPaid: Bool = false
                }
                """,
            changed: """
                class Bill {
                    transient var isPaid: Bool = false
                }
                """),
        RulePage(
            .typeChanged, "a field has another type",
            what: "The field's type, what a collection holds, or the form in which it is archived is another one.",
            newReadsOld: .breaking("An integer under 'size' can't be read as a string."),
            oldReadsNew: .breaking("A string under 'size' can't be read as an integer."),
            fix: """
                Use a new key, and the old one as a fallback with a function that converts. 'also'
                with another one writes what old programs read.
                """,
            old: """
                class Shoe {
                    var size: Int
                }
                """,
            changed: """
                class Shoe {
                    var size: String
                }
                """,
            fixed: """
                class Shoe {
                    var size: String key "sizeText"
                        fallback "size": Int via text(of:)
                        also "size": Int via number(in:)
                }
                """),
        RulePage(
            .writingEnded, "a field is no longer written",
            what: "'until' came, went or moved: the present version does or does not write the field.",
            newReadsOld: .safe("The field is read wherever its key is present."),
            oldReadsNew: .lossy("The new program has a value in 'fax' and does not write it."),
            fix: "Go on writing as long as programs that read the field are in use.",
            old: """
                class Person, version 1 {
                    var fax: String?
                }
                """,
            changed: """
                class Person, version 2 {
                    var fax: String? until 1
                }
                """),
    ]
}
