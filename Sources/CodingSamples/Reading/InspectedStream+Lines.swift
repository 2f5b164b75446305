// Values of a sequential archive that take one line: numbers, texts, and Foundation's objects that programs think of as
// values. An object that holds anything else than its class writes is shown group by group.

import TypedStreams

extension InspectedStream {
    /// What a value is shown as; `nil` of an object that takes more than a line.
    func line(ofItem index: Int) -> String? {
        let item = stream.tables.items[index]
        return switch item.kind {
        case .integer: integer(item)
        case .real: item.code == UInt8(ascii: "f") ? "\(float(item))" : "\(double(item))"
        case .bytes: item.code == UInt8(ascii: "+") ? text(item) : ValueText.data(stream.bytes(stream.range(of: item)))
        case .string: (item.code == UInt8(ascii: ":") ? "selector " : "atom ") + text(ofString: item.number)
        case .cString: text(ofString: stream.tables.entries[Int(item.number)].string)
        case .classReference: "class " + name(ofClass: item.number)
        case .null: "nil"
        case .object: line(ofObject: item.number)
        case .group: nil
        }
    }

    private func integer(_ item: TypedStreamItem) -> String {
        let isLong = item.code == UInt8(ascii: "Q") || item.code == UInt8(ascii: "L")
        return isLong ? "\(UInt64(bitPattern: item.value))" : "\(item.value)"
    }

    private func float(_ item: TypedStreamItem) -> Float {
        Float(bitPattern: UInt32(truncatingIfNeeded: item.value))
    }

    private func double(_ item: TypedStreamItem) -> Double { Double(bitPattern: UInt64(bitPattern: item.value)) }

    /// The bytes of a string; as bytes where they are no text.
    private func text(_ item: TypedStreamItem) -> String {
        let range = stream.range(of: item)
        return stream.utf8(range).map(ValueText.quoted) ?? ValueText.data(stream.bytes(range))
    }

    /// A string of the tables, cut where it is long: an archive may repeat it on every line.
    private func text(ofString number: UInt32) -> String {
        if let known = sharedTexts[number] { return known }
        let text = ValueText.cut(stream.string(number)) ?? ValueText.quoted(stream.string(number))
        sharedTexts[number] = text
        return text
    }

    /// What an object is shown as; `nil` where it takes more than a line.
    private func line(ofObject entry: UInt32) -> String? {
        if let known = lines[entry] { return known }
        // Of an object that holds itself.
        lines[entry] = .some(nil)
        let line = makeLine(ofObject: entry)
        lines[entry] = .some(line)
        return line
    }

    private func makeLine(ofObject entry: UInt32) -> String? {
        let name = className(ofObject: entry)
        let object = stream.tables.entries[Int(entry)]
        guard object.start < object.end else { return name == "NSNull" ? name : "\(name), empty" }
        guard let groups = fewGroups(ofObject: entry) else { return nil }
        return foundationText(of: name, groups).map { "\(name) \($0)" }
    }

    /// One group, with its values.
    private struct Group {
        let encoding: String
        let items: [TypedStreamItem]
    }

    /// The groups of an object that has three at the most with few values, and no objects but a last one.
    private func fewGroups(ofObject entry: UInt32) -> [Group]? {
        let object = stream.tables.entries[Int(entry)]
        var groups: [Group] = []
        var next = Int(object.start)
        while next < Int(object.end) {
            guard groups.count < 3 else { return nil }
            let group = stream.tables.items[next]
            var items: [TypedStreamItem] = []
            var position = next + 1
            while position < Int(group.value) {
                guard items.count < 16 else { return nil }
                items.append(stream.tables.items[position])
                position = stream.index(after: position)
            }
            groups.append(Group(encoding: name(ofString: group.number), items: items))
            next = max(Int(group.value), next + 1)
        }
        return groups
    }

    private func foundationText(of name: String, _ groups: [Group]) -> String? {
        let encodings = groups.map(\.encoding)
        let values = groups.map(\.items)
        switch (name, encodings.first) {
        case ("NSString", "+"), ("NSMutableString", "+"):
            guard groups.count == 1, values[0].count == 1 else { return nil }
            return text(values[0][0])
        case ("NSDate", "d"):
            guard groups.count == 1, let item = values[0].first else { return nil }
            return ValueText.date(double(item))
        case ("NSNumber", "*"), ("NSValue", "*"): return number(groups)
        case ("NSData", "i"), ("NSMutableData", "i"): return data(groups)
        case ("NSURL", "c"):
            // The line of no other class: a URL that holds a URL, and so on, would be as many calls inside each other.
            guard encodings == ["c", "@"], values[0].first?.value == 0, let item = values[1].first,
                item.kind == .object, className(ofObject: item.number) == "NSString",
                let text = line(ofObject: item.number), text.hasPrefix("NSString ")
            else { return nil }
            return String(text.dropFirst("NSString ".count))
        case ("NSUUID", "[16C]"):
            guard groups.count == 1, let item = values[0].first, item.kind == .bytes else { return nil }
            return InspectedArchive.uuid(stream.bytes(stream.range(of: item)))
        case ("NSDecimalNumber", "i"): return decimal(groups)
        default: return nil
        }
    }

    /// A number or a value, behind the C string with its type.
    private func number(_ groups: [Group]) -> String? {
        guard groups.count == 2, let type = groups[0].items.first, type.kind == .cString,
            name(ofString: stream.tables.entries[Int(type.number)].string) == groups[1].encoding,
            !groups[1].items.isEmpty
        else { return nil }
        var texts: [String] = []
        for item in groups[1].items {
            switch item.kind {
            case .integer: texts.append(integer(item))
            case .real: texts.append(item.code == UInt8(ascii: "f") ? "\(float(item))" : "\(double(item))")
            default: return nil
            }
        }
        return texts.joined(separator: " ") + ", " + ValueText.name(groups[1].encoding)
    }

    private func data(_ groups: [Group]) -> String? {
        guard let count = groups[0].items.first else { return nil }
        if groups.count == 1 { return count.value == 0 ? ValueText.data([]) : nil }
        guard groups.count == 2, groups[1].encoding == "[\(count.value)c]" else { return nil }
        if groups[1].items.isEmpty { return ValueText.data([]) }
        guard groups[1].items[0].kind == .bytes else { return nil }
        return ValueText.data(stream.bytes(stream.range(of: groups[1].items[0])))
    }

    /// A mantissa of eight words of 16 bits, times a power of ten.
    private func decimal(_ groups: [Group]) -> String? {
        guard groups.map(\.encoding) == ["i", "c", "[8S]"], let exponent = groups[0].items.first?.value,
            (-128...127).contains(exponent), let sign = groups[1].items.first?.value, groups[2].items.count == 8
        else { return nil }
        let words = groups[2].items.map { UInt32(UInt16(truncatingIfNeeded: $0.value)) }
        let digits = InspectedArchive.digits(of: words)
        // What is no number has a form of its own.
        guard digits != "0" || sign == 0 else { return nil }
        return (sign == 0 ? "" : "-") + InspectedArchive.decimalText(digits, exponent: Int(exponent))
    }
}
