// Archives have the bytes that they always had: of what others wrote and we write again, and of graphs that are so large
// that the writer's tables and references change their form while they are written.

@_spi(GeneratedCode) import Archiving
import Foundation
import TestSupport
import Testing

/// Digests by which tests recognize archives.
enum ArchiveDigest {
    /// The hash (64-bit FNV-1a) of some archives, in hexadecimal digits.
    static func of(_ archives: [Data]) -> String {
        let hash = archives.joined().reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return String(hash, radix: 16)
    }
}

@Suite("The bytes of archives") struct ArchiveDigestTests {
    /// Encodes what a closure encodes.
    final class Probe: Coding {
        let encode: (Archiver) throws -> Void

        init(_ encode: @escaping (Archiver) throws -> Void) { self.encode = encode }

        static var archivedClass: ArchivedClass { ArchivedClass("Probe", type: Probe.self) }

        func encode(with archiver: Archiver) throws { try encode(archiver) }

        init(coder unarchiver: Unarchiver) throws { encode = { _ in } }
    }

    /// A graph, with the digests of its archives. If they change as intended, replace them with those that the failures
    /// show.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let compact: String
        let cocoa: String
        let root: @Sendable () -> any Coding
    }

    static let rows = [
        Row(
            testDescription: "just above 65,536 objects, some of them referenced on condition at first",
            compact: "23ecc2284655f4f2", cocoa: "5b45e6ea45ef5d34"
        ) { ReusedArchiverTests.graph(7_500) },
        Row(testDescription: "values of many kinds", compact: "761d03bce067b0f8", cocoa: "c3d5dbafd5c0ea11") {
            ReusedArchiverTests.values()
        },
        Row(testDescription: "32,000 different numbers", compact: "5b3951c082e39393", cocoa: "610dcb26630e6b81") {
            numbers(16_000)
        },
        Row(testDescription: "40,000 different numbers", compact: "adb8cb2df1e2e18c", cocoa: "eb01a87f9c81fcd4") {
            numbers(20_000)
        },
        Row(testDescription: "34,000 different texts", compact: "702cd12f73133379", cocoa: "f7c451e6841ba214") {
            Probe { archiver in
                let texts = (0..<34_000).map { "\($0 * 7_919)" }
                try archiver.encode(texts, forKey: "texts")
                try archiver.encode(Array(texts.reversed()), forKey: "again")
            }
        },
        Row(testDescription: "lists", compact: "e64a3c7c5e20587b", cocoa: "f698e5445c42baef") {
            Probe { archiver in
                try lists(archiver)
                for number in 0..<300 {
                    try archiver.encode(Probe(lists), forKey: "probe \(number)")
                    try archiver.encode((0..<number % 20).map { "\($0)" }, forKey: "strings \(number)")
                }
            }
        },
    ]

    /// An object with different numbers, most of which occur twice.
    private static func numbers(_ count: Int) -> Probe {
        Probe { archiver in
            let reals = (0..<count).map { Double($0) + 0.25 }
            try archiver.encode(reals, forKey: "reals")
            try archiver.encode((0..<count).map { $0 * 9 }, forKey: "integers")
            for number in 0..<50 { try archiver.encode(reals[number * 7], forKey: "real \(number)") }
            try archiver.encode(reals, forKey: "again")
            for number in 0..<50 {
                try archiver.encode(Date(timeIntervalSinceReferenceDate: reals[number % 40]), forKey: "date \(number)")
            }
        }
    }

    /// Lists of all kinds, empty ones and others.
    @Sendable private static func lists(_ archiver: Archiver) throws {
        let node = Node("node")
        try archiver.encode([] as [String], forKey: "none")
        try archiver.encode([] as [Int], forKey: "no integers")
        try archiver.encode([] as [Node], forKey: "no nodes")
        try archiver.encode([[]] as [[String]], forKey: "a list of none")
        try archiver.encode([[], ["a"], []] as [[String]], forKey: "lists")
        try archiver.encode(Set<String>(), forKey: "no set")
        try archiver.encode([:] as [String: String], forKey: "no dictionary")
        try archiver.encode(["a": []] as [String: [String]], forKey: "dictionary")
        try archiver.encode(Mutable([] as [String]), forKey: "may change")
        try archiver.encode(Mutable([] as [String]), forKey: "may change, too")
        try archiver.encode(["$null", "", "é", "a", "a text of more than fifteen bytes"], forKey: "texts")
        try archiver.encode(["a", nil, "b"] as [String?], forKey: "optional")
        try archiver.encode([node, node, Node("other")], forKey: "nodes")
        try archiver.encode([1, 2, 1].map { Date(timeIntervalSinceReferenceDate: $0) }, forKey: "dates")
    }

    @Test("Graphs", arguments: rows)
    func graphs(row: Row) throws {
        let root = row.root()
        let compact = try KeyedArchiver.archivedData(withRootObject: root)
        let cocoa = try KeyedArchiver.archivedData(withRootObject: root, profile: .cocoa)
        #expect(ArchiveDigest.of([compact]) == row.compact)
        #expect(ArchiveDigest.of([cocoa]) == row.cocoa)
    }

    static let ofOthers: [(profile: ArchiveProfile, digest: String)] = [
        (.compact, "dc32ecb0229fe8ee"), (.cocoa, "fc4bbd2b3bdb0934"), (.cocoa(.macOS(10, 10)), "584425962fe1e73"),
        (.cocoa(.macOS(10, 7)), "d88d36c1de891462"),
    ]

    @Test("Archives of others, written again", .fixtures, arguments: ofOthers.indices)
    func archivesOfOthers(index: Int) throws {
        let folder = try #require(FixtureFolder.appending("keyed"))
        let archives = try (ArchivedObjectTrees.binary + ArchivedObjectXMLTrees.text).map { row in
            let object = try KeyedUnarchiver.archivedObject(from: folder.appending(path: row.file))
            return try KeyedArchiver.archivedData(withRootObject: object, profile: Self.ofOthers[index].profile)
        }
        #expect(ArchiveDigest.of(archives) == Self.ofOthers[index].digest, "\(Self.ofOthers[index].profile)")
    }
}
