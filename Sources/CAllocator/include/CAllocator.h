#pragma once

/// Has the allocator keep what is freed. Each document takes as much again, and every page that went back to
/// the system costs a fault when it is asked for anew.
void assent_keep_freed_memory(void);
