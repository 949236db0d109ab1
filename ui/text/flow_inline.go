package text

import (
	"net/url"
	"strings"

	"golang.org/x/net/html/atom"
)

const maxTarget = 1000 // runes of a link's target that are shown

// text adds decoded text of the source to the paragraph.
func (f *flow) text(s string) {
	if f.preformatted() {
		f.pretext(s)
		return
	}
	s = oneLine(s)
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

// oneLine returns s with its line breaks and tabs made spaces, byte by byte: what
// is no UTF-8 is for clean to judge.
func oneLine(s string) string {
	if strings.IndexFunc(s, func(r rune) bool { return r < ' ' }) < 0 {
		return s
	}
	b := []byte(s)
	for i, c := range b {
		if c >= '\t' && c <= '\r' {
			b[i] = ' '
		}
	}
	return string(b)
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
		if line = strings.TrimRight(line, " "); line != "" {
			f.run(keepSpaces(line))
		}
	}
}

// keepSpaces returns a line with those of its spaces that HTML and Markdown
// would leave out moved out of their reach.
func keepSpaces(line string) string {
	if !strings.HasPrefix(line, " ") && !strings.Contains(line, "  ") {
		return line
	}
	var out strings.Builder
	for i := 0; i < len(line); i++ {
		if line[i] == ' ' && (i == 0 || line[i-1] == ' ') {
			out.WriteRune(shift + ' ')
		} else {
			out.WriteByte(line[i])
		}
	}
	return out.String()
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
	f.para.WriteString(inert(s))
}

// emphasis closes what is open in the paragraph and opens what is wanted.
func (f *flow) emphasis(want style) {
	if want == f.written {
		return
	}
	w := f.written
	f.tag(w.strike, "</s>")
	f.tag(w.italic, "</i>")
	f.tag(w.bold, "</b>")
	if w.code {
		f.para.WriteRune(markEnd)
	}
	if want.code {
		f.para.WriteRune(markCode)
	}
	f.tag(want.bold, "<b>")
	f.tag(want.italic, "<i>")
	f.tag(want.strike, "<s>")
	f.written = want
}

// tag writes a tag between marks that are neither space nor punctuation, next
// to which Markdown would not take its sign for emphasis.
func (f *flow) tag(on bool, s string) {
	if on {
		f.para.WriteRune(markNothing)
		f.para.WriteString(s)
		f.para.WriteRune(markNothing)
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
	f.space = true
	f.aside(markDim, "[image"+alt+"]")
	f.space = true
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
// is the target. Brackets part it from text that follows at once and would
// read as more of it.
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
	f.aside(markLink, "<"+target+">")
	f.space = false
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
