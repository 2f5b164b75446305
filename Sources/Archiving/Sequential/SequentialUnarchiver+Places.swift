// Where each value of an object or structure stands: its groups are walked once when it is begun, so that values can be
// read by key in any order, and what doesn't fit is found out before anything is created.

import TypedStreams

extension SequentialUnarchiver {
    /// Finds out where each value of the object that was begun last stands.
    func placeValues(_ place: Int) throws {
        let layout = layouts[place]
        // Taken out, as `setState` explains.
        var places = valuePlaces
        valuePlaces = []
        defer { valuePlaces = places }
        frame.layout = place
        frame.firstPlace = places.count
        for (number, step) in layout.steps.enumerated() {
            guard step.kind != .plain else {
                var item = try takeGroup(layout, number, .values) + 1
                for value in step.values {
                    places.append(UInt32(truncatingIfNeeded: item))
                    if step.values.count > 1 {
                        item = self.item(behind: layout.values[value].count, valuesAt: item)
                    }
                }
                continue
            }
            if step.isOptional, items[try takeGroup(layout, number, .presence) + 1].value == 0 {
                places.append(SequenceLayout.nilPlace)
                continue
            }
            places.append(UInt32(truncatingIfNeeded: frame.next + 1))
            if step.isPacked { _ = try takeGroup(layout, number, .count) }
            _ = try takeGroup(layout, number, .values)
        }
        if layout.hasMarker { places.append(SequenceLayout.nilPlace) }
        frame.start = frame.next
        if layout.isComplete, frame.next < frame.end {
            throw failure(
                .corruptArchive, expected: "the end of an object of class '\(className(of: frame.entry))'",
                found: "another value, of the type encoding '\(encodingText(of: frame.next))'", forKey: nil)
        }
    }

    /// What a group of a step is.
    private enum GroupRole {
        case presence, count, values
    }

    /// Takes the next group, which must have the type encoding of a step, or be one of those before it.
    private func takeGroup(_ layout: SequenceLayout, _ step: Int, _ role: GroupRole) throws -> Int {
        let group = frame.next
        guard group < frame.end else { throw missing(layout, step) }
        let string = items[group].number
        if role == .values {
            if layout.acceptedStrings[step] != string {
                let encoding = layout.steps[step].encoding
                guard try isAccepted(string, for: encoding) else {
                    throw unexpectedEncoding(encoding.description, of: group, layout, step)
                }
                layout.accept(string, step)
            }
        } else {
            let code = items[group].code
            let isRight =
                role == .presence
                ? EncodingCode.isBoolean(code) : EncodingCode.isSame(code, as: EncodingCode.of(.int32))
            guard isRight else { throw unexpectedEncoding(role == .presence ? "c" : "i", of: group, layout, step) }
        }
        frame.next = Int(items[group].value)
        return group
    }

    private func missing(_ layout: SequenceLayout, _ step: Int) -> ArchiveError {
        let value = layout.values[layout.steps[step].values.lowerBound]
        return failure(
            .corruptArchive,
            expected: "a value of the type encoding '\(value.encoding)' in an object of class "
                + "'\(className(of: frame.entry))'",
            found: "the end of the object", forKey: value.key)
    }

    private func unexpectedEncoding(
        _ encoding: String, of group: Int, _ layout: SequenceLayout, _ step: Int
    ) -> ArchiveError {
        let value = layout.values[layout.steps[step].values.lowerBound]
        return failure(
            .unexpectedKind, expected: "the type encoding '\(encoding)'", found: "'\(encodingText(of: group))'",
            forKey: value.key)
    }
}
