// Models in the shape of real ones, beside the classes that people write by hand for Foundation: each side reads what
// the other writes.

import Archiving
import Foundation
import Models
import TestSupport
import Testing

@Suite("Models beside their twins")
struct ModelTests {
    @Test("The model of a code generator: 34 classes with 204 fields")
    func typeModel() throws {
        var values = TypeModelValues()
        let context = values.everything()
        let copy = try Twin.typeModel.copy(of: context, as: CocoaTemplateContext.self)
        // The same objects with the same values, in the same order.
        let data = try KeyedArchiver.archivedData(withRootObject: context)
        #expect(try KeyedArchiver.archivedData(withRootObject: copy) == data)
        let names = Twin.typeModel.classes.map { $0.ours.archivedClass.name }
        let text = String(decoding: data, as: UTF8.self)
        #expect(names.count == 34 && names.allSatisfy { $0.hasPrefix("Generator.") })
        #expect(names.filter { !text.contains($0) } == [])
        #expect(copy.types.types.map(\.membersByName.count) == Array(repeating: 1, count: 6))
    }

    @Test("The model of a code generator, with cycles and with nothing in it")
    func typeModelCycles() throws {
        var values = TypeModelValues()
        let type = values.newType(1)
        for method in type.methods {
            method.definedInType = type
            method.returnType = type
        }
        for contained in type.containedTypes { contained.parent = type }
        type.supertype?.containedTypes = [type]
        let data = try KeyedArchiver.archivedData(withRootObject: type)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Type.self, from: data)
        #expect(copy.methods[0].definedInType === copy && copy.methods[0].returnType === copy)
        #expect(copy.containedTypes[0].parent === copy && copy.supertype?.containedTypes[0] === copy)
        // Foundation finds each nil that it asks for.
        let empty = try Twin.typeModel.copy(of: Type(localName: "a"), as: CocoaType.self)
        #expect(empty.localName == "a" && empty.module == nil && empty.parent == nil && empty.kind == "unknown")
    }

    @Test("The page about the models shows lines that are in the schemas and in the twins")
    func page() throws {
        let schemas = try text(in: "Tests/Models/Schemas")
        let twins = try text(in: "Tests/ModelTests/Twins")
        let rows = try DocumentationFiles.text("Models.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.count > 12)
        for row in rows {
            let cells = row.split(separator: "|").map { cell in
                cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
            }
            for code in cells[0] { #expect(schemas.contains(code), "\(row)") }
            for code in cells[1] where code != "if" { #expect(twins.contains(code), "\(row)") }
        }
    }

    @Test("The page about the models counts what they declare")
    func numbers() throws {
        let page = try DocumentationFiles.text("Models.md")
        let models = [
            ("type model", "TypeModel"), ("log messages", "LogMessages"), ("feed column", "FeedField"),
            ("password file", "PasswordFile"),
            ("bicycle tours", "BikeTours"),
            ("messenger", "ChatMessages"),
            ("scan regions", "ScanRegions"),
            ("browser panes", "PaneSession"),
            ("survey", "Survey"),
            ("rest of the survey", "SurveyLibrary"),
        ]
        let schemas = DocumentationFiles.package.appending(path: "Tests/Models/Schemas")
        let names = try FileManager.default.contentsOfDirectory(atPath: schemas.path(percentEncoded: false))
        #expect(names.sorted() == models.map { "\($0.1).coding" }.sorted())
        for (model, name) in models {
            let schema = try lines(of: "Tests/Models/Schemas/\(name).coding")
            // The rest of the survey has no twin.
            let twin = name == "SurveyLibrary" ? [] : try lines(of: "Tests/ModelTests/Twins/\(name)Twin.swift")
            let numbers = [
                schema.count { $0.contains(#/^(final )?(class|struct|bits) /#) },
                schema.count { $0.contains(#/^ {4}(weak |internal\(set\) )?(var|let) /#) }, schema.count, twin.count,
            ]
            let row = numbers.map { $0 < 1000 ? "\($0)" : "\($0 / 1000),\("\($0 % 1000 + 1000)".dropFirst())" }
            let text = "| \(model) | \(row.joined(separator: " | ")) |"
            let isInPage = page.contains(text)
            #expect(isInPage, "\(text)")
        }
    }

    /// The lines of a file without blank ones and comments.
    func lines(of file: String) throws -> [String] {
        let text = try String(contentsOf: DocumentationFiles.package.appending(path: file), encoding: .utf8)
        return text.split(separator: "\n").map(String.init).filter { !$0.contains(#/^\s*(//|$)/#) }
    }

    /// The texts of a folder's files, with one space for any number of spaces and line ends.
    private func text(in folder: String) throws -> String {
        let url = DocumentationFiles.package.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
        let texts = try names.map { try String(contentsOf: url.appending(path: $0), encoding: .utf8) }
        return texts.joined(separator: "\n").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("A field of a feed reader")
    func field() throws {
        let twin = Twin(classes: [(CocoaField.self, Field.self)])
        let field = Field(
            name: "Title", displayName: "Headline", column: "title", isVisible: true, width: 200, kind: .date)
        let copy = try twin.copy(of: field, as: CocoaField.self)
        #expect(copy.name == "Title" && copy.displayName == "Headline" && copy.column == "title")
        #expect(copy.isVisible && copy.width == 200 && copy.kind == .date)
        field.displayName = nil
        #expect(try twin.copy(of: field, as: CocoaField.self).displayName == nil)
    }

    @Test("A field of a feed reader, archived without keys by its first version")
    func oldField() throws {
        let archiver = SequentialArchiver()
        archiver.setClassName("Field", for: FirstField.self)
        try archiver.encodeRootObject(FirstField())
        let data = try archiver.finishEncoding()
        let field = try SequentialUnarchiver.unarchivedObject(ofClass: Field.self, from: data)
        #expect(field.name == "Date" && field.displayName == nil && field.column == "date")
        #expect(field.isVisible && field.width == 120 && field.kind == .number)
        // From now on with keys.
        let keyed = try KeyedArchiver.archivedData(withRootObject: field)
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Field.self, from: keyed).width == 120)
        let again = try SequentialArchiver.archivedData(withRootObject: field)
        #expect(try SequentialUnarchiver.unarchivedObject(ofClass: Field.self, from: again).kind == .number)
    }

    @Test("The messages of a log viewer", arguments: [false, true])
    func log(usesFirstKeys: Bool) throws {
        let twin = Twin(classes: [
            (CocoaLogConnection.self, LogConnection.self), (CocoaLogMessage.self, LogMessage.self),
        ])
        let connection = LogConnection(
            clientName: "app", clientVersion: "1", systemName: "macOS", systemVersion: "15", device: "Mac",
            messages: [
                LogMessage(
                    number: 1, seconds: 5_000_000_000, microseconds: 7, thread: "main", tag: "net",
                    body: .text("hello"), kind: 1, level: 2, indentation: 3, file: "a.swift", function: "f()", line: 12,
                    imageSize: CGSize(width: 3, height: 4), parts: ["n": .number(.integer(1)), "s": .string("a")]),
                LogMessage(body: .data(Data([1, 2]))), LogMessage(),
            ],
            fileNames: ["a.swift"], functionNames: ["f()"], reconnections: 2)
        let cocoa = try twin.object(
            CocoaLogConnection.self, from: KeyedArchiver.archivedData(withRootObject: connection))
        // What the viewer does next must not fail on a collection that can't change.
        cocoa.fileNames.add("b.swift")
        cocoa.messages.add(CocoaLogMessage())
        cocoa.usesFirstKeys = usesFirstKeys
        let copy = try twin.object(LogConnection.self, from: twin.archive(of: cocoa))
        #expect(copy.clientName == "app" && copy.clientVersion == "1" && copy.device == "Mac")
        #expect(copy.systemName == "macOS" && copy.systemVersion == "15" && copy.reconnections == 2)
        #expect(copy.fileNames == ["a.swift", "b.swift"] && copy.functionNames == ["f()"])
        let (first, sent) = (copy.messages[0], connection.messages[0])
        #expect(copy.messages.count == 4 && first.number == 1 && first.seconds == 5_000_000_000)
        #expect(first.microseconds == 7 && first.thread == "main" && first.tag == "net" && first.line == 12)
        #expect(first.kind == 1 && first.level == 2 && first.indentation == 3)
        #expect(first.file == "a.swift" && first.function == "f()" && first.imageSize == sent.imageSize)
        #expect(first.parts?.count == 2 && first.body == .text("hello"))
        #expect(copy.messages[1].body == .data(Data([1, 2])) && copy.messages[2].body == nil)
    }

    @Test("Zeros of a log message are left out")
    func bareMessage() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: LogMessage(number: 3))
        let archive = try KeyedUnarchiver.archivedObject(from: data)
        #expect(archive["n"]?.integer == 3 && archive["l"] == nil && archive["m"] == nil && archive["ln"] == nil)
    }

    @Test("A password file")
    func file() throws {
        let twin = Twin(classes: [(CocoaFile.self, File.self)])
        let id = UUID()
        let file = File(
            id: id, name: "Work", bookmark: Data([1, 2, 3]), openedAt: Date(timeIntervalSinceReferenceDate: 5),
            icon: Icon(bytes: Data([9])), unlocking: .convenient, oldPassword: "old")
        let data = try KeyedArchiver.archivedData(withRootObject: file)
        let cocoa = try twin.object(CocoaFile.self, from: data)
        #expect(cocoa.id == id && cocoa.icon == Data([9]) && cocoa.unlocking == 2)
        let copy = try twin.copy(of: file, as: CocoaFile.self)
        #expect(copy.id == id && copy.name == "Work" && copy.bookmark == Data([1, 2, 3]))
        #expect(copy.openedAt == file.openedAt && copy.icon?.bytes == Data([9]))
        #expect(copy.unlocking == .convenient && copy.oldPassword == "old")
    }

    @Test("A password file of the first version", arguments: [true, false])
    func firstFile(allowsBiometrics: Bool) throws {
        let twin = Twin(classes: [(CocoaFirstFile.self, File.self)])
        let id = UUID()
        let data = try twin.archive(of: CocoaFirstFile(id: id, allowsBiometrics: allowsBiometrics))
        let file = try twin.object(File.self, from: data)
        #expect(file.id == id && file.name == "first" && file.oldPassword == "secret" && file.icon == nil)
        #expect(file.unlocking == (allowsBiometrics ? .balanced : .strict))
    }
}

/// The class of the first version of a feed reader, which knew no keys.
private final class FirstField: Coding {
    static var archivedClass: ArchivedClass { ArchivedClass("FirstField", type: FirstField.self) }

    init() {}

    func encode(with archiver: Archiver) throws {
        try archiver.encode("Date")
        try archiver.encode(nil as String?)
        try archiver.encode("date")
        try archiver.encode(true)
        try archiver.encode(Int32(120))
        try archiver.encode(Int32(3))
        try archiver.encode(Int32(42))
    }

    init(coder unarchiver: Unarchiver) throws {
        throw unarchiver.fail(expected: "an archive that is only written", found: "a reader")
    }
}
