#!/usr/bin/env python3
"""The same message bodies, read by pytypedstream: peer.py FILE, a file that Benchmarks wrote. Prints a line of its table."""
import struct
import sys
import time

try:
    import typedstream
except ImportError:
    print("\npytypedstream is not installed (pip install pytypedstream): nothing to compare with")
    sys.exit(0)

with open(sys.argv[1], "rb") as file:
    data = file.read()
bodies = []
offset = 0
while offset < len(data):
    (length,) = struct.unpack_from("<I", data, offset)
    bodies.append(data[offset + 4:offset + 4 + length])
    offset += 4 + length
times = []
for _ in range(3):
    start = time.process_time()
    for body in bodies:
        typedstream.unarchive_from_data(body)
    times.append(time.process_time() - start)
seconds = sorted(times)[1]
size = sum(map(len, bodies))
print(f"\npytypedstream reads the {len(bodies)} bodies in {seconds * 1000:.0f} ms, {size / seconds / 1e6:.1f} MB/s")
