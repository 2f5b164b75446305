// A field of an inferred schema: its key, type and clauses, and what is known about its values as a comment.

import ArchiveDocuments
import CodingSchema

/// A field of a class.
final class InferredField {
    let key: String

    /// The property; several keys may lead to one name, so that the printer decides.
    var name = ""
    var type: InferredType
    var isOptional = false
    var writesNil = false
    var isIndexed = false

    /// In a sequential archive: in the group of the field before it, and the first version that has the value.
    var isJoined = false
    var since: Int?

    /// What is known about the values.
    var comments: [String] = []

    /// Whether the field has a key: those of sequential archives have none.
    var hasKey = true

    /// Why the field can't be declared.
    var omission: String?

    /// The classes of all objects that were found.
    var classNames: Set<String> = []

    /// An enum to declare for the values: its name and cases.
    var enumeration: InferredEnum?

    /// How often the field was changed because of an error.
    var repairCount = 0

    init(key: String, type: InferredType) {
        self.key = key
        self.type = type
    }
}

/// A type with what its values refer to.
struct InferredType {
    enum Reference {
        case none

        /// Objects of a class and of those below it.
        case object(ClassNode)

        /// Objects of any class.
        case any
    }

    var text: String

    /// What the value itself refers to; elements of collections are read later than their holder, and don't count.
    var reference = Reference.none
    var comments: [String] = []
}

/// An enum of the values of a field.
struct InferredEnum {
    let name: String
    let rawType: String

    /// The names of the cases with their values, as literals.
    let cases: [(name: String, value: String)]
}

extension InferredField {
    private static let minimumCount = 20

    /// The distinct values of a field with few of them, the most frequent first.
    private func values(_ facts: ValueFacts) -> [(value: String, count: Int)]? {
        guard omission == nil, ["Int", "String"].contains(type.text), let values = facts.values,
            facts.count - facts.nilCount >= Self.minimumCount, values.count < facts.count - facts.nilCount
        else { return nil }
        return values.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }

    /// Adds the distinct values as a comment.
    func addValues(_ facts: ValueFacts) {
        guard let values = values(facts) else { return }
        let isText = type.text == "String"
        let texts = values.map { value, count in
            let text = SwiftNaming.comment(value)
            return (isText ? SwiftStringLiteral.text(text) : text) + " (\(count))"
        }
        comments.append("values: " + texts.joined(separator: ", "))
    }

    /// Makes an enum of the distinct values, which keeps any other.
    func makeEnum(_ facts: ValueFacts, of node: ClassNode) {
        guard let values = values(facts) else { return }
        let isText = type.text == "String"
        var used = UniqueNames(["other"])
        var cases: [(name: String, value: String)] = []
        for (value, _) in values.sorted(by: {
            isText ? $0.value < $1.value : (Int64($0.value) ?? 0) < (Int64($1.value) ?? 0)
        }) {
            let word = isText ? SwiftNaming.caseName(value) : "value" + value.replacing("-", with: "Minus")
            let name = used.unique(word) { "\(word)\($0)" }
            cases.append((name, isText ? SwiftStringLiteral.text(value) : value))
        }
        let word = SwiftNaming.propertyName(key, strippingPrefix: "")
        enumeration = InferredEnum(
            name: node.swiftName + word.prefix(1).uppercased() + word.dropFirst(), rawType: type.text, cases: cases)
        type.text = enumeration?.name ?? type.text
    }
}
