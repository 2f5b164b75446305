// Random numbers that are the same in every run and on every machine.

/// A generator that is not secret: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Makes a generator.
    public init(state: UInt64) { self.state = state }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// The next number below a bound.
    public mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// The next word of small letters.
    public mutating func word(_ length: Int) -> String {
        String(decoding: (0..<length).map { _ in UInt8.random(in: 97...122, using: &self) }, as: UTF8.self)
    }
}
