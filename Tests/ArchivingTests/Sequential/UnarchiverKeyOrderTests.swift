// The order in which a class requests its values may differ from the archive's, and from one object to the next.

@_spi(GeneratedCode) import Archiving
import Foundation
import Testing

/// Requests its values in an order that depends on its number. The last one is only requested when it is connected.
private final class Shuffled: Coding {
    static let keys = (0..<12).map { "value \($0)" }

    let number: Int
    var values: [String: Int] = [:]
    var first: Shuffled?
    var second: Shuffled?

    init(_ number: Int) {
        self.number = number
        for (index, key) in Self.keys.enumerated() { values[key] = number * 100 + index }
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Shuffled", type: Shuffled.self, references: [Shuffled.self],
            sequence: [
                .value("value 0", "q"), .value("value 1", "q"), .value("value 2", "q"), .value("value 3", "q"),
                .value("value 4", "q"), .value("value 5", "q"), .value("value 6", "q"), .value("value 7", "q"),
                .value("value 8", "q"), .value("value 9", "q"), .value("value 10", "q"), .value("value 11", "q"),
                .value("first", "@"), .value("second", "@"), .value("number", "q"),
            ])
    }

    func encode(with archiver: Archiver) throws {
        for key in Self.keys { try archiver.encode(values[key] ?? 0) }
        try archiver.encode(first)
        try archiver.encode(second)
        try archiver.encode(number)
    }

    init(coder unarchiver: Unarchiver) throws {
        number = try unarchiver.decode(Int.self, forKey: "number")
        for key in keys(in: unarchiver) where key != Self.keys.last { try read(key, unarchiver) }
    }

    func connect(with unarchiver: Unarchiver) throws {
        if number % 2 == 0 { second = try unarchiver.decodeIfPresent(Shuffled.self, forKey: "second") }
        try read(Self.keys[11], unarchiver)
        first = try unarchiver.decodeIfPresent(Shuffled.self, forKey: "first")
        if number % 2 == 1 { second = try unarchiver.decodeIfPresent(Shuffled.self, forKey: "second") }
        try read(Self.keys[number % 12], unarchiver)
    }

    private func keys(in unarchiver: Unarchiver) -> [String] {
        let step = [1, 5, 7, 11][number % 4]
        return (0..<12).map { Self.keys[($0 * step + number) % 12] }
    }

    private func read(_ key: String, _ unarchiver: Unarchiver) throws {
        #expect(!unarchiver.containsValue(forKey: key + " "))
        #expect(unarchiver.containsValue(forKey: key))
        values[key] = try unarchiver.decode(Int.self, forKey: key)
    }
}

@Suite("Sequential unarchiver: values are requested in any order")
struct UnarchiverKeyOrderTests {
    @Test("Each object gets its own values")
    func order() throws {
        let objects = (0..<24).map { Shuffled($0) }
        for (number, object) in objects.enumerated() {
            object.first = objects[(number + 1) % 24]
            object.second = objects[(number * 7 + 3) % 24]
        }
        let root = try SequentialUnarchiver.unarchivedObject(
            ofClass: Shuffled.self, from: SequentialArchiver.archivedData(withRootObject: objects[0]))
        var copy = root
        for (number, object) in objects.enumerated() {
            #expect(copy.number == number && copy.values == object.values)
            #expect(copy.second?.number == object.second?.number)
            copy = try #require(copy.first)
        }
        #expect(copy === root)
        // They refer to each other.
        for object in objects { (object.first, object.second) = (nil, nil) }
        for _ in objects {
            let next = copy.first
            (copy.first, copy.second) = (nil, nil)
            copy = next ?? copy
        }
    }
}
