// Bit fields as values.

/// A value whose fields are packed into one integer, which is the value's archived form.
///
/// Implement the requirements with `BitField`, which uses shifts and produces the same result on every machine.
public protocol ArchivableBits: ArchivableValue {
    /// The integer type of the archived form.
    associatedtype Bits: ArchivableInteger

    /// Packs the fields into an integer.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if a value doesn't fit its field.
    func bits() throws -> Bits

    /// Creates the value by unpacking the fields of an integer.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if a field holds a value that its type doesn't define.
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

    /// The field after the key; of an element, only the field.
    private static func path(to field: String, in key: String?) -> String {
        guard let key, !key.isEmpty else { return field }
        return field.isEmpty ? key : "\(key).\(field)"
    }
}
