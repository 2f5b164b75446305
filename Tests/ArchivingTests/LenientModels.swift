// Classes for the tests of values that are left out if they can't be created.

@_spi(GeneratedCode) import Archiving
import Foundation

/// An object that can refuse to be created, with lenient and strict fields.
final class LenientNode: Coding, Hashable {
    struct Refused: Error {}

    let name: String
    var isBad: Bool

    /// Read when the object is created.
    var atOnce: LenientNode?
    var atOnceList: [LenientNode] = []

    // Lenient.
    var link: LenientNode?
    var list: [LenientNode] = []
    var set: Set<LenientNode> = []
    var map: [LenientNode: LenientNode] = [:]
    var ordered: OrderedSetValue<LenientNode> = []
    var counted: CountedSetValue<LenientNode> = []

    /// Written as a value of any kind.
    var values: AnyValue = [:]
    var numbers: [String: [Int]] = [:]

    // Strict.
    var strictLink: LenientNode?
    var strictList: [LenientNode] = []

    init(_ name: String, isBad: Bool = false, link: LenientNode? = nil) {
        (self.name, self.isBad, self.link) = (name, isBad, link)
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Node", type: LenientNode.self, references: [LenientNode.self],
            sequence: [
                .value("name", "@"), .value("isBad", "c"), .value("atOnce", "@"), .value("atOnceList", "@"),
                .value("link", "@"), .value("list", "@"), .value("set", "@"), .value("map", "@"),
                .value("ordered", "@"), .value("counted", "@"), .value("values", "@"), .value("strictLink", "@"),
                .value("strictList", "@"),
            ])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name, forKey: "name")
        try archiver.encode(isBad, forKey: "isBad")
        try archiver.encodeIfPresent(atOnce, forKey: "atOnce")
        try archiver.encode(atOnceList, forKey: "atOnceList")
        try archiver.encodeIfPresent(link, forKey: "link")
        try archiver.encode(list, forKey: "list")
        try archiver.encode(set, forKey: "set")
        try archiver.encode(map, forKey: "map")
        try archiver.encode(ordered, forKey: "ordered")
        try archiver.encode(counted, forKey: "counted")
        try archiver.encode(values, forKey: "values")
        try archiver.encodeIfPresent(strictLink, forKey: "strictLink")
        try archiver.encode(strictList, forKey: "strictList")
    }

    init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self, forKey: "name")
        isBad = try unarchiver.decode(Bool.self, forKey: "isBad")
        let diary = unarchiver.userInfo["diary"] as? Diary
        diary?.starts.append(name)
        diary?.created.append(.init(name, self))
        if name == "acts" {
            unarchiver.whenConnected { diary?.actions.append("connected") }
            unarchiver.whenDecoded { diary?.actions.append("decoded") }
        }
        if name == "finishes" {
            (unarchiver as? GraphUnarchiver)?.finishDecoding()
            throw Refused()
        }
        if name == "swallows" { _ = try? unarchiver.decode(Int.self, forKey: "name") }
        atOnce = try unarchiver.decodeIfPresent(LenientNode.self, forKey: "atOnce")
        atOnceList = try unarchiver.decode([LenientNode].self, forKey: "atOnceList")
        numbers = try unarchiver.decodeLeniently([String: [Int]].self, forKey: "values") ?? [:]
        if isBad { throw Refused() }
    }

    func connect(with unarchiver: Unarchiver) throws {
        link = try unarchiver.lenient(forKey: "link") {
            try unarchiver.decodeIfPresent(LenientNode.self, forKey: "link")
        }
        list = try unarchiver.decodeLeniently([LenientNode].self, forKey: "list") ?? []
        unarchiver.whenConnected {
            self.set = try unarchiver.decodeLeniently(Set<LenientNode>.self, forKey: "set") ?? []
        }
        unarchiver.whenConnected {
            self.map = try unarchiver.decodeLeniently([LenientNode: LenientNode].self, forKey: "map") ?? [:]
        }
        unarchiver.whenConnected {
            self.ordered =
                try unarchiver.decodeLeniently(OrderedSetValue<LenientNode>.self, forKey: "ordered") ?? []
        }
        unarchiver.whenConnected {
            self.counted =
                try unarchiver.decodeLeniently(CountedSetValue<LenientNode>.self, forKey: "counted") ?? []
        }
        strictLink = try unarchiver.decodeIfPresent(LenientNode.self, forKey: "strictLink")
        strictList = try unarchiver.decode([LenientNode].self, forKey: "strictList")
    }

    static func == (left: LenientNode, right: LenientNode) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// What happened while nodes were decoded.
    final class Diary {
        struct Created {
            let name: String
            weak var node: LenientNode?

            init(_ name: String, _ node: LenientNode) { (self.name, self.node) = (name, node) }
        }

        /// The names of the nodes whose initializers were called.
        var starts: [String] = []
        var created: [Created] = []
        var actions: [String] = []
    }
}

/// An element of a chain of lenient references.
final class LenientLink: Coding {
    let isBad: Bool
    var next: LenientLink?

    init(isBad: Bool = false, next: LenientLink? = nil) { (self.isBad, self.next) = (isBad, next) }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Link", type: LenientLink.self, references: [LenientLink.self],
            sequence: [.value("isBad", "c"), .value("next", "@")])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(isBad, forKey: "isBad")
        try archiver.encodeIfPresent(next, forKey: "next")
    }

    init(coder unarchiver: Unarchiver) throws {
        isBad = try unarchiver.decode(Bool.self, forKey: "isBad")
        if isBad { throw LenientNode.Refused() }
    }

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeLeniently(LenientLink.self, forKey: "next")
    }

    /// Releases the chain without recursion, and returns its length.
    func dissolve() -> Int {
        var (length, next) = (1, next.take())
        while let link = next { (length, next) = (length + 1, link.next.take()) }
        return length
    }
}

/// The kinds of archives.
enum LenientFormat: CaseIterable {
    case keyed, sequential

    func data(_ root: some ArchivableValue, _ limits: ArchiveLimits = ArchiveLimits()) throws -> Data {
        switch self {
        case .keyed: try KeyedArchiver.archivedData(withRootObject: root, limits: limits)
        case .sequential: try SequentialArchiver.archivedData(withRootObject: root, limits: limits)
        }
    }

    func unarchiver(_ data: Data, _ limits: ArchiveLimits = ArchiveLimits()) throws -> GraphUnarchiver {
        switch self {
        case .keyed: try KeyedUnarchiver(forReadingFrom: data, limits: limits)
        case .sequential: try SequentialUnarchiver(forReadingFrom: data, limits: limits)
        }
    }

    func root<Root: Coding>(_ type: Root.Type, _ unarchiver: GraphUnarchiver) throws -> Root {
        switch self {
        case .keyed: try unarchiver.decode(type, forKey: "root")
        case .sequential: try unarchiver.decode(type)
        }
    }

    /// What is read from the archive of a node.
    func copy(
        of root: LenientNode, _ limits: ArchiveLimits = ArchiveLimits(), _ prepare: (GraphUnarchiver) -> Void = { _ in }
    ) throws -> LenientCopy {
        let unarchiver = try unarchiver(data(root), limits)
        let diary = LenientNode.Diary()
        unarchiver.userInfo["diary"] = diary
        unarchiver.reportsDecoding = true
        prepare(unarchiver)
        let copy = try self.root(LenientNode.self, unarchiver)
        return LenientCopy(root: copy, losses: unarchiver.report?.losses ?? [], diary: diary)
    }
}

struct LenientCopy {
    let root: LenientNode
    let losses: [ArchiveReport.Entry<ArchiveReport.Loss>]
    let diary: LenientNode.Diary

    /// The keys of the fields with losses, with the numbers of losses.
    var lossCounts: [String: Int] {
        Dictionary(losses.map { ($0.key ?? "an element", $0.count) }, uniquingKeysWith: +)
    }
}
