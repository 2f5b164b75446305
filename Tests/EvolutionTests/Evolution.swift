// A row of the table of evolution: one clause, and what it does in each of the guide's four directions.
//
//     Release1 ──writes──▶ Release2     new reads old
//     Release2 ──writes──▶ Release1     old reads new
//     Release3 ──writes──▶ Release2     this reads future
//     Release2 ──writes──▶ Release3     future reads this
//
// The releases are modules of their own, each with the same classes as that release declared them.

import Archiving
import Foundation
import Testing

/// One clause in four directions.
struct Evolution: Sendable, CustomTestStringConvertible {
    let clause: String
    let newReadsOld: @Sendable () throws -> Void
    let oldReadsNew: @Sendable () throws -> Void
    let thisReadsFuture: @Sendable () throws -> Void
    let futureReadsThis: @Sendable () throws -> Void

    var testDescription: String { clause }
}

/// The object as another release's class reads it.
func read<Root: Coding>(_ root: some Coding) throws -> Root {
    try KeyedUnarchiver.unarchivedObject(
        ofClass: Root.self, from: KeyedArchiver.archivedData(withRootObject: root))
}

/// The error that another release's class throws for an object, and the path that it names.
func refusal<Root: Coding>(by type: Root.Type, of root: some Coding) throws -> ArchiveError? {
    let data = try KeyedArchiver.archivedData(withRootObject: root)
    do {
        _ = try KeyedUnarchiver.unarchivedObject(ofClass: type, from: data)
        return nil
    } catch let error as ArchiveError {
        return error
    }
}
