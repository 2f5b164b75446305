// Pages of `coding explain`: how text is cut up: marks, strings, numbers, comments; in alphabetical order.

extension Explanations {
    static let lexer: [Explanation] = [
        Explanation(
            "apostrophes",
            what: """
                A string stands between straight double quotes, as in Swift. An apostrophe
                means nothing in a schema.
                """,
            why: """
                Keys are compared byte by byte. There is one way to write them, so that two
                people never see the same text and read two keys.
                """,
            wrong: """
                class Person {
                    var name: String key 'Name'
                }
                """,
            right: """
                class Person {
                    var name: String key "Name"
                }
                """),
        Explanation(
            "exclamationMark",
            what: """
                An exclamation mark stands for nothing in a schema. A type that may be nil is
                written with a question mark.
                """,
            why: """
                Swift's 'T!' says that a value is missing for a while and then is not. An
                archive can't say that: a value is in it or it isn't.
                """,
            wrong: """
                class Person {
                    var boss: Person!
                }
                """,
            right: """
                class Person {
                    var boss: Person?
                }
                """),
        Explanation(
            "interpolation",
            what: #"'\(…)' in a string of a schema is refused."#,
            why: #"""
                A key or a name has to be the same whenever and wherever it is written.
                Nothing is computed when a schema is read. For a backslash that is meant,
                write '\\'.
                """#,
            wrong: #"""
                class Person {
                    var name: String key "\(prefix)Name"
                }
                """#,
            right: """
                class Person, prefix "MV" {
                    var name: String
                }
                """),
        Explanation(
            "malformedNumber",
            what: """
                Digits and letters that together make no number of Swift's: '12abc', '0x',
                '1.'.
                """,
            why: """
                The text begins like a number, so it is no name either. Guessing where the
                number ends would guess at a version or a default.
                """,
            wrong: """
                class Person, version 2nd {
                    var name: String
                }
                """,
            right: """
                class Person, version 2 {
                    var name: String
                }
                """),
        Explanation(
            "malformedQuotedName",
            what: "Backticks let a keyword of Swift be a name. They don't let other text be one.",
            why: """
                Every name becomes a name in Swift code. The key in the archive may be any
                text: give the field a simple name and a 'key'.
                """,
            wrong: """
                class Person {
                    var `first name`: String
                }
                """,
            right: """
                class Person {
                    var firstName: String key "first name"
                }
                """),
        Explanation(
            "malformedScalar",
            what: #"""
                '\u{…}' holds one to eight hexadecimal digits, and they must be the number of
                a Unicode scalar: 0 to D7FF, or E000 to 10FFFF.
                """#,
            why: "Other numbers stand for no character. No string in an archive could hold them.",
            wrong: #"""
                class Person {
                    var name: String key "\u{110000}"
                }
                """#,
            right: #"""
                class Person {
                    var name: String key "\u{E9}"
                }
                """#),
        Explanation(
            "meaningless",
            what: """
                Marks such as '@', '#' and '%', curly quotes and invisible characters mean
                nothing in a schema outside of strings and comments.
                """,
            why: """
                A schema has no attributes, macros or operators. Where a mark comes from
                pasted text, such as a curly quote or a hard space, it looks right and isn't.
                """,
            wrong: """
                class Person {
                    @objc var name: String
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "notUTF8",
            what: """
                The file holds bytes that are no UTF-8 text. The message shows the first of
                them; nothing of the file is read.
                """,
            why: """
                In another encoding the same bytes are other characters. A key with 'ß' in it
                would be written under a name that no older archive has.
                """,
            wrong: """
                class Address {
                    var street: String key "Straße"
                }
                """,
            right: """
                class Address {
                    var street: String key "Straße"
                }
                """,
            isLatin1: true),
        Explanation(
            "rawString",
            what: """
                Swift's raw strings, '#"…"#', are not part of the language.
                """,
            why: """
                Keys and names seldom hold quotes or backslashes. One form of string is
                enough, and is read by every tool.
                """,
            wrong: """
                class Person {
                    var name: String key #"Name"#
                }
                """,
            right: """
                class Person {
                    var name: String key "Name"
                }
                """),
        Explanation(
            "semicolon",
            what: "A semicolon ends nothing in a schema.",
            why: """
                Each member begins with a word of its own and needs no end. One way to write a
                line keeps differences between two versions of a schema small.
                """,
            wrong: """
                class Person {
                    var name: String;
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "stringOfLines",
            what: "Swift's strings between triple quotes are not part of the language.",
            why: #"""
                A key of several lines is nearly always a mistake. Write '\n' where a line
                break is meant.
                """#,
            wrong: #"""
                class Letter {
                    var greeting: String = """
                        Dear customer
                        """
                }
                """#,
            right: #"""
                class Letter {
                    var greeting: String = "Dear customer\n"
                }
                """#),
        Explanation(
            "unknownEscape",
            what: """
                After a backslash a string may hold another one, a quote, an apostrophe, 'n',
                'r', 't', '0' or 'u{…}', as in Swift.
                """,
            why: """
                Any other letter is a slip, most often a backslash that was meant as such. For
                that, write two.
                """,
            wrong: #"""
                class File {
                    var path: String key "C:\path"
                }
                """#,
            right: #"""
                class File {
                    var path: String key "C:\\path"
                }
                """#),
        Explanation(
            "unterminatedComment",
            what: """
                A comment that begins with '/*' ends with '*/'. Comments nest: each '/*'
                inside needs its own '*/'.
                """,
            why: """
                Without the end, the rest of the file is comment, and classes would go missing
                without a word.
                """,
            wrong: """
                class Person {
                    var name: String
                }
                /* Not used any more:
                class Pager {
                    var number: Int
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                /* Not used any more:
                class Pager {
                    var number: Int
                }
                */
                """),
        Explanation(
            "unterminatedExpression",
            what: """
                A default that is any Swift expression stands in parentheses, and the closing
                one is missing.
                """,
            why: """
                The expression is copied into Swift as it stands. Where it ends can't be
                guessed.
                """,
            wrong: """
                class Person {
                    var born: Date = (Date(timeIntervalSince1970: 0)
                }
                """,
            right: """
                class Person {
                    var born: Date = (Date(timeIntervalSince1970: 0))
                }
                """),
        Explanation(
            "unterminatedQuotedName",
            what: "A name that begins with a backtick ends with one.",
            why: "The name ends at the second backtick and nowhere else.",
            wrong: """
                class Lesson {
                    var `class: String
                }
                """,
            right: """
                class Lesson {
                    var `class`: String
                }
                """),
        Explanation(
            "unterminatedString",
            what: """
                A string ends on the line on which it begins, and the quote that closes it is
                missing.
                """,
            why: """
                If a string could run on, one lost quote would turn the rest of the file
                inside out.
                """,
            wrong: """
                class Person {
                    var name: String key "Name
                }
                """,
            right: """
                class Person {
                    var name: String key "Name"
                }
                """),
        Explanation(
            "unterminatedSwift",
            what: """
                The text of a 'swift { … }' member ends at the brace that closes its first
                one. Braces in strings and comments don't count.
                """,
            why: """
                The text is copied into the class as it stands. Where it ends can't be
                guessed.
                """,
            wrong: """
                class Shape {
                    var name: String
                    swift {
                        func draw() {
                            if name.isEmpty { return
                """,
            right: """
                class Shape {
                    var name: String
                    swift {
                        func draw() {
                            if name.isEmpty { return }
                        }
                    }
                }
                """),
    ]
}
