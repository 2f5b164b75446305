// Fuzzes the reader of XML property lists.

import FuzzSupport
import FuzzedReaders
import PropertyLists

fuzz({ try? PropertyList(data: $0, format: .xml) }, verify: { try verify($0, format: .xml) })
