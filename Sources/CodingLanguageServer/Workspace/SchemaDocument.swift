// A schema as the editor or the file system has it, with what is computed from it once.

import CodingReview
import CodingSchema

/// One version of a schema file.
final class SchemaDocument {
    let uri: String
    let parsed: ParsedSchemaFile

    /// The version that the editor gave it; `nil` for a file that isn't open.
    let version: Int?
    let isOpen: Bool

    private(set) lazy var symbols = parsed.tree.symbols
    private(set) lazy var outline = SyntaxOutline(parsed)

    init(uri: String? = nil, path: String, bytes: [UInt8], version: Int? = nil, isOpen: Bool = false) {
        self.uri = uri ?? FileURI.uri(ofPath: path)
        self.parsed = ParsedSchemaFile(SourceFile(path: path, bytes: bytes))
        self.version = version
        self.isOpen = isOpen
    }

    var file: SourceFile { parsed.file }
    var path: String { file.path }

    /// The declaration or member whose name is at an offset.
    func symbol(at offset: Int) -> SchemaSymbol? {
        symbols.first { $0.name.range.lowerBound <= offset && offset <= $0.name.range.upperBound }
    }

    /// The declaration or member whose name has a range.
    func symbol(named range: SourceRange) -> SchemaSymbol? {
        symbols.first { $0.name.range.lowerBound == range.lowerBound }
    }

    /// The declaration whose body or head contains an offset, the innermost one.
    func declaration(at offset: Int) -> SchemaSymbol? {
        for index in outline.nodes(at: offset) {
            let head = outline.bytes(of: outline.nodes[index].head)
            let found = symbols.last { symbol in
                symbol.declaration != nil && head.lowerBound <= symbol.name.range.lowerBound
                    && symbol.name.range.upperBound <= head.upperBound
            }
            if let found { return found }
        }
        return nil
    }
}
