// W7: 64 MiB of data in one field.

import Archiving
import Foundation
import Messages
import Workloads

/// One object with much data.
struct BlobWorkload: FlatWorkload {
    let name = "W7"
    let objectCount = 1
    let byteCount: Int

    func make() -> Blob { Lists.bytes(count: byteCount) }

    func checksum(_ root: Blob) -> UInt64 {
        var sum = Checksum()
        sum.add(root.bytes.count)
        root.bytes.withUnsafeBytes { bytes in
            for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
                sum.add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
        }
        return sum.value
    }

    func message(_ root: Blob) -> BlobMessage {
        var message = BlobMessage()
        message.bytes = root.bytes
        return message
    }

    func root(_ message: BlobMessage) -> Blob { Blob(bytes: message.bytes) }
    func mirror(_ root: Blob) -> BlobMirror { BlobMirror(bytes: root.bytes) }
    func root(_ mirror: BlobMirror) -> Blob { Blob(bytes: mirror.bytes) }
}

extension BlobWorkload {
    /// The data under a key of its own, lent by the unarchiver and not copied.
    var lentCase: Case {
        Case(workload: name, peer: .archivingLent, side: .unarchive) {
            let bytes = make().bytes
            let archiver = KeyedArchiver()
            try archiver.encode(bytes, forKey: "bytes")
            let archive = try archiver.finishEncoding()
            return Trial(
                byteCount: archive.count, objectCount: objectCount,
                run: {
                    let unarchiver = try KeyedUnarchiver(forReadingFrom: archive)
                    return try unarchiver.withUnsafeBytes(ofDataForKey: "bytes") { [$0.count, Int($0[$0.count - 1])] }
                        as Any
                },
                check: { result in
                    guard result as? [Int] == [bytes.count, Int(bytes[bytes.count - 1])] else {
                        throw Failure.differentResult
                    }
                })
        }
    }
}

/// The data as a value that Swift's encoders take.
struct BlobMirror: Codable {
    var bytes: Data
}
