package blind

import (
	"regexp"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"shortlist/model/phone"
)

// shortestHandle is how many characters the part of an address before the @ has at least
// to be looked for elsewhere.
const shortestHandle = 4

// contacts finds addresses, phone numbers, pages of people, and what they are called
// in messengers.
func (v *Veil) contacts(s string, hints hint, places []place) (out []span) {
	for _, n := range phone.All(s, v.phones) {
		out = append(out, span{n.From, n.To})
	}
	if strings.ContainsAny(s, "@＠") || strings.ContainsAny(s, "([{") && spelledAt().MatchString(s) {
		out = append(out, addresses(s)...)
	}
	out = append(out, v.links(s)...)
	if hints&hintMessenger != 0 {
		for _, m := range handle().FindAllStringSubmatchIndex(s, -1) {
			out = append(out, span{m[2], m[3]})
		}
		out = append(out, handles(s, places)...)
	}
	return append(out, v.begins(s)...)
}

// begins finds what the e-mail address begins with, which is often what people are
// called elsewhere.
func (v *Veil) begins(s string) (out []span) {
	if v.email == "" {
		return nil
	}
	either := v.email[:1] + strings.ToUpper(v.email[:1])
	for at := 0; at+len(v.email) <= len(s); {
		i := strings.IndexAny(s[at:], either)
		if i < 0 || at+i+len(v.email) > len(s) {
			return out
		}
		from, to := at+i, at+i+len(v.email)
		at = from + 1
		if !strings.EqualFold(s[from:to], v.email) {
			continue
		}
		before, _ := lastRune(s[:from])
		after, _ := firstRune(s[to:])
		if !unicode.IsLetter(before) && !unicode.IsLetter(after) {
			out = append(out, span{from, to})
			at = to
		}
	}
	return out
}

// spelled are addresses that are written so that no program finds them, and those
// that a space or the end of a line got into.
var spelled = expression(`(?i)[\pL\pN._%+'-]+ ?(?:[@＠]|[(\[{] ?(?:at|ат|собака|@) ?[)\]}]) ?[\pL\pN-]+(?:(?: ?\. ?|\.\n| ?[(\[{] ?(?:dot|крапка|точка) ?[)\]}] ?| (?:dot|крапка|точка) )[\pL\pN-]{2,})+`)

// spelledAt is in every address that is spelled.
var spelledAt = expression(`[(\[{] ?(?i:at|ат|собака) ?[)\]}]`)

// addresses are e-mail addresses, and whatever else has an @ in it.
func addresses(s string) (out []span) {
	for from := 0; from < len(s); {
		to := lineEnd(s, from)
		if strings.ContainsAny(s[from:to], "@＠([{") { // with the line after it, which an address may go on in
			for _, m := range spelled().FindAllStringIndex(s[from:lineEnd(s, to)], -1) {
				out = append(out, span{from + m[0], from + m[1]})
			}
		}
		from = to
	}
	for at, r := range s {
		if r != '@' && r != '＠' {
			continue
		}
		from, to := at, at+utf8.RuneLen(r)
		for from > 0 {
			before, size := lastRune(s[:from])
			if !inAddress(before) {
				break
			}
			from -= size
		}
		for to < len(s) {
			after, size := firstRune(s[to:])
			if !inAddress(after) {
				break
			}
			to += size
		}
		if to-from > 2 {
			out = append(out, span{from, to})
		}
	}
	return out
}

// lineEnd returns where the line that begins at a place ends, with its line break.
func lineEnd(s string, at int) int {
	if n := strings.IndexByte(s[at:], '\n'); n >= 0 {
		return at + n + 1
	}
	return len(s)
}

func inAddress(r rune) bool {
	return r != utf8.RuneError && !unicode.IsSpace(r) && !strings.ContainsRune("<>()[]{}\"«»„“”,;|·•", r)
}

// profiles are sites on which a page is a person.
var profiles = expression(`(?:^|[./])(?:linkedin\.|lnkd\.in|facebook\.|fb\.(?:com|me)|instagram\.|t\.me|telegram\.|vk\.com|ok\.ru|twitter\.|x\.com|` +
	`tiktok\.|github\.|gitlab\.|bitbucket\.|behance\.|dribbble\.|medium\.com|dou\.ua/users|djinni\.co|work\.ua/resumes|rabota\.ua|robota\.ua|` +
	`ejobs\.ro|profession\.hu|stackoverflow\.com/users|kaggle\.com|hackerrank\.|leetcode\.|codepen\.|researchgate\.|orcid\.org|scholar\.google|` +
	`youtube\.com|youtu\.be|pinterest\.|wa\.me|about\.me|linktr\.ee|upwork\.com|freelancehunt\.|artstation\.|soundcloud\.|twitch\.|discord)`)

// links finds web addresses, with or without their scheme: each has a dot or a colon
// with something right after it.
func (v *Veil) links(s string) (out []span) {
	for at := 0; at < len(s); {
		i := strings.IndexAny(s[at:], ".:")
		if i < 0 || at+i+1 >= len(s) {
			return out
		}
		i += at
		if after := s[i+1]; after <= ' ' {
			at = i + 2
			continue
		}
		from, end := i, len(s)
		for from > at {
			before, size := lastRune(s[:from])
			if outsideLink(before) {
				break
			}
			from -= size
		}
		if n := strings.IndexFunc(s[i:], outsideLink); n >= 0 {
			end = i + n
		}
		to := from + len(strings.TrimRight(s[from:end], ".,:!?)"))
		if address := s[from:to]; isLink(address) && v.isOwn(address) {
			out = append(out, span{from, to})
		}
		at = max(end, i+1)
	}
	return out
}

// outsideLink reports the characters that no web address has in it, and those that
// are rather around one.
func outsideLink(r rune) bool {
	return unicode.IsSpace(r) || strings.ContainsRune("<>\"«»„“”|;,()[]{}", r)
}

// isLink reports whether a word is a web address: it has a scheme, or a dot between
// letters or digits that a few letters follow.
func isLink(word string) bool {
	if scheme, _, ok := strings.Cut(word, ":"); ok && schemes[strings.ToLower(scheme)] {
		return true
	}
	host, _, _ := strings.Cut(word, "/")
	i := strings.LastIndexByte(host, '.')
	return i > 0 && len(host)-i > 2 && !strings.ContainsFunc(host[i+1:], func(r rune) bool { return !unicode.IsLetter(r) })
}

var schemes = map[string]bool{
	"http": true, "https": true, "tg": true, "viber": true, "skype": true, "whatsapp": true, "callto": true, "tel": true, "mailto": true,
}

// isOwn reports whether a web address is one of the person: a page on a site of
// people, or one with a part of their name. A site by itself is one that they may have
// worked for or with.
func (v *Veil) isOwn(address string) bool {
	scheme, rest, ok := strings.Cut(strings.ToLower(address), ":")
	switch {
	case !ok:
		rest = scheme
	case scheme != "http" && scheme != "https" && schemes[scheme]:
		return true
	}
	page := strings.TrimLeft(rest, "/")
	return strings.ContainsRune(page, '/') && profiles().MatchString(page) || v.inAddress(address)
}

// inAddress reports whether a part of the name, or what the e-mail address begins
// with, is in a web address.
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

var messengers = []string{
	"skype", "скайп", "telegram", "телеграм", "телеграмм", "viber", "вайбер", "whatsapp", "ватсап", "signal", "discord", "linkedin", "facebook", "instagram",
	"github", "gitlab", "twitter", "messenger", "behance", "wechat", "icq", "tg",
}

// handle is what a person is called at a messenger or a site: what stands after its
// name and a colon.
var handle = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:^|[^\pL])(?:` + strings.Join(messengers, "|") + `)[^\S\n]*(?:[:：=]|[^\S\n][-–—][^\S\n])[^\S\n]*([^\s,;|·•<>]+)`)
})

// handles finds what a person is called at a messenger or a site where only a space
// is between the two: entries of a shape that no other word has.
func handles(s string, places []place) (out []span) {
	for _, p := range places {
		before, _ := lastRune(strings.TrimRight(s[:p.from], " "))
		if p.of&hintMessenger == 0 || before != utf8.RuneError && !strings.ContainsRune("\n\t,.;:|·•()<>/!?", before) {
			continue
		}
		if m := handleShape().FindStringSubmatchIndex(window(s, p.to)); m != nil {
			out = append(out, span{p.to + m[2], p.to + m[3]})
		}
	}
	return out
}

var handleShape = expression(`^[^\S\n]+([A-Za-z][\w.]*_[\w.]*\w|[a-z]{3,}[a-z.]*\d{2,})` + ends)
