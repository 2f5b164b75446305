// A quoted string while it is read: text as it stands, and code units of UTF-16 from escapes.

/// Puts a string together from UTF-8 and from code units of UTF-16.
struct OpenStepString {
    private var utf8: [UInt8] = []
    // The first half of a surrogate pair, whose second half may come from the next escape.
    private var highSurrogate: UInt16?

    /// Adds text as it stands.
    mutating func append(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        endPair()
        utf8.append(contentsOf: bytes)
    }

    /// Adds a code unit; two surrogates that belong together become one character.
    mutating func append(_ unit: UInt16) {
        if UTF16.isTrailSurrogate(unit), let high = highSurrogate {
            highSurrogate = nil
            append([high, unit])
            return
        }
        endPair()
        if UTF16.isLeadSurrogate(unit) {
            highSurrogate = unit
        } else {
            append([unit])
        }
    }

    /// The string.
    consuming func finish() -> String {
        endPair()
        return String(decoding: utf8, as: UTF8.self)
    }

    // A surrogate without its other half becomes U+FFFD, as in the binary format.
    private mutating func endPair() {
        guard let high = highSurrogate else { return }
        highSurrogate = nil
        append([high])
    }

    private mutating func append(_ units: [UInt16]) {
        utf8.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    }
}
