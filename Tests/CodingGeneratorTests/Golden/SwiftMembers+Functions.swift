// What the schema SwiftMembers leaves to Swift: nothing.
