// Adds to a schema what archives hold and it doesn't declare. Everything that is in the schema stays as it is.
//
//     class Employee {                     class Employee {
//         var name: String          ─▶         var name: String
//     }                                        var office: String?  // in 3 of 12
//                                          }

package import ArchiveDocuments
package import CodingSchema

/// A schema with additions.
package struct SchemaUpdate {
    /// The file's new text.
    package private(set) var text: String

    /// The additions, one line each: `Employee.office` or `class Room`.
    package private(set) var additions: [String] = []

    /// - Parameters:
    ///   - file: the file to extend, the only one of the schema.
    ///   - facts: what the archives hold.
    /// - Throws: ``InspectionError`` if the additions aren't valid in the schema.
    package init(
        of file: SourceFile, schema: Schema, moduleName: String, facts: ArchiveFacts, _ options: InferenceOptions
    ) throws(InspectionError) {
        text = String(decoding: file.bytes, as: UTF8.self)
        var inferred = InferredSchema(facts, options)
        let classes = schema.files.flatMap(\.declarations).compactMap { $0.declared as? SchemaClass }
        var known: [String: SchemaClass] = [:]
        for schemaClass in classes {
            for name in [schemaClass.archivedName] + schemaClass.formerNames where known[name] == nil {
                known[name] = schemaClass
            }
        }
        let retired = schema.retiredTypes.filter(\.isClass)
        inferred.knownNames = known.mapValues(\.name)
        let nodes = try inferred.declaredNodes()
        let tree = Parser.parse(file).tree
        var insertions: [(offset: Int, lines: [String])] = []
        for node in nodes {
            // An external class has no body: its fields are Swift's.
            guard let schemaClass = known[node.name], schemaClass.external == nil else { continue }
            let lines = Self.newFields(of: node, schemaClass, known, inferred)
            guard !lines.isEmpty,
                let declaration = tree.declarations.first(where: { $0.name.value == schemaClass.name }),
                let offset = Self.endOfBody(of: declaration, in: file)
            else { continue }
            insertions.append((offset, lines.map(\.line)))
            additions += lines.map { "\(schemaClass.name).\($0.name)" }
        }
        var bytes = file.bytes
        for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
            let text = "\n" + insertion.lines.joined(separator: "\n") + "\n"
            bytes.insert(contentsOf: text.utf8, at: insertion.offset)
        }
        text = String(decoding: bytes, as: UTF8.self)
        for node in nodes where known[node.name] == nil && Self.isNeeded(node, known) {
            if retired.contains(where: { $0.isClass(named: node.name) }) { continue }
            text += SchemaPrinter.lines(of: node, inferred).joined(separator: "\n") + "\n"
            additions.append("class \(node.swiftName)")
        }
        if additions.isEmpty { return }
        let changed = SourceFile(path: file.path, text: text)
        let errors = SchemaCompiler.diagnostics(moduleName: moduleName, files: [changed], imports: [])
            .filter { $0.severity == .error }
        if let error = errors.first { throw InspectionError("the additions are not valid: \(error.message)") }
        text = SchemaFormatter.format(changed) ?? text
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
        var names = Set(chain.flatMap(\.fields).map(\.name))
        var result: [(name: String, line: String)] = []
        for field in ([node] + inherited).flatMap(\.fields) where field.omission == nil && !keys.contains(field.key) {
            if declared.unionKeys.contains(where: { field.key.hasPrefix($0 + ".") }) { continue }
            if field.name.isEmpty { continue }
            let name = field.name
            var number = 1
            while !names.insert(field.name).inserted {
                number += 1
                field.name = "\(name)\(number)"
            }
            if !field.isIndexed { field.isOptional = true }
            result.append((field.name, SchemaPrinter.line(of: field, inferred, node)))
        }
        return result
    }

    /// The offset of the brace that ends a declaration.
    private static func endOfBody(of declaration: DeclarationSyntax, in file: SourceFile) -> Int? {
        var depth = 0
        for token in Lexer.tokenize(file).list.tokens where token.start >= declaration.name.range.lowerBound {
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .rightBrace {
                depth -= 1
                if depth == 0 { return token.start }
            }
        }
        return nil
    }
}
