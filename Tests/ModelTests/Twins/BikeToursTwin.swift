// The classes of `BikeTours.coding` as they are written by hand for Foundation.

import Foundation

final class CocoaTour: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name = ""
    var profile = "touring"
    var start: CocoaPlace?
    var bounds: (southWest: CocoaPlace, northEast: CocoaPlace)?
    var path: [CocoaPlace] = []
    var heights: [Double?] = []
    var tolls: [String: Double?] = [:]
    var detours: [String: [CocoaPlace?]] = [:]
    var stages: [CocoaTourStage] = []
    var page: CocoaTourPage?
    var isRoundTrip = false

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(profile as NSString, forKey: "profileIdentifier")
        if let start { coder.encode(start.dictionary, forKey: "start") }
        if let bounds {
            let corners = ["southWest": bounds.southWest.dictionary, "northEast": bounds.northEast.dictionary]
            coder.encode(corners as NSDictionary, forKey: "bounds")
        }
        coder.encode(path.map(\.dictionary) as NSArray, forKey: "path")
        coder.encode(heights.map { $0 as NSNumber? ?? NSNull() } as NSArray, forKey: "heights")
        coder.encode(tolls.mapValues { $0 as NSNumber? ?? NSNull() } as NSDictionary, forKey: "tollsByCountry")
        let places = detours.mapValues { $0.map { $0?.dictionary ?? NSNull() } as NSArray }
        coder.encode(places as NSDictionary, forKey: "detours")
        coder.encode(stages as NSArray, forKey: "stages")
        if let page { coder.encode(page, forKey: "page") }
        coder.encode(isRoundTrip, forKey: "isRoundTrip")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name"),
            let profile = coder.decodeObject(of: NSString.self, forKey: "profileIdentifier")
        else { return nil }
        self.name = name as String
        self.profile = profile as String
        func values(_ key: String) -> Any? {
            let classes: [AnyClass] = [
                NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSNull.self,
            ]
            return coder.containsValue(forKey: key) ? coder.decodeObject(of: classes, forKey: key) : nil
        }
        start = (values("start") as? [String: Any]).flatMap(CocoaPlace.init)
        if start == nil, coder.containsValue(forKey: "startLatitude") {
            start = CocoaPlace(
                latitude: coder.decodeDouble(forKey: "startLatitude"),
                longitude: coder.decodeDouble(forKey: "startLongitude"))
        }
        if let corners = values("bounds") as? [String: [String: Any]],
            let southWest = corners["southWest"].flatMap(CocoaPlace.init),
            let northEast = corners["northEast"].flatMap(CocoaPlace.init)
        {
            bounds = (southWest, northEast)
        }
        path = (values("path") as? [[String: Any]] ?? []).compactMap(CocoaPlace.init)
        heights = (values("heights") as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue }
        tolls = (values("tollsByCountry") as? [String: Any] ?? [:]).mapValues { ($0 as? NSNumber)?.doubleValue }
        detours = (values("detours") as? [String: [Any]] ?? [:]).mapValues { places in
            places.map { ($0 as? [String: Any]).flatMap(CocoaPlace.init) }
        }
        if coder.containsValue(forKey: "stages") {
            let object = coder.decodeObject(of: [NSArray.self, CocoaTourStage.self], forKey: "stages")
            stages = object as? [CocoaTourStage] ?? []
        }
        if coder.containsValue(forKey: "page") { page = coder.decodeObject(of: CocoaTourPage.self, forKey: "page") }
        isRoundTrip = coder.containsValue(forKey: "isRoundTrip") ? coder.decodeBool(forKey: "isRoundTrip") : true
    }
}

final class CocoaTourStage: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var title: String?
    var length = 0.0
    var seconds = 0.0
    var roads: [String?] = []
    var speeds: [Double?]?
    var turns: [CocoaTourTurn] = []

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(title as NSString?, forKey: "title")
        coder.encode(length, forKey: "distance")
        coder.encode(seconds, forKey: "expectedTravelTime")
        coder.encode(roads.map { $0 as NSString? ?? NSNull() } as NSArray, forKey: "roads")
        if let speeds { coder.encode(speeds.map { $0 as NSNumber? ?? NSNull() } as NSArray, forKey: "speeds") }
        coder.encode(turns as NSArray, forKey: "turns")
    }

    init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        length = coder.containsValue(forKey: "distance") ? coder.decodeDouble(forKey: "distance") : 0
        if coder.containsValue(forKey: "expectedTravelTime") {
            seconds = coder.decodeDouble(forKey: "expectedTravelTime")
        } else if coder.containsValue(forKey: "minutes") {
            seconds = Double(coder.decodeInteger(forKey: "minutes")) * 60
        }
        if coder.containsValue(forKey: "roads") {
            let names = coder.decodeObject(of: [NSArray.self, NSString.self, NSNull.self], forKey: "roads")
            roads = (names as? [Any] ?? []).map { $0 as? String }
        }
        if coder.containsValue(forKey: "speeds") {
            let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self, NSNull.self], forKey: "speeds")
            speeds = (numbers as? [Any])?.map { ($0 as? NSNumber)?.doubleValue }
        }
        if coder.containsValue(forKey: "turns") {
            let object = coder.decodeObject(of: [NSArray.self, CocoaTourTurn.self], forKey: "turns")
            turns = object as? [CocoaTourTurn] ?? []
        }
    }
}

final class CocoaTourTurn: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var place = CocoaPlace(latitude: 0, longitude: 0)
    var kind = "straight"
    var exits: [String]?
    var lanes: [CocoaLane] = []
    var signs: [String: CocoaSign?] = [:]

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(place.dictionary, forKey: "place")
        coder.encode(kind as NSString, forKey: "maneuverType")
        if let exits { coder.encode(exits as NSArray, forKey: "exits") }
        coder.encode(lanes.map(\.dictionary) as NSArray, forKey: "lanes")
        coder.encode(signs.mapValues { $0?.dictionary ?? NSNull() } as NSDictionary, forKey: "signs")
    }

    init?(coder: NSCoder) {
        let classes: [AnyClass] = [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSNull.self]
        func values(_ key: String) -> Any? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: classes, forKey: key) : nil
        }
        guard let place = (values("place") as? [String: Any]).flatMap(CocoaPlace.init) else { return nil }
        self.place = place
        kind = values("maneuverType") as? String ?? "straight"
        if !["straight", "left", "right", "rotary"].contains(kind) { kind = "straight" }
        exits = values("exits") as? [String]
        lanes = (values("lanes") as? [[String: Any]] ?? []).map(CocoaLane.init)
        signs = (values("signs") as? [String: Any] ?? [:]).mapValues { ($0 as? [String: Any]).flatMap(CocoaSign.init) }
    }
}

final class CocoaTourPage: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var address: URL?
    var title: String?

    override init() {}

    func encode(with coder: NSCoder) {
        if let address { coder.encode(address as NSURL, forKey: "address") }
        if let title { coder.encode(title as NSString, forKey: "title") }
    }

    init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "address"),
            let address = coder.decodeObject(of: NSURL.self, forKey: "address")
        else { return nil }
        self.address = address as URL
        if coder.containsValue(forKey: "title") {
            title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        }
    }
}

struct CocoaPlace {
    var latitude: Double
    var longitude: Double
    var height: Double?
    var name: String?

    init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    var dictionary: NSDictionary {
        let dictionary: NSMutableDictionary = ["latitude": latitude as NSNumber, "longitude": longitude as NSNumber]
        if let height { dictionary["height" as NSString] = height as NSNumber }
        if let name { dictionary["name" as NSString] = name as NSString }
        return dictionary
    }

    init?(_ dictionary: [String: Any]) {
        guard let latitude = dictionary["latitude"] as? NSNumber, let longitude = dictionary["longitude"] as? NSNumber
        else { return nil }
        self.latitude = latitude.doubleValue
        self.longitude = longitude.doubleValue
        height = ((dictionary["height"] ?? dictionary["altitude"]) as? NSNumber)?.doubleValue
        name = dictionary["name"] as? String
    }
}

struct CocoaLane {
    var isOpen = true
    var width: Double?
    var arrows: [String?] = []

    init(isOpen: Bool) { self.isOpen = isOpen }

    var dictionary: NSDictionary {
        [
            "isOpen": isOpen as NSNumber, "width": width as NSNumber? ?? NSNull(),
            "arrows": arrows.map { $0 as NSString? ?? NSNull() } as NSArray,
        ]
    }

    init(_ dictionary: [String: Any]) {
        isOpen = (dictionary["isOpen"] as? NSNumber)?.boolValue ?? true
        width = (dictionary["width"] as? NSNumber)?.doubleValue
        arrows = (dictionary["arrows"] as? [Any] ?? []).map { $0 as? String }
    }
}

struct CocoaSign {
    var text: String
    var colors: [String: Int?] = [:]

    init(text: String) { self.text = text }

    var dictionary: NSDictionary {
        ["text": text as NSString, "colors": colors.mapValues { $0 as NSNumber? ?? NSNull() } as NSDictionary]
    }

    init?(_ dictionary: [String: Any]) {
        guard let text = dictionary["text"] as? String else { return nil }
        self.text = text
        colors = (dictionary["colors"] as? [String: Any] ?? [:]).mapValues { ($0 as? NSNumber)?.intValue }
    }
}
