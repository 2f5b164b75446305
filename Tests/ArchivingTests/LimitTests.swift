// Every limit, exceeded and just not exceeded: those that a caller sets and the fixed ones.
//
// Limits of millions of values are tested with ARCHIVING_DEEP=1 in the environment, which requires an optimized build.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Limits") struct LimitTests {
    /// Which error is expected.
    enum Refusal: Equatable, Sendable {
        case archive(ArchiveError.Code)
        case list(PropertyListError.Code)
    }

    /// Something that can be of any size.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let limit: Int
        let code: Refusal
        let attempt: @Sendable (Int) throws -> Void

        init(
            _ title: String, _ limit: Int, _ code: ArchiveError.Code,
            _ attempt: @escaping @Sendable (Int) throws -> Void
        ) {
            (testDescription, self.limit, self.code, self.attempt) = (title, limit, .archive(code), attempt)
        }

        init(
            _ title: String, _ limit: Int, list code: PropertyListError.Code,
            _ attempt: @escaping @Sendable (Int) throws -> Void
        ) {
            (testDescription, self.limit, self.code, self.attempt) = (title, limit, .list(code), attempt)
        }

        /// The code of the error that an attempt ends with.
        func code(of size: Int) -> Refusal? {
            do {
                try withStack { try attempt(size) }
                return nil
            } catch let error as ArchiveError {
                return .archive(error.code)
            } catch let error as PropertyListError {
                return .list(error.code)
            } catch {
                Issue.record("another error: \(error)")
                return nil
            }
        }
    }

    @Test(
        "What reaches a limit passes, and what is beyond it is refused",
        arguments: settable + nesting + fixed + archivers + written + lists + texts + writers
            + (IntegrationRing.isDeep ? unfolding : []))
    func limits(row: Row) {
        #expect(row.code(of: row.limit) == nil)
        #expect(row.code(of: row.limit - 1) == nil)
        #expect(row.code(of: row.limit + 1) == row.code)
        #expect(row.code(of: row.limit + 2) == row.code)
    }

    // MARK: Limits of the unarchiver

    static func limits(_ set: (inout ArchiveLimits) -> Void) -> ArchiveLimits {
        var limits = ArchiveLimits()
        set(&limits)
        return limits
    }

    static func text(_ count: Int) throws -> Data {
        try archive(of: Data(repeating: 7, count: count))
    }

    private static func readText(_ data: Data, _ limits: ArchiveLimits) throws {
        _ = try KeyedUnarchiver(forReadingFrom: data, limits: limits).decode(Data.self, forKey: "value")
    }

    static func list(_ count: Int) -> Node {
        (1..<count).reduce(Node("last")) { next, _ in Node("node", next: next) }
    }

    private static func nests(_ count: Int) -> Nest {
        (1..<count).reduce(Nest(nil)) { inner, _ in Nest(inner) }
    }

    private static func read<Root: Coding>(_ root: Root, _ limits: ArchiveLimits = ArchiveLimits()) throws {
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        _ = try KeyedUnarchiver.unarchivedObject(ofClass: Root.self, from: data, limits: limits)
    }

    /// The smallest `maximumReadCount` that bytes can be read with.
    private static func readCount(of data: Data) -> Int {
        let count = (0..<10_000).first { count in
            archiveError { try readText(data, limits { $0.maximumReadCount = count }) } == nil
        }
        return count ?? 0
    }

    static let settable: [Row] = [
        Row("maximumByteCount", 100, .limitExceeded) { count in
            let bound = try text(100).count
            try readText(text(count), limits { $0.maximumByteCount = bound })
        },
        Row("maximumByteCount of a file", 100, .limitExceeded) { count in
            let bound = try text(100).count
            let file = FileManager.default.temporaryDirectory.appending(path: "limit-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            try text(count).write(to: file)
            _ = try KeyedUnarchiver(forReadingFrom: file, limits: limits { $0.maximumByteCount = bound })
        },
        Row("maximumByteCount of XML", 100, .limitExceeded) { count in
            func data(_ count: Int) throws -> Data {
                let label = Label(String(repeating: "x", count: count))
                return try KeyedArchiver.archivedData(withRootObject: label, profile: .xml)
            }
            let bound = try data(100).count
            _ = try KeyedUnarchiver(forReadingFrom: data(count), limits: limits { $0.maximumByteCount = bound })
        },
        Row("maximumObjectCount", 5, .limitExceeded) { try read(list($0), limits { $0.maximumObjectCount = 5 }) },
        Row("maximumObjectCount of objects without classes that are read in sequence", 5, .limitExceeded) { count in
            let groups = (0..<count).map { ArchivedObject.Group("@", .object(ArchivedObject(.string("\($0)")))) }
            let data = try SequentialArchiver.archivedData(withGroups: groups)
            _ = try SequentialUnarchiver.archivedGroups(from: data, limits: limits { $0.maximumObjectCount = 5 })
        },
        Row("maximumObjectCount of objects inside each other", 5, .limitExceeded) {
            try read(nests($0), limits { $0.maximumObjectCount = 5 })
        },
        Row("maximumReadCount", 100, .limitExceeded) { count in
            let bound = try readCount(of: text(100))
            try readText(text(count), limits { $0.maximumReadCount = bound })
        },
        Row("maximumDepth of objects", 3, .unconnectableCycle) {
            try read(nests($0), limits { $0.maximumDepth = 3 })
        },
        Row("maximumDepth of structures", 3, .limitExceeded) {
            try read(ValueBox(Tree.chain($0 - 1)), limits { $0.maximumDepth = 3 })
        },
        Row("maximumDepth of values of any kind", 3, .limitExceeded) {
            try read(ValueBox(anyValues($0)), limits { $0.maximumDepth = 3 })
        },
    ]

    // MARK: Nesting

    private static func anyValues(_ count: Int) -> AnyValue {
        (1..<count).reduce(.array([])) { inner, _ in .array([inner]) }
    }

    private static func errors(_ count: Int) -> ErrorValue {
        (1..<count).reduce(ErrorValue(domain: "d", code: 1)) { inner, _ in
            ErrorValue(domain: "d", code: 1, userInfo: ["inner": .error(inner)])
        }
    }

    /// Containers inside each other, without the writer's own limit.
    static func nestedArrays(_ count: Int) throws -> Data {
        var writer = BinaryPropertyListWriter()
        var top = try writer.array([])
        for _ in 1..<count { top = try writer.array([top]) }
        return Data(try writer.finish(topObject: top))
    }

    static func lists(_ count: Int) -> PropertyList {
        (1..<count).reduce([]) { inner, _ in [inner] }
    }

    /// An archive of arrays inside each other, each in a slot.
    private static func archivedLists(_ count: Int) throws -> Data {
        let slots = (0..<count).map { number -> PropertyList in
            let elements: [PropertyList] = number + 1 < count ? [.uid(UInt32(number) + 3)] : []
            return ["$class": .uid(1), "NS.objects": .array(elements)]
        }
        var archive = HandmadeArchive(top: ["value": .uid(2)])
        archive.objects = .array(["$null", .describing("NSArray")] + slots)
        return try archive.data()
    }

    static let nesting: [Row] = [
        Row("objects that must exist from the start", 32, .unconnectableCycle) { try read(nests($0)) },
        Row("structures that are elements", 32, .limitExceeded) { try read(ValueBox(Tree.chain($0 - 1))) },
        Row("structures that are fields", 32, .limitExceeded) { try read(ValueBox(Onion(layers: $0 - 1))) },
        Row("values of any kind", 32, .limitExceeded) { try read(ValueBox(anyValues($0))) },
        // An error and the dictionary in it.
        Row("errors about errors", 16, .limitExceeded) { try read(ValueBox(errors($0))) },
        Row("property lists that are written", 512, .limitExceeded) { _ = try archive(of: lists($0)) },
        Row("property lists that are read", 512, .limitExceeded) {
            _ = try unarchivedValue(PropertyList.self, from: archivedLists($0))
        },
        Row("containers inside an object without a class", 509, .limitExceeded) {
            _ = try unarchivedValue(AnyValue.self, from: foreignObject(holding: $0))
        },
    ]

    /// An archive of an object of an unknown class, with nested arrays.
    private static func foreignObject(holding count: Int) throws -> Data {
        var parts = try OverlappingArchiveTests.Parts()
        let foreign = try parts.classSlot("Foreign")
        var contents = try parts.writer.array([])
        for _ in 1..<count { contents = try parts.writer.array([contents]) }
        let entries = [("contents", contents), ("$class", try parts.writer.uid(foreign))]
        return try parts.finish(parts.slot(parts.dictionary(entries)))
    }

    // MARK: Other fixed limits

    /// URLs each of which is the base of the one before.
    private static func urls(_ count: Int) throws -> Data {
        let slots = (0..<count).map { number -> PropertyList in
            let base: PropertyList = .uid(number + 1 < count ? UInt32(number) + 4 : 0)
            return ["$class": .uid(1), "NS.base": base, "NS.relative": .uid(2)]
        }
        var archive = HandmadeArchive(top: ["value": .uid(3)])
        archive.objects = .array(["$null", .describing("NSURL"), "https://example.org/"] + slots)
        return try archive.data()
    }

    /// Reads a point whose text has a number of letters.
    @Sendable private static func readPoint(_ count: Int) throws {
        let text = "{1, 2." + String(repeating: "0", count: count - 7) + "}"
        let data = try HandmadeArchive(.string(text), top: ["value": .uid(1)]).data()
        let point = try unarchivedValue(PointValue.self, from: data)
        #expect(point == PointValue(x: 1, y: 2))
    }

    /// A delegate that is asked for a class decodes an object of another unknown class, and so on.
    @Sendable private static func askDelegate(_ count: Int) throws {
        let objects = (0..<count).map { ["$class": .uid(UInt32(count + $0 + 1))] as PropertyList }
        let classes = (0..<count).map { PropertyList.describing("Unknown\($0)") }
        let top = Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0)", PropertyList.uid(UInt32($0 + 1))) })
        var archive = HandmadeArchive(top: .dictionary(top))
        archive.objects = .array(["$null"] + objects + classes)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data())
        let delegate = CuriousDelegate(count)
        unarchiver.delegate = delegate
        #expect(throws: ArchiveError.self) { try unarchiver.decode(Node.self, forKey: "0") }
        if let error = delegate.error { throw error }
    }

    static let fixed: [Row] = [
        Row("bases of a URL", 8, .invalidValue) { _ = try unarchivedValue(URL.self, from: urls($0)) },
        Row("the text of a point", 1_024, .invalidValue, readPoint),
        Row("a delegate that decodes while it is asked for a class", 32, .limitExceeded, askDelegate),
    ]

    static let archivers: [Row] = [
        Row("objects that are asked inside each other what to archive", 32, .limitExceeded) { count in
            let askers = (0..<count).map { _ in Asker() }
            for (asker, next) in zip(askers, askers.dropFirst()) { asker.next = next }
            _ = try KeyedArchiver.archivedData(withRootObject: askers[0])
        }
    ]
}

// MARK: - Models

/// A structure with a field of the same type.
private indirect enum Onion: ArchivableStructure {
    case core
    case layer(Onion)

    init(layers count: Int) {
        self = (0..<count).reduce(.core) { inner, _ in .layer(inner) }
    }

    static var archivedStructure: ArchivedStructure { ArchivedStructure("Onion") }

    func encode(with archiver: Archiver) throws {
        switch self {
        case .core: try archiver.encode(true, forKey: "core")
        case .layer(let inner):
            try archiver.encode(false, forKey: "core")
            try archiver.encode(inner, forKey: "inner")
        }
    }

    init(coder unarchiver: Unarchiver) throws {
        let isCore = try unarchiver.decode(Bool.self, forKey: "core")
        self = isCore ? .core : .layer(try unarchiver.decode(Onion.self, forKey: "inner"))
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "core") }
}

/// Archives another object of its class when it is asked for its substitute.
private final class Asker: SubstitutingCoding {
    var next: Asker?

    init() {}

    static var archivedClass: ArchivedClass { ArchivedClass("Asker", type: Asker.self) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {}

    func replacementObject(for archiver: Archiver) throws -> (any Coding)? {
        try archiver.encodeIfPresent(next, forKey: "next")
        return self
    }
}

/// Decodes the next object when it is asked for a class, and keeps the error of the limit.
private final class CuriousDelegate: KeyedUnarchiverDelegate {
    private let count: Int
    private var askedCount = 0
    private(set) var error: ArchiveError?

    init(_ count: Int) {
        self.count = count
    }

    func unarchiver(
        _ unarchiver: KeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]
    ) throws -> (any Coding.Type)? {
        askedCount += 1
        if askedCount < count {
            do {
                _ = try unarchiver.decode(Node.self, forKey: "\(askedCount)")
            } catch let error as ArchiveError where error.code == .limitExceeded {
                self.error = error
                throw error
            }
        }
        return nil
    }
}
