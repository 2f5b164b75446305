// W8: one small object out of a large archive in a file.

import Archiving
import CountAllocations
import Foundation
import Workloads

/// The office and a note side by side in one archive, of which the note alone is decoded.
enum PartialCases {
    static let name = "W8"

    static func cases(_ office: OfficeWorkload) -> [Case] {
        [
            Case(workload: name, peer: .archiving, side: .unarchive) {
                let (url, byteCount) = try makeFile(office)
                let title = note.title
                var trial = Trial(
                    byteCount: byteCount, objectCount: 1,
                    run: {
                        let unarchiver = try KeyedUnarchiver(forReadingFrom: .mapped(url))
                        return try unarchiver.decode(Note.self, forKey: "note")
                    },
                    check: { guard ($0 as? Note)?.title == title else { throw Failure.differentResult } })
                trial.details["bytes of the file touched"] = try touchedByteCount(url)
                return trial
            }
        ]
    }

    private static var note: Note { Notes.notes(count: 1)[0] }

    private static func makeFile(_ office: OfficeWorkload) throws -> (URL, Int) {
        let archiver = KeyedArchiver()
        try archiver.encode(office.make(), forKey: "root")
        try archiver.encode(note, forKey: "note")
        let data = try archiver.finishEncoding()
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("benchmark-\(ProcessInfo.processInfo.processIdentifier).archive")
        try data.write(to: url)
        RemovedAtExit.add(url)
        return (url, data.count)
    }

    /// How many bytes the pages of the file have that are read until the note is decoded.
    private static func touchedByteCount(_ url: URL) throws -> Double? {
        CountAllocations.watchNextMappedFile()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: .mapped(url))
        let decoded = try unarchiver.decode(Note.self, forKey: "note")
        let count = withExtendedLifetime((unarchiver, decoded)) { CountAllocations.touchedByteCount() }
        return count < 0 ? nil : Double(count)
    }
}
