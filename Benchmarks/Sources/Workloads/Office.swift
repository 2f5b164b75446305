// Makes the office: the same one for the same seed and size.

import Foundation

/// The graph of the office, and what keeps it alive.
public enum Office {
    /// Makes a company.
    ///
    /// - Parameter employeeCount: how many people work there; every five hundredth leads a department.
    public static func company(employeeCount: Int, seed: UInt64 = 1) -> Company {
        var random = SeededGenerator(state: seed)
        let firstNames = names(500, "First", &random)
        let lastNames = names(500, "Last", &random)
        let tags = names(50, "tag", &random)
        let company = Company(name: "Analytical Engines")
        var employees: [Employee] = []
        employees.reserveCapacity(employeeCount)
        for number in 0..<employeeCount {
            if number % 500 == 0 {
                company.departments.append(Department(name: "Department \(number / 500)"))
            }
            let employee = Employee(
                firstName: firstNames[Int.random(in: 0..<500, using: &random)],
                lastName: lastNames[Int.random(in: 0..<500, using: &random)],
                employeeID: 10_000 + number,
                salary: Double.random(in: 30_000..<200_000, using: &random),
                isActive: Bool.random(using: &random),
                hired: Date(timeIntervalSinceReferenceDate: 3_600 * Double(random.next(175_320))),
                tags: (0..<random.next(4)).map { _ in tags[random.next(50)] },
                manager: number % 500 == 0 ? nil : employees[number / 500 * 500],
                mentor: number == 0 ? nil : employees[Int.random(in: 0..<number, using: &random)])
            employees.append(employee)
            company.departments[number / 500].employees.append(employee)
        }
        return company
    }

    private static func names(_ count: Int, _ prefix: String, _ random: inout SeededGenerator) -> [String] {
        (0..<count).map { number in
            let length = Int.random(in: 3...12, using: &random)
            let letters = (0..<length).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a" }
            return "\(prefix)\(number)\(String(letters))"
        }
    }
}
