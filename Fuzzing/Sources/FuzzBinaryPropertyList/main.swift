// Fuzzes the reader of binary property lists.

import FuzzSupport
import FuzzedReaders
import PropertyLists

fuzz({ try? PropertyList(data: $0, format: .binary) }, verify: { try verify($0, format: .binary) })
