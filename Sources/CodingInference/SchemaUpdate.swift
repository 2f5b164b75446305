// Adds to a schema what archives hold and it doesn't declare. Everything that is in the schema stays as it is.
//
//     class Employee {                     class Employee {
//         var name: String          ─▶         var name: String
//     }                                        var office: String?  // in 3 of 12
//                                          }

package import ArchiveDocuments
package import CodingSchema

/// The schemas of a module with additions.
package struct SchemaUpdate {
    /// The files with their new texts.
    package private(set) var files: [SourceFile]

    /// The additions, one line each: `Employee.office` or `class Room`.
    package private(set) var additions: [String] = []

    /// - Parameters:
    ///   - files: the files to extend, all of the module. New classes are added to the first one.
    ///   - facts: what the archives hold.
    /// - Throws: ``InspectionError`` if the additions aren't valid in the schema.
    package init(
        of files: [SourceFile], schema: Schema, imports: [ImportedSchemaFile], facts: ArchiveFacts,
        _ options: InferenceOptions
    ) throws(InspectionError) {
        self.files = files
        var inferred = InferredSchema(facts, options)
        let known = Self.classesByArchivedName(schema)
        inferred.knownNames = known.mapValues(\.name)
        let nodes = try inferred.declaredNodes()
        let bodies = DeclarationEnds(of: files)
        var insertions = [[(offset: Int, lines: [String])]](repeating: [], count: files.count)
        for node in nodes {
            // An external class has no body: its fields are Swift's.
            guard let schemaClass = known[node.name], schemaClass.external == nil else { continue }
            let lines = Self.newFields(of: node, schemaClass, known, inferred)
            guard !lines.isEmpty, let (file, offset) = bodies.byName[schemaClass.name] else { continue }
            insertions[file].append((offset, lines.map(\.line)))
            additions += lines.map { "\(schemaClass.name).\($0.name)" }
        }
        var texts = zip(files, insertions).map { file, insertions in
            var bytes = file.bytes
            for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
                let text = "\n" + insertion.lines.joined(separator: "\n") + "\n"
                bytes.insert(contentsOf: text.utf8, at: insertion.offset)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        let retired = schema.retiredTypes.filter(\.isClass)
        for node in nodes where known[node.name] == nil && Self.isNeeded(node, known) {
            if retired.contains(where: { $0.isClass(named: node.name) }) { continue }
            texts[0] += SchemaPrinter.lines(of: node, inferred).joined(separator: "\n") + "\n"
            additions.append("class \(node.swiftName)")
        }
        if additions.isEmpty { return }
        let changed = zip(files, texts).map { SourceFile(path: $0.path, text: $1) }
        let errors = SchemaCompiler.diagnostics(moduleName: schema.moduleName, files: changed, imports: imports)
            .filter { $0.severity == .error }
        if let error = errors.first { throw InspectionError("the additions are not valid: \(error.message)") }
        self.files = zip(files, changed).map { file, changed in
            if file.bytes == changed.bytes { return file }
            return SchemaFormatter.format(changed).map { SourceFile(path: file.path, text: $0) } ?? changed
        }
    }

    private static func classesByArchivedName(_ schema: Schema) -> [String: SchemaClass] {
        var known: [String: SchemaClass] = [:]
        for schemaClass in schema.files.flatMap(\.declarations).compactMap({ $0 as? SchemaClass }) {
            for name in [schemaClass.archivedName] + schemaClass.formerNames where known[name] == nil {
                known[name] = schemaClass
            }
        }
        return known
    }

    /// A superclass that has no objects matters only to classes that are new, too.
    private static func isNeeded(_ node: ClassNode, _ known: [String: SchemaClass]) -> Bool {
        node.facts != nil || node.family.contains { $0.facts != nil && known[$0.name] == nil }
    }

    /// The fields whose keys the class doesn't have. Objects of older archives don't have them either.
    private static func newFields(
        of node: ClassNode, _ schemaClass: SchemaClass, _ known: [String: SchemaClass], _ inferred: InferredSchema
    ) -> [(name: String, line: String)] {
        // The values of sequential archives follow each other; a field can't be added without a version.
        guard node.facts?.isSequential != true else { return [] }
        let chain = schemaClass.chain
        let declared = DeclaredKeys(ofChain: chain)
        let keys = Set(declared.keys + declared.indexedKeys)
        let inherited = node.superclasses.filter { superclass in
            guard let other = known[superclass.name] else { return true }
            return !chain.contains { $0 === other }
        }
        var names = UniqueNames(Set(chain.flatMap(\.fields).map(\.name)))
        var result: [(name: String, line: String)] = []
        for field in ([node] + inherited).flatMap(\.fields) where field.omission == nil && !keys.contains(field.key) {
            if declared.unionKeys.contains(where: { field.key.hasPrefix($0 + ".") }) { continue }
            if field.name.isEmpty { continue }
            let name = field.name
            field.name = names.unique(name) { "\(name)\($0)" }
            if !field.isIndexed { field.isOptional = true }
            result.append((field.name, SchemaPrinter.line(of: field, inferred, node)))
            // Other classes that inherit the field have other names.
            field.name = name
        }
        return result
    }
}

/// Where the declarations of some files end.
private struct DeclarationEnds {
    /// The file of each declaration, and the offset of the brace that ends its body there.
    private(set) var byName: [String: (file: Int, offset: Int)] = [:]

    init(of files: [SourceFile]) {
        for (number, file) in files.enumerated() {
            let tokens = Lexer.tokenize(file).list.tokens
            var start = 0
            for declaration in Parser.parse(file).tree.declarations {
                while start < tokens.count, tokens[start].start < declaration.name.range.lowerBound { start += 1 }
                guard let end = Self.endOfBody(in: tokens[start...]) else { continue }
                byName[declaration.name.value] = (number, end)
            }
        }
    }

    private static func endOfBody(in tokens: ArraySlice<Token>) -> Int? {
        var depth = 0
        for token in tokens {
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .rightBrace {
                depth -= 1
                if depth == 0 { return token.start }
            }
        }
        return nil
    }
}
