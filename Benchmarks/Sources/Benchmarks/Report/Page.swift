// Puts the tables into the page of the documentation, between two marks.

import Foundation

/// A page with a place for tables.
enum Page {
    private static let begin = "<!-- measurements -->"
    private static let end = "<!-- end of measurements -->"

    /// Replaces what is between the marks.
    static func write(_ results: Results, _ clock: Clock, to path: String) throws {
        let page = try String(contentsOfFile: path, encoding: .utf8)
        guard let first = page.range(of: begin), let last = page.range(of: end), first.upperBound <= last.lowerBound
        else { throw Failure.noMarks(path) }
        let name = clock == .wall ? "wall clock" : "CPU time"
        let head = "\(results.date), \(results.machine). Times and ratios: \(name)."
        let tables = Tables(results: results, clock: clock).text
        let text = "\(page[..<first.upperBound])\n\n\(head)\n\n\(tables)\n\(page[last.lowerBound...])"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    enum Failure: Error {
        case noMarks(String)
    }
}
