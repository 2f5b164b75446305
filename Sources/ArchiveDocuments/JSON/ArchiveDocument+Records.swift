// The objects of a document as records, one line of JSON for each: for tools that read a line at a time.
//
//     {"file":"a.archive","format":"archive/1","kind":"keyed","top":{"root":{"$ref":1}},"classes":{…}}
//     {"file":"a.archive","id":1,"class":"Employee","path":"root","value":{"$class":"Employee","boss":{"$ref":4}}}

import Archiving
import Foundation
package import JSONText
import PropertyLists

extension ArchiveDocument {
    /// The document without its objects, and a record for each object of a class, and for each collection to which
    /// more than one value refers.
    ///
    /// - Parameters:
    ///   - file: the name of the file, which each record starts with.
    ///   - includesBytes: Whether the records have the offset and the length of the objects in the file.
    package func records(
        file: String, opensNested: Bool = true, includesBytes: Bool = false
    ) throws(InspectionError) -> [JSONValue] {
        var options = JSONOptions(opensNested: opensNested)
        options.separatesObjects = true
        guard case .object(var members) = try json(options) else { return [] }
        let objects = members.first { $0.name == "objects" }?.value.elements ?? []
        members.removeAll { $0.name == "objects" }
        let head = JSONMember("file", .string(file))
        var records = [JSONValue.object([head] + members)]
        let paths = try ObjectPaths(self)
        let ranges = includesBytes ? try byteRanges() : [:]
        let byNumber = Dictionary(numbers.map { ($0.value, $0.key) }) { first, _ in first }
        for value in objects {
            guard let number = value["$id"]?.int, case .object(let contents) = value else { continue }
            var record = [head, JSONMember("id", .integer(number))]
            if let object = byNumber[number] {
                if let name = object.className { record.append(JSONMember("class", .string(name))) }
                let path = paths[object] ?? DocumentPath([.object(number)])
                record.append(JSONMember("path", .string(path.description)))
            }
            if let range = ranges[number] {
                record.append(JSONMember("offset", .integer(range.offset)))
                record.append(JSONMember("length", .integer(range.count)))
            }
            record.append(JSONMember("value", .object(contents.filter { $0.name != "$id" })))
            records.append(.object(record))
        }
        return records
    }
}
