// Graphs of any shape and depth go both ways, and are let go of, on a thread with a stack of 512 KB.

import Archiving
import Foundation
import TestSupport
import Testing

@Suite struct DepthTests {
    private func roundTrip(_ make: @escaping () -> Node, check: @escaping (Node) -> Void) throws {
        try withStack {
            let data = try KeyedArchiver.archivedData(withRootObject: make())
            check(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data))
        }
    }

    @Test func aListOfAMillionNodes() throws {
        try roundTrip({
            let first = Node("0")
            var last = first
            for number in 1..<1_000_000 {
                let node = Node(number % 7 == 0 ? "seven" : "node")
                last.next = node
                last = node
            }
            return first
        }, check: { root in
            var count = 0
            var next: Node? = root
            while let node = next {
                count += 1
                next = node.next
            }
            #expect(count == 1_000_000)
        })
    }

    @Test func aRingOfAHundredThousandNodes() throws {
        try withStack {
            let first = Node("0")
            var last = first
            for _ in 1..<100_000 {
                let node = Node("node")
                last.next = node
                last = node
            }
            last.next = first
            let data = try KeyedArchiver.archivedData(withRootObject: first)
            first.next = nil
            let root = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data)
            var count = 1
            var next = root.next
            while let node = next, node !== root {
                count += 1
                next = node.next
            }
            #expect(count == 100_000)
            #expect(next === root)
            root.next = nil
        }
    }
}
