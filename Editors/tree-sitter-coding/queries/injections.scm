([(swift_block) (swift_expression) (attribute_arguments)] @injection.content
  (#set! injection.language "swift"))
