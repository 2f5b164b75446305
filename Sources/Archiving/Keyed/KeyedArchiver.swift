// Writes keyed archives: the bytes of Cocoa's NSKeyedArchiver.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

/// Archives object graphs under keys.
///
/// One call archives one root object: ``archivedData(withRootObject:format:profile:)``. For several roots, or for
/// scalars at the top level, make an archiver, encode them under keys of your choice, and finish:
///
///     let archiver = KeyedArchiver()
///     try archiver.encode(company, forKey: "company")
///     try archiver.encode(3, forKey: "page")
///     let data = try archiver.finishEncoding()
///
/// Each object is archived once, however often it is met, and cycles end. Equal strings, numbers, dates and data are
/// written once. The same graph gives the same bytes in every process. Objects are encoded from a work list, not from
/// inside each other: a chain of a million objects needs no deep stack.
///
/// An error ends the archive: every later call throws it again, so that half a graph is never finished.
///
/// The guide's chapters *Keyed Archives* and *Creating an Archive*.
///
/// - Complexity: O(*n*) time and memory in the number of objects, values and bytes.
public final class KeyedArchiver: Archiver {
    var graph = KeyedGraphWriter()
    private var failure: (any Error)?
    private var isFinished = false
    private var hasBegun = false
    var substitutes = ArchivedSubstitutes()
    let format: PropertyList.Format

    /// Is told of objects while they are archived, and may put others in their place. Set it before the first object
    /// is encoded: an object that was met before is not asked for again. Not kept alive by the archiver.
    public weak var delegate: (any KeyedArchiverDelegate)? {
        didSet { if delegate != nil { usesDelegate = true } }
    }

    /// Whether there is or was a delegate: its answers hold as long as the archive does.
    private(set) var usesDelegate = false

    /// Whether objects of the work list are being encoded, and whether the delegate is told that the archive ends.
    private(set) var isEncodingObjects = false
    var isFinishing = false

    /// Makes an archiver for an archive with any number of roots.
    ///
    /// - Parameters:
    ///   - format: the form of the property list that the archive is, binary or XML. OpenStep's text has no references;
    ///     the first call that encodes something throws then, with the code `notSupported`.
    ///   - profile: how the archive is laid out; the smallest one by default.
    public init(format: PropertyList.Format = .binary, profile: ArchiveProfile = .compact) {
        self.format = format
        super.init()
        graph.profile = profile
    }

    /// Always true.
    public override var allowsKeyedCoding: Bool { true }

    /// Always true: archives are read back with the classes that the reader allows, and no others.
    public var requiresSecureCoding: Bool { true }

    // MARK: Primitives, which `Archiver` documents

    public override func encodeNull(forKey key: String?) throws {
        try writing { try $0.writeNull(forKey: key) }
    }

    public override func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try writing { try $0.write(value, type: type, forKey: key) }
    }

    public override func encodeFloatValue(_ value: Float, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeStringValue(_ value: String, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeDataValue(_ value: Data, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeBytesValue(_ value: Data?, forKey key: String?) throws {
        try writing { try $0.writeBytes(value, forKey: key) }
    }

    public override func encodeNumberArray(_ value: NumberArray, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeDateValue(_ value: Date, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeURLValue(_ value: URL, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeUUIDValue(_ value: UUID, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeDecimalValue(_ value: Decimal, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeGeometryValue(_ value: GeometryValue, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        try writing { try $0.beginStructure(structure, forKey: key) }
    }

    public override func endStructure() throws {
        try writing { try $0.endStructure() }
        try encodePendingObjects()
    }

    public override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        guard let object = try replacement(of: object) else { return try encodeNull(forKey: key) }
        try writing { try $0.writeConditionally(object, forKey: key) }
    }

    public override func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        try writing { try $0.write(object, forKey: key) }
    }

    public override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try writing { try $0.beginCollection(kind, count: count, forKey: key) }
    }

    public override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        guard let object = try replacement(of: object) else { return try encodeNull(forKey: key) }
        try writing { try $0.write(object, forKey: key) }
        try encodePendingObjects()
    }

    public override func endCollection() throws {
        try writing { try $0.endCollection() }
        try encodePendingObjects()
    }

    public override func encode(_ unknownValues: UnknownValues) throws {
        try writing { try $0.add(unknownValues) }
    }

    override func beginElements(_ form: ElementForm, count: Int, forKey key: String?) throws {
        try writing { try $0.beginElements(form, count: count, forKey: key) }
    }

    override func endElements(counts: [Int]) throws {
        try writing { try $0.endElements(counts: counts) }
        try encodePendingObjects()
    }

    override func beginMutableArray(count: Int, forKey key: String?) throws {
        try writing { try $0.beginMutableArray(count: count, forKey: key) }
    }

    override func encodeMutableData(_ value: Data, forKey key: String?) throws {
        try writing { try $0.writeMutableData(value, forKey: key) }
    }

    override func encodeNumberObject(_ value: NumberValue, forKey key: String?) throws {
        if case .decimal(let value) = value { return try encodeDecimalValue(value, forKey: key) }
        try writing { try $0.writeNumberObject(value, forKey: key) }
    }

    override func encodeShared(_ identity: AnyHashable, forKey key: String?) throws -> Bool {
        try writing { try $0.writeShared(identity, forKey: key) }
    }

    override func noteShared(_ identity: AnyHashable) {
        graph.noteShared(identity)
    }

    override func replacement(of object: any Coding) throws -> (any Coding)? {
        guard usesDelegate || substitutes.function(for: type(of: object)) != nil, failure == nil, !isFinished else {
            return object
        }
        return try substitute(for: object)
    }

    public override func pathOfEncodedObject() -> String { graph.currentPath() }

    override func pathOfEncodedValue() -> String { graph.currentPath(toValueForKey: nil) }

    override func number(of object: AnyObject) -> UInt32? {
        graph.slotsByObject[UInt64(UInt(bitPattern: ObjectIdentifier(object)))]
    }

    public override func ended(by error: any Error) -> any Error {
        remember(error)
    }

    // MARK: Encoding

    /// Makes one change to the archive: refused when it has ended, and an error ends it.
    func writing<Result>(_ body: (inout KeyedGraphWriter) throws -> Result) throws -> Result {
        if let failure { throw failure }
        if isFinished {
            throw ArchiveError(
                .finished, path: "", expected: "an archiver that has not finished", found: "one that has")
        }
        do {
            if !hasBegun {
                hasBegun = true
                try checkFormat()
                try graph.begin()
            }
            return try body(&graph)
        } catch {
            throw remember(error)
        }
    }

    /// Encodes the objects that were met at the top level, and those that they lead to, until all are encoded.
    ///
    /// An object's `encode(with:)` comes back here through the methods above, so it is called while nothing is being
    /// changed. A delegate's `didEncode` may come back too: what it encodes is left to the list.
    private func encodePendingObjects() throws {
        guard graph.isAtTopLevel, !isEncodingObjects else { return }
        isEncodingObjects = true
        defer { isEncodingObjects = false }
        while let object = graph.beginObject() {
            do {
                try object.encode(with: self)
            } catch {
                throw remember(error)
            }
            if !graph.unknownValues.isEmpty { try meetUnknownValues() }
            let namedType = substitutes.hasNamedTypes ? substitutes.answer(for: object)?.namedType : nil
            try writing { try $0.endObject(as: namedType) }
            if usesDelegate { delegate?.archiver(self, didEncode: object) }
        }
    }

    /// Gives slots to what the object's unknown values refer to: the objects that live among it are asked what is
    /// archived in their place, while nothing is being changed.
    private func meetUnknownValues() throws {
        try resolve(writing { try $0.meetUnknownValues() })
    }

    private func resolve(_ references: [KeyedGraphWriter.KeptReference]) throws {
        for reference in references {
            let object = try replacement(of: reference.object)
            try writing { try $0.resolve(reference, to: object) }
        }
    }

    /// Ends the archive with an error; of several the first is the one that is thrown from then on.
    func remember(_ error: any Error) -> any Error {
        let error = (error as? PropertyListError).map { ArchiveError($0, path: graph.currentPath()) } ?? error
        if failure == nil { failure = error }
        return failure ?? error
    }

    /// Ends the archive and returns its bytes.
    ///
    /// - Throws: ``ArchiveError`` with the code `finished` where the archive has ended before; the first error, where
    ///   one was thrown.
    public func finishEncoding() throws -> Data {
        try writing { _ in }
        try announceEnd()
        let bytes = try writing { try Self.bytes($0.finish(), in: format) }
        isFinished = true
        if usesDelegate { delegate?.archiverDidFinish(self) }
        return Data(bytes)
    }

    /// Archives a class under another name than its own; `nil` takes the name back.
    ///
    /// The name stands alone in the archive, without the chain of superclasses and without fallbacks, as Cocoa writes
    /// it. The keys of the class's values stay what they are, that of its version too.
    public func setClassName(_ name: String?, for type: any Coding.Type) {
        graph.classNames.names[ObjectIdentifier(type)] = name
        graph.classRecordsByType[ObjectIdentifier(type)] = nil
    }

    /// The name that this archiver archives a class under in place of its own; `nil` where it has none.
    ///
    /// Those that held for all archivers when this one was made are among them.
    public func className(for type: any Coding.Type) -> String? {
        graph.classNames.names[ObjectIdentifier(type)]
    }
}
