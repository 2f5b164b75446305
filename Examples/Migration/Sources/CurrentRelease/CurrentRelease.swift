// SwiftPM only builds targets that contain a Swift file.
