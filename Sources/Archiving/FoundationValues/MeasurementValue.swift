// Measurements: a number and its unit.

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

extension MeasurementValue: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSMeasurement") }

    private static let valueKey = "NS.value"
    private static let unitKey = "NS.unit"

    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(value, forKey: Self.valueKey)
        try archiver.encode(unit, forKey: Self.unitKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> MeasurementValue {
        try MeasurementValue(
            value: unarchiver.decode(Double.self, forKey: valueKey),
            unit: unarchiver.decode(UnitValue.self, forKey: unitKey))
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> MeasurementValue? {
        try unarchiver.decodeInstance(MeasurementValue.self, forKey: key)
    }
}
