// What an unarchiver allocates, and what it learned about keys and classes, for the next small archive.
//
// Layouts are exchanged before the first lookup in an archive, and after the last one.

import PropertyLists

final class UnarchiverTables {
    static let spare = Spare<UnarchiverTables>()

    private var sharedValues = SharedValues(hasSlots: true)
    private var objects = GrowingBuffer<any Coding>()
    private var pendingObjects = PendingObjects()
    private var frames = Stack<KeyedUnarchiver.Frame>()
    private var layouts = DictionaryLayouts()
    private var classRecords: [KeyedUnarchiver.ClassRecord] = []
    private var lastFacts: ClassFacts?

    /// Whether an archive is so small that its tables are kept. Its slots may be more than its property list objects.
    static func canServe(_ table: BinaryObjectTable, _ slots: BinaryObject) -> Bool {
        max(table.objectCount, slots.count) <= 4_096
    }

    func exchange(with unarchiver: KeyedUnarchiver) {
        unarchiver.sharedValues.exchangeMemory(with: &sharedValues)
        swap(&objects, &unarchiver.objects)
        swap(&pendingObjects, &unarchiver.pendingObjects)
        swap(&frames, &unarchiver.frames)
        unsafe unarchiver.keys.exchangeLayouts(with: &layouts)
        swap(&classRecords, &unarchiver.classRecords)
        swap(&lastFacts, &unarchiver.lastFacts)
    }
}

extension KeyedUnarchiver {
    /// Keeps the tables for the next archive, with nothing in them that this one or its reader own.
    func keepTables() {
        objects.removeAll()
        pendingObjects.removeAll()
        sharedValues.removeAll()
        frames.removeAll()
        unsafe keys.leaveArchive()
        if classRecords.count > Self.searchedRecordCount {
            classRecords.removeAll()
        } else {
            for record in classRecords.indices { classRecords[record].leave(view) }
        }
        let tables = tables ?? UnarchiverTables()
        tables.exchange(with: self)
        UnarchiverTables.spare.keep(tables)
    }
}
