// The same schemas give the same bytes: on two machines, for two users, in two folders, on two days.

import Foundation
import TestSupport
import Testing

@Suite("The same bytes everywhere")
struct GenerateSameBytesTests {
    static let schemas = [
        "Shape.coding":
            "access public\nenum Color: String {\n    case red\n    case green\n    unknown .red\n}\n"
            + "open class Shape, prefix \"s\", version 2 {\n    var color: Color = .red since 2\n"
            + "    var parts: [Shape] = []\n    var made: Date?\n}\n",
        "Round/Circle.coding":
            "access public\nclass Circle: Shape {\n    var radius: Double = 1\n    var names: [String: Int] = [:]\n}\n",
        "Round/Ring.coding": "class Ring: Circle {\n    var inner: Double\n}\n",
    ]

    /// Where and how the tool is called.
    struct Place: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var folder = "Shapes"
        var words = ["Shapes", "--output", "out"]
        var environment: [String: String] = [:]
    }

    static let places = [
        Place(testDescription: "again"),
        Place(
            testDescription: "another machine and another user",
            environment: [
                "HOME": "/home/somebody", "USER": "somebody", "LOGNAME": "somebody", "HOSTNAME": "elsewhere",
                "PWD": "/elsewhere", "TMPDIR": "/tmp",
            ]),
        Place(
            testDescription: "another day, language and time zone",
            environment: [
                "TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "SOURCE_DATE_EPOCH": "1",
            ]),
        Place(
            testDescription: "another folder", folder: "some where/else =+é/Sources",
            words: ["some where/else =+é/Sources", "--output", "out", "--module", "Shapes"]),
        Place(
            testDescription: "one after another, in another order",
            words: [
                "--output", "out", "--module", "Shapes", "--root", "Shapes", "--", "Shapes/Shape.coding",
                "Shapes/Round/Ring.coding", "Shapes/Round/Circle.coding",
            ]),
    ]

    @Test("The text of generated files depends on the schemas alone", arguments: places)
    func sameBytes(place: Place) async throws {
        let first = try await generated(Place(testDescription: ""))
        #expect(first.count == 4)
        #expect(try await generated(place) == first)
    }

    @Test("Generated files don't depend on where, when and by whom they were made")
    func tellsNothing() async throws {
        let folder = try TemporaryFolder()
        let text = try await generated(Place(testDescription: ""), in: folder).values
            .map { String(decoding: $0, as: UTF8.self) }.joined()
        let year = String(Calendar(identifier: .gregorian).component(.year, from: Date()))
        for word in [folder.path, folder.url.lastPathComponent, ProcessInfo.processInfo.hostName, NSUserName(), year] {
            // A name of one or two letters may be part of any word.
            if word.count > 3 && word != "root" { #expect(!text.contains(word), "\(word)") }
        }
    }

    private func generated(
        _ place: Place, in folder: TemporaryFolder? = nil
    ) async throws -> [String: Data] {
        let folder = try folder ?? TemporaryFolder()
        for (path, text) in Self.schemas { try folder.write(text, to: "\(place.folder)/\(path)") }
        let run = try await ToolRun.coding(
            ["generate"] + place.words, in: folder, environment: place.environment)
        try #require(run.exitCode == 0, "\(run.errors)")
        return Dictionary(
            uniqueKeysWithValues: try folder.names(in: "out").map { name in
                (name, try Data(contentsOf: folder.url.appending(path: "out/\(name)")))
            })
    }
}
