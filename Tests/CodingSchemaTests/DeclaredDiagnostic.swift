// The diagnostics that `Sources/CodingSchema/Diagnostics` declares, read from the source.

import Foundation
import Testing

/// A static function of `Diagnostic`: its name, its summary, and whether it makes an error or a warning.
struct DeclaredDiagnostic {
    let code: String
    let severity: String

    /// The summary, as pages spell it: without a capital and a period.
    let title: String

    /// All declarations, file by file. What extends another type, such as `Diagnostic.Fix`, is not a diagnostic.
    static func files() throws -> [[DeclaredDiagnostic]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/CodingSchema/Diagnostics").standardizedFileURL
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map { file in
            let declaration =
                /\n    \/\/\/ (.+)\.\n(?:    \/\/\/.*\n)*    static func (\w+)\([^{]*-> (?:Self|Diagnostic) \{((?:\n(?:     .*)?)+)/
            let sections = try String(contentsOf: file, encoding: .utf8).split(separator: "\n}\n")
            let text = sections.filter { $0.contains(/(struct Diagnostic:|extension Diagnostic) .*\{\n/) }.joined()
            return text.matches(of: declaration).map { match in
                let title = match.1.first.map { $0.lowercased() + match.1.dropFirst() } ?? ""
                let isWarning = match.3.contains(/\bwarning\(/)
                return DeclaredDiagnostic(
                    code: String(match.2), severity: isWarning ? "warning" : "error", title: title)
            }.filter { $0.code != "error" && $0.code != "warning" }
        }
    }

    static var all: [DeclaredDiagnostic] { get throws { try files().flatMap(\.self) } }
}

@Suite("The declarations of diagnostics")
struct DeclaredDiagnosticTests {
    @Test("The declarations of a file are in alphabetical order")
    func order() throws {
        for file in try DeclaredDiagnostic.files() { #expect(file.map(\.code) == file.map(\.code).sorted()) }
    }

    @Test("A title is one short line without a period, and belongs to one diagnostic")
    func titles() throws {
        let titles = Dictionary(grouping: try DeclaredDiagnostic.all, by: \.title)
        #expect(titles.count > 200)
        for (title, declarations) in titles {
            #expect((5...80).contains(title.count) && title.last != ".", "\(title)")
            #expect(Set(declarations.map(\.code)).count == 1, "\(title)")
        }
    }
}
