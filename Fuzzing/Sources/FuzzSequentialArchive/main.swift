// Fuzzes the unarchiver of sequential archives, with generated classes, without classes, and as attributed text.

import FuzzSupport
import FuzzedReaders

fuzz(readSequentialArchive, verify: { try verify($0) })
