// What is to be reached, as ratios of numbers of one run.

/// A number of a case.
struct Quantity {
    enum Kind {
        case time
        case timePerObject
        case bytes
        case peak
        case detail(String)
    }

    let workload: String
    let peer: Peer
    let side: Side
    var kind = Kind.time

    func value(in results: Results, _ clock: Clock) -> Double? {
        guard let measurement = results.measurement(workload, peer, side) else { return nil }
        let seconds = clock.times(of: measurement).median
        switch kind {
        case .time: return seconds
        case .timePerObject: return seconds / Double(measurement.objectCount)
        case .bytes: return Double(measurement.byteCount)
        case .peak: return measurement.peakByteCount.map { Double($0) }
        case .detail(let name): return measurement.details[name]
        }
    }
}

/// Which clock ratios are taken from.
enum Clock: String {
    /// What a watch shows.
    case wall
    /// What the processor worked for the process: for machines that do something else too.
    case processor

    func times(of measurement: Measurement) -> Times {
        self == .wall ? measurement.wall : measurement.processor
    }
}

/// The most that a quantity may be: so many times the sum of others, or a number where there are none.
struct Target {
    let subject: Quantity
    let limit: Double
    let references: [Quantity]
    let text: String

    /// The quantity as a multiple of what it is held against; `nil` where something of it was not measured.
    func value(in results: Results, _ clock: Clock) -> Double? {
        guard let value = subject.value(in: results, clock) else { return nil }
        if references.isEmpty { return value }
        let parts = references.compactMap { $0.value(in: results, clock) }
        guard parts.count == references.count else { return nil }
        let sum = parts.reduce(0, +)
        return sum > 0 ? value / sum : nil
    }
}
