// Pages about rules of the review: sequential archives, in which values stand without keys.

extension RulePages {
    static let sequences: [RulePage] = [
        RulePage(
            .archivesChanged, "a class takes part in other kinds of archives",
            what: "'sequential', 'sequential only' or 'keyed only' came or went.",
            newReadsOld: .safe("The old program wrote keyed archives only, which the new one reads."),
            oldReadsNew: .breaking("The new program can write sequential archives, which the old one does not read."),
            fix: """
                Nothing is to be fixed where the new program writes sequential archives for others
                only: then say so in a waiver. A kind of archive that a release wrote must stay.
                """,
            old: """
                class Person {
                    var name: String
                }
                """,
            changed: """
                class Person, sequential {
                    var name: String
                }
                """,
            fixed: """
                class Person, sequential {
                    var name: String
                    waived archivesChanged because "sequential archives are for the old Mac program"
                }
                """),
        RulePage(
            .keyedMarkerChanged, "the marker of keyed archives came, went or is another",
            what: "'sequential marker' names the key by which keyed archives are told from those without keys.",
            newReadsOld: .breaking("Keyed archives whose values stand without keys, which the old program read."),
            oldReadsNew: .safe("An object without the marker is read by its keys where it has them."),
            fix: "Leave the marker as long as there are archives from before the class had keys.",
            old: """
                class Person, sequential marker "PersonIsKeyed" {
                    var name: String
                }
                """,
            changed: """
                class Person, sequential {
                    var name: String
                }
                """),
        RulePage(
            .sequenceChanged, "sequential archives hold other values, or in another order",
            what: """
                Values have no keys there: a value that is new, gone, of another type or in another
                place makes a sequence of one version another one.
                """,
            newReadsOld: .breaking("Version 0 ends before 'badge'."),
            oldReadsNew: .breaking("Version 0 holds 'badge', which the old program does not expect."),
            fix: """
                Raise the version, and say since when a value is there, or until when it was. Old
                programs refuse the new version; write keyed archives for them.
                """,
            old: """
                class Person, sequential {
                    var name: String
                }
                """,
            changed: """
                class Person, sequential {
                    var name: String
                    var badge: Int = 0
                }
                """,
            fixed: """
                class Person, version 1, sequential {
                    var name: String
                    var badge: Int = 0 since 1
                }
                """),
    ]
}
