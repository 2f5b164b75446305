// The values of property lists and keyed archives, from JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONReader {
    /// A value of a property list, or one that is stored in place.
    func plain(_ json: JSONValue) throws(JSONError) -> ArchivedObject.Value {
        switch json {
        case .null: return .inline(.null)
        case .boolean(let value): return .inline(.boolean(value))
        case .integer(let value): return .inline(.integer(PropertyListInteger(value)))
        case .real(let value): return .inline(.double(value))
        case .string(let text): return .inline(.string(text))
        case .array(let elements): return .array(try stored(elements))
        case .object(let members):
            if let first = members.first, first.name.hasPrefix("$"), JSONKey.key(of: first.name) == nil {
                if first.name == "$set" { return .set(try stored(first.value.elements ?? [])) }
                if first.name == "$entries", members.count == 1 { return try pairs(first.value.elements ?? []) }
                return .inline(try leaf(members))
            }
            var entries: [ArchivedObject.Entry] = []
            for member in members {
                guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
                path.append(.key(key))
                entries.append(.init(key: key, value: try stored(member.value)))
                path.removeLast()
            }
            return .dictionary(entries)
        }
    }

    private func stored(_ values: [JSONValue]) throws(JSONError) -> [ArchivedObject.Value] {
        var result: [ArchivedObject.Value] = []
        for value in values {
            path.append(.element(result.count))
            result.append(try stored(value))
            path.removeLast()
        }
        return result
    }

    /// A dictionary of a property list whose keys are not all strings.
    private func pairs(_ list: [JSONValue]) throws(JSONError) -> ArchivedObject.Value {
        var entries: [(key: ArchivedObject.Value, value: ArchivedObject.Value)] = []
        for pair in list {
            guard let parts = pair.elements, parts.count == 2 else { throw failure("an entry without a value") }
            path.append(.entry(entries.count))
            entries.append((try stored(parts[0]), try stored(parts[1])))
            path.removeLast()
        }
        let dictionary = graph.object(PropertyList.null)
        pairs[dictionary] = entries
        return .object(dictionary)
    }

    private func stored(_ value: JSONValue) throws(JSONError) -> ArchivedObject.Value {
        isKeyed ? try keyed(value, .element) : try plain(value)
    }

    func unknown(_ name: String) -> JSONError { failure("unknown member '\(name)'") }

    /// A leaf that an object with one member represents, or data or text that is an archive.
    func leaf(_ members: [JSONMember]) throws(JSONError) -> PropertyList {
        guard let first = members.first else { throw failure("an empty object") }
        if let archive = members.first(where: { $0.name == "$archive" }) {
            let kind = members.first { $0.name == "$in" }?.value.string ?? "data"
            do {
                let data = try ArchiveDocument(json: archive.value).data()
                if kind == "data" { return .data(data) }
                guard let text = String(validUTF8: data) else { throw failure("no text") }
                return .string(text)
            } catch let error as JSONError {
                throw failure("in an archive: " + error.message)
            } catch {
                throw failure("in an archive: \(error)")
            }
        }
        guard members.count == 1 else { throw unknown(members[1].name) }
        let leaf: PropertyList? =
            switch first.name {
            case "$int": first.value.string.flatMap(JSONValue.integer).map { .integer($0) }
            case "$real": first.value.realNumber.map { .double($0) }
            case "$float": first.value.realNumber.map { .float(Self.float($0)) }
            case "$data": first.value.string.flatMap { Data(base64Encoded: $0) }.map { .data($0) }
            case "$uid": first.value.int.flatMap { UInt32(exactly: $0) }.map { .uid(PropertyList.UID($0)) }
            case "$date": first.value.date.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
            default: throw unknown(first.name)
            }
        guard let leaf else { throw failure("'\(first.name)' has a value of another kind") }
        return leaf
    }

    /// A float: the nearest one to the digits; of what isn't a number, the bits.
    static func float(_ value: Double) -> Float {
        guard value.isFinite, let nearest = Float("\(value)") else { return Float(value) }
        return nearest
    }

    // MARK: Keyed archives

    func fillKeyed(_ document: ArchiveDocument) throws(JSONError) {
        try readClasses()
        guard let top = json["top"]?.members else { throw failure("no 'top'") }
        for member in top {
            guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
            path = [.key(key)]
            document.top.append(.init(key: key, value: try keyed(member.value, .entry)))
        }
        path = []
        for object in json["objects"]?.elements ?? [] {
            path = [.object(object["$id"]?.int ?? 0)]
            _ = try keyed(object, .inPlace)
        }
        path = []
        var unreferenced: [ArchivedObject.Value] = []
        for value in json["unreferenced"]?.elements ?? [] { unreferenced.append(try keyed(value, .element)) }
        try checkDefined()
        document.containers = containers
        document.pairs = pairs
        try Self.numbering { () throws(InspectionError) in try document.setSlots(of: self, unreferenced) }
    }

    /// Gives numbers to objects, whose error is one about the text.
    static func numbering(_ body: () throws(InspectionError) -> Void) throws(JSONError) {
        do throws(InspectionError) {
            try body()
        } catch {
            throw JSONError(message: error.message)
        }
    }

    /// A value of a keyed archive, by the form of its class and key.
    func keyed(_ json: JSONValue, _ form: ValueForm) throws(JSONError) -> ArchivedObject.Value {
        switch json {
        case .null: return .null
        case .boolean(let value): return place(.boolean(value), isSlot: form.hasBooleanSlot)
        case .integer(let value):
            let leaf: PropertyList =
                switch form.number {
                case .real?: .double(Double(value))
                case .float?: .float(Float(value))
                default: .integer(PropertyListInteger(value))
                }
            return place(leaf, isSlot: form.hasNumberSlot)
        case .real(let value):
            return place(form.number == .float ? .float(Self.float(value)) : .double(value), isSlot: form.hasNumberSlot)
        case .string(let text): return place(.string(text), isSlot: !form.isStringInline)
        case .array(let elements):
            if form.isArrayInline { return try plain(json) }
            return .object(try collection(elements, className: form.arrayClass, nil))
        case .object(let members): return try keyed(members, form)
        }
    }

    private func place(_ leaf: PropertyList, isSlot: Bool) -> ArchivedObject.Value {
        isSlot ? .object(slot(leaf)) : .inline(leaf)
    }

    private func collection(
        _ elements: [JSONValue], className: String, _ identifier: JSONValue?
    ) throws(JSONError) -> ArchivedObject {
        guard let kind = FoundationClass(abbreviated: className), kind.hasElements else {
            throw failure("'\(className)' has no elements")
        }
        let object = try newObject(identifier)
        object.classDescription = try classDescription(className)
        var values: [ArchivedObject.Value] = []
        for (position, element) in elements.enumerated() {
            path.append(.element(position))
            values.append(try keyed(element, .element))
            path.removeLast()
        }
        object.entries = FoundationContent.elements(values).entries(of: kind)
        return object
    }

    private func keyed(_ members: [JSONMember], _ form: ValueForm) throws(JSONError) -> ArchivedObject.Value {
        let first = members.first { $0.name != "$class" && $0.name != "$id" && $0.name != "$in" && $0.name != "$base" }
        let name = first?.name ?? ""
        let identifier = members.first { $0.name == "$id" }?.value
        switch name {
        case "$int", "$real", "$float": return place(try leaf(members), isSlot: form.hasNumberSlot)
        case "$data", "$archive":
            let leaf = try leaf(members)
            return place(leaf, isSlot: leaf.string == nil ? form.hasDataSlot : !form.isStringInline)
        case "$set": return try plain(.object(members))
        case "$ref", "$nil":
            guard let number = members[0].value.index else { throw failure("no number") }
            if name == "$ref" { return .object(object(numbered: number)) }
            let known = missing[number] ?? ArchivedObject.Unresolved()
            missing[number] = known
            return .unresolved(known)
        case "$classref":
            guard let className = members[0].value.string else { throw failure("no class") }
            return .classDescription(try classDescription(className))
        case "$inline": return try plain(members[0].value)
        case "$slot": return try slot(members[0].value)
        case "$date", "$uuid", "$url": return .object(try foundationValue(members, identifier))
        default: break
        }
        let className = members.first { $0.name == "$class" }.flatMap(\.value.string) ?? FoundationClass.dictionary.name
        if first?.name == "$elements" {
            return .object(try collection(first?.value.elements ?? [], className: className, identifier))
        }
        return .object(try object(members, className, identifier))
    }

    private func slot(_ json: JSONValue) throws(JSONError) -> ArchivedObject.Value {
        // The slot's number precedes those of its contents.
        let isContainer: Bool =
            switch json {
            case .array: true
            case .object(let members):
                members.first.map { $0.name == "$set" || $0.name == "$entries" || JSONKey.key(of: $0.name) != nil }
                    ?? true
            default: false
            }
        guard isContainer else {
            if case .inline(let leaf) = try plain(json) { return .object(slot(leaf)) }
            throw failure("no value for a slot")
        }
        let object = slot(container: .null)
        containers[object] = try plain(json)
        return .object(object)
    }
}
