// What `coding inspect` shows of an archive.

import ArchiveDocuments
package import Foundation

/// The tree of an archive.
package func tree(_ data: Data) throws -> String {
    var text = ""
    _ = DocumentTree.write(try ArchiveDocument(data)) { text += $0 }
    return text
}
