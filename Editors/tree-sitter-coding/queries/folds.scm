[
  (class_body)
  (enum_body)
  (bits_body)
  (swift_block)
  (block_comment)
] @fold
