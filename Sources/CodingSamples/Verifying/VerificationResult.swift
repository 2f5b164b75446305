// The verdict about an archive, with what led to it.

package import ArchiveDocuments
import Archiving
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

    /// An event with its count: a fallback key, a default, an unknown value, an unread key, or a value that is left out.
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

    /// The path, if there is one, and the reason.
    package var message: String { [path, reason].compactMap(\.self).joined(separator: ": ") }

    /// The offset of bytes that can't be read.
    package var byteOffset: Int?
    package var events: [Event] = []

    /// The classes that only references to any object lead to: a program has to allow them.
    package internal(set) var allowing: [String] = []

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

    /// The result for an object whose class the schema doesn't have.
    init(
        _ verdict: Verdict, _ reason: String, ofClass name: String, of object: ArchivedObject,
        _ document: ArchiveDocument
    ) {
        self.init(verdict, reason)
        (path, className) = (ObjectLocations(document).path(to: object), name)
    }

    /// The result of an error, whose path starts at an object.
    init(_ error: SampleError, of object: ArchivedObject?, _ objectClass: String, _ document: ArchiveDocument) {
        verdict = error.unknownClassName == nil ? .fails : .unknownClass
        reason = error.reason
        // There is none in an archive that can't be opened.
        guard let object else { return }
        path = ObjectLocations(document).path(to: object) + (error.path ?? "")
        className = error.unknownClassName ?? objectClass
        if let first = try? DocumentPath(parsing: String((error.path ?? "").drop { $0 == "." })).steps.first,
            case .key(let name) = first
        {
            key = name
        }
    }

    /// The result of reading everything.
    init(_ events: ReadingEvents, objectCount: Int, _ document: ArchiveDocument) {
        self.objectCount = objectCount
        let locations = ObjectLocations(document)
        self.events = events.sorted.map { event in
            Event(
                kind: event.kind.rawValue, className: event.className, key: event.key, detail: event.detail,
                count: events.counts[event] ?? 0, firstPath: events.firstPath(event, locations),
                isLoss: [.unread, .unknown, .lost, .subclass].contains(event.kind))
        }
        verdict = self.events.contains(where: \.isLoss) ? .lossy : .reads
    }
}
