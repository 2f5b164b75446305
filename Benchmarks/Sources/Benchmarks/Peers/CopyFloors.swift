// The least that could be done with bytes: copy as many.

import Archiving
import Foundation

/// Copies of as many bytes as a workload's archive has.
enum CopyFloors {
    static func cases<W: Workload>(_ workload: W) -> [Case] {
        Side.allCases.flatMap { side in
            [
                Case(workload: workload.name, peer: .warmCopy, side: side) {
                    let archive = try KeyedArchiver.archivedData(withRootObject: workload.make())
                    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: archive.count, alignment: 16)
                    return Trial(
                        byteCount: archive.count, objectCount: workload.objectCount,
                        run: { () -> Any in
                            archive.withUnsafeBytes { memory.copyMemory(from: $0) }
                            return memory
                        },
                        check: { try check($0, archive) })
                },
                Case(workload: workload.name, peer: .freshCopy, side: side) {
                    let archive = try KeyedArchiver.archivedData(withRootObject: workload.make())
                    return Trial(
                        byteCount: archive.count, objectCount: workload.objectCount,
                        run: { () -> Any in
                            let memory = try FreshMemory(byteCount: archive.count)
                            archive.withUnsafeBytes { memory.bytes.copyMemory(from: $0) }
                            return memory
                        },
                        check: { try check(($0 as? FreshMemory)?.bytes as Any, archive) })
                },
            ]
        }
    }

    private static func check(_ result: Any, _ archive: Data) throws {
        guard let memory = result as? UnsafeMutableRawBufferPointer, Data(memory) == archive else {
            throw Failure.differentResult
        }
    }
}

/// Memory that the system has just given, and gets back: its pages come when they are touched.
private final class FreshMemory {
    let bytes: UnsafeMutableRawBufferPointer

    init(byteCount: Int) throws {
        let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let memory, memory != MAP_FAILED else { throw Failure.peerFailed }
        bytes = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
    }

    deinit { munmap(bytes.baseAddress, bytes.count) }
}
