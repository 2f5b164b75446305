// A struct: its properties, its initializer, and its coding field by field. The coder composes the keys with that of
// the field that contains the value.

import CodingSchema

extension Emitter {
    mutating func emitStructure(_ structure: SchemaStructure) {
        let form = structure.isDictionary ? "ArchivableDictionary" : "ArchivableStructure"
        let heritage = structure.heritage([form] + SynthesizedConformances(of: structure).list)
        let head = "\(structure.memberModifier)nonisolated struct \(structure.declaredName): \(heritage)"
        declaration(structure, head) { emitter in
            for field in structure.fields { emitter.emitProperty(field, of: structure) }
            if !structure.fields.isEmpty { emitter.blank() }
            emitter.emitFormerProperties(of: structure)
            emitter.emitInitializer(of: structure)
            emitter.emitDefaultFunctions(of: structure)
            emitter.blank()
            emitter.line("// MARK: Coding")
            emitter.blank()
            emitter.emitArchivedStructure(of: structure)
            emitter.blank()
            emitter.emitEncode(of: structure)
            emitter.blank()
            emitter.emitDecode(of: structure)
        }
    }

    private mutating func emitInitializer(of structure: SchemaStructure) {
        let hasBody = structure.fields.contains { !structure.isSetAtDeclaration($0) && !$0.isUnsetWeak }
        let parameters = structure.ownParameters
        if parameters.isEmpty, !hasBody { return line("\(structure.memberModifier)init() {}") }
        emitOpening("\(structure.memberModifier)init(", parameters)
        indented { $0.emitAssignments(of: structure) }
        line("}")
        emitFormerInitializer(of: structure, parameters)
    }

    private mutating func emitEncode(of structure: SchemaStructure) {
        let writes = structure.plan.presentWrites
        let opening = "\(structure.memberModifier)func encode(with archiver: Archiver) throws {"
        if writes.isEmpty { return line(opening + "}") }
        block(opening) { emitter in
            for step in writes { emitter.emitWrite(step, of: structure) }
        }
    }

    /// Reads everything in the initializer: the containing field determines when.
    private mutating func emitDecode(of structure: SchemaStructure) {
        let opening = "\(structure.memberModifier)init(coder unarchiver: Unarchiver) throws {"
        let function = structure.rebuildFunction
        if structure.plan.reads.isEmpty, function == nil { return line(opening + "}") }
        block(opening) { emitter in
            for read in structure.plan.reads { emitter.emitRead(read, of: structure) }
            guard let function else { return }
            let version = "unarchiver.version(ofStructure: \(structure.swiftName).self)"
            emitter.line("try " + function.call(ofTypeNamed: "self", structure.rebuildsByVersion ? version : ""))
        }
    }
}
