// Arranges the values that a class encodes under keys: into the order of its sequence, and into groups.
//
//     sequence         name @ │ copies q │ x f, y f joined          encoded: name, x, y, copies
//     items            @ 7 │ f 1.0 │ f 2.0 │ q 1
//     recorded values        x 1     y 2     copies …  ──▶          @ 7 │ q 1 │ ff 1.0 2.0
//
// Values that are encoded in the order of the sequence, without groups of several, need no arrangement.
//
// For lent items, see `SequentialArchiver.swift`.

import PropertyLists
import TypedStreams

extension SequentialArchiver {
    /// Adds the value of the next step.
    @inline(__always)
    func takeStep(_ item: TypedStreamItem) {
        frames.top.step &+= 1
        frames.top.nextValue &+= 1
        frames.top.groupCount &+= 1
        items.append(item.group)
    }

    /// Checks that the last value has the type that its sequence declares, with which readers ask for it.
    @inline(__always)
    func checkValue(_ code: UInt8, forKey key: String?) throws {
        guard let last = unsafe items.address(of: items.count &- 1) else { return }
        if unsafe last.pointee.flags.contains(.isGroup), unsafe last.pointee.code == code { return }
        try unsafe checkOtherValue(last.pointee, code, forKey: key)
    }

    @inline(never)
    private func checkOtherValue(_ item: TypedStreamItem, _ code: UInt8, forKey key: String?) throws {
        // A class may have opened a group for one value.
        let previous = items.count > 1 ? items[items.count - 2] : nil
        let group = previous.flatMap { $0.kind == .group ? $0.code : nil } ?? 0
        let found = item.flags.contains(.isGroup) ? item.code : group
        // Readers take a number object, or nil, for a number.
        let isNumber = EncodingCode.isInteger(code) || EncodingCode.isReal(code)
        if EncodingCode.accepts(found, for: code, coercesNumbers: false) { return }
        if isNumber, found == EncodingCode.object, isNumberOrNil(item) { return }
        throw fail(
            .invalidValue, expected: "a value of the type encoding '\(EncodingCode.text(code))'",
            found: found == 0 ? "values of another one" : "'\(EncodingCode.text(found))'",
            // The values of a class have names in paths.
            forKey: frames.top.hasNames ? nil : key)
    }

    private func isNumberOrNil(_ item: TypedStreamItem) -> Bool {
        guard item.kind == .object else { return item.kind == .null }
        let classEntry = builder.tables.entries[Int(item.number)].reference
        return classEntry == FoundationClass.number.classEntry || classEntry == FoundationClass.decimal.classEntry
    }

    // MARK: Values in another order

    /// A value of a sequence, and the first of its items.
    struct RecordedValue: BitwiseCopyable {
        let number: Int
        let firstItem: Int
    }

    /// Begins a value that is not the next one of the sequence, or follows such a value, or may share a group.
    func recordValue(_ number: Int?, of sequence: WrittenSequence) throws {
        frames.top.step = 0
        guard let number else {
            // Positions count from here on: what comes before is complete.
            try arrangeValues(of: sequence)
            return frames.top.isPositional = true
        }
        guard frames.top.openGroup == nil else {
            throw fail(
                .notSupported, expected: "a value without a key in a group", found: "one with a key",
                forKey: sequence.values[number].key)
        }
        if frames.top.firstRecorded == recordedValues.count { frames.top.orderedCount = frames.top.nextValue }
        recordedValues.append(RecordedValue(number: number, firstItem: items.count))
        frames.top.nextValue = number
    }

    /// Arranges the values of the open frame. Values that the class left out are nil.
    func completeValues(of sequence: WrittenSequence) throws {
        let frame = frames.top
        guard frame.collection == nil, frame.openGroup == nil else { return }
        if !frame.isPositional, frame.nextValue > 0 || frame.groupCount == 0 {
            let recorded = unsafe recordedValues.values(in: frame.firstRecorded..<recordedValues.count)
            let written = unsafe Set(recorded.map(\.number))
            let orderedCount = recorded.isEmpty ? frame.nextValue : frame.orderedCount
            for number in sequence.values.indices.dropFirst(orderedCount) where !written.contains(number) {
                try encodingField(sequence.values[number].key, isNil: true) { _ in }
            }
        }
        try arrangeValues(of: sequence)
    }

    private func arrangeValues(of sequence: WrittenSequence) throws {
        let firstRecorded = frames.top.firstRecorded
        let values = unsafe Array(recordedValues.values(in: firstRecorded..<recordedValues.count))
        guard let start = values.first?.firstItem else { return }
        recordedValues.remove(from: firstRecorded)
        let recorded = unsafe Array(items.values(in: start..<items.count))
        items.remove(from: start)
        let ends = values.dropFirst().map(\.firstItem) + [start + recorded.count]
        var previous = frames.top.isPositional ? -1 : frames.top.orderedCount - 1
        var group: Int?
        for (value, end) in zip(values, ends).sorted(by: { $0.0.number < $1.0.number }) {
            let description = sequence.values[value.number]
            guard value.number > previous else {
                throw fail(
                    .notSupported, expected: "one value for each key", found: "another one", forKey: description.key)
            }
            let groups = recorded[value.firstItem - start..<end - start]
            if description.isJoined, value.number == previous + 1, let group {
                appendValues(of: groups, to: group)
            } else if !groups.isEmpty {
                group = items.count
                append(groups, movedBy: items.count - value.firstItem, encoding: description.groupEncoding)
            }
            previous = value.number
        }
    }

    /// Adds groups that were recorded elsewhere.
    ///
    /// - Parameter encoding: The type encoding of the group to which other values will be joined.
    private func append(_ groups: ArraySlice<TypedStreamItem>, movedBy distance: Int, encoding: String?) {
        if let encoding {
            items.append(TypedStreamItem(.group, code: 0, number: builder.string(encoding)))
            frames.top.hasGroups = true
            return appendValues(of: groups, to: items.count - 1)
        }
        for var item in groups {
            if item.kind == .group { item.value += Int64(distance) }
            items.append(item)
        }
    }

    /// Adds the values of a group to the last one, which begins at an index.
    private func appendValues(of recorded: ArraySlice<TypedStreamItem>, to group: Int) {
        for var item in recorded where item.kind != .group {
            item.flags.remove(.isGroup)
            items.append(item)
        }
        items[group].value = Int64(items.count)
    }
}
