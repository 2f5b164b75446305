// Damaged archives with cycles, very many of them in one process: memory stays as it is.
//
// 20,000 archives; with ARCHIVING_THOROUGH=1 in the environment a million, which takes some minutes.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Memory after very many errors") struct FailedDecodingMemoryTests {
    private static let outputVariable = "ARCHIVING_DAMAGED_OUTPUT"

    private struct Leak: Error { let archive: Int }

    /// The archives of a family, and all ways to damage them.
    private struct Damage {
        let keyed: Data
        let sequential: Data
        let contents: PropertyList

        init() throws {
            let family = Relative.family()
            keyed = try KeyedArchiver.archivedData(withRootObject: family)
            sequential = try SequentialArchiver.archivedData(withRootObject: family)
            contents = try PropertyList(data: keyed)
            family.dissolve()
        }

        /// One damaged archive; the kinds of damage alternate.
        func archive(_ number: Int, _ generator: inout SeededGenerator) throws -> Data {
            switch number % 5 {
            case 0: keyed.dropLast(32).prefix(number / 5 % (keyed.count - 32)) + keyed.suffix(32)
            case 1: changed(keyed, &generator)
            case 2: try shortened(&generator)
            case 3: changed(sequential, &generator)
            default: sequential.prefix(number / 5 % sequential.count)
            }
        }

        private func changed(_ data: Data, _ generator: inout SeededGenerator) -> Data {
            var data = data
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                data[Int.random(in: 0..<data.count, using: &generator)] ^=
                    1 << UInt8.random(in: 0..<8, using: &generator)
            }
            return data
        }

        /// A property list without damage, whose objects are cut off, or refer to other objects than they did.
        private func shortened(_ generator: inout SeededGenerator) throws -> Data {
            guard case .dictionary(var archive) = contents, case .array(var objects)? = archive["$objects"] else {
                return keyed
            }
            objects.removeLast(Int.random(in: 0..<objects.count, using: &generator))
            if let index = objects.indices.randomElement(using: &generator),
                case .dictionary(var object) = objects[index]
            {
                let key = object.keys.sorted().randomElement(using: &generator) ?? ""
                object[key] = .uid(UInt32.random(in: 0..<UInt32(objects.count) + 2, using: &generator))
                objects[index] = .dictionary(object)
            }
            archive["$objects"] = .array(objects)
            return try PropertyList.dictionary(archive).data()
        }

        /// Decodes an archive, and releases what that returns. Returns whether there was an error.
        func fails(_ archive: Data, isKeyed: Bool) -> Bool {
            do {
                let root =
                    isKeyed
                    ? try KeyedUnarchiver.unarchivedObject(ofClass: Relative.self, from: archive)
                    : try SequentialUnarchiver.unarchivedObject(ofClass: Relative.self, from: archive)
                root.dissolve()
                return false
            } catch {
                return true
            }
        }
    }

    /// The part of the child process, which writes by how much its memory grew; in all other runs, a sample.
    @Test("Objects of damaged archives with cycles are released")
    func damagedArchives() throws {
        let output = ProcessInfo.processInfo.environment[Self.outputVariable]
        let count = output == nil ? 1_000 : IntegrationRing.isThorough ? 1_000_000 : 20_000
        let damage = try Damage()
        var generator = SeededGenerator(seed: 17)
        var errorCount = 0
        var firstCount = 0
        try Relative.$count.withValue(Relative.Count()) {
            for number in 0..<count {
                // The first tenth warms up: caches of classes, and the allocator's memory.
                if number == count / 10 { firstCount = Self.residentByteCount }
                errorCount += damage.fails(try damage.archive(number, &generator), isKeyed: number % 5 < 3) ? 1 : 0
                // Not expected each time: the testing library records every expectation.
                if Relative.count.value > 0 { throw Leak(archive: number) }
            }
        }
        #expect(errorCount > count / 2)
        guard let output else { return }
        try Data("\(Self.residentByteCount - firstCount) \(errorCount)".utf8).write(to: URL(filePath: output))
    }

    #if os(Linux)
    @Test("Memory stays as it is while damaged archives are decoded")
    func memory() throws {
        if ProcessInfo.processInfo.environment[Self.outputVariable] != nil { return }
        let output = FileManager.default.temporaryDirectory.appending(path: "damaged-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        try runInAnotherProcess(
            "FailedDecodingMemoryTests/damagedArchives", environment: [Self.outputVariable: output.path])
        let numbers = try String(contentsOf: output, encoding: .utf8).split(separator: " ").compactMap { Int($0) }
        let (growth, errorCount) = (try #require(numbers.first), try #require(numbers.last))
        // The testing library keeps the backtraces of some errors: about 8 bytes an archive. A family of which nothing
        // is released takes more than 1,000.
        #expect(growth < (1 << 20) + errorCount * 16, "\(numbers)")
    }
    #endif

    /// The memory of this process that is not swapped out; 0 on other systems.
    private static var residentByteCount: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4_096 } ?? 0
    }
}

/// A member of a family, whose references are strong in both directions.
private final class Relative: DisconnectingCoding {
    /// The number of relatives that exist.
    final class Count: @unchecked Sendable {
        var value = 0
    }

    @TaskLocal static var count = Count()

    private let count = Relative.count
    let name: String
    var parent: Relative?
    var spouse: Relative?
    var children: [Relative] = []

    init(_ name: String, parent: Relative? = nil) {
        (self.name, self.parent) = (name, parent)
        count.value += 1
    }

    deinit { count.value -= 1 }

    /// Two parents, each of whom has the same three children.
    static func family() -> Relative {
        let (anna, bernd) = (Relative("Anna"), Relative("Bernd"))
        (anna.spouse, bernd.spouse) = (bernd, anna)
        anna.children = ["Carla", "Dora", "Emil"].map { Relative($0, parent: anna) }
        bernd.children = anna.children
        return anna
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Relative", type: Relative.self,
            sequence: [.value("name", "@"), .value("parent", "@"), .value("spouse", "@"), .value("children", "@")])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name, forKey: "name")
        try archiver.encode(parent, forKey: "parent")
        try archiver.encode(spouse, forKey: "spouse")
        try archiver.encode(children, forKey: "children")
    }

    init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self, forKey: "name")
        count.value += 1
    }

    func connect(with unarchiver: Unarchiver) throws {
        parent = try unarchiver.decodeIfPresent(Relative.self, forKey: "parent")
        spouse = try unarchiver.decodeIfPresent(Relative.self, forKey: "spouse")
        children = try unarchiver.decode([Relative].self, forKey: "children")
    }

    func disconnect() {
        (parent, spouse, children) = (nil, nil, [])
    }

    /// Disconnects everyone to whom this relative is connected.
    func dissolve() {
        var relatives = [self]
        while let relative = relatives.popLast() {
            relatives += [relative.parent, relative.spouse].compactMap { $0 } + relative.children
            relative.disconnect()
        }
    }
}
