// Runs code on a thread with a small stack of known size.

import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The factor by which all stacks are larger, for sanitizers, whose frames are.
private let stackFactor = ProcessInfo.processInfo.environment["ARCHIVING_STACKS"].flatMap { Int($0) } ?? 1

/// Runs a closure on a separate thread with a stack of a number of bytes, and waits for it. Rethrows the closure's
/// error.
public func withStack<Result>(ofSize size: Int = 512 << 10, _ body: @escaping () throws -> Result) throws -> Result {
    var result: Swift.Result<Result, any Error>?
    let job = Unmanaged.passRetained(Job { result = Swift.Result { try body() } })
    // Allocated explicitly: next to Foundation, the compiler resolves the type's initializer to Dispatch's.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    guard pthread_attr_setstacksize(attributes, size * stackFactor) == 0 else { throw SmallStackError.noSuchSize }
    #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(
        &thread, attributes,
        { argument in
            Unmanaged<Job>.fromOpaque(argument).takeUnretainedValue().run()
            return nil
        }, job.toOpaque())
    guard code == 0, let thread else { throw SmallStackError.noThread }
    #else
    var thread = pthread_t()
    let code = pthread_create(
        &thread, attributes,
        { argument in
            if let argument { Unmanaged<Job>.fromOpaque(argument).takeUnretainedValue().run() }
            return nil
        }, job.toOpaque())
    guard code == 0 else { throw SmallStackError.noThread }
    #endif
    pthread_join(thread, nil)
    job.release()
    guard let result else { throw SmallStackError.noThread }
    return try result.get()
}

private final class Job {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}

/// The reason why a thread can't be created.
public enum SmallStackError: Error {
    case noSuchSize
    case noThread
}
