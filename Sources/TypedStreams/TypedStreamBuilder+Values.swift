// The values of a group that is put together.

extension TypedStreamBuilder {
    /// Adds an integer of one of the types `c C B s S i I l L q Q`. A value of the type `Q` above `Int64.max` is given
    /// as its bit pattern.
    package mutating func add(integer: Int64, code: UInt8) {
        append(TypedStreamItem(.integer, code: code, value: integer))
    }

    /// Adds a real of the type `d`.
    package mutating func add(_ double: Double) {
        append(TypedStreamItem(.real, code: UInt8(ascii: "d"), value: Int64(bitPattern: double.bitPattern)))
    }

    /// Adds a real of the type `f`.
    package mutating func add(_ float: Float) {
        append(TypedStreamItem(.real, code: UInt8(ascii: "f"), value: Int64(float.bitPattern)))
    }

    /// Adds bytes, of the type `+` or as an array of single bytes `c`, `C` or `B`.
    package mutating func add(bytes: UnsafeRawBufferPointer, code: UInt8) {
        add(bytes: add(bytes), code: code)
    }

    /// Adds bytes that are already in the payload. More than `Int32.max` bytes can't be written.
    package mutating func add(bytes range: TypedStreamRange, code: UInt8) {
        append(
            TypedStreamItem(
                .bytes, code: code, number: UInt32(clamping: range.count), value: Int64(range.offset)))
    }

    /// Adds text as bytes of the type `+`.
    package mutating func add(text: String) {
        var text = text
        let range = text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
        add(bytes: range, code: UInt8(ascii: "+"))
    }

    /// Adds a selector (`:`) or an atom (`%`).
    package mutating func add(string: UInt32, code: UInt8) {
        append(TypedStreamItem(.string, code: code, number: string))
    }

    /// Adds a C string by its entry.
    package mutating func add(cString entry: UInt32) {
        append(TypedStreamItem(.cString, code: UInt8(ascii: "*"), number: entry))
    }

    /// Adds a class by its entry.
    package mutating func add(classReference entry: UInt32) {
        append(TypedStreamItem(.classReference, code: UInt8(ascii: "#"), number: entry))
    }

    /// Adds a reference to an object. Returns true if the object was not held before and is held from now on: it needs
    /// contents.
    @discardableResult
    package mutating func add(object entry: UInt32, isConditional: Bool = false) -> Bool {
        append(
            TypedStreamItem(
                .object, code: UInt8(ascii: "@"), number: entry, flags: isConditional ? .isConditional : []))
        guard !isConditional, !tables.entries[Int(entry)].isHeld else { return false }
        tables.entries[Int(entry)].isHeld = true
        return true
    }

    /// Adds nil of the type `code`: one of `+ : % * # @`.
    package mutating func addNull(code: UInt8) {
        append(TypedStreamItem(.null, code: code))
    }
}
