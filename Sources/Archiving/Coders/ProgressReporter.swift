// When the closure that follows archiving or unarchiving is called.

/// Calls a closure at intervals of what is counted. Without a closure, that costs one comparison.
struct ProgressReporter {
    private let interval: Int

    /// The count at which the closure is called next.
    private(set) var nextCount = Int.max

    var report: ((_ completed: Int, _ known: Int) throws -> Void)? {
        didSet { begin() }
    }

    init(interval: Int = 1_000) { self.interval = interval }

    /// Starts to count for an archive.
    mutating func begin() { nextCount = report == nil ? .max : interval }

    /// The closure, which is due again after another interval. It isn't called here: it may set another one, which releases
    /// it.
    @inline(never)
    mutating func closure(dueAt count: Int) -> ((_ completed: Int, _ known: Int) throws -> Void)? {
        nextCount = count > .max - interval ? .max : count + interval
        return report
    }
}
