//go:build !race

package modeltest

// Race reports whether the race detector is built in, which makes a program several times as slow and takes more address
// space than a useful limit allows.
const Race = false
