// Reads entries of a stream: classes with their superclasses, C strings and references. Also creates errors.

import PropertyLists

extension TypedStreamReader {
    /// Reads a class, whose first byte has been read, and its superclasses. Returns its entry, or nil for nil.
    @inline(__always)
    func readClass(_ head: UInt8) throws(TypedStreamError) -> UInt32? {
        switch head {
        case TypedStreamTag.null: nil
        case TypedStreamTag.new: try readNewClass()
        default: try reference(head, .classDescription)
        }
    }

    private func readNewClass() throws(TypedStreamError) -> UInt32 {
        let first = tables.entries.count
        var head = TypedStreamTag.new
        var end = TypedStreamEntry.none
        while head == TypedStreamTag.new {
            let start = source.position - 1
            try checkChain(tables.entries.count - first, at: start)
            var entry = TypedStreamEntry(.classDescription, offset: start)
            let nameStart = source.position
            guard let name = try sharedString(try source.byte()), tables.strings[Int(name)].count > 0 else {
                throw failure(.corrupt, expected: "the name of a class", found: "none", at: nameStart)
            }
            entry.string = name
            entry.version = Int32(truncatingIfNeeded: try source.integer(try source.byte()))
            _ = add(entry)
            head = try source.byte()
        }
        if head != TypedStreamTag.null {
            end = try reference(head, .classDescription)
            guard end < first else {
                throw failure(
                    .corrupt, expected: "a superclass that is complete", found: "a class in its own chain",
                    at: source.position - 1)
            }
        }
        try finishChain(first, end)
        return UInt32(truncatingIfNeeded: first)
    }

    // The classes of a chain are consecutive entries. `start` of a class is the length of its chain.
    private func finishChain(_ first: Int, _ end: UInt32) throws(TypedStreamError) {
        var length = end == TypedStreamEntry.none ? 0 : tables.entries[Int(end)].start
        var superclass = end
        for index in (first..<tables.entries.count).reversed() {
            length += 1
            tables.entries[index].reference = superclass
            tables.entries[index].start = length
            superclass = UInt32(truncatingIfNeeded: index)
        }
        try checkChain(Int(length) - 1, at: tables.entries[first].offset)
    }

    private func checkChain(_ length: Int, at offset: Int) throws(TypedStreamError) {
        guard length < limits.maximumDepth else {
            throw failure(
                .limitExceeded, expected: "a class with at most \(limits.maximumDepth - 1) superclasses",
                found: "more", at: offset)
        }
    }

    /// Adds an entry whose offset is known, and returns its number.
    @inline(__always)
    func add(_ entry: TypedStreamEntry) -> UInt32 {
        tables.entries.append(entry)
        return UInt32(truncatingIfNeeded: tables.entries.count &- 1)
    }

    @inline(__always)
    func reference(
        _ head: UInt8, _ kind: TypedStreamEntry.Kind
    ) throws(TypedStreamError) -> UInt32 {
        let start = source.position &- 1
        let index = try source.integer(head) &+ TypedStreamTag.referenceOffset
        guard index >= 0, index < tables.entries.count, tables.entries[Int(index)].kind == kind else {
            throw badReference(index, to: kind, at: start)
        }
        return UInt32(truncatingIfNeeded: index)
    }

    /// Reads a C string, whose first byte has been read. Returns its entry, or nil for nil.
    func readCString(_ head: UInt8) throws(TypedStreamError) -> UInt32? {
        switch head {
        case TypedStreamTag.null:
            return nil
        case TypedStreamTag.new:
            let start = source.position - 1
            let number = add(TypedStreamEntry(.cString, offset: start))
            guard let string = try sharedString(try source.byte()) else {
                throw failure(.corrupt, expected: "the text of a C string", found: "nil", at: source.position - 1)
            }
            tables.entries[Int(number)].string = string
            tables.entries[Int(number)].endOffset = source.position
            return number
        default:
            return try reference(head, .cString)
        }
    }

    // MARK: Errors

    @inline(never)
    func failure(
        _ code: TypedStreamError.Code, expected: String, found: String, at offset: Int
    ) -> TypedStreamError {
        let entry = frames.last(where: { !$0.isArray })?.entry
        return TypedStreamError(
            code, expected: expected, found: found, byteOffset: offset, entryNumber: entry.map { Int($0) })
    }

    /// Adds the object that was being read to an error without an entry.
    func located(_ error: TypedStreamError) -> TypedStreamError {
        guard error.entryNumber == nil, let offset = error.byteOffset else { return error }
        return failure(error.code, expected: error.expected, found: error.found, at: offset)
    }

    @inline(never)
    private func badReference(_ index: Int64, to kind: TypedStreamEntry.Kind, at start: Int) -> TypedStreamError {
        guard index >= 0, index < tables.entries.count else {
            return badReference(index, "objects, classes and C strings", of: tables.entries.count)
        }
        let found = tables.entries[Int(index)].kind
        return failure(
            .corrupt, expected: "a reference to \(kind.article) \(kind.description)",
            found: "one to \(found.article) \(found.description)", at: start)
    }

    @inline(never)
    func badReference(_ index: Int64, _ what: String, of count: Int) -> TypedStreamError {
        failure(
            .corrupt, expected: "a reference to one of the \(count) \(what) so far", found: "one to number \(index)",
            at: source.position - 1)
    }
}

extension TypedStreamEntry.Kind {
    /// The description of the kind in errors.
    var description: String {
        switch self {
        case .object: "object"
        case .classDescription: "class"
        case .cString: "C string"
        }
    }

    var article: String { self == .object ? "an" : "a" }
}
