// The employee class of the program's first version, handwritten for Foundation's NSKeyedArchiver.

import Foundation

/// An employee that Foundation archives.
final class LegacyEmployee: NSObject, NSSecureCoding {
    let firstName: String
    let surname: String
    let employeeID: Int
    let heightInCentimetres: Int

    static var supportsSecureCoding: Bool { true }

    init(firstName: String, surname: String, employeeID: Int, heightInCentimetres: Int) {
        self.firstName = firstName
        self.surname = surname
        self.employeeID = employeeID
        self.heightInCentimetres = heightInCentimetres
    }

    func encode(with coder: NSCoder) {
        coder.encode(firstName as NSString, forKey: "First")
        coder.encode(surname as NSString, forKey: "Surname")
        coder.encode(employeeID, forKey: "EmpID")
        coder.encode(heightInCentimetres, forKey: "heightInCentimetres")
    }

    init?(coder: NSCoder) {
        guard let firstName = coder.decodeObject(of: NSString.self, forKey: "First"),
            let surname = coder.decodeObject(of: NSString.self, forKey: "Surname")
        else { return nil }
        self.firstName = String(describing: firstName)
        self.surname = String(describing: surname)
        self.employeeID = coder.decodeInteger(forKey: "EmpID")
        self.heightInCentimetres =
            coder.containsValue(forKey: "heightInCentimetres")
            ? coder.decodeInteger(forKey: "heightInCentimetres") : 0
    }
}
