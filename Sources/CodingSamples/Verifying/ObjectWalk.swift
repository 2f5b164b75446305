// The objects of an archive in the order in which a reader creates them.
//
//     root ──init(coder:)──▶ objects that must exist at once, inside each other
//       │ created
//       └──connect(with:)──▶ other objects, from a work list

import ArchiveDocuments
import Archiving
import CodingSchema

/// Visits each object once.
struct ObjectWalk {
    struct Item {
        let object: ArchivedObject
        let schemaClass: SchemaClass
    }

    /// What a field was read as.
    typealias FieldValue = (read: ReadStep, value: ReadValue)

    private enum State {
        case creating, created
    }

    private var states: [ArchivedObject: State] = [:]

    /// References of created objects, and those that are read when all others are connected.
    private var pending: [Item] = []
    private var pendingLast: [Item] = []
    private var nextPending = 0

    /// The object that is being read.
    private(set) var current: Item?

    var count: Int { states.count }

    /// Visits an object and everything that it refers to.
    ///
    /// - Parameter read: reads the fields of an object.
    /// - Throws: ``SampleError`` if an object can't be read or created.
    mutating func visit(
        _ root: Item, _ read: (Item) throws(SampleError) -> [FieldValue]
    ) throws(SampleError) {
        try create(root, 0, read)
        while true {
            if nextPending == pending.count {
                guard !pendingLast.isEmpty else { return }
                (pending, pendingLast, nextPending) = (pendingLast, [], 0)
            }
            let item = pending[nextPending]
            nextPending += 1
            try create(item, 0, read)
        }
    }

    /// Creates an object, unless it exists, after those that it requires at once.
    private mutating func create(
        _ item: Item, _ depth: Int, _ read: (Item) throws(SampleError) -> [FieldValue]
    ) throws(SampleError) {
        guard states[item.object] == nil else { return }
        states[item.object] = .creating
        current = item
        let fields = try read(item)
        for field in fields where field.read.phase == .initializer {
            for required in field.value.objects {
                try check(required, depth + 1, item, field.read)
                try create(required, depth + 1, read)
            }
        }
        states[item.object] = .created
        for field in fields {
            switch field.read.phase {
            case .initializer: break
            case .connect: pending += field.value.objects
            case .whenConnected: pendingLast += field.value.objects
            }
        }
    }

    /// Checks that an object can exist before the one that requires it.
    private mutating func check(
        _ required: Item, _ depth: Int, _ holder: Item, _ read: ReadStep
    ) throws(SampleError) {
        let limit = ArchiveLimits().maximumDepth
        let reason: String
        switch states[required.object] {
        case .created: return
        case .creating: reason = "references that must exist from the start form a cycle"
        case nil:
            if depth < limit { return }
            reason = "more than \(limit) references that must exist from the start are inside each other"
        }
        current = holder
        throw SampleError(at: DocumentPath.Step.key(read.key).text(isFirst: false), reason)
    }
}

extension ReadValue {
    /// The objects in a value, in its order.
    fileprivate var objects: [ObjectWalk.Item] {
        switch self {
        case .unknown, .leaf: []
        case .list(let elements): elements.flatMap(\.objects)
        case .dictionary(let entries): entries.flatMap { $0.key.objects } + entries.flatMap { $0.value.objects }
        case .parts(_, let parts): parts.flatMap(\.value.objects)
        case .object(let object, let schemaClass): [ObjectWalk.Item(object: object, schemaClass: schemaClass)]
        }
    }
}
