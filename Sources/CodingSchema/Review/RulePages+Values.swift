// Pages about rules of the review: bit fields, and the cases of enums.

extension RulePages {
    static let values: [RulePage] = [
        RulePage(
            .bitFieldAdded, "a bit field is new",
            what: "Some bits that the old schema does not name have a meaning now.",
            newReadsOld: .safe("The old program left the bits 0."),
            oldReadsNew: .safe("Bits that the old program does not name are no loss to it."),
            fix: "Take bits that no release has used for something else.",
            old: """
                class Text {
                    var style: Style
                }
                bits Style: UInt8 {
                    var bold: Bool at 0
                }
                """,
            changed: """
                class Text {
                    var style: Style
                }
                bits Style: UInt8 {
                    var bold: Bool at 0
                    var italic: Bool at 1
                }
                """),
        RulePage(
            .bitFieldRemoved, "a bit field is gone",
            what: "Some bits have no meaning any more.",
            newReadsOld: .lossy("What the old program kept in 'italic' has no field any more."),
            oldReadsNew: .safe("The new program leaves the bits 0."),
            fix: "Leave the field, or at least its bits unused.",
            old: """
                class Text {
                    var style: Style
                }
                bits Style: UInt8 {
                    var bold: Bool at 0
                    var italic: Bool at 1
                }
                """,
            changed: """
                class Text {
                    var style: Style
                }
                bits Style: UInt8 {
                    var bold: Bool at 0
                }
                """),
        RulePage(
            .bitsMoved, "a bit field has other bits",
            what: "The position, the width or the type of a bit field is another one, or the whole integer's type.",
            newReadsOld: .breaking("The old program kept 'bold' in another bit."),
            oldReadsNew: .breaking("The new program keeps 'bold' in another bit."),
            fix: """
                Nobody can tell from the integer which layout it has. Declare other bits, and hold
                them under another key, with the old one as a fallback that is converted.
                """,
            old: """
                class Text {
                    var style: Style
                }
                bits Style: UInt8 {
                    var bold: Bool at 0
                }
                """,
            changed: """
                class Text {
                    var style: Style
                }
                bits Style: UInt8 {
                    var bold: Bool at 1
                }
                """),
    ]

    static let cases: [RulePage] = [
        RulePage(
            .caseAdded, "a case is new",
            what: "An enum has a case that the old schema does not have.",
            newReadsOld: .safe("The old program wrote the cases that it knew."),
            oldReadsNew: .breaking("The old program does not know 'caramel', and does not say what that becomes."),
            fix: """
                'unknown' in the first release makes later cases readable. For those who have none,
                write the nearest case beside the new one: 'also … as of N'.
                """,
            old: """
                class Ice {
                    var flavour: Flavour
                }
                enum Flavour: Int {
                    case vanilla = 0
                }
                """,
            changed: """
                class Ice {
                    var flavour: Flavour
                }
                enum Flavour: Int {
                    case vanilla = 0
                    case caramel = 1
                }
                """,
            fixed: """
                class Ice {
                    var flavour: Flavour key "flavour2" fallback "flavour" also "flavour" as of 0
                }
                enum Flavour: Int, version 1 {
                    case vanilla = 0
                    case caramel = 1 since 1 else .vanilla
                    unknown .vanilla
                }
                """),
        RulePage(
            .caseChanged, "a case is written in another way",
            what: "What stands for a case in older stages, or the values that a case carries, are others.",
            newReadsOld: .breaking("'high' is required in this case now, and the old program did not write it."),
            oldReadsNew: .safe("A key that the old program does not know is no loss to it."),
            fix: "Let the case as it is, and add another one with other keys.",
            old: """
                class Page {
                    var picture: Picture
                }
                enum Picture {
                    case raw(pixels: Data, wide: Int)
                }
                """,
            changed: """
                class Page {
                    var picture: Picture
                }
                enum Picture {
                    case raw(pixels: Data, wide: Int, high: Int)
                }
                """,
            fixed: """
                class Page {
                    var picture: Picture
                }
                enum Picture {
                    case raw(pixels: Data, wide: Int, high: Int?)
                }
                """),
        RulePage(
            .caseRemoved, "a case is gone",
            what: "An enum has a case less.",
            newReadsOld: .lossy("Where the old program wrote 'caramel', the new one reads 'vanilla'."),
            oldReadsNew: .safe("The old program knows all cases that the new one writes."),
            fix: "Leave the case, and stop offering it.",
            old: """
                class Ice {
                    var flavour: Flavour
                }
                enum Flavour: Int {
                    case vanilla = 0
                    case caramel = 1
                    unknown .vanilla
                }
                """,
            changed: """
                class Ice {
                    var flavour: Flavour
                }
                enum Flavour: Int {
                    case vanilla = 0
                    unknown .vanilla
                }
                """),
        RulePage(
            .rawTypeChanged, "an enum has raw values of another type",
            what: "The type behind the enum's name is another one.",
            newReadsOld: .breaking("An integer can't be read as a string."),
            oldReadsNew: .breaking("A string can't be read as an integer."),
            fix: "Declare another enum, and convert: 'fallback \"size\": OldSize via f' under a new key.",
            old: """
                class Shirt {
                    var size: Size
                }
                enum Size: Int {
                    case small = 1
                    unknown .small
                }
                """,
            changed: """
                class Shirt {
                    var size: Size
                }
                enum Size: String {
                    case small
                    unknown .small
                }
                """),
        RulePage(
            .rawValueChanged, "a case has another raw value",
            what: "The raw value is another one, or follows from another name or place.",
            newReadsOld: .breaking("What the old program wrote for 'large' is 'small' now."),
            oldReadsNew: .breaking("What the new program writes for 'large' is 'small' there."),
            fix: "Write the old value behind the case: 'case large = 2'.",
            old: """
                class Shirt {
                    var size: Size
                }
                enum Size: Int {
                    case small = 1
                    case large = 2
                    unknown .small
                }
                """,
            changed: """
                class Shirt {
                    var size: Size
                }
                enum Size: Int {
                    case small = 2
                    case large = 1
                    unknown .small
                }
                """),
        RulePage(
            .unknownCaseChanged, "an unknown value becomes another case, or none",
            what: "'unknown' came, went, or names another case.",
            newReadsOld: .safe("The new program knows all cases that the old one wrote."),
            oldReadsNew: .safe("The old program knows all cases that the new one writes."),
            fix: "Without 'unknown' each case that a later program adds makes its archives unreadable to this one.",
            old: """
                class Ice {
                    var flavour: Flavour
                }
                enum Flavour: Int {
                    case vanilla = 0
                    unknown .vanilla
                }
                """,
            changed: """
                class Ice {
                    var flavour: Flavour
                }
                enum Flavour: Int {
                    case vanilla = 0
                }
                """),
    ]

    static let source: [RulePage] = [
        RulePage(
            .accessChanged, "something may be named by others than before",
            what: "'public', 'package', 'internal', 'open' or 'final' changed. Archives don't know of it.",
            newReadsOld: .safe("The archive is the same."),
            oldReadsNew: .safe("The archive is the same."),
            fix: "Code of other modules that names it may not compile any more.",
            old: """
                public class Person {
                    var name: String
                }
                """,
            changed: """
                class Person {
                    var name: String
                }
                """),
        RulePage(
            .memberRenamed, "a field or case is called differently in Swift",
            what: "The name is another one, and what archives hold is the same.",
            newReadsOld: .safe("The archive is the same."),
            oldReadsNew: .safe("The archive is the same."),
            fix: "Code that names it must be changed.",
            old: """
                class Person {
                    var name: String
                }
                """,
            changed: """
                class Person {
                    var fullName: String key "name"
                }
                """),
        RulePage(
            .typeRenamed, "a declaration is called differently in Swift",
            what: "The name is another one, and what archives hold is the same.",
            newReadsOld: .safe("The archive is the same."),
            oldReadsNew: .safe("The archive is the same."),
            fix: "Code that names it must be changed.",
            old: """
                class Person {
                    var name: String
                }
                """,
            changed: """
                class Employee, archived as "Person" {
                    var name: String
                }
                """),
    ]
}
