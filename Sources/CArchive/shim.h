#ifndef ASSENT_CARCHIVE_SHIM_H
#define ASSENT_CARCHIVE_SHIM_H

#include <archive.h>
#include <archive_entry.h>

#endif
