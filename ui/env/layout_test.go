package env

import (
	"fmt"
	"strings"
	"testing"
)

// draw draws a screen, a character for every scale cells of width and four rows
// of height, at least one: = the bar, J jobs, A applicants, D detail, the one with
// the keys in capitals, | a rule, _ the footer.
func draw(s Layout, width, height int, focus Pane) string {
	if len(s.Columns) == 0 {
		return "too small"
	}
	const scale = 4
	upper, problem := drawRow(s, width, focus, Lower)
	lower, other := drawRow(s, width, focus, Upper)
	if problem+other != "" {
		return problem + other
	}
	short := func(in string) string {
		var b strings.Builder
		for i := 0; i < len(in); i += scale {
			cell := in[i:min(i+scale, len(in))]
			if at := strings.IndexByte(cell, '|'); at >= 0 {
				b.WriteByte('|')
				continue
			}
			b.WriteByte(cell[0])
		}
		return b.String()
	}
	out := []string{short(strings.Repeat("=", width))}
	rows := max((height-2)/8, 1)
	for i := range rows {
		row := upper
		if i >= rows/2 {
			row = lower
		}
		out = append(out, short(row))
	}
	return strings.Join(append(out, short(strings.Repeat("_", width))), "\n")
}

// drawRow draws a line of the panes, without those of the other row.
func drawRow(s Layout, width int, focus Pane, without Row) (row, problem string) {
	line := []byte(strings.Repeat(" ", width))
	for i, c := range s.Columns {
		if c.Row == without {
			continue
		}
		name := "jad"[c.Pane]
		if c.Pane == focus {
			name = "JAD"[c.Pane]
		}
		for x := c.X; x < c.X+c.Width; x++ {
			if line[x] != ' ' {
				return "", fmt.Sprintf("column %d lies over another at %d", i, x)
			}
			line[x] = name
		}
		if i > 0 {
			line[c.X-1] = '|'
		}
	}
	if strings.ContainsRune(string(line), ' ') {
		return "", fmt.Sprintf("cells are left free: %q", line)
	}
	return string(line), ""
}

func TestOf(t *testing.T) {
	tests := []struct {
		width, height int
		focus         Pane
		jobDetail     bool
		want          string
	}{
		{39, 24, JobPane, false, "too small"},
		{80, 9, JobPane, false, "too small"},
		{40, 10, JobPane, false, `
==========
JJJJJJJJJJ
__________`},
		{40, 10, ApplicantPane, false, `
==========
AAAAAAAAAA
__________`},
		{40, 10, DetailPane, false, `
==========
DDDDDDDDDD
__________`},
		{79, 24, DetailPane, true, `
====================
DDDDDDDDDDDDDDDDDDDD
DDDDDDDDDDDDDDDDDDDD
____________________`},
		{80, 24, JobPane, false, `
====================
JJJJJJJJ|aaaaaaaaaaa
JJJJJJJJ|aaaaaaaaaaa
____________________`},
		{80, 24, ApplicantPane, false, `
====================
jjjjjjjj|AAAAAAAAAAA
jjjjjjjj|AAAAAAAAAAA
____________________`},
		{80, 24, DetailPane, false, `
====================
aaaaaaa|DDDDDDDDDDDD
aaaaaaa|DDDDDDDDDDDD
____________________`},
		{80, 24, DetailPane, true, `
====================
jjjjjjj|DDDDDDDDDDDD
jjjjjjj|DDDDDDDDDDDD
____________________`},
		{120, 40, JobPane, false, `
==============================
JJJJJJJJ|aaaaaaaaa|ddddddddddd
JJJJJJJJ|aaaaaaaaa|ddddddddddd
JJJJJJJJ|aaaaaaaaa|ddddddddddd
JJJJJJJJ|aaaaaaaaa|ddddddddddd
______________________________`},
		{120, 40, ApplicantPane, false, `
==============================
jjjjjjjj|AAAAAAAAA|ddddddddddd
jjjjjjjj|AAAAAAAAA|ddddddddddd
jjjjjjjj|AAAAAAAAA|ddddddddddd
jjjjjjjj|AAAAAAAAA|ddddddddddd
______________________________`},
		{120, 40, DetailPane, true, `
==============================
jjjjjjjj|aaaaaaaaa|DDDDDDDDDDD
jjjjjjjj|aaaaaaaaa|DDDDDDDDDDD
jjjjjjjj|aaaaaaaaa|DDDDDDDDDDD
jjjjjjjj|aaaaaaaaa|DDDDDDDDDDD
______________________________`},
		{179, 24, JobPane, false, `
=============================================
JJJJJJJJJJJ|aaaaaaaaaaaaaa|dddddddddddddddddd
JJJJJJJJJJJ|aaaaaaaaaaaaaa|dddddddddddddddddd
_____________________________________________`},
		{180, 50, ApplicantPane, false, `
=============================================
jjjjjjjjjjj|AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
jjjjjjjjjjj|AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
jjjjjjjjjjj|AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
jjjjjjjjjjj|ddddddddddddddddddddddddddddddddd
jjjjjjjjjjj|ddddddddddddddddddddddddddddddddd
jjjjjjjjjjj|ddddddddddddddddddddddddddddddddd
_____________________________________________`},
		{200, 60, JobPane, false, `
==================================================
JJJJJJJJJJJJ|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
JJJJJJJJJJJJ|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
JJJJJJJJJJJJ|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
JJJJJJJJJJJJ|ddddddddddddddddddddddddddddddddddddd
JJJJJJJJJJJJ|ddddddddddddddddddddddddddddddddddddd
JJJJJJJJJJJJ|ddddddddddddddddddddddddddddddddddddd
JJJJJJJJJJJJ|ddddddddddddddddddddddddddddddddddddd
__________________________________________________`},
		{200, 60, DetailPane, false, `
==================================================
jjjjjjjjjjjj|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
jjjjjjjjjjjj|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
jjjjjjjjjjjj|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
jjjjjjjjjjjj|DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD
jjjjjjjjjjjj|DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD
jjjjjjjjjjjj|DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD
jjjjjjjjjjjj|DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD
__________________________________________________`},
	}
	for _, tt := range tests {
		got := draw(NewLayout(tt.width, tt.height, tt.focus, tt.jobDetail), tt.width, tt.height, tt.focus)
		if want := strings.TrimPrefix(tt.want, "\n"); got != want {
			t.Errorf("%d×%d, focus %d:\n%s\nwant\n%s", tt.width, tt.height, tt.focus, got, want)
		}
	}
}

// TestOfAnySize looks at every size there can be.
func TestOfAnySize(t *testing.T) {
	for width := range 260 {
		for _, height := range []int{0, 1, 9, 10, 24, 61} {
			for _, focus := range []Pane{JobPane, ApplicantPane, DetailPane} {
				for _, detail := range []bool{false, true} {
					s := NewLayout(width, height, focus, detail)
					if small := width < MinWidth || height < MinHeight; small != (len(s.Columns) == 0) {
						t.Fatalf("%d×%d: the columns are %v", width, height, s.Columns)
					} else if small {
						continue
					}
					if got := draw(s, width, height, focus); !strings.HasPrefix(got, "=") {
						t.Fatalf("%d×%d, focus %d: %s", width, height, focus, got)
					}
					if !strings.Contains(draw(s, width, height, focus), string("JAD"[focus])) {
						t.Fatalf("%d×%d: the pane with the keys is not on the screen", width, height)
					}
				}
			}
		}
	}
}
