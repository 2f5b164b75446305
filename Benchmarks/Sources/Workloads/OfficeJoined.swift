// Makes the office whose tags are joined, from the other one: the same people.

extension Office {
    /// Makes a company whose employees' tags are one string each.
    ///
    /// - Parameter employeeCount: how many people work there; every five hundredth leads a department.
    public static func joinedCompany(employeeCount: Int, seed: UInt64 = 1) -> JoinedCompany {
        let company = company(employeeCount: employeeCount, seed: seed)
        var copies: [ObjectIdentifier: JoinedEmployee] = [:]
        let joined = JoinedCompany(name: company.name)
        for department in company.departments {
            let copy = JoinedDepartment(name: department.name)
            for employee in department.employees {
                let person = JoinedEmployee(
                    firstName: employee.firstName, lastName: employee.lastName, employeeID: employee.employeeID,
                    salary: employee.salary, isActive: employee.isActive, hired: employee.hired,
                    tags: employee.tags.joined(separator: " "),
                    manager: employee.manager.flatMap { copies[ObjectIdentifier($0)] },
                    mentor: employee.mentor.flatMap { copies[ObjectIdentifier($0)] })
                copies[ObjectIdentifier(employee)] = person
                copy.employees.append(person)
            }
            joined.departments.append(copy)
        }
        return joined
    }
}
