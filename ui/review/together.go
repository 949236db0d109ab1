package review

// Least and Most are how many applicants can be compared.
const (
	Least = 2
	Most  = 4
)

// NotComparable is the reason why n applicants cannot be compared; "" when they can.
func NotComparable(n int) string {
	if n < Least || n > Most {
		return say.MarkToCompare(Least, Most)
	}
	return ""
}
