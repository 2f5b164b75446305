// The schemas beside this file are what programs knew before a change; those of the same names in `After`, after it.

public import Archiving
import Foundation

extension ComputingEnded {
    public static func firstName(of fullName: String) throws -> String { String(fullName.prefix { $0 != " " }) }
    public static func lastName(of fullName: String) throws -> String {
        String(fullName.drop { $0 != " " }.dropFirst())
    }
    public func fullName() throws -> String { "\(self.firstName) \(self.lastName)" }
}

extension ComputedForgotten {
    public static func firstName(of fullName: String) throws -> String { String(fullName.prefix { $0 != " " }) }
    public static func lastName(of fullName: String) throws -> String {
        String(fullName.drop { $0 != " " }.dropFirst())
    }
    public func fullName() throws -> String { "\(self.firstName) \(self.lastName)" }
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

    public init(name: String) {
        self.name = name
    }

    open class var archivedClass: ArchivedClass {
        ArchivedClass("ExternalChangedShape", type: ExternalChangedShape.self)
    }

    open func encode(with archiver: Archiver) throws {
        try archiver.encode(name, forKey: "name")
    }

    public required init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self, forKey: "name")
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
