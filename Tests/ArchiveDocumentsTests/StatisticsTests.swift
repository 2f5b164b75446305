// Statistics: each object counts once.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Statistics")
struct StatisticsTests {
    @Test("Values are counted by class, key and kind")
    func table() throws {
        var table = StatisticsTable()
        let statistics = StatisticsTable(try DocumentStatistics(ArchiveDocument(PathTests.archive())))
        table.add(statistics)
        table.add(statistics)
        #expect(table.csv.first == "class,key,kind,count,bytes")
        #expect(table.csv.contains("Employee,name,string,4,16"))
        #expect(table.csv.contains("Employee,badge,integer,2,16"))
        #expect(table.csv.contains("Company,employees,array,2,0"))
        #expect(table.lines.first?.contains("bytes  count  value") == true)
        #expect(table.lines.contains { $0.contains("Employee.name") })
    }

    @Test("The summary has the classes, the top and the archives in data")
    func summary() throws {
        let lines = try DocumentStatistics(ArchiveDocument(PathTests.archive())).summaryLines
        #expect(lines.contains("  root: Company"))
        #expect(lines.contains { $0.hasPrefix("  2 × Employee, ") && $0.hasSuffix(" bytes") })
        #expect(lines.contains("  root.color: keyed archive, binary, NSKeyedArchiver, version 100000"))
    }

    @Test("Objects that are keys of a dictionary are counted")
    func objectKeys() throws {
        var builder = ArchiveBuilder()
        let key = builder.add("Key", values: ["name": builder.add("a key")])
        let root = builder.add(
            "NSDictionary", values: ["NS.keys": .array([key]), "NS.objects": .array([builder.add("x")])])
        let statistics = try DocumentStatistics(ArchiveDocument(builder.data(["root": root])))
        #expect(statistics.classes["Key"] == 1)
        #expect(StatisticsTable(statistics).csv.contains("Key,name,string,1,5"))
    }

    @Test("Every fixture that can be read as a whole has statistics", .fixtures)
    func fixtures() throws {
        var count = 0
        for file in try FixtureFolder.files() {
            guard let document = try? ArchiveDocument(file.data), (try? document.json()) != nil else { continue }
            count += 1
            let statistics = try DocumentStatistics(document)
            #expect(!statistics.rows.isEmpty || file.data.count < 200, "\(file.path)")
        }
        #expect(count > 100)
    }
}
