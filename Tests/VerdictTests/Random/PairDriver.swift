// Compiles both versions of many pairs and a program that reads them both ways.
//
//     old texts ──CodeGenerator──▶ module EarlierPairs ─┐
//     new texts ──CodeGenerator──▶ module LaterPairs ───┼─▶ driver ──▶ a line per pair and direction
//     Outcomes/*.swift, a function per pair ────────────┘

import Foundation
import TestSupport

/// The program that finds out what becomes of the values of some pairs.
struct PairDriver {
    let pairs: [RandomPair]

    /// What became of the values of one pair in one direction.
    struct Told {
        let verdict: String
        let lossyFields: [String]
        let text: String

        /// The archives, and why each can't be read.
        var archives: [(data: Data, error: String?)] = []
    }

    /// Compiles and runs the driver, and returns its results by the pair's number and direction.
    func outcomes() async throws -> [String: Told] {
        let folder = try CompilerFolder()
        let text: String
        if let runtime = RuntimeLibrary.ofBuild(), let told = try? await run(in: folder, with: runtime) {
            text = told
        } else {
            text = try await run(in: folder, with: try await RuntimeLibrary.compiled(in: folder))
        }
        var result: [String: Told] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if parts.count == 4, let data = Data(base64Encoded: parts[2]) {
                result[parts[0] + parts[1]]?.archives.append((data, parts[3].isEmpty ? nil : parts[3]))
            }
            guard parts.count == 5 else { continue }
            result[parts[0] + parts[1]] = Told(
                verdict: parts[2], lossyFields: parts[3].split(separator: ",").map(String.init), text: parts[4])
        }
        return result
    }

    private func run(in folder: CompilerFolder, with runtime: RuntimeLibrary) async throws -> String {
        let old = PairModule(
            name: DraftLiterals.olderModule, texts: pairs.map { ($0.number, $0.oldText) },
            swiftText: pairs.map(\.oldSwiftText).joined())
        let new = PairModule(
            name: "LaterPairs", texts: pairs.map { ($0.number, $0.newText) },
            swiftText: pairs.map(\.newSwiftText).joined())
        async let before: Void = old.compile(in: folder, with: runtime)
        async let after: Void = new.compile(in: folder, with: runtime)
        _ = try await (before, after)
        try await folder.compile(
            program: "driver", files: try sources(in: folder) + Self.sharedFiles,
            flags: runtime.flags + ["-I", folder.path, folder.path + "EarlierPairs.o", folder.path + "LaterPairs.o"]
                + runtime.objects)
        return try await folder.run(folder.path + "driver", [])
    }

    private static var sharedFiles: [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Outcomes")
        return ["Outcome", "Reading", "ValueComparison", "ValueComparison+Values"].map {
            folder.appending(path: "\($0).swift").path(percentEncoded: false)
        }
    }

    /// One file for some pairs each, so that the compiler has work for all processors.
    private func sources(in folder: CompilerFolder) throws -> [String] {
        var files = [try folder.write(mainSource, to: "driver.swift")]
        for start in stride(from: 0, to: pairs.count, by: 10) {
            let functions = pairs[start..<min(start + 10, pairs.count)].map(\.driverSource).joined(separator: "\n")
            files.append(try folder.write(Self.imports + functions, to: "driver\(start).swift"))
        }
        return files
    }

    private static let imports = """
        import Archiving
        import EarlierPairs
        import Foundation
        import LaterPairs


        """

    private var mainSource: String {
        """
        \(Self.imports)
        func tell(_ number: Int, _ direction: String, _ outcome: Outcome) {
            let text = outcome.description.replacing("\\n", with: " ").replacing("\\t", with: " ")
            let fields = outcome.lossyFields.sorted().joined(separator: ",")
            print("\\(number)\\t\\(direction)\\t\\(outcome.verdict)\\t\\(fields)\\t\\(text)")
            for archive in outcome.archives {
                let error = (archive.error ?? "").replacing("\\n", with: " ").replacing("\\t", with: " ")
                print("\\(number)\\t\\(direction)\\t\\(archive.data.base64EncodedString())\\t\\(error)")
            }
        }

        \(DraftLiterals.functions)

        @main
        struct Driver {
            static func main() {
        \(pairs.map { "        pair\($0.number)()" }.joined(separator: "\n"))
            }
        }

        """
    }
}
