// Actions that are deferred until the whole graph is read.

@testable import Archiving
import Foundation
import PropertyLists
import Testing

private final class Log {
    var lines: [String] = []
}

/// Computes something from its whole graph.
private class Sum: Coding, Hashable {
    let number: Int
    var parts: Set<Sum> = []
    var next: Sum?
    var total = 0

    init(_ number: Int, parts: Set<Sum> = [], next: Sum? = nil) {
        self.number = number
        self.parts = parts
        self.next = next
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass("Sum", type: Sum.self, references: [Sum.self, DoubleSum.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.number, forKey: "number")
        try archiver.encode(self.parts, forKey: "parts")
        try archiver.encodeIfPresent(self.next, forKey: "next")
    }

    required init(coder unarchiver: Unarchiver) throws {
        self.number = try unarchiver.decode(Int.self, forKey: "number")
        log(unarchiver, "init")
    }

    func connect(with unarchiver: Unarchiver) throws {
        self.next = try unarchiver.decodeIfPresent(Sum.self, forKey: "next")
        unarchiver.whenDecoded {
            self.total = self.number + self.parts.reduce(0) { $0 + $1.total } + (self.next?.total ?? 0)
            self.log(unarchiver, "sum")
        }
        unarchiver.whenConnected {
            self.parts = try unarchiver.decode(Set<Sum>.self, forKey: "parts")
            self.log(unarchiver, "connected")
        }
    }

    fileprivate func log(_ unarchiver: Unarchiver, _ what: String) {
        (unarchiver.userInfo["log"] as? Log)?.lines.append("\(number) \(what)")
    }

    static func == (left: Sum, right: Sum) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private final class DoubleSum: Sum {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("DoubleSum", type: DoubleSum.self, superclass: Sum.self)
    }

    override func connect(with unarchiver: Unarchiver) throws {
        try super.connect(with: unarchiver)
        unarchiver.whenDecoded {
            self.total *= 2
            self.log(unarchiver, "doubled")
        }
    }
}

/// Its action does what a test wants.
private final class Late: Coding {
    static var archivedClass: ArchivedClass { ArchivedClass("Late", type: Late.self) }

    init() {}

    func encode(with archiver: Archiver) throws {
        try archiver.encode(1, forKey: "number")
    }

    init(coder unarchiver: Unarchiver) throws {
        let action = unarchiver.userInfo["action"] as? (Unarchiver) -> Void
        unarchiver.whenDecoded { action?(unarchiver) }
        let throwing = unarchiver.userInfo["throwing"] as? (Late) throws -> Void
        unarchiver.whenDecoded { try throwing?(self) }
    }
}

@Suite("When decoded") struct WhenDecodedTests {
    private func unarchiver(_ data: Data, _ log: Log) throws -> KeyedUnarchiver {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.userInfo["log"] = log
        return unarchiver
    }

    @Test("Actions see the whole graph, sets too; of later objects first, a superclass's before its subclass's")
    func order() throws {
        let root = Sum(1, parts: [Sum(10), Sum(20)], next: DoubleSum(2, next: Sum(3)))
        let log = Log()
        let copy = try unarchiver(archive(of: root), log).decode(Sum.self, forKey: "value")
        #expect(copy.total == 1 + 10 + 20 + (2 + 3) * 2)
        let sums = log.lines.filter { !$0.hasSuffix("init") && !$0.hasSuffix("connected") }
        #expect(sums == ["20 sum", "10 sum", "3 sum", "2 sum", "2 doubled", "1 sum"])
        let lastConnected = try #require(log.lines.lastIndex { $0.hasSuffix("connected") })
        let firstSum = try #require(log.lines.firstIndex { $0.hasSuffix("sum") })
        #expect(lastConnected < firstSum)
    }

    @Test("With several roots they run after each, for the objects of that root")
    func severalRoots() throws {
        let shared = Sum(5)
        let archiver = KeyedArchiver()
        try archiver.encode(Sum(1, next: shared), forKey: "first")
        try archiver.encode([Sum(2, next: shared), Sum(3)], forKey: "second")
        try archiver.encode(Set([Sum(4)]), forKey: "third")
        let log = Log()
        let unarchiver = try unarchiver(archiver.finishEncoding(), log)
        func sums(_ decode: () throws -> Void) throws -> [String] {
            log.lines = []
            try decode()
            return log.lines.filter { $0.hasSuffix("sum") }
        }
        #expect(try sums { _ = try unarchiver.decode(Sum.self, forKey: "first") } == ["5 sum", "1 sum"])
        #expect(try sums { _ = try unarchiver.decode([Sum].self, forKey: "second") } == ["3 sum", "2 sum"])
        #expect(try sums { _ = try unarchiver.decode(Set<Sum>.self, forKey: "third") } == ["4 sum"])
        #expect(try sums { _ = try unarchiver.decode(Sum.self, forKey: "first") } == [])
    }

    @Test("They don't run where decoding failed")
    func failed() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "number": 1, "next": .uid(3), "parts": .uid(4)], .describing("Sum"),
            ["$class": .uid(2), "number": "none"], ["$class": .uid(5), "NS.objects": []], .describing("NSSet"),
            top: ["value": .uid(1)]
        ).data()
        let log = Log()
        let unarchiver = try unarchiver(data, log)
        #expect(archiveError { try unarchiver.decode(Sum.self, forKey: "value") }?.code == .unexpectedKind)
        #expect(log.lines == ["1 init"])
    }

    @Test("An action that decodes is an error, whatever it makes of it")
    func decoding() throws {
        let actions: [(Unarchiver) -> Void] = [
            { _ = try? $0.decode(Int.self, forKey: "number") },
            { _ = $0.containsValue(forKey: "number") },
            { _ = try? $0.unknownValues() },
            { _ = $0.fail(expected: "a value", found: "none") },
        ]
        for (number, action) in actions.enumerated() {
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archive(of: Late()))
            unarchiver.userInfo["action"] = action
            let code = archiveError { try unarchiver.decode(Late.self, forKey: "value") }?.code
            #expect(code == (number == 3 ? .invalidValue : .notSupported))
            #expect(archiveError { try unarchiver.decode(Int.self, forKey: "other") }?.code == code)
        }
    }

    @Test("An action's error ends decoding, with the path of its object, and no later action runs")
    func throwing() throws {
        struct Refusal: Error {}
        for error in [Refusal(), CancellationError()] as [any Error] {
            let log = Log()
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archive(of: [Late(), Late(), Late()]))
            weak var created: Late?
            unarchiver.userInfo["throwing"] = { (late: Late) throws in
                created = late
                log.lines.append("ran")
                if log.lines.count == 2 { throw error }
            }
            do {
                _ = try unarchiver.decode([Late].self, forKey: "value")
                Issue.record("nothing was thrown")
            } catch let thrown as ArchiveError {
                #expect(thrown.code == .rejected && thrown.path == "value[1]" && thrown.underlyingError is Refusal)
            } catch {
                #expect(error is CancellationError)
            }
            #expect(log.lines == ["ran", "ran"])
            #expect(throws: (any Error).self) { try unarchiver.decode(Int.self, forKey: "other") }
            unarchiver.userInfo = [:]
            unarchiver.finishDecoding()
            #expect(created == nil)
        }
    }

    @Test("An action may leave another one, and finish decoding")
    func reentrance() throws {
        let log = Log()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive(of: [Late(), Late()]))
        let action: (Unarchiver) -> Void = {
            log.lines.append("first")
            $0.whenDecoded { log.lines.append("second") }
        }
        unarchiver.userInfo["action"] = action
        _ = try unarchiver.decode([Late].self, forKey: "value")
        #expect(log.lines == ["first", "first", "second", "second"])

        let finishing = try KeyedUnarchiver(forReadingFrom: archive(of: [Late(), Late()]))
        log.lines = []
        let finish: (Unarchiver) -> Void = {
            log.lines.append("finish")
            ($0 as? KeyedUnarchiver)?.finishDecoding()
        }
        finishing.userInfo["action"] = finish
        _ = try? finishing.decode([Late].self, forKey: "value")
        #expect(log.lines == ["finish"])
        #expect(archiveError { try finishing.decode(Int.self, forKey: "value") }?.code == .finished)
    }

    @Test("An unarchiver that doesn't override it leaves nothing")
    func base() {
        Unarchiver().whenDecoded { Issue.record("an action ran") }
    }
}
