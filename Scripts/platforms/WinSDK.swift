// What the compiler replaces the truth values of the Windows API by.

@_exported import WinSDK

public struct WindowsBool: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) {}
    public var boolValue: Bool { false }
}

public func _convertBoolToWindowsBool(_ value: Bool) -> WindowsBool { false }
public func _convertWindowsBoolToBool(_ value: WindowsBool) -> Bool { value.boolValue }
