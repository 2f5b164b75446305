// What readers of a stream ask for: text and bytes of ranges, names and chains of classes, type encodings.

import PropertyLists

extension TypedStream {
    /// Calls `body` with a range of the payload, which must not be kept.
    package func withBytes<Value>(_ range: TypedStreamRange, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        do {
            return try payload.withUnsafeBytes(at: range.offset, count: range.count, body)
        } catch {
            return body(UnsafeRawBufferPointer(start: nil, count: 0))
        }
    }

    /// The bytes of a range.
    package func bytes(_ range: TypedStreamRange) -> [UInt8] {
        withBytes(range) { [UInt8]($0) }
    }

    /// The range of an item of the kind `bytes`.
    package func range(of item: TypedStreamItem) -> TypedStreamRange {
        TypedStreamRange(offset: Int(item.value), count: Int(item.number))
    }

    /// A range as UTF-8, or nil where it is none.
    package func utf8(_ range: TypedStreamRange) -> String? {
        withBytes(range) { String(validUTF8: $0) }
    }

    /// A string of the tables: UTF-8, or where it is none Latin-1.
    package func string(_ number: UInt32) -> String {
        withBytes(tables.strings[Int(number)]) { bytes in
            if let text = String(validUTF8: bytes) { return text }
            var text = ""
            text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
            return text
        }
    }

    /// Whether a string of the tables is this text.
    package func string(_ number: UInt32, isEqualTo text: StaticString) -> Bool {
        withBytes(tables.strings[Int(number)]) { bytes in
            text.withUTF8Buffer { bytes.elementsEqual($0) }
        }
    }

    /// The name of a class, as the archive has it.
    package func className(_ entry: UInt32) -> String {
        string(tables.entries[Int(entry)].string)
    }

    /// The text of a C string.
    package func cString(_ entry: UInt32) -> String {
        string(tables.entries[Int(entry)].string)
    }

    /// The class of an object.
    package func classEntry(ofObject entry: UInt32) -> UInt32 {
        tables.entries[Int(entry)].reference
    }

    /// The entry of a class's superclass, or nil at the end of its chain.
    package func superclass(of entry: UInt32) -> UInt32? {
        let superclass = tables.entries[Int(entry)].reference
        return superclass == TypedStreamEntry.none ? nil : superclass
    }

    /// A class and its superclasses, the most specific one first.
    package func chain(from entry: UInt32) -> UnfoldSequence<UInt32, (UInt32?, Bool)> {
        sequence(first: entry) { superclass(of: $0) }
    }

    /// The type encoding of a group.
    package func encoding(of group: TypedStreamItem) -> String {
        string(group.number)
    }

    /// The indexes of the groups from one index to another, without those inside of their objects.
    package func groups(from start: Int, to end: Int) -> [Int] {
        var groups: [Int] = []
        var index = start
        while index < end {
            groups.append(index)
            index = max(Int(tables.items[index].value), index + 1)
        }
        return groups
    }

    /// The indexes of the groups at the top level.
    package var topGroups: [Int] { groups(from: tables.topStart, to: tables.items.count) }

    /// The indexes of an object's groups.
    package func groups(ofObject entry: UInt32) -> [Int] {
        let object = tables.entries[Int(entry)]
        return groups(from: Int(object.start), to: Int(object.end))
    }

    /// The index of the item behind the one at `index`, without the contents of an object.
    @inline(__always)
    package func index(after index: Int) -> Int {
        let item = tables.items[index]
        return item.flags.contains(.contentsFollow) ? Int(item.value) : index + 1
    }
}
