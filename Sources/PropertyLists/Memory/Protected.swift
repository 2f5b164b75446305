// A value that a lock protects.

#if canImport(Darwin)
public import os
#else
public import Synchronization
#endif

// Inlinable, because locks of types that the compiler doesn't know take longer than what is done under them.
@usableFromInline package final class Protected<Value: Sendable>: Sendable {
    #if canImport(Darwin)
    @usableFromInline let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
        lock = OSAllocatedUnfairLock(initialState: value)
    }
    #else
    @usableFromInline let lock: Mutex<Value>

    package init(_ value: Value) {
        lock = Mutex(value)
    }
    #endif

    @inlinable package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        lock.withLock { body(&$0) }
    }

    /// Stores a value, and returns the one before.
    @inlinable package func exchange(_ new: Value) -> Value {
        withLock { value in
            defer { value = new }
            return value
        }
    }
}
