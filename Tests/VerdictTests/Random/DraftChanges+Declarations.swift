// Random changes of classes, enums and the other declarations.

extension DraftChange {
    mutating func changeClass() {
        let place = writer.number(below: schema.classes.count)
        let before = schema.classes[place]
        let archivedName = before.archivedName ?? before.name
        switch writer.number(below: 12) {
        case 0:
            schema.rename(before.name, to: before.name + "N")
            switch writer.number(below: 3) {
            case 0: schema.classes[place].archivedName = archivedName
            case 1: schema.classes[place].formerNames.append(archivedName)
            default: break
            }
        case 1:
            schema.classes[place].archivedName = "Company." + before.name
            if writer.once(in: 2) { schema.classes[place].formerNames.append(archivedName) }
        case 2: schema.classes[place].version += 1
        case 3: schema.classes[place].version = max(0, before.version - 1)
        case 4: schema.classes[place].refusesNewer.toggle()
        case 5: schema.classes[place].versionKey = before.versionKey == nil ? writer.fresh("V") : nil
        case 6: schema.classes[place].keepsUnknown.toggle()
        case 8: schema.classes[place].writesNil.toggle()
        case 9: schema.classes[place].omitsDefault.toggle()
        case 10 where schema.classes[0].superclass == nil: schema.classes[place].readsUnknown.toggle()
        case 7: schema.classes[place].prefix = before.prefix == nil ? "Y" : nil
        default:
            if before.fields.count > 1 { schema.classes[place].fields.swapAt(0, before.fields.count - 1) }
        }
        note("change the class \(before.name)")
    }

    /// Changes a name in Swift and nothing else, which an editor is to do in the text.
    ///
    /// - Returns: The text around the name, with `|` before it, and the new name; `nil` if there is no such name.
    mutating func renameOnly() -> (marked: String, newName: String)? {
        switch writer.number(below: 6) {
        case 0:
            let name = schema.classes[writer.number(below: schema.classes.count)].name
            schema.rename(name, to: name + "N")
            return ("class |\(name)", name + "N")
        case 1:
            let name = schema.structures[0].name
            schema.rename(name, to: name + "N")
            return ("struct |\(name)", name + "N")
        case 2:
            let name = schema.enumerations[0].cases[1].name
            let new = writer.fresh("renamed")
            // What refers to the case has its name, too.
            guard !schema.text.contains(".\(name)") else { return nil }
            renamed[new] = name
            schema.enumerations[0].cases[1].name = new
            return ("case |\(name) =", new)
        default:
            guard let place = fieldPlace() else { return nil }
            let field = self[place]
            let new = writer.fresh(field.name)
            renamed[new] = field.name
            self[place].name = new
            return ("\(field.isConstant ? "let" : "var") |\(field.name):", new)
        }
    }

    mutating func changeHierarchy() {
        guard let base = schema.classes.firstIndex(where: { $0.name.hasSuffix("C") }) else { return }
        let name = schema.classes[base].name
        switch writer.number(below: 5) {
        case 4:
            guard let place = schema.classes.firstIndex(where: { $0.name.hasSuffix("O") }) else { return }
            schema.classes[place].protocolName = nil
            note("take the protocol from \(schema.classes[place].name)")
        case 0:
            var added = DraftClass(name: schema.pairName + "G", superclass: name)
            added.fields = [writer.field(in: schema, allowing: .plainOnly)]
            schema.classes.append(added)
            note("add the class \(added.name)")
        case 1:
            guard let place = schema.classes.firstIndex(where: { $0.name.hasSuffix("D") }) else { return }
            let removed = schema.classes[place].name
            guard !schema.classes.contains(where: { $0.fields.contains { "\($0.type)".contains(removed) } }) else {
                return
            }
            let isRetired = writer.once(in: 2)
            let gone = schema.classes.remove(at: place)
            if isRetired { schema.retired.append(gone) }
            note("\(isRetired ? "retire" : "remove") the class \(removed)")
        case 2:
            guard let place = schema.classes.firstIndex(where: { $0.name.hasSuffix("D") }) else { return }
            schema.classes[place].superclass = nil
            if writer.once(in: 2) { schema.classes[place].fields += schema.classes[base].fields }
            note("take the superclass from \(schema.classes[place].name)")
        default:
            // A field moves to the superclass.
            guard let place = schema.classes.firstIndex(where: { $0.superclass == name }),
                !schema.classes[place].fields.isEmpty
            else { return }
            schema.classes[base].fields.append(schema.classes[place].fields.removeFirst())
            note("move a field of \(schema.classes[place].name) up")
        }
    }

    mutating func changeEnumeration() {
        guard var enumeration = schema.enumerations.first else { return }
        let last = enumeration.cases.count - 1
        switch writer.number(below: 11) {
        case 0, 1: enumeration.cases.append(DraftEnumeration.Case(name: writer.fresh("case"), raw: 20))
        case 2 where last > 1: enumeration.cases.remove(at: 1)
        case 3:
            let name = writer.fresh("renamed")
            let former = enumeration.cases[1].name
            renamed[name] = renamed.removeValue(forKey: former) ?? former
            enumeration.cases[1].name = name
        case 4: enumeration.cases[last].raw = 30
        case 5:
            (enumeration.cases[0].raw, enumeration.cases[1].raw) = (
                enumeration.cases[1].raw, enumeration.cases[0].raw
            )
        case 6: enumeration.unknown = enumeration.unknown == nil ? enumeration.cases[0].name : nil
        case 8: enumeration.unknown = enumeration.unknown == nil ? "other(rawValue)" : enumeration.cases[0].name
        case 9:
            let former = enumeration.cases[last].raw
            enumeration.cases[last].raw = 50
            enumeration.cases[last].former = former
        case 7: enumeration.rawType = enumeration.rawType == "UInt8" ? "Int" : "UInt8"
        default: addLaterCase(to: &enumeration)
        }
        schema.enumerations[0] = enumeration
        note("change the enum to \(enumeration.text)")
    }

    /// A case that older readers don't see, in the fields of the enum that are written for them too.
    private mutating func addLaterCase(to enumeration: inout DraftEnumeration) {
        let name = writer.fresh("case")
        enumeration.cases.append(
            DraftEnumeration.Case(name: name, raw: 40, replacement: enumeration.cases[0].name))
        for owner in schema.classes.indices {
            for place in schema.classes[owner].fields.indices {
                let field = schema.classes[owner].fields[place]
                guard "\(field.type)".contains(enumeration.name), field.also.isEmpty else { continue }
                let prefix = field.key == nil ? schema.classes[owner].prefix ?? "" : ""
                schema.classes[owner].fields[place].key = writer.fresh("K")
                schema.classes[owner].fields[place].fallbacks.insert(prefix + field.archivedKey, at: 0)
                schema.classes[owner].fields[place].alsoAsOfZero = prefix + field.archivedKey
            }
        }
    }

    mutating func changeUnion() {
        guard var union = schema.unions.first else { return }
        switch writer.number(below: 7) {
        case 0:
            union.cases.insert(
                DraftUnion.Case(name: writer.fresh("choice"), key: writer.fresh("U"), type: "Double"), at: 0)
        case 1 where union.cases.count > 2: union.cases.remove(at: 0)
        case 2: union.cases[0].key = writer.fresh("U")
        case 3: union.cases[1].type = "Int8"
        case 4: union.hasUnknown.toggle()
        case 5: union.tag = union.tag != nil && writer.once(in: 2) ? nil : writer.fresh("T")
        default: union.cases.swapAt(0, 1)
        }
        schema.unions[0] = union
        note("change the union to \(union.text)")
    }

    mutating func changeBitsOrStructure() {
        let hasSecondBit = schema.bits[0].fields.count > 1
        switch writer.number(below: 10) {
        case 0:
            schema.bits[0].fields.append(DraftBits.Field(name: writer.fresh("bit"), position: 8, width: 2))
        case 1 where hasSecondBit: schema.bits[0].fields.remove(at: writer.number(below: 2))
        case 2 where hasSecondBit: schema.bits[0].fields[1].position += 1
        case 3 where hasSecondBit: schema.bits[0].fields[1].width = writer.once(in: 2) ? 2 : 4
        case 4: schema.bits[0].rawType = writer.once(in: 2) ? "UInt8" : "UInt32"
        case 5: schema.structures[0].archivedName = "Company." + schema.structures[0].name
        case 7 where writer.once(in: 3): schema.structures[0].isDictionary.toggle()
        case 7: schema.structures[0].omitsDefault.toggle()
        case 8: schema.writesNil.toggle()
        case 6: schema.structures[0].fields.append(writer.field(in: schema, allowing: .plainOnly))
        default:
            if schema.structures[0].fields.count > 1 { schema.structures[0].fields.removeLast() }
        }
        note("change the bits or the struct")
    }
}
