// Nil elements of collections: the null object, which Foundation reads, and the null references of earlier versions.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Nil elements") struct NilElementTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String

        /// Archives the value, has Foundation read it, and reads what Foundation writes, and null references.
        let check: @Sendable () throws -> Void

        init<Value: ArchivableValue & Equatable & SendableMetatype>(
            _ makeValue: @autoclosure @Sendable @escaping () -> Value,
            _ object: @autoclosure @Sendable @escaping () -> any NSSecureCoding & NSObject
        ) {
            testDescription = "\(Value.self)"
            check = {
                let value = makeValue()
                let data = try archive(of: value)
                #expect(try unarchivedValue(Value.self, from: data) == value)
                let contents = try ArchiveContents(data)
                #expect(contents.slots(ofClass: "NSNull").count == 1)
                let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
                unarchiver.requiresSecureCoding = false
                let copy = unarchiver.decodeObject(forKey: "value") as? NSObject
                if let members = (copy as? NSSet)?.allObjects {
                    // Foundation on Linux finds sets with null unequal.
                    let expected = (object() as? NSSet)?.allObjects ?? []
                    #expect(Set(members.map { "\($0)" }) == Set(expected.map { "\($0)" }))
                } else {
                    #expect(copy?.isEqual(object()) == true, "\(String(describing: copy))")
                }

                let archiver = NSKeyedArchiver(requiringSecureCoding: true)
                archiver.encode(object(), forKey: "value")
                archiver.finishEncoding()
                #expect(try unarchivedValue(Value.self, from: archiver.encodedData) == value)
                #expect(try unarchivedValue(Value.self, from: replacingNull(in: data)) == value)
            }
        }
    }

    /// The archive as earlier versions wrote it: with references to slot 0 instead of the null object.
    private static func replacingNull(in data: Data) throws -> Data {
        let contents = try ArchiveContents(data)
        let null = PropertyList.uid(UInt32(try #require(contents.slots(ofClass: "NSNull").first)))
        func replaced(_ value: PropertyList) -> PropertyList {
            switch value {
            case null: .uid(0)
            case .array(let elements): .array(elements.map(replaced))
            case .dictionary(let entries): .dictionary(entries.mapValues(replaced))
            default: value
            }
        }
        return try replaced(PropertyList(data: data)).data(format: .binary)
    }

    static let rows: [Row] = [
        Row(["x", nil, "y"] as [String?], NSArray(array: ["x", NSNull(), "y"])),
        Row([nil] as [Int?], NSArray(array: [NSNull()])),
        Row([1, nil, 2, nil] as [Double?], NSArray(array: [1.0, NSNull(), 2.0, NSNull()])),
        Row(["a": nil, "b": "c"] as [String: String?], NSDictionary(dictionary: ["a": NSNull(), "b": "c"])),
        Row([nil, 4] as Set<Int?>, NSSet(array: [NSNull(), 4])),
        Row(OrderedSetValue([2, nil] as [Int?]), NSOrderedSet(array: [2, NSNull()])),
        Row([[1], nil, [nil]] as [[Int?]?], NSArray(array: [[1], NSNull(), [NSNull()]])),
        Row(
            [Date(timeIntervalSinceReferenceDate: 1), nil] as [Date?],
            NSArray(array: [NSDate(timeIntervalSinceReferenceDate: 1), NSNull()])),
        Row([nil, .number(1)] as [AnyValue?], NSArray(array: [NSNull(), 1])),
    ]

    @Test("Foundation reads nil, and nil of Foundation and of earlier versions is read", arguments: rows)
    func table(row: Row) throws {
        try row.check()
    }

    @Test("Objects, structures and elements without keys")
    func elements() throws {
        #expect(try boxed([Point(x: 1, y: 2), nil]) == [Point(x: 1, y: 2), nil])
        #expect(try boxed(CountedSetValue([3, nil, nil] as [Int?])) == CountedSetValue([3, nil, nil]))
        let node = Node("a")
        let nodes = try boxed([node, nil, node] as [Node?])
        #expect(nodes.count == 3 && nodes[0] === nodes[2] && nodes[0]?.name == "a" && nodes[1] == nil)
        #expect(try boxed([nil, .null, 1] as [AnyValue?]) == [nil, nil, 1])
    }

    @Test("In an untyped collection, null is a value, and where a value is required, an error")
    func otherElements() throws {
        let data = try archive(of: ["x", nil] as [String?])
        #expect(try unarchivedValue(AnyValue.self, from: data) == ["x", .null])
        let error = archiveError { try unarchivedValue([String].self, from: data) }
        #expect(error?.code == .unexpectedKind && error?.path == "value[1]")
    }

    @Test("The null object of a program that has a class for it is an object")
    func ownClass() throws {
        let data = try archive(of: ["x", nil] as [String?])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: [OwnNull.self])
        let error = archiveError { try unarchiver.decode([String?].self, forKey: "value") }
        #expect(error?.code == .unexpectedKind)
        let nulls = try archive(of: [OwnNull(), nil] as [OwnNull?])
        let reader = try KeyedUnarchiver(forReadingFrom: nulls, allowing: [OwnNull.self])
        #expect(try reader.decode([OwnNull?].self, forKey: "value").count { $0 != nil } == 2)
    }

    @Test("Sequential archives hold the null object, too")
    func sequential() throws {
        let archiver = SequentialArchiver()
        try archiver.encode([nil, 2, .null] as [AnyValue?])
        try archiver.encode(["x", nil] as [String?])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decode([AnyValue?].self) == [nil, 2, nil])
        #expect(try unarchiver.decode([String?].self) == ["x", nil])
    }
}

private final class OwnNull: Coding {
    class var archivedClass: ArchivedClass { ArchivedClass("NSNull", type: OwnNull.self) }
    func encode(with archiver: Archiver) throws {}
    init() {}
    required init(coder unarchiver: Unarchiver) throws {}
    func connect(with unarchiver: Unarchiver) throws {}
}
