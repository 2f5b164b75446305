// Every release reads the archives of every other release.

import Archiving
import Foundation
import Version1
import Version2
import Version3

@main
enum Program {
    static func main() throws {
        let archives = [
            (
                "1",
                try KeyedArchiver.archivedData(
                    withRootObject: Version1.Note(title: "Shopping", text: "milk", paper: .white, fax: "555-0100"))
            ),
            (
                "2",
                try KeyedArchiver.archivedData(
                    withRootObject: Version2.Note(
                        title: "Shopping", body: "milk", paper: .white, fax: "555-0100", changed: 86_400))
            ),
            (
                "3",
                try KeyedArchiver.archivedData(
                    withRootObject: Version3.Note(title: "Shopping", body: "milk", tint: .cream, changed: 86_400))
            ),
        ]
        for (writer, data) in archives {
            print("Release \(writer) wrote \(data.count) bytes.")
            try show(writer, data)
        }
        try checkAll(archives.map(\.1))
        print("Every release reads every archive.")
    }

    /// Prints what each release reads from one archive.
    static func show(_ writer: String, _ data: Data) throws {
        let first = try read(Version1.Note.self, data)
        let second = try read(Version2.Note.self, data)
        let third = try read(Version3.Note.self, data)
        print("  release 1 sees: \(first.text), \(first.paper) paper, fax \(first.fax ?? "none")")
        print(
            "  release 2 sees: \(second.body), \(second.paper) paper, fax \(second.fax ?? "none"), changed \(text(second.changed))"
        )
        print("  release 3 sees: \(third.body), \(third.tint) paper, changed \(text(third.changed))")
    }

    /// Exits with an error if a release doesn't read what it should from another release's archive.
    static func checkAll(_ archives: [Data]) throws {
        for data in archives {
            guard try read(Version1.Note.self, data).text == "milk", try read(Version2.Note.self, data).body == "milk",
                try read(Version3.Note.self, data).body == "milk"
            else { exit(1) }
        }
        let cream = archives[2]
        guard try read(Version3.Note.self, cream).tint == .cream, try read(Version2.Note.self, cream).paper == .white,
            try read(Version1.Note.self, cream).paper == .white,
            try read(Version3.Note.self, archives[0]).tint == .white,
            try read(Version2.Note.self, archives[0]).changed == nil
        else { exit(1) }
    }

    static func read<Note: Coding>(_ type: Note.Type, _ data: Data) throws -> Note {
        try KeyedUnarchiver.unarchivedObject(ofClass: type, from: data)
    }

    static func text(_ seconds: Double?) -> String {
        seconds.map { "\($0)" } ?? "unknown"
    }
}
