// Fuzzes the unarchiver of keyed archives, binary and XML, with generated classes and without classes.

import FuzzSupport
import FuzzedReaders

fuzz(readArchive, verify: { try verify($0) })
