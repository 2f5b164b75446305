// An archive as a person looks at it: its objects by number, without any class being known or created.
//
//     table      the objects of the property list, by index; the binary one, or one made of the XML or the text
//       │
//       ├ top    the entries of $top; of a plain property list there are none
//       └ slots  the references in $objects ──▶ .object(class, entries)  .value(index)  .null  .classDescription

package import Foundation
package import PropertyLists

/// The bytes of a file, taken apart as far as nobody needs to know the classes.
package final class InspectedArchive {
    let table: BinaryObjectTable

    /// How the property list is written.
    package let format: PropertyList.Format

    /// What the archive says of itself; `nil` for a plain property list.
    package private(set) var header: Header?

    /// The entries of `$top`, by the keys as they are stored; empty for a plain property list.
    private(set) var top: [InspectedEntry] = []

    /// What `$objects` refers to, by number; empty for a plain property list.
    private(set) var slots: [Int] = []

    /// How many bytes the file has.
    package let byteCount: Int

    /// How many bytes and references may still be read. Objects of hostile files overlap and share what they hold;
    /// where none do, each byte is read a few times at the most.
    private var remaining: Int

    /// Strings by their index: they are met as often as they are referred to.
    private var strings: [Int: String] = [:]

    /// Keys by their index, and the number that equal keys have in common.
    private var keys: [Int: (number: Int, text: String)] = [:]
    private var keyNumbers: [String: Int] = [:]

    /// What the tree shows of slots that are one value, by their number; `nil` for those that hold others.
    var valueTexts: [Int: String?] = [:]

    /// What the tree shows of leaves, by their index.
    var lines: [Int: String] = [:]

    /// The slots whose values are shown as a part of another value.
    var named: Set<Int> = []

    /// The names of objects' classes as the tree shows them, by the number of the object's slot.
    var classNames: [Int: String] = [:]

    /// Descriptions of classes by the number of their slot.
    private var classes: [Int: InspectedClass] = [:]

    /// What an archive says of itself.
    package struct Header: Sendable {
        /// The class that wrote it.
        package let archiver: String

        /// The version of the format, as it is written.
        package let version: String
    }

    /// Opens an archive or a property list; nothing of it is created.
    ///
    /// - Throws: ``InspectionError`` where the bytes are neither, or are an archive that can't be read.
    /// - Complexity: O(*n*) in the number of bytes for XML and text, in that of objects for binary archives.
    package init(_ data: Data) throws(InspectionError) {
        if InspectedStream.isSequential(data) {
            throw InspectionError("a sequential archive, whose values have no keys")
        }
        (self.table, self.format) = try Self.open(data)
        self.byteCount = data.count
        self.remaining = 0
        allowReading()
        try readHeader()
    }

    private func readHeader() throws(InspectionError) {
        let root = try object(at: table.topObject)
        guard root.kind == .dictionary else { return }
        let entries = try entries(of: root)
        func value(_ key: String) -> Int? { entries.first { $0.key == key }?.value }
        guard let objects = value("$objects"), let top = value("$top"), value("$archiver") != nil else { return }
        let topDictionary = try object(at: top)
        guard topDictionary.kind == .dictionary else { throw InspectionError("'$top' is not a dictionary") }
        let objectArray = try object(at: objects)
        guard objectArray.kind == .array else { throw InspectionError("'$objects' is not an array") }
        self.top = try self.entries(of: topDictionary)
        self.slots = try elements(of: objectArray)
        self.header = Header(
            archiver: value("$archiver").flatMap(text) ?? "(no name)",
            version: value("$version").flatMap(integer) ?? "(no version)")
    }

    private static func open(
        _ data: Data
    ) throws(InspectionError) -> (table: BinaryObjectTable, format: PropertyList.Format) {
        let bytes = ArchiveBytes(data)
        // Every word is a string of OpenStep; what is meant as a property list has an outside.
        guard let format = PropertyList.Format(of: bytes),
            format != .openStep || PropertyList.Format.beginsWithPunctuation(bytes)
        else { throw InspectionError("neither an archive nor a property list") }
        let table = try converted { () throws(PropertyListError) -> BinaryObjectTable in
            switch format {
            case .binary: return try BinaryObjectTable(bytes, limits: ReadLimits())
            case .xml:
                let binary = try XMLPropertyList.binaryData(of: bytes, limits: ReadLimits())
                return try BinaryObjectTable(ArchiveBytes(binary), limits: ReadLimits())
            case .openStep:
                let binary = try PropertyList(data: data, format: .openStep).data(format: .binary)
                return try BinaryObjectTable(ArchiveBytes(binary), limits: ReadLimits())
            }
        }
        return (table, format)
    }
}

/// Why a file, or a part of it, can't be shown.
package struct InspectionError: Error {
    /// What is wrong, in one line.
    package let message: String

    init(_ message: String) {
        self.message = message
    }
}

/// One entry of a dictionary.
struct InspectedEntry {
    /// As it is stored.
    let key: String

    /// The index of the value.
    let value: Int
}

// MARK: - The property list

extension InspectedArchive {
    static func converted<Value>(_ body: () throws(PropertyListError) -> Value) throws(InspectionError) -> Value {
        do throws(PropertyListError) {
            return try body()
        } catch {
            throw InspectionError("\(error)")
        }
    }

    /// Lets the archive be read as often as one walk over an honest one does.
    func allowReading() {
        // No overflow: no file has that many bytes.
        remaining = table.bytes.count &* 4 &+ (1 << 16)
    }

    /// Takes from what may still be read.
    func charge(_ count: Int) throws(InspectionError) {
        guard count <= remaining else { throw InspectionError("the objects overlap, or share too much to be shown") }
        remaining -= count
    }

    func object(at index: Int) throws(InspectionError) -> BinaryObject {
        try Self.converted { () throws(PropertyListError) in try table.object(at: index) }
    }

    /// A string, read once.
    func string(_ object: BinaryObject, at index: Int) throws(InspectionError) -> String {
        if let known = strings[index] { return known }
        try charge(table.payloadByteCount(of: object))
        let text = try Self.converted { () throws(PropertyListError) in try table.string(object) }
        strings[index] = text
        return text
    }

    /// The entries of a dictionary, in their order; of those with one key the first counts, and it alone is here.
    func entries(of dictionary: BinaryObject) throws(InspectionError) -> [InspectedEntry] {
        try charge(dictionary.count)
        var entries: [InspectedEntry] = []
        var known: Set<Int> = []
        for position in 0..<dictionary.count {
            let key = try key(at: reference(position, of: dictionary))
            let value = try reference(dictionary.count + position, of: dictionary)
            if known.insert(key.number).inserted { entries.append(InspectedEntry(key: key.text, value: value)) }
        }
        return entries
    }

    /// All keys that were met so far.
    var keyTexts: [String] { Array(keyNumbers.keys) }

    private func key(at index: Int) throws(InspectionError) -> (number: Int, text: String) {
        if let known = keys[index] { return known }
        let object = try object(at: index)
        let text = object.isString ? try string(object, at: index) : "(\(object.kind))"
        let number = keyNumbers[text] ?? keyNumbers.count
        keyNumbers[text] = number
        keys[index] = (number, text)
        return (number, text)
    }

    /// The indices of an array's or a set's elements.
    func elements(of container: BinaryObject) throws(InspectionError) -> [Int] {
        try charge(container.count)
        var elements: [Int] = []
        elements.reserveCapacity(container.count)
        for position in 0..<container.count { elements.append(try reference(position, of: container)) }
        return elements
    }

    private func reference(_ position: Int, of container: BinaryObject) throws(InspectionError) -> Int {
        try Self.converted { () throws(PropertyListError) in try table.reference(position, of: container) }
    }

    /// The text of a string; `nil` for another kind of value.
    func text(at index: Int) -> String? {
        guard let object = try? object(at: index), object.isString else { return nil }
        return try? string(object, at: index)
    }

    /// The digits of an integer; `nil` for another kind of value.
    func integer(at index: Int) -> String? {
        guard let object = try? object(at: index), object.kind == .integer else { return nil }
        return (try? table.integer(object))?.description
    }

    /// What a slot says of a class; `nil` where it describes none.
    func classDescription(ofSlot number: Int) -> InspectedClass? {
        if let known = classes[number] { return known }
        guard slots.indices.contains(number), let object = try? object(at: slots[number]), object.kind == .dictionary,
            let entries = try? entries(of: object), let described = InspectedClass(entries, in: self)
        else { return nil }
        classes[number] = described
        return described
    }
}
