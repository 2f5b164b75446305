// Every workload with everyone who takes part in it, in the order of the table.

import Archiving

/// What can be measured.
enum Catalog {
    static func cases(_ scale: Scale) -> [Case] {
        let office = OfficeWorkload(employeeCount: scale.count(100_000))
        let joinedOffice = JoinedOfficeWorkload(employeeCount: scale.count(100_000))
        let strings = StringsWorkload(objectCount: scale.count(100_000))
        let packed = PackedNumbersWorkload(objectCount: scale.count(1_000_000))
        let blob = BlobWorkload(byteCount: scale.count(64 << 20))
        var cases = flatCases(office) + OfficeFloors.cases(office) + CopyFloors.cases(office)
        cases += ArchivingCases.cases(joinedOffice) + FoundationCases.cases(joinedOffice)
        cases += flatCases(WideRecordWorkload())
        cases += flatCases(strings) + FoundationCases.cases(strings)
        cases += flatCases(NumbersWorkload(objectCount: scale.count(1_000_000)))
        cases += ArchivingCases.cases(packed) + CopyFloors.cases(packed)
        for count in [1_000, 10_000, 100_000, 1_000_000] {
            cases += flatCases(ChainWorkload(objectCount: scale.count(count)))
        }
        for (parents, children) in [(1_000, 100), (10_000, 9)] {
            cases += flatCases(VillageWorkload(parents: scale.count(parents), children: children))
            cases += flatCases(ClanWorkload(elders: scale.count(parents), descendants: children))
        }
        cases += flatCases(blob) + [blob.lentCase] + CopyFloors.cases(blob)
        cases += PartialCases.cases(office) + XMLCases.cases(office)
        cases += NotesCases.cases(count: scale.count(100_000))
        return cases + MessageCases.cases(count: scale.count(10_000))
    }

    private static func flatCases<W: FlatWorkload>(_ workload: W) -> [Case] {
        ArchivingCases.cases(workload) + ProtobufCases.cases(workload) + EncoderCases.cases(workload)
    }

    /// What a workload is, for the head of its table.
    static func title(of workload: String) -> String {
        titles.first { workload == $0.name || workload.hasPrefix($0.name + "-") }?.title ?? workload
    }

    private static let titles: [(name: String, title: String)] = [
        ("W1", "An office: a company, departments, and employees who share strings and refer to each other"),
        ("W1t", "The office with each employee's tags in one string"),
        ("W2", "One object with 1,000 keys"),
        ("W3", "Distinct strings of 24 bytes"),
        ("W4-packed", "Doubles as `packed [Double]`"),
        ("W4", "Doubles as `[Double]`"),
        ("W5", "A chain of nodes"),
        ("W6", "Families whose children refer back to their parents"),
        ("W7", "Data in one field"),
        ("W8", "One small object from the office's archive in a file"),
        ("W9", "The office as XML"),
        ("W10", "Small archives of one object with five fields, one after another"),
        ("S1", "Message bodies: sequential archives of attributed strings"),
        ("S2", "Conversations of ten messages: sequential and keyed archives of the same objects"),
    ]
}
