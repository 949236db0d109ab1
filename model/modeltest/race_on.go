//go:build race

package modeltest

// Race reports whether the race detector is built in.
const Race = true
