// W10: small archives, one after the other.

import Archiving
import Foundation
import Messages
import Workloads

/// Many archives, each of one object with five fields.
enum NotesCases {
    static let name = "W10"

    static func cases(count: Int) -> [Case] {
        let encoder = EncoderCases.binaryEncoder
        let decoder = PropertyListDecoder()
        let reused = KeyedArchiver()
        return [
            archive(.archiving, count) { try KeyedArchiver.archivedData(withRootObject: $0) },
            archive(.archivingReused, count) { try reused.archivedData(withRootObject: $0) },
            archive(.propertyListEncoder, count) { try encoder.encode(NoteMirror($0)) },
            archive(.protobuf, count) { try NoteMessage($0).serializedBytes() },
            unarchive(.archiving, count, { try KeyedArchiver.archivedData(withRootObject: $0) }) {
                try KeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: $0)
            },
            unarchive(.propertyListEncoder, count, { try encoder.encode(NoteMirror($0)) }) {
                try decoder.decode(NoteMirror.self, from: $0).note
            },
            unarchive(.protobuf, count, { try NoteMessage($0).serializedBytes() }) {
                try NoteMessage(serializedBytes: $0).note
            },
        ]
    }

    private static func archive(_ peer: Peer, _ count: Int, _ archive: @escaping (Note) throws -> Data) -> Case {
        Case(workload: name, peer: peer, side: .archive) {
            let notes = Notes.notes(count: count)
            let byteCount = try notes.reduce(0) { $0 + (try archive($1).count) }
            return Trial(
                byteCount: byteCount, objectCount: count,
                run: {
                    var sum = 0
                    for note in notes { sum += try archive(note).count }
                    return sum
                },
                check: { guard $0 as? Int == byteCount else { throw Failure.differentResult } })
        }
    }

    private static func unarchive(
        _ peer: Peer, _ count: Int, _ archive: @escaping (Note) throws -> Data,
        _ unarchive: @escaping (Data) throws -> Note
    ) -> Case {
        Case(workload: name, peer: peer, side: .unarchive) {
            let notes = Notes.notes(count: count)
            let archives = try notes.map(archive)
            let sum = notes.reduce(0) { $0 + $1.number }
            for (note, archive) in zip(notes, archives) {
                guard NoteMirror(try unarchive(archive)) == NoteMirror(note) else { throw Failure.differentResult }
            }
            return Trial(
                byteCount: archives.reduce(0) { $0 + $1.count }, objectCount: count,
                run: {
                    var sum = 0
                    for archive in archives { sum += try unarchive(archive).number }
                    return sum
                },
                check: { guard $0 as? Int == sum else { throw Failure.differentResult } })
        }
    }
}

/// A note as a value that Swift's encoders take.
private struct NoteMirror: Codable, Equatable {
    let title: String
    let number: Int
    let weight: Double
    let isDone: Bool
    let made: Date

    init(_ note: Note) {
        (title, number, weight, isDone, made) = (note.title, note.number, note.weight, note.isDone, note.made)
    }

    var note: Note { Note(title: title, number: number, weight: weight, isDone: isDone, made: made) }
}

extension NoteMessage {
    fileprivate init(_ note: Note) {
        self.init()
        title = note.title
        number = Int64(note.number)
        weight = note.weight
        isDone = note.isDone
        made = note.made.timeIntervalSinceReferenceDate
    }

    fileprivate var note: Note {
        Note(
            title: title, number: Int(number), weight: weight, isDone: isDone,
            made: Date(timeIntervalSinceReferenceDate: made))
    }
}
