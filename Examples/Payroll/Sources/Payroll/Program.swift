// The program: archives a company, reads it back, and exchanges archives with Foundation.

import Archiving
import Foundation

@main
enum Program {
    static func main() throws {
        try archiveAndReadBack()
        try readWhatFoundationWrote()
        try letFoundationReadOurs()
    }

    /// Archives the company, decodes it, and checks that the graphs are equal.
    static func archiveAndReadBack() throws {
        let retired = Employee(firstName: "Catherine", lastName: "de Bourgh", employeeID: 0)
        let company = Company.sample(mentor: retired)
        let data = try KeyedArchiver.archivedData(withRootObject: company)
        print("Archived \(company.name) in \(data.count) bytes.\n")

        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Company.self, from: data)
        print(copy.summary)

        let jane = copy.employees[0]
        let elizabeth = copy.employees[1]
        let fitzwilliam = copy.employees[2]
        print("")
        check("both readers share one skill", jane.skills[0] === elizabeth.skills[0])
        check("the head of a department is one of the employees", copy.departments[0].head === jane)
        check("the circle of managers is closed", fitzwilliam.manager?.manager?.manager === fitzwilliam)
        check("departments refer back to their company", copy.departments.allSatisfy { $0.company === copy })
        check("a mentor in the company is kept", elizabeth.mentor === jane)
        check("a mentor whom no company employs is not", fitzwilliam.mentor == nil)

        // The model contains reference cycles; the code that creates a cycle must also break it.
        for department in company.departments + copy.departments { department.company = nil; department.head = nil }
        for employee in company.employees + copy.employees { employee.manager = nil }
    }

    /// Opens an archive that Foundation's archiver wrote, with the former class name, keys and units.
    static func readWhatFoundationWrote() throws {
        let legacy = LegacyEmployee(firstName: "Mary", surname: "Bennet", employeeID: 4, heightInCentimetres: 158)
        let data = try NSKeyedArchiver.archivedData(withRootObject: legacy, requiringSecureCoding: true)
        let mary = try KeyedUnarchiver.unarchivedObject(ofClass: Employee.self, from: data)
        print("\nFoundation wrote \(data.count) bytes; read as an Employee:")
        check("the renamed key is found", mary.lastName == "Bennet")
        check("centimetres became metres", mary.height == 1.58)
        check("a field of later versions has its default", mary.badge == .blue)
    }

    /// Opens a current archive with the former class.
    static func letFoundationReadOurs() throws {
        let kitty = Employee(firstName: "Kitty", lastName: "Bennet", employeeID: 5)
        let data = try KeyedArchiver.archivedData(withRootObject: kitty)
        NSKeyedUnarchiver.setClass(LegacyEmployee.self, forClassName: "HR.Employee")
        let legacy = try NSKeyedUnarchiver.unarchivedObject(ofClass: LegacyEmployee.self, from: data)
        print("\nWe wrote \(data.count) bytes; read by Foundation:")
        check("the name is found under the key of that time", legacy?.surname == "Bennet")
        check("the number is the same", legacy?.employeeID == 5)
    }

    /// Prints whether a claim is true, and exits with an error if it is not.
    static func check(_ claim: String, _ holds: Bool) {
        print("  \(holds ? "✓" : "✗") \(claim)")
        if !holds { exit(1) }
    }
}
