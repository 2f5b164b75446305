// What the schema Enumerations leaves to Swift: nothing.
