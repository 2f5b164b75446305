// Cocoa's algorithm for a sequential archive, as the format's page describes it: a pass that records which objects are
// encoded unconditionally, and one that writes each object inside the one that first refers to it. A model for tests.

@testable import Archiving

/// Writes in two passes, by recursion. It only supports what the classes of `ArchiverModels` encode.
final class TwoPassArchiver: Archiver {
    private(set) var bytes: [UInt8] = sequentialArchive("")
    private var strings: [String: Int] = [:]
    private var entries: [String: Int] = [:]
    private var held: Set<ObjectIdentifier> = []
    private var isNoting = true
    private var context = Context()

    /// What is open in the object that is being encoded.
    private struct Context {
        /// Of each open collection or structure what it is; of a dictionary the entries that wait for their values.
        var collections: [Collection] = []
        var group: [(code: String, body: () throws -> Void)]?
    }

    private enum Collection {
        case array
        case emptyArray
        case structure
        case dictionary([() throws -> Void])
    }

    /// Archives a root object.
    static func bytes(ofRoot root: any Coding) throws -> [UInt8] {
        let archiver = TwoPassArchiver()
        try archiver.encodeObjectValue(root, forKey: nil)
        archiver.isNoting = false
        try archiver.encodeObjectValue(root, forKey: nil)
        return archiver.bytes
    }

    // MARK: Items

    private func append(_ new: [UInt8]) {
        if !isNoting { bytes += new }
    }

    private func write(integer: Int) {
        switch integer {
        case -110...127: append([UInt8(truncatingIfNeeded: integer)])
        case -32_767...32_767: append([0x81] + littleEndian(integer, count: 2))
        case Int(Int32.min)...Int(Int32.max): append([0x82] + littleEndian(integer, count: 4))
        default: append([0x87] + littleEndian(integer, count: 8))
        }
    }

    private func littleEndian(_ integer: Int, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: integer >> (8 * $0)) }
    }

    private func write(string: String) {
        if isNoting { return }
        if let number = strings[string] { return write(integer: number - 110) }
        strings[string] = strings.count
        append([0x84])
        write(integer: string.utf8.count)
        append(Array(string.utf8))
    }

    /// Writes a reference, or says that the entry is new.
    private func begin(_ entry: String) -> Bool {
        if isNoting { return false }
        if let number = entries[entry] {
            write(integer: number - 110)
            return false
        }
        entries[entry] = entries.count
        append([0x84])
        return true
    }

    private func write(classes: [(name: String, version: Int)]) {
        for (name, version) in classes + [("NSObject", 0)] {
            guard begin("class \(name)") else { return }
            write(string: name)
            write(integer: version)
        }
        append([0x85])
    }

    private func write(object: any Coding) throws {
        if isNoting {
            guard held.insert(ObjectIdentifier(object)).inserted else { return }
        } else {
            guard begin("object \(ObjectIdentifier(object))") else { return }
            var classes: [(String, Int)] = []
            var next: (any Coding.Type)? = type(of: object)
            while let type = next {
                classes.append((type.archivedClass.name, type.archivedClass.version))
                next = type.archivedClass.superclass
            }
            write(classes: classes)
        }
        let outer = context
        context = Context()
        try object.encode(with: self)
        context = outer
        append([0x86])
    }

    /// Writes a group of one value, or adds the value to what is open.
    private func add(_ code: String, _ body: @escaping () throws -> Void) throws {
        let group = {
            self.write(string: code)
            try body()
        }
        if context.group != nil {
            context.group?.append((code, body))
        } else if case .dictionary(let pending)? = context.collections.last {
            context.collections[context.collections.count - 1] = .dictionary(pending + [group])
        } else {
            try group()
        }
    }

    // MARK: Values

    override func beginGroup() throws {
        context.group = []
    }

    override func endGroup() throws {
        let values = context.group ?? []
        context.group = nil
        write(string: values.map(\.code).joined())
        for value in values { try value.body() }
    }

    override func encodeLeaf(_ leaf: ArchivedLeaf, forKey key: String?) throws {
        switch leaf {
        case .null: try add("@") { self.append([0x85]) }
        case .boolean(let value): try add("c") { self.append([value ? 1 : 0]) }
        case .integer(let value, let type): try add(value, type)
        case .float(let value):
            try add("f") {
                if let integer = Int32(exactly: value) { return self.write(integer: Int(integer)) }
                self.append([0x83] + self.littleEndian(Int(value.bitPattern), count: 4))
            }
        case .string(let value):
            try add("@") {
                guard self.begin("string \(value)") else { return }
                self.write(classes: [("NSString", 1)])
                self.write(string: "+")
                self.write(integer: value.utf8.count)
                self.append(Array(value.utf8) + [0x86])
            }
        default: try super.encodeLeaf(leaf, forKey: key)
        }
    }

    private func add(_ value: Int64, _ type: IntegerType) throws {
        let code = if case .int32 = type { "i" } else { "q" }
        guard case .array? = context.collections.last else {
            return try add(code) { self.write(integer: Int(value)) }
        }
        try add("@") {
            guard self.begin("number \(value)") else { return }
            self.write(classes: [("NSNumber", 0), ("NSValue", 0)])
            self.write(string: "*")
            if self.begin("text \(code)") { self.write(string: code) }
            self.write(string: code)
            self.write(integer: Int(value))
            self.append([0x86])
        }
    }

    override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        try add("@") { try self.write(object: object) }
    }

    override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        try add("@") {
            if self.isNoting { return }
            if self.held.contains(ObjectIdentifier(object)) {
                try self.write(object: object)
            } else {
                self.append([0x85])
            }
        }
    }

    // MARK: Collections and structures

    private var newEntryCount = 0

    private func beginObject(_ name: String, version: Int) throws {
        newEntryCount += 1
        let number = newEntryCount
        try add("@") {
            _ = self.begin("new \(number)")
            self.write(classes: [(name, version)])
        }
    }

    override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        if kind == .array, count == 0 { return try addEmptyArray() }
        try beginObject(kind == .array ? "NSArray" : "NSDictionary", version: 0)
        write(string: "i")
        write(integer: count)
        context.collections.append(kind == .array ? .array : .dictionary([]))
    }

    /// Writes the array without elements, which is one object, as in Cocoa.
    private func addEmptyArray() throws {
        try add("@") {
            guard self.begin("empty array") else { return }
            self.write(classes: [("NSArray", 0)])
            self.write(string: "i")
            self.append([0, 0x86])
        }
        context.collections.append(.emptyArray)
    }

    override func endCollection() throws {
        let ended = context.collections.popLast()
        if case .emptyArray? = ended { return }
        if case .dictionary(let pending)? = ended {
            let count = pending.count / 2
            for number in 0..<count {
                try pending[number]()
                try pending[count + number]()
            }
        }
        append([0x86])
    }

    override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        try beginObject(structure.name, version: structure.version)
        context.collections.append(.structure)
    }

    override func endStructure() throws {
        context.collections.removeLast()
        append([0x86])
    }
}
