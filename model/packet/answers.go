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
	lines = withWholeCodes(lines)
	markQuotes(lines, pasted)
	out := reading{codes: map[string]bool{}}
	var quoted []Problem
	below := ""               // the code that is alone in the quoted line before
	alone := ""               // the code that is alone before blank lines
	used, heading := 0, false // the lines that belong to a code above them, and whether the last one before is a verdict above codes
	headed := false           // whether a line that ends with ":" is right above
	var group []string        // codes without words in the lines before
	for i, l := range lines {
		codes := fold(l.text).codes()
		first, begins := codeOf(l.text)
		like, isLike := likeCode(l.text)
		for _, c := range codes {
			out.codes[c.code] = out.codes[c.code] || c.right
		}
		if !l.blank() && (!begins || l.quoted) {
			heading, group = i >= used && !l.quoted && len(codes) == 0 && isHeading(l.text), nil
		}
		headed = !l.blank() && (begins && headed || !l.quoted && len(codes) == 0 && strings.HasSuffix(strings.TrimFunc(l.text, isSpace), ":"))
		switch {
		case l.blank():
		case l.quoted:
			if below = ""; begins && first.right {
				if restOf(l.text, first) == "" {
					below = first.code
				} else {
					quoted = append(quoted, Problem{first.code, oneLine(l.text, maxText), Quoted})
				}
			}
		case isLike:
			below, alone = "", ""
			out.Problems = append(out.Problems, Problem{like, oneLine(l.text, maxText), Mistyped})
		case below != "" && len(codes) == 0:
			if verdict, _ := judge(l.text); verdict != Note { // it may be about that code
				quoted = append(quoted, Problem{below, oneLine(l.text, maxText), Place})
			}
			below = ""
		case alone != "" && len(codes) == 0:
			if verdict, _ := judge(l.text); verdict != Note { // it may be about that code
				quoted = append(quoted, Problem{alone, oneLine(l.text, maxText), Place})
			}
			alone = ""
		case !begins || countRight(codes) > 1:
			text, named := oneLine(l.text, maxText), map[string]bool{}
			for _, c := range codes {
				if c.right && !named[c.code] {
					named[c.code] = true
					out.Problems = append(out.Problems, Problem{c.code, text, Place})
				}
			}
		case !first.right:
			out.Problems = append(out.Problems, Problem{first.code, oneLine(l.text, maxText), Mistyped})
		default:
			own := restOf(l.text, first)
			further := goingOn(lines[i+1:])
			if own != "" {
				heading, group = false, nil
			} else if group = append(group, first.code); heading || len(group) > 1 && len(further) > 0 { // whose words they are is not clear
				for _, code := range group {
					out.Problems = append(out.Problems, Problem{code, oneLine(l.text+" "+strings.Join(further, " "), maxText), Place})
				}
				if group = nil; !heading {
					used = i + 1 + len(further)
				}
				break
			}
			words := append([]string{own}, further...)
			used = i + 1 + len(further)
			alone = ""
			if text := strings.TrimSpace(strings.Join(words, "\n")); text != "" {
				verdict, text := judge(text)
				out.Answers, group = append(out.Answers, Answer{first.code, verdict, oneLine(text, maxText)}), nil
			} else if f := fold(l.text); strings.Trim(string(f.signs[first.end:]), " :") != "" && endsInDash(strings.TrimRightFunc(l.text, isSpace)) { // a minus
				out.Answers, group = append(out.Answers, Answer{first.code, Note, "-"}), nil
			} else if headed {
				out.Problems = append(out.Problems, Problem{first.code, oneLine(l.text, maxText), Place})
			} else {
				alone = first.code
			}
		}
	}
	out.unite()
	has := out.known()
	for _, p := range quoted {
		if !has[p.Code] {
			out.Problems = append(out.Problems, p)
		}
		has[p.Code] = true
	}
	return out
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
