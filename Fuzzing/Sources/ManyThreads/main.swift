// Archives and unarchives on all cores at once while the tables that all coders share change: for the thread sanitizer.

import Archiving
import Dispatch
import Foundation
import FuzzedModel
import FuzzedReaders
import PropertyLists
import Synchronization

let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1_000 : 1_000
let formats: [PropertyList.Format] = [.binary, .xml]
let expected = try formats.map { format in
    try seedGraphs().map {
        try KeyedArchiver.archivedData(withRootObject: $0.1, profile: .compact.formatted(as: format))
    }
}

/// What one thread does; false where an archive isn't the one that a single thread writes.
@Sendable func work(_ number: Int) throws -> Bool {
    KeyedArchiver.setClassName("Name\(number % 7)", for: Currency.self)
    KeyedUnarchiver.setClass(Currency.self, forClassName: "Name\(number % 7)")
    for (place, (_, root)) in seedGraphs().enumerated() {
        defer { dismantle(root) }
        let format = number % 2
        let data = try KeyedArchiver.archivedData(
            withRootObject: root, profile: .compact.formatted(as: formats[format]))
        guard let copy = rootObject(data) else { return false }
        defer { dismantle(copy) }
        // The graph that holds a currency has whatever name another thread has given the class.
        let alone = expected[format][place]
        if alone.range(of: Data("Currency".utf8)) == nil, data != alone { return false }
    }
    return true
}

for number in 0..<7 { KeyedUnarchiver.setClass(Currency.self, forClassName: "Name\(number)") }

let failed = Mutex(0)
DispatchQueue.concurrentPerform(iterations: count) { number in
    if (try? work(number)) != true { failed.withLock { $0 += 1 } }
}
let failedCount = failed.withLock { $0 }
print("\(count) pieces of work, \(failedCount) failed")
exit(failedCount == 0 ? 0 : 1)
