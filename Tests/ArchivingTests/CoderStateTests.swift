// What the coders themselves keep: everything else is in structures with private state.

import Archiving
import Foundation
import TestSupport
import Testing

@Suite("The state of coders")
struct CoderStateTests {
    /// The number of stored properties of each class of an object, the most derived first.
    private func counts(of object: Any) -> [String: Int] {
        var result: [String: Int] = [:]
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            result["\(current.subjectType)"] = current.children.count
            mirror = current.superclassMirror
        }
        return result
    }

    @Test("Coders have as many stored properties as are counted here")
    func storedProperties() throws {
        let node = Node("")
        let (keyed, sequential) = (KeyedArchiver(), SequentialArchiver())
        #expect(counts(of: keyed) == ["Archiver": 11, "KeyedArchiver": 10])
        #expect(counts(of: sequential) == ["Archiver": 11, "SequentialArchiver": 17])
        let data = try KeyedArchiver.archivedData(withRootObject: node)
        let other = try SequentialArchiver.archivedData(withRootObject: "text")
        let keyedCounts = counts(of: try KeyedUnarchiver(forReadingFrom: data))
        #expect(keyedCounts == ["Unarchiver": 13, "GraphUnarchiver": 24, "KeyedUnarchiver": 16])
        let sequentialCounts = counts(of: try SequentialUnarchiver(forReadingFrom: other))
        #expect(sequentialCounts == ["Unarchiver": 13, "GraphUnarchiver": 24, "SequentialUnarchiver": 14])
    }
}
