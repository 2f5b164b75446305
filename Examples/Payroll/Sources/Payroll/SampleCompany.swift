// A small company with shared objects and reference cycles.

extension Company {
    /// Creates a company with two departments, three employees, and a mentor who is not an employee.
    static func sample(mentor: Employee) -> Company {
        let company = Company(name: "Pemberley & Daughters")
        let library = Department(name: "Library", company: company)
        let stables = Department(name: "Stables", company: company)
        let reading = Skill(name: "Reading", level: 5)

        let jane = Employee(
            firstName: "Jane", lastName: "Bennet", employeeID: 1, height: 1.64, department: library, skills: [reading])
        let elizabeth = Employee(
            firstName: "Elizabeth", lastName: "Bennet", employeeID: 2, height: 1.61, badge: .striped,
            department: library, manager: jane, skills: [reading, Skill(name: "Dancing", level: 4)], mentor: jane)
        let fitzwilliam = Employee(
            firstName: "Fitzwilliam", lastName: "Darcy", employeeID: 3, height: 1.87, badge: .red, department: stables,
            manager: elizabeth, mentor: mentor)
        // A reporting cycle: this is a graph, not a tree.
        jane.manager = fitzwilliam

        library.head = jane
        stables.head = fitzwilliam
        company.departments = [library, stables]
        company.employees = [jane, elizabeth, fitzwilliam]
        return company
    }

    /// A textual description of the company.
    var summary: String {
        var lines = ["\(name):"]
        for employee in employees {
            lines.append(
                "  \(employee.employeeID). \(employee.firstName) \(employee.lastName), \(employee.badge.rawValue) badge, "
                    + "\(employee.department?.name ?? "no department"), "
                    + "manager \(employee.manager?.firstName ?? "none"), mentor \(employee.mentor?.firstName ?? "none"), "
                    + "skills: \(employee.skills.map(\.name).joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }
}
