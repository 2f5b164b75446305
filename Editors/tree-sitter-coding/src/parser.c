#include <tree_sitter/parser.h>

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 627
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 208
#define ALIAS_COUNT 0
#define TOKEN_COUNT 128
#define EXTERNAL_TOKEN_COUNT 4
#define FIELD_COUNT 16
#define MAX_ALIAS_SEQUENCE_LENGTH 12
#define PRODUCTION_ID_COUNT 79

enum {
  sym_identifier = 1,
  anon_sym_import = 2,
  anon_sym_access = 3,
  anon_sym_archived = 4,
  anon_sym_as = 5,
  anon_sym_prefix = 6,
  anon_sym_writes = 7,
  anon_sym_nil = 8,
  anon_sym_lenient = 9,
  anon_sym_public = 10,
  anon_sym_package = 11,
  anon_sym_internal = 12,
  anon_sym_private = 13,
  anon_sym_fileprivate = 14,
  anon_sym_waived = 15,
  anon_sym_of = 16,
  anon_sym_because = 17,
  anon_sym_open = 18,
  anon_sym_final = 19,
  anon_sym_transient = 20,
  anon_sym_weak = 21,
  anon_sym_unowned = 22,
  anon_sym_class = 23,
  anon_sym_extend = 24,
  anon_sym_struct = 25,
  anon_sym_enum = 26,
  anon_sym_bits = 27,
  anon_sym_COLON = 28,
  anon_sym_typealias = 29,
  anon_sym_EQ = 30,
  anon_sym_external = 31,
  anon_sym_protocol = 32,
  anon_sym_from = 33,
  anon_sym_LPAREN = 34,
  anon_sym_COMMA = 35,
  anon_sym_RPAREN = 36,
  anon_sym_version = 37,
  anon_sym_key = 38,
  anon_sym_boxed = 39,
  anon_sym_unwritten = 40,
  anon_sym_refuses = 41,
  anon_sym_newer = 42,
  anon_sym_coding = 43,
  anon_sym_formerly = 44,
  anon_sym_sequential = 45,
  anon_sym_only = 46,
  anon_sym_marker = 47,
  anon_sym_keyed = 48,
  anon_sym_else = 49,
  anon_sym_reads = 50,
  anon_sym_unknown = 51,
  anon_sym_subclasses = 52,
  anon_sym_keeps = 53,
  anon_sym_omits = 54,
  anon_sym_default = 55,
  anon_sym_unique = 56,
  anon_sym_replaced = 57,
  anon_sym_rebuilt = 58,
  anon_sym_via = 59,
  anon_sym_renamed = 60,
  anon_sym_keys = 61,
  anon_sym_LBRACE = 62,
  anon_sym_RBRACE = 63,
  anon_sym_let = 64,
  anon_sym_var = 65,
  anon_sym_set = 66,
  anon_sym_rawValue = 67,
  anon_sym_required = 68,
  anon_sym_if = 69,
  anon_sym_missing = 70,
  anon_sym_fallback = 71,
  anon_sym_also = 72,
  anon_sym_until = 73,
  anon_sym_since = 74,
  anon_sym_treats = 75,
  anon_sym_conditional = 76,
  anon_sym_unconditional = 77,
  anon_sym_joined = 78,
  anon_sym_retired = 79,
  anon_sym_still = 80,
  anon_sym_written = 81,
  anon_sym_swift = 82,
  anon_sym_case = 83,
  anon_sym_at = 84,
  anon_sym_width = 85,
  anon_sym_DOT = 86,
  anon_sym_LT = 87,
  anon_sym_GT = 88,
  anon_sym_LBRACK = 89,
  anon_sym_RBRACK = 90,
  anon_sym_QMARK = 91,
  anon_sym_BANG = 92,
  anon_sym_any = 93,
  anon_sym_some = 94,
  anon_sym_mutable = 95,
  anon_sym_inline = 96,
  anon_sym_indexed = 97,
  anon_sym_packed = 98,
  anon_sym_big = 99,
  anon_sym_little = 100,
  anon_sym_AMP = 101,
  anon_sym_async = 102,
  anon_sym_throws = 103,
  anon_sym_DASH_GT = 104,
  anon_sym_inout = 105,
  anon_sym_borrowing = 106,
  anon_sym_consuming = 107,
  anon_sym_sending = 108,
  anon_sym_TILDE = 109,
  anon_sym_DASH = 110,
  anon_sym_true = 111,
  anon_sym_false = 112,
  anon_sym_AT = 113,
  sym_attribute_name = 114,
  sym_quoted_name = 115,
  anon_sym_DQUOTE = 116,
  anon_sym_DQUOTE2 = 117,
  sym_string_text = 118,
  sym_escape = 119,
  sym_integer = 120,
  sym_real = 121,
  sym_documentation = 122,
  sym_comment = 123,
  sym_swift_block = 124,
  sym_swift_expression = 125,
  sym_attribute_arguments = 126,
  sym_block_comment = 127,
  sym_source_file = 128,
  sym__rule_of_file = 129,
  sym_import = 130,
  sym_access = 131,
  sym_archived_prefix = 132,
  sym_nil_rule = 133,
  sym_lenient_rule = 134,
  sym_level = 135,
  sym_waiver = 136,
  sym__declaration = 137,
  aux_sym__modifiers = 138,
  sym_class_declaration = 139,
  sym_extension_declaration = 140,
  sym_struct_declaration = 141,
  sym_enum_declaration = 142,
  sym_bits_declaration = 143,
  sym_type_alias = 144,
  sym__heritage = 145,
  sym_conformance = 146,
  sym_external_declaration = 147,
  sym_parameters = 148,
  sym_parameter = 149,
  sym__head_clause = 150,
  sym_head_clause = 151,
  sym_class_body = 152,
  sym_field = 153,
  sym_setter = 154,
  sym_conversion = 155,
  sym_field_clause = 156,
  sym__keys = 157,
  sym_retired = 158,
  sym_swift_member = 159,
  sym_enum_body = 160,
  sym_case = 161,
  sym_payload = 162,
  sym_payload_value = 163,
  sym_case_clause = 164,
  sym_unknown_case = 165,
  sym_bits_body = 166,
  sym_bit_field = 167,
  sym__type = 168,
  sym_type_name = 169,
  sym_type_arguments = 170,
  sym_array_type = 171,
  sym_tuple_type = 172,
  sym_optional_type = 173,
  sym_existential_type = 174,
  sym_variant_type = 175,
  sym_packed_type = 176,
  sym_composed_type = 177,
  sym_function_type = 178,
  sym_attributed_type = 179,
  sym__value = 180,
  sym_boolean = 181,
  sym_nil = 182,
  sym_case_value = 183,
  sym_empty_array = 184,
  sym_empty_dictionary = 185,
  sym_reference = 186,
  sym_function_name = 187,
  sym_attribute = 188,
  sym_string = 189,
  aux_sym_source_file_repeat1 = 190,
  aux_sym_class_declaration_repeat1 = 191,
  aux_sym_parameters_repeat1 = 192,
  aux_sym_head_clause_repeat1 = 193,
  aux_sym_class_body_repeat1 = 194,
  aux_sym_field_repeat1 = 195,
  aux_sym_enum_body_repeat1 = 196,
  aux_sym_case_repeat1 = 197,
  aux_sym_payload_repeat1 = 198,
  aux_sym_case_clause_repeat1 = 199,
  aux_sym_bits_body_repeat1 = 200,
  aux_sym_type_name_repeat1 = 201,
  aux_sym_type_arguments_repeat1 = 202,
  aux_sym_tuple_type_repeat1 = 203,
  aux_sym_function_type_repeat1 = 204,
  aux_sym_reference_repeat1 = 205,
  aux_sym_function_name_repeat1 = 206,
  aux_sym_string_repeat1 = 207,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_identifier] = "identifier",
  [anon_sym_import] = "import",
  [anon_sym_access] = "access",
  [anon_sym_archived] = "archived",
  [anon_sym_as] = "as",
  [anon_sym_prefix] = "prefix",
  [anon_sym_writes] = "writes",
  [anon_sym_nil] = "nil",
  [anon_sym_lenient] = "lenient",
  [anon_sym_public] = "public",
  [anon_sym_package] = "package",
  [anon_sym_internal] = "internal",
  [anon_sym_private] = "private",
  [anon_sym_fileprivate] = "fileprivate",
  [anon_sym_waived] = "waived",
  [anon_sym_of] = "of",
  [anon_sym_because] = "because",
  [anon_sym_open] = "open",
  [anon_sym_final] = "final",
  [anon_sym_transient] = "transient",
  [anon_sym_weak] = "weak",
  [anon_sym_unowned] = "unowned",
  [anon_sym_class] = "class",
  [anon_sym_extend] = "extend",
  [anon_sym_struct] = "struct",
  [anon_sym_enum] = "enum",
  [anon_sym_bits] = "bits",
  [anon_sym_COLON] = ":",
  [anon_sym_typealias] = "typealias",
  [anon_sym_EQ] = "=",
  [anon_sym_external] = "external",
  [anon_sym_protocol] = "protocol",
  [anon_sym_from] = "from",
  [anon_sym_LPAREN] = "(",
  [anon_sym_COMMA] = ",",
  [anon_sym_RPAREN] = ")",
  [anon_sym_version] = "version",
  [anon_sym_key] = "key",
  [anon_sym_boxed] = "boxed",
  [anon_sym_unwritten] = "unwritten",
  [anon_sym_refuses] = "refuses",
  [anon_sym_newer] = "newer",
  [anon_sym_coding] = "coding",
  [anon_sym_formerly] = "formerly",
  [anon_sym_sequential] = "sequential",
  [anon_sym_only] = "only",
  [anon_sym_marker] = "marker",
  [anon_sym_keyed] = "keyed",
  [anon_sym_else] = "else",
  [anon_sym_reads] = "reads",
  [anon_sym_unknown] = "unknown",
  [anon_sym_subclasses] = "subclasses",
  [anon_sym_keeps] = "keeps",
  [anon_sym_omits] = "omits",
  [anon_sym_default] = "default",
  [anon_sym_unique] = "unique",
  [anon_sym_replaced] = "replaced",
  [anon_sym_rebuilt] = "rebuilt",
  [anon_sym_via] = "via",
  [anon_sym_renamed] = "renamed",
  [anon_sym_keys] = "keys",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_let] = "let",
  [anon_sym_var] = "var",
  [anon_sym_set] = "set",
  [anon_sym_rawValue] = "rawValue",
  [anon_sym_required] = "required",
  [anon_sym_if] = "if",
  [anon_sym_missing] = "missing",
  [anon_sym_fallback] = "fallback",
  [anon_sym_also] = "also",
  [anon_sym_until] = "until",
  [anon_sym_since] = "since",
  [anon_sym_treats] = "treats",
  [anon_sym_conditional] = "conditional",
  [anon_sym_unconditional] = "unconditional",
  [anon_sym_joined] = "joined",
  [anon_sym_retired] = "retired",
  [anon_sym_still] = "still",
  [anon_sym_written] = "written",
  [anon_sym_swift] = "swift",
  [anon_sym_case] = "case",
  [anon_sym_at] = "at",
  [anon_sym_width] = "width",
  [anon_sym_DOT] = ".",
  [anon_sym_LT] = "<",
  [anon_sym_GT] = ">",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_QMARK] = "\?",
  [anon_sym_BANG] = "!",
  [anon_sym_any] = "any",
  [anon_sym_some] = "some",
  [anon_sym_mutable] = "mutable",
  [anon_sym_inline] = "inline",
  [anon_sym_indexed] = "indexed",
  [anon_sym_packed] = "packed",
  [anon_sym_big] = "big",
  [anon_sym_little] = "little",
  [anon_sym_AMP] = "&",
  [anon_sym_async] = "async",
  [anon_sym_throws] = "throws",
  [anon_sym_DASH_GT] = "->",
  [anon_sym_inout] = "inout",
  [anon_sym_borrowing] = "borrowing",
  [anon_sym_consuming] = "consuming",
  [anon_sym_sending] = "sending",
  [anon_sym_TILDE] = "~",
  [anon_sym_DASH] = "-",
  [anon_sym_true] = "true",
  [anon_sym_false] = "false",
  [anon_sym_AT] = "@",
  [sym_attribute_name] = "attribute_name",
  [sym_quoted_name] = "quoted_name",
  [anon_sym_DQUOTE] = "\"",
  [anon_sym_DQUOTE2] = "\"",
  [sym_string_text] = "string_text",
  [sym_escape] = "escape",
  [sym_integer] = "integer",
  [sym_real] = "real",
  [sym_documentation] = "documentation",
  [sym_comment] = "comment",
  [sym_swift_block] = "swift_block",
  [sym_swift_expression] = "swift_expression",
  [sym_attribute_arguments] = "attribute_arguments",
  [sym_block_comment] = "block_comment",
  [sym_source_file] = "source_file",
  [sym__rule_of_file] = "_rule_of_file",
  [sym_import] = "import",
  [sym_access] = "access",
  [sym_archived_prefix] = "archived_prefix",
  [sym_nil_rule] = "nil_rule",
  [sym_lenient_rule] = "lenient_rule",
  [sym_level] = "level",
  [sym_waiver] = "waiver",
  [sym__declaration] = "_declaration",
  [aux_sym__modifiers] = "_modifiers",
  [sym_class_declaration] = "class_declaration",
  [sym_extension_declaration] = "extension_declaration",
  [sym_struct_declaration] = "struct_declaration",
  [sym_enum_declaration] = "enum_declaration",
  [sym_bits_declaration] = "bits_declaration",
  [sym_type_alias] = "type_alias",
  [sym__heritage] = "_heritage",
  [sym_conformance] = "conformance",
  [sym_external_declaration] = "external_declaration",
  [sym_parameters] = "parameters",
  [sym_parameter] = "parameter",
  [sym__head_clause] = "_head_clause",
  [sym_head_clause] = "head_clause",
  [sym_class_body] = "class_body",
  [sym_field] = "field",
  [sym_setter] = "setter",
  [sym_conversion] = "conversion",
  [sym_field_clause] = "field_clause",
  [sym__keys] = "_keys",
  [sym_retired] = "retired",
  [sym_swift_member] = "swift_member",
  [sym_enum_body] = "enum_body",
  [sym_case] = "case",
  [sym_payload] = "payload",
  [sym_payload_value] = "payload_value",
  [sym_case_clause] = "case_clause",
  [sym_unknown_case] = "unknown_case",
  [sym_bits_body] = "bits_body",
  [sym_bit_field] = "bit_field",
  [sym__type] = "_type",
  [sym_type_name] = "type_name",
  [sym_type_arguments] = "type_arguments",
  [sym_array_type] = "array_type",
  [sym_tuple_type] = "tuple_type",
  [sym_optional_type] = "optional_type",
  [sym_existential_type] = "existential_type",
  [sym_variant_type] = "variant_type",
  [sym_packed_type] = "packed_type",
  [sym_composed_type] = "composed_type",
  [sym_function_type] = "function_type",
  [sym_attributed_type] = "attributed_type",
  [sym__value] = "_value",
  [sym_boolean] = "boolean",
  [sym_nil] = "nil",
  [sym_case_value] = "case_value",
  [sym_empty_array] = "empty_array",
  [sym_empty_dictionary] = "empty_dictionary",
  [sym_reference] = "reference",
  [sym_function_name] = "function_name",
  [sym_attribute] = "attribute",
  [sym_string] = "string",
  [aux_sym_source_file_repeat1] = "source_file_repeat1",
  [aux_sym_class_declaration_repeat1] = "class_declaration_repeat1",
  [aux_sym_parameters_repeat1] = "parameters_repeat1",
  [aux_sym_head_clause_repeat1] = "head_clause_repeat1",
  [aux_sym_class_body_repeat1] = "class_body_repeat1",
  [aux_sym_field_repeat1] = "field_repeat1",
  [aux_sym_enum_body_repeat1] = "enum_body_repeat1",
  [aux_sym_case_repeat1] = "case_repeat1",
  [aux_sym_payload_repeat1] = "payload_repeat1",
  [aux_sym_case_clause_repeat1] = "case_clause_repeat1",
  [aux_sym_bits_body_repeat1] = "bits_body_repeat1",
  [aux_sym_type_name_repeat1] = "type_name_repeat1",
  [aux_sym_type_arguments_repeat1] = "type_arguments_repeat1",
  [aux_sym_tuple_type_repeat1] = "tuple_type_repeat1",
  [aux_sym_function_type_repeat1] = "function_type_repeat1",
  [aux_sym_reference_repeat1] = "reference_repeat1",
  [aux_sym_function_name_repeat1] = "function_name_repeat1",
  [aux_sym_string_repeat1] = "string_repeat1",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_identifier] = sym_identifier,
  [anon_sym_import] = anon_sym_import,
  [anon_sym_access] = anon_sym_access,
  [anon_sym_archived] = anon_sym_archived,
  [anon_sym_as] = anon_sym_as,
  [anon_sym_prefix] = anon_sym_prefix,
  [anon_sym_writes] = anon_sym_writes,
  [anon_sym_nil] = anon_sym_nil,
  [anon_sym_lenient] = anon_sym_lenient,
  [anon_sym_public] = anon_sym_public,
  [anon_sym_package] = anon_sym_package,
  [anon_sym_internal] = anon_sym_internal,
  [anon_sym_private] = anon_sym_private,
  [anon_sym_fileprivate] = anon_sym_fileprivate,
  [anon_sym_waived] = anon_sym_waived,
  [anon_sym_of] = anon_sym_of,
  [anon_sym_because] = anon_sym_because,
  [anon_sym_open] = anon_sym_open,
  [anon_sym_final] = anon_sym_final,
  [anon_sym_transient] = anon_sym_transient,
  [anon_sym_weak] = anon_sym_weak,
  [anon_sym_unowned] = anon_sym_unowned,
  [anon_sym_class] = anon_sym_class,
  [anon_sym_extend] = anon_sym_extend,
  [anon_sym_struct] = anon_sym_struct,
  [anon_sym_enum] = anon_sym_enum,
  [anon_sym_bits] = anon_sym_bits,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_typealias] = anon_sym_typealias,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_external] = anon_sym_external,
  [anon_sym_protocol] = anon_sym_protocol,
  [anon_sym_from] = anon_sym_from,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_version] = anon_sym_version,
  [anon_sym_key] = anon_sym_key,
  [anon_sym_boxed] = anon_sym_boxed,
  [anon_sym_unwritten] = anon_sym_unwritten,
  [anon_sym_refuses] = anon_sym_refuses,
  [anon_sym_newer] = anon_sym_newer,
  [anon_sym_coding] = anon_sym_coding,
  [anon_sym_formerly] = anon_sym_formerly,
  [anon_sym_sequential] = anon_sym_sequential,
  [anon_sym_only] = anon_sym_only,
  [anon_sym_marker] = anon_sym_marker,
  [anon_sym_keyed] = anon_sym_keyed,
  [anon_sym_else] = anon_sym_else,
  [anon_sym_reads] = anon_sym_reads,
  [anon_sym_unknown] = anon_sym_unknown,
  [anon_sym_subclasses] = anon_sym_subclasses,
  [anon_sym_keeps] = anon_sym_keeps,
  [anon_sym_omits] = anon_sym_omits,
  [anon_sym_default] = anon_sym_default,
  [anon_sym_unique] = anon_sym_unique,
  [anon_sym_replaced] = anon_sym_replaced,
  [anon_sym_rebuilt] = anon_sym_rebuilt,
  [anon_sym_via] = anon_sym_via,
  [anon_sym_renamed] = anon_sym_renamed,
  [anon_sym_keys] = anon_sym_keys,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_let] = anon_sym_let,
  [anon_sym_var] = anon_sym_var,
  [anon_sym_set] = anon_sym_set,
  [anon_sym_rawValue] = anon_sym_rawValue,
  [anon_sym_required] = anon_sym_required,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_missing] = anon_sym_missing,
  [anon_sym_fallback] = anon_sym_fallback,
  [anon_sym_also] = anon_sym_also,
  [anon_sym_until] = anon_sym_until,
  [anon_sym_since] = anon_sym_since,
  [anon_sym_treats] = anon_sym_treats,
  [anon_sym_conditional] = anon_sym_conditional,
  [anon_sym_unconditional] = anon_sym_unconditional,
  [anon_sym_joined] = anon_sym_joined,
  [anon_sym_retired] = anon_sym_retired,
  [anon_sym_still] = anon_sym_still,
  [anon_sym_written] = anon_sym_written,
  [anon_sym_swift] = anon_sym_swift,
  [anon_sym_case] = anon_sym_case,
  [anon_sym_at] = anon_sym_at,
  [anon_sym_width] = anon_sym_width,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_QMARK] = anon_sym_QMARK,
  [anon_sym_BANG] = anon_sym_BANG,
  [anon_sym_any] = anon_sym_any,
  [anon_sym_some] = anon_sym_some,
  [anon_sym_mutable] = anon_sym_mutable,
  [anon_sym_inline] = anon_sym_inline,
  [anon_sym_indexed] = anon_sym_indexed,
  [anon_sym_packed] = anon_sym_packed,
  [anon_sym_big] = anon_sym_big,
  [anon_sym_little] = anon_sym_little,
  [anon_sym_AMP] = anon_sym_AMP,
  [anon_sym_async] = anon_sym_async,
  [anon_sym_throws] = anon_sym_throws,
  [anon_sym_DASH_GT] = anon_sym_DASH_GT,
  [anon_sym_inout] = anon_sym_inout,
  [anon_sym_borrowing] = anon_sym_borrowing,
  [anon_sym_consuming] = anon_sym_consuming,
  [anon_sym_sending] = anon_sym_sending,
  [anon_sym_TILDE] = anon_sym_TILDE,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_true] = anon_sym_true,
  [anon_sym_false] = anon_sym_false,
  [anon_sym_AT] = anon_sym_AT,
  [sym_attribute_name] = sym_attribute_name,
  [sym_quoted_name] = sym_quoted_name,
  [anon_sym_DQUOTE] = anon_sym_DQUOTE,
  [anon_sym_DQUOTE2] = anon_sym_DQUOTE,
  [sym_string_text] = sym_string_text,
  [sym_escape] = sym_escape,
  [sym_integer] = sym_integer,
  [sym_real] = sym_real,
  [sym_documentation] = sym_documentation,
  [sym_comment] = sym_comment,
  [sym_swift_block] = sym_swift_block,
  [sym_swift_expression] = sym_swift_expression,
  [sym_attribute_arguments] = sym_attribute_arguments,
  [sym_block_comment] = sym_block_comment,
  [sym_source_file] = sym_source_file,
  [sym__rule_of_file] = sym__rule_of_file,
  [sym_import] = sym_import,
  [sym_access] = sym_access,
  [sym_archived_prefix] = sym_archived_prefix,
  [sym_nil_rule] = sym_nil_rule,
  [sym_lenient_rule] = sym_lenient_rule,
  [sym_level] = sym_level,
  [sym_waiver] = sym_waiver,
  [sym__declaration] = sym__declaration,
  [aux_sym__modifiers] = aux_sym__modifiers,
  [sym_class_declaration] = sym_class_declaration,
  [sym_extension_declaration] = sym_extension_declaration,
  [sym_struct_declaration] = sym_struct_declaration,
  [sym_enum_declaration] = sym_enum_declaration,
  [sym_bits_declaration] = sym_bits_declaration,
  [sym_type_alias] = sym_type_alias,
  [sym__heritage] = sym__heritage,
  [sym_conformance] = sym_conformance,
  [sym_external_declaration] = sym_external_declaration,
  [sym_parameters] = sym_parameters,
  [sym_parameter] = sym_parameter,
  [sym__head_clause] = sym__head_clause,
  [sym_head_clause] = sym_head_clause,
  [sym_class_body] = sym_class_body,
  [sym_field] = sym_field,
  [sym_setter] = sym_setter,
  [sym_conversion] = sym_conversion,
  [sym_field_clause] = sym_field_clause,
  [sym__keys] = sym__keys,
  [sym_retired] = sym_retired,
  [sym_swift_member] = sym_swift_member,
  [sym_enum_body] = sym_enum_body,
  [sym_case] = sym_case,
  [sym_payload] = sym_payload,
  [sym_payload_value] = sym_payload_value,
  [sym_case_clause] = sym_case_clause,
  [sym_unknown_case] = sym_unknown_case,
  [sym_bits_body] = sym_bits_body,
  [sym_bit_field] = sym_bit_field,
  [sym__type] = sym__type,
  [sym_type_name] = sym_type_name,
  [sym_type_arguments] = sym_type_arguments,
  [sym_array_type] = sym_array_type,
  [sym_tuple_type] = sym_tuple_type,
  [sym_optional_type] = sym_optional_type,
  [sym_existential_type] = sym_existential_type,
  [sym_variant_type] = sym_variant_type,
  [sym_packed_type] = sym_packed_type,
  [sym_composed_type] = sym_composed_type,
  [sym_function_type] = sym_function_type,
  [sym_attributed_type] = sym_attributed_type,
  [sym__value] = sym__value,
  [sym_boolean] = sym_boolean,
  [sym_nil] = sym_nil,
  [sym_case_value] = sym_case_value,
  [sym_empty_array] = sym_empty_array,
  [sym_empty_dictionary] = sym_empty_dictionary,
  [sym_reference] = sym_reference,
  [sym_function_name] = sym_function_name,
  [sym_attribute] = sym_attribute,
  [sym_string] = sym_string,
  [aux_sym_source_file_repeat1] = aux_sym_source_file_repeat1,
  [aux_sym_class_declaration_repeat1] = aux_sym_class_declaration_repeat1,
  [aux_sym_parameters_repeat1] = aux_sym_parameters_repeat1,
  [aux_sym_head_clause_repeat1] = aux_sym_head_clause_repeat1,
  [aux_sym_class_body_repeat1] = aux_sym_class_body_repeat1,
  [aux_sym_field_repeat1] = aux_sym_field_repeat1,
  [aux_sym_enum_body_repeat1] = aux_sym_enum_body_repeat1,
  [aux_sym_case_repeat1] = aux_sym_case_repeat1,
  [aux_sym_payload_repeat1] = aux_sym_payload_repeat1,
  [aux_sym_case_clause_repeat1] = aux_sym_case_clause_repeat1,
  [aux_sym_bits_body_repeat1] = aux_sym_bits_body_repeat1,
  [aux_sym_type_name_repeat1] = aux_sym_type_name_repeat1,
  [aux_sym_type_arguments_repeat1] = aux_sym_type_arguments_repeat1,
  [aux_sym_tuple_type_repeat1] = aux_sym_tuple_type_repeat1,
  [aux_sym_function_type_repeat1] = aux_sym_function_type_repeat1,
  [aux_sym_reference_repeat1] = aux_sym_reference_repeat1,
  [aux_sym_function_name_repeat1] = aux_sym_function_name_repeat1,
  [aux_sym_string_repeat1] = aux_sym_string_repeat1,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_import] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_access] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_archived] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_as] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_prefix] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_writes] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_nil] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_lenient] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_public] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_package] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_internal] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_private] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fileprivate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_waived] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_of] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_because] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_open] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_final] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_transient] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_weak] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unowned] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_class] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_extend] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_struct] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_enum] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_bits] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_typealias] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_external] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_protocol] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_from] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_version] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_key] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_boxed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unwritten] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_refuses] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_newer] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_coding] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_formerly] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sequential] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_only] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_marker] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_keyed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_else] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_reads] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unknown] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_subclasses] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_keeps] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_omits] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_default] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unique] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_replaced] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rebuilt] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_via] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_renamed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_keys] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_let] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_var] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_set] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rawValue] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_required] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_missing] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fallback] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_also] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_until] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_since] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_treats] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_conditional] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unconditional] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_joined] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_retired] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_still] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_written] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_swift] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_case] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_at] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_width] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_any] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_some] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_mutable] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inline] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_indexed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_packed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_big] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_little] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_async] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_throws] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inout] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_borrowing] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_consuming] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sending] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_true] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_false] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AT] = {
    .visible = true,
    .named = false,
  },
  [sym_attribute_name] = {
    .visible = true,
    .named = true,
  },
  [sym_quoted_name] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE2] = {
    .visible = true,
    .named = false,
  },
  [sym_string_text] = {
    .visible = true,
    .named = true,
  },
  [sym_escape] = {
    .visible = true,
    .named = true,
  },
  [sym_integer] = {
    .visible = true,
    .named = true,
  },
  [sym_real] = {
    .visible = true,
    .named = true,
  },
  [sym_documentation] = {
    .visible = true,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_swift_block] = {
    .visible = true,
    .named = true,
  },
  [sym_swift_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_attribute_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_block_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_source_file] = {
    .visible = true,
    .named = true,
  },
  [sym__rule_of_file] = {
    .visible = false,
    .named = true,
  },
  [sym_import] = {
    .visible = true,
    .named = true,
  },
  [sym_access] = {
    .visible = true,
    .named = true,
  },
  [sym_archived_prefix] = {
    .visible = true,
    .named = true,
  },
  [sym_nil_rule] = {
    .visible = true,
    .named = true,
  },
  [sym_lenient_rule] = {
    .visible = true,
    .named = true,
  },
  [sym_level] = {
    .visible = true,
    .named = true,
  },
  [sym_waiver] = {
    .visible = true,
    .named = true,
  },
  [sym__declaration] = {
    .visible = false,
    .named = true,
  },
  [aux_sym__modifiers] = {
    .visible = false,
    .named = false,
  },
  [sym_class_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_extension_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_struct_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_bits_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_type_alias] = {
    .visible = true,
    .named = true,
  },
  [sym__heritage] = {
    .visible = false,
    .named = true,
  },
  [sym_conformance] = {
    .visible = true,
    .named = true,
  },
  [sym_external_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym__head_clause] = {
    .visible = false,
    .named = true,
  },
  [sym_head_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_class_body] = {
    .visible = true,
    .named = true,
  },
  [sym_field] = {
    .visible = true,
    .named = true,
  },
  [sym_setter] = {
    .visible = true,
    .named = true,
  },
  [sym_conversion] = {
    .visible = true,
    .named = true,
  },
  [sym_field_clause] = {
    .visible = true,
    .named = true,
  },
  [sym__keys] = {
    .visible = false,
    .named = true,
  },
  [sym_retired] = {
    .visible = true,
    .named = true,
  },
  [sym_swift_member] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_body] = {
    .visible = true,
    .named = true,
  },
  [sym_case] = {
    .visible = true,
    .named = true,
  },
  [sym_payload] = {
    .visible = true,
    .named = true,
  },
  [sym_payload_value] = {
    .visible = true,
    .named = true,
  },
  [sym_case_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_unknown_case] = {
    .visible = true,
    .named = true,
  },
  [sym_bits_body] = {
    .visible = true,
    .named = true,
  },
  [sym_bit_field] = {
    .visible = true,
    .named = true,
  },
  [sym__type] = {
    .visible = false,
    .named = true,
  },
  [sym_type_name] = {
    .visible = true,
    .named = true,
  },
  [sym_type_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_array_type] = {
    .visible = true,
    .named = true,
  },
  [sym_tuple_type] = {
    .visible = true,
    .named = true,
  },
  [sym_optional_type] = {
    .visible = true,
    .named = true,
  },
  [sym_existential_type] = {
    .visible = true,
    .named = true,
  },
  [sym_variant_type] = {
    .visible = true,
    .named = true,
  },
  [sym_packed_type] = {
    .visible = true,
    .named = true,
  },
  [sym_composed_type] = {
    .visible = true,
    .named = true,
  },
  [sym_function_type] = {
    .visible = true,
    .named = true,
  },
  [sym_attributed_type] = {
    .visible = true,
    .named = true,
  },
  [sym__value] = {
    .visible = false,
    .named = true,
  },
  [sym_boolean] = {
    .visible = true,
    .named = true,
  },
  [sym_nil] = {
    .visible = true,
    .named = true,
  },
  [sym_case_value] = {
    .visible = true,
    .named = true,
  },
  [sym_empty_array] = {
    .visible = true,
    .named = true,
  },
  [sym_empty_dictionary] = {
    .visible = true,
    .named = true,
  },
  [sym_reference] = {
    .visible = true,
    .named = true,
  },
  [sym_function_name] = {
    .visible = true,
    .named = true,
  },
  [sym_attribute] = {
    .visible = true,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_source_file_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_class_declaration_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_head_clause_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_class_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_field_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_enum_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_case_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_payload_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_case_clause_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_bits_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_name_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_arguments_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_tuple_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_function_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_reference_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_function_name_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_repeat1] = {
    .visible = false,
    .named = false,
  },
};

enum {
  field_body = 1,
  field_default = 2,
  field_fallback = 3,
  field_former = 4,
  field_label = 5,
  field_member = 6,
  field_module = 7,
  field_name = 8,
  field_observers = 9,
  field_reading = 10,
  field_reason = 11,
  field_rule = 12,
  field_superclass = 13,
  field_type = 14,
  field_value = 15,
  field_writing = 16,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_body] = "body",
  [field_default] = "default",
  [field_fallback] = "fallback",
  [field_former] = "former",
  [field_label] = "label",
  [field_member] = "member",
  [field_module] = "module",
  [field_name] = "name",
  [field_observers] = "observers",
  [field_reading] = "reading",
  [field_reason] = "reason",
  [field_rule] = "rule",
  [field_superclass] = "superclass",
  [field_type] = "type",
  [field_value] = "value",
  [field_writing] = "writing",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 1},
  [2] = {.index = 1, .length = 2},
  [3] = {.index = 3, .length = 1},
  [4] = {.index = 4, .length = 1},
  [5] = {.index = 5, .length = 2},
  [6] = {.index = 7, .length = 1},
  [7] = {.index = 8, .length = 3},
  [8] = {.index = 11, .length = 2},
  [9] = {.index = 13, .length = 2},
  [10] = {.index = 15, .length = 2},
  [11] = {.index = 17, .length = 2},
  [12] = {.index = 19, .length = 1},
  [13] = {.index = 20, .length = 1},
  [14] = {.index = 21, .length = 1},
  [15] = {.index = 22, .length = 3},
  [16] = {.index = 25, .length = 2},
  [17] = {.index = 27, .length = 1},
  [18] = {.index = 28, .length = 3},
  [19] = {.index = 31, .length = 2},
  [20] = {.index = 33, .length = 2},
  [21] = {.index = 35, .length = 3},
  [22] = {.index = 38, .length = 2},
  [23] = {.index = 40, .length = 2},
  [24] = {.index = 42, .length = 2},
  [25] = {.index = 44, .length = 3},
  [26] = {.index = 47, .length = 2},
  [27] = {.index = 49, .length = 1},
  [28] = {.index = 50, .length = 2},
  [29] = {.index = 52, .length = 3},
  [30] = {.index = 55, .length = 2},
  [31] = {.index = 57, .length = 3},
  [32] = {.index = 60, .length = 2},
  [33] = {.index = 62, .length = 3},
  [34] = {.index = 65, .length = 2},
  [35] = {.index = 67, .length = 2},
  [36] = {.index = 69, .length = 2},
  [37] = {.index = 71, .length = 1},
  [38] = {.index = 72, .length = 1},
  [39] = {.index = 73, .length = 2},
  [40] = {.index = 75, .length = 2},
  [41] = {.index = 77, .length = 3},
  [42] = {.index = 80, .length = 3},
  [43] = {.index = 83, .length = 2},
  [44] = {.index = 85, .length = 2},
  [45] = {.index = 87, .length = 3},
  [46] = {.index = 90, .length = 2},
  [47] = {.index = 92, .length = 3},
  [48] = {.index = 95, .length = 2},
  [49] = {.index = 97, .length = 1},
  [50] = {.index = 98, .length = 3},
  [51] = {.index = 101, .length = 3},
  [52] = {.index = 104, .length = 3},
  [53] = {.index = 107, .length = 2},
  [54] = {.index = 109, .length = 1},
  [55] = {.index = 110, .length = 3},
  [56] = {.index = 113, .length = 3},
  [57] = {.index = 116, .length = 1},
  [58] = {.index = 117, .length = 3},
  [59] = {.index = 120, .length = 1},
  [60] = {.index = 121, .length = 2},
  [61] = {.index = 123, .length = 2},
  [62] = {.index = 125, .length = 3},
  [63] = {.index = 128, .length = 3},
  [64] = {.index = 131, .length = 4},
  [65] = {.index = 135, .length = 3},
  [66] = {.index = 138, .length = 3},
  [67] = {.index = 141, .length = 1},
  [68] = {.index = 142, .length = 3},
  [69] = {.index = 145, .length = 3},
  [70] = {.index = 148, .length = 4},
  [71] = {.index = 152, .length = 4},
  [72] = {.index = 156, .length = 4},
  [73] = {.index = 160, .length = 3},
  [74] = {.index = 163, .length = 3},
  [75] = {.index = 166, .length = 4},
  [76] = {.index = 170, .length = 4},
  [77] = {.index = 174, .length = 4},
  [78] = {.index = 178, .length = 4},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_module, 1},
  [1] =
    {field_body, 2},
    {field_name, 1},
  [3] =
    {field_name, 2},
  [4] =
    {field_module, 2},
  [5] =
    {field_reason, 3},
    {field_rule, 1},
  [7] =
    {field_superclass, 1},
  [8] =
    {field_body, 3},
    {field_name, 1},
    {field_superclass, 2, .inherited = true},
  [11] =
    {field_body, 3},
    {field_name, 1},
  [13] =
    {field_name, 1},
    {field_type, 3},
  [15] =
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [17] =
    {field_body, 3},
    {field_name, 2},
  [19] =
    {field_name, 3},
  [20] =
    {field_superclass, 2},
  [21] =
    {field_fallback, 1},
  [22] =
    {field_body, 4},
    {field_name, 1},
    {field_superclass, 2, .inherited = true},
  [25] =
    {field_body, 4},
    {field_name, 3},
  [27] =
    {field_name, 1},
  [28] =
    {field_body, 4},
    {field_name, 1},
    {field_type, 3},
  [31] =
    {field_module, 4},
    {field_name, 2},
  [33] =
    {field_name, 2},
    {field_superclass, 4, .inherited = true},
  [35] =
    {field_body, 4},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [38] =
    {field_body, 4},
    {field_name, 2},
  [40] =
    {field_name, 2},
    {field_type, 4},
  [42] =
    {field_name, 3},
    {field_superclass, 4, .inherited = true},
  [44] =
    {field_member, 3},
    {field_reason, 5},
    {field_rule, 1},
  [47] =
    {field_reason, 5},
    {field_rule, 1},
  [49] =
    {field_former, 2},
  [50] =
    {field_body, 5},
    {field_name, 3},
  [52] =
    {field_module, 5},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [55] =
    {field_module, 5},
    {field_name, 2},
  [57] =
    {field_body, 5},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [60] =
    {field_body, 5},
    {field_name, 4},
  [62] =
    {field_body, 5},
    {field_name, 2},
    {field_type, 4},
  [65] =
    {field_module, 5},
    {field_name, 3},
  [67] =
    {field_name, 3},
    {field_superclass, 5, .inherited = true},
  [69] =
    {field_name, 1},
    {field_value, 3},
  [71] =
    {field_type, 0},
  [72] =
    {field_label, 2, .inherited = true},
  [73] =
    {field_label, 0, .inherited = true},
    {field_label, 1, .inherited = true},
  [75] =
    {field_name, 0},
    {field_type, 2},
  [77] =
    {field_module, 6},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [80] =
    {field_module, 6},
    {field_name, 2},
    {field_superclass, 4, .inherited = true},
  [83] =
    {field_module, 6},
    {field_name, 2},
  [85] =
    {field_body, 6},
    {field_name, 4},
  [87] =
    {field_module, 6},
    {field_name, 3},
    {field_superclass, 4, .inherited = true},
  [90] =
    {field_module, 6},
    {field_name, 3},
  [92] =
    {field_name, 1},
    {field_observers, 4},
    {field_type, 3},
  [95] =
    {field_name, 2},
    {field_value, 4},
  [97] =
    {field_label, 1},
  [98] =
    {field_module, 7},
    {field_name, 2},
    {field_superclass, 4, .inherited = true},
  [101] =
    {field_module, 7},
    {field_name, 3},
    {field_superclass, 4, .inherited = true},
  [104] =
    {field_module, 7},
    {field_name, 3},
    {field_superclass, 5, .inherited = true},
  [107] =
    {field_module, 7},
    {field_name, 3},
  [109] =
    {field_label, 0},
  [110] =
    {field_default, 5},
    {field_name, 1},
    {field_type, 3},
  [113] =
    {field_name, 1},
    {field_observers, 5},
    {field_type, 3},
  [116] =
    {field_type, 3},
  [117] =
    {field_name, 2},
    {field_observers, 5},
    {field_type, 4},
  [120] =
    {field_former, 1},
  [121] =
    {field_label, 1},
    {field_label, 4, .inherited = true},
  [123] =
    {field_reading, 5},
    {field_writing, 3},
  [125] =
    {field_default, 4},
    {field_name, 0},
    {field_type, 2},
  [128] =
    {field_module, 8},
    {field_name, 3},
    {field_superclass, 5, .inherited = true},
  [131] =
    {field_default, 5},
    {field_name, 1},
    {field_observers, 6},
    {field_type, 3},
  [135] =
    {field_default, 6},
    {field_name, 1},
    {field_type, 3},
  [138] =
    {field_name, 1},
    {field_observers, 6},
    {field_type, 3},
  [141] =
    {field_type, 4},
  [142] =
    {field_default, 6},
    {field_name, 2},
    {field_type, 4},
  [145] =
    {field_name, 2},
    {field_observers, 6},
    {field_type, 4},
  [148] =
    {field_default, 5},
    {field_name, 1},
    {field_observers, 7},
    {field_type, 3},
  [152] =
    {field_default, 6},
    {field_name, 1},
    {field_observers, 7},
    {field_type, 3},
  [156] =
    {field_default, 6},
    {field_name, 2},
    {field_observers, 7},
    {field_type, 4},
  [160] =
    {field_default, 7},
    {field_name, 2},
    {field_type, 4},
  [163] =
    {field_name, 2},
    {field_observers, 7},
    {field_type, 4},
  [166] =
    {field_default, 6},
    {field_name, 1},
    {field_observers, 8},
    {field_type, 3},
  [170] =
    {field_default, 6},
    {field_name, 2},
    {field_observers, 8},
    {field_type, 4},
  [174] =
    {field_default, 7},
    {field_name, 2},
    {field_observers, 8},
    {field_type, 4},
  [178] =
    {field_default, 7},
    {field_name, 2},
    {field_observers, 9},
    {field_type, 4},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 3,
  [4] = 4,
  [5] = 5,
  [6] = 6,
  [7] = 7,
  [8] = 8,
  [9] = 9,
  [10] = 10,
  [11] = 11,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 18,
  [19] = 19,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 23,
  [24] = 24,
  [25] = 25,
  [26] = 26,
  [27] = 27,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 2,
  [34] = 34,
  [35] = 35,
  [36] = 36,
  [37] = 37,
  [38] = 6,
  [39] = 35,
  [40] = 40,
  [41] = 29,
  [42] = 42,
  [43] = 21,
  [44] = 13,
  [45] = 45,
  [46] = 46,
  [47] = 47,
  [48] = 48,
  [49] = 12,
  [50] = 50,
  [51] = 15,
  [52] = 42,
  [53] = 3,
  [54] = 14,
  [55] = 4,
  [56] = 17,
  [57] = 16,
  [58] = 9,
  [59] = 59,
  [60] = 60,
  [61] = 28,
  [62] = 62,
  [63] = 5,
  [64] = 50,
  [65] = 7,
  [66] = 66,
  [67] = 18,
  [68] = 68,
  [69] = 22,
  [70] = 8,
  [71] = 71,
  [72] = 72,
  [73] = 73,
  [74] = 74,
  [75] = 75,
  [76] = 76,
  [77] = 77,
  [78] = 78,
  [79] = 79,
  [80] = 80,
  [81] = 81,
  [82] = 82,
  [83] = 83,
  [84] = 68,
  [85] = 60,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 23,
  [91] = 26,
  [92] = 92,
  [93] = 19,
  [94] = 94,
  [95] = 95,
  [96] = 96,
  [97] = 97,
  [98] = 98,
  [99] = 99,
  [100] = 24,
  [101] = 25,
  [102] = 37,
  [103] = 48,
  [104] = 104,
  [105] = 105,
  [106] = 30,
  [107] = 31,
  [108] = 32,
  [109] = 109,
  [110] = 110,
  [111] = 111,
  [112] = 36,
  [113] = 113,
  [114] = 20,
  [115] = 59,
  [116] = 116,
  [117] = 117,
  [118] = 118,
  [119] = 119,
  [120] = 120,
  [121] = 121,
  [122] = 122,
  [123] = 123,
  [124] = 124,
  [125] = 125,
  [126] = 126,
  [127] = 127,
  [128] = 128,
  [129] = 40,
  [130] = 130,
  [131] = 131,
  [132] = 132,
  [133] = 133,
  [134] = 134,
  [135] = 135,
  [136] = 136,
  [137] = 137,
  [138] = 138,
  [139] = 139,
  [140] = 140,
  [141] = 104,
  [142] = 142,
  [143] = 109,
  [144] = 144,
  [145] = 145,
  [146] = 110,
  [147] = 147,
  [148] = 148,
  [149] = 105,
  [150] = 150,
  [151] = 151,
  [152] = 152,
  [153] = 153,
  [154] = 154,
  [155] = 111,
  [156] = 156,
  [157] = 157,
  [158] = 158,
  [159] = 113,
  [160] = 160,
  [161] = 161,
  [162] = 162,
  [163] = 163,
  [164] = 139,
  [165] = 160,
  [166] = 166,
  [167] = 167,
  [168] = 168,
  [169] = 169,
  [170] = 170,
  [171] = 171,
  [172] = 172,
  [173] = 173,
  [174] = 174,
  [175] = 175,
  [176] = 176,
  [177] = 177,
  [178] = 178,
  [179] = 179,
  [180] = 180,
  [181] = 181,
  [182] = 182,
  [183] = 183,
  [184] = 184,
  [185] = 185,
  [186] = 186,
  [187] = 47,
  [188] = 188,
  [189] = 189,
  [190] = 190,
  [191] = 191,
  [192] = 192,
  [193] = 193,
  [194] = 194,
  [195] = 195,
  [196] = 196,
  [197] = 197,
  [198] = 198,
  [199] = 199,
  [200] = 200,
  [201] = 201,
  [202] = 202,
  [203] = 203,
  [204] = 201,
  [205] = 205,
  [206] = 202,
  [207] = 169,
  [208] = 170,
  [209] = 203,
  [210] = 171,
  [211] = 211,
  [212] = 212,
  [213] = 183,
  [214] = 214,
  [215] = 215,
  [216] = 216,
  [217] = 205,
  [218] = 211,
  [219] = 180,
  [220] = 182,
  [221] = 221,
  [222] = 222,
  [223] = 223,
  [224] = 224,
  [225] = 225,
  [226] = 226,
  [227] = 227,
  [228] = 228,
  [229] = 229,
  [230] = 230,
  [231] = 231,
  [232] = 232,
  [233] = 233,
  [234] = 234,
  [235] = 235,
  [236] = 236,
  [237] = 237,
  [238] = 238,
  [239] = 239,
  [240] = 240,
  [241] = 241,
  [242] = 87,
  [243] = 243,
  [244] = 244,
  [245] = 245,
  [246] = 246,
  [247] = 247,
  [248] = 248,
  [249] = 249,
  [250] = 250,
  [251] = 251,
  [252] = 252,
  [253] = 253,
  [254] = 254,
  [255] = 255,
  [256] = 256,
  [257] = 257,
  [258] = 258,
  [259] = 259,
  [260] = 260,
  [261] = 261,
  [262] = 262,
  [263] = 263,
  [264] = 264,
  [265] = 265,
  [266] = 266,
  [267] = 267,
  [268] = 268,
  [269] = 269,
  [270] = 270,
  [271] = 271,
  [272] = 272,
  [273] = 273,
  [274] = 274,
  [275] = 275,
  [276] = 276,
  [277] = 277,
  [278] = 278,
  [279] = 279,
  [280] = 280,
  [281] = 281,
  [282] = 282,
  [283] = 283,
  [284] = 284,
  [285] = 285,
  [286] = 286,
  [287] = 287,
  [288] = 288,
  [289] = 289,
  [290] = 290,
  [291] = 291,
  [292] = 292,
  [293] = 293,
  [294] = 294,
  [295] = 295,
  [296] = 296,
  [297] = 297,
  [298] = 298,
  [299] = 299,
  [300] = 300,
  [301] = 301,
  [302] = 302,
  [303] = 303,
  [304] = 304,
  [305] = 305,
  [306] = 306,
  [307] = 307,
  [308] = 308,
  [309] = 309,
  [310] = 310,
  [311] = 311,
  [312] = 312,
  [313] = 313,
  [314] = 314,
  [315] = 315,
  [316] = 316,
  [317] = 317,
  [318] = 318,
  [319] = 319,
  [320] = 320,
  [321] = 321,
  [322] = 322,
  [323] = 323,
  [324] = 324,
  [325] = 325,
  [326] = 326,
  [327] = 327,
  [328] = 328,
  [329] = 329,
  [330] = 330,
  [331] = 331,
  [332] = 332,
  [333] = 333,
  [334] = 334,
  [335] = 335,
  [336] = 336,
  [337] = 337,
  [338] = 338,
  [339] = 339,
  [340] = 340,
  [341] = 341,
  [342] = 342,
  [343] = 343,
  [344] = 344,
  [345] = 345,
  [346] = 346,
  [347] = 347,
  [348] = 348,
  [349] = 349,
  [350] = 350,
  [351] = 351,
  [352] = 352,
  [353] = 353,
  [354] = 354,
  [355] = 351,
  [356] = 356,
  [357] = 357,
  [358] = 358,
  [359] = 359,
  [360] = 360,
  [361] = 361,
  [362] = 362,
  [363] = 363,
  [364] = 364,
  [365] = 365,
  [366] = 366,
  [367] = 367,
  [368] = 368,
  [369] = 369,
  [370] = 370,
  [371] = 363,
  [372] = 372,
  [373] = 373,
  [374] = 367,
  [375] = 373,
  [376] = 376,
  [377] = 377,
  [378] = 378,
  [379] = 379,
  [380] = 380,
  [381] = 381,
  [382] = 382,
  [383] = 383,
  [384] = 384,
  [385] = 385,
  [386] = 386,
  [387] = 387,
  [388] = 388,
  [389] = 389,
  [390] = 390,
  [391] = 391,
  [392] = 392,
  [393] = 393,
  [394] = 394,
  [395] = 395,
  [396] = 396,
  [397] = 397,
  [398] = 398,
  [399] = 397,
  [400] = 400,
  [401] = 401,
  [402] = 402,
  [403] = 403,
  [404] = 404,
  [405] = 405,
  [406] = 406,
  [407] = 407,
  [408] = 408,
  [409] = 409,
  [410] = 410,
  [411] = 411,
  [412] = 412,
  [413] = 413,
  [414] = 414,
  [415] = 415,
  [416] = 416,
  [417] = 417,
  [418] = 418,
  [419] = 419,
  [420] = 420,
  [421] = 421,
  [422] = 422,
  [423] = 423,
  [424] = 424,
  [425] = 425,
  [426] = 426,
  [427] = 407,
  [428] = 428,
  [429] = 429,
  [430] = 430,
  [431] = 423,
  [432] = 415,
  [433] = 409,
  [434] = 434,
  [435] = 434,
  [436] = 436,
  [437] = 426,
  [438] = 412,
  [439] = 439,
  [440] = 422,
  [441] = 429,
  [442] = 442,
  [443] = 443,
  [444] = 444,
  [445] = 445,
  [446] = 446,
  [447] = 447,
  [448] = 448,
  [449] = 449,
  [450] = 450,
  [451] = 451,
  [452] = 452,
  [453] = 453,
  [454] = 454,
  [455] = 455,
  [456] = 456,
  [457] = 457,
  [458] = 458,
  [459] = 459,
  [460] = 460,
  [461] = 461,
  [462] = 444,
  [463] = 463,
  [464] = 464,
  [465] = 465,
  [466] = 466,
  [467] = 467,
  [468] = 468,
  [469] = 469,
  [470] = 451,
  [471] = 471,
  [472] = 472,
  [473] = 473,
  [474] = 474,
  [475] = 457,
  [476] = 476,
  [477] = 477,
  [478] = 478,
  [479] = 479,
  [480] = 463,
  [481] = 481,
  [482] = 482,
  [483] = 483,
  [484] = 484,
  [485] = 485,
  [486] = 486,
  [487] = 487,
  [488] = 488,
  [489] = 489,
  [490] = 490,
  [491] = 491,
  [492] = 492,
  [493] = 493,
  [494] = 494,
  [495] = 495,
  [496] = 496,
  [497] = 497,
  [498] = 498,
  [499] = 499,
  [500] = 500,
  [501] = 501,
  [502] = 502,
  [503] = 503,
  [504] = 504,
  [505] = 505,
  [506] = 506,
  [507] = 507,
  [508] = 508,
  [509] = 509,
  [510] = 510,
  [511] = 511,
  [512] = 512,
  [513] = 513,
  [514] = 514,
  [515] = 495,
  [516] = 516,
  [517] = 517,
  [518] = 518,
  [519] = 519,
  [520] = 520,
  [521] = 521,
  [522] = 522,
  [523] = 523,
  [524] = 524,
  [525] = 525,
  [526] = 526,
  [527] = 527,
  [528] = 528,
  [529] = 529,
  [530] = 530,
  [531] = 531,
  [532] = 532,
  [533] = 533,
  [534] = 518,
  [535] = 535,
  [536] = 536,
  [537] = 529,
  [538] = 538,
  [539] = 539,
  [540] = 514,
  [541] = 541,
  [542] = 542,
  [543] = 543,
  [544] = 504,
  [545] = 541,
  [546] = 546,
  [547] = 542,
  [548] = 535,
  [549] = 549,
  [550] = 550,
  [551] = 551,
  [552] = 552,
  [553] = 553,
  [554] = 554,
  [555] = 555,
  [556] = 556,
  [557] = 557,
  [558] = 558,
  [559] = 559,
  [560] = 560,
  [561] = 561,
  [562] = 562,
  [563] = 563,
  [564] = 564,
  [565] = 565,
  [566] = 566,
  [567] = 567,
  [568] = 568,
  [569] = 569,
  [570] = 570,
  [571] = 571,
  [572] = 572,
  [573] = 573,
  [574] = 574,
  [575] = 575,
  [576] = 576,
  [577] = 577,
  [578] = 578,
  [579] = 579,
  [580] = 580,
  [581] = 581,
  [582] = 582,
  [583] = 583,
  [584] = 584,
  [585] = 585,
  [586] = 586,
  [587] = 587,
  [588] = 588,
  [589] = 589,
  [590] = 590,
  [591] = 591,
  [592] = 592,
  [593] = 593,
  [594] = 594,
  [595] = 595,
  [596] = 596,
  [597] = 597,
  [598] = 598,
  [599] = 599,
  [600] = 600,
  [601] = 601,
  [602] = 602,
  [603] = 603,
  [604] = 604,
  [605] = 605,
  [606] = 606,
  [607] = 607,
  [608] = 608,
  [609] = 609,
  [610] = 610,
  [611] = 611,
  [612] = 612,
  [613] = 613,
  [614] = 604,
  [615] = 615,
  [616] = 605,
  [617] = 617,
  [618] = 618,
  [619] = 619,
  [620] = 620,
  [621] = 621,
  [622] = 591,
  [623] = 623,
  [624] = 624,
  [625] = 625,
  [626] = 626,
};

static inline bool sym_attribute_name_character_set_1(int32_t c) {
  return (c < 43616
    ? (c < 3782
      ? (c < 2741
        ? (c < 2042
          ? (c < 931
            ? (c < 248
              ? (c < 170
                ? (c < 'A'
                  ? (c < '0'
                    ? c == '.'
                    : c <= '9')
                  : (c <= 'Z' || (c < 'a'
                    ? c == '_'
                    : c <= 'z')))
                : (c <= 170 || (c < 186
                  ? (c < 183
                    ? c == 181
                    : c <= 183)
                  : (c <= 186 || (c < 216
                    ? (c >= 192 && c <= 214)
                    : c <= 246)))))
              : (c <= 705 || (c < 886
                ? (c < 748
                  ? (c < 736
                    ? (c >= 710 && c <= 721)
                    : c <= 740)
                  : (c <= 748 || (c < 768
                    ? c == 750
                    : c <= 884)))
                : (c <= 887 || (c < 902
                  ? (c < 895
                    ? (c >= 891 && c <= 893)
                    : c <= 895)
                  : (c <= 906 || (c < 910
                    ? c == 908
                    : c <= 929)))))))
            : (c <= 1013 || (c < 1488
              ? (c < 1376
                ? (c < 1162
                  ? (c < 1155
                    ? (c >= 1015 && c <= 1153)
                    : c <= 1159)
                  : (c <= 1327 || (c < 1369
                    ? (c >= 1329 && c <= 1366)
                    : c <= 1369)))
                : (c <= 1416 || (c < 1473
                  ? (c < 1471
                    ? (c >= 1425 && c <= 1469)
                    : c <= 1471)
                  : (c <= 1474 || (c < 1479
                    ? (c >= 1476 && c <= 1477)
                    : c <= 1479)))))
              : (c <= 1514 || (c < 1759
                ? (c < 1568
                  ? (c < 1552
                    ? (c >= 1519 && c <= 1522)
                    : c <= 1562)
                  : (c <= 1641 || (c < 1749
                    ? (c >= 1646 && c <= 1747)
                    : c <= 1756)))
                : (c <= 1768 || (c < 1808
                  ? (c < 1791
                    ? (c >= 1770 && c <= 1788)
                    : c <= 1791)
                  : (c <= 1866 || (c < 1984
                    ? (c >= 1869 && c <= 1969)
                    : c <= 2037)))))))))
          : (c <= 2042 || (c < 2556
            ? (c < 2447
              ? (c < 2185
                ? (c < 2112
                  ? (c < 2048
                    ? c == 2045
                    : c <= 2093)
                  : (c <= 2139 || (c < 2160
                    ? (c >= 2144 && c <= 2154)
                    : c <= 2183)))
                : (c <= 2190 || (c < 2406
                  ? (c < 2275
                    ? (c >= 2200 && c <= 2273)
                    : c <= 2403)
                  : (c <= 2415 || (c < 2437
                    ? (c >= 2417 && c <= 2435)
                    : c <= 2444)))))
              : (c <= 2448 || (c < 2503
                ? (c < 2482
                  ? (c < 2474
                    ? (c >= 2451 && c <= 2472)
                    : c <= 2480)
                  : (c <= 2482 || (c < 2492
                    ? (c >= 2486 && c <= 2489)
                    : c <= 2500)))
                : (c <= 2504 || (c < 2524
                  ? (c < 2519
                    ? (c >= 2507 && c <= 2510)
                    : c <= 2519)
                  : (c <= 2525 || (c < 2534
                    ? (c >= 2527 && c <= 2531)
                    : c <= 2545)))))))
            : (c <= 2556 || (c < 2631
              ? (c < 2602
                ? (c < 2565
                  ? (c < 2561
                    ? c == 2558
                    : c <= 2563)
                  : (c <= 2570 || (c < 2579
                    ? (c >= 2575 && c <= 2576)
                    : c <= 2600)))
                : (c <= 2608 || (c < 2616
                  ? (c < 2613
                    ? (c >= 2610 && c <= 2611)
                    : c <= 2614)
                  : (c <= 2617 || (c < 2622
                    ? c == 2620
                    : c <= 2626)))))
              : (c <= 2632 || (c < 2689
                ? (c < 2649
                  ? (c < 2641
                    ? (c >= 2635 && c <= 2637)
                    : c <= 2641)
                  : (c <= 2652 || (c < 2662
                    ? c == 2654
                    : c <= 2677)))
                : (c <= 2691 || (c < 2707
                  ? (c < 2703
                    ? (c >= 2693 && c <= 2701)
                    : c <= 2705)
                  : (c <= 2728 || (c < 2738
                    ? (c >= 2730 && c <= 2736)
                    : c <= 2739)))))))))))
        : (c <= 2745 || (c < 3165
          ? (c < 2949
            ? (c < 2858
              ? (c < 2790
                ? (c < 2763
                  ? (c < 2759
                    ? (c >= 2748 && c <= 2757)
                    : c <= 2761)
                  : (c <= 2765 || (c < 2784
                    ? c == 2768
                    : c <= 2787)))
                : (c <= 2799 || (c < 2821
                  ? (c < 2817
                    ? (c >= 2809 && c <= 2815)
                    : c <= 2819)
                  : (c <= 2828 || (c < 2835
                    ? (c >= 2831 && c <= 2832)
                    : c <= 2856)))))
              : (c <= 2864 || (c < 2901
                ? (c < 2876
                  ? (c < 2869
                    ? (c >= 2866 && c <= 2867)
                    : c <= 2873)
                  : (c <= 2884 || (c < 2891
                    ? (c >= 2887 && c <= 2888)
                    : c <= 2893)))
                : (c <= 2903 || (c < 2918
                  ? (c < 2911
                    ? (c >= 2908 && c <= 2909)
                    : c <= 2915)
                  : (c <= 2927 || (c < 2946
                    ? c == 2929
                    : c <= 2947)))))))
            : (c <= 2954 || (c < 3024
              ? (c < 2979
                ? (c < 2969
                  ? (c < 2962
                    ? (c >= 2958 && c <= 2960)
                    : c <= 2965)
                  : (c <= 2970 || (c < 2974
                    ? c == 2972
                    : c <= 2975)))
                : (c <= 2980 || (c < 3006
                  ? (c < 2990
                    ? (c >= 2984 && c <= 2986)
                    : c <= 3001)
                  : (c <= 3010 || (c < 3018
                    ? (c >= 3014 && c <= 3016)
                    : c <= 3021)))))
              : (c <= 3024 || (c < 3114
                ? (c < 3072
                  ? (c < 3046
                    ? c == 3031
                    : c <= 3055)
                  : (c <= 3084 || (c < 3090
                    ? (c >= 3086 && c <= 3088)
                    : c <= 3112)))
                : (c <= 3129 || (c < 3146
                  ? (c < 3142
                    ? (c >= 3132 && c <= 3140)
                    : c <= 3144)
                  : (c <= 3149 || (c < 3160
                    ? (c >= 3157 && c <= 3158)
                    : c <= 3162)))))))))
          : (c <= 3165 || (c < 3430
            ? (c < 3285
              ? (c < 3218
                ? (c < 3200
                  ? (c < 3174
                    ? (c >= 3168 && c <= 3171)
                    : c <= 3183)
                  : (c <= 3203 || (c < 3214
                    ? (c >= 3205 && c <= 3212)
                    : c <= 3216)))
                : (c <= 3240 || (c < 3260
                  ? (c < 3253
                    ? (c >= 3242 && c <= 3251)
                    : c <= 3257)
                  : (c <= 3268 || (c < 3274
                    ? (c >= 3270 && c <= 3272)
                    : c <= 3277)))))
              : (c <= 3286 || (c < 3342
                ? (c < 3302
                  ? (c < 3296
                    ? (c >= 3293 && c <= 3294)
                    : c <= 3299)
                  : (c <= 3311 || (c < 3328
                    ? (c >= 3313 && c <= 3314)
                    : c <= 3340)))
                : (c <= 3344 || (c < 3402
                  ? (c < 3398
                    ? (c >= 3346 && c <= 3396)
                    : c <= 3400)
                  : (c <= 3406 || (c < 3423
                    ? (c >= 3412 && c <= 3415)
                    : c <= 3427)))))))
            : (c <= 3439 || (c < 3558
              ? (c < 3517
                ? (c < 3461
                  ? (c < 3457
                    ? (c >= 3450 && c <= 3455)
                    : c <= 3459)
                  : (c <= 3478 || (c < 3507
                    ? (c >= 3482 && c <= 3505)
                    : c <= 3515)))
                : (c <= 3517 || (c < 3535
                  ? (c < 3530
                    ? (c >= 3520 && c <= 3526)
                    : c <= 3530)
                  : (c <= 3540 || (c < 3544
                    ? c == 3542
                    : c <= 3551)))))
              : (c <= 3567 || (c < 3716
                ? (c < 3648
                  ? (c < 3585
                    ? (c >= 3570 && c <= 3571)
                    : c <= 3642)
                  : (c <= 3662 || (c < 3713
                    ? (c >= 3664 && c <= 3673)
                    : c <= 3714)))
                : (c <= 3716 || (c < 3749
                  ? (c < 3724
                    ? (c >= 3718 && c <= 3722)
                    : c <= 3747)
                  : (c <= 3749 || (c < 3776
                    ? (c >= 3751 && c <= 3773)
                    : c <= 3780)))))))))))))
      : (c <= 3782 || (c < 8025
        ? (c < 5888
          ? (c < 4688
            ? (c < 3953
              ? (c < 3872
                ? (c < 3804
                  ? (c < 3792
                    ? (c >= 3784 && c <= 3789)
                    : c <= 3801)
                  : (c <= 3807 || (c < 3864
                    ? c == 3840
                    : c <= 3865)))
                : (c <= 3881 || (c < 3897
                  ? (c < 3895
                    ? c == 3893
                    : c <= 3895)
                  : (c <= 3897 || (c < 3913
                    ? (c >= 3902 && c <= 3911)
                    : c <= 3948)))))
              : (c <= 3972 || (c < 4256
                ? (c < 4038
                  ? (c < 3993
                    ? (c >= 3974 && c <= 3991)
                    : c <= 4028)
                  : (c <= 4038 || (c < 4176
                    ? (c >= 4096 && c <= 4169)
                    : c <= 4253)))
                : (c <= 4293 || (c < 4304
                  ? (c < 4301
                    ? c == 4295
                    : c <= 4301)
                  : (c <= 4346 || (c < 4682
                    ? (c >= 4348 && c <= 4680)
                    : c <= 4685)))))))
            : (c <= 4694 || (c < 4882
              ? (c < 4786
                ? (c < 4704
                  ? (c < 4698
                    ? c == 4696
                    : c <= 4701)
                  : (c <= 4744 || (c < 4752
                    ? (c >= 4746 && c <= 4749)
                    : c <= 4784)))
                : (c <= 4789 || (c < 4802
                  ? (c < 4800
                    ? (c >= 4792 && c <= 4798)
                    : c <= 4800)
                  : (c <= 4805 || (c < 4824
                    ? (c >= 4808 && c <= 4822)
                    : c <= 4880)))))
              : (c <= 4885 || (c < 5112
                ? (c < 4969
                  ? (c < 4957
                    ? (c >= 4888 && c <= 4954)
                    : c <= 4959)
                  : (c <= 4977 || (c < 5024
                    ? (c >= 4992 && c <= 5007)
                    : c <= 5109)))
                : (c <= 5117 || (c < 5761
                  ? (c < 5743
                    ? (c >= 5121 && c <= 5740)
                    : c <= 5759)
                  : (c <= 5786 || (c < 5870
                    ? (c >= 5792 && c <= 5866)
                    : c <= 5880)))))))))
          : (c <= 5909 || (c < 6688
            ? (c < 6176
              ? (c < 6016
                ? (c < 5984
                  ? (c < 5952
                    ? (c >= 5919 && c <= 5940)
                    : c <= 5971)
                  : (c <= 5996 || (c < 6002
                    ? (c >= 5998 && c <= 6000)
                    : c <= 6003)))
                : (c <= 6099 || (c < 6112
                  ? (c < 6108
                    ? c == 6103
                    : c <= 6109)
                  : (c <= 6121 || (c < 6159
                    ? (c >= 6155 && c <= 6157)
                    : c <= 6169)))))
              : (c <= 6264 || (c < 6470
                ? (c < 6400
                  ? (c < 6320
                    ? (c >= 6272 && c <= 6314)
                    : c <= 6389)
                  : (c <= 6430 || (c < 6448
                    ? (c >= 6432 && c <= 6443)
                    : c <= 6459)))
                : (c <= 6509 || (c < 6576
                  ? (c < 6528
                    ? (c >= 6512 && c <= 6516)
                    : c <= 6571)
                  : (c <= 6601 || (c < 6656
                    ? (c >= 6608 && c <= 6618)
                    : c <= 6683)))))))
            : (c <= 6750 || (c < 7232
              ? (c < 6847
                ? (c < 6800
                  ? (c < 6783
                    ? (c >= 6752 && c <= 6780)
                    : c <= 6793)
                  : (c <= 6809 || (c < 6832
                    ? c == 6823
                    : c <= 6845)))
                : (c <= 6862 || (c < 7019
                  ? (c < 6992
                    ? (c >= 6912 && c <= 6988)
                    : c <= 7001)
                  : (c <= 7027 || (c < 7168
                    ? (c >= 7040 && c <= 7155)
                    : c <= 7223)))))
              : (c <= 7241 || (c < 7380
                ? (c < 7312
                  ? (c < 7296
                    ? (c >= 7245 && c <= 7293)
                    : c <= 7304)
                  : (c <= 7354 || (c < 7376
                    ? (c >= 7357 && c <= 7359)
                    : c <= 7378)))
                : (c <= 7418 || (c < 7968
                  ? (c < 7960
                    ? (c >= 7424 && c <= 7957)
                    : c <= 7965)
                  : (c <= 8005 || (c < 8016
                    ? (c >= 8008 && c <= 8013)
                    : c <= 8023)))))))))))
        : (c <= 8025 || (c < 11720
          ? (c < 8458
            ? (c < 8178
              ? (c < 8126
                ? (c < 8031
                  ? (c < 8029
                    ? c == 8027
                    : c <= 8029)
                  : (c <= 8061 || (c < 8118
                    ? (c >= 8064 && c <= 8116)
                    : c <= 8124)))
                : (c <= 8126 || (c < 8144
                  ? (c < 8134
                    ? (c >= 8130 && c <= 8132)
                    : c <= 8140)
                  : (c <= 8147 || (c < 8160
                    ? (c >= 8150 && c <= 8155)
                    : c <= 8172)))))
              : (c <= 8180 || (c < 8336
                ? (c < 8276
                  ? (c < 8255
                    ? (c >= 8182 && c <= 8188)
                    : c <= 8256)
                  : (c <= 8276 || (c < 8319
                    ? c == 8305
                    : c <= 8319)))
                : (c <= 8348 || (c < 8421
                  ? (c < 8417
                    ? (c >= 8400 && c <= 8412)
                    : c <= 8417)
                  : (c <= 8432 || (c < 8455
                    ? c == 8450
                    : c <= 8455)))))))
            : (c <= 8467 || (c < 11499
              ? (c < 8490
                ? (c < 8484
                  ? (c < 8472
                    ? c == 8469
                    : c <= 8477)
                  : (c <= 8484 || (c < 8488
                    ? c == 8486
                    : c <= 8488)))
                : (c <= 8505 || (c < 8526
                  ? (c < 8517
                    ? (c >= 8508 && c <= 8511)
                    : c <= 8521)
                  : (c <= 8526 || (c < 11264
                    ? (c >= 8544 && c <= 8584)
                    : c <= 11492)))))
              : (c <= 11507 || (c < 11647
                ? (c < 11565
                  ? (c < 11559
                    ? (c >= 11520 && c <= 11557)
                    : c <= 11559)
                  : (c <= 11565 || (c < 11631
                    ? (c >= 11568 && c <= 11623)
                    : c <= 11631)))
                : (c <= 11670 || (c < 11696
                  ? (c < 11688
                    ? (c >= 11680 && c <= 11686)
                    : c <= 11694)
                  : (c <= 11702 || (c < 11712
                    ? (c >= 11704 && c <= 11710)
                    : c <= 11718)))))))))
          : (c <= 11726 || (c < 42623
            ? (c < 12540
              ? (c < 12337
                ? (c < 11744
                  ? (c < 11736
                    ? (c >= 11728 && c <= 11734)
                    : c <= 11742)
                  : (c <= 11775 || (c < 12321
                    ? (c >= 12293 && c <= 12295)
                    : c <= 12335)))
                : (c <= 12341 || (c < 12441
                  ? (c < 12353
                    ? (c >= 12344 && c <= 12348)
                    : c <= 12438)
                  : (c <= 12442 || (c < 12449
                    ? (c >= 12445 && c <= 12447)
                    : c <= 12538)))))
              : (c <= 12543 || (c < 19968
                ? (c < 12704
                  ? (c < 12593
                    ? (c >= 12549 && c <= 12591)
                    : c <= 12686)
                  : (c <= 12735 || (c < 13312
                    ? (c >= 12784 && c <= 12799)
                    : c <= 19903)))
                : (c <= 42124 || (c < 42512
                  ? (c < 42240
                    ? (c >= 42192 && c <= 42237)
                    : c <= 42508)
                  : (c <= 42539 || (c < 42612
                    ? (c >= 42560 && c <= 42607)
                    : c <= 42621)))))))
            : (c <= 42737 || (c < 43232
              ? (c < 42965
                ? (c < 42891
                  ? (c < 42786
                    ? (c >= 42775 && c <= 42783)
                    : c <= 42888)
                  : (c <= 42954 || (c < 42963
                    ? (c >= 42960 && c <= 42961)
                    : c <= 42963)))
                : (c <= 42969 || (c < 43072
                  ? (c < 43052
                    ? (c >= 42994 && c <= 43047)
                    : c <= 43052)
                  : (c <= 43123 || (c < 43216
                    ? (c >= 43136 && c <= 43205)
                    : c <= 43225)))))
              : (c <= 43255 || (c < 43471
                ? (c < 43312
                  ? (c < 43261
                    ? c == 43259
                    : c <= 43309)
                  : (c <= 43347 || (c < 43392
                    ? (c >= 43360 && c <= 43388)
                    : c <= 43456)))
                : (c <= 43481 || (c < 43584
                  ? (c < 43520
                    ? (c >= 43488 && c <= 43518)
                    : c <= 43574)
                  : (c <= 43597 || (c >= 43600 && c <= 43609)))))))))))))))
    : (c <= 43638 || (c < 71453
      ? (c < 67639
        ? (c < 65345
          ? (c < 64312
            ? (c < 43888
              ? (c < 43785
                ? (c < 43744
                  ? (c < 43739
                    ? (c >= 43642 && c <= 43714)
                    : c <= 43741)
                  : (c <= 43759 || (c < 43777
                    ? (c >= 43762 && c <= 43766)
                    : c <= 43782)))
                : (c <= 43790 || (c < 43816
                  ? (c < 43808
                    ? (c >= 43793 && c <= 43798)
                    : c <= 43814)
                  : (c <= 43822 || (c < 43868
                    ? (c >= 43824 && c <= 43866)
                    : c <= 43881)))))
              : (c <= 44010 || (c < 63744
                ? (c < 44032
                  ? (c < 44016
                    ? (c >= 44012 && c <= 44013)
                    : c <= 44025)
                  : (c <= 55203 || (c < 55243
                    ? (c >= 55216 && c <= 55238)
                    : c <= 55291)))
                : (c <= 64109 || (c < 64275
                  ? (c < 64256
                    ? (c >= 64112 && c <= 64217)
                    : c <= 64262)
                  : (c <= 64279 || (c < 64298
                    ? (c >= 64285 && c <= 64296)
                    : c <= 64310)))))))
            : (c <= 64316 || (c < 65075
              ? (c < 64612
                ? (c < 64323
                  ? (c < 64320
                    ? c == 64318
                    : c <= 64321)
                  : (c <= 64324 || (c < 64467
                    ? (c >= 64326 && c <= 64433)
                    : c <= 64605)))
                : (c <= 64829 || (c < 65008
                  ? (c < 64914
                    ? (c >= 64848 && c <= 64911)
                    : c <= 64967)
                  : (c <= 65017 || (c < 65056
                    ? (c >= 65024 && c <= 65039)
                    : c <= 65071)))))
              : (c <= 65076 || (c < 65147
                ? (c < 65139
                  ? (c < 65137
                    ? (c >= 65101 && c <= 65103)
                    : c <= 65137)
                  : (c <= 65139 || (c < 65145
                    ? c == 65143
                    : c <= 65145)))
                : (c <= 65147 || (c < 65296
                  ? (c < 65151
                    ? c == 65149
                    : c <= 65276)
                  : (c <= 65305 || (c < 65343
                    ? (c >= 65313 && c <= 65338)
                    : c <= 65343)))))))))
          : (c <= 65370 || (c < 66513
            ? (c < 65664
              ? (c < 65536
                ? (c < 65482
                  ? (c < 65474
                    ? (c >= 65382 && c <= 65470)
                    : c <= 65479)
                  : (c <= 65487 || (c < 65498
                    ? (c >= 65490 && c <= 65495)
                    : c <= 65500)))
                : (c <= 65547 || (c < 65596
                  ? (c < 65576
                    ? (c >= 65549 && c <= 65574)
                    : c <= 65594)
                  : (c <= 65597 || (c < 65616
                    ? (c >= 65599 && c <= 65613)
                    : c <= 65629)))))
              : (c <= 65786 || (c < 66304
                ? (c < 66176
                  ? (c < 66045
                    ? (c >= 65856 && c <= 65908)
                    : c <= 66045)
                  : (c <= 66204 || (c < 66272
                    ? (c >= 66208 && c <= 66256)
                    : c <= 66272)))
                : (c <= 66335 || (c < 66432
                  ? (c < 66384
                    ? (c >= 66349 && c <= 66378)
                    : c <= 66426)
                  : (c <= 66461 || (c < 66504
                    ? (c >= 66464 && c <= 66499)
                    : c <= 66511)))))))
            : (c <= 66517 || (c < 66979
              ? (c < 66864
                ? (c < 66736
                  ? (c < 66720
                    ? (c >= 66560 && c <= 66717)
                    : c <= 66729)
                  : (c <= 66771 || (c < 66816
                    ? (c >= 66776 && c <= 66811)
                    : c <= 66855)))
                : (c <= 66915 || (c < 66956
                  ? (c < 66940
                    ? (c >= 66928 && c <= 66938)
                    : c <= 66954)
                  : (c <= 66962 || (c < 66967
                    ? (c >= 66964 && c <= 66965)
                    : c <= 66977)))))
              : (c <= 66993 || (c < 67456
                ? (c < 67072
                  ? (c < 67003
                    ? (c >= 66995 && c <= 67001)
                    : c <= 67004)
                  : (c <= 67382 || (c < 67424
                    ? (c >= 67392 && c <= 67413)
                    : c <= 67431)))
                : (c <= 67461 || (c < 67584
                  ? (c < 67506
                    ? (c >= 67463 && c <= 67504)
                    : c <= 67514)
                  : (c <= 67589 || (c < 67594
                    ? c == 67592
                    : c <= 67637)))))))))))
        : (c <= 67640 || (c < 69956
          ? (c < 68448
            ? (c < 68101
              ? (c < 67828
                ? (c < 67680
                  ? (c < 67647
                    ? c == 67644
                    : c <= 67669)
                  : (c <= 67702 || (c < 67808
                    ? (c >= 67712 && c <= 67742)
                    : c <= 67826)))
                : (c <= 67829 || (c < 67968
                  ? (c < 67872
                    ? (c >= 67840 && c <= 67861)
                    : c <= 67897)
                  : (c <= 68023 || (c < 68096
                    ? (c >= 68030 && c <= 68031)
                    : c <= 68099)))))
              : (c <= 68102 || (c < 68192
                ? (c < 68121
                  ? (c < 68117
                    ? (c >= 68108 && c <= 68115)
                    : c <= 68119)
                  : (c <= 68149 || (c < 68159
                    ? (c >= 68152 && c <= 68154)
                    : c <= 68159)))
                : (c <= 68220 || (c < 68297
                  ? (c < 68288
                    ? (c >= 68224 && c <= 68252)
                    : c <= 68295)
                  : (c <= 68326 || (c < 68416
                    ? (c >= 68352 && c <= 68405)
                    : c <= 68437)))))))
            : (c <= 68466 || (c < 69424
              ? (c < 68912
                ? (c < 68736
                  ? (c < 68608
                    ? (c >= 68480 && c <= 68497)
                    : c <= 68680)
                  : (c <= 68786 || (c < 68864
                    ? (c >= 68800 && c <= 68850)
                    : c <= 68903)))
                : (c <= 68921 || (c < 69296
                  ? (c < 69291
                    ? (c >= 69248 && c <= 69289)
                    : c <= 69292)
                  : (c <= 69297 || (c < 69415
                    ? (c >= 69376 && c <= 69404)
                    : c <= 69415)))))
              : (c <= 69456 || (c < 69759
                ? (c < 69600
                  ? (c < 69552
                    ? (c >= 69488 && c <= 69509)
                    : c <= 69572)
                  : (c <= 69622 || (c < 69734
                    ? (c >= 69632 && c <= 69702)
                    : c <= 69749)))
                : (c <= 69818 || (c < 69872
                  ? (c < 69840
                    ? c == 69826
                    : c <= 69864)
                  : (c <= 69881 || (c < 69942
                    ? (c >= 69888 && c <= 69940)
                    : c <= 69951)))))))))
          : (c <= 69959 || (c < 70459
            ? (c < 70282
              ? (c < 70108
                ? (c < 70016
                  ? (c < 70006
                    ? (c >= 69968 && c <= 70003)
                    : c <= 70006)
                  : (c <= 70084 || (c < 70094
                    ? (c >= 70089 && c <= 70092)
                    : c <= 70106)))
                : (c <= 70108 || (c < 70206
                  ? (c < 70163
                    ? (c >= 70144 && c <= 70161)
                    : c <= 70199)
                  : (c <= 70206 || (c < 70280
                    ? (c >= 70272 && c <= 70278)
                    : c <= 70280)))))
              : (c <= 70285 || (c < 70405
                ? (c < 70320
                  ? (c < 70303
                    ? (c >= 70287 && c <= 70301)
                    : c <= 70312)
                  : (c <= 70378 || (c < 70400
                    ? (c >= 70384 && c <= 70393)
                    : c <= 70403)))
                : (c <= 70412 || (c < 70442
                  ? (c < 70419
                    ? (c >= 70415 && c <= 70416)
                    : c <= 70440)
                  : (c <= 70448 || (c < 70453
                    ? (c >= 70450 && c <= 70451)
                    : c <= 70457)))))))
            : (c <= 70468 || (c < 70855
              ? (c < 70502
                ? (c < 70480
                  ? (c < 70475
                    ? (c >= 70471 && c <= 70472)
                    : c <= 70477)
                  : (c <= 70480 || (c < 70493
                    ? c == 70487
                    : c <= 70499)))
                : (c <= 70508 || (c < 70736
                  ? (c < 70656
                    ? (c >= 70512 && c <= 70516)
                    : c <= 70730)
                  : (c <= 70745 || (c < 70784
                    ? (c >= 70750 && c <= 70753)
                    : c <= 70853)))))
              : (c <= 70855 || (c < 71236
                ? (c < 71096
                  ? (c < 71040
                    ? (c >= 70864 && c <= 70873)
                    : c <= 71093)
                  : (c <= 71104 || (c < 71168
                    ? (c >= 71128 && c <= 71133)
                    : c <= 71232)))
                : (c <= 71236 || (c < 71360
                  ? (c < 71296
                    ? (c >= 71248 && c <= 71257)
                    : c <= 71352)
                  : (c <= 71369 || (c >= 71424 && c <= 71450)))))))))))))
      : (c <= 71467 || (c < 119973
        ? (c < 77824
          ? (c < 72760
            ? (c < 72016
              ? (c < 71945
                ? (c < 71680
                  ? (c < 71488
                    ? (c >= 71472 && c <= 71481)
                    : c <= 71494)
                  : (c <= 71738 || (c < 71935
                    ? (c >= 71840 && c <= 71913)
                    : c <= 71942)))
                : (c <= 71945 || (c < 71960
                  ? (c < 71957
                    ? (c >= 71948 && c <= 71955)
                    : c <= 71958)
                  : (c <= 71989 || (c < 71995
                    ? (c >= 71991 && c <= 71992)
                    : c <= 72003)))))
              : (c <= 72025 || (c < 72263
                ? (c < 72154
                  ? (c < 72106
                    ? (c >= 72096 && c <= 72103)
                    : c <= 72151)
                  : (c <= 72161 || (c < 72192
                    ? (c >= 72163 && c <= 72164)
                    : c <= 72254)))
                : (c <= 72263 || (c < 72368
                  ? (c < 72349
                    ? (c >= 72272 && c <= 72345)
                    : c <= 72349)
                  : (c <= 72440 || (c < 72714
                    ? (c >= 72704 && c <= 72712)
                    : c <= 72758)))))))
            : (c <= 72768 || (c < 73056
              ? (c < 72968
                ? (c < 72850
                  ? (c < 72818
                    ? (c >= 72784 && c <= 72793)
                    : c <= 72847)
                  : (c <= 72871 || (c < 72960
                    ? (c >= 72873 && c <= 72886)
                    : c <= 72966)))
                : (c <= 72969 || (c < 73020
                  ? (c < 73018
                    ? (c >= 72971 && c <= 73014)
                    : c <= 73018)
                  : (c <= 73021 || (c < 73040
                    ? (c >= 73023 && c <= 73031)
                    : c <= 73049)))))
              : (c <= 73061 || (c < 73440
                ? (c < 73104
                  ? (c < 73066
                    ? (c >= 73063 && c <= 73064)
                    : c <= 73102)
                  : (c <= 73105 || (c < 73120
                    ? (c >= 73107 && c <= 73112)
                    : c <= 73129)))
                : (c <= 73462 || (c < 74752
                  ? (c < 73728
                    ? c == 73648
                    : c <= 74649)
                  : (c <= 74862 || (c < 77712
                    ? (c >= 74880 && c <= 75075)
                    : c <= 77808)))))))))
          : (c <= 78894 || (c < 110576
            ? (c < 93027
              ? (c < 92864
                ? (c < 92736
                  ? (c < 92160
                    ? (c >= 82944 && c <= 83526)
                    : c <= 92728)
                  : (c <= 92766 || (c < 92784
                    ? (c >= 92768 && c <= 92777)
                    : c <= 92862)))
                : (c <= 92873 || (c < 92928
                  ? (c < 92912
                    ? (c >= 92880 && c <= 92909)
                    : c <= 92916)
                  : (c <= 92982 || (c < 93008
                    ? (c >= 92992 && c <= 92995)
                    : c <= 93017)))))
              : (c <= 93047 || (c < 94176
                ? (c < 93952
                  ? (c < 93760
                    ? (c >= 93053 && c <= 93071)
                    : c <= 93823)
                  : (c <= 94026 || (c < 94095
                    ? (c >= 94031 && c <= 94087)
                    : c <= 94111)))
                : (c <= 94177 || (c < 94208
                  ? (c < 94192
                    ? (c >= 94179 && c <= 94180)
                    : c <= 94193)
                  : (c <= 100343 || (c < 101632
                    ? (c >= 100352 && c <= 101589)
                    : c <= 101640)))))))
            : (c <= 110579 || (c < 118528
              ? (c < 110960
                ? (c < 110592
                  ? (c < 110589
                    ? (c >= 110581 && c <= 110587)
                    : c <= 110590)
                  : (c <= 110882 || (c < 110948
                    ? (c >= 110928 && c <= 110930)
                    : c <= 110951)))
                : (c <= 111355 || (c < 113792
                  ? (c < 113776
                    ? (c >= 113664 && c <= 113770)
                    : c <= 113788)
                  : (c <= 113800 || (c < 113821
                    ? (c >= 113808 && c <= 113817)
                    : c <= 113822)))))
              : (c <= 118573 || (c < 119210
                ? (c < 119149
                  ? (c < 119141
                    ? (c >= 118576 && c <= 118598)
                    : c <= 119145)
                  : (c <= 119154 || (c < 119173
                    ? (c >= 119163 && c <= 119170)
                    : c <= 119179)))
                : (c <= 119213 || (c < 119894
                  ? (c < 119808
                    ? (c >= 119362 && c <= 119364)
                    : c <= 119892)
                  : (c <= 119964 || (c < 119970
                    ? (c >= 119966 && c <= 119967)
                    : c <= 119970)))))))))))
        : (c <= 119974 || (c < 124912
          ? (c < 120746
            ? (c < 120134
              ? (c < 120071
                ? (c < 119995
                  ? (c < 119982
                    ? (c >= 119977 && c <= 119980)
                    : c <= 119993)
                  : (c <= 119995 || (c < 120005
                    ? (c >= 119997 && c <= 120003)
                    : c <= 120069)))
                : (c <= 120074 || (c < 120094
                  ? (c < 120086
                    ? (c >= 120077 && c <= 120084)
                    : c <= 120092)
                  : (c <= 120121 || (c < 120128
                    ? (c >= 120123 && c <= 120126)
                    : c <= 120132)))))
              : (c <= 120134 || (c < 120572
                ? (c < 120488
                  ? (c < 120146
                    ? (c >= 120138 && c <= 120144)
                    : c <= 120485)
                  : (c <= 120512 || (c < 120540
                    ? (c >= 120514 && c <= 120538)
                    : c <= 120570)))
                : (c <= 120596 || (c < 120656
                  ? (c < 120630
                    ? (c >= 120598 && c <= 120628)
                    : c <= 120654)
                  : (c <= 120686 || (c < 120714
                    ? (c >= 120688 && c <= 120712)
                    : c <= 120744)))))))
            : (c <= 120770 || (c < 122907
              ? (c < 121476
                ? (c < 121344
                  ? (c < 120782
                    ? (c >= 120772 && c <= 120779)
                    : c <= 120831)
                  : (c <= 121398 || (c < 121461
                    ? (c >= 121403 && c <= 121452)
                    : c <= 121461)))
                : (c <= 121476 || (c < 122624
                  ? (c < 121505
                    ? (c >= 121499 && c <= 121503)
                    : c <= 121519)
                  : (c <= 122654 || (c < 122888
                    ? (c >= 122880 && c <= 122886)
                    : c <= 122904)))))
              : (c <= 122913 || (c < 123214
                ? (c < 123136
                  ? (c < 122918
                    ? (c >= 122915 && c <= 122916)
                    : c <= 122922)
                  : (c <= 123180 || (c < 123200
                    ? (c >= 123184 && c <= 123197)
                    : c <= 123209)))
                : (c <= 123214 || (c < 124896
                  ? (c < 123584
                    ? (c >= 123536 && c <= 123566)
                    : c <= 123641)
                  : (c <= 124902 || (c < 124909
                    ? (c >= 124904 && c <= 124907)
                    : c <= 124910)))))))))
          : (c <= 124926 || (c < 126557
            ? (c < 126521
              ? (c < 126469
                ? (c < 125184
                  ? (c < 125136
                    ? (c >= 124928 && c <= 125124)
                    : c <= 125142)
                  : (c <= 125259 || (c < 126464
                    ? (c >= 125264 && c <= 125273)
                    : c <= 126467)))
                : (c <= 126495 || (c < 126503
                  ? (c < 126500
                    ? (c >= 126497 && c <= 126498)
                    : c <= 126500)
                  : (c <= 126503 || (c < 126516
                    ? (c >= 126505 && c <= 126514)
                    : c <= 126519)))))
              : (c <= 126521 || (c < 126541
                ? (c < 126535
                  ? (c < 126530
                    ? c == 126523
                    : c <= 126530)
                  : (c <= 126535 || (c < 126539
                    ? c == 126537
                    : c <= 126539)))
                : (c <= 126543 || (c < 126551
                  ? (c < 126548
                    ? (c >= 126545 && c <= 126546)
                    : c <= 126548)
                  : (c <= 126551 || (c < 126555
                    ? c == 126553
                    : c <= 126555)))))))
            : (c <= 126557 || (c < 126629
              ? (c < 126580
                ? (c < 126564
                  ? (c < 126561
                    ? c == 126559
                    : c <= 126562)
                  : (c <= 126564 || (c < 126572
                    ? (c >= 126567 && c <= 126570)
                    : c <= 126578)))
                : (c <= 126583 || (c < 126592
                  ? (c < 126590
                    ? (c >= 126585 && c <= 126588)
                    : c <= 126590)
                  : (c <= 126601 || (c < 126625
                    ? (c >= 126603 && c <= 126619)
                    : c <= 126627)))))
              : (c <= 126633 || (c < 178208
                ? (c < 131072
                  ? (c < 130032
                    ? (c >= 126635 && c <= 126651)
                    : c <= 130041)
                  : (c <= 173791 || (c < 177984
                    ? (c >= 173824 && c <= 177976)
                    : c <= 178205)))
                : (c <= 183969 || (c < 196608
                  ? (c < 194560
                    ? (c >= 183984 && c <= 191456)
                    : c <= 195101)
                  : (c <= 201546 || (c >= 917760 && c <= 917999)))))))))))))))));
}

static inline bool sym_identifier_character_set_1(int32_t c) {
  return (c < 43514
    ? (c < 4193
      ? (c < 2707
        ? (c < 1994
          ? (c < 931
            ? (c < 748
              ? (c < 192
                ? (c < 170
                  ? (c < '_'
                    ? (c >= 'A' && c <= 'Z')
                    : c <= 'z')
                  : (c <= 170 || (c < 186
                    ? c == 181
                    : c <= 186)))
                : (c <= 214 || (c < 710
                  ? (c < 248
                    ? (c >= 216 && c <= 246)
                    : c <= 705)
                  : (c <= 721 || (c >= 736 && c <= 740)))))
              : (c <= 748 || (c < 895
                ? (c < 886
                  ? (c < 880
                    ? c == 750
                    : c <= 884)
                  : (c <= 887 || (c >= 891 && c <= 893)))
                : (c <= 895 || (c < 908
                  ? (c < 904
                    ? c == 902
                    : c <= 906)
                  : (c <= 908 || (c >= 910 && c <= 929)))))))
            : (c <= 1013 || (c < 1649
              ? (c < 1376
                ? (c < 1329
                  ? (c < 1162
                    ? (c >= 1015 && c <= 1153)
                    : c <= 1327)
                  : (c <= 1366 || c == 1369))
                : (c <= 1416 || (c < 1568
                  ? (c < 1519
                    ? (c >= 1488 && c <= 1514)
                    : c <= 1522)
                  : (c <= 1610 || (c >= 1646 && c <= 1647)))))
              : (c <= 1747 || (c < 1791
                ? (c < 1774
                  ? (c < 1765
                    ? c == 1749
                    : c <= 1766)
                  : (c <= 1775 || (c >= 1786 && c <= 1788)))
                : (c <= 1791 || (c < 1869
                  ? (c < 1810
                    ? c == 1808
                    : c <= 1839)
                  : (c <= 1957 || c == 1969))))))))
          : (c <= 2026 || (c < 2482
            ? (c < 2208
              ? (c < 2088
                ? (c < 2048
                  ? (c < 2042
                    ? (c >= 2036 && c <= 2037)
                    : c <= 2042)
                  : (c <= 2069 || (c < 2084
                    ? c == 2074
                    : c <= 2084)))
                : (c <= 2088 || (c < 2160
                  ? (c < 2144
                    ? (c >= 2112 && c <= 2136)
                    : c <= 2154)
                  : (c <= 2183 || (c >= 2185 && c <= 2190)))))
              : (c <= 2249 || (c < 2417
                ? (c < 2384
                  ? (c < 2365
                    ? (c >= 2308 && c <= 2361)
                    : c <= 2365)
                  : (c <= 2384 || (c >= 2392 && c <= 2401)))
                : (c <= 2432 || (c < 2451
                  ? (c < 2447
                    ? (c >= 2437 && c <= 2444)
                    : c <= 2448)
                  : (c <= 2472 || (c >= 2474 && c <= 2480)))))))
            : (c <= 2482 || (c < 2579
              ? (c < 2527
                ? (c < 2510
                  ? (c < 2493
                    ? (c >= 2486 && c <= 2489)
                    : c <= 2493)
                  : (c <= 2510 || (c >= 2524 && c <= 2525)))
                : (c <= 2529 || (c < 2565
                  ? (c < 2556
                    ? (c >= 2544 && c <= 2545)
                    : c <= 2556)
                  : (c <= 2570 || (c >= 2575 && c <= 2576)))))
              : (c <= 2600 || (c < 2649
                ? (c < 2613
                  ? (c < 2610
                    ? (c >= 2602 && c <= 2608)
                    : c <= 2611)
                  : (c <= 2614 || (c >= 2616 && c <= 2617)))
                : (c <= 2652 || (c < 2693
                  ? (c < 2674
                    ? c == 2654
                    : c <= 2676)
                  : (c <= 2701 || (c >= 2703 && c <= 2705)))))))))))
        : (c <= 2728 || (c < 3242
          ? (c < 2962
            ? (c < 2858
              ? (c < 2784
                ? (c < 2741
                  ? (c < 2738
                    ? (c >= 2730 && c <= 2736)
                    : c <= 2739)
                  : (c <= 2745 || (c < 2768
                    ? c == 2749
                    : c <= 2768)))
                : (c <= 2785 || (c < 2831
                  ? (c < 2821
                    ? c == 2809
                    : c <= 2828)
                  : (c <= 2832 || (c >= 2835 && c <= 2856)))))
              : (c <= 2864 || (c < 2911
                ? (c < 2877
                  ? (c < 2869
                    ? (c >= 2866 && c <= 2867)
                    : c <= 2873)
                  : (c <= 2877 || (c >= 2908 && c <= 2909)))
                : (c <= 2913 || (c < 2949
                  ? (c < 2947
                    ? c == 2929
                    : c <= 2947)
                  : (c <= 2954 || (c >= 2958 && c <= 2960)))))))
            : (c <= 2965 || (c < 3090
              ? (c < 2984
                ? (c < 2974
                  ? (c < 2972
                    ? (c >= 2969 && c <= 2970)
                    : c <= 2972)
                  : (c <= 2975 || (c >= 2979 && c <= 2980)))
                : (c <= 2986 || (c < 3077
                  ? (c < 3024
                    ? (c >= 2990 && c <= 3001)
                    : c <= 3024)
                  : (c <= 3084 || (c >= 3086 && c <= 3088)))))
              : (c <= 3112 || (c < 3168
                ? (c < 3160
                  ? (c < 3133
                    ? (c >= 3114 && c <= 3129)
                    : c <= 3133)
                  : (c <= 3162 || c == 3165))
                : (c <= 3169 || (c < 3214
                  ? (c < 3205
                    ? c == 3200
                    : c <= 3212)
                  : (c <= 3216 || (c >= 3218 && c <= 3240)))))))))
          : (c <= 3251 || (c < 3648
            ? (c < 3412
              ? (c < 3332
                ? (c < 3293
                  ? (c < 3261
                    ? (c >= 3253 && c <= 3257)
                    : c <= 3261)
                  : (c <= 3294 || (c < 3313
                    ? (c >= 3296 && c <= 3297)
                    : c <= 3314)))
                : (c <= 3340 || (c < 3389
                  ? (c < 3346
                    ? (c >= 3342 && c <= 3344)
                    : c <= 3386)
                  : (c <= 3389 || c == 3406))))
              : (c <= 3414 || (c < 3507
                ? (c < 3461
                  ? (c < 3450
                    ? (c >= 3423 && c <= 3425)
                    : c <= 3455)
                  : (c <= 3478 || (c >= 3482 && c <= 3505)))
                : (c <= 3515 || (c < 3585
                  ? (c < 3520
                    ? c == 3517
                    : c <= 3526)
                  : (c <= 3632 || c == 3634))))))
            : (c <= 3654 || (c < 3782
              ? (c < 3749
                ? (c < 3718
                  ? (c < 3716
                    ? (c >= 3713 && c <= 3714)
                    : c <= 3716)
                  : (c <= 3722 || (c >= 3724 && c <= 3747)))
                : (c <= 3749 || (c < 3773
                  ? (c < 3762
                    ? (c >= 3751 && c <= 3760)
                    : c <= 3762)
                  : (c <= 3773 || (c >= 3776 && c <= 3780)))))
              : (c <= 3782 || (c < 3976
                ? (c < 3904
                  ? (c < 3840
                    ? (c >= 3804 && c <= 3807)
                    : c <= 3840)
                  : (c <= 3911 || (c >= 3913 && c <= 3948)))
                : (c <= 3980 || (c < 4176
                  ? (c < 4159
                    ? (c >= 4096 && c <= 4138)
                    : c <= 4159)
                  : (c <= 4181 || (c >= 4186 && c <= 4189)))))))))))))
      : (c <= 4193 || (c < 8134
        ? (c < 6176
          ? (c < 4808
            ? (c < 4688
              ? (c < 4295
                ? (c < 4213
                  ? (c < 4206
                    ? (c >= 4197 && c <= 4198)
                    : c <= 4208)
                  : (c <= 4225 || (c < 4256
                    ? c == 4238
                    : c <= 4293)))
                : (c <= 4295 || (c < 4348
                  ? (c < 4304
                    ? c == 4301
                    : c <= 4346)
                  : (c <= 4680 || (c >= 4682 && c <= 4685)))))
              : (c <= 4694 || (c < 4752
                ? (c < 4704
                  ? (c < 4698
                    ? c == 4696
                    : c <= 4701)
                  : (c <= 4744 || (c >= 4746 && c <= 4749)))
                : (c <= 4784 || (c < 4800
                  ? (c < 4792
                    ? (c >= 4786 && c <= 4789)
                    : c <= 4798)
                  : (c <= 4800 || (c >= 4802 && c <= 4805)))))))
            : (c <= 4822 || (c < 5792
              ? (c < 5024
                ? (c < 4888
                  ? (c < 4882
                    ? (c >= 4824 && c <= 4880)
                    : c <= 4885)
                  : (c <= 4954 || (c >= 4992 && c <= 5007)))
                : (c <= 5109 || (c < 5743
                  ? (c < 5121
                    ? (c >= 5112 && c <= 5117)
                    : c <= 5740)
                  : (c <= 5759 || (c >= 5761 && c <= 5786)))))
              : (c <= 5866 || (c < 5984
                ? (c < 5919
                  ? (c < 5888
                    ? (c >= 5870 && c <= 5880)
                    : c <= 5905)
                  : (c <= 5937 || (c >= 5952 && c <= 5969)))
                : (c <= 5996 || (c < 6103
                  ? (c < 6016
                    ? (c >= 5998 && c <= 6000)
                    : c <= 6067)
                  : (c <= 6103 || c == 6108))))))))
          : (c <= 6264 || (c < 7312
            ? (c < 6823
              ? (c < 6512
                ? (c < 6320
                  ? (c < 6314
                    ? (c >= 6272 && c <= 6312)
                    : c <= 6314)
                  : (c <= 6389 || (c < 6480
                    ? (c >= 6400 && c <= 6430)
                    : c <= 6509)))
                : (c <= 6516 || (c < 6656
                  ? (c < 6576
                    ? (c >= 6528 && c <= 6571)
                    : c <= 6601)
                  : (c <= 6678 || (c >= 6688 && c <= 6740)))))
              : (c <= 6823 || (c < 7098
                ? (c < 7043
                  ? (c < 6981
                    ? (c >= 6917 && c <= 6963)
                    : c <= 6988)
                  : (c <= 7072 || (c >= 7086 && c <= 7087)))
                : (c <= 7141 || (c < 7258
                  ? (c < 7245
                    ? (c >= 7168 && c <= 7203)
                    : c <= 7247)
                  : (c <= 7293 || (c >= 7296 && c <= 7304)))))))
            : (c <= 7354 || (c < 8008
              ? (c < 7418
                ? (c < 7406
                  ? (c < 7401
                    ? (c >= 7357 && c <= 7359)
                    : c <= 7404)
                  : (c <= 7411 || (c >= 7413 && c <= 7414)))
                : (c <= 7418 || (c < 7960
                  ? (c < 7680
                    ? (c >= 7424 && c <= 7615)
                    : c <= 7957)
                  : (c <= 7965 || (c >= 7968 && c <= 8005)))))
              : (c <= 8013 || (c < 8031
                ? (c < 8027
                  ? (c < 8025
                    ? (c >= 8016 && c <= 8023)
                    : c <= 8025)
                  : (c <= 8027 || c == 8029))
                : (c <= 8061 || (c < 8126
                  ? (c < 8118
                    ? (c >= 8064 && c <= 8116)
                    : c <= 8124)
                  : (c <= 8126 || (c >= 8130 && c <= 8132)))))))))))
        : (c <= 8140 || (c < 12337
          ? (c < 8544
            ? (c < 8458
              ? (c < 8305
                ? (c < 8160
                  ? (c < 8150
                    ? (c >= 8144 && c <= 8147)
                    : c <= 8155)
                  : (c <= 8172 || (c < 8182
                    ? (c >= 8178 && c <= 8180)
                    : c <= 8188)))
                : (c <= 8305 || (c < 8450
                  ? (c < 8336
                    ? c == 8319
                    : c <= 8348)
                  : (c <= 8450 || c == 8455))))
              : (c <= 8467 || (c < 8488
                ? (c < 8484
                  ? (c < 8472
                    ? c == 8469
                    : c <= 8477)
                  : (c <= 8484 || c == 8486))
                : (c <= 8488 || (c < 8517
                  ? (c < 8508
                    ? (c >= 8490 && c <= 8505)
                    : c <= 8511)
                  : (c <= 8521 || c == 8526))))))
            : (c <= 8584 || (c < 11680
              ? (c < 11559
                ? (c < 11506
                  ? (c < 11499
                    ? (c >= 11264 && c <= 11492)
                    : c <= 11502)
                  : (c <= 11507 || (c >= 11520 && c <= 11557)))
                : (c <= 11559 || (c < 11631
                  ? (c < 11568
                    ? c == 11565
                    : c <= 11623)
                  : (c <= 11631 || (c >= 11648 && c <= 11670)))))
              : (c <= 11686 || (c < 11720
                ? (c < 11704
                  ? (c < 11696
                    ? (c >= 11688 && c <= 11694)
                    : c <= 11702)
                  : (c <= 11710 || (c >= 11712 && c <= 11718)))
                : (c <= 11726 || (c < 12293
                  ? (c < 11736
                    ? (c >= 11728 && c <= 11734)
                    : c <= 11742)
                  : (c <= 12295 || (c >= 12321 && c <= 12329)))))))))
          : (c <= 12341 || (c < 42891
            ? (c < 19968
              ? (c < 12549
                ? (c < 12445
                  ? (c < 12353
                    ? (c >= 12344 && c <= 12348)
                    : c <= 12438)
                  : (c <= 12447 || (c < 12540
                    ? (c >= 12449 && c <= 12538)
                    : c <= 12543)))
                : (c <= 12591 || (c < 12784
                  ? (c < 12704
                    ? (c >= 12593 && c <= 12686)
                    : c <= 12735)
                  : (c <= 12799 || (c >= 13312 && c <= 19903)))))
              : (c <= 42124 || (c < 42560
                ? (c < 42512
                  ? (c < 42240
                    ? (c >= 42192 && c <= 42237)
                    : c <= 42508)
                  : (c <= 42527 || (c >= 42538 && c <= 42539)))
                : (c <= 42606 || (c < 42775
                  ? (c < 42656
                    ? (c >= 42623 && c <= 42653)
                    : c <= 42735)
                  : (c <= 42783 || (c >= 42786 && c <= 42888)))))))
            : (c <= 42954 || (c < 43250
              ? (c < 43011
                ? (c < 42965
                  ? (c < 42963
                    ? (c >= 42960 && c <= 42961)
                    : c <= 42963)
                  : (c <= 42969 || (c >= 42994 && c <= 43009)))
                : (c <= 43013 || (c < 43072
                  ? (c < 43020
                    ? (c >= 43015 && c <= 43018)
                    : c <= 43042)
                  : (c <= 43123 || (c >= 43138 && c <= 43187)))))
              : (c <= 43255 || (c < 43360
                ? (c < 43274
                  ? (c < 43261
                    ? c == 43259
                    : c <= 43262)
                  : (c <= 43301 || (c >= 43312 && c <= 43334)))
                : (c <= 43388 || (c < 43488
                  ? (c < 43471
                    ? (c >= 43396 && c <= 43442)
                    : c <= 43471)
                  : (c <= 43492 || (c >= 43494 && c <= 43503)))))))))))))))
    : (c <= 43518 || (c < 70727
      ? (c < 66956
        ? (c < 64914
          ? (c < 43868
            ? (c < 43714
              ? (c < 43646
                ? (c < 43588
                  ? (c < 43584
                    ? (c >= 43520 && c <= 43560)
                    : c <= 43586)
                  : (c <= 43595 || (c < 43642
                    ? (c >= 43616 && c <= 43638)
                    : c <= 43642)))
                : (c <= 43695 || (c < 43705
                  ? (c < 43701
                    ? c == 43697
                    : c <= 43702)
                  : (c <= 43709 || c == 43712))))
              : (c <= 43714 || (c < 43785
                ? (c < 43762
                  ? (c < 43744
                    ? (c >= 43739 && c <= 43741)
                    : c <= 43754)
                  : (c <= 43764 || (c >= 43777 && c <= 43782)))
                : (c <= 43790 || (c < 43816
                  ? (c < 43808
                    ? (c >= 43793 && c <= 43798)
                    : c <= 43814)
                  : (c <= 43822 || (c >= 43824 && c <= 43866)))))))
            : (c <= 43881 || (c < 64287
              ? (c < 63744
                ? (c < 55216
                  ? (c < 44032
                    ? (c >= 43888 && c <= 44002)
                    : c <= 55203)
                  : (c <= 55238 || (c >= 55243 && c <= 55291)))
                : (c <= 64109 || (c < 64275
                  ? (c < 64256
                    ? (c >= 64112 && c <= 64217)
                    : c <= 64262)
                  : (c <= 64279 || c == 64285))))
              : (c <= 64296 || (c < 64323
                ? (c < 64318
                  ? (c < 64312
                    ? (c >= 64298 && c <= 64310)
                    : c <= 64316)
                  : (c <= 64318 || (c >= 64320 && c <= 64321)))
                : (c <= 64324 || (c < 64612
                  ? (c < 64467
                    ? (c >= 64326 && c <= 64433)
                    : c <= 64605)
                  : (c <= 64829 || (c >= 64848 && c <= 64911)))))))))
          : (c <= 64967 || (c < 65599
            ? (c < 65382
              ? (c < 65147
                ? (c < 65139
                  ? (c < 65137
                    ? (c >= 65008 && c <= 65017)
                    : c <= 65137)
                  : (c <= 65139 || (c < 65145
                    ? c == 65143
                    : c <= 65145)))
                : (c <= 65147 || (c < 65313
                  ? (c < 65151
                    ? c == 65149
                    : c <= 65276)
                  : (c <= 65338 || (c >= 65345 && c <= 65370)))))
              : (c <= 65437 || (c < 65498
                ? (c < 65482
                  ? (c < 65474
                    ? (c >= 65440 && c <= 65470)
                    : c <= 65479)
                  : (c <= 65487 || (c >= 65490 && c <= 65495)))
                : (c <= 65500 || (c < 65576
                  ? (c < 65549
                    ? (c >= 65536 && c <= 65547)
                    : c <= 65574)
                  : (c <= 65594 || (c >= 65596 && c <= 65597)))))))
            : (c <= 65613 || (c < 66464
              ? (c < 66208
                ? (c < 65856
                  ? (c < 65664
                    ? (c >= 65616 && c <= 65629)
                    : c <= 65786)
                  : (c <= 65908 || (c >= 66176 && c <= 66204)))
                : (c <= 66256 || (c < 66384
                  ? (c < 66349
                    ? (c >= 66304 && c <= 66335)
                    : c <= 66378)
                  : (c <= 66421 || (c >= 66432 && c <= 66461)))))
              : (c <= 66499 || (c < 66776
                ? (c < 66560
                  ? (c < 66513
                    ? (c >= 66504 && c <= 66511)
                    : c <= 66517)
                  : (c <= 66717 || (c >= 66736 && c <= 66771)))
                : (c <= 66811 || (c < 66928
                  ? (c < 66864
                    ? (c >= 66816 && c <= 66855)
                    : c <= 66915)
                  : (c <= 66938 || (c >= 66940 && c <= 66954)))))))))))
        : (c <= 66962 || (c < 68864
          ? (c < 67828
            ? (c < 67506
              ? (c < 67072
                ? (c < 66979
                  ? (c < 66967
                    ? (c >= 66964 && c <= 66965)
                    : c <= 66977)
                  : (c <= 66993 || (c < 67003
                    ? (c >= 66995 && c <= 67001)
                    : c <= 67004)))
                : (c <= 67382 || (c < 67456
                  ? (c < 67424
                    ? (c >= 67392 && c <= 67413)
                    : c <= 67431)
                  : (c <= 67461 || (c >= 67463 && c <= 67504)))))
              : (c <= 67514 || (c < 67644
                ? (c < 67594
                  ? (c < 67592
                    ? (c >= 67584 && c <= 67589)
                    : c <= 67592)
                  : (c <= 67637 || (c >= 67639 && c <= 67640)))
                : (c <= 67644 || (c < 67712
                  ? (c < 67680
                    ? (c >= 67647 && c <= 67669)
                    : c <= 67702)
                  : (c <= 67742 || (c >= 67808 && c <= 67826)))))))
            : (c <= 67829 || (c < 68224
              ? (c < 68096
                ? (c < 67968
                  ? (c < 67872
                    ? (c >= 67840 && c <= 67861)
                    : c <= 67897)
                  : (c <= 68023 || (c >= 68030 && c <= 68031)))
                : (c <= 68096 || (c < 68121
                  ? (c < 68117
                    ? (c >= 68112 && c <= 68115)
                    : c <= 68119)
                  : (c <= 68149 || (c >= 68192 && c <= 68220)))))
              : (c <= 68252 || (c < 68448
                ? (c < 68352
                  ? (c < 68297
                    ? (c >= 68288 && c <= 68295)
                    : c <= 68324)
                  : (c <= 68405 || (c >= 68416 && c <= 68437)))
                : (c <= 68466 || (c < 68736
                  ? (c < 68608
                    ? (c >= 68480 && c <= 68497)
                    : c <= 68680)
                  : (c <= 68786 || (c >= 68800 && c <= 68850)))))))))
          : (c <= 68899 || (c < 70106
            ? (c < 69749
              ? (c < 69488
                ? (c < 69376
                  ? (c < 69296
                    ? (c >= 69248 && c <= 69289)
                    : c <= 69297)
                  : (c <= 69404 || (c < 69424
                    ? c == 69415
                    : c <= 69445)))
                : (c <= 69505 || (c < 69635
                  ? (c < 69600
                    ? (c >= 69552 && c <= 69572)
                    : c <= 69622)
                  : (c <= 69687 || (c >= 69745 && c <= 69746)))))
              : (c <= 69749 || (c < 69959
                ? (c < 69891
                  ? (c < 69840
                    ? (c >= 69763 && c <= 69807)
                    : c <= 69864)
                  : (c <= 69926 || c == 69956))
                : (c <= 69959 || (c < 70019
                  ? (c < 70006
                    ? (c >= 69968 && c <= 70002)
                    : c <= 70006)
                  : (c <= 70066 || (c >= 70081 && c <= 70084)))))))
            : (c <= 70106 || (c < 70405
              ? (c < 70280
                ? (c < 70163
                  ? (c < 70144
                    ? c == 70108
                    : c <= 70161)
                  : (c <= 70187 || (c >= 70272 && c <= 70278)))
                : (c <= 70280 || (c < 70303
                  ? (c < 70287
                    ? (c >= 70282 && c <= 70285)
                    : c <= 70301)
                  : (c <= 70312 || (c >= 70320 && c <= 70366)))))
              : (c <= 70412 || (c < 70453
                ? (c < 70442
                  ? (c < 70419
                    ? (c >= 70415 && c <= 70416)
                    : c <= 70440)
                  : (c <= 70448 || (c >= 70450 && c <= 70451)))
                : (c <= 70457 || (c < 70493
                  ? (c < 70480
                    ? c == 70461
                    : c <= 70480)
                  : (c <= 70497 || (c >= 70656 && c <= 70708)))))))))))))
      : (c <= 70730 || (c < 119894
        ? (c < 73056
          ? (c < 72001
            ? (c < 71424
              ? (c < 71128
                ? (c < 70852
                  ? (c < 70784
                    ? (c >= 70751 && c <= 70753)
                    : c <= 70831)
                  : (c <= 70853 || (c < 71040
                    ? c == 70855
                    : c <= 71086)))
                : (c <= 71131 || (c < 71296
                  ? (c < 71236
                    ? (c >= 71168 && c <= 71215)
                    : c <= 71236)
                  : (c <= 71338 || c == 71352))))
              : (c <= 71450 || (c < 71945
                ? (c < 71840
                  ? (c < 71680
                    ? (c >= 71488 && c <= 71494)
                    : c <= 71723)
                  : (c <= 71903 || (c >= 71935 && c <= 71942)))
                : (c <= 71945 || (c < 71960
                  ? (c < 71957
                    ? (c >= 71948 && c <= 71955)
                    : c <= 71958)
                  : (c <= 71983 || c == 71999))))))
            : (c <= 72001 || (c < 72349
              ? (c < 72192
                ? (c < 72161
                  ? (c < 72106
                    ? (c >= 72096 && c <= 72103)
                    : c <= 72144)
                  : (c <= 72161 || c == 72163))
                : (c <= 72192 || (c < 72272
                  ? (c < 72250
                    ? (c >= 72203 && c <= 72242)
                    : c <= 72250)
                  : (c <= 72272 || (c >= 72284 && c <= 72329)))))
              : (c <= 72349 || (c < 72818
                ? (c < 72714
                  ? (c < 72704
                    ? (c >= 72368 && c <= 72440)
                    : c <= 72712)
                  : (c <= 72750 || c == 72768))
                : (c <= 72847 || (c < 72971
                  ? (c < 72968
                    ? (c >= 72960 && c <= 72966)
                    : c <= 72969)
                  : (c <= 73008 || c == 73030))))))))
          : (c <= 73061 || (c < 93952
            ? (c < 82944
              ? (c < 73728
                ? (c < 73112
                  ? (c < 73066
                    ? (c >= 73063 && c <= 73064)
                    : c <= 73097)
                  : (c <= 73112 || (c < 73648
                    ? (c >= 73440 && c <= 73458)
                    : c <= 73648)))
                : (c <= 74649 || (c < 77712
                  ? (c < 74880
                    ? (c >= 74752 && c <= 74862)
                    : c <= 75075)
                  : (c <= 77808 || (c >= 77824 && c <= 78894)))))
              : (c <= 83526 || (c < 92928
                ? (c < 92784
                  ? (c < 92736
                    ? (c >= 92160 && c <= 92728)
                    : c <= 92766)
                  : (c <= 92862 || (c >= 92880 && c <= 92909)))
                : (c <= 92975 || (c < 93053
                  ? (c < 93027
                    ? (c >= 92992 && c <= 92995)
                    : c <= 93047)
                  : (c <= 93071 || (c >= 93760 && c <= 93823)))))))
            : (c <= 94026 || (c < 110589
              ? (c < 94208
                ? (c < 94176
                  ? (c < 94099
                    ? c == 94032
                    : c <= 94111)
                  : (c <= 94177 || c == 94179))
                : (c <= 100343 || (c < 110576
                  ? (c < 101632
                    ? (c >= 100352 && c <= 101589)
                    : c <= 101640)
                  : (c <= 110579 || (c >= 110581 && c <= 110587)))))
              : (c <= 110590 || (c < 113664
                ? (c < 110948
                  ? (c < 110928
                    ? (c >= 110592 && c <= 110882)
                    : c <= 110930)
                  : (c <= 110951 || (c >= 110960 && c <= 111355)))
                : (c <= 113770 || (c < 113808
                  ? (c < 113792
                    ? (c >= 113776 && c <= 113788)
                    : c <= 113800)
                  : (c <= 113817 || (c >= 119808 && c <= 119892)))))))))))
        : (c <= 119964 || (c < 125259
          ? (c < 120572
            ? (c < 120086
              ? (c < 119995
                ? (c < 119973
                  ? (c < 119970
                    ? (c >= 119966 && c <= 119967)
                    : c <= 119970)
                  : (c <= 119974 || (c < 119982
                    ? (c >= 119977 && c <= 119980)
                    : c <= 119993)))
                : (c <= 119995 || (c < 120071
                  ? (c < 120005
                    ? (c >= 119997 && c <= 120003)
                    : c <= 120069)
                  : (c <= 120074 || (c >= 120077 && c <= 120084)))))
              : (c <= 120092 || (c < 120138
                ? (c < 120128
                  ? (c < 120123
                    ? (c >= 120094 && c <= 120121)
                    : c <= 120126)
                  : (c <= 120132 || c == 120134))
                : (c <= 120144 || (c < 120514
                  ? (c < 120488
                    ? (c >= 120146 && c <= 120485)
                    : c <= 120512)
                  : (c <= 120538 || (c >= 120540 && c <= 120570)))))))
            : (c <= 120596 || (c < 123191
              ? (c < 120714
                ? (c < 120656
                  ? (c < 120630
                    ? (c >= 120598 && c <= 120628)
                    : c <= 120654)
                  : (c <= 120686 || (c >= 120688 && c <= 120712)))
                : (c <= 120744 || (c < 122624
                  ? (c < 120772
                    ? (c >= 120746 && c <= 120770)
                    : c <= 120779)
                  : (c <= 122654 || (c >= 123136 && c <= 123180)))))
              : (c <= 123197 || (c < 124904
                ? (c < 123584
                  ? (c < 123536
                    ? c == 123214
                    : c <= 123565)
                  : (c <= 123627 || (c >= 124896 && c <= 124902)))
                : (c <= 124907 || (c < 124928
                  ? (c < 124912
                    ? (c >= 124909 && c <= 124910)
                    : c <= 124926)
                  : (c <= 125124 || (c >= 125184 && c <= 125251)))))))))
          : (c <= 125259 || (c < 126559
            ? (c < 126535
              ? (c < 126505
                ? (c < 126497
                  ? (c < 126469
                    ? (c >= 126464 && c <= 126467)
                    : c <= 126495)
                  : (c <= 126498 || (c < 126503
                    ? c == 126500
                    : c <= 126503)))
                : (c <= 126514 || (c < 126523
                  ? (c < 126521
                    ? (c >= 126516 && c <= 126519)
                    : c <= 126521)
                  : (c <= 126523 || c == 126530))))
              : (c <= 126535 || (c < 126548
                ? (c < 126541
                  ? (c < 126539
                    ? c == 126537
                    : c <= 126539)
                  : (c <= 126543 || (c >= 126545 && c <= 126546)))
                : (c <= 126548 || (c < 126555
                  ? (c < 126553
                    ? c == 126551
                    : c <= 126553)
                  : (c <= 126555 || c == 126557))))))
            : (c <= 126559 || (c < 126625
              ? (c < 126580
                ? (c < 126567
                  ? (c < 126564
                    ? (c >= 126561 && c <= 126562)
                    : c <= 126564)
                  : (c <= 126570 || (c >= 126572 && c <= 126578)))
                : (c <= 126583 || (c < 126592
                  ? (c < 126590
                    ? (c >= 126585 && c <= 126588)
                    : c <= 126590)
                  : (c <= 126601 || (c >= 126603 && c <= 126619)))))
              : (c <= 126627 || (c < 177984
                ? (c < 131072
                  ? (c < 126635
                    ? (c >= 126629 && c <= 126633)
                    : c <= 126651)
                  : (c <= 173791 || (c >= 173824 && c <= 177976)))
                : (c <= 178205 || (c < 194560
                  ? (c < 183984
                    ? (c >= 178208 && c <= 183969)
                    : c <= 191456)
                  : (c <= 195101 || (c >= 196608 && c <= 201546)))))))))))))))));
}

static inline bool sym_identifier_character_set_2(int32_t c) {
  return (c < 43514
    ? (c < 4193
      ? (c < 2707
        ? (c < 1994
          ? (c < 910
            ? (c < 736
              ? (c < 186
                ? (c < 'a'
                  ? (c < '_'
                    ? (c >= 'A' && c <= 'Z')
                    : c <= '_')
                  : (c <= 'z' || (c < 181
                    ? c == 170
                    : c <= 181)))
                : (c <= 186 || (c < 248
                  ? (c < 216
                    ? (c >= 192 && c <= 214)
                    : c <= 246)
                  : (c <= 705 || (c >= 710 && c <= 721)))))
              : (c <= 740 || (c < 891
                ? (c < 880
                  ? (c < 750
                    ? c == 748
                    : c <= 750)
                  : (c <= 884 || (c >= 886 && c <= 887)))
                : (c <= 893 || (c < 904
                  ? (c < 902
                    ? c == 895
                    : c <= 902)
                  : (c <= 906 || c == 908))))))
            : (c <= 929 || (c < 1649
              ? (c < 1376
                ? (c < 1162
                  ? (c < 1015
                    ? (c >= 931 && c <= 1013)
                    : c <= 1153)
                  : (c <= 1327 || (c < 1369
                    ? (c >= 1329 && c <= 1366)
                    : c <= 1369)))
                : (c <= 1416 || (c < 1568
                  ? (c < 1519
                    ? (c >= 1488 && c <= 1514)
                    : c <= 1522)
                  : (c <= 1610 || (c >= 1646 && c <= 1647)))))
              : (c <= 1747 || (c < 1791
                ? (c < 1774
                  ? (c < 1765
                    ? c == 1749
                    : c <= 1766)
                  : (c <= 1775 || (c >= 1786 && c <= 1788)))
                : (c <= 1791 || (c < 1869
                  ? (c < 1810
                    ? c == 1808
                    : c <= 1839)
                  : (c <= 1957 || c == 1969))))))))
          : (c <= 2026 || (c < 2482
            ? (c < 2208
              ? (c < 2088
                ? (c < 2048
                  ? (c < 2042
                    ? (c >= 2036 && c <= 2037)
                    : c <= 2042)
                  : (c <= 2069 || (c < 2084
                    ? c == 2074
                    : c <= 2084)))
                : (c <= 2088 || (c < 2160
                  ? (c < 2144
                    ? (c >= 2112 && c <= 2136)
                    : c <= 2154)
                  : (c <= 2183 || (c >= 2185 && c <= 2190)))))
              : (c <= 2249 || (c < 2417
                ? (c < 2384
                  ? (c < 2365
                    ? (c >= 2308 && c <= 2361)
                    : c <= 2365)
                  : (c <= 2384 || (c >= 2392 && c <= 2401)))
                : (c <= 2432 || (c < 2451
                  ? (c < 2447
                    ? (c >= 2437 && c <= 2444)
                    : c <= 2448)
                  : (c <= 2472 || (c >= 2474 && c <= 2480)))))))
            : (c <= 2482 || (c < 2579
              ? (c < 2527
                ? (c < 2510
                  ? (c < 2493
                    ? (c >= 2486 && c <= 2489)
                    : c <= 2493)
                  : (c <= 2510 || (c >= 2524 && c <= 2525)))
                : (c <= 2529 || (c < 2565
                  ? (c < 2556
                    ? (c >= 2544 && c <= 2545)
                    : c <= 2556)
                  : (c <= 2570 || (c >= 2575 && c <= 2576)))))
              : (c <= 2600 || (c < 2649
                ? (c < 2613
                  ? (c < 2610
                    ? (c >= 2602 && c <= 2608)
                    : c <= 2611)
                  : (c <= 2614 || (c >= 2616 && c <= 2617)))
                : (c <= 2652 || (c < 2693
                  ? (c < 2674
                    ? c == 2654
                    : c <= 2676)
                  : (c <= 2701 || (c >= 2703 && c <= 2705)))))))))))
        : (c <= 2728 || (c < 3242
          ? (c < 2962
            ? (c < 2858
              ? (c < 2784
                ? (c < 2741
                  ? (c < 2738
                    ? (c >= 2730 && c <= 2736)
                    : c <= 2739)
                  : (c <= 2745 || (c < 2768
                    ? c == 2749
                    : c <= 2768)))
                : (c <= 2785 || (c < 2831
                  ? (c < 2821
                    ? c == 2809
                    : c <= 2828)
                  : (c <= 2832 || (c >= 2835 && c <= 2856)))))
              : (c <= 2864 || (c < 2911
                ? (c < 2877
                  ? (c < 2869
                    ? (c >= 2866 && c <= 2867)
                    : c <= 2873)
                  : (c <= 2877 || (c >= 2908 && c <= 2909)))
                : (c <= 2913 || (c < 2949
                  ? (c < 2947
                    ? c == 2929
                    : c <= 2947)
                  : (c <= 2954 || (c >= 2958 && c <= 2960)))))))
            : (c <= 2965 || (c < 3090
              ? (c < 2984
                ? (c < 2974
                  ? (c < 2972
                    ? (c >= 2969 && c <= 2970)
                    : c <= 2972)
                  : (c <= 2975 || (c >= 2979 && c <= 2980)))
                : (c <= 2986 || (c < 3077
                  ? (c < 3024
                    ? (c >= 2990 && c <= 3001)
                    : c <= 3024)
                  : (c <= 3084 || (c >= 3086 && c <= 3088)))))
              : (c <= 3112 || (c < 3168
                ? (c < 3160
                  ? (c < 3133
                    ? (c >= 3114 && c <= 3129)
                    : c <= 3133)
                  : (c <= 3162 || c == 3165))
                : (c <= 3169 || (c < 3214
                  ? (c < 3205
                    ? c == 3200
                    : c <= 3212)
                  : (c <= 3216 || (c >= 3218 && c <= 3240)))))))))
          : (c <= 3251 || (c < 3648
            ? (c < 3412
              ? (c < 3332
                ? (c < 3293
                  ? (c < 3261
                    ? (c >= 3253 && c <= 3257)
                    : c <= 3261)
                  : (c <= 3294 || (c < 3313
                    ? (c >= 3296 && c <= 3297)
                    : c <= 3314)))
                : (c <= 3340 || (c < 3389
                  ? (c < 3346
                    ? (c >= 3342 && c <= 3344)
                    : c <= 3386)
                  : (c <= 3389 || c == 3406))))
              : (c <= 3414 || (c < 3507
                ? (c < 3461
                  ? (c < 3450
                    ? (c >= 3423 && c <= 3425)
                    : c <= 3455)
                  : (c <= 3478 || (c >= 3482 && c <= 3505)))
                : (c <= 3515 || (c < 3585
                  ? (c < 3520
                    ? c == 3517
                    : c <= 3526)
                  : (c <= 3632 || c == 3634))))))
            : (c <= 3654 || (c < 3782
              ? (c < 3749
                ? (c < 3718
                  ? (c < 3716
                    ? (c >= 3713 && c <= 3714)
                    : c <= 3716)
                  : (c <= 3722 || (c >= 3724 && c <= 3747)))
                : (c <= 3749 || (c < 3773
                  ? (c < 3762
                    ? (c >= 3751 && c <= 3760)
                    : c <= 3762)
                  : (c <= 3773 || (c >= 3776 && c <= 3780)))))
              : (c <= 3782 || (c < 3976
                ? (c < 3904
                  ? (c < 3840
                    ? (c >= 3804 && c <= 3807)
                    : c <= 3840)
                  : (c <= 3911 || (c >= 3913 && c <= 3948)))
                : (c <= 3980 || (c < 4176
                  ? (c < 4159
                    ? (c >= 4096 && c <= 4138)
                    : c <= 4159)
                  : (c <= 4181 || (c >= 4186 && c <= 4189)))))))))))))
      : (c <= 4193 || (c < 8134
        ? (c < 6176
          ? (c < 4808
            ? (c < 4688
              ? (c < 4295
                ? (c < 4213
                  ? (c < 4206
                    ? (c >= 4197 && c <= 4198)
                    : c <= 4208)
                  : (c <= 4225 || (c < 4256
                    ? c == 4238
                    : c <= 4293)))
                : (c <= 4295 || (c < 4348
                  ? (c < 4304
                    ? c == 4301
                    : c <= 4346)
                  : (c <= 4680 || (c >= 4682 && c <= 4685)))))
              : (c <= 4694 || (c < 4752
                ? (c < 4704
                  ? (c < 4698
                    ? c == 4696
                    : c <= 4701)
                  : (c <= 4744 || (c >= 4746 && c <= 4749)))
                : (c <= 4784 || (c < 4800
                  ? (c < 4792
                    ? (c >= 4786 && c <= 4789)
                    : c <= 4798)
                  : (c <= 4800 || (c >= 4802 && c <= 4805)))))))
            : (c <= 4822 || (c < 5792
              ? (c < 5024
                ? (c < 4888
                  ? (c < 4882
                    ? (c >= 4824 && c <= 4880)
                    : c <= 4885)
                  : (c <= 4954 || (c >= 4992 && c <= 5007)))
                : (c <= 5109 || (c < 5743
                  ? (c < 5121
                    ? (c >= 5112 && c <= 5117)
                    : c <= 5740)
                  : (c <= 5759 || (c >= 5761 && c <= 5786)))))
              : (c <= 5866 || (c < 5984
                ? (c < 5919
                  ? (c < 5888
                    ? (c >= 5870 && c <= 5880)
                    : c <= 5905)
                  : (c <= 5937 || (c >= 5952 && c <= 5969)))
                : (c <= 5996 || (c < 6103
                  ? (c < 6016
                    ? (c >= 5998 && c <= 6000)
                    : c <= 6067)
                  : (c <= 6103 || c == 6108))))))))
          : (c <= 6264 || (c < 7312
            ? (c < 6823
              ? (c < 6512
                ? (c < 6320
                  ? (c < 6314
                    ? (c >= 6272 && c <= 6312)
                    : c <= 6314)
                  : (c <= 6389 || (c < 6480
                    ? (c >= 6400 && c <= 6430)
                    : c <= 6509)))
                : (c <= 6516 || (c < 6656
                  ? (c < 6576
                    ? (c >= 6528 && c <= 6571)
                    : c <= 6601)
                  : (c <= 6678 || (c >= 6688 && c <= 6740)))))
              : (c <= 6823 || (c < 7098
                ? (c < 7043
                  ? (c < 6981
                    ? (c >= 6917 && c <= 6963)
                    : c <= 6988)
                  : (c <= 7072 || (c >= 7086 && c <= 7087)))
                : (c <= 7141 || (c < 7258
                  ? (c < 7245
                    ? (c >= 7168 && c <= 7203)
                    : c <= 7247)
                  : (c <= 7293 || (c >= 7296 && c <= 7304)))))))
            : (c <= 7354 || (c < 8008
              ? (c < 7418
                ? (c < 7406
                  ? (c < 7401
                    ? (c >= 7357 && c <= 7359)
                    : c <= 7404)
                  : (c <= 7411 || (c >= 7413 && c <= 7414)))
                : (c <= 7418 || (c < 7960
                  ? (c < 7680
                    ? (c >= 7424 && c <= 7615)
                    : c <= 7957)
                  : (c <= 7965 || (c >= 7968 && c <= 8005)))))
              : (c <= 8013 || (c < 8031
                ? (c < 8027
                  ? (c < 8025
                    ? (c >= 8016 && c <= 8023)
                    : c <= 8025)
                  : (c <= 8027 || c == 8029))
                : (c <= 8061 || (c < 8126
                  ? (c < 8118
                    ? (c >= 8064 && c <= 8116)
                    : c <= 8124)
                  : (c <= 8126 || (c >= 8130 && c <= 8132)))))))))))
        : (c <= 8140 || (c < 12337
          ? (c < 8544
            ? (c < 8458
              ? (c < 8305
                ? (c < 8160
                  ? (c < 8150
                    ? (c >= 8144 && c <= 8147)
                    : c <= 8155)
                  : (c <= 8172 || (c < 8182
                    ? (c >= 8178 && c <= 8180)
                    : c <= 8188)))
                : (c <= 8305 || (c < 8450
                  ? (c < 8336
                    ? c == 8319
                    : c <= 8348)
                  : (c <= 8450 || c == 8455))))
              : (c <= 8467 || (c < 8488
                ? (c < 8484
                  ? (c < 8472
                    ? c == 8469
                    : c <= 8477)
                  : (c <= 8484 || c == 8486))
                : (c <= 8488 || (c < 8517
                  ? (c < 8508
                    ? (c >= 8490 && c <= 8505)
                    : c <= 8511)
                  : (c <= 8521 || c == 8526))))))
            : (c <= 8584 || (c < 11680
              ? (c < 11559
                ? (c < 11506
                  ? (c < 11499
                    ? (c >= 11264 && c <= 11492)
                    : c <= 11502)
                  : (c <= 11507 || (c >= 11520 && c <= 11557)))
                : (c <= 11559 || (c < 11631
                  ? (c < 11568
                    ? c == 11565
                    : c <= 11623)
                  : (c <= 11631 || (c >= 11648 && c <= 11670)))))
              : (c <= 11686 || (c < 11720
                ? (c < 11704
                  ? (c < 11696
                    ? (c >= 11688 && c <= 11694)
                    : c <= 11702)
                  : (c <= 11710 || (c >= 11712 && c <= 11718)))
                : (c <= 11726 || (c < 12293
                  ? (c < 11736
                    ? (c >= 11728 && c <= 11734)
                    : c <= 11742)
                  : (c <= 12295 || (c >= 12321 && c <= 12329)))))))))
          : (c <= 12341 || (c < 42891
            ? (c < 19968
              ? (c < 12549
                ? (c < 12445
                  ? (c < 12353
                    ? (c >= 12344 && c <= 12348)
                    : c <= 12438)
                  : (c <= 12447 || (c < 12540
                    ? (c >= 12449 && c <= 12538)
                    : c <= 12543)))
                : (c <= 12591 || (c < 12784
                  ? (c < 12704
                    ? (c >= 12593 && c <= 12686)
                    : c <= 12735)
                  : (c <= 12799 || (c >= 13312 && c <= 19903)))))
              : (c <= 42124 || (c < 42560
                ? (c < 42512
                  ? (c < 42240
                    ? (c >= 42192 && c <= 42237)
                    : c <= 42508)
                  : (c <= 42527 || (c >= 42538 && c <= 42539)))
                : (c <= 42606 || (c < 42775
                  ? (c < 42656
                    ? (c >= 42623 && c <= 42653)
                    : c <= 42735)
                  : (c <= 42783 || (c >= 42786 && c <= 42888)))))))
            : (c <= 42954 || (c < 43250
              ? (c < 43011
                ? (c < 42965
                  ? (c < 42963
                    ? (c >= 42960 && c <= 42961)
                    : c <= 42963)
                  : (c <= 42969 || (c >= 42994 && c <= 43009)))
                : (c <= 43013 || (c < 43072
                  ? (c < 43020
                    ? (c >= 43015 && c <= 43018)
                    : c <= 43042)
                  : (c <= 43123 || (c >= 43138 && c <= 43187)))))
              : (c <= 43255 || (c < 43360
                ? (c < 43274
                  ? (c < 43261
                    ? c == 43259
                    : c <= 43262)
                  : (c <= 43301 || (c >= 43312 && c <= 43334)))
                : (c <= 43388 || (c < 43488
                  ? (c < 43471
                    ? (c >= 43396 && c <= 43442)
                    : c <= 43471)
                  : (c <= 43492 || (c >= 43494 && c <= 43503)))))))))))))))
    : (c <= 43518 || (c < 70727
      ? (c < 66956
        ? (c < 64914
          ? (c < 43868
            ? (c < 43714
              ? (c < 43646
                ? (c < 43588
                  ? (c < 43584
                    ? (c >= 43520 && c <= 43560)
                    : c <= 43586)
                  : (c <= 43595 || (c < 43642
                    ? (c >= 43616 && c <= 43638)
                    : c <= 43642)))
                : (c <= 43695 || (c < 43705
                  ? (c < 43701
                    ? c == 43697
                    : c <= 43702)
                  : (c <= 43709 || c == 43712))))
              : (c <= 43714 || (c < 43785
                ? (c < 43762
                  ? (c < 43744
                    ? (c >= 43739 && c <= 43741)
                    : c <= 43754)
                  : (c <= 43764 || (c >= 43777 && c <= 43782)))
                : (c <= 43790 || (c < 43816
                  ? (c < 43808
                    ? (c >= 43793 && c <= 43798)
                    : c <= 43814)
                  : (c <= 43822 || (c >= 43824 && c <= 43866)))))))
            : (c <= 43881 || (c < 64287
              ? (c < 63744
                ? (c < 55216
                  ? (c < 44032
                    ? (c >= 43888 && c <= 44002)
                    : c <= 55203)
                  : (c <= 55238 || (c >= 55243 && c <= 55291)))
                : (c <= 64109 || (c < 64275
                  ? (c < 64256
                    ? (c >= 64112 && c <= 64217)
                    : c <= 64262)
                  : (c <= 64279 || c == 64285))))
              : (c <= 64296 || (c < 64323
                ? (c < 64318
                  ? (c < 64312
                    ? (c >= 64298 && c <= 64310)
                    : c <= 64316)
                  : (c <= 64318 || (c >= 64320 && c <= 64321)))
                : (c <= 64324 || (c < 64612
                  ? (c < 64467
                    ? (c >= 64326 && c <= 64433)
                    : c <= 64605)
                  : (c <= 64829 || (c >= 64848 && c <= 64911)))))))))
          : (c <= 64967 || (c < 65599
            ? (c < 65382
              ? (c < 65147
                ? (c < 65139
                  ? (c < 65137
                    ? (c >= 65008 && c <= 65017)
                    : c <= 65137)
                  : (c <= 65139 || (c < 65145
                    ? c == 65143
                    : c <= 65145)))
                : (c <= 65147 || (c < 65313
                  ? (c < 65151
                    ? c == 65149
                    : c <= 65276)
                  : (c <= 65338 || (c >= 65345 && c <= 65370)))))
              : (c <= 65437 || (c < 65498
                ? (c < 65482
                  ? (c < 65474
                    ? (c >= 65440 && c <= 65470)
                    : c <= 65479)
                  : (c <= 65487 || (c >= 65490 && c <= 65495)))
                : (c <= 65500 || (c < 65576
                  ? (c < 65549
                    ? (c >= 65536 && c <= 65547)
                    : c <= 65574)
                  : (c <= 65594 || (c >= 65596 && c <= 65597)))))))
            : (c <= 65613 || (c < 66464
              ? (c < 66208
                ? (c < 65856
                  ? (c < 65664
                    ? (c >= 65616 && c <= 65629)
                    : c <= 65786)
                  : (c <= 65908 || (c >= 66176 && c <= 66204)))
                : (c <= 66256 || (c < 66384
                  ? (c < 66349
                    ? (c >= 66304 && c <= 66335)
                    : c <= 66378)
                  : (c <= 66421 || (c >= 66432 && c <= 66461)))))
              : (c <= 66499 || (c < 66776
                ? (c < 66560
                  ? (c < 66513
                    ? (c >= 66504 && c <= 66511)
                    : c <= 66517)
                  : (c <= 66717 || (c >= 66736 && c <= 66771)))
                : (c <= 66811 || (c < 66928
                  ? (c < 66864
                    ? (c >= 66816 && c <= 66855)
                    : c <= 66915)
                  : (c <= 66938 || (c >= 66940 && c <= 66954)))))))))))
        : (c <= 66962 || (c < 68864
          ? (c < 67828
            ? (c < 67506
              ? (c < 67072
                ? (c < 66979
                  ? (c < 66967
                    ? (c >= 66964 && c <= 66965)
                    : c <= 66977)
                  : (c <= 66993 || (c < 67003
                    ? (c >= 66995 && c <= 67001)
                    : c <= 67004)))
                : (c <= 67382 || (c < 67456
                  ? (c < 67424
                    ? (c >= 67392 && c <= 67413)
                    : c <= 67431)
                  : (c <= 67461 || (c >= 67463 && c <= 67504)))))
              : (c <= 67514 || (c < 67644
                ? (c < 67594
                  ? (c < 67592
                    ? (c >= 67584 && c <= 67589)
                    : c <= 67592)
                  : (c <= 67637 || (c >= 67639 && c <= 67640)))
                : (c <= 67644 || (c < 67712
                  ? (c < 67680
                    ? (c >= 67647 && c <= 67669)
                    : c <= 67702)
                  : (c <= 67742 || (c >= 67808 && c <= 67826)))))))
            : (c <= 67829 || (c < 68224
              ? (c < 68096
                ? (c < 67968
                  ? (c < 67872
                    ? (c >= 67840 && c <= 67861)
                    : c <= 67897)
                  : (c <= 68023 || (c >= 68030 && c <= 68031)))
                : (c <= 68096 || (c < 68121
                  ? (c < 68117
                    ? (c >= 68112 && c <= 68115)
                    : c <= 68119)
                  : (c <= 68149 || (c >= 68192 && c <= 68220)))))
              : (c <= 68252 || (c < 68448
                ? (c < 68352
                  ? (c < 68297
                    ? (c >= 68288 && c <= 68295)
                    : c <= 68324)
                  : (c <= 68405 || (c >= 68416 && c <= 68437)))
                : (c <= 68466 || (c < 68736
                  ? (c < 68608
                    ? (c >= 68480 && c <= 68497)
                    : c <= 68680)
                  : (c <= 68786 || (c >= 68800 && c <= 68850)))))))))
          : (c <= 68899 || (c < 70106
            ? (c < 69749
              ? (c < 69488
                ? (c < 69376
                  ? (c < 69296
                    ? (c >= 69248 && c <= 69289)
                    : c <= 69297)
                  : (c <= 69404 || (c < 69424
                    ? c == 69415
                    : c <= 69445)))
                : (c <= 69505 || (c < 69635
                  ? (c < 69600
                    ? (c >= 69552 && c <= 69572)
                    : c <= 69622)
                  : (c <= 69687 || (c >= 69745 && c <= 69746)))))
              : (c <= 69749 || (c < 69959
                ? (c < 69891
                  ? (c < 69840
                    ? (c >= 69763 && c <= 69807)
                    : c <= 69864)
                  : (c <= 69926 || c == 69956))
                : (c <= 69959 || (c < 70019
                  ? (c < 70006
                    ? (c >= 69968 && c <= 70002)
                    : c <= 70006)
                  : (c <= 70066 || (c >= 70081 && c <= 70084)))))))
            : (c <= 70106 || (c < 70405
              ? (c < 70280
                ? (c < 70163
                  ? (c < 70144
                    ? c == 70108
                    : c <= 70161)
                  : (c <= 70187 || (c >= 70272 && c <= 70278)))
                : (c <= 70280 || (c < 70303
                  ? (c < 70287
                    ? (c >= 70282 && c <= 70285)
                    : c <= 70301)
                  : (c <= 70312 || (c >= 70320 && c <= 70366)))))
              : (c <= 70412 || (c < 70453
                ? (c < 70442
                  ? (c < 70419
                    ? (c >= 70415 && c <= 70416)
                    : c <= 70440)
                  : (c <= 70448 || (c >= 70450 && c <= 70451)))
                : (c <= 70457 || (c < 70493
                  ? (c < 70480
                    ? c == 70461
                    : c <= 70480)
                  : (c <= 70497 || (c >= 70656 && c <= 70708)))))))))))))
      : (c <= 70730 || (c < 119894
        ? (c < 73056
          ? (c < 72001
            ? (c < 71424
              ? (c < 71128
                ? (c < 70852
                  ? (c < 70784
                    ? (c >= 70751 && c <= 70753)
                    : c <= 70831)
                  : (c <= 70853 || (c < 71040
                    ? c == 70855
                    : c <= 71086)))
                : (c <= 71131 || (c < 71296
                  ? (c < 71236
                    ? (c >= 71168 && c <= 71215)
                    : c <= 71236)
                  : (c <= 71338 || c == 71352))))
              : (c <= 71450 || (c < 71945
                ? (c < 71840
                  ? (c < 71680
                    ? (c >= 71488 && c <= 71494)
                    : c <= 71723)
                  : (c <= 71903 || (c >= 71935 && c <= 71942)))
                : (c <= 71945 || (c < 71960
                  ? (c < 71957
                    ? (c >= 71948 && c <= 71955)
                    : c <= 71958)
                  : (c <= 71983 || c == 71999))))))
            : (c <= 72001 || (c < 72349
              ? (c < 72192
                ? (c < 72161
                  ? (c < 72106
                    ? (c >= 72096 && c <= 72103)
                    : c <= 72144)
                  : (c <= 72161 || c == 72163))
                : (c <= 72192 || (c < 72272
                  ? (c < 72250
                    ? (c >= 72203 && c <= 72242)
                    : c <= 72250)
                  : (c <= 72272 || (c >= 72284 && c <= 72329)))))
              : (c <= 72349 || (c < 72818
                ? (c < 72714
                  ? (c < 72704
                    ? (c >= 72368 && c <= 72440)
                    : c <= 72712)
                  : (c <= 72750 || c == 72768))
                : (c <= 72847 || (c < 72971
                  ? (c < 72968
                    ? (c >= 72960 && c <= 72966)
                    : c <= 72969)
                  : (c <= 73008 || c == 73030))))))))
          : (c <= 73061 || (c < 93952
            ? (c < 82944
              ? (c < 73728
                ? (c < 73112
                  ? (c < 73066
                    ? (c >= 73063 && c <= 73064)
                    : c <= 73097)
                  : (c <= 73112 || (c < 73648
                    ? (c >= 73440 && c <= 73458)
                    : c <= 73648)))
                : (c <= 74649 || (c < 77712
                  ? (c < 74880
                    ? (c >= 74752 && c <= 74862)
                    : c <= 75075)
                  : (c <= 77808 || (c >= 77824 && c <= 78894)))))
              : (c <= 83526 || (c < 92928
                ? (c < 92784
                  ? (c < 92736
                    ? (c >= 92160 && c <= 92728)
                    : c <= 92766)
                  : (c <= 92862 || (c >= 92880 && c <= 92909)))
                : (c <= 92975 || (c < 93053
                  ? (c < 93027
                    ? (c >= 92992 && c <= 92995)
                    : c <= 93047)
                  : (c <= 93071 || (c >= 93760 && c <= 93823)))))))
            : (c <= 94026 || (c < 110589
              ? (c < 94208
                ? (c < 94176
                  ? (c < 94099
                    ? c == 94032
                    : c <= 94111)
                  : (c <= 94177 || c == 94179))
                : (c <= 100343 || (c < 110576
                  ? (c < 101632
                    ? (c >= 100352 && c <= 101589)
                    : c <= 101640)
                  : (c <= 110579 || (c >= 110581 && c <= 110587)))))
              : (c <= 110590 || (c < 113664
                ? (c < 110948
                  ? (c < 110928
                    ? (c >= 110592 && c <= 110882)
                    : c <= 110930)
                  : (c <= 110951 || (c >= 110960 && c <= 111355)))
                : (c <= 113770 || (c < 113808
                  ? (c < 113792
                    ? (c >= 113776 && c <= 113788)
                    : c <= 113800)
                  : (c <= 113817 || (c >= 119808 && c <= 119892)))))))))))
        : (c <= 119964 || (c < 125259
          ? (c < 120572
            ? (c < 120086
              ? (c < 119995
                ? (c < 119973
                  ? (c < 119970
                    ? (c >= 119966 && c <= 119967)
                    : c <= 119970)
                  : (c <= 119974 || (c < 119982
                    ? (c >= 119977 && c <= 119980)
                    : c <= 119993)))
                : (c <= 119995 || (c < 120071
                  ? (c < 120005
                    ? (c >= 119997 && c <= 120003)
                    : c <= 120069)
                  : (c <= 120074 || (c >= 120077 && c <= 120084)))))
              : (c <= 120092 || (c < 120138
                ? (c < 120128
                  ? (c < 120123
                    ? (c >= 120094 && c <= 120121)
                    : c <= 120126)
                  : (c <= 120132 || c == 120134))
                : (c <= 120144 || (c < 120514
                  ? (c < 120488
                    ? (c >= 120146 && c <= 120485)
                    : c <= 120512)
                  : (c <= 120538 || (c >= 120540 && c <= 120570)))))))
            : (c <= 120596 || (c < 123191
              ? (c < 120714
                ? (c < 120656
                  ? (c < 120630
                    ? (c >= 120598 && c <= 120628)
                    : c <= 120654)
                  : (c <= 120686 || (c >= 120688 && c <= 120712)))
                : (c <= 120744 || (c < 122624
                  ? (c < 120772
                    ? (c >= 120746 && c <= 120770)
                    : c <= 120779)
                  : (c <= 122654 || (c >= 123136 && c <= 123180)))))
              : (c <= 123197 || (c < 124904
                ? (c < 123584
                  ? (c < 123536
                    ? c == 123214
                    : c <= 123565)
                  : (c <= 123627 || (c >= 124896 && c <= 124902)))
                : (c <= 124907 || (c < 124928
                  ? (c < 124912
                    ? (c >= 124909 && c <= 124910)
                    : c <= 124926)
                  : (c <= 125124 || (c >= 125184 && c <= 125251)))))))))
          : (c <= 125259 || (c < 126559
            ? (c < 126535
              ? (c < 126505
                ? (c < 126497
                  ? (c < 126469
                    ? (c >= 126464 && c <= 126467)
                    : c <= 126495)
                  : (c <= 126498 || (c < 126503
                    ? c == 126500
                    : c <= 126503)))
                : (c <= 126514 || (c < 126523
                  ? (c < 126521
                    ? (c >= 126516 && c <= 126519)
                    : c <= 126521)
                  : (c <= 126523 || c == 126530))))
              : (c <= 126535 || (c < 126548
                ? (c < 126541
                  ? (c < 126539
                    ? c == 126537
                    : c <= 126539)
                  : (c <= 126543 || (c >= 126545 && c <= 126546)))
                : (c <= 126548 || (c < 126555
                  ? (c < 126553
                    ? c == 126551
                    : c <= 126553)
                  : (c <= 126555 || c == 126557))))))
            : (c <= 126559 || (c < 126625
              ? (c < 126580
                ? (c < 126567
                  ? (c < 126564
                    ? (c >= 126561 && c <= 126562)
                    : c <= 126564)
                  : (c <= 126570 || (c >= 126572 && c <= 126578)))
                : (c <= 126583 || (c < 126592
                  ? (c < 126590
                    ? (c >= 126585 && c <= 126588)
                    : c <= 126590)
                  : (c <= 126601 || (c >= 126603 && c <= 126619)))))
              : (c <= 126627 || (c < 177984
                ? (c < 131072
                  ? (c < 126635
                    ? (c >= 126629 && c <= 126633)
                    : c <= 126651)
                  : (c <= 173791 || (c >= 173824 && c <= 177976)))
                : (c <= 178205 || (c < 194560
                  ? (c < 183984
                    ? (c >= 178208 && c <= 183969)
                    : c <= 191456)
                  : (c <= 195101 || (c >= 196608 && c <= 201546)))))))))))))))));
}

static inline bool sym_identifier_character_set_3(int32_t c) {
  return (c < 43616
    ? (c < 3782
      ? (c < 2748
        ? (c < 2045
          ? (c < 1015
            ? (c < 710
              ? (c < 181
                ? (c < '_'
                  ? (c < 'A'
                    ? (c >= '0' && c <= '9')
                    : c <= 'Z')
                  : (c <= '_' || (c < 170
                    ? (c >= 'a' && c <= 'z')
                    : c <= 170)))
                : (c <= 181 || (c < 192
                  ? (c < 186
                    ? c == 183
                    : c <= 186)
                  : (c <= 214 || (c < 248
                    ? (c >= 216 && c <= 246)
                    : c <= 705)))))
              : (c <= 721 || (c < 891
                ? (c < 750
                  ? (c < 748
                    ? (c >= 736 && c <= 740)
                    : c <= 748)
                  : (c <= 750 || (c < 886
                    ? (c >= 768 && c <= 884)
                    : c <= 887)))
                : (c <= 893 || (c < 908
                  ? (c < 902
                    ? c == 895
                    : c <= 906)
                  : (c <= 908 || (c < 931
                    ? (c >= 910 && c <= 929)
                    : c <= 1013)))))))
            : (c <= 1153 || (c < 1519
              ? (c < 1425
                ? (c < 1329
                  ? (c < 1162
                    ? (c >= 1155 && c <= 1159)
                    : c <= 1327)
                  : (c <= 1366 || (c < 1376
                    ? c == 1369
                    : c <= 1416)))
                : (c <= 1469 || (c < 1476
                  ? (c < 1473
                    ? c == 1471
                    : c <= 1474)
                  : (c <= 1477 || (c < 1488
                    ? c == 1479
                    : c <= 1514)))))
              : (c <= 1522 || (c < 1770
                ? (c < 1646
                  ? (c < 1568
                    ? (c >= 1552 && c <= 1562)
                    : c <= 1641)
                  : (c <= 1747 || (c < 1759
                    ? (c >= 1749 && c <= 1756)
                    : c <= 1768)))
                : (c <= 1788 || (c < 1869
                  ? (c < 1808
                    ? c == 1791
                    : c <= 1866)
                  : (c <= 1969 || (c < 2042
                    ? (c >= 1984 && c <= 2037)
                    : c <= 2042)))))))))
          : (c <= 2045 || (c < 2558
            ? (c < 2451
              ? (c < 2200
                ? (c < 2144
                  ? (c < 2112
                    ? (c >= 2048 && c <= 2093)
                    : c <= 2139)
                  : (c <= 2154 || (c < 2185
                    ? (c >= 2160 && c <= 2183)
                    : c <= 2190)))
                : (c <= 2273 || (c < 2417
                  ? (c < 2406
                    ? (c >= 2275 && c <= 2403)
                    : c <= 2415)
                  : (c <= 2435 || (c < 2447
                    ? (c >= 2437 && c <= 2444)
                    : c <= 2448)))))
              : (c <= 2472 || (c < 2507
                ? (c < 2486
                  ? (c < 2482
                    ? (c >= 2474 && c <= 2480)
                    : c <= 2482)
                  : (c <= 2489 || (c < 2503
                    ? (c >= 2492 && c <= 2500)
                    : c <= 2504)))
                : (c <= 2510 || (c < 2527
                  ? (c < 2524
                    ? c == 2519
                    : c <= 2525)
                  : (c <= 2531 || (c < 2556
                    ? (c >= 2534 && c <= 2545)
                    : c <= 2556)))))))
            : (c <= 2558 || (c < 2635
              ? (c < 2610
                ? (c < 2575
                  ? (c < 2565
                    ? (c >= 2561 && c <= 2563)
                    : c <= 2570)
                  : (c <= 2576 || (c < 2602
                    ? (c >= 2579 && c <= 2600)
                    : c <= 2608)))
                : (c <= 2611 || (c < 2620
                  ? (c < 2616
                    ? (c >= 2613 && c <= 2614)
                    : c <= 2617)
                  : (c <= 2620 || (c < 2631
                    ? (c >= 2622 && c <= 2626)
                    : c <= 2632)))))
              : (c <= 2637 || (c < 2693
                ? (c < 2654
                  ? (c < 2649
                    ? c == 2641
                    : c <= 2652)
                  : (c <= 2654 || (c < 2689
                    ? (c >= 2662 && c <= 2677)
                    : c <= 2691)))
                : (c <= 2701 || (c < 2730
                  ? (c < 2707
                    ? (c >= 2703 && c <= 2705)
                    : c <= 2728)
                  : (c <= 2736 || (c < 2741
                    ? (c >= 2738 && c <= 2739)
                    : c <= 2745)))))))))))
        : (c <= 2757 || (c < 3168
          ? (c < 2958
            ? (c < 2866
              ? (c < 2809
                ? (c < 2768
                  ? (c < 2763
                    ? (c >= 2759 && c <= 2761)
                    : c <= 2765)
                  : (c <= 2768 || (c < 2790
                    ? (c >= 2784 && c <= 2787)
                    : c <= 2799)))
                : (c <= 2815 || (c < 2831
                  ? (c < 2821
                    ? (c >= 2817 && c <= 2819)
                    : c <= 2828)
                  : (c <= 2832 || (c < 2858
                    ? (c >= 2835 && c <= 2856)
                    : c <= 2864)))))
              : (c <= 2867 || (c < 2908
                ? (c < 2887
                  ? (c < 2876
                    ? (c >= 2869 && c <= 2873)
                    : c <= 2884)
                  : (c <= 2888 || (c < 2901
                    ? (c >= 2891 && c <= 2893)
                    : c <= 2903)))
                : (c <= 2909 || (c < 2929
                  ? (c < 2918
                    ? (c >= 2911 && c <= 2915)
                    : c <= 2927)
                  : (c <= 2929 || (c < 2949
                    ? (c >= 2946 && c <= 2947)
                    : c <= 2954)))))))
            : (c <= 2960 || (c < 3031
              ? (c < 2984
                ? (c < 2972
                  ? (c < 2969
                    ? (c >= 2962 && c <= 2965)
                    : c <= 2970)
                  : (c <= 2972 || (c < 2979
                    ? (c >= 2974 && c <= 2975)
                    : c <= 2980)))
                : (c <= 2986 || (c < 3014
                  ? (c < 3006
                    ? (c >= 2990 && c <= 3001)
                    : c <= 3010)
                  : (c <= 3016 || (c < 3024
                    ? (c >= 3018 && c <= 3021)
                    : c <= 3024)))))
              : (c <= 3031 || (c < 3132
                ? (c < 3086
                  ? (c < 3072
                    ? (c >= 3046 && c <= 3055)
                    : c <= 3084)
                  : (c <= 3088 || (c < 3114
                    ? (c >= 3090 && c <= 3112)
                    : c <= 3129)))
                : (c <= 3140 || (c < 3157
                  ? (c < 3146
                    ? (c >= 3142 && c <= 3144)
                    : c <= 3149)
                  : (c <= 3158 || (c < 3165
                    ? (c >= 3160 && c <= 3162)
                    : c <= 3165)))))))))
          : (c <= 3171 || (c < 3450
            ? (c < 3293
              ? (c < 3242
                ? (c < 3205
                  ? (c < 3200
                    ? (c >= 3174 && c <= 3183)
                    : c <= 3203)
                  : (c <= 3212 || (c < 3218
                    ? (c >= 3214 && c <= 3216)
                    : c <= 3240)))
                : (c <= 3251 || (c < 3270
                  ? (c < 3260
                    ? (c >= 3253 && c <= 3257)
                    : c <= 3268)
                  : (c <= 3272 || (c < 3285
                    ? (c >= 3274 && c <= 3277)
                    : c <= 3286)))))
              : (c <= 3294 || (c < 3346
                ? (c < 3313
                  ? (c < 3302
                    ? (c >= 3296 && c <= 3299)
                    : c <= 3311)
                  : (c <= 3314 || (c < 3342
                    ? (c >= 3328 && c <= 3340)
                    : c <= 3344)))
                : (c <= 3396 || (c < 3412
                  ? (c < 3402
                    ? (c >= 3398 && c <= 3400)
                    : c <= 3406)
                  : (c <= 3415 || (c < 3430
                    ? (c >= 3423 && c <= 3427)
                    : c <= 3439)))))))
            : (c <= 3455 || (c < 3570
              ? (c < 3520
                ? (c < 3482
                  ? (c < 3461
                    ? (c >= 3457 && c <= 3459)
                    : c <= 3478)
                  : (c <= 3505 || (c < 3517
                    ? (c >= 3507 && c <= 3515)
                    : c <= 3517)))
                : (c <= 3526 || (c < 3542
                  ? (c < 3535
                    ? c == 3530
                    : c <= 3540)
                  : (c <= 3542 || (c < 3558
                    ? (c >= 3544 && c <= 3551)
                    : c <= 3567)))))
              : (c <= 3571 || (c < 3718
                ? (c < 3664
                  ? (c < 3648
                    ? (c >= 3585 && c <= 3642)
                    : c <= 3662)
                  : (c <= 3673 || (c < 3716
                    ? (c >= 3713 && c <= 3714)
                    : c <= 3716)))
                : (c <= 3722 || (c < 3751
                  ? (c < 3749
                    ? (c >= 3724 && c <= 3747)
                    : c <= 3749)
                  : (c <= 3773 || (c >= 3776 && c <= 3780)))))))))))))
      : (c <= 3782 || (c < 8025
        ? (c < 5888
          ? (c < 4688
            ? (c < 3953
              ? (c < 3872
                ? (c < 3804
                  ? (c < 3792
                    ? (c >= 3784 && c <= 3789)
                    : c <= 3801)
                  : (c <= 3807 || (c < 3864
                    ? c == 3840
                    : c <= 3865)))
                : (c <= 3881 || (c < 3897
                  ? (c < 3895
                    ? c == 3893
                    : c <= 3895)
                  : (c <= 3897 || (c < 3913
                    ? (c >= 3902 && c <= 3911)
                    : c <= 3948)))))
              : (c <= 3972 || (c < 4256
                ? (c < 4038
                  ? (c < 3993
                    ? (c >= 3974 && c <= 3991)
                    : c <= 4028)
                  : (c <= 4038 || (c < 4176
                    ? (c >= 4096 && c <= 4169)
                    : c <= 4253)))
                : (c <= 4293 || (c < 4304
                  ? (c < 4301
                    ? c == 4295
                    : c <= 4301)
                  : (c <= 4346 || (c < 4682
                    ? (c >= 4348 && c <= 4680)
                    : c <= 4685)))))))
            : (c <= 4694 || (c < 4882
              ? (c < 4786
                ? (c < 4704
                  ? (c < 4698
                    ? c == 4696
                    : c <= 4701)
                  : (c <= 4744 || (c < 4752
                    ? (c >= 4746 && c <= 4749)
                    : c <= 4784)))
                : (c <= 4789 || (c < 4802
                  ? (c < 4800
                    ? (c >= 4792 && c <= 4798)
                    : c <= 4800)
                  : (c <= 4805 || (c < 4824
                    ? (c >= 4808 && c <= 4822)
                    : c <= 4880)))))
              : (c <= 4885 || (c < 5112
                ? (c < 4969
                  ? (c < 4957
                    ? (c >= 4888 && c <= 4954)
                    : c <= 4959)
                  : (c <= 4977 || (c < 5024
                    ? (c >= 4992 && c <= 5007)
                    : c <= 5109)))
                : (c <= 5117 || (c < 5761
                  ? (c < 5743
                    ? (c >= 5121 && c <= 5740)
                    : c <= 5759)
                  : (c <= 5786 || (c < 5870
                    ? (c >= 5792 && c <= 5866)
                    : c <= 5880)))))))))
          : (c <= 5909 || (c < 6688
            ? (c < 6176
              ? (c < 6016
                ? (c < 5984
                  ? (c < 5952
                    ? (c >= 5919 && c <= 5940)
                    : c <= 5971)
                  : (c <= 5996 || (c < 6002
                    ? (c >= 5998 && c <= 6000)
                    : c <= 6003)))
                : (c <= 6099 || (c < 6112
                  ? (c < 6108
                    ? c == 6103
                    : c <= 6109)
                  : (c <= 6121 || (c < 6159
                    ? (c >= 6155 && c <= 6157)
                    : c <= 6169)))))
              : (c <= 6264 || (c < 6470
                ? (c < 6400
                  ? (c < 6320
                    ? (c >= 6272 && c <= 6314)
                    : c <= 6389)
                  : (c <= 6430 || (c < 6448
                    ? (c >= 6432 && c <= 6443)
                    : c <= 6459)))
                : (c <= 6509 || (c < 6576
                  ? (c < 6528
                    ? (c >= 6512 && c <= 6516)
                    : c <= 6571)
                  : (c <= 6601 || (c < 6656
                    ? (c >= 6608 && c <= 6618)
                    : c <= 6683)))))))
            : (c <= 6750 || (c < 7232
              ? (c < 6847
                ? (c < 6800
                  ? (c < 6783
                    ? (c >= 6752 && c <= 6780)
                    : c <= 6793)
                  : (c <= 6809 || (c < 6832
                    ? c == 6823
                    : c <= 6845)))
                : (c <= 6862 || (c < 7019
                  ? (c < 6992
                    ? (c >= 6912 && c <= 6988)
                    : c <= 7001)
                  : (c <= 7027 || (c < 7168
                    ? (c >= 7040 && c <= 7155)
                    : c <= 7223)))))
              : (c <= 7241 || (c < 7380
                ? (c < 7312
                  ? (c < 7296
                    ? (c >= 7245 && c <= 7293)
                    : c <= 7304)
                  : (c <= 7354 || (c < 7376
                    ? (c >= 7357 && c <= 7359)
                    : c <= 7378)))
                : (c <= 7418 || (c < 7968
                  ? (c < 7960
                    ? (c >= 7424 && c <= 7957)
                    : c <= 7965)
                  : (c <= 8005 || (c < 8016
                    ? (c >= 8008 && c <= 8013)
                    : c <= 8023)))))))))))
        : (c <= 8025 || (c < 11720
          ? (c < 8458
            ? (c < 8178
              ? (c < 8126
                ? (c < 8031
                  ? (c < 8029
                    ? c == 8027
                    : c <= 8029)
                  : (c <= 8061 || (c < 8118
                    ? (c >= 8064 && c <= 8116)
                    : c <= 8124)))
                : (c <= 8126 || (c < 8144
                  ? (c < 8134
                    ? (c >= 8130 && c <= 8132)
                    : c <= 8140)
                  : (c <= 8147 || (c < 8160
                    ? (c >= 8150 && c <= 8155)
                    : c <= 8172)))))
              : (c <= 8180 || (c < 8336
                ? (c < 8276
                  ? (c < 8255
                    ? (c >= 8182 && c <= 8188)
                    : c <= 8256)
                  : (c <= 8276 || (c < 8319
                    ? c == 8305
                    : c <= 8319)))
                : (c <= 8348 || (c < 8421
                  ? (c < 8417
                    ? (c >= 8400 && c <= 8412)
                    : c <= 8417)
                  : (c <= 8432 || (c < 8455
                    ? c == 8450
                    : c <= 8455)))))))
            : (c <= 8467 || (c < 11499
              ? (c < 8490
                ? (c < 8484
                  ? (c < 8472
                    ? c == 8469
                    : c <= 8477)
                  : (c <= 8484 || (c < 8488
                    ? c == 8486
                    : c <= 8488)))
                : (c <= 8505 || (c < 8526
                  ? (c < 8517
                    ? (c >= 8508 && c <= 8511)
                    : c <= 8521)
                  : (c <= 8526 || (c < 11264
                    ? (c >= 8544 && c <= 8584)
                    : c <= 11492)))))
              : (c <= 11507 || (c < 11647
                ? (c < 11565
                  ? (c < 11559
                    ? (c >= 11520 && c <= 11557)
                    : c <= 11559)
                  : (c <= 11565 || (c < 11631
                    ? (c >= 11568 && c <= 11623)
                    : c <= 11631)))
                : (c <= 11670 || (c < 11696
                  ? (c < 11688
                    ? (c >= 11680 && c <= 11686)
                    : c <= 11694)
                  : (c <= 11702 || (c < 11712
                    ? (c >= 11704 && c <= 11710)
                    : c <= 11718)))))))))
          : (c <= 11726 || (c < 42623
            ? (c < 12540
              ? (c < 12337
                ? (c < 11744
                  ? (c < 11736
                    ? (c >= 11728 && c <= 11734)
                    : c <= 11742)
                  : (c <= 11775 || (c < 12321
                    ? (c >= 12293 && c <= 12295)
                    : c <= 12335)))
                : (c <= 12341 || (c < 12441
                  ? (c < 12353
                    ? (c >= 12344 && c <= 12348)
                    : c <= 12438)
                  : (c <= 12442 || (c < 12449
                    ? (c >= 12445 && c <= 12447)
                    : c <= 12538)))))
              : (c <= 12543 || (c < 19968
                ? (c < 12704
                  ? (c < 12593
                    ? (c >= 12549 && c <= 12591)
                    : c <= 12686)
                  : (c <= 12735 || (c < 13312
                    ? (c >= 12784 && c <= 12799)
                    : c <= 19903)))
                : (c <= 42124 || (c < 42512
                  ? (c < 42240
                    ? (c >= 42192 && c <= 42237)
                    : c <= 42508)
                  : (c <= 42539 || (c < 42612
                    ? (c >= 42560 && c <= 42607)
                    : c <= 42621)))))))
            : (c <= 42737 || (c < 43232
              ? (c < 42965
                ? (c < 42891
                  ? (c < 42786
                    ? (c >= 42775 && c <= 42783)
                    : c <= 42888)
                  : (c <= 42954 || (c < 42963
                    ? (c >= 42960 && c <= 42961)
                    : c <= 42963)))
                : (c <= 42969 || (c < 43072
                  ? (c < 43052
                    ? (c >= 42994 && c <= 43047)
                    : c <= 43052)
                  : (c <= 43123 || (c < 43216
                    ? (c >= 43136 && c <= 43205)
                    : c <= 43225)))))
              : (c <= 43255 || (c < 43471
                ? (c < 43312
                  ? (c < 43261
                    ? c == 43259
                    : c <= 43309)
                  : (c <= 43347 || (c < 43392
                    ? (c >= 43360 && c <= 43388)
                    : c <= 43456)))
                : (c <= 43481 || (c < 43584
                  ? (c < 43520
                    ? (c >= 43488 && c <= 43518)
                    : c <= 43574)
                  : (c <= 43597 || (c >= 43600 && c <= 43609)))))))))))))))
    : (c <= 43638 || (c < 71453
      ? (c < 67639
        ? (c < 65345
          ? (c < 64312
            ? (c < 43888
              ? (c < 43785
                ? (c < 43744
                  ? (c < 43739
                    ? (c >= 43642 && c <= 43714)
                    : c <= 43741)
                  : (c <= 43759 || (c < 43777
                    ? (c >= 43762 && c <= 43766)
                    : c <= 43782)))
                : (c <= 43790 || (c < 43816
                  ? (c < 43808
                    ? (c >= 43793 && c <= 43798)
                    : c <= 43814)
                  : (c <= 43822 || (c < 43868
                    ? (c >= 43824 && c <= 43866)
                    : c <= 43881)))))
              : (c <= 44010 || (c < 63744
                ? (c < 44032
                  ? (c < 44016
                    ? (c >= 44012 && c <= 44013)
                    : c <= 44025)
                  : (c <= 55203 || (c < 55243
                    ? (c >= 55216 && c <= 55238)
                    : c <= 55291)))
                : (c <= 64109 || (c < 64275
                  ? (c < 64256
                    ? (c >= 64112 && c <= 64217)
                    : c <= 64262)
                  : (c <= 64279 || (c < 64298
                    ? (c >= 64285 && c <= 64296)
                    : c <= 64310)))))))
            : (c <= 64316 || (c < 65075
              ? (c < 64612
                ? (c < 64323
                  ? (c < 64320
                    ? c == 64318
                    : c <= 64321)
                  : (c <= 64324 || (c < 64467
                    ? (c >= 64326 && c <= 64433)
                    : c <= 64605)))
                : (c <= 64829 || (c < 65008
                  ? (c < 64914
                    ? (c >= 64848 && c <= 64911)
                    : c <= 64967)
                  : (c <= 65017 || (c < 65056
                    ? (c >= 65024 && c <= 65039)
                    : c <= 65071)))))
              : (c <= 65076 || (c < 65147
                ? (c < 65139
                  ? (c < 65137
                    ? (c >= 65101 && c <= 65103)
                    : c <= 65137)
                  : (c <= 65139 || (c < 65145
                    ? c == 65143
                    : c <= 65145)))
                : (c <= 65147 || (c < 65296
                  ? (c < 65151
                    ? c == 65149
                    : c <= 65276)
                  : (c <= 65305 || (c < 65343
                    ? (c >= 65313 && c <= 65338)
                    : c <= 65343)))))))))
          : (c <= 65370 || (c < 66513
            ? (c < 65664
              ? (c < 65536
                ? (c < 65482
                  ? (c < 65474
                    ? (c >= 65382 && c <= 65470)
                    : c <= 65479)
                  : (c <= 65487 || (c < 65498
                    ? (c >= 65490 && c <= 65495)
                    : c <= 65500)))
                : (c <= 65547 || (c < 65596
                  ? (c < 65576
                    ? (c >= 65549 && c <= 65574)
                    : c <= 65594)
                  : (c <= 65597 || (c < 65616
                    ? (c >= 65599 && c <= 65613)
                    : c <= 65629)))))
              : (c <= 65786 || (c < 66304
                ? (c < 66176
                  ? (c < 66045
                    ? (c >= 65856 && c <= 65908)
                    : c <= 66045)
                  : (c <= 66204 || (c < 66272
                    ? (c >= 66208 && c <= 66256)
                    : c <= 66272)))
                : (c <= 66335 || (c < 66432
                  ? (c < 66384
                    ? (c >= 66349 && c <= 66378)
                    : c <= 66426)
                  : (c <= 66461 || (c < 66504
                    ? (c >= 66464 && c <= 66499)
                    : c <= 66511)))))))
            : (c <= 66517 || (c < 66979
              ? (c < 66864
                ? (c < 66736
                  ? (c < 66720
                    ? (c >= 66560 && c <= 66717)
                    : c <= 66729)
                  : (c <= 66771 || (c < 66816
                    ? (c >= 66776 && c <= 66811)
                    : c <= 66855)))
                : (c <= 66915 || (c < 66956
                  ? (c < 66940
                    ? (c >= 66928 && c <= 66938)
                    : c <= 66954)
                  : (c <= 66962 || (c < 66967
                    ? (c >= 66964 && c <= 66965)
                    : c <= 66977)))))
              : (c <= 66993 || (c < 67456
                ? (c < 67072
                  ? (c < 67003
                    ? (c >= 66995 && c <= 67001)
                    : c <= 67004)
                  : (c <= 67382 || (c < 67424
                    ? (c >= 67392 && c <= 67413)
                    : c <= 67431)))
                : (c <= 67461 || (c < 67584
                  ? (c < 67506
                    ? (c >= 67463 && c <= 67504)
                    : c <= 67514)
                  : (c <= 67589 || (c < 67594
                    ? c == 67592
                    : c <= 67637)))))))))))
        : (c <= 67640 || (c < 69956
          ? (c < 68448
            ? (c < 68101
              ? (c < 67828
                ? (c < 67680
                  ? (c < 67647
                    ? c == 67644
                    : c <= 67669)
                  : (c <= 67702 || (c < 67808
                    ? (c >= 67712 && c <= 67742)
                    : c <= 67826)))
                : (c <= 67829 || (c < 67968
                  ? (c < 67872
                    ? (c >= 67840 && c <= 67861)
                    : c <= 67897)
                  : (c <= 68023 || (c < 68096
                    ? (c >= 68030 && c <= 68031)
                    : c <= 68099)))))
              : (c <= 68102 || (c < 68192
                ? (c < 68121
                  ? (c < 68117
                    ? (c >= 68108 && c <= 68115)
                    : c <= 68119)
                  : (c <= 68149 || (c < 68159
                    ? (c >= 68152 && c <= 68154)
                    : c <= 68159)))
                : (c <= 68220 || (c < 68297
                  ? (c < 68288
                    ? (c >= 68224 && c <= 68252)
                    : c <= 68295)
                  : (c <= 68326 || (c < 68416
                    ? (c >= 68352 && c <= 68405)
                    : c <= 68437)))))))
            : (c <= 68466 || (c < 69424
              ? (c < 68912
                ? (c < 68736
                  ? (c < 68608
                    ? (c >= 68480 && c <= 68497)
                    : c <= 68680)
                  : (c <= 68786 || (c < 68864
                    ? (c >= 68800 && c <= 68850)
                    : c <= 68903)))
                : (c <= 68921 || (c < 69296
                  ? (c < 69291
                    ? (c >= 69248 && c <= 69289)
                    : c <= 69292)
                  : (c <= 69297 || (c < 69415
                    ? (c >= 69376 && c <= 69404)
                    : c <= 69415)))))
              : (c <= 69456 || (c < 69759
                ? (c < 69600
                  ? (c < 69552
                    ? (c >= 69488 && c <= 69509)
                    : c <= 69572)
                  : (c <= 69622 || (c < 69734
                    ? (c >= 69632 && c <= 69702)
                    : c <= 69749)))
                : (c <= 69818 || (c < 69872
                  ? (c < 69840
                    ? c == 69826
                    : c <= 69864)
                  : (c <= 69881 || (c < 69942
                    ? (c >= 69888 && c <= 69940)
                    : c <= 69951)))))))))
          : (c <= 69959 || (c < 70459
            ? (c < 70282
              ? (c < 70108
                ? (c < 70016
                  ? (c < 70006
                    ? (c >= 69968 && c <= 70003)
                    : c <= 70006)
                  : (c <= 70084 || (c < 70094
                    ? (c >= 70089 && c <= 70092)
                    : c <= 70106)))
                : (c <= 70108 || (c < 70206
                  ? (c < 70163
                    ? (c >= 70144 && c <= 70161)
                    : c <= 70199)
                  : (c <= 70206 || (c < 70280
                    ? (c >= 70272 && c <= 70278)
                    : c <= 70280)))))
              : (c <= 70285 || (c < 70405
                ? (c < 70320
                  ? (c < 70303
                    ? (c >= 70287 && c <= 70301)
                    : c <= 70312)
                  : (c <= 70378 || (c < 70400
                    ? (c >= 70384 && c <= 70393)
                    : c <= 70403)))
                : (c <= 70412 || (c < 70442
                  ? (c < 70419
                    ? (c >= 70415 && c <= 70416)
                    : c <= 70440)
                  : (c <= 70448 || (c < 70453
                    ? (c >= 70450 && c <= 70451)
                    : c <= 70457)))))))
            : (c <= 70468 || (c < 70855
              ? (c < 70502
                ? (c < 70480
                  ? (c < 70475
                    ? (c >= 70471 && c <= 70472)
                    : c <= 70477)
                  : (c <= 70480 || (c < 70493
                    ? c == 70487
                    : c <= 70499)))
                : (c <= 70508 || (c < 70736
                  ? (c < 70656
                    ? (c >= 70512 && c <= 70516)
                    : c <= 70730)
                  : (c <= 70745 || (c < 70784
                    ? (c >= 70750 && c <= 70753)
                    : c <= 70853)))))
              : (c <= 70855 || (c < 71236
                ? (c < 71096
                  ? (c < 71040
                    ? (c >= 70864 && c <= 70873)
                    : c <= 71093)
                  : (c <= 71104 || (c < 71168
                    ? (c >= 71128 && c <= 71133)
                    : c <= 71232)))
                : (c <= 71236 || (c < 71360
                  ? (c < 71296
                    ? (c >= 71248 && c <= 71257)
                    : c <= 71352)
                  : (c <= 71369 || (c >= 71424 && c <= 71450)))))))))))))
      : (c <= 71467 || (c < 119973
        ? (c < 77824
          ? (c < 72760
            ? (c < 72016
              ? (c < 71945
                ? (c < 71680
                  ? (c < 71488
                    ? (c >= 71472 && c <= 71481)
                    : c <= 71494)
                  : (c <= 71738 || (c < 71935
                    ? (c >= 71840 && c <= 71913)
                    : c <= 71942)))
                : (c <= 71945 || (c < 71960
                  ? (c < 71957
                    ? (c >= 71948 && c <= 71955)
                    : c <= 71958)
                  : (c <= 71989 || (c < 71995
                    ? (c >= 71991 && c <= 71992)
                    : c <= 72003)))))
              : (c <= 72025 || (c < 72263
                ? (c < 72154
                  ? (c < 72106
                    ? (c >= 72096 && c <= 72103)
                    : c <= 72151)
                  : (c <= 72161 || (c < 72192
                    ? (c >= 72163 && c <= 72164)
                    : c <= 72254)))
                : (c <= 72263 || (c < 72368
                  ? (c < 72349
                    ? (c >= 72272 && c <= 72345)
                    : c <= 72349)
                  : (c <= 72440 || (c < 72714
                    ? (c >= 72704 && c <= 72712)
                    : c <= 72758)))))))
            : (c <= 72768 || (c < 73056
              ? (c < 72968
                ? (c < 72850
                  ? (c < 72818
                    ? (c >= 72784 && c <= 72793)
                    : c <= 72847)
                  : (c <= 72871 || (c < 72960
                    ? (c >= 72873 && c <= 72886)
                    : c <= 72966)))
                : (c <= 72969 || (c < 73020
                  ? (c < 73018
                    ? (c >= 72971 && c <= 73014)
                    : c <= 73018)
                  : (c <= 73021 || (c < 73040
                    ? (c >= 73023 && c <= 73031)
                    : c <= 73049)))))
              : (c <= 73061 || (c < 73440
                ? (c < 73104
                  ? (c < 73066
                    ? (c >= 73063 && c <= 73064)
                    : c <= 73102)
                  : (c <= 73105 || (c < 73120
                    ? (c >= 73107 && c <= 73112)
                    : c <= 73129)))
                : (c <= 73462 || (c < 74752
                  ? (c < 73728
                    ? c == 73648
                    : c <= 74649)
                  : (c <= 74862 || (c < 77712
                    ? (c >= 74880 && c <= 75075)
                    : c <= 77808)))))))))
          : (c <= 78894 || (c < 110576
            ? (c < 93027
              ? (c < 92864
                ? (c < 92736
                  ? (c < 92160
                    ? (c >= 82944 && c <= 83526)
                    : c <= 92728)
                  : (c <= 92766 || (c < 92784
                    ? (c >= 92768 && c <= 92777)
                    : c <= 92862)))
                : (c <= 92873 || (c < 92928
                  ? (c < 92912
                    ? (c >= 92880 && c <= 92909)
                    : c <= 92916)
                  : (c <= 92982 || (c < 93008
                    ? (c >= 92992 && c <= 92995)
                    : c <= 93017)))))
              : (c <= 93047 || (c < 94176
                ? (c < 93952
                  ? (c < 93760
                    ? (c >= 93053 && c <= 93071)
                    : c <= 93823)
                  : (c <= 94026 || (c < 94095
                    ? (c >= 94031 && c <= 94087)
                    : c <= 94111)))
                : (c <= 94177 || (c < 94208
                  ? (c < 94192
                    ? (c >= 94179 && c <= 94180)
                    : c <= 94193)
                  : (c <= 100343 || (c < 101632
                    ? (c >= 100352 && c <= 101589)
                    : c <= 101640)))))))
            : (c <= 110579 || (c < 118528
              ? (c < 110960
                ? (c < 110592
                  ? (c < 110589
                    ? (c >= 110581 && c <= 110587)
                    : c <= 110590)
                  : (c <= 110882 || (c < 110948
                    ? (c >= 110928 && c <= 110930)
                    : c <= 110951)))
                : (c <= 111355 || (c < 113792
                  ? (c < 113776
                    ? (c >= 113664 && c <= 113770)
                    : c <= 113788)
                  : (c <= 113800 || (c < 113821
                    ? (c >= 113808 && c <= 113817)
                    : c <= 113822)))))
              : (c <= 118573 || (c < 119210
                ? (c < 119149
                  ? (c < 119141
                    ? (c >= 118576 && c <= 118598)
                    : c <= 119145)
                  : (c <= 119154 || (c < 119173
                    ? (c >= 119163 && c <= 119170)
                    : c <= 119179)))
                : (c <= 119213 || (c < 119894
                  ? (c < 119808
                    ? (c >= 119362 && c <= 119364)
                    : c <= 119892)
                  : (c <= 119964 || (c < 119970
                    ? (c >= 119966 && c <= 119967)
                    : c <= 119970)))))))))))
        : (c <= 119974 || (c < 124912
          ? (c < 120746
            ? (c < 120134
              ? (c < 120071
                ? (c < 119995
                  ? (c < 119982
                    ? (c >= 119977 && c <= 119980)
                    : c <= 119993)
                  : (c <= 119995 || (c < 120005
                    ? (c >= 119997 && c <= 120003)
                    : c <= 120069)))
                : (c <= 120074 || (c < 120094
                  ? (c < 120086
                    ? (c >= 120077 && c <= 120084)
                    : c <= 120092)
                  : (c <= 120121 || (c < 120128
                    ? (c >= 120123 && c <= 120126)
                    : c <= 120132)))))
              : (c <= 120134 || (c < 120572
                ? (c < 120488
                  ? (c < 120146
                    ? (c >= 120138 && c <= 120144)
                    : c <= 120485)
                  : (c <= 120512 || (c < 120540
                    ? (c >= 120514 && c <= 120538)
                    : c <= 120570)))
                : (c <= 120596 || (c < 120656
                  ? (c < 120630
                    ? (c >= 120598 && c <= 120628)
                    : c <= 120654)
                  : (c <= 120686 || (c < 120714
                    ? (c >= 120688 && c <= 120712)
                    : c <= 120744)))))))
            : (c <= 120770 || (c < 122907
              ? (c < 121476
                ? (c < 121344
                  ? (c < 120782
                    ? (c >= 120772 && c <= 120779)
                    : c <= 120831)
                  : (c <= 121398 || (c < 121461
                    ? (c >= 121403 && c <= 121452)
                    : c <= 121461)))
                : (c <= 121476 || (c < 122624
                  ? (c < 121505
                    ? (c >= 121499 && c <= 121503)
                    : c <= 121519)
                  : (c <= 122654 || (c < 122888
                    ? (c >= 122880 && c <= 122886)
                    : c <= 122904)))))
              : (c <= 122913 || (c < 123214
                ? (c < 123136
                  ? (c < 122918
                    ? (c >= 122915 && c <= 122916)
                    : c <= 122922)
                  : (c <= 123180 || (c < 123200
                    ? (c >= 123184 && c <= 123197)
                    : c <= 123209)))
                : (c <= 123214 || (c < 124896
                  ? (c < 123584
                    ? (c >= 123536 && c <= 123566)
                    : c <= 123641)
                  : (c <= 124902 || (c < 124909
                    ? (c >= 124904 && c <= 124907)
                    : c <= 124910)))))))))
          : (c <= 124926 || (c < 126557
            ? (c < 126521
              ? (c < 126469
                ? (c < 125184
                  ? (c < 125136
                    ? (c >= 124928 && c <= 125124)
                    : c <= 125142)
                  : (c <= 125259 || (c < 126464
                    ? (c >= 125264 && c <= 125273)
                    : c <= 126467)))
                : (c <= 126495 || (c < 126503
                  ? (c < 126500
                    ? (c >= 126497 && c <= 126498)
                    : c <= 126500)
                  : (c <= 126503 || (c < 126516
                    ? (c >= 126505 && c <= 126514)
                    : c <= 126519)))))
              : (c <= 126521 || (c < 126541
                ? (c < 126535
                  ? (c < 126530
                    ? c == 126523
                    : c <= 126530)
                  : (c <= 126535 || (c < 126539
                    ? c == 126537
                    : c <= 126539)))
                : (c <= 126543 || (c < 126551
                  ? (c < 126548
                    ? (c >= 126545 && c <= 126546)
                    : c <= 126548)
                  : (c <= 126551 || (c < 126555
                    ? c == 126553
                    : c <= 126555)))))))
            : (c <= 126557 || (c < 126629
              ? (c < 126580
                ? (c < 126564
                  ? (c < 126561
                    ? c == 126559
                    : c <= 126562)
                  : (c <= 126564 || (c < 126572
                    ? (c >= 126567 && c <= 126570)
                    : c <= 126578)))
                : (c <= 126583 || (c < 126592
                  ? (c < 126590
                    ? (c >= 126585 && c <= 126588)
                    : c <= 126590)
                  : (c <= 126601 || (c < 126625
                    ? (c >= 126603 && c <= 126619)
                    : c <= 126627)))))
              : (c <= 126633 || (c < 178208
                ? (c < 131072
                  ? (c < 130032
                    ? (c >= 126635 && c <= 126651)
                    : c <= 130041)
                  : (c <= 173791 || (c < 177984
                    ? (c >= 173824 && c <= 177976)
                    : c <= 178205)))
                : (c <= 183969 || (c < 196608
                  ? (c < 194560
                    ? (c >= 183984 && c <= 191456)
                    : c <= 195101)
                  : (c <= 201546 || (c >= 917760 && c <= 917999)))))))))))))))));
}

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(21);
      if (lookahead == '!') ADVANCE(35);
      if (lookahead == '"') ADVANCE(46);
      if (lookahead == '&') ADVANCE(36);
      if (lookahead == '(') ADVANCE(24);
      if (lookahead == ')') ADVANCE(26);
      if (lookahead == ',') ADVANCE(25);
      if (lookahead == '-') ADVANCE(40);
      if (lookahead == '.') ADVANCE(29);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(54);
      if (lookahead == ':') ADVANCE(22);
      if (lookahead == '<') ADVANCE(30);
      if (lookahead == '=') ADVANCE(23);
      if (lookahead == '>') ADVANCE(31);
      if (lookahead == '?') ADVANCE(34);
      if (lookahead == '@') ADVANCE(41);
      if (lookahead == '[') ADVANCE(32);
      if (lookahead == '\\') ADVANCE(8);
      if (lookahead == ']') ADVANCE(33);
      if (lookahead == '`') ADVANCE(7);
      if (lookahead == '{') ADVANCE(27);
      if (lookahead == '}') ADVANCE(28);
      if (lookahead == '~') ADVANCE(38);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(19)
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(55);
      if (sym_identifier_character_set_1(lookahead)) ADVANCE(43);
      END_STATE();
    case 1:
      if (lookahead == '\n') SKIP(3)
      if (lookahead == '"') ADVANCE(46);
      if (lookahead == '/') ADVANCE(48);
      if (lookahead == '\\') ADVANCE(8);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) ADVANCE(47);
      if (lookahead != 0) ADVANCE(51);
      END_STATE();
    case 2:
      if (lookahead == '"') ADVANCE(45);
      if (lookahead == '-') ADVANCE(39);
      if (lookahead == '.') ADVANCE(29);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(54);
      if (lookahead == '[') ADVANCE(32);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(2)
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(55);
      if (sym_identifier_character_set_2(lookahead)) ADVANCE(43);
      END_STATE();
    case 3:
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(3)
      END_STATE();
    case 4:
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(3)
      if (sym_identifier_character_set_2(lookahead)) ADVANCE(42);
      END_STATE();
    case 5:
      if (lookahead == '/') ADVANCE(68);
      END_STATE();
    case 6:
      if (lookahead == '>') ADVANCE(37);
      END_STATE();
    case 7:
      if (lookahead == '`') ADVANCE(44);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(7);
      END_STATE();
    case 8:
      if (lookahead == 'u') ADVANCE(53);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(52);
      END_STATE();
    case 9:
      if (lookahead == '}') ADVANCE(52);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(9);
      END_STATE();
    case 10:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(63);
      END_STATE();
    case 11:
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(11);
      END_STATE();
    case 12:
      if (lookahead == '0' ||
          lookahead == '1' ||
          lookahead == '_') ADVANCE(58);
      END_STATE();
    case 13:
      if (('0' <= lookahead && lookahead <= '7') ||
          lookahead == '_') ADVANCE(59);
      END_STATE();
    case 14:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(62);
      END_STATE();
    case 15:
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(63);
      END_STATE();
    case 16:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(56);
      END_STATE();
    case 17:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(11);
      END_STATE();
    case 18:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(61);
      END_STATE();
    case 19:
      if (eof) ADVANCE(21);
      if (lookahead == '!') ADVANCE(35);
      if (lookahead == '"') ADVANCE(45);
      if (lookahead == '&') ADVANCE(36);
      if (lookahead == '(') ADVANCE(24);
      if (lookahead == ')') ADVANCE(26);
      if (lookahead == ',') ADVANCE(25);
      if (lookahead == '-') ADVANCE(40);
      if (lookahead == '.') ADVANCE(29);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(54);
      if (lookahead == ':') ADVANCE(22);
      if (lookahead == '<') ADVANCE(30);
      if (lookahead == '=') ADVANCE(23);
      if (lookahead == '>') ADVANCE(31);
      if (lookahead == '?') ADVANCE(34);
      if (lookahead == '@') ADVANCE(41);
      if (lookahead == '[') ADVANCE(32);
      if (lookahead == ']') ADVANCE(33);
      if (lookahead == '`') ADVANCE(7);
      if (lookahead == '{') ADVANCE(27);
      if (lookahead == '}') ADVANCE(28);
      if (lookahead == '~') ADVANCE(38);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(19)
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(55);
      if (sym_identifier_character_set_1(lookahead)) ADVANCE(43);
      END_STATE();
    case 20:
      if (eof) ADVANCE(21);
      if (lookahead == '!') ADVANCE(35);
      if (lookahead == '"') ADVANCE(45);
      if (lookahead == '&') ADVANCE(36);
      if (lookahead == ')') ADVANCE(26);
      if (lookahead == ',') ADVANCE(25);
      if (lookahead == '-') ADVANCE(6);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(57);
      if (lookahead == ':') ADVANCE(22);
      if (lookahead == '=') ADVANCE(23);
      if (lookahead == '>') ADVANCE(31);
      if (lookahead == '?') ADVANCE(34);
      if (lookahead == '@') ADVANCE(41);
      if (lookahead == ']') ADVANCE(33);
      if (lookahead == '`') ADVANCE(7);
      if (lookahead == '{') ADVANCE(27);
      if (lookahead == '}') ADVANCE(28);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(20)
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(60);
      if (sym_identifier_character_set_1(lookahead)) ADVANCE(43);
      END_STATE();
    case 21:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 22:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 23:
      ACCEPT_TOKEN(anon_sym_EQ);
      END_STATE();
    case 24:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 25:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 26:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 27:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 28:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 29:
      ACCEPT_TOKEN(anon_sym_DOT);
      END_STATE();
    case 30:
      ACCEPT_TOKEN(anon_sym_LT);
      END_STATE();
    case 31:
      ACCEPT_TOKEN(anon_sym_GT);
      END_STATE();
    case 32:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 33:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 34:
      ACCEPT_TOKEN(anon_sym_QMARK);
      END_STATE();
    case 35:
      ACCEPT_TOKEN(anon_sym_BANG);
      END_STATE();
    case 36:
      ACCEPT_TOKEN(anon_sym_AMP);
      END_STATE();
    case 37:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      END_STATE();
    case 38:
      ACCEPT_TOKEN(anon_sym_TILDE);
      END_STATE();
    case 39:
      ACCEPT_TOKEN(anon_sym_DASH);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '>') ADVANCE(37);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(anon_sym_AT);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(sym_attribute_name);
      if (sym_attribute_name_character_set_1(lookahead)) ADVANCE(42);
      END_STATE();
    case 43:
      ACCEPT_TOKEN(sym_identifier);
      if (sym_identifier_character_set_3(lookahead)) ADVANCE(43);
      END_STATE();
    case 44:
      ACCEPT_TOKEN(sym_quoted_name);
      END_STATE();
    case 45:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 46:
      ACCEPT_TOKEN(anon_sym_DQUOTE2);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead == '/') ADVANCE(48);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) ADVANCE(47);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(51);
      END_STATE();
    case 48:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead == '/') ADVANCE(49);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(51);
      END_STATE();
    case 49:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead == '/') ADVANCE(64);
      if (lookahead == '"' ||
          lookahead == '\\') ADVANCE(69);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(50);
      END_STATE();
    case 50:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead == '"' ||
          lookahead == '\\') ADVANCE(69);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(50);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(sym_string_text);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(51);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(sym_escape);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(sym_escape);
      if (lookahead == '{') ADVANCE(9);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(14);
      if (lookahead == 'b') ADVANCE(12);
      if (lookahead == 'o') ADVANCE(13);
      if (lookahead == 'x') ADVANCE(16);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(55);
      END_STATE();
    case 55:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(14);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(55);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(17);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(56);
      END_STATE();
    case 57:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == 'b') ADVANCE(12);
      if (lookahead == 'o') ADVANCE(13);
      if (lookahead == 'x') ADVANCE(18);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(60);
      END_STATE();
    case 58:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '0' ||
          lookahead == '1' ||
          lookahead == '_') ADVANCE(58);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(sym_integer);
      if (('0' <= lookahead && lookahead <= '7') ||
          lookahead == '_') ADVANCE(59);
      END_STATE();
    case 60:
      ACCEPT_TOKEN(sym_integer);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(60);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(sym_integer);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(61);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(sym_real);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(10);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(62);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(sym_real);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(63);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(sym_documentation);
      if (lookahead == '"' ||
          lookahead == '\\') ADVANCE(67);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '/') ADVANCE(65);
      END_STATE();
    case 65:
      ACCEPT_TOKEN(sym_documentation);
      if (lookahead == '"' ||
          lookahead == '\\') ADVANCE(67);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(65);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(sym_documentation);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '/') ADVANCE(67);
      END_STATE();
    case 67:
      ACCEPT_TOKEN(sym_documentation);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(67);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '/') ADVANCE(66);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(69);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(69);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (lookahead == 'a') ADVANCE(1);
      if (lookahead == 'b') ADVANCE(2);
      if (lookahead == 'c') ADVANCE(3);
      if (lookahead == 'd') ADVANCE(4);
      if (lookahead == 'e') ADVANCE(5);
      if (lookahead == 'f') ADVANCE(6);
      if (lookahead == 'i') ADVANCE(7);
      if (lookahead == 'j') ADVANCE(8);
      if (lookahead == 'k') ADVANCE(9);
      if (lookahead == 'l') ADVANCE(10);
      if (lookahead == 'm') ADVANCE(11);
      if (lookahead == 'n') ADVANCE(12);
      if (lookahead == 'o') ADVANCE(13);
      if (lookahead == 'p') ADVANCE(14);
      if (lookahead == 'r') ADVANCE(15);
      if (lookahead == 's') ADVANCE(16);
      if (lookahead == 't') ADVANCE(17);
      if (lookahead == 'u') ADVANCE(18);
      if (lookahead == 'v') ADVANCE(19);
      if (lookahead == 'w') ADVANCE(20);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 65279) SKIP(0)
      END_STATE();
    case 1:
      if (lookahead == 'c') ADVANCE(21);
      if (lookahead == 'l') ADVANCE(22);
      if (lookahead == 'n') ADVANCE(23);
      if (lookahead == 'r') ADVANCE(24);
      if (lookahead == 's') ADVANCE(25);
      if (lookahead == 't') ADVANCE(26);
      END_STATE();
    case 2:
      if (lookahead == 'e') ADVANCE(27);
      if (lookahead == 'i') ADVANCE(28);
      if (lookahead == 'o') ADVANCE(29);
      END_STATE();
    case 3:
      if (lookahead == 'a') ADVANCE(30);
      if (lookahead == 'l') ADVANCE(31);
      if (lookahead == 'o') ADVANCE(32);
      END_STATE();
    case 4:
      if (lookahead == 'e') ADVANCE(33);
      END_STATE();
    case 5:
      if (lookahead == 'l') ADVANCE(34);
      if (lookahead == 'n') ADVANCE(35);
      if (lookahead == 'x') ADVANCE(36);
      END_STATE();
    case 6:
      if (lookahead == 'a') ADVANCE(37);
      if (lookahead == 'i') ADVANCE(38);
      if (lookahead == 'o') ADVANCE(39);
      if (lookahead == 'r') ADVANCE(40);
      END_STATE();
    case 7:
      if (lookahead == 'f') ADVANCE(41);
      if (lookahead == 'm') ADVANCE(42);
      if (lookahead == 'n') ADVANCE(43);
      END_STATE();
    case 8:
      if (lookahead == 'o') ADVANCE(44);
      END_STATE();
    case 9:
      if (lookahead == 'e') ADVANCE(45);
      END_STATE();
    case 10:
      if (lookahead == 'e') ADVANCE(46);
      if (lookahead == 'i') ADVANCE(47);
      END_STATE();
    case 11:
      if (lookahead == 'a') ADVANCE(48);
      if (lookahead == 'i') ADVANCE(49);
      if (lookahead == 'u') ADVANCE(50);
      END_STATE();
    case 12:
      if (lookahead == 'e') ADVANCE(51);
      if (lookahead == 'i') ADVANCE(52);
      END_STATE();
    case 13:
      if (lookahead == 'f') ADVANCE(53);
      if (lookahead == 'm') ADVANCE(54);
      if (lookahead == 'n') ADVANCE(55);
      if (lookahead == 'p') ADVANCE(56);
      END_STATE();
    case 14:
      if (lookahead == 'a') ADVANCE(57);
      if (lookahead == 'r') ADVANCE(58);
      if (lookahead == 'u') ADVANCE(59);
      END_STATE();
    case 15:
      if (lookahead == 'a') ADVANCE(60);
      if (lookahead == 'e') ADVANCE(61);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(62);
      if (lookahead == 'i') ADVANCE(63);
      if (lookahead == 'o') ADVANCE(64);
      if (lookahead == 't') ADVANCE(65);
      if (lookahead == 'u') ADVANCE(66);
      if (lookahead == 'w') ADVANCE(67);
      END_STATE();
    case 17:
      if (lookahead == 'h') ADVANCE(68);
      if (lookahead == 'r') ADVANCE(69);
      if (lookahead == 'y') ADVANCE(70);
      END_STATE();
    case 18:
      if (lookahead == 'n') ADVANCE(71);
      END_STATE();
    case 19:
      if (lookahead == 'a') ADVANCE(72);
      if (lookahead == 'e') ADVANCE(73);
      if (lookahead == 'i') ADVANCE(74);
      END_STATE();
    case 20:
      if (lookahead == 'a') ADVANCE(75);
      if (lookahead == 'e') ADVANCE(76);
      if (lookahead == 'i') ADVANCE(77);
      if (lookahead == 'r') ADVANCE(78);
      END_STATE();
    case 21:
      if (lookahead == 'c') ADVANCE(79);
      END_STATE();
    case 22:
      if (lookahead == 's') ADVANCE(80);
      END_STATE();
    case 23:
      if (lookahead == 'y') ADVANCE(81);
      END_STATE();
    case 24:
      if (lookahead == 'c') ADVANCE(82);
      END_STATE();
    case 25:
      ACCEPT_TOKEN(anon_sym_as);
      if (lookahead == 'y') ADVANCE(83);
      END_STATE();
    case 26:
      ACCEPT_TOKEN(anon_sym_at);
      END_STATE();
    case 27:
      if (lookahead == 'c') ADVANCE(84);
      END_STATE();
    case 28:
      if (lookahead == 'g') ADVANCE(85);
      if (lookahead == 't') ADVANCE(86);
      END_STATE();
    case 29:
      if (lookahead == 'r') ADVANCE(87);
      if (lookahead == 'x') ADVANCE(88);
      END_STATE();
    case 30:
      if (lookahead == 's') ADVANCE(89);
      END_STATE();
    case 31:
      if (lookahead == 'a') ADVANCE(90);
      END_STATE();
    case 32:
      if (lookahead == 'd') ADVANCE(91);
      if (lookahead == 'n') ADVANCE(92);
      END_STATE();
    case 33:
      if (lookahead == 'f') ADVANCE(93);
      END_STATE();
    case 34:
      if (lookahead == 's') ADVANCE(94);
      END_STATE();
    case 35:
      if (lookahead == 'u') ADVANCE(95);
      END_STATE();
    case 36:
      if (lookahead == 't') ADVANCE(96);
      END_STATE();
    case 37:
      if (lookahead == 'l') ADVANCE(97);
      END_STATE();
    case 38:
      if (lookahead == 'l') ADVANCE(98);
      if (lookahead == 'n') ADVANCE(99);
      END_STATE();
    case 39:
      if (lookahead == 'r') ADVANCE(100);
      END_STATE();
    case 40:
      if (lookahead == 'o') ADVANCE(101);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 42:
      if (lookahead == 'p') ADVANCE(102);
      END_STATE();
    case 43:
      if (lookahead == 'd') ADVANCE(103);
      if (lookahead == 'l') ADVANCE(104);
      if (lookahead == 'o') ADVANCE(105);
      if (lookahead == 't') ADVANCE(106);
      END_STATE();
    case 44:
      if (lookahead == 'i') ADVANCE(107);
      END_STATE();
    case 45:
      if (lookahead == 'e') ADVANCE(108);
      if (lookahead == 'y') ADVANCE(109);
      END_STATE();
    case 46:
      if (lookahead == 'n') ADVANCE(110);
      if (lookahead == 't') ADVANCE(111);
      END_STATE();
    case 47:
      if (lookahead == 't') ADVANCE(112);
      END_STATE();
    case 48:
      if (lookahead == 'r') ADVANCE(113);
      END_STATE();
    case 49:
      if (lookahead == 's') ADVANCE(114);
      END_STATE();
    case 50:
      if (lookahead == 't') ADVANCE(115);
      END_STATE();
    case 51:
      if (lookahead == 'w') ADVANCE(116);
      END_STATE();
    case 52:
      if (lookahead == 'l') ADVANCE(117);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(anon_sym_of);
      END_STATE();
    case 54:
      if (lookahead == 'i') ADVANCE(118);
      END_STATE();
    case 55:
      if (lookahead == 'l') ADVANCE(119);
      END_STATE();
    case 56:
      if (lookahead == 'e') ADVANCE(120);
      END_STATE();
    case 57:
      if (lookahead == 'c') ADVANCE(121);
      END_STATE();
    case 58:
      if (lookahead == 'e') ADVANCE(122);
      if (lookahead == 'i') ADVANCE(123);
      if (lookahead == 'o') ADVANCE(124);
      END_STATE();
    case 59:
      if (lookahead == 'b') ADVANCE(125);
      END_STATE();
    case 60:
      if (lookahead == 'w') ADVANCE(126);
      END_STATE();
    case 61:
      if (lookahead == 'a') ADVANCE(127);
      if (lookahead == 'b') ADVANCE(128);
      if (lookahead == 'f') ADVANCE(129);
      if (lookahead == 'n') ADVANCE(130);
      if (lookahead == 'p') ADVANCE(131);
      if (lookahead == 'q') ADVANCE(132);
      if (lookahead == 't') ADVANCE(133);
      END_STATE();
    case 62:
      if (lookahead == 'n') ADVANCE(134);
      if (lookahead == 'q') ADVANCE(135);
      if (lookahead == 't') ADVANCE(136);
      END_STATE();
    case 63:
      if (lookahead == 'n') ADVANCE(137);
      END_STATE();
    case 64:
      if (lookahead == 'm') ADVANCE(138);
      END_STATE();
    case 65:
      if (lookahead == 'i') ADVANCE(139);
      if (lookahead == 'r') ADVANCE(140);
      END_STATE();
    case 66:
      if (lookahead == 'b') ADVANCE(141);
      END_STATE();
    case 67:
      if (lookahead == 'i') ADVANCE(142);
      END_STATE();
    case 68:
      if (lookahead == 'r') ADVANCE(143);
      END_STATE();
    case 69:
      if (lookahead == 'a') ADVANCE(144);
      if (lookahead == 'e') ADVANCE(145);
      if (lookahead == 'u') ADVANCE(146);
      END_STATE();
    case 70:
      if (lookahead == 'p') ADVANCE(147);
      END_STATE();
    case 71:
      if (lookahead == 'c') ADVANCE(148);
      if (lookahead == 'i') ADVANCE(149);
      if (lookahead == 'k') ADVANCE(150);
      if (lookahead == 'o') ADVANCE(151);
      if (lookahead == 't') ADVANCE(152);
      if (lookahead == 'w') ADVANCE(153);
      END_STATE();
    case 72:
      if (lookahead == 'r') ADVANCE(154);
      END_STATE();
    case 73:
      if (lookahead == 'r') ADVANCE(155);
      END_STATE();
    case 74:
      if (lookahead == 'a') ADVANCE(156);
      END_STATE();
    case 75:
      if (lookahead == 'i') ADVANCE(157);
      END_STATE();
    case 76:
      if (lookahead == 'a') ADVANCE(158);
      END_STATE();
    case 77:
      if (lookahead == 'd') ADVANCE(159);
      END_STATE();
    case 78:
      if (lookahead == 'i') ADVANCE(160);
      END_STATE();
    case 79:
      if (lookahead == 'e') ADVANCE(161);
      END_STATE();
    case 80:
      if (lookahead == 'o') ADVANCE(162);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(anon_sym_any);
      END_STATE();
    case 82:
      if (lookahead == 'h') ADVANCE(163);
      END_STATE();
    case 83:
      if (lookahead == 'n') ADVANCE(164);
      END_STATE();
    case 84:
      if (lookahead == 'a') ADVANCE(165);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(anon_sym_big);
      END_STATE();
    case 86:
      if (lookahead == 's') ADVANCE(166);
      END_STATE();
    case 87:
      if (lookahead == 'r') ADVANCE(167);
      END_STATE();
    case 88:
      if (lookahead == 'e') ADVANCE(168);
      END_STATE();
    case 89:
      if (lookahead == 'e') ADVANCE(169);
      END_STATE();
    case 90:
      if (lookahead == 's') ADVANCE(170);
      END_STATE();
    case 91:
      if (lookahead == 'i') ADVANCE(171);
      END_STATE();
    case 92:
      if (lookahead == 'd') ADVANCE(172);
      if (lookahead == 's') ADVANCE(173);
      END_STATE();
    case 93:
      if (lookahead == 'a') ADVANCE(174);
      END_STATE();
    case 94:
      if (lookahead == 'e') ADVANCE(175);
      END_STATE();
    case 95:
      if (lookahead == 'm') ADVANCE(176);
      END_STATE();
    case 96:
      if (lookahead == 'e') ADVANCE(177);
      END_STATE();
    case 97:
      if (lookahead == 'l') ADVANCE(178);
      if (lookahead == 's') ADVANCE(179);
      END_STATE();
    case 98:
      if (lookahead == 'e') ADVANCE(180);
      END_STATE();
    case 99:
      if (lookahead == 'a') ADVANCE(181);
      END_STATE();
    case 100:
      if (lookahead == 'm') ADVANCE(182);
      END_STATE();
    case 101:
      if (lookahead == 'm') ADVANCE(183);
      END_STATE();
    case 102:
      if (lookahead == 'o') ADVANCE(184);
      END_STATE();
    case 103:
      if (lookahead == 'e') ADVANCE(185);
      END_STATE();
    case 104:
      if (lookahead == 'i') ADVANCE(186);
      END_STATE();
    case 105:
      if (lookahead == 'u') ADVANCE(187);
      END_STATE();
    case 106:
      if (lookahead == 'e') ADVANCE(188);
      END_STATE();
    case 107:
      if (lookahead == 'n') ADVANCE(189);
      END_STATE();
    case 108:
      if (lookahead == 'p') ADVANCE(190);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(anon_sym_key);
      if (lookahead == 'e') ADVANCE(191);
      if (lookahead == 's') ADVANCE(192);
      END_STATE();
    case 110:
      if (lookahead == 'i') ADVANCE(193);
      END_STATE();
    case 111:
      ACCEPT_TOKEN(anon_sym_let);
      END_STATE();
    case 112:
      if (lookahead == 't') ADVANCE(194);
      END_STATE();
    case 113:
      if (lookahead == 'k') ADVANCE(195);
      END_STATE();
    case 114:
      if (lookahead == 's') ADVANCE(196);
      END_STATE();
    case 115:
      if (lookahead == 'a') ADVANCE(197);
      END_STATE();
    case 116:
      if (lookahead == 'e') ADVANCE(198);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(anon_sym_nil);
      END_STATE();
    case 118:
      if (lookahead == 't') ADVANCE(199);
      END_STATE();
    case 119:
      if (lookahead == 'y') ADVANCE(200);
      END_STATE();
    case 120:
      if (lookahead == 'n') ADVANCE(201);
      END_STATE();
    case 121:
      if (lookahead == 'k') ADVANCE(202);
      END_STATE();
    case 122:
      if (lookahead == 'f') ADVANCE(203);
      END_STATE();
    case 123:
      if (lookahead == 'v') ADVANCE(204);
      END_STATE();
    case 124:
      if (lookahead == 't') ADVANCE(205);
      END_STATE();
    case 125:
      if (lookahead == 'l') ADVANCE(206);
      END_STATE();
    case 126:
      if (lookahead == 'V') ADVANCE(207);
      END_STATE();
    case 127:
      if (lookahead == 'd') ADVANCE(208);
      END_STATE();
    case 128:
      if (lookahead == 'u') ADVANCE(209);
      END_STATE();
    case 129:
      if (lookahead == 'u') ADVANCE(210);
      END_STATE();
    case 130:
      if (lookahead == 'a') ADVANCE(211);
      END_STATE();
    case 131:
      if (lookahead == 'l') ADVANCE(212);
      END_STATE();
    case 132:
      if (lookahead == 'u') ADVANCE(213);
      END_STATE();
    case 133:
      if (lookahead == 'i') ADVANCE(214);
      END_STATE();
    case 134:
      if (lookahead == 'd') ADVANCE(215);
      END_STATE();
    case 135:
      if (lookahead == 'u') ADVANCE(216);
      END_STATE();
    case 136:
      ACCEPT_TOKEN(anon_sym_set);
      END_STATE();
    case 137:
      if (lookahead == 'c') ADVANCE(217);
      END_STATE();
    case 138:
      if (lookahead == 'e') ADVANCE(218);
      END_STATE();
    case 139:
      if (lookahead == 'l') ADVANCE(219);
      END_STATE();
    case 140:
      if (lookahead == 'u') ADVANCE(220);
      END_STATE();
    case 141:
      if (lookahead == 'c') ADVANCE(221);
      END_STATE();
    case 142:
      if (lookahead == 'f') ADVANCE(222);
      END_STATE();
    case 143:
      if (lookahead == 'o') ADVANCE(223);
      END_STATE();
    case 144:
      if (lookahead == 'n') ADVANCE(224);
      END_STATE();
    case 145:
      if (lookahead == 'a') ADVANCE(225);
      END_STATE();
    case 146:
      if (lookahead == 'e') ADVANCE(226);
      END_STATE();
    case 147:
      if (lookahead == 'e') ADVANCE(227);
      END_STATE();
    case 148:
      if (lookahead == 'o') ADVANCE(228);
      END_STATE();
    case 149:
      if (lookahead == 'q') ADVANCE(229);
      END_STATE();
    case 150:
      if (lookahead == 'n') ADVANCE(230);
      END_STATE();
    case 151:
      if (lookahead == 'w') ADVANCE(231);
      END_STATE();
    case 152:
      if (lookahead == 'i') ADVANCE(232);
      END_STATE();
    case 153:
      if (lookahead == 'r') ADVANCE(233);
      END_STATE();
    case 154:
      ACCEPT_TOKEN(anon_sym_var);
      END_STATE();
    case 155:
      if (lookahead == 's') ADVANCE(234);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(anon_sym_via);
      END_STATE();
    case 157:
      if (lookahead == 'v') ADVANCE(235);
      END_STATE();
    case 158:
      if (lookahead == 'k') ADVANCE(236);
      END_STATE();
    case 159:
      if (lookahead == 't') ADVANCE(237);
      END_STATE();
    case 160:
      if (lookahead == 't') ADVANCE(238);
      END_STATE();
    case 161:
      if (lookahead == 's') ADVANCE(239);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(anon_sym_also);
      END_STATE();
    case 163:
      if (lookahead == 'i') ADVANCE(240);
      END_STATE();
    case 164:
      if (lookahead == 'c') ADVANCE(241);
      END_STATE();
    case 165:
      if (lookahead == 'u') ADVANCE(242);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(anon_sym_bits);
      END_STATE();
    case 167:
      if (lookahead == 'o') ADVANCE(243);
      END_STATE();
    case 168:
      if (lookahead == 'd') ADVANCE(244);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(anon_sym_case);
      END_STATE();
    case 170:
      if (lookahead == 's') ADVANCE(245);
      END_STATE();
    case 171:
      if (lookahead == 'n') ADVANCE(246);
      END_STATE();
    case 172:
      if (lookahead == 'i') ADVANCE(247);
      END_STATE();
    case 173:
      if (lookahead == 'u') ADVANCE(248);
      END_STATE();
    case 174:
      if (lookahead == 'u') ADVANCE(249);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 177:
      if (lookahead == 'n') ADVANCE(250);
      if (lookahead == 'r') ADVANCE(251);
      END_STATE();
    case 178:
      if (lookahead == 'b') ADVANCE(252);
      END_STATE();
    case 179:
      if (lookahead == 'e') ADVANCE(253);
      END_STATE();
    case 180:
      if (lookahead == 'p') ADVANCE(254);
      END_STATE();
    case 181:
      if (lookahead == 'l') ADVANCE(255);
      END_STATE();
    case 182:
      if (lookahead == 'e') ADVANCE(256);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(anon_sym_from);
      END_STATE();
    case 184:
      if (lookahead == 'r') ADVANCE(257);
      END_STATE();
    case 185:
      if (lookahead == 'x') ADVANCE(258);
      END_STATE();
    case 186:
      if (lookahead == 'n') ADVANCE(259);
      END_STATE();
    case 187:
      if (lookahead == 't') ADVANCE(260);
      END_STATE();
    case 188:
      if (lookahead == 'r') ADVANCE(261);
      END_STATE();
    case 189:
      if (lookahead == 'e') ADVANCE(262);
      END_STATE();
    case 190:
      if (lookahead == 's') ADVANCE(263);
      END_STATE();
    case 191:
      if (lookahead == 'd') ADVANCE(264);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(anon_sym_keys);
      END_STATE();
    case 193:
      if (lookahead == 'e') ADVANCE(265);
      END_STATE();
    case 194:
      if (lookahead == 'l') ADVANCE(266);
      END_STATE();
    case 195:
      if (lookahead == 'e') ADVANCE(267);
      END_STATE();
    case 196:
      if (lookahead == 'i') ADVANCE(268);
      END_STATE();
    case 197:
      if (lookahead == 'b') ADVANCE(269);
      END_STATE();
    case 198:
      if (lookahead == 'r') ADVANCE(270);
      END_STATE();
    case 199:
      if (lookahead == 's') ADVANCE(271);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(anon_sym_only);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(anon_sym_open);
      END_STATE();
    case 202:
      if (lookahead == 'a') ADVANCE(272);
      if (lookahead == 'e') ADVANCE(273);
      END_STATE();
    case 203:
      if (lookahead == 'i') ADVANCE(274);
      END_STATE();
    case 204:
      if (lookahead == 'a') ADVANCE(275);
      END_STATE();
    case 205:
      if (lookahead == 'o') ADVANCE(276);
      END_STATE();
    case 206:
      if (lookahead == 'i') ADVANCE(277);
      END_STATE();
    case 207:
      if (lookahead == 'a') ADVANCE(278);
      END_STATE();
    case 208:
      if (lookahead == 's') ADVANCE(279);
      END_STATE();
    case 209:
      if (lookahead == 'i') ADVANCE(280);
      END_STATE();
    case 210:
      if (lookahead == 's') ADVANCE(281);
      END_STATE();
    case 211:
      if (lookahead == 'm') ADVANCE(282);
      END_STATE();
    case 212:
      if (lookahead == 'a') ADVANCE(283);
      END_STATE();
    case 213:
      if (lookahead == 'i') ADVANCE(284);
      END_STATE();
    case 214:
      if (lookahead == 'r') ADVANCE(285);
      END_STATE();
    case 215:
      if (lookahead == 'i') ADVANCE(286);
      END_STATE();
    case 216:
      if (lookahead == 'e') ADVANCE(287);
      END_STATE();
    case 217:
      if (lookahead == 'e') ADVANCE(288);
      END_STATE();
    case 218:
      ACCEPT_TOKEN(anon_sym_some);
      END_STATE();
    case 219:
      if (lookahead == 'l') ADVANCE(289);
      END_STATE();
    case 220:
      if (lookahead == 'c') ADVANCE(290);
      END_STATE();
    case 221:
      if (lookahead == 'l') ADVANCE(291);
      END_STATE();
    case 222:
      if (lookahead == 't') ADVANCE(292);
      END_STATE();
    case 223:
      if (lookahead == 'w') ADVANCE(293);
      END_STATE();
    case 224:
      if (lookahead == 's') ADVANCE(294);
      END_STATE();
    case 225:
      if (lookahead == 't') ADVANCE(295);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 227:
      if (lookahead == 'a') ADVANCE(296);
      END_STATE();
    case 228:
      if (lookahead == 'n') ADVANCE(297);
      END_STATE();
    case 229:
      if (lookahead == 'u') ADVANCE(298);
      END_STATE();
    case 230:
      if (lookahead == 'o') ADVANCE(299);
      END_STATE();
    case 231:
      if (lookahead == 'n') ADVANCE(300);
      END_STATE();
    case 232:
      if (lookahead == 'l') ADVANCE(301);
      END_STATE();
    case 233:
      if (lookahead == 'i') ADVANCE(302);
      END_STATE();
    case 234:
      if (lookahead == 'i') ADVANCE(303);
      END_STATE();
    case 235:
      if (lookahead == 'e') ADVANCE(304);
      END_STATE();
    case 236:
      ACCEPT_TOKEN(anon_sym_weak);
      END_STATE();
    case 237:
      if (lookahead == 'h') ADVANCE(305);
      END_STATE();
    case 238:
      if (lookahead == 'e') ADVANCE(306);
      if (lookahead == 't') ADVANCE(307);
      END_STATE();
    case 239:
      if (lookahead == 's') ADVANCE(308);
      END_STATE();
    case 240:
      if (lookahead == 'v') ADVANCE(309);
      END_STATE();
    case 241:
      ACCEPT_TOKEN(anon_sym_async);
      END_STATE();
    case 242:
      if (lookahead == 's') ADVANCE(310);
      END_STATE();
    case 243:
      if (lookahead == 'w') ADVANCE(311);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(anon_sym_boxed);
      END_STATE();
    case 245:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 246:
      if (lookahead == 'g') ADVANCE(312);
      END_STATE();
    case 247:
      if (lookahead == 't') ADVANCE(313);
      END_STATE();
    case 248:
      if (lookahead == 'm') ADVANCE(314);
      END_STATE();
    case 249:
      if (lookahead == 'l') ADVANCE(315);
      END_STATE();
    case 250:
      if (lookahead == 'd') ADVANCE(316);
      END_STATE();
    case 251:
      if (lookahead == 'n') ADVANCE(317);
      END_STATE();
    case 252:
      if (lookahead == 'a') ADVANCE(318);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 254:
      if (lookahead == 'r') ADVANCE(319);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(anon_sym_final);
      END_STATE();
    case 256:
      if (lookahead == 'r') ADVANCE(320);
      END_STATE();
    case 257:
      if (lookahead == 't') ADVANCE(321);
      END_STATE();
    case 258:
      if (lookahead == 'e') ADVANCE(322);
      END_STATE();
    case 259:
      if (lookahead == 'e') ADVANCE(323);
      END_STATE();
    case 260:
      ACCEPT_TOKEN(anon_sym_inout);
      END_STATE();
    case 261:
      if (lookahead == 'n') ADVANCE(324);
      END_STATE();
    case 262:
      if (lookahead == 'd') ADVANCE(325);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(anon_sym_keeps);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(anon_sym_keyed);
      END_STATE();
    case 265:
      if (lookahead == 'n') ADVANCE(326);
      END_STATE();
    case 266:
      if (lookahead == 'e') ADVANCE(327);
      END_STATE();
    case 267:
      if (lookahead == 'r') ADVANCE(328);
      END_STATE();
    case 268:
      if (lookahead == 'n') ADVANCE(329);
      END_STATE();
    case 269:
      if (lookahead == 'l') ADVANCE(330);
      END_STATE();
    case 270:
      ACCEPT_TOKEN(anon_sym_newer);
      END_STATE();
    case 271:
      ACCEPT_TOKEN(anon_sym_omits);
      END_STATE();
    case 272:
      if (lookahead == 'g') ADVANCE(331);
      END_STATE();
    case 273:
      if (lookahead == 'd') ADVANCE(332);
      END_STATE();
    case 274:
      if (lookahead == 'x') ADVANCE(333);
      END_STATE();
    case 275:
      if (lookahead == 't') ADVANCE(334);
      END_STATE();
    case 276:
      if (lookahead == 'c') ADVANCE(335);
      END_STATE();
    case 277:
      if (lookahead == 'c') ADVANCE(336);
      END_STATE();
    case 278:
      if (lookahead == 'l') ADVANCE(337);
      END_STATE();
    case 279:
      ACCEPT_TOKEN(anon_sym_reads);
      END_STATE();
    case 280:
      if (lookahead == 'l') ADVANCE(338);
      END_STATE();
    case 281:
      if (lookahead == 'e') ADVANCE(339);
      END_STATE();
    case 282:
      if (lookahead == 'e') ADVANCE(340);
      END_STATE();
    case 283:
      if (lookahead == 'c') ADVANCE(341);
      END_STATE();
    case 284:
      if (lookahead == 'r') ADVANCE(342);
      END_STATE();
    case 285:
      if (lookahead == 'e') ADVANCE(343);
      END_STATE();
    case 286:
      if (lookahead == 'n') ADVANCE(344);
      END_STATE();
    case 287:
      if (lookahead == 'n') ADVANCE(345);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(anon_sym_since);
      END_STATE();
    case 289:
      ACCEPT_TOKEN(anon_sym_still);
      END_STATE();
    case 290:
      if (lookahead == 't') ADVANCE(346);
      END_STATE();
    case 291:
      if (lookahead == 'a') ADVANCE(347);
      END_STATE();
    case 292:
      ACCEPT_TOKEN(anon_sym_swift);
      END_STATE();
    case 293:
      if (lookahead == 's') ADVANCE(348);
      END_STATE();
    case 294:
      if (lookahead == 'i') ADVANCE(349);
      END_STATE();
    case 295:
      if (lookahead == 's') ADVANCE(350);
      END_STATE();
    case 296:
      if (lookahead == 'l') ADVANCE(351);
      END_STATE();
    case 297:
      if (lookahead == 'd') ADVANCE(352);
      END_STATE();
    case 298:
      if (lookahead == 'e') ADVANCE(353);
      END_STATE();
    case 299:
      if (lookahead == 'w') ADVANCE(354);
      END_STATE();
    case 300:
      if (lookahead == 'e') ADVANCE(355);
      END_STATE();
    case 301:
      ACCEPT_TOKEN(anon_sym_until);
      END_STATE();
    case 302:
      if (lookahead == 't') ADVANCE(356);
      END_STATE();
    case 303:
      if (lookahead == 'o') ADVANCE(357);
      END_STATE();
    case 304:
      if (lookahead == 'd') ADVANCE(358);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(anon_sym_width);
      END_STATE();
    case 306:
      if (lookahead == 's') ADVANCE(359);
      END_STATE();
    case 307:
      if (lookahead == 'e') ADVANCE(360);
      END_STATE();
    case 308:
      ACCEPT_TOKEN(anon_sym_access);
      END_STATE();
    case 309:
      if (lookahead == 'e') ADVANCE(361);
      END_STATE();
    case 310:
      if (lookahead == 'e') ADVANCE(362);
      END_STATE();
    case 311:
      if (lookahead == 'i') ADVANCE(363);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(anon_sym_coding);
      END_STATE();
    case 313:
      if (lookahead == 'i') ADVANCE(364);
      END_STATE();
    case 314:
      if (lookahead == 'i') ADVANCE(365);
      END_STATE();
    case 315:
      if (lookahead == 't') ADVANCE(366);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(anon_sym_extend);
      END_STATE();
    case 317:
      if (lookahead == 'a') ADVANCE(367);
      END_STATE();
    case 318:
      if (lookahead == 'c') ADVANCE(368);
      END_STATE();
    case 319:
      if (lookahead == 'i') ADVANCE(369);
      END_STATE();
    case 320:
      if (lookahead == 'l') ADVANCE(370);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(anon_sym_import);
      END_STATE();
    case 322:
      if (lookahead == 'd') ADVANCE(371);
      END_STATE();
    case 323:
      ACCEPT_TOKEN(anon_sym_inline);
      END_STATE();
    case 324:
      if (lookahead == 'a') ADVANCE(372);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(anon_sym_joined);
      END_STATE();
    case 326:
      if (lookahead == 't') ADVANCE(373);
      END_STATE();
    case 327:
      ACCEPT_TOKEN(anon_sym_little);
      END_STATE();
    case 328:
      ACCEPT_TOKEN(anon_sym_marker);
      END_STATE();
    case 329:
      if (lookahead == 'g') ADVANCE(374);
      END_STATE();
    case 330:
      if (lookahead == 'e') ADVANCE(375);
      END_STATE();
    case 331:
      if (lookahead == 'e') ADVANCE(376);
      END_STATE();
    case 332:
      ACCEPT_TOKEN(anon_sym_packed);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(anon_sym_prefix);
      END_STATE();
    case 334:
      if (lookahead == 'e') ADVANCE(377);
      END_STATE();
    case 335:
      if (lookahead == 'o') ADVANCE(378);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(anon_sym_public);
      END_STATE();
    case 337:
      if (lookahead == 'u') ADVANCE(379);
      END_STATE();
    case 338:
      if (lookahead == 't') ADVANCE(380);
      END_STATE();
    case 339:
      if (lookahead == 's') ADVANCE(381);
      END_STATE();
    case 340:
      if (lookahead == 'd') ADVANCE(382);
      END_STATE();
    case 341:
      if (lookahead == 'e') ADVANCE(383);
      END_STATE();
    case 342:
      if (lookahead == 'e') ADVANCE(384);
      END_STATE();
    case 343:
      if (lookahead == 'd') ADVANCE(385);
      END_STATE();
    case 344:
      if (lookahead == 'g') ADVANCE(386);
      END_STATE();
    case 345:
      if (lookahead == 't') ADVANCE(387);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(anon_sym_struct);
      END_STATE();
    case 347:
      if (lookahead == 's') ADVANCE(388);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(anon_sym_throws);
      END_STATE();
    case 349:
      if (lookahead == 'e') ADVANCE(389);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(anon_sym_treats);
      END_STATE();
    case 351:
      if (lookahead == 'i') ADVANCE(390);
      END_STATE();
    case 352:
      if (lookahead == 'i') ADVANCE(391);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(anon_sym_unique);
      END_STATE();
    case 354:
      if (lookahead == 'n') ADVANCE(392);
      END_STATE();
    case 355:
      if (lookahead == 'd') ADVANCE(393);
      END_STATE();
    case 356:
      if (lookahead == 't') ADVANCE(394);
      END_STATE();
    case 357:
      if (lookahead == 'n') ADVANCE(395);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(anon_sym_waived);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(anon_sym_writes);
      END_STATE();
    case 360:
      if (lookahead == 'n') ADVANCE(396);
      END_STATE();
    case 361:
      if (lookahead == 'd') ADVANCE(397);
      END_STATE();
    case 362:
      ACCEPT_TOKEN(anon_sym_because);
      END_STATE();
    case 363:
      if (lookahead == 'n') ADVANCE(398);
      END_STATE();
    case 364:
      if (lookahead == 'o') ADVANCE(399);
      END_STATE();
    case 365:
      if (lookahead == 'n') ADVANCE(400);
      END_STATE();
    case 366:
      ACCEPT_TOKEN(anon_sym_default);
      END_STATE();
    case 367:
      if (lookahead == 'l') ADVANCE(401);
      END_STATE();
    case 368:
      if (lookahead == 'k') ADVANCE(402);
      END_STATE();
    case 369:
      if (lookahead == 'v') ADVANCE(403);
      END_STATE();
    case 370:
      if (lookahead == 'y') ADVANCE(404);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(anon_sym_indexed);
      END_STATE();
    case 372:
      if (lookahead == 'l') ADVANCE(405);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(anon_sym_lenient);
      END_STATE();
    case 374:
      ACCEPT_TOKEN(anon_sym_missing);
      END_STATE();
    case 375:
      ACCEPT_TOKEN(anon_sym_mutable);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(anon_sym_package);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(anon_sym_private);
      END_STATE();
    case 378:
      if (lookahead == 'l') ADVANCE(406);
      END_STATE();
    case 379:
      if (lookahead == 'e') ADVANCE(407);
      END_STATE();
    case 380:
      ACCEPT_TOKEN(anon_sym_rebuilt);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(anon_sym_refuses);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(anon_sym_renamed);
      END_STATE();
    case 383:
      if (lookahead == 'd') ADVANCE(408);
      END_STATE();
    case 384:
      if (lookahead == 'd') ADVANCE(409);
      END_STATE();
    case 385:
      ACCEPT_TOKEN(anon_sym_retired);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(anon_sym_sending);
      END_STATE();
    case 387:
      if (lookahead == 'i') ADVANCE(410);
      END_STATE();
    case 388:
      if (lookahead == 's') ADVANCE(411);
      END_STATE();
    case 389:
      if (lookahead == 'n') ADVANCE(412);
      END_STATE();
    case 390:
      if (lookahead == 'a') ADVANCE(413);
      END_STATE();
    case 391:
      if (lookahead == 't') ADVANCE(414);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(anon_sym_unknown);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(anon_sym_unowned);
      END_STATE();
    case 394:
      if (lookahead == 'e') ADVANCE(415);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(anon_sym_version);
      END_STATE();
    case 396:
      ACCEPT_TOKEN(anon_sym_written);
      END_STATE();
    case 397:
      ACCEPT_TOKEN(anon_sym_archived);
      END_STATE();
    case 398:
      if (lookahead == 'g') ADVANCE(416);
      END_STATE();
    case 399:
      if (lookahead == 'n') ADVANCE(417);
      END_STATE();
    case 400:
      if (lookahead == 'g') ADVANCE(418);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(anon_sym_external);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(anon_sym_fallback);
      END_STATE();
    case 403:
      if (lookahead == 'a') ADVANCE(419);
      END_STATE();
    case 404:
      ACCEPT_TOKEN(anon_sym_formerly);
      END_STATE();
    case 405:
      ACCEPT_TOKEN(anon_sym_internal);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(anon_sym_protocol);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(anon_sym_rawValue);
      END_STATE();
    case 408:
      ACCEPT_TOKEN(anon_sym_replaced);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(anon_sym_required);
      END_STATE();
    case 410:
      if (lookahead == 'a') ADVANCE(420);
      END_STATE();
    case 411:
      if (lookahead == 'e') ADVANCE(421);
      END_STATE();
    case 412:
      if (lookahead == 't') ADVANCE(422);
      END_STATE();
    case 413:
      if (lookahead == 's') ADVANCE(423);
      END_STATE();
    case 414:
      if (lookahead == 'i') ADVANCE(424);
      END_STATE();
    case 415:
      if (lookahead == 'n') ADVANCE(425);
      END_STATE();
    case 416:
      ACCEPT_TOKEN(anon_sym_borrowing);
      END_STATE();
    case 417:
      if (lookahead == 'a') ADVANCE(426);
      END_STATE();
    case 418:
      ACCEPT_TOKEN(anon_sym_consuming);
      END_STATE();
    case 419:
      if (lookahead == 't') ADVANCE(427);
      END_STATE();
    case 420:
      if (lookahead == 'l') ADVANCE(428);
      END_STATE();
    case 421:
      if (lookahead == 's') ADVANCE(429);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(anon_sym_transient);
      END_STATE();
    case 423:
      ACCEPT_TOKEN(anon_sym_typealias);
      END_STATE();
    case 424:
      if (lookahead == 'o') ADVANCE(430);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(anon_sym_unwritten);
      END_STATE();
    case 426:
      if (lookahead == 'l') ADVANCE(431);
      END_STATE();
    case 427:
      if (lookahead == 'e') ADVANCE(432);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(anon_sym_sequential);
      END_STATE();
    case 429:
      ACCEPT_TOKEN(anon_sym_subclasses);
      END_STATE();
    case 430:
      if (lookahead == 'n') ADVANCE(433);
      END_STATE();
    case 431:
      ACCEPT_TOKEN(anon_sym_conditional);
      END_STATE();
    case 432:
      ACCEPT_TOKEN(anon_sym_fileprivate);
      END_STATE();
    case 433:
      if (lookahead == 'a') ADVANCE(434);
      END_STATE();
    case 434:
      if (lookahead == 'l') ADVANCE(435);
      END_STATE();
    case 435:
      ACCEPT_TOKEN(anon_sym_unconditional);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0, .external_lex_state = 1},
  [1] = {.lex_state = 0, .external_lex_state = 2},
  [2] = {.lex_state = 0, .external_lex_state = 3},
  [3] = {.lex_state = 20, .external_lex_state = 3},
  [4] = {.lex_state = 20, .external_lex_state = 3},
  [5] = {.lex_state = 20, .external_lex_state = 3},
  [6] = {.lex_state = 0, .external_lex_state = 3},
  [7] = {.lex_state = 20, .external_lex_state = 3},
  [8] = {.lex_state = 20, .external_lex_state = 3},
  [9] = {.lex_state = 20, .external_lex_state = 3},
  [10] = {.lex_state = 0, .external_lex_state = 3},
  [11] = {.lex_state = 0, .external_lex_state = 3},
  [12] = {.lex_state = 0, .external_lex_state = 3},
  [13] = {.lex_state = 0, .external_lex_state = 3},
  [14] = {.lex_state = 0, .external_lex_state = 3},
  [15] = {.lex_state = 0, .external_lex_state = 3},
  [16] = {.lex_state = 0, .external_lex_state = 3},
  [17] = {.lex_state = 0, .external_lex_state = 3},
  [18] = {.lex_state = 0, .external_lex_state = 3},
  [19] = {.lex_state = 0, .external_lex_state = 3},
  [20] = {.lex_state = 0, .external_lex_state = 3},
  [21] = {.lex_state = 0, .external_lex_state = 2},
  [22] = {.lex_state = 0, .external_lex_state = 2},
  [23] = {.lex_state = 0, .external_lex_state = 3},
  [24] = {.lex_state = 0, .external_lex_state = 3},
  [25] = {.lex_state = 0, .external_lex_state = 3},
  [26] = {.lex_state = 0, .external_lex_state = 3},
  [27] = {.lex_state = 0, .external_lex_state = 2},
  [28] = {.lex_state = 0, .external_lex_state = 2},
  [29] = {.lex_state = 0, .external_lex_state = 2},
  [30] = {.lex_state = 0, .external_lex_state = 3},
  [31] = {.lex_state = 0, .external_lex_state = 3},
  [32] = {.lex_state = 0, .external_lex_state = 3},
  [33] = {.lex_state = 0, .external_lex_state = 2},
  [34] = {.lex_state = 0, .external_lex_state = 2},
  [35] = {.lex_state = 0, .external_lex_state = 2},
  [36] = {.lex_state = 0, .external_lex_state = 3},
  [37] = {.lex_state = 0, .external_lex_state = 3},
  [38] = {.lex_state = 0, .external_lex_state = 2},
  [39] = {.lex_state = 0, .external_lex_state = 3},
  [40] = {.lex_state = 0, .external_lex_state = 3},
  [41] = {.lex_state = 0, .external_lex_state = 3},
  [42] = {.lex_state = 0, .external_lex_state = 2},
  [43] = {.lex_state = 0, .external_lex_state = 3},
  [44] = {.lex_state = 0, .external_lex_state = 2},
  [45] = {.lex_state = 0, .external_lex_state = 3},
  [46] = {.lex_state = 0, .external_lex_state = 3},
  [47] = {.lex_state = 0, .external_lex_state = 3},
  [48] = {.lex_state = 0, .external_lex_state = 3},
  [49] = {.lex_state = 0, .external_lex_state = 2},
  [50] = {.lex_state = 0, .external_lex_state = 2},
  [51] = {.lex_state = 0, .external_lex_state = 2},
  [52] = {.lex_state = 0, .external_lex_state = 3},
  [53] = {.lex_state = 20, .external_lex_state = 2},
  [54] = {.lex_state = 0, .external_lex_state = 2},
  [55] = {.lex_state = 20, .external_lex_state = 2},
  [56] = {.lex_state = 0, .external_lex_state = 2},
  [57] = {.lex_state = 0, .external_lex_state = 2},
  [58] = {.lex_state = 20, .external_lex_state = 2},
  [59] = {.lex_state = 0, .external_lex_state = 3},
  [60] = {.lex_state = 0, .external_lex_state = 2},
  [61] = {.lex_state = 0, .external_lex_state = 3},
  [62] = {.lex_state = 0, .external_lex_state = 3},
  [63] = {.lex_state = 20, .external_lex_state = 2},
  [64] = {.lex_state = 0, .external_lex_state = 3},
  [65] = {.lex_state = 20, .external_lex_state = 2},
  [66] = {.lex_state = 0, .external_lex_state = 3},
  [67] = {.lex_state = 0, .external_lex_state = 2},
  [68] = {.lex_state = 0, .external_lex_state = 2},
  [69] = {.lex_state = 0, .external_lex_state = 3},
  [70] = {.lex_state = 20, .external_lex_state = 2},
  [71] = {.lex_state = 0, .external_lex_state = 3},
  [72] = {.lex_state = 0, .external_lex_state = 3},
  [73] = {.lex_state = 0, .external_lex_state = 3},
  [74] = {.lex_state = 0, .external_lex_state = 3},
  [75] = {.lex_state = 0, .external_lex_state = 3},
  [76] = {.lex_state = 0, .external_lex_state = 3},
  [77] = {.lex_state = 0, .external_lex_state = 3},
  [78] = {.lex_state = 0, .external_lex_state = 3},
  [79] = {.lex_state = 0, .external_lex_state = 3},
  [80] = {.lex_state = 0, .external_lex_state = 3},
  [81] = {.lex_state = 0, .external_lex_state = 3},
  [82] = {.lex_state = 0, .external_lex_state = 3},
  [83] = {.lex_state = 0, .external_lex_state = 3},
  [84] = {.lex_state = 0, .external_lex_state = 3},
  [85] = {.lex_state = 0, .external_lex_state = 3},
  [86] = {.lex_state = 0, .external_lex_state = 3},
  [87] = {.lex_state = 0, .external_lex_state = 3},
  [88] = {.lex_state = 0, .external_lex_state = 3},
  [89] = {.lex_state = 0, .external_lex_state = 3},
  [90] = {.lex_state = 0, .external_lex_state = 2},
  [91] = {.lex_state = 0, .external_lex_state = 2},
  [92] = {.lex_state = 0, .external_lex_state = 3},
  [93] = {.lex_state = 0, .external_lex_state = 2},
  [94] = {.lex_state = 0, .external_lex_state = 3},
  [95] = {.lex_state = 0, .external_lex_state = 3},
  [96] = {.lex_state = 0, .external_lex_state = 3},
  [97] = {.lex_state = 0, .external_lex_state = 3},
  [98] = {.lex_state = 0, .external_lex_state = 3},
  [99] = {.lex_state = 0, .external_lex_state = 3},
  [100] = {.lex_state = 0, .external_lex_state = 2},
  [101] = {.lex_state = 0, .external_lex_state = 2},
  [102] = {.lex_state = 0, .external_lex_state = 2},
  [103] = {.lex_state = 0, .external_lex_state = 2},
  [104] = {.lex_state = 0, .external_lex_state = 3},
  [105] = {.lex_state = 0, .external_lex_state = 3},
  [106] = {.lex_state = 0, .external_lex_state = 2},
  [107] = {.lex_state = 0, .external_lex_state = 2},
  [108] = {.lex_state = 0, .external_lex_state = 2},
  [109] = {.lex_state = 0, .external_lex_state = 3},
  [110] = {.lex_state = 0, .external_lex_state = 3},
  [111] = {.lex_state = 0, .external_lex_state = 3},
  [112] = {.lex_state = 0, .external_lex_state = 2},
  [113] = {.lex_state = 0, .external_lex_state = 3},
  [114] = {.lex_state = 0, .external_lex_state = 2},
  [115] = {.lex_state = 0, .external_lex_state = 2},
  [116] = {.lex_state = 0, .external_lex_state = 4},
  [117] = {.lex_state = 0, .external_lex_state = 2},
  [118] = {.lex_state = 0, .external_lex_state = 2},
  [119] = {.lex_state = 0, .external_lex_state = 2},
  [120] = {.lex_state = 0, .external_lex_state = 2},
  [121] = {.lex_state = 0, .external_lex_state = 2},
  [122] = {.lex_state = 0, .external_lex_state = 2},
  [123] = {.lex_state = 0, .external_lex_state = 2},
  [124] = {.lex_state = 0, .external_lex_state = 2},
  [125] = {.lex_state = 0, .external_lex_state = 2},
  [126] = {.lex_state = 0, .external_lex_state = 2},
  [127] = {.lex_state = 0, .external_lex_state = 2},
  [128] = {.lex_state = 0, .external_lex_state = 2},
  [129] = {.lex_state = 0, .external_lex_state = 2},
  [130] = {.lex_state = 0, .external_lex_state = 2},
  [131] = {.lex_state = 0, .external_lex_state = 2},
  [132] = {.lex_state = 0, .external_lex_state = 2},
  [133] = {.lex_state = 0, .external_lex_state = 2},
  [134] = {.lex_state = 0, .external_lex_state = 2},
  [135] = {.lex_state = 0, .external_lex_state = 2},
  [136] = {.lex_state = 0, .external_lex_state = 2},
  [137] = {.lex_state = 0, .external_lex_state = 2},
  [138] = {.lex_state = 0, .external_lex_state = 2},
  [139] = {.lex_state = 0, .external_lex_state = 2},
  [140] = {.lex_state = 0, .external_lex_state = 2},
  [141] = {.lex_state = 0, .external_lex_state = 2},
  [142] = {.lex_state = 0, .external_lex_state = 2},
  [143] = {.lex_state = 0, .external_lex_state = 2},
  [144] = {.lex_state = 0, .external_lex_state = 2},
  [145] = {.lex_state = 0, .external_lex_state = 2},
  [146] = {.lex_state = 0, .external_lex_state = 2},
  [147] = {.lex_state = 0, .external_lex_state = 2},
  [148] = {.lex_state = 0, .external_lex_state = 2},
  [149] = {.lex_state = 0, .external_lex_state = 2},
  [150] = {.lex_state = 0, .external_lex_state = 2},
  [151] = {.lex_state = 0, .external_lex_state = 2},
  [152] = {.lex_state = 0, .external_lex_state = 2},
  [153] = {.lex_state = 0, .external_lex_state = 2},
  [154] = {.lex_state = 0, .external_lex_state = 2},
  [155] = {.lex_state = 0, .external_lex_state = 2},
  [156] = {.lex_state = 0, .external_lex_state = 2},
  [157] = {.lex_state = 0, .external_lex_state = 2},
  [158] = {.lex_state = 0, .external_lex_state = 2},
  [159] = {.lex_state = 0, .external_lex_state = 2},
  [160] = {.lex_state = 0, .external_lex_state = 2},
  [161] = {.lex_state = 0, .external_lex_state = 2},
  [162] = {.lex_state = 0, .external_lex_state = 2},
  [163] = {.lex_state = 0, .external_lex_state = 2},
  [164] = {.lex_state = 0, .external_lex_state = 2},
  [165] = {.lex_state = 0, .external_lex_state = 2},
  [166] = {.lex_state = 0, .external_lex_state = 2},
  [167] = {.lex_state = 0, .external_lex_state = 2},
  [168] = {.lex_state = 0, .external_lex_state = 2},
  [169] = {.lex_state = 0, .external_lex_state = 2},
  [170] = {.lex_state = 0, .external_lex_state = 2},
  [171] = {.lex_state = 0, .external_lex_state = 2},
  [172] = {.lex_state = 0, .external_lex_state = 2},
  [173] = {.lex_state = 0, .external_lex_state = 2},
  [174] = {.lex_state = 0, .external_lex_state = 2},
  [175] = {.lex_state = 0, .external_lex_state = 2},
  [176] = {.lex_state = 0, .external_lex_state = 2},
  [177] = {.lex_state = 0, .external_lex_state = 2},
  [178] = {.lex_state = 0, .external_lex_state = 2},
  [179] = {.lex_state = 0, .external_lex_state = 2},
  [180] = {.lex_state = 0, .external_lex_state = 2},
  [181] = {.lex_state = 0, .external_lex_state = 2},
  [182] = {.lex_state = 0, .external_lex_state = 2},
  [183] = {.lex_state = 0, .external_lex_state = 2},
  [184] = {.lex_state = 0, .external_lex_state = 2},
  [185] = {.lex_state = 0, .external_lex_state = 2},
  [186] = {.lex_state = 0, .external_lex_state = 2},
  [187] = {.lex_state = 0, .external_lex_state = 2},
  [188] = {.lex_state = 0, .external_lex_state = 2},
  [189] = {.lex_state = 0, .external_lex_state = 2},
  [190] = {.lex_state = 0, .external_lex_state = 2},
  [191] = {.lex_state = 0, .external_lex_state = 2},
  [192] = {.lex_state = 0, .external_lex_state = 2},
  [193] = {.lex_state = 0, .external_lex_state = 2},
  [194] = {.lex_state = 0, .external_lex_state = 2},
  [195] = {.lex_state = 0, .external_lex_state = 2},
  [196] = {.lex_state = 0, .external_lex_state = 2},
  [197] = {.lex_state = 0, .external_lex_state = 2},
  [198] = {.lex_state = 0, .external_lex_state = 2},
  [199] = {.lex_state = 0, .external_lex_state = 2},
  [200] = {.lex_state = 0, .external_lex_state = 2},
  [201] = {.lex_state = 0, .external_lex_state = 2},
  [202] = {.lex_state = 0, .external_lex_state = 2},
  [203] = {.lex_state = 0, .external_lex_state = 2},
  [204] = {.lex_state = 0, .external_lex_state = 2},
  [205] = {.lex_state = 0, .external_lex_state = 2},
  [206] = {.lex_state = 0, .external_lex_state = 2},
  [207] = {.lex_state = 0, .external_lex_state = 2},
  [208] = {.lex_state = 0, .external_lex_state = 2},
  [209] = {.lex_state = 0, .external_lex_state = 2},
  [210] = {.lex_state = 0, .external_lex_state = 2},
  [211] = {.lex_state = 0, .external_lex_state = 2},
  [212] = {.lex_state = 0, .external_lex_state = 2},
  [213] = {.lex_state = 0, .external_lex_state = 2},
  [214] = {.lex_state = 0, .external_lex_state = 2},
  [215] = {.lex_state = 0, .external_lex_state = 2},
  [216] = {.lex_state = 0, .external_lex_state = 2},
  [217] = {.lex_state = 0, .external_lex_state = 2},
  [218] = {.lex_state = 0, .external_lex_state = 2},
  [219] = {.lex_state = 0, .external_lex_state = 2},
  [220] = {.lex_state = 0, .external_lex_state = 2},
  [221] = {.lex_state = 0, .external_lex_state = 2},
  [222] = {.lex_state = 0, .external_lex_state = 2},
  [223] = {.lex_state = 0, .external_lex_state = 2},
  [224] = {.lex_state = 0, .external_lex_state = 2},
  [225] = {.lex_state = 0, .external_lex_state = 2},
  [226] = {.lex_state = 0, .external_lex_state = 2},
  [227] = {.lex_state = 0, .external_lex_state = 2},
  [228] = {.lex_state = 0, .external_lex_state = 2},
  [229] = {.lex_state = 0, .external_lex_state = 2},
  [230] = {.lex_state = 0, .external_lex_state = 2},
  [231] = {.lex_state = 0, .external_lex_state = 2},
  [232] = {.lex_state = 0, .external_lex_state = 2},
  [233] = {.lex_state = 0, .external_lex_state = 2},
  [234] = {.lex_state = 0, .external_lex_state = 2},
  [235] = {.lex_state = 0, .external_lex_state = 2},
  [236] = {.lex_state = 0, .external_lex_state = 2},
  [237] = {.lex_state = 0, .external_lex_state = 2},
  [238] = {.lex_state = 0, .external_lex_state = 2},
  [239] = {.lex_state = 0, .external_lex_state = 2},
  [240] = {.lex_state = 0, .external_lex_state = 2},
  [241] = {.lex_state = 0, .external_lex_state = 2},
  [242] = {.lex_state = 0, .external_lex_state = 2},
  [243] = {.lex_state = 0, .external_lex_state = 2},
  [244] = {.lex_state = 0, .external_lex_state = 2},
  [245] = {.lex_state = 0, .external_lex_state = 2},
  [246] = {.lex_state = 0, .external_lex_state = 2},
  [247] = {.lex_state = 0, .external_lex_state = 2},
  [248] = {.lex_state = 0, .external_lex_state = 2},
  [249] = {.lex_state = 0, .external_lex_state = 2},
  [250] = {.lex_state = 0, .external_lex_state = 2},
  [251] = {.lex_state = 0, .external_lex_state = 2},
  [252] = {.lex_state = 0, .external_lex_state = 2},
  [253] = {.lex_state = 0, .external_lex_state = 2},
  [254] = {.lex_state = 0, .external_lex_state = 2},
  [255] = {.lex_state = 0, .external_lex_state = 2},
  [256] = {.lex_state = 0, .external_lex_state = 2},
  [257] = {.lex_state = 0, .external_lex_state = 2},
  [258] = {.lex_state = 0, .external_lex_state = 2},
  [259] = {.lex_state = 0, .external_lex_state = 2},
  [260] = {.lex_state = 0, .external_lex_state = 2},
  [261] = {.lex_state = 0, .external_lex_state = 2},
  [262] = {.lex_state = 0, .external_lex_state = 2},
  [263] = {.lex_state = 0, .external_lex_state = 2},
  [264] = {.lex_state = 0, .external_lex_state = 2},
  [265] = {.lex_state = 0, .external_lex_state = 2},
  [266] = {.lex_state = 0, .external_lex_state = 2},
  [267] = {.lex_state = 0, .external_lex_state = 2},
  [268] = {.lex_state = 0, .external_lex_state = 2},
  [269] = {.lex_state = 0, .external_lex_state = 2},
  [270] = {.lex_state = 0, .external_lex_state = 2},
  [271] = {.lex_state = 0, .external_lex_state = 2},
  [272] = {.lex_state = 0, .external_lex_state = 2},
  [273] = {.lex_state = 0, .external_lex_state = 2},
  [274] = {.lex_state = 0, .external_lex_state = 2},
  [275] = {.lex_state = 0, .external_lex_state = 2},
  [276] = {.lex_state = 0, .external_lex_state = 2},
  [277] = {.lex_state = 0, .external_lex_state = 2},
  [278] = {.lex_state = 0, .external_lex_state = 2},
  [279] = {.lex_state = 0, .external_lex_state = 2},
  [280] = {.lex_state = 0, .external_lex_state = 2},
  [281] = {.lex_state = 0, .external_lex_state = 2},
  [282] = {.lex_state = 0, .external_lex_state = 2},
  [283] = {.lex_state = 0, .external_lex_state = 2},
  [284] = {.lex_state = 0, .external_lex_state = 2},
  [285] = {.lex_state = 0, .external_lex_state = 2},
  [286] = {.lex_state = 0, .external_lex_state = 2},
  [287] = {.lex_state = 0, .external_lex_state = 2},
  [288] = {.lex_state = 0, .external_lex_state = 2},
  [289] = {.lex_state = 0, .external_lex_state = 2},
  [290] = {.lex_state = 0, .external_lex_state = 2},
  [291] = {.lex_state = 0, .external_lex_state = 2},
  [292] = {.lex_state = 0, .external_lex_state = 2},
  [293] = {.lex_state = 0, .external_lex_state = 2},
  [294] = {.lex_state = 0, .external_lex_state = 2},
  [295] = {.lex_state = 0, .external_lex_state = 2},
  [296] = {.lex_state = 0, .external_lex_state = 2},
  [297] = {.lex_state = 0, .external_lex_state = 2},
  [298] = {.lex_state = 0, .external_lex_state = 2},
  [299] = {.lex_state = 0, .external_lex_state = 2},
  [300] = {.lex_state = 0, .external_lex_state = 2},
  [301] = {.lex_state = 0, .external_lex_state = 2},
  [302] = {.lex_state = 0, .external_lex_state = 2},
  [303] = {.lex_state = 0, .external_lex_state = 2},
  [304] = {.lex_state = 0, .external_lex_state = 2},
  [305] = {.lex_state = 0, .external_lex_state = 2},
  [306] = {.lex_state = 0, .external_lex_state = 2},
  [307] = {.lex_state = 0, .external_lex_state = 2},
  [308] = {.lex_state = 0, .external_lex_state = 2},
  [309] = {.lex_state = 0, .external_lex_state = 2},
  [310] = {.lex_state = 0, .external_lex_state = 2},
  [311] = {.lex_state = 0, .external_lex_state = 2},
  [312] = {.lex_state = 0, .external_lex_state = 2},
  [313] = {.lex_state = 0, .external_lex_state = 2},
  [314] = {.lex_state = 2, .external_lex_state = 5},
  [315] = {.lex_state = 2, .external_lex_state = 5},
  [316] = {.lex_state = 2, .external_lex_state = 5},
  [317] = {.lex_state = 2, .external_lex_state = 5},
  [318] = {.lex_state = 2, .external_lex_state = 5},
  [319] = {.lex_state = 2, .external_lex_state = 5},
  [320] = {.lex_state = 2, .external_lex_state = 5},
  [321] = {.lex_state = 2, .external_lex_state = 5},
  [322] = {.lex_state = 2, .external_lex_state = 5},
  [323] = {.lex_state = 2, .external_lex_state = 5},
  [324] = {.lex_state = 2, .external_lex_state = 5},
  [325] = {.lex_state = 2, .external_lex_state = 5},
  [326] = {.lex_state = 0, .external_lex_state = 2},
  [327] = {.lex_state = 0, .external_lex_state = 2},
  [328] = {.lex_state = 0, .external_lex_state = 2},
  [329] = {.lex_state = 0, .external_lex_state = 2},
  [330] = {.lex_state = 0, .external_lex_state = 2},
  [331] = {.lex_state = 0, .external_lex_state = 2},
  [332] = {.lex_state = 0, .external_lex_state = 2},
  [333] = {.lex_state = 0, .external_lex_state = 2},
  [334] = {.lex_state = 0, .external_lex_state = 2},
  [335] = {.lex_state = 0, .external_lex_state = 2},
  [336] = {.lex_state = 0, .external_lex_state = 2},
  [337] = {.lex_state = 0, .external_lex_state = 2},
  [338] = {.lex_state = 0, .external_lex_state = 2},
  [339] = {.lex_state = 0, .external_lex_state = 2},
  [340] = {.lex_state = 0, .external_lex_state = 2},
  [341] = {.lex_state = 0, .external_lex_state = 2},
  [342] = {.lex_state = 0, .external_lex_state = 2},
  [343] = {.lex_state = 0, .external_lex_state = 2},
  [344] = {.lex_state = 0, .external_lex_state = 2},
  [345] = {.lex_state = 0, .external_lex_state = 2},
  [346] = {.lex_state = 0, .external_lex_state = 2},
  [347] = {.lex_state = 0, .external_lex_state = 2},
  [348] = {.lex_state = 0, .external_lex_state = 2},
  [349] = {.lex_state = 0, .external_lex_state = 2},
  [350] = {.lex_state = 0, .external_lex_state = 2},
  [351] = {.lex_state = 0, .external_lex_state = 2},
  [352] = {.lex_state = 0, .external_lex_state = 2},
  [353] = {.lex_state = 0, .external_lex_state = 2},
  [354] = {.lex_state = 0, .external_lex_state = 2},
  [355] = {.lex_state = 0, .external_lex_state = 2},
  [356] = {.lex_state = 0, .external_lex_state = 2},
  [357] = {.lex_state = 0, .external_lex_state = 2},
  [358] = {.lex_state = 0, .external_lex_state = 2},
  [359] = {.lex_state = 0, .external_lex_state = 2},
  [360] = {.lex_state = 0, .external_lex_state = 2},
  [361] = {.lex_state = 0, .external_lex_state = 2},
  [362] = {.lex_state = 0, .external_lex_state = 2},
  [363] = {.lex_state = 0, .external_lex_state = 2},
  [364] = {.lex_state = 0, .external_lex_state = 2},
  [365] = {.lex_state = 0, .external_lex_state = 2},
  [366] = {.lex_state = 0, .external_lex_state = 2},
  [367] = {.lex_state = 0, .external_lex_state = 2},
  [368] = {.lex_state = 0, .external_lex_state = 2},
  [369] = {.lex_state = 0, .external_lex_state = 2},
  [370] = {.lex_state = 0, .external_lex_state = 2},
  [371] = {.lex_state = 0, .external_lex_state = 2},
  [372] = {.lex_state = 0, .external_lex_state = 2},
  [373] = {.lex_state = 0, .external_lex_state = 2},
  [374] = {.lex_state = 0, .external_lex_state = 2},
  [375] = {.lex_state = 0, .external_lex_state = 2},
  [376] = {.lex_state = 0, .external_lex_state = 2},
  [377] = {.lex_state = 0, .external_lex_state = 2},
  [378] = {.lex_state = 0, .external_lex_state = 2},
  [379] = {.lex_state = 0, .external_lex_state = 2},
  [380] = {.lex_state = 0, .external_lex_state = 2},
  [381] = {.lex_state = 0, .external_lex_state = 2},
  [382] = {.lex_state = 0, .external_lex_state = 2},
  [383] = {.lex_state = 0, .external_lex_state = 2},
  [384] = {.lex_state = 0, .external_lex_state = 2},
  [385] = {.lex_state = 0, .external_lex_state = 2},
  [386] = {.lex_state = 0, .external_lex_state = 2},
  [387] = {.lex_state = 0, .external_lex_state = 2},
  [388] = {.lex_state = 0, .external_lex_state = 2},
  [389] = {.lex_state = 0, .external_lex_state = 2},
  [390] = {.lex_state = 0, .external_lex_state = 2},
  [391] = {.lex_state = 0, .external_lex_state = 2},
  [392] = {.lex_state = 0, .external_lex_state = 2},
  [393] = {.lex_state = 0, .external_lex_state = 2},
  [394] = {.lex_state = 0, .external_lex_state = 2},
  [395] = {.lex_state = 0, .external_lex_state = 2},
  [396] = {.lex_state = 0, .external_lex_state = 2},
  [397] = {.lex_state = 0, .external_lex_state = 2},
  [398] = {.lex_state = 0, .external_lex_state = 2},
  [399] = {.lex_state = 0, .external_lex_state = 2},
  [400] = {.lex_state = 0, .external_lex_state = 2},
  [401] = {.lex_state = 0, .external_lex_state = 2},
  [402] = {.lex_state = 0, .external_lex_state = 2},
  [403] = {.lex_state = 0, .external_lex_state = 2},
  [404] = {.lex_state = 0, .external_lex_state = 2},
  [405] = {.lex_state = 0, .external_lex_state = 2},
  [406] = {.lex_state = 0, .external_lex_state = 2},
  [407] = {.lex_state = 1, .external_lex_state = 2},
  [408] = {.lex_state = 0, .external_lex_state = 2},
  [409] = {.lex_state = 0, .external_lex_state = 2},
  [410] = {.lex_state = 0, .external_lex_state = 2},
  [411] = {.lex_state = 0, .external_lex_state = 2},
  [412] = {.lex_state = 0, .external_lex_state = 2},
  [413] = {.lex_state = 0, .external_lex_state = 2},
  [414] = {.lex_state = 0, .external_lex_state = 2},
  [415] = {.lex_state = 0, .external_lex_state = 2},
  [416] = {.lex_state = 0, .external_lex_state = 2},
  [417] = {.lex_state = 0, .external_lex_state = 2},
  [418] = {.lex_state = 20, .external_lex_state = 2},
  [419] = {.lex_state = 0, .external_lex_state = 2},
  [420] = {.lex_state = 0, .external_lex_state = 2},
  [421] = {.lex_state = 0, .external_lex_state = 2},
  [422] = {.lex_state = 0, .external_lex_state = 2},
  [423] = {.lex_state = 0, .external_lex_state = 2},
  [424] = {.lex_state = 0, .external_lex_state = 2},
  [425] = {.lex_state = 20, .external_lex_state = 2},
  [426] = {.lex_state = 20, .external_lex_state = 2},
  [427] = {.lex_state = 1, .external_lex_state = 2},
  [428] = {.lex_state = 0, .external_lex_state = 2},
  [429] = {.lex_state = 0, .external_lex_state = 2},
  [430] = {.lex_state = 0, .external_lex_state = 2},
  [431] = {.lex_state = 0, .external_lex_state = 2},
  [432] = {.lex_state = 0, .external_lex_state = 2},
  [433] = {.lex_state = 0, .external_lex_state = 2},
  [434] = {.lex_state = 1, .external_lex_state = 2},
  [435] = {.lex_state = 1, .external_lex_state = 2},
  [436] = {.lex_state = 0, .external_lex_state = 2},
  [437] = {.lex_state = 20, .external_lex_state = 2},
  [438] = {.lex_state = 0, .external_lex_state = 2},
  [439] = {.lex_state = 1, .external_lex_state = 2},
  [440] = {.lex_state = 0, .external_lex_state = 2},
  [441] = {.lex_state = 0, .external_lex_state = 2},
  [442] = {.lex_state = 0, .external_lex_state = 2},
  [443] = {.lex_state = 0, .external_lex_state = 2},
  [444] = {.lex_state = 0, .external_lex_state = 2},
  [445] = {.lex_state = 0, .external_lex_state = 2},
  [446] = {.lex_state = 0, .external_lex_state = 2},
  [447] = {.lex_state = 0, .external_lex_state = 2},
  [448] = {.lex_state = 0, .external_lex_state = 2},
  [449] = {.lex_state = 0, .external_lex_state = 2},
  [450] = {.lex_state = 0, .external_lex_state = 2},
  [451] = {.lex_state = 0, .external_lex_state = 2},
  [452] = {.lex_state = 0, .external_lex_state = 2},
  [453] = {.lex_state = 0, .external_lex_state = 2},
  [454] = {.lex_state = 0, .external_lex_state = 2},
  [455] = {.lex_state = 0, .external_lex_state = 2},
  [456] = {.lex_state = 0, .external_lex_state = 2},
  [457] = {.lex_state = 0, .external_lex_state = 2},
  [458] = {.lex_state = 0, .external_lex_state = 2},
  [459] = {.lex_state = 0, .external_lex_state = 2},
  [460] = {.lex_state = 0, .external_lex_state = 2},
  [461] = {.lex_state = 0, .external_lex_state = 2},
  [462] = {.lex_state = 0, .external_lex_state = 2},
  [463] = {.lex_state = 0, .external_lex_state = 2},
  [464] = {.lex_state = 0, .external_lex_state = 2},
  [465] = {.lex_state = 20, .external_lex_state = 2},
  [466] = {.lex_state = 0, .external_lex_state = 2},
  [467] = {.lex_state = 0, .external_lex_state = 2},
  [468] = {.lex_state = 20, .external_lex_state = 2},
  [469] = {.lex_state = 0, .external_lex_state = 2},
  [470] = {.lex_state = 0, .external_lex_state = 2},
  [471] = {.lex_state = 0, .external_lex_state = 2},
  [472] = {.lex_state = 0, .external_lex_state = 2},
  [473] = {.lex_state = 0, .external_lex_state = 2},
  [474] = {.lex_state = 0, .external_lex_state = 2},
  [475] = {.lex_state = 0, .external_lex_state = 2},
  [476] = {.lex_state = 0, .external_lex_state = 2},
  [477] = {.lex_state = 0, .external_lex_state = 2},
  [478] = {.lex_state = 0, .external_lex_state = 2},
  [479] = {.lex_state = 0, .external_lex_state = 2},
  [480] = {.lex_state = 0, .external_lex_state = 2},
  [481] = {.lex_state = 0, .external_lex_state = 2},
  [482] = {.lex_state = 20, .external_lex_state = 2},
  [483] = {.lex_state = 0, .external_lex_state = 2},
  [484] = {.lex_state = 0, .external_lex_state = 2},
  [485] = {.lex_state = 0, .external_lex_state = 2},
  [486] = {.lex_state = 20, .external_lex_state = 2},
  [487] = {.lex_state = 20, .external_lex_state = 2},
  [488] = {.lex_state = 20, .external_lex_state = 2},
  [489] = {.lex_state = 0, .external_lex_state = 2},
  [490] = {.lex_state = 0, .external_lex_state = 2},
  [491] = {.lex_state = 0, .external_lex_state = 2},
  [492] = {.lex_state = 20, .external_lex_state = 2},
  [493] = {.lex_state = 0, .external_lex_state = 2},
  [494] = {.lex_state = 0, .external_lex_state = 2},
  [495] = {.lex_state = 0, .external_lex_state = 2},
  [496] = {.lex_state = 20, .external_lex_state = 2},
  [497] = {.lex_state = 0, .external_lex_state = 2},
  [498] = {.lex_state = 0, .external_lex_state = 2},
  [499] = {.lex_state = 0, .external_lex_state = 2},
  [500] = {.lex_state = 20, .external_lex_state = 2},
  [501] = {.lex_state = 20, .external_lex_state = 2},
  [502] = {.lex_state = 0, .external_lex_state = 2},
  [503] = {.lex_state = 0, .external_lex_state = 2},
  [504] = {.lex_state = 0, .external_lex_state = 2},
  [505] = {.lex_state = 20, .external_lex_state = 2},
  [506] = {.lex_state = 0, .external_lex_state = 2},
  [507] = {.lex_state = 0, .external_lex_state = 2},
  [508] = {.lex_state = 0, .external_lex_state = 2},
  [509] = {.lex_state = 0, .external_lex_state = 2},
  [510] = {.lex_state = 0, .external_lex_state = 2},
  [511] = {.lex_state = 0, .external_lex_state = 2},
  [512] = {.lex_state = 0, .external_lex_state = 2},
  [513] = {.lex_state = 0, .external_lex_state = 2},
  [514] = {.lex_state = 0, .external_lex_state = 2},
  [515] = {.lex_state = 0, .external_lex_state = 2},
  [516] = {.lex_state = 0, .external_lex_state = 2},
  [517] = {.lex_state = 0, .external_lex_state = 2},
  [518] = {.lex_state = 0, .external_lex_state = 2},
  [519] = {.lex_state = 0, .external_lex_state = 2},
  [520] = {.lex_state = 0, .external_lex_state = 2},
  [521] = {.lex_state = 0, .external_lex_state = 2},
  [522] = {.lex_state = 0, .external_lex_state = 2},
  [523] = {.lex_state = 20, .external_lex_state = 2},
  [524] = {.lex_state = 0, .external_lex_state = 2},
  [525] = {.lex_state = 0, .external_lex_state = 2},
  [526] = {.lex_state = 0, .external_lex_state = 2},
  [527] = {.lex_state = 20, .external_lex_state = 2},
  [528] = {.lex_state = 0, .external_lex_state = 2},
  [529] = {.lex_state = 20, .external_lex_state = 2},
  [530] = {.lex_state = 20, .external_lex_state = 2},
  [531] = {.lex_state = 20, .external_lex_state = 2},
  [532] = {.lex_state = 20, .external_lex_state = 2},
  [533] = {.lex_state = 0, .external_lex_state = 2},
  [534] = {.lex_state = 0, .external_lex_state = 2},
  [535] = {.lex_state = 0, .external_lex_state = 2},
  [536] = {.lex_state = 0, .external_lex_state = 2},
  [537] = {.lex_state = 20, .external_lex_state = 2},
  [538] = {.lex_state = 0, .external_lex_state = 2},
  [539] = {.lex_state = 0, .external_lex_state = 2},
  [540] = {.lex_state = 0, .external_lex_state = 2},
  [541] = {.lex_state = 0, .external_lex_state = 2},
  [542] = {.lex_state = 0, .external_lex_state = 2},
  [543] = {.lex_state = 20, .external_lex_state = 2},
  [544] = {.lex_state = 0, .external_lex_state = 2},
  [545] = {.lex_state = 0, .external_lex_state = 2},
  [546] = {.lex_state = 0, .external_lex_state = 2},
  [547] = {.lex_state = 0, .external_lex_state = 2},
  [548] = {.lex_state = 0, .external_lex_state = 2},
  [549] = {.lex_state = 0, .external_lex_state = 2},
  [550] = {.lex_state = 20, .external_lex_state = 2},
  [551] = {.lex_state = 0, .external_lex_state = 2},
  [552] = {.lex_state = 0, .external_lex_state = 2},
  [553] = {.lex_state = 0, .external_lex_state = 2},
  [554] = {.lex_state = 0, .external_lex_state = 2},
  [555] = {.lex_state = 0, .external_lex_state = 2},
  [556] = {.lex_state = 0, .external_lex_state = 2},
  [557] = {.lex_state = 0, .external_lex_state = 2},
  [558] = {.lex_state = 0, .external_lex_state = 2},
  [559] = {.lex_state = 0, .external_lex_state = 2},
  [560] = {.lex_state = 0, .external_lex_state = 2},
  [561] = {.lex_state = 0, .external_lex_state = 2},
  [562] = {.lex_state = 0, .external_lex_state = 2},
  [563] = {.lex_state = 0, .external_lex_state = 2},
  [564] = {.lex_state = 20, .external_lex_state = 2},
  [565] = {.lex_state = 0, .external_lex_state = 2},
  [566] = {.lex_state = 0, .external_lex_state = 2},
  [567] = {.lex_state = 0, .external_lex_state = 2},
  [568] = {.lex_state = 0, .external_lex_state = 2},
  [569] = {.lex_state = 4, .external_lex_state = 2},
  [570] = {.lex_state = 0, .external_lex_state = 2},
  [571] = {.lex_state = 0, .external_lex_state = 2},
  [572] = {.lex_state = 0, .external_lex_state = 2},
  [573] = {.lex_state = 20, .external_lex_state = 2},
  [574] = {.lex_state = 0, .external_lex_state = 2},
  [575] = {.lex_state = 20, .external_lex_state = 2},
  [576] = {.lex_state = 0, .external_lex_state = 2},
  [577] = {.lex_state = 20, .external_lex_state = 2},
  [578] = {.lex_state = 0, .external_lex_state = 2},
  [579] = {.lex_state = 0, .external_lex_state = 2},
  [580] = {.lex_state = 0, .external_lex_state = 2},
  [581] = {.lex_state = 0, .external_lex_state = 2},
  [582] = {.lex_state = 20, .external_lex_state = 2},
  [583] = {.lex_state = 0, .external_lex_state = 2},
  [584] = {.lex_state = 20, .external_lex_state = 2},
  [585] = {.lex_state = 0, .external_lex_state = 2},
  [586] = {.lex_state = 0, .external_lex_state = 2},
  [587] = {.lex_state = 0, .external_lex_state = 2},
  [588] = {.lex_state = 0, .external_lex_state = 2},
  [589] = {.lex_state = 0, .external_lex_state = 2},
  [590] = {.lex_state = 0, .external_lex_state = 2},
  [591] = {.lex_state = 0, .external_lex_state = 2},
  [592] = {.lex_state = 0, .external_lex_state = 2},
  [593] = {.lex_state = 0, .external_lex_state = 2},
  [594] = {.lex_state = 0, .external_lex_state = 2},
  [595] = {.lex_state = 0, .external_lex_state = 2},
  [596] = {.lex_state = 20, .external_lex_state = 2},
  [597] = {.lex_state = 20, .external_lex_state = 2},
  [598] = {.lex_state = 0, .external_lex_state = 2},
  [599] = {.lex_state = 0, .external_lex_state = 2},
  [600] = {.lex_state = 0, .external_lex_state = 2},
  [601] = {.lex_state = 0, .external_lex_state = 2},
  [602] = {.lex_state = 0, .external_lex_state = 2},
  [603] = {.lex_state = 0, .external_lex_state = 2},
  [604] = {.lex_state = 0, .external_lex_state = 2},
  [605] = {.lex_state = 0, .external_lex_state = 2},
  [606] = {.lex_state = 0, .external_lex_state = 2},
  [607] = {.lex_state = 0, .external_lex_state = 2},
  [608] = {.lex_state = 0, .external_lex_state = 2},
  [609] = {.lex_state = 0, .external_lex_state = 2},
  [610] = {.lex_state = 0, .external_lex_state = 2},
  [611] = {.lex_state = 0, .external_lex_state = 2},
  [612] = {.lex_state = 0, .external_lex_state = 2},
  [613] = {.lex_state = 0, .external_lex_state = 2},
  [614] = {.lex_state = 0, .external_lex_state = 2},
  [615] = {.lex_state = 20, .external_lex_state = 2},
  [616] = {.lex_state = 0, .external_lex_state = 2},
  [617] = {.lex_state = 0, .external_lex_state = 2},
  [618] = {.lex_state = 0, .external_lex_state = 3},
  [619] = {.lex_state = 0, .external_lex_state = 2},
  [620] = {.lex_state = 0, .external_lex_state = 2},
  [621] = {.lex_state = 20, .external_lex_state = 2},
  [622] = {.lex_state = 0, .external_lex_state = 2},
  [623] = {.lex_state = 20, .external_lex_state = 2},
  [624] = {.lex_state = 0, .external_lex_state = 2},
  [625] = {.lex_state = 0, .external_lex_state = 2},
  [626] = {.lex_state = 0, .external_lex_state = 2},
};

enum {
  ts_external_token_swift_block = 0,
  ts_external_token_swift_expression = 1,
  ts_external_token_attribute_arguments = 2,
  ts_external_token_block_comment = 3,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token_swift_block] = sym_swift_block,
  [ts_external_token_swift_expression] = sym_swift_expression,
  [ts_external_token_attribute_arguments] = sym_attribute_arguments,
  [ts_external_token_block_comment] = sym_block_comment,
};

static const bool ts_external_scanner_states[6][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token_swift_block] = true,
    [ts_external_token_swift_expression] = true,
    [ts_external_token_attribute_arguments] = true,
    [ts_external_token_block_comment] = true,
  },
  [2] = {
    [ts_external_token_block_comment] = true,
  },
  [3] = {
    [ts_external_token_swift_block] = true,
    [ts_external_token_block_comment] = true,
  },
  [4] = {
    [ts_external_token_attribute_arguments] = true,
    [ts_external_token_block_comment] = true,
  },
  [5] = {
    [ts_external_token_swift_expression] = true,
    [ts_external_token_block_comment] = true,
  },
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
    [sym_identifier] = ACTIONS(1),
    [anon_sym_import] = ACTIONS(1),
    [anon_sym_access] = ACTIONS(1),
    [anon_sym_archived] = ACTIONS(1),
    [anon_sym_as] = ACTIONS(1),
    [anon_sym_prefix] = ACTIONS(1),
    [anon_sym_writes] = ACTIONS(1),
    [anon_sym_nil] = ACTIONS(1),
    [anon_sym_lenient] = ACTIONS(1),
    [anon_sym_public] = ACTIONS(1),
    [anon_sym_package] = ACTIONS(1),
    [anon_sym_internal] = ACTIONS(1),
    [anon_sym_private] = ACTIONS(1),
    [anon_sym_fileprivate] = ACTIONS(1),
    [anon_sym_waived] = ACTIONS(1),
    [anon_sym_of] = ACTIONS(1),
    [anon_sym_because] = ACTIONS(1),
    [anon_sym_open] = ACTIONS(1),
    [anon_sym_final] = ACTIONS(1),
    [anon_sym_transient] = ACTIONS(1),
    [anon_sym_weak] = ACTIONS(1),
    [anon_sym_unowned] = ACTIONS(1),
    [anon_sym_class] = ACTIONS(1),
    [anon_sym_extend] = ACTIONS(1),
    [anon_sym_struct] = ACTIONS(1),
    [anon_sym_enum] = ACTIONS(1),
    [anon_sym_bits] = ACTIONS(1),
    [anon_sym_COLON] = ACTIONS(1),
    [anon_sym_typealias] = ACTIONS(1),
    [anon_sym_EQ] = ACTIONS(1),
    [anon_sym_external] = ACTIONS(1),
    [anon_sym_protocol] = ACTIONS(1),
    [anon_sym_from] = ACTIONS(1),
    [anon_sym_LPAREN] = ACTIONS(1),
    [anon_sym_COMMA] = ACTIONS(1),
    [anon_sym_RPAREN] = ACTIONS(1),
    [anon_sym_version] = ACTIONS(1),
    [anon_sym_key] = ACTIONS(1),
    [anon_sym_boxed] = ACTIONS(1),
    [anon_sym_unwritten] = ACTIONS(1),
    [anon_sym_refuses] = ACTIONS(1),
    [anon_sym_newer] = ACTIONS(1),
    [anon_sym_coding] = ACTIONS(1),
    [anon_sym_formerly] = ACTIONS(1),
    [anon_sym_sequential] = ACTIONS(1),
    [anon_sym_only] = ACTIONS(1),
    [anon_sym_marker] = ACTIONS(1),
    [anon_sym_keyed] = ACTIONS(1),
    [anon_sym_else] = ACTIONS(1),
    [anon_sym_reads] = ACTIONS(1),
    [anon_sym_unknown] = ACTIONS(1),
    [anon_sym_subclasses] = ACTIONS(1),
    [anon_sym_keeps] = ACTIONS(1),
    [anon_sym_omits] = ACTIONS(1),
    [anon_sym_default] = ACTIONS(1),
    [anon_sym_unique] = ACTIONS(1),
    [anon_sym_replaced] = ACTIONS(1),
    [anon_sym_rebuilt] = ACTIONS(1),
    [anon_sym_via] = ACTIONS(1),
    [anon_sym_renamed] = ACTIONS(1),
    [anon_sym_keys] = ACTIONS(1),
    [anon_sym_LBRACE] = ACTIONS(1),
    [anon_sym_RBRACE] = ACTIONS(1),
    [anon_sym_let] = ACTIONS(1),
    [anon_sym_var] = ACTIONS(1),
    [anon_sym_set] = ACTIONS(1),
    [anon_sym_rawValue] = ACTIONS(1),
    [anon_sym_required] = ACTIONS(1),
    [anon_sym_if] = ACTIONS(1),
    [anon_sym_missing] = ACTIONS(1),
    [anon_sym_fallback] = ACTIONS(1),
    [anon_sym_also] = ACTIONS(1),
    [anon_sym_until] = ACTIONS(1),
    [anon_sym_since] = ACTIONS(1),
    [anon_sym_treats] = ACTIONS(1),
    [anon_sym_conditional] = ACTIONS(1),
    [anon_sym_unconditional] = ACTIONS(1),
    [anon_sym_joined] = ACTIONS(1),
    [anon_sym_retired] = ACTIONS(1),
    [anon_sym_still] = ACTIONS(1),
    [anon_sym_written] = ACTIONS(1),
    [anon_sym_swift] = ACTIONS(1),
    [anon_sym_case] = ACTIONS(1),
    [anon_sym_at] = ACTIONS(1),
    [anon_sym_width] = ACTIONS(1),
    [anon_sym_DOT] = ACTIONS(1),
    [anon_sym_LT] = ACTIONS(1),
    [anon_sym_GT] = ACTIONS(1),
    [anon_sym_LBRACK] = ACTIONS(1),
    [anon_sym_RBRACK] = ACTIONS(1),
    [anon_sym_QMARK] = ACTIONS(1),
    [anon_sym_BANG] = ACTIONS(1),
    [anon_sym_any] = ACTIONS(1),
    [anon_sym_some] = ACTIONS(1),
    [anon_sym_mutable] = ACTIONS(1),
    [anon_sym_inline] = ACTIONS(1),
    [anon_sym_indexed] = ACTIONS(1),
    [anon_sym_packed] = ACTIONS(1),
    [anon_sym_big] = ACTIONS(1),
    [anon_sym_little] = ACTIONS(1),
    [anon_sym_AMP] = ACTIONS(1),
    [anon_sym_async] = ACTIONS(1),
    [anon_sym_throws] = ACTIONS(1),
    [anon_sym_DASH_GT] = ACTIONS(1),
    [anon_sym_inout] = ACTIONS(1),
    [anon_sym_borrowing] = ACTIONS(1),
    [anon_sym_consuming] = ACTIONS(1),
    [anon_sym_sending] = ACTIONS(1),
    [anon_sym_TILDE] = ACTIONS(1),
    [anon_sym_DASH] = ACTIONS(1),
    [anon_sym_true] = ACTIONS(1),
    [anon_sym_false] = ACTIONS(1),
    [anon_sym_AT] = ACTIONS(1),
    [sym_quoted_name] = ACTIONS(1),
    [anon_sym_DQUOTE] = ACTIONS(1),
    [anon_sym_DQUOTE2] = ACTIONS(1),
    [sym_escape] = ACTIONS(1),
    [sym_integer] = ACTIONS(1),
    [sym_real] = ACTIONS(1),
    [sym_documentation] = ACTIONS(3),
    [sym_comment] = ACTIONS(5),
    [sym_swift_block] = ACTIONS(1),
    [sym_swift_expression] = ACTIONS(1),
    [sym_attribute_arguments] = ACTIONS(1),
    [sym_block_comment] = ACTIONS(3),
  },
  [1] = {
    [sym_source_file] = STATE(594),
    [sym__rule_of_file] = STATE(34),
    [sym_import] = STATE(34),
    [sym_access] = STATE(34),
    [sym_archived_prefix] = STATE(34),
    [sym_nil_rule] = STATE(34),
    [sym_lenient_rule] = STATE(34),
    [sym_level] = STATE(310),
    [sym_waiver] = STATE(34),
    [sym__declaration] = STATE(34),
    [aux_sym__modifiers] = STATE(294),
    [sym_class_declaration] = STATE(34),
    [sym_extension_declaration] = STATE(34),
    [sym_struct_declaration] = STATE(34),
    [sym_enum_declaration] = STATE(34),
    [sym_bits_declaration] = STATE(34),
    [sym_type_alias] = STATE(34),
    [sym_external_declaration] = STATE(34),
    [sym_setter] = STATE(294),
    [sym_attribute] = STATE(294),
    [aux_sym_source_file_repeat1] = STATE(34),
    [ts_builtin_sym_end] = ACTIONS(7),
    [anon_sym_import] = ACTIONS(9),
    [anon_sym_access] = ACTIONS(11),
    [anon_sym_archived] = ACTIONS(13),
    [anon_sym_writes] = ACTIONS(15),
    [anon_sym_lenient] = ACTIONS(17),
    [anon_sym_public] = ACTIONS(19),
    [anon_sym_package] = ACTIONS(19),
    [anon_sym_internal] = ACTIONS(19),
    [anon_sym_private] = ACTIONS(19),
    [anon_sym_fileprivate] = ACTIONS(19),
    [anon_sym_waived] = ACTIONS(21),
    [anon_sym_open] = ACTIONS(23),
    [anon_sym_final] = ACTIONS(23),
    [anon_sym_transient] = ACTIONS(23),
    [anon_sym_weak] = ACTIONS(23),
    [anon_sym_unowned] = ACTIONS(23),
    [anon_sym_class] = ACTIONS(25),
    [anon_sym_extend] = ACTIONS(27),
    [anon_sym_struct] = ACTIONS(29),
    [anon_sym_enum] = ACTIONS(31),
    [anon_sym_bits] = ACTIONS(33),
    [anon_sym_typealias] = ACTIONS(35),
    [anon_sym_external] = ACTIONS(37),
    [anon_sym_AT] = ACTIONS(39),
    [sym_documentation] = ACTIONS(3),
    [sym_comment] = ACTIONS(5),
    [sym_block_comment] = ACTIONS(3),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(43), 1,
      anon_sym_key,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(47), 1,
      anon_sym_LT,
    STATE(12), 1,
      sym_type_arguments,
    STATE(13), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [69] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(55), 1,
      anon_sym_DASH_GT,
    STATE(437), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(49), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(53), 2,
      anon_sym_async,
      anon_sym_throws,
    ACTIONS(51), 43,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [136] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(57), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(59), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [196] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(61), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(63), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [256] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(47), 1,
      anon_sym_LT,
    ACTIONS(67), 1,
      anon_sym_key,
    STATE(17), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(65), 45,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [320] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(69), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(71), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [380] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(73), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(75), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [440] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(77), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(79), 46,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [500] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_as,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(89), 1,
      anon_sym_EQ,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(115), 1,
      sym_swift_block,
    STATE(66), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    STATE(74), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(87), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [595] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(81), 1,
      anon_sym_as,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(119), 1,
      anon_sym_EQ,
    ACTIONS(121), 1,
      sym_swift_block,
    STATE(62), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    STATE(73), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(117), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [690] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(125), 1,
      anon_sym_key,
    STATE(14), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(123), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [753] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(125), 1,
      anon_sym_key,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(123), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [816] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(129), 1,
      anon_sym_key,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(127), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [879] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(67), 1,
      anon_sym_key,
    ACTIONS(131), 1,
      anon_sym_DOT,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(65), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [942] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(136), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(134), 45,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1000] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(140), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(138), 45,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1058] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(144), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(142), 45,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1116] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(148), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(146), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [1177] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(152), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(150), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1234] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(156), 1,
      anon_sym_DOT,
    STATE(21), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(154), 43,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [1293] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(159), 45,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_because,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_boxed,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [1348] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(163), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(161), 42,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AMP,
      anon_sym_AT,
  [1407] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(167), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(165), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [1468] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(171), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(169), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1525] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(175), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(173), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [1586] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(177), 1,
      ts_builtin_sym_end,
    ACTIONS(179), 1,
      anon_sym_import,
    ACTIONS(182), 1,
      anon_sym_access,
    ACTIONS(185), 1,
      anon_sym_archived,
    ACTIONS(188), 1,
      anon_sym_writes,
    ACTIONS(191), 1,
      anon_sym_lenient,
    ACTIONS(197), 1,
      anon_sym_waived,
    ACTIONS(203), 1,
      anon_sym_class,
    ACTIONS(206), 1,
      anon_sym_extend,
    ACTIONS(209), 1,
      anon_sym_struct,
    ACTIONS(212), 1,
      anon_sym_enum,
    ACTIONS(215), 1,
      anon_sym_bits,
    ACTIONS(218), 1,
      anon_sym_typealias,
    ACTIONS(221), 1,
      anon_sym_external,
    ACTIONS(224), 1,
      anon_sym_AT,
    STATE(310), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(294), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(194), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(200), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(27), 16,
      sym__rule_of_file,
      sym_import,
      sym_access,
      sym_archived_prefix,
      sym_nil_rule,
      sym_lenient_rule,
      sym_waiver,
      sym__declaration,
      sym_class_declaration,
      sym_extension_declaration,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_type_alias,
      sym_external_declaration,
      aux_sym_source_file_repeat1,
  [1679] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(227), 45,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_because,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_boxed,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [1734] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(231), 1,
      anon_sym_DOT,
    STATE(35), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(229), 43,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [1793] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(235), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(233), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [1850] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(239), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(237), 42,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AMP,
      anon_sym_AT,
  [1909] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(243), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(241), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [1970] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(245), 1,
      anon_sym_DOT,
    ACTIONS(247), 1,
      anon_sym_LT,
    STATE(44), 1,
      aux_sym_type_name_repeat1,
    STATE(49), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2033] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(9), 1,
      anon_sym_import,
    ACTIONS(11), 1,
      anon_sym_access,
    ACTIONS(13), 1,
      anon_sym_archived,
    ACTIONS(15), 1,
      anon_sym_writes,
    ACTIONS(17), 1,
      anon_sym_lenient,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(25), 1,
      anon_sym_class,
    ACTIONS(27), 1,
      anon_sym_extend,
    ACTIONS(29), 1,
      anon_sym_struct,
    ACTIONS(31), 1,
      anon_sym_enum,
    ACTIONS(33), 1,
      anon_sym_bits,
    ACTIONS(35), 1,
      anon_sym_typealias,
    ACTIONS(37), 1,
      anon_sym_external,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(249), 1,
      ts_builtin_sym_end,
    STATE(310), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(294), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(23), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(27), 16,
      sym__rule_of_file,
      sym_import,
      sym_access,
      sym_archived_prefix,
      sym_nil_rule,
      sym_lenient_rule,
      sym_waiver,
      sym__declaration,
      sym_class_declaration,
      sym_extension_declaration,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_type_alias,
      sym_external_declaration,
      aux_sym_source_file_repeat1,
  [2126] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(231), 1,
      anon_sym_DOT,
    STATE(21), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(251), 43,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [2185] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(255), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(253), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2242] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(259), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(257), 44,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_via,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2299] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(247), 1,
      anon_sym_LT,
    STATE(56), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(65), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_DOT,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2357] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(261), 1,
      anon_sym_key,
    ACTIONS(263), 1,
      anon_sym_DOT,
    STATE(43), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(251), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_LPAREN,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2417] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(267), 1,
      anon_sym_key,
    ACTIONS(269), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(265), 39,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2479] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(263), 1,
      anon_sym_DOT,
    ACTIONS(271), 1,
      anon_sym_key,
    STATE(39), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(229), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_LPAREN,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2539] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(154), 44,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_DOT,
      anon_sym_AT,
  [2593] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(273), 1,
      anon_sym_key,
    ACTIONS(275), 1,
      anon_sym_DOT,
    STATE(43), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(154), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_LPAREN,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2653] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(245), 1,
      anon_sym_DOT,
    STATE(51), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(123), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [2710] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(280), 1,
      anon_sym_COLON,
    ACTIONS(282), 1,
      anon_sym_COMMA,
    ACTIONS(284), 1,
      anon_sym_key,
    STATE(46), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(278), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2771] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(282), 1,
      anon_sym_COMMA,
    ACTIONS(288), 1,
      anon_sym_COLON,
    ACTIONS(290), 1,
      anon_sym_key,
    STATE(48), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(286), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2832] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(294), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(292), 39,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2891] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(298), 1,
      anon_sym_COMMA,
    ACTIONS(301), 1,
      anon_sym_key,
    STATE(48), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(296), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [2950] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(245), 1,
      anon_sym_DOT,
    STATE(54), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(123), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3007] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(305), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(303), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [3062] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(307), 1,
      anon_sym_DOT,
    STATE(51), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(65), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3119] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(273), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(154), 42,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_LPAREN,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_DOT,
      anon_sym_AT,
  [3174] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(312), 1,
      anon_sym_DASH_GT,
    STATE(426), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(310), 2,
      anon_sym_async,
      anon_sym_throws,
    ACTIONS(51), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3233] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(245), 1,
      anon_sym_DOT,
    STATE(51), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(127), 41,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3290] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(59), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [3342] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(138), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_DOT,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3394] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(134), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_DOT,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [3446] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(79), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [3498] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(301), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(296), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_COMMA,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3552] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(314), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [3604] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(316), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(227), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_COMMA,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3658] = 18,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(320), 1,
      anon_sym_EQ,
    ACTIONS(322), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(72), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(318), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3740] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(63), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [3792] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(324), 1,
      anon_sym_LPAREN,
    ACTIONS(326), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(303), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3848] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(71), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [3900] = 18,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(330), 1,
      anon_sym_EQ,
    ACTIONS(332), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(79), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(328), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [3982] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(142), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LPAREN,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_DOT,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [4034] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(334), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [4086] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(336), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(159), 41,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_COMMA,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4140] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(75), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_async,
      anon_sym_throws,
      anon_sym_DASH_GT,
      anon_sym_AT,
  [4192] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(340), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(77), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(338), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4271] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(344), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(342), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4350] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(322), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(318), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4429] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(332), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(328), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4508] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(348), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(81), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(346), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4587] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(350), 1,
      anon_sym_writes,
    ACTIONS(358), 1,
      anon_sym_key,
    ACTIONS(364), 1,
      anon_sym_omits,
    ACTIONS(367), 1,
      anon_sym_rebuilt,
    ACTIONS(370), 1,
      anon_sym_renamed,
    ACTIONS(373), 1,
      anon_sym_if,
    ACTIONS(376), 1,
      anon_sym_fallback,
    ACTIONS(379), 1,
      anon_sym_also,
    ACTIONS(385), 1,
      anon_sym_treats,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(361), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(382), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(353), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(356), 21,
      sym_swift_block,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4664] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(390), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(388), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4743] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(394), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(80), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(392), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4822] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(398), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(396), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4901] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(402), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(400), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [4980] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(406), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(404), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5059] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(410), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(83), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(408), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5138] = 17,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(83), 1,
      anon_sym_writes,
    ACTIONS(91), 1,
      anon_sym_key,
    ACTIONS(95), 1,
      anon_sym_omits,
    ACTIONS(97), 1,
      anon_sym_rebuilt,
    ACTIONS(99), 1,
      anon_sym_renamed,
    ACTIONS(101), 1,
      anon_sym_if,
    ACTIONS(103), 1,
      anon_sym_fallback,
    ACTIONS(105), 1,
      anon_sym_also,
    ACTIONS(109), 1,
      anon_sym_treats,
    ACTIONS(414), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(93), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(107), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(76), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(412), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5217] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(416), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(334), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5270] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(418), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(314), 40,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5323] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(420), 1,
      anon_sym_as,
    ACTIONS(424), 1,
      anon_sym_key,
    ACTIONS(426), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(422), 37,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5379] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(430), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(428), 39,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_EQ,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5431] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(434), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(432), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5483] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(436), 39,
      sym_swift_block,
      anon_sym_as,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5535] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(161), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AMP,
      anon_sym_AT,
  [5586] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(173), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AT,
  [5639] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(424), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(422), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5690] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(146), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AT,
  [5743] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5794] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5845] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(454), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(452), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5896] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(458), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(456), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [5947] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(462), 1,
      anon_sym_key,
    ACTIONS(464), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(460), 37,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6000] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(468), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(466), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6051] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(165), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AT,
  [6104] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(169), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [6153] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(257), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [6202] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(470), 1,
      anon_sym_COMMA,
    STATE(103), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(296), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_until,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [6255] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(475), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(473), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6306] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(479), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(477), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6357] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(233), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [6406] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(237), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AMP,
      anon_sym_AT,
  [6457] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(241), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_AT,
  [6510] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(483), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(481), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6561] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(487), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(485), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6612] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(491), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(489), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6663] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(253), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [6712] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(495), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(493), 38,
      sym_swift_block,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_sequential,
      anon_sym_keyed,
      anon_sym_omits,
      anon_sym_rebuilt,
      anon_sym_renamed,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_required,
      anon_sym_if,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_treats,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [6763] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(150), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_EQ,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_via,
      anon_sym_LBRACE,
      anon_sym_at,
      anon_sym_GT,
      anon_sym_RBRACK,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
      anon_sym_AT,
  [6812] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(296), 38,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_unknown,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_until,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [6860] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(501), 1,
      sym_attribute_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(499), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(497), 31,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_boxed,
      anon_sym_let,
      anon_sym_var,
      anon_sym_any,
      anon_sym_some,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
      anon_sym_packed,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
      sym_identifier,
  [6911] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(505), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(503), 31,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_boxed,
      anon_sym_let,
      anon_sym_var,
      anon_sym_any,
      anon_sym_some,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
      anon_sym_packed,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
      sym_identifier,
  [6959] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(509), 1,
      anon_sym_as,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(513), 1,
      anon_sym_from,
    ACTIONS(515), 1,
      anon_sym_LPAREN,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    STATE(127), 1,
      sym_parameters,
    STATE(212), 1,
      sym__heritage,
    STATE(244), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(214), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(507), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [7022] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(509), 1,
      anon_sym_as,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(515), 1,
      anon_sym_LPAREN,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(521), 1,
      anon_sym_from,
    STATE(126), 1,
      sym_parameters,
    STATE(175), 1,
      sym__heritage,
    STATE(245), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(176), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(519), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [7085] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(523), 33,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [7128] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(525), 33,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [7171] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(527), 33,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [7214] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(532), 1,
      anon_sym_waived,
    ACTIONS(538), 1,
      anon_sym_struct,
    ACTIONS(541), 1,
      anon_sym_enum,
    ACTIONS(544), 1,
      anon_sym_bits,
    ACTIONS(547), 1,
      anon_sym_RBRACE,
    ACTIONS(552), 1,
      anon_sym_retired,
    ACTIONS(555), 1,
      anon_sym_swift,
    ACTIONS(558), 1,
      anon_sym_AT,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(549), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(301), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(529), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(535), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(123), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7282] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(29), 1,
      anon_sym_struct,
    ACTIONS(31), 1,
      anon_sym_enum,
    ACTIONS(33), 1,
      anon_sym_bits,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(563), 1,
      anon_sym_RBRACE,
    ACTIONS(567), 1,
      anon_sym_retired,
    ACTIONS(569), 1,
      anon_sym_swift,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(565), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(301), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(561), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(125), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7350] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(29), 1,
      anon_sym_struct,
    ACTIONS(31), 1,
      anon_sym_enum,
    ACTIONS(33), 1,
      anon_sym_bits,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(567), 1,
      anon_sym_retired,
    ACTIONS(569), 1,
      anon_sym_swift,
    ACTIONS(571), 1,
      anon_sym_RBRACE,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(565), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(301), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(561), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(123), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7418] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(575), 1,
      anon_sym_from,
    STATE(221), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(192), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(573), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [7469] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(579), 1,
      anon_sym_from,
    STATE(173), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(174), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(577), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [7520] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(581), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7560] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(583), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(265), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_AT,
  [7606] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(585), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7646] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(587), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7686] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(589), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7726] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(591), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7766] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(593), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7806] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7846] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(597), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7886] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(599), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7926] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(601), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [7966] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(609), 1,
      anon_sym_rawValue,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(129), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8032] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(625), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(623), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LBRACE,
      anon_sym_AT,
  [8076] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(473), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [8116] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(628), 1,
      sym_identifier,
    ACTIONS(630), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    STATE(460), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(370), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8182] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(481), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [8222] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(634), 1,
      anon_sym_only,
    ACTIONS(636), 1,
      anon_sym_marker,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(632), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [8266] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(638), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8306] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(485), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [8346] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(640), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8386] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(642), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8426] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(477), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [8466] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(644), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8506] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(646), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8546] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(648), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8586] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(650), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8626] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(652), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8666] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(489), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [8706] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(628), 1,
      sym_identifier,
    ACTIONS(630), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    STATE(520), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(370), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8772] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(654), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8812] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(656), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8852] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(493), 30,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_until,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [8892] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(658), 1,
      sym_identifier,
    ACTIONS(660), 1,
      anon_sym_RPAREN,
    ACTIONS(662), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(371), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [8958] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(664), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [8998] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9038] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(668), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9078] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(676), 1,
      anon_sym_rawValue,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(40), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9144] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(690), 1,
      sym_identifier,
    ACTIONS(692), 1,
      anon_sym_RPAREN,
    ACTIONS(694), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(363), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9210] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(696), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [9250] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(700), 1,
      anon_sym_boxed,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(698), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [9291] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(704), 1,
      anon_sym_COMMA,
    STATE(177), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(702), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LBRACE,
      anon_sym_AT,
  [9334] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(107), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9397] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(108), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9460] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(187), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9523] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(709), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(707), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [9568] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(713), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(189), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(711), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [9613] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(717), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(715), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [9658] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(721), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(190), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(719), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [9703] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(575), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(573), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [9748] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(725), 1,
      anon_sym_COMMA,
    STATE(103), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(723), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_LBRACE,
      anon_sym_AT,
  [9791] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(11), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9854] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(413), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9917] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(373), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [9980] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(728), 1,
      sym_identifier,
    ACTIONS(730), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(403), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10043] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(422), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10106] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(93), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10169] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(405), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10232] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(406), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10295] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(234), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10358] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(292), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_AT,
  [10401] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(365), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10464] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(734), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(732), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [10509] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(738), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(736), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [10554] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(740), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(702), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [10595] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(744), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(742), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [10640] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(436), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10703] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(10), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10766] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(748), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(746), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [10811] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(369), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10874] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(383), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [10937] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(414), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11000] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(416), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11063] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(421), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11126] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(23), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11189] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(24), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11252] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(26), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11315] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(90), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11378] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(397), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11441] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(100), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11504] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(31), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11567] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(32), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11630] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(91), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11693] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(47), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11756] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(367), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11819] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(752), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(172), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(750), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11864] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(670), 1,
      sym_identifier,
    ACTIONS(672), 1,
      anon_sym_LPAREN,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(682), 1,
      anon_sym_packed,
    ACTIONS(686), 1,
      anon_sym_TILDE,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(203), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(680), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(674), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(684), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(19), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [11927] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(579), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(577), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [11972] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(398), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [12035] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(233), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [12098] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(399), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [12161] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(374), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [12224] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(375), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [12287] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(605), 1,
      anon_sym_LPAREN,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(615), 1,
      anon_sym_packed,
    ACTIONS(619), 1,
      anon_sym_TILDE,
    ACTIONS(621), 1,
      sym_quoted_name,
    STATE(53), 1,
      sym_tuple_type,
    STATE(209), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(607), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(617), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(440), 10,
      sym__type,
      sym_type_name,
      sym_array_type,
      sym_optional_type,
      sym_existential_type,
      sym_variant_type,
      sym_packed_type,
      sym_composed_type,
      sym_function_type,
      sym_attributed_type,
  [12350] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(756), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(195), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(754), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12395] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(758), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12433] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(760), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_LPAREN,
      anon_sym_let,
      anon_sym_var,
      anon_sym_AT,
  [12471] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(762), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12509] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(764), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_AT,
  [12547] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(766), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_AT,
  [12585] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(768), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12623] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(770), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_AT,
  [12661] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(772), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12699] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(702), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12737] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(632), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12775] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(774), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12813] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(776), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12855] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(778), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [12897] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(780), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12935] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(723), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12973] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(782), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [13011] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(784), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [13049] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(788), 1,
      anon_sym_COLON,
    ACTIONS(790), 1,
      anon_sym_COMMA,
    ACTIONS(792), 1,
      anon_sym_until,
    STATE(240), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(786), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13094] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(796), 1,
      anon_sym_COLON,
    ACTIONS(798), 1,
      anon_sym_COMMA,
    ACTIONS(800), 1,
      anon_sym_until,
    STATE(103), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(794), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13139] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(513), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(507), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13177] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(428), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_AT,
  [13213] = 23,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(621), 1,
      sym_quoted_name,
    ACTIONS(802), 1,
      anon_sym_archived,
    ACTIONS(804), 1,
      anon_sym_prefix,
    ACTIONS(806), 1,
      anon_sym_writes,
    ACTIONS(810), 1,
      anon_sym_version,
    ACTIONS(812), 1,
      anon_sym_refuses,
    ACTIONS(816), 1,
      anon_sym_sequential,
    ACTIONS(818), 1,
      anon_sym_keyed,
    ACTIONS(820), 1,
      anon_sym_else,
    ACTIONS(822), 1,
      anon_sym_reads,
    ACTIONS(824), 1,
      anon_sym_keeps,
    ACTIONS(826), 1,
      anon_sym_omits,
    ACTIONS(830), 1,
      anon_sym_renamed,
    STATE(222), 1,
      sym_type_name,
    STATE(474), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(808), 2,
      anon_sym_lenient,
      anon_sym_unwritten,
    ACTIONS(814), 2,
      anon_sym_formerly,
      anon_sym_keys,
    STATE(232), 2,
      sym_conformance,
      sym_head_clause,
    ACTIONS(828), 3,
      anon_sym_unique,
      anon_sym_replaced,
      anon_sym_rebuilt,
  [13289] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(577), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13327] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(575), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(573), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13365] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(521), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(519), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13403] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(832), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13438] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(834), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13473] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(836), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13508] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(838), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13543] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(840), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13578] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(842), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13613] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(844), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13648] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(846), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13683] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(848), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13718] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(850), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13753] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(852), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13788] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(854), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13823] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(858), 1,
      anon_sym_COMMA,
    ACTIONS(860), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(856), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13862] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(862), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13897] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(864), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [13932] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(868), 1,
      anon_sym_COMMA,
    ACTIONS(870), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(866), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [13971] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(872), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14006] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(874), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14041] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(876), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14076] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(878), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14111] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(880), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14146] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(882), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14181] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(884), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14216] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(886), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14251] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(888), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14286] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(890), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14321] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(892), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14356] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(894), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14391] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(896), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14426] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(898), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14461] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(900), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14496] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(902), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14531] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(904), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14566] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(906), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [14601] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(910), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(908), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14637] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(914), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(912), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14673] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(924), 1,
      anon_sym_AT,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(283), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(916), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(919), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    ACTIONS(922), 9,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
  [14717] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(929), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(927), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14753] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(933), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(931), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14789] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(935), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14822] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(937), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14855] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(939), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14888] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(941), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14921] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(943), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14954] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(945), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [14987] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(947), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [15020] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(912), 23,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_case,
      anon_sym_AT,
  [15053] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(951), 1,
      anon_sym_class,
    ACTIONS(953), 1,
      anon_sym_extend,
    ACTIONS(955), 1,
      anon_sym_struct,
    ACTIONS(957), 1,
      anon_sym_enum,
    ACTIONS(959), 1,
      anon_sym_bits,
    ACTIONS(961), 1,
      anon_sym_typealias,
    ACTIONS(963), 1,
      anon_sym_external,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(283), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(949), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [15107] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(967), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(965), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
      anon_sym_AT,
  [15140] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(969), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15170] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(971), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15200] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(973), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15230] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(975), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15260] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(977), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15290] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(955), 1,
      anon_sym_struct,
    ACTIONS(957), 1,
      anon_sym_enum,
    ACTIONS(959), 1,
      anon_sym_bits,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(979), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(283), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(949), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [15336] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(981), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15366] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(983), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15396] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(985), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15426] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(987), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15456] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(989), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15486] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(991), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15516] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(993), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15546] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(995), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15576] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(967), 1,
      anon_sym_LPAREN,
    ACTIONS(997), 1,
      anon_sym_import,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(965), 18,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_AT,
  [15610] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(999), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15640] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1001), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
      anon_sym_AT,
  [15670] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 20,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_RBRACE,
      anon_sym_let,
      anon_sym_var,
      anon_sym_retired,
      anon_sym_swift,
      anon_sym_AT,
  [15700] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_nil,
    ACTIONS(1007), 1,
      anon_sym_via,
    ACTIONS(1009), 1,
      anon_sym_DOT,
    ACTIONS(1011), 1,
      anon_sym_LBRACK,
    ACTIONS(1013), 1,
      anon_sym_DASH,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    ACTIONS(1019), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1015), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1021), 2,
      sym_swift_expression,
      sym_real,
    STATE(259), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15746] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_nil,
    ACTIONS(1007), 1,
      anon_sym_via,
    ACTIONS(1009), 1,
      anon_sym_DOT,
    ACTIONS(1011), 1,
      anon_sym_LBRACK,
    ACTIONS(1013), 1,
      anon_sym_DASH,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    ACTIONS(1023), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1015), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1025), 2,
      sym_swift_expression,
      sym_real,
    STATE(347), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15792] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1027), 1,
      anon_sym_nil,
    ACTIONS(1029), 1,
      anon_sym_via,
    ACTIONS(1031), 1,
      anon_sym_DOT,
    ACTIONS(1033), 1,
      anon_sym_LBRACK,
    ACTIONS(1035), 1,
      anon_sym_DASH,
    ACTIONS(1039), 1,
      anon_sym_DQUOTE,
    ACTIONS(1041), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1037), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1043), 2,
      sym_swift_expression,
      sym_real,
    STATE(82), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15838] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_nil,
    ACTIONS(1007), 1,
      anon_sym_via,
    ACTIONS(1009), 1,
      anon_sym_DOT,
    ACTIONS(1011), 1,
      anon_sym_LBRACK,
    ACTIONS(1013), 1,
      anon_sym_DASH,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    ACTIONS(1045), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1015), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1047), 2,
      sym_swift_expression,
      sym_real,
    STATE(533), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15884] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1027), 1,
      anon_sym_nil,
    ACTIONS(1029), 1,
      anon_sym_via,
    ACTIONS(1031), 1,
      anon_sym_DOT,
    ACTIONS(1033), 1,
      anon_sym_LBRACK,
    ACTIONS(1035), 1,
      anon_sym_DASH,
    ACTIONS(1039), 1,
      anon_sym_DQUOTE,
    ACTIONS(1049), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1037), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1051), 2,
      sym_swift_expression,
      sym_real,
    STATE(75), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15930] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1027), 1,
      anon_sym_nil,
    ACTIONS(1029), 1,
      anon_sym_via,
    ACTIONS(1031), 1,
      anon_sym_DOT,
    ACTIONS(1033), 1,
      anon_sym_LBRACK,
    ACTIONS(1035), 1,
      anon_sym_DASH,
    ACTIONS(1039), 1,
      anon_sym_DQUOTE,
    ACTIONS(1053), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1037), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1055), 2,
      sym_swift_expression,
      sym_real,
    STATE(94), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15976] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_nil,
    ACTIONS(1007), 1,
      anon_sym_via,
    ACTIONS(1009), 1,
      anon_sym_DOT,
    ACTIONS(1011), 1,
      anon_sym_LBRACK,
    ACTIONS(1013), 1,
      anon_sym_DASH,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    ACTIONS(1057), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1015), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1059), 2,
      sym_swift_expression,
      sym_real,
    STATE(262), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16022] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1027), 1,
      anon_sym_nil,
    ACTIONS(1029), 1,
      anon_sym_via,
    ACTIONS(1031), 1,
      anon_sym_DOT,
    ACTIONS(1033), 1,
      anon_sym_LBRACK,
    ACTIONS(1035), 1,
      anon_sym_DASH,
    ACTIONS(1039), 1,
      anon_sym_DQUOTE,
    ACTIONS(1061), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1037), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1063), 2,
      sym_swift_expression,
      sym_real,
    STATE(71), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16068] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1027), 1,
      anon_sym_nil,
    ACTIONS(1029), 1,
      anon_sym_via,
    ACTIONS(1031), 1,
      anon_sym_DOT,
    ACTIONS(1033), 1,
      anon_sym_LBRACK,
    ACTIONS(1035), 1,
      anon_sym_DASH,
    ACTIONS(1039), 1,
      anon_sym_DQUOTE,
    ACTIONS(1065), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1037), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1067), 2,
      sym_swift_expression,
      sym_real,
    STATE(78), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16114] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_nil,
    ACTIONS(1007), 1,
      anon_sym_via,
    ACTIONS(1009), 1,
      anon_sym_DOT,
    ACTIONS(1011), 1,
      anon_sym_LBRACK,
    ACTIONS(1013), 1,
      anon_sym_DASH,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    ACTIONS(1069), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1015), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1071), 2,
      sym_swift_expression,
      sym_real,
    STATE(335), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16160] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_nil,
    ACTIONS(1007), 1,
      anon_sym_via,
    ACTIONS(1009), 1,
      anon_sym_DOT,
    ACTIONS(1011), 1,
      anon_sym_LBRACK,
    ACTIONS(1013), 1,
      anon_sym_DASH,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    ACTIONS(1073), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1015), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1075), 2,
      sym_swift_expression,
      sym_real,
    STATE(339), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16206] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_nil,
    ACTIONS(1007), 1,
      anon_sym_via,
    ACTIONS(1009), 1,
      anon_sym_DOT,
    ACTIONS(1011), 1,
      anon_sym_LBRACK,
    ACTIONS(1013), 1,
      anon_sym_DASH,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    ACTIONS(1077), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1015), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1079), 2,
      sym_swift_expression,
      sym_real,
    STATE(338), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16252] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_EQ,
    ACTIONS(1085), 1,
      anon_sym_LPAREN,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    STATE(341), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(334), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1081), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16293] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1085), 1,
      anon_sym_LPAREN,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(1097), 1,
      anon_sym_EQ,
    STATE(340), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(328), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1095), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16334] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(337), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1099), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16366] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(337), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1101), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16398] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1105), 1,
      anon_sym_COMMA,
    STATE(330), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1103), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16424] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(337), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1108), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16456] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(337), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1110), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16488] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(337), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1112), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16520] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(337), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1114), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16552] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(332), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1116), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16584] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1120), 1,
      anon_sym_COMMA,
    STATE(330), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1118), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16610] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1124), 1,
      anon_sym_key,
    ACTIONS(1127), 1,
      anon_sym_formerly,
    ACTIONS(1130), 1,
      anon_sym_also,
    ACTIONS(1133), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(337), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1122), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16642] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(331), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1136), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16674] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1120), 1,
      anon_sym_COMMA,
    STATE(336), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1138), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16700] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(329), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1099), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16732] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1087), 1,
      anon_sym_key,
    ACTIONS(1089), 1,
      anon_sym_formerly,
    ACTIONS(1091), 1,
      anon_sym_also,
    ACTIONS(1093), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(333), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1114), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16764] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(567), 1,
      anon_sym_retired,
    ACTIONS(1140), 1,
      anon_sym_unknown,
    ACTIONS(1142), 1,
      anon_sym_RBRACE,
    ACTIONS(1144), 1,
      anon_sym_fallback,
    ACTIONS(1146), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(343), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [16797] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1148), 1,
      anon_sym_waived,
    ACTIONS(1151), 1,
      anon_sym_unknown,
    ACTIONS(1154), 1,
      anon_sym_RBRACE,
    ACTIONS(1156), 1,
      anon_sym_fallback,
    ACTIONS(1159), 1,
      anon_sym_retired,
    ACTIONS(1162), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(343), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [16830] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(245), 1,
      anon_sym_DOT,
    ACTIONS(247), 1,
      anon_sym_LT,
    ACTIONS(1165), 1,
      anon_sym_COLON,
    STATE(44), 1,
      aux_sym_type_name_repeat1,
    STATE(49), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 6,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_key,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16861] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(567), 1,
      anon_sym_retired,
    ACTIONS(1140), 1,
      anon_sym_unknown,
    ACTIONS(1144), 1,
      anon_sym_fallback,
    ACTIONS(1146), 1,
      anon_sym_case,
    ACTIONS(1167), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(342), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [16894] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1169), 1,
      anon_sym_else,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1138), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16917] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1103), 11,
      anon_sym_waived,
      anon_sym_COMMA,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16938] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1171), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16958] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1173), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16978] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1175), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [16998] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(245), 1,
      anon_sym_DOT,
    ACTIONS(247), 1,
      anon_sym_LT,
    ACTIONS(1177), 1,
      anon_sym_COLON,
    STATE(44), 1,
      aux_sym_type_name_repeat1,
    STATE(49), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [17028] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1179), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [17048] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(245), 1,
      anon_sym_DOT,
    ACTIONS(247), 1,
      anon_sym_LT,
    ACTIONS(1181), 1,
      anon_sym_COLON,
    STATE(44), 1,
      aux_sym_type_name_repeat1,
    STATE(49), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [17078] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1138), 10,
      anon_sym_waived,
      anon_sym_key,
      anon_sym_formerly,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_also,
      anon_sym_since,
      anon_sym_retired,
      anon_sym_case,
  [17098] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(245), 1,
      anon_sym_DOT,
    ACTIONS(247), 1,
      anon_sym_LT,
    ACTIONS(1183), 1,
      anon_sym_COLON,
    STATE(44), 1,
      aux_sym_type_name_repeat1,
    STATE(49), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [17128] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(166), 1,
      sym_class_body,
    STATE(387), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(388), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17155] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(268), 1,
      sym_class_body,
    STATE(396), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(401), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17182] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(603), 1,
      sym_identifier,
    ACTIONS(621), 1,
      sym_quoted_name,
    ACTIONS(1187), 1,
      anon_sym_external,
    STATE(222), 1,
      sym_type_name,
    STATE(227), 1,
      sym_conformance,
    STATE(474), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [17211] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(157), 1,
      sym_class_body,
    STATE(402), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(394), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17238] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1189), 1,
      anon_sym_LBRACE,
    STATE(147), 1,
      sym_enum_body,
    STATE(389), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(391), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17265] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(274), 1,
      sym_class_body,
    STATE(378), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(386), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17292] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1189), 1,
      anon_sym_LBRACE,
    STATE(162), 1,
      sym_enum_body,
    STATE(393), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(400), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17319] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1191), 1,
      anon_sym_COMMA,
    ACTIONS(1193), 1,
      anon_sym_RPAREN,
    STATE(444), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17343] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1195), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17359] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1197), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1199), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17381] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(1201), 1,
      anon_sym_RBRACE,
    ACTIONS(1203), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(372), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [17403] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1205), 1,
      anon_sym_COMMA,
    ACTIONS(1207), 1,
      anon_sym_GT,
    STATE(457), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17427] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(270), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
  [17445] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1211), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1209), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17467] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1215), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1213), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17489] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1191), 1,
      anon_sym_COMMA,
    ACTIONS(1217), 1,
      anon_sym_RPAREN,
    STATE(462), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17513] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(1203), 1,
      anon_sym_var,
    ACTIONS(1219), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(377), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [17535] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1191), 1,
      anon_sym_COMMA,
    ACTIONS(1221), 1,
      anon_sym_RPAREN,
    STATE(463), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17559] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1205), 1,
      anon_sym_COMMA,
    ACTIONS(1223), 1,
      anon_sym_GT,
    STATE(475), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17583] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1191), 1,
      anon_sym_COMMA,
    ACTIONS(1225), 1,
      anon_sym_RPAREN,
    STATE(480), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17607] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1227), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17623] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1229), 1,
      anon_sym_waived,
    ACTIONS(1232), 1,
      anon_sym_RBRACE,
    ACTIONS(1234), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(377), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [17645] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(272), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(382), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17666] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(276), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17687] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(267), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(379), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17708] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(390), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17729] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(252), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17750] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1237), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17769] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1189), 1,
      anon_sym_LBRACE,
    STATE(136), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17790] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(152), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17811] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(253), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17832] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(130), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(385), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17853] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(131), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17874] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1189), 1,
      anon_sym_LBRACE,
    STATE(132), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(395), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17895] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(279), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17916] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1189), 1,
      anon_sym_LBRACE,
    STATE(133), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17937] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(148), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17958] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1189), 1,
      anon_sym_LBRACE,
    STATE(158), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(384), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17979] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(150), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18000] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1189), 1,
      anon_sym_LBRACE,
    STATE(153), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18021] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(263), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(404), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18042] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1239), 1,
      anon_sym_COLON,
    ACTIONS(1241), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18063] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1243), 1,
      anon_sym_LBRACE,
    STATE(154), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18084] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1245), 1,
      anon_sym_COLON,
    ACTIONS(1247), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18105] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1189), 1,
      anon_sym_LBRACE,
    STATE(163), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18126] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(280), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18147] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(128), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(392), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18168] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1249), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18187] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1185), 1,
      anon_sym_LBRACE,
    STATE(266), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(140), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18208] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1243), 1,
      anon_sym_LBRACE,
    STATE(134), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18229] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1251), 2,
      anon_sym_COMMA,
      anon_sym_GT,
  [18248] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1253), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1255), 1,
      sym_string_text,
    ACTIONS(1257), 1,
      sym_escape,
    STATE(435), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18268] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(50), 1,
      sym_function_name,
    STATE(350), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1259), 2,
      sym_identifier,
      sym_quoted_name,
  [18286] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(50), 1,
      sym_function_name,
    STATE(242), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1259), 2,
      sym_identifier,
      sym_quoted_name,
  [18304] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1264), 1,
      anon_sym_RPAREN,
    STATE(410), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1261), 2,
      sym_identifier,
      sym_quoted_name,
  [18322] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(64), 1,
      sym_function_name,
    STATE(94), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1266), 2,
      sym_identifier,
      sym_quoted_name,
  [18340] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1270), 1,
      anon_sym_RPAREN,
    STATE(429), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1268), 2,
      sym_identifier,
      sym_quoted_name,
  [18358] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1272), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18376] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1274), 1,
      anon_sym_at,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18394] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(50), 1,
      sym_function_name,
    STATE(149), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1259), 2,
      sym_identifier,
      sym_quoted_name,
  [18412] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1276), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18430] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1280), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1278), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [18446] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(571), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1282), 2,
      sym_identifier,
      sym_quoted_name,
  [18464] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1286), 1,
      anon_sym_width,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1284), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [18480] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(64), 1,
      sym_function_name,
    STATE(88), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1266), 2,
      sym_identifier,
      sym_quoted_name,
  [18498] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1288), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18516] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1290), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18534] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(50), 1,
      sym_function_name,
    STATE(614), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1259), 2,
      sym_identifier,
      sym_quoted_name,
  [18552] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1009), 1,
      anon_sym_DOT,
    STATE(376), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1292), 2,
      sym_identifier,
      sym_quoted_name,
  [18570] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1297), 1,
      anon_sym_DASH_GT,
    STATE(425), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1294), 2,
      anon_sym_async,
      anon_sym_throws,
  [18588] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1301), 1,
      anon_sym_DASH_GT,
    STATE(425), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1299), 2,
      anon_sym_async,
      anon_sym_throws,
  [18606] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1303), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1305), 1,
      sym_string_text,
    ACTIONS(1307), 1,
      sym_escape,
    STATE(434), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18626] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1311), 1,
      anon_sym_RPAREN,
    STATE(476), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1309), 2,
      sym_identifier,
      sym_quoted_name,
  [18644] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1313), 1,
      anon_sym_RPAREN,
    STATE(410), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1268), 2,
      sym_identifier,
      sym_quoted_name,
  [18662] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1317), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1315), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [18678] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(50), 1,
      sym_function_name,
    STATE(604), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1259), 2,
      sym_identifier,
      sym_quoted_name,
  [18696] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(64), 1,
      sym_function_name,
    STATE(105), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1266), 2,
      sym_identifier,
      sym_quoted_name,
  [18714] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(64), 1,
      sym_function_name,
    STATE(87), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1266), 2,
      sym_identifier,
      sym_quoted_name,
  [18732] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1319), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1321), 1,
      sym_string_text,
    ACTIONS(1323), 1,
      sym_escape,
    STATE(439), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18752] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1321), 1,
      sym_string_text,
    ACTIONS(1323), 1,
      sym_escape,
    ACTIONS(1325), 1,
      anon_sym_DQUOTE2,
    STATE(439), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18772] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1327), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18790] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1329), 1,
      anon_sym_DASH_GT,
    STATE(425), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1299), 2,
      anon_sym_async,
      anon_sym_throws,
  [18808] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1331), 1,
      anon_sym_RPAREN,
    STATE(441), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1268), 2,
      sym_identifier,
      sym_quoted_name,
  [18826] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1333), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1335), 1,
      sym_string_text,
    ACTIONS(1338), 1,
      sym_escape,
    STATE(439), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18846] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_AMP,
    ACTIONS(1341), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18864] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1343), 1,
      anon_sym_RPAREN,
    STATE(410), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1268), 2,
      sym_identifier,
      sym_quoted_name,
  [18882] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(50), 1,
      sym_function_name,
    STATE(236), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1259), 2,
      sym_identifier,
      sym_quoted_name,
  [18900] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(64), 1,
      sym_function_name,
    STATE(89), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1266), 2,
      sym_identifier,
      sym_quoted_name,
  [18918] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1191), 1,
      anon_sym_COMMA,
    ACTIONS(1345), 1,
      anon_sym_RPAREN,
    STATE(473), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18935] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1251), 1,
      anon_sym_GT,
    ACTIONS(1347), 1,
      anon_sym_COMMA,
    STATE(445), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18952] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1350), 1,
      anon_sym_COMMA,
    ACTIONS(1353), 1,
      anon_sym_RPAREN,
    STATE(446), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18969] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(241), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [18984] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(255), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [18999] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(261), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19014] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(273), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19029] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    ACTIONS(1355), 1,
      anon_sym_LPAREN,
    STATE(101), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19046] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(247), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19061] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(257), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19076] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(258), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19091] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(248), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19106] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(249), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19121] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1205), 1,
      anon_sym_COMMA,
    ACTIONS(1357), 1,
      anon_sym_GT,
    STATE(445), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19138] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(251), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19153] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(260), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19168] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1359), 1,
      anon_sym_COMMA,
    ACTIONS(1361), 1,
      anon_sym_RPAREN,
    STATE(467), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19185] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1363), 3,
      anon_sym_RPAREN,
      sym_identifier,
      sym_quoted_name,
  [19198] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1191), 1,
      anon_sym_COMMA,
    ACTIONS(1365), 1,
      anon_sym_RPAREN,
    STATE(473), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19215] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1191), 1,
      anon_sym_COMMA,
    ACTIONS(1367), 1,
      anon_sym_RPAREN,
    STATE(473), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19232] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(278), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19247] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1039), 1,
      anon_sym_DQUOTE,
    STATE(45), 1,
      sym_string,
    STATE(86), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19264] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(237), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19279] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1359), 1,
      anon_sym_COMMA,
    ACTIONS(1369), 1,
      anon_sym_RPAREN,
    STATE(477), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19296] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    ACTIONS(1371), 1,
      anon_sym_still,
    STATE(115), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19313] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(509), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1309), 2,
      sym_identifier,
      sym_quoted_name,
  [19328] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    ACTIONS(1373), 1,
      anon_sym_LPAREN,
    STATE(25), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19345] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(264), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19360] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(118), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19375] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1375), 1,
      anon_sym_COMMA,
    ACTIONS(1378), 1,
      anon_sym_RPAREN,
    STATE(473), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19392] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(238), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19407] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1205), 1,
      anon_sym_COMMA,
    ACTIONS(1380), 1,
      anon_sym_GT,
    STATE(445), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19424] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1382), 1,
      anon_sym_COMMA,
    ACTIONS(1384), 1,
      anon_sym_RPAREN,
    STATE(481), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19441] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1386), 1,
      anon_sym_COMMA,
    ACTIONS(1389), 1,
      anon_sym_RPAREN,
    STATE(477), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19458] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(119), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19473] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1391), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [19486] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1191), 1,
      anon_sym_COMMA,
    ACTIONS(1393), 1,
      anon_sym_RPAREN,
    STATE(473), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19503] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1382), 1,
      anon_sym_COMMA,
    ACTIONS(1395), 1,
      anon_sym_RPAREN,
    STATE(446), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19520] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    ACTIONS(1397), 1,
      anon_sym_still,
    STATE(115), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19537] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(275), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19552] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(246), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19567] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(277), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 2,
      sym_identifier,
      sym_quoted_name,
  [19582] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1039), 1,
      anon_sym_DQUOTE,
    STATE(45), 1,
      sym_string,
    STATE(92), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19599] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(230), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19613] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(354), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19627] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1399), 2,
      sym_identifier,
      sym_quoted_name,
  [19639] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1401), 2,
      sym_identifier,
      sym_quoted_name,
  [19651] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1403), 2,
      sym_identifier,
      sym_quoted_name,
  [19663] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(499), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19677] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1405), 2,
      sym_identifier,
      sym_quoted_name,
  [19689] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1009), 1,
      anon_sym_DOT,
    STATE(352), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19703] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1407), 2,
      anon_sym_big,
      anon_sym_little,
  [19715] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(250), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19729] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1409), 2,
      sym_identifier,
      sym_quoted_name,
  [19741] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(634), 2,
      anon_sym_newer,
      anon_sym_coding,
  [19753] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1411), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19765] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(168), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19779] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(167), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19793] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1413), 2,
      sym_identifier,
      sym_quoted_name,
  [19805] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1415), 2,
      sym_identifier,
      sym_quoted_name,
  [19817] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(611), 1,
      anon_sym_LBRACK,
    STATE(114), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19831] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(120), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19845] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1417), 2,
      sym_identifier,
      sym_quoted_name,
  [19857] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1419), 2,
      sym_identifier,
      sym_quoted_name,
  [19869] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1421), 2,
      sym_identifier,
      sym_quoted_name,
  [19881] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1353), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19893] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1423), 2,
      sym_identifier,
      sym_quoted_name,
  [19905] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1425), 2,
      sym_identifier,
      sym_quoted_name,
  [19917] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1427), 2,
      sym_identifier,
      sym_quoted_name,
  [19929] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1429), 2,
      sym_identifier,
      sym_quoted_name,
  [19941] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1431), 2,
      sym_identifier,
      sym_quoted_name,
  [19953] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1433), 2,
      anon_sym_big,
      anon_sym_little,
  [19965] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1435), 2,
      sym_identifier,
      sym_quoted_name,
  [19977] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1437), 2,
      sym_identifier,
      sym_quoted_name,
  [19989] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1439), 2,
      sym_identifier,
      sym_quoted_name,
  [20001] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1441), 1,
      anon_sym_of,
    ACTIONS(1443), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20015] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1389), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [20027] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1445), 2,
      sym_identifier,
      sym_quoted_name,
  [20039] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1447), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [20051] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1039), 1,
      anon_sym_DQUOTE,
    STATE(92), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20065] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1449), 2,
      anon_sym_nil,
      anon_sym_default,
  [20077] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1451), 2,
      sym_identifier,
      sym_quoted_name,
  [20089] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1453), 2,
      sym_identifier,
      sym_quoted_name,
  [20101] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(522), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20115] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1455), 2,
      sym_identifier,
      sym_quoted_name,
  [20127] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(115), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20141] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(122), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20155] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(121), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20169] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(236), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20183] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1457), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [20195] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1459), 2,
      sym_identifier,
      sym_quoted_name,
  [20207] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1461), 2,
      sym_identifier,
      sym_quoted_name,
  [20219] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1463), 2,
      sym_identifier,
      sym_quoted_name,
  [20231] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1039), 1,
      anon_sym_DQUOTE,
    STATE(59), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20245] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1465), 2,
      sym_identifier,
      sym_quoted_name,
  [20257] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1467), 2,
      sym_identifier,
      sym_quoted_name,
  [20269] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1469), 2,
      sym_identifier,
      sym_quoted_name,
  [20281] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1471), 1,
      anon_sym_COLON,
    ACTIONS(1473), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20295] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1475), 1,
      sym_integer,
    ACTIONS(1477), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20309] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1017), 1,
      anon_sym_DQUOTE,
    STATE(239), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20323] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(678), 1,
      anon_sym_LBRACK,
    STATE(20), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20337] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1479), 1,
      anon_sym_COLON,
    ACTIONS(1481), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20351] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1483), 2,
      sym_identifier,
      sym_quoted_name,
  [20363] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1485), 1,
      sym_integer,
    ACTIONS(1487), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20377] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1489), 2,
      sym_identifier,
      sym_quoted_name,
  [20389] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1491), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20400] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1493), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20411] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1495), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20422] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(634), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20433] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1497), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20444] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1499), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20455] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(634), 1,
      anon_sym_unknown,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20466] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1501), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20477] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(634), 1,
      anon_sym_default,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20488] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1503), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20499] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1505), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20510] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1507), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20521] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1509), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20532] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1511), 1,
      anon_sym_prefix,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20543] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1513), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20554] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1515), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20565] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1517), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20576] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1519), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20587] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1521), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20598] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1523), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20609] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1525), 1,
      sym_attribute_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20620] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1449), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20631] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1527), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20642] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1529), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20653] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1531), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20664] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1449), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20675] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1533), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20686] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(634), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20697] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1535), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20708] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1537), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20719] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1539), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20730] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1541), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20741] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1543), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20752] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1545), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20763] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1547), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20774] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1449), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20785] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1549), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20796] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1551), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20807] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1553), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20818] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1555), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20829] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1557), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20840] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1559), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20851] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1561), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20862] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1563), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20873] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1565), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20884] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1567), 1,
      ts_builtin_sym_end,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20895] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1569), 1,
      anon_sym_set,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20906] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1571), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20917] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1573), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20928] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1575), 1,
      anon_sym_rawValue,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20939] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1577), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20950] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1579), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20961] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1581), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20972] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1583), 1,
      anon_sym_unknown,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20983] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1585), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20994] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1587), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21005] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1589), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21016] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1591), 1,
      anon_sym_subclasses,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21027] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1593), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21038] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(636), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21049] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1595), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21060] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1597), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21071] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1599), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21082] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1601), 1,
      anon_sym_of,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21093] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1603), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21104] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1605), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21115] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1607), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21126] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1609), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21137] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1607), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21148] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1611), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21159] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1613), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21170] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1615), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21181] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1617), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21192] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1619), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21203] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1621), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21214] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1623), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21225] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1625), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21236] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1627), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(2)] = 0,
  [SMALL_STATE(3)] = 69,
  [SMALL_STATE(4)] = 136,
  [SMALL_STATE(5)] = 196,
  [SMALL_STATE(6)] = 256,
  [SMALL_STATE(7)] = 320,
  [SMALL_STATE(8)] = 380,
  [SMALL_STATE(9)] = 440,
  [SMALL_STATE(10)] = 500,
  [SMALL_STATE(11)] = 595,
  [SMALL_STATE(12)] = 690,
  [SMALL_STATE(13)] = 753,
  [SMALL_STATE(14)] = 816,
  [SMALL_STATE(15)] = 879,
  [SMALL_STATE(16)] = 942,
  [SMALL_STATE(17)] = 1000,
  [SMALL_STATE(18)] = 1058,
  [SMALL_STATE(19)] = 1116,
  [SMALL_STATE(20)] = 1177,
  [SMALL_STATE(21)] = 1234,
  [SMALL_STATE(22)] = 1293,
  [SMALL_STATE(23)] = 1348,
  [SMALL_STATE(24)] = 1407,
  [SMALL_STATE(25)] = 1468,
  [SMALL_STATE(26)] = 1525,
  [SMALL_STATE(27)] = 1586,
  [SMALL_STATE(28)] = 1679,
  [SMALL_STATE(29)] = 1734,
  [SMALL_STATE(30)] = 1793,
  [SMALL_STATE(31)] = 1850,
  [SMALL_STATE(32)] = 1909,
  [SMALL_STATE(33)] = 1970,
  [SMALL_STATE(34)] = 2033,
  [SMALL_STATE(35)] = 2126,
  [SMALL_STATE(36)] = 2185,
  [SMALL_STATE(37)] = 2242,
  [SMALL_STATE(38)] = 2299,
  [SMALL_STATE(39)] = 2357,
  [SMALL_STATE(40)] = 2417,
  [SMALL_STATE(41)] = 2479,
  [SMALL_STATE(42)] = 2539,
  [SMALL_STATE(43)] = 2593,
  [SMALL_STATE(44)] = 2653,
  [SMALL_STATE(45)] = 2710,
  [SMALL_STATE(46)] = 2771,
  [SMALL_STATE(47)] = 2832,
  [SMALL_STATE(48)] = 2891,
  [SMALL_STATE(49)] = 2950,
  [SMALL_STATE(50)] = 3007,
  [SMALL_STATE(51)] = 3062,
  [SMALL_STATE(52)] = 3119,
  [SMALL_STATE(53)] = 3174,
  [SMALL_STATE(54)] = 3233,
  [SMALL_STATE(55)] = 3290,
  [SMALL_STATE(56)] = 3342,
  [SMALL_STATE(57)] = 3394,
  [SMALL_STATE(58)] = 3446,
  [SMALL_STATE(59)] = 3498,
  [SMALL_STATE(60)] = 3552,
  [SMALL_STATE(61)] = 3604,
  [SMALL_STATE(62)] = 3658,
  [SMALL_STATE(63)] = 3740,
  [SMALL_STATE(64)] = 3792,
  [SMALL_STATE(65)] = 3848,
  [SMALL_STATE(66)] = 3900,
  [SMALL_STATE(67)] = 3982,
  [SMALL_STATE(68)] = 4034,
  [SMALL_STATE(69)] = 4086,
  [SMALL_STATE(70)] = 4140,
  [SMALL_STATE(71)] = 4192,
  [SMALL_STATE(72)] = 4271,
  [SMALL_STATE(73)] = 4350,
  [SMALL_STATE(74)] = 4429,
  [SMALL_STATE(75)] = 4508,
  [SMALL_STATE(76)] = 4587,
  [SMALL_STATE(77)] = 4664,
  [SMALL_STATE(78)] = 4743,
  [SMALL_STATE(79)] = 4822,
  [SMALL_STATE(80)] = 4901,
  [SMALL_STATE(81)] = 4980,
  [SMALL_STATE(82)] = 5059,
  [SMALL_STATE(83)] = 5138,
  [SMALL_STATE(84)] = 5217,
  [SMALL_STATE(85)] = 5270,
  [SMALL_STATE(86)] = 5323,
  [SMALL_STATE(87)] = 5379,
  [SMALL_STATE(88)] = 5431,
  [SMALL_STATE(89)] = 5483,
  [SMALL_STATE(90)] = 5535,
  [SMALL_STATE(91)] = 5586,
  [SMALL_STATE(92)] = 5639,
  [SMALL_STATE(93)] = 5690,
  [SMALL_STATE(94)] = 5743,
  [SMALL_STATE(95)] = 5794,
  [SMALL_STATE(96)] = 5845,
  [SMALL_STATE(97)] = 5896,
  [SMALL_STATE(98)] = 5947,
  [SMALL_STATE(99)] = 6000,
  [SMALL_STATE(100)] = 6051,
  [SMALL_STATE(101)] = 6104,
  [SMALL_STATE(102)] = 6153,
  [SMALL_STATE(103)] = 6202,
  [SMALL_STATE(104)] = 6255,
  [SMALL_STATE(105)] = 6306,
  [SMALL_STATE(106)] = 6357,
  [SMALL_STATE(107)] = 6406,
  [SMALL_STATE(108)] = 6457,
  [SMALL_STATE(109)] = 6510,
  [SMALL_STATE(110)] = 6561,
  [SMALL_STATE(111)] = 6612,
  [SMALL_STATE(112)] = 6663,
  [SMALL_STATE(113)] = 6712,
  [SMALL_STATE(114)] = 6763,
  [SMALL_STATE(115)] = 6812,
  [SMALL_STATE(116)] = 6860,
  [SMALL_STATE(117)] = 6911,
  [SMALL_STATE(118)] = 6959,
  [SMALL_STATE(119)] = 7022,
  [SMALL_STATE(120)] = 7085,
  [SMALL_STATE(121)] = 7128,
  [SMALL_STATE(122)] = 7171,
  [SMALL_STATE(123)] = 7214,
  [SMALL_STATE(124)] = 7282,
  [SMALL_STATE(125)] = 7350,
  [SMALL_STATE(126)] = 7418,
  [SMALL_STATE(127)] = 7469,
  [SMALL_STATE(128)] = 7520,
  [SMALL_STATE(129)] = 7560,
  [SMALL_STATE(130)] = 7606,
  [SMALL_STATE(131)] = 7646,
  [SMALL_STATE(132)] = 7686,
  [SMALL_STATE(133)] = 7726,
  [SMALL_STATE(134)] = 7766,
  [SMALL_STATE(135)] = 7806,
  [SMALL_STATE(136)] = 7846,
  [SMALL_STATE(137)] = 7886,
  [SMALL_STATE(138)] = 7926,
  [SMALL_STATE(139)] = 7966,
  [SMALL_STATE(140)] = 8032,
  [SMALL_STATE(141)] = 8076,
  [SMALL_STATE(142)] = 8116,
  [SMALL_STATE(143)] = 8182,
  [SMALL_STATE(144)] = 8222,
  [SMALL_STATE(145)] = 8266,
  [SMALL_STATE(146)] = 8306,
  [SMALL_STATE(147)] = 8346,
  [SMALL_STATE(148)] = 8386,
  [SMALL_STATE(149)] = 8426,
  [SMALL_STATE(150)] = 8466,
  [SMALL_STATE(151)] = 8506,
  [SMALL_STATE(152)] = 8546,
  [SMALL_STATE(153)] = 8586,
  [SMALL_STATE(154)] = 8626,
  [SMALL_STATE(155)] = 8666,
  [SMALL_STATE(156)] = 8706,
  [SMALL_STATE(157)] = 8772,
  [SMALL_STATE(158)] = 8812,
  [SMALL_STATE(159)] = 8852,
  [SMALL_STATE(160)] = 8892,
  [SMALL_STATE(161)] = 8958,
  [SMALL_STATE(162)] = 8998,
  [SMALL_STATE(163)] = 9038,
  [SMALL_STATE(164)] = 9078,
  [SMALL_STATE(165)] = 9144,
  [SMALL_STATE(166)] = 9210,
  [SMALL_STATE(167)] = 9250,
  [SMALL_STATE(168)] = 9291,
  [SMALL_STATE(169)] = 9334,
  [SMALL_STATE(170)] = 9397,
  [SMALL_STATE(171)] = 9460,
  [SMALL_STATE(172)] = 9523,
  [SMALL_STATE(173)] = 9568,
  [SMALL_STATE(174)] = 9613,
  [SMALL_STATE(175)] = 9658,
  [SMALL_STATE(176)] = 9703,
  [SMALL_STATE(177)] = 9748,
  [SMALL_STATE(178)] = 9791,
  [SMALL_STATE(179)] = 9854,
  [SMALL_STATE(180)] = 9917,
  [SMALL_STATE(181)] = 9980,
  [SMALL_STATE(182)] = 10043,
  [SMALL_STATE(183)] = 10106,
  [SMALL_STATE(184)] = 10169,
  [SMALL_STATE(185)] = 10232,
  [SMALL_STATE(186)] = 10295,
  [SMALL_STATE(187)] = 10358,
  [SMALL_STATE(188)] = 10401,
  [SMALL_STATE(189)] = 10464,
  [SMALL_STATE(190)] = 10509,
  [SMALL_STATE(191)] = 10554,
  [SMALL_STATE(192)] = 10595,
  [SMALL_STATE(193)] = 10640,
  [SMALL_STATE(194)] = 10703,
  [SMALL_STATE(195)] = 10766,
  [SMALL_STATE(196)] = 10811,
  [SMALL_STATE(197)] = 10874,
  [SMALL_STATE(198)] = 10937,
  [SMALL_STATE(199)] = 11000,
  [SMALL_STATE(200)] = 11063,
  [SMALL_STATE(201)] = 11126,
  [SMALL_STATE(202)] = 11189,
  [SMALL_STATE(203)] = 11252,
  [SMALL_STATE(204)] = 11315,
  [SMALL_STATE(205)] = 11378,
  [SMALL_STATE(206)] = 11441,
  [SMALL_STATE(207)] = 11504,
  [SMALL_STATE(208)] = 11567,
  [SMALL_STATE(209)] = 11630,
  [SMALL_STATE(210)] = 11693,
  [SMALL_STATE(211)] = 11756,
  [SMALL_STATE(212)] = 11819,
  [SMALL_STATE(213)] = 11864,
  [SMALL_STATE(214)] = 11927,
  [SMALL_STATE(215)] = 11972,
  [SMALL_STATE(216)] = 12035,
  [SMALL_STATE(217)] = 12098,
  [SMALL_STATE(218)] = 12161,
  [SMALL_STATE(219)] = 12224,
  [SMALL_STATE(220)] = 12287,
  [SMALL_STATE(221)] = 12350,
  [SMALL_STATE(222)] = 12395,
  [SMALL_STATE(223)] = 12433,
  [SMALL_STATE(224)] = 12471,
  [SMALL_STATE(225)] = 12509,
  [SMALL_STATE(226)] = 12547,
  [SMALL_STATE(227)] = 12585,
  [SMALL_STATE(228)] = 12623,
  [SMALL_STATE(229)] = 12661,
  [SMALL_STATE(230)] = 12699,
  [SMALL_STATE(231)] = 12737,
  [SMALL_STATE(232)] = 12775,
  [SMALL_STATE(233)] = 12813,
  [SMALL_STATE(234)] = 12855,
  [SMALL_STATE(235)] = 12897,
  [SMALL_STATE(236)] = 12935,
  [SMALL_STATE(237)] = 12973,
  [SMALL_STATE(238)] = 13011,
  [SMALL_STATE(239)] = 13049,
  [SMALL_STATE(240)] = 13094,
  [SMALL_STATE(241)] = 13139,
  [SMALL_STATE(242)] = 13177,
  [SMALL_STATE(243)] = 13213,
  [SMALL_STATE(244)] = 13289,
  [SMALL_STATE(245)] = 13327,
  [SMALL_STATE(246)] = 13365,
  [SMALL_STATE(247)] = 13403,
  [SMALL_STATE(248)] = 13438,
  [SMALL_STATE(249)] = 13473,
  [SMALL_STATE(250)] = 13508,
  [SMALL_STATE(251)] = 13543,
  [SMALL_STATE(252)] = 13578,
  [SMALL_STATE(253)] = 13613,
  [SMALL_STATE(254)] = 13648,
  [SMALL_STATE(255)] = 13683,
  [SMALL_STATE(256)] = 13718,
  [SMALL_STATE(257)] = 13753,
  [SMALL_STATE(258)] = 13788,
  [SMALL_STATE(259)] = 13823,
  [SMALL_STATE(260)] = 13862,
  [SMALL_STATE(261)] = 13897,
  [SMALL_STATE(262)] = 13932,
  [SMALL_STATE(263)] = 13971,
  [SMALL_STATE(264)] = 14006,
  [SMALL_STATE(265)] = 14041,
  [SMALL_STATE(266)] = 14076,
  [SMALL_STATE(267)] = 14111,
  [SMALL_STATE(268)] = 14146,
  [SMALL_STATE(269)] = 14181,
  [SMALL_STATE(270)] = 14216,
  [SMALL_STATE(271)] = 14251,
  [SMALL_STATE(272)] = 14286,
  [SMALL_STATE(273)] = 14321,
  [SMALL_STATE(274)] = 14356,
  [SMALL_STATE(275)] = 14391,
  [SMALL_STATE(276)] = 14426,
  [SMALL_STATE(277)] = 14461,
  [SMALL_STATE(278)] = 14496,
  [SMALL_STATE(279)] = 14531,
  [SMALL_STATE(280)] = 14566,
  [SMALL_STATE(281)] = 14601,
  [SMALL_STATE(282)] = 14637,
  [SMALL_STATE(283)] = 14673,
  [SMALL_STATE(284)] = 14717,
  [SMALL_STATE(285)] = 14753,
  [SMALL_STATE(286)] = 14789,
  [SMALL_STATE(287)] = 14822,
  [SMALL_STATE(288)] = 14855,
  [SMALL_STATE(289)] = 14888,
  [SMALL_STATE(290)] = 14921,
  [SMALL_STATE(291)] = 14954,
  [SMALL_STATE(292)] = 14987,
  [SMALL_STATE(293)] = 15020,
  [SMALL_STATE(294)] = 15053,
  [SMALL_STATE(295)] = 15107,
  [SMALL_STATE(296)] = 15140,
  [SMALL_STATE(297)] = 15170,
  [SMALL_STATE(298)] = 15200,
  [SMALL_STATE(299)] = 15230,
  [SMALL_STATE(300)] = 15260,
  [SMALL_STATE(301)] = 15290,
  [SMALL_STATE(302)] = 15336,
  [SMALL_STATE(303)] = 15366,
  [SMALL_STATE(304)] = 15396,
  [SMALL_STATE(305)] = 15426,
  [SMALL_STATE(306)] = 15456,
  [SMALL_STATE(307)] = 15486,
  [SMALL_STATE(308)] = 15516,
  [SMALL_STATE(309)] = 15546,
  [SMALL_STATE(310)] = 15576,
  [SMALL_STATE(311)] = 15610,
  [SMALL_STATE(312)] = 15640,
  [SMALL_STATE(313)] = 15670,
  [SMALL_STATE(314)] = 15700,
  [SMALL_STATE(315)] = 15746,
  [SMALL_STATE(316)] = 15792,
  [SMALL_STATE(317)] = 15838,
  [SMALL_STATE(318)] = 15884,
  [SMALL_STATE(319)] = 15930,
  [SMALL_STATE(320)] = 15976,
  [SMALL_STATE(321)] = 16022,
  [SMALL_STATE(322)] = 16068,
  [SMALL_STATE(323)] = 16114,
  [SMALL_STATE(324)] = 16160,
  [SMALL_STATE(325)] = 16206,
  [SMALL_STATE(326)] = 16252,
  [SMALL_STATE(327)] = 16293,
  [SMALL_STATE(328)] = 16334,
  [SMALL_STATE(329)] = 16366,
  [SMALL_STATE(330)] = 16398,
  [SMALL_STATE(331)] = 16424,
  [SMALL_STATE(332)] = 16456,
  [SMALL_STATE(333)] = 16488,
  [SMALL_STATE(334)] = 16520,
  [SMALL_STATE(335)] = 16552,
  [SMALL_STATE(336)] = 16584,
  [SMALL_STATE(337)] = 16610,
  [SMALL_STATE(338)] = 16642,
  [SMALL_STATE(339)] = 16674,
  [SMALL_STATE(340)] = 16700,
  [SMALL_STATE(341)] = 16732,
  [SMALL_STATE(342)] = 16764,
  [SMALL_STATE(343)] = 16797,
  [SMALL_STATE(344)] = 16830,
  [SMALL_STATE(345)] = 16861,
  [SMALL_STATE(346)] = 16894,
  [SMALL_STATE(347)] = 16917,
  [SMALL_STATE(348)] = 16938,
  [SMALL_STATE(349)] = 16958,
  [SMALL_STATE(350)] = 16978,
  [SMALL_STATE(351)] = 16998,
  [SMALL_STATE(352)] = 17028,
  [SMALL_STATE(353)] = 17048,
  [SMALL_STATE(354)] = 17078,
  [SMALL_STATE(355)] = 17098,
  [SMALL_STATE(356)] = 17128,
  [SMALL_STATE(357)] = 17155,
  [SMALL_STATE(358)] = 17182,
  [SMALL_STATE(359)] = 17211,
  [SMALL_STATE(360)] = 17238,
  [SMALL_STATE(361)] = 17265,
  [SMALL_STATE(362)] = 17292,
  [SMALL_STATE(363)] = 17319,
  [SMALL_STATE(364)] = 17343,
  [SMALL_STATE(365)] = 17359,
  [SMALL_STATE(366)] = 17381,
  [SMALL_STATE(367)] = 17403,
  [SMALL_STATE(368)] = 17427,
  [SMALL_STATE(369)] = 17445,
  [SMALL_STATE(370)] = 17467,
  [SMALL_STATE(371)] = 17489,
  [SMALL_STATE(372)] = 17513,
  [SMALL_STATE(373)] = 17535,
  [SMALL_STATE(374)] = 17559,
  [SMALL_STATE(375)] = 17583,
  [SMALL_STATE(376)] = 17607,
  [SMALL_STATE(377)] = 17623,
  [SMALL_STATE(378)] = 17645,
  [SMALL_STATE(379)] = 17666,
  [SMALL_STATE(380)] = 17687,
  [SMALL_STATE(381)] = 17708,
  [SMALL_STATE(382)] = 17729,
  [SMALL_STATE(383)] = 17750,
  [SMALL_STATE(384)] = 17769,
  [SMALL_STATE(385)] = 17790,
  [SMALL_STATE(386)] = 17811,
  [SMALL_STATE(387)] = 17832,
  [SMALL_STATE(388)] = 17853,
  [SMALL_STATE(389)] = 17874,
  [SMALL_STATE(390)] = 17895,
  [SMALL_STATE(391)] = 17916,
  [SMALL_STATE(392)] = 17937,
  [SMALL_STATE(393)] = 17958,
  [SMALL_STATE(394)] = 17979,
  [SMALL_STATE(395)] = 18000,
  [SMALL_STATE(396)] = 18021,
  [SMALL_STATE(397)] = 18042,
  [SMALL_STATE(398)] = 18063,
  [SMALL_STATE(399)] = 18084,
  [SMALL_STATE(400)] = 18105,
  [SMALL_STATE(401)] = 18126,
  [SMALL_STATE(402)] = 18147,
  [SMALL_STATE(403)] = 18168,
  [SMALL_STATE(404)] = 18187,
  [SMALL_STATE(405)] = 18208,
  [SMALL_STATE(406)] = 18229,
  [SMALL_STATE(407)] = 18248,
  [SMALL_STATE(408)] = 18268,
  [SMALL_STATE(409)] = 18286,
  [SMALL_STATE(410)] = 18304,
  [SMALL_STATE(411)] = 18322,
  [SMALL_STATE(412)] = 18340,
  [SMALL_STATE(413)] = 18358,
  [SMALL_STATE(414)] = 18376,
  [SMALL_STATE(415)] = 18394,
  [SMALL_STATE(416)] = 18412,
  [SMALL_STATE(417)] = 18430,
  [SMALL_STATE(418)] = 18446,
  [SMALL_STATE(419)] = 18464,
  [SMALL_STATE(420)] = 18480,
  [SMALL_STATE(421)] = 18498,
  [SMALL_STATE(422)] = 18516,
  [SMALL_STATE(423)] = 18534,
  [SMALL_STATE(424)] = 18552,
  [SMALL_STATE(425)] = 18570,
  [SMALL_STATE(426)] = 18588,
  [SMALL_STATE(427)] = 18606,
  [SMALL_STATE(428)] = 18626,
  [SMALL_STATE(429)] = 18644,
  [SMALL_STATE(430)] = 18662,
  [SMALL_STATE(431)] = 18678,
  [SMALL_STATE(432)] = 18696,
  [SMALL_STATE(433)] = 18714,
  [SMALL_STATE(434)] = 18732,
  [SMALL_STATE(435)] = 18752,
  [SMALL_STATE(436)] = 18772,
  [SMALL_STATE(437)] = 18790,
  [SMALL_STATE(438)] = 18808,
  [SMALL_STATE(439)] = 18826,
  [SMALL_STATE(440)] = 18846,
  [SMALL_STATE(441)] = 18864,
  [SMALL_STATE(442)] = 18882,
  [SMALL_STATE(443)] = 18900,
  [SMALL_STATE(444)] = 18918,
  [SMALL_STATE(445)] = 18935,
  [SMALL_STATE(446)] = 18952,
  [SMALL_STATE(447)] = 18969,
  [SMALL_STATE(448)] = 18984,
  [SMALL_STATE(449)] = 18999,
  [SMALL_STATE(450)] = 19014,
  [SMALL_STATE(451)] = 19029,
  [SMALL_STATE(452)] = 19046,
  [SMALL_STATE(453)] = 19061,
  [SMALL_STATE(454)] = 19076,
  [SMALL_STATE(455)] = 19091,
  [SMALL_STATE(456)] = 19106,
  [SMALL_STATE(457)] = 19121,
  [SMALL_STATE(458)] = 19138,
  [SMALL_STATE(459)] = 19153,
  [SMALL_STATE(460)] = 19168,
  [SMALL_STATE(461)] = 19185,
  [SMALL_STATE(462)] = 19198,
  [SMALL_STATE(463)] = 19215,
  [SMALL_STATE(464)] = 19232,
  [SMALL_STATE(465)] = 19247,
  [SMALL_STATE(466)] = 19264,
  [SMALL_STATE(467)] = 19279,
  [SMALL_STATE(468)] = 19296,
  [SMALL_STATE(469)] = 19313,
  [SMALL_STATE(470)] = 19328,
  [SMALL_STATE(471)] = 19345,
  [SMALL_STATE(472)] = 19360,
  [SMALL_STATE(473)] = 19375,
  [SMALL_STATE(474)] = 19392,
  [SMALL_STATE(475)] = 19407,
  [SMALL_STATE(476)] = 19424,
  [SMALL_STATE(477)] = 19441,
  [SMALL_STATE(478)] = 19458,
  [SMALL_STATE(479)] = 19473,
  [SMALL_STATE(480)] = 19486,
  [SMALL_STATE(481)] = 19503,
  [SMALL_STATE(482)] = 19520,
  [SMALL_STATE(483)] = 19537,
  [SMALL_STATE(484)] = 19552,
  [SMALL_STATE(485)] = 19567,
  [SMALL_STATE(486)] = 19582,
  [SMALL_STATE(487)] = 19599,
  [SMALL_STATE(488)] = 19613,
  [SMALL_STATE(489)] = 19627,
  [SMALL_STATE(490)] = 19639,
  [SMALL_STATE(491)] = 19651,
  [SMALL_STATE(492)] = 19663,
  [SMALL_STATE(493)] = 19677,
  [SMALL_STATE(494)] = 19689,
  [SMALL_STATE(495)] = 19703,
  [SMALL_STATE(496)] = 19715,
  [SMALL_STATE(497)] = 19729,
  [SMALL_STATE(498)] = 19741,
  [SMALL_STATE(499)] = 19753,
  [SMALL_STATE(500)] = 19765,
  [SMALL_STATE(501)] = 19779,
  [SMALL_STATE(502)] = 19793,
  [SMALL_STATE(503)] = 19805,
  [SMALL_STATE(504)] = 19817,
  [SMALL_STATE(505)] = 19831,
  [SMALL_STATE(506)] = 19845,
  [SMALL_STATE(507)] = 19857,
  [SMALL_STATE(508)] = 19869,
  [SMALL_STATE(509)] = 19881,
  [SMALL_STATE(510)] = 19893,
  [SMALL_STATE(511)] = 19905,
  [SMALL_STATE(512)] = 19917,
  [SMALL_STATE(513)] = 19929,
  [SMALL_STATE(514)] = 19941,
  [SMALL_STATE(515)] = 19953,
  [SMALL_STATE(516)] = 19965,
  [SMALL_STATE(517)] = 19977,
  [SMALL_STATE(518)] = 19989,
  [SMALL_STATE(519)] = 20001,
  [SMALL_STATE(520)] = 20015,
  [SMALL_STATE(521)] = 20027,
  [SMALL_STATE(522)] = 20039,
  [SMALL_STATE(523)] = 20051,
  [SMALL_STATE(524)] = 20065,
  [SMALL_STATE(525)] = 20077,
  [SMALL_STATE(526)] = 20089,
  [SMALL_STATE(527)] = 20101,
  [SMALL_STATE(528)] = 20115,
  [SMALL_STATE(529)] = 20127,
  [SMALL_STATE(530)] = 20141,
  [SMALL_STATE(531)] = 20155,
  [SMALL_STATE(532)] = 20169,
  [SMALL_STATE(533)] = 20183,
  [SMALL_STATE(534)] = 20195,
  [SMALL_STATE(535)] = 20207,
  [SMALL_STATE(536)] = 20219,
  [SMALL_STATE(537)] = 20231,
  [SMALL_STATE(538)] = 20245,
  [SMALL_STATE(539)] = 20257,
  [SMALL_STATE(540)] = 20269,
  [SMALL_STATE(541)] = 20281,
  [SMALL_STATE(542)] = 20295,
  [SMALL_STATE(543)] = 20309,
  [SMALL_STATE(544)] = 20323,
  [SMALL_STATE(545)] = 20337,
  [SMALL_STATE(546)] = 20351,
  [SMALL_STATE(547)] = 20363,
  [SMALL_STATE(548)] = 20377,
  [SMALL_STATE(549)] = 20389,
  [SMALL_STATE(550)] = 20400,
  [SMALL_STATE(551)] = 20411,
  [SMALL_STATE(552)] = 20422,
  [SMALL_STATE(553)] = 20433,
  [SMALL_STATE(554)] = 20444,
  [SMALL_STATE(555)] = 20455,
  [SMALL_STATE(556)] = 20466,
  [SMALL_STATE(557)] = 20477,
  [SMALL_STATE(558)] = 20488,
  [SMALL_STATE(559)] = 20499,
  [SMALL_STATE(560)] = 20510,
  [SMALL_STATE(561)] = 20521,
  [SMALL_STATE(562)] = 20532,
  [SMALL_STATE(563)] = 20543,
  [SMALL_STATE(564)] = 20554,
  [SMALL_STATE(565)] = 20565,
  [SMALL_STATE(566)] = 20576,
  [SMALL_STATE(567)] = 20587,
  [SMALL_STATE(568)] = 20598,
  [SMALL_STATE(569)] = 20609,
  [SMALL_STATE(570)] = 20620,
  [SMALL_STATE(571)] = 20631,
  [SMALL_STATE(572)] = 20642,
  [SMALL_STATE(573)] = 20653,
  [SMALL_STATE(574)] = 20664,
  [SMALL_STATE(575)] = 20675,
  [SMALL_STATE(576)] = 20686,
  [SMALL_STATE(577)] = 20697,
  [SMALL_STATE(578)] = 20708,
  [SMALL_STATE(579)] = 20719,
  [SMALL_STATE(580)] = 20730,
  [SMALL_STATE(581)] = 20741,
  [SMALL_STATE(582)] = 20752,
  [SMALL_STATE(583)] = 20763,
  [SMALL_STATE(584)] = 20774,
  [SMALL_STATE(585)] = 20785,
  [SMALL_STATE(586)] = 20796,
  [SMALL_STATE(587)] = 20807,
  [SMALL_STATE(588)] = 20818,
  [SMALL_STATE(589)] = 20829,
  [SMALL_STATE(590)] = 20840,
  [SMALL_STATE(591)] = 20851,
  [SMALL_STATE(592)] = 20862,
  [SMALL_STATE(593)] = 20873,
  [SMALL_STATE(594)] = 20884,
  [SMALL_STATE(595)] = 20895,
  [SMALL_STATE(596)] = 20906,
  [SMALL_STATE(597)] = 20917,
  [SMALL_STATE(598)] = 20928,
  [SMALL_STATE(599)] = 20939,
  [SMALL_STATE(600)] = 20950,
  [SMALL_STATE(601)] = 20961,
  [SMALL_STATE(602)] = 20972,
  [SMALL_STATE(603)] = 20983,
  [SMALL_STATE(604)] = 20994,
  [SMALL_STATE(605)] = 21005,
  [SMALL_STATE(606)] = 21016,
  [SMALL_STATE(607)] = 21027,
  [SMALL_STATE(608)] = 21038,
  [SMALL_STATE(609)] = 21049,
  [SMALL_STATE(610)] = 21060,
  [SMALL_STATE(611)] = 21071,
  [SMALL_STATE(612)] = 21082,
  [SMALL_STATE(613)] = 21093,
  [SMALL_STATE(614)] = 21104,
  [SMALL_STATE(615)] = 21115,
  [SMALL_STATE(616)] = 21126,
  [SMALL_STATE(617)] = 21137,
  [SMALL_STATE(618)] = 21148,
  [SMALL_STATE(619)] = 21159,
  [SMALL_STATE(620)] = 21170,
  [SMALL_STATE(621)] = 21181,
  [SMALL_STATE(622)] = 21192,
  [SMALL_STATE(623)] = 21203,
  [SMALL_STATE(624)] = 21214,
  [SMALL_STATE(625)] = 21225,
  [SMALL_STATE(626)] = 21236,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [7] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(513),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(368),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(566),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(593),
  [17] = {.entry = {.count = 1, .reusable = true}}, SHIFT(256),
  [19] = {.entry = {.count = 1, .reusable = true}}, SHIFT(223),
  [21] = {.entry = {.count = 1, .reusable = true}}, SHIFT(506),
  [23] = {.entry = {.count = 1, .reusable = true}}, SHIFT(294),
  [25] = {.entry = {.count = 1, .reusable = true}}, SHIFT(517),
  [27] = {.entry = {.count = 1, .reusable = true}}, SHIFT(592),
  [29] = {.entry = {.count = 1, .reusable = true}}, SHIFT(528),
  [31] = {.entry = {.count = 1, .reusable = true}}, SHIFT(503),
  [33] = {.entry = {.count = 1, .reusable = true}}, SHIFT(538),
  [35] = {.entry = {.count = 1, .reusable = true}}, SHIFT(491),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(417),
  [39] = {.entry = {.count = 1, .reusable = true}}, SHIFT(569),
  [41] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 1),
  [43] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 1),
  [45] = {.entry = {.count = 1, .reusable = true}}, SHIFT(534),
  [47] = {.entry = {.count = 1, .reusable = true}}, SHIFT(218),
  [49] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1),
  [51] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1),
  [53] = {.entry = {.count = 1, .reusable = true}}, SHIFT(437),
  [55] = {.entry = {.count = 1, .reusable = true}}, SHIFT(208),
  [57] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 6, .production_id = 60),
  [59] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 6, .production_id = 60),
  [61] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 2),
  [63] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 2),
  [65] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [67] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [69] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 3),
  [71] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 3),
  [73] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 4, .production_id = 38),
  [75] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 4, .production_id = 38),
  [77] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 5, .production_id = 49),
  [79] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 5, .production_id = 49),
  [81] = {.entry = {.count = 1, .reusable = true}}, SHIFT(164),
  [83] = {.entry = {.count = 1, .reusable = true}}, SHIFT(570),
  [85] = {.entry = {.count = 1, .reusable = true}}, SHIFT(96),
  [87] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 23),
  [89] = {.entry = {.count = 1, .reusable = true}}, SHIFT(318),
  [91] = {.entry = {.count = 1, .reusable = false}}, SHIFT(523),
  [93] = {.entry = {.count = 1, .reusable = true}}, SHIFT(574),
  [95] = {.entry = {.count = 1, .reusable = true}}, SHIFT(524),
  [97] = {.entry = {.count = 1, .reusable = true}}, SHIFT(578),
  [99] = {.entry = {.count = 1, .reusable = true}}, SHIFT(580),
  [101] = {.entry = {.count = 1, .reusable = true}}, SHIFT(581),
  [103] = {.entry = {.count = 1, .reusable = true}}, SHIFT(486),
  [105] = {.entry = {.count = 1, .reusable = true}}, SHIFT(465),
  [107] = {.entry = {.count = 1, .reusable = true}}, SHIFT(584),
  [109] = {.entry = {.count = 1, .reusable = true}}, SHIFT(585),
  [111] = {.entry = {.count = 1, .reusable = true}}, SHIFT(37),
  [113] = {.entry = {.count = 1, .reusable = true}}, SHIFT(207),
  [115] = {.entry = {.count = 1, .reusable = true}}, SHIFT(297),
  [117] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 4, .production_id = 9),
  [119] = {.entry = {.count = 1, .reusable = true}}, SHIFT(321),
  [121] = {.entry = {.count = 1, .reusable = true}}, SHIFT(300),
  [123] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 2),
  [125] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 2),
  [127] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 3),
  [129] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 3),
  [131] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(534),
  [134] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 3),
  [136] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_arguments, 3),
  [138] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 3),
  [140] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_type_name_repeat1, 3),
  [142] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 4),
  [144] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_arguments, 4),
  [146] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 4),
  [148] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 4),
  [150] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 5),
  [152] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 5),
  [154] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [156] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(514),
  [159] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 2),
  [161] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_variant_type, 2),
  [163] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_variant_type, 2),
  [165] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_existential_type, 2),
  [167] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_existential_type, 2),
  [169] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 2),
  [171] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 2),
  [173] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attributed_type, 2),
  [175] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attributed_type, 2),
  [177] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2),
  [179] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(513),
  [182] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(368),
  [185] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(566),
  [188] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(593),
  [191] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(256),
  [194] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(223),
  [197] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(506),
  [200] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(294),
  [203] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(517),
  [206] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(592),
  [209] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(528),
  [212] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(503),
  [215] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(538),
  [218] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(491),
  [221] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(417),
  [224] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(569),
  [227] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 3),
  [229] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 1),
  [231] = {.entry = {.count = 1, .reusable = true}}, SHIFT(514),
  [233] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 3),
  [235] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 3),
  [237] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_composed_type, 3),
  [239] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_composed_type, 3),
  [241] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 3),
  [243] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 3),
  [245] = {.entry = {.count = 1, .reusable = true}}, SHIFT(518),
  [247] = {.entry = {.count = 1, .reusable = true}}, SHIFT(211),
  [249] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1),
  [251] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 2),
  [253] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 5),
  [255] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 5),
  [257] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_optional_type, 2),
  [259] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_optional_type, 2),
  [261] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 2),
  [263] = {.entry = {.count = 1, .reusable = true}}, SHIFT(540),
  [265] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 2),
  [267] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 2),
  [269] = {.entry = {.count = 1, .reusable = true}}, SHIFT(423),
  [271] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 1),
  [273] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [275] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(540),
  [278] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 1),
  [280] = {.entry = {.count = 1, .reusable = true}}, SHIFT(199),
  [282] = {.entry = {.count = 1, .reusable = true}}, SHIFT(537),
  [284] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 1),
  [286] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 2),
  [288] = {.entry = {.count = 1, .reusable = true}}, SHIFT(200),
  [290] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 2),
  [292] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 3),
  [294] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 3),
  [296] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [298] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(537),
  [301] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [303] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 1),
  [305] = {.entry = {.count = 1, .reusable = true}}, SHIFT(412),
  [307] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(518),
  [310] = {.entry = {.count = 1, .reusable = true}}, SHIFT(426),
  [312] = {.entry = {.count = 1, .reusable = true}}, SHIFT(170),
  [314] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 4, .production_id = 38),
  [316] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 3),
  [318] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 9),
  [320] = {.entry = {.count = 1, .reusable = true}}, SHIFT(322),
  [322] = {.entry = {.count = 1, .reusable = true}}, SHIFT(311),
  [324] = {.entry = {.count = 1, .reusable = true}}, SHIFT(438),
  [326] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 1),
  [328] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 23),
  [330] = {.entry = {.count = 1, .reusable = true}}, SHIFT(316),
  [332] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [334] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 3),
  [336] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 2),
  [338] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 55),
  [340] = {.entry = {.count = 1, .reusable = true}}, SHIFT(298),
  [342] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 9),
  [344] = {.entry = {.count = 1, .reusable = true}}, SHIFT(299),
  [346] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 68),
  [348] = {.entry = {.count = 1, .reusable = true}}, SHIFT(305),
  [350] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(570),
  [353] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(96),
  [356] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2),
  [358] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(523),
  [361] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(574),
  [364] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(524),
  [367] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(578),
  [370] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(580),
  [373] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(581),
  [376] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(486),
  [379] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(465),
  [382] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(584),
  [385] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(585),
  [388] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 55),
  [390] = {.entry = {.count = 1, .reusable = true}}, SHIFT(303),
  [392] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 65),
  [394] = {.entry = {.count = 1, .reusable = true}}, SHIFT(304),
  [396] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 23),
  [398] = {.entry = {.count = 1, .reusable = true}}, SHIFT(306),
  [400] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 65),
  [402] = {.entry = {.count = 1, .reusable = true}}, SHIFT(307),
  [404] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 68),
  [406] = {.entry = {.count = 1, .reusable = true}}, SHIFT(308),
  [408] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 73),
  [410] = {.entry = {.count = 1, .reusable = true}}, SHIFT(313),
  [412] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 73),
  [414] = {.entry = {.count = 1, .reusable = true}}, SHIFT(309),
  [416] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 3),
  [418] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 4, .production_id = 38),
  [420] = {.entry = {.count = 1, .reusable = true}}, SHIFT(612),
  [422] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 2),
  [424] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 2),
  [426] = {.entry = {.count = 1, .reusable = true}}, SHIFT(615),
  [428] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 6, .production_id = 61),
  [430] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 6, .production_id = 61),
  [432] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 5),
  [434] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 5),
  [436] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 6),
  [438] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 6),
  [440] = {.entry = {.count = 1, .reusable = true}}, SHIFT(102),
  [442] = {.entry = {.count = 1, .reusable = true}}, SHIFT(169),
  [444] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3),
  [446] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3),
  [448] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3, .production_id = 27),
  [450] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3, .production_id = 27),
  [452] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 1),
  [454] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 1),
  [456] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 4),
  [458] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 4),
  [460] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 5),
  [462] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 5),
  [464] = {.entry = {.count = 1, .reusable = true}}, SHIFT(577),
  [466] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 7),
  [468] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 7),
  [470] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(529),
  [473] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_value, 2),
  [475] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_case_value, 2),
  [477] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__value, 2),
  [479] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__value, 2),
  [481] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil, 1),
  [483] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_nil, 1),
  [485] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_boolean, 1),
  [487] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_boolean, 1),
  [489] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_empty_array, 2),
  [491] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_empty_array, 2),
  [493] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_empty_dictionary, 3),
  [495] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_empty_dictionary, 3),
  [497] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 2),
  [499] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 2),
  [501] = {.entry = {.count = 1, .reusable = true}}, SHIFT(117),
  [503] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 3),
  [505] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 3),
  [507] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 3, .production_id = 3),
  [509] = {.entry = {.count = 1, .reusable = true}}, SHIFT(139),
  [511] = {.entry = {.count = 1, .reusable = true}}, SHIFT(358),
  [513] = {.entry = {.count = 1, .reusable = true}}, SHIFT(458),
  [515] = {.entry = {.count = 1, .reusable = true}}, SHIFT(428),
  [517] = {.entry = {.count = 1, .reusable = true}}, SHIFT(243),
  [519] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 12),
  [521] = {.entry = {.count = 1, .reusable = true}}, SHIFT(449),
  [523] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 4, .production_id = 5),
  [525] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 26),
  [527] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 25),
  [529] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(223),
  [532] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(506),
  [535] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(301),
  [538] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(528),
  [541] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(503),
  [544] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(538),
  [547] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2),
  [549] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(539),
  [552] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(543),
  [555] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(618),
  [558] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(569),
  [561] = {.entry = {.count = 1, .reusable = true}}, SHIFT(301),
  [563] = {.entry = {.count = 1, .reusable = true}}, SHIFT(135),
  [565] = {.entry = {.count = 1, .reusable = true}}, SHIFT(539),
  [567] = {.entry = {.count = 1, .reusable = true}}, SHIFT(543),
  [569] = {.entry = {.count = 1, .reusable = true}}, SHIFT(618),
  [571] = {.entry = {.count = 1, .reusable = true}}, SHIFT(138),
  [573] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 12),
  [575] = {.entry = {.count = 1, .reusable = true}}, SHIFT(455),
  [577] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 3),
  [579] = {.entry = {.count = 1, .reusable = true}}, SHIFT(456),
  [581] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 7),
  [583] = {.entry = {.count = 1, .reusable = true}}, SHIFT(431),
  [585] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 21),
  [587] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 22),
  [589] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 21),
  [591] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 22),
  [593] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 5, .production_id = 18),
  [595] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 2),
  [597] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 15),
  [599] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 3),
  [601] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 3),
  [603] = {.entry = {.count = 1, .reusable = false}}, SHIFT(33),
  [605] = {.entry = {.count = 1, .reusable = true}}, SHIFT(160),
  [607] = {.entry = {.count = 1, .reusable = false}}, SHIFT(204),
  [609] = {.entry = {.count = 1, .reusable = false}}, SHIFT(171),
  [611] = {.entry = {.count = 1, .reusable = true}}, SHIFT(205),
  [613] = {.entry = {.count = 1, .reusable = false}}, SHIFT(206),
  [615] = {.entry = {.count = 1, .reusable = false}}, SHIFT(451),
  [617] = {.entry = {.count = 1, .reusable = false}}, SHIFT(209),
  [619] = {.entry = {.count = 1, .reusable = true}}, SHIFT(209),
  [621] = {.entry = {.count = 1, .reusable = true}}, SHIFT(33),
  [623] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2),
  [625] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2), SHIFT_REPEAT(243),
  [628] = {.entry = {.count = 1, .reusable = false}}, SHIFT(344),
  [630] = {.entry = {.count = 1, .reusable = true}}, SHIFT(344),
  [632] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 1),
  [634] = {.entry = {.count = 1, .reusable = true}}, SHIFT(230),
  [636] = {.entry = {.count = 1, .reusable = true}}, SHIFT(532),
  [638] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 2),
  [640] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 11),
  [642] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 15),
  [644] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 8),
  [646] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 2),
  [648] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 6, .production_id = 31),
  [650] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 6, .production_id = 31),
  [652] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 6, .production_id = 33),
  [654] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 3, .production_id = 2),
  [656] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 7),
  [658] = {.entry = {.count = 1, .reusable = false}}, SHIFT(351),
  [660] = {.entry = {.count = 1, .reusable = true}}, SHIFT(63),
  [662] = {.entry = {.count = 1, .reusable = true}}, SHIFT(351),
  [664] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 3),
  [666] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 3, .production_id = 2),
  [668] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 8),
  [670] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [672] = {.entry = {.count = 1, .reusable = true}}, SHIFT(165),
  [674] = {.entry = {.count = 1, .reusable = false}}, SHIFT(201),
  [676] = {.entry = {.count = 1, .reusable = false}}, SHIFT(210),
  [678] = {.entry = {.count = 1, .reusable = true}}, SHIFT(217),
  [680] = {.entry = {.count = 1, .reusable = false}}, SHIFT(202),
  [682] = {.entry = {.count = 1, .reusable = false}}, SHIFT(470),
  [684] = {.entry = {.count = 1, .reusable = false}}, SHIFT(203),
  [686] = {.entry = {.count = 1, .reusable = true}}, SHIFT(203),
  [688] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [690] = {.entry = {.count = 1, .reusable = false}}, SHIFT(355),
  [692] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [694] = {.entry = {.count = 1, .reusable = true}}, SHIFT(355),
  [696] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 11),
  [698] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 4),
  [700] = {.entry = {.count = 1, .reusable = true}}, SHIFT(229),
  [702] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 2),
  [704] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 2), SHIFT(529),
  [707] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 10),
  [709] = {.entry = {.count = 1, .reusable = true}}, SHIFT(483),
  [711] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 20),
  [713] = {.entry = {.count = 1, .reusable = true}}, SHIFT(485),
  [715] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 3),
  [717] = {.entry = {.count = 1, .reusable = true}}, SHIFT(464),
  [719] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 24),
  [721] = {.entry = {.count = 1, .reusable = true}}, SHIFT(471),
  [723] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3),
  [725] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 3), SHIFT(529),
  [728] = {.entry = {.count = 1, .reusable = false}}, SHIFT(353),
  [730] = {.entry = {.count = 1, .reusable = true}}, SHIFT(353),
  [732] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 20),
  [734] = {.entry = {.count = 1, .reusable = true}}, SHIFT(448),
  [736] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 24),
  [738] = {.entry = {.count = 1, .reusable = true}}, SHIFT(452),
  [740] = {.entry = {.count = 1, .reusable = true}}, SHIFT(501),
  [742] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 12),
  [744] = {.entry = {.count = 1, .reusable = true}}, SHIFT(454),
  [746] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 35),
  [748] = {.entry = {.count = 1, .reusable = true}}, SHIFT(459),
  [750] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 10),
  [752] = {.entry = {.count = 1, .reusable = true}}, SHIFT(450),
  [754] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 35),
  [756] = {.entry = {.count = 1, .reusable = true}}, SHIFT(453),
  [758] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 1),
  [760] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_level, 1),
  [762] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 2, .production_id = 14),
  [764] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 2),
  [766] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 3),
  [768] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 2, .production_id = 6),
  [770] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 4),
  [772] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 5),
  [774] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__head_clause, 2),
  [776] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 5, .production_id = 23),
  [778] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 4, .production_id = 9),
  [780] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3, .production_id = 27),
  [782] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 3, .production_id = 13),
  [784] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 2),
  [786] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 2),
  [788] = {.entry = {.count = 1, .reusable = true}}, SHIFT(179),
  [790] = {.entry = {.count = 1, .reusable = true}}, SHIFT(468),
  [792] = {.entry = {.count = 1, .reusable = true}}, SHIFT(550),
  [794] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 3),
  [796] = {.entry = {.count = 1, .reusable = true}}, SHIFT(193),
  [798] = {.entry = {.count = 1, .reusable = true}}, SHIFT(482),
  [800] = {.entry = {.count = 1, .reusable = true}}, SHIFT(582),
  [802] = {.entry = {.count = 1, .reusable = false}}, SHIFT(608),
  [804] = {.entry = {.count = 1, .reusable = false}}, SHIFT(487),
  [806] = {.entry = {.count = 1, .reusable = false}}, SHIFT(552),
  [808] = {.entry = {.count = 1, .reusable = false}}, SHIFT(231),
  [810] = {.entry = {.count = 1, .reusable = false}}, SHIFT(597),
  [812] = {.entry = {.count = 1, .reusable = false}}, SHIFT(498),
  [814] = {.entry = {.count = 1, .reusable = false}}, SHIFT(500),
  [816] = {.entry = {.count = 1, .reusable = false}}, SHIFT(144),
  [818] = {.entry = {.count = 1, .reusable = false}}, SHIFT(576),
  [820] = {.entry = {.count = 1, .reusable = false}}, SHIFT(507),
  [822] = {.entry = {.count = 1, .reusable = false}}, SHIFT(602),
  [824] = {.entry = {.count = 1, .reusable = false}}, SHIFT(555),
  [826] = {.entry = {.count = 1, .reusable = false}}, SHIFT(557),
  [828] = {.entry = {.count = 1, .reusable = false}}, SHIFT(559),
  [830] = {.entry = {.count = 1, .reusable = false}}, SHIFT(587),
  [832] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 51),
  [834] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 46),
  [836] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 30),
  [838] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_archived_prefix, 4),
  [840] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 19),
  [842] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 6, .production_id = 31),
  [844] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 22),
  [846] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 32),
  [848] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 50),
  [850] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_lenient_rule, 1),
  [852] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 52),
  [854] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 53),
  [856] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6, .production_id = 57),
  [858] = {.entry = {.count = 1, .reusable = true}}, SHIFT(620),
  [860] = {.entry = {.count = 1, .reusable = true}}, SHIFT(623),
  [862] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 9, .production_id = 63),
  [864] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 34),
  [866] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7, .production_id = 67),
  [868] = {.entry = {.count = 1, .reusable = true}}, SHIFT(554),
  [870] = {.entry = {.count = 1, .reusable = true}}, SHIFT(564),
  [872] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 7),
  [874] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 45),
  [876] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 2, .production_id = 1),
  [878] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 15),
  [880] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 5, .production_id = 16),
  [882] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 3, .production_id = 2),
  [884] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 3, .production_id = 4),
  [886] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_access, 2),
  [888] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil_rule, 2),
  [890] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 21),
  [892] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 29),
  [894] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 11),
  [896] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 41),
  [898] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 28),
  [900] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 42),
  [902] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 43),
  [904] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 7, .production_id = 44),
  [906] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 8),
  [908] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 4),
  [910] = {.entry = {.count = 1, .reusable = true}}, SHIFT(600),
  [912] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 5),
  [914] = {.entry = {.count = 1, .reusable = true}}, SHIFT(551),
  [916] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(223),
  [919] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(283),
  [922] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 2),
  [924] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(569),
  [927] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8, .production_id = 57),
  [929] = {.entry = {.count = 1, .reusable = true}}, SHIFT(558),
  [931] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 67),
  [933] = {.entry = {.count = 1, .reusable = true}}, SHIFT(590),
  [935] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7),
  [937] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6),
  [939] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8),
  [941] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 57),
  [943] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 10, .production_id = 67),
  [945] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 11, .production_id = 57),
  [947] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 12, .production_id = 67),
  [949] = {.entry = {.count = 1, .reusable = true}}, SHIFT(283),
  [951] = {.entry = {.count = 1, .reusable = true}}, SHIFT(489),
  [953] = {.entry = {.count = 1, .reusable = true}}, SHIFT(610),
  [955] = {.entry = {.count = 1, .reusable = true}}, SHIFT(497),
  [957] = {.entry = {.count = 1, .reusable = true}}, SHIFT(508),
  [959] = {.entry = {.count = 1, .reusable = true}}, SHIFT(512),
  [961] = {.entry = {.count = 1, .reusable = true}}, SHIFT(516),
  [963] = {.entry = {.count = 1, .reusable = true}}, SHIFT(430),
  [965] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 1),
  [967] = {.entry = {.count = 1, .reusable = true}}, SHIFT(595),
  [969] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_swift_member, 2),
  [971] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 58),
  [973] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 64),
  [975] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 66),
  [977] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 47),
  [979] = {.entry = {.count = 1, .reusable = true}}, SHIFT(521),
  [981] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 69),
  [983] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 70),
  [985] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 71),
  [987] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 72),
  [989] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 74),
  [991] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 75),
  [993] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 76),
  [995] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 10, .production_id = 78),
  [997] = {.entry = {.count = 1, .reusable = true}}, SHIFT(490),
  [999] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 56),
  [1001] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_setter, 4),
  [1003] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 77),
  [1005] = {.entry = {.count = 1, .reusable = true}}, SHIFT(143),
  [1007] = {.entry = {.count = 1, .reusable = true}}, SHIFT(415),
  [1009] = {.entry = {.count = 1, .reusable = true}}, SHIFT(548),
  [1011] = {.entry = {.count = 1, .reusable = true}}, SHIFT(545),
  [1013] = {.entry = {.count = 1, .reusable = true}}, SHIFT(547),
  [1015] = {.entry = {.count = 1, .reusable = true}}, SHIFT(146),
  [1017] = {.entry = {.count = 1, .reusable = true}}, SHIFT(427),
  [1019] = {.entry = {.count = 1, .reusable = false}}, SHIFT(259),
  [1021] = {.entry = {.count = 1, .reusable = true}}, SHIFT(259),
  [1023] = {.entry = {.count = 1, .reusable = false}}, SHIFT(347),
  [1025] = {.entry = {.count = 1, .reusable = true}}, SHIFT(347),
  [1027] = {.entry = {.count = 1, .reusable = true}}, SHIFT(109),
  [1029] = {.entry = {.count = 1, .reusable = true}}, SHIFT(432),
  [1031] = {.entry = {.count = 1, .reusable = true}}, SHIFT(535),
  [1033] = {.entry = {.count = 1, .reusable = true}}, SHIFT(541),
  [1035] = {.entry = {.count = 1, .reusable = true}}, SHIFT(542),
  [1037] = {.entry = {.count = 1, .reusable = true}}, SHIFT(110),
  [1039] = {.entry = {.count = 1, .reusable = true}}, SHIFT(407),
  [1041] = {.entry = {.count = 1, .reusable = false}}, SHIFT(82),
  [1043] = {.entry = {.count = 1, .reusable = true}}, SHIFT(82),
  [1045] = {.entry = {.count = 1, .reusable = false}}, SHIFT(533),
  [1047] = {.entry = {.count = 1, .reusable = true}}, SHIFT(533),
  [1049] = {.entry = {.count = 1, .reusable = false}}, SHIFT(75),
  [1051] = {.entry = {.count = 1, .reusable = true}}, SHIFT(75),
  [1053] = {.entry = {.count = 1, .reusable = false}}, SHIFT(94),
  [1055] = {.entry = {.count = 1, .reusable = true}}, SHIFT(94),
  [1057] = {.entry = {.count = 1, .reusable = false}}, SHIFT(262),
  [1059] = {.entry = {.count = 1, .reusable = true}}, SHIFT(262),
  [1061] = {.entry = {.count = 1, .reusable = false}}, SHIFT(71),
  [1063] = {.entry = {.count = 1, .reusable = true}}, SHIFT(71),
  [1065] = {.entry = {.count = 1, .reusable = false}}, SHIFT(78),
  [1067] = {.entry = {.count = 1, .reusable = true}}, SHIFT(78),
  [1069] = {.entry = {.count = 1, .reusable = false}}, SHIFT(335),
  [1071] = {.entry = {.count = 1, .reusable = true}}, SHIFT(335),
  [1073] = {.entry = {.count = 1, .reusable = false}}, SHIFT(339),
  [1075] = {.entry = {.count = 1, .reusable = true}}, SHIFT(339),
  [1077] = {.entry = {.count = 1, .reusable = false}}, SHIFT(338),
  [1079] = {.entry = {.count = 1, .reusable = true}}, SHIFT(338),
  [1081] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 2, .production_id = 17),
  [1083] = {.entry = {.count = 1, .reusable = true}}, SHIFT(325),
  [1085] = {.entry = {.count = 1, .reusable = true}}, SHIFT(142),
  [1087] = {.entry = {.count = 1, .reusable = true}}, SHIFT(488),
  [1089] = {.entry = {.count = 1, .reusable = true}}, SHIFT(324),
  [1091] = {.entry = {.count = 1, .reusable = true}}, SHIFT(493),
  [1093] = {.entry = {.count = 1, .reusable = true}}, SHIFT(575),
  [1095] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 3),
  [1097] = {.entry = {.count = 1, .reusable = true}}, SHIFT(323),
  [1099] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 3),
  [1101] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 3),
  [1103] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2),
  [1105] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2), SHIFT_REPEAT(315),
  [1108] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 36),
  [1110] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 6, .production_id = 48),
  [1112] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 17),
  [1114] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 17),
  [1116] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 48),
  [1118] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 3),
  [1120] = {.entry = {.count = 1, .reusable = true}}, SHIFT(315),
  [1122] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2),
  [1124] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(488),
  [1127] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(324),
  [1130] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(493),
  [1133] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(575),
  [1136] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 36),
  [1138] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 2),
  [1140] = {.entry = {.count = 1, .reusable = true}}, SHIFT(424),
  [1142] = {.entry = {.count = 1, .reusable = true}}, SHIFT(161),
  [1144] = {.entry = {.count = 1, .reusable = true}}, SHIFT(609),
  [1146] = {.entry = {.count = 1, .reusable = true}}, SHIFT(511),
  [1148] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(506),
  [1151] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(424),
  [1154] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2),
  [1156] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(609),
  [1159] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(543),
  [1162] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(511),
  [1165] = {.entry = {.count = 1, .reusable = true}}, SHIFT(196),
  [1167] = {.entry = {.count = 1, .reusable = true}}, SHIFT(151),
  [1169] = {.entry = {.count = 1, .reusable = true}}, SHIFT(494),
  [1171] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 3),
  [1173] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 4),
  [1175] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4, .production_id = 59),
  [1177] = {.entry = {.count = 1, .reusable = true}}, SHIFT(180),
  [1179] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4),
  [1181] = {.entry = {.count = 1, .reusable = true}}, SHIFT(197),
  [1183] = {.entry = {.count = 1, .reusable = true}}, SHIFT(219),
  [1185] = {.entry = {.count = 1, .reusable = true}}, SHIFT(124),
  [1187] = {.entry = {.count = 1, .reusable = false}}, SHIFT(466),
  [1189] = {.entry = {.count = 1, .reusable = true}}, SHIFT(345),
  [1191] = {.entry = {.count = 1, .reusable = true}}, SHIFT(181),
  [1193] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [1195] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 5, .production_id = 17),
  [1197] = {.entry = {.count = 1, .reusable = true}}, SHIFT(317),
  [1199] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, .production_id = 40),
  [1201] = {.entry = {.count = 1, .reusable = true}}, SHIFT(145),
  [1203] = {.entry = {.count = 1, .reusable = true}}, SHIFT(510),
  [1205] = {.entry = {.count = 1, .reusable = true}}, SHIFT(185),
  [1207] = {.entry = {.count = 1, .reusable = true}}, SHIFT(57),
  [1209] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 40),
  [1211] = {.entry = {.count = 1, .reusable = true}}, SHIFT(492),
  [1213] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 1, .production_id = 37),
  [1215] = {.entry = {.count = 1, .reusable = true}}, SHIFT(527),
  [1217] = {.entry = {.count = 1, .reusable = true}}, SHIFT(65),
  [1219] = {.entry = {.count = 1, .reusable = true}}, SHIFT(137),
  [1221] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1223] = {.entry = {.count = 1, .reusable = true}}, SHIFT(16),
  [1225] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [1227] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 2),
  [1229] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(506),
  [1232] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2),
  [1234] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(510),
  [1237] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 4, .production_id = 49),
  [1239] = {.entry = {.count = 1, .reusable = true}}, SHIFT(182),
  [1241] = {.entry = {.count = 1, .reusable = true}}, SHIFT(106),
  [1243] = {.entry = {.count = 1, .reusable = true}}, SHIFT(366),
  [1245] = {.entry = {.count = 1, .reusable = true}}, SHIFT(220),
  [1247] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [1249] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2),
  [1251] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2),
  [1253] = {.entry = {.count = 1, .reusable = true}}, SHIFT(69),
  [1255] = {.entry = {.count = 1, .reusable = false}}, SHIFT(435),
  [1257] = {.entry = {.count = 1, .reusable = true}}, SHIFT(435),
  [1259] = {.entry = {.count = 1, .reusable = true}}, SHIFT(29),
  [1261] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 39), SHIFT_REPEAT(567),
  [1264] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 39),
  [1266] = {.entry = {.count = 1, .reusable = true}}, SHIFT(41),
  [1268] = {.entry = {.count = 1, .reusable = true}}, SHIFT(567),
  [1270] = {.entry = {.count = 1, .reusable = true}}, SHIFT(68),
  [1272] = {.entry = {.count = 1, .reusable = true}}, SHIFT(314),
  [1274] = {.entry = {.count = 1, .reusable = true}}, SHIFT(621),
  [1276] = {.entry = {.count = 1, .reusable = true}}, SHIFT(420),
  [1278] = {.entry = {.count = 1, .reusable = true}}, SHIFT(472),
  [1280] = {.entry = {.count = 1, .reusable = true}}, SHIFT(447),
  [1282] = {.entry = {.count = 1, .reusable = true}}, SHIFT(549),
  [1284] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 6, .production_id = 9),
  [1286] = {.entry = {.count = 1, .reusable = true}}, SHIFT(573),
  [1288] = {.entry = {.count = 1, .reusable = true}}, SHIFT(443),
  [1290] = {.entry = {.count = 1, .reusable = true}}, SHIFT(112),
  [1292] = {.entry = {.count = 1, .reusable = true}}, SHIFT(556),
  [1294] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2), SHIFT_REPEAT(425),
  [1297] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2),
  [1299] = {.entry = {.count = 1, .reusable = true}}, SHIFT(425),
  [1301] = {.entry = {.count = 1, .reusable = true}}, SHIFT(183),
  [1303] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [1305] = {.entry = {.count = 1, .reusable = false}}, SHIFT(434),
  [1307] = {.entry = {.count = 1, .reusable = true}}, SHIFT(434),
  [1309] = {.entry = {.count = 1, .reusable = true}}, SHIFT(625),
  [1311] = {.entry = {.count = 1, .reusable = true}}, SHIFT(225),
  [1313] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [1315] = {.entry = {.count = 1, .reusable = true}}, SHIFT(478),
  [1317] = {.entry = {.count = 1, .reusable = true}}, SHIFT(484),
  [1319] = {.entry = {.count = 1, .reusable = true}}, SHIFT(28),
  [1321] = {.entry = {.count = 1, .reusable = false}}, SHIFT(439),
  [1323] = {.entry = {.count = 1, .reusable = true}}, SHIFT(439),
  [1325] = {.entry = {.count = 1, .reusable = true}}, SHIFT(61),
  [1327] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [1329] = {.entry = {.count = 1, .reusable = true}}, SHIFT(213),
  [1331] = {.entry = {.count = 1, .reusable = true}}, SHIFT(84),
  [1333] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2),
  [1335] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(439),
  [1338] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(439),
  [1341] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [1343] = {.entry = {.count = 1, .reusable = true}}, SHIFT(85),
  [1345] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [1347] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2), SHIFT_REPEAT(185),
  [1350] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2), SHIFT_REPEAT(469),
  [1353] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2),
  [1355] = {.entry = {.count = 1, .reusable = true}}, SHIFT(495),
  [1357] = {.entry = {.count = 1, .reusable = true}}, SHIFT(67),
  [1359] = {.entry = {.count = 1, .reusable = true}}, SHIFT(156),
  [1361] = {.entry = {.count = 1, .reusable = true}}, SHIFT(348),
  [1363] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 54),
  [1365] = {.entry = {.count = 1, .reusable = true}}, SHIFT(70),
  [1367] = {.entry = {.count = 1, .reusable = true}}, SHIFT(55),
  [1369] = {.entry = {.count = 1, .reusable = true}}, SHIFT(349),
  [1371] = {.entry = {.count = 1, .reusable = true}}, SHIFT(561),
  [1373] = {.entry = {.count = 1, .reusable = true}}, SHIFT(515),
  [1375] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 39), SHIFT_REPEAT(181),
  [1378] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 39),
  [1380] = {.entry = {.count = 1, .reusable = true}}, SHIFT(18),
  [1382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(469),
  [1384] = {.entry = {.count = 1, .reusable = true}}, SHIFT(226),
  [1386] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2), SHIFT_REPEAT(156),
  [1389] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2),
  [1391] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 8, .production_id = 9),
  [1393] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [1395] = {.entry = {.count = 1, .reusable = true}}, SHIFT(228),
  [1397] = {.entry = {.count = 1, .reusable = true}}, SHIFT(603),
  [1399] = {.entry = {.count = 1, .reusable = true}}, SHIFT(361),
  [1401] = {.entry = {.count = 1, .reusable = true}}, SHIFT(269),
  [1403] = {.entry = {.count = 1, .reusable = true}}, SHIFT(601),
  [1405] = {.entry = {.count = 1, .reusable = true}}, SHIFT(607),
  [1407] = {.entry = {.count = 1, .reusable = true}}, SHIFT(591),
  [1409] = {.entry = {.count = 1, .reusable = true}}, SHIFT(356),
  [1411] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 5, .production_id = 40),
  [1413] = {.entry = {.count = 1, .reusable = true}}, SHIFT(95),
  [1415] = {.entry = {.count = 1, .reusable = true}}, SHIFT(362),
  [1417] = {.entry = {.count = 1, .reusable = true}}, SHIFT(519),
  [1419] = {.entry = {.count = 1, .reusable = true}}, SHIFT(224),
  [1421] = {.entry = {.count = 1, .reusable = true}}, SHIFT(360),
  [1423] = {.entry = {.count = 1, .reusable = true}}, SHIFT(565),
  [1425] = {.entry = {.count = 1, .reusable = true}}, SHIFT(326),
  [1427] = {.entry = {.count = 1, .reusable = true}}, SHIFT(624),
  [1429] = {.entry = {.count = 1, .reusable = true}}, SHIFT(265),
  [1431] = {.entry = {.count = 1, .reusable = true}}, SHIFT(42),
  [1433] = {.entry = {.count = 1, .reusable = true}}, SHIFT(622),
  [1435] = {.entry = {.count = 1, .reusable = true}}, SHIFT(568),
  [1437] = {.entry = {.count = 1, .reusable = true}}, SHIFT(357),
  [1439] = {.entry = {.count = 1, .reusable = true}}, SHIFT(38),
  [1441] = {.entry = {.count = 1, .reusable = true}}, SHIFT(418),
  [1443] = {.entry = {.count = 1, .reusable = true}}, SHIFT(505),
  [1445] = {.entry = {.count = 1, .reusable = true}}, SHIFT(572),
  [1447] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 37),
  [1449] = {.entry = {.count = 1, .reusable = true}}, SHIFT(92),
  [1451] = {.entry = {.count = 1, .reusable = true}}, SHIFT(380),
  [1453] = {.entry = {.count = 1, .reusable = true}}, SHIFT(381),
  [1455] = {.entry = {.count = 1, .reusable = true}}, SHIFT(359),
  [1457] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, .production_id = 62),
  [1459] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [1461] = {.entry = {.count = 1, .reusable = true}}, SHIFT(104),
  [1463] = {.entry = {.count = 1, .reusable = true}}, SHIFT(235),
  [1465] = {.entry = {.count = 1, .reusable = true}}, SHIFT(588),
  [1467] = {.entry = {.count = 1, .reusable = true}}, SHIFT(563),
  [1469] = {.entry = {.count = 1, .reusable = true}}, SHIFT(52),
  [1471] = {.entry = {.count = 1, .reusable = true}}, SHIFT(616),
  [1473] = {.entry = {.count = 1, .reusable = true}}, SHIFT(111),
  [1475] = {.entry = {.count = 1, .reusable = false}}, SHIFT(105),
  [1477] = {.entry = {.count = 1, .reusable = true}}, SHIFT(105),
  [1479] = {.entry = {.count = 1, .reusable = true}}, SHIFT(605),
  [1481] = {.entry = {.count = 1, .reusable = true}}, SHIFT(155),
  [1483] = {.entry = {.count = 1, .reusable = true}}, SHIFT(327),
  [1485] = {.entry = {.count = 1, .reusable = false}}, SHIFT(149),
  [1487] = {.entry = {.count = 1, .reusable = true}}, SHIFT(149),
  [1489] = {.entry = {.count = 1, .reusable = true}}, SHIFT(141),
  [1491] = {.entry = {.count = 1, .reusable = true}}, SHIFT(530),
  [1493] = {.entry = {.count = 1, .reusable = true}}, SHIFT(281),
  [1495] = {.entry = {.count = 1, .reusable = true}}, SHIFT(589),
  [1497] = {.entry = {.count = 1, .reusable = true}}, SHIFT(526),
  [1499] = {.entry = {.count = 1, .reusable = true}}, SHIFT(560),
  [1501] = {.entry = {.count = 1, .reusable = true}}, SHIFT(598),
  [1503] = {.entry = {.count = 1, .reusable = true}}, SHIFT(583),
  [1505] = {.entry = {.count = 1, .reusable = true}}, SHIFT(442),
  [1507] = {.entry = {.count = 1, .reusable = true}}, SHIFT(290),
  [1509] = {.entry = {.count = 1, .reusable = true}}, SHIFT(293),
  [1511] = {.entry = {.count = 1, .reusable = true}}, SHIFT(496),
  [1513] = {.entry = {.count = 1, .reusable = true}}, SHIFT(178),
  [1515] = {.entry = {.count = 1, .reusable = true}}, SHIFT(285),
  [1517] = {.entry = {.count = 1, .reusable = true}}, SHIFT(198),
  [1519] = {.entry = {.count = 1, .reusable = true}}, SHIFT(562),
  [1521] = {.entry = {.count = 1, .reusable = true}}, SHIFT(461),
  [1523] = {.entry = {.count = 1, .reusable = true}}, SHIFT(216),
  [1525] = {.entry = {.count = 1, .reusable = true}}, SHIFT(116),
  [1527] = {.entry = {.count = 1, .reusable = true}}, SHIFT(531),
  [1529] = {.entry = {.count = 1, .reusable = true}}, SHIFT(194),
  [1531] = {.entry = {.count = 1, .reusable = true}}, SHIFT(479),
  [1533] = {.entry = {.count = 1, .reusable = true}}, SHIFT(346),
  [1535] = {.entry = {.count = 1, .reusable = true}}, SHIFT(99),
  [1537] = {.entry = {.count = 1, .reusable = true}}, SHIFT(411),
  [1539] = {.entry = {.count = 1, .reusable = true}}, SHIFT(525),
  [1541] = {.entry = {.count = 1, .reusable = true}}, SHIFT(502),
  [1543] = {.entry = {.count = 1, .reusable = true}}, SHIFT(319),
  [1545] = {.entry = {.count = 1, .reusable = true}}, SHIFT(282),
  [1547] = {.entry = {.count = 1, .reusable = true}}, SHIFT(291),
  [1549] = {.entry = {.count = 1, .reusable = true}}, SHIFT(586),
  [1551] = {.entry = {.count = 1, .reusable = true}}, SHIFT(617),
  [1553] = {.entry = {.count = 1, .reusable = true}}, SHIFT(536),
  [1555] = {.entry = {.count = 1, .reusable = true}}, SHIFT(184),
  [1557] = {.entry = {.count = 1, .reusable = true}}, SHIFT(288),
  [1559] = {.entry = {.count = 1, .reusable = true}}, SHIFT(599),
  [1561] = {.entry = {.count = 1, .reusable = true}}, SHIFT(504),
  [1563] = {.entry = {.count = 1, .reusable = true}}, SHIFT(579),
  [1565] = {.entry = {.count = 1, .reusable = true}}, SHIFT(271),
  [1567] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1569] = {.entry = {.count = 1, .reusable = true}}, SHIFT(611),
  [1571] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [1573] = {.entry = {.count = 1, .reusable = true}}, SHIFT(191),
  [1575] = {.entry = {.count = 1, .reusable = true}}, SHIFT(626),
  [1577] = {.entry = {.count = 1, .reusable = true}}, SHIFT(292),
  [1579] = {.entry = {.count = 1, .reusable = true}}, SHIFT(613),
  [1581] = {.entry = {.count = 1, .reusable = true}}, SHIFT(186),
  [1583] = {.entry = {.count = 1, .reusable = true}}, SHIFT(606),
  [1585] = {.entry = {.count = 1, .reusable = true}}, SHIFT(287),
  [1587] = {.entry = {.count = 1, .reusable = true}}, SHIFT(409),
  [1589] = {.entry = {.count = 1, .reusable = true}}, SHIFT(159),
  [1591] = {.entry = {.count = 1, .reusable = true}}, SHIFT(236),
  [1593] = {.entry = {.count = 1, .reusable = true}}, SHIFT(408),
  [1595] = {.entry = {.count = 1, .reusable = true}}, SHIFT(546),
  [1597] = {.entry = {.count = 1, .reusable = true}}, SHIFT(553),
  [1599] = {.entry = {.count = 1, .reusable = true}}, SHIFT(312),
  [1601] = {.entry = {.count = 1, .reusable = true}}, SHIFT(596),
  [1603] = {.entry = {.count = 1, .reusable = true}}, SHIFT(286),
  [1605] = {.entry = {.count = 1, .reusable = true}}, SHIFT(433),
  [1607] = {.entry = {.count = 1, .reusable = true}}, SHIFT(97),
  [1609] = {.entry = {.count = 1, .reusable = true}}, SHIFT(113),
  [1611] = {.entry = {.count = 1, .reusable = true}}, SHIFT(296),
  [1613] = {.entry = {.count = 1, .reusable = true}}, SHIFT(289),
  [1615] = {.entry = {.count = 1, .reusable = true}}, SHIFT(619),
  [1617] = {.entry = {.count = 1, .reusable = true}}, SHIFT(419),
  [1619] = {.entry = {.count = 1, .reusable = true}}, SHIFT(544),
  [1621] = {.entry = {.count = 1, .reusable = true}}, SHIFT(284),
  [1623] = {.entry = {.count = 1, .reusable = true}}, SHIFT(215),
  [1625] = {.entry = {.count = 1, .reusable = true}}, SHIFT(188),
  [1627] = {.entry = {.count = 1, .reusable = true}}, SHIFT(364),
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_coding_external_scanner_create(void);
void tree_sitter_coding_external_scanner_destroy(void *);
bool tree_sitter_coding_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_coding_external_scanner_serialize(void *, char *);
void tree_sitter_coding_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef _WIN32
#define extern __declspec(dllexport)
#endif

extern const TSLanguage *tree_sitter_coding(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym_identifier,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_coding_external_scanner_create,
      tree_sitter_coding_external_scanner_destroy,
      tree_sitter_coding_external_scanner_scan,
      tree_sitter_coding_external_scanner_serialize,
      tree_sitter_coding_external_scanner_deserialize,
    },
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
