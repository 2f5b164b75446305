// A value that a lock protects.

#if canImport(Darwin)
import os
#else
import Synchronization
#endif

package final class Protected<Value: Sendable>: Sendable {
    #if canImport(Darwin)
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
        lock = OSAllocatedUnfairLock(initialState: value)
    }
    #else
    private let lock: Mutex<Value>

    package init(_ value: Value) {
        lock = Mutex(value)
    }
    #endif

    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        lock.withLock { body(&$0) }
    }
}
