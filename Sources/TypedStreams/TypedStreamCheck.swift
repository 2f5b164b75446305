// Checks whether tables can be written: the values of each group match its type encoding, and no value is outside a
// group.
//
// The items contain all groups, including those of nested objects, so one pass over the items visits each group once.

struct TypedStreamCheck {
    private struct Repetition {
        var step: Int
        var count: Int
    }

    private let tables: TypedStreamTables
    private let payload: UnsafeRawBufferPointer
    private let maximumDepth: Int
    private var steps: [TypeEncodingStep] = []
    // The index of the first step of each string that is used as a type encoding, or -1.
    private var firstSteps: [Int]
    private var repetitions: [Repetition] = []

    init(tables: TypedStreamTables, payload: UnsafeRawBufferPointer, maximumDepth: Int) {
        self.tables = tables
        self.payload = payload
        self.maximumDepth = maximumDepth
        firstSteps = [Int](repeating: -1, count: tables.strings.count)
    }

    mutating func run() throws(TypedStreamError) {
        for range in tables.strings where !isInPayload(range) {
            throw inconsistent("a string", "a range outside of the bytes")
        }
        for (number, entry) in tables.entries.enumerated() {
            try check(entry, number)
        }
        try checkGroups(from: tables.topStart, to: tables.items.count)
        for index in tables.items.indices where tables.items[index].kind == .group {
            try checkGroup(at: index)
        }
    }

    private func isInPayload(_ range: TypedStreamRange) -> Bool {
        range.offset >= 0 && range.count >= 0 && range.count <= payload.count
            && range.offset <= payload.count - range.count
    }

    private func check(_ entry: TypedStreamEntry, _ number: Int) throws(TypedStreamError) {
        switch entry.kind {
        case .object:
            // An object that is not held is never written, and may have no class yet.
            guard entry.isHeld else { return }
            guard Int(entry.reference) < tables.entries.count,
                tables.entries[Int(entry.reference)].kind == .classDescription
            else { throw inconsistent("the class of an object", "none", number) }
            try checkGroups(from: Int(entry.start), to: Int(entry.end), number)
        case .classDescription:
            guard Int(entry.string) < tables.strings.count, tables.strings[Int(entry.string)].count > 0 else {
                throw inconsistent("the name of a class", "none", number)
            }
            guard entry.reference != TypedStreamEntry.none else { return }
            guard Int(entry.reference) < tables.entries.count,
                tables.entries[Int(entry.reference)].kind == .classDescription
            else { throw inconsistent("a superclass", "none", number) }
        case .cString:
            guard Int(entry.string) < tables.strings.count else {
                throw inconsistent("the text of a C string", "none", number)
            }
        }
    }

    // Checks that a range of items consists of consecutive groups.
    private func checkGroups(from start: Int, to end: Int, _ number: Int? = nil) throws(TypedStreamError) {
        guard start >= 0, start <= end, end <= tables.items.count else {
            throw inconsistent("the groups of an object", "indexes outside of the items", number)
        }
        var index = start
        while index < end {
            let item = tables.items[index]
            guard item.kind == .group, item.value > index, item.value <= end else {
                throw inconsistent("a group", "a value outside of all groups", number)
            }
            index = Int(item.value)
        }
    }

    // MARK: Values of a group

    private mutating func checkGroup(at index: Int) throws(TypedStreamError) {
        let group = tables.items[index]
        let end = Int(group.value)
        guard end > index, end <= tables.items.count, Int(group.number) < tables.strings.count else {
            throw inconsistent("a group with an end", "one without")
        }
        var next = index + 1
        if group.code != 0, next < end, isValue(at: next, code: group.code), try following(next, end: end) == end {
            return
        }
        var step = try firstStep(of: Int(group.number))
        repetitions.removeAll(keepingCapacity: true)
        while true {
            switch steps[step] {
            case .end:
                guard next == end else { throw wrongValue(at: next, expected: "the end of a group", group) }
                return
            case .value(let code):
                guard next < end, isValue(at: next, code: code) else {
                    throw wrongValue(at: next, expected: "a value of the type '\(Self.text(code))'", group)
                }
                next = try following(next, end: end)
                step += 1
            case .bytes(let code, let count):
                guard next < end, case let item = tables.items[next], item.kind == .bytes, item.code == code,
                    Int(item.number) == count, isInPayload(item)
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

    private mutating func endElement(next: Int) -> Int {
        let last = repetitions.count - 1
        repetitions[last].count -= 1
        guard repetitions[last].count == 0 else { return repetitions[last].step }
        repetitions.removeLast()
        return next
    }

    private func following(_ index: Int, end: Int) throws(TypedStreamError) -> Int {
        let item = tables.items[index]
        guard item.kind == .object, item.flags.contains(.contentsFollow) else { return index + 1 }
        guard item.value > index, item.value <= end else {
            throw inconsistent("an object with an end", "one without", Int(item.number))
        }
        return Int(item.value)
    }

    private func isValue(at index: Int, code: UInt8) -> Bool {
        let item = tables.items[index]
        guard item.code == code else { return false }
        switch item.kind {
        case .group:
            return false
        case .integer:
            return TypeEncoding.isIntegerCode(code)
        case .real:
            return code == UInt8(ascii: "f") || code == UInt8(ascii: "d")
        case .bytes:
            return code == UInt8(ascii: "+") && isInPayload(item)
        case .string:
            return (code == UInt8(ascii: ":") || code == UInt8(ascii: "%")) && Int(item.number) < tables.strings.count
        case .cString:
            return code == UInt8(ascii: "*") && isEntry(item, .cString)
        case .classReference:
            return code == UInt8(ascii: "#") && isEntry(item, .classDescription)
        case .object:
            return code == UInt8(ascii: "@") && isEntry(item, .object)
                && (item.flags.contains(.isConditional) || tables.entries[Int(item.number)].isHeld)
        case .null:
            return TypeEncoding.hasNull(code)
        }
    }

    private func isEntry(_ item: TypedStreamItem, _ kind: TypedStreamEntry.Kind) -> Bool {
        Int(item.number) < tables.entries.count && tables.entries[Int(item.number)].kind == kind
    }

    private func isInPayload(_ item: TypedStreamItem) -> Bool {
        guard let offset = Int(exactly: item.value) else { return false }
        return isInPayload(TypedStreamRange(offset: offset, count: Int(item.number)))
    }

    private mutating func firstStep(of string: Int) throws(TypedStreamError) -> Int {
        if firstSteps[string] >= 0 { return firstSteps[string] }
        let range = tables.strings[string]
        let first = steps.count
        let text = UnsafeRawBufferPointer(rebasing: payload[range.offset..<range.offset + range.count])
        try TypeEncoding.append(text, to: &steps, maximumDepth: maximumDepth)
        firstSteps[string] = first
        return first
    }

    // MARK: Errors

    private static func text(_ code: UInt8) -> String { String(Character(Unicode.Scalar(code))) }

    private func inconsistent(_ expected: String, _ found: String, _ number: Int? = nil) -> TypedStreamError {
        TypedStreamError(.corrupt, expected: expected, found: found, entryNumber: number)
    }

    private func wrongValue(at index: Int, expected: String, _ group: TypedStreamItem) -> TypedStreamError {
        var found = "nothing"
        if index < min(Int(group.value), tables.items.count) {
            let item = tables.items[index]
            found = item.kind == .group ? "another group" : "one of the type '\(Self.text(item.code))'"
            if item.kind == .bytes, item.code != UInt8(ascii: "+") { found = "\(item.number) bytes" }
        }
        let range = tables.strings[Int(group.number)]
        let text = String(
            decoding: payload[range.offset..<range.offset + range.count].prefix(100), as: UTF8.self)
        return TypedStreamError(
            .badEncoding, expected: expected, found: "\(found) in a group of the type encoding \"\(text)\"",
            entryNumber: innermostObject(at: index))
    }

    // Slow; used only for errors.
    private func innermostObject(at index: Int) -> Int? {
        tables.entries.indices.filter {
            let entry = tables.entries[$0]
            return entry.kind == .object && Int(entry.start) < index && index <= Int(entry.end)
        }.max { tables.entries[$0].start < tables.entries[$1].start }
    }
}
