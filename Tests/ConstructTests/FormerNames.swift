// Uses of deprecated names. They are called through a protocol, so that the compiler doesn't warn of them.

@testable import Constructs
import Testing

protocol FormerNames {
    func check() throws
}

struct FormerNamesOfColleague: FormerNames {
    @available(*, deprecated)
    func check() throws {
        let worker: Worker = Manager(name: "a", age: 4, no: 2, boss: nil, reports: [])
        #expect(worker.fullName == "a" && worker.age == 4 && worker.no == 2)
        worker.name = "b"
        worker.boss = worker
        worker.shown = true
        #expect(worker.fullName == "b" && worker.chief === worker && worker.isShown)
        #expect(Founder(name: "c", age: 1, no: 3, boss: nil, reports: []).number == 3, "inherited")
        var place: Location = Location(r: 5, floor: Location.Storey(level: 1))
        place.r += 1
        #expect(place.room == 6 && Table.door == .door)
    }
}
