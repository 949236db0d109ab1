//go:build !race

package isolated_test

const raceDetector = false
