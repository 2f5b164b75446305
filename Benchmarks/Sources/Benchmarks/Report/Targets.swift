// The list of what is to be reached.

/// All targets, in the order of the workloads.
enum Targets {
    static func targets(of workload: String, in results: Results) -> [Target] {
        let longestChain = (Scale(rawValue: results.scale) ?? .full).count(1_000_000)
        return speed(workload, longestChain) + special(workload, longestChain) + memory(workload, results)
    }

    /// So many times a peer: archive, archive with a reused archiver, unarchive.
    private static func speed(_ workload: String, _ longestChain: Int) -> [Target] {
        let base = String(workload.prefix { $0 != "-" })
        switch workload == "W4-packed" ? workload : base {
        case "W1":
            return against(.protobuf, workload, archive: 0.75, reused: 0.65, unarchive: 0.75)
        case "W1t": return against(.foundation, workload, archive: 1 / 300, unarchive: 1 / 70)
        case "W2": return against(.protobuf, workload, archive: 1.2, unarchive: 1.2)
        case "W3": return against(.json, workload, archive: 0.6, reused: 0.2, unarchive: 0.3)
        case "W4": return against(.json, workload, archive: 0.05, unarchive: 0.05)
        case "W4-packed": return against(.warmCopy, workload, archive: 2, unarchive: 2)
        case "W5": return against(.protobuf, workload, archive: 0.8, unarchive: 0.8)
        case "W6": return against(.protobuf, workload, archive: 0.9, unarchive: 0.9)
        case "W7": return against(.freshCopy, workload, archive: 1.3, unarchive: 1.3)
        case "W9": return against(.propertyListSerialization, workload, archive: 0.5, unarchive: 0.5)
        case "W10": return against(.propertyListEncoder, workload, archive: 0.25, unarchive: 0.25)
        case "S2":
            return Side.allCases.map { target(workload, .sequential, $0, 1, .archiving) }
        default: return []
        }
    }

    /// What is held against something else than one peer.
    private static func special(_ workload: String, _ longestChain: Int) -> [Target] {
        switch workload {
        case "W1":
            return [target(workload, .archiving, .unarchive, 1.5, .allocation)]
        case "S1":
            return [
                Target(
                    subject: Quantity(workload: workload, peer: .sequential, side: .unarchive), limit: 1 / 300e6,
                    references: [
                        Quantity(workload: workload, peer: .sequential, side: .unarchive, kind: .bytes)
                    ],
                    text: "seconds for each byte, which is 300 MB/s")
            ]
        case "W1t":
            return [
                Target(
                    subject: Quantity(workload: workload, peer: .archiving, side: .archive, kind: .bytes), limit: 0.6,
                    references: [Quantity(workload: workload, peer: .foundation, side: .archive, kind: .bytes)],
                    text: "× NSKeyedArchiver's bytes")
            ]
        case "W8":
            let touched = Quantity.Kind.detail("bytes of the file touched")
            return [
                Target(
                    subject: Quantity(workload: workload, peer: .archiving, side: .unarchive), limit: 14e-6,
                    references: [], text: "seconds"),
                Target(
                    subject: Quantity(workload: workload, peer: .archiving, side: .unarchive, kind: touched),
                    limit: 1e6, references: [], text: "bytes of the file touched"),
            ]
        case "W5-\(longestChain)":
            return linearity(workload, against: "W5-\(longestChain / 10)")
        default: return []
        }
    }

    /// The longest chain must not cost much more per node than the one before.
    private static func linearity(_ workload: String, against shorter: String) -> [Target] {
        Side.allCases.map { side in
            Target(
                subject: Quantity(workload: workload, peer: .archiving, side: side, kind: .timePerObject), limit: 1.6,
                references: [Quantity(workload: shorter, peer: .archiving, side: side, kind: .timePerObject)],
                text: "× the time per node of \(shorter)")
        }
    }

    /// What is needed beyond the graph, of archives that are large enough.
    private static func memory(_ workload: String, _ results: Results) -> [Target] {
        guard workload.hasPrefix("W"), !["W8", "W9", "W10"].contains(workload) else { return [] }
        return [(Side.archive, workload == "W1" ? 1.6 : 2.0), (.unarchive, 0.5)].compactMap { side, limit in
            guard let measurement = results.measurement(workload, .archiving, side), measurement.byteCount > 1_000_000
            else { return nil }
            return Target(
                subject: Quantity(workload: workload, peer: .archiving, side: side, kind: .peak), limit: limit,
                references: [Quantity(workload: workload, peer: .archiving, side: side, kind: .bytes)],
                text: "× the archive's bytes as memory in addition to the graph")
        }
    }

    private static func against(
        _ peer: Peer, _ workload: String, archive: Double, reused: Double? = nil, unarchive: Double
    ) -> [Target] {
        [target(workload, .archiving, .archive, archive, peer)]
            + (reused.map { [target(workload, .archivingReused, .archive, $0, peer)] } ?? [])
            + [target(workload, .archiving, .unarchive, unarchive, peer)]
    }

    private static func target(
        _ workload: String, _ subject: Peer, _ side: Side, _ limit: Double, _ reference: Peer
    ) -> Target {
        Target(
            subject: Quantity(workload: workload, peer: subject, side: side), limit: limit,
            references: [Quantity(workload: workload, peer: reference, side: side)],
            text: "× \(reference.name(side))")
    }
}
