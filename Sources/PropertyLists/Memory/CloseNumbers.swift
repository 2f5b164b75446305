// Numbers that are close to those before them: the offsets of objects, and what is numbered in the order of writing.
//
//     bases   [ 8         | 1,310      | ~0         | … ]    8 bytes for 64 numbers: the first of them
//     steps   [ 0 5 – 19… | 0 27 31 …  | … ]                 2 bytes each: how much more than the base a number is
//     far     [ all 64 numbers of block 2 | … ]              8 bytes each, for a block of which some are further away
//
// This takes half the memory of numbers of four bytes: the first access to memory takes longer than using it.

/// A list of numbers that aren't negative, and are mostly close to each other; some positions have none.
@frozen @usableFromInline package struct CloseNumbers: ~Copyable, Sendable {
    @usableFromInline var bases = GrowingBuffer<Int>()
    @usableFromInline var steps = GrowingBuffer<UInt16>()
    @usableFromInline var far = GrowingBuffer<Int>()

    /// The base of the last block, and the position after it, for which `steps` has room.
    @usableFromInline var base = 0
    @usableFromInline var blockEnd = 0

    @inlinable static var blockCount: Int { 64 }

    /// More than all steps: there is no number.
    @inlinable static var noStep: UInt16 { .max }

    /// The base of the last block if its numbers are in `far`: each step is too long.
    private static var farBase: Int { .min }

    package init() {}

    @inlinable package var count: Int { steps.count }

    /// The number at a position, which has one.
    @inlinable package subscript(position: Int) -> Int {
        @inline(__always) get {
            let base = bases[Self.block(of: position)]
            return base >= 0 ? base &+ Int(steps[position]) : far[~base &+ Self.place(of: position)]
        }
    }

    /// The number at a position; 0 if there is none.
    @inlinable @inline(__always) package func number(at position: Int) -> Int {
        // Not a call where the numbers are far: for that, the compiler (6.3) copies the list.
        guard UInt(bitPattern: position) < UInt(bitPattern: count) else { return 0 }
        let base = bases[Self.block(of: position)]
        guard base >= 0 else { return far[~base &+ Self.place(of: position)] }
        return steps[position] == Self.noStep ? 0 : base &+ Int(steps[position])
    }

    @inlinable static func block(of position: Int) -> Int { position &>> 6 }
    @inlinable static func place(of position: Int) -> Int { position & (blockCount - 1) }

    @inlinable @inline(__always) package mutating func append(_ number: Int) {
        let step = UInt(bitPattern: number &- base)
        guard steps.count < blockEnd, step < UInt(Self.noStep) else { return appendToOtherBlock(number) }
        unsafe steps.appendInRoom(UInt16(truncatingIfNeeded: step))
    }

    /// Appends a position without a number, which will be close to the given one.
    package mutating func appendNone(near number: Int) {
        if steps.count == blockEnd { beginBlock(at: number) }
        unsafe steps.appendInRoom(Self.noStep)
    }

    /// Sets the number at a position, up to which the list is extended.
    package mutating func set(_ number: Int, at position: Int) {
        while count <= position { appendNone(near: number) }
        let base = bases[Self.block(of: position)]
        let step = UInt(bitPattern: number &- base)
        guard base >= 0, step < UInt(Self.noStep) else { return setFar(number, at: position) }
        steps[position] = UInt16(truncatingIfNeeded: step)
    }

    @inline(never)
    @usableFromInline mutating func appendToOtherBlock(_ number: Int) {
        if steps.count < blockEnd {
            unsafe steps.appendInRoom(Self.noStep)
            setFar(number, at: count - 1)
        } else {
            beginBlock(at: number)
            unsafe steps.appendInRoom(0)
        }
    }

    private mutating func beginBlock(at number: Int) {
        blockEnd += Self.blockCount
        steps.reserve(blockEnd)
        bases.append(number)
        base = number
    }

    @inline(never)
    private mutating func setFar(_ number: Int, at position: Int) {
        let block = Self.block(of: position)
        if bases[block] >= 0 {
            let (first, start) = (block * Self.blockCount, far.count)
            for other in first..<(first + Self.blockCount) { far.append(self.number(at: other)) }
            bases[block] = ~start
            if block == bases.count - 1 { base = Self.farBase }
        }
        far[~bases[block] + Self.place(of: position)] = number
    }

    /// Calls a closure with each number, which all positions must have.
    @inline(__always) func forEach(_ body: (UInt64) -> Void) {
        for block in 0..<bases.count {
            let first = block * Self.blockCount
            let positions = first..<min(first + Self.blockCount, count)
            let base = bases[block]
            guard base >= 0 else {
                for position in positions { body(UInt64(truncatingIfNeeded: self[position])) }
                continue
            }
            // swift-format-ignore
            for unsafe step in unsafe steps.values(in: positions) {
                body(UInt64(truncatingIfNeeded: base &+ Int(step)))
            }
        }
    }

    /// Removes the numbers, but keeps the memory.
    package mutating func removeAll() {
        if count == 0 { return }
        bases.removeAll()
        steps.removeAll()
        far.removeAll()
        (base, blockEnd) = (0, 0)
    }
}
