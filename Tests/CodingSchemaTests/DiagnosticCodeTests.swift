// The catalogue of messages, held against the functions that make them.

import CodingSchema
import Foundation
import Testing

@Suite("The catalogue of messages")
struct DiagnosticCodeTests {
    /// The names of the functions that make messages, with what they make.
    private func functions() throws -> [String: Diagnostic.Severity] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/CodingSchema/Diagnostics").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix("DiagnosticCatalog") }
        var severities: [String: Diagnostic.Severity] = [:]
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let functions = text.matches(of: /\n    static func (\w+)\([^{]*-> Diagnostic \{((?:\n(?:     .*)?)+)/)
            for function in functions where function.1 != "error" && function.1 != "warning" {
                severities[String(function.1)] = function.2.contains(/\bwarning\(/) ? .warning : .error
            }
        }
        return severities
    }

    @Test("Every function that makes a message has a row, and every row a function")
    func agreement() throws {
        let functions = try functions()
        let rows = DiagnosticCode.all.map(\.name)
        #expect(functions.count > 150)
        #expect(Set(functions.keys).subtracting(rows).sorted() == [], "without a row")
        #expect(Set(rows).subtracting(functions.keys).sorted() == [], "rows without a function")
        for code in DiagnosticCode.all {
            #expect(functions[code.name] == code.severity, "\(code.name)")
        }
    }

    @Test("The rows stand in alphabetical order, each once")
    func order() {
        let names = DiagnosticCode.all.map(\.name)
        #expect(names == names.sorted())
        #expect(names.count == Set(names).count)
    }

    @Test("A title is one short line without a full stop, and no other kind's")
    func titles() {
        let titles = DiagnosticCode.all.map(\.title)
        #expect(titles.count == Set(titles).count)
        for title in titles {
            #expect((5...80).contains(title.count), "\(title)")
            #expect(title.first?.isUppercase == false && title.last != ".", "\(title)")
        }
    }

    @Test("A kind is found by its name")
    func lookup() {
        #expect(DiagnosticCode.named("semicolon")?.title == "a semicolon")
        #expect(DiagnosticCode.named("nothing") == nil)
    }
}
