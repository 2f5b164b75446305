// What every change of an archive goes through, and the work list of objects.

import PropertyLists
import TypedStreams

extension SequentialArchiver {
    /// Adds a value to the open frame. A key is refused, and so is a second value at the top level after a root object.
    // Inlined, like `writing`: a call of a closure takes longer than most changes.
    @inline(__always)
    func adding<Result>(_ key: String?, _ body: () throws -> Result) throws -> Result {
        try writing {
            if let key { throw keyRefused(key) }
            if hasRoot, frames.count == 1, frames[0].groupCount > 0 { throw besidesRoot() }
            return try body()
        }
    }

    /// Makes one change to the archive. An error ends the archive, and an ended archive refuses changes.
    @inline(__always)
    func writing<Result>(_ body: () throws -> Result) throws -> Result {
        if hasEnded { throw reasonOfEnd() }
        do {
            return try body()
        } catch {
            throw remember(error)
        }
    }

    /// Whether the archive is finished or has failed.
    private var hasEnded: Bool { isFinished || firstError != nil }

    @inline(never)
    private func reasonOfEnd() -> any Error {
        firstError
            ?? ArchiveError(
                .finished, path: "", expected: "an archiver that has not finished", found: "one that has")
    }

    /// Encodes the objects that the top level references, and those that they reference, until none is left. Called when
    /// nothing but the top level is open.
    func encodePendingObjects() throws {
        if isEncodingObjects { return }
        isEncodingObjects = true
        defer { (isEncodingObjects, encodedType) = (false, nil) }
        while let object = beginObject() {
            encodedType = type(of: object)
            do {
                if encodedCount >= progress.nextCount { try reportProgress() }
                try limits.check(
                    objectCount: objectCount + 1, byteCount: leastByteCount, path: path(toNextValue: false))
                try encodingContents(of: type(of: object)) { try object.encode(with: self) }
            } catch {
                throw remember(error)
            }
            try writing { try endObject() }
        }
        if onProgress != nil { try writing { try reportProgress() } }
    }

    private func reportProgress() throws {
        do {
            try progress.call(completed: encodedCount, known: work.count, at: encodedCount)
        } catch {
            if firstError == nil { firstError = error }
            throw error
        }
    }

    /// Ends the archive with an error. If there are several, all later calls throw the first one.
    @inline(never)
    func remember(_ error: any Error) -> any Error {
        frames.top.pointee.step = 0
        if let firstError { return firstError }
        let error = (error as? TypedStreamError).map { archiveError(for: $0) } ?? error
        let name = encodedType.map { "\($0)" }
        let located = ArchiveError(thrownBy: name, error, path: path(toNextValue: false)) ?? error
        firstError = located
        return located
    }
}
