// The verdicts about many archives: as lines, JSON or JUnit.

import CodingSamples
import CodingSchema
import Foundation
import JSONText

/// The verdict about one archive, or the failure to read it.
struct VerificationRecord {
    let name: String
    let result: VerificationResult

    /// The verdict, or why there is none, as a word for programs.
    private let code: String

    init(_ name: String, _ result: VerificationResult) {
        (self.name, self.result, code) = (name, result, result.verdict.code)
    }

    init(_ name: String, _ failure: BatchFailure) {
        self.name = name
        (result, code) = (VerificationResult(.unreadable, failure.problem), failure.code.rawValue)
    }

    private var isError: Bool { result.verdict != .reads && result.verdict != .lossy }

    /// The verdict in columns, then the name, then why it is not the best.
    var line: String {
        let verdict = result.verdict.rawValue
        let column = verdict + String(repeating: " ", count: max(0, 14 - verdict.count))
        var text = "\(column) \(name)"
        if isError {
            text += ": " + result.message
        } else if !remarks.isEmpty {
            text += ": " + remarks.joined(separator: "; ")
        }
        // Names of files, classes and keys.
        return PlainText.printable(text)
    }

    /// What an archive that can be read loses, and what its reader has to allow.
    private var remarks: [String] {
        let classes = result.allowing.map { $0 + ".self" }.joined(separator: ", ")
        return result.events.filter(\.isLoss).map(\.text)
            + (classes.isEmpty ? [] : ["only with 'allowing: [\(classes)]'"])
    }

    var json: JSONValue {
        let verdict = JSONValue.string(result.verdict.rawValue)
        if isError { return .object(["path": .string(name), "verdict": verdict, "error": error]) }
        return .object([
            "path": .string(name), "verdict": verdict, "objects": .integer(result.objectCount),
            "events": .array(result.events.map(\.json)),
            "allowing": result.allowing.isEmpty ? nil : .array(result.allowing.map(JSONValue.string)),
        ])
    }

    private var error: JSONValue {
        .object([
            "code": .string(code), "path": result.path.map(JSONValue.string),
            "class": result.className.map(JSONValue.string), "key": result.key.map(JSONValue.string),
            "offset": result.byteOffset.map { .integer($0) }, "message": .string(result.reason),
        ])
    }

    /// A test case of JUnit.
    var testCase: String {
        let name = Self.escaped(name)
        let reason = Self.escaped(result.message)
        switch result.verdict {
        case .reads where remarks.isEmpty: return "  <testcase classname=\"coding.verify\" name=\"\(name)\"/>"
        case .reads, .lossy:
            let text = Self.escaped(remarks.joined(separator: "\n"))
            return
                "  <testcase classname=\"coding.verify\" name=\"\(name)\"><system-out>\(text)</system-out></testcase>"
        default:
            let element = result.verdict == .skipped ? "skipped" : result.verdict == .unreadable ? "error" : "failure"
            return
                "  <testcase classname=\"coding.verify\" name=\"\(name)\">"
                + "<\(element) message=\"\(reason)\"/></testcase>"
        }
    }

    /// Text in XML, without the control characters that XML can't contain.
    private static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n", "\t": nil
            default: scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "?" : nil
            }
        }
    }
}

extension VerificationResult.Verdict {
    /// The verdict as a word for programs.
    fileprivate var code: String { self == .lossy ? "lossy" : rawValue.replacing(" ", with: "-") }
}

extension VerificationResult.Event {
    fileprivate var text: String {
        let field = "\(className).\(key)"
        let times = count == 1 ? "" : ", \(count) times"
        switch kind {
        case "unread": return "\(field) is not read\(times), first at \(firstPath)"
        case "unknown": return "\(field) has the unknown value \(detail)\(times), first at \(firstPath)"
        case "kept": return "\(field) keeps the unknown value \(detail)\(times), first at \(firstPath)"
        case "lost": return "\(field) leaves out a value\(times), first at \(firstPath): \(detail)"
        case "subclass": return "\(className) is read as \(detail)\(times), first at \(firstPath)"
        case "keptSubclass": return "\(className) is read as \(detail) and kept\(times), first at \(firstPath)"
        default: return "\(field) \(kind) \(detail)\(times)"
        }
    }

    fileprivate var json: JSONValue {
        .object([
            "kind": .string(kind), "class": .string(className), "key": .string(key), "count": .integer(count),
            "first": .string(firstPath), "loss": .boolean(isLoss), "detail": detail.isEmpty ? nil : .string(detail),
        ])
    }
}

/// The number of archives by verdict.
struct VerificationSummary {
    private(set) var counts: [VerificationResult.Verdict: Int] = [:]

    mutating func add(_ verdict: VerificationResult.Verdict) { counts[verdict, default: 0] += 1 }

    func count(_ verdicts: VerificationResult.Verdict...) -> Int { verdicts.reduce(0) { $0 + (counts[$1] ?? 0) } }

    var total: Int { counts.values.reduce(0, +) }

    var line: String {
        let parts = VerificationResult.Verdict.allCases.compactMap { verdict in
            counts[verdict].map { "\($0) \(verdict.rawValue)" }
        }
        return "\(total) archive\(total == 1 ? "" : "s")" + (parts.isEmpty ? "" : ": " + parts.joined(separator: "; "))
    }

    var json: JSONValue {
        let verdicts = VerificationResult.Verdict.allCases.map { JSONMember($0.code, .integer(counts[$0] ?? 0)) }
        return ["summary": .object([JSONMember("archives", .integer(total))] + verdicts)]
    }

    var testSuite: String {
        "<testsuite name=\"coding verify\" tests=\"\(total)\" failures=\"\(count(.fails, .unknownClass))\" "
            + "errors=\"\(count(.unreadable))\" skipped=\"\(count(.skipped))\">"
    }
}
