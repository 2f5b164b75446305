// Random numbers for tests: others in each run, and the same again where the run's seed is given.

import Foundation

/// Random numbers that can be reproduced with a seed, which every failure prints.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Starts a sequence of this run: another one for each seed, and in each run, which `RunSeed.first` repeats.
    public init(seed: UInt64) {
        var generator = SeededGenerator(exactSeed: RunSeed.first)
        state = generator.next() &+ seed
    }

    /// Starts the sequence of a seed, the same in each run.
    public init(exactSeed: UInt64) {
        state = exactSeed
    }

    /// The next number, by SplitMix64.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// What the random numbers of this run depend on.
public enum RunSeed {
    /// `ARCHIVING_SEED`, which repeats a run, or any number. It is printed when it is first used.
    public static let first: UInt64 = {
        let given = ProcessInfo.processInfo.environment["ARCHIVING_SEED"].flatMap { UInt64($0) }
        let seed = given ?? .random(in: 0...UInt64(UInt32.max))
        print("ARCHIVING_SEED=\(seed)")
        return seed
    }()
}
