package review

import "shortlist/model/lang"

// Least and Most are how many applicants can be compared.
const (
	Least = 2
	Most  = 4
)

// NotComparable is the reason why n applicants cannot be compared; "" when they can.
func NotComparable(n int) string {
	if n < Least || n > Most {
		return lang.Text("mark %d to %d applicants to compare", Least, Most)
	}
	return ""
}
