// Checks each group before it is written: its values match its type encoding, and no value is outside a group.

import PropertyLists

extension TypedStreamWriter {
    struct Repetition {
        var step: Int
        var count: Int
    }

    /// Checks the values of a group, which ends in its object.
    func checkGroup(at index: Int) throws(TypedStreamError) {
        let group = items[index]
        let end = Int(group.value)
        var next = index + 1
        var step = try firstStep(of: Int(group.number))
        repetitions.removeAll(keepingCapacity: true)
        while true {
            switch steps[step] {
            case .end:
                guard next == end else { throw wrongValue(at: next, expected: "the end of a group", group) }
                return
            case .value(let code):
                guard next < end, isValue(items[next], code: code) else {
                    throw wrongValue(at: next, expected: "a value of the type '\(Self.text(code))'", group)
                }
                next = try following(next, end: end)
                step += 1
            case .bytes(let code, let count):
                guard next < end, case let item = items[next], item.kind == .bytes, item.code == code,
                    item.number == count
                else { throw wrongValue(at: next, expected: "\(count) bytes of the type '\(Self.text(code))'", group) }
                next += 1
                step += 1
            case .repeated(let count, _):
                step += 1
                repetitions.append(Repetition(step: step, count: count))
            case .endRepeated:
                step = endElement(next: step + 1)
            }
        }
    }

    private func endElement(next: Int) -> Int {
        let last = repetitions.count - 1
        repetitions[last].count -= 1
        guard repetitions[last].count == 0 else { return repetitions[last].step }
        repetitions.removeLast()
        return next
    }

    private func following(_ index: Int, end: Int) throws(TypedStreamError) -> Int {
        let item = items[index]
        guard item.kind == .object, item.flags.contains(.contentsFollow) else { return index + 1 }
        guard item.value > index, item.value <= end else {
            throw inconsistent("an object with an end", "one without", Int(clamping: item.number))
        }
        return Int(item.value)
    }

    /// Whether an item is a value with a type code.
    @inline(__always)
    func isValue(_ item: TypedStreamItem, code: UInt8) -> Bool {
        guard item.code == code else { return false }
        switch item.kind {
        case .group:
            return false
        case .integer:
            return TypeEncoding.isIntegerCode(code)
        case .real:
            return code == UInt8(ascii: "f") || code == UInt8(ascii: "d")
        case .bytes:
            return code == UInt8(ascii: "+")
        case .string:
            return (code == UInt8(ascii: ":") || code == UInt8(ascii: "%")) && item.number < strings.count
        case .cString:
            return code == UInt8(ascii: "*") && isEntry(item, .cString)
        case .classReference:
            return code == UInt8(ascii: "#") && isEntry(item, .classDescription)
        case .object:
            return code == UInt8(ascii: "@") && isEntry(item, .object)
                && (item.flags.contains(.isConditional) || entries[Int(item.number)].isHeld)
        case .null:
            return TypeEncoding.hasNull(code)
        }
    }

    private func isEntry(_ item: TypedStreamItem, _ kind: TypedStreamEntry.Kind) -> Bool {
        item.number < entries.count && entries[Int(item.number)].kind == kind
    }

    private func firstStep(of string: Int) throws(TypedStreamError) -> Int {
        let known = firstSteps.number(at: string)
        if known > 0 { return Int(known) - 1 }
        if steps.isEmpty { steps.reserveCapacity(16) }
        let range = strings[string]
        let first = steps.count
        try TypeEncoding.append(try bytes(of: range), to: &steps, maximumDepth: writing.maximumDepth)
        firstSteps.setNumber(UInt32(truncatingIfNeeded: first) + 1, at: string)
        return first
    }

    // MARK: Errors

    private static func text(_ code: UInt8) -> String { String(Character(Unicode.Scalar(code))) }

    func inconsistent(_ expected: String, _ found: String, _ number: Int? = nil) -> TypedStreamError {
        TypedStreamError(.corrupt, expected: expected, found: found, entryNumber: number)
    }

    private func wrongValue(at index: Int, expected: String, _ group: TypedStreamItem) -> TypedStreamError {
        var found = "nothing"
        if index < group.value, index < items.count {
            let item = items[index]
            found = item.kind == .group ? "another group" : "one of the type '\(Self.text(item.code))'"
            if item.kind == .bytes, item.code != UInt8(ascii: "+") { found = "\(item.number) bytes" }
        }
        let range = strings[Int(group.number)]
        let text = (try? bytes(of: range)).map { String(decoding: $0.prefix(100), as: UTF8.self) } ?? ""
        return TypedStreamError(
            .badEncoding, expected: expected, found: "\(found) in a group of the type encoding \"\(text)\"",
            entryNumber: innermostObject(at: index))
    }

    // Slow; used only for errors.
    private func innermostObject(at index: Int) -> Int? {
        entries.indices.filter {
            let entry = entries[$0]
            return entry.kind == .object && entry.start < index && index <= entry.end
        }.max { entries[$0].start < entries[$1].start }
    }
}
