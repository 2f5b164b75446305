// Pages of `coding explain`: unknown keys that are kept.

extension Explanations {
    static let keptUnknown: [Explanation] = [
        Explanation(
            "alsoBesideKeptUnknown",
            what: """
                A field has 'also', so that older programs find it under a key that they know.
                And a class of the same chain has 'keeps unknown', so that they keep the other.
                """,
            why: """
                Such a program changes the copy that it knows and keeps the one that it does not
                know, with the old value. The newer program reads that one first: what its
                user has changed is undone. Either let old programs find the value, or let them
                keep what they do not know.
                """,
            wrong: """
                class Person, version 1, keeps unknown {
                    var name: String since 1 fallback "fullName" also "fullName"
                }
                """,
            right: """
                class Person, version 1 {
                    var name: String since 1 fallback "fullName" also "fullName"
                }
                """)
    ]
}
