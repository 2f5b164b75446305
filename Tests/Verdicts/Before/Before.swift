// The schemas beside this file are what programs knew before a change; those of the same names in `After`, after it.
