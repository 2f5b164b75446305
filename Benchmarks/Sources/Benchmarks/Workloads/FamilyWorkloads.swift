// W6: parents with children who refer back, weakly or strongly.

import Archiving
import Messages
import Workloads

/// Children who don't keep their parents alive.
struct VillageWorkload: FlatWorkload {
    let parents: Int
    let children: Int

    var name: String { "W6-\(parents)x\(children)-weak" }
    var objectCount: Int { 1 + parents + parents * children }

    func make() -> Village { Families.village(parents: parents, children: children) }

    func checksum(_ root: Village) -> UInt64 {
        var sum = Checksum()
        for parent in root.parents {
            sum.add(parent.name)
            for child in parent.children {
                sum.add(child.number)
                sum.add(child.parent === parent)
            }
        }
        return sum.value
    }

    func message(_ root: Village) -> FamiliesMessage { FamilyFlattening.form(root) }
    func root(_ message: FamiliesMessage) -> Village { FamilyFlattening.village(message) }
    func mirror(_ root: Village) -> FamiliesMirror { FamilyFlattening.form(root) }
    func root(_ mirror: FamiliesMirror) -> Village { FamilyFlattening.village(mirror) }
}

/// Children who hold their parents.
struct ClanWorkload: FlatWorkload {
    let elders: Int
    let descendants: Int

    var name: String { "W6-\(elders)x\(descendants)-strong" }
    var objectCount: Int { 1 + elders + elders * descendants }

    func make() -> Clan { Families.clan(elders: elders, descendants: descendants) }

    func checksum(_ root: Clan) -> UInt64 {
        var sum = Checksum()
        for elder in root.elders {
            sum.add(elder.name)
            for descendant in elder.descendants {
                sum.add(descendant.number)
                sum.add(descendant.elder === elder)
            }
        }
        return sum.value
    }

    func discard(_ root: Clan) { Families.disband(root) }

    func message(_ root: Clan) -> FamiliesMessage { FamilyFlattening.form(root) }
    func root(_ message: FamiliesMessage) -> Clan { FamilyFlattening.clan(message) }
    func mirror(_ root: Clan) -> FamiliesMirror { FamilyFlattening.form(root) }
    func root(_ mirror: FamiliesMirror) -> Clan { FamilyFlattening.clan(mirror) }
}
