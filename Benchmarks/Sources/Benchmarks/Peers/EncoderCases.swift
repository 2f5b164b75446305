// Swift's encoders on a workload: JSONEncoder and PropertyListEncoder, from and to the objects.

import Foundation

/// The cases of encoders for Codable values.
enum EncoderCases {
    /// The cases of both encoders.
    static func cases<W: FlatWorkload>(_ workload: W) -> [Case] {
        cases(workload, .json, JSONEncoder().encode) { try JSONDecoder().decode(W.Mirror.self, from: $0) }
            + cases(workload, .propertyListEncoder, binaryEncoder.encode) {
                try PropertyListDecoder().decode(W.Mirror.self, from: $0)
            }
    }

    /// An encoder of binary property lists.
    static var binaryEncoder: PropertyListEncoder {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return encoder
    }

    private static func cases<W: FlatWorkload>(
        _ workload: W, _ peer: Peer, _ encode: @escaping (W.Mirror) throws -> Data,
        _ decode: @escaping (Data) throws -> W.Mirror
    ) -> [Case] {
        [
            Case(workload: workload.name, peer: peer, side: .archive) {
                let root = workload.make()
                let expected = try GraphCheck(workload, root)
                return Trial(
                    byteCount: try encode(workload.mirror(root)).count, objectCount: workload.objectCount,
                    run: { try encode(workload.mirror(root)) },
                    check: { result in
                        guard let data = result as? Data else { throw Failure.differentResult }
                        let copy = workload.root(try decode(data))
                        try expected.check(copy)
                        workload.discard(copy)
                    })
            },
            Case(workload: workload.name, peer: peer, side: .unarchive) {
                let root = workload.make()
                let data = try encode(workload.mirror(root))
                let expected = try GraphCheck(workload, root)
                workload.discard(root)
                return Trial(
                    byteCount: data.count, objectCount: workload.objectCount,
                    run: { workload.root(try decode(data)) },
                    check: { result in
                        guard let root = result as? W.Root else { throw Failure.differentResult }
                        try expected.check(root)
                    },
                    discard: { result in
                        if let root = result as? W.Root { workload.discard(root) }
                    })
            },
        ]
    }
}
