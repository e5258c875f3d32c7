// AssentLicense
