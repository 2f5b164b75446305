// Each type of the language × each kind of archived value: the compiled class and `coding verify` agree.

import Archiving
import Foundation
import TestSupport
import Testing

@Suite("Verdicts about each type and each kind of value")
struct TypeTableTests {
    @Test("The class of each type reads what the verdict states", arguments: [false, true])
    func everyValue(isSequential: Bool) throws {
        let table = try TypeTable()
        let kinds = ArchivedKinds(isSequential: isSequential)
        var values = try table.samples(isSequential: isSequential).map { (name: "\($0.className ?? "")", root: $0) }
        values += try kinds.values().filter { !isSequential || !$0.encoding.isEmpty }.map { kind in
            let root = ArchivedObject(ArchivedObject.ClassDescription("Field"))
            if isSequential {
                root.groups = [.init(kind.encoding, kind.value)]
            } else {
                root.entries = [.init(key: "v", value: kind.value)]
            }
            return (kind.name, root)
        }
        values.append(("nothing", ArchivedObject(ArchivedObject.ClassDescription("Field"))))
        var generator = SeededGenerator(seed: 0)
        let share = IntegrationRing.size(1, inRing: 16, otherwise: 32)
        var count = TypeTableCount()
        for (name, root) in values {
            for row in table.rows(isSequential: isSequential)
            where Int.random(in: 0..<share, using: &generator) == 0 {
                let data = try TypeTable.data(root, as: row.name, isSequential)
                count.add(try table.answer(row, data), "\(row.name) with \(name)")
            }
        }
        print("Each value, \(isSequential ? "sequential" : "keyed"): \(count.summary)")
        #expect(count.differences == [], "ARCHIVING_SEED=\(RunSeed.first)")
        #expect(count.combinations > 300)
        #expect(count.reads > 20)
    }

    @Test("Values with a change are read by the classes that the verdict states", arguments: [false, true])
    func changedValues(isSequential: Bool) throws {
        let table = try TypeTable()
        let kinds = ArchivedKinds(isSequential: isSequential)
        var generator = SeededGenerator(seed: 0)
        let share = IntegrationRing.size(1, inRing: 300, otherwise: 800)
        let anyNames: Set<String> = ["AnyField", "OptionalAnyField", "PropertyListField", "ObjectField"]
        var count = TypeTableCount()
        for sample in try table.samples(isSequential: isSequential) {
            let name = sample.className ?? ""
            let rows = try table.rows(isSequential: isSequential).filter { row in
                try anyNames.contains(row.name)
                    || TypeTable.error(reading: row.type, from: TypeTable.data(sample, as: row.name, isSequential))
                        == nil
            }
            for variant in try kinds.variants(of: sample, depth: 2) {
                for row in rows where Int.random(in: 0..<share, using: &generator) == 0 {
                    // Some changes can't be archived.
                    guard let data = try? TypeTable.data(variant.object, as: row.name, isSequential) else { continue }
                    count.add(try table.answer(row, data), "\(row.name) with \(name), \(variant.name)")
                }
            }
        }
        print("Changed values, \(isSequential ? "sequential" : "keyed"): \(count.summary)")
        #expect(count.differences == [], "ARCHIVING_SEED=\(RunSeed.first)")
        #expect(count.combinations > 50)
    }
}
