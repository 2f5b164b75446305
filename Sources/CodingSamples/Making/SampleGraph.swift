// The contents of a sample before it is archived: objects, and the values that they encode.
//
//     SampleGraph ── objects ── class · entries ── key · value       or, in sequential archives, values without keys
//                       ▲                                 │
//                       └────── object 3 ◀────────────────┘
//
// The objects encode themselves with the runtime's archivers, which write them like objects of classes.

import Archiving
import CodingSchema

/// The objects of a sample, the root first.
final class SampleGraph {
    var objects: [SampleObject] = []

    /// Set after all objects are created.
    private(set) lazy var targets = ConditionalTargets(in: self)
}

/// An object of a sample.
final class SampleObject: DescribedCoding {
    static var archivedClass: ArchivedClass { ArchivedClass("SampleObject", type: SampleObject.self) }

    let schemaClass: SchemaClass
    let classDescription: ArchivedObject.ClassDescription

    /// Whether the current reader may release the object, because it converts the values that refer to it.
    var isHidden: Bool
    var entries: [SampleEntry] = []

    /// In a sequential archive, the values of all classes of the chain, the root class's first.
    var sequence: [SampleSequenceValue] = []

    /// The graph owns the object.
    private unowned let graph: SampleGraph

    init(_ schemaClass: SchemaClass, in graph: SampleGraph, isHidden: Bool, version: (SchemaOwner) -> Int) {
        self.schemaClass = schemaClass
        self.graph = graph
        self.isHidden = isHidden
        let chain = schemaClass.chain.reversed()
        classDescription = ArchivedObject.ClassDescription(
            schemaClass.archivedName, chain: chain.map(\.archivedName) + ["NSObject"],
            fallbacks: schemaClass.fallbackNames.isEmpty ? nil : schemaClass.fallbackNames,
            versions: chain.map(version) + [0])
    }

    init(coder unarchiver: Unarchiver) throws {
        throw SampleError("a sample is only written")
    }

    func encode(with archiver: Archiver) throws {
        for entry in entries { try entry.value.encode(to: archiver, forKey: entry.key, in: graph) }
        try sequence.encode(to: archiver, in: graph)
    }
}

/// A conditional or weak reference, which is read only if something else refers to its object.
struct ConditionalReference {
    /// `nil` for any class.
    let schemaClass: SchemaClass?

    /// The object that holds the reference.
    let holder: Int

    /// Whether `$null` or nothing is written if the archive doesn't contain such an object.
    let writesNull: Bool
}

/// The targets of conditional references: for each class, including subclasses, the first two objects that the reader
/// keeps for another reason.
struct ConditionalTargets {
    private var indices: [Int] = []
    private var indicesByClass: [ObjectIdentifier: [Int]] = [:]

    fileprivate init(in graph: SampleGraph) {
        for (index, object) in graph.objects.enumerated() where !object.isHidden {
            if indices.count < 2 { indices.append(index) }
            for owner in object.schemaClass.chain where indicesByClass[ObjectIdentifier(owner), default: []].count < 2 {
                indicesByClass[ObjectIdentifier(owner), default: []].append(index)
            }
        }
    }

    /// An object other than the holder of the reference, if possible; `nil` if no object fits.
    func index(for reference: ConditionalReference) -> Int? {
        let fitting = reference.schemaClass.map { indicesByClass[ObjectIdentifier($0)] ?? [] } ?? indices
        return fitting.first { $0 != reference.holder } ?? fitting.first
    }
}
