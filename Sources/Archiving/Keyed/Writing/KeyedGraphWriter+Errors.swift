// Paths for errors while an archive is written.
//
//     root.departments[3] . frame.points [2] . x
//     ─────────┬───────── ──────┬─────── ─┬─ ─┬─
//        the work list     open frames    │   └ the key of the value
//                                         └ the element that is written next

import PropertyLists

extension KeyedGraphWriter {
    /// The path to what is being encoded: the object, and the collections and structures that are open in it.
    func currentPath() -> String {
        ArchivePath(components: currentComponents()).description
    }

    /// The path to the value that is being written, including its key or element number.
    func currentPath(toValueForKey key: String?) -> String {
        var components = currentComponents()
        if !frames.isEmpty, frames[frames.count - 1].isCollection {
            components.append(.element(element(at: elements.count, in: frames[frames.count - 1])))
        }
        if let key { components.append(.key(KeyedArchiveFormat.stored(key))) }
        return ArchivePath(components: components).description
    }

    private func currentComponents() -> [ArchivePath.Component] {
        let firstOpen = isEncodingObject ? 2 : 1
        var components = objectComponents()
        guard firstOpen < frames.count else { return components }
        for position in firstOpen..<frames.count {
            let (frame, around) = (frames[position], frames[position - 1])
            if let key = frame.key {
                components.append(self.key(key))
            } else if around.isCollection {
                components.append(.element(element(at: frame.firstElement, in: around)))
            }
        }
        return components
    }

    /// The path to the object that is being encoded, by the first references to objects.
    private func objectComponents() -> [ArchivePath.Component] {
        var components: [ArchivePath.Component] = []
        var place = isEncodingObject ? encodedCount : -1
        while place >= 0, place < work.count {
            let item = work[place]
            if item.element >= 0 { components.append(.element(Int(item.element))) }
            components.append(key(item.key))
            place = Int(item.parent)
        }
        return components.reversed()
    }

    private func key(_ index: UInt32) -> ArchivePath.Component {
        .key(writer.text(ofString: index) ?? "?")
    }

    /// The number of the element whose value is, or will be, at a position. A dictionary's keys come before its values;
    /// both are numbered from 0.
    private func element(at position: Int, in frame: Frame) -> Int {
        let number = position - frame.firstElement
        return frame.isDictionary && number >= frame.count ? number - frame.count : number
    }

    // Mutating, so that the graph writer isn't copied: see `nextSlot()`.
    @inline(__always)
    mutating func require(
        _ condition: Bool, _ code: ArchiveError.Code, expected: @autoclosure () -> String,
        found: @autoclosure () -> String
    ) throws {
        if !condition { throw failure(code, expected: expected(), found: found()) }
    }

    func failure(_ code: ArchiveError.Code, expected: String, found: String) -> ArchiveError {
        ArchiveError(code, path: currentPath(), expected: expected, found: found)
    }

    func failure(_ code: ArchiveError.Code, expected: String, found: String, forKey key: String?) -> ArchiveError {
        ArchiveError(code, path: currentPath(toValueForKey: key), expected: expected, found: found)
    }
}
