// What a sample consists of before it is an archive: objects, and the values that they are written with.
//
//     SampleGraph ── objects ── class · entries ── key · value
//                       ▲                                 │
//                       └────── object 3 ◀────────────────┘

import CodingSchema
import PropertyLists

/// The objects of a sample, the root first.
struct SampleGraph {
    var objects: [SampleObject] = []
}

/// The objects that conditional references lead to: of each class, its subclasses' among them, the first two that the
/// reader holds for another reason.
struct ConditionalTargets {
    private var places: [Int] = []
    private var placesByClass: [ObjectIdentifier: [Int]] = [:]

    init(in graph: SampleGraph) {
        for (place, object) in graph.objects.enumerated() where !object.isHidden {
            if places.count < 2 { places.append(place) }
            for owner in object.schemaClass.chain where placesByClass[ObjectIdentifier(owner), default: []].count < 2 {
                placesByClass[ObjectIdentifier(owner), default: []].append(place)
            }
        }
    }

    /// Rather another object than the one that holds the reference; `nil` where there is none.
    func place(for reference: ConditionalReference) -> Int? {
        let fitting = reference.schemaClass.map { placesByClass[ObjectIdentifier($0)] ?? [] } ?? places
        return fitting.first { $0 != reference.holder } ?? fitting.first
    }
}

/// An object of a sample.
struct SampleObject {
    let schemaClass: SchemaClass

    /// Today's reader may let go of the object: it converts what refers to it.
    var isHidden: Bool
    var entries: [SampleEntry] = []

    /// Of a sample without keys, the values of each class of the chain, the root class's first.
    var sequences: [[SampleSequenceValue]] = []
}

/// A value in its place of a sequential archive.
struct SampleSequenceValue {
    /// `nil` where there is none.
    let value: SampleValue?
    let type: SchemaType

    /// The type encodings of the groups that hold it.
    let encoding: String

    /// It stands in the group of the value before it.
    var isJoined = false
}

/// A value and its key.
struct SampleEntry {
    let key: String
    let value: SampleValue
}

/// A reference that is kept only where something else archives its object.
struct ConditionalReference {
    /// `nil` for any class.
    let schemaClass: SchemaClass?

    /// The object that the reference stands in.
    let holder: Int

    /// What is written where there is no such object: `$null` or nothing.
    let writesNull: Bool
}

/// A value as archives tell values apart.
indirect enum SampleValue {
    case null

    /// A boolean, an integer or a real.
    case number(PropertyList)
    case text(String)
    case data([UInt8])

    /// Seconds since 2001.
    case date(Double)
    case uuid([UInt8])
    case url(String)
    case decimal(SampleDecimal)
    case geometry(SchemaGeometry, [Double])
    case array([SampleValue])
    case set([SampleValue])
    case dictionary([(key: SampleValue, value: SampleValue)])

    /// A struct, or an enum whose cases carry values.
    case structure(SchemaOwner, [SampleEntry])

    /// The same without keys.
    case sequence(SchemaOwner, [SampleSequenceValue])

    /// An object by its place.
    case object(Int)
    case conditional(ConditionalReference)
}

/// A decimal number that is not 0, without zeros at the mantissa's end.
struct SampleDecimal: Hashable {
    let isNegative: Bool
    let exponent: Int64
    let mantissa: UInt64
}
