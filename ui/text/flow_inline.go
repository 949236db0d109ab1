package text

import (
	"net/url"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html/atom"
)

const maxTarget = 1000 // runes of a link's target that are shown

// text adds decoded text of the source to the paragraph.
func (f *flow) text(s string) {
	if f.preformatted() {
		f.pretext(s)
		return
	}
	s = strings.Map(func(r rune) rune {
		if r >= '\t' && r <= '\r' {
			return ' '
		}
		return r
	}, s)
	if !isPlainASCII(s) {
		s = clean(s, maxTextRunes, false)
	}
	for s != "" {
		word := strings.TrimLeft(s, " ")
		if len(word) < len(s) {
			f.space = true
		}
		end := strings.Index(word, "  ")
		if end < 0 {
			end = len(word)
		}
		run := strings.TrimRight(word[:end], " ")
		if run != "" {
			f.run(run)
			f.space = len(run) < end
		}
		s = word[end:]
	}
}

func (f *flow) preformatted() bool {
	return f.count[atom.Pre]+f.count[atom.Listing]+f.count[atom.Xmp] > 0
}

// pretext adds text whose line breaks and spaces count.
func (f *flow) pretext(s string) {
	for i, line := range Lines(s) {
		if i > 0 {
			f.lineBreak()
		}
		indent := len(line) - len(strings.TrimLeft(line, " "))
		if line = strings.TrimRight(line, " "); len(line) > indent {
			// The breaks due stand before the indentation, which is hard to
			// tell from nothing in Markdown: it is moved out of reach too.
			f.run(strings.Repeat(string(shift+' '), min(indent, 40)) + line[indent:])
		}
	}
}

// run adds one run of safe text in the emphasis of the moment.
func (f *flow) run(s string) {
	want := style{f.bold.on(), f.italic.on(), f.strike > 0, f.code > 0 || f.preformatted()}
	if f.heading() != 0 {
		want.bold = false // it is bold anyway
	}
	if f.para.Len() == 0 {
		f.space, f.breaks = false, 0
	}
	if f.breaks > 0 {
		f.emphasis(style{})
		for range min(f.breaks, 2) {
			f.para.WriteRune(markBreak)
		}
	} else if f.space {
		if want != f.written {
			f.emphasis(style{})
		}
		f.para.WriteByte(' ')
	}
	f.space, f.breaks = false, 0
	f.emphasis(want)
	f.para.WriteString(inertIn(s))
}

// inertIn is inert for text that may hold moved spaces already.
func inertIn(s string) string {
	n := 0
	for strings.HasPrefix(s[n:], string(shift+' ')) {
		n += utf8.RuneLen(shift)
	}
	return s[:n] + inert(s[n:])
}

// emphasis closes what is open in the paragraph and opens what is wanted.
func (f *flow) emphasis(want style) {
	if want == f.written {
		return
	}
	w := f.written
	if w != (style{}) {
		f.para.WriteRune(markNothing)
	}
	f.tag(w.strike, "</s>")
	f.tag(w.italic, "</i>")
	f.tag(w.bold, "</b>")
	if w.code {
		f.para.WriteRune(markEnd)
	}
	if w != (style{}) {
		f.para.WriteRune(markNothing)
	}
	if want.code {
		f.para.WriteRune(markCode)
	}
	f.tag(want.bold, "<b>")
	f.tag(want.italic, "<i>")
	f.tag(want.strike, "<s>")
	if want != (style{}) {
		f.para.WriteRune(markNothing)
	}
	f.written = want
}

func (f *flow) tag(on bool, s string) {
	if on {
		f.para.WriteString(s)
	}
}

func (f *flow) lineBreak() {
	f.space = false
	if f.para.Len() > 0 {
		f.breaks++
	}
}

func (f *flow) image(alt string) {
	alt = strings.Join(strings.Fields(Line(alt)), " ")
	if alt != "" {
		alt = ": " + alt
	}
	f.aside(markDim, "[image"+alt+"]")
}

// aside adds words of ours about the text.
func (f *flow) aside(mark rune, s string) {
	code := f.code
	pop := f.written
	f.code = 0
	if f.para.Len() > 0 && f.breaks == 0 && f.space {
		f.emphasis(style{})
		f.para.WriteByte(' ')
	}
	for range min(f.breaks, 2) {
		f.emphasis(style{})
		f.para.WriteRune(markBreak)
	}
	f.space, f.breaks = false, 0
	f.emphasis(style{})
	f.para.WriteRune(mark)
	f.para.WriteString(inert(s))
	f.para.WriteRune(markEnd)
	f.emphasis(pop)
	f.code = code
}

func (f *flow) startLink(href string) {
	f.link, f.linked = liveTarget(href), f.para.Len()
}

// endLink writes the target of the open link behind its text, unless the text
// is the target.
func (f *flow) endLink() {
	if f.link == "" {
		return
	}
	target := f.link
	f.link = ""
	written := f.para.String()
	shownText := ""
	if f.linked <= len(written) {
		shownText = strings.TrimSpace(unmark(written[f.linked:]))
	}
	if sameTarget(shownText, target) {
		return
	}
	f.space = f.para.Len() > 0
	f.aside(markLink, target)
	f.space = false
}

// liveTarget returns a link's target as it is shown, "" for one that is not
// shown because nothing may follow it (CONTRACT 49).
func liveTarget(href string) string {
	href = clean(strings.TrimSpace(href), maxTarget, false)
	href = strings.ReplaceAll(href, " ", "%20")
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

// sameTarget reports whether the text of a link already says where it leads.
func sameTarget(text, target string) bool {
	target = strings.TrimSuffix(target, "/")
	text = strings.TrimSuffix(text, "/")
	return text == target || "https://"+text == target || "mailto:"+text == target
}
