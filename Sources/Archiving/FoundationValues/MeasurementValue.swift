// Measurements: a number and its unit. A unit has a symbol and, if it measures a dimension, the conversion to its base
// unit.
//
//     { NS.symbol: "ft", NS.specifier: 1282, NS.converter: UID 5, $class: NSUnitLength }
//     { NS.coefficient: 0.3048, NS.constant: 0.0, $class: NSUnitConverterLinear }

/// A measurement: Cocoa's NSMeasurement.
public struct MeasurementValue: Hashable, Sendable {
    /// The number of units.
    public var value: Double

    /// The unit.
    public var unit: UnitValue

    /// Creates a measurement.
    public init(value: Double, unit: UnitValue) {
        self.value = value
        self.unit = unit
    }
}

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

extension MeasurementValue: ArchivableValue, FoundationValue {
    private static let valueKey = "NS.value"
    private static let unitKey = "NS.unit"

    static let foundationForm = FoundationForm<MeasurementValue>(.measurement) { measurement, archiver in
        try archiver.encode(measurement.value, forKey: valueKey)
        try archiver.encode(measurement.unit, forKey: unitKey)
    } decode: { unarchiver in
        try MeasurementValue(
            value: unarchiver.real(forKey: valueKey),
            unit: unarchiver.decode(UnitValue.self, forKey: unitKey))
    }
}

extension UnitValue: ArchivableValue, FoundationValue {
    private static let symbolKey = "NS.symbol"
    private static let specifierKey = "NS.specifier"
    private static let converterKey = "NS.converter"

    /// A subclass encodes the values of its superclasses before its own.
    static let foundationForm = FoundationForm<UnitValue>(.unit) { unit in
        unit.dimension.map { ArchivedStructure(.dimension, subclass: $0.className) }
    } identity: { unit in
        Identity(
            unit: SharedIdentity(unit.dimension?.className ?? FoundationClass.unit.name, unit.symbol),
            specifier: unit.dimension?.specifier, numbers: unit.dimension?.converter?.numbers ?? [])
    } encode: { unit, archiver in
        try archiver.encode(unit.symbol, forKey: symbolKey)
        guard let dimension = unit.dimension else { return }
        try archiver.encodeIfPresent(dimension.specifier, forKey: specifierKey)
        try archiver.encodeIfPresent(dimension.converter, forKey: converterKey)
    } decode: { unarchiver in
        let names = unarchiver.classNamesOfStructure()
        var unit = UnitValue(symbol: try unarchiver.decode(String.self, forKey: symbolKey))
        if let name = names.first, name != FoundationClass.unit.name {
            unit.dimension = try Dimension(
                className: name,
                specifier: unarchiver.decodeIfPresent(Int.self, forKey: specifierKey),
                converter: unarchiver.decodeIfPresent(UnitConverterValue.self, forKey: converterKey))
        }
        return unit
    }

    /// Numbers are compared by their bits: -0 equals 0.
    private struct Identity: Hashable {
        let unit: SharedIdentity
        let specifier: Int?
        let numbers: [UInt64]
    }
}

extension UnitConverterValue: ArchivableValue, FoundationValue {
    private static let linearClassName = FoundationClass.linearUnitConverter.name
    private static let reciprocalClassName = FoundationClass.reciprocalUnitConverter.name
    private static let coefficientKey = "NS.coefficient"
    private static let constantKey = "NS.constant"
    private static let reciprocalKey = "NS.reciprocal"

    fileprivate var numbers: [UInt64] {
        switch self {
        case .linear(let coefficient, let constant): [coefficient.bitPattern, constant.bitPattern]
        case .reciprocal(let number): [number.bitPattern]
        }
    }

    static let foundationForm = FoundationForm<UnitConverterValue>(.unitConverter) { converter in
        let isLinear = if case .linear = converter { true } else { false }
        return ArchivedStructure(isLinear ? .linearUnitConverter : .reciprocalUnitConverter)
    } encode: { converter, archiver in
        switch converter {
        case .linear(let coefficient, let constant):
            try archiver.encode(coefficient, forKey: coefficientKey)
            try archiver.encode(constant, forKey: constantKey)
        case .reciprocal(let number):
            try archiver.encode(number, forKey: reciprocalKey)
        }
    } decode: { unarchiver in
        let names = unarchiver.classNamesOfStructure()
        if names.contains(linearClassName) {
            return try .linear(
                coefficient: unarchiver.real(forKey: coefficientKey),
                constant: unarchiver.real(forKey: constantKey))
        }
        try unarchiver.require(
            names.contains(reciprocalClassName), .unexpectedClass,
            expected: "a '\(linearClassName)' or '\(reciprocalClassName)'",
            found: "an object of class '\(names.first ?? "")'")
        return .reciprocal(try unarchiver.real(forKey: reciprocalKey))
    }
}
