// Bit fields as values.

/// A value whose fields are packed into one integer, which is what archives hold.
///
/// The methods are made with ``BitField``: by shifts, the same on every machine.
public protocol ArchivableBits: ArchivableValue {
    /// The integer that archives hold.
    associatedtype Bits: ArchivableInteger

    /// The fields, packed.
    ///
    /// - Throws: ``ArchiveError`` with the code `invalidValue` where a value doesn't fit its field.
    func bits() throws -> Bits

    /// Unpacks the fields.
    ///
    /// - Throws: ``ArchiveError`` with the code `invalidValue` where a field holds what its type doesn't know.
    init(bits: Bits) throws
}

extension ArchivableBits {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        let bits: Bits
        do {
            bits = try self.bits()
        } catch let error as ArchiveError {
            throw archiver.failure(
                error.code, expected: error.expected, found: error.found, forKey: Self.path(to: error.path, in: key))
        } catch {
            throw archiver.ended(by: error)
        }
        try bits.encode(to: archiver, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let bits = try Bits.decodeIfPresent(from: unarchiver, forKey: key) else { return nil }
        do {
            return try Self(bits: bits)
        } catch let error as ArchiveError {
            throw unarchiver.failure(
                error.code, expected: error.expected, found: error.found, forKey: path(to: error.path, in: key))
        } catch {
            throw unarchiver.ended(by: error)
        }
    }

    /// The field behind the key; of an element the field alone.
    private static func path(to field: String, in key: String?) -> String {
        guard let key, !key.isEmpty else { return field }
        return field.isEmpty ? key : "\(key).\(field)"
    }
}
