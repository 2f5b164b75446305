// Small files, shortened everywhere and changed in every bit: each gives a value or an error.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Changed bytes") struct ChangedBytesTests {
    static let files: [BinaryFile] = [
        BinaryFile([0xA2, 1, 2], [0xD1, 3, 4], [0x62, 0xD8, 0x3D, 0xDE, 0x00], [0x51, 0x61], [0x81, 1, 0]),
        BinaryFile([0xC2, 1, 2], [0x4F, 0x10, 2, 1, 2], [0x14] + [UInt8](repeating: 0, count: 16)),
        BinaryFile(
            [0xA3, 0, 1, 0, 2, 0, 3], [0x22, 0, 0, 0, 0],
            [0x33] + bigEndian(0, width: 8), [0x13] + bigEndian(0, width: 8),
        )
        .with { $0.referenceWidth = 2 },
        BinaryFile([0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0xA1, 4], [0xA0]),
    ]

    // Bounded, so that a change which makes the file unfold costs nothing.
    private let limits = ReadLimits(maximumExpandedValueCount: 1000)

    private func outcome(_ bytes: [UInt8]) -> PropertyListError? {
        do throws(PropertyListError) {
            let value = try PropertyList(data: Data(bytes), format: .binary, limits: limits)
            // What was read can be written and read again. The bytes are compared, for NaN is not equal to NaN.
            let written = try value.data()
            #expect(try PropertyList(data: written).data() == written, "\(bytes)")
            return nil
        } catch {
            return error
        }
    }

    @Test("Every beginning of a file is an error", arguments: files)
    func beginnings(file: BinaryFile) {
        let bytes = file.bytes
        #expect(outcome(bytes) == nil)
        for count in 0..<bytes.count {
            #expect(outcome(Array(bytes[..<count])) != nil, "\(count) bytes")
        }
    }

    @Test("Every change of one bit gives a value or an error with a place", arguments: files)
    func bits(file: BinaryFile) {
        var errors = 0
        for position in file.bytes.indices {
            for bit in 0..<8 {
                var bytes = file.bytes
                bytes[position] ^= 1 << UInt8(bit)
                if let error = outcome(bytes) {
                    errors += 1
                    #expect(error.byteOffset.map { (0...bytes.count).contains($0) } ?? false, "\(error) \(bytes)")
                }
            }
        }
        #expect(errors > file.bytes.count)
    }

    @Test("Every byte with every value gives a value or an error", .integration, arguments: files)
    func values(file: BinaryFile) {
        var outcomes = (values: 0, errors: 0)
        for position in file.bytes.indices {
            for value in UInt8.min...UInt8.max {
                var bytes = file.bytes
                bytes[position] = value
                if outcome(bytes) == nil { outcomes.values += 1 } else { outcomes.errors += 1 }
            }
        }
        #expect(outcomes.values > 0)
        #expect(outcomes.errors > 0)
    }

    @Test("Random changes of several bytes give a value or an error")
    func random() {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        var errors = 0
        for _ in 0..<3000 {
            var bytes = Self.files[Int.random(in: 0..<Self.files.count, using: &generator)].bytes
            for _ in 0..<Int.random(in: 2...6, using: &generator) {
                let position = Int.random(in: 8..<bytes.count, using: &generator)
                bytes[position] = .random(in: .min ... .max, using: &generator)
            }
            errors += outcome(bytes) == nil ? 0 : 1
        }
        #expect(errors > 0, "seed \(seed)")
    }
}
