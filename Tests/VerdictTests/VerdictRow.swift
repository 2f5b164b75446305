// A row of the table of verdicts: a change, values of both versions, and what becomes of them.
//
//     Before ──writes──▶ After     new reads old
//     After ──writes──▶ Before     old reads new
//
// `Before` and `After` are modules; a pair is a schema file of one name in each of them.

import Archiving
import CodingReview
import CodingSchema
import Foundation
import Testing

/// One pair of schemas.
struct VerdictRow: Sendable, CustomTestStringConvertible {
    /// What becomes of the reader's fields.
    enum Expectation: Sendable, Equatable {
        case safe

        /// The fields that lose a value.
        case lossy(Set<String>)
        case breaking

        var verdict: OutcomeVerdict {
            switch self {
            case .safe: .safe
            case .lossy: .lossy
            case .breaking: .breaking
            }
        }
    }

    /// The rules that the pair is a case of.
    let rules: [ReviewRule]
    let pair: String
    let newReadsOld: Expectation
    let oldReadsNew: Expectation

    /// The old names of what was renamed, by their new ones.
    let renamed: [String: String]
    let outcome: @Sendable (_ direction: Direction, _ facts: PairFacts) -> Outcome

    /// - Parameters:
    ///   - old: root objects as the old version writes them; none where it can't.
    ///   - earlier: what versions before the old one wrote.
    /// - allowing: the classes that the old version's caller allows in addition to those that the root's class refers
    ///   to.
    init<Old: Coding, New: Coding>(
        _ rules: ReviewRule..., pair: String, old: @escaping @Sendable () -> [Old],
        new: @escaping @Sendable () -> [New], earlier: @escaping @Sendable () -> [any Coding] = { [] },
        newReadsOld: Expectation, oldReadsNew: Expectation, renamed: [String: String] = [:],
        allowing: [any Coding.Type] = []
    ) {
        self.rules = rules
        self.pair = pair
        self.newReadsOld = newReadsOld
        self.oldReadsNew = oldReadsNew
        self.renamed = renamed
        self.outcome = { direction, facts in
            switch direction {
            case .newReadsOld, .thisReadsFuture, .futureReadsThis:
                Reading.outcome(of: New.self, reading: old() + earlier(), facts: facts, isNewReadingOld: true)
            case .oldReadsNew:
                Reading.outcome(
                    of: Old.self, reading: new(), facts: facts, isNewReadingOld: false, allowing: allowing)
            }
        }
    }

    var testDescription: String { "\(rules[0].rawValue): \(pair)" }

    func expectation(_ direction: Direction) -> Expectation {
        direction == .oldReadsNew ? oldReadsNew : newReadsOld
    }
}

/// The checked schemas of a pair.
struct SchemaPair {
    let old: Schema
    let new: Schema

    /// Reads the files of a pair.
    init(_ pair: String) throws {
        self.old = try Self.schema(pair, module: "Before")
        self.new = try Self.schema(pair, module: "After")
    }

    /// The folder that holds the schemas of both modules.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Verdicts")

    private static func schema(_ pair: String, module: String) throws -> Schema {
        let file = folder.appending(path: "\(module)/\(pair).coding")
        let source = SourceFile(path: "\(pair).coding", text: try String(contentsOf: file, encoding: .utf8))
        // Both are versions of one module to the review, whatever the modules are called that they are compiled in.
        let compilation = SchemaCompiler.compile(moduleName: "Verdicts", files: [source], imports: [])
        return try #require(compilation.schema, "\(compilation.diagnostics)")
    }
}
