// Arrays of objects, reals and dates in one piece: the archive is as if their elements came one by one.

import Archiving
import Foundation
import Testing

@Suite("Arrays in one piece") struct BorrowedObjectTests {
    private typealias Probe = ReusedArchiverTests.Probe

    /// Archives elements together, and one by one.
    private func archives<Element: ArchivableValue>(
        _ elements: [Element], before: @escaping (Archiver) throws -> Void = { _ in }
    ) throws -> (together: Data, oneByOne: Data) {
        let together = try KeyedArchiver.archivedData(
            withRootObject: Probe { archiver in
                try before(archiver)
                try archiver.encode(elements, forKey: "elements")
                try archiver.encode(elements, forKey: "again")
            })
        let oneByOne = try KeyedArchiver.archivedData(
            withRootObject: Probe { archiver in
                try before(archiver)
                for key in ["elements", "again"] {
                    try archiver.beginCollection(.array, count: elements.count, forKey: key)
                    for element in elements { try element.encode(to: archiver, forKey: nil) }
                    try archiver.endCollection()
                }
            })
        return (together, oneByOne)
    }

    private func leaf(_ number: Int) -> Node {
        Leaf("\(number)", weight: Double(number), colour: .green, label: Label("label"))
    }

    @Test("Objects of several classes, some of them more than once", arguments: [1, 7, 8, 9, 1_000])
    func objects(count: Int) throws {
        var nodes: [Node] = []
        for number in 0..<count {
            nodes.append(number % 5 == 4 ? nodes[number / 2] : number % 2 == 1 ? leaf(number) : Node("\(number)"))
            if number > 0 { nodes[number].second = nodes[number / 3] }
        }
        let forms = try self.archives(nodes)
        #expect(forms.together == forms.oneByOne)
    }

    @Test("Objects that were referenced conditionally, or before")
    func metBefore() throws {
        let nodes = (0..<20).map { Node("\($0)") }
        let forms = try self.archives(nodes) { archiver in
            try archiver.encodeConditional(nodes[3], forKey: "three")
            try archiver.encode(nodes[5], forKey: "five")
        }
        #expect(forms.together == forms.oneByOne)
    }

    @Test("Objects whose array is gone before they are encoded live until the archive ends, and no longer")
    func lifetime() throws {
        let archiver = KeyedArchiver()
        weak var first: Node?
        for _ in 0..<2 {
            let data = try archiver.archivedData(
                withRootObject: Probe { archiver in
                    let nodes = (0..<100).map { Node("\($0)", next: Node("next")) }
                    first = nodes[0]
                    try archiver.encode(nodes, forKey: "nodes")
                })
            #expect(first == nil)
            #expect(data.count > 1_000)
        }
    }

    @Test("An element that throws ends the archive, and every object is let go")
    func failure() throws {
        let archiver = KeyedArchiver()
        let count = 20
        for throwing in [0, 10, 19] {
            weak var last: Probe?
            #expect(throws: ReusedArchiverTests.Failure.self) {
                try unwrapped {
                    let probes = (0..<count).map { number in
                        Probe { _ in if number == throwing { throw ReusedArchiverTests.Failure() } }
                    }
                    last = probes.last
                    _ = try archiver.archivedData(withRootObject: Probe { try $0.encode(probes, forKey: "probes") })
                }
            }
            #expect(last == nil)
        }
    }

    @Test("Reals and dates, equal ones among them, with all their bits", arguments: [3, 31, 32, 33, 65, 5_000])
    func numbers(count: Int) throws {
        let special: [Double] = [0, -0.0, .nan, Double(bitPattern: 0x7FF8_0000_0000_0001), .infinity, 1]
        var reals: [Double] = []
        for number in 0..<count { reals.append(number % 3 == 0 ? special[number % 6] : Double(number / 2) + 0.25) }
        let forms = try self.archives(reals)
        #expect(forms.together == forms.oneByOne)
        let dates = reals.map { Date(timeIntervalSinceReferenceDate: $0) }
        let ofDates = try self.archives(dates) { try $0.encode(reals, forKey: "reals") }
        #expect(ofDates.together == ofDates.oneByOne)
    }

    @Test("A result that is kept is not written over by the next one")
    func results() throws {
        let archiver = KeyedArchiver()
        let graphs = [20_000, 15_000, 20_000].map { ReusedArchiverTests.graph($0) }
        let expected = try graphs.map { try KeyedArchiver.archivedData(withRootObject: $0) }
        var kept: [(round: Int, data: Data)] = []
        for round in 0..<6 {
            kept.append((round, try archiver.archivedData(withRootObject: graphs[round % 3])))
            #expect(kept.allSatisfy { $0.data == expected[$0.round % 3] })
            if round % 2 == 1 { kept.removeFirst() }
        }
    }
}
