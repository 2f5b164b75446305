// Numbers in archives: their widths, and the types that contain all numbers of another type.

import CodingSchema

extension SchemaType {
    /// The number of bytes of each number in a packed array.
    var packedWidth: Int {
        switch self {
        case .integer(let type): type.bitCount / 8
        case .float: 4
        default: 8
        }
    }
}

extension SchemaIntegerType {
    /// Whether this type contains every number of another type.
    func containsAll(of other: SchemaIntegerType) -> Bool {
        if isSigned == other.isSigned { return other.bitCount <= bitCount }
        return isSigned && other.bitCount < bitCount
    }
}
