// What the schema Composed leaves to Swift: nothing.

import Archiving
