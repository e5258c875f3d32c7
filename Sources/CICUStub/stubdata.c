// ICU's data for languages, zones and calendars, 30 MB that a static program would carry along and that
// this one never asks for. Linked before the library, an empty table of contents takes its place, as
// ICU's own "stubdata" does; normalization and regular expressions have their tables in the library.
// Form: ICU's `DataHeader` with the format "ToCP" (common data with pointers), and no entries.

#include "CICUStub.h"

#ifdef ASSENT_STATIC
#include <stddef.h>
#include <stdint.h>

struct empty_contents {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size, reserved_word;
  uint8_t is_big_endian, charset_family, sizeof_uchar, reserved_byte;
  uint8_t data_format[4], format_version[4], data_version[4];
  uint8_t padding[8];
  uint32_t count, reserved;
  uint64_t no_entry[2];
};

_Static_assert(offsetof(struct empty_contents, count) == 32, "the header has 32 bytes");

// The name has ICU's version. With a library of another version this one is not asked for, and the
// program is as large as it was.
const struct empty_contents icudt76_dat __attribute__((aligned(16))) = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .info_size = 20,
    .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .sizeof_uchar = 2,
    .data_format = {'T', 'o', 'C', 'P'},
    .format_version = {1, 0, 0, 0},
    .data_version = {76, 0, 0, 0},
};
#endif
