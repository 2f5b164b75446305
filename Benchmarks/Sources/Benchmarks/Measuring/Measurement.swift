// What was measured of one case: it goes from the child process to its parent, and into the file of results.

/// The numbers of a case.
struct Measurement: Codable {
    let workload: String
    let peer: Peer
    let side: Side

    /// Seconds on the wall, and seconds of the processor, of each run.
    var wall: Times
    var processor: Times

    let byteCount: Int
    let objectCount: Int

    /// How often memory was allocated in one run; `nil` where that can't be counted.
    let allocations: Int?

    /// The most memory that one run needed at once, in addition to the graph of objects; `nil` where that is unknown.
    let peakByteCount: Int?

    /// Numbers that this case alone has.
    let details: [String: Double]

    var identity: [String] { [workload, peer.rawValue, side.rawValue] }
}

/// The times of all runs.
struct Times: Codable {
    private var sorted: [Double]

    init(_ times: [Double]) { sorted = times.sorted() }

    mutating func add(_ other: Times) { self = Times(sorted + other.sorted) }

    var count: Int { sorted.count }

    var median: Double {
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    var least: Double { sorted[0] }
    var most: Double { sorted[sorted.count - 1] }
}

/// All numbers of a run, with what they hold for.
struct Results: Codable {
    let date: String
    let machine: String
    let scale: String
    var measurements: [Measurement]
    var failures: [String]

    /// Adds the numbers of a case, or the times of another round of it.
    mutating func add(_ measurement: Measurement) {
        guard let index = measurements.firstIndex(where: { $0.identity == measurement.identity }) else {
            return measurements.append(measurement)
        }
        measurements[index].wall.add(measurement.wall)
        measurements[index].processor.add(measurement.processor)
    }

    /// The numbers of one case.
    func measurement(_ workload: String, _ peer: Peer, _ side: Side) -> Measurement? {
        measurements.first { $0.workload == workload && $0.peer == peer && $0.side == side }
    }
}
