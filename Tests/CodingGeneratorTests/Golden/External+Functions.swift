// The superclass that the schema External names.
/// A superclass without coding.
open nonisolated class Device {
    public var isOn = false

    public init() {}
}
