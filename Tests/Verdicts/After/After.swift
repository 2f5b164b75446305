// The schemas beside this file are what programs knew after a change; those of the same names in `Before`, before it.
// Here are the functions that they name after `via`.

public import Archiving
import Foundation

extension FieldAddedVia {
    public static func area(from unarchiver: Unarchiver) throws -> Int {
        try unarchiver.decode(Int.self, forKey: "width") * unarchiver.decode(Int.self, forKey: "height")
    }
}

extension SequenceRetyped {
    public static func count(from unarchiver: Unarchiver) throws -> String {
        try countFromOld(unarchiver.decode(Int32.self, forKey: "oldCount"))
    }
    public static func countFromOld(_ number: Int32) -> String { "\(number)" }
    public static func countForOlderReaders(_ text: String) -> Int32 { Int32(text) ?? 0 }
}

extension MemberSplit {
    public static func firstName(of fullName: String) throws -> String { String(fullName.prefix { $0 != " " }) }
    public static func lastName(of fullName: String) throws -> String {
        String(fullName.drop { $0 != " " }.dropFirst())
    }
}

extension StillComputed {
    public static func firstName(of fullName: String) throws -> String { String(fullName.prefix { $0 != " " }) }
    public static func lastName(of fullName: String) throws -> String {
        String(fullName.drop { $0 != " " }.dropFirst())
    }
    public func fullName() throws -> String { "\(self.firstName) \(self.lastName)" }
}

extension ComputingEnded {
    public static func firstName(of fullName: String) throws -> String { String(fullName.prefix { $0 != " " }) }
    public static func lastName(of fullName: String) throws -> String {
        String(fullName.drop { $0 != " " }.dropFirst())
    }
}

extension ComputedForgotten {
    public func fullName() throws -> String { "\(self.firstName) \(self.lastName)" }
}

extension TypeChangedVia {
    public static func metres(fromCentimetres centimetres: Int) throws -> Double { Double(centimetres) / 100 }
    public static func centimetres(fromMetres metres: Double) throws -> Int {
        guard let whole = Int(exactly: (metres * 100).rounded()) else { throw CocoaError(.coderInvalidValue) }
        return whole
    }
}

extension RawTypeConverted {
    typealias Colour = RawTypeConvertedColour

    static func colour(of number: Int) throws -> Colour {
        switch number {
        case 1: .red
        case 2: .blue
        default: throw CocoaError(.coderInvalidValue)
        }
    }
    static func number(of colour: Colour) -> Int { colour == .red ? 1 : 2 }
    static func other(of number: Int?) throws -> Colour? { try number.map(colour(of:)) }
    static func number(ofOther colour: Colour?) -> Int? { colour.map(number(of:)) }
    static func list(of numbers: [Int]) throws -> [Colour] { try numbers.map(colour(of:)) }
    static func numbers(of list: [Colour]) -> [Int] { list.map(number(of:)) }
    static func table(of numbers: [String: Int]) throws -> [String: Colour] { try numbers.mapValues(colour(of:)) }
    static func numbers(ofTable table: [String: Colour]) -> [String: Int] { table.mapValues(number(of:)) }
}

extension ValueBecameStruct {
    public static func area(from unarchiver: Unarchiver) -> ValueBecameStructArea { ValueBecameStructArea(width: 0) }
}

extension SubstitutionChangedCode {
    public static func shared(for decoded: SubstitutionChangedCode) -> SubstitutionChangedCode { decoded }
}

extension UnionCaseAddedAlsoPicture {
    public static func raw(of picture: UnionCaseAddedAlsoPicture) throws -> UnionCaseAddedAlsoPicture {
        .raw(pixels: Data([1, 2, 3]))
    }
}

extension TypeConverted {
    static func text(of number: Int) -> String { "\(number)" }
    static func number(of text: String) throws -> Int {
        guard let number = Int(text) else { throw CocoaError(.coderInvalidValue) }
        return number
    }
    static func reversed(_ text: String) -> String { String(text.reversed()) }
}

/// A class that is written by hand.
open class ExternalChangedShape: Coding {
    public let name: String
    public var size: Int?

    public init(name: String, size: Int?) {
        self.name = name
        self.size = size
    }

    open class var archivedClass: ArchivedClass {
        ArchivedClass("ExternalChangedShape", type: ExternalChangedShape.self)
    }

    open func encode(with archiver: Archiver) throws {
        try archiver.encode(name, forKey: "name")
        try archiver.encodeIfPresent(size, forKey: "size")
    }

    public required init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self, forKey: "name")
        size = try unarchiver.decodeIfPresent(Int.self, forKey: "size")
    }

    open func connect(with unarchiver: Unarchiver) throws {}
}

public protocol BecameProtocolDrawable: Coding {}
public protocol ConformanceLostDrawable: Coding {}
public protocol ConformingClassAddedDrawable: Coding {}

extension VersionKeyMigrated {
    /// Version 0 had another unit.
    func migrate(from version: Int) { if version < 1 { size *= 1_000 } }
}
