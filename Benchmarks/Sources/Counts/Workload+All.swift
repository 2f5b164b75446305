// The workloads that are counted: small ones of the table that `Benchmarks/run` prints, without peers.
//
// They call only what the library has long had, so that `Benchmarks/compare` can build them with older revisions.

import Archiving
import Foundation
import WideWorkload
import Workloads

extension Workload {
    static func all() -> [Workload] {
        [
            keyed("office", count: 2_000) { Office.company(employeeCount: $0) },
            // Its property list has just more objects than references of two bytes can number.
            keyed("office-large", count: 7_000) { Office.company(employeeCount: $0) },
            keyed("office-xml", count: 300, format: .xml) { Office.company(employeeCount: $0) },
            keyed("wide", count: 1) { _ in Wide.record() },
            keyed("ledger", count: 60) { Shapes.ledger(forms: $0) },
            keyed("herbarium", count: 500) { Shapes.herbarium(specimens: $0) },
            keyed("glossary", count: 500) { Shapes.glossary(terms: $0) },
            keyed("strings", count: 5_000) { Lists.strings(count: $0) },
            keyed("doubles", count: 5_000) { NumberList(numbers: Lists.numbers(count: $0)) },
            keyed("packed", count: 50_000) { PackedNumberList(numbers: Lists.numbers(count: $0)) },
            keyed("bytes", count: 500_000) { Lists.bytes(count: $0) },
            keyed("chain", count: 10_000) { Chain.nodes(count: $0) },
            keyed("village", count: 300) { Families.village(parents: $0, children: 9) },
            keyed("clan", count: 300, discard: Families.disband) { Families.clan(elders: $0, descendants: 9) },
            keyed("forest", count: 300) { Trees.forest(trees: $0, leaves: 9) },
            smallArchives("notes", count: 300) { Notes.notes(count: $0) },
            keyed("conversation", count: 500, Self.conversation),
            sequential("conversation-sequential", count: 500, Self.conversation),
            smallArchives("conversations", count: 50, Self.conversations),
            smallArchives(
                "conversations-sequential", count: 50,
                archive: { try SequentialArchiver.archivedData(withRootObject: $0) },
                unarchive: { try SequentialUnarchiver.unarchivedObject(ofClass: Message.self, from: $0) },
                Self.conversations),
            messageBodies("bodies", count: 100) { try Bodies(count: $0).archives },
        ]
    }

    private static func conversation(of count: Int) -> Message {
        Messages.conversations(count: 1, messageCount: count)[0]
    }

    private static func conversations(count: Int) -> [Message] {
        Messages.conversations(count: count, messageCount: 10)
    }
}
