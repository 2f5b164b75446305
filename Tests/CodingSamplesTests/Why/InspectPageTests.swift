// The page about `inspect` and `why` shows what they print.

import ArchiveBuilding
import ArchiveDocuments
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("The page about looking into archives")
struct InspectPageTests {
    /// A block of the page, without the line of the call.
    private static func block(_ name: String) throws -> String {
        let block = try #require(try DocumentationFiles.blocks(of: "Inspect.md").first { $0.label == "text \(name)" })
        return block.lines.filter { !$0.hasPrefix("$ ") }.map { $0 + "\n" }.joined()
    }

    private static func archive() throws -> Data {
        var builder = ArchiveBuilder()
        let company = builder.reserve()
        let names = (builder.add("Anna"), builder.add("Bert"), builder.add("12"))
        let anna = builder.add(
            "Employee", "Person",
            values: ["name": names.0, "badge": 7, "Employee.version": 2, "employer": company])
        let bert = builder.add("Employee", "Person", values: ["name": names.1, "Badge": names.2, "boss": anna])
        let list = builder.array([anna, bert])
        builder.fill(company, "Company", values: ["employees": list])
        return try builder.data(["root": company], format: .xml)
    }

    @Test("The tree is the one of the example")
    func inspect() throws {
        #expect(try tree(Self.archive()) == Self.block("inspect"))
    }

    @Test("The tree of a sequential archive is the one of the example")
    func inspectSequential() throws {
        #expect(try tree(SequentialBuilding.company()) == Self.block("sequential"))
    }

    @Test("The answer is the one of the example")
    func why() throws {
        let file = SourceFile(path: "Payroll.coding", text: try Self.block("schema"))
        let compilation = SchemaCompiler.compile(moduleName: "Payroll", files: [file], imports: [])
        let schema = try #require(compilation.schema, "\(compilation.diagnostics.map(\.message))")
        let report = WhyReport(try ArchiveDocument(Self.archive()), schema: schema)
        #expect(try report.answer(to: "badge")?.joined(separator: "\n") == Self.block("why").dropLast().description)
        #expect(try report.answer(to: "root.employees[1].badge") != nil)
        #expect(try report.answer(to: "root.employees[1]")?.count == 6)
    }
}
