// Archives a graph as text, and decodes it.

import Archiving
import Fleet
import TextArchives

@main
enum Program {
    static func main() throws {
        let fleet = try Fleet.sample()
        let archiver = TextArchiver()
        try archiver.encodeRootObject(fleet)
        let text = try archiver.finishEncoding()
        print(text)
        let unarchiver = try TextUnarchiver(text)
        let copy = try unarchiver.decodeRootObject(Fleet.self)
        unarchiver.finishDecoding()
        guard copy.flagship === copy.ships[2], copy.ships[0].escort?.escort === copy.ships[0] else {
            throw Unexpected(expected: "the same graph")
        }
        print("\(copy.ships.count) ships came back, and \(copy.flagship?.name ?? "none") leads them.")
        for fleet in [fleet, copy] { fleet.dissolve() }
    }
}

/// An error: the decoded graph differs from the archived one.
struct Unexpected: Error {
    let expected: String
}
