// Classes that are renamed or guarded, and classes that keep what they don't know.

import Archiving
import Release1
import Release2
import Release3
import Testing

extension Evolution {
    static let classes = [
        Evolution(clause: "archived as and formerly: a class is renamed") {
            let object: Release2.Worker = try read(Release1.Person(name: "Ada"))
            #expect(object.name == "Ada")
        } oldReadsNew: {
            let error = try refusal(by: Release1.Person.self, of: Release2.Worker(name: "Ada"))
            #expect(error?.code == .classNotAllowed && error?.path == "root")
        } thisReadsFuture: {
            let object: Release2.Worker = try read(Release3.Member(name: "Ada", role: "head"))
            #expect(object.name == "Ada")
        } futureReadsThis: {
            let object: Release3.Member = try read(Release2.Worker(name: "Ada"))
            #expect(object.name == "Ada" && object.role == nil)
        },
        Evolution(clause: "refuses newer: a newer archive is an error") {
            let object: Release2.Guarded = try read(Release1.Guarded(name: "a"))
            #expect(object.name == "a")
        } oldReadsNew: {
            let object: Release1.Guarded = try read(Release2.Guarded(name: "a"))
            #expect(object.name == "a", "the first release does not refuse")
        } thisReadsFuture: {
            let error = try refusal(by: Release2.Guarded.self, of: Release3.Guarded(name: "a"))
            #expect(error?.code == .newerVersion)
        } futureReadsThis: {
            let object: Release3.Guarded = try read(Release2.Guarded(name: "a"))
            #expect(object.lock == 1)
        },
        Evolution(clause: "keeps unknown: an old program saves what it does not know") {
            let object: Release2.Kept = try read(Release1.Kept(name: "a"))
            #expect(object.friend == nil && object.numbers == [])
        } oldReadsNew: {
            let new = Release2.Kept(name: "a", numbers: [1, 2])
            new.next = new
            new.friend = Release2.Friend(nickname: "f", owner: new)
            let old: Release1.Kept = try read(new)
            old.name = "changed"
            let back: Release2.Kept = try read(old)
            #expect(back.name == "changed" && back.numbers == [1, 2] && back.next === back)
            #expect(back.friend?.nickname == "f" && back.friend?.owner === back)
        } thisReadsFuture: {
            let future = Release3.Kept(name: "a")
            future.friend = Release3.Friend(nickname: "f", owner: future)
            future.place = Release3.Place(city: "Turin", visitors: [future])
            let current: Release2.Kept = try read(future)
            let back: Release3.Kept = try read(current)
            #expect(back.place?.city == "Turin" && back.place?.visitors.first === back)
            #expect(back.friend?.owner === back)
            let twice: Release3.Kept = try read(try read(current) as Release1.Kept)
            #expect(twice.place?.city == "Turin" && twice.friend?.nickname == "f")
        } futureReadsThis: {
            let object: Release3.Kept = try read(Release2.Kept(name: "a", numbers: [3]))
            #expect(object.place == nil && object.numbers == [3])
        },
        Evolution(clause: "version with a key of its own") {
            let object: Release2.Marked = try read(Release1.Marked(name: "a"))
            #expect(object.name == "a" && object.size == nil)
        } oldReadsNew: {
            let object: Release1.Marked = try read(Release2.Marked(name: "a", size: 2))
            #expect(object.name == "a")
        } thisReadsFuture: {
            let object: Release2.Marked = try read(Release3.Marked(name: "a", size: 2, shape: "round"))
            #expect(object.size == 2)
        } futureReadsThis: {
            let object: Release3.Marked = try read(Release2.Marked(name: "a", size: 2))
            #expect(object.size == 2 && object.shape == nil)
        },
    ]
}
