// Values with composed keys: structs, enums with values, indexed arrays.

package import CodingSchema

extension ReadingContext {
    /// The outcome if at least one of the two types has composed keys.
    func outcomeUnderComposedKeys(written: SchemaType, asOf stage: Int?, read: SchemaType) -> ValueOutcome {
        switch (written, read) {
        case (.indexed(let written), .indexed(let read)):
            return outcomeOfIndexed(written: written, asOf: stage, read: read)
        case (.structure(let written), .structure(let read)):
            return outcome(ofFieldsOf: written, readAs: read)
        case (.structure(let written), .union(let read)):
            return outcome(ofCasesOf: written, readAs: read, isElement: false)
        case (.union(let written), .union(let read)):
            return outcome(ofCasesOf: written, readAs: read, isElement: false)
        case (.union(let written), .structure(let read)):
            return outcome(ofCasesOf: written, readAsFieldsOf: read, isElement: false)
        default:
            let reason = "\(written.form.phrase) is stored under other keys than \(read.form.phrase)"
            return .unseen(reason, occupiesKey: !written.hasOwnKeys)
        }
    }

    private func outcome(ofFieldsOf written: SchemaStructure, readAs read: SchemaStructure) -> ValueOutcome {
        var result = fields(written: written, read: read).worse(outcome(ofOtherType: written, readAs: read))
        let presence = WrittenKeys(of: written).presence(of: read)
        if presence != .always, read.plan.fields.contains(where: \.mustBePresent) {
            // If the field doesn't require the struct, it doesn't notice the error of the missing key.
            let reason = result.reason ?? "the key that identifies a '\(read.name)' is missing"
            let unseen = ValueOutcome.unseen(reason, occupiesKey: false)
            result = presence == .never ? unseen : result.worse(unseen)
        }
        if result != .safe, result.cause == nil, !read.isBuiltIn,
            isSameDeclaration(written.declarationName, read.declarationName)
        {
            result.cause = read.declarationName
        }
        return result
    }

    /// What fields don't show: the reader's type has other values than the writer's.
    private func outcome(ofOtherType written: SchemaStructure, readAs read: SchemaStructure) -> ValueOutcome {
        guard read.isBuiltIn, written.archivedName != read.archivedName || !written.isBuiltIn else { return .safe }
        if written.isBuiltIn {
            return ValueOutcome.misread(
                "the upper bound of a '\(written.name)' is read as that of a '\(read.name)'")
        }
        return ValueOutcome(.breaking, "numbers that are not those of a '\(read.name)' are an error")
    }

    /// The outcome for a field whose reader finds no value although the writer had one.
    ///
    /// - Parameter outcome: an unseen outcome.
    package func outcome(unseen outcome: ValueOutcome, by field: SchemaField) -> ValueOutcome {
        guard outcome.isNotFound else { return outcome }
        var result = outcome
        result.isNotFound = false
        result.occupiesKey = false
        let reason = outcome.reason ?? "the value is not found"
        let isRefused = outcome.occupiesKey && ReadStep(of: field).refusesOtherKinds
        if field.isRequired {
            let isRead = field.type.readsWithoutKey && !isRefused
            result.verdict = isRead ? .lossy : .breaking
            result.reason = reason + (isRead ? ", and is read as empty" : ", but a value is required")
        } else if isRefused {
            result.verdict = .breaking
            result.reason = "\(reason), and the value that is stored there is an error"
        }
        return result
    }
}
