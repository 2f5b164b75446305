// Leaf objects as property lists.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension BinaryObjectTable {
    /// Returns the value of an object without elements.
    package func leaf(_ object: BinaryObject) throws(PropertyListError) -> PropertyList {
        switch object.kind {
        case .null: return .null
        case .booleanFalse: return .boolean(false)
        case .booleanTrue: return .boolean(true)
        case .integer: return .integer(try integer(object))
        case .real:
            if let value = try float(object) { return .float(value) }
            return .double(try real(object))
        case .date: return .date(Date(timeIntervalSinceReferenceDate: try date(object)))
        case .data: return .data(try data(object))
        case .asciiString, .utf16String: return .string(try string(object))
        case .uid: return .uid(PropertyList.UID(try uid(object)))
        case .array, .set, .dictionary: throw .wrongKind(of: object, expected: "a value without elements")
        }
    }
}
