//go:build !race

package isolated

const watched = false
