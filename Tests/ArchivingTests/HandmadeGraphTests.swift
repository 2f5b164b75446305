// Graphs that are built by hand, compared with what the classes themselves archive.

@_spi(GeneratedCode) import Archiving
import PropertyLists
import Testing

@Suite("Graphs built by hand")
struct HandmadeGraphTests {
    /// Two officers who refer to each other conditionally, with values that are shared.
    private static func officers() -> Officer {
        let (anna, bert) = (Officer("Anna", rank: 7), Officer("Bert", rank: 7))
        anna.reports = [bert, anna]
        (anna.friend, bert.friend) = (bert, Officer("Carl", rank: 0))
        return anna
    }

    /// The same graph. A conditional reference is one to an object, or to none that the archive contains.
    private static func graph(isSequential: Bool) throws -> ArchivedObject {
        let description = ArchivedObject.ClassDescription(
            "Officer", chain: ["Officer", "Person", "NSObject"], versions: [3, 2, 0])
        let objects = [ArchivedObject(description), ArchivedObject(description)]
        var strings: [String: ArchivedObject] = [:]
        func string(_ text: String) -> ArchivedObject.Value {
            let object = strings[text] ?? ArchivedObject(.string(text))
            strings[text] = object
            return .object(object)
        }
        for (object, name) in zip(objects, ["Anna", "Bert"]) {
            let isFirst = object == objects[0]
            let reports: [ArchivedObject.Value] = isFirst ? [.object(objects[1]), .object(objects[0])] : []
            if isSequential {
                let array = ArchivedObject(
                    .init("NSArray"),
                    groups: [.init("i", .inline(isFirst ? 2 : 0))] + reports.map { .init("@", $0) })
                object.groups = [
                    .init("@", string(name)), .init("@", isFirst ? .object(objects[1]) : .null),
                    .init("sc", [.inline(7), .inline(.boolean(true))]), .init("@", .object(array)),
                ]
                continue
            }
            let array = ArchivedObject(.init("NSArray"), entries: [.init(key: "NS.objects", value: .array(reports))])
            let corner = ArchivedObject(
                .init("Corner"), entries: [.init(key: "x", value: .inline(1)), .init(key: "label", value: string("a"))])
            object.entries = [
                .init(key: "name", value: string(name)),
                .init(key: "friend", value: isFirst ? .object(objects[1]) : .unresolved(.init())),
                .init(
                    key: "corners",
                    value: .object(
                        ArchivedObject(
                            .init("NSArray"),
                            entries: [.init(key: "NS.objects", value: .array([.object(corner), string("Anna")]))]))),
                .init(key: "rank", value: .inline(7)), .init(key: "reports", value: .object(array)),
            ]
        }
        return objects[0]
    }

    @Test("A keyed graph is the one that the classes archive, in every layout")
    func keyed() throws {
        for profile in [ArchiveProfile.compact, .cocoa] {
            for format in [PropertyList.Format.binary, .xml] {
                let expected = try KeyedUnarchiver.archivedObject(
                    from: KeyedArchiver.archivedData(
                        withRootObject: Self.officers(), profile: profile.formatted(as: format)))
                let graph = try Self.graph(isSequential: false)
                let data = try KeyedArchiver.archivedData(withRootObject: graph, profile: profile.formatted(as: format))
                #expect(try ArchivedGraph(KeyedUnarchiver.archivedObject(from: data)) == ArchivedGraph(expected))
            }
        }
    }

    @Test("A sequential graph has the bytes of the archive that the classes write")
    func sequential() throws {
        let graph = try Self.graph(isSequential: true)
        let expected = try SequentialArchiver.archivedData(withRootObject: Self.officers())
        #expect(try SequentialArchiver.archivedData(withRootObject: graph) == expected)
    }
}

private class Person: Coding {
    let name: String
    var friend: Person?

    init(_ name: String) {
        self.name = name
    }

    class var archivedClass: ArchivedClass { ArchivedClass("Person", type: Person.self, version: 2) }

    required init(coder unarchiver: Unarchiver) throws {
        name = ""
    }

    func encode(with archiver: Archiver) throws {
        guard archiver.allowsKeyedCoding else {
            try archiver.encode(name)
            return try archiver.encodeConditionalObject(friend)
        }
        try archiver.encode(name, forKey: "name")
        if let friend {
            try archiver.encodeConditional(friend, forKey: "friend")
        } else {
            try archiver.encodeLeaf(.null, forKey: "friend")
        }
        try archiver.beginCollection(.array, count: 2, forKey: "corners")
        try archiver.beginStructure(ArchivedStructure("Corner"), forKey: nil)
        try archiver.encode(1, forKey: "x")
        try archiver.encode("a", forKey: "label")
        try archiver.endStructure()
        try archiver.encodeLeaf(.string("Anna"), forKey: nil)
        try archiver.endCollection()
    }
}

private final class Officer: Person {
    let rank: Int
    var reports: [Person] = []

    init(_ name: String, rank: Int) {
        self.rank = rank
        super.init(name)
    }

    override class var archivedClass: ArchivedClass {
        ArchivedClass("Officer", type: Officer.self, version: 3, superclass: Person.self)
    }

    required init(coder unarchiver: Unarchiver) throws {
        rank = 0
        try super.init(coder: unarchiver)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        guard archiver.allowsKeyedCoding else {
            try archiver.encodeGroup {
                try archiver.encode(Int16(rank))
                try archiver.encode(true)
            }
            return try archiver.encode(reports)
        }
        try archiver.encode(rank, forKey: "rank")
        try archiver.encode(reports, forKey: "reports")
    }
}
