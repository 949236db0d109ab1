package layout

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/phone"
)

// Paragraph is a paragraph, a heading or a list item.
type Paragraph struct {
	Text    string // on one line; with hyphens as the file has them, and marks of broken words
	Heading bool
	Gap     bool // more than a line's distance precedes it

	item  bool
	left  float64 // where its first row begins
	wraps int     // the ends of lines within it
	title bool    // the file sets it apart from the text around it: by a tag, by size, or by weight
	links []Link  // of the page
}

// append continues a paragraph with a line, or with the start of one that has more ends of lines.
func (p *Paragraph) append(line string, wraps int) {
	p.Text, p.wraps = joinLines(p.Text, line), p.wraps+1+wraps
}

// running describes how most text of a page is set.
type running struct {
	size float64
	bold bool
}

// title reports whether the size or the weight of a row sets it apart from running text.
func (of running) title(r row) bool { return r.size > of.size*1.12 || r.bold && !of.bold }

// Paragraphs returns the page in reading order: the order of its tags, unless they are worse than
// the layout.
func (l Laid) Paragraphs() []Paragraph {
	var sizes []float64
	letters, bold := 0, 0
	for _, s := range l.spans {
		for range (s.letters + 7) / 8 {
			sizes = append(sizes, s.size)
		}
		if letters += s.letters; s.bold {
			bold += s.letters
		}
	}
	body := running{median(sizes), bold*2 > letters}
	looks := l.unstructured(nil, l.spans, body)
	out := looks
	if tagged, ok := l.structured(body); ok && sameWords(tagged, looks) {
		out = tagged
	}
	for i := range out {
		out[i].links = l.links
	}
	return append(out, l.loose...)
}

// unstructured appends the paragraphs of spans by their layout on the page.
func (l Laid) unstructured(out []Paragraph, spans []span, body running) []Paragraph {
	var above []row
	for _, block := range l.orderSpans(spans, 0) {
		rows, before := rowsOf(block), len(out)
		out = appendBlock(out, rows, body, l.areShort(rows))
		if continuesIn(above, rows) {
			out[before-1].append(out[before].Text, out[before].wraps)
			out = append(out[:before], out[before+1:]...)
		} else if isBelow(above, rows) {
			out[before].Gap = false
		}
		above = rows
	}
	return out
}

// isBelow reports whether a block begins right below the end of another.
func isBelow(block, next []row) bool {
	if len(block) == 0 {
		return false
	}
	last, first := block[len(block)-1], next[0]
	step := (first.y - last.y) / max(first.size, last.size, 1)
	return step > 0.5 && step < 1.6 && first.x0 < last.x1 && last.x0 < first.x1
}

// continuesIn reports whether a paragraph continues from the foot of one column at the top of the
// next one to the right: in lower case, after a full line.
func continuesIn(column, next []row) bool {
	if len(column) < 2 || len(next) < 2 {
		return false
	}
	last, first := column[len(column)-1], next[0]
	to := reaches(column)(last)
	return last.isLine() && first.isLine() && inSentence(last.text(), first.text()) &&
		last.y > first.y && first.x0 > last.x1 && last.bold == first.bold && math.Abs(last.size-first.size) < 0.08*first.size &&
		last.x1-last.x0 > 0.7*to.width
}

// inSentence reports whether a line ends and the next one begins within a sentence.
func inSentence(line, next string) bool {
	first, _ := utf8.DecodeRuneInString(next)
	last, _ := utf8.DecodeLastRuneInString(line)
	return unicode.IsLower(first) && (unicode.IsLetter(last) || strings.ContainsRune(","+hyphens, last))
}

// sameWords reports whether almost all words of b are in a. Parts of a word that a line end broke
// do not count, since the other list may have the whole word.
func sameWords(a, b []Paragraph) bool {
	left, parts := map[string]int{}, map[string]bool{}
	for _, p := range a {
		for word := range strings.FieldsSeq(p.Text) {
			left[word]++
			for part := range strings.SplitSeq(toPlain.Replace(word), "-") {
				parts[part] = true
			}
		}
	}
	words, missing := 0, 0
	for _, p := range b {
		for word := range strings.FieldsSeq(p.Text) {
			words++
			if left[word]--; left[word] < 0 && !parts[word] && !strings.Contains(toPlain.Replace(word), "-") {
				missing++
			}
		}
	}
	return missing*100 <= words
}

// appendBlock adds the paragraphs of one block; body describes the running text, and short is areShort of the rows.
func appendBlock(out []Paragraph, rows []row, body running, short bool) []Paragraph {
	var leads []float64
	for i := 1; i < len(rows); i++ {
		leads = append(leads, (rows[i].y-rows[i-1].y)/max(rows[i].size, 1))
	}
	markFilled(rows)
	reach := reaches(rows)
	lead := median(leads) // the distance from line to line, in sizes
	if lead > 1.9 || lead < 0.8 {
		lead = 1.3
	}
	for i, r := range rows {
		text := r.text()
		p := Paragraph{
			Text: text, Gap: i == 0, item: startsWithBullet(text), left: r.x0,
			Heading: r.size > body.size*1.12 || r.bold && utf8.RuneCountInString(text) < 60, title: body.title(r),
		}
		if i > 0 {
			above, last := rows[i-1], &out[len(out)-1]
			step := (r.y - above.y) / max(r.size, above.size, 1)
			near := lead*1.25 + 0.15
			p.Gap = step > near
			apart := short && startsLine(above.text(), text) && !(last.item && r.x0 > last.left+0.5*r.size)
			joins := step < near && !apart && !beginsPosition(above.text(), text) && continues(above, r, text, reach(r), p, *last)
			if last.item && !p.item && strings.TrimSpace(strings.TrimLeft(last.Text, Bullets)) == "" {
				joins = step < 1 // the bullet has a row of its own
			}
			if joins {
				last.append(text, 0)
				continue
			}
		}
		out = append(out, p)
	}
	return out
}

// areShort reports whether lines end far before the page does, or what is beside them, and hardly one begins within a
// sentence: running text would have gone on. A margin of the page is as wide at the right as at the left, and what is a few
// lines above or below is beside them, too: a column may be longer than its neighbour.
func (l Laid) areShort(rows []row) bool {
	const share, around = 0.6, 12 // of the room; in sizes
	left, right, running := math.Inf(1), math.Inf(-1), 0
	for _, r := range rows {
		left, right = min(left, r.x0), max(right, r.x1)
		if first, _ := utf8.DecodeRuneInString(r.text()); unicode.IsLower(first) {
			running++
		}
	}
	if len(rows) < 2 || l.width == 0 || running*4 > len(rows) || l.work.spend(len(l.spans)) {
		return false
	}
	margin, room := l.width, l.width
	above, below := rows[0].y-around*rows[0].size, rows[len(rows)-1].y+around*rows[0].size
	for _, s := range l.spans {
		if margin = min(margin, s.x0); s.x0 > right && above < s.y && s.y < below {
			room = min(room, s.x0)
		}
	}
	if room == l.width {
		room -= max(margin, 0)
	}
	return right-left < share*(room-left)
}

// beginsPosition reports whether a line is a range of dates below the end of a sentence: it belongs to the lines below it.
func beginsPosition(above, line string) bool {
	last, _ := utf8.DecodeLastRuneInString(above)
	return strings.ContainsRune(".!?", last) && utf8.RuneCountInString(line) <= longestDates && isRange(line)
}

// startsLine reports whether a line does not go on in the next one, going by its words alone.
func startsLine(line, next string) bool {
	first, _ := utf8.DecodeRuneInString(next)
	return !unicode.IsLower(first) && !brokenAt(line) && !dividesRange(line, next) && !dividesAddress(line, next)
}

// reach is the right end and the greatest width of lines, and how many lines have nearly that width.
type reach struct {
	right, width float64
	full         int
	narrow       bool // the lines have a few words, and hardly one begins within a sentence
	listed       bool // the lines end at the right, and a third of them had room for more
}

func (to *reach) add(r row) { to.right, to.width = max(to.right, r.x1), max(to.width, r.x1-r.x0) }

// count looks at all lines: how many have nearly the greatest width, and whether they are a list at the right.
func (to *reach) count(rows []row) {
	for _, r := range rows {
		if r.x1-r.x0 > 0.85*to.width {
			to.full++
		}
	}
	short, end, running := 0, 0, 0
	var sizes []float64
	for i, r := range rows {
		sizes = append(sizes, r.size)
		if first, _ := utf8.DecodeRuneInString(r.text()); unicode.IsLower(first) {
			running++
		}
		if near(r.x1, to.right, 0.3*r.size) {
			end++
		}
		if i > 0 && rows[i-1].x1-rows[i-1].x0+r.spans[0].first+space*r.size < to.width {
			short++
		}
	}
	to.narrow = to.width < 12*median(sizes) && running*4 <= len(rows)
	to.listed = end == len(rows) && short >= 2 && short*3 >= len(rows)
}

const space = 0.2 // in sizes

// hadRoom reports whether the first word of a row would have fitted on the row above. Both
// measures must agree: a centred line ends before the right, and an indented one begins after the
// left. slack is in sizes.
func (to reach) hadRoom(above, r row, slack float64) bool {
	room := r.spans[0].first + (space+slack)*r.size
	return to.listed || above.x1+room < to.right && above.x1-above.x0+room < to.width
}

// reaches returns the reach of the lines of a block, separately for lines that look like most of
// its text and for all others. A single long word, such as an address, may reach out of its column
// and does not count.
func reaches(rows []row) func(row) reach {
	type look struct {
		size float64
		bold bool
	}
	lookOf := func(r row) look { return look{math.Round(r.size * 2), r.bold} }
	letters, of := map[look]int{}, map[look]*reach{}
	var usual look
	var all, words reach
	for _, r := range rows {
		all.add(r)
		text := r.text()
		if !strings.Contains(text, " ") {
			continue
		}
		k := lookOf(r)
		if of[k] == nil {
			of[k] = &reach{}
		}
		words.add(r)
		of[k].add(r)
		if letters[k] += len(text); letters[k] > letters[usual] {
			usual = k
		}
	}
	for _, to := range []*reach{&all, &words, of[usual]} {
		if to != nil {
			to.count(rows)
		}
	}
	return func(r row) reach {
		switch {
		case words.right == 0:
			return all
		case lookOf(r) == usual:
			return *of[usual]
		}
		return words
	}
}

// continues reports whether a row continues the paragraph of the row above: it looks the same, and
// its first word had no room there.
func continues(above, r row, text string, to reach, p, last Paragraph) bool {
	if p.item || len(r.spans) > 1 && isSign(r.spans[0].text) || r.bold != above.bold || math.Abs(r.size-above.size) >= 0.08*r.size || !r.isLine() {
		return false
	}
	if !above.isLine() { // a name or a date, and the first line of what belongs to it
		first := above.spans[len(above.spans)-1]
		to.narrow = to.narrow || hasYear(rowsOf(above.spans[:1])) // a position that fills its column is no line of the text below it
		return near(r.x0, first.x0, 0.3*r.size) && above.x1+r.spans[0].first > to.right && !to.endsShort(first.text, text)
	}
	if isNextItem(last.Text, text) {
		return false
	}
	line := above.text()
	if goesOn(line, text) || dividesAddress(line, text) {
		return true
	}
	if isCapitals(text) && !isCapitals(line) && (last.item && r.x0 < last.left-0.3*r.size || endsSentence(line)) { // a heading
		return false
	}
	if to.hadRoom(above, r, 0.3) && !isRunning(above, r) {
		return false
	}
	if last.item {
		return r.x0 > last.left-0.5*r.size || above.x1+r.spans[0].first > to.right // what begins left of the bullet follows the list
	}
	centred, ended := math.Abs(r.x0+r.x1-above.x0-above.x1) < 0.6*r.size, math.Abs(r.x1-above.x1) < 0.3*r.size
	if math.Abs(r.x0-above.x0) > 2.2*r.size && !centred && !ended {
		return false
	}
	return !to.endsShort(line, text) || dividesAddress(last.Text, text)
}

// isRunning reports whether a long line runs on in the next one, whatever the width of other lines: below each other, in the
// same sentence.
func isRunning(above, r row) bool {
	const long = 45 // letters
	line, next := above.text(), r.text()
	word, _, _ := strings.Cut(next, " ")
	return near(r.x0, above.x0, 0.3*r.size) && utf8.RuneCountInString(line) >= long && inSentence(line, next) && Address(word) == ""
}

var romans = strings.Fields("i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx")

// numbersOf returns what the mark of an item of a list may count as: "2.", "b)" and "II." are 2, "i." is 1 or 9.
func numbersOf(mark string) (out []int) {
	mark = strings.ToLower(strings.TrimPrefix(mark, "("))
	number := strings.TrimRight(mark, ".)")
	if number == "" || len(mark)-len(number) != 1 {
		return nil
	}
	if n, err := strconv.Atoi(number); err == nil && n > 0 && n <= 99 {
		out = append(out, n)
	}
	if n := slices.Index(romans, number); n >= 0 {
		out = append(out, n+1)
	}
	for _, letters := range []string{"abcdefghijklmnopqrstuvwxyz", "абвгдежзиклмнопрст"} {
		if n := slices.Index(strings.Split(letters, ""), number); n >= 0 {
			out = append(out, n+1)
		}
	}
	return out
}

// isNextItem reports whether a text is the item of a list after another, by their numbers.
func isNextItem(last, text string) bool {
	before, _, _ := strings.Cut(last, " ")
	mark, rest, _ := strings.Cut(text, " ")
	return rest != "" && slices.ContainsFunc(numbersOf(mark), func(n int) bool { return slices.Contains(numbersOf(before), n-1) })
}

// areItems reports whether two short lines are of a list: one is a contact, both have a link or a year at the end, or are two
// things with a dash or a colon between, as a language and how well it is known.
func areItems(line, next string) bool {
	const short = 40 // letters
	return areContacts(line, next) || utf8.RuneCountInString(line) < short && (endsWithLink(line) && endsWithLink(next) || endsWithYear(line) && endsWithYear(next) || isPair(line) && isPair(next))
}

// areContacts reports whether one of two lines is a whole address or phone number that is no part of a sentence.
func areContacts(line, next string) bool {
	last, _ := utf8.DecodeRuneInString(line[strings.LastIndexByte(line, ' ')+1:])
	first, _ := utf8.DecodeRuneInString(next)
	switch {
	case brokenAt(line), dividesAddress(line, next):
		return false
	case isNumber(line):
		return true
	case isAddress(line) && !strings.Contains(line, " "):
		return isAddress(next) || !unicode.IsLower(first) || strings.Contains(next, " ")
	}
	return (isAddress(next) && !strings.Contains(next, " ") || isNumber(next)) && !unicode.IsLower(last) && !strings.HasSuffix(line, ":")
}

// isNumber reports whether a line is a phone number.
func isNumber(line string) bool {
	const least = 7 // digits
	return line != "" && strings.IndexByte("+0(", line[0]) >= 0 && dialled().MatchString(line) && len(phone.Digits(line)) >= least
}

// isCapitals reports whether a line is set in capitals, as headings are.
func isCapitals(line string) bool {
	const least = 4
	letters := 0
	for _, r := range line {
		if unicode.IsLower(r) {
			return false
		}
		if unicode.IsUpper(r) {
			letters++
		}
	}
	return letters >= least
}

func endsSentence(line string) bool {
	return strings.HasSuffix(line, ".") || strings.HasSuffix(line, "!")
}

func isPair(line string) bool {
	return strings.Count(line, " – ")+strings.Count(line, " — ")+strings.Count(line, " - ")+strings.Count(line, ": ") == 1
}

func endsWithLink(line string) bool {
	last, _ := utf8.DecodeLastRuneInString(line)
	return isMark(last)
}

func endsWithYear(line string) bool {
	digits := strings.TrimLeftFunc(line[max(0, len(line)-4):], func(r rune) bool { return !unicode.IsDigit(r) })
	year, err := strconv.Atoi(digits)
	return err == nil && year > 1900 && year < 2100
}

// endsShort reports whether a line that nearly fills the reach ends there all the same. Short lines, single words and links
// are a list, unless the next line continues in lower case; an address does not. The longest of several lines is not as wide as
// its column if no other one is.
func (to reach) endsShort(line, next string) bool {
	short := 18
	if to.full < 2 || to.narrow {
		short = 40
	}
	if areItems(line, next) {
		return true
	}
	first, _ := utf8.DecodeRuneInString(next)
	word, _, _ := strings.Cut(next, " ")
	return (!unicode.IsLower(first) || Address(word) != "") && !brokenAt(line) && !dividesAddress(line, next) && (utf8.RuneCountInString(line) < short || !strings.Contains(line, " "))
}
