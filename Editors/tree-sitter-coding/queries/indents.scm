[
  (class_body)
  (enum_body)
  (bits_body)
] @indent

"}" @outdent
