// Vectors of two, three or four reals, in one data object.
//
//     SIMD3<Float>(1, 2, 0.5)     00 00 80 3F | 00 00 00 40 | 00 00 00 3F       the low byte of each element first

import PropertyLists

extension SIMD2: ArchivableValue where Scalar: ArchivableNumber & BinaryFloatingPoint {}
extension SIMD3: ArchivableValue where Scalar: ArchivableNumber & BinaryFloatingPoint {}
extension SIMD4: ArchivableValue where Scalar: ArchivableNumber & BinaryFloatingPoint {}

extension SIMD where Self: ArchivableValue, Scalar: ArchivableNumber & BinaryFloatingPoint {
    /// Encodes the elements: three for a vector that has four in memory.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeDataValue(VectorBytes.data(of: self), forKey: key)
    }

    /// Decodes the vector. Data of another length is an error.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        try VectorBytes.vector(from: unarchiver, forKey: key)
    }
}

private enum VectorBytes {
    static func data<Vector: SIMD>(of vector: Vector) -> Data where Vector.Scalar: ArchivableNumber {
        var bytes = Data(capacity: vector.scalarCount * MemoryLayout<Vector.Scalar>.size)
        switch Vector.Scalar.numberArray(vector.indices.map { vector[$0] }) {
        case .floats(let elements): for element in elements { append(element.bitPattern, to: &bytes) }
        case .doubles(let elements): for element in elements { append(element.bitPattern, to: &bytes) }
        case .booleans, .integers: break
        }
        return bytes
    }

    static func vector<Vector: SIMD>(
        from unarchiver: Unarchiver, forKey key: String?
    ) throws -> Vector? where Vector.Scalar: ArchivableNumber {
        guard let data = try unarchiver.dataValue(forKey: key) else { return nil }
        let count = Vector.scalarCount
        let width = MemoryLayout<Vector.Scalar>.size
        guard data.count == count * width, let elements: [Vector.Scalar] = elements(of: data, width: width) else {
            throw unarchiver.invalidValue(
                "\(count) numbers of \(width) bytes each", found: "\(data.count) bytes", forKey: key)
        }
        var vector = Vector()
        for (index, element) in zip(vector.indices, elements) { vector[index] = element }
        return vector
    }

    private static func elements<Scalar: ArchivableNumber>(of data: Data, width: Int) -> [Scalar]? {
        let bytes = Array(data)
        let bits = stride(from: 0, to: bytes.count, by: width).map { start in
            bytes[start..<start + width].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        return width == 4
            ? Scalar.elements(of: .floats(bits.map { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) }))
            : Scalar.elements(of: .doubles(bits.map { Double(bitPattern: $0) }))
    }

    private static func append<Bits: FixedWidthInteger>(_ bits: Bits, to data: inout Data) {
        for shift in stride(from: 0, to: Bits.bitWidth, by: 8) {
            data.append(UInt8(truncatingIfNeeded: bits >> Bits(shift)))
        }
    }
}
