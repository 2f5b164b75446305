// Vectors of two, three or four reals, in one data object.
//
//     SIMD3<Float>(1, 2, 0.5)     00 00 80 3F | 00 00 00 40 | 00 00 00 3F       the low byte of each element first
//
// What a program makes a number is archived as one of the two kinds of reals, whatever its size in memory.

import PropertyLists

extension SIMD2: ArchivableValue where Scalar: ArchivableNumber & BinaryFloatingPoint {}
extension SIMD3: ArchivableValue where Scalar: ArchivableNumber & BinaryFloatingPoint {}
extension SIMD4: ArchivableValue where Scalar: ArchivableNumber & BinaryFloatingPoint {}

extension SIMD where Self: ArchivableValue, Scalar: ArchivableNumber & BinaryFloatingPoint {
    /// Encodes the elements: three for a vector that has four in memory.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        let data =
            switch Scalar.numberArray(indices.map { self[$0] }) {
            case .floats(let elements):
                unsafe PackedBytes.withBytes(of: elements, isBigEndian: false) { unsafe Data($0) }
            case .doubles(let elements):
                unsafe PackedBytes.withBytes(of: elements, isBigEndian: false) { unsafe Data($0) }
            case .booleans, .integers: Data()
            }
        try archiver.encodeLeaf(.data(data), forKey: key)
    }

    /// Decodes the vector.
    ///
    /// - Throws: ``ArchiveError``: `invalidValue` for data of another length, `unexpectedKind` for a value that isn't
    ///   data.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let data = try unarchiver.dataValue(forKey: key) else { return nil }
        let isFloat = Scalar.numberKind == .float
        let width = isFloat ? MemoryLayout<Float>.size : MemoryLayout<Double>.size
        guard data.count == scalarCount * width,
            let elements = Scalar.elements(
                of: isFloat
                    ? .floats(PackedBytes.elements(of: data, isBigEndian: false))
                    : .doubles(PackedBytes.elements(of: data, isBigEndian: false)))
        else {
            throw unarchiver.fail(
                expected: "\(scalarCount) numbers of \(width) bytes each", found: "\(data.count) bytes", forKey: key)
        }
        var vector = Self()
        for (index, element) in zip(vector.indices, elements) { vector[index] = element }
        return vector
    }
}
