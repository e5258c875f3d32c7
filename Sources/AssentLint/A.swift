// AssentLint
