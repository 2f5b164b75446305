// Measures every case in a process of its own, and prints the tables.

import Foundation

@main
enum Program {
    static func main() {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            print(Options.usage)
            exit(64)
        }
        do {
            try run(options)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ options: Options) throws {
        if let name = options.measuredCase { return try measure(name, options.scale) }
        let cases = Catalog.cases(options.scale).filter(options.includes)
        if options.listsCases {
            for measured in cases { print(measured.arguments.joined(separator: ", ")) }
            return
        }
        let results = try options.earlierResultsPath.map(read) ?? measure(cases, options)
        if options.earlierResultsPath != nil { print(Tables(results: results, clock: options.clock).text) }
        if let path = options.resultsPath { try write(results, to: path) }
        if let path = options.pagePath { try Page.write(results, options.clock, to: path) }
        if !results.failures.isEmpty { throw Failure.peerFailed }
    }

    /// Measures one case and prints its numbers for the parent process.
    private static func measure(_ name: [String], _ scale: Scale) throws {
        guard let measured = Catalog.cases(scale).first(where: { $0.arguments == name }) else {
            throw Failure.unknownCase
        }
        defer { RemovedAtExit.removeAll() }
        let data = try JSONEncoder().encode(Measuring.measure(measured, scale))
        FileHandle.standardOutput.write(data)
    }

    /// Measures cases one after the other, in several rounds; prints each workload's tables in the last one.
    ///
    /// A machine that is slow for a minute is so for one round of a case. What takes long is measured in one round.
    private static func measure(_ cases: [Case], _ options: Options) -> Results {
        var results = Results(
            date: Machine.date, machine: Machine.description, scale: options.scale.rawValue, measurements: [],
            failures: [])
        print("\(results.date), \(results.machine), scale: \(results.scale), clock: \(options.clock)\n")
        let rounds = 1...3
        for round in rounds {
            for (number, measured) in cases.enumerated() {
                results.measure(measured, options.scale)
                let isLast = number + 1 == cases.count || cases[number + 1].workload != measured.workload
                guard isLast, round == rounds.upperBound else { continue }
                print(Tables(results: results, clock: options.clock).text(of: measured.workload))
            }
        }
        for failure in results.failures { print("Failed: \(failure)") }
        return results
    }

    private static func read(_ path: String) throws -> Results {
        try JSONDecoder().decode(Results.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    private static func write(_ results: Results, to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results).write(to: URL(fileURLWithPath: path))
    }
}

extension Results {
    /// Measures a case in another round, unless it has failed or takes longer than two seconds.
    fileprivate mutating func measure(_ measured: Case, _ scale: Scale) {
        let name = measured.arguments.joined(separator: ", ")
        let known = measurement(measured.workload, measured.peer, measured.side)
        let hasFailed = failures.contains { $0.hasPrefix(name + ":") }
        if hasFailed || known.map({ $0.wall.median > 2 }) == true { return }
        do {
            add(try ChildProcess.measurement(of: measured, scale))
        } catch {
            failures.append("\(name): \(error)")
        }
    }
}
