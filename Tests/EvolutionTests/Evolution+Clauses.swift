// Clauses that say how values are read: what is left out, read as something else, or still written.

import Archiving
import Foundation
import Release1
import Release2
import Release3
import Testing

extension Evolution {
    static let clauses = [
        Evolution(clause: "lenient: an element with a number of a wider type is left out") {
            let pen = Release1.Pen(width: 5)
            let object: Release2.PenCase = try read(Release1.PenCase(pens: [pen], best: pen))
            #expect(object.pens.map(\.width) == [5] && object.best === object.pens[0])
        } oldReadsNew: {
            let (thin, wide) = (Release2.Pen(width: 5), Release2.Pen(width: 300))
            let object: Release1.PenCase = try read(Release2.PenCase(pens: [wide, thin, wide], best: wide))
            #expect(object.pens.map(\.width) == [5] && object.best == nil)
        } thisReadsFuture: {
            let pens = [Release3.Pen(width: 100_000), Release3.Pen(width: 300)]
            let object: Release2.PenCase = try read(Release3.PenCase(pens: pens, best: pens[1]))
            #expect(object.pens.map(\.width) == [300] && object.best?.width == 300)
        } futureReadsThis: {
            let object: Release3.PenCase = try read(Release2.PenCase(pens: [Release2.Pen(width: 300)]))
            #expect(object.pens.map(\.width) == [300])
        },
        Evolution(clause: "retired class: its objects are left out") {
            let (paper, stamp) = (Release1.Paper(title: "a"), Release1.Stamp(title: "b", price: 80))
            let object: Release2.Folder = try read(Release1.Folder(papers: [stamp, paper, stamp], cover: stamp))
            #expect(object.papers.map(\.title) == ["a"] && object.cover == nil)
        } oldReadsNew: {
            let object: Release1.Folder = try read(Release2.Folder(papers: [Release2.Paper(title: "a")]))
            #expect(object.papers.map(\.title) == ["a"])
        } thisReadsFuture: {
            let object: Release2.Folder = try read(Release3.Folder(cover: Release3.Paper(title: "a")))
            #expect(object.cover?.title == "a")
        } futureReadsThis: {
            let object: Release3.Folder = try read(Release2.Folder(cover: Release2.Paper(title: "a")))
            #expect(object.cover?.title == "a")
        },
        Evolution(clause: "tag: a case of a later release is the unknown one, even if it has a known key") {
            let object: Release2.Import = try read(
                Release1.Import(source: .file("/a"), others: [.nothing, .file("/b")]))
            #expect(object.source == .file("/a") && object.others == [.nothing, .file("/b")])
        } oldReadsNew: {
            let url = try #require(URL(string: "https://example.com"))
            let object: Release1.Import = try read(
                Release2.Import(source: .web(url), others: [.web(url), .file("/a")]))
            #expect(object.source == .nothing && object.others == [.nothing, .file("/a")])
        } thisReadsFuture: {
            let url = try #require(URL(string: "https://example.com"))
            let object: Release2.Import = try read(
                Release3.Import(source: .both(path: "/a", url: url), others: [.web(url)]))
            #expect(object.source == .nothing && object.others == [.web(url)])
        } futureReadsThis: {
            let object: Release3.Import = try read(Release2.Import(source: .file("/a"), others: [.nothing]))
            #expect(object.source == .file("/a") && object.others == [.nothing])
        },
        Evolution(clause: "still written: a function writes the whole for old releases, until they are gone") {
            let object: Release2.Book = try read(Release1.Book(author: "Ada Lovelace"))
            #expect(object.givenName == "Ada" && object.familyName == "Lovelace")
        } oldReadsNew: {
            let object: Release1.Book = try read(Release2.Book(givenName: "Ada", familyName: "Lovelace"))
            #expect(object.author == "Ada Lovelace")
        } thisReadsFuture: {
            let object: Release2.Book = try read(Release3.Book(givenName: "Ada", familyName: "Lovelace"))
            #expect(object.givenName == "Ada" && object.familyName == "Lovelace")
            let error = try refusal(by: Release1.Book.self, of: Release3.Book(givenName: "Ada", familyName: ""))
            #expect(error?.code == .missingValue, "nothing writes the key any more")
        } futureReadsThis: {
            let object: Release3.Book = try read(Release2.Book(givenName: "Ada", familyName: "King"))
            #expect(object.givenName == "Ada" && object.familyName == "King")
            let old: Release3.Book = try read(Release1.Book(author: "Ada"))
            #expect(old.givenName == "Ada" && old.familyName == "")
        },
        Evolution(clause: "as dictionary: entries are added") {
            let place = Release1.Site(latitude: 1, longitude: 2)
            let object: Release2.Trip = try read(Release1.Trip(start: place, stops: [place]))
            #expect(object.start == Release2.Site(latitude: 1, longitude: 2, name: nil))
            #expect(object.stops == [object.start])
        } oldReadsNew: {
            let place = Release2.Site(latitude: 1, longitude: 2, name: "a")
            let object: Release1.Trip = try read(Release2.Trip(start: place, stops: [place]))
            #expect(object.start == Release1.Site(latitude: 1, longitude: 2) && object.stops == [object.start])
        } thisReadsFuture: {
            let place = Release3.Site(latitude: 1, longitude: 2, name: "a", height: 3)
            let object: Release2.Trip = try read(Release3.Trip(start: place, stops: [place]))
            #expect(object.start == Release2.Site(latitude: 1, longitude: 2, name: "a"))
            #expect(object.stops == [object.start])
        } futureReadsThis: {
            let object: Release3.Trip = try read(
                Release2.Trip(start: Release2.Site(latitude: 1, longitude: 2, name: "a")))
            #expect(object.start == Release3.Site(latitude: 1, longitude: 2, name: "a", height: 0))
        },
    ]
}
