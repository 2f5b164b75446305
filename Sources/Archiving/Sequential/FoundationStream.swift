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

    /// The names one after another, the shortest first, with the class that is read, which isn't mutable; and for each
    /// length the names of that length.
    private static let sequentialValues: (text: [UInt8], names: [(start: Int, value: Self)], ofCount: [Range<Int>]) = {
        // A subclass.
        var all = [(name: "NSAbsoluteURL", value: FoundationClass.url)]
        for value in allCases where value.immutable.isSequentialValue { all.append((value.name, value.immutable)) }
        all.sort { $0.name.utf8.count < $1.name.utf8.count }
        var (text, names) = ([UInt8](), [(start: Int, value: Self)]())
        for (name, value) in all {
            names.append((text.count, value))
            text += name.utf8
        }
        let ofCount = (0...(all.last?.name.utf8.count ?? 0)).map { count in
            let next = all.firstIndex { $0.name.utf8.count > count } ?? all.count
            return (all.firstIndex { $0.name.utf8.count >= count } ?? next)..<next
        }
        return (text, names, ofCount)
    }()

    /// The class, not mutable, whose objects are values, by its name; `nil` if it isn't one of these.
    init?(ofSequentialValue name: UnsafeRawBufferPointer) {
        let known = Self.sequentialValues
        guard name.count < known.ofCount.count else { return nil }
        for (start, value) in known.names[known.ofCount[name.count]] {
            let isEqual = unsafe known.text.withUnsafeBytes {
                unsafe name.isEqual(to: UnsafeRawBufferPointer(rebasing: $0[start..<(start + name.count)]))
            }
            if isEqual {
                self = value
                return
            }
        }
        return nil
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
