// From facts to a schema: which class has which key, of which type, and whether each object has it.
//
//     ArchiveFacts ─▶ ClassTree ─▶ fields ─▶ cycles ─▶ text ─▶ check ─┬▶ formatted schema
//                        ▲                                            │
//                        └──────────── repairs of errors ◀────────────┘

package import ArchiveDocuments
import Archiving
import CodingSchema

/// What the caller decides about an inferred schema.
package struct InferenceOptions: Sendable {
    /// The classes to declare, with those to which they refer; empty for all but those of Apple's frameworks.
    package var classNames: [String] = []

    /// A prefix that names in Swift don't have.
    package var strippedPrefix: String?

    /// Classes of which fewer archives have objects are not declared.
    package var minimumArchiveCount = 1

    /// Whether fields with few values become enums.
    package var makesEnums = false

    package init() {}
}

/// Makes a schema that reads all archives whose facts it has.
package struct InferredSchema {
    let facts: ArchiveFacts
    let options: InferenceOptions

    /// The names in Swift of classes that a schema already declares, by their archived names.
    package var knownNames: [String: String] = [:]

    /// More names that the schema already declares.
    package var otherNames: [String] = []

    /// How often the names of classes, and fields, were changed because of errors.
    private var classRepairs: [String: Int] = [:]
    private var fieldRepairs: [FieldName: Int] = [:]

    struct FieldName: Hashable {
        let className: String
        let key: String
    }

    package init(_ facts: ArchiveFacts, _ options: InferenceOptions = InferenceOptions()) {
        self.facts = facts
        self.options = options
    }

    private static let maximumClassCount = 2_000
    private static let maximumRepairCount = 12

    /// The schema's text, formatted and without errors.
    ///
    /// - Parameter head: the lines of a comment at the start.
    /// - Throws: ``InspectionError`` if the archives have too many classes, or none whose names can be declared.
    package mutating func text(head: [String]) throws(InspectionError) -> String {
        try repairing("no schema can be written for the archives") { (schema) throws(InspectionError) in
            let printed = SchemaPrinter(schema, try schema.declaredNodes()).text(head: head)
            let file = SourceFile(path: "Inferred.coding", text: printed.text)
            let errors = SchemaCompiler.diagnostics(moduleName: "Inferred", files: [file], imports: []).filter {
                $0.severity == .error
            }
            let formatted = errors.isEmpty ? SchemaFormatter.format(file) : nil
            return (formatted, errors.map { ($0.message, printed.items[$0.range.start.line]) })
        }
    }

    /// The result of a closure that writes declarations. If they have errors, it is called again, with other names or
    /// types for the classes and fields in which the errors are.
    mutating func repairing<Result>(
        _ failure: String,
        _ write: (InferredSchema) throws(InspectionError) -> (
            result: Result?, errors: [(message: String, item: SchemaPrinter.Item?)]
        )
    ) throws(InspectionError) -> Result {
        var reason = ""
        for _ in 0..<Self.maximumRepairCount {
            let (result, errors) = try write(self)
            if let result { return result }
            // Later ones can have names that were changed.
            if reason.isEmpty { reason = errors.first?.message ?? "it can't be formatted" }
            let items = errors.compactMap(\.item)
            for item in items {
                switch item {
                case .field(let name): fieldRepairs[name, default: 0] += 1
                case .head(let name): classRepairs[name, default: 0] += 1
                }
            }
            if items.isEmpty { break }
        }
        throw InspectionError("\(failure): \(reason)")
    }

    /// Whether no class is declared for any object.
    package var declaresNothing: Bool { !facts.classes.contains { declares($0.key) && !$0.value.isOpaque } }

    // MARK: Classes

    /// The classes that can't be declared, with the reasons.
    var opaqueClasses: [(name: String, reason: String)] {
        facts.classes.values.filter { declares($0.name) }.sorted { $0.name < $1.name }.compactMap { facts in
            facts.obstacle.map { (facts.name, $0) }
        }
    }

    private func declares(_ name: String) -> Bool {
        if options.classNames.contains(name) { return true }
        return !FoundationObjects.isFramework(name) && !isRare(name)
    }

    private func isRare(_ name: String) -> Bool {
        facts.classes[name].map { $0.archiveCount < options.minimumArchiveCount } ?? false
    }

    /// The classes of which too few archives have objects.
    var rareClassNames: [String] {
        facts.classes.keys.filter {
            isRare($0) && !FoundationObjects.isFramework($0) && !options.classNames.contains($0)
        }
        .sorted()
    }

    /// The classes to declare with their fields, those at the top first.
    func declaredNodes() throws(InspectionError) -> [ClassNode] {
        let tree = ClassTree(facts, declares: declares)
        guard tree.nodes.count <= Self.maximumClassCount else {
            throw InspectionError("more than \(Self.maximumClassCount) classes")
        }
        name(tree.nodes)
        let types = TypeInference(tree: tree)
        for node in tree.nodes {
            if tree.varyingChains.contains(node.name) {
                node.comments.append("its superclasses differ between archives")
            }
            node.fields = node.facts?.isSequential == true ? sequenceFields(of: node, types) : []
        }
        addKeyedFields(tree, types)
        for root in tree.nodes where root.superclass == nil {
            for node in root.family { nameFields(of: node) }
        }
        let nodes = sorted(tree)
        ReferenceCycles(nodes).cut()
        return nodes
    }

    private func name(_ nodes: [ClassNode]) {
        var used = Set(knownNames.values).union(otherNames)
        for node in nodes {
            if let name = knownNames[node.name] {
                node.swiftName = name
                continue
            }
            let name = SwiftNaming.className(node.name, strippingPrefix: options.strippedPrefix)
            var candidate = name
            var number = (classRepairs[node.name] ?? 0) + (SwiftNaming.isTypeName(name) ? 1 : 0)
            if number > 0 { candidate = name + "Object" + (number > 1 ? "\(number)" : "") }
            while !used.insert(candidate).inserted {
                number += 1
                candidate = name + "\(number + 1)"
            }
            node.swiftName = candidate
        }
    }

    /// The classes in the order in which references from the top lead to them, then the others.
    private func sorted(_ tree: ClassTree) -> [ClassNode] {
        var result: [ClassNode] = []
        var known: Set<ObjectIdentifier> = []
        func add(_ node: ClassNode) {
            for next in node.superclasses.reversed() + [node] where known.insert(ObjectIdentifier(next)).inserted {
                result.append(next)
            }
        }
        var roots = options.classNames
        if roots.isEmpty {
            roots = facts.top.keyOrder.flatMap { facts.top.keys[$0]?.values.allClassNames.sorted() ?? [] }
        }
        for name in roots { if let node = tree[name] { add(node) } }
        var next = 0
        func follow() {
            while next < result.count {
                let names = result[next].fields.flatMap { $0.classNames.sorted() }
                for name in names { if let node = tree[name] { add(node) } }
                next += 1
            }
        }
        follow()
        if !options.classNames.isEmpty { return result }
        for node in tree.nodes {
            add(node)
            follow()
        }
        return result
    }

    // MARK: Keyed fields

    /// Gives each key to the class that has it: the nearest to which all classes with the key inherit.
    private func addKeyedFields(_ tree: ClassTree, _ types: TypeInference) {
        for root in tree.nodes where root.superclass == nil {
            var keys: [String] = []
            var known: Set<String> = []
            for node in root.family {
                for key in node.facts?.keyOrder ?? [] where known.insert(key).inserted { keys.append(key) }
            }
            for key in keys { add(key, below: root, types) }
        }
    }

    private func add(_ key: String, below root: ClassNode, _ types: TypeInference) {
        var top = root
        while true {
            if top.facts?.keys[key] != nil { break }
            let branches = top.subclasses.filter { branch in branch.family.contains { $0.facts?.keys[key] != nil } }
            guard branches.count == 1 else {
                let isInAll = top.seenFamily.allSatisfy { $0.facts?.keys[key] != nil }
                if branches.count > 1, isInAll { break }
                for branch in branches { add(key, below: branch, types) }
                return
            }
            top = branches[0]
        }
        top.fields.append(field(key, of: top, types))
    }

    private func field(_ key: String, of node: ClassNode, _ types: TypeInference) -> InferredField {
        let values = ValueFacts()
        var (count, objectCount, isIndexed, isPlain) = (0, 0, false, false)
        for member in node.seenFamily {
            objectCount += member.facts?.count ?? 0
            guard let facts = member.facts?.keys[key] else { continue }
            values.add(facts.values)
            count += facts.count
            if facts.isIndexed { isIndexed = true }
            if facts.isPlain { isPlain = true }
        }
        let field = makeField(key, values, types, isIndexed: isIndexed, isMixed: isIndexed && isPlain)
        field.repairCount = fieldRepairs[FieldName(className: node.name, key: key)] ?? 0
        repair(field, values)
        if !isIndexed {
            field.isOptional = count < objectCount || values.nilCount > 0 || values.kinds.isEmpty
            field.writesNil = values.nilCount > 0
        }
        var counts: [String] = []
        if count < objectCount { counts.append("in \(count) of \(objectCount)") }
        if values.nilCount > 0 {
            counts.append(values.nilCount == values.count ? "always nil" : "nil in \(values.nilCount)")
        }
        field.comments = [counts.joined(separator: ", ")] + field.comments
        if options.makesEnums, field.repairCount == 0 {
            field.makeEnum(values, of: node)
        } else {
            field.addValues(values)
        }
        field.classNames = values.allClassNames
        return field
    }

    private func makeField(
        _ key: String, _ values: ValueFacts, _ types: TypeInference, isIndexed: Bool, isMixed: Bool
    ) -> InferredField {
        let field = InferredField(key: key, type: InferredType(text: "ArchivedObject"))
        field.isIndexed = isIndexed
        do throws(UndeclarableValue) {
            if isMixed { throw UndeclarableValue(reason: "an array and a value") }
            field.type = try isIndexed ? types.indexedType(of: values) : types.fieldType(of: values)
            field.comments = field.type.comments
        } catch {
            field.omission = error.reason
        }
        if key.isEmpty || key.hasPrefix("$") { field.omission = "its key can't be declared" }
        return field
    }

    /// What is tried after an error: another name, a type for all values, no field.
    private func repair(_ field: InferredField, _ values: ValueFacts) {
        if field.repairCount >= 2 {
            let isObject = values.classNames.count == values.kinds.count
            field.type = InferredType(text: isObject ? "ArchivedObject" : "AnyValue")
            if field.isIndexed { field.omission = "it can't be declared" }
        }
        if field.repairCount >= 3 { field.omission = "it can't be declared" }
    }

    // MARK: Names of fields

    private func nameFields(of node: ClassNode) {
        guard node.facts?.isSequential != true else { return }
        let prefix = SwiftNaming.commonPrefix(of: node.fields.map(\.key))
        // Names are unique along a chain; superclasses come first.
        var used = UniqueNames(Set(node.superclasses.flatMap(\.fields).map(\.name)))
        for field in node.fields where field.omission == nil {
            var name = SwiftNaming.propertyName(field.key, strippingPrefix: prefix)
            if field.repairCount > 0 { name += "Value" }
            field.name = used.unique(name) { "\(name)\($0)" }
        }
    }
}

extension ValueFacts {
    /// The classes of all objects, in collections too.
    var allClassNames: Set<String> {
        var names = classNames
        if let element { names.formUnion(element.allClassNames) }
        if let key { names.formUnion(key.allClassNames) }
        return names
    }
}
