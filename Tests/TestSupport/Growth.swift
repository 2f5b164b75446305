// How the work of a function grows with its input, where no count shows it.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Whether the work for a larger input is far from the square of that for a smaller one.
///
/// The work is the time that this thread spends on a processor: neither other threads nor other programs count.
///
/// - Parameters:
///   - count: the size of the smaller input.
///   - factor: how many times as large the other one is.
///   - body: does the work for an input of a size.
public func growsInProportion(from count: Int, times factor: Int, _ body: (Int) throws -> Void) rethrows -> Bool {
    // What is done once isn't measured.
    try body(count / 5)
    var start = threadTime()
    try body(count)
    let short = threadTime() - start
    start = threadTime()
    try body(count * factor)
    let long = threadTime() - start
    // In less than 50 ms the noise of the clock is much.
    return long < 50_000_000 || long < short * UInt64(factor * factor / 2)
}

/// The time that this thread has run on a processor, in nanoseconds.
private func threadTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
