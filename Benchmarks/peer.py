#!/usr/bin/env python3
"""Message bodies, read by pytypedstream: peer.py FILE, a file that Benchmarks wrote. Prints the seconds of three runs."""
import struct
import sys
import time

try:
    import typedstream
except ImportError:
    sys.exit("pytypedstream is not installed (pip install pytypedstream)")

with open(sys.argv[1], "rb") as file:
    data = file.read()
bodies = []
offset = 0
while offset < len(data):
    (length,) = struct.unpack_from("<I", data, offset)
    bodies.append(data[offset + 4:offset + 4 + length])
    offset += 4 + length
for _ in range(3):
    start = time.process_time()
    for body in bodies:
        typedstream.unarchive_from_data(body)
    print(time.process_time() - start)
