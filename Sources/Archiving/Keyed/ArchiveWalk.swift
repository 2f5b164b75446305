// Finds the path from the top level of an archive to an object, for errors.

import PropertyLists

/// A breadth-first search through the references of an archive, so that the path found is a shortest one.
struct ArchiveWalk {
    let table: BinaryObjectTable
    let objects: BinaryObject

    /// How a slot was reached.
    private struct Step {
        let parent: UInt32?
        let key: Int
        let element: Int?
    }

    private var steps: [UInt32: Step] = [:]
    private var pending: [UInt32] = []
    private var remaining: Int

    init(table: BinaryObjectTable, objects: BinaryObject) {
        self.table = table
        self.objects = objects
        remaining = table.bytes.count > Int.max / 8 ? Int.max : table.bytes.count * 4 + 65_536
    }

    /// The path to a slot; empty if there is none.
    mutating func path(to target: UInt32, from top: BinaryObject) -> [ArchivePath.Component] {
        search([target], from: top)
        return components(to: target)
    }

    /// The paths to slots as text; slots that can't be reached are omitted.
    mutating func paths(to targets: Set<UInt32>, from top: BinaryObject) -> [UInt32: String] {
        if targets.isEmpty { return [:] }
        search(targets, from: top)
        var paths: [UInt32: String] = [:]
        for slot in targets where steps[slot] != nil {
            paths[slot] = ArchivePath(components: components(to: slot)).description
        }
        return paths
    }

    private mutating func search(_ targets: Set<UInt32>, from top: BinaryObject) {
        visit(top, from: nil)
        var next = 0
        var missing = targets
        while next < pending.count, remaining > 0 {
            while let target = missing.first, steps[target] != nil { missing.remove(target) }
            if missing.isEmpty { break }
            let slot = pending[next]
            next += 1
            guard let contents = try? table.object(at: table.reference(Int(slot), of: objects)),
                contents.kind == .dictionary
            else { continue }
            visit(contents, from: slot)
        }
    }

    private mutating func visit(_ dictionary: BinaryObject, from parent: UInt32?) {
        for position in 0..<dictionary.count {
            guard let key = try? table.reference(position, of: dictionary), !isString(key, KeyedArchiveFormat.classKey),
                let reference = try? table.reference(dictionary.count + position, of: dictionary),
                let value = try? table.object(at: reference)
            else { continue }
            remaining -= 1
            if value.kind == .array {
                for element in 0..<value.count where remaining > 0 {
                    remaining -= 1
                    guard let reference = try? table.reference(element, of: value),
                        let object = try? table.object(at: reference)
                    else { continue }
                    reach(object, Step(parent: parent, key: key, element: element))
                }
            } else {
                reach(value, Step(parent: parent, key: key, element: nil))
            }
        }
    }

    private mutating func reach(_ value: BinaryObject, _ step: Step) {
        guard value.kind == .uid, let slot = try? table.uid(value), Int(slot) < objects.count, steps[slot] == nil
        else { return }
        steps[slot] = step
        pending.append(slot)
    }

    private func components(to target: UInt32) -> [ArchivePath.Component] {
        var way: [Step] = []
        var slot: UInt32? = target
        while let current = slot, let step = steps[current] {
            way.append(step)
            slot = step.parent
        }
        return way.reversed().enumerated().map { position, step in
            if let element = step.element { return .element(element) }
            // Only the ends of a long path are shown. Reading all keys could take long, because keys may overlap.
            let isShown = min(position, way.count - 1 - position) < ArchivePath.shownComponents
            guard isShown, let object = try? table.object(at: step.key), let key = try? table.string(object) else {
                return .key("?")
            }
            return .key(KeyedArchiveFormat.unescaped(key))
        }
    }

    private func isString(_ reference: Int, _ text: String) -> Bool {
        guard let object = try? table.object(at: reference) else { return false }
        return table.isString(object, equalTo: text)
    }
}
