// Random changes of a draft: each is one edit that an author might make, wise or not.

/// A draft that is being changed.
struct DraftChange {
    var schema: DraftSchema
    var writer: DraftWriter

    /// The old names of what was renamed and can be recognised by a key or raw value.
    var renamed: [String: String] = [:]

    /// The changes that were made, for failure messages.
    var log: [String] = []

    init(_ schema: DraftSchema, writer: DraftWriter) {
        self.schema = schema
        self.writer = writer
    }

    /// Makes one change, or none if the chosen one doesn't apply.
    mutating func makeOne() {
        switch writer.number(below: 20) {
        case 0, 1: addField()
        case 2, 3: removeField()
        case 4, 5: renameField()
        case 6, 7: changeKey()
        case 8: exchangeKeys()
        case 9, 10: changeType()
        case 11: changePresence()
        case 12: changeArchiving()
        case 13, 14: changeClass()
        case 15: changeHierarchy()
        case 16, 17: changeEnumeration()
        case 18: changeUnion()
        default: changeBitsOrStructure()
        }
    }

    // MARK: Positions

    /// The position of a field: the class's index, then the field's.
    mutating func fieldPlace() -> (owner: Int, field: Int)? {
        // The root's fields most of all.
        let owner = writer.once(in: 2) ? 0 : writer.number(below: schema.classes.count)
        let count = schema.classes[owner].fields.count
        return count == 0 ? nil : (owner, writer.number(below: count))
    }

    mutating func note(_ text: String) { log.append(text) }

    subscript(_ place: (owner: Int, field: Int)) -> DraftField {
        get { schema.classes[place.owner].fields[place.field] }
        set { schema.classes[place.owner].fields[place.field] = newValue }
    }

    // MARK: Fields

    private mutating func addField() {
        let owner = writer.number(below: schema.classes.count)
        let isRoot = owner == 0
        var field = writer.field(in: schema, allowing: isRoot ? .everything : .values)
        // What was there before.
        field.also = []
        if writer.once(in: 3) {
            schema.classes[owner].version += 1
            field.since = schema.classes[owner].version
        }
        let place = writer.number(below: schema.classes[owner].fields.count + 1)
        schema.classes[owner].fields.insert(field, at: place)
        note("add \(field.text)")
    }

    /// Whether a type is an enum that reads a case in place of a value that is none of its own: what a function writes for
    /// it isn't compared with what is read.
    private func replacesUnknownValues(_ type: DraftType) -> Bool {
        schema.enumerations.contains { .named($0.name) == type && $0.unknown != nil && !$0.keepsRawValues }
    }

    private mutating func removeField() {
        guard let place = fieldPlace() else { return }
        let field = schema.classes[place.owner].fields.remove(at: place.field)
        let prefix = field.key == nil ? schema.classes[place.owner].prefix ?? "" : ""
        switch writer.number(below: 4) {
        case 0: schema.classes[place.owner].retired.append("retired \"\(prefix + field.archivedKey)\"")
        case 3 where !replacesUnknownValues(field.type):
            let computed = writer.computedKey(prefix + field.archivedKey, inPlaceOf: field)
            schema.classes[place.owner].computed.append(computed)
        case 1 where field.type == .plain("Int"):
            schema.classes[place.owner].retired.append(
                "retired \"\(prefix + field.archivedKey)\": Int = 5, still written")
        default: break
        }
        note("remove \(field.text)")
    }

    private mutating func renameField() {
        guard let place = fieldPlace() else { return }
        var field = self[place]
        let prefix = field.key == nil ? schema.classes[place.owner].prefix ?? "" : ""
        let (name, key) = (field.name, prefix + field.archivedKey)
        field.name = writer.fresh(name)
        switch writer.number(below: 5) {
        case 0:
            field.key = nil
            field.fallbacks.insert(key, at: 0)
            if writer.once(in: 2) { field.also.append(key) }
        case 4:
            field.key = nil
            field.fallbacks.insert(key, at: 0)
            field.computedKeys.append(key)
        case 1 where field.key == nil: break
        default: field.key = key
        }
        if field.key == key || field.fallbacks.contains(key) {
            // Of two renames, only the first name is in archives of the old version.
            renamed[field.name] = renamed.removeValue(forKey: name) ?? name
        }
        self[place] = field
        note("rename \(name) to \(field.text)")
    }

    private mutating func changeKey() {
        guard let place = fieldPlace() else { return }
        var field = self[place]
        let prefix = field.key == nil ? schema.classes[place.owner].prefix ?? "" : ""
        let key = prefix + field.archivedKey
        switch writer.number(below: 6) {
        case 0: (field.also, field.computedKeys) = ([], [])
        case 1: field.fallbacks.append(writer.fresh("F"))
        case 2 where !field.also.isEmpty:
            field.key = field.also[0]
            field.also = []
        default:
            field.key = writer.fresh("K")
            if !writer.once(in: 3) { field.fallbacks.insert(key, at: 0) }
            if writer.once(in: 3) { field.also.append(key) }
        }
        note("change the keys of \(self[place].text) to \(field.text)")
        self[place] = field
    }

    private mutating func exchangeKeys() {
        guard let place = fieldPlace(), schema.classes[place.owner].fields.count > 1 else { return }
        let count = schema.classes[place.owner].fields.count
        let other = (owner: place.owner, field: (place.field + 1) % count)
        guard schema.classes[place.owner].prefix == nil else { return }
        let (key, otherKey) = (self[place].archivedKey, self[other].archivedKey)
        self[place].key = otherKey
        if writer.once(in: 2) {
            self[other].key = key
        } else {
            self[other].key = writer.fresh("K")
        }
        note("exchange the keys \(key) and \(otherKey)")
    }

    private mutating func changeType() {
        guard let place = fieldPlace() else { return }
        let field = self[place]
        var type = writer.type(in: schema, allowing: place.owner == 0 ? .everything : .values)
        switch field.type {
        case .plain(let name) where DraftWriter.numbers.contains(name) && !writer.once(in: 3):
            type = .plain(writer.one(of: DraftWriter.numbers) ?? name)
        case .plain("Double"): type = .plain("Float")
        case .plain("Float"): type = .plain("Double")
        case .plain(let name) where writer.once(in: 2): type = writer.once(in: 2) ? .array(field.type) : .plain(name)
        case .array(.plain(let name)) where DraftWriter.numbers.contains(name) && writer.once(in: 2):
            type = .array(.plain(writer.one(of: DraftWriter.numbers) ?? name))
        case .array(.optional(let element)): type = .array(element)
        case .array(let element) where !writer.once(in: 3): type = .array(.optional(element))
        case .named(let name) where name.hasSuffix("C") && writer.once(in: 3): type = .existential(schema.protocolName)
        case .existential: type = .named(schema.pairName + "C")
        case .named(let name) where name.hasSuffix("D"): type = .named(String(name.dropLast()) + "C")
        case .named(let name) where name.hasSuffix("C"): type = .named(String(name.dropLast()) + "D")
        default: break
        }
        self[place].type = type
        if field.value != nil { self[place].value = writer.value(of: type, in: schema) }
        self[place].alsoAsOfZero = nil
        note("change the type of \(field.text) to \(type)")
    }

    private mutating func changePresence() {
        guard let place = fieldPlace() else { return }
        let text = self[place].text
        switch writer.number(below: 3) {
        case 0: self[place].isOptional.toggle()
        case 1:
            self[place].value =
                self[place].value == nil ? writer.value(of: self[place].type, in: schema) : nil
        default:
            self[place].isOptional = false
            self[place].value = writer.value(of: self[place].type, in: schema)
        }
        note("change the presence of \(text) to \(self[place].text)")
    }

    private mutating func changeArchiving() {
        guard let place = fieldPlace() else { return }
        let text = self[place].text
        switch writer.number(below: 10) {
        case 8: self[place].isLenient.toggle()
        case 7: self[place].missing = writer.value(of: self[place].type, in: schema)
        case 6: self[place].isRequired.toggle()
        case 0
        where place.owner == 0 && self[place].fallbacks.isEmpty
            && (self[place].isOptional || self[place].value != nil):
            self[place].isTransient = true
            self[place].also = []
            self[place].key = nil
        // A function that returns the field writes the object in any case.
        case 1 where self[place].computedKeys.isEmpty:
            self[place].isConditional = true
        case 2:
            self[place].isConstant.toggle()
        case 3: self[place].writesNil.toggle()
        case 4: self[place].treatsNilAsMissing.toggle()
        case 5: self[place].omitsDefault.toggle()
        default:
            let owner = place.owner
            schema.classes[owner].version += 1
            self[place].until = schema.classes[owner].version - 1
            self[place].also = []
        }
        note("change the archiving of \(text) to \(self[place].text)")
    }
}
