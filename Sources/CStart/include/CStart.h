// Nothing to call: what is here takes the place of functions of Swift's runtime.
