//go:build !race

package isolated

// raced reports whether the race detector of a test is built in, which takes more address space than a useful limit allows.
const raced = false
