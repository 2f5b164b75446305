// Every type read as every other one: the review's verdict against the runtime and the generated code.

import Archiving
import CodingReview
import CodingSchema
import Foundation
import TestSupport
import Testing

@Suite("Values read as values of another type") struct ValueMatrixTests {
    /// The types as a schema's checker resolves them, in the codecs' order.
    private static func types(of codecs: [ValueCodec]) throws -> (SchemaSide, [SchemaField]) {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ValueTypes.coding")
        var text = try String(contentsOf: file, encoding: .utf8) + "\n\(TintStrict.schemaText)\nfinal class Holder {\n"
        for (place, codec) in codecs.enumerated() {
            let type = codec.schemaText == "any Coding" ? "(any Coding)?" : codec.schemaText
            let isObject = ["Leaf", "Blossom", "Stone"].contains(codec.schemaText)
            text += "    var field\(place): \(type)\(isObject ? "?" : "")\n"
        }
        let compilation = SchemaCompiler.compile(
            moduleName: "Test", files: [SourceFile(path: "Types.coding", text: text + "}\n")], imports: [])
        let problems = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
        let schema = try #require(compilation.schema, "\(problems)")
        let side = SchemaSide([schema])
        return (side, try #require(side.classes[DeclarationName("Test", "Holder")]).fields)
    }

    /// Reads each field from the one that has its key.
    static func readFields(
        written: any SchemaFieldOwner, read: any SchemaFieldOwner, context: ReadingContext
    ) -> Finding {
        var result = Finding.safe
        for field in read.fields {
            if let former = written.fields.first(where: { $0.key == field.key }) {
                let finding = context.finding(written: former.type, read: field.type)
                result = result.worse(context.finding(unseen: finding, by: field))
            } else if field.isRequired, !field.type.readsWithoutKey {
                result = result.worse(Finding(.breaking, "the key '\(field.key)' is missing, which is an error"))
            }
        }
        guard context.isReaderNewer else { return result }
        for former in written.fields where !read.fields.contains(where: { $0.key == former.key }) {
            result = result.worse(Finding(.lossy, "'\(former.name)' has no field"))
        }
        return result
    }

    /// Whether the review's finding of a pair matches the observed ones.
    private static func isTrue(_ finding: Finding, _ seen: Set<ObservedOutcome>) -> Bool {
        if finding.isNotFound { return seen.contains(.unseen) && !seen.contains(.error) }
        switch finding.verdict {
        case .safe: return seen == [.kept]
        case .lossy: return !seen.isDisjoint(with: [.changed, .unseen]) && !seen.contains(.error)
        case .breaking:
            if seen.contains(.error) { return true }
            // No error, and a wrong value.
            let reason = finding.reason
            let isWrong = ["read as", "reads", "read in the other order"].contains { reason.contains($0) }
            return isWrong && !reason.contains("error") && seen.contains(.changed)
        }
    }

    @Test("What is said of each pair of types is what happens", .integration, arguments: [true, false])
    func matrix(isReaderNewer: Bool) throws {
        let codecs = isReaderNewer ? ValueCodec.all : ValueCodec.composite
        let (side, fields) = try Self.types(of: codecs)
        let context = ReadingContext(
            writer: side, reader: side, isReaderNewer: isReaderNewer, readFields: Self.readFields)
        var untrue: [String] = []
        var verdicts: [Verdict: Int] = [:]
        for (written, writtenField) in zip(codecs, fields) {
            let archives = try written.samples.indices.map { try written.archive(of: $0) }
            for (read, readField) in zip(codecs, fields) {
                let finding = context.finding(written: writtenField.type, read: readField.type)
                verdicts[finding.verdict, default: 0] += 1
                let seen = Set(
                    zip(written.samples, archives).map {
                        read.outcome(of: $0.value, in: $1, \.read, losesNothingUnknown: !isReaderNewer)
                    })
                if !Self.isTrue(finding, seen) {
                    untrue.append("\(written.schemaText) → \(read.schemaText): \(finding), seen \(seen)")
                }
                if finding.verdict != .safe, finding.reason.isEmpty { untrue.append("no reason: \(finding)") }
            }
        }
        #expect(untrue.isEmpty, "\(untrue.count):\n\(untrue.joined(separator: "\n"))")
        #expect(verdicts.count == 3)
        #expect(verdicts.values.reduce(0, +) == codecs.count * codecs.count)
    }

    @Test(
        "A value that is not seen is an error where it must be there, and what the field says elsewhere", .integration)
    func unseenValues() throws {
        let codecs = ValueCodec.all
        let (side, fields) = try Self.types(of: codecs)
        let context = ReadingContext(writer: side, reader: side, readFields: Self.readFields)
        var untrue: [String] = []
        var count = 0
        for (written, writtenField) in zip(codecs, fields) {
            let archives = try written.samples.indices.map { try written.archive(of: $0) }
            for (read, readField) in zip(codecs, fields) {
                let finding = context.finding(written: writtenField.type, read: readField.type)
                guard finding.isNotFound else { continue }
                count += 1
                let withDefault = readField.with { $0.value = .literal("0") }
                // The only default of an object is nil.
                let isObject = ["Leaf", "Blossom", "Stone", "any Coding"].contains(read.schemaText)
                var readings = [(withDefault, \ValueCodec.readWithDefault)]
                readings = isObject ? [] : readings + [(readField, \.readRequired)]
                for (field, reading) in readings {
                    let expected = context.finding(unseen: finding, by: field)
                    // A default may be equal to the value.
                    let seen = Set(
                        zip(written.samples, archives).map { read.outcome(of: $0.value, in: $1, reading) })
                    if seen.contains(.error) != (expected.verdict == .breaking) {
                        untrue.append("\(written.schemaText) → \(read.schemaText): \(expected), seen \(seen)")
                    }
                }
            }
        }
        #expect(count > 500)
        #expect(untrue.isEmpty, "\(untrue.count):\n\(untrue.joined(separator: "\n"))")
    }
}
