// What the schema Shared leaves to Swift: nothing.
