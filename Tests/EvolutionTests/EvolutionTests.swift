// Every clause of evolution, in the guide's four directions.

import Testing

@Suite("Evolution")
struct EvolutionTests {
    static let table = Evolution.keys + Evolution.values + Evolution.classes + Evolution.clauses

    @Test("New reads old", arguments: table)
    func newReadsOld(row: Evolution) throws { try row.newReadsOld() }

    @Test("Old reads new", arguments: table)
    func oldReadsNew(row: Evolution) throws { try row.oldReadsNew() }

    @Test("This reads future", arguments: table)
    func thisReadsFuture(row: Evolution) throws { try row.thisReadsFuture() }

    @Test("Future reads this", arguments: table)
    func futureReadsThis(row: Evolution) throws { try row.futureReadsThis() }
}
