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

    /// The classes and fields on the lines that are added, by the lines' texts.
    private var items: [String: SchemaPrinter.Item] = [:]

    /// - Parameters:
    ///   - files: the files to extend, all of the module. New classes are added to the first one.
    ///   - owners: the declarations that objects can be of: those of the schema, and others that they refer to.
    ///   - facts: what the archives hold.
    /// - Throws: ``InspectionError`` if the additions aren't valid in the schema.
    package init(
        of files: [SourceFile], schema: Schema, owners: [SchemaOwner], imports: [ImportedSchemaFile],
        facts: ArchiveFacts, _ options: InferenceOptions
    ) throws(InspectionError) {
        var inferred = InferredSchema(facts, options)
        let known = Self.byArchivedName(owners)
        // A range is read by its archived name, whatever the type of its bounds.
        inferred.knownNames = known.mapValues { $0.name.hasSuffix(">") ? $0.archivedName + "<Int>" : $0.name }
        inferred.otherNames = schema.files.flatMap { $0.declarations.map(\.name) + $0.aliases.map(\.name) }
        self = try inferred.repairing("the additions are not valid") { (inferred) throws(InspectionError) in
            let update = try SchemaUpdate(of: files, schema, known, inferred)
            if update.additions.isEmpty { return (update, []) }
            let errors = SchemaCompiler.diagnostics(
                moduleName: schema.moduleName, files: update.files, imports: imports
            ).filter { $0.severity == .error }
            let items = errors.map { update.items[$0.range.file.text(ofLine: $0.range.start.line)] }
            return (errors.isEmpty ? update : nil, Array(zip(errors.map(\.message), items)))
        }
        self.files = zip(files, self.files).map { file, changed in
            // What isn't in the canonical layout stays as it is.
            guard file.bytes != changed.bytes, SchemaFormatter.format(file).map({ Array($0.utf8) }) == file.bytes,
                let text = SchemaFormatter.format(changed)
            else { return changed }
            return SourceFile(path: file.path, text: text)
        }
    }

    /// The additions, which may have errors.
    private init(
        of files: [SourceFile], _ schema: Schema, _ known: [String: SchemaOwner], _ inferred: InferredSchema
    ) throws(InspectionError) {
        self.files = files
        let nodes = try inferred.declaredNodes()
        let bodies = DeclarationEnds(of: files)
        var insertions = [[(offset: Int, lines: [String])]](repeating: [], count: files.count)
        for node in nodes {
            // An external class has no body: its fields are Swift's.
            guard let schemaClass = known[node.name] as? SchemaClass, schemaClass.external == nil,
                schemaClass.moduleName == schema.moduleName
            else { continue }
            let fields = Self.newFields(of: node, schemaClass, known, inferred)
            guard !fields.isEmpty, let (file, offset) = bodies.byName[schemaClass.name] else { continue }
            insertions[file].append((offset, fields.flatMap { lines(of: $0.printer) }))
            additions += fields.map { "\(schemaClass.name).\($0.name)" }
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
            if let superclass = node.superclasses.lazy.compactMap({ known[$0.name] as? SchemaClass }).first {
                node.removeFields(of: superclass, inferred.facts.versions)
                node.fields = Self.undeclared(node.fields, in: superclass.chain).map { field, name in
                    field.name = name
                    return field
                }
            }
            let printer = SchemaPrinter(inferred, node, prefix: bodies.archivedPrefix)
            texts[0] += lines(of: printer).joined(separator: "\n") + "\n"
            additions.append("class \(node.swiftName)")
        }
        self.files = zip(files, texts).map { SourceFile(path: $0.path, text: $1) }
    }

    private mutating func lines(of printer: SchemaPrinter) -> [String] {
        for (line, item) in printer.items { items[printer.lines[line - 1]] = item }
        return printer.lines
    }

    private static func byArchivedName(_ owners: [SchemaOwner]) -> [String: SchemaOwner] {
        // A present name takes precedence over a former one.
        let formerNames = owners.flatMap { owner in owner.formerNames.map { ($0, owner) } }
        return Dictionary(owners.map { ($0.archivedName, $0) } + formerNames, uniquingKeysWith: { first, _ in first })
    }

    /// A superclass that has no objects matters only to classes that are new, too.
    private static func isNeeded(_ node: ClassNode, _ known: [String: SchemaOwner]) -> Bool {
        node.facts != nil || node.family.contains { $0.facts != nil && known[$0.name] == nil }
    }

    /// The fields whose keys the class doesn't have. Objects of older archives don't have them either.
    private static func newFields(
        of node: ClassNode, _ schemaClass: SchemaClass, _ known: [String: SchemaOwner], _ inferred: InferredSchema
    ) -> [(name: String, printer: SchemaPrinter)] {
        // The values of sequential archives follow each other; a field can't be added without a version.
        guard node.facts?.isSequential != true else { return [] }
        let chain = schemaClass.chain
        let inherited = node.superclasses.filter { superclass in !chain.contains { $0 === known[superclass.name] } }
        let fields = ([node] + inherited).flatMap(\.fields).filter { $0.omission == nil && !$0.name.isEmpty }
        return undeclared(fields, in: chain).map { field, name in
            // Other classes that inherit the field have other names.
            let usualName = field.name
            defer { field.name = usualName }
            field.name = name
            if !field.isIndexed { field.isOptional = true }
            let usualKey = schemaClass.defaultKey(ofField: name)
            return (name, SchemaPrinter(inferred, field, of: node, usualKey: usualKey))
        }
    }

    /// The fields whose keys the classes of a chain don't have, with names that these don't have either.
    private static func undeclared(
        _ fields: [InferredField], in chain: [SchemaClass]
    ) -> [(field: InferredField, name: String)] {
        let declared = DeclaredKeys(ofChain: chain)
        let keys = Set(declared.keys + declared.indexedKeys)
        let parts = declared.unionKeys.map { $0 + "." } + declared.indexedKeys.map { $0 + "[" }
        var names = UniqueNames(Set(chain.flatMap(\.fields).map(\.name)))
        return fields.compactMap { field in
            let isDeclared =
                keys.contains(field.key) || field.isIndexed && keys.contains(field.key + "[0]")
                || parts.contains { field.key.hasPrefix($0) }
            return isDeclared ? nil : (field, names.unique(field.name) { "\(field.name)\($0)" })
        }
    }
}

extension ClassNode {
    /// Removes the values of a superclass that come first in a sequential archive, if it has no objects of its own there.
    fileprivate func removeFields(of superclass: SchemaClass, _ versions: [String: Int]) {
        guard facts?.isSequential == true, superclasses.allSatisfy({ $0.facts == nil }) else { return }
        let steps = superclass.chain.flatMap { $0.plan.sequence(inVersion: versions[$0.archivedName] ?? 0) }
        // An optional scalar has a boolean before it.
        fields = Array(fields.dropFirst(steps.reduce(0) { $0 + $1.encoding.split(separator: " ").count }))
    }
}

/// Where the declarations of some files end.
private struct DeclarationEnds {
    /// The file of each declaration, and the offset of the brace that ends its body there, or of the brace's line.
    private(set) var byName: [String: (file: Int, offset: Int)] = [:]

    /// The prefix of archived names at the end of the first file.
    private(set) var archivedPrefix = ""

    init(of files: [SourceFile]) {
        for (number, file) in files.enumerated() {
            let tokens = Lexer.tokenize(file).list.tokens
            var start = 0
            let tree = Parser.parse(file).tree
            if number == 0 { archivedPrefix = tree.archivedPrefix?.value ?? "" }
            for declaration in tree.declarations {
                while start < tokens.count, tokens[start].start < declaration.name.range.lowerBound { start += 1 }
                guard let end = Self.endOfBody(in: tokens[start...]) else { continue }
                let line = file.offsets(ofLine: file.location(at: end).line).lowerBound
                let isFirst = file.bytes[line..<end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                byName[declaration.name.value] = (number, isFirst ? line : end)
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
