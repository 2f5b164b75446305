// Pages about rules of the review: keys, and what else is read or written under them.

extension RulePages {
    static let keys: [RulePage] = [
        RulePage(
            .alsoChanged, "a field is written a second time under other keys",
            what: "An 'also' came, went, ended, or has other keys, another stage or another function.",
            newReadsOld: .safe("The field's own key is there."),
            oldReadsNew: .safe("The field's own key is there."),
            fix: """
                Programs from before the old schema may read nothing but the key that is gone. Keep
                it as long as they are in use: 'until N' ends it with a version.
                """,
            old: """
                class Person {
                    var name: String fallback "title" also "title"
                }
                """,
            changed: """
                class Person {
                    var name: String fallback "title"
                }
                """),
        RulePage(
            .fallbackChanged, "a field is looked up under other keys",
            what: "A fallback came, went, moved, or is converted by another function.",
            newReadsOld: .breaking("Archives from before the old schema may hold the name under 'title' alone."),
            oldReadsNew: .safe("The new program writes the field's own key."),
            fix: "A fallback costs nothing. Keep it as long as there may be such archives.",
            old: """
                class Person {
                    var name: String fallback "title"
                }
                """,
            changed: """
                class Person {
                    var name: String
                }
                """),
        RulePage(
            .keyChanged, "a field has another key",
            what: "The key is another one, or follows from another name or prefix.",
            newReadsOld: .breaking("'Name' is required, and the old program wrote 'name'."),
            oldReadsNew: .breaking("'name' is required there, and the new program writes 'Name'."),
            fix: "The old key is a fallback for old archives, and an 'also' for old programs.",
            old: """
                class Person {
                    var name: String
                }
                """,
            changed: """
                class Person {
                    var name: String key "Name"
                }
                """,
            fixed: """
                class Person {
                    var name: String key "Name" fallback "name" also "name"
                }
                """),
        RulePage(
            .keyRetired, "a key is retired",
            what: "The new schema retires a key, and so keeps it from being used for something else.",
            newReadsOld: .safe("No field of the new schema reads it."),
            oldReadsNew: .safe("No field of the old schema reads it."),
            fix: "Nothing: this is what keeps later changes safe.",
            old: """
                class Person {
                    var name: String
                }
                """,
            changed: """
                class Person {
                    var name: String
                    retired "fax"
                }
                """),
        RulePage(
            .retiredKeyForgotten, "a retired key is forgotten",
            what: "The old schema retires a key, and the new one says nothing of it.",
            newReadsOld: .safe("No field of the new schema reads it."),
            oldReadsNew: .safe("No field of the old schema reads it."),
            fix: """
                The next one who needs a key may take this, and read old values as something else.
                Leave it retired.
                """,
            old: """
                class Person {
                    var name: String
                    retired "fax"
                }
                """,
            changed: """
                class Person {
                    var name: String
                }
                """),
        RulePage(
            .retiredKeyUsed, "a retired key is used again",
            what: "A field of the new schema reads a key that the old one retires.",
            newReadsOld: .breaking("Archives from before the old schema hold something else under 'fax'."),
            oldReadsNew: .safe("No field of the old schema reads it."),
            fix: "Use another key, and leave this one retired.",
            old: """
                class Person {
                    var name: String
                    retired "fax"
                }
                """,
            changed: """
                class Person {
                    var name: String
                    var fax: Bool = false
                }
                """,
            fixed: """
                class Person {
                    var name: String
                    var fax: Bool = false key "hasFax"
                    retired "fax"
                }
                """),
    ]
}
