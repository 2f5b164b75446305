// Clauses that change keys: `since`, `fallback`, `also`, `via`, `until`, `retired`.

import Archiving
import Release1
import Release2
import Release3
import Testing

extension Evolution {
    static let keys = [
        Evolution(clause: "since: a field is added") {
            let object: Release2.Added = try read(Release1.Added(name: "a"))
            #expect(object.name == "a" && object.size == 7)
        } oldReadsNew: {
            let object: Release1.Added = try read(Release2.Added(name: "a", size: 3))
            #expect(object.name == "a")
        } thisReadsFuture: {
            let object: Release2.Added = try read(Release3.Added(name: "a", size: 3, colour: "red"))
            #expect(object.size == 3)
        } futureReadsThis: {
            let object: Release3.Added = try read(Release2.Added(name: "a", size: 3))
            #expect(object.size == 3 && object.colour == nil)
        },
        Evolution(clause: "fallback and also: a key is renamed") {
            let object: Release2.Renamed = try read(Release1.Renamed(text: "milk"))
            #expect(object.body == "milk")
        } oldReadsNew: {
            let object: Release1.Renamed = try read(Release2.Renamed(body: "milk"))
            #expect(object.text == "milk")
        } thisReadsFuture: {
            let object: Release2.Renamed = try read(Release3.Renamed(content: "milk"))
            #expect(object.body == "milk")
        } futureReadsThis: {
            let object: Release3.Renamed = try read(Release2.Renamed(body: "milk"))
            #expect(object.content == "milk")
        },
        Evolution(clause: "also until: old readers are given up") {
            let object: Release2.RenamedForAWhile = try read(Release1.RenamedForAWhile(text: "milk"))
            #expect(object.body == "milk")
        } oldReadsNew: {
            let object: Release1.RenamedForAWhile = try read(Release2.RenamedForAWhile(body: "milk"))
            #expect(object.text == "milk")
            let error = try refusal(by: Release1.RenamedForAWhile.self, of: Release3.RenamedForAWhile(body: "milk"))
            #expect(error?.code == .missingValue && error?.path == "root.text")
        } thisReadsFuture: {
            let object: Release2.RenamedForAWhile = try read(Release3.RenamedForAWhile(body: "milk"))
            #expect(object.body == "milk")
        } futureReadsThis: {
            let object: Release3.RenamedForAWhile = try read(Release2.RenamedForAWhile(body: "milk"))
            #expect(object.body == "milk")
        },
        Evolution(clause: "fallback via and also via: a type changes") {
            let object: Release2.Converted = try read(Release1.Converted(centimetres: 150))
            #expect(object.metres == 1.5)
        } oldReadsNew: {
            let object: Release1.Converted = try read(Release2.Converted(metres: 1.5))
            #expect(object.centimetres == 150)
        } thisReadsFuture: {
            let object: Release2.Converted = try read(Release3.Converted(length: 1.5))
            #expect(object.metres == 1.5)
        } futureReadsThis: {
            let object: Release3.Converted = try read(Release2.Converted(metres: 1.5))
            #expect(object.length == 1.5)
        },
        Evolution(clause: "= via: a field is computed from others") {
            let object: Release2.Computed = try read(Release1.Computed(width: 2, height: 3))
            #expect(object.area == 6)
        } oldReadsNew: {
            let object: Release1.Computed = try read(Release2.Computed(width: 2, height: 3, area: 7))
            #expect(object.width == 2 && object.height == 3)
        } thisReadsFuture: {
            let object: Release2.Computed = try read(
                Release3.Computed(width: 2, height: 3, area: 7, perimeter: 11))
            #expect(object.area == 7)
        } futureReadsThis: {
            let object: Release3.Computed = try read(Release2.Computed(width: 2, height: 3, area: 7))
            #expect(object.area == 7 && object.perimeter == 10)
        },
        Evolution(clause: "a shared fallback: a value is split") {
            let object: Release2.Split = try read(Release1.Split(fullName: "Ada Lovelace"))
            #expect(object.firstName == "Ada" && object.lastName == "Lovelace")
        } oldReadsNew: {
            let error = try refusal(by: Release1.Split.self, of: Release2.Split(firstName: "Ada", lastName: "Lovelace"))
            #expect(error?.code == .missingValue && error?.path == "root.fullName")
        } thisReadsFuture: {
            let object: Release2.Split = try read(
                Release3.Split(firstName: "Ada", lastName: "Lovelace", middleName: "King"))
            #expect(object.lastName == "Lovelace")
        } futureReadsThis: {
            let object: Release3.Split = try read(Release2.Split(firstName: "Ada", lastName: "Lovelace"))
            #expect(object.middleName == nil && object.firstName == "Ada")
        },
        Evolution(clause: "until and retired: a field is no longer written") {
            let object: Release2.Ended = try read(Release1.Ended(name: "a", fax: "555"))
            #expect(object.fax == "555")
        } oldReadsNew: {
            let object: Release1.Ended = try read(Release2.Ended(name: "a", fax: "555"))
            #expect(object.name == "a" && object.fax == nil)
        } thisReadsFuture: {
            let object: Release2.Ended = try read(Release3.Ended(name: "a"))
            #expect(object.name == "a" && object.fax == nil)
        } futureReadsThis: {
            let object: Release3.Ended = try read(Release2.Ended(name: "a", fax: "555"))
            #expect(object.name == "a")
        },
        Evolution(clause: "retired, still written: a constant for old readers") {
            let object: Release2.StillWritten = try read(Release1.StillWritten(name: "a", salary: 5))
            #expect(object.name == "a")
        } oldReadsNew: {
            let object: Release1.StillWritten = try read(Release2.StillWritten(name: "a"))
            #expect(object.salary == 1)
        } thisReadsFuture: {
            let object: Release2.StillWritten = try read(Release3.StillWritten(name: "a"))
            #expect(object.name == "a")
        } futureReadsThis: {
            let object: Release3.StillWritten = try read(Release2.StillWritten(name: "a"))
            #expect(object.name == "a")
        },
        Evolution(clause: "a default other than nil: nil is written") {
            let object: Release2.Emptied = try read(Release1.Emptied(note: nil))
            #expect(object.note == "none", "the first release wrote nothing for nil")
        } oldReadsNew: {
            let object: Release1.Emptied = try read(Release2.Emptied(note: nil))
            #expect(object.note == nil)
        } thisReadsFuture: {
            let object: Release2.Emptied = try read(Release3.Emptied(note: nil, pages: 2))
            #expect(object.note == nil)
        } futureReadsThis: {
            let object: Release3.Emptied = try read(Release2.Emptied(note: nil))
            #expect(object.note == nil && object.pages == 1)
        },
        Evolution(clause: "fallback to the same key: a value is taken apart") {
            let object: Release2.Located = try read(Release1.Located(place: "1,2", weights: [3, 4]))
            #expect(object.place == Release2.Spot(latitude: 1, longitude: 2) && object.weights == [3, 4])
            let future: Release3.Located = try read(Release1.Located(place: "1,2", weights: []))
            #expect(future.place == Release3.Spot(latitude: 1, longitude: 2) && future.weights == [])
        } oldReadsNew: {
            let new = Release2.Located(place: Release2.Spot(latitude: 1, longitude: 2), weights: [3])
            let error = try refusal(by: Release1.Located.self, of: new)
            #expect(error?.path == "root.place")
        } thisReadsFuture: {
            let place = Release3.Spot(latitude: 1, longitude: 2)
            let object: Release2.Located = try read(Release3.Located(place: place, weights: [3]))
            #expect(object.place.longitude == 2 && object.weights == [3])
        } futureReadsThis: {
            let place = Release2.Spot(latitude: 1, longitude: 2)
            let object: Release3.Located = try read(Release2.Located(place: place, weights: [3]))
            #expect(object.place.latitude == 1 && object.weights == [3])
        },
        Evolution(clause: "a required field that the future drops is an error") {
            let object: Release2.Dropped = try read(Release1.Dropped(name: "a", code: 7))
            #expect(object.code == 7)
        } oldReadsNew: {
            let object: Release1.Dropped = try read(Release2.Dropped(name: "a", code: 7))
            #expect(object.code == 7)
        } thisReadsFuture: {
            let error = try refusal(by: Release2.Dropped.self, of: Release3.Dropped(name: "a"))
            #expect(error?.code == .missingValue && error?.path == "root.code")
        } futureReadsThis: {
            let object: Release3.Dropped = try read(Release2.Dropped(name: "a", code: 7))
            #expect(object.name == "a")
        },
        Evolution(clause: "writes nil and treats nil as missing: an optional field becomes required") {
            let object: Release2.Nullable = try read(Release1.Nullable(name: nil, size: nil))
            #expect(object.name == "none" && object.size == nil)
            let named: Release2.Nullable = try read(Release1.Nullable(name: "a", size: 2))
            #expect(named.name == "a" && named.size == 2)
        } oldReadsNew: {
            let object: Release1.Nullable = try read(Release2.Nullable(name: "a"))
            #expect(object.name == "a" && object.size == nil)
        } thisReadsFuture: {
            let object: Release2.Nullable = try read(Release3.Nullable(title: "a"))
            #expect(object.name == "a" && object.size == nil)
        } futureReadsThis: {
            let object: Release3.Nullable = try read(Release2.Nullable(name: "a", size: 2))
            #expect(object.title == "a" && object.size == 2)
            let empty: Release3.Nullable = try read(Release1.Nullable(name: nil))
            #expect(empty.title == "none")
        },
    ]
}
