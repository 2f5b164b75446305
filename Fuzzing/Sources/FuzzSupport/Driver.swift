// Runs a reader under libFuzzer, and counts what it allocates.

public import Foundation

/// The most memory that reading may take for each byte of an input, and what every input may take beside it: tables of
/// a fixed size, 512 levels of containers with the elements that come first (a container that contains itself has as
/// many), and the error that says what was wrong.
private let bytesPerInputByte = 64
private let constantByteCount = 1 << 21

/// Bytes that were allocated and not freed since reading began, and the most that they were. The fuzzer has one thread.
nonisolated(unsafe) private var liveByteCount = 0
nonisolated(unsafe) private var peakByteCount = 0

/// What is done with an input; set once, before the fuzzer runs.
nonisolated(unsafe) private var run: (Data) -> Void = { _ in }

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

@_silgen_name("__sanitizer_install_malloc_and_free_hooks")
private func installHooks(
    _ allocated: @convention(c) (UnsafeRawPointer?, Int) -> Void, _ freed: @convention(c) (UnsafeRawPointer?) -> Void
) -> CInt

@_silgen_name("__sanitizer_get_allocated_size")
private func allocatedSize(_ pointer: UnsafeRawPointer) -> Int

/// Runs the fuzzer with the arguments of the process.
///
/// - Parameters:
///   - read: reads an input; `nil` where it is refused. What it allocates is counted.
///   - verify: looks at what was read; where it throws is a finding.
public func fuzz<Value>(_ read: @escaping (Data) -> Value?, verify: @escaping (Value) throws -> Void) -> Never {
    run = { data in
        (liveByteCount, peakByteCount) = (0, 0)
        let value = read(data)
        let allowed = bytesPerInputByte * data.count + constantByteCount
        if peakByteCount > allowed { fail("\(peakByteCount) bytes were allocated, more than \(allowed)") }
        guard let value else { return }
        do {
            try verify(value)
        } catch {
            fail("\(error)")
        }
    }
    _ = installHooks(
        { _, count in
            liveByteCount += count
            peakByteCount = max(peakByteCount, liveByteCount)
        },
        { pointer in
            if let pointer { liveByteCount -= allocatedSize(pointer) }
        })
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, readOne))
}

private let readOne: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt = { start, count in
    run(Data(bytes: start, count: count))
    return 0
}

private func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\nfinding: \(reason)\n".utf8))
    abort()
}
