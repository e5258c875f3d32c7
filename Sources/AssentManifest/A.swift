// AssentManifest
