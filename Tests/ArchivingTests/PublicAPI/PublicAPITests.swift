// What the products declare, and `Archiving` for each audience, compared with lists, so that growth is visible in review.
// `UPDATE_GOLDEN=1 swift test` rewrites them.
//
//     users.txt        programs that archive their objects
//     formats.txt      authors of formats
//     generated.txt    generated files, which import `@_spi(GeneratedCode)`
//     MODULE.txt       the users of another product
//
// One line is one declaration to learn: a type with its cases, properties, initializers and subscripts, a protocol with
// its requirements, or the methods of one name, however many overloads there are. A setter is listed with its getter,
// and Cocoa's decoders by type (`decodeBool`, `decodeInt32`, …) are one line. Overrides, what a protocol requires of a
// type, and declarations that can't be used aren't listed.

import Foundation
import Testing

@Suite("The public declarations by audience")
struct PublicAPITests {
    private static let all = Result { try PublicDeclarations(modules: ["Archiving"]).declarations }

    @Test("The lists are complete", arguments: PublicDeclarations.Audience.allCases)
    func matchesList(audience: PublicDeclarations.Audience) throws {
        try Self.compare(Self.lines(of: Self.all.get(), for: audience), with: "\(audience).txt")
    }

    @Test(
        "The lists of the other products are complete",
        arguments: ["ArchiveDocuments", "PrimitiveData", "PropertyLists"])
    func matchesList(module: String) throws {
        let all = try PublicDeclarations(modules: [module]).declarations
        try Self.compare(Self.lines(of: all, for: .users), with: "\(module).txt")
    }

    private static func compare(_ lines: [String], with name: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
            return
        }
        let old = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").map(String.init)
        let difference = lines.difference(from: old)
        #expect(difference.isEmpty, "\(name) differs (UPDATE_GOLDEN=1 accepts it): \(difference)")
    }

    @Test("Each audience has few names to learn", arguments: PublicDeclarations.Audience.allCases)
    func isSmall(audience: PublicDeclarations.Audience) throws {
        let greatestCount =
            switch audience {
            case .users: 435
            case .formats: 125
            case .generated: 99
            }
        let lines = try Self.lines(of: Self.all.get(), for: audience)
        #expect(lines.map(Self.nameCount).reduce(0, +) <= greatestCount)
    }

    /// How many names a line has: that of a declaration, and those of a type's members.
    private static func nameCount(_ line: String) -> Int {
        let parts = line.components(separatedBy: ": ")
        return parts.count == 1 ? 1 : 1 + parts[1].components(separatedBy: ", ").count
    }

    /// Methods that coders call, whose protocols state the errors.
    private static let witnesses: Set<String> = [
        "archiver", "archiverWillFinish", "awakeAfter", "connect", "decodeIfPresent(from", "decodeLeniently(from",
        "decodeRoot", "encode(to", "encode(with", "init(coder", "replacementObject", "unarchiver", "valueForMissingKey",
    ]

    @Test("The comment of every call that throws states the errors")
    func statesErrors() throws {
        var count = 0
        for lines in try CocoaAPIPage.sources(below: "Sources/Archiving") {
            var isForGeneratedCode = false
            for (number, line) in lines.enumerated() {
                if line.hasPrefix("@_spi") { isForGeneratedCode = true }
                if line.hasPrefix("}") { isForGeneratedCode = false }
                // `    public final func encode<Value: ArchivableValue>(_ value: …`: the name, and the first label.
                let call = try /^ +public (?!override )(?:\w+ )*(\w+)[?`]*(?:<.*?>)?(\(\w*)/.firstMatch(in: line)
                guard !isForGeneratedCode, let (_, name, label) = call?.output,
                    Self.witnesses.isDisjoint(with: [String(name), String(name + label)]),
                    Self.throwsErrors(lines[number...])
                else { continue }
                let comment = lines[..<number].reversed().drop { $0.hasPrefix("    @") }
                    .prefix { $0.hasPrefix("    ///") }
                count += 1
                #expect(comment.contains { $0.contains("- Throws:") }, "\(line)")
            }
        }
        #expect(count > 60)
    }

    /// Whether the declaration that begins in a line throws, and not only a closure that it gets.
    private static func throwsErrors(_ lines: ArraySlice<String>) -> Bool {
        var depth = 0
        for line in lines {
            for word in line.matches(of: /[(){]|\bthrows\b/) {
                switch word.output {
                case "(": depth += 1
                case ")": depth -= 1
                case "{": return false
                default: if depth == 0 { return true }
                }
            }
        }
        return false
    }

    @Test("Declarations for generated code have no page of the documentation")
    func isUndocumented() throws {
        let names = Set(try Self.all.get().filter { $0.audience == .generated }.map(\.name)).filter { $0.count > 12 }
        let folder = CocoaAPIPage.folder.appending(path: "Documentation")
        let pages = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        for case let page as URL in pages where page.pathExtension == "md" {
            let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
            for name in names where text.contains("``\(name)") { Issue.record("\(page.lastPathComponent): \(name)") }
        }
    }

    private static let standardNames: Set<String> = [
        "hash(into:)", "description", "debugDescription", "init(arrayLiteral:)", "init(dictionaryLiteral:)",
        "init(stringLiteral:)", "init(integerLiteral:)", "init(floatLiteral:)", "init(booleanLiteral:)", "==(_:_:)",
    ]

    private static let zeroDecoders: Set<String> = [
        "decodeBool", "decodeInteger", "decodeInt32", "decodeInt64", "decodeCInt", "decodeFloat", "decodeDouble",
    ]

    private static func lines(
        of all: [PublicDeclarations.Declaration], for audience: PublicDeclarations.Audience
    ) -> [String] {
        let requirements = Set(all.filter(\.isRequirement).map(\.fullName))
        let types = Set(all.filter { PublicDeclarations.Declaration.types.contains($0.kind) }.map(\.path))
        var members: [String: Set<String>] = [:]
        var lines: Set<String> = []
        for declaration in all where declaration.audience == audience && !declaration.isOverride {
            if declaration.name == "GeneratedCodeVersion1" { continue }
            let isWitness =
                !declaration.isRequirement
                && (requirements.contains(declaration.fullName) || standardNames.contains(declaration.fullName)
                    || declaration.fullName.hasPrefix("=="))
            if isWitness { continue }
            if PublicDeclarations.Declaration.types.contains(declaration.kind) {
                members[declaration.path, default: []] = members[declaration.path] ?? []
            } else if types.contains(declaration.owner),
                declaration.isRequirement
                    || ["var", "let", "case", "init", "subscript", "typealias", "associatedtype"].contains(
                        declaration.kind)
            {
                members[declaration.owner, default: []].insert(declaration.name)
            } else if ["setClass", "setClassName"].contains(declaration.name) {
                continue
            } else if zeroDecoders.contains(declaration.name) {
                lines.insert(declaration.owner + ".decodeBool, decodeInteger, …")
            } else {
                lines.insert(declaration.path)
            }
        }
        for (type, names) in members {
            lines.insert(names.isEmpty ? type : type + ": " + names.sorted().joined(separator: ", "))
        }
        return lines.sorted()
    }
}

extension PublicDeclarations.Declaration {
    fileprivate var path: String { owner.isEmpty ? name : owner + "." + name }
}
