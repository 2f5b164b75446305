// Pages of `coding explain`: what is not generated yet; in alphabetical order.

extension Explanations {
    static let generation: [Explanation] = [
        Explanation(
            "notGeneratedYet",
            what: """
                The language has this construct, and the tool does not generate Swift for it
                yet.
                """,
            why: "The schema is right. Until the tool can do it, leave the construct out.",
            wrong: """
                class Person, sequential only {
                    var name: String
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
    ]
}
