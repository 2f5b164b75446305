// One side of one workload in a loop, for profilers: `Profile office archive 20 [COUNT]`.

import Archiving
import CountAllocations
import Foundation
import Workloads

@main
enum Program {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let isArchiving = arguments.count < 2 || arguments[1] == "archive"
        let runs = max(1, arguments.count > 2 ? Int(arguments[2]) ?? 9 : 9)
        let count = arguments.count > 3 ? Int(arguments[3]) ?? 100_000 : 100_000
        switch arguments.first ?? "office" {
        case "office": try profile(Office.company(employeeCount: count), count, isArchiving, runs)
        case "joined": try profile(Office.joinedCompany(employeeCount: count), count, isArchiving, runs)
        case "strings": try profile(Lists.strings(count: count), count, isArchiving, runs)
        case "numbers": try profile(NumberList(numbers: Lists.numbers(count: count)), count, isArchiving, runs)
        case "packed": try profile(PackedNumberList(numbers: Lists.numbers(count: count)), count, isArchiving, runs)
        case "chain": try profile(Chain.nodes(count: count), count, isArchiving, runs)
        case "village": try profile(Families.village(parents: count / 10, children: 9), count, isArchiving, runs)
        case "bytes": try profile(Lists.bytes(count: count), count, isArchiving, runs)
        case "note": try profile(Notes.notes(count: 1)[0], 1, isArchiving, runs)
        default: print("no such workload")
        }
    }

    private static func profile<Root: Coding>(_ root: Root, _ count: Int, _ isArchiving: Bool, _ runs: Int) throws {
        let archive = try KeyedArchiver.archivedData(withRootObject: root)
        var times: [Double] = []
        var allocations = 0
        for _ in 0..<runs {
            let before = CountAllocations.allocationCount()
            let start = CountAllocations.processorSeconds()
            if isArchiving {
                let data = try KeyedArchiver.archivedData(withRootObject: root)
                times.append(CountAllocations.processorSeconds() - start)
                allocations = CountAllocations.allocationCount() - before
                guard data == archive else { throw Failure.differentBytes }
            } else {
                let decoded = try KeyedUnarchiver.unarchivedObject(ofClass: Root.self, from: archive)
                times.append(CountAllocations.processorSeconds() - start)
                allocations = CountAllocations.allocationCount() - before
                withExtendedLifetime(decoded) {}
            }
        }
        times.sort()
        print(
            "\(isArchiving ? "archive" : "unarchive") \(count): median \(times[times.count / 2] * 1_000) ms,",
            "least \(times[0] * 1_000) ms, \(Double(allocations) / Double(count)) allocations per object,",
            "\(archive.count) bytes")
    }

    enum Failure: Error { case differentBytes }
}
