// swift-protobuf on a workload: with the way from and to the objects, and the message alone.

import Foundation
import SwiftProtobuf

/// The cases of swift-protobuf.
enum ProtobufCases {
    static func cases<W: FlatWorkload>(_ workload: W) -> [Case] {
        [
            Case(workload: workload.name, peer: .protobuf, side: .archive) { try archive(workload) },
            Case(workload: workload.name, peer: .protobuf, side: .unarchive) { try unarchive(workload) },
            Case(workload: workload.name, peer: .protobufCodec, side: .archive) { try serialize(workload) },
            Case(workload: workload.name, peer: .protobufCodec, side: .unarchive) { try parse(workload) },
        ]
    }

    private static func bytes<M: SwiftProtobuf.Message>(_ message: M) throws -> Data {
        try message.serializedBytes()
    }

    private static func archive<W: FlatWorkload>(_ workload: W) throws -> Trial {
        let root = workload.make()
        let message = workload.message(root)
        return Trial(
            byteCount: try bytes(message).count, objectCount: workload.objectCount,
            run: { try bytes(workload.message(root)) },
            check: { try check($0, isFormOf: message) })
    }

    private static func unarchive<W: FlatWorkload>(_ workload: W) throws -> Trial {
        let root = workload.make()
        let data = try bytes(workload.message(root))
        let expected = try GraphCheck(workload, root)
        workload.discard(root)
        return Trial(
            byteCount: data.count, objectCount: workload.objectCount,
            run: { workload.root(try W.Message(serializedBytes: data)) },
            check: { result in
                guard let root = result as? W.Root else { throw Failure.differentResult }
                try expected.check(root)
            },
            discard: { result in
                if let root = result as? W.Root { workload.discard(root) }
            })
    }

    private static func serialize<W: FlatWorkload>(_ workload: W) throws -> Trial {
        let message = workload.message(workload.make())
        return Trial(
            byteCount: try bytes(message).count, objectCount: workload.objectCount,
            run: { try bytes(message) },
            check: { try check($0, isFormOf: message) })
    }

    private static func parse<W: FlatWorkload>(_ workload: W) throws -> Trial {
        let message = workload.message(workload.make())
        let data = try bytes(message)
        return Trial(
            byteCount: data.count, objectCount: workload.objectCount,
            run: { try W.Message(serializedBytes: data) },
            check: { result in
                guard let result = result as? W.Message, result == message else { throw Failure.differentResult }
            })
    }

    private static func check<M: SwiftProtobuf.Message & Equatable>(_ result: Any, isFormOf message: M) throws {
        guard let data = result as? Data, try M(serializedBytes: data) == message else {
            throw Failure.differentResult
        }
    }
}
