// Changes inside bit fields.

package import CodingSchema

extension ValueChanges {
    /// The changes between two versions of bit fields.
    package func changes(from old: SchemaBits, to new: SchemaBits) -> [Change] {
        BitsChanges(old: old, new: new, self).changes
    }
}

/// Two versions of bit fields, field by field.
private struct BitsChanges {
    private let old: SchemaBits
    private let new: SchemaBits
    private let all: ValueChanges

    init(old: SchemaBits, new: SchemaBits, _ all: ValueChanges) {
        self.old = old
        self.new = new
        self.all = all
    }

    var changes: [Change] {
        var result: [Change] = []
        if old.rawType != new.rawType { result.append(rawTypeChange) }
        let pairs = BitFieldPairs(written: old, read: new)
        for (field, former) in pairs.reads {
            if let former {
                result += changes(from: former, to: field)
            } else {
                result.append(addition(of: field))
            }
        }
        return result + pairs.unread.map { removal(of: $0) }
    }

    // MARK: Fields

    private func changes(from former: SchemaBitField, to field: SchemaBitField) -> [Change] {
        let forward = all.newReadsOld.outcome(of: field, from: former, in: old, isRenamed: true)
        let backward = all.oldReadsNew.outcome(of: former, from: field, in: new, isRenamed: true)
        var rules: [(ReviewRule, summary: String, fix: SuggestedClause?, SourceEffect?)] = []
        if former.name != field.name {
            rules.append(
                (
                    .memberRenamed, "'\(former.name)' was renamed '\(field.name)'", nil,
                    SourceEffect(isBreaking: true, reason: "'\(former.name)' was renamed '\(field.name)'")
                ))
        }
        if former.type.schemaText != field.type.schemaText {
            let (before, now) = (former.type.schemaText, field.type.schemaText)
            rules.append(
                (
                    .typeChanged, "type \(before) of '\(field.name)' became \(now)",
                    SuggestedClause(": \(before)", "at the field '\(field.name)'"),
                    SourceEffect(isBreaking: true, reason: "'\(field.name)' is of type \(now)")
                ))
        }
        if former.mask != field.mask {
            rules.append(
                (
                    .bitsMoved, "'\(field.name)' moved from '\(former.placeText)' to '\(field.placeText)'",
                    SuggestedClause(former.placeText, "at the field '\(field.name)'"), nil
                ))
        }
        if rules.isEmpty, forward.isOwn || backward.isOwn {
            // The field's bits are unchanged, but other fields use some of them now.
            rules.append((.bitsMoved, "other fields use bits of '\(field.name)'", nil, nil))
        }
        return rules.map { rule, summary, fix, source in
            new.change(
                rule, field.name, summary: summary, old: former.place, new: field.place,
                judgements: judgements(forward, backward, fix: fix, name: field.name), source: source)
        }
    }

    private func addition(of field: SchemaBitField) -> Change {
        new.change(
            .bitFieldAdded, field.name, summary: "'\(field.name)' \(field.placeText) was added", old: nil,
            new: field.place,
            judgements: [
                all.newReadsOld.outcome(of: field, from: nil, in: old, isRenamed: true).judgement(
                    .newReadsOld, safe: "its bits are 0 in old archives", fix: freeBits(for: field)),
                Judgement(.oldReadsNew, .safe, "the old schema ignores bits that it does not declare"),
                Judgement(.thisReadsFuture, .safe, "bits that no field declares are ignored"),
                Judgement(.futureReadsThis, .safe, "'\(field.name)' stays readable as long as its bits stay the same"),
            ],
            source: SourceEffect(isBreaking: true, reason: "the initializer of '\(new.name)' takes '\(field.name)'"))
    }

    private func removal(of field: SchemaBitField) -> Change {
        let backward = all.oldReadsNew.outcome(of: field, from: nil, in: new, isRenamed: true)
        let fix = SuggestedClause(
            "var \(field.name): \(field.type.schemaText) \(field.placeText)", "into the bit fields '\(new.name)'")
        return new.change(
            .bitFieldRemoved, field.name, summary: "'\(field.name)' \(field.placeText) was removed", old: field.place,
            new: nil,
            judgements: [
                Judgement(.newReadsOld, .lossy, "no field reads '\(field.name)' any longer", fix: fix),
                backward.judgement(
                    .oldReadsNew, safe: "'\(field.name)' is 0, since the new schema has no value for it", fix: fix),
                Judgement(.thisReadsFuture, .safe, "bits that no field declares are ignored"),
                Judgement(
                    .futureReadsThis, .safe, "the bits of '\(field.name)' are 0 in archives of this schema"),
            ],
            source: SourceEffect(isBreaking: true, reason: "'\(field.name)' was removed"))
    }

    /// Bits that no field ever used, enough for the field.
    private func freeBits(for field: SchemaBitField) -> SuggestedClause? {
        let used = old.usedBits | new.usedBits
        let last = new.rawType.bitCount - field.width
        guard last >= 0 else { return nil }
        for position in 0...last {
            let place = SchemaBitField(
                documentation: [], name: field.name, type: field.type, position: position, width: field.width)
            if place.mask & used == 0 { return SuggestedClause(place.placeText, "at the field '\(field.name)'") }
        }
        return nil
    }

    // MARK: The integer

    private var rawTypeChange: Change {
        let (before, now) = (old.rawType, new.rawType)
        let fix = SuggestedClause(": \(before.rawValue)", "at the bit fields '\(new.name)'")
        return new.change(
            .rawTypeChanged, summary: "raw type \(before.rawValue) became \(now.rawValue)", old: old.place,
            new: new.place,
            judgements: judgements(
                outcome(of: old, fitting: now), outcome(of: new, fitting: before), fix: fix, name: new.name),
            source: SourceEffect(
                isBreaking: true, reason: "'bits()' and 'init(bits:)' of '\(new.name)' use \(now.rawValue)"))
    }

    private func outcome(of written: SchemaBits, fitting type: SchemaIntegerType) -> ValueOutcome {
        guard let wide = written.fields.first(where: { $0.mask & ~type.allBits != 0 }) else { return .safe }
        return ValueOutcome(.breaking, "the bits of '\(wide.name)' do not fit \(type.rawValue), which is an error")
    }

    private func judgements(
        _ forward: ValueOutcome, _ backward: ValueOutcome, fix: SuggestedClause?, name: String
    ) -> [Judgement] {
        [
            forward.judgement(.newReadsOld, safe: "'\(name)' is read as it was packed", fix: fix),
            backward.judgement(.oldReadsNew, safe: "the old schema reads '\(name)' as it is packed", fix: fix),
            Judgement(.thisReadsFuture, .safe, "bits that no field declares are ignored"),
            Judgement(.futureReadsThis, .safe, "'\(name)' stays readable as long as its bits stay the same"),
        ]
    }
}

extension SchemaBitField {
    /// The position of the field in schema syntax.
    fileprivate var placeText: String {
        if case .bool = type, width == 1 { return "at \(position)" }
        return "at \(position) width \(width)"
    }
}
