// When the closure that follows archiving or unarchiving is called.

/// Calls a closure once for about each thousand objects. Without a closure, an object costs one comparison.
struct ProgressReporter {
    private static let interval = 1_000

    /// The number of objects at which the closure is called next.
    private(set) var nextCount = Int.max

    var report: ((_ completed: Int, _ known: Int) throws -> Void)? {
        didSet { begin() }
    }

    /// Starts to count the objects of an archive.
    mutating func begin() { nextCount = report == nil ? .max : Self.interval }

    /// The closure, which is due again after another thousand objects. It isn't called here: it may set another one, which
    /// releases it.
    @inline(never)
    mutating func closure(dueAt count: Int) -> ((_ completed: Int, _ known: Int) throws -> Void)? {
        nextCount = count > .max - Self.interval ? .max : count + Self.interval
        return report
    }
}
