// The short way for booleans, frequent strings, empty arrays and objects that are known: archives have the same bytes as without it, and it ends where an
// archive may not be written any more.

import Archiving
import Foundation
import TestSupport
import Testing

@Suite("The lane") struct LaneTests {
    /// What an object encodes under a key.
    indirect enum Step {
        case boolean(Bool), string(String), integer(Int), absent
        case structure([(key: String, value: Step)])
        case list([String])
        case object(Scripted)
        case conditional(Scripted)
    }

    /// Encodes steps, with booleans and strings through `encode` or through the primitives, which never take the short
    /// way.
    class Scripted: Coding {
        let steps: [(key: String, value: Step)]

        init(_ steps: [(key: String, value: Step)]) { self.steps = steps }

        class var archivedClass: ArchivedClass { ArchivedClass("Scripted", type: Scripted.self) }

        func encode(with archiver: Archiver) throws {
            for (key, value) in steps { try value.encode(to: archiver, forKey: key) }
        }

        required init(coder unarchiver: Unarchiver) throws { steps = [] }
    }

    final class OtherScripted: Scripted {
        override class var archivedClass: ArchivedClass { ArchivedClass("Other", type: OtherScripted.self) }
    }

    struct Fields: ArchivableStructure {
        static var archivedStructure: ArchivedStructure { ArchivedStructure("Fields") }

        var steps: [(key: String, value: Step)]

        init(_ steps: [(key: String, value: Step)]) { self.steps = steps }

        func encode(with archiver: Archiver) throws {
            for (key, value) in steps { try value.encode(to: archiver, forKey: key) }
        }

        init(coder unarchiver: Unarchiver) throws { steps = [] }

        static func isArchived(in unarchiver: Unarchiver) -> Bool { false }
    }

    /// Scripts of objects of two classes, whose keys come from one list: mostly in order, some left out or repeated.
    struct Scripts {
        var generator: SeededGenerator
        let keys: [String]

        /// The objects so far, to which later ones refer.
        var known: [Scripted] = []

        /// Some texts more often than others; long ones have a new address each time.
        private mutating func text() -> String {
            let number = Int.random(in: 0..<(Bool.random(using: &generator) ? 4 : 40), using: &generator)
            return switch number {
            case 0: "$null"
            case 1: ""
            case let number where number % 3 == 0: "a text of more than fifteen bytes, \(number)"
            case let number: "é\(number)"
            }
        }

        private mutating func value(_ depth: Int) -> Step {
            switch Int.random(in: -2..<(depth < 3 ? 12 : 8), using: &generator) {
            case -2: known.randomElement(using: &generator).map { .object($0) } ?? .absent
            case -1: known.randomElement(using: &generator).map { .conditional($0) } ?? .absent
            case 0..<3: .boolean(.random(using: &generator))
            case 3..<6: .string(text())
            case 6: .integer(.random(in: 0..<5, using: &generator))
            case 7: .absent
            case 8: .list((0..<Int.random(in: 0..<4, using: &generator)).map { _ in text() })
            case 9: .structure(steps(depth + 1))
            default: .object(object(depth + 1))
            }
        }

        private mutating func steps(_ depth: Int) -> [(key: String, value: Step)] {
            var steps: [(key: String, value: Step)] = []
            for key in keys.prefix(depth == 0 ? keys.count : 8) {
                switch Int.random(in: 0..<20, using: &generator) {
                case 0..<2: continue
                case 2: steps.append((keys.randomElement(using: &generator) ?? key, value(depth)))
                default: steps.append((key, value(depth)))
                }
            }
            return steps
        }

        mutating func object(_ depth: Int = 0) -> Scripted {
            let steps = steps(depth)
            let object = Bool.random(using: &generator) ? Scripted(steps) : OtherScripted(steps)
            known.append(object)
            return object
        }
    }

    static let manyKeys = (0..<90).map { "key\($0)" } + ["a key of more than fifteen bytes"]

    @Test("Random objects have the bytes that the primitives give them", arguments: [8, 12, 91])
    func sameBytes(keyCount: Int) throws {
        let seed = RunSeed.first
        let keys = ["$dollar", "name", "isNew", "first", "second", "third", "a key of more than fifteen bytes", "last"]
        var scripts = Scripts(
            generator: SeededGenerator(seed: seed), keys: Array((keys + Self.manyKeys).prefix(keyCount)))
        for profile in [ArchiveProfile.compact, .cocoa] {
            let archiver = KeyedArchiver(profile: profile)
            for _ in 0..<IntegrationRing.size(200, inRing: 60, otherwise: 40) {
                scripts.known = []
                let root = scripts.object()
                let slow = KeyedArchiver(profile: profile)
                slow.userInfo["primitives"] = true
                let expected = try slow.archivedData(withRootObject: root)
                #expect(
                    try KeyedArchiver.archivedData(withRootObject: root, profile: profile) == expected, "seed \(seed)")
                #expect(try archiver.archivedData(withRootObject: root) == expected, "seed \(seed)")
            }
        }
    }

    /// Encodes a closure's values.
    final class Probe: Coding {
        let encode: (Archiver) throws -> Void

        init(_ encode: @escaping (Archiver) throws -> Void) { self.encode = encode }

        static var archivedClass: ArchivedClass { ArchivedClass("Probe", type: Probe.self) }

        func encode(with archiver: Archiver) throws { try encode(archiver) }

        init(coder unarchiver: Unarchiver) throws { encode = { _ in } }
    }

    @Test("After an error that a class swallows, the expected key fails as well")
    func swallowedErrors() throws {
        let fine = Probe { archiver in
            try archiver.encode(true, forKey: "first")
            try archiver.encode(false, forKey: "second")
        }
        var thrown = false
        let failing = Probe { archiver in
            try archiver.encode(true, forKey: "first")
            try? archiver.endCollection()
            do { try archiver.encode(false, forKey: "second") } catch { thrown = true }
        }
        let archiver = KeyedArchiver()
        #expect(throws: ArchiveError.self) { try archiver.encode([fine, fine, failing] as [Probe], forKey: "probes") }
        #expect(throws: ArchiveError.self) { try archiver.finishEncoding() }
        #expect(thrown)
    }

    @Test("A key in a collection is refused, even if it is the next one of the object")
    func keysInCollections() throws {
        let fine = Probe { archiver in
            try archiver.encode(true, forKey: "first")
            try archiver.beginCollection(.array, count: 0, forKey: "list")
            try archiver.endCollection()
            try archiver.encode(false, forKey: "second")
        }
        let misplaced = Probe { archiver in
            try archiver.encode(true, forKey: "first")
            try archiver.beginCollection(.array, count: 0, forKey: "list")
            try archiver.encode(false, forKey: "second")
            try archiver.endCollection()
        }
        let archiver = KeyedArchiver()
        #expect(throws: ArchiveError.self) { try archiver.encode([fine, misplaced] as [Probe], forKey: "probes") }
        #expect(throws: ArchiveError.self) { try archiver.finishEncoding() }
    }
}

extension LaneTests.Step {
    func encode(to archiver: Archiver, forKey key: String) throws {
        let isSlow = archiver.userInfo["primitives"] != nil
        switch self {
        case .boolean(let value):
            if isSlow { return try value.encode(to: archiver, forKey: key) }
            try archiver.encode(value, forKey: key)
        case .string(let value):
            if isSlow { return try value.encode(to: archiver, forKey: key) }
            try archiver.encode(value, forKey: key)
        case .integer(let value): try archiver.encode(value, forKey: key)
        case .absent: try archiver.encode(nil as String?, forKey: key)
        // In an array, a structure is an object of its own, whose keys are not composed.
        case .structure(let steps): try archiver.encode([LaneTests.Fields(steps)], forKey: key)
        case .list(let texts):
            if !isSlow { return try archiver.encode(texts, forKey: key) }
            try archiver.beginCollection(.array, count: texts.count, forKey: key)
            for text in texts { try text.encode(to: archiver, forKey: nil) }
            try archiver.endCollection()
        case .object(let object):
            if isSlow { return try archiver.encodeObjectValue(object, forKey: key) }
            try archiver.encode(object, forKey: key)
        case .conditional(let object):
            if isSlow { return try archiver.encodeConditionalObjectValue(object, forKey: key) }
            try archiver.encodeConditional(object, forKey: key)
        }
    }
}
