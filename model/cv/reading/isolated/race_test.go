//go:build race

package isolated_test

// The race detector maps more memory than any limit that helps.
const raceDetector = true
