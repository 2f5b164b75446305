// Measuring: the median of several runs, allocations of one.

import CountAllocations

/// What something took.
struct Measurement {
    /// The median of the processor's seconds of all runs.
    let seconds: Double

    /// How often memory was allocated in one run; `nil` where that can't be counted.
    let allocationCount: Int?

    /// Runs something once to warm up, and then several times.
    init(runs: Int = 7, _ body: () throws -> Void) rethrows {
        try body()
        let before = CountAllocations.allocationCount()
        try body()
        allocationCount = before < 0 ? nil : CountAllocations.allocationCount() - before
        var times: [Double] = []
        for _ in 0..<runs {
            let start = CountAllocations.processorSeconds()
            try body()
            times.append(CountAllocations.processorSeconds() - start)
        }
        seconds = times.sorted()[times.count / 2]
    }

    /// A line of the table.
    func line(_ name: String, byteCount: Int, objectCount: Int) -> String {
        let allocations = allocationCount.map { Self.text(Double($0) / Double(objectCount)) } ?? "–"
        let columns = [
            Self.text(seconds * 1_000), Self.text(Double(byteCount) / seconds / 1e6),
            Self.text(seconds * 1e9 / Double(objectCount)), allocations,
        ]
        return "| \(name) | \(columns.joined(separator: " | ")) |"
    }

    private static func text(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return value >= 100 ? "\((tenths + 5) / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
