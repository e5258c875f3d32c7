// Nothing to call: what this target holds is there for the linker.
