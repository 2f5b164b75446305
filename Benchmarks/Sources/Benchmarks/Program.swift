// Reads and writes message bodies, and prints what it took. With a path it writes the bodies to a file for peers.

import Archiving
import Foundation

@main
enum Program {
    static func main() throws {
        let bodies = try Bodies(count: 10_000)
        if CommandLine.arguments.count > 1 {
            try write(bodies, to: URL(fileURLWithPath: CommandLine.arguments[1]))
        }
        let objectCount = bodies.objectCount
        print("\(bodies.archives.count) message bodies, \(bodies.byteCount) bytes, \(objectCount) objects\n")
        print("| | ms | MB/s | ns per object | allocations per object |\n|---|---|---|---|---|")
        let reading = try Measurement {
            for body in bodies.archives {
                let text = try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: body)
                if text.runs.isEmpty { throw Failure.wrongResult }
            }
        }
        print(reading.line("read, attributed strings", byteCount: bodies.byteCount, objectCount: objectCount))
        let texts = try bodies.archives.map {
            // As a program makes them: what was read keeps the form that it had.
            let text = try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: $0)
            return AttributedStringValue(text.string, runs: text.runs) ?? text
        }
        let writing = try Measurement {
            for text in texts { _ = try SequentialArchiver.archivedData(withRootValue: text) }
        }
        print(writing.line("written, attributed strings", byteCount: bodies.byteCount, objectCount: objectCount))
        try measureObjects()
    }

    /// Objects of a class, ten to an archive of about 1 KB, in both kinds of archive.
    private static func measureObjects() throws {
        var generator = Generator(state: 7)
        let roots = (0..<10_000).map { _ in Message.conversation(10, &generator) }
        let count = roots.count * 10
        let sequential = try roots.map { try SequentialArchiver.archivedData(withRootObject: $0) }
        let keyed = try roots.map { try KeyedArchiver.archivedData(withRootObject: $0) }
        let sizes = (sequential.reduce(0) { $0 + $1.count }, keyed.reduce(0) { $0 + $1.count })
        let results = try [
            Measurement { for data in sequential { try read(data, SequentialUnarchiver.unarchivedObject) } }
                .line("read, objects of a class", byteCount: sizes.0, objectCount: count),
            Measurement { for root in roots { _ = try SequentialArchiver.archivedData(withRootObject: root) } }
                .line("written, objects of a class", byteCount: sizes.0, objectCount: count),
            Measurement { for data in keyed { try read(data, KeyedUnarchiver.unarchivedObject) } }
                .line("the same from keyed archives", byteCount: sizes.1, objectCount: count),
            Measurement { for root in roots { _ = try KeyedArchiver.archivedData(withRootObject: root) } }
                .line("the same to keyed archives", byteCount: sizes.1, objectCount: count),
        ]
        for line in results { print(line) }
    }

    private static func read(
        _ data: Data, _ unarchive: (Message.Type, Data, [any Coding.Type], ArchiveLimits) throws -> Message
    ) throws {
        guard try unarchive(Message.self, data, [], ArchiveLimits()).replies.count == 9 else {
            throw Failure.wrongResult
        }
    }

    /// Writes the bodies one behind the other, the length of each in four bytes before it, the low one first.
    private static func write(_ bodies: Bodies, to url: URL) throws {
        var data = Data()
        for body in bodies.archives {
            withUnsafeBytes(of: UInt32(body.count).littleEndian) { data.append(contentsOf: $0) }
            data.append(body)
        }
        try data.write(to: url)
    }

    enum Failure: Error {
        case wrongResult
    }
}
