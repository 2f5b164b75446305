// S1 and S2: archives without keys, as a Mac's database of messages has them, and objects in both kinds of archive.

import Archiving
import Foundation
import Workloads

/// Message bodies, each a sequential archive of an attributed string; and conversations of ten objects.
enum MessageCases {
    static let bodiesName = "S1"
    static let conversationsName = "S2"

    static func cases(count: Int) -> [Case] {
        bodyCases(count)
            + conversationCases(
                .sequential, count, { try SequentialArchiver.archivedData(withRootObject: $0) },
                { try SequentialUnarchiver.unarchivedObject(ofClass: Message.self, from: $0) })
            + conversationCases(
                .archiving, count, { try KeyedArchiver.archivedData(withRootObject: $0) },
                { try KeyedUnarchiver.unarchivedObject(ofClass: Message.self, from: $0) })
    }

    private static func bodyCases(_ count: Int) -> [Case] {
        var python = Case(workload: bodiesName, peer: .pytypedstream, side: .unarchive) { throw Failure.unknownCase }
        python.measurement = { try PythonPeer.measureBodies(count: count) }
        return [
            Case(workload: bodiesName, peer: .sequential, side: .archive) {
                let bodies = try Bodies(count: count)
                let texts = try bodies.archives.map { archive in
                    // As a program makes them: what was read keeps the form that it had.
                    let text = try read(archive)
                    return AttributedStringValue(text.string, runs: text.runs) ?? text
                }
                return Trial(
                    byteCount: bodies.byteCount, objectCount: bodies.objectCount,
                    run: { try texts.map { try SequentialArchiver.archivedData(withRootObject: $0) } },
                    check: { guard $0 as? [Data] == bodies.archives else { throw Failure.differentResult } })
            },
            Case(workload: bodiesName, peer: .sequential, side: .unarchive) {
                let bodies = try Bodies(count: count)
                return Trial(
                    byteCount: bodies.byteCount, objectCount: bodies.objectCount,
                    run: {
                        for body in bodies.archives where try read(body).runs.isEmpty { throw Failure.differentResult }
                        return bodies.archives.count
                    },
                    check: { guard $0 as? Int == count else { throw Failure.differentResult } })
            },
            python,
        ]
    }

    private static func read(_ archive: Data) throws -> AttributedStringValue {
        try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: archive)
    }

    private static func conversationCases(
        _ peer: Peer, _ count: Int, _ archive: @escaping (Message) throws -> Data,
        _ unarchive: @escaping (Data) throws -> Message
    ) -> [Case] {
        let make = { Messages.conversations(count: count, messageCount: 10) }
        return [
            Case(workload: conversationsName, peer: peer, side: .archive) {
                let conversations = make()
                let archives = try conversations.map(archive)
                return Trial(
                    byteCount: archives.reduce(0) { $0 + $1.count }, objectCount: count * 10,
                    run: { try conversations.map(archive) },
                    check: { guard $0 as? [Data] == archives else { throw Failure.differentResult } })
            },
            Case(workload: conversationsName, peer: peer, side: .unarchive) {
                let archives = try make().map(archive)
                for data in archives where try archive(unarchive(data)) != data { throw Failure.differentResult }
                return Trial(
                    byteCount: archives.reduce(0) { $0 + $1.count }, objectCount: count * 10,
                    run: { try archives.reduce(0) { $0 + (try unarchive($1).replies.count) } },
                    check: { guard $0 as? Int == count * 9 else { throw Failure.differentResult } })
            },
        ]
    }
}
