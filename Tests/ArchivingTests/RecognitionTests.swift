// How texts and objects that were archived before are recognized, and what retains them.

import Testing

@testable import Archiving

@Suite("Recognizing texts and objects") struct RecognitionTests {
    @Test("The bits of a string are its identity")
    func stringBits() {
        let texts = [
            "", "a", "ä", "name", "fifteen bytes 1", "fifteen bytes 2", "sixteen bytes 01", "sixteen bytes 02",
        ]
        let copies = texts.map { $0 }
        for (number, text) in texts.enumerated() {
            for (other, copy) in copies.enumerated() {
                #expect((KeyBits(text) == KeyBits(copy)) == (number == other), "'\(text)', '\(copy)'")
            }
            #expect(KeyBits(text).first | KeyBits(text).second != 0)
        }
        // A short string built at run time, a literal, and both spellings of one letter.
        let built = String("12345678".reversed())
        #expect(KeyBits(built) == KeyBits("87654321"))
        #expect(!(KeyBits("\u{E9}") == KeyBits("e\u{301}")))
        let long = String(repeating: "a letter ", count: 20)
        #expect(KeyBits(long) == KeyBits(Array([long])[0]))
    }

    @Test("The objects of an array are found by their addresses, with their own classes")
    func borrowedObjects() {
        weak var released: Part?
        do {
            let parts = [Part(1), Subpart(2)]
            released = parts[0]
            let borrowed = BorrowedObjects(parts, Part.self)
            #expect(borrowed.count == 2)
            for position in parts.indices {
                #expect(borrowed.address(at: position) == UInt(bitPattern: ObjectIdentifier(parts[position])))
                #expect(borrowed.object(at: position) === parts[position])
                #expect(borrowed.type(at: position) == ObjectIdentifier(Swift.type(of: parts[position])))
                #expect(type(of: borrowed.object(at: position)) == type(of: parts[position]))
            }
        }
        #expect(released == nil)
    }

    @Test("A list retains its own objects, and those of an array with the array")
    func keptObjects() {
        weak var own: Part?
        weak var element: Part?
        do {
            var objects = KeptObjects()
            Self.fill(&objects, own: &own, element: &element)
            #expect(own != nil && element != nil)
            for position in 0..<3 {
                let object = objects.take(at: position)
                #expect((object as? Part)?.number == position)
                objects.putBack(object)
            }
            objects.removeAll()
            #expect(own == nil && element == nil)
            Self.fill(&objects, own: &own, element: &element)
        }
        #expect(own == nil && element == nil)
    }

    private static func fill(_ objects: inout KeptObjects, own: inout Part?, element: inout Part?) {
        let (first, parts) = (Part(0), [Part(1), Subpart(2)])
        (own, element) = (first, parts[1])
        objects.append(first)
        let borrowed = BorrowedObjects(parts, Part.self)
        for position in parts.indices { objects.append(borrowed: borrowed.kept(at: position)) }
        objects.markBorrowed(from: 1, with: borrowed.owner)
    }
}

private class Part: Coding {
    let number: Int

    init(_ number: Int) { self.number = number }

    class var archivedClass: ArchivedClass { ArchivedClass("Part", type: Part.self) }

    func encode(with archiver: Archiver) throws {}
    required init(coder unarchiver: Unarchiver) throws { number = 0 }
}

private final class Subpart: Part {}
