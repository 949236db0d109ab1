package needs

import (
	"strings"
	"testing"
)

// TestASheetHasRoomForTheManagersOwnQuestions first: the last needs give way. A question that is the same as a need is that
// need.
func TestASheetHasRoomForTheManagersOwnQuestions(t *testing.T) {
	of := func(text string) []Need {
		t.Helper()
		out, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	for _, c := range []struct{ needs, own, asked, left string }{
		{"", "", "", ""},
		{"", "Why?", "Why?", ""},
		{"a\nb", "", "*a *b", ""},
		{"a\nb", "Why?\nHow?", "*a *b Why? How?", ""},
		{"a\nb\nc\nd\ne\nf\ng\nh", "", "*a *b *c *d *e *f", "g h"},
		{"a\nb\nc\nd\ne\nf\ng\nh", "Why?\nh", "*a *b *c *d Why? *h", "e f g"},
		{"a\nb", "f\ne\nd\nc\nb\na", "f e d c *b *a", ""},
		{"g", "f\ne\nd\nc\nb\na", "f e d c b a", "g"},
	} {
		own, err := ParseQuestions(c.own)
		if err != nil {
			t.Fatal(err)
		}
		asked, left := Ask(of(c.needs), own)
		var got, gone []string
		for _, q := range asked {
			mark := ""
			if q.Need != nil {
				mark = "*"
				if q.Need.Text != q.Text {
					t.Errorf("%q is asked for %q", q.Text, q.Need.Text)
				}
			}
			got = append(got, mark+q.Text)
		}
		for _, n := range left {
			gone = append(gone, n.Text)
		}
		if strings.Join(got, " ") != c.asked || strings.Join(gone, " ") != c.left {
			t.Errorf("%q and %q: %q, left %q", c.needs, c.own, got, gone)
		}
	}
	if own, err := ParseQuestions("  Why  not?\n\nWhy not?\n"); err != nil || len(own) != 1 || own[0] != "Why not?" {
		t.Errorf("%q, %v", own, err)
	}
}
