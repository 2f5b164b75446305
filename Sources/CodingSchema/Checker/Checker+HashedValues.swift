// Elements of sets and keys of dictionaries that are structs or unions must be hashable in Swift.

extension Checker {
    func checkHashedValues(in written: WrittenType) {
        var unhashable: (ordinal: Int, role: HashedRole)?
        written.type.forEachPart { part in
            switch part {
            case .set(let element, _):
                unhashable = unhashable ?? unhashableValue(in: element).map { ($0, .element) }
            case .dictionary(let key, _):
                unhashable = unhashable ?? unhashableValue(in: key).map { ($0, .key) }
            default:
                break
            }
        }
        guard let (ordinal, role) = unhashable, let member = traits[ordinal].unhashable else { return }
        report(
            .valueNotHashed, "'\(values[ordinal].name)' can't be hashed and therefore can't be \(role.rawValue)",
            at: written.syntax,
            notes: [Diagnostic.Note("'\(member.name)' can't be hashed", at: member)], fix: .unhashed(as: role))
    }

    private func unhashableValue(in type: SchemaType) -> Int? {
        for case .value(let ordinal) in references(in: type) where traits[ordinal].unhashable != nil {
            return ordinal
        }
        return nil
    }
}
