// The names under which classes are archived, and the classes that archives may make a reader instantiate.

import Archiving
import Foundation
import PropertyLists
import Testing

// Serialized, because some tests change the table of names that all coders share.
@Suite("Class names", .serialized) struct ClassNameTests {
    /// An archive of one animal under a class name.
    private func animal(_ chain: String...) throws -> Data {
        let names = PropertyList.array(chain.map { .string($0) })
        return try HandmadeArchive(
            ["$class": .uid(2), "legs": 4], ["$classname": .string(chain[0]), "$classes": names]
        ).data()
    }

    private func names(in data: Data) throws -> [PropertyList?] {
        let contents = try ArchiveContents(data)
        return contents.objects.filter { $0["$classname"] != nil }.map { $0["$classes"] ?? $0["$classname"] }
    }

    // MARK: Writing

    @Test("A class has the name that it gives itself, and the chain of its superclasses")
    func archivedNames() throws {
        #expect(try names(in: KeyedArchiver.archivedData(withRootObject: Animal())) == [["Zoo.Animal", "NSObject"]])
        #expect(
            try names(in: KeyedArchiver.archivedData(withRootObject: Dog())) == [["Zoo.Dog", "Zoo.Animal", "NSObject"]])
    }

    @Test("A name for one archiver")
    func nameForOneArchiver() throws {
        let archiver = KeyedArchiver()
        archiver.setClassName("Hound", for: Dog.self)
        try archiver.encode(Dog(), forKey: "dog")
        try archiver.encode(Animal(), forKey: "animal")
        archiver.setClassName(nil, for: Dog.self)
        try archiver.encode(Dog(), forKey: "other")
        let data = try archiver.finishEncoding()
        // The name is the only one, as Cocoa writes it.
        #expect(try names(in: data) == ["Hound", ["Zoo.Animal", "NSObject"], ["Zoo.Dog", "Zoo.Animal", "NSObject"]])
        #expect(try names(in: KeyedArchiver.archivedData(withRootObject: Dog()))[0] != "Hound")
    }

    @Test("A name for all archivers, which one archiver can set otherwise")
    func nameForAllArchivers() throws {
        KeyedArchiver.setClassName("Global", for: Dog.self)
        let before = KeyedArchiver()
        let own = KeyedArchiver()
        own.setClassName("Own", for: Dog.self)
        KeyedArchiver.setClassName(nil, for: Dog.self)
        try before.encode(Dog(), forKey: "root")
        try own.encode(Dog(), forKey: "root")
        #expect(try names(in: before.finishEncoding()) == ["Global"])
        #expect(try names(in: own.finishEncoding()) == ["Own"])
        #expect(
            try names(in: KeyedArchiver.archivedData(withRootObject: Dog())) == [["Zoo.Dog", "Zoo.Animal", "NSObject"]])
    }

    @Test("The other name of a superclass is in the chain")
    func nameOfSuperclass() throws {
        let archiver = KeyedArchiver()
        archiver.setClassName("Beast", for: Animal.self)
        try archiver.encode(Dog(), forKey: "dog")
        #expect(try names(in: archiver.finishEncoding()) == [["Zoo.Dog", "Beast", "NSObject"]])
    }

    @Test("A name of a superclass that is given later applies from then on, in the same archive and in the next one")
    func laterNameOfSuperclass() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(Dog(), forKey: "first")
        archiver.setClassName("Beast", for: Animal.self)
        try archiver.encode(Dog(), forKey: "second")
        let chains: [PropertyList?] = [["Zoo.Dog", "Zoo.Animal", "NSObject"], ["Zoo.Dog", "Beast", "NSObject"]]
        #expect(try names(in: archiver.finishEncoding()) == chains)
        archiver.reset()
        #expect(try names(in: archiver.archivedData(withRootObject: Dog())) == [chains[1]])
        archiver.setClassName(nil, for: Animal.self)
        #expect(try names(in: archiver.archivedData(withRootObject: Dog())) == [chains[0]])
    }

    @Test("The names and classes that were given can be asked for, of one coder and of all")
    func givenNames() throws {
        KeyedArchiver.setClassName("Global", for: Cat.self)
        KeyedUnarchiver.setClass(Cat.self, forClassName: "Global")
        let archiver = KeyedArchiver()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: animal("Zoo.Animal"))
        archiver.setClassName("Own", for: Dog.self)
        unarchiver.setClass(Dog.self, forClassName: "Own")
        #expect(KeyedArchiver.className(for: Cat.self) == "Global")
        #expect(KeyedArchiver.className(for: Dog.self) == nil)
        #expect(archiver.className(for: Dog.self) == "Own")
        #expect(archiver.className(for: Animal.self) == nil)
        let known = KeyedUnarchiver.class(forClassName: "Global")
        #expect(known.map { ObjectIdentifier($0) } == ObjectIdentifier(Cat.self))
        #expect(KeyedUnarchiver.class(forClassName: "Own") == nil)
        KeyedArchiver.setClassName(nil, for: Cat.self)
        KeyedUnarchiver.setClass(nil, forClassName: "Global")
        #expect(KeyedArchiver.className(for: Cat.self) == nil)
        #expect(KeyedUnarchiver.class(forClassName: "Global") == nil)
        // A coder uses the names that were registered when it was created.
        #expect(archiver.className(for: Cat.self) == "Global")
        let kept = ["Global", "Own"].compactMap { unarchiver.class(forClassName: $0) }
        #expect(kept.map { ObjectIdentifier($0) } == [ObjectIdentifier(Cat.self), ObjectIdentifier(Dog.self)])
    }

    @Test("A class without an 'archivedClass' of its own is refused")
    func inheritedArchivedClass() throws {
        let root = Node("root", next: Unnamed("unnamed"))
        let error = archiveError { try KeyedArchiver.archivedData(withRootObject: root) }
        #expect(
            error?.description
                == "root.next: expected an 'archivedClass' of 'Unnamed' itself, found that of 'Node', which it inherits"
        )
        #expect(error?.code == .classNotArchivable)
        // A name that the caller gives it is enough.
        let archiver = KeyedArchiver()
        archiver.setClassName("Named", for: Unnamed.self)
        try archiver.encode(root, forKey: "root")
        #expect(try names(in: archiver.finishEncoding()).contains("Named"))
    }

    // MARK: Reading

    private func animal(_ data: Data, allowing: [any Coding.Type] = []) throws -> Animal {
        try KeyedUnarchiver.unarchivedObject(ofClass: Animal.self, from: data, allowing: allowing)
    }

    @Test("The name, a former name, and no name of another class")
    func readNames() throws {
        #expect(type(of: try animal(animal("Zoo.Animal", "NSObject"))) == Animal.self)
        #expect(type(of: try animal(animal("Zoo.Animal"))) == Animal.self)
        #expect(type(of: try animal(animal("OldAnimal", "NSObject"))) == Animal.self)
        #expect(type(of: try animal(animal("Zoo.Dog", "Zoo.Animal", "NSObject"))) == Dog.self)
        #expect(type(of: try animal(animal("OldDog"))) == Dog.self)
        for name in ["Animal", "zoo.animal", "", "Zoo.Animal ", "NSObject", "ArchivingTests.Animal", "Node"] {
            let data = try animal(name)
            #expect(archiveError { try animal(data) }?.code == .classNotAllowed, "\(name)")
        }
    }

    @Test("The chain of classes in the archive only informs")
    func chainInforms() throws {
        #expect(type(of: try animal(animal("Zoo.Dog", "Other", "NSObject"))) == Dog.self)
        #expect(archiveError { try animal(animal("Other", "Zoo.Dog", "Zoo.Animal")) }?.code == .classNotAllowed)
    }

    @Test("A name that is one class's and another's former one is the class's own")
    func presentNameWins() throws {
        // `Cat` was once called `Zoo.Dog`.
        let data = try animal("Zoo.Dog")
        #expect(type(of: try animal(data)) == Dog.self)
        #expect(type(of: try animal(animal("Zoo.Cat"))) == Cat.self)
    }

    @Test("Subclasses in the table of the module are allowed, others only by name")
    func subclasses() throws {
        let wolf = try KeyedArchiver.archivedData(withRootObject: Wolf())
        let error = archiveError { try animal(wolf) }
        #expect(
            error?.description
                == "root: expected an object of class 'Animal' or another allowed class, found one of class 'Zoo.Wolf'")
        #expect(type(of: try animal(wolf, allowing: [Wolf.self])) == Wolf.self)
        #expect(type(of: try KeyedUnarchiver.unarchivedObject(ofClass: Wolf.self, from: wolf)) == Wolf.self)
    }

    @Test("A class without an 'archivedClass' of its own is never created under the name that it inherits")
    func inheritedName() throws {
        let dog = try KeyedArchiver.archivedData(withRootObject: Dog())
        for allowed in [[Pup.self, Dog.self], [Dog.self, Pup.self], [Pup.self]] as [[any Coding.Type]] {
            #expect(type(of: try animal(dog, allowing: allowed)) == Dog.self)
        }
        #expect(
            archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Pup.self, from: dog) }?.code
                == .unexpectedClass)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: dog, allowing: [Pup.self])
        unarchiver.setClass(Pup.self, forClassName: "Zoo.Dog")
        #expect(type(of: try unarchiver.decode(Animal.self, forKey: "root")) == Pup.self)
    }

    @Test("A class that is allowed and does not inherit from the one asked for is refused")
    func unexpectedClass() throws {
        let label = try KeyedArchiver.archivedData(withRootObject: Label("label"))
        let error = archiveError { try animal(label, allowing: [Label.self]) }
        #expect(error?.description == "root: expected an object of class 'Animal', found one of class 'Label'")
        #expect(error?.code == .unexpectedClass)
        let plain = try animal("Zoo.Animal")
        // A dog may have an animal for a friend, but an animal is no dog.
        #expect(
            archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Dog.self, from: plain) }?.code
                == .unexpectedClass)
    }

    @Test("The class is checked again for every reference, also to an object that exists")
    func everyReference() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "legs": 4], .describing("Zoo.Animal"), top: ["animal": .uid(1), "dog": .uid(1)]
        ).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(Animal.self, forKey: "animal").legs == 4)
        let error = archiveError { try unarchiver.decode(Dog.self, forKey: "dog") }
        #expect(error?.description == "dog: expected an object of class 'Dog', found one of class 'Zoo.Animal'")
        // Also for callers of the primitive, whose result isn't cast.
        let other = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try other.objectValue(of: Animal.self, forKey: "animal") is Animal)
        #expect(archiveError { try other.objectValue(of: Dog.self, forKey: "dog") }?.code == .unexpectedClass)
    }

    @Test("Nothing of a class that is not allowed ever runs")
    func nothingRuns() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "legs": 4, "friend": .uid(3)], .describing("Zoo.Animal"), ["$class": .uid(4)],
            .describing("Zoo.Spy")
        ).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let log = Sightings()
        unarchiver.userInfo["log"] = log
        #expect(archiveError { try unarchiver.decode(Animal.self, forKey: "root") }?.code == .classNotAllowed)
        #expect(log.count == 0)
        // It is counted where it is allowed: refused was its class, before an object was made.
        let second = try KeyedUnarchiver(forReadingFrom: data, allowing: [Spy.self])
        second.userInfo["log"] = log
        #expect(throws: Never.self) { try second.decode(Animal.self, forKey: "root") }
        #expect(log.count == 1)
        let third = try KeyedUnarchiver(
            forReadingFrom: try HandmadeArchive(["$class": .uid(2)], .describing("Zoo.Spy")).data(),
            allowing: [Spy.self])
        third.userInfo["log"] = log
        #expect(archiveError { try third.decode(Dog.self, forKey: "root") }?.code == .unexpectedClass)
        #expect(log.count == 1)
    }

    @Test("A class for a name, for one unarchiver and for all")
    func classForName() throws {
        let data = try animal("Hound")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.setClass(Dog.self, forClassName: "Hound")
        #expect(type(of: try unarchiver.decode(Animal.self, forKey: "root")) == Dog.self)
        #expect(archiveError { try animal(data) }?.code == .classNotAllowed)

        KeyedUnarchiver.setClass(Cat.self, forClassName: "Hound")
        let global = try KeyedUnarchiver(forReadingFrom: data)
        let own = try KeyedUnarchiver(forReadingFrom: data)
        own.setClass(Dog.self, forClassName: "Hound")
        KeyedUnarchiver.setClass(nil, forClassName: "Hound")
        #expect(type(of: try global.decode(Animal.self, forKey: "root")) == Cat.self)
        #expect(type(of: try own.decode(Animal.self, forKey: "root")) == Dog.self)
        #expect(archiveError { try animal(data) }?.code == .classNotAllowed)
    }

    @Test("A class for a name must be allowed, and be what the reference asks for")
    func classForNameIsChecked() throws {
        for (type, code) in [(Wolf.self, .classNotAllowed), (Label.self, .classNotAllowed)]
            as [(any Coding.Type, ArchiveError.Code)]
        {
            let unarchiver = try KeyedUnarchiver(forReadingFrom: animal("Hound"))
            unarchiver.setClass(type, forClassName: "Hound")
            #expect(archiveError { try unarchiver.decode(Animal.self, forKey: "root") }?.code == code)
        }
        let allowed = try KeyedUnarchiver(forReadingFrom: animal("Hound"), allowing: [Label.self])
        allowed.setClass(Label.self, forClassName: "Hound")
        #expect(archiveError { try allowed.decode(Animal.self, forKey: "root") }?.code == .unexpectedClass)
        // A name can be given to another class than the one that has it.
        let other = try KeyedUnarchiver(forReadingFrom: animal("Zoo.Animal"))
        other.setClass(Dog.self, forClassName: "Zoo.Animal")
        #expect(type(of: try other.decode(Animal.self, forKey: "root")) == Dog.self)
    }
}

private final class Sightings {
    var count = 0
}

private class Animal: Coding {
    var legs = 4
    var friend: Animal?

    init() {}

    class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Zoo.Animal", type: Animal.self, formerly: ["OldAnimal"], references: [Animal.self], table: ZooClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(legs, forKey: "legs")
        try archiver.encodeIfPresent(friend, forKey: "friend")
    }

    required init(coder unarchiver: Unarchiver) throws {
        legs = try unarchiver.decodeInteger(forKey: "legs")
    }

    func connect(with unarchiver: Unarchiver) throws {
        friend = try unarchiver.decodeIfPresent(Animal.self, forKey: "friend")
    }
}

private class Dog: Animal {
    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Zoo.Dog", type: Dog.self, formerly: ["OldDog"], superclass: Animal.self, table: ZooClasses.self)
    }
}

private final class Cat: Animal {
    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Zoo.Cat", type: Cat.self, formerly: ["Zoo.Dog"], superclass: Animal.self, table: ZooClasses.self)
    }
}

/// Doesn't declare `archivedClass`.
private final class Pup: Dog {}

/// Is in no class table.
private final class Wolf: Animal {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Zoo.Wolf", type: Wolf.self, superclass: Animal.self)
    }
}

/// Records when one of its objects is created.
private final class Spy: Animal {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Zoo.Spy", type: Spy.self, superclass: Animal.self)
    }

    required init(coder unarchiver: Unarchiver) throws {
        (unarchiver.userInfo["log"] as? Sightings)?.count += 1
        try super.init(coder: unarchiver)
    }
}

private final class Unnamed: Node {}

private enum ZooClasses: ClassTable {
    static var classes: [any Coding.Type] { [Cat.self, Animal.self, Dog.self] }
    static var imports: [any ClassTable.Type] { [] }
}
