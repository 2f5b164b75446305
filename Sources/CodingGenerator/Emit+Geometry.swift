// Conversions between Foundation's geometry and what archives hold of it.
//
// A file that needs one declares it: the runtime must not import Foundation whole where only its essentials are linked.

import CodingSchema

extension Emitter {
    /// The conversions that a file's declarations need, in a fixed order.
    mutating func emitGeometry(of file: SchemaFile) {
        var used: Set<SchemaGeometry> = []
        for type in file.declarations.flatMap(\.valueTypes) {
            type.archivedType.forEachPart { part in
                if case .geometry(let geometry) = part { used.insert(geometry) }
            }
        }
        for geometry in SchemaGeometry.allCases where used.contains(geometry) && !geometry.isOfRuntime {
            let type = SchemaType.geometry(geometry)
            let member = String(type.restored("").dropFirst())
            blank()
            line("/// `\(geometry.rawValue)` and its form in archives.")
            let arguments = geometry.members.map { "\($0.key): \(member).\($0.value)" }.joined(separator: ", ")
            let values = geometry.members.map { "\($0.key): \($0.key)" }.joined(separator: ", ")
            block("fileprivate nonisolated extension \(type.archivedName) {") { emitter in
                emitter.line("init(_ \(member): \(geometry.rawValue)) {")
                emitter.line("    self.init(\(arguments))")
                emitter.line("}")
                emitter.blank()
                emitter.line("var \(member): \(geometry.rawValue) { \(geometry.rawValue)(\(values)) }")
            }
        }
    }
}

extension SchemaDeclared {
    /// The types in Swift of the values that an archive holds or held.
    var valueTypes: [SchemaType] { (self as? SchemaOwner)?.plan.valueTypes ?? [] }
}

extension OwnerPlan {
    /// The types of what is written and read.
    var valueTypes: [SchemaType] {
        (presentWrites + cases.flatMap(\.writes)).map(\.valueType) + reads.flatMap(\.candidates).map(\.valueType)
    }
}

extension SchemaGeometry {
    /// The members of the archived form, and those of Foundation's type.
    fileprivate var members: KeyValuePairs<String, String> {
        switch self {
        case .point: ["x": "x", "y": "y"]
        case .size: ["width": "width", "height": "height"]
        case .rectangle: ["x": "origin.x", "y": "origin.y", "width": "size.width", "height": "size.height"]
        case .range: ["location": "location", "length": "length"]
        case .vector, .transform, .edgeInsets: [:]
        }
    }
}
