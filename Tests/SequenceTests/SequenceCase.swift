// A row of the table of types: an object, and the archive that it must become.

import Archiving
import Foundation
import Testing

/// An object and its archive.
struct SequenceCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable () throws -> Void

    /// - Parameters:
    ///   - root: makes the object.
    ///   - classes: its classes with their versions, NSObject left out.
    ///   - groups: what the object holds.
    init<Root: Coding>(
        _ title: String, allowing: [any Coding.Type] = [], root: @escaping @Sendable () throws -> Root,
        classes: [(name: String, version: Int64)], groups: @escaping @Sendable () -> [ExpectedGroup]
    ) {
        testDescription = title
        check = {
            let object = try root()
            let archive = try SequentialArchiver.archivedData(withRootObject: object)
            let expected = ExpectedStream.archive([.group("@", [.object("root", classes, groups())])])
            #expect(hexadecimal(archive) == hexadecimal(expected))
            let copy = try SequentialUnarchiver.unarchivedObject(
                ofClass: Root.self, from: expected, allowing: allowing)
            #expect(try SequentialArchiver.archivedData(withRootObject: copy) == expected)
            try expectSameObjects(object, copy, allowing: allowing)
        }
    }
}

/// The copy is what a keyed archive makes of the object: the bytes of both kinds of archives show every value, and
/// which references lead to one object.
func expectSameObjects<Root: Coding>(
    _ object: Root, _ copy: Root, allowing: [any Coding.Type] = [], _ comment: Comment? = nil
) throws {
    let other = try KeyedUnarchiver.unarchivedObject(
        ofClass: Root.self, from: KeyedArchiver.archivedData(withRootObject: object), allowing: allowing)
    let keyed = try KeyedArchiver.archivedData(withRootObject: copy)
    #expect(try KeyedArchiver.archivedData(withRootObject: other) == keyed, comment)
    let sequential = try SequentialArchiver.archivedData(withRootObject: copy)
    #expect(try SequentialArchiver.archivedData(withRootObject: other) == sequential, comment)
}

/// Bytes in lines of 16, so that a difference can be read.
func hexadecimal(_ data: Data) -> [String] {
    stride(from: 0, to: data.count, by: 16).map { start in
        data[(data.startIndex + start)..<min(data.endIndex, data.startIndex + start + 16)]
            .map { byte in String(UInt16(byte) | 0x100, radix: 16).dropFirst() }.joined(separator: " ")
    }
}
