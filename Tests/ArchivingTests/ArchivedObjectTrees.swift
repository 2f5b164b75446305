// The contents of external binary archives, as shown by an independent property list reader.

enum ArchivedObjectTrees {
    static let binary: [(file: String, tree: String)] = [
        (
            "bpylist2/circular_archive.plist",
            """
            crap.Foo #1
              recursive: #1
              title: "hello"
            """
        ),
        (
            "bpylist2/data_archive.plist",
            """
            crap.Foo
              title: "yo"
              stamp: <>
            """
        ),
        (
            "bpylist2/date_archive.plist",
            """
            crap.Foo
              stamp: NSDate
                NS.time: 509523358.684097
              title: "hello"
            """
        ),
        (
            "bpylist2/empty_archive.plist",
            """
            crap.Foo
            """
        ),
        (
            "bpylist2/invalid_type_archive.plist",
            """
            crap.Foo
            """
        ),
        (
            "bpylist2/nsmutabledata_archive.plist",
            """
            NSMutableData
              NS.data: <68656c6c6f>
            """
        ),
        (
            "bpylist2/null_archive.plist",
            """
            crap.Foo
              title: "yo"
              empty: nil
            """
        ),
        (
            "bpylist2/recursive_archive.plist",
            """
            crap.Foo
              title: "hello"
              recursive: crap.Foo
                title: "yo"
                recursive: nil
            """
        ),
        (
            "bpylist2/simple_archive.plist",
            """
            crap.Foo
              title: "yo"
              count: 42
              active: true
            """
        ),
        (
            "cpython-plistlib/KEYED_ARCHIVE.plist",
            """
            OC_BuiltinPythonUnicode
              pytype: 1
              NS.string: "KeyArchive UID Test"
            """
        ),
        (
            "macos10.11/NSKeyedUnarchiver-ComplexTest.plist",
            """
            NSDictionary
              NS.keys: 4 elements
                0: "array"
                1: "string"
                2: "url"
                3: "uuid"
              NS.objects: 4 elements
                0: NSArray
                  NS.objects: 4 elements
                    0: NSNull
                    1: "hello" #1
                    2: 34545
                    3: NSDictionary
                      NS.keys: 1 element
                        0: "key"
                      NS.objects: 1 element
                        0: "val"
                1: #1
                2: NSURL
                  NS.base: NSURL
                    NS.base: nil
                    NS.relative: "https://www.swift.org"
                  NS.relative: "index.xml"
                3: NSUUID
                  NS.uuidbytes: <71dc068e342045ff919e3a267d55ec22>
            """
        ),
        (
            "macos10.14/NSAttributedString.archive",
            """
            NSAttributedString
              NSString: "0123456789"
              NSAttributeInfo: NSMutableData
                NS.data: <010001010402020101030100>
              NSAttributes: NSMutableArray
                NS.objects: 4 elements
                  0: NSDictionary
                    NS.keys: 0 elements
                    NS.objects: 0 elements
                  1: NSDictionary
                    NS.keys: 2 elements
                      0: "Font" #1
                      1: "Size" #2
                    NS.objects: 2 elements
                      0: "Helvetica"
                      1: 123
                  2: NSDictionary
                    NS.keys: 2 elements
                      0: #2
                      1: #1
                    NS.objects: 2 elements
                      0: 456 #3
                      1: "Times" #4
                  3: NSDictionary
                    NS.keys: 2 elements
                      0: #2
                      1: #1
                    NS.objects: 2 elements
                      0: #3
                      1: #4
            """
        ),
        (
            "macos10.14/NSCountedSet-Empty.archive",
            """
            NSCountedSet
              NS.count: 0
            """
        ),
        (
            "macos10.14/NSCountedSet-NumbersAppearingOnce.archive",
            """
            NSCountedSet
              NS.count1: 1
              NS.count: 5
              NS.object4: 4
              NS.count2: 1
              NS.object1: 2
              NS.object3: 1
              NS.count3: 1
              NS.count0: 1
              NS.object0: 3
              NS.count4: 1
              NS.object2: 5
            """
        ),
        (
            "macos10.14/NSCountedSet-NumbersAppearingSeveralTimes.archive",
            """
            NSCountedSet
              NS.count1: 5
              NS.count: 5
              NS.object4: 4
              NS.count2: 5
              NS.object1: 2
              NS.object3: 1
              NS.count3: 5
              NS.count0: 5
              NS.object0: 3
              NS.count4: 5
              NS.object2: 5
            """
        ),
        (
            "macos10.14/NSIndexPath-Empty.archive",
            """
            NSIndexPath
              NSIndexPathLength: 0
            """
        ),
        (
            "macos10.14/NSIndexPath-ManyIndices.archive",
            """
            NSIndexPath
              NSIndexPathLength: 6
              NSIndexPathData: NSMutableData
                NS.data: <04080f10172a>
            """
        ),
        (
            "macos10.14/NSIndexPath-OneIndex.archive",
            """
            NSIndexPath
              NSIndexPathLength: 1
              NSIndexPathValue: 52
            """
        ),
        (
            "macos10.14/NSIndexSet-Empty.archive",
            """
            NSIndexSet
              NSRangeCount: 0
            """
        ),
        (
            "macos10.14/NSIndexSet-ManyRanges.archive",
            """
            NSIndexSet
              NSRangeCount: 4
              NSRangeData: NSMutableData
                NS.data: <00326432e80732cdffffffffffffff7f32>
            """
        ),
        (
            "macos10.14/NSIndexSet-OneRange.archive",
            """
            NSIndexSet
              NSLocation: 0
              NSRangeCount: 1
              NSLength: 50
            """
        ),
        (
            "macos10.14/NSOrderedSet-Empty.archive",
            """
            NSOrderedSet
            """
        ),
        (
            "macos10.14/NSOrderedSet-Numbers.archive",
            """
            NSOrderedSet
              NS.object.1: 2
              NS.object.4: 5
              NS.object.0: 1
              NS.object.3: 4
              NS.object.2: 3
            """
        ),
        (
            "macos10.14/NSSet-Empty.archive",
            """
            NSSet
              NS.objects: 0 elements
            """
        ),
        (
            "macos10.14/NSSet-Numbers.archive",
            """
            NSSet
              NS.objects: 5 elements
                0: 3
                1: 2
                2: 5
                3: 1
                4: 4
            """
        ),
        (
            "mantle/MTLTestModel-OldArchive.plist",
            """
            MTLTestModel
              MTLModelVersion: 1
              externalRepresentation: NSDictionary
                NS.keys: 3 elements
                  0: "count"
                  1: "username"
                  2: "nested"
                NS.objects: 3 elements
                  0: "5"
                  1: "foobar"
                  2: NSMutableDictionary
                    NS.keys: 1 element
                      0: "name"
                    NS.objects: 1 element
                      0: "fuzzbuzz"
            """
        ),
    ]
}
