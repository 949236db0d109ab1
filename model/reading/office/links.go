package office

import (
	"bytes"
	"regexp"
	"strings"

	"shortlist/model/reading/layout"
)

// wordless is what a link covers besides text, such as a picture.
const wordless = "\ufffc"

const maxLinked = 400 // bytes of the words of a link

// linkedText is a line of text with its links.
type linkedText struct {
	text  []byte
	links []layout.Linked
	open  bool // the last link goes on
}

// add adds text that leads to an address; "" for none.
func (t *linkedText) add(part []byte, address string) {
	if address != "" && !t.goesOn(address) {
		t.links = append(t.links, layout.Linked{Address: address})
	}
	if t.open = address != ""; t.open {
		part = bytes.ReplaceAll(part, []byte(wordless), nil)
	}
	t.text = append(t.text, part...)
	if t.open {
		last := &t.links[len(t.links)-1]
		last.At = len(t.text)
		last.Words += string(part[:min(len(part), max(0, maxLinked-len(last.Words)))])
	}
}

func (t *linkedText) goesOn(address string) bool {
	return t.open && t.links[len(t.links)-1].Address == address
}

// whole returns the line with the addresses.
func (t *linkedText) whole() string { return layout.WithAddresses(string(t.text), t.links) }

// linkOf returns the address that text with a look leads to, within the limit.
func (s *separator) linkOf(l look, in linkedText) string {
	if l.link == "" || in.goesOn(l.link) {
		return l.link
	}
	if s.links--; s.links < 0 {
		return ""
	}
	return l.link
}

// linkAfter returns the address that the next line's first text leads to.
func (m *marked) linkAfter(at, next int) string {
	for _, r := range m.runs[next:] {
		if r.to <= at {
			continue
		}
		if len(bytes.Trim(m.text[at:r.to], "\n")) > 0 {
			return r.look.link
		}
		at = r.to
	}
	return ""
}

// openLinks are the links around the text that is written.
type openLinks struct {
	open []openLink
	used int // letters written in any
}

type openLink struct {
	address string
	used    int // letters written before it
}

// start begins a link. The target of one that is not shown counts as "".
func (l *openLinks) start(target string) {
	l.open = append(l.open, openLink{layout.Address(target), l.used})
}

// address returns the address that text leads to.
func (l *openLinks) address() string {
	if n := len(l.open); n > 0 {
		return l.open[n-1].address
	}
	return ""
}

// note counts written text.
func (l *openLinks) note(s string) {
	if len(l.open) > 0 && strings.TrimSpace(s) != "" {
		l.used++
	}
}

// end ends a link with write for what it covers without text.
func (l *openLinks) end(write func(string)) {
	n := len(l.open)
	if n == 0 {
		return
	}
	if last := l.open[n-1]; last.address != "" && last.used == l.used {
		write(wordless)
	}
	l.open = l.open[:n-1]
}

// instruction matches the parts of a field's instruction: switches, texts in quotes, words.
var instruction = regexp.MustCompile(`\\(\pL)|"((?:[^"\\]|\\.)*)"|[“”]([^“”]*)[“”]|([^\s"]+)`)

// fieldTarget returns the target of the instruction of a field (ECMA-376 §17.16.5.25); "" if it is no link.
func fieldTarget(text string) (target string) {
	const longest = 8 << 10
	rest, ok := strings.CutPrefix(strings.TrimSpace(text), "HYPERLINK")
	if !ok || len(rest) > longest {
		return ""
	}
	kind, place := "", ""
	for _, m := range instruction.FindAllStringSubmatch(rest, -1) {
		value := strings.NewReplacer(`\\`, `\`, `\"`, `"`).Replace(m[2]) + m[3] + m[4]
		switch {
		case m[1] != "":
			kind = strings.ToLower(m[1])
			continue
		case kind == "l":
			place = "#" + value
		case kind != "o" && kind != "t" && kind != "s" && target == "":
			target = value
		}
		kind = ""
	}
	if target == "" {
		return ""
	}
	return target + place
}
