// Package advice reads a draft of a job the way an applicant will, and along with the law: rules as data, by country.
package advice

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/model/phone"
)

// Kind is the subject of a hint: what a rule is about, or something that keeps applicants away.
type Kind string

// The kinds, in the order in which On returns them: the most useful first.
const (
	Age         Kind = "age"
	Sex         Kind = "sex"
	Appearance  Kind = "appearance"
	Family      Kind = "family"
	Children    Kind = "children" // and pregnancy
	Origin      Kind = "origin"   // nationality, ethnic origin
	Religion    Kind = "religion"
	Politics    Kind = "politics"
	Health      Kind = "health" // and disability
	Orientation Kind = "orientation"
	Residence   Kind = "residence"
	Language    Kind = "language" // as origin: a native speaker
	Military    Kind = "military"
	FormerPay   Kind = "formerPay"
	Pay         Kind = "pay" // none is given
	PhoneNumber Kind = "phone"
	Capitals    Kind = "capitals"
	NoList      Kind = "list"
	TooLong     Kind = "length"
)

// kinds are those that words of the advert are found for, in their order.
var kinds = []Kind{Age, Sex, Appearance, Family, Children, Origin, Religion, Politics, Health, Orientation, Residence, Language, Military, FormerPay}

// Hint is one thing to think about.
type Hint struct {
	Kind Kind
	// Text is one or two short sentences. It may quote a few words of the draft, in
	// letters, digits and punctuation only; a stranger may have written them.
	Text string
	Law  *Law // nil: no law is behind it
	// Field, Line, Start and End are where its words are: the line of the field's visible text that holds them, and
	// their place in the line, in bytes. They are zero for a hint on the whole draft.
	Field      model.FormField
	Line       string
	Start, End int
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

// On points out what might keep applicants away, or be against the law of a country, with at most one hint of each kind.
// Nothing here is a rule of the service (those are model.Validate's), so nothing here may hold a draft back. An unknown
// country has no laws. The time is linear in the length of the draft.
func On(d model.Draft, country model.Country, now time.Time) []Hint {
	var out []Hint
	add := func(k Kind, text string) { out = append(out, Hint{Kind: k, Text: text}) }
	text := htmltext.Visible(d.Description)
	everything := d.Title + "\n" + text

	var laws map[Kind]*Law
	if country != "" {
		laws = rules().laws[country]
		out = onLaw(d.Title, text, laws, now)
	}
	if strings.TrimSpace(d.SalaryFrom) == "" && strings.TrimSpace(d.SalaryTo) == "" {
		add(Pay, lang.Text("No salary is given; people will ask."))
		if law := laws[Pay]; law != nil {
			last := &out[len(out)-1]
			last.Law, last.Text = law, aged(lang.Text("No salary is given; applicants may have a right to know it: %s.", law.String()), law, now)
		}
	}
	if number := phone.First(everything); number != "" {
		add(PhoneNumber, lang.Text("“%s” looks like a phone number; everyone who sees the job sees it.", quote(number)))
	}
	if words := shouted(everything); words != "" {
		add(Capitals, lang.Text("“%s” is in capitals, which reads as shouting.", quote(words)))
	}
	length := utf8.RuneCountInString(text)
	if length > listUnneeded && !bulleted(text) && !listed(d.Description) {
		add(NoList, lang.Text("%s characters and no list; duties and requirements could be bullet points.", grouped(length)))
	}
	if length > longest {
		add(TooLong, lang.Text("%s characters are about %d screens of a phone; could you shorten it?", grouped(length), (length+phoneScreen-1)/phoneScreen))
	}
	return out
}

// onLaw returns a hint for each kind of words that a law of the country is about.
func onLaw(title, text string, laws map[Kind]*Law, now time.Time) (out []Hint) {
	inTitle, inText := rules().find(title), rules().find(text)
	for _, kind := range kinds {
		law := laws[kind]
		if law == nil {
			continue
		}
		h := Hint{Kind: kind, Law: law, Field: model.FieldDescription}
		at, ok := inText[kind]
		whole := text
		if !ok {
			if at, ok = inTitle[kind]; !ok {
				continue
			}
			h.Field, whole = model.FieldTitle, title
		}
		from := strings.LastIndexByte(whole[:at.from], '\n') + 1
		h.Line, _, _ = strings.Cut(whole[from:], "\n")
		h.Start, h.End = at.from-from, at.to-from
		h.Text = aged(sayKind(kind, quote(whole[at.from:at.to]), law.String()), law, now)
		out = append(out, h)
	}
	return out
}

// aged adds to a hint how old its law's check is.
func aged(text string, law *Law, now time.Time) string {
	if age := law.Age(now); age != "" {
		return text + " " + age
	}
	return text
}

// sayKind words a hint on a law.
func sayKind(k Kind, words, law string) string {
	switch k {
	case Age:
		return lang.Text("“%s” may exclude by age: %s.", words, law)
	case Sex:
		return lang.Text("“%s” may exclude by sex: %s.", words, law)
	case Appearance:
		return lang.Text("“%s” may exclude by looks: %s.", words, law)
	case Family:
		return lang.Text("“%s” may exclude by family status: %s.", words, law)
	case Children:
		return lang.Text("“%s” may exclude parents or pregnant people: %s.", words, law)
	case Origin:
		return lang.Text("“%s” may exclude by origin: %s.", words, law)
	case Religion:
		return lang.Text("“%s” may exclude by religion: %s.", words, law)
	case Politics:
		return lang.Text("“%s” may exclude by political views: %s.", words, law)
	case Health:
		return lang.Text("“%s” may exclude by health or disability: %s.", words, law)
	case Orientation:
		return lang.Text("“%s” may exclude by sexual orientation: %s.", words, law)
	case Residence:
		return lang.Text("“%s” may exclude by place of residence: %s.", words, law)
	case Language:
		return lang.Text("“%s” may mean origin; a level such as C1 would not: %s.", words, law)
	case Military:
		return lang.Text("“%s” may exclude by military status: %s.", words, law)
	case FormerPay:
		return lang.Text("“%s” may ask for former pay, which may not be allowed: %s.", words, law)
	case Pay, PhoneNumber, Capitals, NoList, TooLong:
	}
	return ""
}

// Details words what is known about a law, a line each.
func (l *Law) Details() (out []string) {
	add := func(text string) { out = append(out, text) }
	if s := l.Note.String(); s != "" {
		add(s)
	}
	if l.Fine != nil {
		add(lang.Text("Fine, as written since %s: %s", day(l.Fine.Since), l.Fine.Amount.String()))
	}
	if l.Since != "" {
		add(lang.Text("In force since %s.", day(l.Since)))
	}
	if l.Checked == "" {
		add(lang.Text("Read in: %s. Not verified.", l.Source))
	} else {
		add(lang.Text("Read in: %s. As of %s.", l.Source, day(l.Checked)))
	}
	add(l.URL)
	if l.Reviewed == "" {
		add(lang.Text("Not yet read by anyone who practises law in %s.", l.Country.Name()))
	} else {
		add(lang.Text("Read by %s, who practises law in %s.", l.Reviewed, l.Country.Name()))
	}
	return out
}

// day writes a day of the rules in the language of this process.
func day(s string) string {
	t, err := time.Parse(time.DateOnly, s)
	if err != nil {
		return s
	}
	return amount.Date(t)
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
