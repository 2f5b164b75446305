// Errors are not shown there. This replaces the package's file of that name.

extension PropertyListError.Code {
    var phrase: String { description }
}
