// W2: one object with 1,000 keys.

import Archiving
import WideMessages
import WideMirrors
import WidePeers
import WideWorkload

/// One object whose keys are many.
struct WideRecordWorkload: FlatWorkload {
    let name = "W2"
    let objectCount = 1

    func make() -> Wide { Wide.record() }

    func checksum(_ root: Wide) -> UInt64 {
        var sum = Checksum()
        for field in Swift.Mirror(reflecting: root).children { sum.add("\(field.value)") }
        return sum.value
    }

    func message(_ root: Wide) -> WideMessage { WideMessage(root) }
    func root(_ message: WideMessage) -> Wide { message.record }
    func mirror(_ root: Wide) -> WideMirror { WideMirror(root) }
    func root(_ mirror: WideMirror) -> Wide { mirror.record }
}
