// Foundation's values, which property lists and archives consist of. On Linux, programs link neither all of Foundation
// nor its locale data for them. Exported, so that this choice is made once, and not in each file that has a date or data.

#if canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
