// Many archives on several threads, with answers in the order of the archives.
//
//     inputs ─▶ threads, each with a worker of its own ─▶ answers by number ─▶ in order: receive
//                                                          a thread that takes too long is abandoned
//
// A file that can't be read has an answer too, and the others are read nevertheless.

import CodingCommandLine
import Foundation
import SystemFiles

/// The limits of a run.
struct BatchLimits: Sendable {
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var maximumByteCount = 1 << 30

    /// In seconds; `nil` for no limit.
    var timeout: Double?

    init(_ arguments: Arguments) throws(ToolError) {
        if let number = try arguments.number(of: .jobs, atLeast: 1) { jobs = min(number, 1_000) }
        if let text = arguments.value(of: .maximumByteCount) {
            let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
            let unit = text.last.flatMap { units[$0] }
            let count = Int(unit == nil ? text[...] : text.dropLast())?.multipliedReportingOverflow(by: unit ?? 1)
            guard let count, count.partialValue > 0, !count.overflow else {
                throw ToolError("'\(Option.maximumByteCount.name)' needs a number of bytes, such as 64M")
            }
            maximumByteCount = count.partialValue
        }
        if let text = arguments.value(of: .timeout) {
            // Foundation's clocks end after some hundred years.
            guard let seconds = Double(text), seconds > 0, seconds <= 1_000_000_000 else {
                throw ToolError("'\(Option.timeout.name)' needs a number of seconds, at most 1000000000")
            }
            timeout = seconds
        }
    }
}

extension BatchLimits {
    /// Runs a body about one archive. The process ends if it takes too long.
    func within<Result>(
        _ path: String, _ body: (BatchLimits) throws(ToolError) -> Result
    ) throws(ToolError) -> Result {
        guard let timeout else { return try body(self) }
        let isDone = DispatchSemaphore(value: 0)
        let hasStopped = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            // A computation can't be interrupted.
            if isDone.wait(timeout: .now() + timeout) == .timedOut {
                Tool.end(with: BatchFailure(timeout: timeout).report(of: path))
            }
            hasStopped.signal()
        }
        defer {
            isDone.signal()
            hasStopped.wait()
        }
        return try body(self)
    }
}

/// One run over many archives.
///
/// Threads share the numbers and the answers, which the condition protects, and the inputs, which the lock protects:
/// finding the next one can take as long as a pipe takes to deliver it.
final class BatchRun<Answer: Sendable>: @unchecked Sendable {
    /// What a thread makes of the bytes of an archive.
    typealias Work = (BatchInput, Data) throws(BatchFailure) -> Answer

    /// An archive that is done.
    struct Finished: Sendable {
        let name: String
        let result: Result<Answer, BatchFailure>
        let byteCount: Int
    }

    private let inputs: BatchInputs
    private let limits: BatchLimits
    private let makeWork: @Sendable () throws(ToolError) -> Work
    private let inputLock = NSLock()
    private let condition = NSCondition()

    private var takenCount = 0
    private var receivedCount = 0
    private var isAtEnd = false
    private var isStopped = false
    private var running: [Int: (name: String, start: Date)] = [:]
    private var finished: [Int: Finished] = [:]
    private var workError: ToolError?

    /// Answers that wait for an earlier one; more are not computed.
    private static var waitingPerJob: Int { 64 }
    private static var stackSize: Int { 8 << 20 }

    /// - Parameter makeWork: creates what a thread does. Its values needn't be shared between threads.
    init(
        _ inputs: BatchInputs, _ limits: BatchLimits, makeWork: @escaping @Sendable () throws(ToolError) -> Work
    ) {
        self.inputs = inputs
        self.limits = limits
        self.makeWork = makeWork
    }

    /// Passes each answer to a closure, in the order of the archives, and shows the progress.
    ///
    /// - Parameter output: where the closure writes records.
    func run(
        _ messages: Messages, beside output: BatchOutput? = nil, _ receive: (Finished) throws(ToolError) -> Void
    ) throws(ToolError) {
        var progress = BatchProgress(inputs, messages, beside: output)
        defer { progress.clear() }
        try run { (finished) throws(ToolError) in
            let isFailure = (try? finished.result.get()) == nil
            if isFailure { progress.clear() }
            try receive(finished)
            progress.add(byteCount: finished.byteCount, isFailure: isFailure)
        }
    }

    private func run(_ receive: (Finished) throws(ToolError) -> Void) throws(ToolError) {
        if limits.jobs == 1, limits.timeout == nil { return try runHere(receive) }
        for _ in 0..<limits.jobs { startThread() }
        while let next = try nextFinished() {
            do throws(ToolError) {
                try receive(next)
            } catch {
                stop()
                throw error
            }
        }
    }

    /// One thread needs no other one that receives its answers.
    private func runHere(_ receive: (Finished) throws(ToolError) -> Void) throws(ToolError) {
        let work = try makeWork()
        while let input = inputs.next() {
            let (result, byteCount) = answer(input, work)
            try receive(Finished(name: input.name, result: result, byteCount: byteCount))
        }
    }

    private func stop() {
        condition.lock()
        isStopped = true
        condition.broadcast()
        condition.unlock()
    }

    /// The next answer in order; `nil` after the last.
    private func nextFinished() throws(ToolError) -> Finished? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let error = workError { throw error }
            if let next = finished.removeValue(forKey: receivedCount) {
                receivedCount += 1
                // Threads that wait until fewer answers are waiting.
                if takenCount - receivedCount == limits.jobs * Self.waitingPerJob - 1 { condition.broadcast() }
                return next
            }
            if isAtEnd, receivedCount == takenCount { return nil }
            guard let timeout = limits.timeout, let first = running[receivedCount] else {
                condition.wait()
                continue
            }
            let end = first.start.addingTimeInterval(timeout)
            if Date() >= end {
                // The thread can't be ended; what it finds is ignored, and another takes its place.
                running[receivedCount] = nil
                let failure = BatchFailure(timeout: timeout)
                finished[receivedCount] = Finished(name: first.name, result: .failure(failure), byteCount: 0)
                startThread()
            } else {
                _ = condition.wait(until: end)
            }
        }
    }

    private func startThread() {
        let thread = Thread { self.work() }
        thread.stackSize = Self.stackSize
        thread.start()
    }

    // MARK: Threads

    private func work() {
        let work: Work
        do throws(ToolError) {
            work = try makeWork()
        } catch {
            condition.lock()
            workError = error
            condition.broadcast()
            condition.unlock()
            return
        }
        while let (number, input) = take() {
            let (result, byteCount) = answer(input, work)
            guard finish(number, Finished(name: input.name, result: result, byteCount: byteCount)) else { return }
        }
    }

    /// The next archive; `nil` if there is none.
    private func take() -> (Int, BatchInput)? {
        inputLock.lock()
        defer { inputLock.unlock() }
        let input = awaitTurn() ? inputs.next() : nil
        condition.lock()
        defer { condition.unlock() }
        guard let input, !isStopped else {
            isAtEnd = true
            condition.broadcast()
            return nil
        }
        let number = takenCount
        takenCount += 1
        running[number] = (input.name, Date())
        // The time of the next answer's archive begins.
        if limits.timeout != nil, number == receivedCount { condition.broadcast() }
        return (number, input)
    }

    /// Waits until few answers are waiting; false if no more are wanted.
    private func awaitTurn() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        while !isStopped, !isAtEnd, takenCount - receivedCount >= limits.jobs * Self.waitingPerJob { condition.wait() }
        return !isStopped && !isAtEnd
    }

    /// Records an answer; false if the thread was abandoned.
    private func finish(_ number: Int, _ answer: Finished) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard running.removeValue(forKey: number) != nil else { return false }
        finished[number] = answer
        if number == receivedCount { condition.broadcast() }
        return true
    }

    private func answer(_ input: BatchInput, _ work: Work) -> (Result<Answer, BatchFailure>, Int) {
        do throws(BatchFailure) {
            let data = try input.content(limits)
            do throws(BatchFailure) {
                return (.success(try work(input, data)), data.count)
            } catch {
                return (.failure(error), data.count)
            }
        } catch {
            return (.failure(error), 0)
        }
    }
}

extension BatchInput {
    /// The bytes of the archive, if they aren't too many.
    func content(_ limits: BatchLimits) throws(BatchFailure) -> Data {
        let maximum = limits.maximumByteCount
        func tooLarge(_ count: Int) -> BatchFailure {
            BatchFailure(
                code: .tooLarge,
                message: "\(count) bytes are more than \(maximum), the limit of '\(Option.maximumByteCount.name)'")
        }
        switch source {
        case .failure(let failure): throw failure
        case .bytes(let data):
            if data.count > maximum { throw tooLarge(data.count) }
            return data
        case .file(let path):
            if path != ArchiveFile.standardInput, let status = FileStatus(ofPath: path), status.kind == .regularFile,
                status.byteCount > maximum
            {
                throw tooLarge(status.byteCount)
            }
            let data: Data
            do throws(ToolError) {
                // One byte more shows that a pipe has too many.
                data = try ArchiveFile.content(of: path, upTo: maximum == .max ? .max : maximum + 1)
            } catch {
                throw BatchFailure(code: .missing, message: error.message)
            }
            if data.count > maximum { throw BatchFailure(code: .tooLarge, message: "more than \(maximum) bytes") }
            return data
        }
    }
}
