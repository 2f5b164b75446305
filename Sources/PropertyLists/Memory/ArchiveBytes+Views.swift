// Data that lies in an archive and is not copied. It is for looking at: who changes data that nobody else holds changes
// its bytes in their place.

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension ArchiveBytes {
    /// Returns a range of the bytes as data, without copying it.
    ///
    /// The data keeps the bytes alive. It must not be changed, or passed to code that might change it.
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
    /// Returns the bytes of data without copying them. The result must not be changed.
    package func dataView(_ object: BinaryObject) throws(PropertyListError) -> Data {
        guard object.kind == .data else {
            throw .wrongKind(of: object, expected: "data")
        }
        return try bytes.dataView(at: object.payload, count: object.count)
    }
}
