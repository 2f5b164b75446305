// Finds the path from the top level of an archive to an object, for errors.

import PropertyLists

/// A breadth-first search through the references of an archive, so that the path found is a shortest one.
struct ArchiveWalk {
    let table: BinaryObjectTable
    let objects: BinaryObject

    /// How a slot was reached.
    private struct Step {
        let parent: UInt32?

        /// The reference to the key.
        let key: Int
        let element: Int?
        let place: Place
    }

    /// What a reference is in the object that holds it.
    private enum Place {
        /// The value under a key, or an element of an array under a key.
        case key
        case element, member, entryKey, entryValue
    }

    /// No name of a collection's class is longer.
    private static let longestName = 32

    private var steps: [UInt32: Step] = [:]
    private var pending: [UInt32] = []
    private var remaining: Int

    init(table: BinaryObjectTable, objects: BinaryObject) {
        self.table = table
        self.objects = objects
        remaining = GraphUnarchiver.readCount(ArchiveLimits(), ofBytes: table.bytes.count)
    }

    /// The path to a slot; empty if there is none.
    mutating func path(to target: UInt32, from top: BinaryObject) -> [ArchivePath.Component] {
        search([target], from: top)
        return components(to: target)
    }

    /// The paths to slots as text; slots that can't be reached are omitted, and those of too many long paths.
    mutating func paths(to targets: Set<UInt32>, from top: BinaryObject) -> [UInt32: String] {
        if targets.isEmpty { return [:] }
        search(targets, from: top)
        var paths: [UInt32: String] = [:]
        for slot in targets.sorted() where steps[slot] != nil && remaining > 0 {
            let components = components(to: slot)
            remaining -= components.count
            paths[slot] = ArchivePath(components: components).description
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
        let collection = parent == nil ? nil : collectionClass(of: dictionary)
        for position in 0..<dictionary.count where remaining > 0 {
            remaining -= 1
            guard let key = try? table.reference(position, of: dictionary), !isString(key, KeyedArchiveFormat.classKey),
                let reference = try? table.reference(dictionary.count + position, of: dictionary),
                let value = try? table.object(at: reference)
            else { continue }
            if value.kind == .array {
                let place = place(in: collection, key)
                for element in 0..<value.count where remaining > 0 {
                    remaining -= 1
                    guard let reference = try? table.reference(element, of: value),
                        let object = try? table.object(at: reference)
                    else { continue }
                    reach(object, Step(parent: parent, key: key, element: element, place: place))
                }
            } else {
                reach(value, Step(parent: parent, key: key, element: nil, place: .key))
            }
        }
    }

    private mutating func reach(_ value: BinaryObject, _ step: Step) {
        guard value.kind == .uid, let slot = try? table.uid(value), slot < objects.count, steps[slot] == nil
        else { return }
        steps[slot] = step
        pending.append(slot)
    }

    // MARK: Collections

    /// The Foundation collection that an object is, if it has exactly the keys that its class writes.
    private func collectionClass(of dictionary: BinaryObject) -> FoundationClass? {
        guard let description = contents(at: value(KeyedArchiveFormat.classKey, of: dictionary)),
            let reference = value(KeyedArchiveFormat.classNameKey, of: description),
            let object = try? table.object(at: reference), object.count <= Self.longestName,
            let name = try? table.string(object)
        else { return nil }
        let arrays = [FoundationKey.elements, FoundationKey.dictionaryKeys]
        let count = arrays.count { value($0, of: dictionary) != nil }
        let collection = FoundationClass.keyedValues[name]
        return dictionary.count == count + 1 && count == (collection == .dictionary ? 2 : 1) ? collection : nil
    }

    private func value(_ key: String, of dictionary: BinaryObject) -> Int? {
        dictionary.kind == .dictionary ? try? table.value(forKey: key, of: dictionary) : nil
    }

    private func place(in collection: FoundationClass?, _ key: Int) -> Place {
        switch collection {
        case .array: .element
        case .set: .member
        case .dictionary:
            isString(key, FoundationKey.dictionaryKeys) ? .entryKey : .entryValue
        default: .key
        }
    }

    /// What the slot at a reference holds.
    private func contents(at reference: Int?) -> BinaryObject? {
        guard let reference, let object = try? table.object(at: reference), object.kind == .uid,
            let slot = try? table.uid(object), slot < objects.count
        else { return nil }
        return try? table.object(at: table.reference(Int(slot), of: objects))
    }

    /// The component for an entry of a dictionary: its key, if that is a string, otherwise its number.
    ///
    /// - Parameter keys: the references to the keys.
    func components(ofEntry number: Int, keys: BinaryObject?) -> [ArchivePath.Component] {
        if let keys, number < keys.count, let key = contents(at: try? table.reference(number, of: keys)), key.isString,
            let text = try? table.string(key)
        {
            return [.key(text)]
        }
        return [.entry(number), .part("$value")]
    }

    private func components(ofEntry number: Int, inSlot slot: UInt32?) -> [ArchivePath.Component] {
        let dictionary = slot.flatMap { try? table.object(at: table.reference(Int($0), of: objects)) }
        let reference = dictionary.flatMap { value(FoundationKey.dictionaryKeys, of: $0) }
        let keys = reference.flatMap { try? table.object(at: $0) }
        return components(ofEntry: number, keys: keys?.kind == .array ? keys : nil)
    }

    // MARK: Components

    private func components(to target: UInt32) -> [ArchivePath.Component] {
        var way: [Step] = []
        var slot: UInt32? = target
        while let current = slot, let step = steps[current] {
            way.append(step)
            slot = step.parent
        }
        return way.reversed().enumerated().flatMap { position, step in
            // Only the ends of a long path are shown. Reading all keys could take long, because keys may overlap.
            let isShown = min(position, way.count - 1 - position) < ArchivePath.shownComponents
            return components(of: step, isShown: isShown)
        }
    }

    private func components(of step: Step, isShown: Bool) -> [ArchivePath.Component] {
        switch (step.place, step.element) {
        case (.element, let number?): return [.element(number)]
        case (.member, let number?): return [.entry(number)]
        case (.entryKey, let number?): return [.entry(number), .part("$key")]
        case (.entryValue, let number?):
            return isShown ? components(ofEntry: number, inSlot: step.parent) : [.entry(number)]
        default:
            let element = step.element.map { [ArchivePath.Component.element($0)] } ?? []
            guard isShown, let object = try? table.object(at: step.key), let key = try? table.string(object) else {
                return [.key("?")] + element
            }
            return [.key(key)] + element
        }
    }

    private func isString(_ reference: Int, _ text: String) -> Bool {
        guard let object = try? table.object(at: reference) else { return false }
        return table.isString(object, equalTo: text)
    }
}
