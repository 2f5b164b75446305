// Recognizes keys by their position: the objects of a class mostly write the same keys in the same order.
//
//     layouts  [ Company: 0..<2 of 16 | Employee: 16..<25 of 32 | … ]
//     entries  [ "name" → 3 | "departments" → 5 | – … | "firstName" → 9 | "lastName" → 11 | … ]
//                                                         ▲ cursor.next: what is expected
//
// A key that is expected costs one comparison of its 16 bytes. One that comes later in the layout is found from there
// on, which passes over those that an object leaves out; a new one is put in where it was encountered. The keys of a
// layout are different, and the cursor only goes on: an object whose keys were all found with it has none twice.

import PropertyLists

/// Where the keys of an object, or of a structure, are in its layout.
struct KeyCursor: BitwiseCopyable {
    /// The place of the key that is expected, and where the layout ends.
    fileprivate(set) var next: Int32 = 0
    fileprivate(set) var end: Int32 = 0

    /// The layout; -1 for none.
    fileprivate(set) var layout: Int32 = -1

    /// Whether a key may have come twice.
    var mayRepeat = true
}

/// The keys of classes and structures in their order.
struct KeyLayouts: ~Copyable {
    private struct Entry: BitwiseCopyable {
        let key: KeyBits
        let number: UInt32
    }

    private struct Layout: BitwiseCopyable {
        var start: Int32 = 0
        var count: Int32 = 0
        var capacity: Int32 = 0
    }

    /// Further keys are looked up elsewhere: a layout is searched from front to back.
    private static var maximumCount: Int32 { 64 }

    private var entries = GrowingBuffer<Entry>()
    private var layouts = GrowingBuffer<Layout>()

    /// Adds an empty layout and returns its number.
    mutating func append() -> Int32 {
        layouts.append(Layout())
        return Int32(truncatingIfNeeded: layouts.count - 1)
    }

    /// A cursor at the beginning of a layout.
    func cursor(at layout: Int32) -> KeyCursor {
        let place = layouts[Int(layout)]
        return KeyCursor(next: place.start, end: place.start + place.count, layout: layout, mayRepeat: false)
    }

    /// A cursor as it was put aside. Where the layout has changed since, nothing is expected any more.
    func resumed(_ cursor: KeyCursor) -> KeyCursor {
        guard cursor.layout >= 0 else { return cursor }
        let place = layouts[Int(cursor.layout)]
        return place.start + place.count == cursor.end ? cursor : KeyCursor()
    }

    /// The number of the key that is expected, if it is that; 0 where it is another one.
    func expected(_ key: KeyBits, _ cursor: inout KeyCursor) -> UInt32 {
        guard cursor.next < cursor.end else { return 0 }
        let entry = entries[Int(cursor.next)]
        guard entry.key == key else { return 0 }
        cursor.next &+= 1
        return entry.number
    }

    /// The number of a key further on in the layout; 0 where it isn't there.
    func found(_ key: KeyBits, _ cursor: inout KeyCursor) -> UInt32 {
        var place = cursor.next
        while place < cursor.end {
            let entry = entries[Int(place)]
            place &+= 1
            if entry.key == key {
                cursor.next = place
                return entry.number
            }
        }
        return 0
    }

    /// Puts a key into the layout where the cursor is, if it is new there.
    mutating func learn(_ key: KeyBits, _ number: UInt32, _ cursor: inout KeyCursor) {
        guard cursor.layout >= 0 else { return }
        let layout = Int(cursor.layout)
        let count = layouts[layout].count
        guard count < Self.maximumCount, !holds(number, layouts[layout]) else {
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
        entries[Int(place)] = Entry(key: key, number: number)
        layouts[layout].count = count + 1
        cursor.next = place + 1
        cursor.end = start + count + 1
    }

    /// Removes all layouts; the memory stays.
    mutating func removeAll() {
        entries.remove(from: 0)
        layouts.remove(from: 0)
    }

    private func holds(_ number: UInt32, _ layout: Layout) -> Bool {
        for place in layout.start..<(layout.start + layout.count) where entries[Int(place)].number == number {
            return true
        }
        return false
    }

    /// Reserves memory for more keys: after all others, where there is some.
    private mutating func moveToEnd(_ layout: Int) {
        let old = layouts[layout]
        let start = Int32(truncatingIfNeeded: entries.count)
        let capacity = max(8, old.capacity * 2)
        let none = Entry(key: KeyBits(), number: 0)
        entries.append(none, upTo: entries.count + Int(capacity))
        for place in 0..<old.count { entries[Int(start + place)] = entries[Int(old.start + place)] }
        layouts[layout] = Layout(start: start, count: old.count, capacity: capacity)
    }
}
