// What only the bytes of an archive state: slots, positions, sharing. A document in JSON contains it separately, with a
// checksum of the rest, because it is wrong after an edit.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension JSONValue {
    /// The checksum of a document without its layout, as its layout states it.
    var layoutChecksum: String {
        let text = JSONTextWriter(.compact)
        var checksum = ""
        text.withChecksum {
            text.beginObject()
            for member in members ?? [] where member.name != "layout" { text.write(member) }
            checksum = text.objectChecksum
            text.end()
        }
        return checksum
    }
}

extension DocumentJSONWriter {
    /// The layout of a document; `nil` if nothing but the document decides over the bytes.
    func layout() throws(InspectionError) -> JSONValue? {
        let layout = JSONValue.object([
            "table": document.propertyListFormat == .binary ? try document.sourceLayout()?.json : nil,
            "text": try document.sourceTextLayout(), "cstrings": cStringLayout(),
        ])
        let members = (document.isKeyed ? try keyedLayout() : []) + (layout.members ?? [])
        return members.isEmpty ? nil : .object([JSONMember("of", .string(text.objectChecksum))] + members)
    }

    private func keyedLayout() throws(InspectionError) -> [JSONMember] {
        let arrangement = document.arrangement
        let classes = try arrangement.classes.map { (slot) throws(InspectionError) -> JSONValue in
            let isUsual = slot.keys == KeyedArrangement.standardClassKeys.filter(slot.keys.contains)
            let keys = isUsual ? [] : slot.keys.map { JSONValue.string($0) }
            return .array([.integer(slot.number), .string(try name(of: slot.description))] + keys)
        }
        let positions = layoutObjects.map { object -> Int in
            let position = arrangement.classPositions[object] ?? object.entries.count
            return position == object.entries.count ? -1 : position
        }
        var reversed: [Int] = []
        for (index, object) in layoutObjects.enumerated() where try isReversed(object) { reversed.append(index) }
        func numbers(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .integer($0) }) }
        let hasUsualRoot = arrangement.rootKeys == KeyedArrangement.standardRootKeys
        let layout = JSONValue.object([
            "slots": numbers(slots), "classes": .array(classes),
            "root": hasUsualRoot ? nil : .array(arrangement.rootKeys.map { .string($0) }),
            "positions": positions.allSatisfy { $0 == -1 } ? nil : numbers(positions),
            "reversed": reversed.isEmpty ? nil : numbers(reversed),
        ])
        return layout.members ?? []
    }

    /// Whether the two entries of an abbreviated object are not in the usual order.
    private func isReversed(_ object: ArchivedObject) throws(InspectionError) -> Bool {
        guard object.entries.count == 2, try foundationContent(of: object) != nil else { return false }
        return object.entries[0].key == object.foundationClass?.keys.last
    }

    /// The identities of C strings; `nil` if equal ones are one, as usual.
    private func cStringLayout() -> JSONValue? {
        var first: [LeafKey: Int] = [:]
        var isUsual = true
        for (number, value) in cStrings {
            isUsual = isUsual && first[value, default: number] == number
            first[value] = number
        }
        return isUsual ? nil : .array(cStrings.map { .integer($0.number) })
    }
}

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
            !reader.objects.values.contains(where: { $0.value == .string(Self.textOfNull) })
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
}
