// One row and one column of the table of types: a type with values to write, and a function to read values.

import Archiving
import Foundation

/// The observed value, comparable with one of another type.
struct ObservedValue: Equatable, Sendable {
    /// The value as text: a number's digits, a raw value.
    var text: String

    /// The name of the enum's case.
    var name: String?

    /// The values of bit fields, of a struct, of a case, by name.
    var parts: [String: String]?

    init(_ text: String, name: String? = nil, parts: [String: String]? = nil) {
        self.text = text
        self.name = name
        self.parts = parts
    }

    /// The texts of parts that the writer did not have: no bits, nil, and the defaults of the structs.
    private static let neutralTexts: Set<String> = ["0", "false", "low", "5", "7", "none", "nil"]

    /// Whether a reader has the value that the writer had.
    ///
    /// - Parameter losesNothingUnknown: whether values that the reader never had don't count as lost.
    func isKept(as other: ObservedValue, losesNothingUnknown: Bool) -> Bool {
        if let name, let otherName = other.name, name != otherName { return false }
        guard let parts, let otherParts = other.parts else {
            return name != nil && other.name != nil && parts == nil && other.parts == nil || text == other.text
        }
        let isNeutral = otherParts.allSatisfy { parts[$0.key] != nil || Self.neutralTexts.contains($0.value) }
        let isKept = parts.allSatisfy { part in
            otherParts[part.key].map { $0 == part.value } ?? losesNothingUnknown
        }
        return isKept && isNeutral
    }
}

/// The outcome for a value.
enum ObservedOutcome: Hashable {
    case kept
    case changed
    case unseen
    case error
}

/// A type as which values are written and read.
struct ValueCodec {
    typealias Writing = (_ archiver: Archiver, _ key: String) throws -> Void
    typealias Reading = (_ unarchiver: Unarchiver, _ key: String) throws -> ObservedValue?

    /// The type in a schema.
    let schemaText: String
    let samples: [(value: ObservedValue, write: Writing)]
    let read: Reading
    let readRequired: Reading
    let readWithDefault: Reading

    /// - Parameter variant: the value in another variant of its form, which is written.
    init<Value: ArchivableValue>(
        _ schemaText: String, _ values: [Value], variant: ((Value) -> any ArchivableValue)? = nil,
        _ observe: @escaping (Value) -> ObservedValue
    ) {
        self.schemaText = schemaText
        samples = values.map { value in
            let written = variant?(value) ?? value
            return (observe(value), { try $0.encode(written, forKey: $1) })
        }
        read = { try $0.decodeIfPresent(Value.self, forKey: $1).map(observe) }
        readRequired = { observe(try $0.decode(Value.self, forKey: $1)) }
        readWithDefault = { unarchiver, key in
            try values.first.map { observe(try unarchiver.decode(Value.self, forKey: key, default: $0)) }
        }
    }

    /// A type with a text, and arrays of it.
    static func pair<Value: ArchivableValue>(
        _ schemaText: String, _ values: [Value], _ observe: @escaping (Value) -> ObservedValue
    ) -> [ValueCodec] {
        [
            ValueCodec(schemaText, values, observe),
            ValueCodec("[\(schemaText)]", values.map { [$0] }) { observe($0[0]) },
        ]
    }

    /// The archive of a sample under a key.
    func archive(of place: Int) throws -> Data {
        let archiver = KeyedArchiver()
        try samples[place].write(archiver, "value")
        return try archiver.finishEncoding()
    }

    /// The outcome for a value of another type that is read as this one.
    func outcome(
        of value: ObservedValue, in archive: Data, _ reading: KeyPath<ValueCodec, Reading>,
        losesNothingUnknown: Bool = false
    ) -> ObservedOutcome {
        do {
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archive, allowing: [Leaf.self, Stone.self])
            guard let found = try self[keyPath: reading](unarchiver, "value") else { return .unseen }
            return value.isKept(as: found, losesNothingUnknown: losesNothingUnknown) ? .kept : .changed
        } catch {
            return .error
        }
    }
}
