// Writes the files that the fuzzers begin with: small ones that hold every kind of value.

import Archiving
import Foundation
import FuzzedReaders
import PropertyLists

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: MakeSeeds FOLDER\n".utf8))
    exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])

func write(_ data: Data, _ target: String, _ name: String) throws {
    let place = folder.appendingPathComponent(target)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try data.write(to: place.appendingPathComponent(name))
}

for (name, list) in seedPropertyLists() {
    try write(list.data(), "BinaryPropertyList", name)
    // Not every value can be written as XML.
    if let text = try? list.data(format: .xml) { try write(text, "XMLPropertyList", name) }
}
for (name, root) in seedGraphs() {
    try write(KeyedArchiver.archivedData(withRootObject: root), "KeyedArchive", name)
    try write(KeyedArchiver.archivedData(withRootObject: root, profile: .xml), "KeyedArchive", name + "-xml")
    dismantle(root)
}
for (name, data) in try seedSequentialArchives() {
    try write(data, "SequentialArchive", name)
}
