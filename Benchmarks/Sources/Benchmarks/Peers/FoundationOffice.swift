// The office as Foundation's classes have it: NSSecureCoding by hand, key by key.

import Foundation
import Workloads

/// The root of the archive.
final class FoundationCompany: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let name: String
    let departments: [FoundationDepartment]

    init(name: String, departments: [FoundationDepartment]) {
        (self.name, self.departments) = (name, departments)
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name"),
            let departments = coder.decodeObject(of: [NSArray.self, FoundationDepartment.self], forKey: "departments")
                as? [FoundationDepartment]
        else { return nil }
        self.name = name as String
        self.departments = departments
    }

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(departments as NSArray, forKey: "departments")
    }
}

/// A part of the company and those who work in it.
final class FoundationDepartment: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let name: String
    let employees: [FoundationEmployee]

    init(name: String, employees: [FoundationEmployee]) {
        (self.name, self.employees) = (name, employees)
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name"),
            let employees = coder.decodeObject(of: [NSArray.self, FoundationEmployee.self], forKey: "employees")
                as? [FoundationEmployee]
        else { return nil }
        self.name = name as String
        self.employees = employees
    }

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(employees as NSArray, forKey: "employees")
    }
}

/// Someone who works for the company.
final class FoundationEmployee: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let firstName: String
    let lastName: String
    let employeeID: Int
    let salary: Double
    let isActive: Bool
    let hired: Date
    let tags: String
    let manager: FoundationEmployee?
    weak var mentor: FoundationEmployee?

    init(_ employee: JoinedEmployee, manager: FoundationEmployee?, mentor: FoundationEmployee?) {
        firstName = employee.firstName
        lastName = employee.lastName
        employeeID = employee.employeeID
        salary = employee.salary
        isActive = employee.isActive
        hired = employee.hired
        tags = employee.tags
        self.manager = manager
        self.mentor = mentor
    }

    init?(coder: NSCoder) {
        guard let firstName = coder.decodeObject(of: NSString.self, forKey: "firstName"),
            let lastName = coder.decodeObject(of: NSString.self, forKey: "lastName"),
            let hired = coder.decodeObject(of: NSDate.self, forKey: "hired"),
            let tags = coder.decodeObject(of: NSString.self, forKey: "tags")
        else { return nil }
        self.firstName = firstName as String
        self.lastName = lastName as String
        employeeID = coder.decodeInteger(forKey: "employeeID")
        salary = coder.decodeDouble(forKey: "salary")
        isActive = coder.decodeBool(forKey: "isActive")
        self.hired = hired as Date
        self.tags = tags as String
        manager = Self.reference("manager", coder)
        mentor = Self.reference("mentor", coder)
    }

    /// A reference that may be missing, which Foundation must not be asked for then.
    private static func reference(_ key: String, _ coder: NSCoder) -> FoundationEmployee? {
        coder.containsValue(forKey: key) ? coder.decodeObject(of: FoundationEmployee.self, forKey: key) : nil
    }

    func encode(with coder: NSCoder) {
        coder.encode(firstName as NSString, forKey: "firstName")
        coder.encode(lastName as NSString, forKey: "lastName")
        coder.encode(employeeID, forKey: "employeeID")
        coder.encode(salary, forKey: "salary")
        coder.encode(isActive, forKey: "isActive")
        coder.encode(hired as NSDate, forKey: "hired")
        coder.encode(tags as NSString, forKey: "tags")
        if let manager { coder.encode(manager, forKey: "manager") }
        if let mentor { coder.encodeConditionalObject(mentor, forKey: "mentor") }
    }
}
