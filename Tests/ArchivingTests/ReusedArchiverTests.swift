// One archiver for many archives: each is the same as from a new archiver, and none keeps state for the next.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("A reused archiver") struct ReusedArchiverTests {
    /// Encodes what a closure encodes.
    final class Probe: Coding {
        let encode: (Archiver) throws -> Void

        init(_ encode: @escaping (Archiver) throws -> Void) { self.encode = encode }

        static var archivedClass: ArchivedClass { ArchivedClass("Probe", type: Probe.self) }

        func encode(with archiver: Archiver) throws { try encode(archiver) }

        init(coder unarchiver: Unarchiver) throws { encode = { _ in } }
    }

    struct Failure: Error {}

    /// A graph with a key that not every object has, equal values, and conditional references.
    static func graph(_ count: Int) -> Node {
        let root = Node("root")
        for number in 0..<count {
            let node = Node("a name of more than fifteen bytes \(number % 10)", next: number % 3 == 0 ? Node("x") : nil)
            node.parent = number % 2 == 0 ? root : root.children.last
            if number % 7 == 0 { node.second = root.children.first }
            root.children.append(node)
        }
        return root
    }

    static func values() -> Probe {
        Probe { archiver in
            try archiver.encode([1.5, 2, 1.5], forKey: "numbers")
            try archiver.encode(Date(timeIntervalSinceReferenceDate: 1.5), forKey: "date")
            try archiver.encode(["$null", "a", "a"], forKey: "texts")
            try archiver.encode(Data([1, 2, 3]), forKey: "data")
            try archiver.encode(Decimal(7), forKey: "decimal")
            try archiver.encode(Date(timeIntervalSinceReferenceDate: 1.5), forKey: "again")
            try archiver.encode(3)
            try archiver.encode(true, forKey: "date")
        }
    }

    @Test("The root can be any value")
    func anyRoot() throws {
        let archiver = KeyedArchiver()
        for root in [["a", "b"], []] {
            let expected = try KeyedArchiver.archivedData(withRootObject: root)
            #expect(try archiver.archivedData(withRootObject: root) == expected)
        }
    }

    @Test("Every archive has the bytes that a new archiver gives it", arguments: [ArchiveProfile.compact, .cocoa])
    func sameBytes(profile: ArchiveProfile) throws {
        let archiver = KeyedArchiver(profile: profile)
        // References of more than two bytes are Cocoa's layout's, too, which lays out what the archiver wrote.
        let count = profile == .compact ? IntegrationRing.size(70_000, otherwise: 7_000) : 7_000
        let roots: [any Coding] = [
            Self.graph(3), Self.values(), Self.graph(0), Self.graph(count),
            Self.values(), Self.graph(30), Self.graph(3),
        ]
        for root in roots {
            let expected = try KeyedArchiver(profile: profile).archivedData(withRootObject: root)
            #expect(try archiver.archivedData(withRootObject: root) == expected)
            // The archiver of this call may be one that others used before.
            #expect(try KeyedArchiver.archivedData(withRootObject: root, profile: profile) == expected)
        }
    }

    /// Another class, whose keys are as random.
    final class OtherProbe: Coding {
        let encode: (Archiver) throws -> Void

        init(_ encode: @escaping (Archiver) throws -> Void) { self.encode = encode }

        static var archivedClass: ArchivedClass { ArchivedClass("Other", type: OtherProbe.self) }

        func encode(with archiver: Archiver) throws { try encode(archiver) }

        init(coder unarchiver: Unarchiver) throws { encode = { _ in } }
    }

    /// Encodes some of `count` keys, short and long ones, in some order and some of them twice. Long ones have a new
    /// address each time.
    static func keys(_ count: Int, _ generator: SeededGenerator, depth: Int = 0) -> (Archiver) throws -> Void {
        { archiver in
            var generator = generator
            for _ in 0..<Int.random(in: 0...8, using: &generator) {
                let number = Int.random(in: 0..<count, using: &generator)
                let prefix = ["k", "$", "a key of more than fifteen bytes "][number % 3]
                let key = prefix + String(number)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0 where depth < 3:
                    try archiver.encode(
                        Probe(keys(count, SeededGenerator(seed: generator.next()), depth: depth + 1)), forKey: key)
                case 1 where depth < 3:
                    try archiver.encode(
                        OtherProbe(keys(count, SeededGenerator(seed: generator.next()), depth: depth + 1)), forKey: key)
                case 2:
                    let name = Bool.random(using: &generator) ? "Corner" : "NSOrderedSet"
                    try archiver.beginStructure(ArchivedStructure(name), forKey: key)
                    try archiver.encode(number, forKey: "a key of more than fifteen bytes \(number % 4)")
                    try archiver.endStructure()
                case 3: try archiver.encode(OrderedSetValue([number % 5, 3]), forKey: key)
                default: try archiver.encode(number % 9, forKey: key)
                }
            }
        }
    }

    @Test("What it knows about classes and keys from other archives changes nothing", arguments: [20, 4_000])
    func keptKeys(count: Int) throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        let archiver = KeyedArchiver()
        for number in 0..<500 {
            if Int.random(in: 0..<20, using: &generator) == 0 {
                archiver.setClassName(["Probe", "Other", "Third"].randomElement(using: &generator), for: Probe.self)
            }
            let probe = Probe(Self.keys(count, SeededGenerator(seed: .random(in: 0 ... .max, using: &generator))))
            let other = KeyedArchiver()
            other.setClassName(archiver.className(for: Probe.self), for: Probe.self)
            #expect(
                try archiver.archivedData(withRootObject: probe) == other.archivedData(withRootObject: probe),
                "archive \(number), seed \(seed)")
        }
    }

    /// Describes one of `count` classes, in one of several ways. Some have the names of classes that the program has.
    static func description(_ count: Int, using generator: inout SeededGenerator) -> ArchivedObject.ClassDescription {
        let number = Int.random(in: 0..<count, using: &generator)
        let prefix = number % 2 == 0 ? "Class " : "A class with a long name "
        let name = ["Probe", "NSDate", "Corner", "é"].randomElement(using: &generator) ?? ""
        var description = ArchivedObject.ClassDescription(number % 5 < 2 ? name : prefix + "\(number)")
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: description.chain = nil
        case 1: description.chain = []
        case 2: description.chain = [description.name, "Class \(number / 2)", "NSObject"]
        default: break
        }
        if number % 7 == 0 { description.fallbacks = number % 14 == 0 ? [] : ["Class \(number / 7)"] }
        return description
    }

    /// A person with unknown values, which refer to an object of that class.
    static func person(_ description: ArchivedObject.ClassDescription, odd: PropertyList?) throws -> Older.Person {
        func list(_ names: [String]) -> PropertyList { .array(names.map { .string($0) }) }
        var entries: [String: PropertyList] = ["$classname": .string(description.name), "odd": odd ?? "odd"]
        if odd == nil { entries["odd"] = nil }
        entries["$classes"] = description.chain.map(list)
        entries["$classhints"] = description.fallbacks.map(list)
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3), "extra": .uid(4), "day": .uid(6)], .describing("Person"), "text",
            ["$class": .uid(5), "x": 3], .dictionary(entries), ["$class": .uid(7), "NS.time": 9.5],
            .describing("NSDate")
        ).data()
        return try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data)
    }

    /// Encodes objects whose classes are described in many ways, and keys that not every archive has.
    static func described(_ count: Int, _ generator: SeededGenerator) -> (Archiver) throws -> Void {
        { archiver in
            var generator = generator
            for step in 0..<Int.random(in: 1...8, using: &generator) {
                let description = Self.description(count, using: &generator)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: try archiver.encode(Probe { _ in }, forKey: "probe \(step)")
                case 1: try archiver.encode(Date(timeIntervalSinceReferenceDate: 7), forKey: description.name)
                case 2:
                    try archiver.beginStructure(ArchivedStructure(description.name), forKey: "structure \(step)")
                    try archiver.endStructure()
                case 3:
                    let odd: PropertyList? = [nil, nil, nil, 7, ["a", 1.5]].randomElement(using: &generator) ?? nil
                    try archiver.encode(Self.person(description, odd: odd), forKey: "person \(step)")
                default: try archiver.encode(ArchivedObject(description), forKey: "object \(step)")
                }
            }
        }
    }

    /// Archives of 3 classes, and of more than are kept.
    @Test("What it knows about descriptions of classes from other archives changes nothing", arguments: [3, 20, 9_000])
    func keptDescriptions(count: Int) throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        let archivers = [ArchiveProfile.compact, .cocoa].map { (KeyedArchiver(profile: $0), $0) }
        for number in 0..<300 {
            var encode = Self.described(count, SeededGenerator(seed: .random(in: 0 ... .max, using: &generator)))
            // Enough names and keys in one archive that no more keys are learned.
            if count > 4_096, number % 100 == 50 { encode = Self.manyNames(number, before: encode) }
            let (archiver, profile) = archivers[number % 3 == 0 ? 1 : 0]
            if Int.random(in: 0..<9, using: &generator) == 0 {
                archiver.setClassName(["Probe", "Class 2", "Third"].randomElement(using: &generator), for: Probe.self)
            }
            let probe = Probe(encode)
            let other = KeyedArchiver(profile: profile)
            other.setClassName(archiver.className(for: Probe.self), for: Probe.self)
            #expect(
                try archiver.archivedData(withRootObject: probe) == other.archivedData(withRootObject: probe),
                "archive \(number), seed \(seed)")
            let fresh = KeyedArchiver(profile: profile)
            #expect(
                try KeyedArchiver.archivedData(withRootObject: probe, profile: profile)
                    == fresh.archivedData(withRootObject: probe), "archive \(number) of one call, seed \(seed)")
        }
    }

    private static func manyNames(
        _ first: Int, before encode: @escaping (Archiver) throws -> Void
    ) -> (Archiver) throws -> Void {
        { archiver in
            for number in first..<(first + 4_500) { try archiver.encode(number, forKey: "key \(number)") }
            for number in first..<(first + 20) {
                try archiver.encode(ArchivedObject(.init("Class \(number)")), forKey: "object \(number)")
            }
            try encode(archiver)
        }
    }

    /// Replaces every object by nil.
    final class Refusal: KeyedArchiverDelegate {
        func archiver(_ archiver: KeyedArchiver, willEncode object: any Coding) -> (any Coding)? { nil }
    }

    @Test("What a class does with the archiver of one call stays in that call")
    func separateCalls() throws {
        let graph = Self.graph(3)
        let expected = try KeyedArchiver().archivedData(withRootObject: graph)
        let refusal = Refusal()
        var kept: [Archiver] = []
        let probes = [
            Probe { _ in },
            Probe { archiver in
                archiver.userInfo["key"] = 7
                archiver.setClassName("Knot", for: Node.self)
                (archiver as? KeyedArchiver)?.delegate = refusal
            },
            Probe { kept.append($0) },
            Probe { archiver in
                try archiver.encode(graph, forKey: "graph")
                throw Failure()
            },
            Probe { try $0.beginCollection(.array, count: 2, forKey: "list") },
            // Archives while it is archived, and is not the last to do so.
            Probe { archiver in
                #expect(try KeyedArchiver.archivedData(withRootObject: graph) == expected)
                try archiver.encode(graph, forKey: "graph")
                #expect(try KeyedArchiver.archivedData(withRootObject: graph) == expected)
            },
            Probe { #expect($0.userInfo.isEmpty && $0.className(for: Node.self) != "Knot") },
        ]
        for probe in probes {
            _ = try? KeyedArchiver.archivedData(withRootObject: probe)
            #expect(try KeyedArchiver.archivedData(withRootObject: graph) == expected)
            for archiver in kept {
                #expect(archiveError { try archiver.encode(1, forKey: "late") }?.code == .finished)
            }
        }
        #expect(kept.count == 1)
    }

    @Test("Nothing is kept of an archive that was written in one call")
    func keepsNothingOfOneCall() throws {
        weak var weakRoot: Node?
        weak var weakInfo: Node?
        try {
            let root = Self.graph(4)
            let info = Node("info")
            (weakRoot, weakInfo) = (root, info)
            _ = try KeyedArchiver.archivedData(withRootObject: root)
            _ = try KeyedArchiver.archivedData(withRootObject: Probe { $0.userInfo["info"] = info })
        }()
        #expect(weakRoot == nil)
        #expect(weakInfo == nil)
    }

    @Test("Also of an archive that is begun with reset, and in XML")
    func resetByHand() throws {
        for format in [PropertyList.Format.binary, .xml] {
            let archiver = KeyedArchiver(profile: .compact.formatted(as: format))
            for root in [Self.graph(5), Self.graph(2)] {
                archiver.reset()
                try archiver.encode(root, forKey: "one")
                try archiver.encode(7, forKey: "two")
                let other = KeyedArchiver(profile: .compact.formatted(as: format))
                try other.encode(root, forKey: "one")
                try other.encode(7, forKey: "two")
                #expect(try archiver.finishEncoding() == other.finishEncoding())
            }
        }
    }

    @Test("An error ends with the archive that it happened in")
    func afterErrors() throws {
        let archiver = KeyedArchiver()
        let graph = Self.graph(9)
        let expected = try KeyedArchiver.archivedData(withRootObject: graph)
        let failing = Probe { archiver in
            try archiver.encode(graph, forKey: "graph")
            try archiver.beginCollection(.array, count: 2, forKey: "list")
            throw Failure()
        }
        #expect(throws: Failure.self) { try unwrapped { try archiver.archivedData(withRootObject: failing) } }
        #expect(try archiver.archivedData(withRootObject: graph) == expected)
        #expect(throws: Failure.self) { try unwrapped { try archiver.encode(failing, forKey: "root") } }
        #expect(throws: Failure.self) { try unwrapped { try archiver.finishEncoding() } }
        archiver.reset()
        #expect(try archiver.archivedData(withRootObject: graph) == expected)
        try archiver.encode(1, forKey: "one")
        #expect(archiveError { try archiver.archivedData(withRootObject: graph) }?.code == .notSupported)
        archiver.reset()
        #expect(try archiver.archivedData(withRootObject: graph) == expected)
    }

    @Test("An archive that was given up inside a collection leaves nothing behind")
    func givenUp() throws {
        let archiver = KeyedArchiver()
        try archiver.beginCollection(.array, count: 3, forKey: "list")
        try archiver.encodeObjectValue(Self.graph(2), forKey: nil)
        archiver.reset()
        let graph = Self.graph(2)
        #expect(try archiver.archivedData(withRootObject: graph) == KeyedArchiver.archivedData(withRootObject: graph))
    }

    @Test("It keeps no object of an archive that has ended")
    func keepsNothing() throws {
        let archiver = KeyedArchiver()
        weak var weakRoot: Node?
        weak var weakChild: Node?
        try {
            let root = Self.graph(4)
            root.children[0].parent = root
            (weakRoot, weakChild) = (root, root.children[3])
            _ = try archiver.archivedData(withRootObject: root)
        }()
        #expect(weakRoot == nil)
        #expect(weakChild == nil)
    }

    @Test("It can't be reset from inside an archive")
    func resetInside() throws {
        let archiver = KeyedArchiver()
        let probe = Probe { ($0 as? KeyedArchiver)?.reset() }
        #expect(archiveError { try archiver.encode(probe, forKey: "root") }?.code == .notSupported)
        #expect(archiveError { try archiver.finishEncoding() }?.code == .notSupported)
        let nested = Probe { _ = try ($0 as? KeyedArchiver)?.archivedData(withRootObject: Node("inner")) }
        archiver.reset()
        #expect(archiveError { try archiver.archivedData(withRootObject: nested) }?.code == .notSupported)
        let node = Node("last")
        #expect(try archiver.archivedData(withRootObject: node) == KeyedArchiver.archivedData(withRootObject: node))
    }

    @Test("Class names and what the caller wants the classes to know stay")
    func settings() throws {
        let archiver = KeyedArchiver()
        archiver.setClassName("Knot", for: Node.self)
        archiver.userInfo["key"] = 7
        for _ in 0..<2 {
            let data = try archiver.archivedData(withRootObject: Node("a"))
            let names = try ArchiveContents(data).objects.compactMap { $0["$classname"] }
            #expect(names.contains("Knot"))
            #expect(!names.contains("Node"))
        }
        #expect(archiver.userInfo["key"] as? Int == 7)
        #expect(archiver.className(for: Node.self) == "Knot")
    }

    /// Calls back when it is released.
    final class Farewell: Coding {
        static var archivedClass: ArchivedClass { ArchivedClass("Farewell", type: Farewell.self) }
        let call: () -> Void

        init(_ call: @escaping () -> Void) { self.call = call }
        init(coder unarchiver: Unarchiver) throws { call = {} }
        func encode(with archiver: Archiver) throws {}
        deinit { call() }
    }

    @Test("What released objects call is refused, and the next archive is as new")
    func farewell() throws {
        let archiver = KeyedArchiver()
        var callCount = 0
        for number in 0..<40 {
            let object = Farewell {
                callCount += 1
                #expect(throws: ArchiveError.self) { try archiver.encode(1, forKey: "late") }
                archiver.reset()
                #expect(throws: ArchiveError.self) { try archiver.finishEncoding() }
            }
            try archiver.encode(object, forKey: "object\(number)")
        }
        archiver.reset()
        #expect(callCount == 40)
        let archive = try archiver.archivedData(withRootObject: Self.graph(10))
        #expect(try archive == KeyedArchiver.archivedData(withRootObject: Self.graph(10)))
    }
}
