#include <tree_sitter/parser.h>

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 625
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 208
#define ALIAS_COUNT 0
#define TOKEN_COUNT 128
#define EXTERNAL_TOKEN_COUNT 4
#define FIELD_COUNT 15
#define MAX_ALIAS_SEQUENCE_LENGTH 12
#define PRODUCTION_ID_COUNT 78

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
  anon_sym_reads = 49,
  anon_sym_unknown = 50,
  anon_sym_subclasses = 51,
  anon_sym_keeps = 52,
  anon_sym_omits = 53,
  anon_sym_default = 54,
  anon_sym_unique = 55,
  anon_sym_replaced = 56,
  anon_sym_rebuilt = 57,
  anon_sym_via = 58,
  anon_sym_renamed = 59,
  anon_sym_keys = 60,
  anon_sym_LBRACE = 61,
  anon_sym_RBRACE = 62,
  anon_sym_let = 63,
  anon_sym_var = 64,
  anon_sym_set = 65,
  anon_sym_rawValue = 66,
  anon_sym_required = 67,
  anon_sym_if = 68,
  anon_sym_missing = 69,
  anon_sym_fallback = 70,
  anon_sym_also = 71,
  anon_sym_until = 72,
  anon_sym_since = 73,
  anon_sym_treats = 74,
  anon_sym_conditional = 75,
  anon_sym_unconditional = 76,
  anon_sym_joined = 77,
  anon_sym_retired = 78,
  anon_sym_still = 79,
  anon_sym_written = 80,
  anon_sym_swift = 81,
  anon_sym_case = 82,
  anon_sym_else = 83,
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
  [anon_sym_else] = "else",
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
  [anon_sym_else] = anon_sym_else,
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
  [anon_sym_else] = {
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
  field_former = 3,
  field_label = 4,
  field_member = 5,
  field_module = 6,
  field_name = 7,
  field_observers = 8,
  field_reading = 9,
  field_reason = 10,
  field_rule = 11,
  field_superclass = 12,
  field_type = 13,
  field_value = 14,
  field_writing = 15,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_body] = "body",
  [field_default] = "default",
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
  [14] = {.index = 21, .length = 3},
  [15] = {.index = 24, .length = 2},
  [16] = {.index = 26, .length = 1},
  [17] = {.index = 27, .length = 3},
  [18] = {.index = 30, .length = 2},
  [19] = {.index = 32, .length = 2},
  [20] = {.index = 34, .length = 3},
  [21] = {.index = 37, .length = 2},
  [22] = {.index = 39, .length = 2},
  [23] = {.index = 41, .length = 2},
  [24] = {.index = 43, .length = 3},
  [25] = {.index = 46, .length = 2},
  [26] = {.index = 48, .length = 1},
  [27] = {.index = 49, .length = 2},
  [28] = {.index = 51, .length = 3},
  [29] = {.index = 54, .length = 2},
  [30] = {.index = 56, .length = 3},
  [31] = {.index = 59, .length = 2},
  [32] = {.index = 61, .length = 3},
  [33] = {.index = 64, .length = 2},
  [34] = {.index = 66, .length = 2},
  [35] = {.index = 68, .length = 2},
  [36] = {.index = 70, .length = 1},
  [37] = {.index = 71, .length = 1},
  [38] = {.index = 72, .length = 2},
  [39] = {.index = 74, .length = 2},
  [40] = {.index = 76, .length = 3},
  [41] = {.index = 79, .length = 3},
  [42] = {.index = 82, .length = 2},
  [43] = {.index = 84, .length = 2},
  [44] = {.index = 86, .length = 3},
  [45] = {.index = 89, .length = 2},
  [46] = {.index = 91, .length = 3},
  [47] = {.index = 94, .length = 2},
  [48] = {.index = 96, .length = 1},
  [49] = {.index = 97, .length = 3},
  [50] = {.index = 100, .length = 3},
  [51] = {.index = 103, .length = 3},
  [52] = {.index = 106, .length = 2},
  [53] = {.index = 108, .length = 1},
  [54] = {.index = 109, .length = 3},
  [55] = {.index = 112, .length = 3},
  [56] = {.index = 115, .length = 1},
  [57] = {.index = 116, .length = 3},
  [58] = {.index = 119, .length = 1},
  [59] = {.index = 120, .length = 2},
  [60] = {.index = 122, .length = 2},
  [61] = {.index = 124, .length = 3},
  [62] = {.index = 127, .length = 3},
  [63] = {.index = 130, .length = 4},
  [64] = {.index = 134, .length = 3},
  [65] = {.index = 137, .length = 3},
  [66] = {.index = 140, .length = 1},
  [67] = {.index = 141, .length = 3},
  [68] = {.index = 144, .length = 3},
  [69] = {.index = 147, .length = 4},
  [70] = {.index = 151, .length = 4},
  [71] = {.index = 155, .length = 4},
  [72] = {.index = 159, .length = 3},
  [73] = {.index = 162, .length = 3},
  [74] = {.index = 165, .length = 4},
  [75] = {.index = 169, .length = 4},
  [76] = {.index = 173, .length = 4},
  [77] = {.index = 177, .length = 4},
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
    {field_body, 4},
    {field_name, 1},
    {field_superclass, 2, .inherited = true},
  [24] =
    {field_body, 4},
    {field_name, 3},
  [26] =
    {field_name, 1},
  [27] =
    {field_body, 4},
    {field_name, 1},
    {field_type, 3},
  [30] =
    {field_module, 4},
    {field_name, 2},
  [32] =
    {field_name, 2},
    {field_superclass, 4, .inherited = true},
  [34] =
    {field_body, 4},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [37] =
    {field_body, 4},
    {field_name, 2},
  [39] =
    {field_name, 2},
    {field_type, 4},
  [41] =
    {field_name, 3},
    {field_superclass, 4, .inherited = true},
  [43] =
    {field_member, 3},
    {field_reason, 5},
    {field_rule, 1},
  [46] =
    {field_reason, 5},
    {field_rule, 1},
  [48] =
    {field_former, 2},
  [49] =
    {field_body, 5},
    {field_name, 3},
  [51] =
    {field_module, 5},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [54] =
    {field_module, 5},
    {field_name, 2},
  [56] =
    {field_body, 5},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [59] =
    {field_body, 5},
    {field_name, 4},
  [61] =
    {field_body, 5},
    {field_name, 2},
    {field_type, 4},
  [64] =
    {field_module, 5},
    {field_name, 3},
  [66] =
    {field_name, 3},
    {field_superclass, 5, .inherited = true},
  [68] =
    {field_name, 1},
    {field_value, 3},
  [70] =
    {field_type, 0},
  [71] =
    {field_label, 2, .inherited = true},
  [72] =
    {field_label, 0, .inherited = true},
    {field_label, 1, .inherited = true},
  [74] =
    {field_name, 0},
    {field_type, 2},
  [76] =
    {field_module, 6},
    {field_name, 2},
    {field_superclass, 3, .inherited = true},
  [79] =
    {field_module, 6},
    {field_name, 2},
    {field_superclass, 4, .inherited = true},
  [82] =
    {field_module, 6},
    {field_name, 2},
  [84] =
    {field_body, 6},
    {field_name, 4},
  [86] =
    {field_module, 6},
    {field_name, 3},
    {field_superclass, 4, .inherited = true},
  [89] =
    {field_module, 6},
    {field_name, 3},
  [91] =
    {field_name, 1},
    {field_observers, 4},
    {field_type, 3},
  [94] =
    {field_name, 2},
    {field_value, 4},
  [96] =
    {field_label, 1},
  [97] =
    {field_module, 7},
    {field_name, 2},
    {field_superclass, 4, .inherited = true},
  [100] =
    {field_module, 7},
    {field_name, 3},
    {field_superclass, 4, .inherited = true},
  [103] =
    {field_module, 7},
    {field_name, 3},
    {field_superclass, 5, .inherited = true},
  [106] =
    {field_module, 7},
    {field_name, 3},
  [108] =
    {field_label, 0},
  [109] =
    {field_default, 5},
    {field_name, 1},
    {field_type, 3},
  [112] =
    {field_name, 1},
    {field_observers, 5},
    {field_type, 3},
  [115] =
    {field_type, 3},
  [116] =
    {field_name, 2},
    {field_observers, 5},
    {field_type, 4},
  [119] =
    {field_former, 1},
  [120] =
    {field_label, 1},
    {field_label, 4, .inherited = true},
  [122] =
    {field_reading, 5},
    {field_writing, 3},
  [124] =
    {field_default, 4},
    {field_name, 0},
    {field_type, 2},
  [127] =
    {field_module, 8},
    {field_name, 3},
    {field_superclass, 5, .inherited = true},
  [130] =
    {field_default, 5},
    {field_name, 1},
    {field_observers, 6},
    {field_type, 3},
  [134] =
    {field_default, 6},
    {field_name, 1},
    {field_type, 3},
  [137] =
    {field_name, 1},
    {field_observers, 6},
    {field_type, 3},
  [140] =
    {field_type, 4},
  [141] =
    {field_default, 6},
    {field_name, 2},
    {field_type, 4},
  [144] =
    {field_name, 2},
    {field_observers, 6},
    {field_type, 4},
  [147] =
    {field_default, 5},
    {field_name, 1},
    {field_observers, 7},
    {field_type, 3},
  [151] =
    {field_default, 6},
    {field_name, 1},
    {field_observers, 7},
    {field_type, 3},
  [155] =
    {field_default, 6},
    {field_name, 2},
    {field_observers, 7},
    {field_type, 4},
  [159] =
    {field_default, 7},
    {field_name, 2},
    {field_type, 4},
  [162] =
    {field_name, 2},
    {field_observers, 7},
    {field_type, 4},
  [165] =
    {field_default, 6},
    {field_name, 1},
    {field_observers, 8},
    {field_type, 3},
  [169] =
    {field_default, 6},
    {field_name, 2},
    {field_observers, 8},
    {field_type, 4},
  [173] =
    {field_default, 7},
    {field_name, 2},
    {field_observers, 8},
    {field_type, 4},
  [177] =
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
  [33] = 33,
  [34] = 34,
  [35] = 2,
  [36] = 36,
  [37] = 37,
  [38] = 29,
  [39] = 6,
  [40] = 40,
  [41] = 41,
  [42] = 34,
  [43] = 21,
  [44] = 44,
  [45] = 12,
  [46] = 13,
  [47] = 14,
  [48] = 15,
  [49] = 49,
  [50] = 50,
  [51] = 51,
  [52] = 52,
  [53] = 40,
  [54] = 3,
  [55] = 8,
  [56] = 56,
  [57] = 28,
  [58] = 9,
  [59] = 49,
  [60] = 5,
  [61] = 7,
  [62] = 17,
  [63] = 16,
  [64] = 64,
  [65] = 22,
  [66] = 18,
  [67] = 67,
  [68] = 4,
  [69] = 69,
  [70] = 70,
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
  [81] = 69,
  [82] = 82,
  [83] = 83,
  [84] = 84,
  [85] = 56,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 23,
  [91] = 91,
  [92] = 92,
  [93] = 30,
  [94] = 31,
  [95] = 32,
  [96] = 96,
  [97] = 97,
  [98] = 98,
  [99] = 24,
  [100] = 52,
  [101] = 101,
  [102] = 25,
  [103] = 37,
  [104] = 104,
  [105] = 105,
  [106] = 33,
  [107] = 27,
  [108] = 108,
  [109] = 36,
  [110] = 20,
  [111] = 111,
  [112] = 112,
  [113] = 113,
  [114] = 114,
  [115] = 64,
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
  [128] = 105,
  [129] = 104,
  [130] = 130,
  [131] = 131,
  [132] = 132,
  [133] = 111,
  [134] = 112,
  [135] = 135,
  [136] = 136,
  [137] = 137,
  [138] = 138,
  [139] = 139,
  [140] = 140,
  [141] = 141,
  [142] = 142,
  [143] = 143,
  [144] = 144,
  [145] = 145,
  [146] = 146,
  [147] = 147,
  [148] = 148,
  [149] = 149,
  [150] = 41,
  [151] = 151,
  [152] = 152,
  [153] = 153,
  [154] = 154,
  [155] = 155,
  [156] = 156,
  [157] = 144,
  [158] = 96,
  [159] = 159,
  [160] = 160,
  [161] = 156,
  [162] = 162,
  [163] = 163,
  [164] = 164,
  [165] = 165,
  [166] = 91,
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
  [185] = 181,
  [186] = 186,
  [187] = 187,
  [188] = 182,
  [189] = 189,
  [190] = 169,
  [191] = 167,
  [192] = 192,
  [193] = 173,
  [194] = 194,
  [195] = 195,
  [196] = 196,
  [197] = 197,
  [198] = 198,
  [199] = 199,
  [200] = 200,
  [201] = 198,
  [202] = 202,
  [203] = 203,
  [204] = 51,
  [205] = 205,
  [206] = 206,
  [207] = 207,
  [208] = 208,
  [209] = 209,
  [210] = 210,
  [211] = 211,
  [212] = 212,
  [213] = 213,
  [214] = 214,
  [215] = 215,
  [216] = 189,
  [217] = 186,
  [218] = 199,
  [219] = 195,
  [220] = 197,
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
  [241] = 86,
  [242] = 242,
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
  [351] = 348,
  [352] = 352,
  [353] = 353,
  [354] = 354,
  [355] = 355,
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
  [371] = 371,
  [372] = 372,
  [373] = 368,
  [374] = 369,
  [375] = 367,
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
  [399] = 399,
  [400] = 400,
  [401] = 401,
  [402] = 385,
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
  [413] = 406,
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
  [427] = 427,
  [428] = 428,
  [429] = 429,
  [430] = 430,
  [431] = 431,
  [432] = 432,
  [433] = 409,
  [434] = 434,
  [435] = 431,
  [436] = 414,
  [437] = 430,
  [438] = 422,
  [439] = 418,
  [440] = 427,
  [441] = 416,
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
  [462] = 462,
  [463] = 463,
  [464] = 464,
  [465] = 465,
  [466] = 466,
  [467] = 467,
  [468] = 468,
  [469] = 469,
  [470] = 470,
  [471] = 471,
  [472] = 472,
  [473] = 473,
  [474] = 474,
  [475] = 471,
  [476] = 476,
  [477] = 477,
  [478] = 465,
  [479] = 450,
  [480] = 480,
  [481] = 481,
  [482] = 482,
  [483] = 467,
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
  [514] = 511,
  [515] = 515,
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
  [534] = 530,
  [535] = 501,
  [536] = 536,
  [537] = 537,
  [538] = 492,
  [539] = 493,
  [540] = 529,
  [541] = 541,
  [542] = 542,
  [543] = 536,
  [544] = 544,
  [545] = 537,
  [546] = 546,
  [547] = 547,
  [548] = 548,
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
  [612] = 549,
  [613] = 613,
  [614] = 614,
  [615] = 615,
  [616] = 614,
  [617] = 617,
  [618] = 618,
  [619] = 619,
  [620] = 598,
  [621] = 621,
  [622] = 622,
  [623] = 623,
  [624] = 624,
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
  [19] = {.lex_state = 0, .external_lex_state = 2},
  [20] = {.lex_state = 0, .external_lex_state = 3},
  [21] = {.lex_state = 0, .external_lex_state = 2},
  [22] = {.lex_state = 0, .external_lex_state = 2},
  [23] = {.lex_state = 0, .external_lex_state = 3},
  [24] = {.lex_state = 0, .external_lex_state = 3},
  [25] = {.lex_state = 0, .external_lex_state = 3},
  [26] = {.lex_state = 0, .external_lex_state = 2},
  [27] = {.lex_state = 0, .external_lex_state = 3},
  [28] = {.lex_state = 0, .external_lex_state = 2},
  [29] = {.lex_state = 0, .external_lex_state = 2},
  [30] = {.lex_state = 0, .external_lex_state = 3},
  [31] = {.lex_state = 0, .external_lex_state = 3},
  [32] = {.lex_state = 0, .external_lex_state = 3},
  [33] = {.lex_state = 0, .external_lex_state = 3},
  [34] = {.lex_state = 0, .external_lex_state = 2},
  [35] = {.lex_state = 0, .external_lex_state = 2},
  [36] = {.lex_state = 0, .external_lex_state = 3},
  [37] = {.lex_state = 0, .external_lex_state = 3},
  [38] = {.lex_state = 0, .external_lex_state = 3},
  [39] = {.lex_state = 0, .external_lex_state = 2},
  [40] = {.lex_state = 0, .external_lex_state = 2},
  [41] = {.lex_state = 0, .external_lex_state = 3},
  [42] = {.lex_state = 0, .external_lex_state = 3},
  [43] = {.lex_state = 0, .external_lex_state = 3},
  [44] = {.lex_state = 0, .external_lex_state = 3},
  [45] = {.lex_state = 0, .external_lex_state = 2},
  [46] = {.lex_state = 0, .external_lex_state = 2},
  [47] = {.lex_state = 0, .external_lex_state = 2},
  [48] = {.lex_state = 0, .external_lex_state = 2},
  [49] = {.lex_state = 0, .external_lex_state = 2},
  [50] = {.lex_state = 0, .external_lex_state = 3},
  [51] = {.lex_state = 0, .external_lex_state = 3},
  [52] = {.lex_state = 0, .external_lex_state = 3},
  [53] = {.lex_state = 0, .external_lex_state = 3},
  [54] = {.lex_state = 20, .external_lex_state = 2},
  [55] = {.lex_state = 20, .external_lex_state = 2},
  [56] = {.lex_state = 0, .external_lex_state = 2},
  [57] = {.lex_state = 0, .external_lex_state = 3},
  [58] = {.lex_state = 20, .external_lex_state = 2},
  [59] = {.lex_state = 0, .external_lex_state = 3},
  [60] = {.lex_state = 20, .external_lex_state = 2},
  [61] = {.lex_state = 20, .external_lex_state = 2},
  [62] = {.lex_state = 0, .external_lex_state = 2},
  [63] = {.lex_state = 0, .external_lex_state = 2},
  [64] = {.lex_state = 0, .external_lex_state = 3},
  [65] = {.lex_state = 0, .external_lex_state = 3},
  [66] = {.lex_state = 0, .external_lex_state = 2},
  [67] = {.lex_state = 0, .external_lex_state = 3},
  [68] = {.lex_state = 20, .external_lex_state = 2},
  [69] = {.lex_state = 0, .external_lex_state = 2},
  [70] = {.lex_state = 0, .external_lex_state = 3},
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
  [91] = {.lex_state = 0, .external_lex_state = 3},
  [92] = {.lex_state = 0, .external_lex_state = 3},
  [93] = {.lex_state = 0, .external_lex_state = 2},
  [94] = {.lex_state = 0, .external_lex_state = 2},
  [95] = {.lex_state = 0, .external_lex_state = 2},
  [96] = {.lex_state = 0, .external_lex_state = 3},
  [97] = {.lex_state = 0, .external_lex_state = 3},
  [98] = {.lex_state = 0, .external_lex_state = 3},
  [99] = {.lex_state = 0, .external_lex_state = 2},
  [100] = {.lex_state = 0, .external_lex_state = 2},
  [101] = {.lex_state = 0, .external_lex_state = 3},
  [102] = {.lex_state = 0, .external_lex_state = 2},
  [103] = {.lex_state = 0, .external_lex_state = 2},
  [104] = {.lex_state = 0, .external_lex_state = 3},
  [105] = {.lex_state = 0, .external_lex_state = 3},
  [106] = {.lex_state = 0, .external_lex_state = 2},
  [107] = {.lex_state = 0, .external_lex_state = 2},
  [108] = {.lex_state = 0, .external_lex_state = 3},
  [109] = {.lex_state = 0, .external_lex_state = 2},
  [110] = {.lex_state = 0, .external_lex_state = 2},
  [111] = {.lex_state = 0, .external_lex_state = 3},
  [112] = {.lex_state = 0, .external_lex_state = 3},
  [113] = {.lex_state = 0, .external_lex_state = 3},
  [114] = {.lex_state = 0, .external_lex_state = 3},
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
  [313] = {.lex_state = 2, .external_lex_state = 5},
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
  [325] = {.lex_state = 0, .external_lex_state = 2},
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
  [407] = {.lex_state = 0, .external_lex_state = 2},
  [408] = {.lex_state = 0, .external_lex_state = 2},
  [409] = {.lex_state = 0, .external_lex_state = 2},
  [410] = {.lex_state = 0, .external_lex_state = 2},
  [411] = {.lex_state = 20, .external_lex_state = 2},
  [412] = {.lex_state = 0, .external_lex_state = 2},
  [413] = {.lex_state = 0, .external_lex_state = 2},
  [414] = {.lex_state = 1, .external_lex_state = 2},
  [415] = {.lex_state = 20, .external_lex_state = 2},
  [416] = {.lex_state = 0, .external_lex_state = 2},
  [417] = {.lex_state = 0, .external_lex_state = 2},
  [418] = {.lex_state = 0, .external_lex_state = 2},
  [419] = {.lex_state = 0, .external_lex_state = 2},
  [420] = {.lex_state = 0, .external_lex_state = 2},
  [421] = {.lex_state = 0, .external_lex_state = 2},
  [422] = {.lex_state = 0, .external_lex_state = 2},
  [423] = {.lex_state = 0, .external_lex_state = 2},
  [424] = {.lex_state = 0, .external_lex_state = 2},
  [425] = {.lex_state = 0, .external_lex_state = 2},
  [426] = {.lex_state = 0, .external_lex_state = 2},
  [427] = {.lex_state = 0, .external_lex_state = 2},
  [428] = {.lex_state = 0, .external_lex_state = 2},
  [429] = {.lex_state = 0, .external_lex_state = 2},
  [430] = {.lex_state = 20, .external_lex_state = 2},
  [431] = {.lex_state = 1, .external_lex_state = 2},
  [432] = {.lex_state = 0, .external_lex_state = 2},
  [433] = {.lex_state = 0, .external_lex_state = 2},
  [434] = {.lex_state = 1, .external_lex_state = 2},
  [435] = {.lex_state = 1, .external_lex_state = 2},
  [436] = {.lex_state = 1, .external_lex_state = 2},
  [437] = {.lex_state = 20, .external_lex_state = 2},
  [438] = {.lex_state = 0, .external_lex_state = 2},
  [439] = {.lex_state = 0, .external_lex_state = 2},
  [440] = {.lex_state = 0, .external_lex_state = 2},
  [441] = {.lex_state = 0, .external_lex_state = 2},
  [442] = {.lex_state = 0, .external_lex_state = 2},
  [443] = {.lex_state = 0, .external_lex_state = 2},
  [444] = {.lex_state = 0, .external_lex_state = 2},
  [445] = {.lex_state = 20, .external_lex_state = 2},
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
  [457] = {.lex_state = 20, .external_lex_state = 2},
  [458] = {.lex_state = 20, .external_lex_state = 2},
  [459] = {.lex_state = 0, .external_lex_state = 2},
  [460] = {.lex_state = 0, .external_lex_state = 2},
  [461] = {.lex_state = 0, .external_lex_state = 2},
  [462] = {.lex_state = 0, .external_lex_state = 2},
  [463] = {.lex_state = 0, .external_lex_state = 2},
  [464] = {.lex_state = 0, .external_lex_state = 2},
  [465] = {.lex_state = 0, .external_lex_state = 2},
  [466] = {.lex_state = 0, .external_lex_state = 2},
  [467] = {.lex_state = 0, .external_lex_state = 2},
  [468] = {.lex_state = 0, .external_lex_state = 2},
  [469] = {.lex_state = 0, .external_lex_state = 2},
  [470] = {.lex_state = 0, .external_lex_state = 2},
  [471] = {.lex_state = 0, .external_lex_state = 2},
  [472] = {.lex_state = 0, .external_lex_state = 2},
  [473] = {.lex_state = 0, .external_lex_state = 2},
  [474] = {.lex_state = 0, .external_lex_state = 2},
  [475] = {.lex_state = 0, .external_lex_state = 2},
  [476] = {.lex_state = 20, .external_lex_state = 2},
  [477] = {.lex_state = 0, .external_lex_state = 2},
  [478] = {.lex_state = 0, .external_lex_state = 2},
  [479] = {.lex_state = 0, .external_lex_state = 2},
  [480] = {.lex_state = 0, .external_lex_state = 2},
  [481] = {.lex_state = 0, .external_lex_state = 2},
  [482] = {.lex_state = 0, .external_lex_state = 2},
  [483] = {.lex_state = 0, .external_lex_state = 2},
  [484] = {.lex_state = 0, .external_lex_state = 2},
  [485] = {.lex_state = 0, .external_lex_state = 2},
  [486] = {.lex_state = 20, .external_lex_state = 2},
  [487] = {.lex_state = 20, .external_lex_state = 2},
  [488] = {.lex_state = 0, .external_lex_state = 2},
  [489] = {.lex_state = 0, .external_lex_state = 2},
  [490] = {.lex_state = 0, .external_lex_state = 2},
  [491] = {.lex_state = 0, .external_lex_state = 2},
  [492] = {.lex_state = 0, .external_lex_state = 2},
  [493] = {.lex_state = 0, .external_lex_state = 2},
  [494] = {.lex_state = 0, .external_lex_state = 2},
  [495] = {.lex_state = 0, .external_lex_state = 2},
  [496] = {.lex_state = 0, .external_lex_state = 2},
  [497] = {.lex_state = 20, .external_lex_state = 2},
  [498] = {.lex_state = 0, .external_lex_state = 2},
  [499] = {.lex_state = 0, .external_lex_state = 2},
  [500] = {.lex_state = 20, .external_lex_state = 2},
  [501] = {.lex_state = 0, .external_lex_state = 2},
  [502] = {.lex_state = 20, .external_lex_state = 2},
  [503] = {.lex_state = 0, .external_lex_state = 2},
  [504] = {.lex_state = 0, .external_lex_state = 2},
  [505] = {.lex_state = 0, .external_lex_state = 2},
  [506] = {.lex_state = 0, .external_lex_state = 2},
  [507] = {.lex_state = 0, .external_lex_state = 2},
  [508] = {.lex_state = 20, .external_lex_state = 2},
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
  [521] = {.lex_state = 20, .external_lex_state = 2},
  [522] = {.lex_state = 20, .external_lex_state = 2},
  [523] = {.lex_state = 0, .external_lex_state = 2},
  [524] = {.lex_state = 20, .external_lex_state = 2},
  [525] = {.lex_state = 0, .external_lex_state = 2},
  [526] = {.lex_state = 20, .external_lex_state = 2},
  [527] = {.lex_state = 20, .external_lex_state = 2},
  [528] = {.lex_state = 0, .external_lex_state = 2},
  [529] = {.lex_state = 0, .external_lex_state = 2},
  [530] = {.lex_state = 0, .external_lex_state = 2},
  [531] = {.lex_state = 0, .external_lex_state = 2},
  [532] = {.lex_state = 20, .external_lex_state = 2},
  [533] = {.lex_state = 0, .external_lex_state = 2},
  [534] = {.lex_state = 0, .external_lex_state = 2},
  [535] = {.lex_state = 0, .external_lex_state = 2},
  [536] = {.lex_state = 20, .external_lex_state = 2},
  [537] = {.lex_state = 0, .external_lex_state = 2},
  [538] = {.lex_state = 0, .external_lex_state = 2},
  [539] = {.lex_state = 0, .external_lex_state = 2},
  [540] = {.lex_state = 0, .external_lex_state = 2},
  [541] = {.lex_state = 0, .external_lex_state = 2},
  [542] = {.lex_state = 20, .external_lex_state = 2},
  [543] = {.lex_state = 20, .external_lex_state = 2},
  [544] = {.lex_state = 0, .external_lex_state = 2},
  [545] = {.lex_state = 0, .external_lex_state = 2},
  [546] = {.lex_state = 0, .external_lex_state = 2},
  [547] = {.lex_state = 0, .external_lex_state = 2},
  [548] = {.lex_state = 0, .external_lex_state = 2},
  [549] = {.lex_state = 0, .external_lex_state = 2},
  [550] = {.lex_state = 0, .external_lex_state = 2},
  [551] = {.lex_state = 0, .external_lex_state = 2},
  [552] = {.lex_state = 0, .external_lex_state = 2},
  [553] = {.lex_state = 0, .external_lex_state = 2},
  [554] = {.lex_state = 0, .external_lex_state = 2},
  [555] = {.lex_state = 0, .external_lex_state = 2},
  [556] = {.lex_state = 0, .external_lex_state = 2},
  [557] = {.lex_state = 0, .external_lex_state = 2},
  [558] = {.lex_state = 0, .external_lex_state = 2},
  [559] = {.lex_state = 0, .external_lex_state = 2},
  [560] = {.lex_state = 20, .external_lex_state = 2},
  [561] = {.lex_state = 0, .external_lex_state = 2},
  [562] = {.lex_state = 0, .external_lex_state = 2},
  [563] = {.lex_state = 0, .external_lex_state = 2},
  [564] = {.lex_state = 0, .external_lex_state = 2},
  [565] = {.lex_state = 0, .external_lex_state = 2},
  [566] = {.lex_state = 0, .external_lex_state = 2},
  [567] = {.lex_state = 20, .external_lex_state = 2},
  [568] = {.lex_state = 20, .external_lex_state = 2},
  [569] = {.lex_state = 0, .external_lex_state = 2},
  [570] = {.lex_state = 0, .external_lex_state = 2},
  [571] = {.lex_state = 20, .external_lex_state = 2},
  [572] = {.lex_state = 0, .external_lex_state = 2},
  [573] = {.lex_state = 20, .external_lex_state = 2},
  [574] = {.lex_state = 0, .external_lex_state = 2},
  [575] = {.lex_state = 20, .external_lex_state = 2},
  [576] = {.lex_state = 0, .external_lex_state = 2},
  [577] = {.lex_state = 0, .external_lex_state = 2},
  [578] = {.lex_state = 0, .external_lex_state = 2},
  [579] = {.lex_state = 0, .external_lex_state = 2},
  [580] = {.lex_state = 0, .external_lex_state = 2},
  [581] = {.lex_state = 4, .external_lex_state = 2},
  [582] = {.lex_state = 0, .external_lex_state = 2},
  [583] = {.lex_state = 0, .external_lex_state = 2},
  [584] = {.lex_state = 0, .external_lex_state = 2},
  [585] = {.lex_state = 0, .external_lex_state = 2},
  [586] = {.lex_state = 0, .external_lex_state = 3},
  [587] = {.lex_state = 0, .external_lex_state = 2},
  [588] = {.lex_state = 0, .external_lex_state = 2},
  [589] = {.lex_state = 0, .external_lex_state = 2},
  [590] = {.lex_state = 0, .external_lex_state = 2},
  [591] = {.lex_state = 0, .external_lex_state = 2},
  [592] = {.lex_state = 0, .external_lex_state = 2},
  [593] = {.lex_state = 0, .external_lex_state = 2},
  [594] = {.lex_state = 0, .external_lex_state = 2},
  [595] = {.lex_state = 0, .external_lex_state = 2},
  [596] = {.lex_state = 0, .external_lex_state = 2},
  [597] = {.lex_state = 20, .external_lex_state = 2},
  [598] = {.lex_state = 0, .external_lex_state = 2},
  [599] = {.lex_state = 0, .external_lex_state = 2},
  [600] = {.lex_state = 20, .external_lex_state = 2},
  [601] = {.lex_state = 0, .external_lex_state = 2},
  [602] = {.lex_state = 0, .external_lex_state = 2},
  [603] = {.lex_state = 0, .external_lex_state = 2},
  [604] = {.lex_state = 0, .external_lex_state = 2},
  [605] = {.lex_state = 0, .external_lex_state = 2},
  [606] = {.lex_state = 20, .external_lex_state = 2},
  [607] = {.lex_state = 0, .external_lex_state = 2},
  [608] = {.lex_state = 0, .external_lex_state = 2},
  [609] = {.lex_state = 0, .external_lex_state = 2},
  [610] = {.lex_state = 0, .external_lex_state = 2},
  [611] = {.lex_state = 0, .external_lex_state = 2},
  [612] = {.lex_state = 0, .external_lex_state = 2},
  [613] = {.lex_state = 20, .external_lex_state = 2},
  [614] = {.lex_state = 0, .external_lex_state = 2},
  [615] = {.lex_state = 0, .external_lex_state = 2},
  [616] = {.lex_state = 0, .external_lex_state = 2},
  [617] = {.lex_state = 20, .external_lex_state = 2},
  [618] = {.lex_state = 20, .external_lex_state = 2},
  [619] = {.lex_state = 0, .external_lex_state = 2},
  [620] = {.lex_state = 0, .external_lex_state = 2},
  [621] = {.lex_state = 0, .external_lex_state = 2},
  [622] = {.lex_state = 0, .external_lex_state = 2},
  [623] = {.lex_state = 0, .external_lex_state = 2},
  [624] = {.lex_state = 0, .external_lex_state = 2},
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
    [anon_sym_else] = ACTIONS(1),
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
    [sym_source_file] = STATE(585),
    [sym__rule_of_file] = STATE(19),
    [sym_import] = STATE(19),
    [sym_access] = STATE(19),
    [sym_archived_prefix] = STATE(19),
    [sym_nil_rule] = STATE(19),
    [sym_lenient_rule] = STATE(19),
    [sym_level] = STATE(295),
    [sym_waiver] = STATE(19),
    [sym__declaration] = STATE(19),
    [aux_sym__modifiers] = STATE(293),
    [sym_class_declaration] = STATE(19),
    [sym_extension_declaration] = STATE(19),
    [sym_struct_declaration] = STATE(19),
    [sym_enum_declaration] = STATE(19),
    [sym_bits_declaration] = STATE(19),
    [sym_type_alias] = STATE(19),
    [sym_external_declaration] = STATE(19),
    [sym_setter] = STATE(293),
    [sym_attribute] = STATE(293),
    [aux_sym_source_file_repeat1] = STATE(19),
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
    STATE(67), 1,
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
    STATE(82), 2,
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
    STATE(70), 1,
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
  [1116] = 22,
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
    ACTIONS(146), 1,
      ts_builtin_sym_end,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(293), 3,
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
    STATE(26), 16,
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
  [1209] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(150), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(148), 44,
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
  [1266] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(154), 1,
      anon_sym_DOT,
    STATE(21), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(152), 43,
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
  [1325] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(157), 45,
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
  [1380] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(161), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(159), 42,
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
  [1439] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(165), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(163), 41,
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
  [1500] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(169), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(167), 44,
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
  [1557] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(171), 1,
      ts_builtin_sym_end,
    ACTIONS(173), 1,
      anon_sym_import,
    ACTIONS(176), 1,
      anon_sym_access,
    ACTIONS(179), 1,
      anon_sym_archived,
    ACTIONS(182), 1,
      anon_sym_writes,
    ACTIONS(185), 1,
      anon_sym_lenient,
    ACTIONS(191), 1,
      anon_sym_waived,
    ACTIONS(197), 1,
      anon_sym_class,
    ACTIONS(200), 1,
      anon_sym_extend,
    ACTIONS(203), 1,
      anon_sym_struct,
    ACTIONS(206), 1,
      anon_sym_enum,
    ACTIONS(209), 1,
      anon_sym_bits,
    ACTIONS(212), 1,
      anon_sym_typealias,
    ACTIONS(215), 1,
      anon_sym_external,
    ACTIONS(218), 1,
      anon_sym_AT,
    STATE(295), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(293), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(188), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(194), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(26), 16,
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
  [1650] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(223), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(221), 44,
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
  [1707] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(225), 45,
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
  [1762] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(229), 1,
      anon_sym_DOT,
    STATE(34), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(227), 43,
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
  [1821] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(233), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(231), 44,
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
  [1878] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(237), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(235), 42,
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
  [1937] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(241), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(239), 41,
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
  [1998] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(245), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(243), 41,
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
  [2059] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(229), 1,
      anon_sym_DOT,
    STATE(21), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(247), 43,
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
  [2118] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(249), 1,
      anon_sym_DOT,
    ACTIONS(251), 1,
      anon_sym_LT,
    STATE(45), 1,
      sym_type_arguments,
    STATE(46), 1,
      aux_sym_type_name_repeat1,
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
  [2181] = 4,
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
  [2238] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(259), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(257), 41,
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
  [2299] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(261), 1,
      anon_sym_key,
    ACTIONS(263), 1,
      anon_sym_DOT,
    STATE(42), 1,
      aux_sym_function_name_repeat1,
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
  [2359] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(251), 1,
      anon_sym_LT,
    STATE(62), 1,
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
  [2417] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(152), 44,
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
  [2471] = 7,
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
  [2533] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(263), 1,
      anon_sym_DOT,
    ACTIONS(271), 1,
      anon_sym_key,
    STATE(43), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(247), 41,
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
    ACTIONS(152), 41,
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
  [2653] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(280), 1,
      anon_sym_COLON,
    ACTIONS(282), 1,
      anon_sym_COMMA,
    ACTIONS(284), 1,
      anon_sym_key,
    STATE(52), 1,
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
  [2714] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(249), 1,
      anon_sym_DOT,
    STATE(47), 1,
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
  [2771] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(249), 1,
      anon_sym_DOT,
    STATE(48), 1,
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
  [2828] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(249), 1,
      anon_sym_DOT,
    STATE(48), 1,
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
  [2885] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(286), 1,
      anon_sym_DOT,
    STATE(48), 1,
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
  [2942] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(291), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(289), 42,
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
  [2997] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(282), 1,
      anon_sym_COMMA,
    ACTIONS(295), 1,
      anon_sym_COLON,
    ACTIONS(297), 1,
      anon_sym_key,
    STATE(44), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(293), 39,
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
  [3058] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(301), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(299), 39,
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
  [3117] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(305), 1,
      anon_sym_COMMA,
    ACTIONS(308), 1,
      anon_sym_key,
    STATE(52), 1,
      aux_sym_head_clause_repeat1,
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
  [3176] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(273), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(152), 42,
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
  [3231] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(312), 1,
      anon_sym_DASH_GT,
    STATE(430), 1,
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
  [3290] = 3,
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
  [3342] = 3,
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
  [3394] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(316), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(225), 41,
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
  [3448] = 3,
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
  [3500] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(318), 1,
      anon_sym_LPAREN,
    ACTIONS(320), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(289), 40,
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
  [3556] = 3,
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
  [3608] = 3,
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
  [3660] = 3,
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
  [3712] = 3,
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
  [3764] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(308), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(303), 41,
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
  [3818] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(322), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(157), 41,
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
  [3872] = 3,
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
  [3924] = 18,
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
    ACTIONS(326), 1,
      anon_sym_EQ,
    ACTIONS(328), 1,
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
    ACTIONS(324), 20,
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
  [4006] = 3,
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
  [4058] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(330), 42,
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
  [4110] = 18,
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
    ACTIONS(334), 1,
      anon_sym_EQ,
    ACTIONS(336), 1,
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
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(332), 20,
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
    STATE(83), 2,
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
    ACTIONS(336), 1,
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
    ACTIONS(332), 20,
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
    STATE(80), 2,
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
    ACTIONS(352), 1,
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
    ACTIONS(350), 20,
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
  [4587] = 17,
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
    ACTIONS(356), 1,
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
    STATE(84), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(354), 20,
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
  [4666] = 17,
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
    ACTIONS(360), 1,
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
    ACTIONS(358), 20,
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
  [4745] = 17,
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
    ACTIONS(364), 1,
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
    ACTIONS(362), 20,
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
  [4824] = 17,
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
    ACTIONS(368), 1,
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
    ACTIONS(366), 20,
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
  [4903] = 17,
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
    ACTIONS(372), 1,
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
    ACTIONS(370), 20,
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
  [4982] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(374), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(330), 40,
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
  [5035] = 17,
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
    ACTIONS(328), 1,
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
    ACTIONS(324), 20,
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
  [5114] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(376), 1,
      anon_sym_writes,
    ACTIONS(384), 1,
      anon_sym_key,
    ACTIONS(390), 1,
      anon_sym_omits,
    ACTIONS(393), 1,
      anon_sym_rebuilt,
    ACTIONS(396), 1,
      anon_sym_renamed,
    ACTIONS(399), 1,
      anon_sym_if,
    ACTIONS(402), 1,
      anon_sym_fallback,
    ACTIONS(405), 1,
      anon_sym_also,
    ACTIONS(411), 1,
      anon_sym_treats,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(387), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(408), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(83), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(379), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(382), 21,
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
  [5191] = 17,
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
    ACTIONS(416), 1,
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
    ACTIONS(414), 20,
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
  [5323] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(422), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(420), 39,
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
  [5375] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(426), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(424), 39,
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
  [5427] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(428), 1,
      anon_sym_as,
    ACTIONS(432), 1,
      anon_sym_key,
    ACTIONS(434), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(430), 37,
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
    ACTIONS(159), 37,
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
  [5586] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(444), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(442), 38,
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
  [5637] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(432), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(430), 38,
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
  [5688] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(231), 39,
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
  [5737] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(235), 37,
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
  [5788] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(239), 36,
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
  [5841] = 4,
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
  [5892] = 4,
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
  [5943] = 4,
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
  [5994] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(163), 36,
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
  [6047] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(460), 1,
      anon_sym_COMMA,
    STATE(100), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(303), 37,
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
  [6100] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(465), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(463), 38,
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
  [6151] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(167), 39,
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
  [6200] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(257), 36,
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
  [6253] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(469), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(467), 38,
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
  [6304] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(473), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(471), 38,
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
  [6355] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(243), 36,
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
  [6408] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(221), 39,
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
  [6457] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(477), 1,
      anon_sym_key,
    ACTIONS(479), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(475), 37,
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
  [6510] = 3,
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
  [6559] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(148), 39,
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
  [6608] = 4,
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
  [6659] = 4,
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
  [6710] = 4,
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
  [6761] = 4,
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
  [6812] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(303), 38,
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
    STATE(183), 1,
      sym__heritage,
    STATE(244), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(184), 2,
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
    STATE(213), 1,
      sym__heritage,
    STATE(243), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(214), 2,
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
    ACTIONS(531), 1,
      anon_sym_RBRACE,
    ACTIONS(535), 1,
      anon_sym_retired,
    ACTIONS(537), 1,
      anon_sym_swift,
    STATE(294), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(533), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(312), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(529), 5,
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
  [7282] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(542), 1,
      anon_sym_waived,
    ACTIONS(548), 1,
      anon_sym_struct,
    ACTIONS(551), 1,
      anon_sym_enum,
    ACTIONS(554), 1,
      anon_sym_bits,
    ACTIONS(557), 1,
      anon_sym_RBRACE,
    ACTIONS(562), 1,
      anon_sym_retired,
    ACTIONS(565), 1,
      anon_sym_swift,
    ACTIONS(568), 1,
      anon_sym_AT,
    STATE(294), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(559), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(312), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(539), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(545), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(124), 8,
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
    ACTIONS(535), 1,
      anon_sym_retired,
    ACTIONS(537), 1,
      anon_sym_swift,
    ACTIONS(571), 1,
      anon_sym_RBRACE,
    STATE(294), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(533), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(312), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(529), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(124), 8,
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
    STATE(177), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(178), 2,
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
    STATE(210), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(211), 2,
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
    ACTIONS(471), 30,
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
  [7560] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(467), 30,
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
  [7600] = 3,
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
  [7640] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(583), 30,
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
  [7680] = 3,
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
  [7720] = 3,
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
  [7760] = 3,
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
  [7800] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(587), 1,
      sym_identifier,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(603), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    STATE(517), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [7866] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(605), 30,
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
  [7906] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(607), 30,
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
  [7946] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(609), 30,
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
  [7986] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(611), 30,
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
  [8026] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(615), 1,
      anon_sym_only,
    ACTIONS(617), 1,
      anon_sym_marker,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(613), 28,
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
  [8070] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 30,
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
  [8110] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(621), 30,
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
  [8150] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(625), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
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
  [8194] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(628), 1,
      sym_identifier,
    ACTIONS(630), 1,
      anon_sym_RPAREN,
    ACTIONS(632), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [8260] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(634), 30,
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
  [8300] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(636), 30,
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
  [8340] = 3,
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
  [8380] = 3,
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
  [8420] = 3,
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
  [8460] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(644), 1,
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
  [8706] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(662), 1,
      anon_sym_rawValue,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(41), 10,
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
  [8772] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(676), 1,
      sym_identifier,
    ACTIONS(678), 1,
      anon_sym_RPAREN,
    ACTIONS(680), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(368), 10,
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
  [8838] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 30,
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
  [8878] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(587), 1,
      sym_identifier,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(603), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    STATE(444), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [8944] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(682), 30,
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
  [8984] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(686), 1,
      anon_sym_rawValue,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(150), 10,
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
  [9050] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(690), 30,
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
  [9090] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(692), 30,
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
  [9130] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(694), 30,
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
  [9170] = 3,
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
  [9210] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(442), 30,
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
  [9250] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(37), 10,
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
  [9313] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(230), 10,
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
  [9376] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(95), 10,
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
  [9439] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(420), 10,
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
  [9502] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
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
  [9565] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(700), 1,
      anon_sym_COMMA,
    STATE(187), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(698), 27,
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
  [9608] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(204), 10,
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
  [9671] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(424), 10,
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
  [9734] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(388), 10,
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
  [9797] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(705), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(703), 25,
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
  [9842] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(709), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(206), 2,
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
  [9887] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(713), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
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
  [9932] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(717), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
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
  [9977] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(417), 10,
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
  [10040] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
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
  [10103] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
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
  [10166] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(721), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(209), 2,
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
  [10211] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(579), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
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
  [10256] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [10319] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(385), 10,
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
  [10382] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(725), 1,
      anon_sym_COMMA,
    STATE(100), 1,
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
  [10425] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(99), 10,
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
  [10488] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
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
  [10551] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
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
  [10614] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(103), 10,
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
  [10677] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
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
  [10740] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(51), 10,
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
  [10803] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(407), 10,
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
  [10866] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [10929] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(728), 1,
      sym_identifier,
    ACTIONS(730), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [10992] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(418), 10,
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
  [11055] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(656), 1,
      sym_identifier,
    ACTIONS(658), 1,
      anon_sym_LPAREN,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(668), 1,
      anon_sym_packed,
    ACTIONS(672), 1,
      anon_sym_TILDE,
    ACTIONS(674), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(167), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(666), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(660), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(670), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(33), 10,
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
  [11118] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [11181] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [11244] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(106), 10,
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
  [11307] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(235), 10,
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
  [11370] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(386), 10,
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
  [11433] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(299), 26,
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
  [11476] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(376), 10,
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
  [11539] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(734), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
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
  [11584] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(736), 1,
      anon_sym_key,
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
  [11625] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [11688] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(740), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(738), 25,
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
  [11733] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(744), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(179), 2,
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
  [11778] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(748), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
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
  [11823] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(752), 1,
      anon_sym_boxed,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(750), 28,
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
  [11864] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(756), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(176), 2,
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
  [11909] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(575), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
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
  [11954] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(432), 10,
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
  [12017] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(94), 10,
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
  [12080] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(402), 10,
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
  [12143] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [12206] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
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
  [12269] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(439), 10,
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
  [12332] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(589), 1,
      anon_sym_LPAREN,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(597), 1,
      anon_sym_packed,
    ACTIONS(601), 1,
      anon_sym_TILDE,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    STATE(54), 1,
      sym_tuple_type,
    STATE(191), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(595), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(591), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(599), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(364), 10,
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
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
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
    ACTIONS(613), 28,
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
  [12547] = 3,
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
  [12585] = 3,
    ACTIONS(5), 1,
      sym_comment,
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
  [12623] = 3,
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
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_AT,
  [12661] = 3,
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
  [12699] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(770), 25,
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
  [12741] = 3,
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
  [12779] = 3,
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
  [12817] = 3,
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
      anon_sym_LPAREN,
      anon_sym_let,
      anon_sym_var,
      anon_sym_AT,
  [12855] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(776), 28,
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
  [12893] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
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
  [12935] = 3,
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
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
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
  [13011] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(786), 1,
      anon_sym_COLON,
    ACTIONS(788), 1,
      anon_sym_COMMA,
    ACTIONS(790), 1,
      anon_sym_until,
    STATE(100), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(784), 23,
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
  [13056] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(794), 1,
      anon_sym_COLON,
    ACTIONS(796), 1,
      anon_sym_COMMA,
    ACTIONS(798), 1,
      anon_sym_until,
    STATE(238), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(792), 23,
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
  [13101] = 4,
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
  [13139] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(420), 26,
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
  [13175] = 4,
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
  [13213] = 4,
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
  [13251] = 4,
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
  [13289] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(800), 25,
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
  [13324] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(802), 25,
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
  [13359] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(804), 25,
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
  [13394] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(806), 25,
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
  [13429] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(808), 25,
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
  [13464] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(810), 25,
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
  [13499] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(812), 25,
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
  [13534] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(814), 25,
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
  [13569] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(816), 25,
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
  [13604] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(818), 25,
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
  [13639] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(820), 25,
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
  [13674] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(822), 25,
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
  [13709] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(824), 25,
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
  [13744] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(826), 25,
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
  [13779] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(828), 25,
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
  [13814] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(830), 25,
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
  [13849] = 3,
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
  [13884] = 3,
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
  [13919] = 3,
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
  [13954] = 3,
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
  [13989] = 3,
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
  [14024] = 3,
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
  [14059] = 3,
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
  [14094] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    ACTIONS(846), 1,
      anon_sym_archived,
    ACTIONS(848), 1,
      anon_sym_prefix,
    ACTIONS(850), 1,
      anon_sym_writes,
    ACTIONS(854), 1,
      anon_sym_version,
    ACTIONS(856), 1,
      anon_sym_refuses,
    ACTIONS(860), 1,
      anon_sym_sequential,
    ACTIONS(862), 1,
      anon_sym_keyed,
    ACTIONS(864), 1,
      anon_sym_reads,
    ACTIONS(866), 1,
      anon_sym_keeps,
    ACTIONS(868), 1,
      anon_sym_omits,
    ACTIONS(872), 1,
      anon_sym_renamed,
    STATE(228), 1,
      sym_type_name,
    STATE(472), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(852), 2,
      anon_sym_lenient,
      anon_sym_unwritten,
    ACTIONS(858), 2,
      anon_sym_formerly,
      anon_sym_keys,
    STATE(229), 2,
      sym_conformance,
      sym_head_clause,
    ACTIONS(870), 3,
      anon_sym_unique,
      anon_sym_replaced,
      anon_sym_rebuilt,
  [14167] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(876), 1,
      anon_sym_COMMA,
    ACTIONS(878), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(874), 23,
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
  [14206] = 3,
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
  [14241] = 3,
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
  [14276] = 3,
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
  [14311] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(888), 1,
      anon_sym_COMMA,
    ACTIONS(890), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(886), 23,
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
  [14350] = 3,
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
  [14385] = 3,
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
  [14420] = 3,
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
  [14455] = 3,
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
  [14490] = 3,
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
  [14525] = 3,
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
  [14560] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(912), 1,
      anon_sym_AT,
    STATE(294), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(280), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(904), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(907), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    ACTIONS(910), 9,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
  [14604] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(917), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(915), 23,
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
  [14640] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(921), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(919), 23,
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
  [14676] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(925), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(923), 23,
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
  [14712] = 4,
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
  [14748] = 3,
    ACTIONS(5), 1,
      sym_comment,
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
  [14781] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(933), 23,
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
  [14814] = 3,
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
  [14847] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(919), 23,
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
  [14880] = 3,
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
  [14913] = 3,
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
  [14946] = 3,
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
  [14979] = 3,
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
  [15012] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(947), 1,
      anon_sym_class,
    ACTIONS(949), 1,
      anon_sym_extend,
    ACTIONS(951), 1,
      anon_sym_struct,
    ACTIONS(953), 1,
      anon_sym_enum,
    ACTIONS(955), 1,
      anon_sym_bits,
    ACTIONS(957), 1,
      anon_sym_typealias,
    ACTIONS(959), 1,
      anon_sym_external,
    STATE(294), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(280), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(945), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [15066] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(961), 20,
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
  [15099] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(965), 1,
      anon_sym_import,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(961), 18,
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
  [15133] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(967), 20,
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
  [15163] = 3,
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
  [15193] = 3,
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
  [15223] = 3,
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
  [15253] = 3,
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
  [15283] = 3,
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
  [15313] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(979), 20,
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
  [15343] = 3,
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
  [15373] = 3,
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
  [15403] = 3,
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
  [15433] = 3,
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
  [15463] = 3,
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
  [15493] = 3,
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
  [15523] = 3,
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
  [15553] = 3,
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
  [15583] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(997), 20,
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
  [15613] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(951), 1,
      anon_sym_struct,
    ACTIONS(953), 1,
      anon_sym_enum,
    ACTIONS(955), 1,
      anon_sym_bits,
    STATE(294), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(999), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(280), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(945), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [15659] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1001), 1,
      anon_sym_nil,
    ACTIONS(1003), 1,
      anon_sym_via,
    ACTIONS(1005), 1,
      anon_sym_DOT,
    ACTIONS(1007), 1,
      anon_sym_LBRACK,
    ACTIONS(1009), 1,
      anon_sym_DASH,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    ACTIONS(1015), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1011), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1017), 2,
      sym_swift_expression,
      sym_real,
    STATE(528), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15705] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1001), 1,
      anon_sym_nil,
    ACTIONS(1003), 1,
      anon_sym_via,
    ACTIONS(1005), 1,
      anon_sym_DOT,
    ACTIONS(1007), 1,
      anon_sym_LBRACK,
    ACTIONS(1009), 1,
      anon_sym_DASH,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    ACTIONS(1019), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1011), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1021), 2,
      sym_swift_expression,
      sym_real,
    STATE(273), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15751] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1023), 1,
      anon_sym_nil,
    ACTIONS(1025), 1,
      anon_sym_via,
    ACTIONS(1027), 1,
      anon_sym_DOT,
    ACTIONS(1029), 1,
      anon_sym_LBRACK,
    ACTIONS(1031), 1,
      anon_sym_DASH,
    ACTIONS(1035), 1,
      anon_sym_DQUOTE,
    ACTIONS(1037), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1033), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1039), 2,
      sym_swift_expression,
      sym_real,
    STATE(98), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15797] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1023), 1,
      anon_sym_nil,
    ACTIONS(1025), 1,
      anon_sym_via,
    ACTIONS(1027), 1,
      anon_sym_DOT,
    ACTIONS(1029), 1,
      anon_sym_LBRACK,
    ACTIONS(1031), 1,
      anon_sym_DASH,
    ACTIONS(1035), 1,
      anon_sym_DQUOTE,
    ACTIONS(1041), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1033), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1043), 2,
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
  [15843] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1001), 1,
      anon_sym_nil,
    ACTIONS(1003), 1,
      anon_sym_via,
    ACTIONS(1005), 1,
      anon_sym_DOT,
    ACTIONS(1007), 1,
      anon_sym_LBRACK,
    ACTIONS(1009), 1,
      anon_sym_DASH,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    ACTIONS(1045), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1011), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1047), 2,
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
  [15889] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1001), 1,
      anon_sym_nil,
    ACTIONS(1003), 1,
      anon_sym_via,
    ACTIONS(1005), 1,
      anon_sym_DOT,
    ACTIONS(1007), 1,
      anon_sym_LBRACK,
    ACTIONS(1009), 1,
      anon_sym_DASH,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    ACTIONS(1049), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1011), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1051), 2,
      sym_swift_expression,
      sym_real,
    STATE(334), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15935] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1023), 1,
      anon_sym_nil,
    ACTIONS(1025), 1,
      anon_sym_via,
    ACTIONS(1027), 1,
      anon_sym_DOT,
    ACTIONS(1029), 1,
      anon_sym_LBRACK,
    ACTIONS(1031), 1,
      anon_sym_DASH,
    ACTIONS(1035), 1,
      anon_sym_DQUOTE,
    ACTIONS(1053), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1033), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1055), 2,
      sym_swift_expression,
      sym_real,
    STATE(74), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [15981] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1001), 1,
      anon_sym_nil,
    ACTIONS(1003), 1,
      anon_sym_via,
    ACTIONS(1005), 1,
      anon_sym_DOT,
    ACTIONS(1007), 1,
      anon_sym_LBRACK,
    ACTIONS(1009), 1,
      anon_sym_DASH,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    ACTIONS(1057), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1011), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1059), 2,
      sym_swift_expression,
      sym_real,
    STATE(269), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16027] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1023), 1,
      anon_sym_nil,
    ACTIONS(1025), 1,
      anon_sym_via,
    ACTIONS(1027), 1,
      anon_sym_DOT,
    ACTIONS(1029), 1,
      anon_sym_LBRACK,
    ACTIONS(1031), 1,
      anon_sym_DASH,
    ACTIONS(1035), 1,
      anon_sym_DQUOTE,
    ACTIONS(1061), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1033), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1063), 2,
      sym_swift_expression,
      sym_real,
    STATE(76), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16073] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1001), 1,
      anon_sym_nil,
    ACTIONS(1003), 1,
      anon_sym_via,
    ACTIONS(1005), 1,
      anon_sym_DOT,
    ACTIONS(1007), 1,
      anon_sym_LBRACK,
    ACTIONS(1009), 1,
      anon_sym_DASH,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    ACTIONS(1065), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1011), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1067), 2,
      sym_swift_expression,
      sym_real,
    STATE(340), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16119] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1023), 1,
      anon_sym_nil,
    ACTIONS(1025), 1,
      anon_sym_via,
    ACTIONS(1027), 1,
      anon_sym_DOT,
    ACTIONS(1029), 1,
      anon_sym_LBRACK,
    ACTIONS(1031), 1,
      anon_sym_DASH,
    ACTIONS(1035), 1,
      anon_sym_DQUOTE,
    ACTIONS(1069), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1033), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1071), 2,
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
  [16165] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1001), 1,
      anon_sym_nil,
    ACTIONS(1003), 1,
      anon_sym_via,
    ACTIONS(1005), 1,
      anon_sym_DOT,
    ACTIONS(1007), 1,
      anon_sym_LBRACK,
    ACTIONS(1009), 1,
      anon_sym_DASH,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    ACTIONS(1073), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1011), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1075), 2,
      sym_swift_expression,
      sym_real,
    STATE(344), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_empty_array,
      sym_empty_dictionary,
      sym_string,
  [16211] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1079), 1,
      anon_sym_EQ,
    ACTIONS(1081), 1,
      anon_sym_LPAREN,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    STATE(335), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(332), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1077), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16252] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1081), 1,
      anon_sym_LPAREN,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(1093), 1,
      anon_sym_EQ,
    STATE(328), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(329), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1091), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16293] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1097), 1,
      anon_sym_COMMA,
    STATE(327), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1095), 10,
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
  [16319] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(337), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1100), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16351] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(338), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1100), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16383] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(338), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1102), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16415] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(338), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1104), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16447] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(338), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1106), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16479] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(338), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1108), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16511] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(331), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1110), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16543] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(330), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1106), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16575] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1114), 1,
      anon_sym_COMMA,
    STATE(327), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1112), 10,
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
  [16601] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(338), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1116), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16633] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1120), 1,
      anon_sym_key,
    ACTIONS(1123), 1,
      anon_sym_formerly,
    ACTIONS(1126), 1,
      anon_sym_also,
    ACTIONS(1129), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(338), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1118), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16665] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1114), 1,
      anon_sym_COMMA,
    STATE(336), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1132), 10,
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
  [16691] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_key,
    ACTIONS(1085), 1,
      anon_sym_formerly,
    ACTIONS(1087), 1,
      anon_sym_also,
    ACTIONS(1089), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(333), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1134), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [16723] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(249), 1,
      anon_sym_DOT,
    ACTIONS(251), 1,
      anon_sym_LT,
    ACTIONS(1136), 1,
      anon_sym_COLON,
    STATE(45), 1,
      sym_type_arguments,
    STATE(46), 1,
      aux_sym_type_name_repeat1,
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
  [16754] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(535), 1,
      anon_sym_retired,
    ACTIONS(1138), 1,
      anon_sym_unknown,
    ACTIONS(1140), 1,
      anon_sym_RBRACE,
    ACTIONS(1142), 1,
      anon_sym_fallback,
    ACTIONS(1144), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(346), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [16787] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(535), 1,
      anon_sym_retired,
    ACTIONS(1138), 1,
      anon_sym_unknown,
    ACTIONS(1142), 1,
      anon_sym_fallback,
    ACTIONS(1144), 1,
      anon_sym_case,
    ACTIONS(1146), 1,
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
  [16820] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1095), 11,
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
  [16841] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1148), 1,
      anon_sym_else,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1132), 10,
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
  [16864] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1150), 1,
      anon_sym_waived,
    ACTIONS(1153), 1,
      anon_sym_unknown,
    ACTIONS(1156), 1,
      anon_sym_RBRACE,
    ACTIONS(1158), 1,
      anon_sym_fallback,
    ACTIONS(1161), 1,
      anon_sym_retired,
    ACTIONS(1164), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(346), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [16897] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1132), 10,
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
  [16917] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(249), 1,
      anon_sym_DOT,
    ACTIONS(251), 1,
      anon_sym_LT,
    ACTIONS(1167), 1,
      anon_sym_COLON,
    STATE(45), 1,
      sym_type_arguments,
    STATE(46), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16947] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1169), 10,
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
  [16967] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(249), 1,
      anon_sym_DOT,
    ACTIONS(251), 1,
      anon_sym_LT,
    ACTIONS(1171), 1,
      anon_sym_COLON,
    STATE(45), 1,
      sym_type_arguments,
    STATE(46), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [16997] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(249), 1,
      anon_sym_DOT,
    ACTIONS(251), 1,
      anon_sym_LT,
    ACTIONS(1173), 1,
      anon_sym_COLON,
    STATE(45), 1,
      sym_type_arguments,
    STATE(46), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(41), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_QMARK,
      anon_sym_BANG,
      anon_sym_AMP,
  [17027] = 3,
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
  [17047] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1177), 10,
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
  [17067] = 3,
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
  [17087] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(271), 1,
      sym_class_body,
    STATE(404), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(394), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17114] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_LBRACE,
    STATE(142), 1,
      sym_enum_body,
    STATE(380), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(382), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17141] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(165), 1,
      sym_class_body,
    STATE(401), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(381), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17168] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(263), 1,
      sym_class_body,
    STATE(398), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(392), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17195] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(130), 1,
      sym_class_body,
    STATE(403), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(387), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17222] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_COLON,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_LBRACE,
    STATE(131), 1,
      sym_enum_body,
    STATE(389), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(391), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17249] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(684), 1,
      sym_identifier,
    ACTIONS(688), 1,
      sym_quoted_name,
    ACTIONS(1185), 1,
      anon_sym_external,
    STATE(224), 1,
      sym_conformance,
    STATE(228), 1,
      sym_type_name,
    STATE(472), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [17278] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(1187), 1,
      anon_sym_RBRACE,
    ACTIONS(1189), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(366), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [17300] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1191), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17316] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1195), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1193), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17338] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1199), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1197), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17360] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1201), 1,
      anon_sym_waived,
    ACTIONS(1204), 1,
      anon_sym_RBRACE,
    ACTIONS(1206), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(366), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [17382] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1209), 1,
      anon_sym_COMMA,
    ACTIONS(1211), 1,
      anon_sym_RPAREN,
    STATE(467), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17406] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1209), 1,
      anon_sym_COMMA,
    ACTIONS(1213), 1,
      anon_sym_RPAREN,
    STATE(465), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17430] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1215), 1,
      anon_sym_COMMA,
    ACTIONS(1217), 1,
      anon_sym_GT,
    STATE(450), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17454] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(1189), 1,
      anon_sym_var,
    ACTIONS(1219), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(362), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [17476] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(248), 1,
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
  [17494] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1221), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17510] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1209), 1,
      anon_sym_COMMA,
    ACTIONS(1223), 1,
      anon_sym_RPAREN,
    STATE(478), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17534] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1215), 1,
      anon_sym_COMMA,
    ACTIONS(1225), 1,
      anon_sym_GT,
    STATE(479), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17558] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1209), 1,
      anon_sym_COMMA,
    ACTIONS(1227), 1,
      anon_sym_RPAREN,
    STATE(483), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17582] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1229), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1231), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17604] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_LBRACE,
    STATE(163), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17625] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(275), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(390), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17646] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(137), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17667] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_LBRACE,
    STATE(149), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(384), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17688] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(147), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17709] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_LBRACE,
    STATE(155), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17730] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1233), 1,
      anon_sym_LBRACE,
    STATE(146), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17751] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_LBRACE,
    STATE(139), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17772] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1235), 1,
      anon_sym_COLON,
    ACTIONS(1237), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [17793] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1239), 2,
      anon_sym_COMMA,
      anon_sym_GT,
  [17812] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(152), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17833] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1241), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [17852] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_LBRACE,
    STATE(153), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(377), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17873] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(246), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17894] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_LBRACE,
    STATE(154), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17915] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(278), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17936] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(254), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17957] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(250), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17978] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(255), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(396), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [17999] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(279), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18020] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(162), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18041] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(277), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(393), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18062] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1233), 1,
      anon_sym_LBRACE,
    STATE(164), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18083] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(274), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(143), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18104] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(145), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(379), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18125] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1243), 1,
      anon_sym_COLON,
    ACTIONS(1245), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18146] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(151), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(397), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18167] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(517), 1,
      anon_sym_COMMA,
    ACTIONS(1181), 1,
      anon_sym_LBRACE,
    STATE(249), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(400), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18188] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1247), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18207] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(59), 1,
      sym_function_name,
    STATE(111), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1249), 2,
      sym_identifier,
      sym_quoted_name,
  [18225] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1251), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18243] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(49), 1,
      sym_function_name,
    STATE(353), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1253), 2,
      sym_identifier,
      sym_quoted_name,
  [18261] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(49), 1,
      sym_function_name,
    STATE(241), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1253), 2,
      sym_identifier,
      sym_quoted_name,
  [18279] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1258), 1,
      anon_sym_RPAREN,
    STATE(410), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1255), 2,
      sym_identifier,
      sym_quoted_name,
  [18297] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(579), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1260), 2,
      sym_identifier,
      sym_quoted_name,
  [18315] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(59), 1,
      sym_function_name,
    STATE(98), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1249), 2,
      sym_identifier,
      sym_quoted_name,
  [18333] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(49), 1,
      sym_function_name,
    STATE(133), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1253), 2,
      sym_identifier,
      sym_quoted_name,
  [18351] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1262), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1264), 1,
      sym_string_text,
    ACTIONS(1266), 1,
      sym_escape,
    STATE(434), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18371] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1271), 1,
      anon_sym_DASH_GT,
    STATE(415), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1268), 2,
      anon_sym_async,
      anon_sym_throws,
  [18389] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(49), 1,
      sym_function_name,
    STATE(549), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1253), 2,
      sym_identifier,
      sym_quoted_name,
  [18407] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1273), 1,
      anon_sym_at,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18425] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1275), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18443] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(49), 1,
      sym_function_name,
    STATE(231), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1253), 2,
      sym_identifier,
      sym_quoted_name,
  [18461] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1277), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18479] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DOT,
    STATE(363), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1279), 2,
      sym_identifier,
      sym_quoted_name,
  [18497] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1283), 1,
      anon_sym_RPAREN,
    STATE(427), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1281), 2,
      sym_identifier,
      sym_quoted_name,
  [18515] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(59), 1,
      sym_function_name,
    STATE(89), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1249), 2,
      sym_identifier,
      sym_quoted_name,
  [18533] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1285), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18551] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1289), 1,
      anon_sym_RPAREN,
    STATE(459), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1287), 2,
      sym_identifier,
      sym_quoted_name,
  [18569] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(59), 1,
      sym_function_name,
    STATE(87), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1249), 2,
      sym_identifier,
      sym_quoted_name,
  [18587] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1291), 1,
      anon_sym_RPAREN,
    STATE(410), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1281), 2,
      sym_identifier,
      sym_quoted_name,
  [18605] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1295), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1293), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [18621] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1299), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1297), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [18637] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1303), 1,
      anon_sym_DASH_GT,
    STATE(415), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1301), 2,
      anon_sym_async,
      anon_sym_throws,
  [18655] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1305), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1307), 1,
      sym_string_text,
    ACTIONS(1309), 1,
      sym_escape,
    STATE(414), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18675] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1311), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18693] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(59), 1,
      sym_function_name,
    STATE(86), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1249), 2,
      sym_identifier,
      sym_quoted_name,
  [18711] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1313), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1315), 1,
      sym_string_text,
    ACTIONS(1318), 1,
      sym_escape,
    STATE(434), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18731] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1321), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1323), 1,
      sym_string_text,
    ACTIONS(1325), 1,
      sym_escape,
    STATE(436), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18751] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1264), 1,
      sym_string_text,
    ACTIONS(1266), 1,
      sym_escape,
    ACTIONS(1327), 1,
      anon_sym_DQUOTE2,
    STATE(434), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [18771] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1329), 1,
      anon_sym_DASH_GT,
    STATE(415), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1301), 2,
      anon_sym_async,
      anon_sym_throws,
  [18789] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1331), 1,
      anon_sym_RPAREN,
    STATE(440), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1281), 2,
      sym_identifier,
      sym_quoted_name,
  [18807] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(446), 1,
      anon_sym_AMP,
    ACTIONS(1333), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18825] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1335), 1,
      anon_sym_RPAREN,
    STATE(410), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1281), 2,
      sym_identifier,
      sym_quoted_name,
  [18843] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(49), 1,
      sym_function_name,
    STATE(612), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1253), 2,
      sym_identifier,
      sym_quoted_name,
  [18861] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1339), 1,
      anon_sym_width,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1337), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [18877] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(265), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [18892] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1341), 1,
      anon_sym_COMMA,
    ACTIONS(1343), 1,
      anon_sym_RPAREN,
    STATE(464), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18909] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    ACTIONS(1345), 1,
      anon_sym_still,
    STATE(115), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18926] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(119), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [18941] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(266), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [18956] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(267), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [18971] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(276), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [18986] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1215), 1,
      anon_sym_COMMA,
    ACTIONS(1347), 1,
      anon_sym_GT,
    STATE(474), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19003] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1349), 3,
      anon_sym_RPAREN,
      sym_identifier,
      sym_quoted_name,
  [19016] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1351), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [19029] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1353), 1,
      anon_sym_COMMA,
    ACTIONS(1356), 1,
      anon_sym_RPAREN,
    STATE(453), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19046] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(488), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1287), 2,
      sym_identifier,
      sym_quoted_name,
  [19061] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1358), 1,
      anon_sym_COMMA,
    ACTIONS(1360), 1,
      anon_sym_RPAREN,
    STATE(477), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19078] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1362), 1,
      anon_sym_COMMA,
    ACTIONS(1365), 1,
      anon_sym_RPAREN,
    STATE(456), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19095] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1035), 1,
      anon_sym_DQUOTE,
    STATE(50), 1,
      sym_string,
    STATE(92), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19112] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1035), 1,
      anon_sym_DQUOTE,
    STATE(50), 1,
      sym_string,
    STATE(88), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19129] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1358), 1,
      anon_sym_COMMA,
    ACTIONS(1367), 1,
      anon_sym_RPAREN,
    STATE(455), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19146] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(252), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19161] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(118), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19176] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(253), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19191] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(272), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19206] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1341), 1,
      anon_sym_COMMA,
    ACTIONS(1369), 1,
      anon_sym_RPAREN,
    STATE(453), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19223] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1209), 1,
      anon_sym_COMMA,
    ACTIONS(1371), 1,
      anon_sym_RPAREN,
    STATE(456), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19240] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(261), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19255] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1209), 1,
      anon_sym_COMMA,
    ACTIONS(1373), 1,
      anon_sym_RPAREN,
    STATE(456), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19272] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(262), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19287] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(232), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19302] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(256), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19317] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    ACTIONS(1375), 1,
      anon_sym_LPAREN,
    STATE(102), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19334] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(223), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19349] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(257), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19364] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1239), 1,
      anon_sym_GT,
    ACTIONS(1377), 1,
      anon_sym_COMMA,
    STATE(474), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19381] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    ACTIONS(1380), 1,
      anon_sym_LPAREN,
    STATE(25), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19398] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    ACTIONS(1382), 1,
      anon_sym_still,
    STATE(115), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19415] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1384), 1,
      anon_sym_COMMA,
    ACTIONS(1387), 1,
      anon_sym_RPAREN,
    STATE(477), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19432] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1209), 1,
      anon_sym_COMMA,
    ACTIONS(1389), 1,
      anon_sym_RPAREN,
    STATE(456), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19449] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1215), 1,
      anon_sym_COMMA,
    ACTIONS(1391), 1,
      anon_sym_GT,
    STATE(474), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19466] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(258), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19481] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(242), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19496] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(264), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19511] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1209), 1,
      anon_sym_COMMA,
    ACTIONS(1393), 1,
      anon_sym_RPAREN,
    STATE(456), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19528] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(259), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19543] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(240), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(688), 2,
      sym_identifier,
      sym_quoted_name,
  [19558] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(172), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19572] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(496), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19586] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1387), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19598] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1395), 2,
      sym_identifier,
      sym_quoted_name,
  [19610] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1397), 2,
      sym_identifier,
      sym_quoted_name,
  [19622] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1399), 2,
      sym_identifier,
      sym_quoted_name,
  [19634] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1401), 1,
      anon_sym_COLON,
    ACTIONS(1403), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19648] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1405), 1,
      sym_integer,
    ACTIONS(1407), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19662] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1409), 2,
      sym_identifier,
      sym_quoted_name,
  [19674] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DOT,
    STATE(354), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19688] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1411), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19700] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(122), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19714] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1413), 2,
      sym_identifier,
      sym_quoted_name,
  [19726] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1415), 2,
      sym_identifier,
      sym_quoted_name,
  [19738] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(347), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19752] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1417), 2,
      sym_identifier,
      sym_quoted_name,
  [19764] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(121), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19778] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1419), 2,
      sym_identifier,
      sym_quoted_name,
  [19790] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1421), 2,
      sym_identifier,
      sym_quoted_name,
  [19802] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1423), 2,
      sym_identifier,
      sym_quoted_name,
  [19814] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1425), 1,
      anon_sym_of,
    ACTIONS(1427), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19828] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1429), 2,
      sym_identifier,
      sym_quoted_name,
  [19840] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1035), 1,
      anon_sym_DQUOTE,
    STATE(92), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19854] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1431), 2,
      anon_sym_nil,
      anon_sym_default,
  [19866] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1433), 2,
      sym_identifier,
      sym_quoted_name,
  [19878] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1435), 2,
      anon_sym_big,
      anon_sym_little,
  [19890] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1437), 2,
      sym_identifier,
      sym_quoted_name,
  [19902] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1439), 2,
      sym_identifier,
      sym_quoted_name,
  [19914] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1441), 2,
      anon_sym_big,
      anon_sym_little,
  [19926] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1443), 2,
      sym_identifier,
      sym_quoted_name,
  [19938] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1445), 2,
      sym_identifier,
      sym_quoted_name,
  [19950] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1356), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19962] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1447), 2,
      sym_identifier,
      sym_quoted_name,
  [19974] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1449), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [19986] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1451), 2,
      sym_identifier,
      sym_quoted_name,
  [19998] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(260), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20012] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(231), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20026] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1453), 2,
      sym_identifier,
      sym_quoted_name,
  [20038] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(519), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20052] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(615), 2,
      anon_sym_newer,
      anon_sym_coding,
  [20064] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(239), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20078] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(120), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20092] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1455), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [20104] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(593), 1,
      anon_sym_LBRACK,
    STATE(110), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20118] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1457), 2,
      sym_identifier,
      sym_quoted_name,
  [20130] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1459), 2,
      sym_identifier,
      sym_quoted_name,
  [20142] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(227), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20156] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1461), 2,
      sym_identifier,
      sym_quoted_name,
  [20168] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1463), 2,
      sym_identifier,
      sym_quoted_name,
  [20180] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1465), 2,
      sym_identifier,
      sym_quoted_name,
  [20192] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1035), 1,
      anon_sym_DQUOTE,
    STATE(64), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20206] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1467), 2,
      sym_identifier,
      sym_quoted_name,
  [20218] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1469), 1,
      anon_sym_COLON,
    ACTIONS(1471), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20232] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1473), 1,
      sym_integer,
    ACTIONS(1475), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20246] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(664), 1,
      anon_sym_LBRACK,
    STATE(20), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20260] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1477), 2,
      sym_identifier,
      sym_quoted_name,
  [20272] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(212), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20286] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1013), 1,
      anon_sym_DQUOTE,
    STATE(115), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20300] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1479), 2,
      sym_identifier,
      sym_quoted_name,
  [20312] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1481), 2,
      sym_identifier,
      sym_quoted_name,
  [20324] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1483), 2,
      sym_identifier,
      sym_quoted_name,
  [20336] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1485), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20347] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1487), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20358] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1489), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20369] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1491), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20380] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1493), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20391] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1495), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20402] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1497), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20413] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1499), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20424] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1501), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20435] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1503), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20446] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1505), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20457] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1507), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20468] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1509), 1,
      anon_sym_unknown,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20479] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1431), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20490] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1511), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20501] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1513), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20512] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1515), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20523] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1517), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20534] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1519), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20545] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1521), 1,
      anon_sym_rawValue,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20556] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1523), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20567] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1525), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20578] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1527), 1,
      anon_sym_set,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20589] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1529), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20600] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1531), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20611] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1533), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20622] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1535), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20633] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1537), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20644] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1539), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20655] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1541), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20666] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1543), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20677] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1545), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20688] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1547), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20699] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1549), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20710] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1551), 1,
      sym_attribute_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20721] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(615), 1,
      anon_sym_default,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20732] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1553), 1,
      anon_sym_prefix,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20743] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1555), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20754] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1557), 1,
      ts_builtin_sym_end,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20765] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1559), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20776] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1561), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20787] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1563), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20798] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(617), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20809] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1565), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20820] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1567), 1,
      anon_sym_subclasses,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20831] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1569), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20842] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(615), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20853] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1571), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20864] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1573), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20875] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1575), 1,
      anon_sym_of,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20886] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1577), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20897] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1579), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20908] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1581), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20919] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1583), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20930] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1585), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20941] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1431), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20952] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1583), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20963] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1587), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20974] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1589), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20985] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1591), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20996] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1593), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21007] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(615), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21018] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1595), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21029] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1597), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21040] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(615), 1,
      anon_sym_unknown,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21051] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1599), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21062] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1601), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21073] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1603), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21084] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1431), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21095] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1605), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21106] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1607), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21117] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1609), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21128] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1611), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21139] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1613), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21150] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1615), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21161] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1617), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21172] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1619), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21183] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1621), 1,
      anon_sym_LPAREN,
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
  [SMALL_STATE(20)] = 1209,
  [SMALL_STATE(21)] = 1266,
  [SMALL_STATE(22)] = 1325,
  [SMALL_STATE(23)] = 1380,
  [SMALL_STATE(24)] = 1439,
  [SMALL_STATE(25)] = 1500,
  [SMALL_STATE(26)] = 1557,
  [SMALL_STATE(27)] = 1650,
  [SMALL_STATE(28)] = 1707,
  [SMALL_STATE(29)] = 1762,
  [SMALL_STATE(30)] = 1821,
  [SMALL_STATE(31)] = 1878,
  [SMALL_STATE(32)] = 1937,
  [SMALL_STATE(33)] = 1998,
  [SMALL_STATE(34)] = 2059,
  [SMALL_STATE(35)] = 2118,
  [SMALL_STATE(36)] = 2181,
  [SMALL_STATE(37)] = 2238,
  [SMALL_STATE(38)] = 2299,
  [SMALL_STATE(39)] = 2359,
  [SMALL_STATE(40)] = 2417,
  [SMALL_STATE(41)] = 2471,
  [SMALL_STATE(42)] = 2533,
  [SMALL_STATE(43)] = 2593,
  [SMALL_STATE(44)] = 2653,
  [SMALL_STATE(45)] = 2714,
  [SMALL_STATE(46)] = 2771,
  [SMALL_STATE(47)] = 2828,
  [SMALL_STATE(48)] = 2885,
  [SMALL_STATE(49)] = 2942,
  [SMALL_STATE(50)] = 2997,
  [SMALL_STATE(51)] = 3058,
  [SMALL_STATE(52)] = 3117,
  [SMALL_STATE(53)] = 3176,
  [SMALL_STATE(54)] = 3231,
  [SMALL_STATE(55)] = 3290,
  [SMALL_STATE(56)] = 3342,
  [SMALL_STATE(57)] = 3394,
  [SMALL_STATE(58)] = 3448,
  [SMALL_STATE(59)] = 3500,
  [SMALL_STATE(60)] = 3556,
  [SMALL_STATE(61)] = 3608,
  [SMALL_STATE(62)] = 3660,
  [SMALL_STATE(63)] = 3712,
  [SMALL_STATE(64)] = 3764,
  [SMALL_STATE(65)] = 3818,
  [SMALL_STATE(66)] = 3872,
  [SMALL_STATE(67)] = 3924,
  [SMALL_STATE(68)] = 4006,
  [SMALL_STATE(69)] = 4058,
  [SMALL_STATE(70)] = 4110,
  [SMALL_STATE(71)] = 4192,
  [SMALL_STATE(72)] = 4271,
  [SMALL_STATE(73)] = 4350,
  [SMALL_STATE(74)] = 4429,
  [SMALL_STATE(75)] = 4508,
  [SMALL_STATE(76)] = 4587,
  [SMALL_STATE(77)] = 4666,
  [SMALL_STATE(78)] = 4745,
  [SMALL_STATE(79)] = 4824,
  [SMALL_STATE(80)] = 4903,
  [SMALL_STATE(81)] = 4982,
  [SMALL_STATE(82)] = 5035,
  [SMALL_STATE(83)] = 5114,
  [SMALL_STATE(84)] = 5191,
  [SMALL_STATE(85)] = 5270,
  [SMALL_STATE(86)] = 5323,
  [SMALL_STATE(87)] = 5375,
  [SMALL_STATE(88)] = 5427,
  [SMALL_STATE(89)] = 5483,
  [SMALL_STATE(90)] = 5535,
  [SMALL_STATE(91)] = 5586,
  [SMALL_STATE(92)] = 5637,
  [SMALL_STATE(93)] = 5688,
  [SMALL_STATE(94)] = 5737,
  [SMALL_STATE(95)] = 5788,
  [SMALL_STATE(96)] = 5841,
  [SMALL_STATE(97)] = 5892,
  [SMALL_STATE(98)] = 5943,
  [SMALL_STATE(99)] = 5994,
  [SMALL_STATE(100)] = 6047,
  [SMALL_STATE(101)] = 6100,
  [SMALL_STATE(102)] = 6151,
  [SMALL_STATE(103)] = 6200,
  [SMALL_STATE(104)] = 6253,
  [SMALL_STATE(105)] = 6304,
  [SMALL_STATE(106)] = 6355,
  [SMALL_STATE(107)] = 6408,
  [SMALL_STATE(108)] = 6457,
  [SMALL_STATE(109)] = 6510,
  [SMALL_STATE(110)] = 6559,
  [SMALL_STATE(111)] = 6608,
  [SMALL_STATE(112)] = 6659,
  [SMALL_STATE(113)] = 6710,
  [SMALL_STATE(114)] = 6761,
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
  [SMALL_STATE(130)] = 7600,
  [SMALL_STATE(131)] = 7640,
  [SMALL_STATE(132)] = 7680,
  [SMALL_STATE(133)] = 7720,
  [SMALL_STATE(134)] = 7760,
  [SMALL_STATE(135)] = 7800,
  [SMALL_STATE(136)] = 7866,
  [SMALL_STATE(137)] = 7906,
  [SMALL_STATE(138)] = 7946,
  [SMALL_STATE(139)] = 7986,
  [SMALL_STATE(140)] = 8026,
  [SMALL_STATE(141)] = 8070,
  [SMALL_STATE(142)] = 8110,
  [SMALL_STATE(143)] = 8150,
  [SMALL_STATE(144)] = 8194,
  [SMALL_STATE(145)] = 8260,
  [SMALL_STATE(146)] = 8300,
  [SMALL_STATE(147)] = 8340,
  [SMALL_STATE(148)] = 8380,
  [SMALL_STATE(149)] = 8420,
  [SMALL_STATE(150)] = 8460,
  [SMALL_STATE(151)] = 8506,
  [SMALL_STATE(152)] = 8546,
  [SMALL_STATE(153)] = 8586,
  [SMALL_STATE(154)] = 8626,
  [SMALL_STATE(155)] = 8666,
  [SMALL_STATE(156)] = 8706,
  [SMALL_STATE(157)] = 8772,
  [SMALL_STATE(158)] = 8838,
  [SMALL_STATE(159)] = 8878,
  [SMALL_STATE(160)] = 8944,
  [SMALL_STATE(161)] = 8984,
  [SMALL_STATE(162)] = 9050,
  [SMALL_STATE(163)] = 9090,
  [SMALL_STATE(164)] = 9130,
  [SMALL_STATE(165)] = 9170,
  [SMALL_STATE(166)] = 9210,
  [SMALL_STATE(167)] = 9250,
  [SMALL_STATE(168)] = 9313,
  [SMALL_STATE(169)] = 9376,
  [SMALL_STATE(170)] = 9439,
  [SMALL_STATE(171)] = 9502,
  [SMALL_STATE(172)] = 9565,
  [SMALL_STATE(173)] = 9608,
  [SMALL_STATE(174)] = 9671,
  [SMALL_STATE(175)] = 9734,
  [SMALL_STATE(176)] = 9797,
  [SMALL_STATE(177)] = 9842,
  [SMALL_STATE(178)] = 9887,
  [SMALL_STATE(179)] = 9932,
  [SMALL_STATE(180)] = 9977,
  [SMALL_STATE(181)] = 10040,
  [SMALL_STATE(182)] = 10103,
  [SMALL_STATE(183)] = 10166,
  [SMALL_STATE(184)] = 10211,
  [SMALL_STATE(185)] = 10256,
  [SMALL_STATE(186)] = 10319,
  [SMALL_STATE(187)] = 10382,
  [SMALL_STATE(188)] = 10425,
  [SMALL_STATE(189)] = 10488,
  [SMALL_STATE(190)] = 10551,
  [SMALL_STATE(191)] = 10614,
  [SMALL_STATE(192)] = 10677,
  [SMALL_STATE(193)] = 10740,
  [SMALL_STATE(194)] = 10803,
  [SMALL_STATE(195)] = 10866,
  [SMALL_STATE(196)] = 10929,
  [SMALL_STATE(197)] = 10992,
  [SMALL_STATE(198)] = 11055,
  [SMALL_STATE(199)] = 11118,
  [SMALL_STATE(200)] = 11181,
  [SMALL_STATE(201)] = 11244,
  [SMALL_STATE(202)] = 11307,
  [SMALL_STATE(203)] = 11370,
  [SMALL_STATE(204)] = 11433,
  [SMALL_STATE(205)] = 11476,
  [SMALL_STATE(206)] = 11539,
  [SMALL_STATE(207)] = 11584,
  [SMALL_STATE(208)] = 11625,
  [SMALL_STATE(209)] = 11688,
  [SMALL_STATE(210)] = 11733,
  [SMALL_STATE(211)] = 11778,
  [SMALL_STATE(212)] = 11823,
  [SMALL_STATE(213)] = 11864,
  [SMALL_STATE(214)] = 11909,
  [SMALL_STATE(215)] = 11954,
  [SMALL_STATE(216)] = 12017,
  [SMALL_STATE(217)] = 12080,
  [SMALL_STATE(218)] = 12143,
  [SMALL_STATE(219)] = 12206,
  [SMALL_STATE(220)] = 12269,
  [SMALL_STATE(221)] = 12332,
  [SMALL_STATE(222)] = 12395,
  [SMALL_STATE(223)] = 12433,
  [SMALL_STATE(224)] = 12471,
  [SMALL_STATE(225)] = 12509,
  [SMALL_STATE(226)] = 12547,
  [SMALL_STATE(227)] = 12585,
  [SMALL_STATE(228)] = 12623,
  [SMALL_STATE(229)] = 12661,
  [SMALL_STATE(230)] = 12699,
  [SMALL_STATE(231)] = 12741,
  [SMALL_STATE(232)] = 12779,
  [SMALL_STATE(233)] = 12817,
  [SMALL_STATE(234)] = 12855,
  [SMALL_STATE(235)] = 12893,
  [SMALL_STATE(236)] = 12935,
  [SMALL_STATE(237)] = 12973,
  [SMALL_STATE(238)] = 13011,
  [SMALL_STATE(239)] = 13056,
  [SMALL_STATE(240)] = 13101,
  [SMALL_STATE(241)] = 13139,
  [SMALL_STATE(242)] = 13175,
  [SMALL_STATE(243)] = 13213,
  [SMALL_STATE(244)] = 13251,
  [SMALL_STATE(245)] = 13289,
  [SMALL_STATE(246)] = 13324,
  [SMALL_STATE(247)] = 13359,
  [SMALL_STATE(248)] = 13394,
  [SMALL_STATE(249)] = 13429,
  [SMALL_STATE(250)] = 13464,
  [SMALL_STATE(251)] = 13499,
  [SMALL_STATE(252)] = 13534,
  [SMALL_STATE(253)] = 13569,
  [SMALL_STATE(254)] = 13604,
  [SMALL_STATE(255)] = 13639,
  [SMALL_STATE(256)] = 13674,
  [SMALL_STATE(257)] = 13709,
  [SMALL_STATE(258)] = 13744,
  [SMALL_STATE(259)] = 13779,
  [SMALL_STATE(260)] = 13814,
  [SMALL_STATE(261)] = 13849,
  [SMALL_STATE(262)] = 13884,
  [SMALL_STATE(263)] = 13919,
  [SMALL_STATE(264)] = 13954,
  [SMALL_STATE(265)] = 13989,
  [SMALL_STATE(266)] = 14024,
  [SMALL_STATE(267)] = 14059,
  [SMALL_STATE(268)] = 14094,
  [SMALL_STATE(269)] = 14167,
  [SMALL_STATE(270)] = 14206,
  [SMALL_STATE(271)] = 14241,
  [SMALL_STATE(272)] = 14276,
  [SMALL_STATE(273)] = 14311,
  [SMALL_STATE(274)] = 14350,
  [SMALL_STATE(275)] = 14385,
  [SMALL_STATE(276)] = 14420,
  [SMALL_STATE(277)] = 14455,
  [SMALL_STATE(278)] = 14490,
  [SMALL_STATE(279)] = 14525,
  [SMALL_STATE(280)] = 14560,
  [SMALL_STATE(281)] = 14604,
  [SMALL_STATE(282)] = 14640,
  [SMALL_STATE(283)] = 14676,
  [SMALL_STATE(284)] = 14712,
  [SMALL_STATE(285)] = 14748,
  [SMALL_STATE(286)] = 14781,
  [SMALL_STATE(287)] = 14814,
  [SMALL_STATE(288)] = 14847,
  [SMALL_STATE(289)] = 14880,
  [SMALL_STATE(290)] = 14913,
  [SMALL_STATE(291)] = 14946,
  [SMALL_STATE(292)] = 14979,
  [SMALL_STATE(293)] = 15012,
  [SMALL_STATE(294)] = 15066,
  [SMALL_STATE(295)] = 15099,
  [SMALL_STATE(296)] = 15133,
  [SMALL_STATE(297)] = 15163,
  [SMALL_STATE(298)] = 15193,
  [SMALL_STATE(299)] = 15223,
  [SMALL_STATE(300)] = 15253,
  [SMALL_STATE(301)] = 15283,
  [SMALL_STATE(302)] = 15313,
  [SMALL_STATE(303)] = 15343,
  [SMALL_STATE(304)] = 15373,
  [SMALL_STATE(305)] = 15403,
  [SMALL_STATE(306)] = 15433,
  [SMALL_STATE(307)] = 15463,
  [SMALL_STATE(308)] = 15493,
  [SMALL_STATE(309)] = 15523,
  [SMALL_STATE(310)] = 15553,
  [SMALL_STATE(311)] = 15583,
  [SMALL_STATE(312)] = 15613,
  [SMALL_STATE(313)] = 15659,
  [SMALL_STATE(314)] = 15705,
  [SMALL_STATE(315)] = 15751,
  [SMALL_STATE(316)] = 15797,
  [SMALL_STATE(317)] = 15843,
  [SMALL_STATE(318)] = 15889,
  [SMALL_STATE(319)] = 15935,
  [SMALL_STATE(320)] = 15981,
  [SMALL_STATE(321)] = 16027,
  [SMALL_STATE(322)] = 16073,
  [SMALL_STATE(323)] = 16119,
  [SMALL_STATE(324)] = 16165,
  [SMALL_STATE(325)] = 16211,
  [SMALL_STATE(326)] = 16252,
  [SMALL_STATE(327)] = 16293,
  [SMALL_STATE(328)] = 16319,
  [SMALL_STATE(329)] = 16351,
  [SMALL_STATE(330)] = 16383,
  [SMALL_STATE(331)] = 16415,
  [SMALL_STATE(332)] = 16447,
  [SMALL_STATE(333)] = 16479,
  [SMALL_STATE(334)] = 16511,
  [SMALL_STATE(335)] = 16543,
  [SMALL_STATE(336)] = 16575,
  [SMALL_STATE(337)] = 16601,
  [SMALL_STATE(338)] = 16633,
  [SMALL_STATE(339)] = 16665,
  [SMALL_STATE(340)] = 16691,
  [SMALL_STATE(341)] = 16723,
  [SMALL_STATE(342)] = 16754,
  [SMALL_STATE(343)] = 16787,
  [SMALL_STATE(344)] = 16820,
  [SMALL_STATE(345)] = 16841,
  [SMALL_STATE(346)] = 16864,
  [SMALL_STATE(347)] = 16897,
  [SMALL_STATE(348)] = 16917,
  [SMALL_STATE(349)] = 16947,
  [SMALL_STATE(350)] = 16967,
  [SMALL_STATE(351)] = 16997,
  [SMALL_STATE(352)] = 17027,
  [SMALL_STATE(353)] = 17047,
  [SMALL_STATE(354)] = 17067,
  [SMALL_STATE(355)] = 17087,
  [SMALL_STATE(356)] = 17114,
  [SMALL_STATE(357)] = 17141,
  [SMALL_STATE(358)] = 17168,
  [SMALL_STATE(359)] = 17195,
  [SMALL_STATE(360)] = 17222,
  [SMALL_STATE(361)] = 17249,
  [SMALL_STATE(362)] = 17278,
  [SMALL_STATE(363)] = 17300,
  [SMALL_STATE(364)] = 17316,
  [SMALL_STATE(365)] = 17338,
  [SMALL_STATE(366)] = 17360,
  [SMALL_STATE(367)] = 17382,
  [SMALL_STATE(368)] = 17406,
  [SMALL_STATE(369)] = 17430,
  [SMALL_STATE(370)] = 17454,
  [SMALL_STATE(371)] = 17476,
  [SMALL_STATE(372)] = 17494,
  [SMALL_STATE(373)] = 17510,
  [SMALL_STATE(374)] = 17534,
  [SMALL_STATE(375)] = 17558,
  [SMALL_STATE(376)] = 17582,
  [SMALL_STATE(377)] = 17604,
  [SMALL_STATE(378)] = 17625,
  [SMALL_STATE(379)] = 17646,
  [SMALL_STATE(380)] = 17667,
  [SMALL_STATE(381)] = 17688,
  [SMALL_STATE(382)] = 17709,
  [SMALL_STATE(383)] = 17730,
  [SMALL_STATE(384)] = 17751,
  [SMALL_STATE(385)] = 17772,
  [SMALL_STATE(386)] = 17793,
  [SMALL_STATE(387)] = 17812,
  [SMALL_STATE(388)] = 17833,
  [SMALL_STATE(389)] = 17852,
  [SMALL_STATE(390)] = 17873,
  [SMALL_STATE(391)] = 17894,
  [SMALL_STATE(392)] = 17915,
  [SMALL_STATE(393)] = 17936,
  [SMALL_STATE(394)] = 17957,
  [SMALL_STATE(395)] = 17978,
  [SMALL_STATE(396)] = 17999,
  [SMALL_STATE(397)] = 18020,
  [SMALL_STATE(398)] = 18041,
  [SMALL_STATE(399)] = 18062,
  [SMALL_STATE(400)] = 18083,
  [SMALL_STATE(401)] = 18104,
  [SMALL_STATE(402)] = 18125,
  [SMALL_STATE(403)] = 18146,
  [SMALL_STATE(404)] = 18167,
  [SMALL_STATE(405)] = 18188,
  [SMALL_STATE(406)] = 18207,
  [SMALL_STATE(407)] = 18225,
  [SMALL_STATE(408)] = 18243,
  [SMALL_STATE(409)] = 18261,
  [SMALL_STATE(410)] = 18279,
  [SMALL_STATE(411)] = 18297,
  [SMALL_STATE(412)] = 18315,
  [SMALL_STATE(413)] = 18333,
  [SMALL_STATE(414)] = 18351,
  [SMALL_STATE(415)] = 18371,
  [SMALL_STATE(416)] = 18389,
  [SMALL_STATE(417)] = 18407,
  [SMALL_STATE(418)] = 18425,
  [SMALL_STATE(419)] = 18443,
  [SMALL_STATE(420)] = 18461,
  [SMALL_STATE(421)] = 18479,
  [SMALL_STATE(422)] = 18497,
  [SMALL_STATE(423)] = 18515,
  [SMALL_STATE(424)] = 18533,
  [SMALL_STATE(425)] = 18551,
  [SMALL_STATE(426)] = 18569,
  [SMALL_STATE(427)] = 18587,
  [SMALL_STATE(428)] = 18605,
  [SMALL_STATE(429)] = 18621,
  [SMALL_STATE(430)] = 18637,
  [SMALL_STATE(431)] = 18655,
  [SMALL_STATE(432)] = 18675,
  [SMALL_STATE(433)] = 18693,
  [SMALL_STATE(434)] = 18711,
  [SMALL_STATE(435)] = 18731,
  [SMALL_STATE(436)] = 18751,
  [SMALL_STATE(437)] = 18771,
  [SMALL_STATE(438)] = 18789,
  [SMALL_STATE(439)] = 18807,
  [SMALL_STATE(440)] = 18825,
  [SMALL_STATE(441)] = 18843,
  [SMALL_STATE(442)] = 18861,
  [SMALL_STATE(443)] = 18877,
  [SMALL_STATE(444)] = 18892,
  [SMALL_STATE(445)] = 18909,
  [SMALL_STATE(446)] = 18926,
  [SMALL_STATE(447)] = 18941,
  [SMALL_STATE(448)] = 18956,
  [SMALL_STATE(449)] = 18971,
  [SMALL_STATE(450)] = 18986,
  [SMALL_STATE(451)] = 19003,
  [SMALL_STATE(452)] = 19016,
  [SMALL_STATE(453)] = 19029,
  [SMALL_STATE(454)] = 19046,
  [SMALL_STATE(455)] = 19061,
  [SMALL_STATE(456)] = 19078,
  [SMALL_STATE(457)] = 19095,
  [SMALL_STATE(458)] = 19112,
  [SMALL_STATE(459)] = 19129,
  [SMALL_STATE(460)] = 19146,
  [SMALL_STATE(461)] = 19161,
  [SMALL_STATE(462)] = 19176,
  [SMALL_STATE(463)] = 19191,
  [SMALL_STATE(464)] = 19206,
  [SMALL_STATE(465)] = 19223,
  [SMALL_STATE(466)] = 19240,
  [SMALL_STATE(467)] = 19255,
  [SMALL_STATE(468)] = 19272,
  [SMALL_STATE(469)] = 19287,
  [SMALL_STATE(470)] = 19302,
  [SMALL_STATE(471)] = 19317,
  [SMALL_STATE(472)] = 19334,
  [SMALL_STATE(473)] = 19349,
  [SMALL_STATE(474)] = 19364,
  [SMALL_STATE(475)] = 19381,
  [SMALL_STATE(476)] = 19398,
  [SMALL_STATE(477)] = 19415,
  [SMALL_STATE(478)] = 19432,
  [SMALL_STATE(479)] = 19449,
  [SMALL_STATE(480)] = 19466,
  [SMALL_STATE(481)] = 19481,
  [SMALL_STATE(482)] = 19496,
  [SMALL_STATE(483)] = 19511,
  [SMALL_STATE(484)] = 19528,
  [SMALL_STATE(485)] = 19543,
  [SMALL_STATE(486)] = 19558,
  [SMALL_STATE(487)] = 19572,
  [SMALL_STATE(488)] = 19586,
  [SMALL_STATE(489)] = 19598,
  [SMALL_STATE(490)] = 19610,
  [SMALL_STATE(491)] = 19622,
  [SMALL_STATE(492)] = 19634,
  [SMALL_STATE(493)] = 19648,
  [SMALL_STATE(494)] = 19662,
  [SMALL_STATE(495)] = 19674,
  [SMALL_STATE(496)] = 19688,
  [SMALL_STATE(497)] = 19700,
  [SMALL_STATE(498)] = 19714,
  [SMALL_STATE(499)] = 19726,
  [SMALL_STATE(500)] = 19738,
  [SMALL_STATE(501)] = 19752,
  [SMALL_STATE(502)] = 19764,
  [SMALL_STATE(503)] = 19778,
  [SMALL_STATE(504)] = 19790,
  [SMALL_STATE(505)] = 19802,
  [SMALL_STATE(506)] = 19814,
  [SMALL_STATE(507)] = 19828,
  [SMALL_STATE(508)] = 19840,
  [SMALL_STATE(509)] = 19854,
  [SMALL_STATE(510)] = 19866,
  [SMALL_STATE(511)] = 19878,
  [SMALL_STATE(512)] = 19890,
  [SMALL_STATE(513)] = 19902,
  [SMALL_STATE(514)] = 19914,
  [SMALL_STATE(515)] = 19926,
  [SMALL_STATE(516)] = 19938,
  [SMALL_STATE(517)] = 19950,
  [SMALL_STATE(518)] = 19962,
  [SMALL_STATE(519)] = 19974,
  [SMALL_STATE(520)] = 19986,
  [SMALL_STATE(521)] = 19998,
  [SMALL_STATE(522)] = 20012,
  [SMALL_STATE(523)] = 20026,
  [SMALL_STATE(524)] = 20038,
  [SMALL_STATE(525)] = 20052,
  [SMALL_STATE(526)] = 20064,
  [SMALL_STATE(527)] = 20078,
  [SMALL_STATE(528)] = 20092,
  [SMALL_STATE(529)] = 20104,
  [SMALL_STATE(530)] = 20118,
  [SMALL_STATE(531)] = 20130,
  [SMALL_STATE(532)] = 20142,
  [SMALL_STATE(533)] = 20156,
  [SMALL_STATE(534)] = 20168,
  [SMALL_STATE(535)] = 20180,
  [SMALL_STATE(536)] = 20192,
  [SMALL_STATE(537)] = 20206,
  [SMALL_STATE(538)] = 20218,
  [SMALL_STATE(539)] = 20232,
  [SMALL_STATE(540)] = 20246,
  [SMALL_STATE(541)] = 20260,
  [SMALL_STATE(542)] = 20272,
  [SMALL_STATE(543)] = 20286,
  [SMALL_STATE(544)] = 20300,
  [SMALL_STATE(545)] = 20312,
  [SMALL_STATE(546)] = 20324,
  [SMALL_STATE(547)] = 20336,
  [SMALL_STATE(548)] = 20347,
  [SMALL_STATE(549)] = 20358,
  [SMALL_STATE(550)] = 20369,
  [SMALL_STATE(551)] = 20380,
  [SMALL_STATE(552)] = 20391,
  [SMALL_STATE(553)] = 20402,
  [SMALL_STATE(554)] = 20413,
  [SMALL_STATE(555)] = 20424,
  [SMALL_STATE(556)] = 20435,
  [SMALL_STATE(557)] = 20446,
  [SMALL_STATE(558)] = 20457,
  [SMALL_STATE(559)] = 20468,
  [SMALL_STATE(560)] = 20479,
  [SMALL_STATE(561)] = 20490,
  [SMALL_STATE(562)] = 20501,
  [SMALL_STATE(563)] = 20512,
  [SMALL_STATE(564)] = 20523,
  [SMALL_STATE(565)] = 20534,
  [SMALL_STATE(566)] = 20545,
  [SMALL_STATE(567)] = 20556,
  [SMALL_STATE(568)] = 20567,
  [SMALL_STATE(569)] = 20578,
  [SMALL_STATE(570)] = 20589,
  [SMALL_STATE(571)] = 20600,
  [SMALL_STATE(572)] = 20611,
  [SMALL_STATE(573)] = 20622,
  [SMALL_STATE(574)] = 20633,
  [SMALL_STATE(575)] = 20644,
  [SMALL_STATE(576)] = 20655,
  [SMALL_STATE(577)] = 20666,
  [SMALL_STATE(578)] = 20677,
  [SMALL_STATE(579)] = 20688,
  [SMALL_STATE(580)] = 20699,
  [SMALL_STATE(581)] = 20710,
  [SMALL_STATE(582)] = 20721,
  [SMALL_STATE(583)] = 20732,
  [SMALL_STATE(584)] = 20743,
  [SMALL_STATE(585)] = 20754,
  [SMALL_STATE(586)] = 20765,
  [SMALL_STATE(587)] = 20776,
  [SMALL_STATE(588)] = 20787,
  [SMALL_STATE(589)] = 20798,
  [SMALL_STATE(590)] = 20809,
  [SMALL_STATE(591)] = 20820,
  [SMALL_STATE(592)] = 20831,
  [SMALL_STATE(593)] = 20842,
  [SMALL_STATE(594)] = 20853,
  [SMALL_STATE(595)] = 20864,
  [SMALL_STATE(596)] = 20875,
  [SMALL_STATE(597)] = 20886,
  [SMALL_STATE(598)] = 20897,
  [SMALL_STATE(599)] = 20908,
  [SMALL_STATE(600)] = 20919,
  [SMALL_STATE(601)] = 20930,
  [SMALL_STATE(602)] = 20941,
  [SMALL_STATE(603)] = 20952,
  [SMALL_STATE(604)] = 20963,
  [SMALL_STATE(605)] = 20974,
  [SMALL_STATE(606)] = 20985,
  [SMALL_STATE(607)] = 20996,
  [SMALL_STATE(608)] = 21007,
  [SMALL_STATE(609)] = 21018,
  [SMALL_STATE(610)] = 21029,
  [SMALL_STATE(611)] = 21040,
  [SMALL_STATE(612)] = 21051,
  [SMALL_STATE(613)] = 21062,
  [SMALL_STATE(614)] = 21073,
  [SMALL_STATE(615)] = 21084,
  [SMALL_STATE(616)] = 21095,
  [SMALL_STATE(617)] = 21106,
  [SMALL_STATE(618)] = 21117,
  [SMALL_STATE(619)] = 21128,
  [SMALL_STATE(620)] = 21139,
  [SMALL_STATE(621)] = 21150,
  [SMALL_STATE(622)] = 21161,
  [SMALL_STATE(623)] = 21172,
  [SMALL_STATE(624)] = 21183,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [7] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(490),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(371),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(619),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(592),
  [17] = {.entry = {.count = 1, .reusable = true}}, SHIFT(270),
  [19] = {.entry = {.count = 1, .reusable = true}}, SHIFT(233),
  [21] = {.entry = {.count = 1, .reusable = true}}, SHIFT(507),
  [23] = {.entry = {.count = 1, .reusable = true}}, SHIFT(293),
  [25] = {.entry = {.count = 1, .reusable = true}}, SHIFT(510),
  [27] = {.entry = {.count = 1, .reusable = true}}, SHIFT(622),
  [29] = {.entry = {.count = 1, .reusable = true}}, SHIFT(512),
  [31] = {.entry = {.count = 1, .reusable = true}}, SHIFT(513),
  [33] = {.entry = {.count = 1, .reusable = true}}, SHIFT(546),
  [35] = {.entry = {.count = 1, .reusable = true}}, SHIFT(515),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(429),
  [39] = {.entry = {.count = 1, .reusable = true}}, SHIFT(581),
  [41] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 1),
  [43] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 1),
  [45] = {.entry = {.count = 1, .reusable = true}}, SHIFT(534),
  [47] = {.entry = {.count = 1, .reusable = true}}, SHIFT(218),
  [49] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1),
  [51] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1),
  [53] = {.entry = {.count = 1, .reusable = true}}, SHIFT(437),
  [55] = {.entry = {.count = 1, .reusable = true}}, SHIFT(190),
  [57] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 6, .production_id = 59),
  [59] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 6, .production_id = 59),
  [61] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 2),
  [63] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 2),
  [65] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [67] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [69] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 3),
  [71] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 3),
  [73] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 4, .production_id = 37),
  [75] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 4, .production_id = 37),
  [77] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 5, .production_id = 48),
  [79] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 5, .production_id = 48),
  [81] = {.entry = {.count = 1, .reusable = true}}, SHIFT(156),
  [83] = {.entry = {.count = 1, .reusable = true}}, SHIFT(602),
  [85] = {.entry = {.count = 1, .reusable = true}}, SHIFT(114),
  [87] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 22),
  [89] = {.entry = {.count = 1, .reusable = true}}, SHIFT(316),
  [91] = {.entry = {.count = 1, .reusable = false}}, SHIFT(508),
  [93] = {.entry = {.count = 1, .reusable = true}}, SHIFT(615),
  [95] = {.entry = {.count = 1, .reusable = true}}, SHIFT(509),
  [97] = {.entry = {.count = 1, .reusable = true}}, SHIFT(621),
  [99] = {.entry = {.count = 1, .reusable = true}}, SHIFT(550),
  [101] = {.entry = {.count = 1, .reusable = true}}, SHIFT(556),
  [103] = {.entry = {.count = 1, .reusable = true}}, SHIFT(457),
  [105] = {.entry = {.count = 1, .reusable = true}}, SHIFT(458),
  [107] = {.entry = {.count = 1, .reusable = true}}, SHIFT(560),
  [109] = {.entry = {.count = 1, .reusable = true}}, SHIFT(547),
  [111] = {.entry = {.count = 1, .reusable = true}}, SHIFT(27),
  [113] = {.entry = {.count = 1, .reusable = true}}, SHIFT(189),
  [115] = {.entry = {.count = 1, .reusable = true}}, SHIFT(299),
  [117] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 4, .production_id = 9),
  [119] = {.entry = {.count = 1, .reusable = true}}, SHIFT(321),
  [121] = {.entry = {.count = 1, .reusable = true}}, SHIFT(297),
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
  [146] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1),
  [148] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 5),
  [150] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 5),
  [152] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [154] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(545),
  [157] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 2),
  [159] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_variant_type, 2),
  [161] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_variant_type, 2),
  [163] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_existential_type, 2),
  [165] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_existential_type, 2),
  [167] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 2),
  [169] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 2),
  [171] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2),
  [173] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(490),
  [176] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(371),
  [179] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(619),
  [182] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(592),
  [185] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(270),
  [188] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(233),
  [191] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(507),
  [194] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(293),
  [197] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(510),
  [200] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(622),
  [203] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(512),
  [206] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(513),
  [209] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(546),
  [212] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(515),
  [215] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(429),
  [218] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(581),
  [221] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_optional_type, 2),
  [223] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_optional_type, 2),
  [225] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 3),
  [227] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 1),
  [229] = {.entry = {.count = 1, .reusable = true}}, SHIFT(545),
  [231] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 3),
  [233] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 3),
  [235] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_composed_type, 3),
  [237] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_composed_type, 3),
  [239] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 3),
  [241] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 3),
  [243] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 4),
  [245] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 4),
  [247] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 2),
  [249] = {.entry = {.count = 1, .reusable = true}}, SHIFT(530),
  [251] = {.entry = {.count = 1, .reusable = true}}, SHIFT(199),
  [253] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 5),
  [255] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 5),
  [257] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attributed_type, 2),
  [259] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attributed_type, 2),
  [261] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 1),
  [263] = {.entry = {.count = 1, .reusable = true}}, SHIFT(537),
  [265] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 2),
  [267] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 2),
  [269] = {.entry = {.count = 1, .reusable = true}}, SHIFT(441),
  [271] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 2),
  [273] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [275] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(537),
  [278] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 2),
  [280] = {.entry = {.count = 1, .reusable = true}}, SHIFT(174),
  [282] = {.entry = {.count = 1, .reusable = true}}, SHIFT(536),
  [284] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 2),
  [286] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(530),
  [289] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 1),
  [291] = {.entry = {.count = 1, .reusable = true}}, SHIFT(422),
  [293] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 1),
  [295] = {.entry = {.count = 1, .reusable = true}}, SHIFT(170),
  [297] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 1),
  [299] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 3),
  [301] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 3),
  [303] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [305] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(536),
  [308] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [310] = {.entry = {.count = 1, .reusable = true}}, SHIFT(430),
  [312] = {.entry = {.count = 1, .reusable = true}}, SHIFT(169),
  [314] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 4, .production_id = 37),
  [316] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 3),
  [318] = {.entry = {.count = 1, .reusable = true}}, SHIFT(438),
  [320] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 1),
  [322] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 2),
  [324] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 22),
  [326] = {.entry = {.count = 1, .reusable = true}}, SHIFT(323),
  [328] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [330] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 3),
  [332] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 9),
  [334] = {.entry = {.count = 1, .reusable = true}}, SHIFT(319),
  [336] = {.entry = {.count = 1, .reusable = true}}, SHIFT(300),
  [338] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 72),
  [340] = {.entry = {.count = 1, .reusable = true}}, SHIFT(311),
  [342] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 67),
  [344] = {.entry = {.count = 1, .reusable = true}}, SHIFT(309),
  [346] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 64),
  [348] = {.entry = {.count = 1, .reusable = true}}, SHIFT(306),
  [350] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 67),
  [352] = {.entry = {.count = 1, .reusable = true}}, SHIFT(308),
  [354] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 54),
  [356] = {.entry = {.count = 1, .reusable = true}}, SHIFT(298),
  [358] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 72),
  [360] = {.entry = {.count = 1, .reusable = true}}, SHIFT(303),
  [362] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 9),
  [364] = {.entry = {.count = 1, .reusable = true}}, SHIFT(296),
  [366] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 22),
  [368] = {.entry = {.count = 1, .reusable = true}}, SHIFT(307),
  [370] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 64),
  [372] = {.entry = {.count = 1, .reusable = true}}, SHIFT(310),
  [374] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 3),
  [376] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(602),
  [379] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(114),
  [382] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2),
  [384] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(508),
  [387] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(615),
  [390] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(509),
  [393] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(621),
  [396] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(550),
  [399] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(556),
  [402] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(457),
  [405] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(458),
  [408] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(560),
  [411] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(547),
  [414] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 54),
  [416] = {.entry = {.count = 1, .reusable = true}}, SHIFT(305),
  [418] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 4, .production_id = 37),
  [420] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 6, .production_id = 60),
  [422] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 6, .production_id = 60),
  [424] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 6),
  [426] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 6),
  [428] = {.entry = {.count = 1, .reusable = true}}, SHIFT(596),
  [430] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 2),
  [432] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 2),
  [434] = {.entry = {.count = 1, .reusable = true}}, SHIFT(600),
  [436] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 5),
  [438] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 5),
  [440] = {.entry = {.count = 1, .reusable = true}}, SHIFT(107),
  [442] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_empty_dictionary, 3),
  [444] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_empty_dictionary, 3),
  [446] = {.entry = {.count = 1, .reusable = true}}, SHIFT(216),
  [448] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_value, 2),
  [450] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_case_value, 2),
  [452] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3, .production_id = 26),
  [454] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3, .production_id = 26),
  [456] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3),
  [458] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3),
  [460] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(543),
  [463] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 4),
  [465] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 4),
  [467] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil, 1),
  [469] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_nil, 1),
  [471] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_boolean, 1),
  [473] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_boolean, 1),
  [475] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 5),
  [477] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 5),
  [479] = {.entry = {.count = 1, .reusable = true}}, SHIFT(573),
  [481] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__value, 2),
  [483] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__value, 2),
  [485] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_empty_array, 2),
  [487] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_empty_array, 2),
  [489] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 7),
  [491] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 7),
  [493] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 1),
  [495] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 1),
  [497] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 2),
  [499] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 2),
  [501] = {.entry = {.count = 1, .reusable = true}}, SHIFT(117),
  [503] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 3),
  [505] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 3),
  [507] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 12),
  [509] = {.entry = {.count = 1, .reusable = true}}, SHIFT(161),
  [511] = {.entry = {.count = 1, .reusable = true}}, SHIFT(361),
  [513] = {.entry = {.count = 1, .reusable = true}}, SHIFT(470),
  [515] = {.entry = {.count = 1, .reusable = true}}, SHIFT(425),
  [517] = {.entry = {.count = 1, .reusable = true}}, SHIFT(268),
  [519] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 3, .production_id = 3),
  [521] = {.entry = {.count = 1, .reusable = true}}, SHIFT(449),
  [523] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 4, .production_id = 5),
  [525] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 25),
  [527] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 24),
  [529] = {.entry = {.count = 1, .reusable = true}}, SHIFT(312),
  [531] = {.entry = {.count = 1, .reusable = true}}, SHIFT(141),
  [533] = {.entry = {.count = 1, .reusable = true}}, SHIFT(498),
  [535] = {.entry = {.count = 1, .reusable = true}}, SHIFT(526),
  [537] = {.entry = {.count = 1, .reusable = true}}, SHIFT(586),
  [539] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(233),
  [542] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(507),
  [545] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(312),
  [548] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(512),
  [551] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(513),
  [554] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(546),
  [557] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2),
  [559] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(498),
  [562] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(526),
  [565] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(586),
  [568] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(581),
  [571] = {.entry = {.count = 1, .reusable = true}}, SHIFT(136),
  [573] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 3),
  [575] = {.entry = {.count = 1, .reusable = true}}, SHIFT(462),
  [577] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 12),
  [579] = {.entry = {.count = 1, .reusable = true}}, SHIFT(468),
  [581] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 11),
  [583] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 11),
  [585] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 3),
  [587] = {.entry = {.count = 1, .reusable = false}}, SHIFT(341),
  [589] = {.entry = {.count = 1, .reusable = true}}, SHIFT(157),
  [591] = {.entry = {.count = 1, .reusable = false}}, SHIFT(185),
  [593] = {.entry = {.count = 1, .reusable = true}}, SHIFT(186),
  [595] = {.entry = {.count = 1, .reusable = false}}, SHIFT(188),
  [597] = {.entry = {.count = 1, .reusable = false}}, SHIFT(471),
  [599] = {.entry = {.count = 1, .reusable = false}}, SHIFT(191),
  [601] = {.entry = {.count = 1, .reusable = true}}, SHIFT(191),
  [603] = {.entry = {.count = 1, .reusable = true}}, SHIFT(341),
  [605] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 3),
  [607] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 14),
  [609] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 3),
  [611] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 14),
  [613] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 1),
  [615] = {.entry = {.count = 1, .reusable = true}}, SHIFT(227),
  [617] = {.entry = {.count = 1, .reusable = true}}, SHIFT(522),
  [619] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 2),
  [621] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 3, .production_id = 2),
  [623] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2),
  [625] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2), SHIFT_REPEAT(268),
  [628] = {.entry = {.count = 1, .reusable = false}}, SHIFT(351),
  [630] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [632] = {.entry = {.count = 1, .reusable = true}}, SHIFT(351),
  [634] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 7),
  [636] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 5, .production_id = 17),
  [638] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 8),
  [640] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 2),
  [642] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 7),
  [644] = {.entry = {.count = 1, .reusable = true}}, SHIFT(416),
  [646] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 20),
  [648] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 21),
  [650] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 20),
  [652] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 21),
  [654] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 8),
  [656] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [658] = {.entry = {.count = 1, .reusable = true}}, SHIFT(144),
  [660] = {.entry = {.count = 1, .reusable = false}}, SHIFT(181),
  [662] = {.entry = {.count = 1, .reusable = false}}, SHIFT(193),
  [664] = {.entry = {.count = 1, .reusable = true}}, SHIFT(217),
  [666] = {.entry = {.count = 1, .reusable = false}}, SHIFT(182),
  [668] = {.entry = {.count = 1, .reusable = false}}, SHIFT(475),
  [670] = {.entry = {.count = 1, .reusable = false}}, SHIFT(167),
  [672] = {.entry = {.count = 1, .reusable = true}}, SHIFT(167),
  [674] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [676] = {.entry = {.count = 1, .reusable = false}}, SHIFT(348),
  [678] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [680] = {.entry = {.count = 1, .reusable = true}}, SHIFT(348),
  [682] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 2),
  [684] = {.entry = {.count = 1, .reusable = false}}, SHIFT(35),
  [686] = {.entry = {.count = 1, .reusable = false}}, SHIFT(173),
  [688] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [690] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 6, .production_id = 30),
  [692] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 6, .production_id = 30),
  [694] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 6, .production_id = 32),
  [696] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 3, .production_id = 2),
  [698] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 2),
  [700] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 2), SHIFT(543),
  [703] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 10),
  [705] = {.entry = {.count = 1, .reusable = true}}, SHIFT(473),
  [707] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 19),
  [709] = {.entry = {.count = 1, .reusable = true}}, SHIFT(480),
  [711] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 3),
  [713] = {.entry = {.count = 1, .reusable = true}}, SHIFT(484),
  [715] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 34),
  [717] = {.entry = {.count = 1, .reusable = true}}, SHIFT(463),
  [719] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 23),
  [721] = {.entry = {.count = 1, .reusable = true}}, SHIFT(466),
  [723] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3),
  [725] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 3), SHIFT(543),
  [728] = {.entry = {.count = 1, .reusable = false}}, SHIFT(350),
  [730] = {.entry = {.count = 1, .reusable = true}}, SHIFT(350),
  [732] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 19),
  [734] = {.entry = {.count = 1, .reusable = true}}, SHIFT(482),
  [736] = {.entry = {.count = 1, .reusable = true}}, SHIFT(542),
  [738] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 23),
  [740] = {.entry = {.count = 1, .reusable = true}}, SHIFT(443),
  [742] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 34),
  [744] = {.entry = {.count = 1, .reusable = true}}, SHIFT(447),
  [746] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 12),
  [748] = {.entry = {.count = 1, .reusable = true}}, SHIFT(448),
  [750] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 4),
  [752] = {.entry = {.count = 1, .reusable = true}}, SHIFT(237),
  [754] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 10),
  [756] = {.entry = {.count = 1, .reusable = true}}, SHIFT(460),
  [758] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3, .production_id = 26),
  [760] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 2),
  [762] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 2, .production_id = 6),
  [764] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 3),
  [766] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 1),
  [768] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__head_clause, 2),
  [770] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 5, .production_id = 22),
  [772] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 3, .production_id = 13),
  [774] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_level, 1),
  [776] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 2),
  [778] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 4, .production_id = 9),
  [780] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 4),
  [782] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 5),
  [784] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 3),
  [786] = {.entry = {.count = 1, .reusable = true}}, SHIFT(215),
  [788] = {.entry = {.count = 1, .reusable = true}}, SHIFT(476),
  [790] = {.entry = {.count = 1, .reusable = true}}, SHIFT(575),
  [792] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 2),
  [794] = {.entry = {.count = 1, .reusable = true}}, SHIFT(194),
  [796] = {.entry = {.count = 1, .reusable = true}}, SHIFT(445),
  [798] = {.entry = {.count = 1, .reusable = true}}, SHIFT(606),
  [800] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 3, .production_id = 4),
  [802] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 27),
  [804] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 2, .production_id = 1),
  [806] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_access, 2),
  [808] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 7),
  [810] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 8),
  [812] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil_rule, 2),
  [814] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 28),
  [816] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 29),
  [818] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 6, .production_id = 30),
  [820] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 31),
  [822] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 33),
  [824] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 40),
  [826] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 41),
  [828] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 42),
  [830] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_archived_prefix, 4),
  [832] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 44),
  [834] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 45),
  [836] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 11),
  [838] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 49),
  [840] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 50),
  [842] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 51),
  [844] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 52),
  [846] = {.entry = {.count = 1, .reusable = false}}, SHIFT(589),
  [848] = {.entry = {.count = 1, .reusable = false}}, SHIFT(532),
  [850] = {.entry = {.count = 1, .reusable = false}}, SHIFT(593),
  [852] = {.entry = {.count = 1, .reusable = false}}, SHIFT(225),
  [854] = {.entry = {.count = 1, .reusable = false}}, SHIFT(617),
  [856] = {.entry = {.count = 1, .reusable = false}}, SHIFT(525),
  [858] = {.entry = {.count = 1, .reusable = false}}, SHIFT(486),
  [860] = {.entry = {.count = 1, .reusable = false}}, SHIFT(140),
  [862] = {.entry = {.count = 1, .reusable = false}}, SHIFT(608),
  [864] = {.entry = {.count = 1, .reusable = false}}, SHIFT(559),
  [866] = {.entry = {.count = 1, .reusable = false}}, SHIFT(611),
  [868] = {.entry = {.count = 1, .reusable = false}}, SHIFT(582),
  [870] = {.entry = {.count = 1, .reusable = false}}, SHIFT(599),
  [872] = {.entry = {.count = 1, .reusable = false}}, SHIFT(548),
  [874] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6, .production_id = 56),
  [876] = {.entry = {.count = 1, .reusable = true}}, SHIFT(610),
  [878] = {.entry = {.count = 1, .reusable = true}}, SHIFT(613),
  [880] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_lenient_rule, 1),
  [882] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 3, .production_id = 2),
  [884] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 9, .production_id = 62),
  [886] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7, .production_id = 66),
  [888] = {.entry = {.count = 1, .reusable = true}}, SHIFT(570),
  [890] = {.entry = {.count = 1, .reusable = true}}, SHIFT(571),
  [892] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 14),
  [894] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 5, .production_id = 15),
  [896] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 18),
  [898] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 20),
  [900] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 21),
  [902] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 7, .production_id = 43),
  [904] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(233),
  [907] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(280),
  [910] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 2),
  [912] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(581),
  [915] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 66),
  [917] = {.entry = {.count = 1, .reusable = true}}, SHIFT(577),
  [919] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 5),
  [921] = {.entry = {.count = 1, .reusable = true}}, SHIFT(557),
  [923] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8, .production_id = 56),
  [925] = {.entry = {.count = 1, .reusable = true}}, SHIFT(552),
  [927] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 4),
  [929] = {.entry = {.count = 1, .reusable = true}}, SHIFT(576),
  [931] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6),
  [933] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 12, .production_id = 66),
  [935] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 10, .production_id = 66),
  [937] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 11, .production_id = 56),
  [939] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7),
  [941] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8),
  [943] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 56),
  [945] = {.entry = {.count = 1, .reusable = true}}, SHIFT(280),
  [947] = {.entry = {.count = 1, .reusable = true}}, SHIFT(541),
  [949] = {.entry = {.count = 1, .reusable = true}}, SHIFT(587),
  [951] = {.entry = {.count = 1, .reusable = true}}, SHIFT(491),
  [953] = {.entry = {.count = 1, .reusable = true}}, SHIFT(499),
  [955] = {.entry = {.count = 1, .reusable = true}}, SHIFT(503),
  [957] = {.entry = {.count = 1, .reusable = true}}, SHIFT(504),
  [959] = {.entry = {.count = 1, .reusable = true}}, SHIFT(428),
  [961] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 1),
  [963] = {.entry = {.count = 1, .reusable = true}}, SHIFT(569),
  [965] = {.entry = {.count = 1, .reusable = true}}, SHIFT(494),
  [967] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 65),
  [969] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 46),
  [971] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 63),
  [973] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 57),
  [975] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 55),
  [977] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_setter, 4),
  [979] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 68),
  [981] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 10, .production_id = 77),
  [983] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_swift_member, 2),
  [985] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 69),
  [987] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 70),
  [989] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 73),
  [991] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 71),
  [993] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 75),
  [995] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 74),
  [997] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 76),
  [999] = {.entry = {.count = 1, .reusable = true}}, SHIFT(489),
  [1001] = {.entry = {.count = 1, .reusable = true}}, SHIFT(129),
  [1003] = {.entry = {.count = 1, .reusable = true}}, SHIFT(413),
  [1005] = {.entry = {.count = 1, .reusable = true}}, SHIFT(501),
  [1007] = {.entry = {.count = 1, .reusable = true}}, SHIFT(492),
  [1009] = {.entry = {.count = 1, .reusable = true}}, SHIFT(493),
  [1011] = {.entry = {.count = 1, .reusable = true}}, SHIFT(128),
  [1013] = {.entry = {.count = 1, .reusable = true}}, SHIFT(431),
  [1015] = {.entry = {.count = 1, .reusable = false}}, SHIFT(528),
  [1017] = {.entry = {.count = 1, .reusable = true}}, SHIFT(528),
  [1019] = {.entry = {.count = 1, .reusable = false}}, SHIFT(273),
  [1021] = {.entry = {.count = 1, .reusable = true}}, SHIFT(273),
  [1023] = {.entry = {.count = 1, .reusable = true}}, SHIFT(104),
  [1025] = {.entry = {.count = 1, .reusable = true}}, SHIFT(406),
  [1027] = {.entry = {.count = 1, .reusable = true}}, SHIFT(535),
  [1029] = {.entry = {.count = 1, .reusable = true}}, SHIFT(538),
  [1031] = {.entry = {.count = 1, .reusable = true}}, SHIFT(539),
  [1033] = {.entry = {.count = 1, .reusable = true}}, SHIFT(105),
  [1035] = {.entry = {.count = 1, .reusable = true}}, SHIFT(435),
  [1037] = {.entry = {.count = 1, .reusable = false}}, SHIFT(98),
  [1039] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [1041] = {.entry = {.count = 1, .reusable = false}}, SHIFT(75),
  [1043] = {.entry = {.count = 1, .reusable = true}}, SHIFT(75),
  [1045] = {.entry = {.count = 1, .reusable = false}}, SHIFT(339),
  [1047] = {.entry = {.count = 1, .reusable = true}}, SHIFT(339),
  [1049] = {.entry = {.count = 1, .reusable = false}}, SHIFT(334),
  [1051] = {.entry = {.count = 1, .reusable = true}}, SHIFT(334),
  [1053] = {.entry = {.count = 1, .reusable = false}}, SHIFT(74),
  [1055] = {.entry = {.count = 1, .reusable = true}}, SHIFT(74),
  [1057] = {.entry = {.count = 1, .reusable = false}}, SHIFT(269),
  [1059] = {.entry = {.count = 1, .reusable = true}}, SHIFT(269),
  [1061] = {.entry = {.count = 1, .reusable = false}}, SHIFT(76),
  [1063] = {.entry = {.count = 1, .reusable = true}}, SHIFT(76),
  [1065] = {.entry = {.count = 1, .reusable = false}}, SHIFT(340),
  [1067] = {.entry = {.count = 1, .reusable = true}}, SHIFT(340),
  [1069] = {.entry = {.count = 1, .reusable = false}}, SHIFT(71),
  [1071] = {.entry = {.count = 1, .reusable = true}}, SHIFT(71),
  [1073] = {.entry = {.count = 1, .reusable = false}}, SHIFT(344),
  [1075] = {.entry = {.count = 1, .reusable = true}}, SHIFT(344),
  [1077] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 3),
  [1079] = {.entry = {.count = 1, .reusable = true}}, SHIFT(318),
  [1081] = {.entry = {.count = 1, .reusable = true}}, SHIFT(159),
  [1083] = {.entry = {.count = 1, .reusable = true}}, SHIFT(500),
  [1085] = {.entry = {.count = 1, .reusable = true}}, SHIFT(317),
  [1087] = {.entry = {.count = 1, .reusable = true}}, SHIFT(518),
  [1089] = {.entry = {.count = 1, .reusable = true}}, SHIFT(567),
  [1091] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 2, .production_id = 16),
  [1093] = {.entry = {.count = 1, .reusable = true}}, SHIFT(322),
  [1095] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2),
  [1097] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2), SHIFT_REPEAT(324),
  [1100] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 16),
  [1102] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 3),
  [1104] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 6, .production_id = 47),
  [1106] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 3),
  [1108] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 35),
  [1110] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 47),
  [1112] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 3),
  [1114] = {.entry = {.count = 1, .reusable = true}}, SHIFT(324),
  [1116] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 16),
  [1118] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2),
  [1120] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(500),
  [1123] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(317),
  [1126] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(518),
  [1129] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(567),
  [1132] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 2),
  [1134] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 35),
  [1136] = {.entry = {.count = 1, .reusable = true}}, SHIFT(221),
  [1138] = {.entry = {.count = 1, .reusable = true}}, SHIFT(421),
  [1140] = {.entry = {.count = 1, .reusable = true}}, SHIFT(138),
  [1142] = {.entry = {.count = 1, .reusable = true}}, SHIFT(607),
  [1144] = {.entry = {.count = 1, .reusable = true}}, SHIFT(523),
  [1146] = {.entry = {.count = 1, .reusable = true}}, SHIFT(148),
  [1148] = {.entry = {.count = 1, .reusable = true}}, SHIFT(495),
  [1150] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(507),
  [1153] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(421),
  [1156] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2),
  [1158] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(607),
  [1161] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(526),
  [1164] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(523),
  [1167] = {.entry = {.count = 1, .reusable = true}}, SHIFT(195),
  [1169] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 4),
  [1171] = {.entry = {.count = 1, .reusable = true}}, SHIFT(175),
  [1173] = {.entry = {.count = 1, .reusable = true}}, SHIFT(219),
  [1175] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 3),
  [1177] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4, .production_id = 58),
  [1179] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4),
  [1181] = {.entry = {.count = 1, .reusable = true}}, SHIFT(123),
  [1183] = {.entry = {.count = 1, .reusable = true}}, SHIFT(343),
  [1185] = {.entry = {.count = 1, .reusable = false}}, SHIFT(469),
  [1187] = {.entry = {.count = 1, .reusable = true}}, SHIFT(132),
  [1189] = {.entry = {.count = 1, .reusable = true}}, SHIFT(516),
  [1191] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 2),
  [1193] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 39),
  [1195] = {.entry = {.count = 1, .reusable = true}}, SHIFT(487),
  [1197] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 1, .production_id = 36),
  [1199] = {.entry = {.count = 1, .reusable = true}}, SHIFT(524),
  [1201] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(507),
  [1204] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2),
  [1206] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(516),
  [1209] = {.entry = {.count = 1, .reusable = true}}, SHIFT(196),
  [1211] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1213] = {.entry = {.count = 1, .reusable = true}}, SHIFT(61),
  [1215] = {.entry = {.count = 1, .reusable = true}}, SHIFT(203),
  [1217] = {.entry = {.count = 1, .reusable = true}}, SHIFT(63),
  [1219] = {.entry = {.count = 1, .reusable = true}}, SHIFT(160),
  [1221] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 5, .production_id = 16),
  [1223] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [1225] = {.entry = {.count = 1, .reusable = true}}, SHIFT(16),
  [1227] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [1229] = {.entry = {.count = 1, .reusable = true}}, SHIFT(313),
  [1231] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, .production_id = 39),
  [1233] = {.entry = {.count = 1, .reusable = true}}, SHIFT(370),
  [1235] = {.entry = {.count = 1, .reusable = true}}, SHIFT(197),
  [1237] = {.entry = {.count = 1, .reusable = true}}, SHIFT(93),
  [1239] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2),
  [1241] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 4, .production_id = 48),
  [1243] = {.entry = {.count = 1, .reusable = true}}, SHIFT(220),
  [1245] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [1247] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2),
  [1249] = {.entry = {.count = 1, .reusable = true}}, SHIFT(38),
  [1251] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [1253] = {.entry = {.count = 1, .reusable = true}}, SHIFT(29),
  [1255] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 38), SHIFT_REPEAT(588),
  [1258] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 38),
  [1260] = {.entry = {.count = 1, .reusable = true}}, SHIFT(578),
  [1262] = {.entry = {.count = 1, .reusable = true}}, SHIFT(28),
  [1264] = {.entry = {.count = 1, .reusable = false}}, SHIFT(434),
  [1266] = {.entry = {.count = 1, .reusable = true}}, SHIFT(434),
  [1268] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2), SHIFT_REPEAT(415),
  [1271] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2),
  [1273] = {.entry = {.count = 1, .reusable = true}}, SHIFT(618),
  [1275] = {.entry = {.count = 1, .reusable = true}}, SHIFT(109),
  [1277] = {.entry = {.count = 1, .reusable = true}}, SHIFT(423),
  [1279] = {.entry = {.count = 1, .reusable = true}}, SHIFT(624),
  [1281] = {.entry = {.count = 1, .reusable = true}}, SHIFT(588),
  [1283] = {.entry = {.count = 1, .reusable = true}}, SHIFT(69),
  [1285] = {.entry = {.count = 1, .reusable = true}}, SHIFT(426),
  [1287] = {.entry = {.count = 1, .reusable = true}}, SHIFT(564),
  [1289] = {.entry = {.count = 1, .reusable = true}}, SHIFT(234),
  [1291] = {.entry = {.count = 1, .reusable = true}}, SHIFT(56),
  [1293] = {.entry = {.count = 1, .reusable = true}}, SHIFT(461),
  [1295] = {.entry = {.count = 1, .reusable = true}}, SHIFT(485),
  [1297] = {.entry = {.count = 1, .reusable = true}}, SHIFT(446),
  [1299] = {.entry = {.count = 1, .reusable = true}}, SHIFT(481),
  [1301] = {.entry = {.count = 1, .reusable = true}}, SHIFT(415),
  [1303] = {.entry = {.count = 1, .reusable = true}}, SHIFT(201),
  [1305] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [1307] = {.entry = {.count = 1, .reusable = false}}, SHIFT(414),
  [1309] = {.entry = {.count = 1, .reusable = true}}, SHIFT(414),
  [1311] = {.entry = {.count = 1, .reusable = true}}, SHIFT(314),
  [1313] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2),
  [1315] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(434),
  [1318] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(434),
  [1321] = {.entry = {.count = 1, .reusable = true}}, SHIFT(65),
  [1323] = {.entry = {.count = 1, .reusable = false}}, SHIFT(436),
  [1325] = {.entry = {.count = 1, .reusable = true}}, SHIFT(436),
  [1327] = {.entry = {.count = 1, .reusable = true}}, SHIFT(57),
  [1329] = {.entry = {.count = 1, .reusable = true}}, SHIFT(198),
  [1331] = {.entry = {.count = 1, .reusable = true}}, SHIFT(81),
  [1333] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [1335] = {.entry = {.count = 1, .reusable = true}}, SHIFT(85),
  [1337] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 6, .production_id = 9),
  [1339] = {.entry = {.count = 1, .reusable = true}}, SHIFT(568),
  [1341] = {.entry = {.count = 1, .reusable = true}}, SHIFT(135),
  [1343] = {.entry = {.count = 1, .reusable = true}}, SHIFT(352),
  [1345] = {.entry = {.count = 1, .reusable = true}}, SHIFT(572),
  [1347] = {.entry = {.count = 1, .reusable = true}}, SHIFT(66),
  [1349] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 53),
  [1351] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 8, .production_id = 9),
  [1353] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2), SHIFT_REPEAT(135),
  [1356] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2),
  [1358] = {.entry = {.count = 1, .reusable = true}}, SHIFT(454),
  [1360] = {.entry = {.count = 1, .reusable = true}}, SHIFT(236),
  [1362] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 38), SHIFT_REPEAT(196),
  [1365] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 38),
  [1367] = {.entry = {.count = 1, .reusable = true}}, SHIFT(226),
  [1369] = {.entry = {.count = 1, .reusable = true}}, SHIFT(349),
  [1371] = {.entry = {.count = 1, .reusable = true}}, SHIFT(55),
  [1373] = {.entry = {.count = 1, .reusable = true}}, SHIFT(68),
  [1375] = {.entry = {.count = 1, .reusable = true}}, SHIFT(511),
  [1377] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2), SHIFT_REPEAT(203),
  [1380] = {.entry = {.count = 1, .reusable = true}}, SHIFT(514),
  [1382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(580),
  [1384] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2), SHIFT_REPEAT(454),
  [1387] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2),
  [1389] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [1391] = {.entry = {.count = 1, .reusable = true}}, SHIFT(18),
  [1393] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [1395] = {.entry = {.count = 1, .reusable = true}}, SHIFT(605),
  [1397] = {.entry = {.count = 1, .reusable = true}}, SHIFT(247),
  [1399] = {.entry = {.count = 1, .reusable = true}}, SHIFT(359),
  [1401] = {.entry = {.count = 1, .reusable = true}}, SHIFT(616),
  [1403] = {.entry = {.count = 1, .reusable = true}}, SHIFT(134),
  [1405] = {.entry = {.count = 1, .reusable = false}}, SHIFT(133),
  [1407] = {.entry = {.count = 1, .reusable = true}}, SHIFT(133),
  [1409] = {.entry = {.count = 1, .reusable = true}}, SHIFT(245),
  [1411] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 5, .production_id = 39),
  [1413] = {.entry = {.count = 1, .reusable = true}}, SHIFT(604),
  [1415] = {.entry = {.count = 1, .reusable = true}}, SHIFT(360),
  [1417] = {.entry = {.count = 1, .reusable = true}}, SHIFT(158),
  [1419] = {.entry = {.count = 1, .reusable = true}}, SHIFT(561),
  [1421] = {.entry = {.count = 1, .reusable = true}}, SHIFT(563),
  [1423] = {.entry = {.count = 1, .reusable = true}}, SHIFT(325),
  [1425] = {.entry = {.count = 1, .reusable = true}}, SHIFT(411),
  [1427] = {.entry = {.count = 1, .reusable = true}}, SHIFT(527),
  [1429] = {.entry = {.count = 1, .reusable = true}}, SHIFT(506),
  [1431] = {.entry = {.count = 1, .reusable = true}}, SHIFT(92),
  [1433] = {.entry = {.count = 1, .reusable = true}}, SHIFT(355),
  [1435] = {.entry = {.count = 1, .reusable = true}}, SHIFT(598),
  [1437] = {.entry = {.count = 1, .reusable = true}}, SHIFT(357),
  [1439] = {.entry = {.count = 1, .reusable = true}}, SHIFT(356),
  [1441] = {.entry = {.count = 1, .reusable = true}}, SHIFT(620),
  [1443] = {.entry = {.count = 1, .reusable = true}}, SHIFT(609),
  [1445] = {.entry = {.count = 1, .reusable = true}}, SHIFT(584),
  [1447] = {.entry = {.count = 1, .reusable = true}}, SHIFT(590),
  [1449] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 36),
  [1451] = {.entry = {.count = 1, .reusable = true}}, SHIFT(395),
  [1453] = {.entry = {.count = 1, .reusable = true}}, SHIFT(326),
  [1455] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, .production_id = 61),
  [1457] = {.entry = {.count = 1, .reusable = true}}, SHIFT(39),
  [1459] = {.entry = {.count = 1, .reusable = true}}, SHIFT(378),
  [1461] = {.entry = {.count = 1, .reusable = true}}, SHIFT(222),
  [1463] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [1465] = {.entry = {.count = 1, .reusable = true}}, SHIFT(96),
  [1467] = {.entry = {.count = 1, .reusable = true}}, SHIFT(53),
  [1469] = {.entry = {.count = 1, .reusable = true}}, SHIFT(614),
  [1471] = {.entry = {.count = 1, .reusable = true}}, SHIFT(112),
  [1473] = {.entry = {.count = 1, .reusable = false}}, SHIFT(111),
  [1475] = {.entry = {.count = 1, .reusable = true}}, SHIFT(111),
  [1477] = {.entry = {.count = 1, .reusable = true}}, SHIFT(358),
  [1479] = {.entry = {.count = 1, .reusable = true}}, SHIFT(97),
  [1481] = {.entry = {.count = 1, .reusable = true}}, SHIFT(40),
  [1483] = {.entry = {.count = 1, .reusable = true}}, SHIFT(601),
  [1485] = {.entry = {.count = 1, .reusable = true}}, SHIFT(565),
  [1487] = {.entry = {.count = 1, .reusable = true}}, SHIFT(533),
  [1489] = {.entry = {.count = 1, .reusable = true}}, SHIFT(409),
  [1491] = {.entry = {.count = 1, .reusable = true}}, SHIFT(544),
  [1493] = {.entry = {.count = 1, .reusable = true}}, SHIFT(372),
  [1495] = {.entry = {.count = 1, .reusable = true}}, SHIFT(574),
  [1497] = {.entry = {.count = 1, .reusable = true}}, SHIFT(287),
  [1499] = {.entry = {.count = 1, .reusable = true}}, SHIFT(301),
  [1501] = {.entry = {.count = 1, .reusable = true}}, SHIFT(292),
  [1503] = {.entry = {.count = 1, .reusable = true}}, SHIFT(315),
  [1505] = {.entry = {.count = 1, .reusable = true}}, SHIFT(562),
  [1507] = {.entry = {.count = 1, .reusable = true}}, SHIFT(520),
  [1509] = {.entry = {.count = 1, .reusable = true}}, SHIFT(591),
  [1511] = {.entry = {.count = 1, .reusable = true}}, SHIFT(208),
  [1513] = {.entry = {.count = 1, .reusable = true}}, SHIFT(291),
  [1515] = {.entry = {.count = 1, .reusable = true}}, SHIFT(168),
  [1517] = {.entry = {.count = 1, .reusable = true}}, SHIFT(205),
  [1519] = {.entry = {.count = 1, .reusable = true}}, SHIFT(603),
  [1521] = {.entry = {.count = 1, .reusable = true}}, SHIFT(551),
  [1523] = {.entry = {.count = 1, .reusable = true}}, SHIFT(345),
  [1525] = {.entry = {.count = 1, .reusable = true}}, SHIFT(452),
  [1527] = {.entry = {.count = 1, .reusable = true}}, SHIFT(554),
  [1529] = {.entry = {.count = 1, .reusable = true}}, SHIFT(553),
  [1531] = {.entry = {.count = 1, .reusable = true}}, SHIFT(281),
  [1533] = {.entry = {.count = 1, .reusable = true}}, SHIFT(288),
  [1535] = {.entry = {.count = 1, .reusable = true}}, SHIFT(113),
  [1537] = {.entry = {.count = 1, .reusable = true}}, SHIFT(289),
  [1539] = {.entry = {.count = 1, .reusable = true}}, SHIFT(282),
  [1541] = {.entry = {.count = 1, .reusable = true}}, SHIFT(623),
  [1543] = {.entry = {.count = 1, .reusable = true}}, SHIFT(594),
  [1545] = {.entry = {.count = 1, .reusable = true}}, SHIFT(497),
  [1547] = {.entry = {.count = 1, .reusable = true}}, SHIFT(502),
  [1549] = {.entry = {.count = 1, .reusable = true}}, SHIFT(285),
  [1551] = {.entry = {.count = 1, .reusable = true}}, SHIFT(116),
  [1553] = {.entry = {.count = 1, .reusable = true}}, SHIFT(521),
  [1555] = {.entry = {.count = 1, .reusable = true}}, SHIFT(180),
  [1557] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1559] = {.entry = {.count = 1, .reusable = true}}, SHIFT(304),
  [1561] = {.entry = {.count = 1, .reusable = true}}, SHIFT(558),
  [1563] = {.entry = {.count = 1, .reusable = true}}, SHIFT(451),
  [1565] = {.entry = {.count = 1, .reusable = true}}, SHIFT(408),
  [1567] = {.entry = {.count = 1, .reusable = true}}, SHIFT(231),
  [1569] = {.entry = {.count = 1, .reusable = true}}, SHIFT(251),
  [1571] = {.entry = {.count = 1, .reusable = true}}, SHIFT(286),
  [1573] = {.entry = {.count = 1, .reusable = true}}, SHIFT(531),
  [1575] = {.entry = {.count = 1, .reusable = true}}, SHIFT(597),
  [1577] = {.entry = {.count = 1, .reusable = true}}, SHIFT(108),
  [1579] = {.entry = {.count = 1, .reusable = true}}, SHIFT(529),
  [1581] = {.entry = {.count = 1, .reusable = true}}, SHIFT(419),
  [1583] = {.entry = {.count = 1, .reusable = true}}, SHIFT(101),
  [1585] = {.entry = {.count = 1, .reusable = true}}, SHIFT(200),
  [1587] = {.entry = {.count = 1, .reusable = true}}, SHIFT(192),
  [1589] = {.entry = {.count = 1, .reusable = true}}, SHIFT(171),
  [1591] = {.entry = {.count = 1, .reusable = true}}, SHIFT(284),
  [1593] = {.entry = {.count = 1, .reusable = true}}, SHIFT(505),
  [1595] = {.entry = {.count = 1, .reusable = true}}, SHIFT(202),
  [1597] = {.entry = {.count = 1, .reusable = true}}, SHIFT(555),
  [1599] = {.entry = {.count = 1, .reusable = true}}, SHIFT(433),
  [1601] = {.entry = {.count = 1, .reusable = true}}, SHIFT(283),
  [1603] = {.entry = {.count = 1, .reusable = true}}, SHIFT(91),
  [1605] = {.entry = {.count = 1, .reusable = true}}, SHIFT(166),
  [1607] = {.entry = {.count = 1, .reusable = true}}, SHIFT(207),
  [1609] = {.entry = {.count = 1, .reusable = true}}, SHIFT(442),
  [1611] = {.entry = {.count = 1, .reusable = true}}, SHIFT(583),
  [1613] = {.entry = {.count = 1, .reusable = true}}, SHIFT(540),
  [1615] = {.entry = {.count = 1, .reusable = true}}, SHIFT(412),
  [1617] = {.entry = {.count = 1, .reusable = true}}, SHIFT(595),
  [1619] = {.entry = {.count = 1, .reusable = true}}, SHIFT(290),
  [1621] = {.entry = {.count = 1, .reusable = true}}, SHIFT(566),
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
