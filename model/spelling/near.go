package spelling

import "slices"

// Nearest returns the known word that is most like an unknown one, and whether it is so like it that it was probably
// meant.
func Nearest(word string, known []string) (string, bool) {
	if word == "" || len(known) == 0 {
		return "", false
	}
	nearest := slices.MinFunc(known, func(a, b string) int { return Distance(word, a) - Distance(word, b) })
	return nearest, Distance(word, nearest) <= max(1, (len(word)+1)/3)
}

// Distance is the number of letters to change, add, take away or swap with the next one.
func Distance(a, b string) int {
	var before []int // the row before the last one
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		next := make([]int, len(b)+1)
		next[0] = i + 1
		for j := range len(b) {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			next[j+1] = min(row[j+1]+1, next[j]+1, row[j]+cost)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				next[j+1] = min(next[j+1], before[j-1]+1)
			}
		}
		before, row = row, next
	}
	return row[len(b)]
}
