// SwiftPM builds no target that has no Swift file of its own.
