// Paths of files as URIs, and back.

package import CodingCommandLine

/// Converts between paths and `file:` URIs.
package enum FileURI {
    /// The URI of an absolute path.
    package static func uri(ofPath path: String, _ syntax: PathSyntax = .native) -> String {
        let path = FilePath.normalized(path, syntax)
        // On Windows, a path starts with a drive, or with two slashes and a server.
        var result = path.hasPrefix("/") ? syntax == .windows && path.hasPrefix("//") ? "file:" : "file://" : "file:///"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."), UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return result
    }

    /// The path of a URI; `nil` if it isn't one of a file of this machine.
    package static func path(ofURI uri: String, _ syntax: PathSyntax = .native) -> String? {
        let scheme = "file://"
        guard uri.hasPrefix(scheme) else { return nil }
        let rest = uri.dropFirst(scheme.count)
        let encoded = rest.hasPrefix("localhost/") ? rest.dropFirst("localhost".count) : rest
        let isLocal = encoded.hasPrefix("/")
        guard isLocal || syntax == .windows && !encoded.isEmpty else { return nil }
        var bytes: [UInt8] = []
        var left = Array((isLocal ? encoded : "//" + encoded).utf8)[...]
        while let byte = left.popFirst() {
            if byte == UInt8(ascii: "%"), left.count >= 2,
                left.prefix(2).allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
                let value = UInt8(String(decoding: left.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                left = left.dropFirst(2)
            } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                break
            } else {
                bytes.append(byte)
            }
        }
        return bytes.contains(0) ? nil : FilePath.normalized(String(decoding: bytes, as: UTF8.self), syntax)
    }
}
