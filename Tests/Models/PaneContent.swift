// What a pane of `PaneSession.coding` shows: one value, made of the keys that its kind gives a meaning to.

public import Foundation

public enum PaneContent: Hashable {
    case page(URL, scroll: Double)
    case start
    case settings(SettingsSection)
    case history(query: String)
    case reader(URL)
    /// A kind of a later version, whose keys the pane keeps.
    case other(Int)
}

extension Pane {
    /// What the pane shows. A pane without the key that its kind needs shows the start page.
    public var content: PaneContent {
        get {
            switch kind {
            case .page: address.map { .page($0, scroll: scroll ?? 0) } ?? .start
            case .reader: address.map { .reader($0) } ?? .start
            case .settings: .settings(section ?? .general)
            case .history: .history(query: query ?? "")
            case .start: .start
            case .other(let number): .other(number)
            }
        }
        set {
            (address, section, query, scroll) = (nil, nil, nil, nil)
            switch newValue {
            case .page(let url, let offset): (kind, address, scroll) = (.page, url, offset)
            case .reader(let url): (kind, address) = (.reader, url)
            case .settings(let shown): (kind, section) = (.settings, shown)
            case .history(let text): (kind, query) = (.history, text)
            case .start: kind = .start
            case .other(let number): kind = .other(number)
            }
        }
    }
}
