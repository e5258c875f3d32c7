package let probe: [UInt8] = PackageResources.probe_mustache
