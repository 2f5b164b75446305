// Data that lies in an archive and is not copied. It is for looking at: who changes data that nobody else holds changes
// its bytes in their place.

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension ArchiveBytes {
    /// A range of the bytes as data, in their place. It must not be changed, nor given to anyone who might; it keeps
    /// the bytes alive.
    package func dataView(at offset: Int, count byteCount: Int) throws(PropertyListError) -> Data {
        try withUnsafeBytes(at: offset, count: byteCount) { bytes in
            guard let base = bytes.baseAddress, byteCount > 0 else { return Data() }
            return Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: base), count: byteCount,
                deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
        }
    }
}

extension BinaryObjectTable {
    /// The bytes of data, in their place, to be looked at and not changed.
    package func dataView(_ object: BinaryObject) throws(PropertyListError) -> Data {
        guard object.kind == .data else {
            throw .wrongKind(of: object, expected: "data")
        }
        return try bytes.dataView(at: object.payload, count: object.count)
    }
}
