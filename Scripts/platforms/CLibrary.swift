// What the standard library adds to the headers of C: variables and functions that Swift can't import from them. Only
// the types matter, because nothing here is run.
// The names are those of C.
// swift-format-ignore-file

@_exported import SwiftgLIBC

public var errno: Int32 {
    get { 0 }
    set {}
}

#if os(Windows)
public var stdin: UnsafeMutablePointer<FILE> { __acrt_iob_func(0) }
public var stdout: UnsafeMutablePointer<FILE> { __acrt_iob_func(1) }
public var stderr: UnsafeMutablePointer<FILE> { __acrt_iob_func(2) }
public typealias FileMode = Int32
public typealias SignalHandler = @convention(c) (Int32) -> Void
#else
public typealias FileMode = mode_t
#endif

#if os(macOS) || os(iOS) || os(watchOS)
public var stdin: UnsafeMutablePointer<FILE> {
    get { __stdinp }
    set {}
}
public var stdout: UnsafeMutablePointer<FILE> {
    get { __stdoutp }
    set {}
}
public var stderr: UnsafeMutablePointer<FILE> {
    get { __stderrp }
    set {}
}
public typealias SignalHandler = sig_t
#elseif os(Android)
public typealias SignalHandler = sighandler_t
#elseif os(Linux)
public typealias SignalHandler = @convention(c) (Int32) -> Void
#endif

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: FileMode) -> Int32 { -1 }

#if !os(Windows)
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: FileMode) -> Int32 { -1 }
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { -1 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: UnsafeMutableRawPointer) -> Int32 { -1 }
public var S_IFLNK: FileMode { 0o120000 }
public var S_IFBLK: FileMode { 0o060000 }
public var S_IFIFO: FileMode { 0o010000 }
public var S_IFSOCK: FileMode { 0o140000 }
public var S_IRWXU: FileMode { 0o700 }
public var S_IRUSR: FileMode { 0o400 }
public var S_IWUSR: FileMode { 0o200 }
public var S_IXUSR: FileMode { 0o100 }
#endif
public var S_IFMT: FileMode { 0o170000 }
public var S_IFREG: FileMode { 0o100000 }
public var S_IFDIR: FileMode { 0o040000 }
public var S_IFCHR: FileMode { 0o020000 }

// Android's overlay has no such value.
#if !os(Windows) && !os(Android)
public var MAP_FAILED: UnsafeMutableRawPointer! { nil }
#endif

#if !os(WASI)
public var SIG_DFL: SignalHandler? { nil }
public var SIG_IGN: SignalHandler { SIG_DFL! }
public var SIG_ERR: SignalHandler { SIG_DFL! }
#endif
