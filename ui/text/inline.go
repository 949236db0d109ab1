package text

import (
	"net/url"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

const maxTarget = 1000 // runes of a link's target that are shown

// text adds decoded text of the source to the paragraph.
func (p *page) text(s string) {
	if p.look&spaced != 0 {
		for i, line := range Lines(s) {
			if i > 0 {
				p.lineBreak()
			}
			if line = strings.TrimRight(line, " "); line != "" {
				p.put(line, p.look)
			}
		}
		return
	}
	if s = clean(oneLine.Replace(s), maxTextRunes, false); s == "" {
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
	p.put(s, l)
	p.space = after
}

// oneLine makes line breaks and tabs spaces, byte by byte: what is no UTF-8 is
// for clean to judge.
var oneLine = strings.NewReplacer("\t", " ", "\n", " ", "\v", " ", "\f", " ", "\r", " ")

// put adds safe text to the paragraph, after the space or the line breaks that are
// due.
func (p *page) put(s string, l look) {
	begin, t := p.begin(l), &p.para
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

func (p *page) lineBreak() {
	p.space = false
	if len(p.para.text) > 0 {
		p.breaks++
	}
}

func (p *page) image(alt string) {
	alt = strings.Join(strings.Fields(Line(alt)), " ")
	if alt != "" {
		alt = ": " + alt
	}
	p.space = true
	p.put("[image"+alt+"]", dim)
	p.space = true
}

func (p *page) startLink(href string) {
	p.link, p.linked = liveTarget(href), len(p.para.text)
}

// endLink writes the target of the open link behind its text, unless the text
// is the target. Brackets part it from text that follows at once and would
// read as more of it.
func (p *page) endLink() {
	if p.link == "" {
		return
	}
	target := p.link
	p.link = ""
	if sameTarget(strings.TrimSpace(ansi.Strip(string(p.para.text[p.linked:]))), target) {
		return
	}
	p.space = true
	p.put("<"+target+">", link)
}

// liveTarget returns a link's target as it is shown, "" for one that is not
// shown because nothing may follow it (CONTRACT 49).
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

// targetEscaper keeps a target in one piece inside the brackets it is shown in.
var targetEscaper = strings.NewReplacer(" ", "%20", "<", "%3C", ">", "%3E")

// sameTarget reports whether the text of a link already says where it leads.
func sameTarget(text, target string) bool {
	target = strings.TrimSuffix(target, "/")
	text = strings.TrimSuffix(text, "/")
	return text == target || "https://"+text == target || "mailto:"+text == target
}
