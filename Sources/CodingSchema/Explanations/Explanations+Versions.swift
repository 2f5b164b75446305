// Pages of `coding explain`: versions, and keys that come and go; in alphabetical order.

extension Explanations {
    static let versions: [Explanation] = [
        Explanation(
            "alsoAfterUntil",
            what: "'until N' ends the writing of a field, 'also' writes it a second time.",
            why: """
                What is not written any more can't be written twice. To go on writing the old
                key, remove 'until' or move it behind the 'also'.
                """,
            wrong: """
                class Person, version 2 {
                    var name: String? until 1 also "Name"
                }
                """,
            right: """
                class Person, version 2 {
                    var name: String? also "Name" until 1
                }
                """),
        Explanation(
            "requiredFieldAddedLater",
            what: """
                The field exists since a later version. It must be optional, or have a default
                or a fallback.
                """,
            why: "Archives of older versions don't hold it, and could never be read again.",
            wrong: """
                class Person, version 2 {
                    var name: String
                    var badge: Int since 2
                }
                """,
            right: """
                class Person, version 2 {
                    var name: String
                    var badge: Int = 0 since 2
                }
                """),
        Explanation(
            "retiredConstantNotWritten",
            what: """
                A type and a value behind a retired key say what goes on being written, and ',
                still written' is missing.
                """,
            why: """
                Without these words it is not clear whether old readers are to find the key.
                If not, leave the constant out.
                """,
            wrong: """
                class Person, version 2 {
                    retired "salary": Int = 0 until 1
                }
                """,
            right: """
                class Person, version 2 {
                    retired "salary": Int = 0 until 1, still written
                }
                """),
        Explanation(
            "retiredConstantOptional",
            what: "A constant that is still written has a value; its type takes no '?'.",
            why: """
                Writing nil would be writing nothing. Then 'retired "key"' is enough.
                """,
            wrong: """
                class Person {
                    retired "salary": Int? = nil, still written
                }
                """,
            right: """
                class Person {
                    retired "salary": Int = 0, still written
                }
                """),
        Explanation(
            "sinceAboveUntil",
            what: "'since' is the first version that writes the field, 'until' the last.",
            why: "The last can't be before the first. No version would have written the field.",
            wrong: """
                class Person, version 5 {
                    var badge: Int? since 4 until 3
                }
                """,
            right: """
                class Person, version 5 {
                    var badge: Int? since 3 until 4
                }
                """),
        Explanation(
            "sinceAboveVersion",
            what: "The field or case exists since a version that its owner has not reached.",
            why: """
                What is written today is of today's version. Raise the version when a field is
                added.
                """,
            wrong: """
                class Person, version 2 {
                    var badge: Int? since 3
                }
                """,
            right: """
                class Person, version 3 {
                    var badge: Int? since 3
                }
                """),
        Explanation(
            "requiredFieldNotWritten",
            what: "The field is required, and no longer written.",
            why: """
                'until N' names the last version that wrote the field. Whatever is written
                from the next one on could not be read back.
                """,
            wrong: """
                class Person, version 2 {
                    var pager: Int until 1
                }
                """,
            right: """
                class Person, version 2 {
                    var pager: Int? until 1
                }
                """),
        Explanation(
            "stillWrittenWithoutConstant",
            what: "'still written' needs to know what: a type and a value behind the key.",
            why: "Old readers require the key, and something must stand under it.",
            wrong: """
                class Person, version 2 {
                    retired "salary" until 1, still written
                }
                """,
            right: """
                class Person, version 2 {
                    retired "salary": Int = 0 until 1, still written
                }
                """),
        Explanation(
            "untilNotBelowVersion",
            what: """
                'until N' names the last version that wrote the key. The class must be at N +
                1 or above.
                """,
            why: "Today's version no longer writes it, so the last one that did is an older one.",
            wrong: """
                class Person, version 2 {
                    var pager: Int? until 2
                }
                """,
            right: """
                class Person, version 3 {
                    var pager: Int? until 2
                }
                """),
    ]
}
