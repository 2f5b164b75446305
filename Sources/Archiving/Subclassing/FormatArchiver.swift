// The archiver of every custom format: what is archived, when, and under which number.
//
//     first reference ──▶ number ──▶ work list ──▶ encoded, one object after another, while nothing else is open
//
//     objects  [ ● | ● | ● | ● ]    by number, from 1; 3 was referenced only conditionally
//     work     [ 1 | 2 | 4 ]        omitted  { 3 }
//
//     open     [ collection, 2 elements written | structure ]    inside the open object, or at the top level

/// Archives object graphs in a custom format.
///
/// ```swift
/// let archiver = FormatArchiver(TextWriter())
/// try archiver.encodeRootObject(fleet)
/// let text = try archiver.finishEncoding()
/// ```
///
/// Identity, cycles, conditional references, replaced objects, collections and structures are preserved as in
/// ``KeyedArchiver``. For each by-copy reference the object is archived again; a by-reference object is archived only
/// if something else archives it.
///
/// Objects don't nest on the stack, and the first error ends the archive: it is thrown by every later call.
public final class FormatArchiver<Writer: ArchiveWriter>: Archiver {
    private var writer: Writer

    /// They are retained, so that no address is used for another object.
    private var objects: [any Coding] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The numbers of the objects that were referenced unconditionally, and of those that were not.
    private var work: [Int] = []
    private var omitted: Set<Int> = []
    private var encodedCount = 0

    private var openObject: Int?
    private var open: [OpenContainer] = []
    private var hasRoot = false
    private var isFinished = false
    private var firstError: (any Error)?

    /// What was found out about classes, and which class has a name in the archive.
    private var classes: [ObjectIdentifier: (name: String, description: ArchivedClass)] = [:]
    private var namedClasses: [String: any Coding.Type] = [:]

    private struct OpenContainer {
        let container: ArchivedContainer
        let key: String?

        /// How many elements were written.
        var count = 0

        var isCollection: Bool { if case .collection = container { true } else { false } }

        var isComplete: Bool {
            guard case .collection(let kind, let announced) = container else { return true }
            return kind == .dictionary ? count.isMultiple(of: 2) && count / 2 == announced : count == announced
        }
    }

    /// Creates an archiver that writes with a writer.
    public init(_ writer: Writer) {
        self.writer = writer
        super.init()
    }

    /// Finishes the archive and returns it.
    ///
    /// - Throws: ``ArchiveError`` with code `finished` if the archive is already finished, `notSupported` if an object, a
    ///   collection or a structure is open; or any error of the writer. If an error was thrown before, the first one.
    public func finishEncoding() throws -> Writer.Archive {
        let archive = try writing {
            guard open.isEmpty, openObject == nil else { throw openEnd() }
            return try writer.finish(omitting: omitted)
        }
        isFinished = true
        return archive
    }

    public override var allowsKeyedCoding: Bool { writer.hasKeys }

    // MARK: Errors

    /// Changes the archive, unless that is finished. An error ends the archive.
    private func writing<Result>(_ key: String? = nil, _ body: () throws -> Result) throws -> Result {
        if let firstError { throw firstError }
        do {
            if isFinished {
                throw ArchiveError(
                    .finished, path: "", expected: "an archiver that has not finished", found: "one that has")
            }
            return try body()
        } catch {
            throw ended(by: error, forKey: key)
        }
    }

    override func ended(by error: any Error) -> any Error { ended(by: error, forKey: nil) }

    private func ended(by error: any Error, forKey key: String?) -> any Error {
        if let firstError { return firstError }
        var path: String { ArchivePath.joined(pathOfEncodedValue(), key: key ?? "") }
        let located =
            if let error = error as? ArchiveError {
                error.path.isEmpty ? error.located(at: path) : error
            } else {
                ArchiveError(
                    thrownBy: openObject.map { "\(type(of: objects[$0 - 1]))" }, error, path: path)
                    ?? error as any Error
            }
        firstError = located
        return located
    }

    private func openEnd() -> ArchiveError {
        let part = open.isEmpty ? "object" : "collection"
        return fail(.notSupported, expected: "every \(part) to be ended", found: "an open one")
    }

    override func pathOfEncodedObject() -> String {
        var path = openObject.map { "object \($0)" } ?? ""
        for (index, part) in open.enumerated() {
            if let key = part.key { path = ArchivePath.joined(path, key: key) }
            if part.isCollection, index < open.count - 1 { path += "[\(part.count - 1)]" }
        }
        return path
    }

    override func pathOfEncodedValue() -> String {
        let path = pathOfEncodedObject()
        guard let last = open.last, last.isCollection else { return path }
        return path + "[\(last.count)]"
    }

    // MARK: Values

    /// Writes a value into what is open.
    private func place(forKey key: String?, _ write: (inout Writer) throws -> Void) throws {
        try writing(key) {
            let isElement = open.last?.isCollection == true
            if key != nil, isElement || !writer.hasKeys {
                throw fail(
                    .notSupported, expected: isElement ? "no key in a collection" : "values without keys",
                    found: "a key")
            }
            try write(&writer)
            if isElement { open[open.count - 1].count += 1 }
        }
    }

    package override func encodeLeaf(_ leaf: ArchivedLeaf, forKey key: String?) throws {
        try place(forKey: key) { try $0.write(leaf.plain, forKey: key) }
    }

    // MARK: Collections and structures

    package override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try begin(.collection(kind, count: count), forKey: key)
    }

    package override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        try begin(.structure(structure), forKey: key)
    }

    private func begin(_ container: ArchivedContainer, forKey key: String?) throws {
        try place(forKey: key) {
            // The innermost value needs a level, too.
            guard open.count + 1 < $0.maximumValueDepth else {
                throw ArchiveError(
                    .limitExceeded, path: "", expected: "at most \($0.maximumValueDepth) values inside each other",
                    found: "more")
            }
            try $0.begin(container, forKey: key)
        }
        open.append(OpenContainer(container: container, key: key))
    }

    package override func endCollection() throws {
        try end("an open collection") { if case .collection = $0 { true } else { false } }
    }

    package override func endStructure() throws {
        try end("an open structure") { if case .structure = $0 { true } else { false } }
    }

    private func end(_ expected: String, _ isExpected: (ArchivedContainer) -> Bool) throws {
        try writing {
            guard let last = open.last, isExpected(last.container) else {
                throw fail(.notSupported, expected: expected, found: "none")
            }
            guard last.isComplete else {
                throw fail(.notSupported, expected: "as many elements as announced", found: "others")
            }
            try writer.end(last.container, forKey: last.key)
            open.removeLast()
        }
        try encodePendingObjects()
    }

    // MARK: Objects

    public override func encodeRootObject(_ object: any Coding) throws {
        try writing {
            if hasRoot { throw fail(.notSupported, expected: "one root object", found: "another") }
            hasRoot = true
        }
        try encodeObjectValue(object, forKey: allowsKeyedCoding ? "root" : nil)
    }

    package override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        try encodeReference(to: object, forKey: key) { number(of: $0, isConditional: false) }
    }

    package override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        try encodeReference(to: object, forKey: key) { number(of: $0, isConditional: true) }
    }

    public override func encodeByrefObject(_ object: (any Coding)?) throws {
        guard let object else { return try encodeLeaf(.null, forKey: nil) }
        try encodeConditionalObjectValue(object, forKey: nil)
    }

    public override func encodeBycopyObject(_ object: (any Coding)?) throws {
        guard let object else { return try encodeLeaf(.null, forKey: nil) }
        try encodeReference(to: object, forKey: nil) {
            objects.append($0)
            work.append(objects.count)
            return objects.count
        }
    }

    private func encodeReference(
        to object: any Coding, forKey key: String?, _ number: (any Coding) throws -> Int
    ) throws {
        guard let object = try writing(key, { try replacement(of: object) }) else {
            return try encodeLeaf(.null, forKey: key)
        }
        let number = try number(object)
        try place(forKey: key) { try $0.writeReference(to: number, forKey: key) }
        try encodePendingObjects()
    }

    private func number(of object: any Coding, isConditional: Bool) -> Int {
        if let number = numbers[ObjectIdentifier(object)] {
            if !isConditional, omitted.remove(number) != nil { work.append(number) }
            return number
        }
        objects.append(object)
        numbers[ObjectIdentifier(object)] = objects.count
        if isConditional { omitted.insert(objects.count) } else { work.append(objects.count) }
        return objects.count
    }

    override func number(of object: AnyObject) -> UInt32? {
        numbers[ObjectIdentifier(object)].flatMap { UInt32(exactly: $0) }
    }

    /// Encodes the referenced objects and the objects that they refer to, if nothing is open: a chain of a million
    /// objects needs no deep stack.
    private func encodePendingObjects() throws {
        guard open.isEmpty, openObject == nil, encodedCount < work.count else { return }
        while encodedCount < work.count {
            if encodedCount >= progress.nextCount { try reportProgress() }
            let number = work[encodedCount]
            encodedCount += 1
            openObject = number
            try writing { try encodeObject(number) }
            openObject = nil
        }
        if onProgress != nil { try reportProgress() }
    }

    private func encodeObject(_ number: Int) throws {
        try limits.check(objectCount: encodedCount, byteCount: 0)
        let object = objects[number - 1]
        let (name, description) = try facts(about: archivedType(of: object))
        let container = ArchivedContainer.object(number, className: name, description)
        try writer.begin(container, forKey: nil)
        try object.encode(with: self)
        // The class may have caught the error.
        if let firstError { throw firstError }
        guard open.isEmpty else { throw openEnd() }
        try writer.end(container, forKey: nil)
    }

    private func reportProgress() throws {
        do {
            try progress.closure(dueAt: encodedCount)?(encodedCount, work.count)
        } catch {
            // It passes unchanged.
            firstError = error
            throw error
        }
    }

    // MARK: Classes

    /// The name of a class in the archive, and its description.
    private func facts(about type: any Coding.Type) throws -> (name: String, description: ArchivedClass) {
        if let known = classes[ObjectIdentifier(type)] { return known }
        _ = try facts(of: type)
        let description = type.archivedClass
        let chosenName = className(for: type)
        let name = chosenName ?? description.name
        if chosenName == nil, let namesake = namedClasses.updateValue(type, forKey: name), namesake != type {
            throw namesakeError(type, namesake)
        }
        classes[ObjectIdentifier(type)] = (name, description)
        return (name, description)
    }

    override func classNameChanged(of type: any Coding.Type) { classes[ObjectIdentifier(type)] = nil }
}
