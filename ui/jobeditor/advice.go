package jobeditor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/model/phone"
)

// adviceKind is the subject of an advice.
type adviceKind string

// The kinds, in the order in which adviceOn returns them: the most useful first.
const (
	noSalary    adviceKind = "no salary"
	phoneNumber adviceKind = "phone number"
	capitals    adviceKind = "capitals"
	noList      adviceKind = "no list"
	tooLong     adviceKind = "too long"
)

// advice is one thing to think about.
type advice struct {
	Kind adviceKind
	// Text is one short sentence. It may quote a few words of the draft, in
	// letters, digits and punctuation only; a stranger may have written them.
	Text string
}

const (
	// A shorter description needs no list. In visible characters.
	listUnneeded = 600
	// A phone shows about 40 characters a line and twenty-odd lines below the
	// bars of its browser, half of them headings, short lines and gaps: our own
	// estimate of the visible characters on one screen.
	phoneScreen = 400
	// Readers are not expected to scroll further than five screens.
	longest = 5 * phoneScreen
)

// adviceOn reads a draft the way an applicant will, and points out what might keep applicants away, with at most one
// advice of each kind. Nothing here is a rule of the service (those are model.Validate's), so nothing here may hold a
// draft back. The time is linear in the length of the draft.
func adviceOn(d model.Draft) []advice {
	var out []advice
	add := func(k adviceKind, text string) { out = append(out, advice{k, text}) }
	text := htmltext.Visible(d.Description)
	everything := d.Title + "\n" + text

	if strings.TrimSpace(d.SalaryFrom) == "" && strings.TrimSpace(d.SalaryTo) == "" {
		add(noSalary, lang.Text("No salary is given; people will ask."))
	}
	if number := phone.First(everything); number != "" {
		add(phoneNumber, lang.Text("“%s” looks like a phone number; everyone who sees the job sees it.", quote(number)))
	}
	if words := shouted(everything); words != "" {
		add(capitals, lang.Text("“%s” is in capitals, which reads as shouting.", quote(words)))
	}
	length := utf8.RuneCountInString(text)
	if length > listUnneeded && !bulleted(text) && !listed(d.Description) {
		add(noList, lang.Text("%s characters and no list; duties and requirements could be bullet points.", grouped(length)))
	}
	if length > longest {
		add(tooLong, lang.Text("%s characters are about %d screens of a phone; could you shorten it?", grouped(length), (length+phoneScreen-1)/phoneScreen))
	}
	return out
}

func grouped(n int) string { return model.DecimalOf(int64(n)).Grouped() }

// bulleted reports whether at least two lines of the text begin like the items of a list that was made by hand.
func bulleted(text string) bool {
	items := 0
	for line := range strings.Lines(text) {
		if item(line) {
			items++
		}
		if items == 2 {
			return true
		}
	}
	return false
}

func item(line string) bool {
	first, _ := utf8.DecodeRuneInString(line)
	if strings.ContainsRune("-–—*•·+‣⁃∙", first) || unicode.Is(unicode.So, first) || unicode.Is(unicode.Co, first) {
		return true
	}
	rest := strings.TrimLeft(line, "0123456789")
	return rest != line && (strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, ")"))
}

// listed reports whether the HTML holds a list.
func listed(htmlSrc string) bool {
	for z := html.NewTokenizer(strings.NewReader(htmlSrc)); ; {
		switch z.Next() {
		case html.ErrorToken:
			return false
		case html.StartTagToken, html.SelfClosingTagToken:
			name, _ := z.TagName()
			switch atom.Lookup(name) {
			case atom.Ul, atom.Ol, atom.Li:
				return true
			}
		}
	}
}

// quote makes words of the draft fit for a sentence of ours: one line of at most 28 characters, nothing that draws,
// blinks, stacks or turns around.
func quote(s string) string {
	const most = 28
	var b strings.Builder
	n, gap := 0, false
	for _, r := range s {
		switch {
		case unicode.IsSpace(r):
			gap = n > 0
			continue
		case r == utf8.RuneError, !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsPunct(r) && !unicode.Is(unicode.Sc, r) && r != '+':
			continue
		}
		if gap {
			b.WriteByte(' ')
			n++
		}
		if n >= most {
			return strings.TrimSpace(b.String()) + "…"
		}
		b.WriteRune(r)
		n, gap = n+1, false
	}
	return b.String()
}
