// A row of the table of constructs: one schema of `Tests/Constructs/Schemas`, and what its classes do at run time.
//
// What each schema becomes is held to a golden file by the generator's tests; the same schemas are compiled into the
// module `Constructs` by the plugin.

import Archiving
import Foundation
import PropertyLists
import Testing

/// One construct of the language.
struct Construct: Sendable, CustomTestStringConvertible {
    let title: String

    /// The schema's name, without its extension.
    let file: String
    let check: @Sendable () throws -> Void

    init(_ title: String, in file: String, check: @escaping @Sendable () throws -> Void) {
        self.title = title
        self.file = file
        self.check = check
    }

    var testDescription: String { title }
}

/// The object as it comes back from an archive.
func roundTrip<Root: Coding>(_ root: Root, allowing: [any Coding.Type] = []) throws -> Root {
    try KeyedUnarchiver.unarchivedObject(
        ofClass: Root.self, from: KeyedArchiver.archivedData(withRootObject: root), allowing: allowing)
}

/// The keys that the archive of an object holds for the object itself, in alphabetical order.
func archivedKeys(of root: any Coding) throws -> [String] {
    let dictionary = try archivedDictionary(of: root)
    return dictionary.keys.filter { $0 != "$class" }.sorted()
}

/// What the archive of an object holds for the object itself.
func archivedDictionary(of root: any Coding) throws -> [String: PropertyList] {
    let data = try KeyedArchiver.archivedData(withRootObject: root)
    let list = try PropertyList(data: data)
    let objects = try #require(list["$objects"]?.array)
    return try #require(objects[1].dictionary)
}
