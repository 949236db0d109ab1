package due

import "strings"

// list writes the names of the first of n applicants.
func list(n int, first []string) string {
	if n > len(first) {
		return strings.Join(first, ", ") + " …"
	}
	return strings.Join(first, ", ")
}
