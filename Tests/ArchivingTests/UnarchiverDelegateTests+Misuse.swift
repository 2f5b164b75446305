// Delegates of unarchivers that throw, or that use the unarchiver in ways that are not allowed.

import Archiving
import Foundation
import PropertyLists
import Testing

extension UnarchiverDelegateTests {
    @Test("An error of the delegate ends decoding", arguments: [true, false])
    func failure(isAboutClass: Bool) throws {
        let witness = UnarchivingWitness()
        if isAboutClass {
            witness.classForName = { _, _, _ in throw CocoaError(.userCancelled) }
        } else {
            witness.didDecode = { _, object in
                if name(of: object) == "b" { throw CocoaError(.userCancelled) }
                return nil
            }
        }
        let unarchiver = try KeyedUnarchiver(
            forReadingFrom: foreign("Old"), allowing: isAboutClass ? [] : [Role.self])
        if !isAboutClass { unarchiver.setClass(Role.self, forClassName: "Old") }
        unarchiver.delegate = witness
        #expect(throws: CocoaError.self) { try unarchiver.decode(Role.self, forKey: "root") }
        #expect(throws: CocoaError.self) { try unarchiver.decodeIfPresent(Int.self, forKey: "root") }
        unarchiver.finishDecoding()
        #expect(witness.log.calls.suffix(2) == ["willFinish", "didFinish"])
    }

    struct Misuse: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let prepare: @Sendable (UnarchivingWitness) -> Void
        let code: ArchiveError.Code
    }

    static let misuses = [
        Misuse(
            testDescription: "it decodes the object that was created",
            prepare: { $0.didDecode = { unarchiver, _ in try unarchiver.decode(Role.self, forKey: "next") } },
            code: .unconnectableCycle),
        Misuse(
            testDescription: "it decodes what the object does not have",
            prepare: { $0.didDecode = { unarchiver, _ in try unarchiver.decode(Role.self, forKey: "missing") } },
            code: .missingValue),
        Misuse(
            testDescription: "it swallows the error",
            prepare: { $0.didDecode = { unarchiver, _ in try? unarchiver.decode(Role.self, forKey: "missing") } },
            code: .missingValue),
        Misuse(
            testDescription: "it leaves a collection open",
            prepare: {
                $0.didDecode = { unarchiver, _ in
                    _ = try unarchiver.beginCollection(.array, forKey: "others")
                    return nil
                }
            }, code: .notSupported),
        Misuse(
            testDescription: "it ends decoding",
            prepare: {
                $0.didDecode = { unarchiver, _ in
                    unarchiver.finishDecoding()
                    return nil
                }
            }, code: .notSupported),
    ]

    @Test("A delegate that misuses the unarchiver gets an error", arguments: misuses)
    func misused(misuse: Misuse) throws {
        let witness = UnarchivingWitness()
        misuse.prepare(witness)
        #expect(archiveError { try read(ring(), witness) }?.code == misuse.code)
    }

    @Test("A delegate that decodes ever more classes while it is asked for one ends at the limit")
    func nestedClasses() throws {
        var archive = HandmadeArchive()
        var (slots, top): ([PropertyList], [String: PropertyList]) = (["$null"], [:])
        for number in 0..<40 {
            top["\(number)"] = .uid(UInt32(slots.count))
            slots += [["$class": .uid(UInt32(slots.count + 1))], .describing("\(number)")]
        }
        (archive.objects, archive.top) = (.array(slots), .dictionary(top))
        let witness = UnarchivingWitness()
        witness.classForName = { unarchiver, name, _ in
            _ = try unarchiver.decode(Role.self, forKey: "\((Int(name) ?? 0) + 1)")
            return OutsideRole.self
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data())
        unarchiver.delegate = witness
        #expect(archiveError { try unarchiver.decode(Role.self, forKey: "0") }?.code == .limitExceeded)
        #expect(witness.log.calls.count == 32)
    }

    @Test("A delegate that decodes while it is asked for a class ends at an error, without permission for more")
    func decodesWhileAsked() throws {
        for allows in [true, false] {
            let witness = UnarchivingWitness()
            witness.classForName = { unarchiver, _, _ in
                if allows { unarchiver.finishDecoding() } else { _ = try unarchiver.decode(Role.self, forKey: "next") }
                return OutsideRole.self
            }
            let error = archiveError { try read(foreign("Old"), witness) }
            #expect(error?.code == (allows ? .notSupported : .classNotAllowed))
            #expect(witness.log.calls.filter { $0.hasPrefix("cannot") }.count == 1)
        }
        // What a delegate decodes at the top level allows nothing.
        let witness = UnarchivingWitness()
        witness.classForName = { unarchiver, _, _ in
            _ = try unarchiver.decode(Node.self, forKey: "other")
            return OutsideRole.self
        }
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3)], .describing("Old"), "a", ["$class": .uid(5), "next": .uid(6)],
            .describing("Node"), ["$class": .uid(7)], .describing("Garden.Leaf"),
            top: ["root": .uid(1), "other": .uid(4)]
        ).data()
        #expect(archiveError { try read(data, witness) }?.code == .missingValue)
    }
}
