// What stands in the slots of an archive: objects with their classes, and values.

import PropertyLists

/// What a slot of `$objects` holds.
enum InspectedSlot {
    /// Nothing. Beyond slot 0 it is a place kept for a conditional reference, that no object took.
    case null

    /// A string, a number or data, or what no archiver writes there, by its index.
    case value(Int)

    /// An object: its class and its entries but `$class`, in the order of the archive.
    case object(InspectedClass, [InspectedEntry])
    case classDescription(InspectedClass)

    /// What can't be read, and why.
    case broken(String)
}

/// What an archive says of a class.
struct InspectedClass: Hashable {
    let name: String

    /// The names of its superclasses, without `NSObject`.
    let superclasses: [String]

    /// The classes that stand in for it where it is not known.
    let hints: [String]

    /// What is said where an object's class can't be found.
    static let none = InspectedClass(name: "(no class)")

    private init(name: String) {
        (self.name, self.superclasses, self.hints) = (name, [], [])
    }

    /// Reads a description; `nil` where the entries are none.
    init?(_ entries: [InspectedEntry], in archive: InspectedArchive) {
        func value(_ key: String) -> Int? { entries.first { $0.key == key }?.value }
        guard let name = value("$classname").flatMap(archive.text) else { return nil }
        var superclasses = value("$classes").map { Self.texts(at: $0, in: archive) } ?? []
        if superclasses.first == name { superclasses.removeFirst() }
        if superclasses.last == "NSObject" { superclasses.removeLast() }
        self.name = name
        self.superclasses = superclasses
        self.hints = value("$classhints").map { Self.texts(at: $0, in: archive) } ?? []
    }

    /// The strings of an array; more than a hundred are no chain of classes.
    private static func texts(at index: Int, in archive: InspectedArchive) -> [String] {
        guard let object = try? archive.object(at: index), object.kind == .array,
            let elements = try? archive.elements(of: object)
        else { return [] }
        return elements.prefix(100).compactMap(archive.text)
    }
}

extension InspectedArchive {
    /// What a slot holds.
    ///
    /// - Complexity: O(*n*) in the number of its entries.
    func slot(_ number: Int) -> InspectedSlot {
        guard slots.indices.contains(number) else {
            return .broken("refers to object \(number) of \(slots.count)")
        }
        do throws(InspectionError) {
            let index = slots[number]
            let object = try object(at: index)
            if object.isString, table.isString(object, equalTo: "$null") { return .null }
            guard object.kind == .dictionary else { return .value(index) }
            let entries = try entries(of: object)
            if let reference = entries.first(where: { $0.key == "$class" })?.value {
                let described = slotNumber(at: reference).flatMap(classDescription) ?? .none
                return .object(described, entries.filter { $0.key != "$class" })
            }
            if let described = classDescription(ofSlot: number) { return .classDescription(described) }
            return .value(index)
        } catch {
            return .broken(error.message)
        }
    }

    /// What the tree calls an object of which no more than its number is shown.
    func className(ofSlot number: Int) -> String {
        if let known = classNames[number] { return known }
        let name = if case .object(let described, _) = slot(number) { ValueText.name(described.name) } else { "object" }
        classNames[number] = name
        return name
    }

    /// The number of the slot that a value refers to; `nil` where it is no reference.
    func slotNumber(at index: Int) -> Int? {
        guard header != nil, let object = try? table.object(at: index), object.kind == .uid,
            let uid = try? table.uid(object)
        else { return nil }
        return Int(uid)
    }
}
