// Values that are left out if they can't be created.
//
//     objects  [ ● | ● | ● | ○ | ○ ]     what an extent created is at the ends of the tables, and only objects of the
//     pending          [ ● | ● | ● ]     extent refer to it: nothing is connected before the extent ends
//                            ▲ cut back to here if the value can't be created
//
// An index of an object is never used again, because tables of references contain it: a dropped object leaves a
// placeholder behind. Its number has the state `unknown` again, so that another reference creates the object once more.
// An object whose own initializer failed has the state `failed`: another reference throws the same error.

import PropertyLists

/// Takes the index of an object, or of a shared value, that was dropped. No reference leads to it.
final class DroppedObject: Coding, Sendable {
    static let placeholder = DroppedObject()

    static var archivedClass: ArchivedClass { ArchivedClass("Archiving.DroppedObject", type: DroppedObject.self) }

    private init() {}

    init(coder unarchiver: Unarchiver) throws { throw unarchiver.refuseCoding(of: Self.self) }

    func encode(with archiver: Archiver) throws { throw archiver.refuseCoding(of: Self.self) }
}

extension GraphUnarchiver {
    /// The ends of the tables when a lenient extent begins.
    private struct LenientMark {
        let scope: ErrorScope
        let sawUnknownValue: Bool
        let objectCount: Int
        let pendingEnd: Int
        let substituteCount: Int
        let sharedValueCount: Int
        let actions: DeferredActions.Mark
        let openPartCount: Int
        let connectionCount: Int
    }

    private var lenientMark: LenientMark {
        LenientMark(
            scope: errorScope, sawUnknownValue: sawUnknownValue, objectCount: objects.count,
            pendingEnd: pendingObjects.end, substituteCount: substitutes.count,
            sharedValueCount: sharedValues.valueCount, actions: actions.mark, openPartCount: openPartCount,
            connectionCount: connectionCount)
    }

    /// See `Unarchiver.catchingErrors`. In custom formats, whose numbers aren't slots, all errors pass.
    final func lenientExtent<Value>(forKey key: String?, _ body: () throws -> Value) throws -> Value? {
        guard sharedValues.hasSlots, canRead, !isProbing else { return try body() }
        let mark = lenientMark
        errorScope = .lenient
        let value: Value
        do {
            value = try body()
            // A class may have caught an error inside.
            if let firstError { throw firstError }
        } catch {
            try dropValue(since: mark, error, key)
            return nil
        }
        endExtent(mark)
        try connectAtTopLevel()
        return value
    }

    private func endExtent(_ mark: LenientMark) {
        errorScope = mark.scope
        if mark.scope != .lenient, !substitutes.isEmpty { substitutes = [] }
    }

    /// Drops what was created in an extent, unless the error ends decoding: then it is thrown.
    private func dropValue(since mark: LenientMark, _ error: any Error, _ key: String?) throws {
        if error is DiscoveryEnd {
            closeParts(downTo: mark.openPartCount)
            endExtent(mark)
            throw error
        }
        let isSkipped = error is SkippedValue && firstError == nil
        let error = isSkipped ? error : remembered(error)
        let loss = (error as? ArchiveError).flatMap { $0.code.isAboutCreation ? $0 : nil }
        // If objects were connected inside, others may refer to what was created. If a class finished decoding inside,
        // the tables are gone.
        guard isSkipped || loss != nil, !isErrorOfCaller, connectionCount == mark.connectionCount, phase != .finished
        else {
            endExtent(mark)
            // The actions never run now.
            if mark.scope != .lenient { firstError = error }
            throw error
        }
        cutBack(to: mark)
        firstError = nil
        endExtent(mark)
        if let loss, isReporting { note(.lost(loss), forKey: key) }
    }

    private func cutBack(to mark: LenientMark) {
        closeParts(downTo: mark.openPartCount)
        pendingObjects.remove(from: mark.pendingEnd) { slot in
            sharedValues.setState(.unknown, of: Int(truncatingIfNeeded: slot))
            if !unkeyedCounts.isEmpty { unkeyedCounts[Int(clamping: slot)] = nil }
        }
        for number in substitutes[mark.substituteCount...] { sharedValues.setState(.unknown, of: number) }
        substitutes.removeSubrange(mark.substituteCount...)
        for index in mark.objectCount..<objects.count { objects[index] = DroppedObject.placeholder }
        sharedValues.dropValues(from: mark.sharedValueCount)
        actions.remove(since: mark.actions)
        sawUnknownValue = mark.sawUnknownValue
    }

    // MARK: Objects

    /// Notes an object that replaces the one that was created for a number.
    final func noteSubstitute(_ number: Int) {
        if errorScope == .lenient { substitutes.append(number) }
    }

    /// Stores the error with which the creation of an object failed, and returns the error to throw.
    @inline(never)
    final func failed(_ number: Int, _ error: any Error, _ key: String?) -> any Error {
        let error = remembered(error, key)
        if errorScope == .lenient, let error = error as? ArchiveError, error.code.isAboutCreation,
            sharedValues.fail(number, error)
        {
            // It counts as an object.
            objects.append(DroppedObject.placeholder)
        }
        return error
    }

    /// The error about another reference to an object that could not be created.
    final func failureAgain(_ index: Int, _ key: String?) -> ArchiveError {
        let error = sharedValues.failure(index)
        return error.path.isEmpty && getsPath(error.code) ? error.located(at: pathOfValue(forKey: key)) : error
    }

    // MARK: Errors

    /// Whether an error of a kind gets a path: one that may be caught does only if not many were.
    final func getsPath(_ code: ArchiveError.Code) -> Bool {
        errorScope != .lenient || !code.isAboutCreation || spendsPath()
    }

    /// Whether what reading goes on after gets a path: not if much did, because a path is searched in the whole archive.
    final func spendsPath() -> Bool {
        guard remainingPathCount > 0 else { return false }
        remainingPathCount -= 1
        return true
    }

    /// Runs code of the caller's, whose error ends decoding, also in a lenient extent.
    final func callingOut<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            isErrorOfCaller = true
            throw error
        }
    }
}
