// What memory the process has, and had at most. Only Linux reports it: elsewhere there are no numbers.

import CountAllocations
import Foundation

/// The memory of this process.
enum Memory {
    /// The bytes of memory that the process has now.
    static var residentByteCount: Int? { status("VmRSS:") }

    /// The most bytes of memory that the process had since ``resetPeak()``.
    static var peakByteCount: Int? { status("VmHWM:") }

    /// Starts to watch the peak again.
    static func resetPeak() {
        guard let file = fopen("/proc/self/clear_refs", "w") else { return }
        fputs("5", file)
        fclose(file)
    }

    /// Gives back what was freed, so that it isn't counted.
    static func trim() {
        CountAllocations.trimMemory()
    }

    private static func status(_ name: String) -> Int? {
        let words = lines(of: "/proc/self/status").first { $0.first == name } ?? []
        return words.count > 1 ? Int(words[1]).map { $0 * 1_024 } : nil
    }

    /// The words of each line of a file that the system makes when it is read: it has no length beforehand.
    private static func lines(of path: String) -> [[String]] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var lines: [[String]] = []
        var line = [CChar](repeating: 0, count: 4_096)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            lines.append(text.split(whereSeparator: \.isWhitespace).map { String($0) })
        }
        return lines
    }
}
