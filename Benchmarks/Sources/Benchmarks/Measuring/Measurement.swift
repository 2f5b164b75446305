// What was measured of one case: it goes from the child process to its parent, and into the file of results.

/// The numbers of a case.
struct Measurement: Codable {
    let workload: String
    let peer: Peer
    let side: Side

    /// Seconds on the wall, and seconds of the processor, of each run.
    let wall: Spread
    let processor: Spread
    let runs: Int

    let byteCount: Int
    let objectCount: Int

    /// How often memory was allocated in one run; `nil` where that can't be counted.
    let allocations: Int?

    /// The most memory that one run needed at once, in addition to the graph of objects; `nil` where that is unknown.
    let peakByteCount: Int?

    /// Numbers that this case alone has.
    let details: [String: Double]
}

/// How times are spread.
struct Spread: Codable {
    let median: Double
    let least: Double
    let most: Double

    init(_ times: [Double]) {
        let sorted = times.sorted()
        let middle = sorted.count / 2
        median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        least = sorted[0]
        most = sorted[sorted.count - 1]
    }
}

/// All numbers of a run, with what they hold for.
struct Results: Codable {
    let date: String
    let machine: String
    let scale: String
    var measurements: [Measurement]
    var failures: [String]

    /// The numbers of one case.
    func measurement(_ workload: String, _ peer: Peer, _ side: Side) -> Measurement? {
        measurements.first { $0.workload == workload && $0.peer == peer && $0.side == side }
    }
}
