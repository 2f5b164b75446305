// Values that grow: enums, structs, bit fields.

import Archiving
import Foundation
import Release1
import Release2
import Release3
import Testing

extension Evolution {
    private static let gif = Data("GIF89a".utf8)

    static let values = [
        Evolution(clause: "also as of: an enum grows and old readers see the nearest value") {
            let object: Release2.Cone = try read(
                Release1.Cone(flavour: .chocolate, toppings: [.vanilla, .chocolate], extra: .vanilla))
            #expect(object.flavour == .chocolate && object.toppings == [.vanilla, .chocolate])
            #expect(object.extra == .vanilla)
        } oldReadsNew: {
            let object: Release1.Cone = try read(
                Release2.Cone(
                    flavour: .doubleChocolate, toppings: [.doubleChocolate, .vanilla], extra: .doubleChocolate))
            #expect(object.flavour == .chocolate && object.toppings == [.chocolate, .vanilla])
            #expect(object.extra == .chocolate)
            let empty: Release1.Cone = try read(Release2.Cone(flavour: .vanilla, toppings: [], extra: nil))
            #expect(empty.extra == nil && empty.toppings == [])
        } thisReadsFuture: {
            let object: Release2.Cone = try read(
                Release3.Cone(flavour: .mocha, toppings: [.caramel], extra: .chocolate))
            #expect(object.flavour == .doubleChocolate, "the second stage's nearest")
            #expect(object.toppings == [.vanilla], "what 'unknown' says of a future raw value")
            let old: Release1.Cone = try read(Release3.Cone(flavour: .mocha))
            #expect(old.flavour == .chocolate, "the nearest of the nearest")
        } futureReadsThis: {
            let object: Release3.Cone = try read(
                Release2.Cone(flavour: .doubleChocolate, toppings: [.doubleChocolate], extra: nil))
            #expect(object.flavour == .doubleChocolate && object.toppings == [.doubleChocolate])
        },
        Evolution(clause: "unknown: a raw value from the future becomes the named case") {
            let object: Release2.Flag = try read(Release1.Flag(colour: .blue))
            #expect(object.colour == .blue)
        } oldReadsNew: {
            let object: Release1.Flag = try read(Release2.Flag(colour: .green))
            #expect(object.colour == .red)
        } thisReadsFuture: {
            let object: Release2.Flag = try read(Release3.Flag(colour: .violet))
            #expect(object.colour == .red)
        } futureReadsThis: {
            let object: Release3.Flag = try read(Release2.Flag(colour: .green))
            #expect(object.colour == .green)
        },
        Evolution(clause: "a new representation with the fallback beside it") {
            let url = try #require(URL(string: "https://example.com/a.png"))
            let object: Release2.Image = try read(Release1.Image(picture: .url(url), others: [.url(url)]))
            #expect(object.picture == .url(url) && object.thumbnail == nil && object.others == [.url(url)])
        } oldReadsNew: {
            let pixels = Release1.Picture.raw(pixels: Data([1, 2, 3, 4]), wide: 2, high: 2)
            let object: Release1.Image = try read(
                Release2.Image(picture: .gif(gif), thumbnail: .gif(gif), others: [.gif(gif)]))
            #expect(object.picture == pixels && object.thumbnail == pixels && object.others == [pixels])
        } thisReadsFuture: {
            let pixels = Release2.Picture.raw(pixels: Data([1, 2, 3, 4]), wide: 2, high: 2)
            let object: Release2.Image = try read(Release3.Image(picture: .heic(gif), thumbnail: .gif(gif)))
            #expect(object.picture == pixels && object.thumbnail == .gif(gif))
        } futureReadsThis: {
            let object: Release3.Image = try read(Release2.Image(picture: .gif(gif), others: [.gif(gif)]))
            #expect(object.picture == .gif(gif) && object.others == [.gif(gif)])
        },
        Evolution(clause: "a struct grows, under composed keys and in an array") {
            let point = Release1.Point(x: 1, y: 2)
            let object: Release2.Shape = try read(Release1.Shape(origin: point, corner: point, outline: [point]))
            let expected = Release2.Point(x: 1, y: 2, z: 0)
            #expect(object.origin == expected && object.corner == expected && object.outline == [expected])
        } oldReadsNew: {
            let point = Release2.Point(x: 1, y: 2, z: 3)
            let object: Release1.Shape = try read(Release2.Shape(origin: point, corner: nil, outline: [point]))
            let expected = Release1.Point(x: 1, y: 2)
            #expect(object.origin == expected && object.corner == nil && object.outline == [expected])
        } thisReadsFuture: {
            let point = Release3.Point(x: 1, y: 2, z: 3, name: "p")
            let object: Release2.Shape = try read(Release3.Shape(origin: point, corner: point, outline: [point]))
            let expected = Release2.Point(x: 1, y: 2, z: 3)
            #expect(object.origin == expected && object.corner == expected && object.outline == [expected])
        } futureReadsThis: {
            let point = Release2.Point(x: 1, y: 2, z: 3)
            let object: Release3.Shape = try read(Release2.Shape(origin: point, corner: nil, outline: [point]))
            #expect(object.origin.name == nil && object.origin.z == 3 && object.outline.count == 1)
        },
        Evolution(clause: "formerly at a struct: elements are renamed") {
            let object: Release2.Account = try read(Release1.Account(deposits: [Release1.Money(cents: 5)]))
            #expect(object.deposits.map(\.amount) == [5])
        } oldReadsNew: {
            let error = try refusal(
                by: Release1.Account.self, of: Release2.Account(deposits: [Release2.Money(amount: 5)]))
            #expect(error?.path == "root.deposits[0]", "the first release does not know the new name")
        } thisReadsFuture: {
            let object: Release2.Account = try read(
                Release3.Account(deposits: [Release3.Money(amount: 5, currency: "GBP")]))
            #expect(object.deposits.map(\.amount) == [5])
        } futureReadsThis: {
            let object: Release3.Account = try read(Release2.Account(deposits: [Release2.Money(amount: 5)]))
            #expect(object.deposits.map(\.currency) == ["EUR"])
        },
        Evolution(clause: "bit fields grow into unused bits") {
            let object: Release2.Label = try read(Release1.Label(style: Release1.Style(bold: true)))
            #expect(object.style == Release2.Style(bold: true, weight: 0))
        } oldReadsNew: {
            let object: Release1.Label = try read(Release2.Label(style: Release2.Style(bold: true, weight: 9)))
            #expect(object.style == Release1.Style(bold: true))
        } thisReadsFuture: {
            let object: Release2.Label = try read(
                Release3.Label(style: Release3.Style(bold: false, weight: 9, italic: true)))
            #expect(object.style == Release2.Style(bold: false, weight: 9))
        } futureReadsThis: {
            let object: Release3.Label = try read(Release2.Label(style: Release2.Style(bold: true, weight: 9)))
            #expect(object.style == Release3.Style(bold: true, weight: 9, italic: false))
        },
    ]
}
