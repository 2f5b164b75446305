// Access to a stream: text and bytes of ranges, names and superclass chains of classes, type encodings.

import PropertyLists

extension TypedStream {
    /// Calls `body` with a range of the payload, which must not escape the call.
    package func withBytes<Value>(_ range: TypedStreamRange, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        do {
            return try payload.withUnsafeBytes(at: range.offset, count: range.count, body)
        } catch {
            return body(UnsafeRawBufferPointer(start: nil, count: 0))
        }
    }

    /// Returns the bytes of a range.
    package func bytes(_ range: TypedStreamRange) -> [UInt8] {
        withBytes(range) { [UInt8]($0) }
    }

    /// Returns the range of an item of the kind `bytes`.
    package func range(of item: TypedStreamItem) -> TypedStreamRange {
        TypedStreamRange(offset: Int(item.value), count: Int(item.number))
    }

    /// Returns a range as UTF-8, or nil if it isn't valid UTF-8.
    package func utf8(_ range: TypedStreamRange) -> String? {
        withBytes(range) { String(validUTF8: $0) }
    }

    /// Returns a string of the tables, decoded as UTF-8, or as Latin-1 if it isn't valid UTF-8.
    package func string(_ number: UInt32) -> String {
        withBytes(tables.strings[Int(number)]) { bytes in
            if let text = String(validUTF8: bytes) { return text }
            var text = ""
            text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
            return text
        }
    }

    /// Returns whether a string of the tables equals this text.
    package func string(_ number: UInt32, isEqualTo text: StaticString) -> Bool {
        withBytes(tables.strings[Int(number)]) { bytes in
            text.withUTF8Buffer { bytes.elementsEqual($0) }
        }
    }

    /// Returns the name of a class in the archive.
    package func className(_ entry: UInt32) -> String {
        string(tables.entries[Int(entry)].string)
    }

    /// Returns the text of a C string.
    package func cString(_ entry: UInt32) -> String {
        string(tables.entries[Int(entry)].string)
    }

    /// Returns the entry of an object's class.
    package func classEntry(ofObject entry: UInt32) -> UInt32 {
        tables.entries[Int(entry)].reference
    }

    /// Returns the entry of a class's superclass, or nil at the end of its superclass chain.
    package func superclass(of entry: UInt32) -> UInt32? {
        let superclass = tables.entries[Int(entry)].reference
        return superclass == TypedStreamEntry.none ? nil : superclass
    }

    /// Returns the entries of a class and its superclasses, the most specific one first.
    package func chain(from entry: UInt32) -> UnfoldSequence<UInt32, (UInt32?, Bool)> {
        sequence(first: entry) { superclass(of: $0) }
    }

    /// Returns the type encoding of a group.
    package func encoding(of group: TypedStreamItem) -> String {
        string(group.number)
    }

    /// Returns the item indexes of the groups from one index to another, excluding the groups inside their objects.
    package func groups(from start: Int, to end: Int) -> [Int] {
        var groups: [Int] = []
        var index = start
        while index < end {
            groups.append(index)
            index = max(Int(tables.items[index].value), index + 1)
        }
        return groups
    }

    /// The item indexes of the groups at the top level.
    package var topGroups: [Int] { groups(from: tables.topStart, to: tables.items.count) }

    /// Returns the item indexes of an object's groups.
    package func groups(ofObject entry: UInt32) -> [Int] {
        let object = tables.entries[Int(entry)]
        return groups(from: Int(object.start), to: Int(object.end))
    }

    /// Returns the index of the item after the one at `index`, skipping the contents of an object.
    @inline(__always)
    package func index(after index: Int) -> Int {
        let item = tables.items[index]
        return item.flags.contains(.contentsFollow) ? Int(item.value) : index + 1
    }
}
