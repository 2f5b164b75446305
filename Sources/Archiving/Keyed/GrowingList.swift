// A list in memory of its own, for what an unarchiver holds per object.
//
//     elements  [ ● | ● | ● | – | – | – | – | – ]      count 3, capacity 8
//
// An array would do, but for two things: it grows by copying into fresh memory, which costs more than all else that is
// done with a big list (the system remaps big blocks instead, in `realloc`), and its elements have no place that stays
// while only this list's last element is worked with.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Foundation
#endif

/// A list that only grows and shrinks at its end.
struct GrowingList<Element>: ~Copyable {
    private var elements: UnsafeMutablePointer<Element>?
    private(set) var count: Int
    private var capacity: Int

    /// Makes an empty list, which takes no memory yet.
    init() {
        elements = nil
        count = 0
        capacity = 0
    }

    deinit {
        elements?.deinitialize(count: count)
        free(elements)
    }

    subscript(position: Int) -> Element {
        get { pointer(to: position).pointee }
        nonmutating set { pointer(to: position).pointee = newValue }
        nonmutating _modify { yield &pointer(to: position).pointee }
    }

    /// Where an element stands, until the list grows.
    func pointer(to position: Int) -> UnsafeMutablePointer<Element> {
        guard let elements, UInt(bitPattern: position) < UInt(bitPattern: count) else {
            preconditionFailure("A list of \(count) elements has none at \(position)")
        }
        return elements + position
    }

    /// Where an element stands, until the list grows; `nil` beyond the end.
    func place(_ position: Int) -> UnsafeMutablePointer<Element>? {
        guard let elements, UInt(bitPattern: position) < UInt(bitPattern: count) else { return nil }
        return elements + position
    }

    /// Where the last element of a list stands that is not empty, until the list grows.
    var top: UnsafeMutablePointer<Element> { pointer(to: count &- 1) }

    var isEmpty: Bool { count == 0 }
    var first: Element? { count == 0 ? nil : self[0] }
    var last: Element? { count == 0 ? nil : self[count &- 1] }

    func last(where matches: (Element) -> Bool) -> Element? {
        var position = count
        while position > 0 {
            position -= 1
            if matches(self[position]) { return self[position] }
        }
        return nil
    }

    // Inlined always: the element is made in its place then, and not copied there.
    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count == capacity { grow() }
        guard let elements else { return }
        (elements + count).initialize(to: element)
        count &+= 1
    }

    mutating func removeLast() {
        top.deinitialize(count: 1)
        count &-= 1
    }

    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count &-= 1
        return elements.map { ($0 + count).move() }
    }

    /// Empties the list; it keeps its memory.
    ///
    /// - Parameter prepare: called with the places of the next elements, some at a time, before these are destroyed.
    mutating func removeAll(inRunsOf runCount: Int, _ prepare: (UnsafeMutableBufferPointer<Element>) -> Void) {
        guard let elements else { return }
        // Empty from here on, for those who ask while elements are destroyed.
        let end = count
        count = 0
        var place = 0
        while place < end {
            let run = UnsafeMutableBufferPointer(start: elements + place, count: min(runCount, end - place))
            prepare(run)
            run.deinitialize()
            place += run.count
        }
    }

    /// Empties the list; it keeps its memory.
    mutating func removeAll() {
        elements?.deinitialize(count: count)
        count = 0
    }

    @inline(never)
    private mutating func grow() {
        let newCapacity = max(capacity * 2, 8)
        guard let memory = realloc(elements, newCapacity * MemoryLayout<Element>.stride) else {
            preconditionFailure("No memory for \(newCapacity) elements")
        }
        // Elements of Swift may be moved by copying their bytes.
        elements = memory.bindMemory(to: Element.self, capacity: newCapacity)
        capacity = newCapacity
    }
}
