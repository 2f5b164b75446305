// The part of Foundation that property lists and sequential archives need, for a program without operating system.

import WASILibc

public struct Data: Hashable, Sendable, RandomAccessCollection {
    public enum Deallocator {
        case custom((UnsafeMutableRawPointer, Int) -> Void)
    }

    private var bytes: [UInt8] = []

    public init() {}
    public init<Bytes: Sequence<UInt8>>(_ bytes: Bytes) { self.bytes = Array(bytes) }
    public init(contentsOf url: URL) { fatalError("there are no files") }
    public init(bytesNoCopy: UnsafeMutableRawPointer, count: Int, deallocator: Deallocator) {
        bytes = Array(UnsafeRawBufferPointer(start: bytesNoCopy, count: count))
        if case .custom(let deallocate) = deallocator { deallocate(bytesNoCopy, count) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bytes.count }
    public subscript(index: Int) -> UInt8 { bytes[index] }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes(body)
    }
    public func write(to url: URL, options: WritingOptions) throws(CocoaError) {
        throw CocoaError(.fileWriteUnsupportedScheme)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
    }

    public func base64EncodedData() -> Data {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var result: [UInt8] = []
        for start in stride(from: 0, to: count, by: 3) {
            let bytes = self[start..<Swift.min(start + 3, count)]
            let bits = bytes.reduce(0 as UInt32) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - bytes.count))
            for place in 0..<4 {
                result.append(place > bytes.count ? 61 : digits[Int(bits >> UInt32(18 - 6 * place) & 63)])
            }
        }
        return Data(result)
    }
}

public struct Date: Hashable, Comparable, Sendable {
    public var timeIntervalSinceReferenceDate: Double
    public init(timeIntervalSinceReferenceDate: Double) {
        self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
    }
    public static func < (first: Date, second: Date) -> Bool {
        first.timeIntervalSinceReferenceDate < second.timeIntervalSinceReferenceDate
    }
}

/// No address is that of a file.
public struct URL: Hashable, Sendable {
    public var isFileURL: Bool { false }
    public var absoluteString: String { "" }
    public func path(percentEncoded: Bool) -> String { "" }
}

public struct CocoaError: Error {
    public enum Code: Sendable { case fileWriteUnsupportedScheme }
    public var code: Code
    public init(_ code: Code, userInfo: [String: URL] = [:]) { self.code = code }
}

// MARK: - The standard library's parts that Embedded Swift lacks

/// A lock for one thread.
public final class Mutex<Value>: @unchecked Sendable {
    private var value: Value
    public init(_ value: Value) { self.value = value }
    public func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(&value)
    }
}

public func withVaList<Result>(_ values: [Double], _ body: (Double) -> Result) -> Result { body(values[0]) }

/// The text of a real. The format is always that of 17 digits.
public func vsnprintf(
    _ text: UnsafeMutablePointer<CChar>, _ count: Int, _ format: StaticString, _ value: Double
) -> Int32 {
    writeReal(value, text, Int32(count))
}

extension Dictionary {
    public init<Pairs: Sequence>(_ pairs: Pairs, uniquingKeysWith choose: (Value, Value) -> Value)
    where Pairs.Element == (Key, Value) {
        self.init()
        for (key, value) in pairs { self[key] = self[key].map { choose($0, value) } ?? value }
    }
    public mutating func merge(_ other: [Key: Value], uniquingKeysWith choose: (Value, Value) -> Value) {
        for (key, value) in other { self[key] = self[key].map { choose($0, value) } ?? value }
    }
}
