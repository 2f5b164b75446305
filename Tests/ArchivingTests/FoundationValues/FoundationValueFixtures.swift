// Fixtures for the tests of Foundation values: external archives in the folder that ARCHIVING_FIXTURES names.

import Archiving
import Foundation
import PropertyLists
import TestSupport

enum FoundationValueFixtures {
    static let folder: URL? = FixtureFolder.appending("keyed")

    /// An archive's bytes; one in XML is made binary by Foundation.
    static func data(_ path: String) throws -> Data {
        let data = try Data(contentsOf: (folder ?? URL(filePath: "/")).appending(path: path))
        if data.starts(with: Data("bplist".utf8)) { return data }
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    /// The root value of an archive.
    static func root<Value: ArchivableValue>(_ type: Value.Type, _ path: String) throws -> Value {
        try KeyedUnarchiver(forReadingFrom: data(path)).decode(type, forKey: "root")
    }

    /// An archive's root after it was read as a type and written again: the keys and inline values of all reachable
    /// objects, with slots in the order in which they are encountered.
    static func shape(_ data: Data) throws -> String {
        let contents = try ArchiveContents(data)
        var numbers: [UInt32: Int] = [:]
        return shape(contents.top["root"] ?? .null, contents, &numbers)
    }

    private static func shape(
        _ value: PropertyList, _ contents: ArchiveContents, _ numbers: inout [UInt32: Int]
    ) -> String {
        switch value {
        case .uid(let uid):
            if uid.value == 0 { return "nil" }
            let object = contents.object(value) ?? .null
            // Equal strings and numbers share slots here, but not in all archives: only their values are compared.
            if object.dictionary == nil { return "\(object)" }
            if let number = numbers[uid.value] { return "#\(number)" }
            numbers[uid.value] = numbers.count
            return "#\(numbers.count - 1)=" + shape(object, contents, &numbers)
        case .array(let elements):
            return "[" + elements.map { shape($0, contents, &numbers) }.joined(separator: ", ") + "]"
        case .dictionary(let entries):
            if case .uid(let uid)? = entries["$class"], let description = contents.object(.uid(uid)) {
                let names = description["$classes"]?.array?.compactMap(\.string) ?? []
                return names.joined(separator: ":")
                    + entries.keys.sorted().filter { $0 != "$class" }
                    .map { " \($0): \(shape(entries[$0] ?? .null, contents, &numbers));" }.joined()
            }
            return "\(entries.keys.sorted())"
        default: return "\(value)"
        }
    }
}
