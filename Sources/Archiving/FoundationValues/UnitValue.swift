// Units: a symbol and, where they measure a dimension, the way to its base unit.
//
//     { NS.symbol: "ft", NS.specifier: 1282, NS.converter: UID 5, $class: NSUnitLength }
//     { NS.coefficient: 0.3048, NS.constant: 0.0, $class: NSUnitConverterLinear }

/// A unit: Cocoa's NSUnit or a subclass of it.
public struct UnitValue: Hashable, Sendable {
    /// The properties of a unit that measures a dimension, in addition to its symbol.
    public struct Dimension: Hashable, Sendable {
        /// The name of the class in archives, such as `NSUnitLength`.
        public var className: String

        /// The number by which Cocoa identifies the unit; `nil` if the archive doesn't contain one.
        public var specifier: Int?

        /// The conversion to the base unit; `nil` if the archive doesn't contain one.
        public var converter: UnitConverterValue?

        /// Creates a dimension.
        public init(className: String, specifier: Int? = nil, converter: UnitConverterValue? = nil) {
            self.className = className
            self.specifier = specifier
            self.converter = converter
        }
    }

    /// The symbol, such as `ft`.
    public var symbol: String

    /// The dimension; `nil` for a dimensionless unit.
    public var dimension: Dimension?

    /// Creates a unit.
    public init(symbol: String, dimension: Dimension? = nil) {
        self.symbol = symbol
        self.dimension = dimension
    }
}

/// The conversion of a unit to the base unit of its dimension: Cocoa's NSUnitConverter.
public enum UnitConverterValue: Hashable, Sendable {
    /// A conversion in which the base unit's value is the unit's value multiplied by the coefficient, plus the
    /// constant.
    case linear(coefficient: Double, constant: Double)

    /// A conversion in which the base unit's value is the given number divided by the unit's value.
    case reciprocal(Double)
}

extension UnitValue: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSUnit") }

    private static let dimensionClassName = "NSDimension"
    private static let symbolKey = "NS.symbol"
    private static let specifierKey = "NS.specifier"
    private static let converterKey = "NS.converter"

    var foundationClass: ArchivedStructure {
        guard let dimension else { return Self.foundationClass }
        let superclasses = [Self.dimensionClassName, Self.foundationClass.name]
        return ArchivedStructure(
            foundationClass: dimension.className, superclasses: superclasses.filter { $0 != dimension.className })
    }

    var sharedIdentity: AnyHashable? {
        Identity(
            unit: SharedIdentity(foundationClass.name, symbol), specifier: dimension?.specifier,
            numbers: dimension?.converter?.numbers ?? [])
    }

    /// Equal numbers have other bits where one is -0.
    private struct Identity: Hashable {
        let unit: SharedIdentity
        let specifier: Int?
        let numbers: [UInt64]
    }

    /// A subclass encodes what its superclasses have before its own.
    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(symbol, forKey: Self.symbolKey)
        guard let dimension else { return }
        try archiver.encodeIfPresent(dimension.specifier, forKey: Self.specifierKey)
        try archiver.encodeIfPresent(dimension.converter, forKey: Self.converterKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> UnitValue {
        let names = unarchiver.classNamesOfStructure()
        var unit = UnitValue(symbol: try unarchiver.decode(String.self, forKey: symbolKey))
        if let name = names.first, name != foundationClass.name {
            unit.dimension = try Dimension(
                className: name,
                specifier: unarchiver.decodeIfPresent(Int.self, forKey: specifierKey),
                converter: unarchiver.decodeIfPresent(UnitConverterValue.self, forKey: converterKey))
        }
        return unit
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> UnitValue? {
        try unarchiver.decodeInstance(UnitValue.self, forKey: key)
    }
}

extension UnitConverterValue: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSUnitConverter") }

    private static let linearClassName = "NSUnitConverterLinear"
    private static let reciprocalClassName = "NSUnitConverterReciprocal"
    private static let coefficientKey = "NS.coefficient"
    private static let constantKey = "NS.constant"
    private static let reciprocalKey = "NS.reciprocal"

    var foundationClass: ArchivedStructure {
        let name =
            switch self {
            case .linear: Self.linearClassName
            case .reciprocal: Self.reciprocalClassName
            }
        return ArchivedStructure(foundationClass: name, superclasses: [Self.foundationClass.name])
    }

    /// What tells it from others.
    fileprivate var numbers: [UInt64] {
        switch self {
        case .linear(let coefficient, let constant): [coefficient.bitPattern, constant.bitPattern]
        case .reciprocal(let number): [number.bitPattern]
        }
    }

    func encodeContents(to archiver: Archiver) throws {
        switch self {
        case .linear(let coefficient, let constant):
            try archiver.encode(coefficient, forKey: Self.coefficientKey)
            try archiver.encode(constant, forKey: Self.constantKey)
        case .reciprocal(let number):
            try archiver.encode(number, forKey: Self.reciprocalKey)
        }
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> UnitConverterValue {
        let names = unarchiver.classNamesOfStructure()
        if names.contains(linearClassName) {
            return try .linear(
                coefficient: unarchiver.decode(Double.self, forKey: coefficientKey),
                constant: unarchiver.decode(Double.self, forKey: constantKey))
        }
        guard names.contains(reciprocalClassName) else {
            throw unarchiver.failure(
                .unexpectedClass, expected: "a '\(linearClassName)' or '\(reciprocalClassName)'",
                found: "an object of class '\(names.first ?? "")'", forKey: nil)
        }
        return .reciprocal(try unarchiver.decode(Double.self, forKey: reciprocalKey))
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(
        from unarchiver: Unarchiver, forKey key: String?
    ) throws -> UnitConverterValue? {
        try unarchiver.decodeInstance(UnitConverterValue.self, forKey: key)
    }
}
