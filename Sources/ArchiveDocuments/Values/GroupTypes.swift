// The type codes of the values in a group.

import Archiving
import TypedStreams

/// The type of one value in a group.
enum GroupType: Equatable {
    /// A value with this type code.
    case value(UInt8)

    /// An array of bytes, which is one value.
    case bytes(count: Int)

    /// The types of an encoding, one for each value; `nil` if it is malformed or has more types than allowed.
    static func types(of encoding: String, limit: Int) -> [GroupType]? {
        guard let parsed = try? TypeEncoding(encoding) else { return nil }
        let types = parsed.prefix(limit + 1).map { code, byteCount in
            byteCount.map { GroupType.bytes(count: $0) } ?? .value(code)
        }
        return types.count <= limit ? types : nil
    }
}

extension ArchivedObject.Group {
    /// The type of each value.
    func types() throws(InspectionError) -> [GroupType] {
        let types = GroupType.types(of: encoding, limit: values.count + 1)
        guard let types, types.count == values.count else {
            throw InspectionError("the encoding '\(encoding)' doesn't fit its values")
        }
        return types
    }
}
