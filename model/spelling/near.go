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

// Distance is the number of letters to change, add or take away.
func Distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			diagonal, row[j+1] = row[j+1], min(row[j+1]+1, row[j]+1, diagonal+cost)
		}
	}
	return row[len(b)]
}
