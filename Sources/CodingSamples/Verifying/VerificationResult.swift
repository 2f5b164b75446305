// The verdict about an archive, with what led to it.

package import ArchiveDocuments
import CodingSchema

/// What reading an archive with today's classes results in.
package struct VerificationResult: Sendable {
    /// The verdicts, the best first.
    package enum Verdict: String, CaseIterable, Sendable {
        /// Every field gets the value that the file has for it.
        case reads

        /// A value is read as another one, or would not be written again.
        case lossy = "reads, lossy"
        case fails
        case unknownClass = "unknown class"

        /// Damaged, or no archive.
        case unreadable

        /// Another kind of file.
        case skipped
    }

    /// An event with its count: a fallback key, a default, an unknown value or an unread key.
    package struct Event: Sendable {
        package let kind: String
        package let className: String
        package let key: String
        package let detail: String
        package let count: Int
        package let firstPath: String
        package let isLoss: Bool
    }

    package let verdict: Verdict

    /// Why the archive can't be read; empty if it can.
    package var reason = ""

    /// The path to the value that can't be read, the class of its object, and its key.
    package var path: String?
    package var className: String?
    package var key: String?

    /// The offset of bytes that can't be read.
    package var byteOffset: Int?
    package var events: [Event] = []

    /// The number of objects that were read.
    package var objectCount = 0

    package init(_ verdict: Verdict, _ reason: String) {
        self.verdict = verdict
        self.reason = reason
    }

    /// The result for a file of which at least a part can't be read.
    package init(_ verdict: Verdict, _ problem: InspectionError) {
        self.init(verdict, problem.message)
        (path, byteOffset) = (problem.path, problem.byteOffset)
    }

    static func unknownClass(_ name: String, at path: String) -> VerificationResult {
        var result = VerificationResult(.unknownClass, "no class of the schema is archived as '\(name)'")
        (result.path, result.className) = (path, name)
        return result
    }

    /// The result of an error.
    init(_ error: SampleError, objectClass: String) {
        verdict = error.unknownClassName == nil ? .fails : .unknownClass
        reason = error.reason
        path = error.path
        className = error.unknownClassName ?? objectClass
        key = error.path.flatMap { path in path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } }
    }

    /// The result of reading everything.
    init(_ events: ReadingEvents, objectCount: Int) {
        self.objectCount = objectCount
        self.events = events.sorted.map { event, count, path in
            Event(
                kind: event.kind.rawValue, className: event.className, key: event.key, detail: event.detail,
                count: count, firstPath: path, isLoss: event.kind == .unread || event.kind == .unknown)
        }
        verdict = self.events.contains(where: \.isLoss) ? .lossy : .reads
    }
}
