// Conversions between Foundation's geometry and what archives hold of it.
//
// A file that needs one declares it: the runtime must not import Foundation whole where only its essentials are linked.

import CodingSchema

extension Emitter {
    /// The conversions that a file's declarations need, in a fixed order.
    mutating func emitGeometry(of file: SchemaFile) {
        var used: Set<SchemaGeometry> = []
        for type in file.declarations.flatMap(\.archivedTypes) {
            type.forEachPart { part in
                if case .geometry(let geometry) = part { used.insert(geometry) }
            }
        }
        for geometry in SchemaGeometry.allCases where used.contains(geometry) && !geometry.isOfRuntime {
            let type = SchemaType.geometry(geometry)
            let member = String(type.restored("").dropFirst())
            blank()
            line("/// `\(geometry.rawValue)` and its form in archives.")
            block("fileprivate nonisolated extension \(type.archivedName) {") { emitter in
                emitter.line("init(_ \(member): \(geometry.rawValue)) {")
                emitter.line("    self.init(\(geometry.arguments(of: member)))")
                emitter.line("}")
                emitter.blank()
                emitter.line("var \(member): \(geometry.rawValue) { \(geometry.restoringText) }")
            }
        }
    }
}

extension SchemaDeclaration {
    /// The types whose values an archive holds or held.
    var archivedTypes: [SchemaType] { valueTypes.map(\.archivedType) }

    /// The types in Swift of the values that an archive holds or held.
    var valueTypes: [SchemaType] { owner?.plan.valueTypes ?? [] }
}

extension OwnerPlan {
    /// The types of what is written and read.
    var archivedTypes: [SchemaType] { valueTypes.map(\.archivedType) }

    fileprivate var valueTypes: [SchemaType] {
        (presentWrites + cases.flatMap(\.writes)).map(\.valueType) + reads.flatMap(\.candidates).map(\.valueType)
    }
}

extension SchemaGeometry {
    fileprivate func arguments(of name: String) -> String {
        switch self {
        case .point: "x: \(name).x, y: \(name).y"
        case .size: "width: \(name).width, height: \(name).height"
        case .rectangle:
            "x: \(name).origin.x, y: \(name).origin.y, width: \(name).size.width, height: \(name).size.height"
        case .range: "location: \(name).location, length: \(name).length"
        case .vector, .transform, .edgeInsets: ""
        }
    }

    fileprivate var restoringText: String {
        switch self {
        case .point: "CGPoint(x: x, y: y)"
        case .size: "CGSize(width: width, height: height)"
        case .rectangle: "CGRect(x: x, y: y, width: width, height: height)"
        case .range: "NSRange(location: location, length: length)"
        case .vector, .transform, .edgeInsets: "self"
        }
    }
}
