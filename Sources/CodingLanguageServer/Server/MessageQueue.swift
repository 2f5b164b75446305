// The messages that have come in and were not handled, shared by the thread that reads and the one that answers.

import Foundation
import JSONText

/// A queue of messages. Cancelled requests are marked in it.
final class MessageQueue: @unchecked Sendable {
    enum Entry {
        case message(JSONValue, isCancelled: Bool)

        /// A message that is no JSON.
        case invalid(String)

        /// The end of the input, or input that can't be read any further.
        case end
    }

    /// The number of messages after which the reader waits, so that a client can't fill the memory.
    private static let mostMessages = 1_000

    // All properties are guarded by the condition.
    private let condition = NSCondition()
    private var entries: [Entry] = []

    /// Adds an entry; waits if there are too many.
    func add(_ entry: Entry) {
        condition.lock()
        defer { condition.unlock() }
        if case .message(let message, _) = entry, message["method"]?.string == "$/cancelRequest" {
            if let id = message["params"]?["id"] { cancel(id) }
            return
        }
        while entries.count >= Self.mostMessages { condition.wait() }
        entries.append(entry)
        condition.broadcast()
    }

    /// A request that was handled already, or never comes, is not remembered.
    private func cancel(_ id: JSONValue) {
        for (index, entry) in entries.enumerated() {
            if case .message(let message, _) = entry, message["id"] == id, message["method"] != nil {
                entries[index] = .message(message, isCancelled: true)
            }
        }
    }

    /// The next entry; `nil` if none comes in some seconds.
    func next(within seconds: Double) -> Entry? {
        condition.lock()
        defer { condition.unlock() }
        let limit = Date(timeIntervalSinceNow: seconds)
        while entries.isEmpty {
            if !condition.wait(until: limit) { break }
        }
        guard !entries.isEmpty else { return nil }
        condition.broadcast()
        return entries.removeFirst()
    }
}
