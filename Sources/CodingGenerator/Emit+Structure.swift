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
        let parameters = structure.ownParameters
        initializer("\(structure.memberModifier)init(", parameters.map(\.declaration)) {
            $0.emitAssignments(of: structure)
        }
        emitFormerInitializer(of: structure, parameters)
    }

    private mutating func emitEncode(of structure: SchemaStructure) {
        block("\(structure.memberModifier)func encode(with archiver: Archiver) throws {") { emitter in
            for step in structure.plan.presentWrites { emitter.emitWrite(step, of: structure) }
        }
    }

    /// Reads everything in the initializer: the containing field determines when.
    private mutating func emitDecode(of structure: SchemaStructure) {
        block("\(structure.memberModifier)init(coder unarchiver: Unarchiver) throws {") { emitter in
            for read in structure.plan.reads { emitter.emitRead(read, of: structure) }
            guard let function = structure.rebuildFunction else { return }
            let version = "unarchiver.version(ofStructure: \(structure.swiftName).self)"
            emitter.line("try " + function.call(ofTypeNamed: "self", structure.rebuildsByVersion ? version : ""))
        }
    }
}
