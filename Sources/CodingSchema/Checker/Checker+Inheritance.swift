// Superclasses: who inherits from whom, without circles, and as far as access and `final` allow.

extension Checker {
    func resolveSuperclasses() {
        for draft in classes {
            draft.superclass = resolveSuperclass(of: draft)
        }
        breakSuperclassCycles()
        for draft in classes {
            guard let superclass = draft.superclass else { continue }
            subclasses[superclass].append(draft.ordinal)
            draft.model.superclass = classes[superclass].model
        }
    }

    private func resolveSuperclass(of draft: ClassDraft) -> Int? {
        guard let name = draft.syntax.superclass, !draft.syntax.isSuperclassExternal else { return nil }
        if BuiltInTypes.names.contains(name.value) {
            report(DiagnosticCatalog.notAClass(name, declared: nil))
            return nil
        }
        guard let declaration = declaration(named: name, in: draft.unit) else { return nil }
        switch declaration.kind {
        case .class(let ordinal):
            checkInheritance(of: draft, from: classes[ordinal], at: name)
            return ordinal
        case .enumeration, .ungenerated(.structs), .ungenerated(.bitFields):
            report(DiagnosticCatalog.notAClass(name, declared: declaration.name.range))
        case .ungenerated(let construct):
            // Its own declaration is reported where it stands, unless that is in another module.
            if declaration.unit.isImported { report(DiagnosticCatalog.notGeneratedYet(construct, at: name.range)) }
        }
        return nil
    }

    private func checkInheritance(of draft: ClassDraft, from superclass: ClassDraft, at name: Located<String>) {
        let declared = superclass.syntax.name.range
        if superclass.syntax.isFinal {
            report(DiagnosticCatalog.superclassIsFinal(name, declared: declared))
        } else if superclass.unit.moduleName != draft.unit.moduleName {
            guard superclass.syntax.access < .open else { return }
            let moduleName = superclass.unit.moduleName
            report(DiagnosticCatalog.superclassIsNotOpen(name, moduleName: moduleName, declared: declared))
        } else if superclass.syntax.access < draft.syntax.access {
            report(
                DiagnosticCatalog.superclassLessAccessible(
                    name, access: superclass.syntax.access, subclass: draft.name, subclassAccess: draft.syntax.access,
                    declared: declared))
        }
    }

    /// Cuts each circle of superclasses at the class that is declared first.
    private func breakSuperclassCycles() {
        var roundOfVisit = Array(repeating: -1, count: classes.count)
        for start in classes.indices {
            var current = start
            while roundOfVisit[current] == -1, let next = classes[current].superclass {
                roundOfVisit[current] = start
                current = next
            }
            if roundOfVisit[current] == start { cutCycle(through: current) }
        }
    }

    private func cutCycle(through member: Int) {
        var cycle = [member]
        while let next = classes[cycle[cycle.count - 1]].superclass, next != member { cycle.append(next) }
        let first = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
        let ordered = cycle[first...] + cycle[..<first]
        let draft = classes[cycle[first]]
        if let name = draft.syntax.superclass {
            let path = (ordered + [cycle[first]]).map { classes[$0].name }
            report(DiagnosticCatalog.superclassCycle(path, at: name.range))
        }
        draft.superclass = nil
    }

    /// Visits every class after its superclass, and says when all its subclasses have been visited.
    func visitClasses(enter: (ClassDraft) -> Void, leave: (ClassDraft) -> Void) {
        for root in classes where root.superclass == nil {
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
