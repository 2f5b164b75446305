// Text is not edited there. This replaces the package's file of that name.
