// Compares two values of any type: numbers, texts, enums, collections, objects.

import Archiving
import Foundation

extension ValueComparison {
    /// Compares a value that was read with the one that was written.
    mutating func compare(read: Any, written: Any, field: String) {
        switch (Self.unwrapped(read), Self.unwrapped(written)) {
        case (nil, nil): break
        case (nil, let written?): find(.lossy, field, "nil instead of \(written)")
        case (let read?, nil) where facts.lenient.contains(field) && Self.isEmpty(read):
            // A nil under the key isn't a missing value, so that no report mentions it.
            find(.lossy, field, "empty instead of nil")
        case (let read?, nil) where read as? AnyValue == .null:
            // A value of any kind isn't optional: an element that is nil is null there.
            find(.lossy, field, "null instead of nil")
        case (let read?, nil): differ(read, "nil", field)
        case (let read?, let written?): comparePresent(read: read, written: written, field: field)
        }
    }

    private mutating func comparePresent(read: Any, written: Any, field: String) {
        if isLeftOut(read, field), !isLeftOut(written, field) {
            return find(.lossy, field, "empty instead of \(written)")
        }
        if let text = Self.leafText(read), let other = Self.leafText(written) {
            if text == other || Self.areEqual(read, written) || Self.areEqual(written, read) { return }
            // As an object, a boolean is a number.
            if read is Bool || written is Bool, Self.archivedText(read) == Self.archivedText(written) { return }
            if let single = read as? Float, let double = written as? Double, Float(double) == single {
                return find(.lossy, field, "the nearest value to \(double)")
            }
            return differ(text, other, field)
        }
        if Self.isPacked(read, written) || Self.isPacked(written, read) { return }
        if let read = read as? any RawRepresentable, let written = written as? any RawRepresentable {
            return compareCases(read: read, written: written, field: field)
        }
        // One of the two is no longer an enum or bit fields: it has the number or text that an archive contains for
        // them.
        let isOneOfTheTwo = Self.leafText(read) != nil || Self.leafText(written) != nil
        if isOneOfTheTwo || read is any RawRepresentable || written is any RawRepresentable,
            let text = Self.archivedText(read),
            let other = Self.archivedText(written)
        {
            if text == other { return }
            // Bits that no field declares are dropped.
            if read is any ArchivableBits, let bits = Int(text), let all = Int(other), bits & ~all == 0 {
                return find(.lossy, field, "the bits \(bits) of \(all)")
            }
            // A text or number that no case has is read as the case for unknown ones.
            if !(read is any ArchivableBits), let read = read as? any RawRepresentable,
                !Self.knows(read, rawValue: written)
            {
                return find(.lossy, field, "\(read) for the unknown \(other)")
            }
            return differ(read, written, field)
        }
        let (readMirror, writtenMirror) = (Mirror(reflecting: read), Mirror(reflecting: written))
        switch (readMirror.displayStyle, writtenMirror.displayStyle) {
        case (.class, .class): compareObjects(read: read as AnyObject, written: written as AnyObject, field: field)
        case (.struct, .struct): compareFields(read: read, written: written)
        case (.enum, .enum): compareUnions(read: read, written: written, field: field)
        case (.enum, _) where facts.fallbackCases.contains(Self.unionCase(read).name):
            // The keys of something else are those of an unknown case.
            find(.lossy, field, "\(read) for \(written)")
        case (.collection, .collection):
            compareElements(Array(readMirror.children.map(\.value)), Array(writtenMirror.children.map(\.value)), field)
        case (.set, .set) where Self.areMerged(writtenMirror, into: readMirror):
            find(.lossy, field, "\(readMirror.children.count) members, of which others are equal")
        case (.set, .set), (.set, .collection), (.collection, .set):
            compareElements(Self.sorted(readMirror), Self.sorted(writtenMirror), field)
        case (.dictionary, .dictionary): compareEntries(readMirror, writtenMirror, field)
        case (.struct, .dictionary): compareEntries(ofStruct: readMirror, writtenMirror, field, isStructRead: true)
        case (.dictionary, .struct): compareEntries(ofStruct: writtenMirror, readMirror, field, isStructRead: false)
        default: differ(read, written, field)
        }
    }

    /// Whether a number without a fraction is an integer.
    private static func areEqual(_ number: Any, _ integer: Any) -> Bool {
        guard let integer = integer as? any BinaryInteger, let value = exactly(integer) else { return false }
        return (number as? Double) == value || (number as? Float).map { Double($0) == value } ?? false
    }

    private static func exactly(_ integer: some BinaryInteger) -> Double? { Double(exactly: integer) }

    /// Whether data are the bytes of some numbers, in one of the two orders.
    private static func isPacked(_ data: Any, _ numbers: Any) -> Bool {
        guard let data = data as? Data else { return false }
        func isPacked<Number>(_ numbers: [Number]) -> Bool {
            let bytes = numbers.map { number in withUnsafeBytes(of: number) { Array($0) } }
            return Data(bytes.joined()) == data || Data(bytes.map { $0.reversed() }.joined()) == data
        }
        return switch numbers {
        case let numbers as [Float]: isPacked(numbers)
        case let numbers as [Double]: isPacked(numbers)
        case let numbers as [Int16]: isPacked(numbers)
        case let numbers as [Int64]: isPacked(numbers)
        case let numbers as [UInt8]: isPacked(numbers)
        default: false
        }
    }

    /// The reader got another value than the writer's.
    private mutating func differ(_ read: Any, _ written: Any, _ field: String) {
        let wasDefault = tookDefault(field, read) || leftOut(field) || isEmptyArray(read, field)
        find(wasDefault ? .lossy : .breaking, field, "\(read) instead of \(written)\(wasDefault ? ", a default" : "")")
    }

    // MARK: Enums

    private mutating func compareCases(
        read: some RawRepresentable, written: some RawRepresentable, field: String
    ) {
        let (readCase, writtenCase) = ("\(read)", "\(written)")
        if writersName(of: readCase) == writtenCase { return }
        // A case that keeps raw values carries this one.
        if !Mirror(reflecting: read).children.isEmpty, "\(read.rawValue)" == "\(written.rawValue)" { return }
        // Some of the writer's cases are newer than the stage that was written, and older cases represent them.
        var nearest = facts.replacements[writtenCase]
        while let candidate = nearest {
            if writersName(of: readCase) == candidate { return find(.lossy, field, "\(readCase) for \(writtenCase)") }
            nearest = facts.replacements[candidate]
        }
        if !Self.knows(read, rawValue: written.rawValue) {
            return find(.lossy, field, "\(readCase) for the unknown \(writtenCase)")
        }
        differ(readCase, writtenCase, field)
    }

    /// Whether the enum of a case has one for a raw value.
    private static func knows<Case: RawRepresentable>(_ value: Case, rawValue: Any) -> Bool {
        if let rawValue = rawValue as? Case.RawValue { return Case(rawValue: rawValue) != nil }
        if let number = rawValue as? any BinaryInteger, let type = Case.RawValue.self as? any BinaryInteger.Type,
            let converted = converted(number, to: type) as? Case.RawValue
        {
            return Case(rawValue: converted) != nil
        }
        return false
    }

    private static func converted<Number: BinaryInteger>(_ number: any BinaryInteger, to type: Number.Type) -> Any? {
        Number(exactly: number)
    }

    private mutating func compareUnions(read: Any, written: Any, field: String) {
        let (readCase, writtenCase) = (Self.unionCase(read), Self.unionCase(written))
        guard writersName(of: readCase.name) == writtenCase.name else {
            let isFallback = facts.fallbackCases.contains(readCase.name)
            if isFallback { return find(.lossy, field, "\(readCase.name) for \(writtenCase.name)") }
            return differ(readCase.name, writtenCase.name, field)
        }
        for (read, written) in zip(readCase.values, writtenCase.values) {
            compare(read: read, written: written, field: field)
        }
    }

    private static func unionCase(_ value: Any) -> (name: String, values: [Any]) {
        guard let child = Mirror(reflecting: value).children.first else { return ("\(value)", []) }
        let payload = Mirror(reflecting: child.value)
        let values = payload.displayStyle == .tuple ? payload.children.map(\.value) : [child.value]
        return (child.label ?? "", values)
    }

    // MARK: Collections

    private mutating func compareElements(_ read: [Any], _ written: [Any], _ field: String) {
        if leftOut(field) { return find(.lossy, field, "\(read.count) of \(written.count) elements") }
        guard read.count == written.count else {
            if read.isEmpty || mayLeaveOut(field) && read.count < written.count {
                return find(.lossy, field, "\(read.count) instead of \(written.count) elements")
            }
            return differ("\(read.count) elements", "\(written.count)", field)
        }
        for (read, written) in zip(read, written) { compare(read: read, written: written, field: field) }
    }

    private mutating func compareEntries(_ read: Mirror, _ written: Mirror, _ field: String) {
        if leftOut(field) { return find(.lossy, field, "\(read.children.count) of \(written.children.count) entries") }
        let parts = Self.keyParts(read).flatMap { read in Self.keyParts(written).map { read.intersection($0) } }
        let (readEntries, writtenEntries) = (Self.entries(read, parts), Self.entries(written, parts))
        for entry in readEntries where writtenEntries[entry.key] == nil {
            return differ("an entry \(entry.key)", "none", field)
        }
        for (key, values) in writtenEntries {
            guard let other = readEntries[key]?.first else {
                return mayLeaveOut(field) ? find(.lossy, field, "no entry \(key)") : differ("no entry", key, field)
            }
            // Keys that differ only in a part that the reader's keys don't have are one key for the reader.
            if values.count > 1 { return find(.lossy, field, "one value of \(values.count) under \(key)") }
            for value in values { compare(read: other, written: value, field: field) }
        }
    }

    /// Compares a struct that is a dictionary in archives with the entries of a dictionary.
    private mutating func compareEntries(
        ofStruct structure: Mirror, _ dictionary: Mirror, _ field: String, isStructRead: Bool
    ) {
        var entries = Self.entries(dictionary, nil)
        for child in structure.children {
            let entry = entries.removeValue(forKey: Self.leafText(child.label ?? "") ?? "")?.first
            guard let value = Self.unwrapped(child.value) else {
                if let entry { differ("nil", entry, field) }
                continue
            }
            // Without an entry, a reader's field has its default.
            guard let entry else {
                if !isStructRead { differ("no entry", value, field) }
                continue
            }
            compare(read: isStructRead ? value : entry, written: isStructRead ? entry : value, field: field)
        }
        if !entries.isEmpty { find(isStructRead ? .lossy : .breaking, field, "nothing for \(entries.keys.sorted())") }
    }

    /// The fields of a dictionary's keys, where these are structs that are archived field by field.
    private static func keyParts(_ mirror: Mirror) -> Set<String>? {
        guard let key = mirror.children.first.flatMap({ Mirror(reflecting: $0.value).children.first?.value }),
            key is any ArchivableStructure
        else { return nil }
        let parts = Mirror(reflecting: key)
        return parts.displayStyle == .struct ? Set(parts.children.compactMap(\.label)) : nil
    }

    /// A dictionary's values by their keys' texts; of structs, the texts of some of their fields.
    private static func entries(_ mirror: Mirror, _ parts: Set<String>?) -> [String: [Any]] {
        var result: [String: [Any]] = [:]
        for child in mirror.children {
            let pair = Mirror(reflecting: child.value).children.map(\.value)
            guard pair.count == 2 else { continue }
            let fields = parts.map { parts in
                Mirror(reflecting: pair[0]).children.filter { parts.contains($0.label ?? "") }
                    .map { "\($0.label ?? ""): \($0.value)" }.joined(separator: ", ")
            }
            result[fields ?? leafText(pair[0]) ?? "\(pair[0])", default: []].append(pair[1])
        }
        return result
    }

    /// Whether the reader's set is smaller because its members are compared by their values.
    private static func areMerged(_ written: Mirror, into read: Mirror) -> Bool {
        let contents = written.children.map { member in
            var text = ""
            dump(member.value, to: &text)
            return text
        }
        return read.children.count < contents.count && read.children.count == Set(contents).count
    }

    private static func sorted(_ mirror: Mirror) -> [Any] {
        mirror.children.map(\.value).sorted { (leafText($0) ?? "\($0)") < (leafText($1) ?? "\($1)") }
    }

    /// The archived text of a value without parts: the raw value of an enum, the integer of bit fields.
    private static func archivedText(_ value: Any) -> String? {
        if let value = value as? any RawRepresentable { return leafText(value.rawValue) }
        if let value = value as? any ArchivableBits { return (try? value.bits()).flatMap { leafText($0) } }
        // As an object, it is the number that an enum or bit fields are read from.
        if let value = value as? Bool { return value ? "1" : "0" }
        return leafText(value)
    }

    /// The text of a value that has no parts; equal for numbers that are equal, whatever their width.
    static func leafText(_ value: Any) -> String? {
        switch value {
        case let value as Bool: return "\(value)"
        case let value as any BinaryInteger: return "\(value)"
        case let value as Float: return "\(Double(value)) real"
        case let value as Double: return "\(value) real"
        case let value as String: return "'\(value)'"
        case let value as Data: return value.map { String($0, radix: 16) }.joined(separator: " ") + " bytes"
        case let value as Date: return "\(value.timeIntervalSinceReferenceDate) seconds"
        case let value as TimeZone: return value.identifier
        case is URL, is UUID, is Decimal, is CGPoint, is CGSize, is CGRect, is NSRange, is Locale,
            is DateInterval, is IndexPath, is IndexSetValue, is ErrorValue, is EdgeInsetsValue, is AnyValue,
            is VectorValue, is TransformValue:
            return "\(value)"
        case let value as Character: return "'\(value)'"
        case is NumberValue, is NullValue, is Duration, is any SIMD: return "\(value)"
        default: return "\(type(of: value))".hasSuffix("Range<\(boundName(of: value))>") ? "\(value)" : nil
        }
    }

    /// The name of a range's bounds; empty for other values.
    private static func boundName(of value: Any) -> String {
        Mirror(reflecting: value).children.first.map { "\(type(of: $0.value))" } ?? ""
    }
}
