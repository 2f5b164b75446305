// The unarchiver that a structure under a key is given: every call goes to the real one, with the key composed, so that
// keys, errors, limits and what is left to the end are those of the object around it.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

/// Composes keys. All primitives of ``Unarchiver`` are overridden here, so that a new one must be too.
final class ComposingUnarchiver: Unarchiver {
    private let unarchiver: Unarchiver

    /// How many collections the structure has open: in one of them an error is about its element.
    private var collectionDepth = 0

    init(_ unarchiver: Unarchiver, scope: KeyScope) {
        self.unarchiver = unarchiver
        super.init()
        keyScope = scope
        isMeeting = unarchiver.isMeeting
        isReporting = unarchiver.isReporting
    }

    override var real: Unarchiver { unarchiver }

    override var userInfo: [String: Any] {
        get { unarchiver.userInfo }
        set { unarchiver.userInfo = newValue }
    }

    override var allowsKeyedCoding: Bool { unarchiver.allowsKeyedCoding }

    private func composed(_ key: String?) -> String? {
        key.map { keyScope.composed($0) }
    }

    // MARK: Primitives

    override func beginGroup() throws {
        try unarchiver.beginGroup()
    }

    override func endGroup() throws {
        try unarchiver.endGroup()
    }

    override func standsWhole(forKey key: String) -> Bool {
        unarchiver.standsWhole(forKey: keyScope.composed(key))
    }

    override func containsValue(forKey key: String) -> Bool {
        unarchiver.containsValue(forKey: keyScope.composed(key))
    }

    override func containsNull(forKey key: String) -> Bool {
        unarchiver.containsNull(forKey: keyScope.composed(key))
    }

    override func kindOfValue(forKey key: String?) throws -> ValueKind? {
        try unarchiver.kindOfValue(forKey: composed(key))
    }

    override func beginElements(_ form: ElementForm, forKey key: String?) throws -> Int? {
        try unarchiver.beginElements(form, forKey: composed(key))
    }

    override func boolValue(forKey key: String?) throws -> Bool? {
        try unarchiver.boolValue(forKey: composed(key))
    }

    override func integerValue(type: IntegerType, forKey key: String?) throws -> Int64? {
        try unarchiver.integerValue(type: type, forKey: composed(key))
    }

    override func floatValue(forKey key: String?) throws -> Float? {
        try unarchiver.floatValue(forKey: composed(key))
    }

    override func doubleValue(forKey key: String?) throws -> Double? {
        try unarchiver.doubleValue(forKey: composed(key))
    }

    override func stringValue(forKey key: String?) throws -> String? {
        try unarchiver.stringValue(forKey: composed(key))
    }

    override func dataValue(forKey key: String?) throws -> Data? {
        try unarchiver.dataValue(forKey: composed(key))
    }

    override func dataView(forKey key: String?) throws -> Data? {
        try unarchiver.dataView(forKey: composed(key))
    }

    override func bytesValue(forKey key: String?) throws -> Data? {
        try unarchiver.bytesValue(forKey: composed(key))
    }

    override func numberArrayValue(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        try unarchiver.numberArrayValue(kind, forKey: composed(key))
    }

    override func propertyListValue(forKey key: String?) throws -> PropertyList? {
        try unarchiver.propertyListValue(forKey: composed(key))
    }

    override func dateValue(forKey key: String?) throws -> Date? {
        try unarchiver.dateValue(forKey: composed(key))
    }

    override func urlValue(forKey key: String?) throws -> URL? {
        try unarchiver.urlValue(forKey: composed(key))
    }

    override func uuidValue(forKey key: String?) throws -> UUID? {
        try unarchiver.uuidValue(forKey: composed(key))
    }

    override func decimalValue(forKey key: String?) throws -> Decimal? {
        try unarchiver.decimalValue(forKey: composed(key))
    }

    override func geometryValue(_ kind: GeometryKind, forKey key: String?) throws -> GeometryValue? {
        try unarchiver.geometryValue(kind, forKey: composed(key))
    }

    override func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        try unarchiver.objectValue(of: type, forKey: composed(key))
    }

    override func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        try unarchiver.anyObjectValue(forKey: composed(key))
    }

    override func archivedObjectValue(forKey key: String?) throws -> ArchivedObject? {
        try unarchiver.archivedObjectValue(forKey: composed(key))
    }

    override func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        let count = try unarchiver.beginCollection(kind, forKey: composed(key))
        if count != nil { collectionDepth += 1 }
        collectionState = unarchiver.collectionState
        return count
    }

    override func endCollection() throws {
        collectionDepth -= 1
        try unarchiver.endCollection()
    }

    override func decodeElements(into space: ElementSpace, count: Int, filledCount: inout Int) throws {
        try unarchiver.decodeElements(into: space, count: count, filledCount: &filledCount)
    }

    override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        try unarchiver.beginStructure(structure, forKey: composed(key))
    }

    override func endStructure() throws {
        try unarchiver.endStructure()
    }

    override func version(ofClass type: any Coding.Type) throws -> Int {
        try unarchiver.version(ofClass: type)
    }

    override func whenConnected(_ action: @escaping () throws -> Void) {
        // The structure is decoded once more when everything is connected, and asks again.
        if isMeeting { return }
        unarchiver.whenConnected { [self] in
            (isMeeting, structureDepth) = (unarchiver.isMeeting, unarchiver.structureDepth)
            try action()
        }
    }

    override func whenDecoded(_ action: @escaping () -> Void) {
        if !isMeeting { unarchiver.whenDecoded(action) }
    }

    override func unknownValues() throws -> UnknownValues {
        try unarchiver.unknownValues()
    }

    override func failure(
        _ code: ArchiveError.Code, expected: String, found: String, forKey key: String?
    ) -> ArchiveError {
        let isElement = key == nil && collectionDepth > 0
        let ownName = keyScope.name.isEmpty ? nil : keyScope.name
        return unarchiver.failure(
            code, expected: expected, found: found, forKey: isElement ? nil : composed(key) ?? ownName)
    }

    override func ended(by error: any Error) -> any Error {
        unarchiver.ended(by: error)
    }

    override func note(_ event: DecodingEvent, forKey key: String?) {
        switch event {
        case .fallback(let fallback):
            unarchiver.note(.fallback(key: keyScope.composed(fallback)), forKey: composed(key))
        case .structure:
            unarchiver.note(event, forKey: keyScope.name)
        case .defaultTaken, .unknownValue:
            unarchiver.note(event, forKey: composed(key))
        }
    }

    // MARK: Structures and collections

    override var maximumStructureDepth: Int { unarchiver.maximumStructureDepth }

    override func connectMetObjects() throws {
        try unarchiver.connectMetObjects()
    }

    override func sharedCollection() -> AnyObject? {
        unarchiver.sharedCollection()
    }

    override var keepsCollection: Bool { unarchiver.keepsCollection }

    override func keepCollection(_ collection: AnyObject) {
        unarchiver.keepCollection(collection)
    }
}
