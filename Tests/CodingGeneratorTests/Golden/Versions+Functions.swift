// What the schema Versions leaves to Swift: nothing.
