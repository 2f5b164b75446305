// Superclasses: resolves them, refuses cycles, and checks access and `final`.

extension Checker {
    func resolveSuperclasses() {
        for schemaClass in classes {
            schemaClass.superclass = resolveSuperclass(of: schemaClass)
        }
        breakSuperclassCycles()
        resolveElseClasses()
        resolveRetiredTypes()
        for schemaClass in classes {
            if let superclass = schemaClass.superclass { subclasses[superclass.ordinal].append(schemaClass.ordinal) }
        }
        for schemaClass in classes {
            for name in schemaClass.protocols {
                guard let found = declaredProtocol(name, in: schemaClass.unit) else { continue }
                recordUse(of: found, at: name)
                found.classes.append(schemaClass)
            }
        }
    }

    private func resolveSuperclass(of schemaClass: SchemaClass) -> SchemaClass? {
        guard let name = schemaClass.superclassName else { return nil }
        let external = schemaClass.syntax.external
        if isProtocol(name, in: schemaClass.unit) {
            if let external {
                report(
                    .externalConformance, "'\(name)' is a protocol and not a superclass", at: name,
                    fix: .remove(external))
            }
            schemaClass.superclassName = nil
            schemaClass.protocols.insert(name, at: 0)
            return nil
        }
        if BuiltInTypes.names.contains(name.value) {
            report(.notAClass(name, declared: nil))
            return nil
        }
        if external != nil {
            checkExternalSuperclass(name, of: schemaClass)
            return nil
        }
        if isUnknown(name, in: schemaClass.unit) {
            let modules = takeModulesWithoutSchema(of: schemaClass.unit)
            report(.unknownSuperclass(name, of: schemaClass.name, modulesWithoutSchema: modules))
            return nil
        }
        guard let declaration = declaration(named: name, in: schemaClass.unit) else { return nil }
        guard let superclass = declaration as? SchemaClass else {
            report(.notAClass(name, declared: declaration.declaredName.range))
            return nil
        }
        checkInheritance(of: schemaClass, from: superclass, at: name)
        return superclass
    }

    /// The protocol of a schema that a conformance names, which may have an attribute, and its module before it.
    func declaredProtocol(_ conformance: Located<String>, in unit: FileUnit) -> SchemaProtocol? {
        let name = conformance.value.split(separator: " ").last.map(String.init) ?? ""
        if case .found(let found) = symbols.lookUp(name, from: unit) { return found as? SchemaProtocol }
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, ([unit.moduleName] + symbols.imports(of: unit)).contains(parts[0]),
            let found = symbols.declaration(named: parts[1], inModule: parts[0]) as? SchemaProtocol
        else { return nil }
        return parts[0] == unit.moduleName || found.access > .internal ? found : nil
    }

    /// Whether the first name of a class is a protocol's, and no schema declares it.
    func isProtocol(_ name: Located<String>, in unit: FileUnit) -> Bool {
        if declaredProtocol(name, in: unit) != nil { return true }
        guard SwiftProtocols.ofClasses.contains(SwiftProtocols.name(of: name.value)),
            !droppedNames.contains(name.value)
        else { return false }
        if case .unknown = symbols.lookUp(name.value, from: unit) { return true }
        return false
    }

    /// The compiler checks conformances, except for what only the schema shows.
    func checkConformances(of declared: SchemaDeclared) {
        for name in declared.protocols {
            if declaredProtocol(name, in: declared.unit) != nil { continue }
            if case .found(let declaration) = symbols.lookUp(name.value, from: declared.unit) {
                let earlier = declaration.declaredName.range
                report(
                    .conformanceToDeclaration, "'\(name)' is declared in a schema and is not a protocol", at: name,
                    declared: earlier,
                    fix: declared.syntax.kind == .class
                        ? "write a superclass first; for anything else, declare a field of that type"
                        : "remove it; move common fields to another struct, and declare a field of that type")
            }
            guard declared is SchemaClass, !declared.syntax.isFinal else { continue }
            if ["Codable", "Decodable"].contains(SwiftProtocols.name(of: name.value)) {
                report(
                    .decodableClassNotFinal,
                    "a class that is not final can't conform to '\(name)': each subclass would need its own "
                        + "'init(from:)'",
                    at: name, fix: "declare '\(declared.declaredName)' as a 'final class'")
            }
        }
    }

    /// Whether no schema declares this name or a similar one. It is then most likely a Swift declaration.
    private func isUnknown(_ name: Located<String>, in unit: FileUnit) -> Bool {
        guard !droppedNames.contains(name.value), case .unknown = symbols.lookUp(name.value, from: unit) else {
            return false
        }
        return nearestTypeName(to: name.value, in: unit) == nil
    }

    /// A Swift class is not looked up; but a class of a schema has its own coding.
    private func checkExternalSuperclass(_ name: Located<String>, of schemaClass: SchemaClass) {
        guard case .found(let declaration) = symbols.lookUp(name.value, from: schemaClass.unit) else { return }
        let declared = declaration.declaredName.range
        switch declaration.syntax.kind {
        case .class:
            report(
                .externalSchemaClass, "'\(name)' is declared in a schema: it can't be an external superclass", at: name,
                declared: declared,
                fix: Diagnostic.Fix(
                    "remove 'external'", replacing: schemaClass.syntax.external?.through(name.range),
                    with: name.range.text))
        case .extension: report(.superclassIsExtension(name, declared: declared))
        case .struct, .enum, .bits, .external, .alias, .retired: report(.notAClass(name, declared: declared))
        }
    }

    private func checkInheritance(of schemaClass: SchemaClass, from superclass: SchemaClass, at name: Located<String>) {
        let declared = superclass.syntax.name.range
        if superclass.syntax.kind == .extension {
            report(.superclassIsExtension(name, declared: declared))
        } else if superclass.syntax.isFinal {
            report(
                .superclassIsFinal, "'\(name)' is final and can't be a superclass", at: name, declared: declared,
                fix: "remove 'final' from the declaration of '\(name)'")
        } else if superclass.unit.moduleName != schemaClass.unit.moduleName {
            // The compiler knows whether a class that is written by hand is open.
            guard !superclass.syntax.isExternal, superclass.syntax.access < .open else { return }
            let moduleName = superclass.unit.moduleName
            report(
                .superclassIsNotOpen,
                "'\(name)' is declared in '\(moduleName)' and is not open: it can't be a superclass here", at: name,
                declared: declared, fix: "declare it as 'open class \(name)'")
        } else if superclass.syntax.access < schemaClass.syntax.access {
            report(
                .superclassLessAccessible,
                "superclass '\(name)' is \(superclass.syntax.access.rawValue), but '\(schemaClass.name)' is "
                    + "\(schemaClass.syntax.access.rawValue)",
                at: name,
                declared: declared,
                fix: Diagnostic.Fix(
                    "make '\(name)' \(schemaClass.syntax.access.rawValue), or '\(schemaClass.name)' "
                        + "\(superclass.syntax.access.rawValue)"))
        }
    }

    /// Breaks each cycle of superclasses at the class that is declared first.
    private func breakSuperclassCycles() {
        var roundOfVisit = Array(repeating: -1, count: classes.count)
        for start in classes.indices {
            var current = start
            while roundOfVisit[current] == -1, let next = classes[current].superclass?.ordinal {
                roundOfVisit[current] = start
                current = next
            }
            if roundOfVisit[current] == start { cutCycle(through: current) }
        }
    }

    private func cutCycle(through member: Int) {
        var cycle = [member]
        while let next = classes[cycle[cycle.count - 1]].superclass?.ordinal, next != member { cycle.append(next) }
        let first = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
        let ordered = cycle[first...] + cycle[..<first]
        let schemaClass = classes[cycle[first]]
        if let name = schemaClass.superclassName {
            let path = (ordered + [cycle[first]]).map { classes[$0].name }
            let others = ordered.dropFirst().compactMap { classes[$0].superclassName?.range }
            report(
                .superclassCycle, "a cycle of superclasses: " + path.joined(separator: " → "), at: name.range,
                notes: others.prefix(8).map { Diagnostic.Note("and here", at: $0) })
        }
        schemaClass.superclass = nil
    }

    /// Visits every class after its superclass, and calls `leave` after all its subclasses.
    func visitClasses(enter: (SchemaClass) -> Void, leave: (SchemaClass) -> Void) {
        for root in classes where root.superclass == nil {
            guard !subclasses[root.ordinal].isEmpty else {
                enter(root)
                leave(root)
                continue
            }
            var stack = [(ordinal: root.ordinal, nextChild: 0)]
            enter(root)
            while let top = stack.last {
                let children = subclasses[top.ordinal]
                if top.nextChild < children.count {
                    stack[stack.count - 1].nextChild += 1
                    stack.append((children[top.nextChild], 0))
                    enter(classes[children[top.nextChild]])
                } else {
                    leave(classes[top.ordinal])
                    stack.removeLast()
                }
            }
        }
    }
}
