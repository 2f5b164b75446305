// Records what a report on a keyed archive contains in addition to the events of all formats. These functions are called
// only if `isReporting` is true.

import PropertyLists

extension KeyedUnarchiver {
    // MARK: Events

    /// The name of the class of the object or structure that is being read.
    func classNameOfEvent() -> String? {
        frames.last { !$0.isCollection }.flatMap(reportedRecord).map { reportedClass($0).name }
    }

    /// The path to a value from the object that is being read: its key, or the elements of the open collections.
    func eventPlace(ofKey key: String?) -> (key: String?, place: ReportPlace) {
        var suffix = ""
        var ownKey = key
        var last = frames.count - 1
        // Only a structure that is a dictionary has keys in a collection.
        let entryKey = frames[last].isCollection ? key : nil
        if let entryKey {
            suffix = ArchivePath.Component.key(ArchiveError.shown(entryKey)).text(isFirst: false)
            ownKey = reporter?.keyOfCollection(frameCount: last + 1)
            last -= 1
        }
        while ownKey == nil, last > 0, frames[last].isCollection {
            suffix = components(ofElementIn: frames[last]).map { $0.text(isFirst: false) }.joined() + suffix
            ownKey = reporter?.keyOfCollection(frameCount: last + 1)
            last -= 1
        }
        let slot = frames.last { !$0.isCollection }?.slot
        let names = [ownKey, entryKey].compactMap(\.self)
        return (
            names.isEmpty ? nil : names.joined(separator: "."),
            ReportPlace(slot: slot, suffix: Self.step(ownKey ?? "") + suffix)
        )
    }

    /// A key in the spelling of paths.
    private static func step(_ key: String) -> String {
        ArchivePath.joined("", key: KeyedArchiveFormat.stored(ArchiveError.shown(key)))
    }

    // MARK: Classes

    /// The record of the class of a frame's object; `nil` for the top level.
    private func reportedRecord(of frame: Frame) -> Int? {
        guard let slot = frame.slot, !frame.isCollection, let reporter else { return nil }
        if let last = reporter.lastClass, last.slot == slot { return last.record }
        let found = Found(object: frame.container, slot: slot)
        guard let record = try? classRecord(of: found, key: nil) else { return nil }
        reporter.lastClass = (slot, record)
        return record
    }

    private func reportedClass(_ record: Int) -> ReportedClass {
        if let known = reporter?.classes[record] { return known }
        let archivedName = classRecords[record].name
        var reported = ReportedClass(name: ArchiveError.shown(archivedName))
        if let type = classRecords[record].type {
            let archived = type.archivedClass
            if classRecords[record].isUnknownSubclass {
                reported = ReportedClass(name: archived.name)
                reported.unknownSubclass = ArchiveReport.UnknownSubclass(
                    archivedName: ArchiveError.shown(archivedName), className: archived.name,
                    isKept: declaredKeys(record)?.keepsOthers ?? false)
            } else {
                reported = ReportedClass(name: archived.name, renaming: renaming(of: record, to: archived))
                reported.versions[DecodingReporter.pattern(of: archivedName + ".version")] = ReportedClass.Version(
                    className: archived.name, known: archived.version, ownLength: archivedName.utf8.count + 8)
            }
            for archived in ClassChain(of: type) {
                reported.olderKeys.formUnion(archived.olderKeys.map(DecodingReporter.pattern))
                for key in archived.versionKeys {
                    reported.versions[DecodingReporter.pattern(of: key)] = ReportedClass.Version(
                        className: archived.name, known: archived.version, ownLength: key.utf8.count)
                }
            }
        }
        reporter?.classes[record] = reported
        return reported
    }

    private func renaming(of record: Int, to archived: ArchivedClass) -> ArchiveReport.RenamedClass? {
        let name = classRecords[record].name
        if name == archived.name { return nil }
        let reason: ArchiveReport.RenamedClass.Reason =
            if classes.mapped(name) != nil {
                .mapping
            } else if archived.formerNames.contains(name) {
                .formerName
            } else {
                classRecords[record].isAsked ? .delegate : .hint
            }
        return .init(archivedName: ArchiveError.shown(name), className: archived.name, reason: reason)
    }

    func noteName(ofRecord record: Int, slot: UInt32) {
        let (reported, place) = (reportedClass(record), ReportPlace(slot: slot, suffix: ""))
        if let renaming = reported.renaming { reporter?.renamedClasses.add(renaming, at: place) }
        if let unknown = reported.unknownSubclass { reporter?.unknownSubclasses.add(unknown, at: place) }
    }

    func noteName(of structure: ArchivedStructure, record: Int, slot: UInt32) {
        let name = classRecords[record].name
        if reporter?.classes[record] == nil {
            var reported = ReportedClass(name: structure.name)
            reported.olderKeys = Set(structure.olderKeys.map(DecodingReporter.pattern))
            // A value of Foundation writes the name of the subclass that it has.
            if name != structure.name, !structure.isFoundationClass {
                reported.renaming = .init(
                    archivedName: ArchiveError.shown(name), className: structure.name, reason: .formerName)
            }
            reporter?.classes[record] = reported
        }
        if !isDiscovering { noteName(ofRecord: record, slot: slot) }
    }

    /// Records the version keys and older keys of a structure that is about to be decoded.
    func register(_ structure: ArchivedStructure, under key: String) {
        let frame = frames.last { !$0.isCollection }
        guard let record = frame.flatMap(reportedRecord), let reporter else { return }
        let prefix = key.isEmpty ? "" : DecodingReporter.pattern(of: key) + "."
        var reported = reportedClass(record)
        if reported.versions[prefix + structure.versionKey] != nil { return }
        for key in structure.versionKeys {
            // Version keys never count as unread.
            reported.olderKeys.insert(prefix + key)
            reported.versions[prefix + key] = ReportedClass.Version(
                className: structure.name, known: structure.version, ownLength: key.utf8.count)
        }
        reported.olderKeys.formUnion(structure.olderKeys.map { prefix + $0 })
        reporter.classes[record] = reported
    }

    /// Records that objects of a class preserve unknown keys.
    func noteKeeping(_ record: Int) {
        _ = reportedClass(record)
        reporter?.classes[record]?.keepsUnknown = true
    }

    // MARK: Keys

    func noteAsked(_ key: String) {
        let number = keys.number(of: key)
        guard let record = reportedRecord(of: frames.top) else { return }
        reporter?.noteAsked(number, record: record)
    }

    /// Records the contents of an object that was connected, or of a structure that was read.
    func noteContents(of frame: Frame) {
        let container = frame.container
        guard let slot = frame.slot, !isDiscovering, let record = reportedRecord(of: frame), let reporter,
            container.kind == .dictionary
        else { return }
        _ = reportedClass(record)
        for position in 0..<container.count {
            guard let reference = try? table.reference(position, of: container),
                // A report never fails.
                let number = try? keys.number(ofReference: reference, &reporter.remainingReadCount)
            else { return }
            if number == KeyFinder.noKey { continue }
            if case .unknown = reporter.state(of: number, record: record) {
                noteFirst(number, reference: reference, slot: slot, record: record)
            }
            switch reporter.state(of: number, record: record) {
            case .known, .unknown: continue
            case .unasked(let place): reporter.count(unasked: place)
            case .version(let version): noteVersion(version, at: position, of: container, slot: slot)
            }
        }
    }

    /// Records a key that is new in a class and that no object of the class has requested.
    private func noteFirst(_ number: UInt32, reference: Int, slot: UInt32, record: Int) {
        guard let object = try? table.object(at: reference), chargeQuietly(object.count),
            let text = try? table.string(object)
        else { return }
        let key = KeyedArchiveFormat.unescaped(text)
        let version = reporter?.classes[record]?.versions[DecodingReporter.pattern(of: key)]
        if let version {
            reporter?.noteVersion(version, number: number, record: record)
        } else if (try? declaredKeys(record)?.contains(number) { text }) ?? (text == KeyedArchiveFormat.classKey) {
            reporter?.noteKnown(number, record: record)
        } else {
            let place = ReportPlace(slot: slot, suffix: Self.step(key))
            reporter?.noteFound(key, number: number, record: record, at: place)
        }
    }

    /// Charges what the report itself reads. Returns false when the limit of the archive is exceeded.
    private func chargeQuietly(_ count: Int) -> Bool {
        guard let reporter else { return false }
        let (remaining, overflow) = reporter.remainingReadCount.subtractingReportingOverflow(count)
        guard !overflow, remaining >= 0 else { return false }
        reporter.remainingReadCount = remaining
        return true
    }

    /// Records a version that is newer than the known one.
    private func noteVersion(
        _ version: ReportedClass.Version, at position: Int, of container: BinaryObject, slot: UInt32
    ) {
        guard let reference = try? table.reference(container.count + position, of: container),
            let object = try? table.object(at: reference), object.kind == .integer,
            let number = try? table.integer(object).signed.flatMap({ Int(exactly: $0) }), number > version.known
        else { return }
        let entry = ArchiveReport.NewerVersion(
            className: version.className, archivedVersion: number, knownVersion: version.known)
        let prefix = prefix(ofKeyAt: position, of: container, version.ownLength)
        reporter?.newerVersions.add(entry, at: ReportPlace(slot: slot, suffix: Self.step(prefix)))
    }

    /// The key of the structure whose version is at a position; empty for an object's version.
    private func prefix(ofKeyAt position: Int, of container: BinaryObject, _ ownLength: Int) -> String {
        guard let reference = try? table.reference(position, of: container),
            let key = try? table.string(table.object(at: reference))
        else { return "" }
        return ArchiveError.shown(String(decoding: key.utf8.dropLast(ownLength + 1), as: UTF8.self))
    }
}
