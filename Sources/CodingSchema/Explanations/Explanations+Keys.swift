// Pages of `coding explain`: keys along a chain of superclasses; in alphabetical order.

extension Explanations {
    static let keys: [Explanation] = [
        Explanation(
            "doubledFallback",
            what: "The field looks up the same fallback key twice.",
            why: """
                The second look-up finds what the first did. With two conversions it would not
                be clear which one holds.
                """,
            wrong: """
                class Person {
                    var name: String fallback "Name", "Name"
                }
                """,
            right: """
                class Person {
                    var name: String fallback "Name", "FullName"
                }
                """),
        Explanation(
            "doubledKey",
            what: """
                Two fields of a class, or of the class and a superclass, are archived under
                the same key. Version keys, 'also' keys, composed and indexed keys count.
                """,
            why: """
                All classes of a chain share the keys of one object. The second value would
                replace the first.
                """,
            wrong: """
                class Person {
                    var name: String
                }
                class Employee: Person {
                    var badge: String key "name"
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                class Employee: Person {
                    var badge: String key "badgeName"
                }
                """),
        Explanation(
            "emptyKey",
            what: """
                A key has at least one character, but for a struct's or an enum's field, whose
                own keys an empty one leaves bare.
                """,
            why: "A value without a key could not be found again by any tool.",
            wrong: """
                class Person {
                    var name: String key ""
                }
                """,
            right: """
                class Person {
                    var name: String key "name"
                }
                """),
        Explanation(
            "fallbackIsKey",
            what: "The fallback key belongs to another field, which writes it today.",
            why: """
                A reader that misses this field's key would take the other field's value for
                it. A fallback may be shared by several fields, if none writes it.
                """,
            wrong: """
                class Person {
                    var name: String
                    var nickname: String fallback "name"
                }
                """,
            right: """
                class Person {
                    var name: String
                    var nickname: String fallback "shortName"
                }
                """),
        Explanation(
            "fallbackIsOwnKey",
            what: "The field falls back to the key that it is archived under anyway.",
            why: "When the key is missing, looking for it again finds nothing.",
            wrong: """
                class Person {
                    var name: String key "Name" fallback "Name"
                }
                """,
            right: """
                class Person {
                    var name: String key "Name" fallback "Surname"
                }
                """),
        Explanation(
            "keyDiffersOnlyInCase",
            what: "Two keys of a chain differ only in upper and lower case.",
            why: """
                They are two keys, and every reader keeps them apart; people don't. Often one
                of them is a slip.
                """,
            wrong: """
                class Person {
                    var name: String
                    var title: String key "Name"
                }
                """,
            right: """
                class Person {
                    var name: String
                    var title: String key "Title"
                }
                """),
        Explanation(
            "keyIsFallback",
            what: "The key is one that another field falls back to.",
            why: """
                When the other field's key is missing, this field's value would be read for it
                as well.
                """,
            wrong: """
                class Person {
                    var nickname: String fallback "name"
                    var name: String
                }
                """,
            right: """
                class Person {
                    var nickname: String fallback "shortName"
                    var name: String
                }
                """),
        Explanation(
            "reservedKey",
            what: "Keys that begin with '$' are the archive's own.",
            why: """
                An archive keeps '$class', '$objects', '$top' and '$version' beside the
                fields. A field of such a name could break it.
                """,
            wrong: """
                class Price {
                    var dollars: Int key "$amount"
                }
                """,
            right: """
                class Price {
                    var dollars: Int key "amount"
                }
                """),
        Explanation(
            "reservedPrefix",
            what: "The prefix begins with '$', and so would every default key of the class.",
            why: "Keys that begin with '$' are the archive's own.",
            wrong: """
                class Price, prefix "$" {
                    var amount: Int
                }
                """,
            right: """
                class Price, prefix "USD." {
                    var amount: Int
                }
                """),
        Explanation(
            "reservedVersionKey",
            what: """
                The version's key is made from the name in archives, and would begin with '$'
                as the name does.
                """,
            why: "Keys that begin with '$' are the archive's own. A version can name its key.",
            wrong: """
                class Price, version 1, archived as "$Price" {
                    var amount: Int
                }
                """,
            right: """
                class Price, version 1 key "Price.version", archived as "$Price" {
                    var amount: Int
                }
                """),
        Explanation(
            "retiredKeyInUse",
            what: "A key of this class or of a superclass is retired, and stands in use as well.",
            why: """
                Old archives hold something else under the key. Read as the new field, it
                would be a wrong value or an error. That is what 'retired' guards against:
                take a new key.
                """,
            wrong: """
                class Person {
                    retired "Fax"
                    var fax: String key "Fax"
                }
                """,
            right: """
                class Person {
                    retired "Fax"
                    var fax: String key "faxNumber"
                }
                """),
    ]
}
