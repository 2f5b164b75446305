// Values with composed keys: structs, enums with values, indexed arrays.

package import CodingSchema

extension ReadingContext {
    /// The finding if at least one of the two types has composed keys.
    func findingUnderComposedKeys(written: SchemaType, asOf stage: Int?, read: SchemaType) -> Finding {
        switch (written, read) {
        case _ where written.hasOwnKeys != read.hasOwnKeys: break
        case (.indexed(let written), .indexed(let read)):
            return findingOfIndexed(written: written, asOf: stage, read: read)
        case (.structure(let written), .structure(let read)):
            return finding(ofFieldsOf: written, readAs: read)
        case (.structure(let written), .union(let read)):
            return finding(ofCasesOf: written, readAs: read, isElement: false)
        case (.union(let written), .union(let read)):
            return finding(ofCasesOf: written, readAs: read, isElement: false)
        case (.union(let written), .structure(let read)):
            return finding(ofCasesOf: written, readAsFieldsOf: read, isElement: false)
        default: break
        }
        let (phrase, readPhrase) = (written.form.phrase, read.form.phrase)
        let (one, parts) = ("under one key", "under the keys of its parts")
        let reason =
            written.hasOwnKeys == read.hasOwnKeys
            ? "\(phrase) is stored under other keys than \(readPhrase)"
            : "\(phrase) is stored \(written.hasOwnKeys ? parts : one), and \(readPhrase) is read "
                + (read.hasOwnKeys ? parts : one)
        return .unseen(reason, occupiesKey: !written.hasOwnKeys)
    }

    private func finding(ofFieldsOf written: SchemaStructure, readAs read: SchemaStructure) -> Finding {
        var result = fields(written: written, read: read).worse(finding(ofOtherType: written, readAs: read))
        let presence = WrittenKeys(of: written).presence(of: read)
        if presence != .always, read.plan.fields.contains(where: \.field.mustBePresent) {
            // If the field doesn't require the struct, it doesn't notice the error of the missing key.
            let missing = "the key that identifies a '\(read.name)' is missing"
            let unseen = Finding.unseen(result.reason.isEmpty ? missing : result.reason, occupiesKey: false)
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
    func finding(ofOtherType written: SchemaOwner, readAs read: SchemaStructure) -> Finding {
        let isBuiltIn = written.declarationName.isBuiltIn
        guard read.isBuiltIn, written.archivedName != read.archivedName || !isBuiltIn else { return .safe }
        if isBuiltIn {
            return Finding.misread(
                "the upper bound of a '\(written.name)' is read as that of a '\(read.name)'")
        }
        return Finding(.breaking, "numbers that are not those of a '\(read.name)' are an error")
    }

    /// The finding for a field whose reader finds no value although the writer had one.
    ///
    /// - Parameter finding: an unseen finding.
    package func finding(unseen finding: Finding, by field: SchemaField) -> Finding {
        guard finding.isNotFound else { return finding }
        var result = finding
        result.isNotFound = false
        result.occupiesKey = false
        let isRefused = finding.occupiesKey && ReadStep(of: field).refusesOtherKinds
        if field.isRequired {
            let isRead = field.type.readsWithoutKey && !isRefused
            result.verdict = isRead ? .lossy : .breaking
            result.reason += (isRead ? ", and is read as empty" : ", but a value is required")
        } else if isRefused {
            result.verdict = .breaking
            result.reason += ", and the value that is stored there is an error"
        }
        return result
    }
}
