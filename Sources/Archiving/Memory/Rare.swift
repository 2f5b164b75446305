// What few archives need.

/// Parts that are empty in most archives, and are created when they are used for the first time: to create and release a
/// dozen empty lists takes as long as to read some values.
struct Rare<Parts: RarelyUsed>: ~Copyable {
    private(set) var existing: Parts?

    var parts: Parts {
        mutating get {
            if let existing { return existing }
            let parts = Parts()
            existing = parts
            return parts
        }
    }

    mutating func removeAll() { existing = nil }
}

/// What can be put into a ``Rare``.
protocol RarelyUsed: AnyObject {
    init()
}
