package packet

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// reading is what one form of a mail's text holds.
type reading struct {
	Answers  []Answer
	Problems []Problem
	codes    map[string]bool // all codes in it, also in quotes
}

// answers reads the lines of a mail.
func answers(lines []line, pasted bool) reading {
	r := reader{lines: withWholeCodes(lines), out: reading{codes: map[string]bool{}}}
	markQuotes(r.lines, pasted)
	for i := range r.lines {
		r.read(i)
	}
	r.out.unite()
	has := r.out.known()
	for _, p := range r.unsure {
		if !has[p.Code] {
			r.out.Problems = append(r.out.Problems, p)
		}
		has[p.Code] = true
	}
	return r.out
}

// reader reads the lines of a mail, one after the other.
type reader struct {
	lines  []line
	out    reading
	unsure []Problem // of codes that may have an answer elsewhere

	below   string   // the code that is alone in the quoted line before
	alone   string   // the code that is alone before blank lines
	group   []string // codes without words in the lines before
	used    int      // up to here, lines belong to a code above them
	heading bool     // the last line with words is a verdict above codes
	headed  bool     // a line that ends with ":" is right above
}

func (r *reader) read(at int) {
	l := r.lines[at]
	codes := fold(l.text).codes()
	first, begins := codeOf(l.text)
	like, isLike := likeCode(l.text)
	for _, c := range codes {
		r.out.codes[c.code] = r.out.codes[c.code] || c.right
	}
	if l.blank() {
		r.headed = false
		return
	}
	if !begins || l.quoted {
		r.heading, r.group = at >= r.used && !l.quoted && len(codes) == 0 && isHeading(l.text), nil
	}
	r.headed = begins && r.headed || !l.quoted && len(codes) == 0 && strings.HasSuffix(strings.TrimFunc(l.text, isSpace), ":")
	switch {
	case l.quoted:
		r.below = ""
		if !begins || !first.right {
			return
		}
		if restOf(l.text, first) == "" {
			r.below = first.code
		} else {
			r.unsure = append(r.unsure, Problem{first.code, oneLine(l.text, maxText), Quoted})
		}
	case isLike:
		r.below, r.alone = "", ""
		r.problem(like, l.text, Mistyped)
	case r.below != "" && len(codes) == 0:
		r.doubt(r.below, l.text)
		r.below = ""
	case r.alone != "" && len(codes) == 0:
		r.doubt(r.alone, l.text)
		r.alone = ""
	case !begins || countRight(codes) > 1:
		named := map[string]bool{}
		for _, c := range codes {
			if c.right && !named[c.code] {
				named[c.code] = true
				r.problem(c.code, l.text, Place)
			}
		}
	case !first.right:
		r.problem(first.code, l.text, Mistyped)
	default:
		r.answer(at, first)
	}
}

// answer reads the line at, which begins with a code, and the lines that go on with it.
func (r *reader) answer(at int, c found) {
	text := r.lines[at].text
	own, further := restOf(text, c), goingOn(r.lines[at+1:])
	if own != "" {
		r.heading, r.group = false, nil
	} else if r.group = append(r.group, c.code); r.heading || len(r.group) > 1 && len(further) > 0 { // whose words they are is not clear
		for _, code := range r.group {
			r.problem(code, text+" "+strings.Join(further, " "), Place)
		}
		if r.group = nil; !r.heading {
			r.used = at + 1 + len(further)
		}
		return
	}
	r.used, r.alone = at+1+len(further), ""
	words := strings.TrimSpace(strings.Join(append([]string{own}, further...), "\n"))
	switch {
	case words != "":
		verdict, words := judge(words)
		r.out.Answers, r.group = append(r.out.Answers, Answer{c.code, verdict, oneLine(words, maxText)}), nil
	case isMinus(text, c):
		r.out.Answers, r.group = append(r.out.Answers, Answer{c.code, Note, "-"}), nil
	case r.headed:
		r.problem(c.code, text, Place)
	default:
		r.alone = c.code
	}
}

func (r *reader) problem(code, text string, why Reason) {
	r.out.Problems = append(r.out.Problems, Problem{code, oneLine(text, maxText), why})
}

// doubt keeps a verdict that may be about a code above it.
func (r *reader) doubt(code, text string) {
	if verdict, _ := judge(text); verdict != Note {
		r.unsure = append(r.unsure, Problem{code, oneLine(text, maxText), Place})
	}
}

// isMinus reports whether all that follows a code is a dash that is a word of its own: "K7Q-4M2 : -".
func isMinus(text string, c found) bool {
	f := fold(text)
	return strings.Trim(string(f.signs[c.end:]), " :") != "" && endsInDash(strings.TrimRightFunc(text, isSpace))
}

// withWholeCodes returns lines in which no code is broken at its dash over two lines.
func withWholeCodes(lines []line) (whole []line) {
	for _, l := range lines {
		if last := len(whole) - 1; last >= 0 && whole[last].quoted == l.quoted {
			first := strings.TrimRightFunc(whole[last].text, isSpace)
			if joined := first + strings.TrimLeftFunc(l.text, isSpace); endsInDash(first) && breaksCode(joined, len(first)) {
				whole[last].text = joined
				continue
			}
		}
		whole = append(whole, l)
	}
	return whole
}

func endsInDash(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return isDash(r)
}

// breaksCode reports whether a code of a line has the octet at behind its dash.
func breaksCode(text string, at int) bool {
	f := fold(text)
	return slices.ContainsFunc(f.codes(), func(c found) bool { return c.right && f.from[c.start] < at && at < f.from[c.end] })
}

func countRight(codes []found) (n int) {
	for _, c := range codes {
		if c.right {
			n++
		}
	}
	return n
}

// goingOn returns the lines that belong to the one before them.
func goingOn(lines []line) (words []string) {
	for _, l := range lines {
		if _, like := likeCode(l.text); l.quoted || l.blank() || like || len(fold(l.text).codes()) > 0 {
			break
		}
		words = append(words, strings.TrimSpace(l.text))
	}
	return words
}

// codeOf returns the code with which a line begins, behind signs and the number of an item.
func codeOf(text string) (found, bool) {
	f := fold(text)
	at := slices.IndexFunc(f.signs, isWordSign)
	if at < 0 {
		return found{}, false
	}
	if c, ok := f.codeAt(at); ok {
		return c, true
	}
	end := at
	for end < len(f.signs) && unicode.IsDigit(f.signs[end]) {
		end++
	}
	if end == at || end+1 >= len(f.signs) || f.signs[end] != '.' && f.signs[end] != ')' {
		return found{}, false
	}
	next := slices.IndexFunc(f.signs[end:], isWordSign)
	if next < 0 {
		return found{}, false
	}
	return f.codeAt(end + next)
}

// restOf returns what follows a code in its line, without the signs between.
func restOf(text string, c found) string {
	f := fold(text)
	behind := text[f.from[min(c.end, len(f.signs))]:]
	rest := strings.TrimLeftFunc(behind, func(r rune) bool {
		return isSpace(r) || isDash(r) || strings.ContainsRune(".,:;)]}>*_=|\"'“”„«»‘’", r)
	})
	if number := strings.TrimSpace(behind); rest != "" && unicode.IsDigit(rune(rest[0])) && number == "-"+rest && number != behind {
		return number // "-1"
	}
	return rest
}

// known returns the codes that have an answer or a problem.
func (r *reading) known() map[string]bool {
	out := map[string]bool{}
	for _, a := range r.Answers {
		out[a.Code] = true
	}
	for _, p := range r.Problems {
		out[p.Code] = true
	}
	return out
}

// unite leaves one answer for each code: a verdict with the words of its notes, or a problem if there are two verdicts.
func (r *reading) unite() {
	var all []Answer
	index := map[string]int{}
	for _, a := range r.Answers {
		at, again := index[a.Code]
		if !again {
			index[a.Code] = len(all)
			all = append(all, a)
			continue
		}
		b := &all[at]
		switch {
		case a.Answer == Note || a.Answer == b.Answer:
		case b.Answer == Note:
			b.Answer = a.Answer
		default:
			b.Answer = "" // for good
		}
		if a.Text != "" && !strings.Contains(b.Text, a.Text) {
			b.Text = oneLine(b.Text+" "+a.Text, maxText)
		}
	}
	r.Answers = nil
	for _, a := range all {
		if a.Answer == "" {
			r.Problems = append(r.Problems, Problem{a.Code, a.Text, Twice})
		} else {
			r.Answers = append(r.Answers, a)
		}
	}
}

// merged returns what two forms of one text hold together: the first one counts, the other one where that has no such code.
// Two verdicts that differ do not count.
func merged(first, second reading) reading {
	if len(first.codes) == 0 {
		return second
	}
	verdicts := map[string]string{}
	for _, a := range second.Answers {
		if verdicts[a.Code] = a.Answer; !first.codes[a.Code] {
			first.Answers = append(first.Answers, a)
		}
	}
	first.Answers = slices.DeleteFunc(first.Answers, func(a Answer) bool {
		other := verdicts[a.Code]
		differ := other != "" && other != Note && a.Answer != Note && a.Answer != other
		if differ {
			first.Problems = append(first.Problems, Problem{a.Code, a.Text, Twice})
		}
		return differ
	})
	has := first.known()
	for _, p := range second.Problems {
		if !first.codes[p.Code] && !has[p.Code] {
			first.Problems = append(first.Problems, p)
		}
	}
	return first
}
