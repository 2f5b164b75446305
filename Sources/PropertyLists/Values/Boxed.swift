// A value that is stored once and referred to.

package final class Boxed<Value> {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}

extension Boxed: Sendable where Value: Sendable {}
