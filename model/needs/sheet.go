package needs

import (
	"slices"
	"strings"
	"unicode/utf8"

	"shortlist/model/lang"
)

// MostAsked is how many questions an interview sheet has at most.
const MostAsked = 6

// Question is one of the questions that everybody is asked who is invited for a job.
type Question struct {
	Text string // the need as it was written, or the manager's own words
	Need *Need  // nil: a question of the manager's own
}

// ParseQuestions reads the manager's own questions, one a line. Empty lines and repeated questions are left out. The
// error is a sentence about what does not fit on a sheet.
func ParseQuestions(text string) (own []string, err error) {
	for line := range strings.Lines(text) {
		line = strings.Join(strings.Fields(line), " ")
		if line == "" || slices.Contains(own, line) {
			continue
		}
		if n := utf8.RuneCountInString(line); n > Longest {
			return nil, lang.Errorf("A question has at most %d characters; the one that begins “%s” has %d.", Longest, string([]rune(line)[:20]), n)
		}
		own = append(own, line)
	}
	if len(own) > MostAsked {
		return nil, lang.Errorf("A sheet has at most %d questions; these are %d.", MostAsked, len(own))
	}
	return own, nil
}

// Ask returns the questions of a sheet: the needs in their order, then the manager's own questions. A question of the
// manager's that is the same as a need is asked as that need, in its place among the manager's. If there are too many,
// the last needs are left.
func Ask(of []Need, own []string) (asked []Question, left []Need) {
	room := MostAsked - len(own)
	for _, n := range of {
		switch {
		case slices.Contains(own, n.Text):
		case len(asked) < room:
			asked = append(asked, Question{n.Text, &n})
		default:
			left = append(left, n)
		}
	}
	for _, q := range own {
		question := Question{Text: q}
		if i := slices.IndexFunc(of, func(n Need) bool { return n.Text == q }); i >= 0 {
			question.Need = &of[i]
		}
		asked = append(asked, question)
	}
	return asked, left
}
