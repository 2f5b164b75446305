// Nested structures and objects that are read in `init(coder:)`, both up to their limits: everything that can be
// written can be read, even on a small stack.

import Archiving
import TestSupport
import Testing

@Suite("Nesting of structures in objects") struct NestingTests {
    /// The limit for nested structures, and for nested objects that must exist when they are decoded.
    static let limit = ArchiveLimits().maximumDepth

    /// Objects inside each other, with a tree in the innermost one.
    private static func groves(_ count: Int, holding tree: Tree) -> Grove {
        (1..<count).reduce(Grove(tree)) { inner, _ in Grove(Tree(0), inner) }
    }

    @Test(
        "A tree as deep as the archiver writes it is read in an object that is read at once",
        arguments: [1, 2, limit - 1, limit])
    func bothLimits(objectCount: Int) throws {
        let tree = Tree.chain(Self.limit - 1)
        let copy = try withStack {
            let data = try KeyedArchiver.archivedData(withRootObject: Self.groves(objectCount, holding: tree))
            return try KeyedUnarchiver.unarchivedObject(ofClass: Grove.self, from: data)
        }
        var innermost = copy
        var count = 1
        while let inner = innermost.inner {
            innermost = inner
            count += 1
        }
        #expect(count == objectCount)
        #expect(innermost.tree == tree)
    }

    @Test("A structure for each object, each in the one before, is read to the limit and refused beyond it")
    func alternating() throws {
        func data(_ count: Int) throws -> [Shelf] {
            try withStack {
                let shelf = (1..<count).reduce(Shelf(nil)) { inner, _ in Shelf(Crate(inner)) }
                let archiver = KeyedArchiver()
                try archiver.encode([shelf], forKey: "shelves")
                let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
                return try unarchiver.decode([Shelf].self, forKey: "shelves")
            }
        }
        var count = 0
        var next = try data(Self.limit).first
        while let shelf = next {
            count += 1
            next = shelf.crate?.shelves.first
        }
        #expect(count == Self.limit)
        #expect(archiveError { try data(Self.limit + 1) }?.code == .limitExceeded)
    }

    @Test("The structures of all objects on the stack are counted together")
    func counted() throws {
        var limits = ArchiveLimits()
        limits.maximumDepth = 3
        let data = try KeyedArchiver.archivedData(withRootObject: Self.groves(3, holding: Tree.chain(2)))
        let bounds = limits
        #expect(throws: Never.self) {
            try KeyedUnarchiver.unarchivedObject(ofClass: Grove.self, from: data, limits: bounds)
        }
        let deeper = try KeyedArchiver.archivedData(withRootObject: Self.groves(1, holding: Tree.chain(3)))
        let error = archiveError {
            try KeyedUnarchiver.unarchivedObject(ofClass: Grove.self, from: deeper, limits: bounds)
        }
        #expect(error?.code == .limitExceeded)
        #expect(error?.expected == "at most 3 structures inside each other here")
    }
}

/// Reads a tree and another object of its class in `init(coder:)`.
private final class Grove: Coding {
    let tree: Tree
    let inner: Grove?

    init(_ tree: Tree, _ inner: Grove? = nil) {
        self.tree = tree
        self.inner = inner
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Grove", type: Grove.self, references: [Grove.self]) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(tree, forKey: "tree")
        try archiver.encodeIfPresent(inner, forKey: "inner")
    }

    init(coder unarchiver: Unarchiver) throws {
        tree = try unarchiver.decode(Tree.self, forKey: "tree")
        inner = try unarchiver.decodeIfPresent(Grove.self, forKey: "inner")
    }
}

/// A structure that refers to an object that holds structures of the same type.
private struct Shelf: ArchivableStructure {
    let crate: Crate?

    static var archivedStructure: ArchivedStructure { ArchivedStructure("Shelf") }

    init(_ crate: Crate?) {
        self.crate = crate
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(crate, forKey: "crate")
    }

    init(coder unarchiver: Unarchiver) throws {
        crate = try unarchiver.decodeIfPresent(Crate.self, forKey: "crate")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "crate") }
}

/// Reads structures at once.
private final class Crate: Coding {
    let shelves: [Shelf]

    init(_ shelf: Shelf) {
        shelves = [shelf]
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Crate", type: Crate.self, references: [Crate.self]) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(shelves, forKey: "shelves")
    }

    init(coder unarchiver: Unarchiver) throws {
        shelves = try unarchiver.decode([Shelf].self, forKey: "shelves")
    }
}
