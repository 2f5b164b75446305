// Changes inside bit fields.

import CodingSchema

/// Two versions of bit fields, field by field.
struct BitsChanges: MemberChanges {
    private let old: SchemaBits
    private let new: SchemaBits
    private let all: ValueChanges
    let members: MemberPairs<SchemaBitField>

    let future = Finding(.safe, "bits that no field declares are ignored")
    let lastingPart = "its bits stay"
    let participle = "packed"

    init(old: SchemaBits, new: SchemaBits, _ all: ValueChanges) {
        self.old = old
        self.new = new
        self.all = all
        members = old.fieldPairs(readBy: new)
    }

    var drafts: [ChangeDraft] {
        (old.rawType == new.rawType ? [] : [rawTypeChange]) + memberDrafts
    }

    // MARK: Fields

    func changes(from former: SchemaBitField, to field: SchemaBitField) -> [ChangeDraft] {
        let forward = all.newReadsOld.finding(of: field, from: former, in: old, isRenamed: true)
        let backward = all.oldReadsNew.finding(of: former, from: field, in: new, isRenamed: true)
        var result: [ChangeDraft] = []
        func add(_ rule: ReviewRule, _ summary: String, fix: String? = nil, breaking: String? = nil) {
            result.append(
                draft(
                    rule, field.name, summary, former.location, field.location, forward, backward, of: field.name,
                    fix: fix.map { SuggestedClause($0, "at the field '\(field.name)'") }, breaking: breaking))
        }
        if former.name != field.name {
            let summary = "'\(former.name)' was renamed '\(field.name)'"
            add(.memberRenamed, summary, breaking: summary)
        }
        let (before, now) = (former.type.schemaText, field.type.schemaText)
        if before != now {
            add(
                .typeChanged, "type \(before) of '\(field.name)' became \(now)", fix: ": \(before)",
                breaking: "'\(field.name)' is of type \(now)")
        }
        if former.mask != field.mask {
            add(
                .bitsMoved, "'\(field.name)' moved from '\(former.positionText)' to '\(field.positionText)'",
                fix: former.positionText)
        }
        if result.isEmpty, forward.isOwn || backward.isOwn {
            // The field's bits are unchanged, but other fields use some of them now.
            add(.bitsMoved, "other fields use bits of '\(field.name)'")
        }
        return result
    }

    func addition(of field: SchemaBitField) -> ChangeDraft {
        draft(
            .bitFieldAdded, field.name, "'\(field.name)' \(field.positionText) was added", nil, field.location,
            all.newReadsOld.finding(of: field, from: nil, in: old, isRenamed: true).described(
                ifSafe: "its bits are 0 in old archives", fix: freeBits(for: field)),
            Finding(.safe, "the old schema ignores bits that it does not declare"),
            lasting: kept(field.name), breaking: "the initializer of '\(new.name)' takes '\(field.name)'")
    }

    func removal(of field: SchemaBitField) -> ChangeDraft {
        let fix = SuggestedClause(text(of: field), "into the bit fields '\(new.name)'")
        return draft(
            .bitFieldRemoved, field.name, "'\(field.name)' \(field.positionText) was removed", field.location, nil,
            Finding(.lossy, "no field reads '\(field.name)' any longer", fix: fix),
            all.oldReadsNew.finding(of: field, from: nil, in: new, isRenamed: true).described(
                ifSafe: "'\(field.name)' is 0, since the new schema has no value for it", fix: fix),
            lasting: "the bits of '\(field.name)' are 0 in archives of this schema",
            breaking: "'\(field.name)' was removed")
    }

    func text(of field: SchemaBitField) -> String {
        "var \(field.name): \(field.type.schemaText) \(field.positionText)"
    }

    /// Bits that no field ever used, enough for the field.
    private func freeBits(for field: SchemaBitField) -> SuggestedClause? {
        let used = old.usedBits | new.usedBits
        let last = new.rawType.bitCount - field.width
        guard last >= 0 else { return nil }
        for position in 0...last {
            var moved = field
            moved.position = position
            if moved.mask & used == 0 { return SuggestedClause(moved.positionText, "at the field '\(field.name)'") }
        }
        return nil
    }

    // MARK: The integer

    private var rawTypeChange: ChangeDraft {
        let (before, now) = (old.rawType, new.rawType)
        return draft(
            .rawTypeChanged, nil, "raw type \(before.rawValue) became \(now.rawValue)", old.location, new.location,
            finding(of: old, fitting: now), finding(of: new, fitting: before), of: new.name,
            fix: SuggestedClause(": \(before.rawValue)", "at the bit fields '\(new.name)'"),
            breaking: "'bits()' and 'init(bits:)' of '\(new.name)' use \(now.rawValue)")
    }

    private func finding(of written: SchemaBits, fitting type: SchemaIntegerType) -> Finding {
        guard let wide = written.fields.first(where: { $0.mask & ~type.limits.high != 0 }) else { return .safe }
        return Finding(.breaking, "the bits of '\(wide.name)' do not fit \(type.rawValue), which is an error")
    }
}

extension SchemaBits {
    /// The reader's bit fields with those of this version, paired by name or by equal bits.
    func fieldPairs(readBy read: SchemaBits) -> MemberPairs<SchemaBitField> {
        MemberPairs(fields, read.fields, name: \.name, identity: \.mask)
    }
}

extension SchemaBitField {
    /// The position of the field in schema syntax.
    fileprivate var positionText: String {
        if case .bool = type, width == 1 { return "at \(position)" }
        return "at \(position) width \(width)"
    }
}
