// Runs a case: once to warm up and to look at what came out, once for memory, and then against the clock.

import CountAllocations
import Foundation

/// Measures in this process, which should do nothing else.
enum Measuring {
    static func measure(_ measured: Case, _ scale: Scale) throws -> Measurement {
        if let measurement = measured.measurement { return try measurement() }
        var trial = try measured.prepare()
        let warmUp = try timed(trial)
        if trial.byteCount == 0, let data = warmUp.result as? Data { trial.byteCount = data.count }
        try trial.check(warmUp.result)
        trial.discard(warmUp.result)
        let memory = try Self.memory(trial, measured.side)
        let count = runCount(warmUp.wall, scale)
        var walls: [Double] = []
        var processors: [Double] = []
        for _ in 0..<count {
            let run = try timed(trial)
            trial.discard(run.result)
            walls.append(run.wall)
            processors.append(run.processor)
        }
        return Measurement(
            workload: measured.workload, peer: measured.peer, side: measured.side, wall: Times(walls),
            processor: Times(processors), byteCount: trial.byteCount, objectCount: trial.objectCount,
            allocations: memory.allocations, peakByteCount: memory.peak, details: trial.details)
    }

    /// At least three runs of a round, more of what is quick, one of what takes longer than eight seconds.
    private static func runCount(_ seconds: Double, _ scale: Scale) -> Int {
        if seconds > 8 { return 1 }
        let most = scale == .full ? 35 : 11
        return min(max(Int((scale == .full ? 1 : 0.1) / max(seconds, 1e-6)), 3), most)
    }

    /// One run. The caller releases the result when the clock has stopped.
    private static func timed(_ trial: Trial) throws -> (result: Any, wall: Double, processor: Double) {
        let processor = CountAllocations.processorSeconds()
        let wall = CountAllocations.wallSeconds()
        let result = try trial.run()
        let wallEnd = CountAllocations.wallSeconds()
        return (result, wallEnd - wall, CountAllocations.processorSeconds() - processor)
    }

    /// The allocations of one run, and its peak: of archiving beyond what was there before, of unarchiving beyond what
    /// is there behind it, for the graph that came out is no expense.
    private static func memory(_ trial: Trial, _ side: Side) throws -> (allocations: Int?, peak: Int?) {
        Memory.trim()
        Memory.resetPeak()
        let before = Memory.residentByteCount
        let allocationsBefore = CountAllocations.allocationCount()
        let result = try trial.run()
        let allocations = CountAllocations.allocationCount() - allocationsBefore
        let peak = Memory.peakByteCount
        Memory.trim()
        let after = Memory.residentByteCount
        trial.discard(result)
        let base = side == .archive ? before : after
        return (
            allocationsBefore < 0 ? nil : allocations,
            peak.flatMap { peak in base.map { max(0, peak - $0) } }
        )
    }
}
