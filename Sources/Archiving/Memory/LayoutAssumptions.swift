// All assumptions of this module about memory layouts that Swift doesn't specify.
//
//     String        16 bytes. Equal bytes are the same string, as long as one of both is alive: they are the text
//                   itself, up to 15 bytes of UTF-8, or a count, flags and the address of the text.
//     any Coding    two words, because `Coding` is a protocol of classes: the reference to the object, and the
//                   conformance of its class. An object that is stored without being retained is the same two words.
//
// `LayoutAssumptionTests` checks both. The compilation condition ARCHIVING_SAFE_MEMORY selects a slower implementation
// without these assumptions: strings longer than 15 bytes are hashed, each time one is archived, and each object is
// retained. The package's manifest sets the condition for compilers that are newer than those tested, and if the
// environment variable of the same name is set. Where addresses have 32 bits, a string takes fewer bytes, and this
// implementation is always selected.

/// The identity of a string, in two words.
@frozen @usableFromInline
struct KeyBits: BitwiseCopyable, Equatable, Sendable {
    @usableFromInline let first: UInt64
    @usableFromInline let second: UInt64

    /// Bits that no string has.
    @inlinable init() { (first, second) = (0, 0) }

    @inlinable @inline(__always) static func == (left: KeyBits, right: KeyBits) -> Bool {
        (left.first ^ right.first) | (left.second ^ right.second) == 0
    }
}

#if ARCHIVING_SAFE_MEMORY || !_pointerBitWidth(_64)

extension KeyBits {
    // Up to 15 bytes, the text and its length. For longer text, its address and its length, as with assumptions; where it
    // has none, two hashes, which are seeded for the process. And a mark.
    @usableFromInline init(_ string: String) {
        var (bytes, count) = ((UInt64(0), UInt64(0)), UInt64(0))
        for byte in string.utf8 {
            if count < 8 { bytes.0 |= UInt64(byte) << (count * 8) } else { bytes.1 |= UInt64(byte) << (count % 8 * 8) }
            count += 1
            if count == 16 { break }
        }
        if count < 16 {
            (first, second) = (bytes.0, bytes.1 | (count + 1) << 56)
        } else if let address = string.utf8.withContiguousStorageIfAvailable({ UInt(bitPattern: $0.baseAddress) }) {
            first = UInt64(address)
            second = UInt64(truncatingIfNeeded: string.utf8.count) & ~(0xFF << 56) | 0xFF << 56
        } else {
            first = Self.hash(string, 1)
            second = Self.hash(string, 2) | 0xFF << 56
        }
    }

    private static func hash(_ string: String, _ number: UInt8) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(number)
        for byte in string.utf8 { hasher.combine(byte) }
        return UInt64(truncatingIfNeeded: hasher.finalize())
    }
}

/// An object that is retained.
struct ObjectWords {
    let unretained: any Coding

    init(retaining object: consuming any Coding) { unretained = object }

    var address: UInt { UInt(bitPattern: ObjectIdentifier(unretained)) }
    func release() {}
    func take() -> any Coding { unretained }
}

#else

extension KeyBits {
    @inlinable @inline(__always) init(_ string: String) {
        self = unsafeBitCast(string, to: KeyBits.self)
    }
}

/// The two words of an `any Coding`, which don't retain the object.
struct ObjectWords: BitwiseCopyable {
    private var reference: UnsafeRawPointer
    private var conformance: UInt

    /// Retains an object until `release()` or `take()`.
    init(retaining object: consuming any Coding) {
        // Without the coercion, the existential would be opened, and only the reference would be cast.
        self = unsafeBitCast(object as any Coding, to: ObjectWords.self)
        _ = Unmanaged.passRetained(object as AnyObject)
    }

    /// The words of `object` itself, which something else retains.
    init(borrowing object: any Coding) {
        // Without the coercion, the existential would be opened, and only the reference would be cast.
        self = unsafeBitCast(object as any Coding, to: ObjectWords.self)
    }

    /// The words of another object that has the same static type.
    func replacingReference(with reference: UnsafeRawPointer) -> ObjectWords {
        var words = self
        words.reference = reference
        return words
    }

    var address: UInt { UInt(bitPattern: reference) }

    /// The object, which something else must retain until it is used.
    var unretained: any Coding { unsafeBitCast(self, to: (any Coding).self) }

    /// Releases the object if the words retain it.
    func release() { _ = take() }

    /// The object, with the reference that the words own.
    func take() -> any Coding {
        var words = self
        return withUnsafeMutablePointer(to: &words) {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: (any Coding).self).move()
        }
    }
}

#endif
