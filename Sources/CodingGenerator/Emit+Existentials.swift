// The archived forms of objects that conform to external protocols.
//
// A file that needs one declares it: a protocol can't be an argument of the runtime's generic methods.

import CodingSchema

extension Emitter {
    /// The types that hold objects of protocols in a file's declarations, in the order of their first use.
    mutating func emitExistentials(of file: SchemaFile) {
        var used: Set<ObjectIdentifier> = []
        for type in file.declarations.flatMap(\.valueTypes) {
            type.forEachPart { part in
                guard case .existential(let requirement?) = part,
                    used.insert(ObjectIdentifier(requirement)).inserted
                else { return }
                emit(requirement)
            }
        }
    }

    private mutating func emit(_ requirement: SchemaProtocol) {
        let type = "any \(requirement.name)"
        blank()
        line("/// An object that conforms to `\(requirement.name)`: its class is checked before the object is created.")
        block("fileprivate nonisolated struct \(requirement.archivedTypeName): ArchivedExistential {") { emitter in
            emitter.line("let object: \(type)")
            emitter.blank()
            emitter.line("init(_ object: \(type)) { self.object = object }")
            emitter.blank()
            emitter.block("init?(archivedObject: any Coding) {") {
                $0.line("guard let object = archivedObject as? \(type) else { return nil }")
                $0.line("self.object = object")
            }
            emitter.blank()
            emitter.line("var archivedObject: any Coding { self.object }")
            let name = SwiftStringLiteral.text(requirement.name)
            emitter.line("static var protocolName: String { \(name) }")
            emitter.line("static func includes(_ type: any Coding.Type) -> Bool { type is \(type).Type }")
        }
    }
}
