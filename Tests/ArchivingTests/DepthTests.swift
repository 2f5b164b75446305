// Graphs of any shape and depth are encoded, decoded and released on a thread with a stack of 512 KB.
//
// With ARCHIVING_DEEP=1 in the environment the graphs have a million objects, which requires an optimized build.
// Otherwise they have 20,000, or 50,000 to 200,000 in the integration ring: recursion would overflow the stack with
// each.

import Archiving
import Foundation
import TestSupport
import Testing

@Suite("Depth", .serialized) struct DepthTests {
    /// How many objects a graph has.
    static let count = IntegrationRing.isDeep ? 1_000_000 : IntegrationRing.size(50_000, otherwise: 20_000)
    static let listCount = IntegrationRing.isDeep ? 1_000_000 : IntegrationRing.size(200_000, otherwise: 20_000)

    /// Archives a graph, decodes it and checks the copy, all on the small stack.
    private func roundTrip<Root: Coding>(_ make: @escaping () -> Root, check: @escaping (Root) throws -> Void) throws {
        try withStack {
            let data = try KeyedArchiver.archivedData(withRootObject: make())
            try check(try KeyedUnarchiver.unarchivedObject(ofClass: Root.self, from: data))
        }
    }

    /// A chain whose last node is given.
    private static func chain(_ count: Int, endingIn last: Node, _ link: (Node, Node) -> Void) -> Node {
        var first = last
        for number in 1..<count {
            let node = Node(number % 7 == 0 ? "seven" : "node")
            link(node, first)
            first = node
        }
        return first
    }

    private static func length(_ root: Node, _ next: (Node) -> Node?) -> Int {
        var count = 1
        var node = root
        while let following = next(node), following !== root {
            count += 1
            node = following
        }
        return count
    }

    @Test("A list")
    func list() throws {
        try roundTrip({ Self.chain(Self.listCount, endingIn: Node("last")) { $0.next = $1 } }) { root in
            #expect(Self.length(root) { $0.next } == Self.listCount)
        }
    }

    @Test("A chain through the second of two references")
    func second() throws {
        try roundTrip({ Self.chain(Self.count, endingIn: Node("last")) { $0.second = $1 } }) { root in
            #expect(Self.length(root) { $0.second } == Self.count)
        }
    }

    @Test("A tree as deep as it has nodes, through arrays")
    func arrays() throws {
        try roundTrip({ Self.chain(Self.count, endingIn: Node("last")) { $0.children = [$1] } }) { root in
            #expect(Self.length(root) { $0.children.first } == Self.count)
        }
    }

    @Test("A list that knows its way back, strongly")
    func backAndForth() throws {
        func takeApart(_ root: Node) {
            for node in sequence(first: root, next: \.next) { node.second = nil }
        }
        try withStack {
            let root = Self.chain(Self.count / 2, endingIn: Node("last")) {
                $0.next = $1
                $1.second = $0
            }
            let data = try KeyedArchiver.archivedData(withRootObject: root)
            takeApart(root)
            let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data)
            #expect(Self.length(copy) { $0.next } == Self.count / 2)
            #expect(sequence(first: copy, next: \.next).allSatisfy { $0.next == nil || $0.next?.second === $0 })
            takeApart(copy)
        }
    }

    @Test("A ring")
    func ring() throws {
        try withStack {
            let last = Node("last")
            let first = Self.chain(Self.count / 2, endingIn: last) { $0.next = $1 }
            last.next = first
            let data = try KeyedArchiver.archivedData(withRootObject: first)
            last.next = nil
            let root = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data)
            #expect(Self.length(root) { $0.next } == Self.count / 2)
            root.next = nil
        }
    }

    @Test("Parents and children, eight to each, all of which know both")
    func parentsAndChildren() throws {
        let count = IntegrationRing.isDeep ? 300_000 : Self.count
        try roundTrip({
            let root = Node("root")
            var parents = [root]
            var made = 1
            var position = 0
            while made < count {
                let parent = parents[position]
                position += 1
                for _ in 0..<min(8, count - made) {
                    let child = Node("child")
                    child.parent = parent
                    parent.children.append(child)
                    parents.append(child)
                    made += 1
                }
            }
            return root
        }) { root in
            var pending = [root]
            var found = 0
            while let node = pending.popLast() {
                found += 1
                if !node.children.allSatisfy({ $0.parent === node }) { Issue.record("a child has another parent") }
                pending += node.children
            }
            #expect(found == count)
        }
    }

    @Test("A chain of which every second reference must exist from the start")
    func atOnce() throws {
        try roundTrip({
            var board = Board("last")
            for _ in 1..<Self.count / 2 {
                let next = Board("board")
                next.nextPin = Pin("pin", on: board)
                board = next
            }
            return board
        }) { root in
            var count = 1
            var board = root
            while let pin = board.nextPin {
                count += 1
                board = pin.board
            }
            #expect(count == Self.count / 2)
            #expect(board.name == "last")
        }
    }

    @Test("A chain of sets")
    func sets() throws {
        try roundTrip({
            var circle = Circle(0)
            for number in 1..<Self.count / 5 {
                let next = Circle(number)
                next.neighbours = [circle]
                circle = next
            }
            return circle
        }) { root in
            var circle = root
            while let next = circle.neighbours.first { circle = next }
            #expect(root.number == Self.count / 5 - 1)
            #expect(circle.number == 0)
        }
    }

    @Test("What fails at the last object fails, and all before it are released", arguments: [false, true])
    func lastObject(isConnecting: Bool) throws {
        try withStack {
            let root = Self.chain(Self.count / 2, endingIn: Fuse(isConnecting)) { $0.next = $1 }
            let data = try KeyedArchiver.archivedData(withRootObject: root)
            let error = archiveError {
                try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data, allowing: [Fuse.self])
            }
            #expect(error?.code == .invalidValue)
            #expect(error?.path.hasPrefix("root.next.next.") == true)
            #expect(error?.path.contains("…(\(Self.count / 2 - 24) more)…") == true)
        }
    }

    @Test("What fails while the last object is archived fails, and all before it are released")
    func lastObjectArchived() throws {
        try withStack {
            let error = archiveError {
                try KeyedArchiver.archivedData(
                    withRootObject: Self.chain(Self.count / 2, endingIn: Dud("dud")) { $0.next = $1 })
            }
            #expect(error?.code == .classNotArchivable)
        }
    }

    @Test("An archive that ends one byte early is refused")
    func lastByte() throws {
        try withStack {
            let root = Self.chain(Self.count / 10, endingIn: Node("last")) { $0.next = $1 }
            let data = try KeyedArchiver.archivedData(withRootObject: root)
            #expect(throws: ArchiveError.self) {
                try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data.dropLast())
            }
        }
    }
}

/// Throws when it is decoded, in either of the two steps.
private final class Fuse: Node {
    private let isConnecting: Bool

    init(_ isConnecting: Bool) {
        self.isConnecting = isConnecting
        super.init("fuse")
    }

    override class var archivedClass: ArchivedClass {
        ArchivedClass("Fuse", type: Fuse.self, superclass: Node.self)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encode(isConnecting, forKey: "isConnecting")
    }

    required init(coder unarchiver: Unarchiver) throws {
        isConnecting = try unarchiver.decode(Bool.self, forKey: "isConnecting")
        if !isConnecting { throw unarchiver.fail(expected: "an object that can be made", found: "a fuse") }
        try super.init(coder: unarchiver)
    }

    override func connect(with unarchiver: Unarchiver) throws {
        throw unarchiver.fail(expected: "an object that can be connected", found: "a fuse")
    }
}

/// Doesn't declare `archivedClass`.
private final class Dud: Node {}
