// What is shown of errors: the texts of each code in a list that people read, the file, and what programs compare.
// `UPDATE_GOLDEN=1 swift test` rewrites the list.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Texts of errors") struct ErrorTextTests {
    private struct Refusal: Error, CustomStringConvertible {
        let description = "the badge has expired"
    }

    /// Throws where a test wants it.
    private final class Guarded: Coding {
        static var archivedClass: ArchivedClass { ArchivedClass("Guarded", type: Guarded.self) }
        var badge = 7
        var refusesEncoding = false

        init() {}

        func encode(with archiver: Archiver) throws {
            try archiver.encode(self.badge, forKey: "badge")
            if refusesEncoding { throw Refusal() }
        }

        init(coder unarchiver: Unarchiver) throws {
            try unarchiver.checkVersion(ofClass: Guarded.self, atMost: 0)
            self.badge = try unarchiver.decode(Int.self, forKey: "badge")
            if badge == 7 { throw Refusal() }
        }

        func connect(with unarchiver: Unarchiver) throws {}
    }

    /// A subclass without a description of its own.
    private final class Unnamed: Node {}

    private static func guarded(badge: PropertyList = 7, version: PropertyList = 0) -> HandmadeArchive {
        HandmadeArchive(
            ["badge": badge, "Guarded.version": version, "$class": .uid(2)], .describing("Guarded"))
    }

    private static func read<Root: Coding>(_ type: Root.Type, _ archive: HandmadeArchive) throws {
        _ = try KeyedUnarchiver.unarchivedObject(ofClass: type, from: archive.data())
    }

    private static func decode<Value: ArchivableValue>(_ type: Value.Type, _ value: PropertyList) throws {
        _ = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(top: ["value": value]).data())
            .decode(type, forKey: "value")
    }

    private static func limited(_ change: (inout ArchiveLimits) -> Void) -> ArchiveLimits {
        var limits = ArchiveLimits()
        change(&limits)
        return limits
    }

    /// For each code at least one way to get an error of it.
    private static var errors: [() throws -> Void] {
        let nodes = Result { try KeyedArchiver.archivedData(withRootObject: Node("a")) }
        return [
            { _ = try KeyedUnarchiver(forReadingFrom: Data("hello".utf8)) },
            { _ = try SequentialUnarchiver(forReadingFrom: Data("hello".utf8)) },
            { _ = try KeyedUnarchiver(forReadingFrom: SequentialArchiver.archivedData(withGroups: [])) },
            { _ = try SequentialUnarchiver(forReadingFrom: nodes.get()) },
            { _ = try KeyedUnarchiver(forReadingFrom: PropertyList.dictionary(["a": 1]).data(format: .binary)) },
            { _ = try KeyedUnarchiver(forReadingFrom: nodes.get().dropLast(10)) },
            { _ = try KeyedUnarchiver(forReadingFrom: nodes.get().prefix(20)) },
            { _ = try KeyedUnarchiver(forReadingFrom: Data("<plist><dict>".utf8)) },
            { try read(Guarded.self, HandmadeArchive(["badge": 1, "$class": .uid(9)])) },
            { try read(Guarded.self, HandmadeArchive("x", top: ["company": .uid(1), "page": 2])) },
            { try read(Guarded.self, HandmadeArchive(["$class": .uid(2)], .describing("Guarded"))) },
            { try read(Guarded.self, guarded(badge: "seven")) },
            { try read(Guarded.self, guarded(badge: 1, version: 3)) },
            { try decode(Int8.self, 300) },
            { try decode(IndexSetValue.self, .uid(0)) },
            { try read(Node.self, guarded()) },
            { try decode(Character.self, "ab") },
            { try decode(String.self, 5) },
            { try decode(Bool.self, "yes") },
            { try decode(Double.self, 5) },
            { try decode(UInt.self, -1) },
            { try decode(Data.self, "bytes") },
            { try decode(Date.self, "today") },
            { try decode(UUID.self, .data(Data([1, 2, 3]))) },
            { try decode(URL.self, "") },
            { try decode([Int].self, "1, 2") },
            { try decode(Set<String>.self, 1) },
            { try decode([String: Int].self, 1) },
            { try decode(PointValue.self, "{1, 2") },
            { try read(Guarded.self, HandmadeArchive("x", top: ["root": .uid(7)])) },
            { try read(Node.self, HandmadeArchive(["$class": .uid(1)])) },
            {
                let data = try SequentialArchiver.archivedData(withGroups: [])
                _ = try SequentialUnarchiver(forReadingFrom: data.dropLast())
            },
            {
                let data = try HandmadeArchive(["$class": .uid(2)], .describing("Box")).data()
                _ = try KeyedUnarchiver(forReadingFrom: data).decode(IndexSetValue.self, forKey: "root")
            },
            {
                let chain = (0..<40).reduce(nil as Nest?) { inner, _ in Nest(inner) } ?? Nest(nil)
                let data = try KeyedArchiver.archivedData(withRootObject: chain)
                _ = try KeyedUnarchiver.unarchivedObject(ofClass: Nest.self, from: data)
            },
            { _ = try KeyedUnarchiver(forReadingFrom: nodes.get(), limits: limited { $0.maximumByteCount = 9 }) },
            {
                _ = try KeyedArchiver.archivedData(
                    withRootObject: Node("a", next: Node("b")), limits: limited { $0.maximumObjectCount = 1 })
            },
            { _ = try KeyedArchiver.archivedData(withRootObject: Unnamed("unnamed")) },
            { throw KeyedArchiver().refuseCoding(of: Guarded.self) },
            {
                let archiver = KeyedArchiver()
                _ = try archiver.finishEncoding()
                try archiver.encode(1, forKey: "a")
            },
            { _ = try archive(of: TimeZone(secondsFromGMT: 19_801) ?? .current) },
            { try read(Guarded.self, guarded()) },
            {
                let guarded = Guarded()
                guarded.refusesEncoding = true
                _ = try KeyedArchiver.archivedData(withRootObject: guarded)
            },
        ]
    }

    /// The errors in the order of their codes, each with all of its texts.
    private static func lines() throws -> [String] {
        var errors: [ArchiveError] = []
        for body in Self.errors {
            errors.append(try #require(throws: ArchiveError.self) { try body() })
        }
        var lines: [String] = []
        // By their codes, in the order of the table.
        for number in Set(errors.map(\.code.number)).sorted() {
            for error in errors where error.code.number == number {
                lines.append("\(number) \(error.code)")
                for text in [error.errorDescription, error.recoverySuggestion] {
                    if let text { lines.append("    \(text)") }
                }
            }
        }
        return lines
    }

    @Test("The list has what each error shows, and each code")
    func list() throws {
        #expect(try Self.lines().filter { $0.first != " " }.reduce(into: Set()) { $0.insert($1) }.count == 16)
        let text = try Self.lines().map { $0 + "\n" }.joined()
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "ErrorTexts/ArchiveError.txt")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try Data(text.utf8).write(to: file)
            return
        }
        let old = try String(contentsOf: file, encoding: .utf8)
        let difference = text.split(separator: "\n").difference(from: old.split(separator: "\n"))
        #expect(difference.isEmpty, "ErrorTexts/ArchiveError.txt differs (UPDATE_GOLDEN=1 accepts it): \(difference)")
    }

    @Test("An error has a domain, a code, the file and the underlying error")
    func bridged() throws {
        let folder = try TemporaryFolder()
        let url = URL(fileURLWithPath: folder.path(of: "badge.archive"))
        try Self.guarded().data().write(to: url)
        let error = try #require(throws: ArchiveError.self) {
            _ = try KeyedUnarchiver.unarchivedObject(ofClass: Guarded.self, from: url)
        }
        #expect(error.code == .rejected && error.path == "root.badge" && error.objectNumber == 1)
        #expect(error.url == url && error.underlyingError is Refusal)
        #expect("\(error)" == "\(url.path): root.badge: 'Guarded' threw an error: the badge has expired (object 1)")
        #expect(error.localizedDescription == "The program rejected a value: \(error)")
        let bridged = error as NSError
        #expect(bridged.domain == ArchiveError.errorDomain && bridged.code == 16)
        #expect(error.errorUserInfo["NSURL"] as? URL == url)
        #expect(error.errorUserInfo["NSFilePath"] as? String == url.path)
        #expect(error.errorUserInfo["NSUnderlyingError"] is Refusal)
        let list = try #require(throws: PropertyListError.self) { _ = try PropertyList(data: Data([0])) }
        #expect((list as NSError).domain == PropertyListError.errorDomain)
        #expect((list as NSError).code == list.errorCode)
        #expect(list.localizedDescription == "The data isn't a property list that can be read: \(list)")
    }

    @Test("Errors about a file have its path, when it is opened and later")
    func files() throws {
        let folder = try TemporaryFolder()
        let url = URL(fileURLWithPath: folder.path(of: "short.archive"))
        let whole = try KeyedArchiver.archivedData(withRootObject: Node("a"))
        try whole.dropLast(9).write(to: url)
        for input in [url as any ArchiveInput, ArchiveSource.mapped(url)] {
            let error = try #require(throws: ArchiveError.self) { _ = try KeyedUnarchiver(forReadingFrom: input) }
            #expect(error.url == url && error.code == .corruptArchive)
            #expect("\(error)".hasPrefix("\(url.path): the end of the file, which locates its objects"))
        }
        try whole.write(to: url)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: url)
        let error = try #require(throws: ArchiveError.self) { _ = try unarchiver.decode(Int.self, forKey: "page") }
        #expect("\(error)" == "\(url.path): page: expected a value, found no such key; the archive has 'root'")
        try SequentialArchiver.archivedData(withGroups: []).dropLast(2).write(to: url)
        #expect(throws: ArchiveError.self) { _ = try SequentialUnarchiver(forReadingFrom: url) }
    }

    @Test("What passes unchanged: the cancellation of a task, and the errors of the caller's progress closure")
    func unchanged() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Node("a"))
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.onProgress = { _, _ in throw Refusal() }
        #expect(throws: Refusal.self) { _ = try unarchiver.decode(Node.self, forKey: "root") }
        let archiver = KeyedArchiver()
        archiver.onProgress = { _, _ in throw Refusal() }
        #expect(throws: Refusal.self) { try archiver.encode(Node("a"), forKey: "root") }
    }
}
