// Sequential archives written by hand.

package import Foundation
package import TypedStreams

/// Puts sequential archives together, value by value.
package enum SequentialBuilding {
    /// An archive that is put together by hand.
    package static func archive(_ fill: (inout TypedStreamBuilder) -> Void) throws -> Data {
        var builder = TypedStreamBuilder()
        fill(&builder)
        return try builder.finish()
    }

    package static func string(_ text: String, in builder: inout TypedStreamBuilder) -> UInt32 {
        let chain: [(name: String, version: Int32)] = [("NSString", 1), ("NSObject", 0)]
        let entry = builder.addObject(ofClass: builder.classEntry(chain: chain), isHeld: true)
        builder.beginContents(of: entry)
        builder.beginGroup("+")
        builder.add(text: text)
        builder.endGroup()
        builder.endContents(of: entry)
        return entry
    }

    package static func add(_ entry: UInt32?, in builder: inout TypedStreamBuilder) {
        builder.beginGroup("@")
        if let entry { _ = builder.add(object: entry) } else { builder.append(.null(code: UInt8(ascii: "@"))) }
        builder.endGroup()
    }

    /// A company and its head, who know each other.
    package static func company() throws -> Data {
        try archive { builder in
            let companies = builder.classEntry(chain: [("Company", 0), ("NSObject", 0)])
            let people = builder.classEntry(chain: [("Employee", 2), ("Person", 0), ("NSObject", 0)])
            let name = string("Anna", in: &builder)
            let company = builder.addObject(ofClass: companies, isHeld: true)
            let anna = builder.addObject(ofClass: people, isHeld: true)
            builder.beginContents(of: anna)
            add(name, in: &builder)
            builder.beginGroup("q")
            builder.append(.integer(7, code: UInt8(ascii: "q")))
            builder.endGroup()
            builder.beginGroup("ff")
            builder.append(.real(Float(1.5)))
            builder.append(.real(Float(2)))
            builder.endGroup()
            add(company, in: &builder)
            builder.endContents(of: anna)
            builder.beginContents(of: company)
            add(anna, in: &builder)
            add(anna, in: &builder)
            add(nil, in: &builder)
            builder.endContents(of: company)
            add(company, in: &builder)
        }
    }
}

extension TypedStreamBuilder {
    /// Returns the entry of a class, given with all of its superclasses, the class itself first.
    package mutating func classEntry(chain: [(name: String, version: Int32)]) -> UInt32 {
        chain.reversed().reduce(TypedStreamEntry.none) { superclass, described in
            classEntry(named: described.name, version: described.version, superclass: superclass)
        }
    }

    /// Adds text as bytes of the type `+`.
    package mutating func add(text: String) {
        var text = text
        text.withUTF8 { add(bytes: UnsafeRawBufferPointer($0), code: UInt8(ascii: "+")) }
    }
}
