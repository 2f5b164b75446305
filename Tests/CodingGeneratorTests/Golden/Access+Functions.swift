// What the schema Access leaves to Swift: nothing.
