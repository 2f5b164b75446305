// The way of nearly every value: found without a search, and without a word about what could be wrong.
//
//     key ──▶ next step of the layout ──▶ reference ──▶ offset ──▶ value            an inline scalar
//                                                         └──▶ slot ──▶ its state     all else
//
// These functions answer for archives that are in order and for unarchivers in their usual state (`isQuick`): decoding,
// no error met, no report kept. In every other case they answer "unclear", having changed nothing, and the caller takes
// the long way, which knows all cases and all errors.

import PropertyLists

extension KeyedUnarchiver {
    /// What stands for a key that is missing.
    static var absent: Int { -1 }

    /// What stands for a question that the long way has to answer.
    static var unclear: Int { BinaryObjectView.unclear }

    /// The reference under a key of what is being read.
    @inline(__always)
    func quickReference(forKey key: String) -> Int {
        guard isQuick else { return Self.unclear }
        let frame = frames.top
        guard let layout = frame.pointee.layout else { return Self.unclear }
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

    /// The position of a key that is not the next step's: that of another step, or of a new one where the key is asked
    /// for for the first time.
    @inline(never)
    func findStep(of key: String, _ layout: DictionaryLayouts.Layout) -> Int {
        let frame = frames.top
        let known = layout.pointee.step(of: key, from: frame.pointee.step)
        if known >= 0 {
            frame.pointee.step = known + 1
            return layout.pointee.steps[known].position
        }
        // What begins with `$` stands under another key.
        guard key.utf8.first != UInt8(ascii: "$"), layout.pointee.steps.count < DictionaryLayouts.maximumStepCount
        else { return Self.unclear }
        let former = frame.pointee.step
        let start = former > 0 ? layout.pointee.steps[former - 1].position + 1 : 0
        let position = DictionaryLayouts.nextPosition(
            of: key, from: start, in: layout.pointee.payload, layout.pointee.count, table)
        guard let position else { return Self.unclear }
        layout.pointee.steps.append(KeyStep(key, position: position))
        frame.pointee.step = layout.pointee.steps.count
        return position
    }

    /// The reference that a dictionary holds under one of the archiver's own keys.
    @inline(__always)
    func quickInnerReference(_ key: String, of dictionary: BinaryObject, _ layout: DictionaryLayouts.Layout) -> Int {
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
        else { return Self.unclear }
        layout.pointee.steps.append(KeyStep(key, position: position))
        return position
    }

    /// Where the inline value under a key begins.
    @inline(__always)
    func quickOffset(forKey key: String?) -> Int {
        guard let key else { return Self.unclear }
        let reference = quickReference(forKey: key)
        return reference < 0 ? reference : view.offset(of: reference)
    }

    /// The slot that a key or the next element refers to. An element that is found is taken.
    @inline(__always)
    func quickSlot(forKey key: String?) -> Int {
        guard let key else { return quickElementSlot() }
        let reference = quickReference(forKey: key)
        return reference < 0 ? reference : slot(ofReference: reference)
    }

    private func quickElementSlot() -> Int {
        guard isQuick, remainingReadCount > 0 else { return Self.unclear }
        let frame = frames.top
        guard frame.pointee.isPlainCollection, frame.pointee.position < frame.pointee.container.count else {
            return Self.unclear
        }
        let slot = slot(ofElement: frame.pointee.position, of: frame.pointee.container)
        guard slot >= 0 else { return slot }
        frame.pointee.position &+= 1
        remainingReadCount &-= 1
        return slot
    }

    // MARK: Slots

    /// The slot that an element of an array refers to; unclear where it is no reference to a slot of the archive.
    @inline(__always)
    func slot(ofElement position: Int, of array: BinaryObject) -> Int {
        slot(ofReference: view.reference(position, at: array.payload))
    }

    /// The slot that a reference to a UID names; unclear where it names none.
    @inline(__always)
    func slot(ofReference reference: Int) -> Int {
        let slot = view.uid(at: view.offset(of: reference))
        return slot < objectsArray.count ? slot : Self.unclear
    }

    /// Where the contents of a slot begin.
    @inline(__always)
    func offset(ofSlot slot: Int) -> Int {
        view.offset(of: view.reference(slot, at: objectsArray.payload))
    }

    // MARK: Dictionaries

    /// The layout of a dictionary; `nil` where it is to be read without.
    ///
    /// - Parameter last: the layout that it may be.
    @inline(__always)
    func layout(of dictionary: BinaryObject, _ last: DictionaryLayouts.Layout?) -> DictionaryLayouts.Layout? {
        if let last, last.pointee.isLayout(of: dictionary, in: view) { return last }
        return otherLayout(of: dictionary)
    }

    @inline(never)
    private func otherLayout(of dictionary: BinaryObject) -> DictionaryLayouts.Layout? {
        layouts.layout(of: dictionary, in: view) ?? layouts.makeLayout(of: dictionary, in: table)
    }

    /// The record of the class of a dictionary; -1 where the class was not met before, or the long way has to tell.
    @inline(__always)
    func quickRecord(of dictionary: BinaryObject, _ layout: DictionaryLayouts.Layout) -> Int {
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

    /// What the instance of a class of Foundation in a slot holds under a key: a reference, or unclear.
    ///
    /// - Parameter last: the layout that it may have.
    @inline(__always)
    func quickInstance(
        inSlot slot: Int, of foundationClass: FoundationClass, under key: String,
        _ last: inout DictionaryLayouts.Layout?
    ) -> Int {
        guard let dictionary = view.container(at: offset(ofSlot: slot)), dictionary.kind == .dictionary,
            let layout = layout(of: dictionary, last), quickRecord(of: dictionary, layout) >= 0,
            layout.pointee.foundationClass == foundationClass
        else { return Self.unclear }
        last = layout
        let reference = quickInnerReference(key, of: dictionary, layout)
        return reference >= 0 ? reference : Self.unclear
    }
}
