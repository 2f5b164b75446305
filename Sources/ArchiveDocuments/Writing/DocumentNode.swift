// The property list of a document, as a tree whose dictionaries have ordered keys.

import Archiving
import Foundation
import PropertyLists

/// A part of the property list. Values become nodes only when they are visited, so nothing recurses.
enum DocumentNode {
    case leaf(PropertyList)
    case value(ArchivedObject.Value)
    case array([DocumentNode])
    case dictionary([(key: String, value: DocumentNode)])
}

/// What the property list contains at a node.
enum DocumentNodeContent {
    case leaf(PropertyList)

    /// The elements of an array or a set, or the keys of a dictionary and then its values.
    case container(BinaryObjectKind, [DocumentNode])

    static func dictionary(_ entries: [(key: DocumentNode, value: DocumentNode)]) -> DocumentNodeContent {
        .container(.dictionary, entries.map(\.key) + entries.map(\.value))
    }
}

extension ArchiveDocument {
    /// The property list of a keyed archive, or of a plain property list.
    func rootNode() throws(InspectionError) -> DocumentNode {
        guard case .keyed(let archiver, let version, _) = form else { return .value(value ?? .null) }
        let classKeys = Dictionary(arrangement.classes.map { ($0.number, $0.keys) }) { first, _ in first }
        try requireKnownRoot()
        var values: [String: DocumentNode] = [
            "$top": .dictionary(top.map { ($0.key, .value($0.value)) }),
            "$objects": .array(
                try slots.enumerated().map { number, slot throws(InspectionError) in
                    try node(ofSlot: number, slot, classKeys)
                }),
        ]
        values["$version"] = version.map { .leaf(.integer(PropertyListInteger($0))) }
        values["$archiver"] = arrangement.unnamedArchiver.map { .value($0) } ?? .leaf(.string(archiver))
        let keys = arrangement.rootKeys
        let order = Set(keys) == Set(values.keys) ? keys : KeyedArrangement.standardRootKeys
        return .dictionary(order.compactMap { key in values[key].map { (key, $0) } })
    }

    /// Checks that nothing is lost of what is beside the objects.
    func requireKnownRoot(inJSON: Bool = false) throws(InspectionError) {
        guard case .keyed(_, let version, _) = form else { return }
        if inJSON, arrangement.unnamedArchiver != nil {
            throw InspectionError("'$archiver' is not a text")
        }
        if version == nil, arrangement.rootKeys.contains("$version") {
            throw InspectionError("'$version' is not an integer of 64 bits")
        }
        if let other = arrangement.rootKeys.first(where: { !KeyedArrangement.standardRootKeys.contains($0) }) {
            throw InspectionError("the archive has the key \(ValueText.shortened(other)) beside '$objects'")
        }
    }

    private func node(
        ofSlot number: Int, _ slot: ArchivedObject.Value, _ classKeys: [Int: [String]]
    ) throws(InspectionError) -> DocumentNode {
        switch slot {
        case .null, .unresolved: return .leaf(.string(Self.textOfNull))
        case .classDescription(let description):
            return node(of: description, keys: classKeys[number] ?? KeyedArrangement.standardClassKeys)
        case .object(let object):
            if let container = containers[object] { return .value(container) }
            if let value = object.value { return .leaf(value) }
            guard let description = object.classDescription, let classSlot = try classSlot(of: description) else {
                throw InspectionError("object \(number) has no class")
            }
            var entries: [(key: String, value: DocumentNode)] = object.entries.map { ($0.key, .value($0.value)) }
            let position = min(arrangement.classPositions[object] ?? entries.count, entries.count)
            entries.insert(("$class", .leaf(.uid(PropertyList.UID(UInt32(classSlot))))), at: position)
            return .dictionary(entries)
        default: return .value(slot)
        }
    }

    private func node(of description: ArchivedObject.ClassDescription, keys: [String]) -> DocumentNode {
        func names(_ names: [String]) -> DocumentNode { .array(names.map { .leaf(.string($0)) }) }
        var values: [String: DocumentNode] = ["$classname": .leaf(.string(description.name))]
        values["$classes"] = description.chain.map(names)
        values["$classhints"] = description.fallbacks.map(names)
        let first = keys.filter { values[$0] != nil }
        let rest = KeyedArrangement.standardClassKeys.filter { values[$0] != nil && !first.contains($0) }
        return .dictionary((first + rest).map { ($0, values[$0] ?? .leaf(.null)) })
    }

    /// What is at a node.
    func content(of node: DocumentNode) throws(InspectionError) -> DocumentNodeContent {
        switch node {
        case .leaf(let leaf): return content(of: leaf)
        case .array(let elements): return .container(.array, elements)
        case .dictionary(let entries): return .dictionary(entries.map { (.leaf(.string($0.key)), $0.value) })
        case .value(let value):
            switch value {
            case .inline(let leaf): return content(of: leaf)
            case .array(let elements): return .container(.array, elements.map { .value($0) })
            case .set(let elements): return .container(.set, elements.map { .value($0) })
            case .dictionary(let entries):
                return .dictionary(entries.map { (.leaf(.string($0.key)), .value($0.value)) })
            case .null: return .leaf(isKeyed ? .uid(PropertyList.UID(0)) : .null)
            case .unresolved(let object): return try reference(missingNumbers[ObjectIdentifier(object)])
            case .object(let object):
                if let pairs = pairs[object] { return .dictionary(pairs.map { (.value($0.key), .value($0.value)) }) }
                return try reference(numbers[object])
            case .classDescription(let description): return try reference(try classSlot(of: description))
            }
        }
    }

    private func content(of leaf: PropertyList) -> DocumentNodeContent {
        switch leaf {
        case .array(let elements): .container(.array, elements.map { .leaf($0) })
        case .set(let elements): .container(.set, elements.map { .leaf($0) })
        case .dictionary(let entries):
            .dictionary(
                entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
                    (.leaf(.string($0.key)), .leaf($0.value))
                })
        default: .leaf(leaf)
        }
    }

    private func reference(_ number: Int?) throws(InspectionError) -> DocumentNodeContent {
        guard let number, let uid = UInt32(exactly: number) else {
            throw InspectionError("a reference to an object without a number")
        }
        return .leaf(.uid(PropertyList.UID(uid)))
    }

    private func classSlot(of description: ArchivedObject.ClassDescription) throws(InspectionError) -> Int? {
        try chargeHash(of: description)
        return classSlots[description]
    }

    /// The slots of classes and missing objects, which nodes refer to.
    func prepareReferences() throws(InspectionError) {
        for slot in arrangement.classes { try chargeHash(of: slot.description) }
        classSlots = Dictionary(
            arrangement.classes.map { ($0.description, $0.number) }, uniquingKeysWith: { first, _ in first })
        prepareMissingNumbers()
    }

    func prepareMissingNumbers() {
        missingNumbers = [:]
        for case (let number, .unresolved(let object)) in slots.enumerated() {
            missingNumbers[ObjectIdentifier(object)] = number
        }
    }
}
