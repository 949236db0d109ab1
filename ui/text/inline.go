package text

import (
	"net/url"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

const maxTarget = 1000 // runes of a link's target that are shown

// addText adds text of the source, with its entities decoded, to the paragraph.
func (p *page) addText(s string) {
	if p.look&verbatim != 0 {
		for i, line := range Lines(s) {
			if i > 0 {
				p.addBreak()
			}
			if line = strings.TrimRight(line, " "); line != "" {
				p.write(line, p.look)
			}
		}
		return
	}
	if s = clean(breaksToSpaces.Replace(s), maxTextRunes, false); s == "" {
		return
	}
	p.space = p.space || s[0] == ' '
	after := s[len(s)-1] == ' '
	if s = strings.Trim(s, " "); s == "" {
		return
	}
	if strings.Contains(s, "  ") {
		s = strings.Join(strings.Fields(s), " ")
	}
	l := p.look
	if len(p.lists) > 0 {
		l &^= heading
	}
	p.write(s, l)
	p.space = after
}

// breaksToSpaces replaces bytes, not characters: clean handles invalid UTF-8.
var breaksToSpaces = strings.NewReplacer("\t", " ", "\n", " ", "\v", " ", "\f", " ", "\r", " ")

// write adds safe text to the paragraph, after the space or the line breaks that are
// due.
func (p *page) write(s string, l look) {
	begin, t := p.sequence(l), &p.para
	if begin != t.begin || p.breaks > 0 {
		t.end()
	}
	switch {
	case p.breaks > 0:
		t.text = append(t.text, "\n\n"[:min(p.breaks, 2)]...)
	case p.space && len(t.text) > 0:
		t.text = append(t.text, ' ')
	}
	if begin != t.begin {
		t.text, t.begin = append(t.text, begin...), begin
	}
	t.text = append(t.text, s...)
	p.space, p.breaks = false, 0
}

func (p *page) addBreak() {
	p.space = false
	if len(p.para.text) > 0 {
		p.breaks++
	}
}

func (p *page) addImage(alt string) {
	alt = strings.Join(strings.Fields(Line(alt)), " ")
	if alt != "" {
		alt = ": " + alt
	}
	p.space = true
	p.write("[image"+alt+"]", dim)
	p.space = true
}

// endLink writes the target of the open link in brackets after the link's text, unless the
// text shows the target.
func (p *page) endLink() {
	if p.link == "" {
		return
	}
	target := p.link
	p.link = ""
	if showsTarget(strings.TrimSpace(ansi.Strip(string(p.para.text[p.linkFrom:]))), target) {
		return
	}
	p.space = true
	p.write("<"+target+">", link)
}

// liveTarget returns the target of a link as it is shown, "" for a target that a person must
// not follow (CONTRACT 49).
func liveTarget(href string) string {
	href = clean(strings.TrimSpace(href), maxTarget, false)
	href = targetEscaper.Replace(href)
	u, err := url.Parse(href)
	if err != nil {
		return ""
	}
	switch strings.ToLower(u.Scheme) {
	case "http", "https":
		if u.Host != "" {
			return href
		}
	case "mailto":
		return href
	}
	return ""
}

// targetEscaper escapes what would end a target inside its brackets.
var targetEscaper = strings.NewReplacer(" ", "%20", "<", "%3C", ">", "%3E")

// showsTarget reports whether the text of a link shows its target.
func showsTarget(text, target string) bool {
	target = strings.TrimSuffix(target, "/")
	text = strings.TrimSuffix(text, "/")
	return text == target || "https://"+text == target || "mailto:"+text == target
}
