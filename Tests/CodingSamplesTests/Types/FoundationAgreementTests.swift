// Random values, archived in objects of random classes: the class, `coding verify` and Foundation agree on their types.
//
//     values ──▶ archives ──▶ another process: Foundation ──▶ "1" where the object is one of the field's type
//                   └──▶ the compiled class, the verdict     "read" in exactly these archives

#if os(Linux)
import Archiving
import CodingSamples
import Foundation
import PropertyLists
import TestSupport
import Testing

/// Foundation's object of any class of the table.
private final class FoundationField: NSObject, NSCoding {
    let value: Any?

    init?(coder: NSCoder) { value = coder.decodeObject(forKey: "v") }

    func encode(with coder: NSCoder) {}
}

@Suite("Verdicts and Foundation")
struct FoundationAgreementTests {
    private static let childVariable = "ARCHIVING_FOUNDATION_FOLDER"

    /// The classes of the table whose types are those of Foundation's classes, with the values that they can read.
    private static let predicates: [String: @Sendable (Any?) -> Bool] = [
        "StringField": isString, "OptionalStringField": { $0 == nil || isString($0) },
        "DataField": { $0 is NSData }, "DateField": { $0 is NSDate }, "URLField": { $0 is NSURL },
        "UUIDField": { $0 is NSUUID }, "NullField": { $0 is NSNull },
        "StringsField": { isArray($0, isString) }, "MutableStringsField": { isArray($0, isString) },
        "DatesField": { isArray($0) { $0 is NSDate } }, "StringListsField": { isArray($0) { isArray($0, isString) } },
        "StringSetsField": { isArray($0) { isSet($0, isString) } }, "SetOfStringsField": { isSet($0, isString) },
        "SetOfListsField": { isSet($0) { isArray($0, isString) } },
        "OrderedStringsField": { isOrderedSet($0) }, "MutableOrderedStringsField": { isOrderedSet($0) },
        "CountedStringsField": { isCountedSet($0) },
        "StringsByNameField": { isDictionary($0, isString) },
        "ListsByNameField": { isDictionary($0) { isArray($0, isString) } },
        "SetsByNameField": { isDictionary($0) { isSet($0, isString) } },
        "AnysByNameField": { isDictionary($0) { _ in true } }, "AnysField": { isArray($0) { _ in true } },
    ]

    private static func isString(_ value: Any?) -> Bool { value is NSString }

    private static func isArray(_ value: Any?, _ isElement: (Any?) -> Bool) -> Bool {
        (value as? NSArray)?.allSatisfy(isElement) ?? false
    }

    private static func isSet(_ value: Any?, _ isMember: (Any?) -> Bool) -> Bool {
        (value as? NSSet).map { !($0 is NSCountedSet) && $0.allSatisfy(isMember) } ?? false
    }

    private static func isOrderedSet(_ value: Any?) -> Bool {
        (value as? NSOrderedSet)?.allSatisfy(isString) ?? false
    }

    private static func isCountedSet(_ value: Any?) -> Bool {
        (value as? NSCountedSet)?.allSatisfy(isString) ?? false
    }

    private static func isDictionary(_ value: Any?, _ isValue: (Any?) -> Bool) -> Bool {
        (value as? NSDictionary)?.allSatisfy { isString($0.key) && isValue($0.value) } ?? false
    }

    /// What another process does: it reads the archives of a folder with Foundation, which some of them might stop.
    @Test("Foundation's part, if another process asks for it")
    func foundationPart() throws {
        guard let folder = ProcessInfo.processInfo.environment[Self.childVariable].map({ URL(filePath: $0) }) else {
            return
        }
        var answers = ""
        let names = try String(contentsOf: folder.appending(path: "classes"), encoding: .utf8).split(separator: "\n")
        for (index, name) in names.map(String.init).enumerated() {
            let data = try Data(contentsOf: folder.appending(path: "\(index).archive"))
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            unarchiver.decodingFailurePolicy = .setErrorAndReturn
            unarchiver.setClass(FoundationField.self, forClassName: name)
            let field = unarchiver.decodeObject(forKey: "root") as? FoundationField
            let isOfType = field.map { Self.predicates[name]?($0.value) ?? false }
            let error = unarchiver.error.map { "\($0)".replacing("\n", with: " ") }
            answers += (error ?? (isOfType == true ? "1" : "0")) + "\n"
        }
        try answers.write(to: folder.appending(path: "answers"), atomically: true, encoding: .utf8)
    }

    @Test("The class reads, and the verdict states so, what Foundation reads as an object of the type's class")
    func agree() throws {
        if ProcessInfo.processInfo.environment[Self.childVariable] != nil { return }
        let folder = FileManager.default.temporaryDirectory.appending(path: "verdicts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = try TypeTable()
        let rows = table.rows.filter { Self.predicates[$0.name] != nil }
        #expect(rows.count == Self.predicates.count)
        var values = RandomObjects(seed: 0)
        var answers: [(name: String, answer: TypeTable.Answer)] = []
        while answers.count < RandomArchiveTests.count {
            let root = ArchivedObject(ArchivedObject.ClassDescription("Field"))
            root.entries = [.init(key: "v", value: try values.next(depth: RandomObjects.depth))]
            for row in rows {
                let data = try TypeTable.data(root, as: row.name, false)
                try data.write(to: folder.appending(path: "\(answers.count).archive"))
                answers.append((row.name, try table.answer(row, data)))
            }
        }
        try answers.map { $0.name + "\n" }.joined()
            .write(to: folder.appending(path: "classes"), atomically: true, encoding: .utf8)
        try runInAnotherProcess(
            "FoundationAgreementTests/foundationPart", environment: [Self.childVariable: folder.path])
        let found = try String(contentsOf: folder.appending(path: "answers"), encoding: .utf8).split(separator: "\n")
        try #require(found.count == answers.count)
        var differences: [String] = []
        for (index, (name, answer)) in answers.enumerated() {
            let isRead = answer.isRead ? "1" : "0"
            if isRead == found[index], answer.isRead == answer.isReadByVerdict { continue }
            differences.append(
                "\(name), archive \(index): the class \(answer.error ?? "reads it"), the verdict is"
                    + " '\(answer.result.verdict.rawValue)', and Foundation's answer \(found[index])")
        }
        print("Foundation: \(answers.count) archives, \(found.count { $0 == "1" }) read")
        #expect(differences == [], "ARCHIVING_SEED=\(RunSeed.first)")
        #expect(found.contains("1") && found.contains("0"))
    }
}

/// Random values that all of Foundation reads: without cycles, and without nil.
private struct RandomObjects {
    static let depth = 2

    private let kinds = ArchivedKinds(isSequential: false)
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    private mutating func text() -> String { "text \(number(below: 6))" }

    private mutating func texts() -> [String] { (0..<number(below: 4)).map { _ in text() } }

    mutating func next(depth: Int) throws -> ArchivedObject.Value {
        switch number(below: depth > 0 ? 15 : 6) {
        case 0: try kinds.value(text())
        case 1: try kinds.value(Data(text().utf8))
        case 2: try kinds.value(Date(timeIntervalSinceReferenceDate: Double(number(below: 1_000)) + 0.5))
        case 3: try kinds.value(URL(string: "https://example.com/\(number(below: 9))"))
        case 4: try kinds.value(UUID())
        case 5: try kinds.value(NullValue())
        case 6: try kinds.value(texts())
        case 7: try kinds.value(Set(texts()))
        case 8: try kinds.value(OrderedSetValue(texts()))
        // Foundation on Linux hands an element out as Swift's Set, whether its set counts or not.
        case 9: depth == Self.depth ? try kinds.value(CountedSetValue(texts())) : try kinds.value(Set(texts()))
        case 10: try kinds.value(Dictionary(texts().map { ($0, text()) }) { first, _ in first })
        case 11: try collection("NSArray", depth)
        case 12: try collection("NSSet", depth)
        case 13: try kinds.value([Set(texts()), Set(texts())])
        default: try dictionary(depth)
        }
    }

    /// An array or set of any values, most of which are of one kind.
    private mutating func collection(_ name: String, _ depth: Int) throws -> ArchivedObject.Value {
        let isText = number(below: 2) == 0
        let elements = try (0..<number(below: 4)).map { _ in
            try isText ? kinds.value(text()) : next(depth: depth - 1)
        }
        return .object(
            ArchivedObject(
                ArchivedObject.ClassDescription(name), entries: [.init(key: "NS.objects", value: .array(elements))]))
    }

    private mutating func dictionary(_ depth: Int) throws -> ArchivedObject.Value {
        let keys = try Set(texts()).sorted().map { try kinds.value($0) }
        let lists = number(below: 3)
        let values = try keys.map { _ in
            switch lists {
            case 0: try kinds.value(texts())
            case 1: try kinds.value(Set(texts()))
            default: try next(depth: depth - 1)
            }
        }
        return .object(
            ArchivedObject(
                ArchivedObject.ClassDescription("NSDictionary"),
                entries: [.init(key: "NS.keys", value: .array(keys)), .init(key: "NS.objects", value: .array(values))]))
    }
}
#endif
