// Foundation's classes in sequential archives, whose objects decode as values.
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

import PropertyLists
import TypedStreams

extension FoundationClass {
    fileprivate var isSequentialValue: Bool { rawValue <= FoundationClass.null.rawValue }

    /// The entry of the class in every archive that is written, if it is a value there and isn't mutable.
    var classEntry: UInt32 { FoundationStream.prototype.classEntries[rawValue] }

    /// The only supported version of the class.
    var version: Int32 { immutable == .string ? 1 : 0 }

    /// The names one after another, and for each its end and the class that is read, which isn't mutable.
    /// `NSAbsoluteURL` is a subclass.
    private static let sequentialValues: (text: [UInt8], names: [(end: Int, value: FoundationClass)]) = {
        var text = Array("NSAbsoluteURL".utf8)
        var names = [(text.count, FoundationClass.url)]
        for value in allCases where value.immutable.isSequentialValue {
            text += value.name.utf8
            names.append((text.count, value.immutable))
        }
        return (text, names)
    }()

    /// The class, not mutable, whose objects are values, by its name; `nil` if it isn't one of these.
    init?(ofSequentialValue name: UnsafeRawBufferPointer) {
        let known = Self.sequentialValues
        let found = unsafe known.text.withUnsafeBytes { text -> FoundationClass? in
            var start = 0
            for (end, value) in known.names {
                let other = unsafe UnsafeRawBufferPointer(rebasing: text[start..<end])
                if unsafe name.isEqual(to: other) { return value }
                start = end
            }
            return nil
        }
        guard let found else { return nil }
        self = found
    }

    /// The version of a class that is known only by name: that of a Foundation class, or 0.
    static func version(ofClassNamed name: String) -> Int32 {
        var name = name
        return name.withUTF8 { unsafe FoundationClass(ofSequentialValue: UnsafeRawBufferPointer($0)) }?.version ?? 0
    }
}

extension TypedStreamBuilder {
    static let rootClass: UInt32 = 0

    /// Returns the entry of a Foundation class, given by the names of its chain of superclasses.
    mutating func foundationClass(_ chain: [String]) -> UInt32 {
        var entry = Self.rootClass
        for name in chain.dropLast().reversed() {
            let version = FoundationClass.version(ofClassNamed: name)
            entry = classEntry(named: name, version: version, superclass: entry)
        }
        return entry
    }
}

/// The classes, type encodings and C strings that values need, from which each archive starts. The writer leaves out
/// what nothing refers to.
struct FoundationStream: ~Copyable {
    static let prototype = FoundationStream()

    let builder: TypedStreamBuilder

    /// The entries of the classes, in the order of their raw values.
    let classEntries: [UInt32]

    private init() {
        var builder = TypedStreamBuilder()
        _ = builder.classEntry(named: KeyedArchiveFormat.rootClassName, version: 0)
        var entries: [UInt32] = []
        for value in FoundationClass.allCases where value.isSequentialValue {
            entries.append(builder.foundationClass(value.chain))
        }
        _ = builder.foundationClass(FoundationClass.attributedString.chain)
        for code in "@+*cCBsSiIlLqQfd".utf8 { _ = builder.string(code: code) }
        for code in "cqQfd" { _ = builder.cStringEntry(String(code)) }
        _ = builder.string("iI")
        builder.share()
        self.builder = builder
        classEntries = entries
    }
}
