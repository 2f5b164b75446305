// What archives hold under one key, or as the elements of a collection: counts by kind, from which the type follows.

import Archiving
import Foundation
import PropertyLists

/// The kinds of values that were found in one field or element.
final class ValueFacts {
    /// A kind of value. Types of Foundation have the name of the schema's type.
    enum Kind: Hashable {
        case boolean, integer, float, double, string, data
        case foundation(String)
        case array, set, orderedSet, dictionary

        /// An object of a class, by the class's name.
        case object(String)

        /// A value that no type of the language can read, with a description.
        case unsupported(String)
    }

    /// How many values of a kind there are, and how they are stored.
    struct Amount {
        var count = 0
        var inlineCount = 0
        var mutableCount = 0

        mutating func add(_ other: Amount) {
            count += other.count
            inlineCount += other.inlineCount
            mutableCount += other.mutableCount
        }
    }

    /// All values, including nil.
    private(set) var count = 0
    private(set) var nilCount = 0
    private(set) var kinds: [Kind: Amount] = [:]

    /// The elements of arrays and sets and the values of dictionaries, and the keys of dictionaries.
    private(set) var element: ValueFacts?
    private(set) var key: ValueFacts?

    /// An integer that `Int` can't represent, and a number below zero.
    private(set) var hasLargeInteger = false
    private(set) var hasNegative = false

    /// Integers other than 0 and 1.
    private(set) var hasOtherThanBits = false

    /// The distinct integers or strings with their counts; `nil` if there are more than eight.
    private(set) var values: [String: Int]? = [:]

    /// How many numbers each string has if all are points, sizes or rectangles as Cocoa writes them.
    private(set) var pointNumbers: Int?
    private var hasOtherText = false

    private static let maximumValueCount = 8
    private static let maximumTextLength = 60

    func addNil() {
        count += 1
        nilCount += 1
    }

    func add(_ kind: Kind, isInline: Bool = false, isMutable: Bool = false) {
        count += 1
        kinds[kind, default: Amount()].add(
            Amount(count: 1, inlineCount: isInline ? 1 : 0, mutableCount: isMutable ? 1 : 0))
    }

    /// Adds a number, a string, data or a boolean.
    func add(_ leaf: PropertyList, isInline: Bool, isMutable: Bool = false) {
        switch leaf {
        case .boolean: add(.boolean, isInline: isInline)
        case .integer(let number):
            add(.integer, isInline: isInline)
            if number.signed == nil { hasLargeInteger = true }
            if (number.signed ?? 0) < 0 { hasNegative = true }
            if number.signed != 0 && number.signed != 1 { hasOtherThanBits = true }
            note("\(number)")
        case .float: add(.float, isInline: isInline)
        case .double: add(.double, isInline: isInline)
        case .string(let text):
            add(.string, isInline: isInline, isMutable: isMutable)
            note(text)
            noteText(text)
        case .data: add(.data, isInline: isInline, isMutable: isMutable)
        case .null: addNil()
        case .date: add(.unsupported("a date that is stored inline"))
        default: add(.unsupported("a value that is stored inline"))
        }
    }

    private func note(_ text: @autoclosure () -> String) {
        guard values != nil else { return }
        let text = text()
        guard text.utf8.count <= Self.maximumTextLength, !text.contains(where: \.isNewline) else {
            values = nil
            return
        }
        values?[text, default: 0] += 1
        if (values?.count ?? 0) > Self.maximumValueCount { values = nil }
    }

    private func noteText(_ text: String) {
        if hasOtherText { return }
        let isPoint =
            text.hasPrefix("{") && text.hasSuffix("}") && text.allSatisfy { "{}, .-+e0123456789".contains($0) }
        let count = text.count { $0 == "," } + 1
        if !isPoint || (pointNumbers ?? count) != count {
            hasOtherText = true
            pointNumbers = nil
        } else {
            pointNumbers = count
        }
    }

    /// Adds a collection; its elements are added to the result.
    func addCollection(_ kind: Kind, isMutable: Bool) -> ValueFacts {
        add(kind, isMutable: isMutable)
        let facts = element ?? ValueFacts()
        element = facts
        return facts
    }

    /// The facts about the keys of dictionaries.
    func keyFacts() -> ValueFacts {
        let facts = key ?? ValueFacts()
        key = facts
        return facts
    }

    /// Adds the values of another one.
    func add(_ other: ValueFacts) {
        count += other.count
        nilCount += other.nilCount
        for (kind, amount) in other.kinds { kinds[kind, default: Amount()].add(amount) }
        if let facts = other.element {
            if element == nil { element = ValueFacts() }
            element?.add(facts)
        }
        if let facts = other.key { keyFacts().add(facts) }
        hasLargeInteger = hasLargeInteger || other.hasLargeInteger
        hasNegative = hasNegative || other.hasNegative
        hasOtherThanBits = hasOtherThanBits || other.hasOtherThanBits
        if let own = values, let others = other.values {
            let merged = own.merging(others, uniquingKeysWith: +)
            values = merged.count > Self.maximumValueCount ? nil : merged
        } else {
            values = nil
        }
        let isSame = pointNumbers == other.pointNumbers || pointNumbers == nil && !hasOtherText
        if other.hasOtherText || !isSame && other.pointNumbers != nil {
            hasOtherText = true
            pointNumbers = nil
        } else if pointNumbers == nil, !hasOtherText {
            pointNumbers = other.pointNumbers
        }
    }

    /// The facts about the values other than the null object, which is nil in a collection; `nil` if there is none, or
    /// nothing else.
    var withoutNullObjects: ValueFacts? {
        guard kinds.count > 1, kinds[.foundation("NullValue")] != nil else { return nil }
        let others = ValueFacts()
        others.add(self)
        others.kinds[.foundation("NullValue")] = nil
        return others
    }

    /// The names of the classes of all objects.
    var classNames: Set<String> {
        Set(kinds.keys.compactMap { if case .object(let name) = $0 { name } else { nil } })
    }
}
