// A short text that many property lists contain, such as a key, in the bytes of the format.
//
//     bytes   0x55 t i t l e 0 0 0 0 0 0 0 0 0 0 0 …       of which `count` are compared
//
// Whoever compares texts passes the payload of a container that the view has.

/// A short ASCII text in the bytes of the format.
package struct EncodedText: BitwiseCopyable, Sendable {
    let bytes: SIMD32<UInt8>

    /// The number of bytes: the marker, the count, and the text.
    let count: Int

    /// Prepares a text; `nil` if it isn't short or isn't ASCII.
    package init?(_ text: String) { self.init(text.utf8) }

    fileprivate init?(_ text: some Collection<UInt8>) {
        let length = text.count
        let start = length < Int(BinaryMarker.countFollows) ? 1 : 3
        count = start + length
        var bytes = SIMD32<UInt8>()
        guard count <= bytes.scalarCount else { return nil }
        if start == 1 {
            bytes[0] = BinaryMarker.asciiString | UInt8(truncatingIfNeeded: length)
        } else {
            bytes[0] = BinaryMarker.asciiString | BinaryMarker.countFollows
            bytes[1] = BinaryMarker.integer8
            bytes[2] = UInt8(truncatingIfNeeded: length)
        }
        for (position, byte) in text.enumerated() {
            guard byte < 0x80 else { return nil }
            bytes[start + position] = byte
        }
        self.bytes = bytes
    }

    package func isEqual(to other: EncodedText) -> Bool { bytes == other.bytes }
}

extension BinaryObjectView {
    /// The text at an offset; `nil` if it isn't short or isn't ASCII.
    package func encodedText(at offset: Int) -> EncodedText? {
        unsafe asciiText(at: offset).flatMap { unsafe EncodedText($0) }
    }
}

extension GrowingBuffer where Element == EncodedText {
    /// Prepares a list of texts; an empty list if one of them isn't short or isn't ASCII.
    package init(_ texts: [String]) {
        self.init()
        for text in texts {
            guard let encoded = EncodedText(text) else {
                removeAll()
                return
            }
            append(encoded)
        }
    }

    /// Whether the references at a container's payload lead to objects that consist of the bytes of these texts, one after
    /// the other. If one of them doesn't, it may still be an equal text in another encoding.
    // One function for all texts of a container, which checks what is common to them once, and copies none.
    @unsafe package func areTexts(at payload: Int, in view: BinaryObjectView) -> Bool {
        guard payload >= 0, payload &+ count &* view.referenceWidth <= view.end else { return false }
        for position in 0..<count {
            let reference = unsafe view.word(at: payload &+ position &* view.referenceWidth) &>> view.referenceShift
            guard let text = unsafe address(of: position), reference < UInt64(truncatingIfNeeded: view.objectCount)
            else {
                return false
            }
            let place = view.end &+ Int(truncatingIfNeeded: reference) &* view.offsetWidth
            let offset = unsafe view.word(at: place) &>> view.offsetShift
            guard offset >= 8, offset < UInt64(truncatingIfNeeded: view.end),
                unsafe view.isText(at: Int(truncatingIfNeeded: offset), text)
            else { return false }
        }
        return true
    }
}

extension BinaryObjectView {
    /// Whether the object at an offset that is inside consists of the bytes of a text.
    @inline(__always)
    fileprivate func isText(at offset: Int, _ text: UnsafePointer<EncodedText>) -> Bool {
        let count = unsafe text.pointee.count
        guard count <= end &- offset else { return false }
        // As everywhere here, the word that begins in front of the end is inside the archive.
        let words = unsafe UnsafeRawPointer(text)
        var place = 0
        while count &- place > 8 {
            if unsafe word(at: offset &+ place) != UInt64(bigEndian: words.load(fromByteOffset: place, as: UInt64.self))
            {
                return false
            }
            place = place &+ 8
        }
        let last = unsafe UInt64(bigEndian: words.load(fromByteOffset: place, as: UInt64.self))
        return unsafe (word(at: offset &+ place) ^ last) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* (count &- place))
            == 0
    }
}
