// What is inserted is found, however the hashes fall and however often the table grew.

import Testing

@testable import PropertyLists

@Suite("Uniquing table") struct UniquingTableTests {
    static let patterns: [(String, Int, @Sendable (UInt32) -> UInt32)] = [
        ("no index", 0, { $0 }),
        ("one index", 1, { $0 }),
        ("hashes in a row", 5_000, { $0 }),
        ("hashes that are spread", 5_000, { $0 &* 2_654_435_761 }),
        ("one hash for all", 500, { _ in 7 }),
        ("one hash for all, in the last group", 500, { _ in .max }),
        ("few hashes, in the last group", 2_000, { .max &- $0 % 32 }),
        ("the first groups and the last", 2_000, { $0 % 2 == 0 ? $0 % 64 : .max &- $0 % 64 }),
        ("groups that meet only in a small table", 3_000, { $0 % 3 &* 0x400 &+ $0 &* 0x1_0000 }),
        ("hashes that differ in the high bits", 1_000, { $0 << 22 }),
    ]

    @Test("Each index is found by its hash", arguments: patterns.indices)
    func finds(pattern: Int) {
        let (title, count, hash) = Self.patterns[pattern]
        var table = UniquingTable()
        for round in 0..<2 {
            for index in 0..<UInt32(count) {
                insert(index, hash(index), in: &table)
                // The first of all is looked for all the time, while the table grows around it.
                #expect(indices(hash(0), in: &table).contains(0), "\(title), round \(round), at \(index)")
            }
            let expected = Dictionary(grouping: 0..<UInt32(count), by: hash)
            for (hash, members) in expected {
                #expect(indices(hash, in: &table).sorted() == members, "\(title), round \(round)")
            }
            #expect(indices(0x1234_5678, in: &table).isEmpty, "\(title)")
            table.removeAll()
            #expect(indices(hash(0), in: &table).isEmpty, "\(title)")
        }
    }

    @Test("A table that was long and is emptied twice is still one")
    func emptied() {
        var table = UniquingTable()
        for index in 0..<UInt32(5_000) {
            insert(index, index &* 2_654_435_761, in: &table)
        }
        table.removeAll()
        insert(3, 9, in: &table)
        table.removeAll()
        insert(4, 9, in: &table)
        #expect(indices(9, in: &table) == [4])
    }

    @Test("Indices to keep are found after the others were removed", arguments: [0, 1, 20, 60, 5_000])
    func kept(count: Int) {
        let hash: (UInt32) -> UInt32 = { $0 &* 2_654_435_761 }
        var table = UniquingTable()
        for index in 0..<UInt32(count) { insert(index, hash(index), in: &table) }
        table.keepAll()
        // The last one makes the table longer, so that nothing is kept any more.
        for added in [0, 3, 3, 20_000] {
            for index in 0..<UInt32(added) { insert(100_000 + index, hash(100_000 + index), in: &table) }
            let isLonger = added == 20_000
            #expect(table.removeAll() == (isLonger ? 0 : count))
            for index in 0..<UInt32(count) {
                #expect(indices(hash(index), in: &table) == (isLonger ? [] : [index]))
            }
            #expect(indices(hash(100_000), in: &table).isEmpty)
        }
    }

    @Test("A bounded table becomes a cache, in which a new index is found, and equal hashes take no longer")
    func bounded() {
        for hash in [{ $0 &* 2_654_435_761 }, { _ in 7 }] as [(UInt32) -> UInt32] {
            var table = UniquingTable()
            table.bound = 512
            for round in 0..<2 {
                for index in 0..<UInt32(513) { insert(index, hash(index), in: &table) }
                for index in 513..<UInt32(20_000) {
                    insert(index, hash(index), in: &table)
                    let found = indices(hash(index), in: &table)
                    #expect(found.contains(index) && found.count <= 8 && found.allSatisfy { $0 >= 513 })
                }
                // It is exact again.
                table.removeAll()
                for index in 0..<UInt32(512) { insert(index, hash(index), in: &table) }
                #expect((0..<UInt32(512)).allSatisfy { indices(hash($0), in: &table).contains($0) }, "round \(round)")
                table.removeAll()
            }
        }
    }

    private func insert(_ index: UInt32, _ hash: UInt32, in table: inout UniquingTable) {
        _ = table.makeRoom()
        var search = table.search(hash)
        while table.next(&search) != nil {}
        table.insert(index, search)
    }

    private func indices(_ hash: UInt32, in table: inout UniquingTable) -> [UInt32] {
        _ = table.makeRoom()
        var search = table.search(hash)
        var indices: [UInt32] = []
        while let index = table.next(&search) {
            indices.append(index)
        }
        return indices
    }
}
