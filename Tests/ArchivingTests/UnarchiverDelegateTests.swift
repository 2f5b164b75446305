// The calls that an unarchiver's delegate receives, and what it may do, in Cocoa's order.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Delegates of unarchivers") struct UnarchiverDelegateTests {
    func read(
        _ data: Data, _ witness: UnarchivingWitness, allowing: [any Coding.Type] = []
    ) throws -> Role {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: allowing)
        unarchiver.delegate = witness
        unarchiver.userInfo["log"] = witness.log
        let root = try unarchiver.decode(Role.self, forKey: "root")
        unarchiver.finishDecoding()
        return root
    }

    /// An archive of a cycle of two: `a` and `b`.
    func ring() throws -> Data {
        let (a, b) = (Role("a"), Role("b"))
        (a.next, b.next, a.others) = (b, a, [b, b])
        defer { (a.next, a.others) = (nil, []) }
        return try KeyedArchiver.archivedData(withRootObject: a)
    }

    func foreign(_ names: String...) throws -> Data {
        try HandmadeArchive(
            ["$class": .uid(2), "name": "a", "next": .uid(3)], .describing("Role"),
            ["$class": .uid(4), "name": .uid(5)],
            ["$classname": .string(names[0]), "$classes": .array(names.map { .string($0) })], "b"
        ).with { $0.objects = nameAsReference($0.objects) }.data()
    }

    /// Strings are in separate slots.
    private func nameAsReference(_ objects: PropertyList?) -> PropertyList? {
        guard var slots = objects?.array, var first = slots[1].dictionary else { return objects }
        first["name"] = .uid(UInt32(slots.count))
        slots[1] = .dictionary(first)
        return .array(slots + ["a"])
    }

    // MARK: Objects

    @Test("Every object is announced once, in Cocoa's order")
    func order() throws {
        let witness = UnarchivingWitness()
        let copy = try read(ring(), witness)
        #expect(copy.next?.next === copy)
        copy.next = nil
        #expect(
            witness.log.calls == [
                "init a", "awakeAfter a", "didDecode a", "connect a", "init b", "awakeAfter b", "didDecode b",
                "connect b", "willFinish", "didFinish",
            ])
    }

    @Test("Another object takes the place for every reference, in a cycle too", arguments: ["a", "b"])
    func replacing(name replaced: String) throws {
        let witness = UnarchivingWitness()
        let known = Role("known")
        witness.didDecode = { name(of: $1) == replaced ? known : nil }
        let copy = try read(ring(), witness)
        if replaced == "a" {
            // It is used unchanged: nothing of the replaced object is connected.
            #expect(copy === known)
            #expect(
                witness.log.calls == [
                    "init a", "awakeAfter a", "didDecode a", "willReplace a with known", "willFinish", "didFinish",
                ])
        } else {
            #expect(copy.name == "a")
            #expect(copy.next === known)
            #expect(copy.others.count == 2)
            #expect(copy.others.allSatisfy { $0 === known })
            #expect(
                witness.log.calls == [
                    "init a", "awakeAfter a", "didDecode a", "connect a", "init b", "awakeAfter b", "didDecode b",
                    "willReplace b with known", "willFinish", "didFinish",
                ])
        }
    }

    @Test("The object's answer comes first, and both are reported as one replacement")
    func both() throws {
        let witness = UnarchivingWitness()
        let (own, last) = (Role("own"), Role("last"))
        witness.didDecode = { $1 === own ? last : nil }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: ring())
        unarchiver.delegate = witness
        unarchiver.userInfo["awake"] = { _, _ in own } as (Role, Unarchiver) throws -> any Coding
        #expect(try unarchiver.decode(Role.self, forKey: "root") === last)
        #expect(witness.log.calls == ["didDecode own", "willReplace a with last"])
    }

    @Test("An object that is put back is connected, and no replacement")
    func putBack() throws {
        let witness = UnarchivingWitness()
        var first: (any Coding)?
        witness.didDecode = { _, object in
            first = first ?? object
            return first
        }
        let copy = try read(ring(), witness)
        #expect(copy.next === copy)
        copy.next = nil
        copy.others = []
        #expect(witness.log.calls.contains("willReplace b with a"))
        #expect(!witness.log.calls.contains("willReplace a with a"))
    }

    @Test("What takes the place must be what each reference asks for")
    func checked() throws {
        let label = Label("label")
        for allowing in [[], [Label.self]] as [[any Coding.Type]] {
            let witness = UnarchivingWitness()
            witness.didDecode = { name(of: $1) == "b" ? label : nil }
            let error = archiveError { try read(ring(), witness, allowing: allowing) }
            #expect(error?.code == .unexpectedClass)
            #expect(error?.path == "root.next")
        }
        // A reference to any object takes any that is allowed, and no other.
        for isAllowed in [true, false] {
            let witness = UnarchivingWitness()
            witness.didDecode = { name(of: $1) == "a" ? Node("node") : nil }
            let unarchiver = try KeyedUnarchiver(
                forReadingFrom: ring(), allowing: isAllowed ? [Role.self, Node.self] : [Role.self])
            unarchiver.delegate = witness
            let error = archiveError {
                let object = try unarchiver.decode(AnyCoding.self, forKey: "root").object
                #expect(object is Node)
            }
            #expect(error?.code == (isAllowed ? nil : .classNotAllowed))
        }
    }

    @Test("A chain of objects that are all replaced")
    func chain() throws {
        var role = Role("0")
        for number in 1..<2_000 { role = Role("\(number)", next: role) }
        let witness = UnarchivingWitness()
        var count = 0
        witness.didDecode = { _, object in
            count += 1
            return object
        }
        var next: Role? = try read(KeyedArchiver.archivedData(withRootObject: role), witness)
        var length = 0
        while let present = next {
            next = present.next
            length += 1
        }
        #expect(length == 2_000)
        #expect(count == 2_000)
    }

    // MARK: Classes

    @Test("A class is asked for once, with the names of its chain, and allowed when it is named")
    func classForName() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3), "next": .uid(4), "others": .uid(6)], .describing("Role"), "a",
            ["$class": .uid(5), "name": .uid(3)], .describing("Old", "Older"),
            ["$class": .uid(7), "NS.objects": [.uid(4), .uid(8)]], .describing("NSArray"),
            ["$class": .uid(5), "name": .uid(3)]
        ).data()
        let witness = UnarchivingWitness()
        witness.classForName = { _, _, _ in OutsideRole.self }
        let copy = try read(data, witness)
        #expect(copy.next is OutsideRole)
        #expect(copy.others[0] === copy.next)
        #expect(copy.others[1] is OutsideRole)
        #expect(witness.log.calls.filter { $0.hasPrefix("cannot") } == ["cannotDecode Old of Old, Older, NSObject"])
        // Without a delegate it is an error, and also if the delegate names no class.
        #expect(
            archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Role.self, from: data) }?.code
                == .classNotAllowed)
        #expect(archiveError { try read(data, UnarchivingWitness()) }?.code == .classNotAllowed)
    }

    @Test("A reference to any object asks too")
    func anyClass() throws {
        let witness = UnarchivingWitness()
        witness.classForName = { _, _, _ in OutsideRole.self }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: foreign("Old"), allowing: [Role.self])
        unarchiver.delegate = witness
        unarchiver.userInfo["awake"] =
            { role, unarchiver in
                guard unarchiver.containsValue(forKey: "next") else { return role }
                return try unarchiver.decode(AnyCoding.self, forKey: "next").object
            } as (Role, Unarchiver) throws -> any Coding
        #expect(try unarchiver.decode(Role.self, forKey: "root") is OutsideRole)
        #expect(witness.log.calls.filter { $0.hasPrefix("cannot") } == ["cannotDecode Old of Old"])
    }

    @Test("A class that does not fit is an error before anything of it runs")
    func classDoesNotFit() throws {
        let witness = UnarchivingWitness()
        witness.classForName = { _, _, _ in Node.self }
        let error = archiveError { try read(foreign("Old"), witness) }
        #expect(error?.code == .unexpectedClass)
        #expect(error?.path == "root.next")
        #expect(error?.description.hasSuffix("found one of class 'Old' (object 1)") == true)
        #expect(!witness.log.calls.contains { $0.hasPrefix("didDecode b") || $0.hasPrefix("didDecode other") })
    }

    @Test("A class of Foundation is not asked for")
    func foundationClass() throws {
        let witness = UnarchivingWitness()
        witness.classForName = { _, _, _ in OutsideRole.self }
        #expect(archiveError { try read(foreign("NSArray"), witness) }?.code == .unexpectedKind)
        #expect(!witness.log.calls.contains { $0.hasPrefix("cannot") })
    }

    // MARK: The end

    @Test("Values can be decoded until decoding ends, and the end is reported once")
    func finishing() throws {
        let witness = UnarchivingWitness()
        var decoded: Role?
        witness.willFinish = {
            decoded = try? $0.decode(Role.self, forKey: "root")
            $0.finishDecoding()
        }
        witness.didFinish = { unarchiver in
            #expect(archiveError { try unarchiver.decode(Role.self, forKey: "root") }?.code == .finished)
            unarchiver.finishDecoding()
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: ring())
        unarchiver.delegate = witness
        unarchiver.finishDecoding()
        unarchiver.finishDecoding()
        #expect(decoded?.next?.name == "b")
        decoded?.next = nil
        decoded?.others = []
        #expect(witness.log.calls == ["willFinish", "didDecode a", "didDecode b", "didFinish"])
    }

    @Test("The unarchiver does not keep its delegate alive")
    func weakness() throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: ring())
        do {
            let witness = UnarchivingWitness()
            unarchiver.delegate = witness
            #expect(unarchiver.delegate === witness)
        }
        #expect(unarchiver.delegate == nil)
        let copy = try unarchiver.decode(Role.self, forKey: "root")
        copy.next = nil
        copy.others = []
    }
}
