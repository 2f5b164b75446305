// The archiver of a small archive, which is used again for the next one.

/// One archiver of a class, kept for the process: to allocate an archiver's lists and tables takes longer than a small
/// archive.
///
/// It is taken and kept under a lock, as a whole: two threads, and a class that archives something while it encodes
/// itself, never share it. After a failed or a large archive none is kept, so that it has little memory.
final class SpareArchiver<Kind: Archiver>: Sendable {
    private struct Spare: @unchecked Sendable {
        var archiver: Kind?
    }

    private let spare = Protected(Spare())

    /// The spare archiver, unless it is in use.
    func take() -> Kind? { exchange(Spare()).archiver }

    /// Keeps an archiver that has nothing left of its last archive.
    func keep(_ archiver: Kind) { _ = exchange(Spare(archiver: archiver)) }

    private func exchange(_ new: Spare) -> Spare {
        spare.withLock { spare in
            defer { spare = new }
            return spare
        }
    }
}
