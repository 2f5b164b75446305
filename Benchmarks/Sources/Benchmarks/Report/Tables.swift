// The results as tables in Markdown, which a terminal shows as well.

import Foundation

/// Tables of results.
struct Tables {
    let results: Results
    let clock: Clock

    /// A table of numbers and one of targets for each workload.
    var text: String {
        var names: [String] = []
        for measurement in results.measurements where !names.contains(measurement.workload) {
            names.append(measurement.workload)
        }
        let parts = names.map { text(of: $0) } + results.failures.map { "Failed: \($0)\n" }
        return parts.joined(separator: "\n")
    }

    /// The tables of one workload.
    func text(of workload: String) -> String {
        var lines = ["### \(workload): \(Catalog.title(of: workload))", ""]
        lines += [
            "| | runs | median | × Archiving | min–max | CPU time | per object | bytes | memory "
                + "| allocations per object |",
            "|---|---|---|---|---|---|---|---|---|---|",
        ]
        for side in Side.allCases {
            for measurement in results.measurements where measurement.workload == workload && measurement.side == side {
                lines.append(row(measurement))
            }
        }
        for measurement in results.measurements where measurement.workload == workload {
            for (name, value) in measurement.details.sorted(by: { $0.key < $1.key }) {
                lines += ["", "\(measurement.peer.name(measurement.side)): \(Self.count(value)) \(name)."]
            }
        }
        let targets = Targets.targets(of: workload, in: results)
        if !targets.isEmpty {
            lines += ["", "| | target (at most) | measured | |", "|---|---|---|---|"] + targets.map(row)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func row(_ measurement: Measurement) -> String {
        let times = clock.times(of: measurement)
        let allocations = measurement.allocations.map { Double($0) / Double(measurement.objectCount) }
        let columns = [
            "\(measurement.side.rawValue), \(measurement.peer.name(measurement.side))", "\(times.count)",
            Self.time(times.median), multiple(of: measurement),
            "\(Self.time(times.least))–\(Self.time(times.most))",
            Self.time(measurement.processor.median), Self.time(times.median / Double(measurement.objectCount)),
            measurement.byteCount == 0 ? "–" : Self.count(Double(measurement.byteCount)),
            measurement.peakByteCount.map { Self.count(Double($0)) } ?? "–",
            allocations.map { Self.decimal($0) } ?? "–",
        ]
        return "| \(columns.joined(separator: " | ")) |"
    }

    /// How many times as long as this package's archiver or unarchiver something takes.
    private func multiple(of measurement: Measurement) -> String {
        let bases = [Peer.archiving, .sequential].compactMap {
            results.measurement(measurement.workload, $0, measurement.side)
        }
        guard let base = bases.first, base.peer != measurement.peer else { return "–" }
        return Self.decimal(clock.times(of: measurement).median / clock.times(of: base).median)
    }

    private func row(_ target: Target) -> String {
        let head = "\(target.subject.side.rawValue), \(target.subject.peer.rawValue)"
        guard let value = target.value(in: results, clock) else {
            return "| \(head) | \(limit(target)) | – | not measured |"
        }
        let verdict = value <= target.limit ? "reached" : "**missed**"
        return "| \(head) | \(limit(target)) | \(Self.decimal(value)) | \(verdict) |"
    }

    private func limit(_ target: Target) -> String { "\(Self.decimal(target.limit)) \(target.text)" }

    /// A time with three digits and its unit.
    static func time(_ seconds: Double) -> String {
        for (unit, factor) in [("s", 1.0), ("ms", 1e3), ("µs", 1e6)] where seconds * factor >= 1 {
            return "\(decimal(seconds * factor)) \(unit)"
        }
        return "\(decimal(seconds * 1e9)) ns"
    }

    /// A number with three digits that count.
    static func decimal(_ value: Double) -> String {
        guard value > 0, value.isFinite else { return "0" }
        if value >= 99.95 { return String(Int(value.rounded())) }
        if value < 0.000_1 { return String(format: "%.1e", value) }
        let digits = max(0, 2 - Int(log10(value).rounded(.down)))
        return String(format: "%.\(digits)f", value)
    }

    /// A number with its thousands set apart.
    static func count(_ value: Double) -> String {
        let digits = String(Int(value))
        var text = ""
        for (number, digit) in digits.enumerated() {
            if number > 0, (digits.count - number) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
