// The values of an object in a certain version: the sequence that a class declares, prepared for reading.
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
        let encoding: String
        let form: Form

        /// The number of items, except for packed numbers.
        let count: Int
    }

    /// One group, or two or three that belong together.
    struct Step {
        enum Kind {
            case plain

            /// A boolean group, followed by the value's group if the boolean is true.
            case optional

            /// The count of numbers, and the numbers.
            case packed

            /// A boolean group, followed by the groups of packed numbers if the boolean is true.
            case optionalPacked
        }

        let kind: Kind

        /// The encoding of the group; of the last one if there are several.
        let encoding: EncodingText
        let values: Range<Int>

        /// Whether a boolean group comes first and determines whether the others exist.
        var isOptional: Bool { kind == .optional || kind == .optionalPacked }

        var groupCount: Int { (isOptional ? 1 : 0) + (isPacked ? 1 : 0) + 1 }

        /// Whether the value is packed numbers.
        var isPacked: Bool { kind == .packed || kind == .optionalPacked }
    }

    /// Represents the item of a nil value, which has none.
    static let nilItem = UInt32.max

    let values: [Value]
    let steps: [Step]

    /// For each step, the type encoding of the stream that was accepted last.
    private(set) var acceptedStrings: [UInt32]

    /// Whether these are all values: no subclass has values that are read without keys.
    let isComplete: Bool

    /// Whether the last value has no item, and only its key identifies the case of an enum.
    private(set) var hasMarker = false

    /// The index of the key that was found last. Keys are usually requested in order.
    private var position = 0
    private lazy var numbers = Dictionary(
        values.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })

    /// - Parameter marker: the key of an enum's case, which exists even if the case has no values.
    init(_ sequence: [ArchivedSequence.Value], isComplete: Bool, marker: String? = nil) {
        var values: [Value] = []
        var steps: [Step] = []
        var index = sequence.startIndex
        while index < sequence.endIndex {
            let parts = sequence[index].encoding.split(separator: " ").map(String.init)
            var joined = index + 1
            var text = parts.last ?? ""
            if parts.count == 1 {
                while joined < sequence.endIndex, sequence[joined].isJoined {
                    text += sequence[joined].encoding
                    joined += 1
                }
            }
            let kind = Self.kind(of: parts)
            let step = Step(kind: kind, encoding: EncodingText(text), values: index..<joined)
            steps.append(step)
            for value in sequence[index..<joined] {
                let encoding = EncodingText(kind == .plain ? value.encoding : text)
                let form: Form = step.isPacked ? .packed : encoding.isSingle ? .single : .structure
                values.append(
                    Value(key: value.key, encoding: value.encoding, form: form, count: encoding.valueCount))
            }
            index = joined
        }
        if let marker, !values.contains(where: { $0.key == marker }) {
            values.append(Value(key: marker, encoding: "", form: .single, count: 0))
            hasMarker = true
        }
        self.values = values
        self.steps = steps
        acceptedStrings = Array(repeating: UInt32.max, count: steps.count)
        self.isComplete = isComplete
    }

    /// - Parameter encodings: the encodings of a value's groups: one, `c q`, `i [s]` or `c i [s]`.
    private static func kind(of encodings: [String]) -> Step.Kind {
        switch encodings.count {
        case 0, 1: .plain
        case 2: encodings[1].hasPrefix("[") ? .packed : .optional
        default: .optionalPacked
        }
    }

    /// Records that a type encoding of the stream was accepted for a step.
    func accept(_ string: UInt32, _ step: Int) {
        var strings = acceptedStrings
        acceptedStrings = []
        strings[step] = string
        acceptedStrings = strings
    }

    /// The number of the value with a key.
    func number(ofKey key: String) -> Int? {
        for _ in 0..<min(values.count, 8) {
            if position >= values.count { position = 0 }
            if values[position].key == key { return position }
            position += 1
        }
        guard values.count > 8, let number = numbers[key] else { return nil }
        position = number
        return number
    }
}
