// One edit of one field gives a small difference of the generated code: its reviewer reads every line.

import CodingGenerator
import CodingSchema
import Foundation
import TestSupport
import Testing

@Suite("The size of the difference that a single edit makes")
struct SingleEditTests {
    /// A class as most are.
    static let plain = """
        class Person, version 1 {
            let serial: Int key "Serial"
            var name: String
            var age: Int = 0
            var height: Double = 1.5 key "H"
            var isAway: Bool = false since 1
            var note: String?
            var friend: Person?
            var children: [Person] = []
            weak var boss: Person?
            var born: Date
        }
        """

    /// Of all edits of the largest schema so many are made; all of them in the deep tests, which take minutes.
    private static let stride = IntegrationRing.isThorough ? 1 : 41

    @Test("Edits of the largest schema change six lines, or have a reason", .integration)
    func largest() throws {
        let sizes = try GoldenModule.all.map { ($0, try $0.schemaText().utf8.count) }
        let module = try #require(sizes.max { $0.1 < $1.1 }?.0)
        #expect(module.name == "Wide")
        let text = try module.schemaText()
        let edits = SingleEdits(text).all()
        #expect(edits.count > 3_500)
        #expect(Set(edits.map(\.kind)).isSuperset(of: Set(EditKind.allCases)))
        let places = Swift.stride(from: 0, to: edits.count, by: Self.stride)
        let made = try measure(places.map { edits[$0] }, of: text, isWide: true) { try module.generate($0) }
        #expect(made > edits.count / Self.stride / 2)
    }

    @Test("Edits of a class as most are change six lines, or have a reason")
    func ordinary() throws {
        let edits = SingleEdits(Self.plain).all()
        let made = try measure(edits, of: Self.plain, isWide: false) { text in
            let file = SourceFile(path: "Person.coding", text: text)
            let schema = SchemaCompiler.compile(moduleName: "People", files: [file], imports: []).schema
            return CodeGenerator.generate(try #require(schema), outputNames: ["Person.coding.swift"])
        }
        #expect(made > 100)
    }

    /// Holds each edit that is a schema against its bound, and returns their number.
    private func measure(
        _ edits: [SingleEdit], of text: String, isWide: Bool, generate: (String) throws -> [GeneratedFile]
    ) throws -> Int {
        let old = try generate(text)
        var made = 0
        for edit in edits where edit.text != text {
            let module = SourceFile(path: "Edited.coding", text: edit.text)
            let compilation = SchemaCompiler.compile(moduleName: "Edited", files: [module], imports: [])
            guard compilation.schema != nil else { continue }
            let new = try generate(edit.text)
            let count = zip(old, new).reduce(0) { $0 + ChangedLines.count(from: $1.0.text, to: $1.1.text) }
            let bound = Bound(edit, isWide: isWide)
            if count > bound.lines {
                let differences = zip(old, new).map { TextDifference(from: $0.text, to: $1.text).description }
                let what = "\(edit.kind) in line \(edit.line): \(edit.fields)"
                Issue.record("\(count) > \(bound.lines), \(what)\n\(differences)")
            }
            made += 1
        }
        return made
    }
}

/// How many lines an edit may change.
private struct Bound {
    let lines: Int

    /// Six, or more for a reason that no layout takes away.
    init(_ edit: SingleEdit, isWide: Bool) {
        let text = edit.fields.joined(separator: "\n")
        if isWide, edit.fields.contains(where: Self.endsPortion) {
            // The portions of a wide class behind it get other numbers: one name in sixteen ends a portion.
            lines = 100
        } else if text.contains("fallback") {
            // A chain of presence takes the place of one line and says what happens under each key; where it was
            // there before, every line of it names the property.
            lines = 21
        } else if text.contains("= (") || text.contains("= via") {
            // The default has a function of its own, which is called in its place.
            lines = 24
        } else {
            lines = Self.lines(of: edit, isWide: isWide)
        }
    }

    private static func lines(of edit: SingleEdit, isWide: Bool) -> Int {
        switch edit.kind {
        case .addReference, .addCollection:
            // Where it is the first one: the list of classes, 'connect(with:)', 'disconnect()' and 'deinit' with their
            // braces. Else the lines in 'disconnect()' and, where it can lead back, in 'deinit'. A collection begins
            // empty.
            isWide ? 24 : edit.kind == .addCollection ? 8 : 7
        case .remove where edit.fields[0].contains("["), .makeTransient where edit.fields[0].contains("["):
            // The only way back from one class to another: fields elsewhere then lead back no more.
            isWide ? 38 : 8
        case .rename where edit.fields[0].contains("["):
            // A required collection begins empty and is read when it is connected, and 'disconnect()' and 'deinit' name
            // it too.
            isWide ? 10 : 8
        // A portion that was full ends with another field, which names the next one.
        case .remove where isWide: 12
        case .remove where edit.fields[0].contains("Person?"), .rename where edit.fields[0].contains("Person"): 7
        case .addOptionality, .removeOptionality, .changeConstancy, .changeDefault, .removeDefault:
            // The field moves between the parameters of the initializer and the properties that begin with a default,
            // or between what is read at once and what is connected; a default of an optional is read in a chain.
            isWide ? 12 : 9
        default:
            // A wide class whose fields are required names each in a struct, and a class with subclasses in theirs.
            isWide ? 7 : 6
        }
    }

    /// The name decides, as the generator has it.
    private static func endsPortion(_ line: String) -> Bool {
        guard let name = line.firstMatch(of: /(?:let|var) (\w+)/)?.1 else { return false }
        return endsPortion(String(name))
    }
}

/// How many lines differ, each modified one counted once.
enum ChangedLines {
    static func count(from old: String, to new: String) -> Int {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in newLines.difference(from: oldLines) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var total = 0
        var oldOffset = 0
        var newOffset = 0
        while oldOffset < oldLines.count || newOffset < newLines.count {
            var gone = 0
            var come = 0
            while removed.contains(oldOffset) { (oldOffset, gone) = (oldOffset + 1, gone + 1) }
            while inserted.contains(newOffset) { (newOffset, come) = (newOffset + 1, come + 1) }
            total += max(gone, come)
            oldOffset += 1
            newOffset += 1
        }
        return total
    }
}
