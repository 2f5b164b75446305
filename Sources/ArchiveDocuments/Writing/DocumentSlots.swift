// Slots of documents that were not read from bytes, or were changed.

import Archiving
import JSONText
import PropertyLists

extension ArchiveDocument {
    /// Takes the slots that a layout states, or gives the objects numbers in the order in which they are mentioned.
    func setSlots(
        of reader: DocumentJSONReader, _ unreferenced: [ArchivedObject.Value]
    ) throws(InspectionError) {
        if let layout = reader.layout, takeSlots(of: reader, layout) { return }
        arrangement = KeyedArrangement()
        slots = [.null]
        try assignSlots(from: top.map(\.value) + unreferenced)
    }

    private func takeSlots(of reader: DocumentJSONReader, _ layout: JSONValue) -> Bool {
        let classes = (layout["classes"]?.elements ?? []).compactMap { classSlot($0, reader) }
        let numbers = Array(reader.objects.keys) + reader.missing.keys + classes.map(\.number)
        // The numbers of an archive have few gaps, and layouts may be forged.
        guard let last = numbers.max(), numbers.min() ?? 1 > 0, last < 8 * numbers.count + 1024,
            !reader.objects.values.contains(where: isTextOfNull)
        else { return false }
        slots = Array(repeating: .null, count: last + 1)
        for (number, object) in reader.objects {
            slots[number] = .object(object)
            self.numbers[object] = number
        }
        for (number, object) in reader.missing { slots[number] = .unresolved(object) }
        for slot in classes { slots[slot.number] = .classDescription(slot.description) }
        arrangement.classes = classes
        arrangement.rootKeys = layout["root"]?.elements?.compactMap(\.string) ?? []
        let positions = layout["positions"]?.elements ?? []
        for (object, position) in zip(reader.layoutObjects, positions) {
            guard let position = position.index else { continue }
            arrangement.classPositions[object] = position
        }
        for index in (layout["reversed"]?.elements ?? []).compactMap(\.index)
        where reader.layoutObjects.indices.contains(index) {
            reader.layoutObjects[index].entries.reverse()
        }
        return true
    }

    private func classSlot(_ json: JSONValue, _ reader: DocumentJSONReader) -> KeyedArrangement.ClassSlot? {
        guard let parts = json.elements, parts.count >= 2, let number = parts[0].index, let name = parts[1].string,
            // Classes of Foundation with their usual description are not in the document's table.
            let description = try? reader.classDescription(name)
        else { return nil }
        let keys = parts.dropFirst(2).compactMap(\.string)
        return .init(
            number: number, description: description, keys: keys.isEmpty ? KeyedArrangement.standardClassKeys : keys)
    }

    /// Whether an object is the text that represents nil in a slot. As a string it is an object with a class, as
    /// `KeyedArchiver` writes it.
    private func isTextOfNull(_ object: ArchivedObject) -> Bool { object.value == .string(Self.textOfNull) }

    /// A step of numbering: a value, or the class of an object whose contents have their numbers.
    private enum NumberingStep {
        case value(ArchivedObject.Value)
        case classDescription(ArchivedObject.ClassDescription)
    }

    /// Gives numbers to objects that have none.
    func assignSlots(from values: [ArchivedObject.Value]) throws(InspectionError) {
        var known = Set(arrangement.classes.map(\.description))
        var missing: Set<ObjectIdentifier> = []
        for case .unresolved(let object) in slots { missing.insert(ObjectIdentifier(object)) }
        var visited: Set<ArchivedObject> = []
        var pending: [NumberingStep] = values.reversed().map { .value($0) }
        func addClass(_ description: ArchivedObject.ClassDescription) {
            guard known.insert(description).inserted else { return }
            arrangement.classes.append(
                .init(number: slots.count, description: description, keys: KeyedArrangement.standardClassKeys))
            slots.append(.classDescription(description))
        }
        while let step = pending.popLast() {
            try chargeVisits(1)
            switch step {
            case .classDescription(let description): addClass(description)
            case .value(.classDescription(let description)): addClass(description)
            case .value(.unresolved(let object)):
                if missing.insert(ObjectIdentifier(object)).inserted { slots.append(.unresolved(object)) }
            case .value(.object(let object)) where pairs[object] != nil:
                pending += (pairs[object] ?? []).reversed().flatMap { [.value($0.value), .value($0.key)] }
            case .value(.object(let object)):
                guard visited.insert(object).inserted else { continue }
                if isTextOfNull(object) {
                    object.value = nil
                    object.classDescription = FoundationClass.description(
                        of: FoundationClass.string.name, isSequential: false)
                    object.entries = [.init(key: FoundationKey.string, value: .inline(.string(Self.textOfNull)))]
                }
                if numbers[object] == nil {
                    numbers[object] = slots.count
                    slots.append(.object(object))
                }
                if let description = object.classDescription { pending.append(.classDescription(description)) }
                if let container = containers[object] { pending.append(.value(container)) }
                pending += object.entries.reversed().map { .value($0.value) }
            case .value(.array(let elements)), .value(.set(let elements)):
                pending += elements.reversed().map { .value($0) }
            case .value(.dictionary(let entries)): pending += entries.reversed().map { .value($0.value) }
            case .value: break
            }
        }
    }
}
