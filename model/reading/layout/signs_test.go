package layout

import "testing"

// A column of bullets or icons is no column of text.
func TestSignsStayWithTheirLines(t *testing.T) {
	texts := []string{"Led a team of twelve nurses", "Planned the shifts of a ward", "Bought instruments for it", "Kept the books of the ward", "Taught the beginners there", "Wrote a paper on pain"}
	for _, sign := range []string{"•", "●", "◆", "✉", "\u00ad"} {
		for _, raised := range []float64{0, 2, -2} {
			var page []Glyph
			want := ""
			for i := range texts {
				page = append(page, at(50, 50+14*float64(i)-raised, 8, sign)...)
				want += map[string]string{"\u00ad": "-"}[sign]
				if sign != "\u00ad" {
					want += sign
				}
				want += " " + texts[i] + "\n"
			}
			page = append(page, textsAt(72, 50, 14, texts)...)
			if got := textOf(page) + "\n"; got != want {
				t.Errorf("%s, raised by %g: %q", sign, raised, got)
			}
		}
	}
}

func textsAt(x, y, step float64, texts []string) (out []Glyph) {
	for i, text := range texts {
		out = append(out, line(x, y+step*float64(i), text)...)
	}
	return out
}
