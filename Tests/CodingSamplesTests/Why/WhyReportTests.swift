// What `coding why` answers: which key counts, which version wrote it, and what else an object holds.

import ArchiveBuilding
import ArchiveDocuments
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import Testing

@Suite("Why a field has its value")
struct WhyReportTests {
    private static let schemaText = """
        struct Point {
            var x: Double
            var y: Double fallback "ordinate"
        }

        enum Picture {
            case url(String) key "URL"
            fallback case raw(Data) key "rawdata"
        }

        class Person {
            var name: String
        }

        class Employee: Person, version 2, formerly "Clerk" {
            var badge: Int since 2 fallback "Badge": String via badge(from:) also "Badge": String via text(of:)
            var note: String?
            var size: Int = 7 fallback "Size", "SIZE"
            retired "fax" until 1
        }

        class Company, keeps unknown {
            var employees: [Employee] = []
            var head: Employee?
            var origin: Point
            var picture: Picture
        }

        class Map {
            var spot: Point? fallback "place"
            var centre: Point = via middle
            var corner: Point = via middle
            var label: Picture = (.url(""))
            var marks: indexed [Int]
            var frame: Frame
            var tag: UUID as String via Tags.text(of:), Tags.identifier(from:)
        }

        struct Frame {
            var inset: Int = 0 fallback "Inset"
            var width: Int
        }

        class Nobody {
            var phantom: Int = 0
        }
        """

    private static func schema() throws -> Schema {
        let file = SourceFile(path: "Company.coding", text: schemaText)
        let compilation = SchemaCompiler.compile(moduleName: "Company", files: [file], imports: [])
        return try #require(compilation.schema, "\(compilation.diagnostics.map(\.message))")
    }

    /// One employee of each version, one under the class's former name, and a company that holds them.
    private static func archive() throws -> ArchiveDocument {
        var builder = ArchiveBuilder()
        let names = ["Anna", "Bert", "Cleo", "Dora"].map { builder.add(.string($0)) }
        let badge = builder.add("007")
        let people = [
            builder.add(
                "Employee", "Person",
                values: ["name": names[0], "badge": 7, "Badge": badge, "Employee.version": 2, "size": 1, "Size": 2]),
            builder.add(
                "Employee", "Person", values: ["name": names[1], "Badge": badge, "Employee.version": 1, "fax": 5]),
            builder.add("Clerk", "Person", values: ["name": names[2]]),
            builder.add("Employee", "Person", values: ["name": names[3], "badge": 9, "Employee.version": 3]),
        ]
        let list = builder.array(people)
        let address = builder.add("a")
        let company = builder.add(
            "Company",
            values: [
                "employees": list, "head": people[0], "origin.x": 1.5, "origin.ordinate": 2.5, "picture.URL": address,
                "colour": 3,
            ])
        let stranger = builder.add("Stranger", values: ["oddity": company])
        let map = builder.add(
            "Map",
            values: [
                "spot": 3, "place.y": 2.5, "centre": 1, "corner.y": 1, "label": 4, "marks": 5, "frame.width": 6,
                "tag": badge,
            ])
        return try ArchiveDocument(builder.data(["root": company, "other": stranger, "map": map]))
    }

    /// A question, and lines of the answer, in their order.
    struct Question: Sendable, CustomTestStringConvertible {
        let text: String
        let lines: [String]

        init(_ text: String, _ lines: String...) {
            self.text = text
            self.lines = lines
        }

        var testDescription: String { text }
    }

    private static let fallback =
        "  'badge' is read under its fallback key \"Badge\" through 'badge(from:)': its own key \"badge\" is missing"

    static let questions = [
        Question(
            "badge",
            "Clerk, 1 object:",
            "  written by version 0 of 'Employee': \"Employee.version\" is missing",
            "  'badge' can't be read, because it has no default: \"badge\", \"Badge\" are missing",
            "Employee, 1 object:",
            "  written by version 2 of 'Employee' (\"Employee.version\")",
            "  'badge' is read under its key \"badge\"",
            "  \"Badge\" stores it for older readers",
            "Employee, 1 object:",
            "  written by version 1 of 'Employee' (\"Employee.version\")",
            fallback,
            "Employee, 1 object:",
            "  written by version 3 of 'Employee' (\"Employee.version\"), newer than the schema's 2",
            "  'badge' is read under its key \"badge\""
        ),
        Question(
            "Size",
            "  'size' is read under its key \"size\"", "  \"Size\" is also present, and is not read",
            "  'size' takes its default 7: \"size\", \"Size\", \"SIZE\" are missing"
        ),
        Question("note", "  'note' is nil: \"note\" is missing"),
        Question("name", "Clerk, 1 object:", "  'name' is read under its key \"name\"", "Employee, 3 objects:"),
        Question("fax", "  \"fax\" is retired in 'Employee' after version 1: it is present, and no field reads it"),
        Question(
            "origin", "  'origin' is read under its key \"origin\", in parts: \"origin.ordinate\", \"origin.x\""),
        Question(
            "origin.y",
            "  'y' is read under its fallback key \"origin.ordinate\": its own key \"origin.y\" is missing"),
        Question(
            "picture", "  'picture' is read under its key \"picture\", in parts: \"picture.URL\", as its case 'url'"),
        Question("colour", "  \"colour\" is unknown to 'Company': its value is kept and written again"),
        Question(
            "oddity",
            "  holds \"oddity\", and the schema has no class that is archived under this name"),
        Question("phantom", "the archive holds no object of 'Nobody', which has \"phantom\""),
        Question(
            "root.employees[1].badge", "root.employees[1].badge: \"007\"", "in an object of class Employee:",
            "  written by version 1 of 'Employee' (\"Employee.version\")",
            fallback
        ),
        Question("root.head.name", "root.head.name: \"Anna\"", "  'name' is read under its key \"name\""),
        Question("root.origin.x", "root.origin.x: 1.5", "  'x' is read under its key \"origin.x\""),
        Question(
            "root.employees[2]", "root.employees[2]: Clerk", "  'name' is read under its key \"name\"",
            "  written by version 0 of 'Employee': \"Employee.version\" is missing"),
        Question("other", "other: Stranger"),
        Question(
            "spot", "  'spot' is nil: \"spot\" holds another kind of value, and \"place.x\" is missing"),
        Question("centre", "  'centre' can't be read: \"centre\" holds another kind of value"),
        Question("corner", "  'corner' takes the value that 'middle' returns: \"corner.x\" is missing"),
        Question("label", "  'label' can't be read: \"label\" holds another kind of value"),
        Question("marks", "  'marks' can't be read: \"marks\" holds another kind of value"),
        Question(
            "inset", "Map, 1 object:",
            "  'inset' takes its default 0: \"frame.inset\", \"frame.Inset\" are missing"),
        Question("tag", "  'tag' is read under its key \"tag\", converted by 'Tags.identifier(from:)'"),
    ]

    @Test("The answer names version, key and default", arguments: questions)
    func answer(_ question: Question) throws {
        let report = WhyReport(try Self.archive(), schema: try Self.schema())
        var rest = try #require(try report.answer(to: question.text))[...]
        for line in question.lines {
            let place = rest.firstIndex(of: line)
            #expect(place != nil, "\(line)\nis not in\n\(rest.joined(separator: "\n"))")
            rest = rest[((place ?? rest.endIndex - 1) + 1)...]
        }
    }

    @Test("Parts of structs that are dictionaries, and what is still written under a retired key")
    func parts() throws {
        let file = SourceFile(
            path: "Atlas.coding",
            text: """
                struct Spot, as dictionary {
                    var x: Double
                    var note: String? fallback "text"
                    var above: Level?
                }

                struct Level, as dictionary {
                    var x: Double
                    var name: String?
                }

                struct Frame {
                    var corner: Spot
                    var width: Int
                }

                class Atlas {
                    var home: Spot
                    var away: Spot?
                    var frame: Frame
                    var first: String fallback "name": String via first(of:)
                    retired "name": String = via name, still written
                }
                """)
        let schema = try #require(SchemaCompiler.compile(moduleName: "Maps", files: [file], imports: []).schema)
        var builder = ArchiveBuilder()
        func dictionary(_ entries: [(String, PropertyList)]) -> PropertyList {
            let keys = entries.map { builder.add(.string($0.0)) }
            return builder.add(
                "NSDictionary", values: ["NS.keys": .array(keys), "NS.objects": .array(entries.map(\.1))])
        }
        let (one, two, text) = (builder.add(1.5), builder.add(2.5), builder.add("a"))
        let inner = dictionary([("x", two)])
        let home = dictionary([("x", one), ("text", text), ("above", inner)])
        let atlas = builder.add("Atlas", values: ["home": home, "frame.corner": inner, "frame.width": 3, "name": text])
        let report = WhyReport(try ArchiveDocument(builder.data(["root": atlas])), schema: schema)

        #expect(
            try report.answer(to: "note") == [
                "Atlas, 1 object:",
                "  'home' is read under its key \"home\"",
                "  'note' is read under its fallback key \"text\": its own key \"note\" is missing",
                "  'away' is nil: \"away\" is missing",
                "  'frame' is read under its key \"frame\", in parts: \"frame.corner\", \"frame.width\"",
                "  'corner' is read under its key \"frame.corner\"",
                "  'note' is nil: \"note\", \"text\" are missing",
            ])
        #expect(
            try report.answer(to: "home.above.x") == [
                "Atlas, 1 object:",
                "  'home' is read under its key \"home\"",
                "  'above' is read under its key \"above\"",
                "  'x' is read under its key \"x\"",
            ])
        #expect(
            try report.answer(to: "name") == [
                "Atlas, 1 object:",
                "  'first' is read under its fallback key \"name\" through 'first(of:)': "
                    + "its own key \"first\" is missing",
                "  \"name\" is retired in 'Atlas': it is present, and 'name' writes it for older readers",
            ])
    }

    @Test(
        "A path that breaks off says where, and what could have been meant",
        arguments: [
            ("root.employees[9]", "'root.employees[9]': the element doesn't exist"),
            (
                "root.employees[x]",
                "the path is wrong after 'root.employees[': expected a number, '*', '@' or a key in quotes"
            ),
            ("root.employees[1", "the path is wrong at the end: expected ']'"),
            ("root.head.bagde", "'root.head': objects of class Employee have no 'bagde'; did you mean 'badge'?"),
            ("root.head.name.x", "'root.head.name': this value has no keys"),
            ("root.", "the path is wrong at the end: expected a name"),
            ("root.head.note.x", "'root.head.note': 'note' has no value in the archive"),
        ])
    func brokenPath(question: String, message: String) throws {
        let report = WhyReport(try Self.archive(), schema: try Self.schema())
        let error = #expect(throws: InspectionError.self) { try report.answer(to: question) }
        #expect(error?.message == message)
    }

    /// Two tabs with a tagged enum, alone and in a list, of which the last elements have tags of no case.
    private static func tabs() throws -> (archive: ArchiveDocument, schema: Schema) {
        let text = """
            class Tab { var content: Content  var list: [Content] = []  var other: [Plain] = [] }
            enum Content: Int, tag "tabType" { case home = 3  case page(String) = 0 key "url" }
            enum Plain { case one(Int)  case two(String) key "two" }
            """
        let file = SourceFile(path: "Tabs.coding", text: text)
        let schema = try #require(SchemaCompiler.compile(moduleName: "Tabs", files: [file], imports: []).schema)
        var builder = ArchiveBuilder()
        let url = builder.add("u")
        let elements = [
            builder.add("Content", values: ["tabType": 0, "url": url]), builder.add("Content", values: ["tabType": 99]),
        ]
        let list = builder.array(elements)
        let other = builder.array([builder.add("Plain", values: ["two": url])])
        let tab = builder.add(
            "Tab", values: ["content.tabType": 0, "content.url": url, "list": list, "other": other])
        let badTab = builder.add("Tab", values: ["content.tabType": url, "content.url": url])
        let data = try builder.data(["root": tab, "bad": badTab])
        return (try ArchiveDocument(data), schema)
    }

    @Test(
        "Enums whose cases carry values are explained in fields and in collections",
        arguments: [
            (
                "root.content.url",
                "  'content' is read under its key \"content\", in parts: \"content.tabType\", \"content.url\", "
                    + "as its case 'page'"
            ),
            ("root.list[0]", "  'Content' is read as its case 'page', by its tag \"tabType\""),
            ("root.list[0].url", "  'Content' is read as its case 'page', by its tag \"tabType\""),
            ("root.list[1]", "  no case of 'Content' is present: \"tabType\" is the tag of no case"),
            ("root.other[0]", "  'Plain' is read as its case 'two'"),
            (
                "bad.content",
                "  'content' can't be read: under \"content\", expected an integer, found a string"
            ),
        ])
    func enums(question: String, line: String) throws {
        let (archive, schema) = try Self.tabs()
        let answer = try WhyReport(archive, schema: schema).answer(to: question) ?? []
        #expect(answer.contains(line), "\(answer.joined(separator: "\n"))")
    }

    @Test("What neither the archive nor the schema knows has no answer, and is near to what they know")
    func unknown() throws {
        let report = WhyReport(try Self.archive(), schema: try Self.schema())
        #expect(try report.answer(to: "bagde") == nil)
        #expect(try report.answer(to: "") == nil)
        #expect(EditDistance.closest(to: "bagde", among: report.names) == "badge")
    }
}
