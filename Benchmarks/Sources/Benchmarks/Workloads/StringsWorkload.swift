// W3: 100,000 different strings.

import Archiving
import Messages
import Workloads

/// One array of strings.
struct StringsWorkload: FlatWorkload {
    let name = "W3"
    let objectCount: Int

    func make() -> StringList { Lists.strings(count: objectCount) }

    func checksum(_ root: StringList) -> UInt64 {
        var sum = Checksum()
        for string in root.strings { sum.add(string) }
        return sum.value
    }

    func message(_ root: StringList) -> StringsMessage {
        var message = StringsMessage()
        message.strings = root.strings
        return message
    }

    func root(_ message: StringsMessage) -> StringList { StringList(strings: message.strings) }
    func mirror(_ root: StringList) -> StringsMirror { StringsMirror(strings: root.strings) }
    func root(_ mirror: StringsMirror) -> StringList { StringList(strings: mirror.strings) }
}

/// The strings as a value that Swift's encoders take.
struct StringsMirror: Codable {
    var strings: [String]
}
