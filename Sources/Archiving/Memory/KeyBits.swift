// The identity of a string: its own bytes.
//
//     "name"                       [ n a m e – – – – | – – – – – – – count ]      up to 15 bytes of UTF-8: the text itself
//     "a text of twenty-two …"     [ count and flags | address             ]      longer text
//
// Copies of a value have equal bytes, and while one of two strings with equal bytes exists, its memory isn't used for
// another: both are the same string. This holds for each layout that a string may have. Only its size is assumed here, and
// `unsafeBitCast` checks that. Equal strings can have different bytes, so what isn't found by its bytes is searched by its
// text.

/// The identity of a string, in two words. Who stores it retains the string.
@frozen @usableFromInline
struct KeyBits: BitwiseCopyable, Equatable, Sendable {
    @usableFromInline let first: UInt64
    @usableFromInline let second: UInt64

    /// Bits that no string has.
    @inlinable init() { (first, second) = (0, 0) }

    @inlinable @inline(__always) init(_ string: String) {
        #if _pointerBitWidth(_64)
        self = unsafe unsafeBitCast(string, to: KeyBits.self)
        #else
        let words = unsafe unsafeBitCast(string, to: (UInt32, UInt32, UInt32).self)
        first = UInt64(words.0) | UInt64(words.1) << 32
        second = UInt64(words.2) | 1 << 32
        #endif
    }

    @inlinable @inline(__always) static func == (left: KeyBits, right: KeyBits) -> Bool {
        (left.first ^ right.first) | (left.second ^ right.second) == 0
    }
}
