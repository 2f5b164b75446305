// Recognizes keys by their position: the objects of a class mostly write the same keys in the same order.
//
//     layouts  [ Company: 0..<2 of 16 | Employee: 16..<25 of 32 | … ]
//     entries  [ "name" → 3 | "departments" → 5 | – … | "firstName" → 9 | "lastName" → 11 | … ]
//                                                         ▲ cursor.next: what is expected
//
// A key that is expected costs one comparison of its 16 bytes. A key that comes later in the layout is searched from
// there, which skips the keys that an object omits. A new key is inserted at the cursor. The keys of a layout are
// unique, and the cursor only moves forward: an object whose keys were all found this way has no key twice.
//
// The next archive of an archiver mostly has the same keys. Their order is kept, with number 0 until they are written
// again.

import PropertyLists

/// The position of an object, or of a structure, in the keys of its layout.
struct KeyCursor: BitwiseCopyable {
    /// The index of the key that is expected, and the end of the layout.
    fileprivate(set) var next: Int32 = 0
    fileprivate(set) var end: Int32 = 0

    /// The layout; -1 for none.
    fileprivate(set) var layout: Int32 = -1

    /// Whether a key may have been encoded twice.
    var mayRepeat = true
}

/// The keys of classes and structures in their order.
struct KeyLayouts: ~Copyable {
    private struct Entry: BitwiseCopyable {
        let key: KeyBits
        var number: UInt32

        /// The place of the key among the known texts, which retain it so that no other string gets its bits.
        let text: UInt32
    }

    private struct Layout: BitwiseCopyable {
        var start: Int32 = 0
        var count: Int32 = 0
        var capacity: Int32 = 0
    }

    /// Keys after this many are looked up elsewhere, because a layout is searched linearly.
    private static var maximumCount: Int32 { 64 }

    private var entries = GrowingBuffer<Entry>()
    private var layouts = GrowingBuffer<Layout>()

    /// Adds an empty layout and returns its number.
    mutating func append() -> Int32 {
        layouts.append(Layout())
        return Int32(truncatingIfNeeded: layouts.count - 1)
    }

    /// A cursor at the start of a layout.
    func cursor(at layout: Int32) -> KeyCursor {
        let place = layouts[Int(layout)]
        return KeyCursor(next: place.start, end: place.start + place.count, layout: layout, mayRepeat: false)
    }

    /// A cursor that was saved. If the layout has changed since, no key is expected any more.
    func resumed(_ cursor: KeyCursor) -> KeyCursor {
        guard cursor.layout >= 0 else { return cursor }
        let place = layouts[Int(cursor.layout)]
        return place.start + place.count == cursor.end ? cursor : KeyCursor()
    }

    /// The number of a key, if it is the expected one and was written in this archive; 0 otherwise.
    @inline(__always) func expected(_ key: KeyBits, _ cursor: inout KeyCursor) -> UInt32 {
        guard cursor.next < cursor.end else { return 0 }
        let entry = entries[Int(cursor.next)]
        guard entry.key == key, entry.number != 0 else { return 0 }
        cursor.next &+= 1
        return entry.number
    }

    /// Moves the cursor behind a key that is further on in the layout, and returns its place; `nil` if it is missing
    /// there.
    func place(of key: KeyBits, _ cursor: inout KeyCursor) -> Int? {
        var place = Int(cursor.next)
        while place < Int(cursor.end) {
            let entry = entries[place]
            place += 1
            if entry.key == key {
                cursor.next = Int32(truncatingIfNeeded: place)
                return place - 1
            }
        }
        return nil
    }

    /// The number of the key at a place; 0 until it is set.
    func number(at place: Int) -> UInt32 { entries[place].number }

    mutating func setNumber(_ number: UInt32, at place: Int) { entries[place].number = number }

    /// The place among the known texts of the key at a place.
    func text(at place: Int) -> Int { Int(entries[place].text) }

    /// Inserts a key into the layout at the cursor, if it is new there.
    ///
    /// - Parameter text: Its place among the known texts.
    mutating func learn(
        _ text: Int, _ key: KeyBits, _ number: UInt32, _ cursor: inout KeyCursor, _ texts: borrowing KnownTexts
    ) {
        guard cursor.layout >= 0 else { return }
        let layout = Int(cursor.layout)
        let count = layouts[layout].count
        guard count < Self.maximumCount, !holds(number, text, layouts[layout], texts) else {
            cursor.mayRepeat = true
            return
        }
        let offset = cursor.next - layouts[layout].start
        if count == layouts[layout].capacity { moveToEnd(layout) }
        let start = layouts[layout].start
        var place = start + count
        while place > start + offset {
            entries[Int(place)] = entries[Int(place) - 1]
            place -= 1
        }
        entries[Int(place)] = Entry(key: key, number: number, text: UInt32(truncatingIfNeeded: text))
        layouts[layout].count = count + 1
        cursor.next = place + 1
        cursor.end = start + count + 1
    }

    /// Removes the numbers of all keys, for another archive.
    mutating func removeNumbers() {
        for place in 0..<entries.count { entries[place].number = 0 }
    }

    /// Removes all layouts, and keeps the memory.
    mutating func removeAll() {
        entries.remove(from: 0)
        layouts.remove(from: 0)
    }

    /// Whether a layout has a key, perhaps as a string with other bits.
    private func holds(_ number: UInt32, _ text: Int, _ layout: Layout, _ texts: borrowing KnownTexts) -> Bool {
        for place in layout.start..<(layout.start + layout.count) {
            let entry = entries[Int(place)]
            if entry.number == number || entry.number == 0 && texts.areEqual(Int(entry.text), text) { return true }
        }
        return false
    }

    /// Doubles the capacity of a layout by moving it to the end of the entries.
    private mutating func moveToEnd(_ layout: Int) {
        let old = layouts[layout]
        let start = Int32(truncatingIfNeeded: entries.count)
        let capacity = max(8, old.capacity * 2)
        let none = Entry(key: KeyBits(), number: 0, text: 0)
        entries.append(none, upTo: entries.count + Int(capacity))
        for place in 0..<old.count { entries[Int(start + place)] = entries[Int(old.start + place)] }
        layouts[layout] = Layout(start: start, count: old.count, capacity: capacity)
    }
}
