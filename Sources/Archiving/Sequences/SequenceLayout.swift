// The values of an object in a certain version: the sequence that a class declares, prepared for reading. Keyed archives
// whose writer had no keys yet are read with it, too.
//
//     sequence   name @ │ age c q │ x f │ y f, joined │ marks i [s]
//     steps      @      │ c q     │ ff              │ i [s]            the expected groups, in order
//     items      12     │ none    │ 17    18        │ 20               the items of one object's values

/// The values of a class and its superclasses, or of a structure, as archives with certain class versions store them.
final class SequenceLayout {
    /// The content of a value's groups.
    enum Form {
        case single, structure, packed
    }

    struct Value {
        let key: String

        /// The bits of the key, which retains the text that they may refer to.
        let bits: KeyBits
        let encoding: String
        let form: Form

        /// The number of items, except for packed numbers.
        let count: Int

        init(_ key: String, encoding: String, form: Form, count: Int) {
            (self.key, self.encoding, self.form, self.count) = (key, encoding, form, count)
            bits = KeyBits(key)
        }
    }

    /// One group, or two or three that belong together.
    struct Step {
        let groups: ArchivedSequence.ValueGroups

        /// The encoding of the group; of the last one if there are several.
        let encoding: RequestedTypes
        let values: Range<Int>

        var isSingle: Bool { groups.count == 1 && values.count == 1 }

        /// Whether it is a number that isn't joined to others: archives may contain an object instead.
        var isNumber: Bool { groups.isNumber && values.count == 1 }
    }

    /// Represents the item of a nil value, which has none.
    static let nilItem = UInt32.max

    let plan: Plan

    /// For each step, the type of the stream that was accepted last.
    // Accesses are not checked for exclusivity, as in `GraphUnarchiver`: each step makes one.
    @safe @exclusivity(unchecked) private(set) var acceptedTypes: [UInt32]

    private lazy var numbers = Dictionary(
        values.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })

    init(_ plan: Plan) {
        self.plan = plan
        acceptedTypes = Array(repeating: UInt32.max, count: plan.steps.count)
    }

    convenience init(_ sequence: [ArchivedSequence.Value], isComplete: Bool, marker: String? = nil) {
        self.init(Plan(sequence, isComplete: isComplete, marker: marker))
    }

    var values: [Value] { plan.values }
    var steps: [Step] { plan.steps }

    /// Records that a type of the stream was accepted for a step.
    func accept(_ type: UInt32, _ step: Int) {
        acceptedTypes[step] = type
    }

    func number(ofKey key: String) -> Int? { numbers[key] }
}

extension SequenceLayout {
    /// What is the same for all archives with certain versions of the classes.
    final class Plan: Sendable {
        let values: [Value]
        let steps: [Step]

        /// The number of the first steps that are one group of one value each.
        let singleCount: Int

        /// Whether these are all values: no subclass has values that are read without keys.
        let isComplete: Bool

        /// Whether the last value has no item, and only its key identifies the case of an enum.
        let hasMarker: Bool

        /// - Parameter marker: the key of an enum's case, which exists even if the case has no values.
        init(_ sequence: [ArchivedSequence.Value], isComplete: Bool, marker: String? = nil) {
            var values: [Value] = []
            var steps: [Step] = []
            var index = sequence.startIndex
            while index < sequence.endIndex {
                let groups = sequence[index].groups
                var joined = index + 1
                var text = groups.encoding
                if groups.count == 1 {
                    while joined < sequence.endIndex, sequence[joined].isJoined {
                        text += sequence[joined].encoding
                        joined += 1
                    }
                }
                steps.append(Step(groups: groups, encoding: RequestedTypes(text), values: index..<joined))
                for value in sequence[index..<joined] {
                    let encoding = RequestedTypes(groups.count == 1 ? value.encoding : text)
                    let form: Form = groups.isPacked ? .packed : encoding.isSingle ? .single : .structure
                    values.append(Value(value.key, encoding: value.encoding, form: form, count: encoding.valueCount))
                }
                index = joined
            }
            hasMarker = marker.map { marker in !values.contains { $0.key == marker } } ?? false
            if hasMarker, let marker {
                values.append(Value(marker, encoding: "", form: .single, count: 0))
            }
            self.values = values
            self.steps = steps
            singleCount = steps.prefix { $0.isSingle }.count
            self.isComplete = isComplete
        }
    }
}

extension ArchivedSequence {
    /// The groups of a value: those of `q`, `c q`, `i [s]` or `c i [s]`.
    struct ValueGroups {
        /// Whether a boolean group comes first and determines whether the others exist.
        let isOptional: Bool

        /// Whether the value is packed numbers, which follow a group with their count.
        let isPacked: Bool

        /// The encoding of the last group.
        let encoding: String

        /// Whether the value is a number: archives may contain an object, or nil, instead of all groups.
        var isNumber: Bool {
            let code = encoding.utf8.count == 1 ? encoding.utf8.first : nil
            return code.map { EncodingCode.isInteger($0) || EncodingCode.isReal($0) } ?? false
        }

        var count: Int { (isOptional ? 1 : 0) + (isPacked ? 1 : 0) + 1 }
    }
}

extension ArchivedSequence.Value {
    var groups: ArchivedSequence.ValueGroups {
        let encodings = encoding.split(separator: " ")
        let last = encodings.last ?? ""
        return ArchivedSequence.ValueGroups(
            isOptional: encodings.count > 1 && encodings[0] == "c",
            isPacked: encodings.count > 1 && last.hasPrefix("["), encoding: String(last))
    }
}
