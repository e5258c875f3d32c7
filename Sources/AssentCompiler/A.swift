// AssentCompiler
