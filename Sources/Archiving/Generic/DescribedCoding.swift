// Objects that are archived under the description of a class that isn't part of the program: samples of schemas.

/// An object that represents one of a class which the program doesn't have.
///
/// It encodes the values of such an object, and archives give it the class that it describes.
package protocol DescribedCoding: Coding {
    /// The class that the archive contains for the object.
    var classDescription: ArchivedObject.ClassDescription { get }
}
