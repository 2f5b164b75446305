// W4: 1,000,000 doubles, each an object of the archive, or in one piece of data.

import Archiving
import Messages
import Workloads

/// One array of numbers.
struct NumbersWorkload: FlatWorkload {
    let name = "W4"
    let objectCount: Int

    func make() -> NumberList { NumberList(numbers: Lists.numbers(count: objectCount)) }

    func checksum(_ root: NumberList) -> UInt64 {
        var sum = Checksum()
        for number in root.numbers { sum.add(number) }
        return sum.value
    }

    func message(_ root: NumberList) -> NumbersMessage {
        var message = NumbersMessage()
        message.numbers = root.numbers
        return message
    }

    func root(_ message: NumbersMessage) -> NumberList { NumberList(numbers: message.numbers) }
    func mirror(_ root: NumberList) -> NumbersMirror { NumbersMirror(numbers: root.numbers) }
    func root(_ mirror: NumbersMirror) -> NumberList { NumberList(numbers: mirror.numbers) }
}

/// The numbers as a value that Swift's encoders take.
struct NumbersMirror: Codable {
    var numbers: [Double]
}

/// One array of numbers, packed.
struct PackedNumbersWorkload: Workload {
    let name = "W4-packed"
    let objectCount: Int

    func make() -> PackedNumberList { PackedNumberList(numbers: Lists.numbers(count: objectCount)) }

    func checksum(_ root: PackedNumberList) -> UInt64 {
        var sum = Checksum()
        for number in root.numbers { sum.add(number) }
        return sum.value
    }
}
