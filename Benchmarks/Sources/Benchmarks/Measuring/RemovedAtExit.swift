// Files that only a measurement needs.

import Foundation

/// Files that are removed when the process has measured.
enum RemovedAtExit {
    nonisolated(unsafe) private static var urls: [URL] = []

    /// Remembers a file. Measurements are made on one thread.
    static func add(_ url: URL) { urls.append(url) }

    static func removeAll() {
        for url in urls { try? FileManager.default.removeItem(at: url) }
    }
}
