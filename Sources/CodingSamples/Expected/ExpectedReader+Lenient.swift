// Lenient fields: what can't be created is left out, as the runtime does.
//
// A reference of a lenient field creates its object, and those that are read with it. Their values are checked before
// the reference counts. What an object reads later is checked like that of all objects.

import ArchiveDocuments
import Archiving
import CodingSchema
import PropertyLists

extension ExpectedReader {
    /// The result of a closure that creates a value; `nil` if a lenient field leaves the value out, or any field because
    /// it is an object of a retired class.
    func leavingOut<Result>(
        onlyRetired: Bool = false, _ body: () throws(SampleError) -> Result
    ) throws(SampleError) -> Result? {
        do throws(SampleError) {
            return try body()
        } catch {
            if !error.isRetired, error.endsReading || onlyRetired || lenientKey == nil { throw error }
            values.forgetError()
            lose(error)
            return nil
        }
    }

    private func lose(_ error: SampleError) {
        losses.append(error)
        events?.addLoss(error, ofKey: lenientKey ?? fieldKey)
    }

    /// The value under a key; `nil` if it is nil, or missing, or left out.
    func runtimeValue(
        of type: any ArchivableValue.Type, forKey key: String, path: String
    ) throws(SampleError) -> (any ArchivableValue)? {
        guard lenientKey != nil else { return try values.value(of: type, forKey: key, path: path) }
        let (value, losses) = try values.lenientValue(of: type, forKey: key, path: path)
        for loss in losses { lose(loss) }
        return value
    }

    // MARK: Objects

    /// Checks what an object's initializer reads.
    func checkCreation(
        of object: ArchivedObject, as schemaClass: SchemaClass, path: String
    ) throws(SampleError) {
        let error: SampleError?
        if let known = creationErrors[object] {
            error = known
        } else {
            error = try creationError(of: object, as: schemaClass, path: path)
            creationErrors[object] = .some(error)
        }
        guard let error else { return }
        let place = (error.path ?? "").drop { $0 == "." }
        let location = place.isEmpty ? "" : " at '\(place)'"
        throw SampleError(
            at: path, "the object of '\(schemaClass.name)' can't be created\(location): \(error.reason)")
    }

    private func creationError(
        of object: ArchivedObject, as schemaClass: SchemaClass, path: String
    ) throws(SampleError) -> SampleError? {
        guard creationDepth < values.maximumStructureDepth else {
            throw SampleError(at: path, "objects are nested too deep", endsReading: true)
        }
        let (outerKey, outerPath, wasPaused, count) = (lenientKey, openPath, events?.isPaused, losses.count)
        let wasCreating = isCreating
        (lenientKey, openPath, isCreating) = (nil, "", true)
        events?.isPaused = true
        creationDepth += 1
        defer {
            creationDepth -= 1
            (lenientKey, openPath, isCreating) = (outerKey, outerPath, wasCreating)
            if let wasPaused { events?.isPaused = wasPaused }
            // They are reported with the object's own fields.
            losses.removeSubrange(count...)
        }
        do throws(SampleError) {
            try Self.checkHead(of: object, as: schemaClass)
            try values.withObject(object, as: schemaClass.chain, path: "") { () throws(SampleError) -> Void in
                // An initializer reads its own fields, and then calls that of the superclass: the first error decides.
                for read in schemaClass.chain.reversed().flatMap(\.plan.reads) where read.phase == .initializer {
                    _ = try field(read, under: "", path: "")
                }
            }
            return nil
        } catch {
            if error.endsReading { throw error }
            return error
        }
    }

    /// Checks that an object's classes don't refuse it.
    static func checkHead(of object: ArchivedObject, as schemaClass: SchemaClass) throws(SampleError) {
        if let refusing = schemaClass.chain.last(where: \.refusesCoding) {
            throw SampleError(at: "", "'\(refusing.name)' refuses coding")
        }
        try checkVersions(of: object, as: schemaClass)
    }

    /// Checks the version of classes that refuse newer ones. Other classes read only values, whatever the version.
    private static func checkVersions(
        of object: ArchivedObject, as schemaClass: SchemaClass
    ) throws(SampleError) {
        for owner in schemaClass.chain where owner.refusesNewer {
            guard let value = owner.versionKeys.compactMap({ object[$0] }).first, !value.isNull else { continue }
            guard case .integer(let number)? = value.propertyList else {
                throw SampleError(at: "", "the version of '\(owner.name)' is not an integer")
            }
            if number.signed.map({ $0 > Int64(owner.version) }) ?? true {
                throw SampleError(
                    at: "", "version \(number) of '\(owner.name)' is newer than \(owner.version): it is refused")
            }
        }
    }
}

extension SchemaType {
    /// A collection without elements.
    var emptyValue: ReadValue {
        switch plain {
        case .dictionary, .set(_, .counted): .dictionary([])
        default: .list([])
        }
    }
}
