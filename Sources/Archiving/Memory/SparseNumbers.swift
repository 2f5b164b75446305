// Numbers by an index, for some of the indexes: the slots of values by the index of their property list object.
//
//     pages  [ ● | – | – | ● | … ]        each of 1,024 indexes, made when the first number of it is set
//              └▶ [ 0 | 4 | 0 | 5 | … ]   0 where there is none
//
// Indexes are given in order, and what is looked for mostly lies together: no search, and no more memory than 4 bytes
// for each index that was given.

struct SparseNumbers: ~Copyable {
    private var pages = GrowingBuffer<UnsafeMutableBufferPointer<UInt32>>()

    private static var pageShift: UInt32 { 10 }
    private static var pageCount: Int { 1 << 10 }

    deinit {
        for position in 0..<pages.count { MemoryBlock.release(pages[position]) }
    }

    /// The number for an index; 0 where there is none.
    subscript(index: UInt32) -> UInt32 {
        let position = Int(index &>> Self.pageShift)
        guard position < pages.count else { return 0 }
        let page = pages[position]
        return page.count == 0 ? 0 : page[Int(index) & (Self.pageCount - 1)]
    }

    mutating func set(_ number: UInt32, for index: UInt32) {
        let position = Int(index &>> Self.pageShift)
        if position >= pages.count || pages[position].count == 0 { makePage(position) }
        pages[position][Int(index) & (Self.pageCount - 1)] = number
    }

    /// Calls a function with each number.
    func forEachNumber(_ body: (UInt32) -> Void) {
        for position in 0..<pages.count {
            for number in pages[position] where number != 0 { body(number) }
        }
    }

    /// Forgets all numbers; the memory stays.
    mutating func removeAll() {
        for position in 0..<pages.count where pages[position].count > 0 { pages[position].update(repeating: 0) }
    }

    @inline(never)
    private mutating func makePage(_ position: Int) {
        if position >= pages.count {
            pages.append(repeating: UnsafeMutableBufferPointer(start: nil, count: 0), count: position + 1 - pages.count)
        }
        pages[position] = MemoryBlock.zeros(UInt32.self, count: Self.pageCount)
    }
}
