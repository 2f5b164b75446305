// The office without references, for messages and for Swift's encoders: an employee is a place in one list, from 1.

import Foundation
import Workloads

/// A company with all employees in one list.
protocol FlatOffice {
    associatedtype Department: FlatDepartment
    associatedtype Employee: FlatEmployee

    var name: String { get }
    var departments: [Department] { get }
    var employees: [Employee] { get }

    init(name: String, departments: [Department], employees: [Employee])
}

/// A department with the places of its employees.
protocol FlatDepartment {
    var name: String { get }
    var employees: [UInt32] { get }

    init(name: String, employees: [UInt32])
}

/// An employee with the places of others.
protocol FlatEmployee {
    var firstName: String { get }
    var lastName: String { get }
    var employeeID: Int64 { get }
    var salary: Double { get }
    var isActive: Bool { get }
    var hired: Double { get }
    var tags: [String] { get }
    var manager: UInt32 { get }
    var mentor: UInt32 { get }

    init(
        firstName: String, lastName: String, employeeID: Int64, salary: Double, isActive: Bool, hired: Double,
        tags: [String], manager: UInt32, mentor: UInt32)
}

/// From the graph to the lists, and back.
enum OfficeFlattening {
    static func form<Form: FlatOffice>(_ company: Company) -> Form {
        let count = company.departments.reduce(0) { $0 + $1.employees.count }
        var places: [ObjectIdentifier: UInt32] = [:]
        places.reserveCapacity(count)
        var departments: [Form.Department] = []
        departments.reserveCapacity(company.departments.count)
        for department in company.departments {
            var members: [UInt32] = []
            members.reserveCapacity(department.employees.count)
            for employee in department.employees {
                let place = UInt32(places.count + 1)
                places[ObjectIdentifier(employee)] = place
                members.append(place)
            }
            departments.append(Form.Department(name: department.name, employees: members))
        }
        var employees: [Form.Employee] = []
        employees.reserveCapacity(count)
        for department in company.departments {
            for employee in department.employees { employees.append(form(employee, places)) }
        }
        return Form(name: company.name, departments: departments, employees: employees)
    }

    private static func form<Form: FlatEmployee>(
        _ employee: Employee, _ places: [ObjectIdentifier: UInt32]
    ) -> Form {
        Form(
            firstName: employee.firstName, lastName: employee.lastName, employeeID: Int64(employee.employeeID),
            salary: employee.salary, isActive: employee.isActive,
            hired: employee.hired.timeIntervalSinceReferenceDate, tags: employee.tags,
            manager: place(of: employee.manager, places), mentor: place(of: employee.mentor, places))
    }

    private static func place(of employee: Employee?, _ places: [ObjectIdentifier: UInt32]) -> UInt32 {
        guard let employee else { return 0 }
        return places[ObjectIdentifier(employee)] ?? 0
    }

    static func company<Form: FlatOffice>(_ form: Form) -> Company {
        company(form) { $0 }
    }

    /// Makes a company whose lists of tags may be made new.
    static func company<Form: FlatOffice>(_ form: Form, tags: ([String]) -> [String]) -> Company {
        let flat = form.employees
        var employees: [Employee] = []
        employees.reserveCapacity(flat.count)
        for employee in flat {
            employees.append(
                Employee(
                    firstName: employee.firstName, lastName: employee.lastName, employeeID: Int(employee.employeeID),
                    salary: employee.salary, isActive: employee.isActive,
                    hired: Date(timeIntervalSinceReferenceDate: employee.hired), tags: tags(employee.tags)))
        }
        for (number, employee) in flat.enumerated() {
            if employee.manager != 0 { employees[number].manager = employees[Int(employee.manager) - 1] }
            if employee.mentor != 0 { employees[number].mentor = employees[Int(employee.mentor) - 1] }
        }
        let company = Company(name: form.name)
        company.departments = form.departments.map { department in
            Department(name: department.name, employees: department.employees.map { employees[Int($0) - 1] })
        }
        return company
    }
}
