// How one field is read: the first key that is present decides, whatever it holds.
//
//     own key ──▶ fallback keys, in written order ──▶ default ──▶ nil ──▶ error
//
// The type determines the phase: deferred references are read after the object is registered with the unarchiver.

/// How a reader reads one field.
package struct ReadStep {
    /// A key that may contain the value.
    package struct Candidate {
        package let key: String

        /// The type of the value in Swift, without its outer `?`.
        package let valueType: SchemaType
        package let isOptional: Bool

        /// The owner's function that converts the value to the field's type.
        package let conversion: SchemaFunction?
        package let isFallback: Bool

        /// The type of the value under the key.
        package var type: SchemaType { valueType.archivedType }

        /// Whether a function makes the field's value, or a part of it, from the archive's.
        package var isConverted: Bool { conversion != nil || valueType.isConverted }
    }

    /// The result if no candidate is present.
    package enum Missing {
        case null

        /// A literal, an enum's case, `[]` or `[:]`, as the schema has it.
        case literal(String)

        /// A Swift expression.
        case expression(String)

        /// A static function that takes the unarchiver.
        case function(SchemaFunction)

        /// An empty indexed array.
        case noElements

        /// A struct that requires no key, because all its fields have a default or nil.
        case ownFields
        case error
    }

    /// When the value is read.
    package enum Phase {
        case initializer

        /// In `connect(with:)`, after the object is registered with the unarchiver.
        case connect

        /// After all objects are connected, because sets and dictionaries hash their members.
        case whenConnected
    }

    package let field: SchemaField

    /// The field's own key, then the fallback keys.
    package let candidates: [Candidate]
    package let missing: Missing
    package let phase: Phase

    package init(of field: SchemaField) {
        self.field = field
        var candidates = [
            Candidate(
                key: field.key, valueType: field.valueType, isOptional: field.isOptional, conversion: nil,
                isFallback: false)
        ]
        for fallback in field.fallbacks {
            candidates += fallback.keys.map { key in
                Candidate(
                    key: key, valueType: fallback.valueType, isOptional: fallback.isOptional,
                    conversion: fallback.conversion?.function, isFallback: true)
            }
        }
        self.candidates = candidates
        self.missing = Missing(of: field)
        self.phase =
            switch field.connection {
            case .transient, .value, .atOnce: .initializer
            case .later: .connect
            case .whenConnected: .whenConnected
            }
    }

    /// A value of another kind under the field's own key is an error, although no candidate is present.
    ///
    /// This concerns types whose values have composed keys. A reader of several keys, or of a value that Swift has to
    /// convert, looks for those keys only.
    package var refusesOtherKinds: Bool {
        guard !field.isOptional, fallbacks.isEmpty, !field.treatsNilAsMissing, !field.isLenient else { return false }
        switch missing {
        case .noElements: return true
        case .literal: return !field.valueType.isConverted
        case .expression:
            if case .indexed(let element) = field.valueType { return element.isArchivedAsIs }
            return !field.valueType.isConverted
        case .function: return field.valueType.isArchivedAsIs
        case .null, .ownFields, .error: return false
        }
    }

    package var fallbacks: ArraySlice<Candidate> { candidates.dropFirst() }

    /// The candidate that is read; `nil` where none is present.
    ///
    /// - Parameter prefix: what the keys are composed with.
    package func candidate(in presence: KeyPresence, under prefix: String = "") -> Candidate? {
        candidates(in: presence, under: prefix).first { _ in true }
    }

    /// The candidates that are present, the one that is read first. The others are read only where a lenient field skips
    /// nil.
    package func candidates(in presence: KeyPresence, under prefix: String = "") -> some Sequence<Candidate> {
        candidates.lazy.filter { candidate in
            let key = SchemaKey.composed(prefix, candidate.key)
            return presence.hasValue(of: candidate.type, forKey: key)
                && !(field.treatsNilAsMissing && presence.hasNull(forKey: key))
        }
    }
}

extension SchemaField {
    /// Whether it is an error if none of the field's keys is present.
    package var requiresKey: Bool { isRequired && !type.readsWithoutKey }

    /// What a lenient field does with a value that can't be created.
    package var lossText: String {
        isOptional && !valueType.unconverted.isCollection ? "becomes nil" : "is left out"
    }

    /// The keys that are looked up, in order.
    package var readKeys: [String] { [key] + fallbacks.flatMap(\.keys) }
}

extension ReadStep.Missing {
    package var isNull: Bool {
        if case .null = self { true } else { false }
    }

    fileprivate init(of field: SchemaField) {
        switch field.value {
        case .function(let function): self = .function(function)
        case .literal(let text): self = .literal(text)
        case .expression(let text): self = .expression(text)
        case .nil: self = .null
        case nil:
            if field.isOptional {
                self = .null
            } else if case .indexed = field.type {
                self = .noElements
            } else {
                self = field.type.hasRequiredKey ? .error : .ownFields
            }
        }
    }
}
