// Elements of collections that are asked for all at once.
//
// As long as elements are what every writer makes of them, numbers, dates and strings behind UIDs, they are read in
// runs, without a call for each. Whatever else stands there ends the run and is read as a single value: that way knows
// all forms, and words every error.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    func readElements(into space: ElementSpace, count: Int, filledCount: inout Int) throws {
        while filledCount < count {
            filledCount += readRun(into: space, from: filledCount, count: count)
            guard filledCount < count else { return }
            try decodeElement(into: space, at: filledCount)
            filledCount += 1
        }
    }

    /// Reads a run of elements, from the next one on, and says how many.
    private func readRun(into space: ElementSpace, from filledCount: Int, count: Int) -> Int {
        guard isQuick, let run = nextRun(of: count - filledCount) else { return 0 }
        let limit = run.count
        var readCount = 0
        switch space {
        case .booleans(let space):
            while readCount < limit, let value = view.boolean(at: offset(ofElement: readCount, of: run)) {
                space.initializeElement(at: filledCount &+ readCount, to: value)
                readCount &+= 1
            }
        case .integers(let space, let type):
            while readCount < limit, let value = view.integer(at: offset(ofElement: readCount, of: run)),
                type.holds(value)
            {
                ElementSpace.store(value, in: space, type, at: filledCount &+ readCount)
                readCount &+= 1
            }
        case .floats(let space):
            while readCount < limit, let value = view.float(at: offset(ofElement: readCount, of: run)) {
                space.initializeElement(at: filledCount &+ readCount, to: value)
                readCount &+= 1
            }
        case .doubles(let space):
            while readCount < limit, let value = view.real(at: offset(ofElement: readCount, of: run)) {
                space.initializeElement(at: filledCount &+ readCount, to: value)
                readCount &+= 1
            }
        case .dates(let space):
            while readCount < limit, let value = date(at: readCount, of: run) {
                space.initializeElement(at: filledCount &+ readCount, to: value)
                readCount &+= 1
            }
        case .strings(let space):
            while readCount < limit, let value = string(at: readCount, of: run) {
                space.initializeElement(at: filledCount &+ readCount, to: value)
                readCount &+= 1
            }
        }
        frames.top.pointee.position &+= readCount
        remainingReadCount &-= readCount
        return readCount
    }

    // MARK: Elements

    /// Elements that stand in one array.
    private struct Run {
        let array: BinaryObject

        /// The position of the first one, and how many may be read.
        let position: Int
        let count: Int

        /// Whether they will be hashed.
        let isHashing: Bool
    }

    /// The elements from the next one on, as many as are wanted, are there and may be read; `nil` where there is none.
    private func nextRun(of count: Int) -> Run? {
        let frame = frames.top
        guard frame.pointee.isCollection, frame.pointee.gathered < 0 else { return nil }
        var array = frame.pointee.container
        var position = frame.pointee.position
        var isHashing = frame.pointee.isSet
        // Of a dictionary, the values stand in an array of their own.
        if let second = frame.pointee.second {
            isHashing = position < array.count
            if !isHashing {
                position -= array.count
                array = second
            }
        }
        let limit = min(count, array.count - position, remainingReadCount)
        return limit > 0 ? Run(array: array, position: position, count: limit, isHashing: isHashing) : nil
    }

    /// Where the contents of an element's slot begin; unclear where it has none.
    private func offset(ofElement number: Int, of run: Run) -> Int {
        let slot = slot(ofElement: run.position &+ number, of: run.array)
        return slot < 0 ? Self.unclear : offset(ofSlot: slot)
    }

    private func date(at number: Int, of run: Run) -> Date? {
        let slot = slot(ofElement: run.position &+ number, of: run.array)
        guard slot >= 0 else { return nil }
        let reference = quickInstance(inSlot: slot, of: .date, under: KeyedArchiveFormat.timeKey, &lastDateLayout)
        return view.real(at: view.offset(of: reference)).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    private func string(at number: Int, of run: Run) -> String? {
        let slot = slot(ofElement: run.position &+ number, of: run.array)
        // What is read with the run is charged when it ends.
        return slot < 0 ? nil : quickString(inSlot: slot, isHashing: run.isHashing, spare: run.count)
    }

    /// The string in a slot, charged by its length where it is read for the first time; `nil` where the long way has to
    /// find out what stands there.
    ///
    /// - Parameters:
    ///   - isHashing: whether it will be hashed, which is charged where it is long.
    ///   - spare: how much of what may be read is for others.
    func quickString(inSlot slot: Int, isHashing: Bool, spare: Int) -> String? {
        let place = slotStates.stringPlace(of: slot)
        if place >= 0 {
            let string = strings[place]
            return isHashing && string.utf8.count >= 256 ? nil : string
        }
        guard slotStates.isUnknown(slot), let text = view.asciiText(at: offset(ofSlot: slot)),
            !KeyedArchiveFormat.isNull(text), remainingReadCount &- spare >= text.count, strings.count < 1 << 30
        else { return nil }
        let string = String(decoding: text, as: UTF8.self)
        slotStates[UInt32(truncatingIfNeeded: slot)] = .string(strings.count)
        strings.append(string)
        remainingReadCount &-= text.count
        return string
    }
}

extension KeyedArchiveFormat {
    /// Whether a text is the one that stands for nil.
    static func isNull(_ text: UnsafeRawBufferPointer) -> Bool {
        text.count == null.utf8.count && text.elementsEqual(null.utf8)
    }
}
