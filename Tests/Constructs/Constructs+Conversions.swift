// The types that `Conversions.coding` archives as others, and the functions that convert them.

import Archiving
import Foundation

/// A temperature, which has no coding of its own.
struct Kelvin: Hashable, Sendable {
    var degrees: Double

    init(_ degrees: Double) { self.degrees = degrees }
}

func degrees(of temperature: Kelvin) -> Double { temperature.degrees }

func kelvin(degrees: Double) throws -> Kelvin {
    guard degrees >= 0 else { throw ConversionError.belowZero }
    return Kelvin(degrees)
}

enum ConversionError: Error {
    case belowZero
    case noIdentifier
}

enum Palette {
    /// A colour is an object in Swift, and bytes in archives.
    final class Colour: Sendable {
        let bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }
}

enum PaletteColours {
    static func bytes(of colour: Palette.Colour) -> [UInt8] { colour.bytes }
    static func colour(_ bytes: [UInt8]) -> Palette.Colour { Palette.Colour(bytes) }
}

struct Span: Equatable {
    var start: Date
    var end: Date
}

func interval(of span: Span) -> Interval {
    Interval(start: span.start, seconds: span.end.timeIntervalSince(span.start))
}

func span(_ value: Interval) -> Span { Span(start: value.start, end: value.start + value.seconds) }

struct Corner: Codable, Hashable {
    var x: Double
    var y: Double
}

struct Curve: Equatable {
    var heights: [Float]

    static func through(_ heights: [Float]) -> Curve { Curve(heights: heights) }
}

/// A value that has Codable only.
struct Outline: Codable, Equatable {
    var title: String
    var depths: [Int: Double]
    var date: Date?
}

/// What the fields of several declarations name.
protocol Identifying {}

extension Identifying {
    static func text(of identifier: UUID) -> String { identifier.uuidString }

    static func identifier(from text: String) throws -> UUID {
        guard let identifier = UUID(uuidString: text) else { throw ConversionError.noIdentifier }
        return identifier
    }
}

extension Reading: Identifying {}
extension Readings: Identifying {}

extension Converted: Identifying {
    static func point(of corner: Corner) -> CGPoint { CGPoint(x: corner.x, y: corner.y) }
    static func corner(at point: CGPoint) -> Corner { Corner(x: point.x, y: point.y) }

    static func samples(of curve: Curve) -> [Float] { curve.heights }

    static func rank(ofNumber number: Int) -> Rank { number > 1 ? .highest : number > 0 ? .high : .low }
    static func number(ofRank rank: Rank) -> Int { rank == .highest ? 2 : rank == .high ? 1 : 0 }
}

extension Drawn {
    static func heights(of curve: Curve) -> [Float] { curve.heights }
}

extension Lukewarm {
    static func heat(inCelsius degrees: Double) -> Kelvin { Kelvin(degrees + 273.15) }
    static func celsius(of heat: Kelvin) -> Double { heat.degrees - 273.15 }
}

/// A type with raw values of any text.
struct Wavelength: RawRepresentable, Hashable, Sendable {
    var rawValue: String
}

/// A type whose initializer can fail.
struct Gear: RawRepresentable, Hashable, Sendable {
    let rawValue: Int

    init?(rawValue: Int) {
        if rawValue > 1_000 { return nil }
        self.rawValue = rawValue
    }
}

struct Pace: RawRepresentable, Sendable {
    var rawValue: Double
}

struct Caption: Hashable, Sendable {
    let text: String

    init?(_ text: String) {
        if text.isEmpty { return nil }
        self.text = text
    }
}

extension Journey {
    static func text(of label: Caption) -> String { label.text }
    static func caption(from text: String) -> Caption? { Caption(text) }
}

extension LenientConversions: Identifying {
    static func text(of caption: Caption) -> String { caption.text }
    static func caption(from text: String) -> Caption? { Caption(text) }

    static func caption(ofNumber number: Int) throws -> Caption? {
        guard number >= 0 else { throw ConversionError.belowZero }
        return Caption(number == 0 ? "" : "\(number)")
    }

    static func caption(ofNumbers numbers: [Int]) -> Caption? {
        Caption(numbers.map { "\($0)" }.joined(separator: " "))
    }

    static func total(of parts: [Int8]) throws -> Int8 {
        try parts.reduce(0) { sum, part in
            let (result, overflow) = sum.addingReportingOverflow(part)
            guard !overflow else { throw ConversionError.belowZero }
            return result
        }
    }
}

extension LenientFields {
    static func size(in unarchiver: Unarchiver) throws -> Int16 { 9 }
}
