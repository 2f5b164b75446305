// Recognizes keys by their position: the objects of a class mostly write the same keys in the same order.
//
//     layouts  [ Company | Employee | … ]
//                            └──▶ steps  [ "firstName" → 9 | "lastName" → 11 | … | end ]
//                                                              ▲ cursor.next: what is expected
//
// A key that is expected costs one comparison of its 16 bytes. A key that comes later in the layout is searched from
// there, which skips the keys that an object omits. A new key is inserted at the cursor. The keys of a layout are
// unique, and the cursor only moves forward: an object whose keys were all found this way has no key twice.
//
// The next archive of an archiver mostly has the same keys. Their order is kept, with number 0 until they are written
// again.
//
// The cursor of what is being encoded points into a layout. The layout moves only when a key is inserted at that
// cursor, which then follows.

import PropertyLists

/// The position of an object, or of a structure, in the keys of its layout.
// Only an address, as long as no one follows it.
@safe @usableFromInline
struct KeyCursor: BitwiseCopyable {
    /// The step of the key that is expected; the end if there is none.
    @usableFromInline var next: UnsafeMutablePointer<LaneStep>

    /// The layout, -1 for none, and the number of its keys.
    fileprivate var layout: Int32 = -1
    fileprivate var count: Int32 = 0

    /// Whether a key may have been encoded twice.
    var mayRepeat = true

    /// A cursor that expects no key.
    init() { unsafe next = Self.nothing }

    fileprivate init(_ next: UnsafeMutablePointer<LaneStep>, layout: Int32, count: Int32) {
        unsafe (self.next, self.layout, self.count, mayRepeat) = (next, layout, count, false)
    }

    nonisolated(unsafe) private static let nothing = {
        let step = UnsafeMutablePointer<LaneStep>.allocate(capacity: 1)
        unsafe step.initialize(to: .end)
        return unsafe step
    }()
}

/// The keys of classes and structures in their order.
@safe struct KeyLayouts: ~Copyable {
    @safe private struct Layout: BitwiseCopyable {
        /// Followed by one more step, the end.
        var steps: UnsafeMutablePointer<LaneStep>
        var count: Int32 = 0
        var capacity: Int32

        init(capacity: Int32) {
            unsafe steps = .allocate(capacity: Int(capacity) + 1)
            unsafe steps.initialize(to: .end)
            self.capacity = capacity
        }
    }

    /// Keys after this many are looked up elsewhere, because a layout is searched linearly.
    static var maximumCount: Int32 { 64 }

    private var layouts = GrowingBuffer<Layout>()

    deinit { deallocateSteps() }

    /// Adds an empty layout and returns its number.
    mutating func append() -> Int32 {
        layouts.append(Layout(capacity: 15))
        return Int32(truncatingIfNeeded: layouts.count - 1)
    }

    @inline(__always) func cursor(at layout: Int32) -> KeyCursor {
        let place = layouts[Int(layout)]
        return unsafe KeyCursor(place.steps, layout: layout, count: place.count)
    }

    /// A cursor that was saved. If the layout has changed since, no key is expected any more.
    @inline(__always) func resumed(_ cursor: KeyCursor) -> KeyCursor {
        guard cursor.layout >= 0 else { return cursor }
        return layouts[Int(cursor.layout)].count == cursor.count ? cursor : KeyCursor()
    }

    /// The number of a key, if it is the expected one and was written in this archive; 0 otherwise.
    @unsafe @inline(__always) func expected(_ key: KeyBits, _ cursor: inout KeyCursor) -> UInt32 {
        let step = unsafe cursor.next.pointee
        guard step.key == key, step.number != 0 else { return 0 }
        unsafe cursor.next += 1
        return step.number
    }

    /// Moves the cursor behind a key that is further on in the layout, and returns its step; `nil` if it is missing
    /// there.
    @unsafe func step(of key: KeyBits, _ cursor: inout KeyCursor) -> UnsafeMutablePointer<LaneStep>? {
        var step = unsafe cursor.next
        while unsafe step.pointee.key != KeyBits() {
            if unsafe step.pointee.key == key {
                unsafe cursor.next = step + 1
                return unsafe step
            }
            unsafe step += 1
        }
        return nil
    }

    /// Inserts a key into the layout at the cursor, if it is new there.
    ///
    /// - Parameter text: Its place among the known texts.
    @unsafe mutating func learn(
        _ text: UInt32, _ key: KeyBits, _ number: UInt32, _ cursor: inout KeyCursor
    ) {
        guard cursor.layout >= 0 else { return }
        var layout = layouts[Int(cursor.layout)]
        guard layout.count < Self.maximumCount, !contains(text, layout) else {
            cursor.mayRepeat = true
            return
        }
        let place = unsafe cursor.next - layout.steps
        if layout.count == layout.capacity { layout = enlarged(layout) }
        let step = unsafe layout.steps + place
        unsafe (step + 1).update(from: step, count: Int(layout.count) + 1 - place)
        unsafe step.pointee = LaneStep(key: key, number: number, text: text)
        layout.count += 1
        layouts[Int(cursor.layout)] = layout
        unsafe (cursor.next, cursor.count) = (step + 1, layout.count)
    }

    mutating func removeNumbers() {
        // swift-format-ignore
        for unsafe layout in unsafe layouts.values(in: 0..<layouts.count) {
            for place in 0..<Int(layout.count) { unsafe layout.steps[place].number = 0 }
        }
    }

    /// Removes all layouts, and keeps the memory of their list.
    mutating func removeAll() {
        deallocateSteps()
        layouts.remove(from: 0)
    }

    private func deallocateSteps() {
        // swift-format-ignore
        for unsafe layout in unsafe layouts.values(in: 0..<layouts.count) { unsafe layout.steps.deallocate() }
    }

    /// Whether a layout has a key, perhaps as a string with other bits.
    private func contains(_ text: UInt32, _ layout: Layout) -> Bool {
        unsafe UnsafeBufferPointer(start: layout.steps, count: Int(layout.count)).contains { $0.text == text }
    }

    /// A layout with the greatest capacity, and the steps of a layout, whose memory is released: cursors at its steps
    /// are those of frames that check its count before they use them.
    private func enlarged(_ layout: Layout) -> Layout {
        var larger = Layout(capacity: Self.maximumCount)
        larger.count = layout.count
        unsafe larger.steps.update(from: layout.steps, count: Int(layout.count) + 1)
        unsafe layout.steps.deallocate()
        return larger
    }
}
