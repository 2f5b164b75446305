// No object is kept alive: not by a finished coder, not after an error, and not in a released graph.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

/// How many objects there are.
private final class Census {
    var count = 0
    var most = 0
    var remainingUntilError = Int.max
}

private struct WeakReference {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject?) {
        self.object = object
    }
}

/// Is counted by a census, which it gets when it is created or from the unarchiver.
private final class Counted: Coding {
    let census: Census?
    var next: Counted?
    var second: Counted?
    var others: [Counted] = []
    weak var parent: Counted?

    init(_ census: Census) {
        self.census = census
        census.count += 1
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Counted", type: Counted.self, references: [Counted.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeIfPresent(next, forKey: "next")
        try archiver.encodeIfPresent(second, forKey: "second")
        try archiver.encode(others, forKey: "others")
        try archiver.encodeConditional(parent, forKey: "parent")
    }

    init(coder unarchiver: Unarchiver) throws {
        census = unarchiver.userInfo["census"] as? Census
        guard let census else { return }
        census.count += 1
        census.most = max(census.most, census.count)
        census.remainingUntilError -= 1
        if census.remainingUntilError == 0 {
            throw unarchiver.fail(expected: "an object", found: "the one that was to fail")
        }
    }

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeIfPresent(Counted.self, forKey: "next")
        second = try unarchiver.decodeIfPresent(Counted.self, forKey: "second")
        others = try unarchiver.decode([Counted].self, forKey: "others")
        parent = try unarchiver.decodeIfPresent(Counted.self, forKey: "parent")
    }

    deinit {
        census?.count -= 1
        ReleaseList.release(&next)
        ReleaseList.release(&second)
        ReleaseList.release(&others)
    }
}

/// Is linked to other objects through values.
private final class Linked: Coding {
    struct Link {
        var name = ""
        var next: Linked?
    }

    enum Choice {
        case nothing
        case bare(Linked)
        case inLink(Link, Int)
    }

    /// A path from one object to the next.
    enum Way: CaseIterable {
        case structure
        case choice
        case structureInChoice
        case anyCoding
        case arrayOfStructures
        case dictionaryOfStructures
        case dictionaryOfAnyCoding
        case nested
    }

    var link: Link?
    var choice: Choice?
    var object: (any Coding)?
    var links: [Link] = []
    var linksByName: [String: Link] = [:]
    var objectsByName: [String: any Coding] = [:]
    var nested: [Int: [Link?]]?

    init() {}

    func append(_ next: Linked, through way: Way) {
        switch way {
        case .structure: link = Link(next: next)
        case .choice: choice = .bare(next)
        case .structureInChoice: choice = .inLink(Link(next: next), 1)
        case .anyCoding: object = next
        case .arrayOfStructures: links = [Link(), Link(next: next)]
        case .dictionaryOfStructures: linksByName = ["a": Link(next: next), "b": Link()]
        case .dictionaryOfAnyCoding: objectsByName = ["a": next]
        case .nested: nested = [1: [nil, Link(next: next)]]
        }
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Linked", type: Linked.self) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {}

    deinit {
        ReleaseList.release(&link)
        ReleaseList.release(&choice)
        ReleaseList.release(&object)
        ReleaseList.release(&links)
        ReleaseList.release(&linksByName)
        ReleaseList.release(&objectsByName)
        ReleaseList.release(&nested)
    }
}

@Suite("Letting go") struct ReleaseTests {
    /// A chain through `next`, `second` or `others`.
    private func chain(_ count: Int, through way: Int, _ census: Census) -> Counted {
        var first = Counted(census)
        for _ in 1..<count {
            let object = Counted(census)
            switch way {
            case 0: object.next = first
            case 1: object.second = first
            default: object.others = [first]
            }
            first.parent = object
            first = object
        }
        return first
    }

    private func unarchiver(_ data: Data, _ census: Census) throws -> KeyedUnarchiver {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.userInfo["census"] = census
        return unarchiver
    }

    @Test("The archiver keeps nothing that it archived, the unarchiver nothing once it has finished")
    func nothingIsKept() throws {
        let census = Census()
        var archiver: KeyedArchiver? = KeyedArchiver()
        try archiver?.encode(chain(10, through: 0, census), forKey: "root")
        let data = try #require(try archiver?.finishEncoding())
        archiver = nil
        #expect(census.count == 0)

        let unarchiver = try unarchiver(data, census)
        var root: Counted? = try unarchiver.decode(Counted.self, forKey: "root")
        #expect(census.count == 10)
        root = nil
        // It owns them until then, so that they can be decoded again.
        #expect(census.count == 10)
        root = try unarchiver.decode(Counted.self, forKey: "root")
        unarchiver.finishDecoding()
        #expect(census.count == 10)
        let probe = WeakReference(root?.next)
        #expect(probe.object != nil)
        root = nil
        #expect(probe.object == nil)
        #expect(census.count == 0)
    }

    @Test("An unarchiver that is dropped without finishing keeps nothing")
    func droppedUnarchiver() throws {
        let census = Census()
        let data = try KeyedArchiver.archivedData(withRootObject: chain(10, through: 2, census))
        var unarchiver: KeyedUnarchiver? = try unarchiver(data, census)
        _ = try unarchiver?.decode(Counted.self, forKey: "root")
        #expect(census.count == 10)
        unarchiver = nil
        #expect(census.count == 0)
    }

    @Test("Half a graph is released, wherever the error was", arguments: [1, 2, 5, 50, 99, 100])
    func halfAGraph(failing: Int) throws {
        for way in 0..<3 {
            let census = Census()
            let data = try KeyedArchiver.archivedData(withRootObject: chain(100, through: way, census))
            #expect(census.count == 0)
            census.remainingUntilError = failing
            do {
                let unarchiver = try unarchiver(data, census)
                #expect(throws: ArchiveError.self) { try unarchiver.decode(Counted.self, forKey: "root") }
                #expect(census.most == failing)
            }
            #expect(census.count == 0)
        }
    }

    @Test("Long chains are released on a small stack, whole and half", .integration, arguments: [0, 1, 2])
    func longChains(way: Int) throws {
        let count = 50_000
        try withStack {
            let census = Census()
            let data = try KeyedArchiver.archivedData(withRootObject: chain(count, through: way, census))
            #expect(census.count == 0)
            do {
                let unarchiver = try unarchiver(data, census)
                let root = try unarchiver.decode(Counted.self, forKey: "root")
                unarchiver.finishDecoding()
                #expect(census.count == count)
                withExtendedLifetime(root) {}
            }
            #expect(census.count == 0)
            census.remainingUntilError = count
            #expect(throws: ArchiveError.self) {
                try unarchiver(data, census).decode(Counted.self, forKey: "root")
            }
            #expect(census.count == 0)
        }
    }

    @Test("Long chains through values are released on a small stack", .integration, arguments: Linked.Way.allCases)
    private func linkedThroughValues(way: Linked.Way) throws {
        let most = IntegrationRing.size(1_000_000, inRing: 200_000, otherwise: 50_000)
        let count = [.structure, .anyCoding, .dictionaryOfStructures].contains(way) ? most : 50_000
        try withStack {
            var first = Linked()
            let end = WeakReference(first)
            for _ in 1..<count {
                let object = Linked()
                object.append(first, through: way)
                first = object
            }
            #expect(end.object != nil)
            first = Linked()
            #expect(end.object == nil)
        }
    }

    @Test("An object of a chain that something else holds stays, with all behind it")
    func heldInTheMiddle() throws {
        let census = Census()
        var root: Counted? = chain(1_000, through: 0, census)
        var held = root
        for _ in 0..<400 { held = held?.next }
        root = nil
        #expect(census.count == 600)
        #expect(held?.parent == nil)
        held = nil
        #expect(census.count == 0)
    }

    @Test("Every kind of reference is emptied and released")
    func kinds() {
        final class Thing: Hashable {
            static func == (left: Thing, right: Thing) -> Bool { left === right }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        weak var probe: Thing?
        func make() -> Thing {
            let thing = Thing()
            probe = thing
            return thing
        }
        var reference: Thing? = make()
        ReleaseList.release(&reference)
        #expect(reference == nil && probe == nil)
        var array = [make()]
        ReleaseList.release(&array)
        #expect(array.isEmpty && probe == nil)
        var set: Set = [make()]
        ReleaseList.release(&set)
        #expect(set.isEmpty && probe == nil)
        var keys = [make(): 1]
        ReleaseList.release(&keys)
        #expect(keys.isEmpty && probe == nil)
        var values = [1: make()]
        ReleaseList.release(&values)
        #expect(values.isEmpty && probe == nil)
        var nested: [[Int: [Thing]]]? = [[1: [make()]]]
        ReleaseList.release(&nested)
        #expect(nested == nil && probe == nil)
    }
}
