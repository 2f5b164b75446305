// W1t: the office whose tags are joined, for Foundation's archiver, which arrays make quadratic.

import Archiving
import Foundation
import Workloads

/// Many small objects that share strings and each other, without arrays of strings.
struct JoinedOfficeWorkload: Workload {
    let name = "W1t"
    let employeeCount: Int

    var objectCount: Int { 1 + (employeeCount + 499) / 500 + employeeCount }

    func make() -> JoinedCompany { Office.joinedCompany(employeeCount: employeeCount) }

    func checksum(_ root: JoinedCompany) -> UInt64 {
        var sum = Checksum()
        sum.add(root.name)
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
