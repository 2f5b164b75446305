// Lets go of declarations that hold each other, one after the other.
//
// A chain of a hundred thousand superclasses, or of structs in structs, would be released link in link, each a few
// frames deeper on the stack. Each declaration hands what it holds to the queue instead, and the first one empties it.

/// What declarations that are being released have held.
///
/// A task local has to be sendable; the queue never leaves the thread that empties it.
final class ReleaseQueue: @unchecked Sendable {
    /// What a declaration holds of others.
    enum Contents {
        case superclass(SchemaClass)
        case fields([SchemaField])
        case cases([SchemaUnionCase])
        case plan(OwnerPlan)
    }

    /// The queue that is being emptied by this thread.
    @TaskLocal private static var current: ReleaseQueue?

    private var contents: [Contents] = []

    /// Takes what a class holds, which is released now, or when the release of another declaration is done.
    static func release(superclass: inout SchemaClass?, fields: inout [SchemaField]) {
        var contents = [Contents.fields(fields)]
        if let held = superclass { contents.append(.superclass(held)) }
        superclass = nil
        fields = []
        release(&contents)
    }

    /// Takes what a struct holds.
    static func release(fields: inout [SchemaField]) {
        var contents = [Contents.fields(fields)]
        fields = []
        release(&contents)
    }

    /// Takes what an enum holds.
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

    /// Leaves nothing with the caller, whose reference would be the last one when the queue is empty.
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
