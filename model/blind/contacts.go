package blind

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/phone"
)

// shortestHandle is how many characters the part of an address before the @ needs, at
// least, to be looked for elsewhere.
const shortestHandle = 4

// contacts finds addresses, phone numbers, personal pages, and names in messengers.
func (v *Veil) contacts(s string, places []place) (out []span) {
	for _, n := range phone.All(s, v.phones) {
		out = append(out, span{n.From, n.To})
	}
	out = append(out, addresses(s)...)
	out = append(out, v.links(s)...)
	out = append(out, behindWords(s)...)
	out = append(out, handles(s, places)...)
	return append(out, v.begins(s)...)
}

// begins finds the part of the e-mail address before the @, which people often use as a
// name elsewhere.
func (v *Veil) begins(s string) (out []span) {
	if v.email == "" {
		return nil
	}
	either := v.email[:1] + strings.ToUpper(v.email[:1])
	for at := 0; ; at++ {
		i := strings.IndexAny(s[at:], either)
		if i < 0 || at+i+len(v.email) > len(s) {
			return out
		}
		at += i
		to := at + len(v.email)
		before, _ := lastRune(s[:at])
		after, _ := firstRune(s[to:])
		if strings.EqualFold(s[at:to], v.email) && !unicode.IsLetter(before) && !unicode.IsLetter(after) {
			out = append(out, span{at, to})
		}
	}
}

// spelled are addresses that are written to hide them from programs, and those with a
// space or the end of a line in them.
var spelled = expression(`(?i)[\pL\pN._%+'-]+ ?(?:[@＠]|[(\[{] ?(?:at|ат|собака|@) ?[)\]}]) ?[\pL\pN-]+(?:(?: ?\. ?|\.\n| ?[(\[{] ?(?:dot|крапка|точка) ?[)\]}] ?| (?:dot|крапка|точка) )[\pL\pN-]{2,})+`)

// withAt is any word with an @ in it.
var withAt = expression(`[^\s\p{Z}<>()\[\]{}"«»„“”,;|·•\x{fffd}]*[@＠][^\s\p{Z}<>()\[\]{}"«»„“”,;|·•\x{fffd}]*`)

// addresses finds e-mail addresses, and other words with an @.
func addresses(s string) (out []span) {
	if !strings.ContainsAny(s, "@＠([{") {
		return nil
	}
	for from := 0; from < len(s); {
		to := lineEnd(s, from)
		add := func(e *regexp.Regexp, s string) {
			for _, m := range e.FindAllStringIndex(s, -1) {
				if m[1]-m[0] > 2 {
					out = append(out, span{from + m[0], from + m[1]})
				}
			}
		}
		if strings.ContainsAny(s[from:to], "@＠([{") { // an address may go on in the next line
			add(spelled(), s[from:lineEnd(s, to)])
			add(withAt(), s[from:to])
		}
		from = to
	}
	return out
}

// lineEnd returns the end of the line that begins at a place, after its line break.
func lineEnd(s string, at int) int {
	if n := strings.IndexByte(s[at:], '\n'); n >= 0 {
		return at + n + 1
	}
	return len(s)
}

// profiles are sites whose pages belong to persons.
var profiles = expression(`(?i)(?:^|[./])(?:linkedin\.|lnkd\.in|facebook\.|fb\.(?:com|me)|instagram\.|t\.me|telegram\.|vk\.com|ok\.ru|twitter\.|x\.com|` +
	`tiktok\.|github\.|gitlab\.|bitbucket\.|behance\.|dribbble\.|medium\.com|dou\.ua/users|djinni\.co|work\.ua/resumes|rabota\.ua|robota\.ua|` +
	`ejobs\.ro|profession\.hu|stackoverflow\.com/users|kaggle\.com|hackerrank\.|leetcode\.|codepen\.|researchgate\.|orcid\.org|scholar\.google|` +
	`youtube\.com|youtu\.be|pinterest\.|wa\.me|about\.me|linktr\.ee|upwork\.com|freelancehunt\.|artstation\.|soundcloud\.|twitch\.|discord)`)

// links finds the web addresses of the person, with or without their scheme.
func (v *Veil) links(s string) (out []span) {
	for at := 0; ; {
		i := strings.IndexAny(s[at:], ".:")
		if i < 0 {
			return out
		}
		from := at + len(strings.TrimRightFunc(s[at:at+i], inLink))
		at = len(s) - len(strings.TrimLeftFunc(s[at+i:], inLink))
		if address := strings.TrimRight(s[from:at], ".,:!?)"); v.isOwn(address) {
			out = append(out, span{from, from + len(address)})
		}
	}
}

// bracketed matches an address of the web in round brackets, as the reader of CVs shows those behind words.
var bracketed = expression(`(?i)\((https?://\S*?)\)(?:$|[^\pL\pN)])`)

// behindWords finds addresses in round brackets, those of sites that may be the person's, too.
func behindWords(s string) (out []span) {
	for _, m := range bracketed().FindAllStringSubmatchIndex(s, -1) {
		out = append(out, span{m[2], m[3]})
	}
	return out
}

// inLink reports whether a character may be in a web address; signs that are more often
// around an address may not.
func inLink(r rune) bool {
	return !unicode.IsSpace(r) && !strings.ContainsRune("<>\"«»„“”|;,()[]{}", r)
}

var (
	call   = expression(`(?i)^(?:tg|viber|skype|whatsapp|callto|tel|mailto):`)
	web    = expression(`(?i)^https?:/*`)
	domain = expression(`^[^/]+\.\pL{2,}(?:/|$)`)
)

// isOwn reports whether a word is a web address of the person: a page on a site of
// profiles, or one with a part of their name. A site without a page is one that they
// may have worked for or with.
func (v *Veil) isOwn(word string) bool {
	scheme := web().FindString(word)
	page := word[len(scheme):]
	switch {
	case call().MatchString(word):
		return true
	case scheme == "" && !domain().MatchString(word):
		return false
	}
	return strings.Contains(page, "/") && profiles().MatchString(page) || v.inAddress(word)
}

// inAddress reports whether a web address holds a part of the name, or of the e-mail
// address before the @.
func (v *Veil) inAddress(address string) bool {
	if v.email != "" && strings.Contains(strings.ToLower(address), v.email) {
		return true
	}
	k := key(strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) {
			return r
		}
		return -1
	}, address))
	for _, n := range v.names {
		if n.own && len(n.key) > unnatural && strings.Contains(k, n.key) {
			return true
		}
	}
	for _, word := range strings.FieldsFunc(address, func(r rune) bool { return !inWord(r) }) {
		if v.isName(word, "") {
			return true
		}
	}
	return false
}

// A handle is the name of a person in a messenger or on a site. It follows the name of
// the site and a colon. If only a space is between the two, the handle has a shape that
// no other word has, and begins an entry.
var (
	handle      = expression(`^[^\S\n]*(?:[:：=]|[^\S\n][-–—][^\S\n])[^\S\n]*([^\s,;|·•<>]+)`)
	handleShape = expression(`^[^\S\n]+([A-Za-z][\w.]*_[\w.]*\w|[a-z]{3,}[a-z.]*\d{2,})` + ends)
)

func handles(s string, places []place) (out []span) {
	for _, p := range places {
		if p.of&hintMessenger == 0 {
			continue
		}
		after := window(s, p.to)
		m := handle().FindStringSubmatchIndex(after)
		if before, _ := lastRune(strings.TrimRight(s[:p.from], " ")); m == nil && (before == utf8.RuneError || strings.ContainsRune("\n\t,.;:|·•()<>/!?", before)) {
			m = handleShape().FindStringSubmatchIndex(after)
		}
		if m != nil {
			out = append(out, span{p.to + m[2], p.to + m[3]})
		}
	}
	return out
}
