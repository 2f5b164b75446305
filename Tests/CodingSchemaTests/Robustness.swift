// What the robustness tests share: the whole front end on any bytes, and the schemas that they begin from.

import CodingExplanations
import CodingSchema
import Foundation
import TestSupport
import Testing

enum Robustness {
    /// Takes bytes through all of the front end, and checks what holds whatever they are.
    ///
    /// - Parameter origin: how the bytes came about, for the message of a failure.
    @discardableResult
    static func compile(
        _ bytes: [UInt8], _ origin: @autoclosure () -> String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) -> SchemaCompilation {
        let file = SourceFile(path: "Main.coding", bytes: bytes)
        let imports = [
            ImportedSchemaFile(
                moduleName: "Geography", file: SourceFile(path: "Geography.coding", text: ImportedText.geography.text))
        ]
        let compilation = SchemaCompiler.compile(moduleName: "Payroll", files: [file], imports: imports)
        let diagnostics = compilation.diagnostics
        let hasErrors = diagnostics.contains { $0.severity == .error }
        var isGood = (compilation.schema == nil) == hasErrors
        isGood = isGood && diagnostics.count <= 20_002
        isGood = isGood && diagnostics.allSatisfy { isInFile($0.range) && $0.notes.allSatisfy { isInFile($0.range) } }
        isGood = isGood && diagnostics.allSatisfy { $0.fix?.replacement.map { isInFile($0.range) } ?? true }
        isGood =
            isGood
            && zip(diagnostics, diagnostics.dropFirst()).allSatisfy { earlier, later in
                earlier.range.lowerBound <= later.range.lowerBound
            }
        let renderer = DiagnosticRenderer()
        isGood = isGood && diagnostics.prefix(20).allSatisfy { renderer.render($0).contains("[\($0.code)]") }
        isGood = isGood && diagnostics.prefix(20).allSatisfy { ExplanationPages.page(named: $0.code.name) != nil }
        _ = SchemaFormatter.format(file)
        if !isGood { Issue.record("\(origin())", sourceLocation: sourceLocation) }
        return compilation
    }

    private static func isInFile(_ range: SourceRange) -> Bool {
        0 <= range.lowerBound && range.lowerBound <= range.upperBound && range.upperBound <= range.file.bytes.count
    }

    /// All tokens are tried in all schemas; without it, in the larger ones some are.
    static let isThorough = IntegrationRing.isThorough

    /// A schema file of this repository, named by its path in it.
    struct Schema: Sendable, CustomTestStringConvertible {
        let path: String
        let bytes: [UInt8]

        var testDescription: String { path }

        /// The file in pieces: each token with what precedes it.
        var tokens: [ArraySlice<UInt8>] {
            let file = SourceFile(path: path, bytes: bytes)
            let (list, _) = Lexer.tokenize(file)
            var pieces: [ArraySlice<UInt8>] = []
            var start = 0
            for token in list.tokens {
                pieces.append(file.bytes[start..<token.end])
                start = token.end
            }
            return pieces
        }
    }

    /// Every schema in the repository, those on the pages about diagnostics included.
    static let schemas: [Schema] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        var found: [Schema] = []
        for folder in ["Tests", "Examples"] {
            let files = FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            while let file = files?.nextObject() as? URL {
                // Those with messages are long, and each of their mistakes is on a page, too.
                guard file.pathExtension == "coding", !file.path.contains("/Messages/"),
                    let content = try? Data(contentsOf: file)
                else { continue }
                let path = file.path(percentEncoded: false).dropFirst(root.path(percentEncoded: false).count)
                found.append(Schema(path: String(path), bytes: [UInt8](content)))
            }
        }
        for row in ExplanationTests.pages {
            found.append(Schema(path: "\(row.file), wrong", bytes: row.page.wrongBytes))
            found.append(Schema(path: "\(row.file), right", bytes: Array((row.page.code("coding right") ?? "").utf8)))
        }
        return found.sorted { $0.path < $1.path }
    }()
}
