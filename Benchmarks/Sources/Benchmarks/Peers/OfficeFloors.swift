// The least that could be done with the office: meet every object once, and make every object once.

import Foundation
import Workloads

/// Floors of W1.
enum OfficeFloors {
    static func cases(_ workload: OfficeWorkload) -> [Case] {
        [
            Case(workload: workload.name, peer: .traversal, side: .archive) {
                let company = workload.make()
                var known = IdentitySet(count: workload.objectCount)
                return Trial(
                    byteCount: 0, objectCount: workload.objectCount,
                    run: { objectCount(company, &known) },
                    check: { guard $0 as? Int == workload.objectCount else { throw Failure.differentResult } })
            },
            Case(workload: workload.name, peer: .allocation, side: .unarchive) {
                let company = workload.make()
                let mirror = workload.mirror(company)
                let sum = workload.checksum(company)
                return Trial(
                    byteCount: 0, objectCount: workload.objectCount,
                    run: { OfficeFlattening.company(mirror) { tags in tags.map { $0 } } },
                    check: { result in
                        guard let copy = result as? Company, workload.checksum(copy) == sum else {
                            throw Failure.differentResult
                        }
                    })
            },
        ]
    }

    /// How many objects a company's references lead to.
    private static func objectCount(_ company: Company, _ known: inout IdentitySet) -> Int {
        known.removeAll()
        known.insert(company)
        for department in company.departments {
            known.insert(department)
            for employee in department.employees {
                known.insert(employee)
                if let manager = employee.manager { known.insert(manager) }
                if let mentor = employee.mentor { known.insert(mentor) }
            }
        }
        return known.count
    }
}

/// The objects that were visited, by address.
///
///     slots  │ 0 │ address │ 0 │ address │ …    twice as many as there are objects, or more
private struct IdentitySet {
    private var slots: [UInt]
    private(set) var count = 0

    init(count: Int) {
        var capacity = 64
        while capacity < count * 2 { capacity *= 2 }
        slots = Array(repeating: 0, count: capacity)
    }

    mutating func removeAll() {
        slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        count = 0
    }

    mutating func insert(_ object: AnyObject) {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        var place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
        while slots[place] != address {
            if slots[place] == 0 {
                slots[place] = address
                count += 1
                return
            }
            place = (place + 1) & (slots.count - 1)
        }
    }
}
