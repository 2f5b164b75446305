// Records decoding events with their class, key and path. These functions are called only if `isReporting` is true.

extension GraphUnarchiver {
    /// Records that an object was read as one of a superclass of its class. It is created once, perhaps in the discovery
    /// pass.
    final func noteUnknownSubclass(_ name: String, as facts: ClassFacts, forKey key: String?) {
        let entry = ArchiveReport.UnknownSubclass(
            archivedName: DecodingReporter.shown(name), className: facts.names[0], isKept: false)
        reporter?.unknownSubclasses.add(entry, at: reportedPlace(ofKey: key))
    }

    /// Records an event of the object that is being read. The discovery pass is ignored: the second pass reports.
    final func noteEvent(_ event: DecodingEvent, forKey key: String?) {
        guard let reporter else { return }
        if case .structure(let structure) = event { return noteStructure(structure, forKey: key) }
        if isDiscovering { return }
        let className = reportedClassName()
        let shownKey = reportedKey(key).map(DecodingReporter.pattern)
        switch event {
        case .fallback(let fallback):
            let entry = ArchiveReport.Fallback(
                className: className, key: shownKey ?? "", fallbackKey: DecodingReporter.pattern(of: fallback))
            reporter.fallbacks.add(entry, at: reportedPlace(ofKey: fallback))
        case .defaultTaken:
            reporter.defaults.add(.init(className: className, key: shownKey ?? ""), at: reportedPlace(ofKey: key))
        case .unknownValue(let enumName, let rawValue, let value, let isKept):
            let entry = ArchiveReport.UnknownValue(
                className: className, key: shownKey, enumName: DecodingReporter.shown(enumName),
                rawValue: DecodingReporter.shown(rawValue), value: DecodingReporter.shown(value), isKept: isKept)
            reporter.unknownValues.add(entry, at: reportedPlace(ofKey: key))
        case .lost(let error):
            let entry = ArchiveReport.Loss(className: className, key: shownKey, error: error)
            reporter.losses.add(entry, at: reportedPlace(ofKey: key))
        case .structure: break
        }
    }
}
