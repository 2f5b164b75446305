// W1: a company with departments and employees.

import Archiving
import Foundation
import Messages
import Workloads

/// Many small objects that share strings and each other.
struct OfficeWorkload: FlatWorkload {
    let name = "W1"
    let employeeCount: Int

    var objectCount: Int { 1 + (employeeCount + 499) / 500 + employeeCount }

    func make() -> Company { Office.company(employeeCount: employeeCount) }

    func checksum(_ root: Company) -> UInt64 {
        var sum = Checksum()
        sum.add(root.name)
        for department in root.departments {
            sum.add(department.name)
            for employee in department.employees {
                for text in [employee.firstName, employee.lastName] + employee.tags { sum.add(text) }
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

    func message(_ root: Company) -> OfficeMessage { OfficeFlattening.form(root) }
    func root(_ message: OfficeMessage) -> Company { OfficeFlattening.company(message) }
    func mirror(_ root: Company) -> OfficeMirror { OfficeFlattening.form(root) }
    func root(_ mirror: OfficeMirror) -> Company { OfficeFlattening.company(mirror) }
}

/// The office as a value that Swift's encoders take.
struct OfficeMirror: Codable, FlatOffice {
    var name: String
    var departments: [DepartmentMirror]
    var employees: [EmployeeMirror]
}

struct DepartmentMirror: Codable, FlatDepartment {
    var name: String
    var employees: [UInt32]
}

struct EmployeeMirror: Codable, FlatEmployee {
    var firstName: String
    var lastName: String
    var employeeID: Int64
    var salary: Double
    var isActive: Bool
    var hired: Double
    var tags: [String]
    var manager: UInt32
    var mentor: UInt32
}

extension OfficeMessage: FlatOffice {
    init(name: String, departments: [DepartmentMessage], employees: [EmployeeMessage]) {
        self.init()
        (self.name, self.departments, self.employees) = (name, departments, employees)
    }
}

extension DepartmentMessage: FlatDepartment {
    init(name: String, employees: [UInt32]) {
        self.init()
        (self.name, self.employees) = (name, employees)
    }
}

extension EmployeeMessage: FlatEmployee {
    init(
        firstName: String, lastName: String, employeeID: Int64, salary: Double, isActive: Bool, hired: Double,
        tags: [String], manager: UInt32, mentor: UInt32
    ) {
        self.init()
        self.firstName = firstName
        self.lastName = lastName
        self.employeeID = employeeID
        self.salary = salary
        self.isActive = isActive
        self.hired = hired
        self.tags = tags
        self.manager = manager
        self.mentor = mentor
    }
}
