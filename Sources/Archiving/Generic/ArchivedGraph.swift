// Objects without classes: the graph retains them, and they don't retain each other. So cycles are released.
//
//     a program's ArchivedObject ──▶ graph ──▶ members  [ Employee | NSString | Employee | … ]
//                 └────────────────────────────────────────▶ ● ───── boss ──────▶ ●
//
// The references that a program has retain the graph. Those in the values of a member don't: they have the member alone.
// When the last reference of the program is gone, the graph empties its members. A document retains the graph instead.
//
//     small graph ── successor ──▶ large graph        an object of the one became a value of an object of the other
//
// Addresses of lists are only compared.

package import PropertyLists

/// The objects that refer to each other, or did so.
package final class ArchivedGraph {
    private var members: [Member] = []

    /// The graph that has the members of this one now, and those that are added to it.
    private var successor: ArchivedGraph?

    /// An object: what archives hold of it, and where it was read.
    final class Member {
        var classDescription: ArchivedObject.ClassDescription?
        var entries: [ArchivedObject.Entry] = []
        var groups: [ArchivedObject.Group] = []
        var value: PropertyList?

        /// The number of the object in the archive that it was read from; 0 if it was created.
        let sourceSlot: UInt32

        /// The number of the object that first referred to it when the archive was written: the last one of those
        /// before it that refer to it, because the others were being encoded around that one.
        var firstReferrer: UInt32 = 0

        /// The keys of the archive that the object was read from, in its order; `nil` for an object that was created.
        /// The objects of a class usually have one list.
        private(set) var archivedKeys: ArchivedKeys?

        /// The position of the class among the entries of the archive; `nil` for an object that was created.
        private(set) var classPlace: Int32?

        fileprivate init(sourceSlot: UInt32) {
            self.sourceSlot = sourceSlot
        }

        /// The value of the first entry with a key.
        func value(forKey key: String) -> ArchivedObject.Value? { entries.first { $0.key == key }?.value }

        /// Sets the contents of an object from the archive.
        ///
        /// - Parameter archivedKeys: The keys of the entries.
        func fill(
            _ description: ArchivedObject.ClassDescription, _ entries: [ArchivedObject.Entry],
            archivedKeys: ArchivedKeys, classPlace: Int
        ) {
            classDescription = description
            self.entries = entries
            self.archivedKeys = archivedKeys
            self.classPlace = Int32(clamping: classPlace)
        }
    }

    package init() {}

    // The members are retained until all are empty, so that none of them releases another one.
    deinit {
        for member in members { (member.entries, member.groups) = ([], []) }
    }

    /// Creates an object that represents a value, for a caller that retains the graph: the reference doesn't.
    package func object(_ value: PropertyList) -> ArchivedObject {
        let member = addMember()
        member.value = value
        return ArchivedObject(member, in: nil)
    }

    /// Creates an object of a class, for a caller that retains the graph: the reference doesn't.
    package func object(
        _ classDescription: ArchivedObject.ClassDescription, entries: [ArchivedObject.Entry] = [],
        groups: [ArchivedObject.Group] = []
    ) -> ArchivedObject {
        let member = addMember()
        (member.classDescription, member.entries, member.groups) = (classDescription, entries, groups)
        return ArchivedObject(member, in: nil)
    }

    /// Creates an object of the graph. Its contents may be read later.
    func addMember(sourceSlot: UInt32 = 0) -> Member {
        let member = Member(sourceSlot: sourceSlot)
        current.members.append(member)
        return member
    }

    /// Whose references the objects in a value are.
    enum Holder {
        /// They retain the graph.
        case program

        /// They retain no graph: their objects become members.
        case member
    }

    /// A value with the references of a holder, in place of the other's.
    func value(_ value: ArchivedObject.Value, for holder: Holder) -> ArchivedObject.Value {
        var change = ReferenceChange(in: self, for: holder)
        return change.value(value)
    }

    /// Entries with the references of a holder.
    func entries(_ entries: [ArchivedObject.Entry], for holder: Holder) -> [ArchivedObject.Entry] {
        var change = ReferenceChange(in: self, for: holder)
        return entries.map { ArchivedObject.Entry(key: $0.key, value: change.value($0.value)) }
    }

    /// Groups with the references of a holder.
    func groups(_ groups: [ArchivedObject.Group], for holder: Holder) -> [ArchivedObject.Group] {
        var change = ReferenceChange(in: self, for: holder)
        return groups.map { ArchivedObject.Group($0.encoding, $0.values.map { change.value($0) }) }
    }

    /// Makes the members of two graphs those of one: the members of the smaller one move.
    fileprivate func join(_ other: ArchivedGraph) {
        let (first, second) = (current, other.current)
        if first === second { return }
        let (small, large) = first.members.count < second.members.count ? (first, second) : (second, first)
        large.members.append(contentsOf: small.members)
        small.members = []
        small.successor = large
    }

    private var current: ArchivedGraph {
        var graph = self
        while let successor = graph.successor { graph = successor }
        return graph
    }
}

/// Changes between the references of programs and those of members, in values at any depth. Nothing recurses.
private struct ReferenceChange {
    private enum Container: Hashable {
        case array(address: UInt), set(address: UInt), dictionary(address: UInt)
    }

    /// A container whose elements are being changed.
    private struct Open {
        let container: Container
        let value: ArchivedObject.Value
        var elements: [ArchivedObject.Value]
        var changedCount = 0

        var result: ArchivedObject.Value {
            switch value {
            case .dictionary(let entries):
                .dictionary(zip(entries, elements).map { ArchivedObject.Entry(key: $0.key, value: $1) })
            case .set: .set(elements)
            default: .array(elements)
            }
        }
    }

    let graph: ArchivedGraph
    let holder: ArchivedGraph.Holder

    /// The results for containers, by the address of their elements: one can be in many others.
    private var results: [Container: ArchivedObject.Value] = [:]

    init(in graph: ArchivedGraph, for holder: ArchivedGraph.Holder) { (self.graph, self.holder) = (graph, holder) }

    mutating func value(_ value: ArchivedObject.Value) -> ArchivedObject.Value {
        var open: [Open] = []
        var result = changed(value, &open)
        while let last = open.indices.last {
            let position = open[last].changedCount
            if position < open[last].elements.count {
                guard let element = changed(open[last].elements[position], &open) else { continue }
                open[last].elements[position] = element
                open[last].changedCount += 1
            } else {
                // The container around it finds it among the results.
                result = open[last].result
                results[open[last].container] = result
                open.removeLast()
            }
        }
        return result ?? value
    }

    /// A value that was changed; `nil` if it is a container, which is opened.
    private func changed(_ value: ArchivedObject.Value, _ open: inout [Open]) -> ArchivedObject.Value? {
        let (container, elements): (Container, [ArchivedObject.Value])
        switch value {
        case .null, .unresolved, .inline, .classDescription: return value
        case .object(let object):
            if holder == .program { return .object(ArchivedObject(object.member, in: graph)) }
            object.graph?.join(graph)
            return .object(ArchivedObject(object.member, in: nil))
        case .array(let values): (container, elements) = (.array(address: Self.address(of: values)), values)
        case .set(let values): (container, elements) = (.set(address: Self.address(of: values)), values)
        case .dictionary(let entries):
            let address = Self.address(of: entries)
            if let known = results[.dictionary(address: address)] { return known }
            (container, elements) = (.dictionary(address: address), entries.map(\.value))
        }
        if let known = results[container] { return known }
        open.append(Open(container: container, value: value, elements: elements))
        return nil
    }

    private static func address(of elements: [some Any]) -> UInt {
        unsafe elements.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    }
}

/// The keys of objects that were read from an archive, in its order, with the sharing in that archive.
final class ArchivedKeys {
    let keys: [String]

    /// `nil` for an archive that is no binary property list.
    let sharing: ArchivedLeafSharing?

    init(_ keys: [String], _ sharing: ArchivedLeafSharing?) {
        self.keys = keys
        self.sharing = sharing
    }
}
