// The members of bit fields.

extension Parser {
    /// `"var" name ":" type "at" integer [ "width" integer ] | waiver`
    mutating func bitsMember(into declaration: inout DeclarationSyntax) {
        let documentation = documentation()
        while true {
            let lacksVar = !at(.var) && !at(.let)
            if !lacksVar || at(.identifier) && next.kind == .colon {
                if at(.let) {
                    report(
                        .constantBits, "a field of 'bits' must be a 'var'", at: currentRange,
                        fix: .write("var", replacing: currentRange).automatic)
                }
                if lacksVar {
                    reportMissing(.fieldWithoutVar(currentText, at: currentRange))
                } else {
                    advance()
                }
                if var field = bitField() {
                    field.documentation = documentation
                    declaration.bitFields.append(field)
                }
                return
            }
            if isAtWaiver {
                if let waiver = waiver(beforeMembers: [.var, .waived]) { declaration.waivers.append(waiver) }
                return
            }
            if let word, Self.fieldWords.contains(word), word != .retired, next.kind == .identifier {
                report(
                    .wordOfBitField, "a field of 'bits' can't have '\(currentText)'", at: currentRange,
                    fix: .remove(currentRange))
                advance()
                continue
            }
            let isRefused = isAtMemberStart && !SwiftOnlyWords.members.contains(currentText)
            let refusal = isRefused ? Diagnostic.misplaced(currentText, at: currentRange) : nil
            guard recoverMember(among: [.var, .waived], refusal: refusal) else { return }
        }
    }

    /// A default, which bit fields have none of.
    private mutating func defaultOfBitField() {
        let start = current
        advance()
        while !isAtMemberEnd, !at(.at), !at(.width) { advance() }
        report(
            .defaultOfBitField, "a bit field can't have a default: a bit that was never written is 0",
            at: range(from: start), fix: .remove(range(from: start)))
        notePassedOver(from: start)
    }

    /// `name ":" type "at" integer [ "width" integer ]`
    private mutating func bitField() -> BitFieldSyntax? {
        guard let name = name(of: "field"), expect(.colon, ":", before: "the field's type") else {
            skipMember()
            return nil
        }
        let type = type(of: "field")
        if at(.equals) { defaultOfBitField() }
        mark { $0.clauseRank = 0 }
        guard expect(.at), let position = integer(after: "at") else {
            skipMember()
            return nil
        }
        var width: Located<Int>?
        while true {
            let start = self.position
            if at(.width), width == nil {
                mark { $0.clauseRank = 1 }
                advance()
                width = integer(after: "width")
                if width == nil { skipMember() }
            } else if recoverClause(after: width == nil ? [.width] : [], members: [.var, .waived]) {
                continue
            } else {
                return BitFieldSyntax(name: name, type: type, position: position, width: width)
            }
            ensureProgress(since: start)
        }
    }
}
