// The fast path for nearly all values, which needs no search and doesn't diagnose errors.
//
//     key ──▶ next step of the layout ──▶ reference ──▶ offset ──▶ value            an inline scalar
//                                                         └──▶ slot ──▶ its state     all others
//
// These functions handle valid archives while `hasFastPath` is true. In every other case they return `needsSlowPath`
// without changing anything, and the caller takes the slow path, which handles all cases and all errors.

import PropertyLists

extension KeyedUnarchiver {
    /// Represents a missing key.
    static var absent: Int { -1 }

    /// Represents a result that the slow path has to find.
    static var needsSlowPath: Int { BinaryObjectView.unclear }

    /// The reference under a key of what is being read.
    @inline(__always)
    func fastReference(forKey key: String) -> Int {
        guard hasFastPath else { return Self.needsSlowPath }
        let frame = frames.top
        guard let layout = frame.pointee.layout else { return Self.needsSlowPath }
        let bits = KeyBits(key)
        var position: Int
        if let next = layout.pointee.steps.address(of: frame.pointee.step), next.pointee.bits == bits {
            frame.pointee.step &+= 1
            position = next.pointee.position
        } else {
            position = findStep(of: key, layout)
        }
        guard position >= 0 else { return position }
        return view.reference(layout.pointee.count &+ position, at: frame.pointee.container.payload)
    }

    /// The position of a key that is not the next step's: from another step, or from a new one if the key was not
    /// looked up before.
    @inline(never)
    func findStep(of key: String, _ layout: DictionaryLayouts.Layout) -> Int {
        let frame = frames.top
        let known = layout.pointee.step(of: key, from: frame.pointee.step)
        if known >= 0 {
            frame.pointee.step = known + 1
            return layout.pointee.steps[known].position
        }
        // A key that starts with `$` is escaped in the archive.
        guard key.utf8.first != UInt8(ascii: "$"), layout.pointee.steps.count < DictionaryLayouts.maximumStepCount
        else { return Self.needsSlowPath }
        let former = frame.pointee.step
        let start = former > 0 ? layout.pointee.steps[former - 1].position + 1 : 0
        let position = DictionaryLayouts.nextPosition(
            of: key, from: start, in: layout.pointee.payload, layout.pointee.count, table)
        guard let position else { return Self.needsSlowPath }
        layout.pointee.steps.append(KeyStep(key, position: position))
        frame.pointee.step = layout.pointee.steps.count
        return position
    }

    /// The reference that a dictionary holds under one of the archiver's own keys.
    @inline(__always)
    func fastInnerReference(_ key: String, of dictionary: BinaryObject, _ layout: DictionaryLayouts.Layout) -> Int {
        let bits = KeyBits(key)
        var position: Int
        if let step = layout.pointee.steps.address(of: 0), step.pointee.bits == bits {
            position = step.pointee.position
        } else {
            position = findInnerStep(of: key, layout)
        }
        guard position >= 0 else { return position }
        return view.reference(layout.pointee.count &+ position, at: dictionary.payload)
    }

    @inline(never)
    private func findInnerStep(of key: String, _ layout: DictionaryLayouts.Layout) -> Int {
        let known = layout.pointee.step(of: key, from: 0)
        if known >= 0 { return layout.pointee.steps[known].position }
        guard layout.pointee.steps.count < DictionaryLayouts.maximumStepCount,
            let position = DictionaryLayouts.lastPosition(
                of: key, in: layout.pointee.payload, layout.pointee.count, table)
        else { return Self.needsSlowPath }
        layout.pointee.steps.append(KeyStep(key, position: position))
        return position
    }

    /// The offset of the inline value under a key.
    @inline(__always)
    func fastOffset(forKey key: String?) -> Int {
        guard let key else { return Self.needsSlowPath }
        let reference = fastReference(forKey: key)
        return reference < 0 ? reference : view.offset(of: reference)
    }

    /// The slot that a key or the next element refers to. If an element is found, the next one follows it.
    @inline(__always)
    func fastSlot(forKey key: String?) -> Int {
        guard let key else { return fastElementSlot() }
        let reference = fastReference(forKey: key)
        return reference < 0 ? reference : slot(ofReference: reference)
    }

    private func fastElementSlot() -> Int {
        guard hasFastPath, remainingReadCount > 0 else { return Self.needsSlowPath }
        let frame = frames.top
        guard frame.pointee.isPlainCollection, frame.pointee.position < frame.pointee.container.count else {
            return Self.needsSlowPath
        }
        let slot = slot(ofElement: frame.pointee.position, of: frame.pointee.container)
        guard slot >= 0 else { return slot }
        frame.pointee.position &+= 1
        remainingReadCount &-= 1
        return slot
    }

    // MARK: Slots

    /// The slot that an element of an array refers to.
    @inline(__always)
    func slot(ofElement position: Int, of array: BinaryObject) -> Int {
        slot(ofReference: view.reference(position, at: array.payload))
    }

    /// The slot that a reference to a UID leads to.
    @inline(__always)
    func slot(ofReference reference: Int) -> Int {
        let slot = view.uid(at: view.offset(of: reference))
        return slot < objectsArray.count ? slot : Self.needsSlowPath
    }

    /// The offset of a slot's contents.
    @inline(__always)
    func offset(ofSlot slot: Int) -> Int {
        view.offset(of: view.reference(slot, at: objectsArray.payload))
    }

    // MARK: Dictionaries

    /// The layout of a dictionary; `nil` if it has to be read without one.
    ///
    /// - Parameter last: The layout to try first.
    @inline(__always)
    func layout(of dictionary: BinaryObject, _ last: DictionaryLayouts.Layout?) -> DictionaryLayouts.Layout? {
        if let last, last.pointee.isLayout(of: dictionary, in: view) { return last }
        return otherLayout(of: dictionary)
    }

    @inline(never)
    private func otherLayout(of dictionary: BinaryObject) -> DictionaryLayouts.Layout? {
        layouts.layout(of: dictionary, in: view) ?? layouts.makeLayout(of: dictionary, in: table)
    }

    /// The record of the class of a dictionary; -1 if the class is new, or the slow path has to find it.
    @inline(__always)
    func fastRecord(of dictionary: BinaryObject, _ layout: DictionaryLayouts.Layout) -> Int {
        let reference = view.reference(layout.pointee.count &+ layout.pointee.classPosition, at: dictionary.payload)
        return reference == layout.pointee.classReference
            ? layout.pointee.record : otherRecord(atReference: reference, layout)
    }

    @inline(never)
    private func otherRecord(atReference reference: Int, _ layout: DictionaryLayouts.Layout) -> Int {
        guard layout.pointee.classPosition >= 0 else { return -1 }
        let slot = slot(ofReference: reference)
        guard slot >= 0, let record = classRecordsBySlot[UInt64(slot) + 1] else { return -1 }
        layout.pointee.classReference = reference
        layout.pointee.record = Int(record)
        layout.pointee.plainClass = nil
        layout.pointee.foundationClass = classRecords[Int(record)].foundationClass
        return Int(record)
    }

    /// The reference that the instance of a Foundation class in a slot holds under a key.
    ///
    /// - Parameter last: The layout to try first; set to the layout of the instance.
    @inline(__always)
    func fastInstance(
        inSlot slot: Int, of foundationClass: FoundationClass, under key: String,
        _ last: inout DictionaryLayouts.Layout?
    ) -> Int {
        guard let dictionary = view.container(at: offset(ofSlot: slot)), dictionary.kind == .dictionary,
            let layout = layout(of: dictionary, last), fastRecord(of: dictionary, layout) >= 0,
            layout.pointee.foundationClass == foundationClass
        else { return Self.needsSlowPath }
        last = layout
        let reference = fastInnerReference(key, of: dictionary, layout)
        return reference >= 0 ? reference : Self.needsSlowPath
    }
}
