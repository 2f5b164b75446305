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
                "fix: add 'import Geography'",
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
                "fix: add 'import Geography'",
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
                "fix: import only one of the two, and move the declarations that need the other to another file",
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
                "fix: write 'public' before the declaration of 'Hidden'",
            ], imports: [geography]),
        CheckerRow(
            "an unknown module, and what was meant",
            """
            import Geographie

            class A {}
            """,
            [
                "1:8-17 error: 'Geographie' is not a target with a schema that this target depends on",
                "fix: did you mean 'Geography'?",
                "edit 1:8-17: «Geography»",
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
                "note 1:8-16: the first is here",
                "fix: remove 'import Geography'",
                "edit 2:1-17: «»",
            ], imports: [geography]),
        CheckerRow(
            "the file's own module imported",
            """
            import Payroll

            class A {}
            """,
            [
                "1:8-14 error: this file belongs to 'Payroll': the files of a target see each other without an import",
                "fix: remove 'import Payroll'",
                "edit 1:1-15: «»",
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
                "4:9-12 error: 'name' is already inherited from 'Place'",
                "note Geography 4:9-12: declared here",
            ], imports: [geography]),
        CheckerRow(
            "modules without schemas",
            """
            import UIKit
            import CoreLocation
            import Foundation
            import Zoo

            class A {}
            """,
            [], imports: [geography]),
        CheckerRow(
            "modules without schemas that are like one with a schema",
            """
            import Geographi
            import GeoGraphy
            import MapKit

            class A {}
            """,
            [
                "1:8-16 error: 'Geographi' is not a target with a schema that this target depends on",
                "fix: did you mean 'Geography'?",
                "edit 1:8-16: «Geography»",
                "2:8-16 error: 'GeoGraphy' is not a target with a schema that this target depends on",
                "fix: did you mean 'Geography'?",
                "edit 2:8-16: «Geography»",
            ], imports: [geography]),
        CheckerRow(
            "types of modules whose schemas were not given, said once",
            """
            import Foundation
            import Geo
            import Zoology

            class A {
                var x: Quaternion?
                var y: Elephant?
                var z: Strin
            }
            """,
            [
                "6:12-21 error: unknown type 'Quaternion'",
                "note 2:8-10: fix: if a schema of 'Geo' declares 'Quaternion', pass that schema with '--import "
                    + "Geo=PATH'",
                "note 3:8-14: fix: if a schema of 'Zoology' declares 'Quaternion', pass that schema with '--import "
                    + "Zoology=PATH'",
                "7:12-19 error: unknown type 'Elephant'",
                "8:12-16 error: unknown type 'Strin'",
                "fix: did you mean 'String'?",
                "edit 8:12-16: «String»",
            ]),
        CheckerRow(
            "a superclass of a module whose schema was not given",
            """
            import Geo

            class A: Quaternion {}
            """,
            [
                "3:10-19 error: no schema of this target or of its imports declares a class 'Quaternion'",
                "note 1:8-10: fix: if a schema of 'Geo' declares 'Quaternion', pass that schema with '--import "
                    + "Geo=PATH'",
                "fix: write 'external Quaternion' for a Swift class that is not archived itself; it must be "
                    + "'nonisolated' if Swift isolates to the main actor by default; for a protocol, "
                    + "write 'extension A: Quaternion { … }' in a Swift file",
                "edit 3:10-19: «external Quaternion»",
            ]),
        CheckerRow(
            "a module that is offered and not imported has classes of the same names, unreachable cycles, and mistakes",
            """
            import Kit

            class Note {
                let other: Shape
                var any: (any Coding)?
            }

            class OfferedCodingClasses {}

            class Reader {
                var ghost: Ghost?
            }
            """,
            [
                "11:16-20 error: 'Ghost' is declared in 'Offered', which this file does not import",
                "fix: add 'import Offered'",
                "edit 1:11-10: «↵import Offered»",
            ],
            imports: [
                ImportedText("Kit", "import Deep\naccess public\nopen class Shape, prefix \"s\" {}\n"),
                ImportedText("Deep", "class Deepest {}"),
                ImportedText(
                    "Offered",
                    """
                    access public
                    import Kit
                    class Note {}
                    class Back: Shape { let note: Note }
                    class Ghost { var x }
                    """),
            ]),
        CheckerRow(
            "a name in archives that a module imported by an import has",
            """
            import Kit

            class Deepest {}
            """,
            [
                "3:7-13 error: 'Deepest' is already the name of 'Deepest' in archives",
                "note Deep 1:7-13: the name is used here",
                "fix: give one of the two another name in archives",
            ],
            imports: [
                ImportedText("Kit", "import Deep\nclass Shape {}\n"), ImportedText("Deep", "class Deepest {}"),
            ]),
        CheckerRow(
            "a module without a schema imported twice",
            """
            import UIKit
            import UIKit

            class A {}
            """,
            [
                "2:8-12 warning: 'UIKit' is imported twice",
                "note 1:8-12: the first is here",
                "fix: remove 'import UIKit'",
                "edit 2:1-13: «»",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
