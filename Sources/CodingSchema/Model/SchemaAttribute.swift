// Swift's attributes, which a schema carries over.

/// An attribute of a declaration or field: `@available(macOS 15, *)`.
package struct SchemaAttribute: Sendable {
    /// The whole attribute.
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// The last name, without the module.
    package var name: Substring {
        let names = text.dropFirst().prefix { $0 != "(" }
        return names.split(separator: ".").last ?? names
    }

    /// The text between the parentheses.
    package var arguments: Substring {
        text.drop { $0 != "(" }.dropFirst().dropLast()
    }

    /// Whether it names an actor to which the declaration would be isolated; by convention, they end in `Actor`.
    package var isGlobalActor: Bool { name.hasSuffix("Actor") }
    package var isAvailability: Bool { name == "available" }

    /// Whether the arguments are platforms with their versions and `*`: what `if #available` accepts, too.
    package var isOfPlatforms: Bool {
        let parts = arguments.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
        return parts.last == ["*"]
            && parts.dropLast().allSatisfy { $0.count == 2 && $0[1].allSatisfy { $0.isNumber || $0 == "." } }
    }

    /// Whether the attribute makes the properties of a class observable, which moves their storage.
    package var isObservable: Bool { name == "Observable" }

    /// Whether the attribute leaves a property of an observable class as it is.
    package var isUntracked: Bool { name == "ObservationIgnored" }

    /// Whether the attribute exists where Objective-C does.
    package var isObjectiveC: Bool {
        name.hasPrefix("objc") || name.hasPrefix("IB") || ["nonobjc", "NSCopying", "NSManaged"].contains(name)
    }
}

extension SchemaDeclared {
    /// The attributes that restrict the declaration to some versions of platforms.
    package var availability: [SchemaAttribute] { attributes.filter(\.isAvailability) }

    /// The condition under which Swift can use the declaration; `nil` if it always can.
    package var availabilityCondition: String? {
        let conditions = availability.map { "#available(\($0.arguments))" }
        return conditions.isEmpty ? nil : conditions.joined(separator: ", ")
    }
}
