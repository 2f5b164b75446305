// The formats of property lists, as documents in JSON and the command line name them.

package import PropertyLists

extension PropertyList.Format {
    /// The word for the format.
    package var word: String {
        switch self {
        case .binary: "binary"
        case .xml: "xml"
        case .openStep: "openstep"
        }
    }

    package init?(word: String) {
        guard let format = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = format
    }
}
