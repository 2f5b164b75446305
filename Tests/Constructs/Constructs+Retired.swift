// A protocol whose objects can be of a retired class.

import Archiving

protocol Lamp: Coding {}
