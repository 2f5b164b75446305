// Releases declarations that hold each other one after the other.
//
// A chain of a hundred thousand superclasses, or of structs in structs, would be released recursively and overflow the
// stack. Instead, each declaration moves its references to the queue, and the first one empties the queue in a loop.

/// The references of declarations that are being released.
///
/// A task local must be sendable; the queue never leaves the thread that empties it.
final class ReleaseQueue: @unchecked Sendable {
    /// A declaration's references to others.
    enum Contents {
        case superclass(SchemaClass)
        case fields([SchemaField])
        case cases([SchemaUnionCase])
        case plan(OwnerPlan)
    }

    /// The queue that this thread is emptying.
    @TaskLocal private static var current: ReleaseQueue?

    private var contents: [Contents] = []

    /// Takes the references of a class. They are released now, or after the declaration that is being released.
    static func release(superclass: inout SchemaClass?, fields: inout [SchemaField]) {
        var contents = [Contents.fields(fields)]
        if let held = superclass { contents.append(.superclass(held)) }
        superclass = nil
        fields = []
        release(&contents)
    }

    /// Takes the references of a struct.
    static func release(fields: inout [SchemaField]) {
        var contents = [Contents.fields(fields)]
        fields = []
        release(&contents)
    }

    /// Takes the references of an enum.
    static func release(cases: inout [SchemaUnionCase]) {
        var contents = [Contents.cases(cases)]
        cases = []
        release(&contents)
    }

    /// Takes the plan of a declaration.
    static func release(plan: inout OwnerPlan?) {
        var contents = (plan.map { [Contents.plan($0)] }) ?? []
        plan = nil
        release(&contents)
    }

    /// Empties the caller's array, which would otherwise hold the last reference after the queue is empty.
    private static func release(_ contents: inout [Contents]) {
        if let current {
            current.contents += contents
            contents = []
            return
        }
        let queue = ReleaseQueue()
        swap(&queue.contents, &contents)
        $current.withValue(queue) {
            while queue.contents.popLast() != nil {}
        }
    }
}
