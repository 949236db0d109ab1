package layout

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"shortlist/model/career"
)

// joinDates puts a range of dates that wraps in a narrow cell, such as “2019 –” above “2023”, on its first row. Read
// across, its end would be beside another line than its beginning. Something else is level with the first row.
func joinDates(spans []span, w *work) []span {
	const rows = 4
	sorted := byHeight(spans)
	from := func(y float64) int {
		i, _ := slices.BinarySearchFunc(sorted, y, func(s span, y float64) int { return cmp.Compare(s.y, y) })
		return i
	}
	below := func(s span) int {
		for i := from(s.y + 0.5*s.size); i < len(sorted) && sorted[i].y < s.y+1.8*s.size && !w.spend(1); i++ {
			o := sorted[i]
			aligned := min(math.Abs(o.x0-s.x0), math.Abs(o.x1-s.x1), math.Abs(o.x0+o.x1-s.x0-s.x1)/2) < 0.3*s.size
			if aligned && o.text != "" && near(o.size, s.size, 0.1*s.size) {
				return i
			}
		}
		return -1
	}
	endsAt := func(s, last span) bool {
		next := below(last)
		return isRange(s.text) && (next < 0 || !addsMonth(s.text, sorted[next].text))
	}
	isBesideText := func(s span) bool {
		for i := from(s.y - 0.35*s.size); i < len(sorted) && sorted[i].y < s.y+0.35*s.size && !w.spend(1); i++ {
			if o := sorted[i]; o.x0 > s.x1 || o.x1 < s.x0 {
				return true
			}
		}
		return false
	}
	joined := false
	for i := range sorted {
		s := sorted[i]
		if s.text == "" || utf8.RuneCountInString(s.text) > longestDates || !yearIn(s.text) && strings.Contains(s.text, " ") || endsAt(s, s) || !isBesideText(s) {
			continue
		}
		var parts []int
		for len(parts) < rows-1 {
			last := s
			if len(parts) > 0 {
				last = sorted[parts[len(parts)-1]]
			}
			next := below(last)
			if next < 0 || utf8.RuneCountInString(sorted[next].text) > longestDates {
				break
			}
			parts = append(parts, next)
			s.text, s.letters = s.text+" "+sorted[next].text, s.letters+sorted[next].letters
			s.x0, s.x1 = min(s.x0, sorted[next].x0), max(s.x1, sorted[next].x1)
			if !endsAt(s, sorted[next]) {
				continue
			}
			for _, p := range parts {
				sorted[p].text = ""
			}
			sorted[i], joined = s, true
			break
		}
	}
	if !joined {
		return spans
	}
	return slices.DeleteFunc(sorted, func(s span) bool { return s.text == "" })
}

// longestDates is how many letters a line with dates alone has at most.
const longestDates = 40

// someDay is a day after all that are read.
const someDay career.Day = 50_000

// dividesRange reports whether a line ends, and the next one goes on, within a range of dates.
func dividesRange(above, line string) bool {
	return utf8.RuneCountInString(above) <= longestDates && utf8.RuneCountInString(line) <= longestDates &&
		strings.ContainsAny(above+line, "-–—") && (!isRange(above) || addsMonth(above, line)) && !isRange(line) && isRange(above+" "+line)
}

// addsMonth reports whether a range of dates that ends with a year goes on with its month, as Hungarian writes it: “2015. 03. – 2019.”
// above “08.”.
func addsMonth(above, line string) bool {
	return strings.HasSuffix(above, ".") && !yearIn(line) && isRange(above+" "+line)
}

// isRange reports whether a text is two dates, or a date and a word such as now, with a dash between them.
func isRange(text string) bool {
	for i, r := range text {
		start, end := text[:i], strings.TrimSpace(strings.TrimLeft(text[i:], "-–—"))
		if strings.ContainsRune("-–—", r) && end != "" && yearIn(start) {
			if _, ok := career.Read(strings.TrimSpace(start), end, someDay); ok {
				return true
			}
		}
	}
	return false
}
