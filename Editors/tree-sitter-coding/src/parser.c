#include <tree_sitter/parser.h>

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 662
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 211
#define ALIAS_COUNT 0
#define TOKEN_COUNT 129
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
  anon_sym_dictionary = 37,
  anon_sym_version = 38,
  anon_sym_key = 39,
  anon_sym_boxed = 40,
  anon_sym_unwritten = 41,
  anon_sym_refuses = 42,
  anon_sym_newer = 43,
  anon_sym_coding = 44,
  anon_sym_formerly = 45,
  anon_sym_sequential = 46,
  anon_sym_only = 47,
  anon_sym_marker = 48,
  anon_sym_keyed = 49,
  anon_sym_else = 50,
  anon_sym_reads = 51,
  anon_sym_unknown = 52,
  anon_sym_subclasses = 53,
  anon_sym_keeps = 54,
  anon_sym_omits = 55,
  anon_sym_default = 56,
  anon_sym_unique = 57,
  anon_sym_replaced = 58,
  anon_sym_rebuilt = 59,
  anon_sym_via = 60,
  anon_sym_renamed = 61,
  anon_sym_keys = 62,
  anon_sym_LBRACE = 63,
  anon_sym_RBRACE = 64,
  anon_sym_let = 65,
  anon_sym_var = 66,
  anon_sym_set = 67,
  anon_sym_rawValue = 68,
  anon_sym_required = 69,
  anon_sym_if = 70,
  anon_sym_missing = 71,
  anon_sym_fallback = 72,
  anon_sym_also = 73,
  anon_sym_until = 74,
  anon_sym_since = 75,
  anon_sym_treats = 76,
  anon_sym_conditional = 77,
  anon_sym_unconditional = 78,
  anon_sym_joined = 79,
  anon_sym_retired = 80,
  anon_sym_still = 81,
  anon_sym_written = 82,
  anon_sym_swift = 83,
  anon_sym_case = 84,
  anon_sym_at = 85,
  anon_sym_width = 86,
  anon_sym_DOT = 87,
  anon_sym_LT = 88,
  anon_sym_GT = 89,
  anon_sym_LBRACK = 90,
  anon_sym_RBRACK = 91,
  anon_sym_QMARK = 92,
  anon_sym_BANG = 93,
  anon_sym_any = 94,
  anon_sym_some = 95,
  anon_sym_mutable = 96,
  anon_sym_inline = 97,
  anon_sym_indexed = 98,
  anon_sym_packed = 99,
  anon_sym_big = 100,
  anon_sym_little = 101,
  anon_sym_AMP = 102,
  anon_sym_async = 103,
  anon_sym_throws = 104,
  anon_sym_DASH_GT = 105,
  anon_sym_inout = 106,
  anon_sym_borrowing = 107,
  anon_sym_consuming = 108,
  anon_sym_sending = 109,
  anon_sym_TILDE = 110,
  anon_sym_DASH = 111,
  anon_sym_true = 112,
  anon_sym_false = 113,
  anon_sym_AT = 114,
  sym_attribute_name = 115,
  sym_quoted_name = 116,
  anon_sym_DQUOTE = 117,
  anon_sym_DQUOTE2 = 118,
  sym_string_text = 119,
  sym_escape = 120,
  sym_integer = 121,
  sym_real = 122,
  sym_documentation = 123,
  sym_comment = 124,
  sym_swift_block = 125,
  sym_swift_expression = 126,
  sym_attribute_arguments = 127,
  sym_block_comment = 128,
  sym_source_file = 129,
  sym__rule_of_file = 130,
  sym_import = 131,
  sym_access = 132,
  sym_archived_prefix = 133,
  sym_nil_rule = 134,
  sym_lenient_rule = 135,
  sym_level = 136,
  sym_waiver = 137,
  sym__declaration = 138,
  aux_sym__modifiers = 139,
  sym_class_declaration = 140,
  sym_extension_declaration = 141,
  sym_struct_declaration = 142,
  sym_enum_declaration = 143,
  sym_bits_declaration = 144,
  sym_type_alias = 145,
  sym__heritage = 146,
  sym_conformance = 147,
  sym_external_declaration = 148,
  sym_parameters = 149,
  sym_parameter = 150,
  sym__head_clause = 151,
  sym_head_clause = 152,
  sym_class_body = 153,
  sym_field = 154,
  sym_setter = 155,
  sym_conversion = 156,
  sym_field_clause = 157,
  sym__keys = 158,
  sym_retired = 159,
  sym_swift_member = 160,
  sym_enum_body = 161,
  sym_case = 162,
  sym_payload = 163,
  sym_payload_value = 164,
  sym_case_clause = 165,
  sym_unknown_case = 166,
  sym_bits_body = 167,
  sym_bit_field = 168,
  sym__type = 169,
  sym_type_name = 170,
  sym_type_arguments = 171,
  sym_array_type = 172,
  sym_tuple_type = 173,
  sym_optional_type = 174,
  sym_existential_type = 175,
  sym_variant_type = 176,
  sym_packed_type = 177,
  sym_composed_type = 178,
  sym_function_type = 179,
  sym_attributed_type = 180,
  sym__value = 181,
  sym_boolean = 182,
  sym_nil = 183,
  sym_case_value = 184,
  sym_array = 185,
  sym_dictionary = 186,
  sym_entry = 187,
  sym_reference = 188,
  sym_function_name = 189,
  sym_attribute = 190,
  sym_string = 191,
  aux_sym_source_file_repeat1 = 192,
  aux_sym_class_declaration_repeat1 = 193,
  aux_sym_parameters_repeat1 = 194,
  aux_sym_head_clause_repeat1 = 195,
  aux_sym_class_body_repeat1 = 196,
  aux_sym_field_repeat1 = 197,
  aux_sym_enum_body_repeat1 = 198,
  aux_sym_case_repeat1 = 199,
  aux_sym_payload_repeat1 = 200,
  aux_sym_case_clause_repeat1 = 201,
  aux_sym_bits_body_repeat1 = 202,
  aux_sym_type_name_repeat1 = 203,
  aux_sym_type_arguments_repeat1 = 204,
  aux_sym_tuple_type_repeat1 = 205,
  aux_sym_function_type_repeat1 = 206,
  aux_sym_dictionary_repeat1 = 207,
  aux_sym_reference_repeat1 = 208,
  aux_sym_function_name_repeat1 = 209,
  aux_sym_string_repeat1 = 210,
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
  [anon_sym_dictionary] = "dictionary",
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
  [sym_array] = "array",
  [sym_dictionary] = "dictionary",
  [sym_entry] = "entry",
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
  [aux_sym_dictionary_repeat1] = "dictionary_repeat1",
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
  [anon_sym_dictionary] = anon_sym_dictionary,
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
  [sym_array] = sym_array,
  [sym_dictionary] = sym_dictionary,
  [sym_entry] = sym_entry,
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
  [aux_sym_dictionary_repeat1] = aux_sym_dictionary_repeat1,
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
  [anon_sym_dictionary] = {
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
  [sym_array] = {
    .visible = true,
    .named = true,
  },
  [sym_dictionary] = {
    .visible = true,
    .named = true,
  },
  [sym_entry] = {
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
  [aux_sym_dictionary_repeat1] = {
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
  [33] = 33,
  [34] = 34,
  [35] = 35,
  [36] = 2,
  [37] = 37,
  [38] = 38,
  [39] = 39,
  [40] = 40,
  [41] = 41,
  [42] = 7,
  [43] = 43,
  [44] = 12,
  [45] = 11,
  [46] = 13,
  [47] = 16,
  [48] = 18,
  [49] = 17,
  [50] = 15,
  [51] = 3,
  [52] = 52,
  [53] = 53,
  [54] = 54,
  [55] = 55,
  [56] = 21,
  [57] = 6,
  [58] = 9,
  [59] = 22,
  [60] = 8,
  [61] = 23,
  [62] = 24,
  [63] = 63,
  [64] = 4,
  [65] = 20,
  [66] = 5,
  [67] = 67,
  [68] = 68,
  [69] = 35,
  [70] = 19,
  [71] = 71,
  [72] = 72,
  [73] = 73,
  [74] = 74,
  [75] = 75,
  [76] = 76,
  [77] = 77,
  [78] = 78,
  [79] = 41,
  [80] = 80,
  [81] = 81,
  [82] = 43,
  [83] = 83,
  [84] = 84,
  [85] = 85,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 90,
  [91] = 91,
  [92] = 29,
  [93] = 30,
  [94] = 31,
  [95] = 54,
  [96] = 25,
  [97] = 97,
  [98] = 38,
  [99] = 39,
  [100] = 100,
  [101] = 101,
  [102] = 102,
  [103] = 103,
  [104] = 104,
  [105] = 105,
  [106] = 106,
  [107] = 27,
  [108] = 28,
  [109] = 32,
  [110] = 33,
  [111] = 111,
  [112] = 112,
  [113] = 34,
  [114] = 114,
  [115] = 115,
  [116] = 116,
  [117] = 117,
  [118] = 118,
  [119] = 119,
  [120] = 68,
  [121] = 121,
  [122] = 122,
  [123] = 123,
  [124] = 124,
  [125] = 125,
  [126] = 126,
  [127] = 127,
  [128] = 128,
  [129] = 91,
  [130] = 119,
  [131] = 106,
  [132] = 132,
  [133] = 133,
  [134] = 114,
  [135] = 115,
  [136] = 116,
  [137] = 117,
  [138] = 111,
  [139] = 112,
  [140] = 90,
  [141] = 118,
  [142] = 142,
  [143] = 143,
  [144] = 144,
  [145] = 145,
  [146] = 146,
  [147] = 147,
  [148] = 148,
  [149] = 149,
  [150] = 150,
  [151] = 151,
  [152] = 152,
  [153] = 153,
  [154] = 154,
  [155] = 155,
  [156] = 156,
  [157] = 157,
  [158] = 40,
  [159] = 159,
  [160] = 160,
  [161] = 161,
  [162] = 162,
  [163] = 151,
  [164] = 164,
  [165] = 165,
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
  [176] = 148,
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
  [187] = 187,
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
  [204] = 204,
  [205] = 205,
  [206] = 206,
  [207] = 207,
  [208] = 178,
  [209] = 185,
  [210] = 210,
  [211] = 211,
  [212] = 198,
  [213] = 213,
  [214] = 214,
  [215] = 215,
  [216] = 216,
  [217] = 214,
  [218] = 197,
  [219] = 219,
  [220] = 220,
  [221] = 55,
  [222] = 206,
  [223] = 223,
  [224] = 207,
  [225] = 225,
  [226] = 226,
  [227] = 227,
  [228] = 220,
  [229] = 205,
  [230] = 196,
  [231] = 226,
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
  [255] = 88,
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
  [306] = 305,
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
  [327] = 308,
  [328] = 313,
  [329] = 329,
  [330] = 330,
  [331] = 331,
  [332] = 330,
  [333] = 333,
  [334] = 333,
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
  [373] = 373,
  [374] = 374,
  [375] = 375,
  [376] = 376,
  [377] = 372,
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
  [396] = 388,
  [397] = 389,
  [398] = 398,
  [399] = 395,
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
  [427] = 427,
  [428] = 413,
  [429] = 429,
  [430] = 430,
  [431] = 431,
  [432] = 432,
  [433] = 433,
  [434] = 434,
  [435] = 435,
  [436] = 436,
  [437] = 437,
  [438] = 438,
  [439] = 439,
  [440] = 440,
  [441] = 441,
  [442] = 442,
  [443] = 443,
  [444] = 444,
  [445] = 445,
  [446] = 446,
  [447] = 447,
  [448] = 448,
  [449] = 438,
  [450] = 450,
  [451] = 451,
  [452] = 452,
  [453] = 453,
  [454] = 454,
  [455] = 446,
  [456] = 450,
  [457] = 457,
  [458] = 448,
  [459] = 459,
  [460] = 445,
  [461] = 459,
  [462] = 462,
  [463] = 463,
  [464] = 453,
  [465] = 429,
  [466] = 452,
  [467] = 463,
  [468] = 468,
  [469] = 469,
  [470] = 470,
  [471] = 471,
  [472] = 472,
  [473] = 473,
  [474] = 474,
  [475] = 475,
  [476] = 476,
  [477] = 477,
  [478] = 478,
  [479] = 479,
  [480] = 480,
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
  [496] = 493,
  [497] = 497,
  [498] = 498,
  [499] = 494,
  [500] = 500,
  [501] = 501,
  [502] = 502,
  [503] = 503,
  [504] = 504,
  [505] = 500,
  [506] = 471,
  [507] = 475,
  [508] = 508,
  [509] = 509,
  [510] = 510,
  [511] = 503,
  [512] = 512,
  [513] = 513,
  [514] = 514,
  [515] = 515,
  [516] = 516,
  [517] = 509,
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
  [534] = 534,
  [535] = 535,
  [536] = 536,
  [537] = 537,
  [538] = 538,
  [539] = 539,
  [540] = 540,
  [541] = 541,
  [542] = 542,
  [543] = 543,
  [544] = 544,
  [545] = 545,
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
  [563] = 545,
  [564] = 530,
  [565] = 522,
  [566] = 560,
  [567] = 567,
  [568] = 568,
  [569] = 569,
  [570] = 534,
  [571] = 571,
  [572] = 572,
  [573] = 573,
  [574] = 574,
  [575] = 575,
  [576] = 519,
  [577] = 568,
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
  [614] = 614,
  [615] = 615,
  [616] = 616,
  [617] = 617,
  [618] = 618,
  [619] = 619,
  [620] = 620,
  [621] = 621,
  [622] = 622,
  [623] = 623,
  [624] = 624,
  [625] = 625,
  [626] = 626,
  [627] = 627,
  [628] = 628,
  [629] = 629,
  [630] = 630,
  [631] = 631,
  [632] = 632,
  [633] = 633,
  [634] = 634,
  [635] = 635,
  [636] = 636,
  [637] = 637,
  [638] = 638,
  [639] = 639,
  [640] = 580,
  [641] = 641,
  [642] = 642,
  [643] = 581,
  [644] = 644,
  [645] = 645,
  [646] = 646,
  [647] = 647,
  [648] = 648,
  [649] = 649,
  [650] = 650,
  [651] = 651,
  [652] = 652,
  [653] = 653,
  [654] = 642,
  [655] = 655,
  [656] = 656,
  [657] = 637,
  [658] = 658,
  [659] = 659,
  [660] = 660,
  [661] = 661,
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
      if (lookahead == ',') ADVANCE(25);
      if (lookahead == '-') ADVANCE(39);
      if (lookahead == '.') ADVANCE(29);
      if (lookahead == '/') ADVANCE(5);
      if (lookahead == '0') ADVANCE(54);
      if (lookahead == ':') ADVANCE(22);
      if (lookahead == '[') ADVANCE(32);
      if (lookahead == ']') ADVANCE(33);
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
      if (lookahead == 'i') ADVANCE(34);
      END_STATE();
    case 5:
      if (lookahead == 'l') ADVANCE(35);
      if (lookahead == 'n') ADVANCE(36);
      if (lookahead == 'x') ADVANCE(37);
      END_STATE();
    case 6:
      if (lookahead == 'a') ADVANCE(38);
      if (lookahead == 'i') ADVANCE(39);
      if (lookahead == 'o') ADVANCE(40);
      if (lookahead == 'r') ADVANCE(41);
      END_STATE();
    case 7:
      if (lookahead == 'f') ADVANCE(42);
      if (lookahead == 'm') ADVANCE(43);
      if (lookahead == 'n') ADVANCE(44);
      END_STATE();
    case 8:
      if (lookahead == 'o') ADVANCE(45);
      END_STATE();
    case 9:
      if (lookahead == 'e') ADVANCE(46);
      END_STATE();
    case 10:
      if (lookahead == 'e') ADVANCE(47);
      if (lookahead == 'i') ADVANCE(48);
      END_STATE();
    case 11:
      if (lookahead == 'a') ADVANCE(49);
      if (lookahead == 'i') ADVANCE(50);
      if (lookahead == 'u') ADVANCE(51);
      END_STATE();
    case 12:
      if (lookahead == 'e') ADVANCE(52);
      if (lookahead == 'i') ADVANCE(53);
      END_STATE();
    case 13:
      if (lookahead == 'f') ADVANCE(54);
      if (lookahead == 'm') ADVANCE(55);
      if (lookahead == 'n') ADVANCE(56);
      if (lookahead == 'p') ADVANCE(57);
      END_STATE();
    case 14:
      if (lookahead == 'a') ADVANCE(58);
      if (lookahead == 'r') ADVANCE(59);
      if (lookahead == 'u') ADVANCE(60);
      END_STATE();
    case 15:
      if (lookahead == 'a') ADVANCE(61);
      if (lookahead == 'e') ADVANCE(62);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(63);
      if (lookahead == 'i') ADVANCE(64);
      if (lookahead == 'o') ADVANCE(65);
      if (lookahead == 't') ADVANCE(66);
      if (lookahead == 'u') ADVANCE(67);
      if (lookahead == 'w') ADVANCE(68);
      END_STATE();
    case 17:
      if (lookahead == 'h') ADVANCE(69);
      if (lookahead == 'r') ADVANCE(70);
      if (lookahead == 'y') ADVANCE(71);
      END_STATE();
    case 18:
      if (lookahead == 'n') ADVANCE(72);
      END_STATE();
    case 19:
      if (lookahead == 'a') ADVANCE(73);
      if (lookahead == 'e') ADVANCE(74);
      if (lookahead == 'i') ADVANCE(75);
      END_STATE();
    case 20:
      if (lookahead == 'a') ADVANCE(76);
      if (lookahead == 'e') ADVANCE(77);
      if (lookahead == 'i') ADVANCE(78);
      if (lookahead == 'r') ADVANCE(79);
      END_STATE();
    case 21:
      if (lookahead == 'c') ADVANCE(80);
      END_STATE();
    case 22:
      if (lookahead == 's') ADVANCE(81);
      END_STATE();
    case 23:
      if (lookahead == 'y') ADVANCE(82);
      END_STATE();
    case 24:
      if (lookahead == 'c') ADVANCE(83);
      END_STATE();
    case 25:
      ACCEPT_TOKEN(anon_sym_as);
      if (lookahead == 'y') ADVANCE(84);
      END_STATE();
    case 26:
      ACCEPT_TOKEN(anon_sym_at);
      END_STATE();
    case 27:
      if (lookahead == 'c') ADVANCE(85);
      END_STATE();
    case 28:
      if (lookahead == 'g') ADVANCE(86);
      if (lookahead == 't') ADVANCE(87);
      END_STATE();
    case 29:
      if (lookahead == 'r') ADVANCE(88);
      if (lookahead == 'x') ADVANCE(89);
      END_STATE();
    case 30:
      if (lookahead == 's') ADVANCE(90);
      END_STATE();
    case 31:
      if (lookahead == 'a') ADVANCE(91);
      END_STATE();
    case 32:
      if (lookahead == 'd') ADVANCE(92);
      if (lookahead == 'n') ADVANCE(93);
      END_STATE();
    case 33:
      if (lookahead == 'f') ADVANCE(94);
      END_STATE();
    case 34:
      if (lookahead == 'c') ADVANCE(95);
      END_STATE();
    case 35:
      if (lookahead == 's') ADVANCE(96);
      END_STATE();
    case 36:
      if (lookahead == 'u') ADVANCE(97);
      END_STATE();
    case 37:
      if (lookahead == 't') ADVANCE(98);
      END_STATE();
    case 38:
      if (lookahead == 'l') ADVANCE(99);
      END_STATE();
    case 39:
      if (lookahead == 'l') ADVANCE(100);
      if (lookahead == 'n') ADVANCE(101);
      END_STATE();
    case 40:
      if (lookahead == 'r') ADVANCE(102);
      END_STATE();
    case 41:
      if (lookahead == 'o') ADVANCE(103);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 43:
      if (lookahead == 'p') ADVANCE(104);
      END_STATE();
    case 44:
      if (lookahead == 'd') ADVANCE(105);
      if (lookahead == 'l') ADVANCE(106);
      if (lookahead == 'o') ADVANCE(107);
      if (lookahead == 't') ADVANCE(108);
      END_STATE();
    case 45:
      if (lookahead == 'i') ADVANCE(109);
      END_STATE();
    case 46:
      if (lookahead == 'e') ADVANCE(110);
      if (lookahead == 'y') ADVANCE(111);
      END_STATE();
    case 47:
      if (lookahead == 'n') ADVANCE(112);
      if (lookahead == 't') ADVANCE(113);
      END_STATE();
    case 48:
      if (lookahead == 't') ADVANCE(114);
      END_STATE();
    case 49:
      if (lookahead == 'r') ADVANCE(115);
      END_STATE();
    case 50:
      if (lookahead == 's') ADVANCE(116);
      END_STATE();
    case 51:
      if (lookahead == 't') ADVANCE(117);
      END_STATE();
    case 52:
      if (lookahead == 'w') ADVANCE(118);
      END_STATE();
    case 53:
      if (lookahead == 'l') ADVANCE(119);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(anon_sym_of);
      END_STATE();
    case 55:
      if (lookahead == 'i') ADVANCE(120);
      END_STATE();
    case 56:
      if (lookahead == 'l') ADVANCE(121);
      END_STATE();
    case 57:
      if (lookahead == 'e') ADVANCE(122);
      END_STATE();
    case 58:
      if (lookahead == 'c') ADVANCE(123);
      END_STATE();
    case 59:
      if (lookahead == 'e') ADVANCE(124);
      if (lookahead == 'i') ADVANCE(125);
      if (lookahead == 'o') ADVANCE(126);
      END_STATE();
    case 60:
      if (lookahead == 'b') ADVANCE(127);
      END_STATE();
    case 61:
      if (lookahead == 'w') ADVANCE(128);
      END_STATE();
    case 62:
      if (lookahead == 'a') ADVANCE(129);
      if (lookahead == 'b') ADVANCE(130);
      if (lookahead == 'f') ADVANCE(131);
      if (lookahead == 'n') ADVANCE(132);
      if (lookahead == 'p') ADVANCE(133);
      if (lookahead == 'q') ADVANCE(134);
      if (lookahead == 't') ADVANCE(135);
      END_STATE();
    case 63:
      if (lookahead == 'n') ADVANCE(136);
      if (lookahead == 'q') ADVANCE(137);
      if (lookahead == 't') ADVANCE(138);
      END_STATE();
    case 64:
      if (lookahead == 'n') ADVANCE(139);
      END_STATE();
    case 65:
      if (lookahead == 'm') ADVANCE(140);
      END_STATE();
    case 66:
      if (lookahead == 'i') ADVANCE(141);
      if (lookahead == 'r') ADVANCE(142);
      END_STATE();
    case 67:
      if (lookahead == 'b') ADVANCE(143);
      END_STATE();
    case 68:
      if (lookahead == 'i') ADVANCE(144);
      END_STATE();
    case 69:
      if (lookahead == 'r') ADVANCE(145);
      END_STATE();
    case 70:
      if (lookahead == 'a') ADVANCE(146);
      if (lookahead == 'e') ADVANCE(147);
      if (lookahead == 'u') ADVANCE(148);
      END_STATE();
    case 71:
      if (lookahead == 'p') ADVANCE(149);
      END_STATE();
    case 72:
      if (lookahead == 'c') ADVANCE(150);
      if (lookahead == 'i') ADVANCE(151);
      if (lookahead == 'k') ADVANCE(152);
      if (lookahead == 'o') ADVANCE(153);
      if (lookahead == 't') ADVANCE(154);
      if (lookahead == 'w') ADVANCE(155);
      END_STATE();
    case 73:
      if (lookahead == 'r') ADVANCE(156);
      END_STATE();
    case 74:
      if (lookahead == 'r') ADVANCE(157);
      END_STATE();
    case 75:
      if (lookahead == 'a') ADVANCE(158);
      END_STATE();
    case 76:
      if (lookahead == 'i') ADVANCE(159);
      END_STATE();
    case 77:
      if (lookahead == 'a') ADVANCE(160);
      END_STATE();
    case 78:
      if (lookahead == 'd') ADVANCE(161);
      END_STATE();
    case 79:
      if (lookahead == 'i') ADVANCE(162);
      END_STATE();
    case 80:
      if (lookahead == 'e') ADVANCE(163);
      END_STATE();
    case 81:
      if (lookahead == 'o') ADVANCE(164);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(anon_sym_any);
      END_STATE();
    case 83:
      if (lookahead == 'h') ADVANCE(165);
      END_STATE();
    case 84:
      if (lookahead == 'n') ADVANCE(166);
      END_STATE();
    case 85:
      if (lookahead == 'a') ADVANCE(167);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(anon_sym_big);
      END_STATE();
    case 87:
      if (lookahead == 's') ADVANCE(168);
      END_STATE();
    case 88:
      if (lookahead == 'r') ADVANCE(169);
      END_STATE();
    case 89:
      if (lookahead == 'e') ADVANCE(170);
      END_STATE();
    case 90:
      if (lookahead == 'e') ADVANCE(171);
      END_STATE();
    case 91:
      if (lookahead == 's') ADVANCE(172);
      END_STATE();
    case 92:
      if (lookahead == 'i') ADVANCE(173);
      END_STATE();
    case 93:
      if (lookahead == 'd') ADVANCE(174);
      if (lookahead == 's') ADVANCE(175);
      END_STATE();
    case 94:
      if (lookahead == 'a') ADVANCE(176);
      END_STATE();
    case 95:
      if (lookahead == 't') ADVANCE(177);
      END_STATE();
    case 96:
      if (lookahead == 'e') ADVANCE(178);
      END_STATE();
    case 97:
      if (lookahead == 'm') ADVANCE(179);
      END_STATE();
    case 98:
      if (lookahead == 'e') ADVANCE(180);
      END_STATE();
    case 99:
      if (lookahead == 'l') ADVANCE(181);
      if (lookahead == 's') ADVANCE(182);
      END_STATE();
    case 100:
      if (lookahead == 'e') ADVANCE(183);
      END_STATE();
    case 101:
      if (lookahead == 'a') ADVANCE(184);
      END_STATE();
    case 102:
      if (lookahead == 'm') ADVANCE(185);
      END_STATE();
    case 103:
      if (lookahead == 'm') ADVANCE(186);
      END_STATE();
    case 104:
      if (lookahead == 'o') ADVANCE(187);
      END_STATE();
    case 105:
      if (lookahead == 'e') ADVANCE(188);
      END_STATE();
    case 106:
      if (lookahead == 'i') ADVANCE(189);
      END_STATE();
    case 107:
      if (lookahead == 'u') ADVANCE(190);
      END_STATE();
    case 108:
      if (lookahead == 'e') ADVANCE(191);
      END_STATE();
    case 109:
      if (lookahead == 'n') ADVANCE(192);
      END_STATE();
    case 110:
      if (lookahead == 'p') ADVANCE(193);
      END_STATE();
    case 111:
      ACCEPT_TOKEN(anon_sym_key);
      if (lookahead == 'e') ADVANCE(194);
      if (lookahead == 's') ADVANCE(195);
      END_STATE();
    case 112:
      if (lookahead == 'i') ADVANCE(196);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(anon_sym_let);
      END_STATE();
    case 114:
      if (lookahead == 't') ADVANCE(197);
      END_STATE();
    case 115:
      if (lookahead == 'k') ADVANCE(198);
      END_STATE();
    case 116:
      if (lookahead == 's') ADVANCE(199);
      END_STATE();
    case 117:
      if (lookahead == 'a') ADVANCE(200);
      END_STATE();
    case 118:
      if (lookahead == 'e') ADVANCE(201);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(anon_sym_nil);
      END_STATE();
    case 120:
      if (lookahead == 't') ADVANCE(202);
      END_STATE();
    case 121:
      if (lookahead == 'y') ADVANCE(203);
      END_STATE();
    case 122:
      if (lookahead == 'n') ADVANCE(204);
      END_STATE();
    case 123:
      if (lookahead == 'k') ADVANCE(205);
      END_STATE();
    case 124:
      if (lookahead == 'f') ADVANCE(206);
      END_STATE();
    case 125:
      if (lookahead == 'v') ADVANCE(207);
      END_STATE();
    case 126:
      if (lookahead == 't') ADVANCE(208);
      END_STATE();
    case 127:
      if (lookahead == 'l') ADVANCE(209);
      END_STATE();
    case 128:
      if (lookahead == 'V') ADVANCE(210);
      END_STATE();
    case 129:
      if (lookahead == 'd') ADVANCE(211);
      END_STATE();
    case 130:
      if (lookahead == 'u') ADVANCE(212);
      END_STATE();
    case 131:
      if (lookahead == 'u') ADVANCE(213);
      END_STATE();
    case 132:
      if (lookahead == 'a') ADVANCE(214);
      END_STATE();
    case 133:
      if (lookahead == 'l') ADVANCE(215);
      END_STATE();
    case 134:
      if (lookahead == 'u') ADVANCE(216);
      END_STATE();
    case 135:
      if (lookahead == 'i') ADVANCE(217);
      END_STATE();
    case 136:
      if (lookahead == 'd') ADVANCE(218);
      END_STATE();
    case 137:
      if (lookahead == 'u') ADVANCE(219);
      END_STATE();
    case 138:
      ACCEPT_TOKEN(anon_sym_set);
      END_STATE();
    case 139:
      if (lookahead == 'c') ADVANCE(220);
      END_STATE();
    case 140:
      if (lookahead == 'e') ADVANCE(221);
      END_STATE();
    case 141:
      if (lookahead == 'l') ADVANCE(222);
      END_STATE();
    case 142:
      if (lookahead == 'u') ADVANCE(223);
      END_STATE();
    case 143:
      if (lookahead == 'c') ADVANCE(224);
      END_STATE();
    case 144:
      if (lookahead == 'f') ADVANCE(225);
      END_STATE();
    case 145:
      if (lookahead == 'o') ADVANCE(226);
      END_STATE();
    case 146:
      if (lookahead == 'n') ADVANCE(227);
      END_STATE();
    case 147:
      if (lookahead == 'a') ADVANCE(228);
      END_STATE();
    case 148:
      if (lookahead == 'e') ADVANCE(229);
      END_STATE();
    case 149:
      if (lookahead == 'e') ADVANCE(230);
      END_STATE();
    case 150:
      if (lookahead == 'o') ADVANCE(231);
      END_STATE();
    case 151:
      if (lookahead == 'q') ADVANCE(232);
      END_STATE();
    case 152:
      if (lookahead == 'n') ADVANCE(233);
      END_STATE();
    case 153:
      if (lookahead == 'w') ADVANCE(234);
      END_STATE();
    case 154:
      if (lookahead == 'i') ADVANCE(235);
      END_STATE();
    case 155:
      if (lookahead == 'r') ADVANCE(236);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(anon_sym_var);
      END_STATE();
    case 157:
      if (lookahead == 's') ADVANCE(237);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(anon_sym_via);
      END_STATE();
    case 159:
      if (lookahead == 'v') ADVANCE(238);
      END_STATE();
    case 160:
      if (lookahead == 'k') ADVANCE(239);
      END_STATE();
    case 161:
      if (lookahead == 't') ADVANCE(240);
      END_STATE();
    case 162:
      if (lookahead == 't') ADVANCE(241);
      END_STATE();
    case 163:
      if (lookahead == 's') ADVANCE(242);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(anon_sym_also);
      END_STATE();
    case 165:
      if (lookahead == 'i') ADVANCE(243);
      END_STATE();
    case 166:
      if (lookahead == 'c') ADVANCE(244);
      END_STATE();
    case 167:
      if (lookahead == 'u') ADVANCE(245);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(anon_sym_bits);
      END_STATE();
    case 169:
      if (lookahead == 'o') ADVANCE(246);
      END_STATE();
    case 170:
      if (lookahead == 'd') ADVANCE(247);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(anon_sym_case);
      END_STATE();
    case 172:
      if (lookahead == 's') ADVANCE(248);
      END_STATE();
    case 173:
      if (lookahead == 'n') ADVANCE(249);
      END_STATE();
    case 174:
      if (lookahead == 'i') ADVANCE(250);
      END_STATE();
    case 175:
      if (lookahead == 'u') ADVANCE(251);
      END_STATE();
    case 176:
      if (lookahead == 'u') ADVANCE(252);
      END_STATE();
    case 177:
      if (lookahead == 'i') ADVANCE(253);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 180:
      if (lookahead == 'n') ADVANCE(254);
      if (lookahead == 'r') ADVANCE(255);
      END_STATE();
    case 181:
      if (lookahead == 'b') ADVANCE(256);
      END_STATE();
    case 182:
      if (lookahead == 'e') ADVANCE(257);
      END_STATE();
    case 183:
      if (lookahead == 'p') ADVANCE(258);
      END_STATE();
    case 184:
      if (lookahead == 'l') ADVANCE(259);
      END_STATE();
    case 185:
      if (lookahead == 'e') ADVANCE(260);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(anon_sym_from);
      END_STATE();
    case 187:
      if (lookahead == 'r') ADVANCE(261);
      END_STATE();
    case 188:
      if (lookahead == 'x') ADVANCE(262);
      END_STATE();
    case 189:
      if (lookahead == 'n') ADVANCE(263);
      END_STATE();
    case 190:
      if (lookahead == 't') ADVANCE(264);
      END_STATE();
    case 191:
      if (lookahead == 'r') ADVANCE(265);
      END_STATE();
    case 192:
      if (lookahead == 'e') ADVANCE(266);
      END_STATE();
    case 193:
      if (lookahead == 's') ADVANCE(267);
      END_STATE();
    case 194:
      if (lookahead == 'd') ADVANCE(268);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(anon_sym_keys);
      END_STATE();
    case 196:
      if (lookahead == 'e') ADVANCE(269);
      END_STATE();
    case 197:
      if (lookahead == 'l') ADVANCE(270);
      END_STATE();
    case 198:
      if (lookahead == 'e') ADVANCE(271);
      END_STATE();
    case 199:
      if (lookahead == 'i') ADVANCE(272);
      END_STATE();
    case 200:
      if (lookahead == 'b') ADVANCE(273);
      END_STATE();
    case 201:
      if (lookahead == 'r') ADVANCE(274);
      END_STATE();
    case 202:
      if (lookahead == 's') ADVANCE(275);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(anon_sym_only);
      END_STATE();
    case 204:
      ACCEPT_TOKEN(anon_sym_open);
      END_STATE();
    case 205:
      if (lookahead == 'a') ADVANCE(276);
      if (lookahead == 'e') ADVANCE(277);
      END_STATE();
    case 206:
      if (lookahead == 'i') ADVANCE(278);
      END_STATE();
    case 207:
      if (lookahead == 'a') ADVANCE(279);
      END_STATE();
    case 208:
      if (lookahead == 'o') ADVANCE(280);
      END_STATE();
    case 209:
      if (lookahead == 'i') ADVANCE(281);
      END_STATE();
    case 210:
      if (lookahead == 'a') ADVANCE(282);
      END_STATE();
    case 211:
      if (lookahead == 's') ADVANCE(283);
      END_STATE();
    case 212:
      if (lookahead == 'i') ADVANCE(284);
      END_STATE();
    case 213:
      if (lookahead == 's') ADVANCE(285);
      END_STATE();
    case 214:
      if (lookahead == 'm') ADVANCE(286);
      END_STATE();
    case 215:
      if (lookahead == 'a') ADVANCE(287);
      END_STATE();
    case 216:
      if (lookahead == 'i') ADVANCE(288);
      END_STATE();
    case 217:
      if (lookahead == 'r') ADVANCE(289);
      END_STATE();
    case 218:
      if (lookahead == 'i') ADVANCE(290);
      END_STATE();
    case 219:
      if (lookahead == 'e') ADVANCE(291);
      END_STATE();
    case 220:
      if (lookahead == 'e') ADVANCE(292);
      END_STATE();
    case 221:
      ACCEPT_TOKEN(anon_sym_some);
      END_STATE();
    case 222:
      if (lookahead == 'l') ADVANCE(293);
      END_STATE();
    case 223:
      if (lookahead == 'c') ADVANCE(294);
      END_STATE();
    case 224:
      if (lookahead == 'l') ADVANCE(295);
      END_STATE();
    case 225:
      if (lookahead == 't') ADVANCE(296);
      END_STATE();
    case 226:
      if (lookahead == 'w') ADVANCE(297);
      END_STATE();
    case 227:
      if (lookahead == 's') ADVANCE(298);
      END_STATE();
    case 228:
      if (lookahead == 't') ADVANCE(299);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 230:
      if (lookahead == 'a') ADVANCE(300);
      END_STATE();
    case 231:
      if (lookahead == 'n') ADVANCE(301);
      END_STATE();
    case 232:
      if (lookahead == 'u') ADVANCE(302);
      END_STATE();
    case 233:
      if (lookahead == 'o') ADVANCE(303);
      END_STATE();
    case 234:
      if (lookahead == 'n') ADVANCE(304);
      END_STATE();
    case 235:
      if (lookahead == 'l') ADVANCE(305);
      END_STATE();
    case 236:
      if (lookahead == 'i') ADVANCE(306);
      END_STATE();
    case 237:
      if (lookahead == 'i') ADVANCE(307);
      END_STATE();
    case 238:
      if (lookahead == 'e') ADVANCE(308);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(anon_sym_weak);
      END_STATE();
    case 240:
      if (lookahead == 'h') ADVANCE(309);
      END_STATE();
    case 241:
      if (lookahead == 'e') ADVANCE(310);
      if (lookahead == 't') ADVANCE(311);
      END_STATE();
    case 242:
      if (lookahead == 's') ADVANCE(312);
      END_STATE();
    case 243:
      if (lookahead == 'v') ADVANCE(313);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(anon_sym_async);
      END_STATE();
    case 245:
      if (lookahead == 's') ADVANCE(314);
      END_STATE();
    case 246:
      if (lookahead == 'w') ADVANCE(315);
      END_STATE();
    case 247:
      ACCEPT_TOKEN(anon_sym_boxed);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 249:
      if (lookahead == 'g') ADVANCE(316);
      END_STATE();
    case 250:
      if (lookahead == 't') ADVANCE(317);
      END_STATE();
    case 251:
      if (lookahead == 'm') ADVANCE(318);
      END_STATE();
    case 252:
      if (lookahead == 'l') ADVANCE(319);
      END_STATE();
    case 253:
      if (lookahead == 'o') ADVANCE(320);
      END_STATE();
    case 254:
      if (lookahead == 'd') ADVANCE(321);
      END_STATE();
    case 255:
      if (lookahead == 'n') ADVANCE(322);
      END_STATE();
    case 256:
      if (lookahead == 'a') ADVANCE(323);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 258:
      if (lookahead == 'r') ADVANCE(324);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(anon_sym_final);
      END_STATE();
    case 260:
      if (lookahead == 'r') ADVANCE(325);
      END_STATE();
    case 261:
      if (lookahead == 't') ADVANCE(326);
      END_STATE();
    case 262:
      if (lookahead == 'e') ADVANCE(327);
      END_STATE();
    case 263:
      if (lookahead == 'e') ADVANCE(328);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(anon_sym_inout);
      END_STATE();
    case 265:
      if (lookahead == 'n') ADVANCE(329);
      END_STATE();
    case 266:
      if (lookahead == 'd') ADVANCE(330);
      END_STATE();
    case 267:
      ACCEPT_TOKEN(anon_sym_keeps);
      END_STATE();
    case 268:
      ACCEPT_TOKEN(anon_sym_keyed);
      END_STATE();
    case 269:
      if (lookahead == 'n') ADVANCE(331);
      END_STATE();
    case 270:
      if (lookahead == 'e') ADVANCE(332);
      END_STATE();
    case 271:
      if (lookahead == 'r') ADVANCE(333);
      END_STATE();
    case 272:
      if (lookahead == 'n') ADVANCE(334);
      END_STATE();
    case 273:
      if (lookahead == 'l') ADVANCE(335);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(anon_sym_newer);
      END_STATE();
    case 275:
      ACCEPT_TOKEN(anon_sym_omits);
      END_STATE();
    case 276:
      if (lookahead == 'g') ADVANCE(336);
      END_STATE();
    case 277:
      if (lookahead == 'd') ADVANCE(337);
      END_STATE();
    case 278:
      if (lookahead == 'x') ADVANCE(338);
      END_STATE();
    case 279:
      if (lookahead == 't') ADVANCE(339);
      END_STATE();
    case 280:
      if (lookahead == 'c') ADVANCE(340);
      END_STATE();
    case 281:
      if (lookahead == 'c') ADVANCE(341);
      END_STATE();
    case 282:
      if (lookahead == 'l') ADVANCE(342);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(anon_sym_reads);
      END_STATE();
    case 284:
      if (lookahead == 'l') ADVANCE(343);
      END_STATE();
    case 285:
      if (lookahead == 'e') ADVANCE(344);
      END_STATE();
    case 286:
      if (lookahead == 'e') ADVANCE(345);
      END_STATE();
    case 287:
      if (lookahead == 'c') ADVANCE(346);
      END_STATE();
    case 288:
      if (lookahead == 'r') ADVANCE(347);
      END_STATE();
    case 289:
      if (lookahead == 'e') ADVANCE(348);
      END_STATE();
    case 290:
      if (lookahead == 'n') ADVANCE(349);
      END_STATE();
    case 291:
      if (lookahead == 'n') ADVANCE(350);
      END_STATE();
    case 292:
      ACCEPT_TOKEN(anon_sym_since);
      END_STATE();
    case 293:
      ACCEPT_TOKEN(anon_sym_still);
      END_STATE();
    case 294:
      if (lookahead == 't') ADVANCE(351);
      END_STATE();
    case 295:
      if (lookahead == 'a') ADVANCE(352);
      END_STATE();
    case 296:
      ACCEPT_TOKEN(anon_sym_swift);
      END_STATE();
    case 297:
      if (lookahead == 's') ADVANCE(353);
      END_STATE();
    case 298:
      if (lookahead == 'i') ADVANCE(354);
      END_STATE();
    case 299:
      if (lookahead == 's') ADVANCE(355);
      END_STATE();
    case 300:
      if (lookahead == 'l') ADVANCE(356);
      END_STATE();
    case 301:
      if (lookahead == 'd') ADVANCE(357);
      END_STATE();
    case 302:
      if (lookahead == 'e') ADVANCE(358);
      END_STATE();
    case 303:
      if (lookahead == 'w') ADVANCE(359);
      END_STATE();
    case 304:
      if (lookahead == 'e') ADVANCE(360);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(anon_sym_until);
      END_STATE();
    case 306:
      if (lookahead == 't') ADVANCE(361);
      END_STATE();
    case 307:
      if (lookahead == 'o') ADVANCE(362);
      END_STATE();
    case 308:
      if (lookahead == 'd') ADVANCE(363);
      END_STATE();
    case 309:
      ACCEPT_TOKEN(anon_sym_width);
      END_STATE();
    case 310:
      if (lookahead == 's') ADVANCE(364);
      END_STATE();
    case 311:
      if (lookahead == 'e') ADVANCE(365);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(anon_sym_access);
      END_STATE();
    case 313:
      if (lookahead == 'e') ADVANCE(366);
      END_STATE();
    case 314:
      if (lookahead == 'e') ADVANCE(367);
      END_STATE();
    case 315:
      if (lookahead == 'i') ADVANCE(368);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(anon_sym_coding);
      END_STATE();
    case 317:
      if (lookahead == 'i') ADVANCE(369);
      END_STATE();
    case 318:
      if (lookahead == 'i') ADVANCE(370);
      END_STATE();
    case 319:
      if (lookahead == 't') ADVANCE(371);
      END_STATE();
    case 320:
      if (lookahead == 'n') ADVANCE(372);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(anon_sym_extend);
      END_STATE();
    case 322:
      if (lookahead == 'a') ADVANCE(373);
      END_STATE();
    case 323:
      if (lookahead == 'c') ADVANCE(374);
      END_STATE();
    case 324:
      if (lookahead == 'i') ADVANCE(375);
      END_STATE();
    case 325:
      if (lookahead == 'l') ADVANCE(376);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(anon_sym_import);
      END_STATE();
    case 327:
      if (lookahead == 'd') ADVANCE(377);
      END_STATE();
    case 328:
      ACCEPT_TOKEN(anon_sym_inline);
      END_STATE();
    case 329:
      if (lookahead == 'a') ADVANCE(378);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(anon_sym_joined);
      END_STATE();
    case 331:
      if (lookahead == 't') ADVANCE(379);
      END_STATE();
    case 332:
      ACCEPT_TOKEN(anon_sym_little);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(anon_sym_marker);
      END_STATE();
    case 334:
      if (lookahead == 'g') ADVANCE(380);
      END_STATE();
    case 335:
      if (lookahead == 'e') ADVANCE(381);
      END_STATE();
    case 336:
      if (lookahead == 'e') ADVANCE(382);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(anon_sym_packed);
      END_STATE();
    case 338:
      ACCEPT_TOKEN(anon_sym_prefix);
      END_STATE();
    case 339:
      if (lookahead == 'e') ADVANCE(383);
      END_STATE();
    case 340:
      if (lookahead == 'o') ADVANCE(384);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(anon_sym_public);
      END_STATE();
    case 342:
      if (lookahead == 'u') ADVANCE(385);
      END_STATE();
    case 343:
      if (lookahead == 't') ADVANCE(386);
      END_STATE();
    case 344:
      if (lookahead == 's') ADVANCE(387);
      END_STATE();
    case 345:
      if (lookahead == 'd') ADVANCE(388);
      END_STATE();
    case 346:
      if (lookahead == 'e') ADVANCE(389);
      END_STATE();
    case 347:
      if (lookahead == 'e') ADVANCE(390);
      END_STATE();
    case 348:
      if (lookahead == 'd') ADVANCE(391);
      END_STATE();
    case 349:
      if (lookahead == 'g') ADVANCE(392);
      END_STATE();
    case 350:
      if (lookahead == 't') ADVANCE(393);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(anon_sym_struct);
      END_STATE();
    case 352:
      if (lookahead == 's') ADVANCE(394);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(anon_sym_throws);
      END_STATE();
    case 354:
      if (lookahead == 'e') ADVANCE(395);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(anon_sym_treats);
      END_STATE();
    case 356:
      if (lookahead == 'i') ADVANCE(396);
      END_STATE();
    case 357:
      if (lookahead == 'i') ADVANCE(397);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(anon_sym_unique);
      END_STATE();
    case 359:
      if (lookahead == 'n') ADVANCE(398);
      END_STATE();
    case 360:
      if (lookahead == 'd') ADVANCE(399);
      END_STATE();
    case 361:
      if (lookahead == 't') ADVANCE(400);
      END_STATE();
    case 362:
      if (lookahead == 'n') ADVANCE(401);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(anon_sym_waived);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(anon_sym_writes);
      END_STATE();
    case 365:
      if (lookahead == 'n') ADVANCE(402);
      END_STATE();
    case 366:
      if (lookahead == 'd') ADVANCE(403);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(anon_sym_because);
      END_STATE();
    case 368:
      if (lookahead == 'n') ADVANCE(404);
      END_STATE();
    case 369:
      if (lookahead == 'o') ADVANCE(405);
      END_STATE();
    case 370:
      if (lookahead == 'n') ADVANCE(406);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(anon_sym_default);
      END_STATE();
    case 372:
      if (lookahead == 'a') ADVANCE(407);
      END_STATE();
    case 373:
      if (lookahead == 'l') ADVANCE(408);
      END_STATE();
    case 374:
      if (lookahead == 'k') ADVANCE(409);
      END_STATE();
    case 375:
      if (lookahead == 'v') ADVANCE(410);
      END_STATE();
    case 376:
      if (lookahead == 'y') ADVANCE(411);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(anon_sym_indexed);
      END_STATE();
    case 378:
      if (lookahead == 'l') ADVANCE(412);
      END_STATE();
    case 379:
      ACCEPT_TOKEN(anon_sym_lenient);
      END_STATE();
    case 380:
      ACCEPT_TOKEN(anon_sym_missing);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(anon_sym_mutable);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(anon_sym_package);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(anon_sym_private);
      END_STATE();
    case 384:
      if (lookahead == 'l') ADVANCE(413);
      END_STATE();
    case 385:
      if (lookahead == 'e') ADVANCE(414);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(anon_sym_rebuilt);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(anon_sym_refuses);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(anon_sym_renamed);
      END_STATE();
    case 389:
      if (lookahead == 'd') ADVANCE(415);
      END_STATE();
    case 390:
      if (lookahead == 'd') ADVANCE(416);
      END_STATE();
    case 391:
      ACCEPT_TOKEN(anon_sym_retired);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(anon_sym_sending);
      END_STATE();
    case 393:
      if (lookahead == 'i') ADVANCE(417);
      END_STATE();
    case 394:
      if (lookahead == 's') ADVANCE(418);
      END_STATE();
    case 395:
      if (lookahead == 'n') ADVANCE(419);
      END_STATE();
    case 396:
      if (lookahead == 'a') ADVANCE(420);
      END_STATE();
    case 397:
      if (lookahead == 't') ADVANCE(421);
      END_STATE();
    case 398:
      ACCEPT_TOKEN(anon_sym_unknown);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(anon_sym_unowned);
      END_STATE();
    case 400:
      if (lookahead == 'e') ADVANCE(422);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(anon_sym_version);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(anon_sym_written);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(anon_sym_archived);
      END_STATE();
    case 404:
      if (lookahead == 'g') ADVANCE(423);
      END_STATE();
    case 405:
      if (lookahead == 'n') ADVANCE(424);
      END_STATE();
    case 406:
      if (lookahead == 'g') ADVANCE(425);
      END_STATE();
    case 407:
      if (lookahead == 'r') ADVANCE(426);
      END_STATE();
    case 408:
      ACCEPT_TOKEN(anon_sym_external);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(anon_sym_fallback);
      END_STATE();
    case 410:
      if (lookahead == 'a') ADVANCE(427);
      END_STATE();
    case 411:
      ACCEPT_TOKEN(anon_sym_formerly);
      END_STATE();
    case 412:
      ACCEPT_TOKEN(anon_sym_internal);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(anon_sym_protocol);
      END_STATE();
    case 414:
      ACCEPT_TOKEN(anon_sym_rawValue);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(anon_sym_replaced);
      END_STATE();
    case 416:
      ACCEPT_TOKEN(anon_sym_required);
      END_STATE();
    case 417:
      if (lookahead == 'a') ADVANCE(428);
      END_STATE();
    case 418:
      if (lookahead == 'e') ADVANCE(429);
      END_STATE();
    case 419:
      if (lookahead == 't') ADVANCE(430);
      END_STATE();
    case 420:
      if (lookahead == 's') ADVANCE(431);
      END_STATE();
    case 421:
      if (lookahead == 'i') ADVANCE(432);
      END_STATE();
    case 422:
      if (lookahead == 'n') ADVANCE(433);
      END_STATE();
    case 423:
      ACCEPT_TOKEN(anon_sym_borrowing);
      END_STATE();
    case 424:
      if (lookahead == 'a') ADVANCE(434);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(anon_sym_consuming);
      END_STATE();
    case 426:
      if (lookahead == 'y') ADVANCE(435);
      END_STATE();
    case 427:
      if (lookahead == 't') ADVANCE(436);
      END_STATE();
    case 428:
      if (lookahead == 'l') ADVANCE(437);
      END_STATE();
    case 429:
      if (lookahead == 's') ADVANCE(438);
      END_STATE();
    case 430:
      ACCEPT_TOKEN(anon_sym_transient);
      END_STATE();
    case 431:
      ACCEPT_TOKEN(anon_sym_typealias);
      END_STATE();
    case 432:
      if (lookahead == 'o') ADVANCE(439);
      END_STATE();
    case 433:
      ACCEPT_TOKEN(anon_sym_unwritten);
      END_STATE();
    case 434:
      if (lookahead == 'l') ADVANCE(440);
      END_STATE();
    case 435:
      ACCEPT_TOKEN(anon_sym_dictionary);
      END_STATE();
    case 436:
      if (lookahead == 'e') ADVANCE(441);
      END_STATE();
    case 437:
      ACCEPT_TOKEN(anon_sym_sequential);
      END_STATE();
    case 438:
      ACCEPT_TOKEN(anon_sym_subclasses);
      END_STATE();
    case 439:
      if (lookahead == 'n') ADVANCE(442);
      END_STATE();
    case 440:
      ACCEPT_TOKEN(anon_sym_conditional);
      END_STATE();
    case 441:
      ACCEPT_TOKEN(anon_sym_fileprivate);
      END_STATE();
    case 442:
      if (lookahead == 'a') ADVANCE(443);
      END_STATE();
    case 443:
      if (lookahead == 'l') ADVANCE(444);
      END_STATE();
    case 444:
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
  [6] = {.lex_state = 20, .external_lex_state = 3},
  [7] = {.lex_state = 0, .external_lex_state = 3},
  [8] = {.lex_state = 20, .external_lex_state = 3},
  [9] = {.lex_state = 20, .external_lex_state = 3},
  [10] = {.lex_state = 0, .external_lex_state = 3},
  [11] = {.lex_state = 0, .external_lex_state = 2},
  [12] = {.lex_state = 0, .external_lex_state = 2},
  [13] = {.lex_state = 0, .external_lex_state = 2},
  [14] = {.lex_state = 0, .external_lex_state = 3},
  [15] = {.lex_state = 0, .external_lex_state = 3},
  [16] = {.lex_state = 0, .external_lex_state = 3},
  [17] = {.lex_state = 0, .external_lex_state = 3},
  [18] = {.lex_state = 0, .external_lex_state = 3},
  [19] = {.lex_state = 0, .external_lex_state = 2},
  [20] = {.lex_state = 0, .external_lex_state = 2},
  [21] = {.lex_state = 0, .external_lex_state = 2},
  [22] = {.lex_state = 0, .external_lex_state = 3},
  [23] = {.lex_state = 0, .external_lex_state = 3},
  [24] = {.lex_state = 0, .external_lex_state = 3},
  [25] = {.lex_state = 0, .external_lex_state = 3},
  [26] = {.lex_state = 0, .external_lex_state = 2},
  [27] = {.lex_state = 0, .external_lex_state = 3},
  [28] = {.lex_state = 0, .external_lex_state = 3},
  [29] = {.lex_state = 0, .external_lex_state = 3},
  [30] = {.lex_state = 0, .external_lex_state = 3},
  [31] = {.lex_state = 0, .external_lex_state = 3},
  [32] = {.lex_state = 0, .external_lex_state = 3},
  [33] = {.lex_state = 0, .external_lex_state = 3},
  [34] = {.lex_state = 0, .external_lex_state = 3},
  [35] = {.lex_state = 0, .external_lex_state = 2},
  [36] = {.lex_state = 0, .external_lex_state = 2},
  [37] = {.lex_state = 0, .external_lex_state = 2},
  [38] = {.lex_state = 0, .external_lex_state = 3},
  [39] = {.lex_state = 0, .external_lex_state = 3},
  [40] = {.lex_state = 0, .external_lex_state = 3},
  [41] = {.lex_state = 0, .external_lex_state = 2},
  [42] = {.lex_state = 0, .external_lex_state = 2},
  [43] = {.lex_state = 0, .external_lex_state = 2},
  [44] = {.lex_state = 0, .external_lex_state = 3},
  [45] = {.lex_state = 0, .external_lex_state = 3},
  [46] = {.lex_state = 0, .external_lex_state = 3},
  [47] = {.lex_state = 0, .external_lex_state = 2},
  [48] = {.lex_state = 0, .external_lex_state = 2},
  [49] = {.lex_state = 0, .external_lex_state = 2},
  [50] = {.lex_state = 0, .external_lex_state = 2},
  [51] = {.lex_state = 20, .external_lex_state = 2},
  [52] = {.lex_state = 0, .external_lex_state = 3},
  [53] = {.lex_state = 0, .external_lex_state = 3},
  [54] = {.lex_state = 0, .external_lex_state = 3},
  [55] = {.lex_state = 0, .external_lex_state = 3},
  [56] = {.lex_state = 0, .external_lex_state = 3},
  [57] = {.lex_state = 20, .external_lex_state = 2},
  [58] = {.lex_state = 20, .external_lex_state = 2},
  [59] = {.lex_state = 0, .external_lex_state = 2},
  [60] = {.lex_state = 20, .external_lex_state = 2},
  [61] = {.lex_state = 0, .external_lex_state = 2},
  [62] = {.lex_state = 0, .external_lex_state = 2},
  [63] = {.lex_state = 0, .external_lex_state = 3},
  [64] = {.lex_state = 20, .external_lex_state = 2},
  [65] = {.lex_state = 0, .external_lex_state = 3},
  [66] = {.lex_state = 20, .external_lex_state = 2},
  [67] = {.lex_state = 0, .external_lex_state = 3},
  [68] = {.lex_state = 0, .external_lex_state = 3},
  [69] = {.lex_state = 0, .external_lex_state = 3},
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
  [90] = {.lex_state = 0, .external_lex_state = 3},
  [91] = {.lex_state = 0, .external_lex_state = 3},
  [92] = {.lex_state = 0, .external_lex_state = 2},
  [93] = {.lex_state = 0, .external_lex_state = 2},
  [94] = {.lex_state = 0, .external_lex_state = 2},
  [95] = {.lex_state = 0, .external_lex_state = 2},
  [96] = {.lex_state = 0, .external_lex_state = 2},
  [97] = {.lex_state = 0, .external_lex_state = 3},
  [98] = {.lex_state = 0, .external_lex_state = 2},
  [99] = {.lex_state = 0, .external_lex_state = 2},
  [100] = {.lex_state = 0, .external_lex_state = 3},
  [101] = {.lex_state = 0, .external_lex_state = 3},
  [102] = {.lex_state = 0, .external_lex_state = 3},
  [103] = {.lex_state = 0, .external_lex_state = 3},
  [104] = {.lex_state = 0, .external_lex_state = 3},
  [105] = {.lex_state = 0, .external_lex_state = 3},
  [106] = {.lex_state = 0, .external_lex_state = 3},
  [107] = {.lex_state = 0, .external_lex_state = 2},
  [108] = {.lex_state = 0, .external_lex_state = 2},
  [109] = {.lex_state = 0, .external_lex_state = 2},
  [110] = {.lex_state = 0, .external_lex_state = 2},
  [111] = {.lex_state = 0, .external_lex_state = 3},
  [112] = {.lex_state = 0, .external_lex_state = 3},
  [113] = {.lex_state = 0, .external_lex_state = 2},
  [114] = {.lex_state = 0, .external_lex_state = 3},
  [115] = {.lex_state = 0, .external_lex_state = 3},
  [116] = {.lex_state = 0, .external_lex_state = 3},
  [117] = {.lex_state = 0, .external_lex_state = 3},
  [118] = {.lex_state = 0, .external_lex_state = 3},
  [119] = {.lex_state = 0, .external_lex_state = 3},
  [120] = {.lex_state = 0, .external_lex_state = 2},
  [121] = {.lex_state = 0, .external_lex_state = 4},
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
  [305] = {.lex_state = 2, .external_lex_state = 5},
  [306] = {.lex_state = 2, .external_lex_state = 5},
  [307] = {.lex_state = 0, .external_lex_state = 2},
  [308] = {.lex_state = 2, .external_lex_state = 5},
  [309] = {.lex_state = 0, .external_lex_state = 2},
  [310] = {.lex_state = 0, .external_lex_state = 2},
  [311] = {.lex_state = 0, .external_lex_state = 2},
  [312] = {.lex_state = 0, .external_lex_state = 2},
  [313] = {.lex_state = 2, .external_lex_state = 5},
  [314] = {.lex_state = 0, .external_lex_state = 2},
  [315] = {.lex_state = 0, .external_lex_state = 2},
  [316] = {.lex_state = 0, .external_lex_state = 2},
  [317] = {.lex_state = 0, .external_lex_state = 2},
  [318] = {.lex_state = 0, .external_lex_state = 2},
  [319] = {.lex_state = 0, .external_lex_state = 2},
  [320] = {.lex_state = 0, .external_lex_state = 2},
  [321] = {.lex_state = 0, .external_lex_state = 2},
  [322] = {.lex_state = 0, .external_lex_state = 2},
  [323] = {.lex_state = 0, .external_lex_state = 2},
  [324] = {.lex_state = 0, .external_lex_state = 2},
  [325] = {.lex_state = 0, .external_lex_state = 2},
  [326] = {.lex_state = 0, .external_lex_state = 2},
  [327] = {.lex_state = 2, .external_lex_state = 5},
  [328] = {.lex_state = 2, .external_lex_state = 5},
  [329] = {.lex_state = 0, .external_lex_state = 2},
  [330] = {.lex_state = 2, .external_lex_state = 5},
  [331] = {.lex_state = 2, .external_lex_state = 5},
  [332] = {.lex_state = 2, .external_lex_state = 5},
  [333] = {.lex_state = 2, .external_lex_state = 5},
  [334] = {.lex_state = 2, .external_lex_state = 5},
  [335] = {.lex_state = 2, .external_lex_state = 5},
  [336] = {.lex_state = 2, .external_lex_state = 5},
  [337] = {.lex_state = 2, .external_lex_state = 5},
  [338] = {.lex_state = 2, .external_lex_state = 5},
  [339] = {.lex_state = 2, .external_lex_state = 5},
  [340] = {.lex_state = 2, .external_lex_state = 5},
  [341] = {.lex_state = 2, .external_lex_state = 5},
  [342] = {.lex_state = 2, .external_lex_state = 5},
  [343] = {.lex_state = 2, .external_lex_state = 5},
  [344] = {.lex_state = 2, .external_lex_state = 5},
  [345] = {.lex_state = 2, .external_lex_state = 5},
  [346] = {.lex_state = 2, .external_lex_state = 5},
  [347] = {.lex_state = 2, .external_lex_state = 5},
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
  [411] = {.lex_state = 0, .external_lex_state = 2},
  [412] = {.lex_state = 0, .external_lex_state = 2},
  [413] = {.lex_state = 0, .external_lex_state = 2},
  [414] = {.lex_state = 0, .external_lex_state = 2},
  [415] = {.lex_state = 0, .external_lex_state = 2},
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
  [430] = {.lex_state = 0, .external_lex_state = 2},
  [431] = {.lex_state = 0, .external_lex_state = 2},
  [432] = {.lex_state = 1, .external_lex_state = 2},
  [433] = {.lex_state = 0, .external_lex_state = 2},
  [434] = {.lex_state = 0, .external_lex_state = 2},
  [435] = {.lex_state = 0, .external_lex_state = 2},
  [436] = {.lex_state = 0, .external_lex_state = 2},
  [437] = {.lex_state = 0, .external_lex_state = 2},
  [438] = {.lex_state = 0, .external_lex_state = 2},
  [439] = {.lex_state = 0, .external_lex_state = 2},
  [440] = {.lex_state = 20, .external_lex_state = 2},
  [441] = {.lex_state = 20, .external_lex_state = 2},
  [442] = {.lex_state = 0, .external_lex_state = 2},
  [443] = {.lex_state = 0, .external_lex_state = 2},
  [444] = {.lex_state = 0, .external_lex_state = 2},
  [445] = {.lex_state = 0, .external_lex_state = 2},
  [446] = {.lex_state = 20, .external_lex_state = 2},
  [447] = {.lex_state = 0, .external_lex_state = 2},
  [448] = {.lex_state = 0, .external_lex_state = 2},
  [449] = {.lex_state = 0, .external_lex_state = 2},
  [450] = {.lex_state = 0, .external_lex_state = 2},
  [451] = {.lex_state = 0, .external_lex_state = 2},
  [452] = {.lex_state = 1, .external_lex_state = 2},
  [453] = {.lex_state = 1, .external_lex_state = 2},
  [454] = {.lex_state = 0, .external_lex_state = 2},
  [455] = {.lex_state = 20, .external_lex_state = 2},
  [456] = {.lex_state = 0, .external_lex_state = 2},
  [457] = {.lex_state = 0, .external_lex_state = 2},
  [458] = {.lex_state = 0, .external_lex_state = 2},
  [459] = {.lex_state = 0, .external_lex_state = 2},
  [460] = {.lex_state = 0, .external_lex_state = 2},
  [461] = {.lex_state = 0, .external_lex_state = 2},
  [462] = {.lex_state = 0, .external_lex_state = 2},
  [463] = {.lex_state = 0, .external_lex_state = 2},
  [464] = {.lex_state = 1, .external_lex_state = 2},
  [465] = {.lex_state = 0, .external_lex_state = 2},
  [466] = {.lex_state = 1, .external_lex_state = 2},
  [467] = {.lex_state = 0, .external_lex_state = 2},
  [468] = {.lex_state = 0, .external_lex_state = 2},
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
  [482] = {.lex_state = 0, .external_lex_state = 2},
  [483] = {.lex_state = 0, .external_lex_state = 2},
  [484] = {.lex_state = 0, .external_lex_state = 2},
  [485] = {.lex_state = 0, .external_lex_state = 2},
  [486] = {.lex_state = 20, .external_lex_state = 2},
  [487] = {.lex_state = 0, .external_lex_state = 2},
  [488] = {.lex_state = 0, .external_lex_state = 2},
  [489] = {.lex_state = 20, .external_lex_state = 2},
  [490] = {.lex_state = 0, .external_lex_state = 2},
  [491] = {.lex_state = 20, .external_lex_state = 2},
  [492] = {.lex_state = 0, .external_lex_state = 2},
  [493] = {.lex_state = 0, .external_lex_state = 2},
  [494] = {.lex_state = 0, .external_lex_state = 2},
  [495] = {.lex_state = 0, .external_lex_state = 2},
  [496] = {.lex_state = 0, .external_lex_state = 2},
  [497] = {.lex_state = 0, .external_lex_state = 2},
  [498] = {.lex_state = 0, .external_lex_state = 2},
  [499] = {.lex_state = 0, .external_lex_state = 2},
  [500] = {.lex_state = 0, .external_lex_state = 2},
  [501] = {.lex_state = 0, .external_lex_state = 2},
  [502] = {.lex_state = 0, .external_lex_state = 2},
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
  [526] = {.lex_state = 0, .external_lex_state = 2},
  [527] = {.lex_state = 0, .external_lex_state = 2},
  [528] = {.lex_state = 0, .external_lex_state = 2},
  [529] = {.lex_state = 0, .external_lex_state = 2},
  [530] = {.lex_state = 0, .external_lex_state = 2},
  [531] = {.lex_state = 0, .external_lex_state = 2},
  [532] = {.lex_state = 0, .external_lex_state = 2},
  [533] = {.lex_state = 20, .external_lex_state = 2},
  [534] = {.lex_state = 0, .external_lex_state = 2},
  [535] = {.lex_state = 20, .external_lex_state = 2},
  [536] = {.lex_state = 0, .external_lex_state = 2},
  [537] = {.lex_state = 0, .external_lex_state = 2},
  [538] = {.lex_state = 0, .external_lex_state = 2},
  [539] = {.lex_state = 0, .external_lex_state = 2},
  [540] = {.lex_state = 20, .external_lex_state = 2},
  [541] = {.lex_state = 0, .external_lex_state = 2},
  [542] = {.lex_state = 0, .external_lex_state = 2},
  [543] = {.lex_state = 20, .external_lex_state = 2},
  [544] = {.lex_state = 20, .external_lex_state = 2},
  [545] = {.lex_state = 0, .external_lex_state = 2},
  [546] = {.lex_state = 0, .external_lex_state = 2},
  [547] = {.lex_state = 0, .external_lex_state = 2},
  [548] = {.lex_state = 0, .external_lex_state = 2},
  [549] = {.lex_state = 0, .external_lex_state = 2},
  [550] = {.lex_state = 0, .external_lex_state = 2},
  [551] = {.lex_state = 0, .external_lex_state = 2},
  [552] = {.lex_state = 0, .external_lex_state = 2},
  [553] = {.lex_state = 0, .external_lex_state = 2},
  [554] = {.lex_state = 20, .external_lex_state = 2},
  [555] = {.lex_state = 20, .external_lex_state = 2},
  [556] = {.lex_state = 0, .external_lex_state = 2},
  [557] = {.lex_state = 0, .external_lex_state = 2},
  [558] = {.lex_state = 0, .external_lex_state = 2},
  [559] = {.lex_state = 0, .external_lex_state = 2},
  [560] = {.lex_state = 0, .external_lex_state = 2},
  [561] = {.lex_state = 0, .external_lex_state = 2},
  [562] = {.lex_state = 0, .external_lex_state = 2},
  [563] = {.lex_state = 0, .external_lex_state = 2},
  [564] = {.lex_state = 0, .external_lex_state = 2},
  [565] = {.lex_state = 20, .external_lex_state = 2},
  [566] = {.lex_state = 0, .external_lex_state = 2},
  [567] = {.lex_state = 0, .external_lex_state = 2},
  [568] = {.lex_state = 0, .external_lex_state = 2},
  [569] = {.lex_state = 0, .external_lex_state = 2},
  [570] = {.lex_state = 0, .external_lex_state = 2},
  [571] = {.lex_state = 20, .external_lex_state = 2},
  [572] = {.lex_state = 0, .external_lex_state = 2},
  [573] = {.lex_state = 0, .external_lex_state = 2},
  [574] = {.lex_state = 20, .external_lex_state = 2},
  [575] = {.lex_state = 0, .external_lex_state = 2},
  [576] = {.lex_state = 0, .external_lex_state = 2},
  [577] = {.lex_state = 0, .external_lex_state = 2},
  [578] = {.lex_state = 20, .external_lex_state = 2},
  [579] = {.lex_state = 20, .external_lex_state = 2},
  [580] = {.lex_state = 0, .external_lex_state = 2},
  [581] = {.lex_state = 0, .external_lex_state = 2},
  [582] = {.lex_state = 0, .external_lex_state = 2},
  [583] = {.lex_state = 0, .external_lex_state = 2},
  [584] = {.lex_state = 0, .external_lex_state = 2},
  [585] = {.lex_state = 4, .external_lex_state = 2},
  [586] = {.lex_state = 20, .external_lex_state = 2},
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
  [597] = {.lex_state = 0, .external_lex_state = 2},
  [598] = {.lex_state = 0, .external_lex_state = 2},
  [599] = {.lex_state = 0, .external_lex_state = 2},
  [600] = {.lex_state = 20, .external_lex_state = 2},
  [601] = {.lex_state = 0, .external_lex_state = 2},
  [602] = {.lex_state = 0, .external_lex_state = 2},
  [603] = {.lex_state = 0, .external_lex_state = 2},
  [604] = {.lex_state = 0, .external_lex_state = 2},
  [605] = {.lex_state = 0, .external_lex_state = 2},
  [606] = {.lex_state = 0, .external_lex_state = 2},
  [607] = {.lex_state = 0, .external_lex_state = 2},
  [608] = {.lex_state = 0, .external_lex_state = 2},
  [609] = {.lex_state = 20, .external_lex_state = 2},
  [610] = {.lex_state = 0, .external_lex_state = 2},
  [611] = {.lex_state = 0, .external_lex_state = 2},
  [612] = {.lex_state = 0, .external_lex_state = 2},
  [613] = {.lex_state = 0, .external_lex_state = 2},
  [614] = {.lex_state = 20, .external_lex_state = 2},
  [615] = {.lex_state = 0, .external_lex_state = 2},
  [616] = {.lex_state = 0, .external_lex_state = 2},
  [617] = {.lex_state = 0, .external_lex_state = 2},
  [618] = {.lex_state = 0, .external_lex_state = 2},
  [619] = {.lex_state = 20, .external_lex_state = 2},
  [620] = {.lex_state = 0, .external_lex_state = 2},
  [621] = {.lex_state = 0, .external_lex_state = 2},
  [622] = {.lex_state = 0, .external_lex_state = 2},
  [623] = {.lex_state = 0, .external_lex_state = 2},
  [624] = {.lex_state = 0, .external_lex_state = 2},
  [625] = {.lex_state = 0, .external_lex_state = 2},
  [626] = {.lex_state = 0, .external_lex_state = 2},
  [627] = {.lex_state = 0, .external_lex_state = 2},
  [628] = {.lex_state = 0, .external_lex_state = 2},
  [629] = {.lex_state = 0, .external_lex_state = 2},
  [630] = {.lex_state = 0, .external_lex_state = 2},
  [631] = {.lex_state = 0, .external_lex_state = 2},
  [632] = {.lex_state = 0, .external_lex_state = 2},
  [633] = {.lex_state = 0, .external_lex_state = 2},
  [634] = {.lex_state = 0, .external_lex_state = 2},
  [635] = {.lex_state = 0, .external_lex_state = 2},
  [636] = {.lex_state = 0, .external_lex_state = 2},
  [637] = {.lex_state = 0, .external_lex_state = 2},
  [638] = {.lex_state = 0, .external_lex_state = 2},
  [639] = {.lex_state = 0, .external_lex_state = 2},
  [640] = {.lex_state = 0, .external_lex_state = 2},
  [641] = {.lex_state = 20, .external_lex_state = 2},
  [642] = {.lex_state = 0, .external_lex_state = 2},
  [643] = {.lex_state = 0, .external_lex_state = 2},
  [644] = {.lex_state = 0, .external_lex_state = 2},
  [645] = {.lex_state = 0, .external_lex_state = 2},
  [646] = {.lex_state = 20, .external_lex_state = 2},
  [647] = {.lex_state = 0, .external_lex_state = 3},
  [648] = {.lex_state = 20, .external_lex_state = 2},
  [649] = {.lex_state = 0, .external_lex_state = 2},
  [650] = {.lex_state = 20, .external_lex_state = 2},
  [651] = {.lex_state = 0, .external_lex_state = 2},
  [652] = {.lex_state = 0, .external_lex_state = 2},
  [653] = {.lex_state = 0, .external_lex_state = 2},
  [654] = {.lex_state = 0, .external_lex_state = 2},
  [655] = {.lex_state = 0, .external_lex_state = 2},
  [656] = {.lex_state = 20, .external_lex_state = 2},
  [657] = {.lex_state = 0, .external_lex_state = 2},
  [658] = {.lex_state = 20, .external_lex_state = 2},
  [659] = {.lex_state = 0, .external_lex_state = 2},
  [660] = {.lex_state = 0, .external_lex_state = 2},
  [661] = {.lex_state = 20, .external_lex_state = 2},
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
    [anon_sym_dictionary] = ACTIONS(1),
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
    [sym_source_file] = STATE(596),
    [sym__rule_of_file] = STATE(26),
    [sym_import] = STATE(26),
    [sym_access] = STATE(26),
    [sym_archived_prefix] = STATE(26),
    [sym_nil_rule] = STATE(26),
    [sym_lenient_rule] = STATE(26),
    [sym_level] = STATE(317),
    [sym_waiver] = STATE(26),
    [sym__declaration] = STATE(26),
    [aux_sym__modifiers] = STATE(304),
    [sym_class_declaration] = STATE(26),
    [sym_extension_declaration] = STATE(26),
    [sym_struct_declaration] = STATE(26),
    [sym_enum_declaration] = STATE(26),
    [sym_bits_declaration] = STATE(26),
    [sym_type_alias] = STATE(26),
    [sym_external_declaration] = STATE(26),
    [sym_setter] = STATE(304),
    [sym_attribute] = STATE(304),
    [aux_sym_source_file_repeat1] = STATE(26),
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
    STATE(16), 1,
      sym_type_arguments,
    STATE(17), 1,
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
    STATE(455), 1,
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
  [256] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(65), 2,
      anon_sym_as,
      anon_sym_key,
    ACTIONS(67), 46,
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
  [316] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(47), 1,
      anon_sym_LT,
    ACTIONS(71), 1,
      anon_sym_key,
    STATE(23), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(69), 45,
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
    STATE(63), 1,
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
    STATE(80), 2,
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
  [595] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(119), 1,
      anon_sym_DOT,
    STATE(13), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(117), 45,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [656] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(119), 1,
      anon_sym_DOT,
    STATE(11), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(121), 45,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [717] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(125), 1,
      anon_sym_DOT,
    STATE(13), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(123), 45,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [778] = 22,
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
    ACTIONS(130), 1,
      anon_sym_EQ,
    ACTIONS(132), 1,
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
    STATE(71), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(128), 20,
      anon_sym_public,
      anon_sym_package,
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
  [873] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(136), 1,
      anon_sym_key,
    STATE(18), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(134), 44,
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
  [936] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(140), 1,
      anon_sym_key,
    STATE(15), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(138), 44,
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
  [999] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(45), 1,
      anon_sym_DOT,
    ACTIONS(140), 1,
      anon_sym_key,
    STATE(18), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(138), 44,
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
  [1062] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(71), 1,
      anon_sym_key,
    ACTIONS(142), 1,
      anon_sym_DOT,
    STATE(18), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(69), 44,
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
  [1125] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(145), 46,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [1181] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(147), 46,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [1237] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(123), 46,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [1293] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(151), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(149), 45,
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
  [1351] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(155), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(153), 45,
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
  [1409] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(159), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(157), 45,
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
  [1467] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(163), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(161), 41,
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
  [1528] = 22,
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
    ACTIONS(165), 1,
      ts_builtin_sym_end,
    STATE(317), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(304), 3,
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
    STATE(37), 16,
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
  [1621] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(169), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(167), 42,
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
  [1680] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(173), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(171), 41,
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
  [1741] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(177), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(175), 44,
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
  [1798] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(181), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(179), 42,
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
  [1857] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(185), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(183), 41,
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
  [1918] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(189), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(187), 44,
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
  [1975] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(193), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(191), 41,
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
  [2036] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(195), 44,
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
  [2093] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(201), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(199), 44,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [2150] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(203), 1,
      anon_sym_DOT,
    ACTIONS(205), 1,
      anon_sym_LT,
    STATE(47), 1,
      sym_type_arguments,
    STATE(49), 1,
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
  [2213] = 22,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(207), 1,
      ts_builtin_sym_end,
    ACTIONS(209), 1,
      anon_sym_import,
    ACTIONS(212), 1,
      anon_sym_access,
    ACTIONS(215), 1,
      anon_sym_archived,
    ACTIONS(218), 1,
      anon_sym_writes,
    ACTIONS(221), 1,
      anon_sym_lenient,
    ACTIONS(227), 1,
      anon_sym_waived,
    ACTIONS(233), 1,
      anon_sym_class,
    ACTIONS(236), 1,
      anon_sym_extend,
    ACTIONS(239), 1,
      anon_sym_struct,
    ACTIONS(242), 1,
      anon_sym_enum,
    ACTIONS(245), 1,
      anon_sym_bits,
    ACTIONS(248), 1,
      anon_sym_typealias,
    ACTIONS(251), 1,
      anon_sym_external,
    ACTIONS(254), 1,
      anon_sym_AT,
    STATE(317), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(304), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(224), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(230), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(37), 16,
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
  [2306] = 4,
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
  [2363] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(263), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(261), 44,
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
  [2420] = 7,
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
  [2482] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(271), 44,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [2536] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(205), 1,
      anon_sym_LT,
    STATE(61), 1,
      sym_type_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(69), 42,
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
  [2594] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(273), 44,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [2648] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(275), 1,
      anon_sym_key,
    ACTIONS(277), 1,
      anon_sym_DOT,
    STATE(45), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(121), 41,
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
  [2708] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(277), 1,
      anon_sym_DOT,
    ACTIONS(279), 1,
      anon_sym_key,
    STATE(46), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(117), 41,
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
  [2768] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(281), 1,
      anon_sym_key,
    ACTIONS(283), 1,
      anon_sym_DOT,
    STATE(46), 1,
      aux_sym_function_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(123), 41,
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
  [2828] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(203), 1,
      anon_sym_DOT,
    STATE(50), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(138), 41,
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
    ACTIONS(69), 41,
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
  [2942] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(203), 1,
      anon_sym_DOT,
    STATE(48), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(138), 41,
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
  [2999] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(203), 1,
      anon_sym_DOT,
    STATE(48), 1,
      aux_sym_type_name_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(134), 41,
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
  [3056] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(291), 1,
      anon_sym_DASH_GT,
    STATE(446), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(289), 2,
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
  [3115] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(295), 1,
      anon_sym_COLON,
    ACTIONS(297), 1,
      anon_sym_COMMA,
    ACTIONS(299), 1,
      anon_sym_key,
    STATE(53), 1,
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
  [3176] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(297), 1,
      anon_sym_COMMA,
    ACTIONS(303), 1,
      anon_sym_COLON,
    ACTIONS(305), 1,
      anon_sym_key,
    STATE(54), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(301), 39,
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
  [3237] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(309), 1,
      anon_sym_COMMA,
    ACTIONS(312), 1,
      anon_sym_key,
    STATE(54), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(307), 40,
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
  [3296] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(113), 1,
      anon_sym_AMP,
    ACTIONS(316), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(111), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(314), 39,
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
  [3355] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(281), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(123), 42,
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
  [3410] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(67), 42,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [3462] = 3,
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
  [3514] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(149), 42,
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
  [3566] = 3,
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
  [3618] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(153), 42,
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
  [3670] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(157), 42,
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
  [3722] = 18,
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
    STATE(77), 2,
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
  [3804] = 3,
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
  [3856] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(324), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(147), 41,
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
  [3910] = 3,
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
  [3962] = 18,
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
      anon_sym_EQ,
    ACTIONS(330), 1,
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
    STATE(85), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(85), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(326), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4044] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(312), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(307), 41,
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
  [4098] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(332), 1,
      anon_sym_LPAREN,
    ACTIONS(334), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(199), 40,
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
  [4154] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(336), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(145), 41,
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
  [4208] = 17,
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
    ACTIONS(326), 20,
      anon_sym_public,
      anon_sym_package,
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
  [4287] = 17,
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
    STATE(78), 2,
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
  [4366] = 17,
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
    STATE(78), 2,
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
  [4445] = 17,
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
    STATE(75), 2,
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
  [4524] = 17,
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
    STATE(78), 2,
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
  [4603] = 17,
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
    STATE(81), 2,
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
  [4682] = 17,
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
    STATE(78), 2,
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
  [4761] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(362), 1,
      anon_sym_writes,
    ACTIONS(370), 1,
      anon_sym_key,
    ACTIONS(376), 1,
      anon_sym_omits,
    ACTIONS(379), 1,
      anon_sym_rebuilt,
    ACTIONS(382), 1,
      anon_sym_renamed,
    ACTIONS(385), 1,
      anon_sym_if,
    ACTIONS(388), 1,
      anon_sym_fallback,
    ACTIONS(391), 1,
      anon_sym_also,
    ACTIONS(397), 1,
      anon_sym_treats,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(373), 2,
      anon_sym_sequential,
      anon_sym_keyed,
    ACTIONS(394), 2,
      anon_sym_until,
      anon_sym_since,
    STATE(78), 2,
      sym_field_clause,
      aux_sym_field_repeat1,
    ACTIONS(365), 5,
      anon_sym_lenient,
      anon_sym_required,
      anon_sym_conditional,
      anon_sym_unconditional,
      anon_sym_joined,
    ACTIONS(368), 21,
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
  [4838] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(400), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(271), 40,
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
  [4891] = 17,
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
    STATE(78), 2,
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
  [4970] = 17,
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
    ACTIONS(404), 1,
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
    ACTIONS(402), 20,
      anon_sym_public,
      anon_sym_package,
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
  [5049] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(406), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(273), 40,
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
  [5102] = 17,
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
    STATE(72), 2,
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
  [5181] = 17,
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
    STATE(73), 2,
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
  [5260] = 17,
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
    ACTIONS(418), 1,
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
    ACTIONS(416), 20,
      anon_sym_public,
      anon_sym_package,
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
  [5339] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(422), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(420), 39,
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
  [5391] = 4,
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
  [5443] = 4,
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
  [5495] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(432), 1,
      anon_sym_as,
    ACTIONS(436), 1,
      anon_sym_key,
    ACTIONS(438), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(434), 37,
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
  [5551] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(442), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 38,
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
  [5602] = 4,
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
  [5653] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(175), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [5702] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(179), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [5753] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(183), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [5806] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(452), 1,
      anon_sym_COMMA,
    STATE(95), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(307), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [5859] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(161), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [5912] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(457), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(455), 38,
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
  [5963] = 3,
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
  [6012] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(261), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [6061] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(436), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(434), 38,
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
  [6112] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(461), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(459), 38,
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
  [6163] = 4,
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
  [6214] = 4,
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
  [6265] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(473), 1,
      anon_sym_key,
    ACTIONS(475), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(471), 37,
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
  [6318] = 4,
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
  [6369] = 4,
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
  [6420] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(167), 37,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [6471] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(171), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [6524] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(187), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [6573] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(191), 36,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [6626] = 4,
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
  [6677] = 4,
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
  [6728] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(195), 39,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [6777] = 4,
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
  [6828] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(499), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(497), 38,
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
  [6879] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(503), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(501), 38,
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
  [6930] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(507), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(505), 38,
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
  [6981] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(511), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(509), 38,
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
  [7032] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(515), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(513), 38,
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
  [7083] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(307), 38,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [7131] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(521), 1,
      sym_attribute_arguments,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(519), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(517), 31,
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
  [7182] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(525), 5,
      anon_sym_LPAREN,
      anon_sym_LBRACK,
      anon_sym_TILDE,
      anon_sym_AT,
      sym_quoted_name,
    ACTIONS(523), 31,
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
  [7230] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(529), 1,
      anon_sym_as,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(533), 1,
      anon_sym_from,
    ACTIONS(535), 1,
      anon_sym_LPAREN,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    STATE(143), 1,
      sym_parameters,
    STATE(213), 1,
      sym__heritage,
    STATE(252), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(179), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(527), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [7293] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(529), 1,
      anon_sym_as,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(535), 1,
      anon_sym_LPAREN,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(541), 1,
      anon_sym_from,
    STATE(142), 1,
      sym_parameters,
    STATE(180), 1,
      sym__heritage,
    STATE(256), 1,
      sym_conversion,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(183), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(539), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [7356] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(543), 33,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [7399] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(545), 33,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [7442] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(547), 33,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [7485] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(552), 1,
      anon_sym_waived,
    ACTIONS(558), 1,
      anon_sym_struct,
    ACTIONS(561), 1,
      anon_sym_enum,
    ACTIONS(564), 1,
      anon_sym_bits,
    ACTIONS(567), 1,
      anon_sym_RBRACE,
    ACTIONS(572), 1,
      anon_sym_retired,
    ACTIONS(575), 1,
      anon_sym_swift,
    ACTIONS(578), 1,
      anon_sym_AT,
    STATE(307), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(569), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(315), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(549), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(555), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(128), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7553] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(444), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7595] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(513), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7637] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(481), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7679] = 16,
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
    ACTIONS(583), 1,
      anon_sym_RBRACE,
    ACTIONS(587), 1,
      anon_sym_retired,
    ACTIONS(589), 1,
      anon_sym_swift,
    STATE(307), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(585), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(315), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(581), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(133), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7747] = 16,
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
    ACTIONS(587), 1,
      anon_sym_retired,
    ACTIONS(589), 1,
      anon_sym_swift,
    ACTIONS(591), 1,
      anon_sym_RBRACE,
    STATE(307), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(585), 2,
      anon_sym_let,
      anon_sym_var,
    STATE(315), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(19), 5,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
    ACTIONS(581), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
    STATE(128), 8,
      sym_waiver,
      sym_struct_declaration,
      sym_enum_declaration,
      sym_bits_declaration,
      sym_field,
      sym_retired,
      sym_swift_member,
      aux_sym_class_body_repeat1,
  [7815] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(493), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7857] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(497), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7899] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(501), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7941] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(505), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [7983] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(485), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [8025] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(489), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [8067] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(440), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [8109] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(509), 32,
      anon_sym_public,
      anon_sym_package,
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
      anon_sym_RBRACK,
      anon_sym_AT,
  [8151] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(595), 1,
      anon_sym_from,
    STATE(201), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(202), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(593), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8202] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(599), 1,
      anon_sym_from,
    STATE(216), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(211), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(597), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8253] = 3,
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
  [8293] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(603), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8333] = 3,
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
  [8373] = 3,
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
  [8413] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(609), 1,
      sym_identifier,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(613), 1,
      anon_sym_RPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(627), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [8479] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(629), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8519] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(631), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8559] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(635), 1,
      anon_sym_rawValue,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(158), 10,
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
  [8625] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(639), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8665] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(641), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8705] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(643), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8745] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(645), 1,
      sym_identifier,
    ACTIONS(647), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    STATE(550), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [8811] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(649), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8851] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(651), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8891] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(653), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
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
  [8937] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(655), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [8977] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(645), 1,
      sym_identifier,
    ACTIONS(647), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    STATE(512), 1,
      sym_payload_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [9043] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(657), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9083] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(659), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9123] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(667), 1,
      anon_sym_rawValue,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
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
  [9189] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(681), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9229] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(683), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9269] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(685), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9309] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(689), 1,
      anon_sym_only,
    ACTIONS(691), 1,
      anon_sym_marker,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(687), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9353] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(693), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9393] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(695), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9433] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(699), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(697), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9477] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(702), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9517] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(704), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9557] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(706), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9597] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(708), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9637] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(710), 30,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9677] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(712), 1,
      sym_identifier,
    ACTIONS(714), 1,
      anon_sym_RPAREN,
    ACTIONS(716), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(395), 10,
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
  [9743] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(444), 10,
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
  [9806] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(458), 10,
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
  [9869] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(599), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(597), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9914] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(720), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(199), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(718), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [9959] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(393), 10,
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
  [10022] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [10085] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(595), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(593), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [10130] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(447), 10,
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
  [10193] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(221), 10,
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
  [10256] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(408), 10,
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
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(232), 10,
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
    ACTIONS(724), 1,
      anon_sym_COMMA,
    STATE(95), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(722), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(430), 10,
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
  [10488] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(729), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(727), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [10529] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(731), 1,
      anon_sym_COMMA,
    STATE(188), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(727), 27,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [10572] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
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
  [10635] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [10698] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(451), 10,
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
  [10761] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(14), 10,
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
  [10824] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(389), 10,
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
  [10887] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(27), 10,
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
  [10950] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(28), 10,
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
  [11013] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(736), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(734), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [11058] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [11121] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(740), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(225), 2,
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
  [11166] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(744), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
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
  [11211] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(241), 10,
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
  [11274] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(746), 1,
      sym_identifier,
    ACTIONS(748), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [11337] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [11400] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(30), 10,
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
  [11463] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
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
  [11526] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(448), 10,
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
  [11589] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(55), 10,
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
  [11652] = 4,
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
  [11693] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(756), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
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
  [11738] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [11801] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(760), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(215), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(758), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [11846] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(25), 10,
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
  [11909] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(764), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(762), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [11954] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(768), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(227), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(766), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [11999] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(96), 10,
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
  [12062] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [12125] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(404), 10,
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
  [12188] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [12251] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(314), 26,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [12294] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [12357] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(394), 10,
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
  [12420] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [12483] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(772), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
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
  [12528] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(110), 10,
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
  [12591] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(776), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
    ACTIONS(774), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [12636] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(428), 10,
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
  [12699] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
      anon_sym_inout,
      anon_sym_borrowing,
      anon_sym_consuming,
      anon_sym_sending,
    STATE(396), 10,
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
  [12762] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(611), 1,
      anon_sym_LPAREN,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(621), 1,
      anon_sym_packed,
    ACTIONS(625), 1,
      anon_sym_TILDE,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    STATE(51), 1,
      sym_tuple_type,
    STATE(226), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(619), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(615), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(623), 4,
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
  [12825] = 15,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(661), 1,
      sym_identifier,
    ACTIONS(663), 1,
      anon_sym_LPAREN,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(673), 1,
      anon_sym_packed,
    ACTIONS(677), 1,
      anon_sym_TILDE,
    ACTIONS(679), 1,
      sym_quoted_name,
    STATE(3), 1,
      sym_tuple_type,
    STATE(231), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(671), 2,
      anon_sym_any,
      anon_sym_some,
    ACTIONS(665), 4,
      anon_sym_boxed,
      anon_sym_mutable,
      anon_sym_inline,
      anon_sym_indexed,
    ACTIONS(675), 4,
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
  [12888] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
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
  [12930] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(687), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [12968] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(727), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13006] = 3,
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
  [13044] = 3,
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
      anon_sym_COLON,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_from,
      anon_sym_COMMA,
      anon_sym_AT,
  [13082] = 3,
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
  [13120] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(786), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13158] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(788), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13196] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(722), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13234] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(790), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13276] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(792), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13314] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(794), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13352] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(796), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13390] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(798), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13428] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(800), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13466] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(802), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13504] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(804), 28,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13542] = 24,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    ACTIONS(806), 1,
      anon_sym_archived,
    ACTIONS(808), 1,
      anon_sym_as,
    ACTIONS(810), 1,
      anon_sym_prefix,
    ACTIONS(812), 1,
      anon_sym_writes,
    ACTIONS(816), 1,
      anon_sym_version,
    ACTIONS(818), 1,
      anon_sym_refuses,
    ACTIONS(822), 1,
      anon_sym_sequential,
    ACTIONS(824), 1,
      anon_sym_keyed,
    ACTIONS(826), 1,
      anon_sym_else,
    ACTIONS(828), 1,
      anon_sym_reads,
    ACTIONS(830), 1,
      anon_sym_keeps,
    ACTIONS(832), 1,
      anon_sym_omits,
    ACTIONS(836), 1,
      anon_sym_renamed,
    STATE(247), 1,
      sym_type_name,
    STATE(510), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(814), 2,
      anon_sym_lenient,
      anon_sym_unwritten,
    ACTIONS(820), 2,
      anon_sym_formerly,
      anon_sym_keys,
    STATE(235), 2,
      sym_conformance,
      sym_head_clause,
    ACTIONS(834), 3,
      anon_sym_unique,
      anon_sym_replaced,
      anon_sym_rebuilt,
  [13621] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(840), 1,
      anon_sym_COLON,
    ACTIONS(842), 1,
      anon_sym_COMMA,
    ACTIONS(844), 1,
      anon_sym_until,
    STATE(95), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(838), 23,
      anon_sym_public,
      anon_sym_package,
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
  [13666] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(848), 1,
      anon_sym_COLON,
    ACTIONS(850), 1,
      anon_sym_COMMA,
    ACTIONS(852), 1,
      anon_sym_until,
    STATE(250), 1,
      aux_sym_head_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(846), 23,
      anon_sym_public,
      anon_sym_package,
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
  [13711] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(599), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(597), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13749] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(541), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(539), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13787] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(533), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(527), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13825] = 3,
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
  [13861] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(595), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(593), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13899] = 3,
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
  [13934] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(856), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [13969] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(858), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14004] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(860), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14039] = 3,
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
  [14074] = 3,
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
  [14109] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(866), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14144] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(868), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14179] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(870), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14214] = 3,
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
  [14249] = 3,
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
  [14284] = 3,
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
  [14319] = 3,
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
  [14354] = 3,
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
  [14389] = 3,
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
  [14424] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(886), 1,
      anon_sym_COMMA,
    ACTIONS(888), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(884), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14463] = 3,
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
  [14498] = 3,
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
  [14533] = 3,
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
  [14568] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(898), 1,
      anon_sym_COMMA,
    ACTIONS(900), 1,
      anon_sym_until,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(896), 23,
      anon_sym_public,
      anon_sym_package,
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
  [14607] = 3,
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
  [14642] = 3,
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
  [14677] = 3,
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
  [14712] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(908), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14747] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(910), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14782] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(912), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14817] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(914), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14852] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(916), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14887] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(918), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14922] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(920), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14957] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(922), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [14992] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(924), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [15027] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(926), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [15062] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(928), 25,
      ts_builtin_sym_end,
      anon_sym_import,
      anon_sym_access,
      anon_sym_archived,
      anon_sym_writes,
      anon_sym_lenient,
      anon_sym_public,
      anon_sym_package,
      anon_sym_internal,
      anon_sym_private,
      anon_sym_fileprivate,
      anon_sym_waived,
      anon_sym_open,
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
  [15097] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(932), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(930), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15133] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(936), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(934), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15169] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(940), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(938), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15205] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(950), 1,
      anon_sym_AT,
    STATE(307), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(294), 3,
      aux_sym__modifiers,
      sym_setter,
      sym_attribute,
    ACTIONS(942), 5,
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
    ACTIONS(948), 9,
      anon_sym_class,
      anon_sym_extend,
      anon_sym_struct,
      anon_sym_enum,
      anon_sym_bits,
      anon_sym_typealias,
      anon_sym_external,
      anon_sym_let,
      anon_sym_var,
  [15249] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(955), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(953), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15285] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(957), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15318] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(930), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15351] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(959), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15384] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(961), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15417] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(963), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15450] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(965), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15483] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(967), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15516] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(969), 23,
      anon_sym_public,
      anon_sym_package,
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
  [15549] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(973), 1,
      anon_sym_class,
    ACTIONS(975), 1,
      anon_sym_extend,
    ACTIONS(977), 1,
      anon_sym_struct,
    ACTIONS(979), 1,
      anon_sym_enum,
    ACTIONS(981), 1,
      anon_sym_bits,
    ACTIONS(983), 1,
      anon_sym_typealias,
    ACTIONS(985), 1,
      anon_sym_external,
    STATE(307), 1,
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
    ACTIONS(971), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [15603] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(989), 1,
      anon_sym_COLON,
    ACTIONS(991), 1,
      anon_sym_COMMA,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(999), 1,
      anon_sym_RBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1007), 1,
      sym_integer,
    STATE(471), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1009), 2,
      sym_swift_expression,
      sym_real,
    STATE(445), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [15661] = 16,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1011), 1,
      anon_sym_COLON,
    ACTIONS(1013), 1,
      anon_sym_COMMA,
    ACTIONS(1015), 1,
      anon_sym_RBRACK,
    ACTIONS(1017), 1,
      sym_integer,
    STATE(506), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1019), 2,
      sym_swift_expression,
      sym_real,
    STATE(460), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [15719] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1023), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1021), 20,
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
  [15752] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1025), 1,
      anon_sym_RBRACK,
    ACTIONS(1027), 1,
      sym_integer,
    STATE(573), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1029), 2,
      sym_swift_expression,
      sym_real,
    STATE(645), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [15804] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1031), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15834] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1033), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15864] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1035), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15894] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1037), 20,
      anon_sym_public,
      anon_sym_package,
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
  [15924] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1027), 1,
      sym_integer,
    ACTIONS(1039), 1,
      anon_sym_RBRACK,
    STATE(573), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1029), 2,
      sym_swift_expression,
      sym_real,
    STATE(645), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [15976] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1041), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16006] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(977), 1,
      anon_sym_struct,
    ACTIONS(979), 1,
      anon_sym_enum,
    ACTIONS(981), 1,
      anon_sym_bits,
    STATE(307), 1,
      sym_level,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1043), 2,
      anon_sym_let,
      anon_sym_var,
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
    ACTIONS(971), 5,
      anon_sym_open,
      anon_sym_final,
      anon_sym_transient,
      anon_sym_weak,
      anon_sym_unowned,
  [16052] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1045), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16082] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1023), 1,
      anon_sym_LPAREN,
    ACTIONS(1047), 1,
      anon_sym_import,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1021), 18,
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
  [16116] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1049), 20,
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
  [16146] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1051), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16176] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1053), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16206] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1055), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16236] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1057), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16266] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1059), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16296] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1061), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16326] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1063), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16356] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1065), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16386] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1027), 1,
      sym_integer,
    ACTIONS(1067), 1,
      anon_sym_RBRACK,
    STATE(573), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1029), 2,
      sym_swift_expression,
      sym_real,
    STATE(645), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16438] = 14,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1027), 1,
      sym_integer,
    ACTIONS(1069), 1,
      anon_sym_RBRACK,
    STATE(573), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1029), 2,
      sym_swift_expression,
      sym_real,
    STATE(645), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16490] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1071), 20,
      anon_sym_public,
      anon_sym_package,
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
  [16520] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1073), 1,
      anon_sym_RBRACK,
    ACTIONS(1075), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1077), 2,
      sym_swift_expression,
      sym_real,
    STATE(358), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16569] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1027), 1,
      sym_integer,
    STATE(573), 1,
      sym_entry,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1029), 2,
      sym_swift_expression,
      sym_real,
    STATE(645), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16618] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1075), 1,
      sym_integer,
    ACTIONS(1079), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1077), 2,
      sym_swift_expression,
      sym_real,
    STATE(358), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16667] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1075), 1,
      sym_integer,
    ACTIONS(1081), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1077), 2,
      sym_swift_expression,
      sym_real,
    STATE(358), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16716] = 13,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1075), 1,
      sym_integer,
    ACTIONS(1083), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1077), 2,
      sym_swift_expression,
      sym_real,
    STATE(358), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16765] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1085), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1087), 2,
      sym_swift_expression,
      sym_real,
    STATE(351), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16811] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1089), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1091), 2,
      sym_swift_expression,
      sym_real,
    STATE(355), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16857] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1093), 1,
      anon_sym_nil,
    ACTIONS(1095), 1,
      anon_sym_via,
    ACTIONS(1097), 1,
      anon_sym_DOT,
    ACTIONS(1099), 1,
      anon_sym_LBRACK,
    ACTIONS(1101), 1,
      anon_sym_DASH,
    ACTIONS(1105), 1,
      anon_sym_DQUOTE,
    ACTIONS(1107), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1103), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1109), 2,
      sym_swift_expression,
      sym_real,
    STATE(76), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16903] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1111), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1113), 2,
      sym_swift_expression,
      sym_real,
    STATE(276), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16949] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1075), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1077), 2,
      sym_swift_expression,
      sym_real,
    STATE(358), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [16995] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1115), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1117), 2,
      sym_swift_expression,
      sym_real,
    STATE(557), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17041] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1093), 1,
      anon_sym_nil,
    ACTIONS(1095), 1,
      anon_sym_via,
    ACTIONS(1097), 1,
      anon_sym_DOT,
    ACTIONS(1099), 1,
      anon_sym_LBRACK,
    ACTIONS(1101), 1,
      anon_sym_DASH,
    ACTIONS(1105), 1,
      anon_sym_DQUOTE,
    ACTIONS(1119), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1103), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1121), 2,
      sym_swift_expression,
      sym_real,
    STATE(101), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17087] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1123), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1125), 2,
      sym_swift_expression,
      sym_real,
    STATE(272), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17133] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1093), 1,
      anon_sym_nil,
    ACTIONS(1095), 1,
      anon_sym_via,
    ACTIONS(1097), 1,
      anon_sym_DOT,
    ACTIONS(1099), 1,
      anon_sym_LBRACK,
    ACTIONS(1101), 1,
      anon_sym_DASH,
    ACTIONS(1105), 1,
      anon_sym_DQUOTE,
    ACTIONS(1127), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1103), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1129), 2,
      sym_swift_expression,
      sym_real,
    STATE(84), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17179] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1131), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1133), 2,
      sym_swift_expression,
      sym_real,
    STATE(569), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17225] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1093), 1,
      anon_sym_nil,
    ACTIONS(1095), 1,
      anon_sym_via,
    ACTIONS(1097), 1,
      anon_sym_DOT,
    ACTIONS(1099), 1,
      anon_sym_LBRACK,
    ACTIONS(1101), 1,
      anon_sym_DASH,
    ACTIONS(1105), 1,
      anon_sym_DQUOTE,
    ACTIONS(1135), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1103), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1137), 2,
      sym_swift_expression,
      sym_real,
    STATE(74), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17271] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(987), 1,
      anon_sym_nil,
    ACTIONS(993), 1,
      anon_sym_via,
    ACTIONS(995), 1,
      anon_sym_DOT,
    ACTIONS(997), 1,
      anon_sym_LBRACK,
    ACTIONS(1001), 1,
      anon_sym_DASH,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1139), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1003), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1141), 2,
      sym_swift_expression,
      sym_real,
    STATE(361), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17317] = 12,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1093), 1,
      anon_sym_nil,
    ACTIONS(1095), 1,
      anon_sym_via,
    ACTIONS(1097), 1,
      anon_sym_DOT,
    ACTIONS(1099), 1,
      anon_sym_LBRACK,
    ACTIONS(1101), 1,
      anon_sym_DASH,
    ACTIONS(1105), 1,
      anon_sym_DQUOTE,
    ACTIONS(1143), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1103), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(1145), 2,
      sym_swift_expression,
      sym_real,
    STATE(83), 7,
      sym__value,
      sym_boolean,
      sym_nil,
      sym_case_value,
      sym_array,
      sym_dictionary,
      sym_string,
  [17363] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1149), 1,
      anon_sym_EQ,
    ACTIONS(1151), 1,
      anon_sym_LPAREN,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    STATE(359), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(363), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1147), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17404] = 11,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1151), 1,
      anon_sym_LPAREN,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(1163), 1,
      anon_sym_EQ,
    STATE(364), 1,
      sym_payload,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(357), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1161), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17445] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1167), 1,
      anon_sym_COMMA,
    STATE(350), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1165), 11,
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
      anon_sym_RBRACK,
  [17472] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(356), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1170), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17504] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1174), 1,
      anon_sym_key,
    ACTIONS(1177), 1,
      anon_sym_formerly,
    ACTIONS(1180), 1,
      anon_sym_also,
    ACTIONS(1183), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(352), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1172), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17536] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(352), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1186), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17568] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1190), 1,
      anon_sym_COMMA,
    STATE(350), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1188), 10,
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
  [17594] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1190), 1,
      anon_sym_COMMA,
    STATE(354), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1192), 10,
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
  [17620] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(352), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1194), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17652] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(352), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1196), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17684] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1165), 12,
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
      anon_sym_RBRACK,
  [17706] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(353), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1198), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17738] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(352), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1200), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17770] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(362), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1202), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17802] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(352), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1204), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17834] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(352), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1198), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17866] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1153), 1,
      anon_sym_key,
    ACTIONS(1155), 1,
      anon_sym_formerly,
    ACTIONS(1157), 1,
      anon_sym_also,
    ACTIONS(1159), 1,
      anon_sym_since,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(360), 2,
      sym_case_clause,
      aux_sym_case_repeat1,
    ACTIONS(1196), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [17898] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1206), 1,
      anon_sym_else,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1192), 10,
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
  [17921] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1208), 1,
      anon_sym_waived,
    ACTIONS(1211), 1,
      anon_sym_unknown,
    ACTIONS(1214), 1,
      anon_sym_RBRACE,
    ACTIONS(1216), 1,
      anon_sym_fallback,
    ACTIONS(1219), 1,
      anon_sym_retired,
    ACTIONS(1222), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(366), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [17954] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(203), 1,
      anon_sym_DOT,
    ACTIONS(205), 1,
      anon_sym_LT,
    ACTIONS(1225), 1,
      anon_sym_COLON,
    STATE(47), 1,
      sym_type_arguments,
    STATE(49), 1,
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
  [17985] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(587), 1,
      anon_sym_retired,
    ACTIONS(1227), 1,
      anon_sym_unknown,
    ACTIONS(1229), 1,
      anon_sym_RBRACE,
    ACTIONS(1231), 1,
      anon_sym_fallback,
    ACTIONS(1233), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(366), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [18018] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(587), 1,
      anon_sym_retired,
    ACTIONS(1227), 1,
      anon_sym_unknown,
    ACTIONS(1231), 1,
      anon_sym_fallback,
    ACTIONS(1233), 1,
      anon_sym_case,
    ACTIONS(1235), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(368), 5,
      sym_waiver,
      sym_retired,
      sym_case,
      sym_unknown_case,
      aux_sym_enum_body_repeat1,
  [18051] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(203), 1,
      anon_sym_DOT,
    ACTIONS(205), 1,
      anon_sym_LT,
    ACTIONS(1237), 1,
      anon_sym_COLON,
    STATE(47), 1,
      sym_type_arguments,
    STATE(49), 1,
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
  [18081] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1239), 10,
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
  [18101] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(203), 1,
      anon_sym_DOT,
    ACTIONS(205), 1,
      anon_sym_LT,
    ACTIONS(1241), 1,
      anon_sym_COLON,
    STATE(47), 1,
      sym_type_arguments,
    STATE(49), 1,
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
  [18131] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1192), 10,
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
  [18151] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1243), 10,
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
  [18171] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1245), 10,
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
  [18191] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1247), 10,
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
  [18211] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(203), 1,
      anon_sym_DOT,
    ACTIONS(205), 1,
      anon_sym_LT,
    ACTIONS(1249), 1,
      anon_sym_COLON,
    STATE(47), 1,
      sym_type_arguments,
    STATE(49), 1,
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
  [18241] = 9,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_AT,
    ACTIONS(633), 1,
      sym_identifier,
    ACTIONS(637), 1,
      sym_quoted_name,
    ACTIONS(1251), 1,
      anon_sym_external,
    STATE(245), 1,
      sym_conformance,
    STATE(247), 1,
      sym_type_name,
    STATE(510), 1,
      sym_attribute,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [18270] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1253), 1,
      anon_sym_LBRACE,
    STATE(162), 1,
      sym_enum_body,
    STATE(423), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(427), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18297] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(259), 1,
      sym_class_body,
    STATE(415), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(416), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18324] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(161), 1,
      sym_class_body,
    STATE(417), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(419), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18351] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1253), 1,
      anon_sym_LBRACE,
    STATE(157), 1,
      sym_enum_body,
    STATE(425), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(426), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18378] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(156), 1,
      sym_class_body,
    STATE(422), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(424), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18405] = 8,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(531), 1,
      anon_sym_COLON,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(271), 1,
      sym_class_body,
    STATE(420), 1,
      sym__heritage,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(421), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18432] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(1257), 1,
      anon_sym_RBRACE,
    ACTIONS(1259), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(392), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [18454] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1263), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1261), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18476] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1265), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [18492] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1267), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      anon_sym_GT,
    STATE(505), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18516] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1271), 1,
      anon_sym_COMMA,
    ACTIONS(1273), 1,
      anon_sym_RPAREN,
    STATE(475), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18540] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1275), 1,
      anon_sym_waived,
    ACTIONS(1278), 1,
      anon_sym_RBRACE,
    ACTIONS(1280), 1,
      anon_sym_var,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(390), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [18562] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1283), 6,
      anon_sym_waived,
      anon_sym_unknown,
      anon_sym_RBRACE,
      anon_sym_fallback,
      anon_sym_retired,
      anon_sym_case,
  [18578] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(21), 1,
      anon_sym_waived,
    ACTIONS(1259), 1,
      anon_sym_var,
    ACTIONS(1285), 1,
      anon_sym_RBRACE,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(390), 3,
      sym_waiver,
      sym_bit_field,
      aux_sym_bits_body_repeat1,
  [18600] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1289), 1,
      anon_sym_key,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1287), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18622] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1291), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1293), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18644] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1271), 1,
      anon_sym_COMMA,
    ACTIONS(1295), 1,
      anon_sym_RPAREN,
    STATE(499), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18668] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1267), 1,
      anon_sym_COMMA,
    ACTIONS(1297), 1,
      anon_sym_GT,
    STATE(500), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18692] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1271), 1,
      anon_sym_COMMA,
    ACTIONS(1299), 1,
      anon_sym_RPAREN,
    STATE(507), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18716] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(266), 1,
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
  [18734] = 7,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1271), 1,
      anon_sym_COMMA,
    ACTIONS(1301), 1,
      anon_sym_RPAREN,
    STATE(494), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18758] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(289), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18779] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(286), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18800] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1303), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18819] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1305), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18838] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
    ACTIONS(1307), 2,
      anon_sym_COMMA,
      anon_sym_GT,
  [18857] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(258), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(418), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18878] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(145), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18899] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1253), 1,
      anon_sym_LBRACE,
    STATE(146), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18920] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1309), 1,
      anon_sym_LBRACE,
    STATE(147), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [18941] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(290), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18962] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(257), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(401), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [18983] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(164), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19004] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1253), 1,
      anon_sym_LBRACE,
    STATE(166), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19025] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1311), 1,
      anon_sym_COLON,
    ACTIONS(1313), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19046] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1309), 1,
      anon_sym_LBRACE,
    STATE(171), 1,
      sym_bits_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19067] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(277), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(409), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19088] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(278), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19109] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(172), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(411), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19130] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(281), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19151] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(173), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19172] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(260), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(400), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19193] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(273), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19214] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(149), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(406), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19235] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1253), 1,
      anon_sym_LBRACE,
    STATE(175), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(412), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19256] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_LBRACE,
    STATE(150), 1,
      sym_class_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19277] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1253), 1,
      anon_sym_LBRACE,
    STATE(153), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(407), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19298] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1253), 1,
      anon_sym_LBRACE,
    STATE(154), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19319] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(537), 1,
      anon_sym_COMMA,
    ACTIONS(1253), 1,
      anon_sym_LBRACE,
    STATE(144), 1,
      sym_enum_body,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    STATE(170), 2,
      sym__head_clause,
      aux_sym_class_declaration_repeat1,
  [19340] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1315), 1,
      anon_sym_COLON,
    ACTIONS(1317), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19361] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(35), 1,
      sym_function_name,
    STATE(580), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1319), 2,
      sym_identifier,
      sym_quoted_name,
  [19379] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1321), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19397] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(35), 1,
      sym_function_name,
    STATE(376), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1319), 2,
      sym_identifier,
      sym_quoted_name,
  [19415] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1323), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1325), 1,
      sym_string_text,
    ACTIONS(1328), 1,
      sym_escape,
    STATE(432), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [19435] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(995), 1,
      anon_sym_DOT,
    STATE(387), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1331), 2,
      sym_identifier,
      sym_quoted_name,
  [19453] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1335), 1,
      anon_sym_width,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1333), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [19469] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(69), 1,
      sym_function_name,
    STATE(87), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1337), 2,
      sym_identifier,
      sym_quoted_name,
  [19487] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1339), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19505] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(69), 1,
      sym_function_name,
    STATE(86), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1337), 2,
      sym_identifier,
      sym_quoted_name,
  [19523] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(35), 1,
      sym_function_name,
    STATE(255), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1319), 2,
      sym_identifier,
      sym_quoted_name,
  [19541] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1343), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1341), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [19557] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(626), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1345), 2,
      sym_identifier,
      sym_quoted_name,
  [19575] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1350), 1,
      anon_sym_DASH_GT,
    STATE(441), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1347), 2,
      anon_sym_async,
      anon_sym_throws,
  [19593] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1354), 1,
      anon_sym_protocol,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1352), 3,
      anon_sym_class,
      anon_sym_struct,
      anon_sym_enum,
  [19609] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1358), 1,
      anon_sym_RPAREN,
    STATE(474), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1356), 2,
      sym_identifier,
      sym_quoted_name,
  [19627] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1360), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19645] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1362), 1,
      anon_sym_COLON,
    ACTIONS(1364), 1,
      anon_sym_COMMA,
    ACTIONS(1366), 1,
      anon_sym_RBRACK,
    STATE(517), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19665] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1370), 1,
      anon_sym_DASH_GT,
    STATE(441), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1368), 2,
      anon_sym_async,
      anon_sym_throws,
  [19683] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1372), 1,
      anon_sym_at,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19701] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1374), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19719] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(69), 1,
      sym_function_name,
    STATE(88), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1337), 2,
      sym_identifier,
      sym_quoted_name,
  [19737] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1378), 1,
      anon_sym_RPAREN,
    STATE(461), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1376), 2,
      sym_identifier,
      sym_quoted_name,
  [19755] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1380), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19773] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1382), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1384), 1,
      sym_string_text,
    ACTIONS(1386), 1,
      sym_escape,
    STATE(453), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [19793] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1388), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1390), 1,
      sym_string_text,
    ACTIONS(1392), 1,
      sym_escape,
    STATE(432), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [19813] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(35), 1,
      sym_function_name,
    STATE(240), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1319), 2,
      sym_identifier,
      sym_quoted_name,
  [19831] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1394), 1,
      anon_sym_DASH_GT,
    STATE(441), 1,
      aux_sym_function_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1368), 2,
      anon_sym_async,
      anon_sym_throws,
  [19849] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1396), 1,
      anon_sym_RPAREN,
    STATE(459), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1376), 2,
      sym_identifier,
      sym_quoted_name,
  [19867] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1401), 1,
      anon_sym_RPAREN,
    STATE(457), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1398), 2,
      sym_identifier,
      sym_quoted_name,
  [19885] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(450), 1,
      anon_sym_AMP,
    ACTIONS(1403), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(448), 2,
      anon_sym_QMARK,
      anon_sym_BANG,
  [19903] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1405), 1,
      anon_sym_RPAREN,
    STATE(457), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1376), 2,
      sym_identifier,
      sym_quoted_name,
  [19921] = 6,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1362), 1,
      anon_sym_COLON,
    ACTIONS(1407), 1,
      anon_sym_COMMA,
    ACTIONS(1409), 1,
      anon_sym_RBRACK,
    STATE(509), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [19941] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1411), 1,
      anon_sym_RPAREN,
    STATE(457), 1,
      aux_sym_reference_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1376), 2,
      sym_identifier,
      sym_quoted_name,
  [19959] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(69), 1,
      sym_function_name,
    STATE(101), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1337), 2,
      sym_identifier,
      sym_quoted_name,
  [19977] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(35), 1,
      sym_function_name,
    STATE(134), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1319), 2,
      sym_identifier,
      sym_quoted_name,
  [19995] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1390), 1,
      sym_string_text,
    ACTIONS(1392), 1,
      sym_escape,
    ACTIONS(1413), 1,
      anon_sym_DQUOTE2,
    STATE(432), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [20015] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(35), 1,
      sym_function_name,
    STATE(640), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1319), 2,
      sym_identifier,
      sym_quoted_name,
  [20033] = 6,
    ACTIONS(3), 1,
      sym_block_comment,
    ACTIONS(1415), 1,
      anon_sym_DQUOTE2,
    ACTIONS(1417), 1,
      sym_string_text,
    ACTIONS(1419), 1,
      sym_escape,
    STATE(464), 1,
      aux_sym_string_repeat1,
    ACTIONS(5), 2,
      sym_documentation,
      sym_comment,
  [20053] = 5,
    ACTIONS(5), 1,
      sym_comment,
    STATE(69), 1,
      sym_function_name,
    STATE(114), 1,
      sym_reference,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1337), 2,
      sym_identifier,
      sym_quoted_name,
  [20071] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1421), 1,
      anon_sym_COMMA,
    ACTIONS(1424), 1,
      anon_sym_RPAREN,
    STATE(468), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20088] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(124), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20103] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(279), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20118] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1426), 1,
      anon_sym_COMMA,
    ACTIONS(1428), 1,
      anon_sym_RBRACK,
    STATE(503), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20135] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(280), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20150] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1430), 1,
      anon_sym_COMMA,
    ACTIONS(1432), 1,
      anon_sym_RPAREN,
    STATE(497), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20167] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1434), 1,
      anon_sym_COMMA,
    ACTIONS(1436), 1,
      anon_sym_RPAREN,
    STATE(515), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20184] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1271), 1,
      anon_sym_COMMA,
    ACTIONS(1438), 1,
      anon_sym_RPAREN,
    STATE(468), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20201] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1440), 3,
      anon_sym_waived,
      anon_sym_RBRACE,
      anon_sym_var,
  [20214] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1307), 1,
      anon_sym_GT,
    ACTIONS(1442), 1,
      anon_sym_COMMA,
    STATE(477), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20231] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(264), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20246] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(282), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20261] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(284), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20276] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(283), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20291] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(285), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20306] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1445), 1,
      anon_sym_COMMA,
    ACTIONS(1448), 1,
      anon_sym_RPAREN,
    STATE(483), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20323] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(263), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20338] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(262), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20353] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1105), 1,
      anon_sym_DQUOTE,
    STATE(52), 1,
      sym_string,
    STATE(100), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20370] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1450), 1,
      anon_sym_COMMA,
    ACTIONS(1453), 1,
      anon_sym_RBRACK,
    STATE(487), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20387] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(123), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20402] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1105), 1,
      anon_sym_DQUOTE,
    STATE(52), 1,
      sym_string,
    STATE(89), 1,
      sym__keys,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20419] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(254), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20434] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1455), 1,
      anon_sym_still,
    STATE(120), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20451] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(274), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20466] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    ACTIONS(1457), 1,
      anon_sym_LPAREN,
    STATE(32), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20483] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1271), 1,
      anon_sym_COMMA,
    ACTIONS(1459), 1,
      anon_sym_RPAREN,
    STATE(468), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20500] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1461), 3,
      anon_sym_RPAREN,
      sym_identifier,
      sym_quoted_name,
  [20513] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    ACTIONS(1463), 1,
      anon_sym_LPAREN,
    STATE(109), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20530] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1465), 1,
      anon_sym_COMMA,
    ACTIONS(1468), 1,
      anon_sym_RPAREN,
    STATE(497), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20547] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(253), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20562] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1271), 1,
      anon_sym_COMMA,
    ACTIONS(1470), 1,
      anon_sym_RPAREN,
    STATE(468), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20579] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1267), 1,
      anon_sym_COMMA,
    ACTIONS(1472), 1,
      anon_sym_GT,
    STATE(477), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20596] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(275), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20611] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(265), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20626] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1067), 1,
      anon_sym_RBRACK,
    ACTIONS(1474), 1,
      anon_sym_COMMA,
    STATE(487), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20643] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(244), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20658] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1267), 1,
      anon_sym_COMMA,
    ACTIONS(1476), 1,
      anon_sym_GT,
    STATE(477), 1,
      aux_sym_type_arguments_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20675] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1478), 1,
      anon_sym_COMMA,
    ACTIONS(1480), 1,
      anon_sym_RBRACK,
    STATE(511), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20692] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1271), 1,
      anon_sym_COMMA,
    ACTIONS(1482), 1,
      anon_sym_RPAREN,
    STATE(468), 1,
      aux_sym_tuple_type_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20709] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    ACTIONS(1484), 1,
      anon_sym_still,
    STATE(120), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20726] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_RBRACK,
    ACTIONS(1486), 1,
      anon_sym_COMMA,
    STATE(350), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20743] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(248), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20758] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1025), 1,
      anon_sym_RBRACK,
    ACTIONS(1488), 1,
      anon_sym_COMMA,
    STATE(487), 1,
      aux_sym_dictionary_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20775] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1430), 1,
      anon_sym_COMMA,
    ACTIONS(1490), 1,
      anon_sym_RPAREN,
    STATE(473), 1,
      aux_sym_payload_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20792] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(269), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20807] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(548), 1,
      sym_parameter,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1356), 2,
      sym_identifier,
      sym_quoted_name,
  [20822] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1434), 1,
      anon_sym_COMMA,
    ACTIONS(1492), 1,
      anon_sym_RPAREN,
    STATE(483), 1,
      aux_sym_parameters_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20839] = 4,
    ACTIONS(5), 1,
      sym_comment,
    STATE(288), 1,
      sym_type_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(637), 2,
      sym_identifier,
      sym_quoted_name,
  [20854] = 5,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1081), 1,
      anon_sym_RBRACK,
    ACTIONS(1494), 1,
      anon_sym_COMMA,
    STATE(350), 1,
      aux_sym_case_clause_repeat1,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20871] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1496), 2,
      sym_identifier,
      sym_quoted_name,
  [20883] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1498), 2,
      anon_sym_big,
      anon_sym_little,
  [20895] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1500), 2,
      sym_identifier,
      sym_quoted_name,
  [20907] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(127), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20921] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(120), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20935] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1502), 2,
      sym_identifier,
      sym_quoted_name,
  [20947] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(240), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [20961] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1504), 2,
      sym_identifier,
      sym_quoted_name,
  [20973] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1506), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [20985] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1508), 2,
      sym_identifier,
      sym_quoted_name,
  [20997] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1510), 2,
      sym_identifier,
      sym_quoted_name,
  [21009] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1512), 2,
      sym_identifier,
      sym_quoted_name,
  [21021] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1514), 2,
      sym_identifier,
      sym_quoted_name,
  [21033] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1516), 2,
      sym_identifier,
      sym_quoted_name,
  [21045] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1518), 2,
      sym_identifier,
      sym_quoted_name,
  [21057] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(234), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21071] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(617), 1,
      anon_sym_LBRACK,
    STATE(99), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21085] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(373), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21099] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1520), 2,
      sym_identifier,
      sym_quoted_name,
  [21111] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1522), 2,
      sym_identifier,
      sym_quoted_name,
  [21123] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1524), 2,
      sym_identifier,
      sym_quoted_name,
  [21135] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1526), 2,
      sym_identifier,
      sym_quoted_name,
  [21147] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(270), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21161] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1528), 2,
      sym_identifier,
      sym_quoted_name,
  [21173] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(689), 2,
      anon_sym_newer,
      anon_sym_coding,
  [21185] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(125), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21199] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(191), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21213] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1530), 2,
      sym_identifier,
      sym_quoted_name,
  [21225] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1532), 2,
      sym_identifier,
      sym_quoted_name,
  [21237] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1534), 2,
      sym_identifier,
      sym_quoted_name,
  [21249] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1448), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [21261] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1536), 2,
      sym_identifier,
      sym_quoted_name,
  [21273] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1468), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [21285] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1538), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [21297] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1540), 1,
      anon_sym_of,
    ACTIONS(1542), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21311] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1544), 2,
      sym_identifier,
      sym_quoted_name,
  [21323] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(551), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21337] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1105), 1,
      anon_sym_DQUOTE,
    STATE(100), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21351] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(995), 1,
      anon_sym_DOT,
    STATE(375), 1,
      sym_case_value,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21365] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1546), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [21377] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1548), 2,
      sym_identifier,
      sym_quoted_name,
  [21389] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1550), 2,
      sym_identifier,
      sym_quoted_name,
  [21401] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1552), 2,
      sym_identifier,
      sym_quoted_name,
  [21413] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1554), 2,
      anon_sym_nil,
      anon_sym_default,
  [21425] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1556), 2,
      sym_identifier,
      sym_quoted_name,
  [21437] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1558), 2,
      sym_identifier,
      sym_quoted_name,
  [21449] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1560), 2,
      sym_identifier,
      sym_quoted_name,
  [21461] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1105), 1,
      anon_sym_DQUOTE,
    STATE(68), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21475] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1562), 2,
      sym_identifier,
      sym_quoted_name,
  [21487] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1564), 2,
      sym_identifier,
      sym_quoted_name,
  [21499] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1566), 1,
      sym_integer,
    ACTIONS(1568), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21513] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1570), 2,
      anon_sym_COMMA,
      anon_sym_RBRACK,
  [21525] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(669), 1,
      anon_sym_LBRACK,
    STATE(39), 1,
      sym_array_type,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21539] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(251), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21553] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1572), 2,
      sym_identifier,
      sym_quoted_name,
  [21565] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1453), 2,
      anon_sym_COMMA,
      anon_sym_RBRACK,
  [21577] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(526), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21591] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1574), 2,
      sym_identifier,
      sym_quoted_name,
  [21603] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
    ACTIONS(1576), 2,
      anon_sym_big,
      anon_sym_little,
  [21615] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1578), 1,
      sym_integer,
    ACTIONS(1580), 1,
      sym_real,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21629] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(126), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21643] = 4,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1005), 1,
      anon_sym_DQUOTE,
    STATE(210), 1,
      sym_string,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21657] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1582), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21668] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1366), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21679] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(689), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21690] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1584), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21701] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1586), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21712] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1588), 1,
      sym_attribute_name,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21723] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1590), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21734] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1592), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21745] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1594), 1,
      anon_sym_rawValue,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21756] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1596), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21767] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1598), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21778] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1600), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21789] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(689), 1,
      anon_sym_dictionary,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21800] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1602), 1,
      anon_sym_LPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21811] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1604), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21822] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1554), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21833] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1606), 1,
      ts_builtin_sym_end,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21844] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1608), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21855] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1610), 1,
      anon_sym_prefix,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21866] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1612), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21877] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1614), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21888] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1616), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21899] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1618), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21910] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(689), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21921] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1620), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21932] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1554), 1,
      anon_sym_only,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21943] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1622), 1,
      anon_sym_unknown,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21954] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(689), 1,
      anon_sym_unknown,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21965] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(689), 1,
      anon_sym_default,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21976] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1624), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21987] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1626), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [21998] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1628), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22009] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1630), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22020] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1632), 1,
      anon_sym_of,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22031] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1634), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22042] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1636), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22053] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1634), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22064] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1638), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22075] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1640), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22086] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1642), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22097] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1644), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22108] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1646), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22119] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1648), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22130] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1650), 1,
      anon_sym_subclasses,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22141] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1652), 1,
      anon_sym_EQ,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22152] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1654), 1,
      anon_sym_case,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22163] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1656), 1,
      anon_sym_because,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22174] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1658), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22185] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1660), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22196] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1662), 1,
      anon_sym_from,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22207] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1664), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22218] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1666), 1,
      anon_sym_missing,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22229] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1668), 1,
      anon_sym_via,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22240] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1670), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22251] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1672), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22262] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1674), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22273] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1676), 1,
      anon_sym_written,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22284] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1678), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22295] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1680), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22306] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1682), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22317] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1684), 1,
      anon_sym_COMMA,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22328] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1686), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22339] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1480), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22350] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1409), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22361] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1688), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22372] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1362), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22383] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1690), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22394] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1692), 1,
      sym_swift_block,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22405] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1554), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22416] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1694), 1,
      anon_sym_still,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22427] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1696), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22438] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1698), 1,
      anon_sym_final,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22449] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1700), 1,
      anon_sym_COLON,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22460] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1702), 1,
      anon_sym_nil,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22471] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1428), 1,
      anon_sym_RBRACK,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22482] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(691), 1,
      anon_sym_as,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22493] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1704), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22504] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1706), 1,
      anon_sym_RPAREN,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22515] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1708), 1,
      sym_integer,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22526] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1710), 1,
      anon_sym_set,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22537] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1712), 1,
      anon_sym_class,
    ACTIONS(3), 2,
      sym_block_comment,
      sym_documentation,
  [22548] = 3,
    ACTIONS(5), 1,
      sym_comment,
    ACTIONS(1714), 1,
      sym_integer,
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
  [SMALL_STATE(7)] = 316,
  [SMALL_STATE(8)] = 380,
  [SMALL_STATE(9)] = 440,
  [SMALL_STATE(10)] = 500,
  [SMALL_STATE(11)] = 595,
  [SMALL_STATE(12)] = 656,
  [SMALL_STATE(13)] = 717,
  [SMALL_STATE(14)] = 778,
  [SMALL_STATE(15)] = 873,
  [SMALL_STATE(16)] = 936,
  [SMALL_STATE(17)] = 999,
  [SMALL_STATE(18)] = 1062,
  [SMALL_STATE(19)] = 1125,
  [SMALL_STATE(20)] = 1181,
  [SMALL_STATE(21)] = 1237,
  [SMALL_STATE(22)] = 1293,
  [SMALL_STATE(23)] = 1351,
  [SMALL_STATE(24)] = 1409,
  [SMALL_STATE(25)] = 1467,
  [SMALL_STATE(26)] = 1528,
  [SMALL_STATE(27)] = 1621,
  [SMALL_STATE(28)] = 1680,
  [SMALL_STATE(29)] = 1741,
  [SMALL_STATE(30)] = 1798,
  [SMALL_STATE(31)] = 1857,
  [SMALL_STATE(32)] = 1918,
  [SMALL_STATE(33)] = 1975,
  [SMALL_STATE(34)] = 2036,
  [SMALL_STATE(35)] = 2093,
  [SMALL_STATE(36)] = 2150,
  [SMALL_STATE(37)] = 2213,
  [SMALL_STATE(38)] = 2306,
  [SMALL_STATE(39)] = 2363,
  [SMALL_STATE(40)] = 2420,
  [SMALL_STATE(41)] = 2482,
  [SMALL_STATE(42)] = 2536,
  [SMALL_STATE(43)] = 2594,
  [SMALL_STATE(44)] = 2648,
  [SMALL_STATE(45)] = 2708,
  [SMALL_STATE(46)] = 2768,
  [SMALL_STATE(47)] = 2828,
  [SMALL_STATE(48)] = 2885,
  [SMALL_STATE(49)] = 2942,
  [SMALL_STATE(50)] = 2999,
  [SMALL_STATE(51)] = 3056,
  [SMALL_STATE(52)] = 3115,
  [SMALL_STATE(53)] = 3176,
  [SMALL_STATE(54)] = 3237,
  [SMALL_STATE(55)] = 3296,
  [SMALL_STATE(56)] = 3355,
  [SMALL_STATE(57)] = 3410,
  [SMALL_STATE(58)] = 3462,
  [SMALL_STATE(59)] = 3514,
  [SMALL_STATE(60)] = 3566,
  [SMALL_STATE(61)] = 3618,
  [SMALL_STATE(62)] = 3670,
  [SMALL_STATE(63)] = 3722,
  [SMALL_STATE(64)] = 3804,
  [SMALL_STATE(65)] = 3856,
  [SMALL_STATE(66)] = 3910,
  [SMALL_STATE(67)] = 3962,
  [SMALL_STATE(68)] = 4044,
  [SMALL_STATE(69)] = 4098,
  [SMALL_STATE(70)] = 4154,
  [SMALL_STATE(71)] = 4208,
  [SMALL_STATE(72)] = 4287,
  [SMALL_STATE(73)] = 4366,
  [SMALL_STATE(74)] = 4445,
  [SMALL_STATE(75)] = 4524,
  [SMALL_STATE(76)] = 4603,
  [SMALL_STATE(77)] = 4682,
  [SMALL_STATE(78)] = 4761,
  [SMALL_STATE(79)] = 4838,
  [SMALL_STATE(80)] = 4891,
  [SMALL_STATE(81)] = 4970,
  [SMALL_STATE(82)] = 5049,
  [SMALL_STATE(83)] = 5102,
  [SMALL_STATE(84)] = 5181,
  [SMALL_STATE(85)] = 5260,
  [SMALL_STATE(86)] = 5339,
  [SMALL_STATE(87)] = 5391,
  [SMALL_STATE(88)] = 5443,
  [SMALL_STATE(89)] = 5495,
  [SMALL_STATE(90)] = 5551,
  [SMALL_STATE(91)] = 5602,
  [SMALL_STATE(92)] = 5653,
  [SMALL_STATE(93)] = 5702,
  [SMALL_STATE(94)] = 5753,
  [SMALL_STATE(95)] = 5806,
  [SMALL_STATE(96)] = 5859,
  [SMALL_STATE(97)] = 5912,
  [SMALL_STATE(98)] = 5963,
  [SMALL_STATE(99)] = 6012,
  [SMALL_STATE(100)] = 6061,
  [SMALL_STATE(101)] = 6112,
  [SMALL_STATE(102)] = 6163,
  [SMALL_STATE(103)] = 6214,
  [SMALL_STATE(104)] = 6265,
  [SMALL_STATE(105)] = 6318,
  [SMALL_STATE(106)] = 6369,
  [SMALL_STATE(107)] = 6420,
  [SMALL_STATE(108)] = 6471,
  [SMALL_STATE(109)] = 6524,
  [SMALL_STATE(110)] = 6573,
  [SMALL_STATE(111)] = 6626,
  [SMALL_STATE(112)] = 6677,
  [SMALL_STATE(113)] = 6728,
  [SMALL_STATE(114)] = 6777,
  [SMALL_STATE(115)] = 6828,
  [SMALL_STATE(116)] = 6879,
  [SMALL_STATE(117)] = 6930,
  [SMALL_STATE(118)] = 6981,
  [SMALL_STATE(119)] = 7032,
  [SMALL_STATE(120)] = 7083,
  [SMALL_STATE(121)] = 7131,
  [SMALL_STATE(122)] = 7182,
  [SMALL_STATE(123)] = 7230,
  [SMALL_STATE(124)] = 7293,
  [SMALL_STATE(125)] = 7356,
  [SMALL_STATE(126)] = 7399,
  [SMALL_STATE(127)] = 7442,
  [SMALL_STATE(128)] = 7485,
  [SMALL_STATE(129)] = 7553,
  [SMALL_STATE(130)] = 7595,
  [SMALL_STATE(131)] = 7637,
  [SMALL_STATE(132)] = 7679,
  [SMALL_STATE(133)] = 7747,
  [SMALL_STATE(134)] = 7815,
  [SMALL_STATE(135)] = 7857,
  [SMALL_STATE(136)] = 7899,
  [SMALL_STATE(137)] = 7941,
  [SMALL_STATE(138)] = 7983,
  [SMALL_STATE(139)] = 8025,
  [SMALL_STATE(140)] = 8067,
  [SMALL_STATE(141)] = 8109,
  [SMALL_STATE(142)] = 8151,
  [SMALL_STATE(143)] = 8202,
  [SMALL_STATE(144)] = 8253,
  [SMALL_STATE(145)] = 8293,
  [SMALL_STATE(146)] = 8333,
  [SMALL_STATE(147)] = 8373,
  [SMALL_STATE(148)] = 8413,
  [SMALL_STATE(149)] = 8479,
  [SMALL_STATE(150)] = 8519,
  [SMALL_STATE(151)] = 8559,
  [SMALL_STATE(152)] = 8625,
  [SMALL_STATE(153)] = 8665,
  [SMALL_STATE(154)] = 8705,
  [SMALL_STATE(155)] = 8745,
  [SMALL_STATE(156)] = 8811,
  [SMALL_STATE(157)] = 8851,
  [SMALL_STATE(158)] = 8891,
  [SMALL_STATE(159)] = 8937,
  [SMALL_STATE(160)] = 8977,
  [SMALL_STATE(161)] = 9043,
  [SMALL_STATE(162)] = 9083,
  [SMALL_STATE(163)] = 9123,
  [SMALL_STATE(164)] = 9189,
  [SMALL_STATE(165)] = 9229,
  [SMALL_STATE(166)] = 9269,
  [SMALL_STATE(167)] = 9309,
  [SMALL_STATE(168)] = 9353,
  [SMALL_STATE(169)] = 9393,
  [SMALL_STATE(170)] = 9433,
  [SMALL_STATE(171)] = 9477,
  [SMALL_STATE(172)] = 9517,
  [SMALL_STATE(173)] = 9557,
  [SMALL_STATE(174)] = 9597,
  [SMALL_STATE(175)] = 9637,
  [SMALL_STATE(176)] = 9677,
  [SMALL_STATE(177)] = 9743,
  [SMALL_STATE(178)] = 9806,
  [SMALL_STATE(179)] = 9869,
  [SMALL_STATE(180)] = 9914,
  [SMALL_STATE(181)] = 9959,
  [SMALL_STATE(182)] = 10022,
  [SMALL_STATE(183)] = 10085,
  [SMALL_STATE(184)] = 10130,
  [SMALL_STATE(185)] = 10193,
  [SMALL_STATE(186)] = 10256,
  [SMALL_STATE(187)] = 10319,
  [SMALL_STATE(188)] = 10382,
  [SMALL_STATE(189)] = 10425,
  [SMALL_STATE(190)] = 10488,
  [SMALL_STATE(191)] = 10529,
  [SMALL_STATE(192)] = 10572,
  [SMALL_STATE(193)] = 10635,
  [SMALL_STATE(194)] = 10698,
  [SMALL_STATE(195)] = 10761,
  [SMALL_STATE(196)] = 10824,
  [SMALL_STATE(197)] = 10887,
  [SMALL_STATE(198)] = 10950,
  [SMALL_STATE(199)] = 11013,
  [SMALL_STATE(200)] = 11058,
  [SMALL_STATE(201)] = 11121,
  [SMALL_STATE(202)] = 11166,
  [SMALL_STATE(203)] = 11211,
  [SMALL_STATE(204)] = 11274,
  [SMALL_STATE(205)] = 11337,
  [SMALL_STATE(206)] = 11400,
  [SMALL_STATE(207)] = 11463,
  [SMALL_STATE(208)] = 11526,
  [SMALL_STATE(209)] = 11589,
  [SMALL_STATE(210)] = 11652,
  [SMALL_STATE(211)] = 11693,
  [SMALL_STATE(212)] = 11738,
  [SMALL_STATE(213)] = 11801,
  [SMALL_STATE(214)] = 11846,
  [SMALL_STATE(215)] = 11909,
  [SMALL_STATE(216)] = 11954,
  [SMALL_STATE(217)] = 11999,
  [SMALL_STATE(218)] = 12062,
  [SMALL_STATE(219)] = 12125,
  [SMALL_STATE(220)] = 12188,
  [SMALL_STATE(221)] = 12251,
  [SMALL_STATE(222)] = 12294,
  [SMALL_STATE(223)] = 12357,
  [SMALL_STATE(224)] = 12420,
  [SMALL_STATE(225)] = 12483,
  [SMALL_STATE(226)] = 12528,
  [SMALL_STATE(227)] = 12591,
  [SMALL_STATE(228)] = 12636,
  [SMALL_STATE(229)] = 12699,
  [SMALL_STATE(230)] = 12762,
  [SMALL_STATE(231)] = 12825,
  [SMALL_STATE(232)] = 12888,
  [SMALL_STATE(233)] = 12930,
  [SMALL_STATE(234)] = 12968,
  [SMALL_STATE(235)] = 13006,
  [SMALL_STATE(236)] = 13044,
  [SMALL_STATE(237)] = 13082,
  [SMALL_STATE(238)] = 13120,
  [SMALL_STATE(239)] = 13158,
  [SMALL_STATE(240)] = 13196,
  [SMALL_STATE(241)] = 13234,
  [SMALL_STATE(242)] = 13276,
  [SMALL_STATE(243)] = 13314,
  [SMALL_STATE(244)] = 13352,
  [SMALL_STATE(245)] = 13390,
  [SMALL_STATE(246)] = 13428,
  [SMALL_STATE(247)] = 13466,
  [SMALL_STATE(248)] = 13504,
  [SMALL_STATE(249)] = 13542,
  [SMALL_STATE(250)] = 13621,
  [SMALL_STATE(251)] = 13666,
  [SMALL_STATE(252)] = 13711,
  [SMALL_STATE(253)] = 13749,
  [SMALL_STATE(254)] = 13787,
  [SMALL_STATE(255)] = 13825,
  [SMALL_STATE(256)] = 13861,
  [SMALL_STATE(257)] = 13899,
  [SMALL_STATE(258)] = 13934,
  [SMALL_STATE(259)] = 13969,
  [SMALL_STATE(260)] = 14004,
  [SMALL_STATE(261)] = 14039,
  [SMALL_STATE(262)] = 14074,
  [SMALL_STATE(263)] = 14109,
  [SMALL_STATE(264)] = 14144,
  [SMALL_STATE(265)] = 14179,
  [SMALL_STATE(266)] = 14214,
  [SMALL_STATE(267)] = 14249,
  [SMALL_STATE(268)] = 14284,
  [SMALL_STATE(269)] = 14319,
  [SMALL_STATE(270)] = 14354,
  [SMALL_STATE(271)] = 14389,
  [SMALL_STATE(272)] = 14424,
  [SMALL_STATE(273)] = 14463,
  [SMALL_STATE(274)] = 14498,
  [SMALL_STATE(275)] = 14533,
  [SMALL_STATE(276)] = 14568,
  [SMALL_STATE(277)] = 14607,
  [SMALL_STATE(278)] = 14642,
  [SMALL_STATE(279)] = 14677,
  [SMALL_STATE(280)] = 14712,
  [SMALL_STATE(281)] = 14747,
  [SMALL_STATE(282)] = 14782,
  [SMALL_STATE(283)] = 14817,
  [SMALL_STATE(284)] = 14852,
  [SMALL_STATE(285)] = 14887,
  [SMALL_STATE(286)] = 14922,
  [SMALL_STATE(287)] = 14957,
  [SMALL_STATE(288)] = 14992,
  [SMALL_STATE(289)] = 15027,
  [SMALL_STATE(290)] = 15062,
  [SMALL_STATE(291)] = 15097,
  [SMALL_STATE(292)] = 15133,
  [SMALL_STATE(293)] = 15169,
  [SMALL_STATE(294)] = 15205,
  [SMALL_STATE(295)] = 15249,
  [SMALL_STATE(296)] = 15285,
  [SMALL_STATE(297)] = 15318,
  [SMALL_STATE(298)] = 15351,
  [SMALL_STATE(299)] = 15384,
  [SMALL_STATE(300)] = 15417,
  [SMALL_STATE(301)] = 15450,
  [SMALL_STATE(302)] = 15483,
  [SMALL_STATE(303)] = 15516,
  [SMALL_STATE(304)] = 15549,
  [SMALL_STATE(305)] = 15603,
  [SMALL_STATE(306)] = 15661,
  [SMALL_STATE(307)] = 15719,
  [SMALL_STATE(308)] = 15752,
  [SMALL_STATE(309)] = 15804,
  [SMALL_STATE(310)] = 15834,
  [SMALL_STATE(311)] = 15864,
  [SMALL_STATE(312)] = 15894,
  [SMALL_STATE(313)] = 15924,
  [SMALL_STATE(314)] = 15976,
  [SMALL_STATE(315)] = 16006,
  [SMALL_STATE(316)] = 16052,
  [SMALL_STATE(317)] = 16082,
  [SMALL_STATE(318)] = 16116,
  [SMALL_STATE(319)] = 16146,
  [SMALL_STATE(320)] = 16176,
  [SMALL_STATE(321)] = 16206,
  [SMALL_STATE(322)] = 16236,
  [SMALL_STATE(323)] = 16266,
  [SMALL_STATE(324)] = 16296,
  [SMALL_STATE(325)] = 16326,
  [SMALL_STATE(326)] = 16356,
  [SMALL_STATE(327)] = 16386,
  [SMALL_STATE(328)] = 16438,
  [SMALL_STATE(329)] = 16490,
  [SMALL_STATE(330)] = 16520,
  [SMALL_STATE(331)] = 16569,
  [SMALL_STATE(332)] = 16618,
  [SMALL_STATE(333)] = 16667,
  [SMALL_STATE(334)] = 16716,
  [SMALL_STATE(335)] = 16765,
  [SMALL_STATE(336)] = 16811,
  [SMALL_STATE(337)] = 16857,
  [SMALL_STATE(338)] = 16903,
  [SMALL_STATE(339)] = 16949,
  [SMALL_STATE(340)] = 16995,
  [SMALL_STATE(341)] = 17041,
  [SMALL_STATE(342)] = 17087,
  [SMALL_STATE(343)] = 17133,
  [SMALL_STATE(344)] = 17179,
  [SMALL_STATE(345)] = 17225,
  [SMALL_STATE(346)] = 17271,
  [SMALL_STATE(347)] = 17317,
  [SMALL_STATE(348)] = 17363,
  [SMALL_STATE(349)] = 17404,
  [SMALL_STATE(350)] = 17445,
  [SMALL_STATE(351)] = 17472,
  [SMALL_STATE(352)] = 17504,
  [SMALL_STATE(353)] = 17536,
  [SMALL_STATE(354)] = 17568,
  [SMALL_STATE(355)] = 17594,
  [SMALL_STATE(356)] = 17620,
  [SMALL_STATE(357)] = 17652,
  [SMALL_STATE(358)] = 17684,
  [SMALL_STATE(359)] = 17706,
  [SMALL_STATE(360)] = 17738,
  [SMALL_STATE(361)] = 17770,
  [SMALL_STATE(362)] = 17802,
  [SMALL_STATE(363)] = 17834,
  [SMALL_STATE(364)] = 17866,
  [SMALL_STATE(365)] = 17898,
  [SMALL_STATE(366)] = 17921,
  [SMALL_STATE(367)] = 17954,
  [SMALL_STATE(368)] = 17985,
  [SMALL_STATE(369)] = 18018,
  [SMALL_STATE(370)] = 18051,
  [SMALL_STATE(371)] = 18081,
  [SMALL_STATE(372)] = 18101,
  [SMALL_STATE(373)] = 18131,
  [SMALL_STATE(374)] = 18151,
  [SMALL_STATE(375)] = 18171,
  [SMALL_STATE(376)] = 18191,
  [SMALL_STATE(377)] = 18211,
  [SMALL_STATE(378)] = 18241,
  [SMALL_STATE(379)] = 18270,
  [SMALL_STATE(380)] = 18297,
  [SMALL_STATE(381)] = 18324,
  [SMALL_STATE(382)] = 18351,
  [SMALL_STATE(383)] = 18378,
  [SMALL_STATE(384)] = 18405,
  [SMALL_STATE(385)] = 18432,
  [SMALL_STATE(386)] = 18454,
  [SMALL_STATE(387)] = 18476,
  [SMALL_STATE(388)] = 18492,
  [SMALL_STATE(389)] = 18516,
  [SMALL_STATE(390)] = 18540,
  [SMALL_STATE(391)] = 18562,
  [SMALL_STATE(392)] = 18578,
  [SMALL_STATE(393)] = 18600,
  [SMALL_STATE(394)] = 18622,
  [SMALL_STATE(395)] = 18644,
  [SMALL_STATE(396)] = 18668,
  [SMALL_STATE(397)] = 18692,
  [SMALL_STATE(398)] = 18716,
  [SMALL_STATE(399)] = 18734,
  [SMALL_STATE(400)] = 18758,
  [SMALL_STATE(401)] = 18779,
  [SMALL_STATE(402)] = 18800,
  [SMALL_STATE(403)] = 18819,
  [SMALL_STATE(404)] = 18838,
  [SMALL_STATE(405)] = 18857,
  [SMALL_STATE(406)] = 18878,
  [SMALL_STATE(407)] = 18899,
  [SMALL_STATE(408)] = 18920,
  [SMALL_STATE(409)] = 18941,
  [SMALL_STATE(410)] = 18962,
  [SMALL_STATE(411)] = 18983,
  [SMALL_STATE(412)] = 19004,
  [SMALL_STATE(413)] = 19025,
  [SMALL_STATE(414)] = 19046,
  [SMALL_STATE(415)] = 19067,
  [SMALL_STATE(416)] = 19088,
  [SMALL_STATE(417)] = 19109,
  [SMALL_STATE(418)] = 19130,
  [SMALL_STATE(419)] = 19151,
  [SMALL_STATE(420)] = 19172,
  [SMALL_STATE(421)] = 19193,
  [SMALL_STATE(422)] = 19214,
  [SMALL_STATE(423)] = 19235,
  [SMALL_STATE(424)] = 19256,
  [SMALL_STATE(425)] = 19277,
  [SMALL_STATE(426)] = 19298,
  [SMALL_STATE(427)] = 19319,
  [SMALL_STATE(428)] = 19340,
  [SMALL_STATE(429)] = 19361,
  [SMALL_STATE(430)] = 19379,
  [SMALL_STATE(431)] = 19397,
  [SMALL_STATE(432)] = 19415,
  [SMALL_STATE(433)] = 19435,
  [SMALL_STATE(434)] = 19453,
  [SMALL_STATE(435)] = 19469,
  [SMALL_STATE(436)] = 19487,
  [SMALL_STATE(437)] = 19505,
  [SMALL_STATE(438)] = 19523,
  [SMALL_STATE(439)] = 19541,
  [SMALL_STATE(440)] = 19557,
  [SMALL_STATE(441)] = 19575,
  [SMALL_STATE(442)] = 19593,
  [SMALL_STATE(443)] = 19609,
  [SMALL_STATE(444)] = 19627,
  [SMALL_STATE(445)] = 19645,
  [SMALL_STATE(446)] = 19665,
  [SMALL_STATE(447)] = 19683,
  [SMALL_STATE(448)] = 19701,
  [SMALL_STATE(449)] = 19719,
  [SMALL_STATE(450)] = 19737,
  [SMALL_STATE(451)] = 19755,
  [SMALL_STATE(452)] = 19773,
  [SMALL_STATE(453)] = 19793,
  [SMALL_STATE(454)] = 19813,
  [SMALL_STATE(455)] = 19831,
  [SMALL_STATE(456)] = 19849,
  [SMALL_STATE(457)] = 19867,
  [SMALL_STATE(458)] = 19885,
  [SMALL_STATE(459)] = 19903,
  [SMALL_STATE(460)] = 19921,
  [SMALL_STATE(461)] = 19941,
  [SMALL_STATE(462)] = 19959,
  [SMALL_STATE(463)] = 19977,
  [SMALL_STATE(464)] = 19995,
  [SMALL_STATE(465)] = 20015,
  [SMALL_STATE(466)] = 20033,
  [SMALL_STATE(467)] = 20053,
  [SMALL_STATE(468)] = 20071,
  [SMALL_STATE(469)] = 20088,
  [SMALL_STATE(470)] = 20103,
  [SMALL_STATE(471)] = 20118,
  [SMALL_STATE(472)] = 20135,
  [SMALL_STATE(473)] = 20150,
  [SMALL_STATE(474)] = 20167,
  [SMALL_STATE(475)] = 20184,
  [SMALL_STATE(476)] = 20201,
  [SMALL_STATE(477)] = 20214,
  [SMALL_STATE(478)] = 20231,
  [SMALL_STATE(479)] = 20246,
  [SMALL_STATE(480)] = 20261,
  [SMALL_STATE(481)] = 20276,
  [SMALL_STATE(482)] = 20291,
  [SMALL_STATE(483)] = 20306,
  [SMALL_STATE(484)] = 20323,
  [SMALL_STATE(485)] = 20338,
  [SMALL_STATE(486)] = 20353,
  [SMALL_STATE(487)] = 20370,
  [SMALL_STATE(488)] = 20387,
  [SMALL_STATE(489)] = 20402,
  [SMALL_STATE(490)] = 20419,
  [SMALL_STATE(491)] = 20434,
  [SMALL_STATE(492)] = 20451,
  [SMALL_STATE(493)] = 20466,
  [SMALL_STATE(494)] = 20483,
  [SMALL_STATE(495)] = 20500,
  [SMALL_STATE(496)] = 20513,
  [SMALL_STATE(497)] = 20530,
  [SMALL_STATE(498)] = 20547,
  [SMALL_STATE(499)] = 20562,
  [SMALL_STATE(500)] = 20579,
  [SMALL_STATE(501)] = 20596,
  [SMALL_STATE(502)] = 20611,
  [SMALL_STATE(503)] = 20626,
  [SMALL_STATE(504)] = 20643,
  [SMALL_STATE(505)] = 20658,
  [SMALL_STATE(506)] = 20675,
  [SMALL_STATE(507)] = 20692,
  [SMALL_STATE(508)] = 20709,
  [SMALL_STATE(509)] = 20726,
  [SMALL_STATE(510)] = 20743,
  [SMALL_STATE(511)] = 20758,
  [SMALL_STATE(512)] = 20775,
  [SMALL_STATE(513)] = 20792,
  [SMALL_STATE(514)] = 20807,
  [SMALL_STATE(515)] = 20822,
  [SMALL_STATE(516)] = 20839,
  [SMALL_STATE(517)] = 20854,
  [SMALL_STATE(518)] = 20871,
  [SMALL_STATE(519)] = 20883,
  [SMALL_STATE(520)] = 20895,
  [SMALL_STATE(521)] = 20907,
  [SMALL_STATE(522)] = 20921,
  [SMALL_STATE(523)] = 20935,
  [SMALL_STATE(524)] = 20947,
  [SMALL_STATE(525)] = 20961,
  [SMALL_STATE(526)] = 20973,
  [SMALL_STATE(527)] = 20985,
  [SMALL_STATE(528)] = 20997,
  [SMALL_STATE(529)] = 21009,
  [SMALL_STATE(530)] = 21021,
  [SMALL_STATE(531)] = 21033,
  [SMALL_STATE(532)] = 21045,
  [SMALL_STATE(533)] = 21057,
  [SMALL_STATE(534)] = 21071,
  [SMALL_STATE(535)] = 21085,
  [SMALL_STATE(536)] = 21099,
  [SMALL_STATE(537)] = 21111,
  [SMALL_STATE(538)] = 21123,
  [SMALL_STATE(539)] = 21135,
  [SMALL_STATE(540)] = 21147,
  [SMALL_STATE(541)] = 21161,
  [SMALL_STATE(542)] = 21173,
  [SMALL_STATE(543)] = 21185,
  [SMALL_STATE(544)] = 21199,
  [SMALL_STATE(545)] = 21213,
  [SMALL_STATE(546)] = 21225,
  [SMALL_STATE(547)] = 21237,
  [SMALL_STATE(548)] = 21249,
  [SMALL_STATE(549)] = 21261,
  [SMALL_STATE(550)] = 21273,
  [SMALL_STATE(551)] = 21285,
  [SMALL_STATE(552)] = 21297,
  [SMALL_STATE(553)] = 21311,
  [SMALL_STATE(554)] = 21323,
  [SMALL_STATE(555)] = 21337,
  [SMALL_STATE(556)] = 21351,
  [SMALL_STATE(557)] = 21365,
  [SMALL_STATE(558)] = 21377,
  [SMALL_STATE(559)] = 21389,
  [SMALL_STATE(560)] = 21401,
  [SMALL_STATE(561)] = 21413,
  [SMALL_STATE(562)] = 21425,
  [SMALL_STATE(563)] = 21437,
  [SMALL_STATE(564)] = 21449,
  [SMALL_STATE(565)] = 21461,
  [SMALL_STATE(566)] = 21475,
  [SMALL_STATE(567)] = 21487,
  [SMALL_STATE(568)] = 21499,
  [SMALL_STATE(569)] = 21513,
  [SMALL_STATE(570)] = 21525,
  [SMALL_STATE(571)] = 21539,
  [SMALL_STATE(572)] = 21553,
  [SMALL_STATE(573)] = 21565,
  [SMALL_STATE(574)] = 21577,
  [SMALL_STATE(575)] = 21591,
  [SMALL_STATE(576)] = 21603,
  [SMALL_STATE(577)] = 21615,
  [SMALL_STATE(578)] = 21629,
  [SMALL_STATE(579)] = 21643,
  [SMALL_STATE(580)] = 21657,
  [SMALL_STATE(581)] = 21668,
  [SMALL_STATE(582)] = 21679,
  [SMALL_STATE(583)] = 21690,
  [SMALL_STATE(584)] = 21701,
  [SMALL_STATE(585)] = 21712,
  [SMALL_STATE(586)] = 21723,
  [SMALL_STATE(587)] = 21734,
  [SMALL_STATE(588)] = 21745,
  [SMALL_STATE(589)] = 21756,
  [SMALL_STATE(590)] = 21767,
  [SMALL_STATE(591)] = 21778,
  [SMALL_STATE(592)] = 21789,
  [SMALL_STATE(593)] = 21800,
  [SMALL_STATE(594)] = 21811,
  [SMALL_STATE(595)] = 21822,
  [SMALL_STATE(596)] = 21833,
  [SMALL_STATE(597)] = 21844,
  [SMALL_STATE(598)] = 21855,
  [SMALL_STATE(599)] = 21866,
  [SMALL_STATE(600)] = 21877,
  [SMALL_STATE(601)] = 21888,
  [SMALL_STATE(602)] = 21899,
  [SMALL_STATE(603)] = 21910,
  [SMALL_STATE(604)] = 21921,
  [SMALL_STATE(605)] = 21932,
  [SMALL_STATE(606)] = 21943,
  [SMALL_STATE(607)] = 21954,
  [SMALL_STATE(608)] = 21965,
  [SMALL_STATE(609)] = 21976,
  [SMALL_STATE(610)] = 21987,
  [SMALL_STATE(611)] = 21998,
  [SMALL_STATE(612)] = 22009,
  [SMALL_STATE(613)] = 22020,
  [SMALL_STATE(614)] = 22031,
  [SMALL_STATE(615)] = 22042,
  [SMALL_STATE(616)] = 22053,
  [SMALL_STATE(617)] = 22064,
  [SMALL_STATE(618)] = 22075,
  [SMALL_STATE(619)] = 22086,
  [SMALL_STATE(620)] = 22097,
  [SMALL_STATE(621)] = 22108,
  [SMALL_STATE(622)] = 22119,
  [SMALL_STATE(623)] = 22130,
  [SMALL_STATE(624)] = 22141,
  [SMALL_STATE(625)] = 22152,
  [SMALL_STATE(626)] = 22163,
  [SMALL_STATE(627)] = 22174,
  [SMALL_STATE(628)] = 22185,
  [SMALL_STATE(629)] = 22196,
  [SMALL_STATE(630)] = 22207,
  [SMALL_STATE(631)] = 22218,
  [SMALL_STATE(632)] = 22229,
  [SMALL_STATE(633)] = 22240,
  [SMALL_STATE(634)] = 22251,
  [SMALL_STATE(635)] = 22262,
  [SMALL_STATE(636)] = 22273,
  [SMALL_STATE(637)] = 22284,
  [SMALL_STATE(638)] = 22295,
  [SMALL_STATE(639)] = 22306,
  [SMALL_STATE(640)] = 22317,
  [SMALL_STATE(641)] = 22328,
  [SMALL_STATE(642)] = 22339,
  [SMALL_STATE(643)] = 22350,
  [SMALL_STATE(644)] = 22361,
  [SMALL_STATE(645)] = 22372,
  [SMALL_STATE(646)] = 22383,
  [SMALL_STATE(647)] = 22394,
  [SMALL_STATE(648)] = 22405,
  [SMALL_STATE(649)] = 22416,
  [SMALL_STATE(650)] = 22427,
  [SMALL_STATE(651)] = 22438,
  [SMALL_STATE(652)] = 22449,
  [SMALL_STATE(653)] = 22460,
  [SMALL_STATE(654)] = 22471,
  [SMALL_STATE(655)] = 22482,
  [SMALL_STATE(656)] = 22493,
  [SMALL_STATE(657)] = 22504,
  [SMALL_STATE(658)] = 22515,
  [SMALL_STATE(659)] = 22526,
  [SMALL_STATE(660)] = 22537,
  [SMALL_STATE(661)] = 22548,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = false}}, SHIFT_EXTRA(),
  [7] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(562),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(398),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(611),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(617),
  [17] = {.entry = {.count = 1, .reusable = true}}, SHIFT(287),
  [19] = {.entry = {.count = 1, .reusable = true}}, SHIFT(239),
  [21] = {.entry = {.count = 1, .reusable = true}}, SHIFT(575),
  [23] = {.entry = {.count = 1, .reusable = true}}, SHIFT(304),
  [25] = {.entry = {.count = 1, .reusable = true}}, SHIFT(572),
  [27] = {.entry = {.count = 1, .reusable = true}}, SHIFT(651),
  [29] = {.entry = {.count = 1, .reusable = true}}, SHIFT(537),
  [31] = {.entry = {.count = 1, .reusable = true}}, SHIFT(538),
  [33] = {.entry = {.count = 1, .reusable = true}}, SHIFT(539),
  [35] = {.entry = {.count = 1, .reusable = true}}, SHIFT(546),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(442),
  [39] = {.entry = {.count = 1, .reusable = true}}, SHIFT(585),
  [41] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 1),
  [43] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 1),
  [45] = {.entry = {.count = 1, .reusable = true}}, SHIFT(563),
  [47] = {.entry = {.count = 1, .reusable = true}}, SHIFT(229),
  [49] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__type, 1),
  [51] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__type, 1),
  [53] = {.entry = {.count = 1, .reusable = true}}, SHIFT(455),
  [55] = {.entry = {.count = 1, .reusable = true}}, SHIFT(207),
  [57] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 5, .production_id = 49),
  [59] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 5, .production_id = 49),
  [61] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 6, .production_id = 60),
  [63] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 6, .production_id = 60),
  [65] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 2),
  [67] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 2),
  [69] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [71] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_type_name_repeat1, 2),
  [73] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 4, .production_id = 38),
  [75] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 4, .production_id = 38),
  [77] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_tuple_type, 3),
  [79] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_tuple_type, 3),
  [81] = {.entry = {.count = 1, .reusable = true}}, SHIFT(163),
  [83] = {.entry = {.count = 1, .reusable = true}}, SHIFT(595),
  [85] = {.entry = {.count = 1, .reusable = true}}, SHIFT(97),
  [87] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 4, .production_id = 9),
  [89] = {.entry = {.count = 1, .reusable = true}}, SHIFT(337),
  [91] = {.entry = {.count = 1, .reusable = false}}, SHIFT(555),
  [93] = {.entry = {.count = 1, .reusable = true}}, SHIFT(605),
  [95] = {.entry = {.count = 1, .reusable = true}}, SHIFT(561),
  [97] = {.entry = {.count = 1, .reusable = true}}, SHIFT(627),
  [99] = {.entry = {.count = 1, .reusable = true}}, SHIFT(629),
  [101] = {.entry = {.count = 1, .reusable = true}}, SHIFT(631),
  [103] = {.entry = {.count = 1, .reusable = true}}, SHIFT(486),
  [105] = {.entry = {.count = 1, .reusable = true}}, SHIFT(489),
  [107] = {.entry = {.count = 1, .reusable = true}}, SHIFT(648),
  [109] = {.entry = {.count = 1, .reusable = true}}, SHIFT(653),
  [111] = {.entry = {.count = 1, .reusable = true}}, SHIFT(34),
  [113] = {.entry = {.count = 1, .reusable = true}}, SHIFT(206),
  [115] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [117] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 2),
  [119] = {.entry = {.count = 1, .reusable = true}}, SHIFT(560),
  [121] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_name, 1),
  [123] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [125] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(560),
  [128] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 23),
  [130] = {.entry = {.count = 1, .reusable = true}}, SHIFT(343),
  [132] = {.entry = {.count = 1, .reusable = true}}, SHIFT(316),
  [134] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 3),
  [136] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 3),
  [138] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_name, 2),
  [140] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_name, 2),
  [142] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(563),
  [145] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 2),
  [147] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_string, 3),
  [149] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 3),
  [151] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_arguments, 3),
  [153] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 3),
  [155] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_type_name_repeat1, 3),
  [157] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_arguments, 4),
  [159] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_type_arguments, 4),
  [161] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 4),
  [163] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 4),
  [165] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1),
  [167] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_variant_type, 2),
  [169] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_variant_type, 2),
  [171] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_existential_type, 2),
  [173] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_existential_type, 2),
  [175] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 3),
  [177] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 3),
  [179] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_composed_type, 3),
  [181] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_composed_type, 3),
  [183] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function_type, 3),
  [185] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_type, 3),
  [187] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 2),
  [189] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 2),
  [191] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attributed_type, 2),
  [193] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attributed_type, 2),
  [195] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_optional_type, 2),
  [197] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_optional_type, 2),
  [199] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 1),
  [201] = {.entry = {.count = 1, .reusable = true}}, SHIFT(450),
  [203] = {.entry = {.count = 1, .reusable = true}}, SHIFT(545),
  [205] = {.entry = {.count = 1, .reusable = true}}, SHIFT(205),
  [207] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2),
  [209] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(562),
  [212] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(398),
  [215] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(611),
  [218] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(617),
  [221] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(287),
  [224] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(239),
  [227] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(575),
  [230] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(304),
  [233] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(572),
  [236] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(651),
  [239] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(537),
  [242] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(538),
  [245] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(539),
  [248] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(546),
  [251] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(442),
  [254] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2), SHIFT_REPEAT(585),
  [257] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array_type, 5),
  [259] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array_type, 5),
  [261] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_packed_type, 5),
  [263] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_packed_type, 5),
  [265] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 2),
  [267] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 2),
  [269] = {.entry = {.count = 1, .reusable = true}}, SHIFT(465),
  [271] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 3),
  [273] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_reference, 4, .production_id = 38),
  [275] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 1),
  [277] = {.entry = {.count = 1, .reusable = true}}, SHIFT(566),
  [279] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_function_name, 2),
  [281] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_function_name_repeat1, 2),
  [283] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_name_repeat1, 2), SHIFT_REPEAT(566),
  [286] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_name_repeat1, 2), SHIFT_REPEAT(545),
  [289] = {.entry = {.count = 1, .reusable = true}}, SHIFT(446),
  [291] = {.entry = {.count = 1, .reusable = true}}, SHIFT(224),
  [293] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 1),
  [295] = {.entry = {.count = 1, .reusable = true}}, SHIFT(189),
  [297] = {.entry = {.count = 1, .reusable = true}}, SHIFT(565),
  [299] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 1),
  [301] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 2),
  [303] = {.entry = {.count = 1, .reusable = true}}, SHIFT(193),
  [305] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 2),
  [307] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [309] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(565),
  [312] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_head_clause_repeat1, 2),
  [314] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 3),
  [316] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 3),
  [318] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 9),
  [320] = {.entry = {.count = 1, .reusable = true}}, SHIFT(347),
  [322] = {.entry = {.count = 1, .reusable = true}}, SHIFT(311),
  [324] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 3),
  [326] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 23),
  [328] = {.entry = {.count = 1, .reusable = true}}, SHIFT(345),
  [330] = {.entry = {.count = 1, .reusable = true}}, SHIFT(324),
  [332] = {.entry = {.count = 1, .reusable = true}}, SHIFT(456),
  [334] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 1),
  [336] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_string, 2),
  [338] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 65),
  [340] = {.entry = {.count = 1, .reusable = true}}, SHIFT(323),
  [342] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 68),
  [344] = {.entry = {.count = 1, .reusable = true}}, SHIFT(325),
  [346] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 73),
  [348] = {.entry = {.count = 1, .reusable = true}}, SHIFT(329),
  [350] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 73),
  [352] = {.entry = {.count = 1, .reusable = true}}, SHIFT(322),
  [354] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 55),
  [356] = {.entry = {.count = 1, .reusable = true}}, SHIFT(326),
  [358] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 9),
  [360] = {.entry = {.count = 1, .reusable = true}}, SHIFT(310),
  [362] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(595),
  [365] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(97),
  [368] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2),
  [370] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(555),
  [373] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(605),
  [376] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(561),
  [379] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(627),
  [382] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(629),
  [385] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(631),
  [388] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(486),
  [391] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(489),
  [394] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(648),
  [397] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(653),
  [400] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 3),
  [402] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 55),
  [404] = {.entry = {.count = 1, .reusable = true}}, SHIFT(314),
  [406] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_reference, 4, .production_id = 38),
  [408] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 65),
  [410] = {.entry = {.count = 1, .reusable = true}}, SHIFT(319),
  [412] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 68),
  [414] = {.entry = {.count = 1, .reusable = true}}, SHIFT(321),
  [416] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 23),
  [418] = {.entry = {.count = 1, .reusable = true}}, SHIFT(312),
  [420] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 6),
  [422] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 6),
  [424] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__keys, 5),
  [426] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__keys, 5),
  [428] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conversion, 6, .production_id = 61),
  [430] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_conversion, 6, .production_id = 61),
  [432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(613),
  [434] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 2),
  [436] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 2),
  [438] = {.entry = {.count = 1, .reusable = true}}, SHIFT(614),
  [440] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array, 4),
  [442] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array, 4),
  [444] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array, 5),
  [446] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array, 5),
  [448] = {.entry = {.count = 1, .reusable = true}}, SHIFT(113),
  [450] = {.entry = {.count = 1, .reusable = true}}, SHIFT(222),
  [452] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_head_clause_repeat1, 2), SHIFT_REPEAT(522),
  [455] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 1),
  [457] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 1),
  [459] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3),
  [461] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3),
  [463] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 3, .production_id = 27),
  [465] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 3, .production_id = 27),
  [467] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 4),
  [469] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 4),
  [471] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 5),
  [473] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 5),
  [475] = {.entry = {.count = 1, .reusable = true}}, SHIFT(586),
  [477] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field_clause, 7),
  [479] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field_clause, 7),
  [481] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_value, 2),
  [483] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_case_value, 2),
  [485] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil, 1),
  [487] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_nil, 1),
  [489] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_boolean, 1),
  [491] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_boolean, 1),
  [493] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__value, 2),
  [495] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__value, 2),
  [497] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array, 2),
  [499] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array, 2),
  [501] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_dictionary, 3),
  [503] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_dictionary, 3),
  [505] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_array, 3),
  [507] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_array, 3),
  [509] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_dictionary, 4),
  [511] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_dictionary, 4),
  [513] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_dictionary, 5),
  [515] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_dictionary, 5),
  [517] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 2),
  [519] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 2),
  [521] = {.entry = {.count = 1, .reusable = true}}, SHIFT(122),
  [523] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_attribute, 3),
  [525] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_attribute, 3),
  [527] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 3, .production_id = 3),
  [529] = {.entry = {.count = 1, .reusable = true}}, SHIFT(151),
  [531] = {.entry = {.count = 1, .reusable = true}}, SHIFT(378),
  [533] = {.entry = {.count = 1, .reusable = true}}, SHIFT(516),
  [535] = {.entry = {.count = 1, .reusable = true}}, SHIFT(443),
  [537] = {.entry = {.count = 1, .reusable = true}}, SHIFT(249),
  [539] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 12),
  [541] = {.entry = {.count = 1, .reusable = true}}, SHIFT(501),
  [543] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 4, .production_id = 5),
  [545] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 25),
  [547] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_waiver, 6, .production_id = 26),
  [549] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(239),
  [552] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(575),
  [555] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(315),
  [558] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(537),
  [561] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(538),
  [564] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(539),
  [567] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2),
  [569] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(567),
  [572] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(571),
  [575] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(647),
  [578] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_body_repeat1, 2), SHIFT_REPEAT(585),
  [581] = {.entry = {.count = 1, .reusable = true}}, SHIFT(315),
  [583] = {.entry = {.count = 1, .reusable = true}}, SHIFT(168),
  [585] = {.entry = {.count = 1, .reusable = true}}, SHIFT(567),
  [587] = {.entry = {.count = 1, .reusable = true}}, SHIFT(571),
  [589] = {.entry = {.count = 1, .reusable = true}}, SHIFT(647),
  [591] = {.entry = {.count = 1, .reusable = true}}, SHIFT(159),
  [593] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 12),
  [595] = {.entry = {.count = 1, .reusable = true}}, SHIFT(481),
  [597] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 3),
  [599] = {.entry = {.count = 1, .reusable = true}}, SHIFT(482),
  [601] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 8),
  [603] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 6, .production_id = 31),
  [605] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 6, .production_id = 31),
  [607] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 6, .production_id = 33),
  [609] = {.entry = {.count = 1, .reusable = false}}, SHIFT(372),
  [611] = {.entry = {.count = 1, .reusable = true}}, SHIFT(148),
  [613] = {.entry = {.count = 1, .reusable = true}}, SHIFT(57),
  [615] = {.entry = {.count = 1, .reusable = false}}, SHIFT(218),
  [617] = {.entry = {.count = 1, .reusable = true}}, SHIFT(220),
  [619] = {.entry = {.count = 1, .reusable = false}}, SHIFT(212),
  [621] = {.entry = {.count = 1, .reusable = false}}, SHIFT(496),
  [623] = {.entry = {.count = 1, .reusable = false}}, SHIFT(226),
  [625] = {.entry = {.count = 1, .reusable = true}}, SHIFT(226),
  [627] = {.entry = {.count = 1, .reusable = true}}, SHIFT(372),
  [629] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 21),
  [631] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 22),
  [633] = {.entry = {.count = 1, .reusable = false}}, SHIFT(36),
  [635] = {.entry = {.count = 1, .reusable = false}}, SHIFT(185),
  [637] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [639] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 3),
  [641] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 21),
  [643] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 22),
  [645] = {.entry = {.count = 1, .reusable = false}}, SHIFT(367),
  [647] = {.entry = {.count = 1, .reusable = true}}, SHIFT(367),
  [649] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 11),
  [651] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 11),
  [653] = {.entry = {.count = 1, .reusable = true}}, SHIFT(429),
  [655] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 3),
  [657] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 3, .production_id = 2),
  [659] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 3, .production_id = 2),
  [661] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [663] = {.entry = {.count = 1, .reusable = true}}, SHIFT(176),
  [665] = {.entry = {.count = 1, .reusable = false}}, SHIFT(197),
  [667] = {.entry = {.count = 1, .reusable = false}}, SHIFT(209),
  [669] = {.entry = {.count = 1, .reusable = true}}, SHIFT(228),
  [671] = {.entry = {.count = 1, .reusable = false}}, SHIFT(198),
  [673] = {.entry = {.count = 1, .reusable = false}}, SHIFT(493),
  [675] = {.entry = {.count = 1, .reusable = false}}, SHIFT(231),
  [677] = {.entry = {.count = 1, .reusable = true}}, SHIFT(231),
  [679] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [681] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 5, .production_id = 15),
  [683] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 3),
  [685] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 5, .production_id = 15),
  [687] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 1),
  [689] = {.entry = {.count = 1, .reusable = true}}, SHIFT(234),
  [691] = {.entry = {.count = 1, .reusable = true}}, SHIFT(524),
  [693] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_body, 2),
  [695] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_body, 2),
  [697] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2),
  [699] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_class_declaration_repeat1, 2), SHIFT_REPEAT(249),
  [702] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bits_declaration, 5, .production_id = 18),
  [704] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 7),
  [706] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_struct_declaration, 4, .production_id = 8),
  [708] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_body, 2),
  [710] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_enum_declaration, 4, .production_id = 7),
  [712] = {.entry = {.count = 1, .reusable = false}}, SHIFT(377),
  [714] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [716] = {.entry = {.count = 1, .reusable = true}}, SHIFT(377),
  [718] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 24),
  [720] = {.entry = {.count = 1, .reusable = true}}, SHIFT(479),
  [722] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3),
  [724] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 3), SHIFT(522),
  [727] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 2),
  [729] = {.entry = {.count = 1, .reusable = true}}, SHIFT(579),
  [731] = {.entry = {.count = 2, .reusable = true}}, REDUCE(sym_head_clause, 2), SHIFT(522),
  [734] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 24),
  [736] = {.entry = {.count = 1, .reusable = true}}, SHIFT(484),
  [738] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 35),
  [740] = {.entry = {.count = 1, .reusable = true}}, SHIFT(502),
  [742] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 12),
  [744] = {.entry = {.count = 1, .reusable = true}}, SHIFT(513),
  [746] = {.entry = {.count = 1, .reusable = false}}, SHIFT(370),
  [748] = {.entry = {.count = 1, .reusable = true}}, SHIFT(370),
  [750] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 4),
  [752] = {.entry = {.count = 1, .reusable = true}}, SHIFT(243),
  [754] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 3),
  [756] = {.entry = {.count = 1, .reusable = true}}, SHIFT(472),
  [758] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 4, .production_id = 10),
  [760] = {.entry = {.count = 1, .reusable = true}}, SHIFT(480),
  [762] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 10),
  [764] = {.entry = {.count = 1, .reusable = true}}, SHIFT(492),
  [766] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 20),
  [768] = {.entry = {.count = 1, .reusable = true}}, SHIFT(470),
  [770] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 35),
  [772] = {.entry = {.count = 1, .reusable = true}}, SHIFT(478),
  [774] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 20),
  [776] = {.entry = {.count = 1, .reusable = true}}, SHIFT(485),
  [778] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 5, .production_id = 23),
  [780] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__head_clause, 2),
  [782] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 4),
  [784] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 2, .production_id = 14),
  [786] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 3, .production_id = 27),
  [788] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_level, 1),
  [790] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_type_alias, 4, .production_id = 9),
  [792] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 3),
  [794] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_head_clause, 5),
  [796] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 3, .production_id = 13),
  [798] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__heritage, 2, .production_id = 6),
  [800] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameters, 2),
  [802] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 1),
  [804] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_conformance, 2),
  [806] = {.entry = {.count = 1, .reusable = false}}, SHIFT(655),
  [808] = {.entry = {.count = 1, .reusable = false}}, SHIFT(592),
  [810] = {.entry = {.count = 1, .reusable = false}}, SHIFT(533),
  [812] = {.entry = {.count = 1, .reusable = false}}, SHIFT(603),
  [814] = {.entry = {.count = 1, .reusable = false}}, SHIFT(233),
  [816] = {.entry = {.count = 1, .reusable = false}}, SHIFT(646),
  [818] = {.entry = {.count = 1, .reusable = false}}, SHIFT(542),
  [820] = {.entry = {.count = 1, .reusable = false}}, SHIFT(544),
  [822] = {.entry = {.count = 1, .reusable = false}}, SHIFT(167),
  [824] = {.entry = {.count = 1, .reusable = false}}, SHIFT(582),
  [826] = {.entry = {.count = 1, .reusable = false}}, SHIFT(558),
  [828] = {.entry = {.count = 1, .reusable = false}}, SHIFT(606),
  [830] = {.entry = {.count = 1, .reusable = false}}, SHIFT(607),
  [832] = {.entry = {.count = 1, .reusable = false}}, SHIFT(608),
  [834] = {.entry = {.count = 1, .reusable = false}}, SHIFT(612),
  [836] = {.entry = {.count = 1, .reusable = false}}, SHIFT(620),
  [838] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 3),
  [840] = {.entry = {.count = 1, .reusable = true}}, SHIFT(177),
  [842] = {.entry = {.count = 1, .reusable = true}}, SHIFT(491),
  [844] = {.entry = {.count = 1, .reusable = true}}, SHIFT(619),
  [846] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 2),
  [848] = {.entry = {.count = 1, .reusable = true}}, SHIFT(194),
  [850] = {.entry = {.count = 1, .reusable = true}}, SHIFT(508),
  [852] = {.entry = {.count = 1, .reusable = true}}, SHIFT(641),
  [854] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 5, .production_id = 16),
  [856] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 32),
  [858] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 3, .production_id = 2),
  [860] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 21),
  [862] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 2, .production_id = 1),
  [864] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 50),
  [866] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 51),
  [868] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 9, .production_id = 63),
  [870] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 52),
  [872] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_access, 2),
  [874] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 3, .production_id = 4),
  [876] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nil_rule, 2),
  [878] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 8, .production_id = 53),
  [880] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_archived_prefix, 4),
  [882] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 11),
  [884] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7, .production_id = 67),
  [886] = {.entry = {.count = 1, .reusable = true}}, SHIFT(597),
  [888] = {.entry = {.count = 1, .reusable = true}}, SHIFT(600),
  [890] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 22),
  [892] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 41),
  [894] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 34),
  [896] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6, .production_id = 57),
  [898] = {.entry = {.count = 1, .reusable = true}}, SHIFT(622),
  [900] = {.entry = {.count = 1, .reusable = true}}, SHIFT(661),
  [902] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 7),
  [904] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 4, .production_id = 8),
  [906] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 42),
  [908] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 43),
  [910] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 7, .production_id = 44),
  [912] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 45),
  [914] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 7, .production_id = 46),
  [916] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 29),
  [918] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 6, .production_id = 30),
  [920] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_extension_declaration, 6, .production_id = 28),
  [922] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_lenient_rule, 1),
  [924] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_external_declaration, 5, .production_id = 19),
  [926] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 6, .production_id = 31),
  [928] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class_declaration, 5, .production_id = 15),
  [930] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 5),
  [932] = {.entry = {.count = 1, .reusable = true}}, SHIFT(633),
  [934] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8, .production_id = 57),
  [936] = {.entry = {.count = 1, .reusable = true}}, SHIFT(634),
  [938] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 4),
  [940] = {.entry = {.count = 1, .reusable = true}}, SHIFT(649),
  [942] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(239),
  [945] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(294),
  [948] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 2),
  [950] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__modifiers, 2), SHIFT_REPEAT(585),
  [953] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 67),
  [955] = {.entry = {.count = 1, .reusable = true}}, SHIFT(591),
  [957] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 10, .production_id = 67),
  [959] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 7),
  [961] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 6),
  [963] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 12, .production_id = 67),
  [965] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 11, .production_id = 57),
  [967] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 8),
  [969] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_retired, 9, .production_id = 57),
  [971] = {.entry = {.count = 1, .reusable = true}}, SHIFT(294),
  [973] = {.entry = {.count = 1, .reusable = true}}, SHIFT(520),
  [975] = {.entry = {.count = 1, .reusable = true}}, SHIFT(604),
  [977] = {.entry = {.count = 1, .reusable = true}}, SHIFT(523),
  [979] = {.entry = {.count = 1, .reusable = true}}, SHIFT(525),
  [981] = {.entry = {.count = 1, .reusable = true}}, SHIFT(529),
  [983] = {.entry = {.count = 1, .reusable = true}}, SHIFT(532),
  [985] = {.entry = {.count = 1, .reusable = true}}, SHIFT(439),
  [987] = {.entry = {.count = 1, .reusable = true}}, SHIFT(138),
  [989] = {.entry = {.count = 1, .reusable = true}}, SHIFT(654),
  [991] = {.entry = {.count = 1, .reusable = true}}, SHIFT(581),
  [993] = {.entry = {.count = 1, .reusable = true}}, SHIFT(463),
  [995] = {.entry = {.count = 1, .reusable = true}}, SHIFT(530),
  [997] = {.entry = {.count = 1, .reusable = true}}, SHIFT(305),
  [999] = {.entry = {.count = 1, .reusable = true}}, SHIFT(135),
  [1001] = {.entry = {.count = 1, .reusable = true}}, SHIFT(577),
  [1003] = {.entry = {.count = 1, .reusable = true}}, SHIFT(139),
  [1005] = {.entry = {.count = 1, .reusable = true}}, SHIFT(466),
  [1007] = {.entry = {.count = 1, .reusable = false}}, SHIFT(445),
  [1009] = {.entry = {.count = 1, .reusable = true}}, SHIFT(445),
  [1011] = {.entry = {.count = 1, .reusable = true}}, SHIFT(642),
  [1013] = {.entry = {.count = 1, .reusable = true}}, SHIFT(643),
  [1015] = {.entry = {.count = 1, .reusable = true}}, SHIFT(115),
  [1017] = {.entry = {.count = 1, .reusable = false}}, SHIFT(460),
  [1019] = {.entry = {.count = 1, .reusable = true}}, SHIFT(460),
  [1021] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__modifiers, 1),
  [1023] = {.entry = {.count = 1, .reusable = true}}, SHIFT(659),
  [1025] = {.entry = {.count = 1, .reusable = true}}, SHIFT(118),
  [1027] = {.entry = {.count = 1, .reusable = false}}, SHIFT(645),
  [1029] = {.entry = {.count = 1, .reusable = true}}, SHIFT(645),
  [1031] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_swift_member, 2),
  [1033] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 66),
  [1035] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 56),
  [1037] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 74),
  [1039] = {.entry = {.count = 1, .reusable = true}}, SHIFT(130),
  [1041] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 70),
  [1043] = {.entry = {.count = 1, .reusable = true}}, SHIFT(549),
  [1045] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 6, .production_id = 58),
  [1047] = {.entry = {.count = 1, .reusable = true}}, SHIFT(518),
  [1049] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_setter, 4),
  [1051] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 71),
  [1053] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 5, .production_id = 47),
  [1055] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 8, .production_id = 72),
  [1057] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 10, .production_id = 78),
  [1059] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 75),
  [1061] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 69),
  [1063] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 76),
  [1065] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 7, .production_id = 64),
  [1067] = {.entry = {.count = 1, .reusable = true}}, SHIFT(141),
  [1069] = {.entry = {.count = 1, .reusable = true}}, SHIFT(119),
  [1071] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 9, .production_id = 77),
  [1073] = {.entry = {.count = 1, .reusable = true}}, SHIFT(129),
  [1075] = {.entry = {.count = 1, .reusable = false}}, SHIFT(358),
  [1077] = {.entry = {.count = 1, .reusable = true}}, SHIFT(358),
  [1079] = {.entry = {.count = 1, .reusable = true}}, SHIFT(91),
  [1081] = {.entry = {.count = 1, .reusable = true}}, SHIFT(140),
  [1083] = {.entry = {.count = 1, .reusable = true}}, SHIFT(90),
  [1085] = {.entry = {.count = 1, .reusable = false}}, SHIFT(351),
  [1087] = {.entry = {.count = 1, .reusable = true}}, SHIFT(351),
  [1089] = {.entry = {.count = 1, .reusable = false}}, SHIFT(355),
  [1091] = {.entry = {.count = 1, .reusable = true}}, SHIFT(355),
  [1093] = {.entry = {.count = 1, .reusable = true}}, SHIFT(111),
  [1095] = {.entry = {.count = 1, .reusable = true}}, SHIFT(467),
  [1097] = {.entry = {.count = 1, .reusable = true}}, SHIFT(564),
  [1099] = {.entry = {.count = 1, .reusable = true}}, SHIFT(306),
  [1101] = {.entry = {.count = 1, .reusable = true}}, SHIFT(568),
  [1103] = {.entry = {.count = 1, .reusable = true}}, SHIFT(112),
  [1105] = {.entry = {.count = 1, .reusable = true}}, SHIFT(452),
  [1107] = {.entry = {.count = 1, .reusable = false}}, SHIFT(76),
  [1109] = {.entry = {.count = 1, .reusable = true}}, SHIFT(76),
  [1111] = {.entry = {.count = 1, .reusable = false}}, SHIFT(276),
  [1113] = {.entry = {.count = 1, .reusable = true}}, SHIFT(276),
  [1115] = {.entry = {.count = 1, .reusable = false}}, SHIFT(557),
  [1117] = {.entry = {.count = 1, .reusable = true}}, SHIFT(557),
  [1119] = {.entry = {.count = 1, .reusable = false}}, SHIFT(101),
  [1121] = {.entry = {.count = 1, .reusable = true}}, SHIFT(101),
  [1123] = {.entry = {.count = 1, .reusable = false}}, SHIFT(272),
  [1125] = {.entry = {.count = 1, .reusable = true}}, SHIFT(272),
  [1127] = {.entry = {.count = 1, .reusable = false}}, SHIFT(84),
  [1129] = {.entry = {.count = 1, .reusable = true}}, SHIFT(84),
  [1131] = {.entry = {.count = 1, .reusable = false}}, SHIFT(569),
  [1133] = {.entry = {.count = 1, .reusable = true}}, SHIFT(569),
  [1135] = {.entry = {.count = 1, .reusable = false}}, SHIFT(74),
  [1137] = {.entry = {.count = 1, .reusable = true}}, SHIFT(74),
  [1139] = {.entry = {.count = 1, .reusable = false}}, SHIFT(361),
  [1141] = {.entry = {.count = 1, .reusable = true}}, SHIFT(361),
  [1143] = {.entry = {.count = 1, .reusable = false}}, SHIFT(83),
  [1145] = {.entry = {.count = 1, .reusable = true}}, SHIFT(83),
  [1147] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 2, .production_id = 17),
  [1149] = {.entry = {.count = 1, .reusable = true}}, SHIFT(346),
  [1151] = {.entry = {.count = 1, .reusable = true}}, SHIFT(160),
  [1153] = {.entry = {.count = 1, .reusable = true}}, SHIFT(535),
  [1155] = {.entry = {.count = 1, .reusable = true}}, SHIFT(336),
  [1157] = {.entry = {.count = 1, .reusable = true}}, SHIFT(536),
  [1159] = {.entry = {.count = 1, .reusable = true}}, SHIFT(609),
  [1161] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 3),
  [1163] = {.entry = {.count = 1, .reusable = true}}, SHIFT(335),
  [1165] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2),
  [1167] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_clause_repeat1, 2), SHIFT_REPEAT(339),
  [1170] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 48),
  [1172] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2),
  [1174] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(535),
  [1177] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(336),
  [1180] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(536),
  [1183] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_case_repeat1, 2), SHIFT_REPEAT(609),
  [1186] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 17),
  [1188] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 3),
  [1190] = {.entry = {.count = 1, .reusable = true}}, SHIFT(339),
  [1192] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 2),
  [1194] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 6, .production_id = 48),
  [1196] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 3),
  [1198] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 3, .production_id = 17),
  [1200] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 3),
  [1202] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 4, .production_id = 36),
  [1204] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case, 5, .production_id = 36),
  [1206] = {.entry = {.count = 1, .reusable = true}}, SHIFT(556),
  [1208] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(575),
  [1211] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(433),
  [1214] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2),
  [1216] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(625),
  [1219] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(571),
  [1222] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_enum_body_repeat1, 2), SHIFT_REPEAT(531),
  [1225] = {.entry = {.count = 1, .reusable = true}}, SHIFT(181),
  [1227] = {.entry = {.count = 1, .reusable = true}}, SHIFT(433),
  [1229] = {.entry = {.count = 1, .reusable = true}}, SHIFT(165),
  [1231] = {.entry = {.count = 1, .reusable = true}}, SHIFT(625),
  [1233] = {.entry = {.count = 1, .reusable = true}}, SHIFT(531),
  [1235] = {.entry = {.count = 1, .reusable = true}}, SHIFT(174),
  [1237] = {.entry = {.count = 1, .reusable = true}}, SHIFT(182),
  [1239] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 3),
  [1241] = {.entry = {.count = 1, .reusable = true}}, SHIFT(196),
  [1243] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload, 4),
  [1245] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4),
  [1247] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_case_clause, 4, .production_id = 59),
  [1249] = {.entry = {.count = 1, .reusable = true}}, SHIFT(230),
  [1251] = {.entry = {.count = 1, .reusable = false}}, SHIFT(504),
  [1253] = {.entry = {.count = 1, .reusable = true}}, SHIFT(369),
  [1255] = {.entry = {.count = 1, .reusable = true}}, SHIFT(132),
  [1257] = {.entry = {.count = 1, .reusable = true}}, SHIFT(169),
  [1259] = {.entry = {.count = 1, .reusable = true}}, SHIFT(541),
  [1261] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 1, .production_id = 37),
  [1263] = {.entry = {.count = 1, .reusable = true}}, SHIFT(554),
  [1265] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 2),
  [1267] = {.entry = {.count = 1, .reusable = true}}, SHIFT(219),
  [1269] = {.entry = {.count = 1, .reusable = true}}, SHIFT(59),
  [1271] = {.entry = {.count = 1, .reusable = true}}, SHIFT(204),
  [1273] = {.entry = {.count = 1, .reusable = true}}, SHIFT(64),
  [1275] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(575),
  [1278] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2),
  [1280] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_bits_body_repeat1, 2), SHIFT_REPEAT(541),
  [1283] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unknown_case, 5, .production_id = 17),
  [1285] = {.entry = {.count = 1, .reusable = true}}, SHIFT(152),
  [1287] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 40),
  [1289] = {.entry = {.count = 1, .reusable = true}}, SHIFT(574),
  [1291] = {.entry = {.count = 1, .reusable = true}}, SHIFT(340),
  [1293] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 3, .production_id = 40),
  [1295] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [1297] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [1299] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [1301] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1303] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2),
  [1305] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 4, .production_id = 49),
  [1307] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2),
  [1309] = {.entry = {.count = 1, .reusable = true}}, SHIFT(385),
  [1311] = {.entry = {.count = 1, .reusable = true}}, SHIFT(208),
  [1313] = {.entry = {.count = 1, .reusable = true}}, SHIFT(92),
  [1315] = {.entry = {.count = 1, .reusable = true}}, SHIFT(178),
  [1317] = {.entry = {.count = 1, .reusable = true}}, SHIFT(29),
  [1319] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [1321] = {.entry = {.count = 1, .reusable = true}}, SHIFT(435),
  [1323] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2),
  [1325] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(432),
  [1328] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_string_repeat1, 2), SHIFT_REPEAT(432),
  [1331] = {.entry = {.count = 1, .reusable = true}}, SHIFT(593),
  [1333] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 6, .production_id = 9),
  [1335] = {.entry = {.count = 1, .reusable = true}}, SHIFT(656),
  [1337] = {.entry = {.count = 1, .reusable = true}}, SHIFT(44),
  [1339] = {.entry = {.count = 1, .reusable = true}}, SHIFT(437),
  [1341] = {.entry = {.count = 1, .reusable = true}}, SHIFT(469),
  [1343] = {.entry = {.count = 1, .reusable = true}}, SHIFT(498),
  [1345] = {.entry = {.count = 1, .reusable = true}}, SHIFT(618),
  [1347] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2), SHIFT_REPEAT(441),
  [1350] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_function_type_repeat1, 2),
  [1352] = {.entry = {.count = 1, .reusable = true}}, SHIFT(488),
  [1354] = {.entry = {.count = 1, .reusable = true}}, SHIFT(490),
  [1356] = {.entry = {.count = 1, .reusable = true}}, SHIFT(584),
  [1358] = {.entry = {.count = 1, .reusable = true}}, SHIFT(246),
  [1360] = {.entry = {.count = 1, .reusable = true}}, SHIFT(342),
  [1362] = {.entry = {.count = 1, .reusable = true}}, SHIFT(344),
  [1364] = {.entry = {.count = 1, .reusable = true}}, SHIFT(333),
  [1366] = {.entry = {.count = 1, .reusable = true}}, SHIFT(137),
  [1368] = {.entry = {.count = 1, .reusable = true}}, SHIFT(441),
  [1370] = {.entry = {.count = 1, .reusable = true}}, SHIFT(217),
  [1372] = {.entry = {.count = 1, .reusable = true}}, SHIFT(650),
  [1374] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [1376] = {.entry = {.count = 1, .reusable = true}}, SHIFT(590),
  [1378] = {.entry = {.count = 1, .reusable = true}}, SHIFT(41),
  [1380] = {.entry = {.count = 1, .reusable = true}}, SHIFT(338),
  [1382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(70),
  [1384] = {.entry = {.count = 1, .reusable = false}}, SHIFT(453),
  [1386] = {.entry = {.count = 1, .reusable = true}}, SHIFT(453),
  [1388] = {.entry = {.count = 1, .reusable = true}}, SHIFT(65),
  [1390] = {.entry = {.count = 1, .reusable = false}}, SHIFT(432),
  [1392] = {.entry = {.count = 1, .reusable = true}}, SHIFT(432),
  [1394] = {.entry = {.count = 1, .reusable = true}}, SHIFT(214),
  [1396] = {.entry = {.count = 1, .reusable = true}}, SHIFT(79),
  [1398] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 39), SHIFT_REPEAT(590),
  [1401] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 39),
  [1403] = {.entry = {.count = 1, .reusable = true}}, SHIFT(38),
  [1405] = {.entry = {.count = 1, .reusable = true}}, SHIFT(82),
  [1407] = {.entry = {.count = 1, .reusable = true}}, SHIFT(334),
  [1409] = {.entry = {.count = 1, .reusable = true}}, SHIFT(117),
  [1411] = {.entry = {.count = 1, .reusable = true}}, SHIFT(43),
  [1413] = {.entry = {.count = 1, .reusable = true}}, SHIFT(20),
  [1415] = {.entry = {.count = 1, .reusable = true}}, SHIFT(19),
  [1417] = {.entry = {.count = 1, .reusable = false}}, SHIFT(464),
  [1419] = {.entry = {.count = 1, .reusable = true}}, SHIFT(464),
  [1421] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 39), SHIFT_REPEAT(204),
  [1424] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_tuple_type_repeat1, 2, .production_id = 39),
  [1426] = {.entry = {.count = 1, .reusable = true}}, SHIFT(327),
  [1428] = {.entry = {.count = 1, .reusable = true}}, SHIFT(136),
  [1430] = {.entry = {.count = 1, .reusable = true}}, SHIFT(155),
  [1432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(374),
  [1434] = {.entry = {.count = 1, .reusable = true}}, SHIFT(514),
  [1436] = {.entry = {.count = 1, .reusable = true}}, SHIFT(242),
  [1438] = {.entry = {.count = 1, .reusable = true}}, SHIFT(66),
  [1440] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_bit_field, 8, .production_id = 9),
  [1442] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_type_arguments_repeat1, 2), SHIFT_REPEAT(219),
  [1445] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2), SHIFT_REPEAT(514),
  [1448] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_parameters_repeat1, 2),
  [1450] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_dictionary_repeat1, 2), SHIFT_REPEAT(331),
  [1453] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_dictionary_repeat1, 2),
  [1455] = {.entry = {.count = 1, .reusable = true}}, SHIFT(601),
  [1457] = {.entry = {.count = 1, .reusable = true}}, SHIFT(519),
  [1459] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [1461] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_reference_repeat1, 2, .production_id = 54),
  [1463] = {.entry = {.count = 1, .reusable = true}}, SHIFT(576),
  [1465] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2), SHIFT_REPEAT(155),
  [1468] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_payload_repeat1, 2),
  [1470] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [1472] = {.entry = {.count = 1, .reusable = true}}, SHIFT(24),
  [1474] = {.entry = {.count = 1, .reusable = true}}, SHIFT(313),
  [1476] = {.entry = {.count = 1, .reusable = true}}, SHIFT(62),
  [1478] = {.entry = {.count = 1, .reusable = true}}, SHIFT(308),
  [1480] = {.entry = {.count = 1, .reusable = true}}, SHIFT(116),
  [1482] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [1484] = {.entry = {.count = 1, .reusable = true}}, SHIFT(615),
  [1486] = {.entry = {.count = 1, .reusable = true}}, SHIFT(332),
  [1488] = {.entry = {.count = 1, .reusable = true}}, SHIFT(328),
  [1490] = {.entry = {.count = 1, .reusable = true}}, SHIFT(371),
  [1492] = {.entry = {.count = 1, .reusable = true}}, SHIFT(236),
  [1494] = {.entry = {.count = 1, .reusable = true}}, SHIFT(330),
  [1496] = {.entry = {.count = 1, .reusable = true}}, SHIFT(267),
  [1498] = {.entry = {.count = 1, .reusable = true}}, SHIFT(657),
  [1500] = {.entry = {.count = 1, .reusable = true}}, SHIFT(384),
  [1502] = {.entry = {.count = 1, .reusable = true}}, SHIFT(383),
  [1504] = {.entry = {.count = 1, .reusable = true}}, SHIFT(382),
  [1506] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 5, .production_id = 40),
  [1508] = {.entry = {.count = 1, .reusable = true}}, SHIFT(238),
  [1510] = {.entry = {.count = 1, .reusable = true}}, SHIFT(102),
  [1512] = {.entry = {.count = 1, .reusable = true}}, SHIFT(589),
  [1514] = {.entry = {.count = 1, .reusable = true}}, SHIFT(131),
  [1516] = {.entry = {.count = 1, .reusable = true}}, SHIFT(348),
  [1518] = {.entry = {.count = 1, .reusable = true}}, SHIFT(594),
  [1520] = {.entry = {.count = 1, .reusable = true}}, SHIFT(632),
  [1522] = {.entry = {.count = 1, .reusable = true}}, SHIFT(381),
  [1524] = {.entry = {.count = 1, .reusable = true}}, SHIFT(379),
  [1526] = {.entry = {.count = 1, .reusable = true}}, SHIFT(639),
  [1528] = {.entry = {.count = 1, .reusable = true}}, SHIFT(644),
  [1530] = {.entry = {.count = 1, .reusable = true}}, SHIFT(42),
  [1532] = {.entry = {.count = 1, .reusable = true}}, SHIFT(624),
  [1534] = {.entry = {.count = 1, .reusable = true}}, SHIFT(349),
  [1536] = {.entry = {.count = 1, .reusable = true}}, SHIFT(652),
  [1538] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_payload_value, 3, .production_id = 37),
  [1540] = {.entry = {.count = 1, .reusable = true}}, SHIFT(440),
  [1542] = {.entry = {.count = 1, .reusable = true}}, SHIFT(543),
  [1544] = {.entry = {.count = 1, .reusable = true}}, SHIFT(410),
  [1546] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_parameter, 5, .production_id = 62),
  [1548] = {.entry = {.count = 1, .reusable = true}}, SHIFT(237),
  [1550] = {.entry = {.count = 1, .reusable = true}}, SHIFT(405),
  [1552] = {.entry = {.count = 1, .reusable = true}}, SHIFT(21),
  [1554] = {.entry = {.count = 1, .reusable = true}}, SHIFT(100),
  [1556] = {.entry = {.count = 1, .reusable = true}}, SHIFT(261),
  [1558] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [1560] = {.entry = {.count = 1, .reusable = true}}, SHIFT(106),
  [1562] = {.entry = {.count = 1, .reusable = true}}, SHIFT(56),
  [1564] = {.entry = {.count = 1, .reusable = true}}, SHIFT(621),
  [1566] = {.entry = {.count = 1, .reusable = false}}, SHIFT(114),
  [1568] = {.entry = {.count = 1, .reusable = true}}, SHIFT(114),
  [1570] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_entry, 3),
  [1572] = {.entry = {.count = 1, .reusable = true}}, SHIFT(380),
  [1574] = {.entry = {.count = 1, .reusable = true}}, SHIFT(552),
  [1576] = {.entry = {.count = 1, .reusable = true}}, SHIFT(637),
  [1578] = {.entry = {.count = 1, .reusable = false}}, SHIFT(134),
  [1580] = {.entry = {.count = 1, .reusable = true}}, SHIFT(134),
  [1582] = {.entry = {.count = 1, .reusable = true}}, SHIFT(438),
  [1584] = {.entry = {.count = 1, .reusable = true}}, SHIFT(616),
  [1586] = {.entry = {.count = 1, .reusable = true}}, SHIFT(223),
  [1588] = {.entry = {.count = 1, .reusable = true}}, SHIFT(121),
  [1590] = {.entry = {.count = 1, .reusable = true}}, SHIFT(105),
  [1592] = {.entry = {.count = 1, .reusable = true}}, SHIFT(301),
  [1594] = {.entry = {.count = 1, .reusable = true}}, SHIFT(635),
  [1596] = {.entry = {.count = 1, .reusable = true}}, SHIFT(186),
  [1598] = {.entry = {.count = 1, .reusable = true}}, SHIFT(495),
  [1600] = {.entry = {.count = 1, .reusable = true}}, SHIFT(602),
  [1602] = {.entry = {.count = 1, .reusable = true}}, SHIFT(588),
  [1604] = {.entry = {.count = 1, .reusable = true}}, SHIFT(187),
  [1606] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1608] = {.entry = {.count = 1, .reusable = true}}, SHIFT(636),
  [1610] = {.entry = {.count = 1, .reusable = true}}, SHIFT(540),
  [1612] = {.entry = {.count = 1, .reusable = true}}, SHIFT(318),
  [1614] = {.entry = {.count = 1, .reusable = true}}, SHIFT(295),
  [1616] = {.entry = {.count = 1, .reusable = true}}, SHIFT(299),
  [1618] = {.entry = {.count = 1, .reusable = true}}, SHIFT(300),
  [1620] = {.entry = {.count = 1, .reusable = true}}, SHIFT(660),
  [1622] = {.entry = {.count = 1, .reusable = true}}, SHIFT(623),
  [1624] = {.entry = {.count = 1, .reusable = true}}, SHIFT(365),
  [1626] = {.entry = {.count = 1, .reusable = true}}, SHIFT(298),
  [1628] = {.entry = {.count = 1, .reusable = true}}, SHIFT(598),
  [1630] = {.entry = {.count = 1, .reusable = true}}, SHIFT(454),
  [1632] = {.entry = {.count = 1, .reusable = true}}, SHIFT(658),
  [1634] = {.entry = {.count = 1, .reusable = true}}, SHIFT(103),
  [1636] = {.entry = {.count = 1, .reusable = true}}, SHIFT(297),
  [1638] = {.entry = {.count = 1, .reusable = true}}, SHIFT(268),
  [1640] = {.entry = {.count = 1, .reusable = true}}, SHIFT(578),
  [1642] = {.entry = {.count = 1, .reusable = true}}, SHIFT(291),
  [1644] = {.entry = {.count = 1, .reusable = true}}, SHIFT(527),
  [1646] = {.entry = {.count = 1, .reusable = true}}, SHIFT(192),
  [1648] = {.entry = {.count = 1, .reusable = true}}, SHIFT(630),
  [1650] = {.entry = {.count = 1, .reusable = true}}, SHIFT(240),
  [1652] = {.entry = {.count = 1, .reusable = true}}, SHIFT(203),
  [1654] = {.entry = {.count = 1, .reusable = true}}, SHIFT(547),
  [1656] = {.entry = {.count = 1, .reusable = true}}, SHIFT(521),
  [1658] = {.entry = {.count = 1, .reusable = true}}, SHIFT(462),
  [1660] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [1662] = {.entry = {.count = 1, .reusable = true}}, SHIFT(528),
  [1664] = {.entry = {.count = 1, .reusable = true}}, SHIFT(303),
  [1666] = {.entry = {.count = 1, .reusable = true}}, SHIFT(341),
  [1668] = {.entry = {.count = 1, .reusable = true}}, SHIFT(431),
  [1670] = {.entry = {.count = 1, .reusable = true}}, SHIFT(628),
  [1672] = {.entry = {.count = 1, .reusable = true}}, SHIFT(587),
  [1674] = {.entry = {.count = 1, .reusable = true}}, SHIFT(391),
  [1676] = {.entry = {.count = 1, .reusable = true}}, SHIFT(296),
  [1678] = {.entry = {.count = 1, .reusable = true}}, SHIFT(534),
  [1680] = {.entry = {.count = 1, .reusable = true}}, SHIFT(553),
  [1682] = {.entry = {.count = 1, .reusable = true}}, SHIFT(200),
  [1684] = {.entry = {.count = 1, .reusable = true}}, SHIFT(449),
  [1686] = {.entry = {.count = 1, .reusable = true}}, SHIFT(293),
  [1688] = {.entry = {.count = 1, .reusable = true}}, SHIFT(184),
  [1690] = {.entry = {.count = 1, .reusable = true}}, SHIFT(190),
  [1692] = {.entry = {.count = 1, .reusable = true}}, SHIFT(309),
  [1694] = {.entry = {.count = 1, .reusable = true}}, SHIFT(610),
  [1696] = {.entry = {.count = 1, .reusable = true}}, SHIFT(434),
  [1698] = {.entry = {.count = 1, .reusable = true}}, SHIFT(638),
  [1700] = {.entry = {.count = 1, .reusable = true}}, SHIFT(195),
  [1702] = {.entry = {.count = 1, .reusable = true}}, SHIFT(583),
  [1704] = {.entry = {.count = 1, .reusable = true}}, SHIFT(476),
  [1706] = {.entry = {.count = 1, .reusable = true}}, SHIFT(570),
  [1708] = {.entry = {.count = 1, .reusable = true}}, SHIFT(104),
  [1710] = {.entry = {.count = 1, .reusable = true}}, SHIFT(599),
  [1712] = {.entry = {.count = 1, .reusable = true}}, SHIFT(559),
  [1714] = {.entry = {.count = 1, .reusable = true}}, SHIFT(292),
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
