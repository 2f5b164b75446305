// Makes the small objects.

import Foundation

/// Objects with five fields.
public enum Notes {
    /// Notes that share nothing.
    public static func notes(count: Int, seed: UInt64 = 7) -> [Note] {
        var random = SeededGenerator(state: seed)
        return (0..<count).map { number in
            Note(
                title: random.word(14), number: number, weight: Double.random(in: 0..<1_000, using: &random),
                isDone: Bool.random(using: &random),
                made: Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0..<700_000_000, using: &random))))
        }
    }
}
