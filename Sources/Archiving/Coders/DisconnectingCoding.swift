// Objects of a cycle that an error has left behind.

/// A class whose objects can be part of a cycle, and whose references can be removed when decoding fails.
///
/// When an error ends decoding, some objects exist already. Objects of a cycle refer to each other, so they would stay
/// in memory forever, and a server that reads damaged archives would leak. Therefore the unarchiver calls
/// ``disconnect()`` on each object that its caller hasn't received.
///
/// Generated classes that can be part of a cycle conform. Conform in a class written by hand if its `connect(with:)`
/// decodes strong references that can lead back to the object. Objects that are part of no cycle need nothing.
public protocol DisconnectingCoding: Coding {
    /// Removes the references that ``Coding/connect(with:)`` decodes.
    ///
    /// The unarchiver calls this method after an error, when it is released or when `finishDecoding()` is called: once
    /// for each object that it has created and that no call at the top level has returned, directly or indirectly. The
    /// object may not be connected, or connected in part. It must not be used afterwards, so code that receives objects
    /// earlier, such as an unarchiver's delegate, must not keep them after an error. A subclass calls `super`.
    func disconnect()
}
