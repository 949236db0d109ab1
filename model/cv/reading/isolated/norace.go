//go:build !race

package isolated

const watched = false

// environment is what a process gets. It is not nil, which would hand on this one.
var environment = []string{}
