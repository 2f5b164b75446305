; Each node has one capture, since editors differ in which of several they use.

; Names

(class_declaration name: (_) @type)
(extension_declaration name: (_) @type)
(struct_declaration name: (_) @type)
(enum_declaration name: (_) @type)
(bits_declaration name: (_) @type)
(retired_declaration name: (_) @type)
(type_alias name: (_) @type)
(type_name [(identifier) (quoted_name)] @type)

(field name: (_) @property)
(bit_field name: (_) @property)
(parameter name: (_) @variable.parameter)
(payload_value name: (_) @variable.parameter)
(case name: (_) @constant)
(unknown_case name: (_) @constant)
(case_value (_) @constant)
(function_name (_) @function)
(head_clause former: (_) @type)
(head_clause fallback: (_) @type)
(field_clause former: (_) @property)
(case_clause former: (_) @constant)
(tuple_type label: (_) @variable.parameter)
(reference label: (_) @variable.parameter)
(import module: (_) @module)
(waiver rule: (_) @label)
(waiver member: (_) @property)
(attribute "@" @attribute)
(attribute_name) @attribute

; Words

[
  "import" "access" "public" "package" "internal" "private" "fileprivate" "open" "final"
  "class" "struct" "enum" "bits" "typealias" "external" "protocol" "extend" "from"
  "var" "let" "weak" "unowned" "transient" "case" "set"
  "any" "some" "mutable" "inline" "boxed" "indexed" "packed" "big" "little"
  "async" "throws" "inout" "borrowing" "consuming" "sending"
  "archived" "as" "prefix" "writes" "version" "key" "keys" "refuses" "newer" "coding" "formerly"
  "sequential" "only" "marker" "keyed" "keeps" "unknown" "omits" "default" "unique" "replaced" "via"
  "renamed" "fallback" "also" "of" "until" "since" "else" "treats" "missing" "conditional" "joined"
  "rebuilt" "retired" "still" "written" "waived" "because" "swift" "at" "width" "rawValue"
  "by" "dictionary" "identity" "if" "lenient" "reads" "required" "subclasses" "tag" "unconditional" "unwritten" "value"
] @keyword

; Values

(string) @string
(escape) @string.escape
(integer) @number
(real) @number
(boolean) @boolean
"nil" @constant.builtin

; Marks

["{" "}" "[" "]" "(" ")" "<" ">"] @punctuation.bracket
["," ":" "."] @punctuation.delimiter
["=" "-" "?" "!" "&" "~" "->"] @operator

; Swift, which an injection colors

(swift_block) @embedded
(swift_expression) @embedded
(attribute_arguments) @embedded

(comment) @comment
(block_comment) @comment
(documentation) @comment.documentation
