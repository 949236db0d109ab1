//go:build race

package isolated

const raced = true
