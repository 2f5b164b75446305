// The Windows API. The compiler recognizes its truth values by the name of the type, which is a macro in these headers.
#define WIN32_LEAN_AND_MEAN
typedef int BOOL;
#define WINBOOL BOOL
#include <windows.h>
