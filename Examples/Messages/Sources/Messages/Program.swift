// Reads message bodies, prints their text and attributes, and writes them back byte for byte.
//
//     swift run Messages                  the bodies in this package, which `make-bodies` creates
//     swift run Messages body …           your files: the column `attributedBody` of a message

import Archiving
import Foundation

@main
enum Program {
    static func main() throws {
        for file in try files() {
            let data = try Data(contentsOf: file)
            let body = try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: data)
            print("\(file.lastPathComponent): \(data.count) bytes, \(body.string.count) characters")
            for part in try parts(of: body) { print("  \(part)") }
            let copy = try SequentialArchiver.archivedData(withRootObject: body)
            check("written back byte for byte", copy == data)
        }
        try reply()
    }

    /// Returns the files given as arguments, or the bodies in this package.
    static func files() throws -> [URL] {
        let named = CommandLine.arguments.dropFirst()
        if !named.isEmpty { return named.map { URL(fileURLWithPath: $0) } }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Bodies")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    /// Returns a description of each part of a text with its attributes.
    static func parts(of body: AttributedStringValue) throws -> [String] {
        var start = body.string.startIndex
        return try body.runs.map { run in
            let end = body.string.utf16.index(start, offsetBy: run.length)
            defer { start = end }
            let attributes = try run.attributes(as: PartAttributes.self)
            let others = try run.otherAttributes(than: PartAttributes.self).keys.sorted()
            return (["\(String(body.string[start..<end]).debugDescription)"] + words(attributes) + others)
                .joined(separator: ", ")
        }
    }

    static func words(_ attributes: PartAttributes) -> [String] {
        [
            attributes.part.map { "part \($0)" },
            attributes.direction.map { "direction \($0)" },
            attributes.link.map { "link to \($0)" },
            attributes.mention.map { "mentions \($0)" },
            attributes.filename.map { "the file \($0)" },
            attributes.oneTimeCode?["code"].map { "the code \($0)" },
            attributes.isBold ? "bold" : nil,
        ].compactMap { $0 }
    }

    /// Creates a body, archives it and reads it back.
    static func reply() throws {
        var attributes = PartAttributes(part: 0)
        let plain = try AttributedStringValue.Run(length: 7, attributes: attributes)
        attributes.isBold = true
        let bold = try AttributedStringValue.Run(length: 5, attributes: attributes)
        guard let body = AttributedStringValue("See you soon", runs: [plain, bold]) else { exit(1) }
        let data = try SequentialArchiver.archivedData(withRootObject: body)
        print("A reply of one's own: \(data.count) bytes")
        for part in try parts(of: body) { print("  \(part)") }
        let copy = try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: data)
        check("read back as it was", copy == body)
    }

    /// Prints whether a claim is true, and exits with an error if it is not.
    static func check(_ claim: String, _ holds: Bool) {
        print("  \(holds ? "✓" : "✗") \(claim)")
        if !holds { exit(1) }
    }
}
