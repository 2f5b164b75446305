// Every single edit of one field that a schema's text can bear, made by program.
//
//     var height: Double = 1.7 key "H"      the field
//     var heightB: Double = 1.7 key "H"     renamed
//     var height: Float = 1.7 key "H"       of another type
//     …                                     and so on, for each field and each place between two

import RegexBuilder

/// What an edit does to a field.
enum EditKind: String, CaseIterable, Sendable {
    case addRequired
    case addDefault
    case addOptional
    case addReference
    case addCollection
    case remove
    case rename
    case retype
    case rekey
    case changeDefault
    case removeDefault
    case addOptionality
    case removeOptionality
    case addFallback
    case addConversion
    case removeFallback
    case addAlso
    case changeConstancy
    case narrowAccess
    case makeConditional
    case makeTransient
}

/// A schema's text after one edit.
struct SingleEdit: Sendable {
    let kind: EditKind

    /// The number of the line that it changed, or follows, counted from 1.
    let line: Int

    /// The lines of the fields that were there before or are there after it, without those that stayed.
    let fields: [String]

    /// The whole schema.
    let text: String
}

/// Makes all single edits of a schema.
struct SingleEdits {
    private let lines: [String]

    /// A class of the schema, for fields that refer to an object.
    private let className: String?

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        className = text.firstMatch(of: /(?m)^(?:final |open |public |internal )*class (\w+)/).map { String($0.1) }
    }

    /// All edits; some of them are no schemas any more.
    func all() -> [SingleEdit] {
        lines.indices.flatMap { line in
            guard let field = Field(lines[line]) else { return [SingleEdit]() }
            let changed = field.edits().map { kind, text in edit(kind, line, text: [text].compactMap(\.self)) }
            let added = additions().map { kind, text in edit(kind, line, text: [lines[line], text]) }
            return changed + added
        }
    }

    private func edit(_ kind: EditKind, _ line: Int, text replacement: [String]) -> SingleEdit {
        var edited = lines
        edited.replaceSubrange(line...line, with: replacement)
        let isAddition = replacement.count == 2
        return SingleEdit(
            kind: kind, line: line + 1,
            fields: isAddition ? Array(replacement.dropFirst()) : [lines[line]] + replacement,
            text: edited.joined(separator: "\n"))
    }

    private func additions() -> [(EditKind, String)] {
        var result: [(EditKind, String)] = [
            (.addRequired, "    var added: Int"), (.addDefault, "    var added: String = \"\""),
            (.addOptional, "    var added: Double?"),
        ]
        if let className {
            result.append((.addReference, "    var added: \(className)?"))
            result.append((.addCollection, "    var added: [\(className)] = []"))
        }
        return result
    }
}

/// A field's line in its parts.
private struct Field {
    /// Everything before the name.
    var words: String
    var name: String
    var type: String

    /// With its `=`.
    var value: String

    /// With the space before them.
    var clauses: String

    init?(_ line: String) {
        let type = /(?:packed(?:\(big\))? |indexed )?[^ =]+(?: [A-Z]\w+\]?\)?\??)?/
        let pattern = Regex {
            Capture(#/ +(?:\w+ )*(?:let|var) /#)
            Capture(#/`?\w+`?/#)
            ": "
            Capture(type)
            Optionally { Capture(#/ = (?:\(.*\)|via \w+|"[^"]*"|[^ ]+)/#) }
            Optionally { Capture(#/ .*/#) }
        }
        guard let match = line.wholeMatch(of: pattern) else { return nil }
        words = String(match.1)
        name = String(match.2)
        self.type = String(match.3)
        value = match.4.map(String.init) ?? ""
        clauses = match.5.map(String.init) ?? ""
    }

    private var line: String { "\(words)\(name): \(type)\(value)\(clauses)" }

    private func with(_ change: (inout Field) -> Void) -> String {
        var copy = self
        change(&copy)
        return copy.line
    }

    /// The line after each edit; `nil` where it is gone.
    func edits() -> [(EditKind, String?)] {
        var result: [(EditKind, String?)] = [
            (.remove, nil),
            (.rename, with { $0.name = "title" }),
            (.addFallback, with { $0.clauses += " fallback \"Fallback\"" }),
            (.addConversion, with { $0.clauses += " fallback \"Fallback\": Int8 via convert(_:)" }),
            (.addAlso, with { $0.clauses += " also \"Also\"" }),
            (.narrowAccess, with { $0.words = "    internal " + $0.words.drop { $0 == " " } }),
            (.makeConditional, with { $0.clauses += " conditional" }),
            (.makeTransient, with { $0.words = "    transient " + $0.words.drop { $0 == " " } }),
            (.changeConstancy, with { $0.words = changedConstancy($0.words) }),
        ]
        result.append((.rekey, with { $0.clauses = rekeyed($0.clauses) }))
        let types = ["Int": "Int64", "Double": "Float", "String": "Data", "Bool": "Int", "Float": "Double"]
        let wrapped = type.hasSuffix("?") ? String(type.dropLast()) : type
        if let other = types[wrapped] {
            let isSame = value.isEmpty || ["Int", "Double", "Float"].contains(wrapped)
            result.append(
                (
                    .retype,
                    with {
                        $0.type = other + (type == wrapped ? "" : "?")
                        if !isSame { $0.value = other == "Int" ? " = 0" : " = (Data())" }
                    }
                ))
        }
        if type.hasSuffix("?") {
            result.append((.removeOptionality, with { $0.type = wrapped }))
        } else {
            result.append((.addOptionality, with { $0.type += "?" }))
        }
        let defaults = ["Int": " = 77", "Double": " = 7.5", "String": " = \"other\"", "Bool": " = (Bool(true))"]
        if let other = defaults[wrapped] { result.append((.changeDefault, with { $0.value = other })) }
        if !value.isEmpty { result.append((.removeDefault, with { $0.value = "" })) }
        let without = clauses.replacing(#/ fallback ("\w+"(?:, )?)+(: \w+ via \w+(\([^)]*\))?)?/#, with: "")
        if without != clauses { result.append((.removeFallback, with { $0.clauses = without })) }
        return result
    }

    private func changedConstancy(_ words: String) -> String {
        words.hasSuffix("let ") ? words.replacing("let ", with: "var ") : words.replacing("var ", with: "let ")
    }

    private func rekeyed(_ clauses: String) -> String {
        let other = clauses.replacing(#/ key "[^"]*"/#, with: " key \"Rekeyed\"")
        return other == clauses ? clauses + " key \"Rekeyed\"" : other
    }
}
