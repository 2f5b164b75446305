// W9: the office in XML, beside Foundation's property lists on the same tree.

import Archiving
import Foundation
import PropertyLists
import Workloads

/// The office's archive as XML: from and to objects, and from and to property lists.
enum XMLCases {
    static let name = "W9"

    static func cases(_ office: OfficeWorkload) -> [Case] {
        objectCases(office) + [
            Case(workload: name, peer: .propertyList, side: .archive) {
                let xml = try archive(office.make())
                let tree = try PropertyList(data: xml)
                return trial(office, xml.count, run: { try tree.data(format: .xml) }) {
                    guard $0 as? Data == xml else { throw Failure.differentResult }
                }
            },
            Case(workload: name, peer: .propertyList, side: .unarchive) {
                let xml = try archive(office.make())
                return trial(office, xml.count, run: { try PropertyList(data: xml) }) {
                    guard let tree = $0 as? PropertyList, try tree.data(format: .xml) == xml else {
                        throw Failure.differentResult
                    }
                }
            },
            Case(workload: name, peer: .propertyListSerialization, side: .archive) {
                let tree = try foundationTree(archive(office.make()))
                let byteCount = try foundationXML(tree).count
                return trial(office, byteCount, run: { try foundationXML(tree) }) {
                    // Its reals have fewer digits, so the trees may differ in these.
                    guard let data = $0 as? Data, try objectCount(foundationTree(data)) == objectCount(tree) else {
                        throw Failure.differentResult
                    }
                }
            },
            Case(workload: name, peer: .propertyListSerialization, side: .unarchive) {
                let xml = try archive(office.make())
                return trial(office, xml.count, run: { try foundationTree(xml) }) {
                    guard let tree = $0 as? NSDictionary, try objectCount(tree) > 0 else {
                        throw Failure.differentResult
                    }
                }
            },
        ]
    }

    private static func objectCases(_ office: OfficeWorkload) -> [Case] {
        [
            Case(workload: name, peer: .archiving, side: .archive) {
                let company = office.make()
                let xml = try archive(company)
                return trial(office, xml.count, run: { try archive(company) }) {
                    guard $0 as? Data == xml else { throw Failure.differentResult }
                }
            },
            Case(workload: name, peer: .archiving, side: .unarchive) {
                let company = office.make()
                let xml = try archive(company)
                let expected = try GraphCheck(office, company)
                return trial(
                    office, xml.count, run: { try KeyedUnarchiver.unarchivedObject(ofClass: Company.self, from: xml) }
                ) {
                    guard let company = $0 as? Company else { throw Failure.differentResult }
                    try expected.check(company)
                }
            },
        ]
    }

    private static func trial(
        _ office: OfficeWorkload, _ byteCount: Int, run: @escaping () throws -> Any,
        check: @escaping (Any) throws -> Void
    ) -> Trial {
        Trial(byteCount: byteCount, objectCount: office.objectCount, run: run, check: check)
    }

    private static func archive(_ company: Company) throws -> Data {
        try KeyedArchiver.archivedData(withRootObject: company, profile: .xml)
    }

    private static func foundationTree(_ data: Data) throws -> NSDictionary {
        let tree = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let tree = tree as? NSDictionary ?? (tree as? [String: Any]).map({ $0 as NSDictionary }) else {
            throw Failure.peerFailed
        }
        return tree
    }

    private static func objectCount(_ tree: NSDictionary) throws -> Int {
        guard let objects = tree["$objects"] as? [Any] else { throw Failure.differentResult }
        return objects.count
    }

    private static func foundationXML(_ tree: NSDictionary) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: tree, format: .xml, options: 0)
    }
}
