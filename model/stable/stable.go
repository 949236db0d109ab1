// Package stable sorts slices of any type. A sorting function of the standard library is compiled for
// each type of elements, and adds up to 24 kB to the program each time.
package stable

import (
	"cmp"
	"slices"
)

// Sort sorts s in place by compare. Equal elements keep their order.
func Sort[T any](s []T, compare func(a, b T) int) {
	if len(s) < 2 {
		return
	}
	before := slices.Clone(s)
	for i, from := range order(len(s), func(a, b int) int { return compare(before[a], before[b]) }) {
		s[i] = before[from]
	}
}

// order returns the sorted indexes of n elements.
func order(n int, compare func(a, b int) int) []int {
	indexes := make([]int, n)
	for i := range indexes {
		indexes[i] = i
	}
	slices.SortFunc(indexes, func(a, b int) int { return cmp.Or(compare(a, b), a-b) })
	return indexes
}
