// What was allocated for a small archive, which is used again for the next one.

/// One archiver, reader, or the tables of an unarchiver, kept for the process: to allocate lists and tables takes longer
/// than a small archive.
///
/// It is taken and kept under a lock, as a whole: two threads, and a class that archives something while it encodes
/// itself, never share it. After a large archive none is kept, so that it has little memory.
@usableFromInline package final class Spare<Kind: AnyObject>: Sendable {
    @frozen @usableFromInline struct Content: @unchecked Sendable {
        @usableFromInline var kept: Kind?

        @inlinable init(kept: Kind? = nil) { self.kept = kept }
    }

    @usableFromInline let content = Protected(Content())

    package init() {}

    /// What was kept, unless it is in use.
    @inlinable package func take() -> Kind? { content.exchange(Content()).kept }

    /// Keeps what has nothing left of its last archive.
    @inlinable package func keep(_ kept: Kind) { _ = content.exchange(Content(kept: kept)) }
}
