// The declarations of a file with the names that they declare.

package import CodingSchema

/// A declaration or a member.
package struct SchemaSymbol {
    package enum Syntax {
        case declaration(DeclarationSyntax)
        case field(FieldSyntax)
        case enumerationCase(CaseSyntax)
        case bitField(BitFieldSyntax)
        case alias(AliasSyntax)
    }

    package let syntax: Syntax
    package let name: Located<String>
    package let documentation: [String]

    /// The index of the declaration that contains it among the file's symbols.
    package let container: Int?

    /// The names of the declarations around it and its own, with dots between them.
    package let path: String
}

extension SchemaSymbol {
    package var declaration: DeclarationSyntax? {
        if case .declaration(let declaration) = syntax { declaration } else { nil }
    }

    package var field: FieldSyntax? {
        if case .field(let field) = syntax { field } else { nil }
    }

    var bitField: BitFieldSyntax? {
        if case .bitField(let field) = syntax { field } else { nil }
    }

    /// Its title in messages.
    package var title: String {
        switch syntax {
        case .declaration(let declaration): declaration.kind.rawValue
        case .field: "field"
        case .enumerationCase: "case"
        case .bitField: "bit field"
        case .alias: "typealias"
        }
    }
}

extension SyntaxTree {
    /// The declarations and members of the file, each after the declaration that contains it.
    package var symbols: [SchemaSymbol] {
        var result: [SchemaSymbol] = []
        for declaration in declarations { Self.add(declaration, in: nil, path: "", to: &result) }
        for alias in aliases {
            result.append(
                SchemaSymbol(
                    syntax: .alias(alias), name: alias.name, documentation: alias.documentation, container: nil,
                    path: alias.name.value))
        }
        return result
    }

    private static func add(
        _ declaration: DeclarationSyntax, in container: Int?, path: String, to result: inout [SchemaSymbol]
    ) {
        let path = path.isEmpty ? declaration.name.value : path + "." + declaration.name.value
        let index = result.count
        func symbol(_ syntax: SchemaSymbol.Syntax, _ name: Located<String>, _ documentation: [String]) -> SchemaSymbol {
            SchemaSymbol(
                syntax: syntax, name: name, documentation: documentation, container: index,
                path: path + "." + name.value)
        }
        result.append(
            SchemaSymbol(
                syntax: .declaration(declaration), name: declaration.name, documentation: declaration.documentation,
                container: container, path: path))
        result += declaration.fields.map { symbol(.field($0), $0.name, $0.documentation) }
        result += declaration.bitFields.map { symbol(.bitField($0), $0.name, $0.documentation) }
        result += declaration.cases.map { symbol(.enumerationCase($0), $0.name, $0.documentation) }
        for nested in declaration.nested { add(nested, in: index, path: path, to: &result) }
    }
}
