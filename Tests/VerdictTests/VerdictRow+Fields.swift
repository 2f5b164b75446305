// Fields that come and go, and how they are archived.

import After
import Archiving
import Before
import CodingSchema

extension VerdictRow {
    static let fields: [VerdictRow] = [
        VerdictRow(
            .fieldAdded, pair: "FieldAdded",
            old: { [Before.FieldAdded(name: "a")] },
            new: { [After.FieldAdded(name: "a", age: 3, nickname: "b", scores: [1]), After.FieldAdded(name: "")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .fieldAdded, pair: "FieldAddedRequired",
            old: { [Before.FieldAddedRequired(name: "a")] },
            new: { [After.FieldAddedRequired(name: "a", age: 3)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .fieldAdded, pair: "FieldAddedToList",
            old: { [Before.FieldAddedToList(name: "a")] },
            new: { [After.FieldAddedToList(name: "a", items: [After.FieldAddedToListItem(number: 1)])] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .fieldAdded, pair: "FieldAddedVia",
            old: { [Before.FieldAddedVia(width: 2, height: 3)] },
            new: { [After.FieldAddedVia(width: 2, height: 3, area: 7)] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .fieldAdded, pair: "FieldAddedToSuperclass",
            old: { [Before.FieldAddedToSuperclass(number: 1, name: "a")] },
            new: { [After.FieldAddedToSuperclass(number: 1, age: 3, name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .fieldAdded, pair: "FieldAddedToStruct",
            old: {
                let point = Before.FieldAddedToStructPoint(x: 1)
                return [Before.FieldAddedToStruct(origin: point, corner: point, outline: [point, point])]
            },
            new: {
                let point = After.FieldAddedToStructPoint(x: 1, y: 2)
                return [After.FieldAddedToStruct(origin: point, corner: point, outline: [point, point])]
            },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .fieldRemoved, pair: "FieldRemoved",
            old: { [Before.FieldRemoved(name: "a", fax: "5", pages: 2), Before.FieldRemoved(name: "a")] },
            new: { [After.FieldRemoved(name: "a")] },
            newReadsOld: .lossy(["fax", "pages"]), oldReadsNew: .safe),
        VerdictRow(
            .fieldRemoved, pair: "FieldRemovedRequired",
            old: { [Before.FieldRemovedRequired(name: "a", fax: "5")] },
            new: { [After.FieldRemovedRequired(name: "a")] },
            newReadsOld: .lossy(["fax"]), oldReadsNew: .breaking),
        VerdictRow(
            .fieldRemoved, pair: "FieldRemovedFromStruct",
            old: { [Before.FieldRemovedFromStruct(origin: Before.FieldRemovedFromStructPoint(x: 1, y: 2))] },
            new: { [After.FieldRemovedFromStruct(origin: After.FieldRemovedFromStructPoint(x: 1))] },
            newReadsOld: .lossy(["y"]), oldReadsNew: .breaking),
        VerdictRow(
            .keyRetired, pair: "KeyRetired",
            old: { [Before.KeyRetired(name: "a")] }, new: { [After.KeyRetired(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .fieldRemoved, pair: "KeyRetiredStillWritten",
            old: { [Before.KeyRetiredStillWritten(name: "a", salary: 5)] },
            new: { [After.KeyRetiredStillWritten(name: "a")] },
            newReadsOld: .lossy(["salary"]), oldReadsNew: .safe),
        VerdictRow(
            .retiredKeyForgotten, pair: "RetiredKeyForgotten",
            old: { [Before.RetiredKeyForgotten(name: "a")] }, new: { [After.RetiredKeyForgotten(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .retiredKeyUsed, pair: "RetiredKeyUsed",
            old: { [Before.RetiredKeyUsed(name: "a")] }, new: { [After.RetiredKeyUsed(name: "a", fax: "5")] },
            earlier: { [EarlierRetiredKeyUsed(name: "a", fax: 5)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .transientChanged, pair: "TransientChanged",
            old: { [Before.TransientChanged(name: "a", age: 5)] },
            new: {
                let root = After.TransientChanged(name: "a")
                root.age = 5
                return [root]
            },
            newReadsOld: .lossy(["age"]), oldReadsNew: .lossy(["age"])),
        VerdictRow(
            .transientChanged, pair: "TransientArchived",
            old: {
                let root = Before.TransientArchived(name: "a")
                root.age = 5
                return [root]
            },
            new: { [After.TransientArchived(name: "a", age: 5)] },
            newReadsOld: .lossy(["age"]), oldReadsNew: .safe),
        VerdictRow(
            .writingEnded, pair: "WritingEnded",
            old: { [Before.WritingEnded(name: "a", fax: "5"), Before.WritingEnded(name: "a")] },
            new: { [After.WritingEnded(name: "a", fax: "5")] },
            newReadsOld: .safe, oldReadsNew: .lossy(["fax"])),
        VerdictRow(
            .writingEnded, pair: "WritingEndedRequired",
            old: { [Before.WritingEndedRequired(fax: "5")] }, new: { [After.WritingEndedRequired(fax: "5")] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .conditionalChanged, pair: "BecameConditional",
            old: { [Before.BecameConditional(main: Before.BecameConditionalPane(title: "a"))] },
            new: {
                let pane = After.BecameConditionalPane(title: "a")
                return [After.BecameConditional(main: pane), After.BecameConditional(panes: [pane], main: pane)]
            },
            newReadsOld: .safe, oldReadsNew: .lossy(["main"])),
        VerdictRow(
            .conditionalChanged, pair: "BecameUnconditional",
            old: { [Before.BecameUnconditional()] }, new: { [After.BecameUnconditional()] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .constantChanged, pair: "LetChanged",
            old: { [Before.LetChanged(name: "a")] }, new: { [After.LetChanged(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .keyRetired, pair: "ConstantChanged",
            old: { [Before.ConstantChanged(name: "a")] }, new: { [After.ConstantChanged(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .accessChanged, pair: "AccessChanged",
            old: { [Before.AccessChanged(name: "a")] }, new: { [After.AccessChanged(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
    ]
}
