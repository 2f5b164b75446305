// What the numbers were measured on.

import Foundation

/// The machine and the day.
enum Machine {
    static var date: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter.string(from: Date())
    }

    static var description: String {
        let information = ProcessInfo.processInfo
        return "\(processor), \(information.activeProcessorCount) cores, \(information.operatingSystemVersionString)"
    }

    private static var processor: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
        return name ?? "an unknown processor"
    }
}
