package linear

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"golang.org/x/term"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// piece is how many lines of a list or a text are printed at a time.
const piece = 20

// printer prints what has changed since it printed last.
type printer struct {
	out     io.Writer
	fd      int
	wraps   bool // the output is a terminal
	charset theme.Charset
	before  func() // called before a page is worded

	notices int  // how many notices were printed
	noticed bool // a notice was printed since the page: a changed title only repeats it
	status  []string
	now     screen.Outline
	at      snapshot
	seen    map[any]snapshot // what was printed of each place that the person may come back to
	shown   map[any]*numbers // the numbers of each place's rows
	printed int              // how many lines were printed so far
	failure error            // the first failure to write; nil: everything was written
	rest    func()           // prints the next piece of a list or a text; nil: nothing is left
}

// numbers are the identities of a list's rows by the numbers under which they were last printed, counted from 0. A
// number names its row also after the row has moved.
type numbers struct {
	sifted any
	rows   map[int]any
}

// snapshot is what was printed of a page.
type snapshot struct {
	title        string
	about, lines []string
	rows, chosen int
	from         int
	row          string
	id           any // the identity of the chosen row
	fields       []screen.Field
	grows        bool
}

func newPrinter(out io.Writer, charset theme.Charset) *printer {
	p := &printer{out: out, charset: charset, seen: map[any]snapshot{}, shown: map[any]*numbers{}}
	p.fd, p.wraps = isTerminal(out)
	return p
}

// line prints one line. A terminal gets it wrapped to its width.
func (p *printer) line(words string) {
	words = text.Line(words)
	lines := []string{words}
	if p.wraps {
		if width, _, err := term.GetSize(p.fd); err == nil && width > 0 {
			lines = text.Wrap(words, width)
		}
	}
	for _, line := range lines {
		p.printed++
		if _, err := fmt.Fprintln(p.out, p.charset.Show(line)); p.failure == nil {
			p.failure = err
		}
	}
}

// lines prints several lines.
func (p *printer) lines(all []string) {
	for _, line := range all {
		p.line(line)
	}
}

// notice prints the notice that is shown, once.
func (p *printer) notice(m Dashboard) {
	notice, count := m.Notice()
	if count != p.notices && notice.Text != "" {
		p.line(notice.Text)
		p.noticed = true
	}
	p.notices = count
}

// snap returns what a page holds now.
func snap(page screen.Outline) snapshot {
	s := snapshot{title: page.Title, about: page.About, lines: page.Lines, from: page.From, rows: page.Rows, chosen: page.Chosen, fields: page.Fields, grows: page.Grows}
	if page.Chosen < page.Rows {
		s.row, s.id = page.Row(page.Chosen), page.Identity(page.Chosen)
	}
	return s
}

// page prints what has changed in the place at which the person is.
func (p *printer) page(m Dashboard) {
	p.before()
	p.remarks(m.Status())
	before, was := p.now, p.at
	p.now = m.Outline()
	now := snap(p.now)
	same := p.now.Place == before.Place
	if now.grows { // the rows are printed once all of them are found
		if same && was.grows {
			return
		}
		now.rows, now.chosen, now.row, now.id = 0, 0, "", nil
	}
	p.at = now
	defer func() { p.noticed = false }()
	if same {
		if p.changes(was, now, p.now); now.rows != was.rows {
			p.choices(m, now)
		} else if now.row != was.row || now.chosen != was.chosen {
			p.row(now)
		}
		return
	}
	if len(p.seen) > 100 {
		clear(p.seen)
		clear(p.shown)
	}
	p.seen[before.Place] = was
	p.rest = nil
	known, again := p.seen[p.now.Place]
	if !again {
		known = snapshot{}
	}
	p.heading(now)
	if now.rows == 0 {
		known.about = nil // without rows, it is the reason, and printed again
	}
	p.text(added(known.about, now.about))
	if again || now.from == 0 {
		p.text(known.news(now))
	} else {
		p.text(now.lines[now.from:])
	}
	if !again && len(now.fields) > 0 {
		p.fields(now.fields)
		p.line(sayFillIn(p.now.Send != nil))
	}
	p.choices(m, now)
	if p.now.Send != nil && len(now.fields) == 0 {
		p.line(lang.Text("Type yes to go on, back to change something."))
	}
	if typed := p.now.Text; typed != nil && typed.IsWanted() {
		p.line(sayTypeText(*typed))
	} else if b := m.Box(); b != nil && !again {
		p.answers(b)
	}
}

// quietly makes a change that the person has typed, without printing it.
func (p *printer) quietly(change func(), m Dashboard) {
	change()
	p.now = m.Outline()
	p.at = snap(p.now)
}

// remarks prints the new remarks about the account, and those that no longer hold.
func (p *printer) remarks(now []string) {
	if !slices.Equal(now, p.status) {
		p.rest = nil // blind mode may hide the rest
	}
	p.lines(added(p.status, now))
	if len(now) < len(p.status) && len(now) > 0 { // otherwise a new remark has replaced the old one
		for _, words := range added(now, p.status) {
			p.line(lang.Text("No longer: %s.", words))
		}
	}
	p.status = now
}

// changes prints what has changed within a place.
func (p *printer) changes(was, now snapshot, page screen.Outline) {
	if now.title != was.title && !p.noticed || now.rows != was.rows && page.Row != nil && !now.grows {
		p.heading(now)
	}
	p.text(added(was.about, now.about))
	news := was.news(now)
	p.text(news)
	if typed := page.Text; len(news) > 0 && typed != nil && typed.Secret { // the secret was wrong
		p.line(sayTypeText(*typed))
	}
	for i, f := range now.fields {
		if i >= len(was.fields) || f.Value != was.fields[i].Value || f.Problem != was.fields[i].Problem {
			p.field(i, f)
		}
	}
}

// news returns the lines to print of a text: from the line to which a search or a page has led, or the new lines. If
// the text has another number of lines, as with a new note, the line has only moved.
func (s snapshot) news(now snapshot) []string {
	if now.from != s.from && len(now.lines) == len(s.lines) {
		return now.lines[now.from:]
	}
	return added(s.lines, now.lines)
}

// added returns the lines that were not there before.
func added(before, now []string) []string {
	if len(before) == 0 {
		return now
	}
	had := map[string]bool{}
	for _, line := range before {
		had[line] = true
	}
	return slices.DeleteFunc(slices.Clone(now), func(line string) bool { return had[line] })
}

// heading prints the title and the number of rows.
func (p *printer) heading(s snapshot) {
	if s.rows > 0 {
		p.line(fmt.Sprintf("%s: %d", s.title, s.rows))
		return
	}
	p.line(s.title)
}

// row prints the chosen row with its number.
func (p *printer) row(s snapshot) {
	if s.row != "" {
		p.number(s.chosen, s.row, s.id)
	}
}

// few is the most rows of a box that are printed without the command list.
const few = 6

// choices prints the chosen row. For a box with few rows it prints all of them, and the chosen one again at the end
// unless it is the first.
func (p *printer) choices(m Dashboard, s snapshot) {
	if m.Box() == nil || s.rows > few {
		p.row(s)
		return
	}
	for i := range s.rows {
		p.number(i, p.now.Row(i), p.now.Identity(i))
	}
	if s.chosen > 0 {
		p.row(s)
	}
}

// number prints a row with the number that names it from now on.
func (p *printer) number(i int, words string, id any) {
	named := p.shown[p.now.Place]
	if named == nil || named.sifted != p.now.Sifted {
		named = &numbers{p.now.Sifted, map[int]any{}}
		p.shown[p.now.Place] = named
	}
	named.rows[i] = id
	p.line(numbered(i, words))
}

// find returns the row that a number names, both counted from 0; -1 if the row is not in the list anymore.
func (p *printer) find(i int, page screen.Outline) int {
	if named := p.shown[page.Place]; named != nil && named.sifted == page.Sifted {
		if id, printed := named.rows[i]; printed {
			return page.Find(id, i)
		}
	}
	if i >= page.Rows {
		return -1
	}
	return i
}

func numbered(i int, words string) string { return fmt.Sprintf("%d. %s", i+1, words) }

func (p *printer) field(i int, f screen.Field) {
	line := numbered(i, f.Label+": "+cmp.Or(f.Value, screen.SayEmpty()))
	if f.Note != "" {
		line += " (" + f.Note + ")"
	}
	if f.Problem != "" {
		line += " — " + f.Problem
	}
	p.line(line)
}

func (p *printer) fields(all []screen.Field) {
	for i, f := range all {
		p.field(i, f)
	}
}

// text prints the beginning of a text; more prints the rest.
func (p *printer) text(lines []string) {
	if len(lines) > 0 {
		p.pieces(0, len(lines), func(i int) { p.line(lines[i]) })
	}
}

// list prints the rows of the page from row from on.
func (p *printer) list(from int) {
	page := p.now
	p.pieces(from, page.Rows, func(i int) {
		if words := page.Row(i); words != "" { // "": the list has become shorter
			p.number(i, words, page.Identity(i))
		}
	})
}

// pieces prints n lines from line from on, at most piece of them, and leaves the rest for the command more.
func (p *printer) pieces(from, n int, line func(i int)) {
	to := min(from+piece, n)
	for i := from; i < to; i++ {
		line(i)
	}
	p.rest = nil
	if to < n {
		p.rest = func() { p.pieces(to, n, line) }
		p.line(lang.Plural(n-to, "%d line left: type more.", "%d lines left: type more."))
	}
}

// again prints the place at which the person is, after a command that has printed nothing.
func (p *printer) again() {
	p.at = snap(p.now)
	p.heading(p.at)
	p.text(p.at.about)
	p.row(p.at)
}

// more prints the next piece of the list or text that the last command began.
func (p *printer) more(rest func()) {
	if rest == nil {
		p.line(lang.Text("There is no more."))
		return
	}
	rest()
}

// answers prints the words that a box takes.
func (p *printer) answers(b frame.Box) {
	var words []string
	_, asks := b.(*frame.Question)
	for _, a := range frame.Worth(b.Actions()) {
		switch {
		case asks && len(a.Keys) > 0 && action.Yes.Has(a.Keys[0]):
			p.line(lang.Text("Answer yes (%s) or no.", a.Name))
			return
		case a.Name != "" && a.Foot == nil && !moves(a):
			words = append(words, typedName(a))
		}
	}
	if len(words) > 0 {
		p.line(lang.Text("You can type: %s.", strings.Join(words, ", ")))
	}
}

// typedName is what to type for an action of a box: its name, or another word if a command has the same name.
func typedName(a action.Action) string {
	own, ok := wordOf(a.Name)
	switch {
	case a.Keys.IsSame(action.Undo):
		return first(Undo)
	case ok && own == Back && !slices.ContainsFunc(slices.Concat(action.Back, action.Close), a.Keys.Has):
		return a.TitleText()
	}
	return a.Name
}

// moves reports whether an action only moves a cursor or scrolls.
func moves(a action.Action) bool {
	return slices.ContainsFunc([]string{"up", "down", "left", "right", "home", "end", "pgup", "pgdown"}, a.Keys.Has)
}

// sayFillIn explains how to fill a form. sends is set if the form can be sent.
func sayFillIn(sends bool) string {
	if sends {
		return lang.Text("Type 3 = VALUE to fill field 3, or 3 alone to be asked for it. send goes on, back leaves.")
	}
	return lang.Text("Type 3 = VALUE to fill field 3, or 3 alone to be asked for it.")
}
