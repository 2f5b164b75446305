// `coding set`, `insert` and `remove`: a changed copy of an archive.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText

extension Command {
    private static let pathRow = ("PATH", "the path to the value, as for 'coding get'")
    private static let valueRow = ("VALUE", "JSON, or text with --type")
    private static let fileRow = ("ARCHIVE", "a file, or '-' for standard input")
    private static let refusal = "the path leads nowhere, or the value can't be stored there"

    static let set = Command(
        name: "set",
        operands: "ARCHIVE PATH VALUE",
        summary: "Replaces one value of an archive, and writes a copy.",
        explanation: """
            VALUE is JSON as 'coding convert --to json' writes it, and is stored in the way of the
            value that it replaces: 5 instead of a real is the real 5.0. Everything else keeps its
            meaning, its number and its order. Data that is an archive is changed inside.
            """,
        operandRows: [fileRow, pathRow, valueRow],
        failure: refusal,
        readsArchives: true,
        example: (
            "set Payroll.archive root.employees[0].name '\"Anne\"' --output New.archive", "renames the first employee"
        ),
        ownOptions: [.valueType, .outputFile, .inPlace, .allPlaces],
        run: { arguments, messages throws(ToolError) in try edit(arguments, takesValue: true) { .set($0) } })

    static let insert = Command(
        name: "insert",
        operands: "ARCHIVE PATH VALUE",
        summary: "Adds a key to an object, or an element to a list, and writes a copy.",
        explanation: """
            PATH ends with a key that doesn't exist, or with the number of the element before
            which the new one is inserted: the number of all elements to append it.
            """,
        operandRows: [fileRow, pathRow, valueRow],
        failure: refusal,
        readsArchives: true,
        example: ("insert Payroll.archive root.tags[0] '\"new\"' --in-place", "adds an element to a list"),
        ownOptions: [.valueType, .outputFile, .inPlace, .allPlaces],
        run: { arguments, messages throws(ToolError) in try edit(arguments, takesValue: true) { .insert($0) } })

    static let remove = Command(
        name: "remove",
        operands: "ARCHIVE PATH",
        summary: "Removes a key or an element of an archive, and writes a copy.",
        explanation: """
            Objects to which nothing else refers are removed with the value. The numbers of all
            other objects stay the same.
            """,
        operandRows: [fileRow, pathRow],
        failure: refusal,
        readsArchives: true,
        example: ("remove Payroll.archive root.employees[0].badge --in-place", "removes a key"),
        ownOptions: [.outputFile, .inPlace, .allPlaces],
        run: { arguments, messages throws(ToolError) in try edit(arguments, takesValue: false) { _ in .remove } })

    private static func edit(
        _ arguments: Arguments, takesValue: Bool, _ makeEdit: (JSONValue) -> DocumentEdit
    ) throws(ToolError) -> ExitCode {
        guard arguments.operands.count == (takesValue ? 3 : 2) else {
            throw ToolError(
                takesValue ? "an archive, a path and a value are required" : "an archive and a path are required")
        }
        let (file, output) = (arguments.operands[0], arguments.value(of: .outputFile))
        let isInPlace = arguments.contains(.inPlace)
        if isInPlace, output != nil || file == ArchiveFile.standardInput || FilePath.isStream(file) {
            throw ToolError("'--in-place' changes the file itself, and excludes '--output', '-' and pipes")
        }
        let value = takesValue ? try value(arguments.operands[2], type: arguments.value(of: .valueType)) : .null
        let path = try DocumentPath.parsed(arguments.operands[1])
        let source = try ArchiveFile.content(of: file)
        let document = try ArchiveFile.open(file, source)
        do throws(InspectionError) {
            if arguments.contains(.allPlaces) {
                _ = try document.applyToAll(makeEdit(value), at: path)
            } else {
                try document.apply(makeEdit(value), at: path)
            }
        } catch {
            throw ToolError("\(error)", exitCode: .negative)
        }
        let data = try ArchiveFile.trying(to: "write", file) { () throws(InspectionError) in try document.data() }
        try ArchiveFile.write(data, to: isInPlace ? file : output, from: (file, source), keepsCopy: isInPlace)
        return .success
    }

    /// The value that the command line states.
    private static func value(_ text: String, type: String?) throws(ToolError) -> JSONValue {
        guard let type else {
            do throws(JSONError) {
                return try JSONValue(parsing: Data(text.utf8))
            } catch {
                throw ToolError(error.message, help: "text is in double quotes in JSON; or use --type string")
            }
        }
        func member(_ name: String) -> JSONValue { .object([JSONMember(name, .string(text))]) }
        switch type {
        case "string": return .string(text)
        case "integer" where Int64(text) != nil || UInt64(text) != nil: return member("$int")
        case "real":
            guard let number = Double(text), number.isFinite else { break }
            return .object([JSONMember("$real", .real(number))])
        case "boolean" where text == "true" || text == "false": return .boolean(text == "true")
        case "data" where Data(base64Encoded: text) != nil: return member("$data")
        case "date": return member("$date")
        case "uuid" where UUID(uuidString: text) != nil: return member("$uuid")
        case "url": return member("$url")
        default: break
        }
        throw ToolError(
            "'\(text)' isn't a valid \(type)",
            help: "types: string, integer, real, boolean, data (base 64), date, uuid, url")
    }
}
