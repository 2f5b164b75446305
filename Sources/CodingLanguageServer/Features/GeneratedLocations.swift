// From a schema to the Swift that was generated from it, and back.

import CodingCommandLine
import CodingReview
import CodingSchema
import Foundation
import JSONText

extension LanguageServer {
    /// The generated declaration of a name in a schema.
    func implementation(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let (document, offset) = try documentAndOffset(parameters)
        guard let name = name(at: offset, in: document), let (declaring, symbol) = symbol(of: name.declaration),
            let module = workspace.module(of: declaring), let path = generatedFile(of: declaring, in: module)
        else { return .null }
        guard let content = FileManager.default.contents(atPath: path) else { return .null }
        let file = SourceFile(path: path, bytes: [UInt8](content))
        guard let range = GeneratedNames.range(of: symbol, in: file) else { return .null }
        return ["uri": .string(FileURI.uri(ofPath: path)), "range": positions(in: file).range(range)]
    }

    /// The declaration in a schema from which a generated name was made.
    func schemaLocation(ofGenerated uri: String, _ position: JSONValue?) -> JSONValue {
        guard let path = FileURI.path(ofURI: uri), let content = FileManager.default.contents(atPath: path) else {
            return .null
        }
        let file = SourceFile(path: path, bytes: [UInt8](content))
        let name = FilePath.name(of: path)
        let sources = workspace.modules.flatMap { module in module.paths.filter { $0.outputName == name } }
        guard let offset = positions(in: file).offset(of: position) else { return .null }
        // The name that touches the position.
        let start = file.bytes[..<offset].lastIndex { !$0.isOfName }.map { $0 + 1 } ?? 0
        let word = String(decoding: file.bytes[start...].prefix { $0.isOfName }, as: UTF8.self)[...]
        for source in sources {
            guard let document = workspace.document(uri: FileURI.uri(ofPath: source.path)) else { continue }
            let symbol = document.symbols.first { symbol in
                symbol.path.split(separator: ".").last == word
                    && GeneratedNames.range(of: symbol, in: file)?.touches(offset..<offset) == true
            }
            if let symbol { return location(symbol.name.range) }
        }
        return .null
    }

    /// The generated file of a schema: committed in the module's folder, or written by the build plugin.
    private func generatedFile(of document: SchemaDocument, in module: SchemaModule) -> String? {
        guard let path = module.paths.first(where: { $0.path == document.path }) else { return nil }
        let committed = "\(module.folder)/Generated/\(path.outputName)"
        if FilePath.isFolder(committed) == false { return committed }
        let outputs = FilePath.folders(from: module.folder).lazy.map { $0 + "/.build/plugins/outputs" }
            .first { FilePath.isFolder($0) == true }
        guard let outputs, let names = FileManager.default.enumerator(atPath: outputs) else { return nil }
        for case let found as String in names {
            let name = FilePath.normalized(found)
            guard name.hasSuffix("/" + path.outputName) else { continue }
            if name.split(separator: "/").contains(Substring(module.name)) { return outputs + "/" + name }
        }
        return nil
    }
}

/// Finds declarations in generated Swift.
enum GeneratedNames {
    /// The name in the generated declaration of a symbol.
    static func range(of symbol: SchemaSymbol, in file: SourceFile) -> SourceRange? {
        let parts = symbol.path.split(separator: ".")
        var start = 0
        var found: SourceRange?
        for (index, part) in parts.enumerated() {
            let words =
                index + 1 < parts.count || symbol.declaration != nil
                ? ["class", "struct", "enum"] : ["var", "let", "case", "typealias"]
            guard let range = firstDeclaration(of: String(part), words, in: file, from: start) else { return nil }
            found = range
            start = range.upperBound
        }
        return found
    }

    private static func firstDeclaration(
        of name: String, _ words: [String], in file: SourceFile, from start: Int
    ) -> SourceRange? {
        var line = file.location(at: start).line
        while line <= file.lineCount {
            let offsets = file.offsets(ofLine: line)
            let pieces = file.bytes[offsets].split { !$0.isOfName }
            for (word, next) in zip(pieces, pieces.dropFirst())
            where next.startIndex >= start && next.elementsEqual(name.utf8) {
                if words.contains(where: { word.elementsEqual($0.utf8) }) {
                    return SourceRange(file: file, lowerBound: next.startIndex, upperBound: next.endIndex)
                }
            }
            line += 1
        }
        return nil
    }
}
