package candidatedetail

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/model/reading"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/profile"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// About is what is known of an applicant beyond the application.
type About struct {
	Related       []account.Related // applications that are likely of the same person
	UnreadJobs    int               // jobs whose applicants were never read: Related may be among those
	RelatedLoaded bool              // whether Related and UnreadJobs were loaded
	Failed        string            // why Related could not be loaded; safe text
	Colleagues    account.Colleagues
	Needs         []needs.Find      // what is known of the needs of the job; nil before that is loaded
	InCV          []reading.Contact // contacts in the CV that the application does not have
	History       []model.Event     // what happened to the application, in order; in blind mode without own words
	CV            *reading.Document // the text of the CV beside the profile; nil before it is read
	CVFailed      string            // why the CV could not be read
}

// mostInCV is how many contacts of the CV are shown.
const mostInCV = 4

// Profile returns an application as lines of at most width cells: the applicant, contacts, other
// applications, experience, education and history. html renders strangers' text, which may be HTML, for a
// width.
func Profile(e *env.Env, c model.Candidate, about About, html func(src string, width int) []string, width int) []string {
	p := sheet{env: e, c: c, about: about, html: html, width: width}
	lines := append(p.who(), p.facts()...)
	lines = append(lines, p.judged()...)
	lines = append(lines, p.lived()...)
	return append(lines, p.history()...)
}

// Sent is a profile without what Known has beside it: what the applicant sent.
func Sent(e *env.Env, c model.Candidate, about About, html func(src string, width int) []string, width int) []string {
	p := sheet{env: e, c: c, about: about, html: html, width: width}
	return append(append(p.who(), p.facts()...), p.lived()...)
}

// Known is the rest of a profile, for a column beside it: what is known for a decision, and the history. Without a width, it is
// nil.
func Known(e *env.Env, c model.Candidate, about About, width int) []string {
	if width == 0 {
		return nil
	}
	p := sheet{env: e, c: c, about: about, width: width}
	lines := append(p.judged(), p.history()...)
	if len(lines) > 0 {
		lines = lines[1:] // the blank line before the first heading
	}
	return lines
}

// leastKnown is the least width, in cells, of what is known beside the CV.
const leastKnown = 48

// BesideCV returns the width of a column for Known at the right of a CV that has so many cells; 0 without room.
func BesideCV(cells int) int {
	if room := cells - widget.MostText - 1; room >= leastKnown {
		return min(room, widget.MostText)
	}
	return 0
}

// judged draws what is known for a decision: the needs of the job, the verdicts of colleagues, and other applications.
func (p sheet) judged() []string {
	return slices.Concat(p.needs(), review.Colleagues(p.env, p.about.Colleagues, p.width), p.applied())
}

// lived draws what the applicant did until now, and what else the service sent.
func (p sheet) lived() []string { return slices.Concat(p.experience(), p.education(), p.extra()) }

// sheet is a profile that is being drawn.
type sheet struct {
	env   *env.Env
	c     model.Candidate
	about About
	html  func(src string, width int) []string
	width int
}

func (p sheet) who() []string {
	t, a := p.env.Theme, p.c.Applicant
	var about []string
	if a.Age != nil {
		about = append(about, lang.Plural(*a.Age, "%d year old", "%d years old"))
	}
	if a.Gender != "" {
		about = append(about, model.GenderLabel(text.Line(a.Gender)))
	}
	if a.Region != "" {
		about = append(about, p.short(text.Line(a.Region)))
	}
	if a.Relocate != nil {
		about = append(about, sayRelocates(*a.Relocate))
	}
	var lines []string
	if len(about) > 0 {
		lines = append(lines, p.pieces(t.Text, " ", about)...)
	}
	state := []string{lang.Text("Applied %s", p.env.Date(p.c.Date))}
	style := t.Dim
	switch {
	case p.c.JustIn():
		lines = append(lines, p.pieces(t.Unviewed, " ", []string{lang.Text("Just in, %s: the service announced this application. The rest follows when the service lists it.", p.env.Clock(p.c.Date))})...)
		state = nil
	case p.c.Suggested:
		state, style = []string{lang.Text("Suggested by the service %s; did not apply", p.env.Date(p.c.Date))}, t.Warn
	case p.c.Date.IsZero():
		state = nil
	}
	if p.c.JobTitle != "" {
		state = append(state, text.Line(p.c.JobTitle))
	}
	return append(lines, p.pieces(style, " ", state)...)
}

// pieces draws pieces with dots between them, after a prefix. Lines break between two pieces where
// possible.
func (p sheet) pieces(style theme.Style, prefix string, pieces []string) []string {
	const dot = " · "
	room := max(p.width-text.Width(prefix)-1, 1)
	var lines []string
	line := ""
	for _, piece := range pieces {
		switch {
		case piece == "":
			continue
		case line == "":
			line = piece
		case text.Width(line+dot+piece) <= room:
			line += dot + piece
		default:
			lines, line = append(lines, line), piece
		}
	}
	var out []string
	for _, line := range append(lines, line) {
		for _, wrapped := range text.Wrap(line, room) {
			if wrapped != "" {
				out = append(out, prefix+style.Render(wrapped))
			}
		}
	}
	return out
}

func (p sheet) facts() []string {
	e, t := p.env, p.env.Theme
	known := profile.About(p.c, e.Date)
	lines := []string{""}
	show := func(k profile.Kind, style theme.Style, gap string) {
		f := known.Get(k)
		value := text.Line(f.Value)
		if k == profile.Email {
			value = p.parted(value)
		}
		if f.Note != "" {
			value += gap + text.Line(f.Note)
		}
		if k == profile.CV { // a size stays in one line
			if at := strings.LastIndexByte(value, ' '); at >= 0 {
				value = value[:at] + "\u00a0" + value[at+1:]
			}
		}
		if value != "" {
			lines = append(lines, widget.Pair(e, k.Label(), style, value, p.width)...)
		}
	}
	contact := func(k profile.Kind, style theme.Style) {
		if known.Get(k).Note != "" {
			style = t.Dim
		}
		show(k, style, "  ")
	}
	contact(profile.Phone, t.Text)
	contact(profile.Email, t.Link)
	lines = append(lines, p.inCV()...)
	if len(p.about.InCV) == 0 && known.Get(profile.Phone).Value == "" && known.Get(profile.Email).Value == "" {
		lines = append(lines, widget.Pair(e, lang.Text("Contacts"), t.Dim, map[bool]string{true: lang.Text("hidden"), false: lang.Text("none")}[e.Blind], p.width)...)
	}
	for _, k := range []profile.Kind{profile.Wants, profile.Status, profile.Questions, profile.Messages, profile.Marks} {
		show(k, t.Text, " ")
	}
	cv := t.Good
	switch {
	case p.c.CV == nil:
		cv = t.Dim
	case p.c.CV.Broken != "":
		cv = t.Bad
	}
	show(profile.CV, cv, " · ")
	return lines
}

// inCV draws the contacts of the CV, one a line: mailboxes and phone numbers first. One whose words name another
// address shows both.
func (p sheet) inCV() (lines []string) {
	t := p.env.Theme
	label := lang.Text("From the CV")
	add := func(style theme.Style, value string) {
		lines = append(lines, widget.Pair(p.env, label, style, value, p.width)...)
		label = ""
	}
	plain := func(value string) string { return strings.TrimSuffix(strings.TrimPrefix(value, "https://"), "/") }
	short := func(value string) string { return text.Cut(plain(value), widget.PairRoom(p.width)) }
	found := slices.Clone(p.about.InCV)
	slices.SortStableFunc(found, func(a, b reading.Contact) int { return cmp.Compare(rank(a.Kind), rank(b.Kind)) })
	for _, c := range found[:min(len(found), mostInCV)] {
		switch {
		case c.Other:
			add(t.Warn, plain(c.Words)+" → "+plain(c.Value))
		case c.Kind == reading.Phone:
			add(t.Text, short(c.Value))
		default:
			add(t.Link, short(c.Value))
		}
	}
	if len(found) > mostInCV {
		add(t.Dim, lang.Text("more: %s while reading", action.Links))
	}
	return lines
}

// rank is the place of a kind of contacts.
func rank(k reading.ContactKind) int {
	return slices.Index([]reading.ContactKind{reading.Phone, reading.Mailbox, reading.Site}, k)
}

// parted breaks an e-mail address that is wider than the pane. It breaks before the @ or after a dot, so that a reader
// sees that the address continues.
func (p sheet) parted(address string) string {
	room := widget.PairRoom(p.width)
	line, n := "", 0 // the address so far, and the width of its last line
	for _, part := range partsOfAddress.FindAllString(address, -1) {
		w := text.Width(part)
		if n > 0 && n+w > room {
			line, n = line+"\n", 0
		}
		line, n = line+part, n+w
	}
	return line
}

// partsOfAddress matches the parts of an e-mail address that stay on one line.
var partsOfAddress = regexp.MustCompile(`@?[^.@]*\.?`)

// short cuts a text to three lines, and adds the number of characters that were cut.
func (p sheet) short(s string) string {
	const most = 3
	room := max(p.width-2, 1)
	if len(text.Wrap(s, room)) <= most {
		return s
	}
	for cells := most * room; cells > 1; cells-- {
		kept := text.Cut(s, cells)
		left := utf8.RuneCountInString(s) - utf8.RuneCountInString(kept) + 1
		kept += " " + lang.Plural(left, "%d more character", "%d more characters")
		if len(text.Wrap(kept, room)) <= most {
			return kept
		}
	}
	return text.Cut(s, room)
}

// extra draws fields that this version does not know (CONTRACT 26).
func (p sheet) extra() []string {
	fields := p.c.OtherFields()
	if len(fields) == 0 {
		return nil
	}
	lines := widget.Section(p.env, lang.Text("Also sent by the service"), p.width)
	for _, f := range fields {
		name := text.Line(f.Name)
		if text.Width(name) > 11 { // the last part of the path is enough
			name = name[strings.LastIndexByte(name, '.')+1:]
		}
		lines = append(lines, widget.Pair(p.env, text.Cut(name, 11), p.env.Theme.Text, text.Cut(text.Value(f.Value), 400), p.width)...)
	}
	return lines
}

func sayRelocates(yes bool) string {
	if yes {
		return lang.Text("open to relocating")
	}
	return lang.Text("not relocating")
}
