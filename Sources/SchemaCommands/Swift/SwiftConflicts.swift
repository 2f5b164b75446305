// What the Swift files of a module declare although generated code declares or names it too.

import CodingCommandLine
import CodingGenerator
import CodingPackages
import CodingSchema

/// Warnings about Swift files: the compiler would report the mistakes in generated files.
struct SwiftConflicts {
    /// The methods of generated classes that are easily written by hand too.
    private static let methods: Set = ["connect", "disconnect", "encode", "hasEqualFields", "hash"]

    /// Those of them by which objects are compared.
    private static let comparisons: Set = ["hasEqualFields", "hash"]

    private var declarations: SwiftDeclarations
    private let classNames: Set<String>
    private let schema: Schema

    /// Searches the Swift files in a module's folder.
    init(_ schema: Schema, _ arguments: Arguments) throws(ToolError) {
        self.schema = schema
        declarations = SwiftDeclarations(ofModule: schema.moduleName)
        classNames = Set(
            schema.files.flatMap(\.declarations).compactMap { ($0 as? SchemaClass)?.name })
        // A single schema, or one from a pipe, needn't be in its module's folder.
        let isFolder = arguments.operands.first.map { FilePath.isFolder($0) == true } ?? true
        guard isFolder || arguments.contains(.root) else { return }
        for path in try Self.swiftFiles(arguments) {
            let bytes = Array(try FilePath.content(of: path))
            if Self.mayConflict(bytes) { declarations.add(SourceFile(path: path, bytes: bytes)) }
        }
    }

    /// The Swift files of the module that the arguments name, without generated ones.
    static func swiftFiles(_ arguments: Arguments) throws(ToolError) -> [String] {
        let first = arguments.operands.first ?? "."
        let folder =
            arguments.value(of: .root) ?? (FilePath.isFolder(first) == true ? first : FilePath.parent(of: first))
        return try SchemaFinder.files(below: folder) { $0.hasSuffix(".swift") && !$0.hasSuffix(".coding.swift") }
    }

    /// The bytes after which no name of a generated method follows the word `func`.
    private static let longestFunctionName = 100

    /// Whether a line at the margin may declare a type whose name generated code needs, or any line such a method.
    ///
    /// Reading all Swift files as tokens would take longer than the rest of the check.
    private static func mayConflict(_ bytes: [UInt8]) -> Bool {
        let (lineBreak, letter, space) = (UInt8(ascii: "\n"), UInt8(ascii: "f"), UInt8(ascii: " "))
        var isAtMargin = true
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let isFunction = byte == letter && index + 4 < bytes.count && bytes[index + 4] == space
            if isFunction || isAtMargin && byte > space {
                // A line has one beginning, and can have any number of functions.
                let rest = isAtMargin ? bytes[index...] : bytes[index...].prefix(longestFunctionName)
                if mayConflict(rest.prefix { $0 != lineBreak }, isAtMargin) { return true }
            }
            isAtMargin = byte == lineBreak
            index += 1
        }
        return false
    }

    private static func mayConflict(_ line: ArraySlice<UInt8>, _ isAtMargin: Bool) -> Bool {
        let words = line.split { !$0.isOfName }.map { String(decoding: $0, as: UTF8.self) }
        return zip(words, words.dropFirst()).contains { word, name in
            word == "func" && methods.contains(name)
                || isAtMargin && SwiftDeclarations.typeWords.contains(word) && ReservedNames.types.contains(name)
        }
    }

    /// The warnings, in the order of the files.
    func diagnostics() -> [Diagnostic] {
        let types = declarations.types.filter { ReservedNames.types.contains($0.value) }
        let methods = declarations.functions.filter { function, _ in
            Self.methods.contains(function.name) && function.typeName.map(classNames.contains) == true
        }
        guard !types.isEmpty || !methods.isEmpty else { return [] }
        let (words, generated) = inGeneratedCode()
        return types.filter { words.contains($0.value) }.map { name in
            Diagnostic(
                .swiftHidesName, "'\(name)' hides a name that generated code needs: generated files won't compile",
                at: name, fix: "rename it, or declare it inside of another type")
        }
            + methods.filter { generated[$0.key] != nil }.map { function, range in
                Diagnostic(
                    .swiftRepeatsMethod,
                    "'\(function.name)' is generated for '\(function.typeName ?? "")': it can't be declared again",
                    at: range, fix: Self.comparisons.contains(function.name) ? .removeComparison : .renameMethod)
            }.sorted { ($0.range.file.path, $0.range.lowerBound) < ($1.range.file.path, $1.range.lowerBound) }
    }

    /// The words of the generated files, and the methods that they declare.
    private func inGeneratedCode() -> (words: Set<String>, methods: [SwiftDeclarations.Function: SourceRange]) {
        var words: Set<String> = []
        var generated = SwiftDeclarations(ofModule: schema.moduleName)
        let names = schema.files.indices.map { "\($0).coding.swift" }
        for file in CodeGenerator.generate(schema, outputNames: names) {
            for case .word(let word) in SwiftTokens(file.text).all { words.insert(word) }
            generated.add(SourceFile(path: file.name, text: file.text))
        }
        return (words, generated.functions)
    }
}

extension Diagnostic.Fix {
    fileprivate static let removeComparison: Self = "remove it, or the 'by value' or 'by identity' in the schema"
    fileprivate static let renameMethod: Self = "rename it; to act after an object is connected, see 'rebuilt via'"
}
