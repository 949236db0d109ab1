//go:build race

package isolated

// watched says that the race detector is built in: it maps more memory than any limit
// that helps.
const watched = true
