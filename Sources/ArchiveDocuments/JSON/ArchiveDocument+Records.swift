// The objects of a document as records, one line of JSON for each: for tools that read a line at a time.
//
//     {"file":"a.archive","format":"archive/1","kind":"keyed","top":{"root":{"$ref":1}},"classes":{…}}
//     {"file":"a.archive","id":1,"class":"Employee","path":"root","value":{"$class":"Employee","boss":{"$ref":4}}}

import Archiving
import JSONText

extension ArchiveDocument {
    /// Writes the document without its objects, and a record for each object of a class, and for each collection to
    /// which more than one value refers.
    ///
    /// - Parameters:
    ///   - file: the name of the file, which each record starts with.
    ///   - includesBytes: Whether the records have the offset and the length of the objects in the file.
    ///   - output: takes the text in parts.
    package func writeRecords(
        file: String, opensNested: Bool = true, includesBytes: Bool = false, to output: @escaping ([UInt8]) -> Void
    ) throws(InspectionError) {
        try requireWhole()
        let paths = try ObjectPaths(self)
        let ranges = includesBytes ? try byteRanges() : [:]
        allowWork()
        let text = JSONTextWriter(.compact, output: output)
        let options = JSONOptions(opensNested: opensNested)
        let writer = DocumentJSONWriter(self, options, text, depth: 0) {
            [self] (object, writeValue) throws(InspectionError) in
            let number = numbers[object] ?? 0
            text.beginObject()
            text.write(JSONMember("file", .string(file)))
            text.write(JSONMember("id", .integer(number)))
            if let name = object.className { text.write(JSONMember("class", .string(name))) }
            let path = paths[object] ?? DocumentPath([.object(number)])
            text.write(JSONMember("path", .string(path.description)))
            if let range = ranges[number] {
                text.write(JSONMember("offset", .integer(range.offset)))
                text.write(JSONMember("length", .integer(range.count)))
            }
            text.name("value")
            try writeValue()
            text.end()
            text.endLine()
        }
        text.beginObject()
        text.write(JSONMember("file", .string(file)))
        try writer.writeMembers()
        text.end()
        text.endLine()
        try writer.writeWaiting()
        text.finish()
    }
}
