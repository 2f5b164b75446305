// The archiver that a structure under a key is given: every call goes to the real one, with the key composed.
//
//     class ──▶ archiver.encode(frame, forKey: "frame")
//                 Rectangle ──▶ [frame.] encode(origin, forKey: "origin")
//                                 Point ──▶ [frame.origin.] encode(x, forKey: "x") ──▶ archiver, "frame.origin.x"

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

/// Composes keys. All primitives of ``Archiver`` are overridden here, so that a new one must be too.
final class ComposingArchiver: Archiver {
    private let archiver: Archiver

    /// How many collections the structure has open: the real archiver knows the way to their elements.
    private var collectionDepth = 0

    init(_ archiver: Archiver, scope: KeyScope) {
        self.archiver = archiver
        super.init()
        keyScope = scope
    }

    override var real: Archiver { archiver }

    override var userInfo: [String: Any] {
        get { archiver.userInfo }
        set { archiver.userInfo = newValue }
    }

    override var allowsKeyedCoding: Bool { archiver.allowsKeyedCoding }

    private func composed(_ key: String?) -> String? {
        key.map { keyScope.composed($0) }
    }

    // MARK: Primitives

    override func beginGroup() throws {
        try archiver.beginGroup()
    }

    override func endGroup() throws {
        try archiver.endGroup()
    }

    override func encodeNull(forKey key: String?) throws {
        try archiver.encodeNull(forKey: composed(key))
    }

    override func beginElements(_ form: ElementForm, count: Int, forKey key: String?) throws {
        try archiver.beginElements(form, count: count, forKey: composed(key))
    }

    override func beginMutableArray(count: Int, forKey key: String?) throws {
        try archiver.beginMutableArray(count: count, forKey: composed(key))
    }

    override func encodeMutableData(_ value: Data, forKey key: String?) throws {
        try archiver.encodeMutableData(value, forKey: composed(key))
    }

    override func encodePackedNumbers(
        _ numbers: () -> NumberArray, bytes: UnsafeRawBufferPointer, forKey key: String?
    ) throws {
        try archiver.encodePackedNumbers(numbers, bytes: bytes, forKey: composed(key))
    }

    override func encodeNumberObject(_ value: NumberValue, forKey key: String?) throws {
        try archiver.encodeNumberObject(value, forKey: composed(key))
    }

    override func encodeShared(_ identity: AnyHashable, forKey key: String?) throws -> Bool {
        try archiver.encodeShared(identity, forKey: composed(key))
    }

    override func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        try archiver.encodeBoolValue(value, forKey: composed(key))
    }

    override func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try archiver.encodeIntegerValue(value, type: type, forKey: composed(key))
    }

    override func encodeFloatValue(_ value: Float, forKey key: String?) throws {
        try archiver.encodeFloatValue(value, forKey: composed(key))
    }

    override func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        try archiver.encodeDoubleValue(value, forKey: composed(key))
    }

    override func encodeStringValue(_ value: String, forKey key: String?) throws {
        try archiver.encodeStringValue(value, forKey: composed(key))
    }

    override func encodeDataValue(_ value: Data, forKey key: String?) throws {
        try archiver.encodeDataValue(value, forKey: composed(key))
    }

    override func encodeBytesValue(_ value: Data?, forKey key: String?) throws {
        try archiver.encodeBytesValue(value, forKey: composed(key))
    }

    override func encodeNumberArray(_ value: NumberArray, forKey key: String?) throws {
        try archiver.encodeNumberArray(value, forKey: composed(key))
    }

    override func encodePropertyListValue(_ value: PropertyList, forKey key: String?) throws {
        try archiver.encodePropertyListValue(value, forKey: composed(key))
    }

    override func encodeDateValue(_ value: Date, forKey key: String?) throws {
        try archiver.encodeDateValue(value, forKey: composed(key))
    }

    override func encodeURLValue(_ value: URL, forKey key: String?) throws {
        try archiver.encodeURLValue(value, forKey: composed(key))
    }

    override func encodeUUIDValue(_ value: UUID, forKey key: String?) throws {
        try archiver.encodeUUIDValue(value, forKey: composed(key))
    }

    override func encodeDecimalValue(_ value: Decimal, forKey key: String?) throws {
        try archiver.encodeDecimalValue(value, forKey: composed(key))
    }

    override func encodeGeometryValue(_ value: GeometryValue, forKey key: String?) throws {
        try archiver.encodeGeometryValue(value, forKey: composed(key))
    }

    override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        try archiver.encodeObjectValue(object, forKey: composed(key))
    }

    override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        try archiver.encodeConditionalObjectValue(object, forKey: composed(key))
    }

    override func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        try archiver.encodeArchivedObjectValue(object, forKey: composed(key))
    }

    override func encodeRootObject(_ object: any Coding) throws {
        try archiver.encodeRootObject(object)
    }

    override func encodeBycopyObject(_ object: (any Coding)?) throws {
        try archiver.encodeBycopyObject(object)
    }

    override func encodeByrefObject(_ object: (any Coding)?) throws {
        try archiver.encodeByrefObject(object)
    }

    override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try archiver.beginCollection(kind, count: count, forKey: composed(key))
        collectionDepth += 1
    }

    override func endCollection() throws {
        collectionDepth -= 1
        try archiver.endCollection()
    }

    override func encodeElements(_ elements: ElementBuffer) throws {
        try archiver.encodeElements(elements)
    }

    override func encodeObjects(_ objects: BorrowedObjects) throws -> Bool {
        try archiver.encodeObjects(objects)
    }

    override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        try archiver.beginStructure(structure, forKey: composed(key))
    }

    override func endStructure() throws {
        try archiver.endStructure()
    }

    override func encode(_ unknownValues: UnknownValues) throws {
        try archiver.encode(unknownValues)
    }

    // MARK: What the real one knows

    override func replacement(of object: any Coding) throws -> (any Coding)? {
        try archiver.replacement(of: object)
    }

    override func pathOfEncodedObject() -> String { ownPath(archiver.pathOfEncodedObject()) }

    override func pathOfEncodedValue() -> String { ownPath(archiver.pathOfEncodedValue()) }

    private func ownPath(_ path: String) -> String {
        if collectionDepth > 0 { return path }
        return [path, keyScope.name].filter { !$0.isEmpty }.joined(separator: ".")
    }

    override func number(of object: AnyObject) -> UInt32? {
        archiver.number(of: object)
    }

    override func ended(by error: any Error) -> any Error {
        archiver.ended(by: error)
    }
}
