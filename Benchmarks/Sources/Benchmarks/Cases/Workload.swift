// A graph of objects that archivers are given, and the form that peers without references need.

import Archiving
import SwiftProtobuf

/// A graph to be archived.
protocol Workload {
    associatedtype Root: Coding

    var name: String { get }
    var objectCount: Int { get }

    /// Makes the graph: the same one whenever it is called.
    func make() -> Root

    /// A number that every value and every reference of the graph changes.
    func checksum(_ root: Root) -> UInt64

    /// Lets go of a graph that keeps itself in memory.
    func discard(_ root: Root)
}

extension Workload {
    func discard(_ root: Root) {}
}

/// A workload for peers without references: objects are in lists, and references are indexes into them.
protocol FlatWorkload: Workload {
    associatedtype Message: SwiftProtobuf.Message & Equatable
    associatedtype Mirror: Codable

    func message(_ root: Root) -> Message
    func root(_ message: Message) -> Root
    func mirror(_ root: Root) -> Mirror
    func root(_ mirror: Mirror) -> Root
}

/// Sums up a graph.
struct Checksum {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ number: UInt64) {
        value = (value ^ number) &* 0x100_0000_01B3
        value ^= value >> 29
    }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    mutating func add(_ number: Double) { add(number.bitPattern) }

    mutating func add(_ flag: Bool) { add(flag ? 1 as UInt64 : 2) }

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(UInt64(byte)) }
        add(text.utf8.count)
    }
}
