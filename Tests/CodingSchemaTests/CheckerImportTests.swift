// The checker and imports: what other modules declare; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: imports")
struct CheckerImportTests {
    static let rows = [
        CheckerRow(
            "a type of a module that the file does not import",
            """
            class A {
                var x: Address?
            }
            """,
            [
                "2:12-18 error: 'Address' is declared in 'Geography', which this file does not import",
                "mend: add 'import Geography'",
                "edit 1:1-0: «import Geography↵»",
            ], imports: [geography]),
        CheckerRow(
            "a type of a module that the file does not import, after other imports",
            """
            import Astronomy

            class A {
                var x: Place?
                var y: Star?
            }
            """,
            [
                "4:12-16 error: 'Place' is declared in 'Geography', which this file does not import",
                "mend: add 'import Geography'",
                "edit 1:17-16: «↵import Geography»",
            ], imports: [geography, astronomy]),
        CheckerRow(
            "a type of two imported modules",
            """
            import Geography
            import Astronomy

            class A {
                var x: Address?
            }
            """,
            [
                "5:12-18 error: 'Address' is declared in 'Geography' and in 'Astronomy', and this file imports both",
                "note Geography 9:7-13: declared here",
                "note Astronomy 3:7-13: declared here",
            ], imports: [geography, astronomy]),
        CheckerRow(
            "a type that its module keeps to itself",
            """
            import Geography

            class A {
                var x: Hidden?
            }
            """,
            [
                "4:12-17 error: 'Hidden' is internal to 'Geography'",
                "note Geography 17:16-21: declared here",
                "mend: make it public where it is declared",
            ], imports: [geography]),
        CheckerRow(
            "an unknown module, and what was meant",
            """
            import Geographie

            class A {}
            """,
            [
                "1:8-17 error: no target 'Geographie' with a schema among those that this one depends on",
                "mend: did you mean 'Geography'?",
                "edit 1:8-17: «Geography»",
            ], imports: [geography]),
        CheckerRow(
            "an unknown module like none that is known",
            """
            import Zoo

            class A {}
            """,
            [
                "1:8-10 error: no target 'Zoo' with a schema among those that this one depends on",
            ], imports: [geography]),
        CheckerRow(
            "a module imported twice",
            """
            import Geography
            import Geography

            class A {
                var x: Address?
            }
            """,
            [
                "2:8-16 warning: 'Geography' is imported twice",
                "note 1:8-16: the first import is here",
            ], imports: [geography]),
        CheckerRow(
            "the file's own module imported",
            """
            import Payroll

            class A {}
            """,
            [
                "1:8-14 error: this file belongs to 'Payroll': the files of a target see each other without an import",
            ]),
        CheckerRow(
            "a field like one that another module keeps to itself",
            """
            import Geography

            class City: Place {
                var secret: Int
            }
            """,
            [], imports: [geography]),
        CheckerRow(
            "a field that is inherited from another module",
            """
            import Geography

            class City: Place {
                var name: Int
            }
            """,
            [
                "4:9-12 error: 'name' is inherited from 'Place' already",
                "note Geography 4:9-12: declared here",
            ], imports: [geography]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
