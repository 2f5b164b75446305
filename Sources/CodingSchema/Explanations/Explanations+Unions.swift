// Pages of `coding explain`: enums whose cases carry values; in alphabetical order.

extension Explanations {
    static let unions: [Explanation] = [
        Explanation(
            "alsoAtFallbackCase",
            what: """
                'also raw via f' writes the fallback case beside another one. The fallback
                case itself has nothing to stand beside.
                """,
            why: "It is what old readers understand already.",
            wrong: """
                enum Picture {
                    case url(URL)
                    fallback case raw(Data) also raw via same
                }
                """,
            right: """
                enum Picture {
                    case url(URL) also raw via rasterized
                    fallback case raw(Data)
                }
                """),
        Explanation(
            "alsoNamesOtherCase",
            what: "'also' names the fallback case.",
            why: """
                A reader takes the first case whose keys are there, and the fallback case
                last. Another case written beside this one could be taken first.
                """,
            wrong: """
                enum Picture {
                    case url(URL)
                    case jpeg(Data) also url via upload
                    fallback case raw(Data)
                }
                """,
            right: """
                enum Picture {
                    case url(URL)
                    case jpeg(Data) also raw via rasterized
                    fallback case raw(Data)
                }
                """),
        Explanation(
            "caseOfOptionals",
            what: "When all values of the case are nil, nothing is written for it.",
            why: """
                A reader knows a case by its keys. Without any, it could not be told from a
                case that is not there.
                """,
            wrong: """
                enum State {
                    case busy(since: Date?)
                    case idle
                }
                """,
            right: """
                enum State {
                    case busy(task: String, since: Date?)
                    case idle
                }
                """),
        Explanation(
            "caseReadAsOther",
            what: """
                A reader takes the first case all of whose required keys are there. All keys
                of another case, which it looks for first, are keys of this one.
                """,
            why: """
                What is written as this case would come back as the other. Change the order,
                or give one of them another key.
                """,
            wrong: """
                enum Place {
                    case name(String) key "name"
                    case full(name: String, street: String)
                }
                """,
            right: """
                enum Place {
                    case full(name: String, street: String)
                    case name(String) key "name"
                }
                """),
        Explanation(
            "defaultWithoutValues",
            what: "The case carries values, and a default of '.case' alone gives none.",
            why: """
                Write the case with its values, as a Swift expression in parentheses. Where a
                target isolates to the main actor by default, what it names must be
                'nonisolated'.
                """,
            wrong: """
                class Photo {
                    var state: State = .busy
                }
                enum State {
                    case idle
                    case busy(task: String)
                }
                """,
            right: """
                class Photo {
                    var state: State = .idle
                }
                enum State {
                    case idle
                    case busy(task: String)
                }
                """),
        Explanation(
            "doubledFallbackCase",
            what: "An enum has at most one 'fallback case'.",
            why: "It is the case that a reader looks for last. Two can't both be last.",
            wrong: """
                enum Picture {
                    fallback case raw(Data)
                    fallback case text(String)
                }
                """,
            right: """
                enum Picture {
                    case text(String)
                    fallback case raw(Data)
                }
                """),
        Explanation(
            "doubledLabel",
            what: "Two values of the case have the same name.",
            why: "Swift could not tell them apart, and their keys would be the same.",
            wrong: """
                enum Place {
                    case full(name: String, name: String key "street")
                }
                """,
            right: """
                enum Place {
                    case full(name: String, street: String)
                }
                """),
        Explanation(
            "hidingLabel",
            what: "The value has a name that generated code needs for something else.",
            why: """
                In the generated code the name would mean the value. Take another name; 'key'
                keeps the old one in archives.
                """,
            wrong: """
                enum Picture {
                    case raw(pixels: Data, archiver: Int)
                }
                """,
            right: """
                enum Picture {
                    case raw(pixels: Data, number: Int key "archiver")
                }
                """),
        Explanation(
            "keyAfterNamedValues",
            what: """
                Where a case's values have names, each has a key of its own. The key stands
                behind its type.
                """,
            why: "One key for several values could hold one of them.",
            wrong: """
                enum Picture {
                    case raw(pixels: Data, wide: Int) key "raw"
                }
                """,
            right: """
                enum Picture {
                    case raw(pixels: Data key "raw", wide: Int)
                }
                """),
        Explanation(
            "rawValueWithoutRawType",
            what: """
                The case has a raw value, and the enum does not say of which type raw values
                are.
                """,
            why: """
                Without ': String' or an integer type the enum's cases carry values in
                parentheses.
                """,
            wrong: """
                enum Badge {
                    case blue = "b"
                }
                """,
            right: """
                enum Badge: String {
                    case blue = "b"
                    unknown .blue
                }
                """),
        Explanation(
            "replacementInUnion",
            what: "'since N else .other' is for enums with raw values.",
            why: """
                A case with values can't be replaced by a name alone. What old readers are
                shown is the fallback case: 'also raw via f'.
                """,
            wrong: """
                enum Picture, version 1 {
                    case jpeg(Data) since 1 else .raw
                    fallback case raw(pixels: Data)
                }
                """,
            right: """
                enum Picture, version 1 {
                    case jpeg(Data) since 1 also raw via rasterized
                    fallback case raw(pixels: Data)
                }
                """),
        Explanation(
            "unknownOfUnion",
            what: "'unknown .case' is for enums with raw values.",
            why: """
                There is no raw value that could be unknown. The case that is read when no
                other is there is the 'fallback case'.
                """,
            wrong: """
                enum Picture {
                    case url(URL)
                    case blank
                    unknown .blank
                }
                """,
            right: """
                enum Picture {
                    case url(URL)
                    fallback case blank
                }
                """),
    ]
}
