// Releases declarations that hold each other one after the other.
//
// A chain of a hundred thousand superclasses, or of structs in structs, would be released recursively and overflow the
// stack. Instead, each declaration moves its references to the queue, and the first one empties the queue in a loop.

/// The references of declarations that are being released.
///
/// A task local must be sendable; the queue never leaves the thread that empties it.
final class ReleaseQueue: @unchecked Sendable {
    /// The queue that this thread is emptying.
    @TaskLocal private static var current: ReleaseQueue?

    private var contents: [Any] = []

    /// Takes references of a declaration, and leaves none. They are released now, or after the declaration that is
    /// being released.
    static func release<References>(_ references: inout References, leaving none: References) {
        let queue = current ?? ReleaseQueue()
        queue.contents.append(references)
        references = none
        guard current == nil else { return }
        $current.withValue(queue) {
            while queue.contents.popLast() != nil {}
        }
    }
}
