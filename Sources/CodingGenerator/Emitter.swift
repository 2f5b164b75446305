// The emitter of one file: its text, and the state shared by the extensions that each emit one kind of declaration.
//
// Lines are only appended, so the time is linear in the length of the text.

import CodingSchema

/// Writes one generated file.
struct Emitter {
    private(set) var text = ""
    private var margin = ""
    let moduleName: String

    /// The imported modules that have schemas.
    let importedSchemas: Set<String>

    /// The file's declarations by the name of the one around them.
    private var nested: [String: [SchemaDeclared]] = [:]

    /// The name of the schema file, without folders: the same wherever the package is.
    private(set) var sourceName = ""

    init(moduleName: String, importedSchemas: [String]) {
        self.moduleName = moduleName
        self.importedSchemas = Set(importedSchemas)
        // A class of ten fields makes about eight thousand bytes; growing from there doubles.
        text.reserveCapacity(8192)
    }

    // MARK: Lines

    /// Appends one line at the present indentation.
    mutating func line(_ content: String) {
        text += margin
        text += content
        text += "\n"
    }

    /// Appends lines from the schema without indentation.
    mutating func verbatim(_ content: some StringProtocol) {
        text += content
        text += "\n"
    }

    /// Appends an empty line; a blank line is never indented.
    mutating func blank() {
        text += "\n"
    }

    /// Appends an opening line, the indented lines of `body`, and a closing line; one line if the body has none.
    mutating func block(_ opening: String, closing: String = "}", _ body: (inout Emitter) -> Void) {
        line(opening)
        let start = text.utf8.count
        indented(body)
        if text.utf8.count > start { return line(closing) }
        text.removeLast()
        text += closing + "\n"
    }

    /// Appends the lines of `body` with one more level of indentation.
    mutating func indented(_ body: (inout Emitter) -> Void) {
        margin += "    "
        body(&self)
        margin.removeLast(4)
    }

    /// Appends a list with one element per line, so that an added element changes one line.
    mutating func list(_ opening: String, closing: String, _ elements: some Sequence<String>) {
        block(opening, closing: closing) { emitter in
            for element in elements { emitter.line(element + ",") }
        }
    }

    /// Appends an initializer with its parameters, one a line.
    mutating func initializer(_ opening: String, _ parameters: [String], _ body: (inout Emitter) -> Void) {
        if parameters.isEmpty { return block(opening + ") {", body) }
        list(opening, closing: ") {", parameters)
        indented(body)
        line("}")
    }

    /// Appends a declaration's documentation.
    mutating func documentation(_ lines: [String]) {
        for content in lines {
            line(content.isEmpty ? "///" : "/// " + content)
        }
    }

    /// Appends a declaration. If its head has Swift text of the schema, the compiler's errors point there.
    mutating func declaration(_ declared: SchemaDeclared, _ head: String, _ body: (inout Emitter) -> Void) {
        let hasSwiftText = !declared.conformances.isEmpty || !declared.attributes.isEmpty
        emit(
            head + " {", documentation: declared.documentation, attributes: declared.attributes,
            schemaLine: hasSwiftText ? declared.location?.start.line : nil)
        indented { emitter in
            body(&emitter)
            for declaration in emitter.nested[declared.name] ?? [] { emitter.emit(declaration) }
        }
        line("}")
    }

    /// Appends a declaration's first line, with what is above it.
    ///
    /// - Parameter schemaLine: The line of the schema that the compiler's errors name.
    mutating func emit(
        _ text: String, documentation lines: [String], attributes: [SchemaAttribute], schemaLine: Int?
    ) {
        let above = attributes.flatMap { attribute in
            attribute.isObjectiveC ? ["#if canImport(ObjectiveC)", attribute.text, "#endif"] : [attribute.text]
        }
        if let schemaLine {
            // Nothing can be between documentation or attributes and their declaration, so the directive counts them.
            let breaks = above.joined().count(where: \.isNewline)
            emitSourceLocation(line: max(schemaLine - above.count - breaks - lines.count, 1))
        }
        documentation(lines)
        for attribute in above { line(attribute) }
        line(text)
        if schemaLine != nil { line("#sourceLocation()") }
    }

    /// Appends the directive that gives the next line the location of a line of the schema.
    mutating func emitSourceLocation(line number: Int) {
        line("#sourceLocation(file: \(SwiftStringLiteral.text(sourceName)), line: \(number))")
    }

    // MARK: Files

    /// The name of the module's class table.
    var classTableName: String { CodeGenerator.classTableName(ofModule: moduleName) }

    /// The first lines of every generated file.
    mutating func emitHeader(_ origin: String, remedy: String) {
        line("// Generated by coding\(origin). Do not edit: change the \(remedy).")
        line("// swift-format-ignore-file")
        line("// swiftlint:disable all")
        blank()
    }

    /// One file of a schema.
    mutating func emitFile(_ file: SchemaFile, importsOfFiles: [ObjectIdentifier: [String]]) {
        sourceName = Emitter.shownName(ofPath: file.source.path)
        emitHeader(" from \(sourceName)", remedy: "schema")
        emitImports(of: file, importsOfFiles: importsOfFiles)
        blank()
        line("fileprivate typealias RequiredRuntime = Archiving.GeneratedCodeVersion2")
        if !file.aliases.isEmpty { blank() }
        for alias in file.aliases {
            emit(
                "\(alias.access.modifier)typealias \(SwiftIdentifier.type(alias.name)) = \(alias.type.swiftName)",
                documentation: alias.documentation, attributes: alias.attributes,
                schemaLine: alias.attributes.isEmpty ? nil : alias.line)
        }
        nested = Dictionary(grouping: file.declarations) { $0.outer ?? "" }
        for declaration in nested[""] ?? [] where !declaration.isExternal { emit(declaration) }
        emitGeometry(of: file)
        emitExistentials(of: file)
        emitConversions(of: file)
    }

    private mutating func emit(_ declaration: SchemaDeclared) {
        blank()
        switch declaration {
        case let schemaClass as SchemaClass: emitClass(schemaClass)
        case let enumeration as SchemaEnumeration: emitEnumeration(enumeration)
        case let structure as SchemaStructure: emitStructure(structure)
        case let union as SchemaUnion: emitUnion(union)
        case let bits as SchemaBits: emitBits(bits)
        default: break
        }
        emitFormerName(of: declaration)
    }

    /// A path's last component for use in a comment: a line break in a file name must not end the comment.
    private static func shownName(ofPath path: String) -> String {
        let last = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        let shown = last.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        return String(String.UnicodeScalarView(shown))
    }
}
