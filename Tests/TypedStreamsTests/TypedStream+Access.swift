// Access to a stream: text and bytes of ranges, superclass chains of classes.

import PropertyLists

@testable import TypedStreams

extension TypedStream {
    /// Calls `body` with a range of the payload, which must not escape the call.
    func withBytes<Value>(_ range: TypedStreamRange, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        do {
            return try payload.withUnsafeBytes(at: range.offset, count: range.count, body)
        } catch {
            return body(UnsafeRawBufferPointer(start: nil, count: 0))
        }
    }

    /// Returns the bytes of a range.
    func bytes(_ range: TypedStreamRange) -> [UInt8] {
        withBytes(range) { [UInt8]($0) }
    }

    /// Returns the range of an item of the kind `bytes`.
    func range(of item: TypedStreamItem) -> TypedStreamRange {
        TypedStreamRange(offset: Int(item.value), count: Int(item.number))
    }

    /// Returns a string of the tables, decoded as UTF-8, or as Latin-1 if it isn't valid UTF-8.
    func string(_ number: UInt32) -> String {
        withBytes(strings[Int(number)]) { bytes in
            if let text = String(validUTF8: bytes) { return text }
            var text = ""
            text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
            return text
        }
    }

    /// Returns the entry of an object's class.
    func classEntry(ofObject entry: UInt32) -> UInt32 {
        entries[Int(entry)].reference
    }

    /// Returns the entry of a class's superclass, or nil at the end of its superclass chain.
    func superclass(of entry: UInt32) -> UInt32? {
        let superclass = entries[Int(entry)].reference
        return superclass == TypedStreamEntry.none ? nil : superclass
    }

    /// Returns the entries of a class and its superclasses, the most specific one first.
    func chain(from entry: UInt32) -> UnfoldSequence<UInt32, (UInt32?, Bool)> {
        sequence(first: entry) { self.superclass(of: $0) }
    }
}
