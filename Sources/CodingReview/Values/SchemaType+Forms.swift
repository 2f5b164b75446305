// Numbers in archives: how wide they are, and which hold all of another type.

import CodingSchema

extension SchemaType {
    /// How many bytes each number of a packed array takes.
    var packedWidth: Int {
        switch self {
        case .integer(let type): type.bitCount / 8
        case .float: 4
        default: 8
        }
    }
}

extension SchemaIntegerType {
    /// Whether every number of another type is one of this type.
    func containsAll(of other: SchemaIntegerType) -> Bool {
        if isSigned == other.isSigned { return other.bitCount <= bitCount }
        return isSigned && other.bitCount < bitCount
    }
}
