// The form of a document in JSON: which members an object has, and of which types. `archive-1.schema.json` states the
// same for other programs, and a test compares the two.
//
// What the form doesn't state is checked when the document is read: that classes and objects exist, that numbers fit,
// and that data is base 64.

import Archiving
package import JSONText

/// Checks the form of a document in JSON before it is read.
package struct DocumentForm {
    /// The way to the current value, for errors.
    private var path: [DocumentPath.Step] = []

    /// - Throws: ``JSONError`` with the path to the first value that doesn't have the form.
    package static func check(_ json: JSONValue) throws(JSONError) {
        var form = DocumentForm()
        try form.document(json)
    }

    /// Checks a value outside of a document.
    static func check(value: JSONValue) throws(JSONError) {
        var form = DocumentForm()
        try form.value(value)
    }

    // MARK: Errors

    private func failure(_ message: String) -> JSONError {
        JSONError(message: path.isEmpty ? message : "\(DocumentPath(path)): \(message)")
    }

    private func wrong(_ name: String, _ expected: String) -> JSONError { failure("'\(name)' is not \(expected)") }

    private mutating func at(
        _ steps: DocumentPath.Step..., check: (inout DocumentForm) throws(JSONError) -> Void
    ) throws(JSONError) {
        path += steps
        try check(&self)
        path.removeLast(steps.count)
    }

    private func unknown(_ name: String) -> JSONError { failure("unknown member \(JSONValue.quoted(name))") }

    // MARK: Types

    // As an element of a dictionary, a function that throws a type needs newer systems.
    private struct Check: Sendable {
        let run: @Sendable (inout DocumentForm, JSONValue, String) throws(JSONError) -> Void
    }

    /// A value with a property.
    private static func value(
        that isExpected: @escaping @Sendable (JSONValue) -> Bool, is expected: String
    ) -> Check {
        Check { (form, json, name) throws(JSONError) in if !isExpected(json) { throw form.wrong(name, expected) } }
    }

    private static let text = value(that: { $0.string != nil }, is: "a text")
    private static let integer = value(that: \.isWhole, is: "an integer")
    private static let integerOrNull = value(that: { $0.isWhole || $0 == .null }, is: "an integer or null")
    private static let number = value(that: { $0.isWhole && !$0.isNegative }, is: "an integer that is not negative")
    private static let integerText = value(that: \.isIntegerText, is: "the digits of an integer, as a text")
    private static let real = value(that: \.isReal, is: "a number, or one of the texts for other reals")
    private static let date = value(
        that: { $0.string != nil || $0.isReal }, is: "the text of a date, or a number of seconds")
    private static let names = value(
        that: { $0.elements?.allSatisfy { $0.string != nil } ?? false }, is: "a list of texts")
    private static let integers = value(
        that: { $0.elements?.allSatisfy(\.isWhole) ?? false }, is: "a list of integers")
    private static let layout = value(that: { $0.members != nil }, is: "an object")
    private static let anything = Check { (form, json, _) throws(JSONError) in try form.value(json) }

    private static func list(
        _ step: @escaping @Sendable (Int) -> DocumentPath.Step, _ check: Check
    ) -> Check {
        Check { (form, json, name) throws(JSONError) in
            guard let elements = json.elements else { throw form.wrong(name, "a list") }
            for (index, element) in elements.enumerated() {
                form.path.append(step(index))
                try check.run(&form, element, "\(name)[\(index)]")
                form.path.removeLast()
            }
        }
    }

    private static func choice(_ texts: [String]) -> Check {
        value(
            that: { json in json.string.map { texts.contains(where: $0.hasSameBytes) } ?? false },
            is: texts.map { "'\($0)'" }.joined(separator: " or "))
    }

    /// Checks that an object has the required members and no others.
    private mutating func members(
        _ json: JSONValue, _ what: String, required: [String] = [], _ checks: [String: Check]
    ) throws(JSONError) {
        guard let members = json.members else { throw failure("\(what) is not an object") }
        for name in required where json[name] == nil { throw failure("\(what) has no '\(name)'") }
        for member in members {
            guard let check = checks[member.name] else { throw unknown(member.name) }
            try check.run(&self, member.value, member.name)
        }
    }

    // MARK: The document

    private static let ignored = Check { (_, _, _) throws(JSONError) in }
    private static let objects = Check { (form, json, name) throws(JSONError) in
        guard let elements = json.elements else { throw form.wrong(name, "a list") }
        for element in elements {
            try form.at(.object(element["$id"]?.int ?? 0)) { (form) throws(JSONError) in try form.value(element) }
        }
    }
    private static let top = Check { (form, json, name) throws(JSONError) in
        guard let members = json.members else { throw form.wrong(name, "an object") }
        try form.entries(members)
    }

    private static let kinds: [String: (required: [String], checks: [String: Check])] = [
        "keyed": (
            ["top", "classes"],
            [
                "format": ignored, "kind": ignored, "encoding": choice(["binary", "xml"]),
                "archiver": text, "version": integerOrNull, "top": top, "classes": classes,
                "objects": objects, "unreferenced": objects,
                "layout": layout,
            ]
        ),
        "plist": (
            ["value"],
            [
                "format": ignored, "kind": ignored, "encoding": choice(["binary", "xml", "openstep", "strings"]),
                "value": anything, "layout": layout,
            ]
        ),
        "sequential": (
            ["byteOrder", "systemVersion", "groups", "classes"],
            [
                "format": ignored, "kind": ignored, "byteOrder": choice(["big", "little"]),
                "streamerVersion": integer, "systemVersion": integer, "groups": groups, "classes": classes,
                "objects": objects, "layout": layout,
            ]
        ),
    ]

    private mutating func document(_ json: JSONValue) throws(JSONError) {
        guard json["format"]?.string?.hasSameBytes(as: "archive/1") == true else {
            throw failure("not a document of the format archive/1")
        }
        guard let kind = json["kind"]?.string, let form = Self.kinds[kind] else {
            throw failure("the document has no known 'kind'")
        }
        try members(json, "the document", required: form.required, form.checks)
    }

    private static let classes = Check { (form, json, name) throws(JSONError) in
        guard let members = json.members else { throw form.wrong(name, "an object") }
        for member in members {
            let what = "the class \(JSONValue.quoted(member.name))"
            try form.members(
                member.value, what,
                [
                    "name": text, "hints": names, "keys": keys,
                    "versions": integers,
                    "chain": Check { (form, json, name) throws(JSONError) in
                        if json != .null { try names.run(&form, json, name) }
                    },
                ])
        }
    }

    /// The forms of values under the keys of a class.
    private static let keys = Check { (form, json, name) throws(JSONError) in
        guard let members = json.members else { throw form.wrong(name, "an object") }
        for member in members {
            let texts = member.value.elements?.map(\.string) ?? [member.value.string]
            let words = texts.compactMap(\.self)
            let isList = member.value.elements != nil
            guard words.count == texts.count, words.allSatisfy(ValueForm.isWord),
                !isList || words.count >= 2 && Set(words).count == words.count
            else { throw form.failure("unknown form of the key \(JSONValue.quoted(member.name))") }
        }
    }

    private static let groups = Check { (form, json, name) throws(JSONError) in
        guard let groups = json.elements else { throw form.wrong(name, "a list") }
        var number = 0
        for group in groups {
            guard let parts = group.elements, parts.first?.string != nil else {
                throw form.failure("a group is not a list that begins with an encoding")
            }
            for part in parts.dropFirst() {
                try form.at(.key("$\(number)")) { (form) throws(JSONError) in try form.value(part) }
                number += 1
            }
        }
    }

    // MARK: Values

    /// The members of objects that are not the keys of values, by the one that distinguishes them.
    private static let special: [String: (required: [String], checks: [String: Check])] = [
        "$int": ([], ["$int": integerText]), "$real": ([], ["$real": real]), "$float": ([], ["$float": real]),
        "$data": ([], ["$data": text]), "$uid": ([], ["$uid": number]), "$ref": ([], ["$ref": number]),
        "$nil": ([], ["$nil": number]), "$classref": ([], ["$classref": text]), "$inline": ([], ["$inline": anything]),
        "$slot": ([], ["$slot": anything]), "$set": ([], ["$set": list({ .entry($0) }, anything)]),
        "$archive": (
            [],
            [
                "$archive": Check { (form, json, _) throws(JSONError) in try form.document(json) },
                "$in": choice(["data", "string"]),
            ]
        ),
        "$date": ([], ["$date": date, "$id": number]), "$uuid": ([], ["$uuid": text, "$id": number]),
        "$url": (
            [],
            [
                "$url": text, "$id": number,
                "$base": Check { (form, json, _) throws(JSONError) in
                    try form.at(.key(FoundationKey.urlBase)) { (form) throws(JSONError) in try form.value(json) }
                },
            ]
        ),
        "$elements": (["$class"], ["$class": text, "$id": number, "$elements": list({ .element($0) }, anything)]),
        "$entries": ([], ["$class": text, "$id": number, "$entries": list({ .entry($0) }, entry)]),
        "$groups": (["$class"], ["$class": text, "$id": number, "$groups": groups]),
    ]

    private static let entry = Check { (form, json, name) throws(JSONError) in
        guard let parts = json.elements, parts.count == 2 else {
            throw form.failure("an entry is not a key and a value")
        }
        try form.at(.part(.key)) { (form) throws(JSONError) in try form.value(parts[0]) }
        try form.at(.part(.value)) { (form) throws(JSONError) in try form.value(parts[1]) }
    }

    private static let ordinary: [String: Check] = [
        "$class": text, "$id": number, "$raw": value(that: { $0 == .boolean(true) }, is: "true"),
    ]

    private mutating func value(_ json: JSONValue) throws(JSONError) {
        switch json {
        case .null, .boolean, .integer, .real, .string: return
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                path.append(.element(index))
                try value(element)
                path.removeLast()
            }
        case .object(let members):
            for member in members {
                guard member.name.utf8.first == UInt8(ascii: "$"), let form = Self.special[member.name] else {
                    continue
                }
                return try self.members(json, "the object", required: form.required, form.checks)
            }
            try entries(members, Self.ordinary)
        }
    }

    /// Checks members that are the keys of values, and others.
    private mutating func entries(_ members: [JSONMember], _ checks: [String: Check] = [:]) throws(JSONError) {
        for member in members {
            if Self.isKey(member.name) {
                path.append(.key(JSONKey.key(of: member.name) ?? member.name))
                try value(member.value)
                path.removeLast()
            } else if let check = checks[member.name] {
                try check.run(&self, member.value, member.name)
            } else {
                throw unknown(member.name)
            }
        }
    }

    /// Whether a name is that of a key: it doesn't begin with `$`, or with `$` and another `$` or a digit.
    private static func isKey(_ name: String) -> Bool {
        let bytes = name.utf8
        guard bytes.first == UInt8(ascii: "$") else { return true }
        guard let second = bytes.dropFirst().first else { return false }
        return second == UInt8(ascii: "$") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    }
}

extension JSONValue {
    /// An integer, or a real that has an integer's value.
    fileprivate var isWhole: Bool {
        switch self {
        case .integer: true
        case .real(let number): number == number.rounded()
        default: false
        }
    }

    fileprivate var isNegative: Bool {
        switch self {
        case .integer(let number): number < 0
        case .real(let number): number < 0
        default: false
        }
    }

    /// The digits of an integer.
    fileprivate var isIntegerText: Bool {
        var digits = (string ?? "").utf8[...]
        if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
        return !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// A number, or the text of a real for which JSON has no number.
    fileprivate var isReal: Bool {
        switch self {
        case .integer, .real: return true
        case .string(let text):
            if ["-0.0", "nan", "inf", "-inf"].contains(where: text.hasSameBytes) { return true }
            let bytes = Array(text.utf8)
            let digits = bytes.dropFirst(4)
            return bytes.starts(with: Array("nan:".utf8)) && digits.count == 16
                && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        default: return false
        }
    }
}
