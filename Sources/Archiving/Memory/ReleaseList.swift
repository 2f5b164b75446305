// Releases object graphs of any depth on a stack of any size.
//
// A chain of objects, each with the last reference to the next, would be destroyed recursively. Instead, generated
// classes add their references to a list in `deinit`, and the outermost `deinit` of the thread drops them in turn:
//
//     deinit of A ── release(B) ──▶ drops B ── deinit of B ── release(C) ──▶ list: [C], returns
//                                   drops C ── deinit of C ── release(D) ──▶ list: [D], returns
//                                   …
//
// An object releases its references only in its `deinit`, when nothing refers to it any more, not even weak references.
// A value that contains references is added to the list as a whole and must be replaced in the object, by nil or an
// empty collection, or the object would retain them too.
//
// The storage of a thread owns one reference to the thread's list.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WinSDK)
import WinSDK
#endif

/// Releases the references of objects that are being destroyed without recursion.
///
/// The `deinit` of a generated class calls a method of this type for each field that can lead back to the class. Call
/// the methods yourself in the `deinit` of classes that form long chains.
public enum ReleaseList {
    /// Sets an optional to nil and releases its former value without recursion.
    ///
    /// The value is a reference, or a value that contains references at any depth.
    ///
    /// - Complexity: O(1), plus the destruction of the objects that are no longer referenced.
    @inlinable
    public static func release<Held>(_ reference: inout Held?) {
        if case .none = reference { return }
        // Not assigned to a local: the list must have the last reference, in unoptimized builds too.
        drop(exchange(&reference, nil) as Any)
    }

    /// Empties an array and releases its elements without recursion.
    @inlinable
    public static func release<Element>(_ array: inout [Element]) {
        if !array.isEmpty { drop(exchange(&array, [])) }
    }

    /// Empties a set and releases its members without recursion.
    @inlinable
    public static func release<Element>(_ set: inout Set<Element>) {
        if !set.isEmpty { drop(exchange(&set, [])) }
    }

    /// Empties a dictionary and releases its keys and values without recursion.
    @inlinable
    public static func release<Key, Value>(_ dictionary: inout [Key: Value]) {
        if !dictionary.isEmpty { drop(exchange(&dictionary, [:])) }
    }

    /// Replaces a value and releases the former value without recursion.
    ///
    /// Use this method for properties that can be neither nil nor empty.
    ///
    /// - Parameters:
    ///   - held: The value to release.
    ///   - replacement: The value that the property holds until it is destroyed itself.
    @inlinable
    public static func release<Held>(_ held: inout Held, leaving replacement: @autoclosure () -> Held) {
        drop(exchange(&held, replacement()))
    }

    @usableFromInline
    static func exchange<Value>(_ value: inout Value, _ replacement: consuming Value) -> Value {
        swap(&value, &replacement)
        return replacement
    }

    @usableFromInline
    static func drop(_ held: consuming Any) {
        let queue = ReleaseQueue.ofThisThread
        queue.items.append(held)
        if !queue.isDraining { queue.drain() }
    }
}

/// One thread's list of values to be released.
private final class ReleaseQueue {
    var items: [Any] = []
    private(set) var isDraining = false

    /// If the capacity is larger, the memory is freed when the list is empty.
    private static let keptCapacity = 1_024

    func drain() {
        isDraining = true
        while !items.isEmpty {
            _ = takeLast()
        }
        if items.capacity > Self.keptCapacity { items = [] }
        isDraining = false
    }

    /// Not inlined: the item must be destroyed after the access to `items`, because its `deinit` appends.
    @inline(never)
    private func takeLast() -> Any {
        items.removeLast()
    }

    #if os(WASI)
    // There is one thread.
    nonisolated(unsafe) private static let ofAllThreads = ReleaseQueue()

    static var ofThisThread: ReleaseQueue { unsafe ofAllThreads }
    #elseif os(Windows)
    // Unlike other storage of threads, that of fibers calls a function when the thread ends.
    private static let threadKey = unsafe FlsAlloc { pointer in
        if let pointer = unsafe pointer { unsafe Unmanaged<ReleaseQueue>.fromOpaque(pointer).release() }
    }

    static var ofThisThread: ReleaseQueue {
        if let pointer = unsafe FlsGetValue(threadKey) {
            return unsafe Unmanaged<ReleaseQueue>.fromOpaque(pointer).takeUnretainedValue()
        }
        let queue = ReleaseQueue()
        _ = unsafe FlsSetValue(threadKey, Unmanaged.passRetained(queue).toOpaque())
        return queue
    }
    #else
    private static let threadKey: pthread_key_t = {
        var key = pthread_key_t()
        unsafe pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
            unsafe Unmanaged<ReleaseQueue>.fromOpaque(pointer).release()
            #else
            if let pointer = unsafe pointer { unsafe Unmanaged<ReleaseQueue>.fromOpaque(pointer).release() }
            #endif
        }
        return key
    }()

    static var ofThisThread: ReleaseQueue {
        if let pointer = unsafe pthread_getspecific(threadKey) {
            return unsafe Unmanaged<ReleaseQueue>.fromOpaque(pointer).takeUnretainedValue()
        }
        let queue = ReleaseQueue()
        unsafe pthread_setspecific(threadKey, Unmanaged.passRetained(queue).toOpaque())
        return queue
    }
    #endif
}
