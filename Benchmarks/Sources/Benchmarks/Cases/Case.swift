// What is measured: one side of one peer on one workload.

/// Which way objects go.
enum Side: String, Codable, CaseIterable {
    case archive
    case unarchive
}

/// How much is measured.
enum Scale: String {
    /// Every workload as it is described.
    case full
    /// A tenth of the objects and few runs: to see that all works.
    case quick

    /// A number of objects, fewer where it shall be quick.
    func count(_ count: Int) -> Int { self == .full ? count : max(1, count / 10) }
}

/// A measurement to be made, in a process of its own.
struct Case {
    let workload: String
    let peer: Peer
    let side: Side

    /// Makes everything that isn't measured.
    let prepare: () throws -> Trial

    /// Measures in the place of this program's own clock, where a peer has its own.
    var measurement: (() throws -> Measurement)?

    init(workload: String, peer: Peer, side: Side, prepare: @escaping () throws -> Trial) {
        (self.workload, self.peer, self.side, self.prepare) = (workload, peer, side, prepare)
    }

    /// How the parent process names the case to its child.
    var arguments: [String] { [workload, peer.rawValue, side.rawValue] }
}

/// Something to be done again and again.
struct Trial {
    /// How long the archive is, or what replaces it.
    var byteCount: Int
    var objectCount: Int

    /// Does it once. The result is released when the clock has stopped.
    var run: () throws -> Any

    /// Throws where something else came out than should.
    var check: (Any) throws -> Void

    /// Lets go of what keeps itself in memory.
    var discard: (Any) -> Void = { _ in }

    /// Numbers that this case alone has.
    var details: [String: Double] = [:]
}

/// Why a case failed.
enum Failure: Error {
    case differentResult
    case unknownCase
    case peerFailed
}
