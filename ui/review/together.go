package review

import "fmt"

// Least and Most are how many applicants can be compared.
const (
	Least = 2
	Most  = 4
)

// NotComparable says why n applicants cannot be compared; "" when they can.
func NotComparable(n int) string {
	if n < Least || n > Most {
		return fmt.Sprintf("mark %d to %d people to compare", Least, Most)
	}
	return ""
}
