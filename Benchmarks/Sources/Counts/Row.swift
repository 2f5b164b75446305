// A row of the table of counts: one side of a workload.

import CountAllocations
import CountingMarks

/// One side of a workload.
struct Row {
    let name: String
    private let workload: Workload
    private let side: KeyPath<Workload.Sides, () throws -> Any>

    /// All rows, in the order of the table.
    static func all() -> [Row] {
        Workload.all().flatMap { workload in
            [
                Row(name: "\(workload.name) archive", workload: workload, side: \.archive),
                Row(name: "\(workload.name) unarchive", workload: workload, side: \.unarchive),
            ]
        }
    }

    /// Runs between the marks; once before, so that what is made once in a process is not counted.
    ///
    /// - Returns: how often memory was allocated; -1 where that can't be counted.
    func allocationCount() throws -> Int {
        let sides = try workload.prepare(.counted)
        let run = sides[keyPath: side]
        sides.discard(try run())
        countingBegins()
        let before = CountAllocations.allocationCount()
        let result = try run()
        let count = CountAllocations.allocationCount() - before
        countingEnds()
        sides.discard(result)
        return before < 0 ? -1 : count
    }

    /// Runs until the processor has worked so long for it, at least three times. What was made is freed between runs.
    ///
    /// - Returns: the median of the processor's seconds of a run.
    func medianTime(atLeast seconds: Double) throws -> Double {
        let sides = try workload.prepare(.timed)
        let run = sides[keyPath: side]
        sides.discard(try run())
        var times: [Double] = []
        var total = 0.0
        while times.count < 3 || total < seconds {
            let start = processorSeconds()
            let result = try run()
            let time = processorSeconds() - start
            sides.discard(result)
            times.append(time)
            total += time
        }
        return times.sorted()[times.count / 2]
    }
}
