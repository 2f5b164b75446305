// Converts values that were found in the archive: scalars, and the values of Foundation.
//
// For pointers to layouts, see `KeyedUnarchiver.swift`. The bytes of a UUID are counted before they are copied.

import PropertyLists

extension KeyedUnarchiver {
    // MARK: Scalars

    func boolean(_ found: Found, _ key: String?) throws -> Bool {
        switch found.object.kind {
        case .booleanTrue: return true
        case .booleanFalse: return false
        // Cocoa's BOOL is a `char`, which is an integer if it has no key.
        case .integer where frames.top.isSequence: return try table.integer(found.object).signed != 0
        default: return try exactly(found, "a boolean", key, \.bool)
        }
    }

    func integer(_ found: Found, _ type: IntegerType, _ key: String?) throws -> Int64 {
        let isInteger = found.object.kind == .integer
        let number = try isInteger ? table.integer(found.object) : exactly(found, "an integer", key, \.integer)
        return try bits(of: number, as: type, key)
    }

    func float(_ found: Found, _ key: String?) throws -> Float {
        if found.object.kind == .real { return try float(found.object, key) }
        return try exactly(found, "a real", key) { $0.double.flatMap { Float(exactly: $0) } }
    }

    func double(_ found: Found, _ key: String?) throws -> Double {
        if found.object.kind == .real { return try table.real(found.object) }
        return try exactly(found, "a real", key, \.double)
    }

    /// A number of another kind, which must be an object that represents exactly a value of the requested one.
    private func exactly<Value>(
        _ found: Found, _ expected: String, _ key: String?, _ convert: (NumberValue) -> Value?
    ) throws -> Value {
        guard let value = try numberObject(found, key).flatMap(convert) else {
            throw unexpectedKind(expected, found, key)
        }
        return value
    }

    /// The number in an object of class NSNumber; `nil` for one that is stored inline, and all else.
    private func numberObject(_ found: Found, _ key: String?) throws -> NumberValue? {
        guard found.slot != nil else { return nil }
        switch found.object.kind {
        case .booleanTrue: return .boolean(true)
        case .booleanFalse: return .boolean(false)
        case .integer:
            let number = try table.integer(found.object)
            return number.signed.map { .integer($0) } ?? number.unsigned.map { .largeInteger($0) }
        case .real: return .double(try table.real(found.object))
        case .dictionary where try classRecords[classRecord(of: found, key: key)].foundationClass == .decimal:
            return .decimal(try decimal(found, key))
        default: return nil
        }
    }

    /// A real, or an integer as one; `nil` for all else.
    func convertedReal(_ object: BinaryObject) throws -> Double? {
        switch object.kind {
        case .real: try table.real(object)
        case .integer: try table.integer(object).real
        default: nil
        }
    }

    func float(_ object: BinaryObject, _ key: String?) throws -> Float {
        try table.float(object) ?? float(table.real(object), key)
    }

    // MARK: Strings and data

    /// The string that a reference leads to; nil if the reference is `absent` or leads to nil.
    @inline(never)
    func string(at reference: Int, _ key: String?) throws -> String? {
        if let string = knownString(at: reference, isHashing: frames.top.isHashing) { return string }
        return try value(at: reference, key) { try string($0, key) }
    }

    /// The string that a reference leads to, noted for equal references; `nil` if other code has to read it.
    private func knownString(at reference: Int, isHashing: Bool) -> String? {
        let slot = slot(ofReference: reference)
        guard let string = asciiString(inSlot: slot, isHashing: isHashing, spare: 0) else { return nil }
        sharedValues.link(reference, toSlot: slot)
        return string
    }

    /// The string in a slot, charged by its length when it is read for the first time; `nil` if other code has to read
    /// it.
    ///
    /// - Parameters:
    ///   - isHashing: Whether the string will be hashed, which is charged if it is long.
    ///   - spare: How much of the remaining count is reserved.
    func asciiString(inSlot slot: Int, isHashing: Bool, spare: Int) -> String? {
        if let string = sharedValues.string(ofSlot: slot) {
            return isHashing && string.utf8.count >= 256 ? nil : string
        }
        guard slot >= 0, sharedValues.isUnknown(slot), let text = unsafe view.asciiText(at: offset(ofSlot: slot)),
            unsafe !KeyedArchiveFormat.isNull(text), remainingReadCount &- spare >= text.count
        else { return nil }
        let string = unsafe String(decoding: text, as: UTF8.self)
        sharedValues.share(string, of: slot)
        remainingReadCount &-= text.count
        return string
    }

    /// A short array of strings that a reference leads to for the first time; `nil` if it has to be opened.
    ///
    /// It needs no frame, and the arrays are literals, whose memory needs no look-up of the array's type.
    func readShortStrings(at reference: Int) -> [String]? {
        let slot = slot(ofReference: reference)
        guard sharedValues.isUnknown(slot), let elements = elements(inSlot: slot, .array), elements.count <= 3 else {
            return nil
        }
        func string(_ position: Int) -> String? {
            let reference = view.reference(position, at: elements.payload)
            if let string = sharedValues.string(atReference: reference) { return string }
            return knownString(at: reference, isHashing: false)
        }
        if elements.count == 0 { return [] }
        guard let first = string(0) else { return nil }
        let result: [String]
        if elements.count == 1 {
            result = [first]
        } else {
            guard let second = string(1) else { return nil }
            if elements.count == 2 {
                result = [first, second]
            } else {
                guard let third = string(2) else { return nil }
                result = [first, second, third]
            }
        }
        guard remainingReadCount >= elements.count else { return nil }
        remainingReadCount &-= elements.count
        sharedValues.setState(.readOnce, of: slot)
        return result
    }

    /// A string, which is read only once for all references to its slot.
    func string(_ found: Found, _ key: String?) throws -> String {
        guard let slot = found.slot else {
            // A string under the key itself; the elements of collections are always references.
            guard found.object.isString else { throw unexpectedKind("a string", found, key) }
            try charge(found.object.count)
            return try table.string(found.object)
        }
        if let string = try sharedString(of: Int(slot)) { return string }
        let object =
            found.object.isString
            ? found.object : try value(of: found, .string, under: FoundationKey.string, key)
        guard object.isString else { throw unexpectedContents(object, "a string", found, key) }
        try charge(object.count)
        let string = try table.string(object)
        if isHashing { try chargeSorting(string) }
        sharedValues.share(string, of: Int(slot))
        return string
    }

    /// - Parameter isView: Whether the data is only accessed and not stored, so that it may be part of the archive.
    func data(forKey key: String?, isView: Bool) throws -> Data? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            // Cocoa's `encodeBytes` of a null pointer.
            if found.slot == nil, table.isString(found.object, equalTo: KeyedArchiveFormat.null) { return nil }
            var object = found.object
            return try sharedData(found.slot.map { Int($0) }, copy: { _ in try table.data(object) }) {
                object = try dataObject(in: found, key)
                return try unsafe isView ? table.dataView(object) : table.data(object)
            }
        }
    }

    /// The data in a slot or in an instance of NSData, which is about to be read.
    func dataObject(in found: Found, _ key: String?) throws -> BinaryObject {
        let object = try value(of: found, .data, under: FoundationKey.data, key)
        guard object.kind == .data else { throw unexpectedContents(object, "data", found, key) }
        try charge(object.count)
        return object
    }

    // MARK: Dates, UUIDs and URLs

    /// The date that a reference leads to, noted for equal references; nil if the reference is `absent` or leads to nil.
    @inline(never)
    func date(at reference: Int, _ key: String?) throws -> Date? {
        guard let time = time(inSlot: slot(ofReference: reference)) else {
            return try value(at: reference, key) { try date($0, key) }
        }
        sharedValues.share(date: time, atReference: reference)
        return Date(timeIntervalSinceReferenceDate: time)
    }

    /// The time of the instance of NSDate in a slot; `nil` if other code has to read it.
    @inline(__always)
    func time(inSlot slot: Int) -> Double? {
        let reference = instanceReference(
            inSlot: slot, of: .date, under: FoundationKey.time, as: .date)
        return view.real(at: view.offset(of: reference))
    }

    func date(_ found: Found, _ key: String?) throws -> Date {
        // GNUstep archives a date as a property list date.
        if found.slot != nil, found.object.kind == .date {
            return Date(timeIntervalSinceReferenceDate: try table.date(found.object))
        }
        let time = try value(of: found, .date, under: FoundationKey.time, key)
        guard let real = try convertedReal(time) else { throw unexpectedContents(time, "a date", found, key) }
        return Date(timeIntervalSinceReferenceDate: real)
    }

    func uuid(_ found: Found, _ key: String?) throws -> UUID {
        let object = try value(of: found, .uuid, under: FoundationKey.uuid, key)
        try require(
            object.kind == .data && object.count == 16, .invalidValue, expected: "the 16 bytes of a UUID",
            found: "\(object.count) bytes", forKey: key)
        var uuid = UUID().uuid
        let bytes = try table.bytes(object)
        unsafe withUnsafeMutableBytes(of: &uuid) { unsafe $0.copyBytes(from: bytes) }
        return UUID(uuid: uuid)
    }

    func url(_ found: Found, _ key: String?, remainingBases: Int) throws -> URL {
        try url(found.slot.map { Int($0) }, key, remainingBases: remainingBases) {
            let relative = try value(of: found, .url, under: FoundationKey.urlRelative, key)
            guard relative.kind == .uid, let text = try contents(ofSlot: table.uid(relative), key: key) else {
                throw unexpectedContents(relative, "a URL", found, key)
            }
            var base: URL?
            if let reference = try innerValue(FoundationKey.urlBase, of: found.object) {
                let object = try table.object(at: reference)
                guard object.kind == .uid else { throw unexpectedContents(object, "a URL", found, key) }
                base = try contents(ofSlot: table.uid(object), key: key)
                    .map { try url($0, key, remainingBases: remainingBases - 1) }
            }
            return (try string(text, key), base)
        }
    }

    // MARK: Decimal numbers

    func decimal(_ found: Found, _ key: String?) throws -> Decimal {
        let mantissa = try value(of: found, .decimal, under: FoundationKey.mantissa, key)
        try require(
            mantissa.kind == .data && mantissa.count == 16, .invalidValue, expected: "the 16 bytes of a decimal number",
            found: "\(mantissa.kind) of \(mantissa.count)", forKey: key)
        let length = try decimalPart(FoundationKey.length, of: found, in: 0...8, key)
        let order = try decimalPart(FoundationKey.mantissaOrder, of: found, in: 1...2, key)
        let sign = try innerObject(FoundationKey.negative, of: found, key)
        guard sign.kind == .booleanTrue || sign.kind == .booleanFalse else {
            throw unexpectedContents(sign, FoundationClass.decimal.phrase, found, key)
        }
        let exponent = try decimalPart(FoundationKey.exponent, of: found, in: DecimalParts.exponents, key)
        var parts = DecimalParts(
            mantissa: try table.bytes(mantissa), wordCount: length, isBigEndian: order != FoundationKey.littleEndian)
        (parts.isNegative, parts.exponent) = (sign.kind == .booleanTrue, exponent)
        // Only a value with a sign and without a mantissa is not a number.
        if length > 0, parts.isZeroOrNaN { return 0 }
        return parts.value
    }

    private func decimalPart(
        _ innerKey: String, of found: Found, in range: ClosedRange<Int>, _ key: String?
    ) throws -> Int {
        let object = try innerObject(innerKey, of: found, key)
        guard object.kind == .integer else {
            throw unexpectedContents(object, FoundationClass.decimal.phrase, found, key)
        }
        let number = try table.integer(object)
        guard let value = number.signed.flatMap({ Int(exactly: $0) }), range.contains(value) else {
            throw fail(
                .outOfRange, expected: "\(range.lowerBound) to \(range.upperBound) under '\(innerKey)'",
                found: "\(number)", forKey: key)
        }
        return value
    }

    // MARK: Geometric values

    func geometry(_ kind: GeometryKind, _ found: Found, _ key: String?) throws -> GeometryValue {
        guard found.slot != nil else { throw unexpectedKind(kind.phrase, found, key) }
        if found.object.kind == .dictionary {
            let record = try classRecord(of: found, key: key)
            if classRecords[record].foundationClass == .value { return try geometry(kind, inValue: found, key) }
            guard classRecords[record].foundationClass == .string else {
                throw unexpectedKind(kind.phrase, found, key)
            }
        } else if !found.object.isString {
            throw unexpectedKind(kind.phrase, found, key)
        }
        return try geometry(kind, text: string(found, key), key)
    }

    private func geometry(_ kind: GeometryKind, inValue found: Found, _ key: String?) throws -> GeometryValue {
        let special = try innerObject(FoundationKey.special, of: found, key)
        try require(
            special.kind == .integer && kind.special != nil && table.integer(special).signed == kind.special,
            .unexpectedKind, expected: kind.phrase, found: "a value of another kind", forKey: key)
        if kind == .range {
            let length = try count(FoundationKey.rangeLength, of: found, key)
            let location = try count(FoundationKey.rangeLocation, of: found, key)
            return .range(RangeValue(location: location, length: length))
        }
        guard let valueKey = kind.valueKey else {
            let numbers = try FoundationKey.insets.map { innerKey in
                let object = try innerObject(innerKey, of: found, key)
                guard let real = try convertedReal(object) else {
                    throw unexpectedContents(object, kind.phrase, found, key)
                }
                return real
            }
            if let value = GeometryValue(kind, numbers: numbers) { return value }
            throw unexpectedKind(kind.phrase, found, key)
        }
        let reference = try innerObject(valueKey, of: found, key)
        guard reference.kind == .uid, let text = try contents(ofSlot: table.uid(reference), key: key) else {
            throw unexpectedContents(reference, kind.phrase, found, key)
        }
        return try geometry(kind, text: string(text, key), key)
    }

    /// One of the two numbers of a range, which are stored in slots.
    private func count(_ innerKey: String, of found: Found, _ key: String?) throws -> Int {
        var object = try innerObject(innerKey, of: found, key)
        if object.kind == .uid, let target = try contents(ofSlot: table.uid(object), key: key) {
            object = target.object
        }
        guard object.kind == .integer else { throw unexpectedContents(object, "a range", found, key) }
        return try rangePart(table.integer(object), key)
    }

    // MARK: Instances of Foundation classes

    /// The value under a key of an instance of a Foundation class; the value itself if it is stored without an
    /// instance.
    func value(
        of found: Found, _ foundationClass: FoundationClass, under innerKey: String, _ key: String?
    ) throws -> BinaryObject {
        if foundationClass == .data, found.object.kind == .data { return found.object }
        guard found.object.kind == .dictionary, found.slot != nil,
            try classRecords[classRecord(of: found, key: key, usual: .of(foundationClass))].foundationClass
                == foundationClass
        else { throw unexpectedKind(foundationClass.phrase, found, key) }
        let object = try innerObject(innerKey, of: found, key, "\(foundationClass.phrase) with ")
        // Some writers refer to the bytes and the text of mutable data and strings.
        guard object.kind == .uid, foundationClass == .data || foundationClass == .string else { return object }
        return try contents(ofSlot: table.uid(object), key: key)?.object ?? object
    }

    private func innerObject(
        _ innerKey: String, of found: Found, _ key: String?, _ owner: @autoclosure () -> String = ""
    ) throws -> BinaryObject {
        guard let reference = try innerValue(innerKey, of: found.object) else {
            throw fail(
                .corruptArchive, expected: "\(owner())a value under '\(innerKey)'", found: "no such key", forKey: key)
        }
        return try table.object(at: reference)
    }
}

extension KeyedArchiveFormat {
    static func isNull(_ text: UnsafeRawBufferPointer) -> Bool {
        unsafe text.count == null.utf8.count && text.elementsEqual(null.utf8)
    }
}
