import AssentGate

let store = LogFileStore(folder: Place.state)
