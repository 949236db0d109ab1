package reading

import (
	"net/url"
	"regexp"
	"strings"
	"unicode/utf8"

	"shortlist/model/phone"
	"shortlist/model/reading/layout"
)

// ContactKind is what a contact leads to.
type ContactKind int

// The kinds of contacts.
const (
	Site ContactKind = iota
	Mailbox
	Phone
)

// Contact is an address or a phone number in the text of a CV.
type Contact struct {
	Kind  ContactKind
	Value string // of a Site, an address of the web with its scheme, http or https
	Words string // of the link behind which the CV has it; "" for one that is on the page itself
	Other bool   // Words are another address
}

var (
	anySite    = regexp.MustCompile(`(?i)\b(?:https?://|www\.)[^\s<>"'\x60|{}]+|\b(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|t\.me)/[^\s<>"'\x60|{}]+`)
	anyMailbox = regexp.MustCompile(`(?i)\b[a-z0-9][a-z0-9._%+-]*@[a-z0-9][a-z0-9.-]*\.[a-z]{2,}\b`)
)

// Contacts returns the contacts in the text of a page, line by line and each once, at most so many of a kind. A
// number that can be something else is left out.
func Contacts(text string, most int) (out []Contact) {
	var count [Phone + 1]int
	seen := map[string]bool{}
	add := func(kind ContactKind, line string, from, to int, value string) {
		key := strings.ToLower(value)
		if kind == Phone {
			key = phone.Digits(value)
		}
		if value == "" || seen[key] || count[kind] == most {
			return
		}
		seen[key] = true
		count[kind]++
		c := Contact{Kind: kind, Value: value}
		words := strings.Fields(wordsBefore(line, from, to))
		for i := len(words) - 1; i >= 0; i-- {
			if layout.NamesOther(words[i], value) { // the words of the link, or before them
				c.Other = i == len(words)-1
				words = words[min(i+1, len(words)-1):]
				break
			}
		}
		c.Words = strings.Join(words, " ")
		out = append(out, c)
	}
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		rest := []byte(line)
		find := func(kind ContactKind, e *regexp.Regexp, value func(string) string) {
			for _, m := range e.FindAllIndex(rest, -1) {
				found := value(line[m[0]:m[1]])
				add(kind, line, m[0], m[0]+len(trimSite(line[m[0]:m[1]])), found)
				for i := m[0]; i < m[1]; i++ {
					rest[i] = ' '
				}
			}
		}
		if strings.ContainsAny(line, "/wW") {
			find(Site, anySite, siteOf)
		}
		if strings.Contains(line, "@") {
			find(Mailbox, anyMailbox, func(s string) string { return s })
		}
		for left, number := string(rest), ""; count[Phone] < most; left = left[strings.Index(left, number)+len(number):] {
			if number = phone.First(left); number == "" {
				break
			}
			from := len(line) - len(left) + strings.Index(left, number)
			add(Phone, line, from, from+len(number), number)
		}
	}
	return out
}

// trimSite cuts the signs after an address of the web in a text.
func trimSite(found string) string {
	const marks = ".,;:!?]}»«”“’‘…"
	found = strings.TrimRight(found, marks)
	for strings.HasSuffix(found, ")") && strings.Count(found, ")") > strings.Count(found, "(") {
		found = strings.TrimRight(strings.TrimSuffix(found, ")"), marks)
	}
	return found
}

// siteOf completes an address of the web that was found in a text; "" if it is no address.
func siteOf(found string) string {
	found = trimSite(found)
	if !strings.Contains(found, "://") {
		found = "https://" + found
	}
	u, err := url.Parse(found)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil {
		return ""
	}
	return u.String()
}

// ends match what ends the words before those of a link.
var ends = regexp.MustCompile(`.*(?: {3}|[|•·;:,]\s|[.!?)]\s)`)

// wordsBefore returns the words of the link to an address in round brackets: those before it, up to a sign.
func wordsBefore(line string, from, to int) string {
	const longest = 60 // letters
	words, bracket := strings.CutSuffix(line[:from], " (")
	if !bracket || strings.HasPrefix(strings.ToLower(line[from:]), "www.") || !strings.HasPrefix(line[to:], ")") || strings.HasSuffix(words, "  ") {
		return ""
	}
	words = strings.TrimSpace(words[len(ends.FindString(words)):])
	for utf8.RuneCountInString(words) > longest {
		_, rest, ok := strings.Cut(strings.TrimPrefix(words, "…"), " ")
		if !ok {
			return ""
		}
		words = "…" + rest
	}
	return words
}
