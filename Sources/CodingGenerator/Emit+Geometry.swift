// Conversions between Foundation's geometry and what archives hold of it.
//
// A file that needs one declares it for itself: the runtime must not import Foundation whole where only its essentials
// are linked.

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
        for geometry in SchemaGeometry.allCases where used.contains(geometry) {
            let member = geometry.restoringMember
            printer.blank()
            printer.line("/// `\(geometry.rawValue)` and its form in archives.")
            printer.block("fileprivate nonisolated extension \(geometry.archivedName) {") { printer in
                printer.line("init(_ \(member): \(geometry.rawValue)) {")
                printer.line("    self.init(\(geometry.arguments(of: member)))")
                printer.line("}")
                printer.blank()
                printer.line("var \(member): \(geometry.rawValue) { \(geometry.restoringText) }")
            }
        }
    }
}

extension SchemaDeclaration {
    /// The types whose values an archive holds or held.
    fileprivate var archivedTypes: [SchemaType] {
        switch self {
        case .class(let schemaClass): schemaClass.refusesCoding ? [] : schemaClass.archivedTypes
        case .structure(let structure): structure.archivedTypes
        case .union(let union):
            union.cases.flatMap(\.elements).map(\.type) + union.retired.compactMap(\.stillWritten?.type)
        case .enumeration, .bits: []
        }
    }
}

extension SchemaFieldOwner {
    fileprivate var archivedTypes: [SchemaType] {
        let ofFields = archivedFields.flatMap { field in
            let conversions = field.fallbacks.compactMap(\.conversion?.type) + field.also.compactMap(\.conversion?.type)
            return [field.type] + conversions
        }
        return ofFields + retired.compactMap(\.stillWritten?.type)
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
        }
    }

    fileprivate var restoringText: String {
        switch self {
        case .point: "CGPoint(x: x, y: y)"
        case .size: "CGSize(width: width, height: height)"
        case .rectangle: "CGRect(x: x, y: y, width: width, height: height)"
        case .range: "NSRange(location: location, length: length)"
        }
    }
}
