// `coding stubs`: the functions that a schema needs, and that the Swift files of its module don't have.

import Foundation
import TestSupport
import Testing

@Suite("coding stubs")
struct StubsTests {
    private static let schema = """
        external struct Angle as Double via degrees(of:), angle(degrees:)

        class Contact, version 1, unique via shared(_:), replaced via stored, rebuilt via migrate(from:) {
            var metres: Double = 0 fallback "centimetres": Int via metres(fromCentimetres:)
            var area: Double = via area(from:)
            var note: String? also "text": [String] via lines(of:)
            var id: UUID as String via text(of:), Ids.identifier(from:)
            var angles: [Angle] = []
            transient var index: [String: Int] = [:] rebuilt via makeIndex
            retired "name": String? = via name, still written
            swift {
                static func area(from unarchiver: Unarchiver) throws -> Double { 0 }
            }
        }

        struct Place, rebuilt via check {
            var x: Int
        }

        enum Picture {
            fallback case raw(Data)
            case packed(Data) also raw via rawPixels(of:)
        }

        """

    private static let expected = """
        import Archiving

        extension Contact {
            nonisolated static func shared(_ value: Contact) -> Contact {
                value  // Not written yet.
            }

            nonisolated func stored() -> any Coding {
                self  // Not written yet.
            }

            nonisolated func migrate(from version: Int) throws {
                // Not written yet.
            }

            nonisolated static func metres(fromCentimetres value: Int) throws -> Double {
                throw ArchiveError(.invalidValue, path: "", expected: "a value of 'metres'", found: "a stub")
            }

            nonisolated static func lines(of value: String?) throws -> [String] {
                throw ArchiveError(.invalidValue, path: "", expected: "a value of 'lines'", found: "a stub")
            }

            nonisolated static func text(of value: UUID) throws -> String {
                throw ArchiveError(.invalidValue, path: "", expected: "a value of 'text'", found: "a stub")
            }

            nonisolated func makeIndex() {
                // Not written yet.
            }

            nonisolated func name() throws -> String? {
                throw ArchiveError(.invalidValue, path: "", expected: "a value of 'name'", found: "a stub")
            }
        }

        extension Ids {
            nonisolated static func identifier(from value: String) throws -> UUID {
                throw ArchiveError(.invalidValue, path: "", expected: "a value of 'identifier'", found: "a stub")
            }
        }

        nonisolated func degrees(of value: Angle) throws -> Double {
            throw ArchiveError(.invalidValue, path: "", expected: "a value of 'degrees'", found: "a stub")
        }

        nonisolated func angle(degrees value: Double) throws -> Angle {
            throw ArchiveError(.invalidValue, path: "", expected: "a value of 'angle'", found: "a stub")
        }

        extension Place {
            nonisolated mutating func check() throws {
                // Not written yet.
            }
        }

        extension Picture {
            nonisolated static func rawPixels(of value: Picture) throws -> Picture {
                throw ArchiveError(.invalidValue, path: "", expected: "a value of 'rawPixels'", found: "a stub")
            }
        }

        """

    @Test("All functions are printed, in extensions of their types, except for members in the schema")
    func all() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema, to: "Staff/Staff.coding")
        let run = try await ToolRun.coding(["stubs", "Staff"], in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output == Self.expected)
    }

    @Test("Functions of the module's Swift files are left out, but not those of other types or with other labels")
    func existing() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema, to: "Staff/Staff.coding")
        try folder.write(
            """
            // func stored() in a comment
            let text = "func makeIndex()"
            extension Contact: Equatable {
                class var number: Int { 0 }
                struct Inner { func stored() -> Int { 0 } }
                static func shared(_ contact: Contact) -> Contact { if true { contact } }
                static func metres(centimetres: Int) -> Double { 0 }
                static func lines<Text>(of text: String?) -> [String] { [] }
            }
            func degrees(of angle: Angle) -> Double { 0 }
            struct Other { static func rawPixels(of picture: Picture) -> Picture { picture } }
            """, to: "Staff/Sub/Staff.swift")
        let run = try await ToolRun.coding(["stubs", "Staff"], in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        for name in ["stored", "makeIndex", "metres(fromCentimetres", "rawPixels", "text(of", "angle(degrees"] {
            #expect(run.output.contains("func \(name)"), "\(name)")
        }
        for name in ["shared", "lines", "degrees(of"] { #expect(!run.output.contains("func \(name)"), "\(name)") }
        // What was printed is all that was missing.
        try folder.write(run.output, to: "Staff/Written.swift")
        let again = try await ToolRun.coding(["stubs", "Staff"], in: folder)
        #expect(again.exitCode == 0 && again.output == "" && again.errors == "note: 'Staff' has every function\n")
    }

    @Test("Text in literals and nested comments declares nothing, and its braces don't count")
    func literals() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "class Contact {\n    var text: String? fallback \"t\": UUID via text\n    var name: String "
                + "fallback \"n\": Int via name\n}\n", to: "Staff/Staff.coding")
        try folder.write(
            #"""
            extension Contact {
                /* } /* } */ static func name(_ value: Int) {} } */
                static let json = "\"}\" \(render("}", of: ("}")) + "\"}") }"
                static let raw = #"\"}"# + ##"}"#}"##
                static let lines = """
                    }}} static func name(_ value: Int) -> String { "" } ""\"
                    """
                static let unfinished = "}
                static func text(_ value: UUID) -> String { value.uuidString }
            }
            """#, to: "Staff/Staff.swift")
        let run = try await ToolRun.coding(["stubs", "Staff"], in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.contains("func name"))
        #expect(!run.output.contains("func text"))
    }

    @Test("A function of a nested type isn't that of another type with the same last name")
    func nestedTypes() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            class A {
                struct Part { var z: Int = via make }
            }
            class B {
                struct Part, archived as "BPart" { var z: Int = via make }
            }
            class C {
                struct Part, archived as "CPart" { var z: Int = via make }
                var x: UUID as String via Helper.text(of:), Helper.id(from:)
            }
            struct Part, archived as "OwnPart" { var z: Int = via make }
            """, to: "Staff/Staff.coding")
        try folder.write(
            """
            extension Staff.A.Part { static func make(_ unarchiver: Unarchiver) throws -> Int { 1 } }
            extension C {
                struct Helper {
                    static func text(of id: UUID) -> String { id.uuidString }
                    static func id(from text: String) -> UUID? { UUID(uuidString: text) }
                }
                class Part { static func make(_ unarchiver: Unarchiver) throws -> Int { 1 } }
            }
            """, to: "Staff/Staff.swift")
        let run = try await ToolRun.coding(["stubs", "Staff"], in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let extensions = run.output.split(separator: "\n").filter { $0.hasPrefix("extension") }
        #expect(extensions == ["extension B.Part {", "extension Part {"])
    }
}
