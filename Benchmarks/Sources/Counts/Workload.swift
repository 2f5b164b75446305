// What is counted: a graph, small enough for valgrind, and the two sides of its archive.

import Archiving
import Foundation
import PropertyLists

/// A workload under its name.
struct Workload {
    let name: String

    /// Makes the graph and its archive.
    let prepare: (_ size: Size) throws -> Sides

    /// How large the graph is, as a factor.
    enum Size: Int {
        /// For counting, which slows the program down by fifty.
        case counted = 1

        /// For measuring time: large enough to leave the processor's nearest caches.
        case timed = 10
    }

    /// Both sides, ready to run as often as one likes.
    struct Sides {
        /// Returns what it made last, so that to free it is not counted.
        let archive: () throws -> Any

        /// Returns what it made last, likewise.
        let unarchive: () throws -> Any

        /// Lets go of what keeps itself in memory.
        var discard: (Any) -> Void = { _ in }
    }

    /// A graph in a keyed archive.
    ///
    /// - Parameters:
    ///   - count: how large the graph is that is counted.
    ///   - discard: releases a graph that keeps itself in memory.
    ///   - make: makes the graph of a size.
    static func keyed<Root: Coding>(
        _ name: String, count: Int, format: PropertyList.Format = .binary,
        discard: @escaping (Root) -> Void = { _ in }, _ make: @escaping (Int) -> Root
    ) -> Workload {
        Workload(name: name) { size in
            let root = make(count * size.rawValue)
            let data = try KeyedArchiver.archivedData(withRootObject: root, profile: .compact.formatted(as: format))
            return Sides(
                archive: {
                    try KeyedArchiver.archivedData(withRootObject: root, profile: .compact.formatted(as: format))
                },
                unarchive: { try KeyedUnarchiver.unarchivedObject(ofClass: Root.self, from: data) },
                discard: { result in
                    if let root = result as? Root { discard(root) }
                })
        }
    }

    /// A graph in a sequential archive.
    static func sequential<Root: Coding>(
        _ name: String, count: Int, _ make: @escaping (Int) -> Root
    ) -> Workload {
        Workload(name: name) { size in
            let root = make(count * size.rawValue)
            let data = try SequentialArchiver.archivedData(withRootObject: root)
            return Sides(
                archive: { try SequentialArchiver.archivedData(withRootObject: root) },
                unarchive: { try SequentialUnarchiver.unarchivedObject(ofClass: Root.self, from: data) })
        }
    }

    /// Small archives, one after the other.
    ///
    /// - Parameters:
    ///   - archive: makes one of them, which is keyed by default.
    ///   - unarchive: reads one of them.
    static func smallArchives<Root: Coding>(
        _ name: String, count: Int,
        archive: @escaping (Root) throws -> Data = { try KeyedArchiver.archivedData(withRootObject: $0) },
        unarchive: @escaping (Data) throws -> Root = {
            try KeyedUnarchiver.unarchivedObject(ofClass: Root.self, from: $0)
        },
        _ make: @escaping (Int) -> [Root]
    ) -> Workload {
        Workload(name: name) { size in
            let roots = make(count * size.rawValue)
            let archives = try roots.map(archive)
            return Sides(
                archive: {
                    var last = Data()
                    for root in roots { last = try archive(root) }
                    return last
                },
                unarchive: {
                    var last: Root?
                    for data in archives { last = try unarchive(data) }
                    return last as Any
                })
        }
    }

    /// Sequential archives of attributed strings, one after the other.
    static func messageBodies(_ name: String, count: Int, _ make: @escaping (Int) throws -> [Data]) -> Workload {
        Workload(name: name) { size in
            let archives = try make(count * size.rawValue)
            let texts = try archives.map {
                // As a program makes them: what was read keeps the form that it had.
                let text = try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: $0)
                return AttributedStringValue(text.string, runs: text.runs) ?? text
            }
            return Sides(
                archive: {
                    var last = Data()
                    for text in texts { last = try SequentialArchiver.archivedData(withRootObject: text) }
                    return last
                },
                unarchive: {
                    var last = AttributedStringValue()
                    for data in archives {
                        last = try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: data)
                    }
                    return last
                })
        }
    }
}
