// What the schema Bits leaves to Swift: nothing.

import Archiving
