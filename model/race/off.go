//go:build !race

// Package race reports whether the program was built with the race detector, which makes it several times as slow and
// takes more address space than a useful limit allows.
package race

// Enabled reports whether the race detector is built in.
const Enabled = false
