// Resets the graph writer for the next archive, which reuses the memory of its lists and tables.

import PropertyLists

extension KeyedGraphWriter {
    /// Discards everything that was written and every object. Keeps the memory, the profile, and what is known about
    /// classes and their keys.
    mutating func reset() {
        writer.reset()
        (classKeyIndex, elementsKeyIndex, timeKeyIndex) = (0, 0, 0)
        lane.pointee.cursor = KeyCursor()
        (lane.pointee.falseNumber, lane.pointee.trueNumber, lane.pointee.emptyArray) = (0, 0, 0)
        resetClasses()
        foundationClassReferences.remove(from: 0)
        classDescriptions.removeAll()
        resetSlots()
        resetWork()
        resetRareParts()
    }

    // Classes and their keys are kept, as long as they are few: to learn them takes a third of a small archive's time.
    private mutating func resetClasses() {
        guard texts.count <= 2_048, types.count + structures.count <= 512 else {
            texts.removeAll()
            writer.forgetTexts()
            keyLayouts.removeAll()
            types.removeAll()
            structures = []
            structuresByName.removeAll()
            return
        }
        keyLayouts.removeNumbers()
        types.removeReferences()
        types.removeNames()
        for structure in structures.indices { structures[structure].slot = 0 }
    }

    private mutating func resetSlots() {
        slots.remove(from: 0)
        references.removeAll()
        slotsByValue.removeAll()
        slotsByTime.removeAll()
        knownStrings.removeAll()
    }

    private mutating func resetWork() {
        frames.remove(from: 0)
        entries.remove(from: 0)
        elements.remove(from: 0)
        work.remove(from: 0)
        encodedCount = 0
        workObjects.removeAll()
        conditionalObjects.removeAll()
    }
}
