// The server on standard input and output, until the client says `exit`, closes the input or ends.

import CodingCommandLine
import Foundation
import JSONText

/// Runs a server on the standard streams.
package enum StandardStreams {
    /// The time in seconds between two looks at whether the client still runs.
    private static let patience = 3.0

    /// Runs until the end.
    ///
    /// - Returns: The exit code: 0 after `shutdown` and `exit`, else 1.
    package static func run(_ environment: ServerEnvironment) -> Int32 {
        // A client that is gone is noticed when writing fails.
        SystemProcess.ignoreClosedReaders()
        let queue = MessageQueue()
        var isBroken = false
        let server = LanguageServer(environment: environment) { message in
            StandardOutput.write(Data(MessageReader.framed(message)))
            if !StandardOutput.flush() { isBroken = true }
        }
        let reader = Thread { read(into: queue) }
        reader.start()
        while server.exitCode == nil, !isBroken {
            switch queue.next(within: server.delay ?? patience) {
            case .message(let message, let isCancelled): server.receive(message, isCancelled: isCancelled)
            case .invalid(let reason): server.receiveInvalid(reason)
            case .end: return server.exitCode ?? 1
            case nil:
                if server.delay != nil {
                    server.pause()
                } else if let process = server.clientProcess, !SystemProcess.exists(process) {
                    return 1
                }
            }
        }
        return server.exitCode ?? 1
    }

    private static func read(into queue: MessageQueue) {
        var reader = MessageReader()
        while let bytes = try? FileHandle.standardInput.nextBytes(upTo: 65_536), !bytes.isEmpty {
            reader.append(bytes[...])
            do throws(MessageReader.Failure) {
                while let bytes = try reader.next() { queue.add(entry(bytes)) }
            } catch {
                // Without the length of this message, the next one can't be found.
                queue.add(.invalid("\(error)"))
                break
            }
        }
        queue.add(.end)
    }

    private static func entry(_ bytes: [UInt8]) -> MessageQueue.Entry {
        do {
            return .message(try JSONValue(parsing: bytes), isCancelled: false)
        } catch {
            return .invalid("the message is not JSON")
        }
    }
}
