// The target of a suggested clause, as its text states it, and the edits that put the clause there.
//
//     to the field 'name' of the struct 'Point', in place of its key
//     in place of the field 'name'          into the class 'Person', after 'name'

import CodingSchema

/// The target of a suggested clause.
struct ClauseTarget {
    private let words: String
    private let name: String

    /// The declaration of the member, if the text names it.
    private let owner: String?

    /// The text after the names: `, in place of its key`.
    private let rest: String

    /// `nil` if the text isn't one of a target.
    init?(_ text: String) {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3 else { return nil }
        words = parts[0]
        name = parts[1]
        let namesOwner = parts.count >= 5 && parts[2].hasPrefix(" of the ")
        owner = namesOwner ? parts[3] : nil
        rest = parts[(namesOwner ? 4 : 2)...].joined(separator: "'")
    }

    /// The name of the declaration that is edited; `nil` if it is the one that changed.
    var declaration: String? {
        if let owner { return owner }
        let kinds = ["class ", "struct ", "enum ", "bit fields "]
        if words == "after " { return String(name.dropFirst("class ".count)) }
        return kinds.contains { words.hasSuffix("the " + $0) } ? name : nil
    }

    /// The edits; `nil` if the file has no such target.
    ///
    /// - Parameter owner: the declaration that is edited.
    func edits(
        adding text: String, with editor: SchemaEditor, _ symbols: [SchemaSymbol], in owner: SchemaSymbol
    ) -> [SchemaEditor.Edit]? {
        let member = symbols.first { $0.path == owner.path + "." + name }
        switch words {
        case "to the field ": return member.flatMap { edits(adding: text, toField: $0, editor) }
        case "in place of the field ": return member.flatMap { editor.replacing($0, by: text) }
        case "to the case ", "in place of the case ": return member.flatMap { editor.edits(adding: text, toCase: $0) }
        case "before the case ": return member.map { [($0.name.range.wordBefore, text + " case ")] }
        case "at the field ": return member?.bitField.flatMap { $0.edits(changing: text) }
        case "at the enum ", "at the bit fields ":
            return owner.declaration?.rawType.map { [($0.range, String(text.dropFirst(2)))] }
        case "after ":
            guard owner.declaration?.superclass == nil else { return nil }
            return [(owner.name.range.end, text)]
        case "after the class ": return editor.addingDeclaration(text, after: owner).map { [$0] }
        case "to the class ", "to the struct ", "to the enum ": return edits(adding: text, toHeadOf: owner, editor)
        case "into the class ", "into the struct ", "into the enum ", "into the bit fields ":
            return edits(adding: text, into: owner, editor, symbols)
        default: return nil
        }
    }

    private func edits(
        adding text: String, toField member: SchemaSymbol, _ editor: SchemaEditor
    ) -> [SchemaEditor.Edit]? {
        guard let field = member.field else { return nil }
        if text.hasPrefix("=") {
            guard field.value == nil else { return nil }
            return [((field.conversion?.range ?? field.type.range).end, " " + text)]
        }
        var edits: [SchemaEditor.Edit] = []
        let marker = ", in place of its "
        if rest.hasPrefix(marker) {
            // A kind of clause, or one with its keys.
            let present = rest.dropFirst(marker.count)
            if let clause = field.clauses.all.first(where: {
                present == "\($0.kind.rawValue) \($0.strings.map(\.value).quotedList)"
            }) {
                return [(clause.range, text)]
            }
            edits = field.clauses.all.filter { present == $0.kind.rawValue }.map(editor.removing)
        }
        if rest == ", before its fallback", let first = field.clauses[.fallback] {
            return [editor.adding(text, before: first)]
        }
        return editor.adding(text, to: member).map { edits + [$0] }
    }

    private func edits(
        adding text: String, toHeadOf owner: SchemaSymbol, _ editor: SchemaEditor
    ) -> [SchemaEditor.Edit]? {
        guard let declaration = owner.declaration else { return nil }
        // A clause that a declaration has once replaces the one that it has, but for former names, which are added.
        let kind = HeadClause.allCases.first { text == $0.rawValue || text.hasPrefix($0.rawValue + " ") }
        if kind == .formerly {
            return editor.addingFormerName(String(text.dropFirst("formerly ".count)), to: owner).map { [$0] }
        }
        if let kind, let clause = declaration.clauses[kind] { return [(clause.range, text)] }
        return editor.adding(text, toHeadOf: owner).map { [$0] }
    }

    private func edits(
        adding text: String, into owner: SchemaSymbol, _ editor: SchemaEditor, _ symbols: [SchemaSymbol]
    ) -> [SchemaEditor.Edit]? {
        if rest == ", in place of what retires the key" {
            let retired = owner.declaration?.retired.first { text.hasPrefix("retired \($0.keys[0].range.text)") }
            return retired.flatMap { $0.keys.count == 1 ? [($0.range, text)] : nil }
        }
        var position = SchemaEditor.MemberPosition.last
        if rest == ", before its other members" { position = .first }
        if rest.hasPrefix(", after '") {
            let before = rest.dropFirst(", after '".count).dropLast()
            guard let symbol = symbols.first(where: { $0.path == owner.path + "." + before }) else { return nil }
            position = .after(symbol)
        }
        return editor.addingMember(text, to: owner, at: position).map { [$0] }
    }
}

extension SchemaEditor {
    /// A clause at a case, or another raw value; or the whole case, replaced.
    fileprivate func edits(adding text: String, toCase symbol: SchemaSymbol) -> [Edit]? {
        guard case .enumerationCase(let syntax) = symbol.syntax else { return nil }
        if text.hasPrefix("case ") || text.hasPrefix("fallback case ") {
            return statement(of: symbol).map { [($0, text)] }
        }
        if text.hasPrefix("="), let value = syntax.rawValue {
            return [(value.range, String(text.dropFirst(2)))]
        }
        if text.hasPrefix("formerly ") {
            let end = (syntax.formerly.last?.range ?? syntax.rawValue?.range ?? syntax.head).end
            return [(end, syntax.formerly.isEmpty ? " " + text : ", " + text.dropFirst("formerly ".count))]
        }
        return adding(text, to: symbol).map { [$0] }
    }
}

extension SourceRange {
    /// The word before the range with the space after it.
    fileprivate var wordBefore: SourceRange {
        var start = lowerBound
        while start > 0, file.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        while start > 0, ![" ", "\n", "{"].contains(Character(Unicode.Scalar(file.bytes[start - 1]))) { start -= 1 }
        return SourceRange(file: file, lowerBound: start, upperBound: lowerBound)
    }
}

extension BitFieldSyntax {
    /// The field with another type or position.
    fileprivate func edits(changing text: String) -> [SchemaEditor.Edit]? {
        if text.hasPrefix(": ") { return [(type.range, String(text.dropFirst(2)))] }
        // `at 3 width 2`
        guard text.hasPrefix("at ") else { return nil }
        let end = width?.range ?? position.range
        return [(position.range.through(end), String(text.dropFirst("at ".count)))]
    }
}
