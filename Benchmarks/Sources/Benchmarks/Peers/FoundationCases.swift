// Foundation's NSKeyedArchiver and NSKeyedUnarchiver, on what they finish.

import Foundation
import Workloads

/// The cases of Foundation's keyed archiver.
enum FoundationCases {
    /// The office whose tags are joined.
    static func cases(_ workload: JoinedOfficeWorkload) -> [Case] {
        cases(
            workload.name, objectCount: workload.objectCount, make: { company(workload.make()) },
            unarchive: { try NSKeyedUnarchiver.unarchivedObject(ofClass: FoundationCompany.self, from: $0) },
            checksum: checksum)
    }

    /// Strings in an NSArray.
    static func cases(_ workload: StringsWorkload) -> [Case] {
        cases(
            workload.name, objectCount: workload.objectCount, make: { workload.make().strings as NSArray },
            unarchive: {
                try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, NSString.self], from: $0) as? NSArray
            },
            checksum: { workload.checksum(StringList(strings: $0 as? [String] ?? [])) })
    }

    private static func cases<Root: NSObject>(
        _ name: String, objectCount: Int, make: @escaping () -> Root,
        unarchive: @escaping (Data) throws -> Root?, checksum: @escaping (Root) -> UInt64
    ) -> [Case] {
        let archive = { root in try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true) }
        return [
            Case(workload: name, peer: .foundation, side: .archive) {
                let root = make()
                // The first run shows how many bytes there are: one may take half a minute.
                return Trial(
                    byteCount: 0, objectCount: objectCount, run: { try archive(root) },
                    check: { guard $0 is Data else { throw Failure.differentResult } })
            },
            Case(workload: name, peer: .foundation, side: .unarchive) {
                let root = make()
                let expected = checksum(root)
                let data = try archive(root)
                return Trial(
                    byteCount: data.count, objectCount: objectCount,
                    run: { () -> Any in try unarchive(data) as Any },
                    check: { result in
                        guard let root = result as? Root, checksum(root) == expected else {
                            throw Failure.differentResult
                        }
                    })
            },
        ]
    }

    private static func company(_ company: JoinedCompany) -> FoundationCompany {
        var copies: [ObjectIdentifier: FoundationEmployee] = [:]
        let departments = company.departments.map { department in
            FoundationDepartment(
                name: department.name,
                employees: department.employees.map { employee in
                    let copy = FoundationEmployee(
                        employee, manager: employee.manager.flatMap { copies[ObjectIdentifier($0)] },
                        mentor: employee.mentor.flatMap { copies[ObjectIdentifier($0)] })
                    copies[ObjectIdentifier(employee)] = copy
                    return copy
                })
        }
        return FoundationCompany(name: company.name, departments: departments)
    }

    private static func checksum(_ root: FoundationCompany) -> UInt64 {
        var sum = Checksum()
        for department in root.departments {
            sum.add(department.name)
            for employee in department.employees {
                for text in [employee.firstName, employee.lastName, employee.tags] { sum.add(text) }
                sum.add(employee.employeeID)
                sum.add(employee.salary)
                sum.add(employee.isActive)
                sum.add(employee.hired.timeIntervalSinceReferenceDate)
                sum.add(employee.manager?.employeeID ?? -1)
                sum.add(employee.mentor?.employeeID ?? -1)
            }
        }
        return sum.value
    }
}
