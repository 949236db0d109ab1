//go:build !race

package reading_test

const raceDetector = false
