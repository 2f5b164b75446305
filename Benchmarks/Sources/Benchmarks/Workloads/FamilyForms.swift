// The families without references: parents in one list, children in another, each a place from 1.

import Messages

/// Two lists that refer to each other.
protocol FlatFamilies {
    associatedtype Parent: FlatParent
    associatedtype Child: FlatChild

    var parents: [Parent] { get }
    var children: [Child] { get }

    init(parents: [Parent], children: [Child])
}

protocol FlatParent {
    var name: String { get }
    var children: [UInt32] { get }

    init(name: String, children: [UInt32])
}

protocol FlatChild {
    var number: Int64 { get }
    var parent: UInt32 { get }

    init(number: Int64, parent: UInt32)
}

/// The families as a value that Swift's encoders take.
struct FamiliesMirror: Codable, FlatFamilies {
    var parents: [ParentMirror]
    var children: [ChildMirror]
}

struct ParentMirror: Codable, FlatParent {
    var name: String
    var children: [UInt32]
}

struct ChildMirror: Codable, FlatChild {
    var number: Int64
    var parent: UInt32
}

extension FamiliesMessage: FlatFamilies {
    init(parents: [ParentMessage], children: [ChildMessage]) {
        self.init()
        (self.parents, self.children) = (parents, children)
    }
}

extension ParentMessage: FlatParent {
    init(name: String, children: [UInt32]) {
        self.init()
        (self.name, self.children) = (name, children)
    }
}

extension ChildMessage: FlatChild {
    init(number: Int64, parent: UInt32) {
        self.init()
        (self.number, self.parent) = (number, parent)
    }
}
