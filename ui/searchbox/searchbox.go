// Package searchbox is the box in which people of all jobs are found as one types, and
// in which searches get names.
package searchbox

import (
	"context"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/query"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/filter"
	"shortlist/ui/input"
	"shortlist/ui/intent"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/people"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Source is what the box needs of an account.
type Source interface {
	Search(ctx context.Context, q query.Query, limit int) (account.Hits, error)
	SyncUnknown(context.Context) <-chan account.Synced
}

// most is how many people are shown at once; more words find fewer.
const most = 30

// Box is the box. What was typed and found stays in it while it is closed.
type Box struct {
	desk   *desk.Desk
	source Source
	host   overlay.Host
	known  *people.People

	input   input.Line
	list    list.List
	found   []found
	hits    account.Hits // besides found
	query   query.Query  // that hits are of
	asked   bool         // hits are of something
	problem string       // why a term is not understood
	failed  string
	finding load.Task
	reading reading
	repeats bool // the search under way is of what hits are of: the cursor stays at its applicant
}

// found is an applicant who was found, and why.
type found struct {
	id  int64
	why query.Found
}

// New returns a box with nothing in it.
func New(d *desk.Desk, host overlay.Host, source Source, known *people.People) *Box {
	in := input.New("words, \"phrases\", -not, name: cv: job: tag: has: is: rating:")
	in.CharLimit = 200
	return &Box{desk: d, source: source, host: host, known: known, input: in}
}

// Forget forgets who was found; what was typed stays.
func (b *Box) Forget() {
	b.reading.task.Cancel()
	b.finding.Cancel()
	b.drop()
}

// drop drops the answer to the search before.
func (b *Box) drop() { b.found, b.hits, b.asked = nil, account.Hits{}, false }

// Typed is what was searched for.
func (b *Box) Typed() string { return b.input.Value() }

// Found is how many are found: those listed, and how many more.
func (b *Box) Found() (listed, more int) { return len(b.found), b.hits.More }

// Open begins typing at the end of what is there, and looks for it anew: what was found
// may not be shown any more.
func (b *Box) Open() tea.Cmd {
	b.drop()
	b.input.CursorEnd()
	b.input.Focus()
	return b.find()
}

// Put types something in the place of what is there.
func (b *Box) Put(typed string) tea.Cmd {
	b.input.SetValue(typed)
	b.list.MoveTo(0)
	return b.Open()
}

// find looks for what is typed. What was found before stays until the answer is there;
// one that comes late is dropped.
func (b *Box) find() tea.Cmd {
	var q query.Query
	q, b.problem = query.ParseTyping(b.input.Value(), b.desk.Now())
	if q.Empty() {
		b.finding.Cancel()
		b.drop()
		b.failed = ""
		return nil
	}
	source := b.source
	return load.Run(b.desk.Group, &b.finding, func(ctx context.Context) (account.Hits, error) {
		return source.Search(ctx, q, most)
	}, func(hits account.Hits, err error) tea.Cmd {
		if b.failed = ""; err != nil {
			b.failed = b.desk.Fail(err)
			return nil
		}
		at := int64(0) // whom the person has moved to by now
		if b.repeats && b.list.Cursor < len(b.found) {
			at = b.found[b.list.Cursor].id
		}
		b.repeats = false
		b.drop()
		for _, h := range hits.List {
			h.Candidate.JobTitle = h.JobTitle
			b.known.Hold(h.Candidate)
			b.found = append(b.found, found{h.Candidate.ID, h.Why})
		}
		hits.List = nil
		b.hits, b.query, b.asked = hits, q, true
		b.list.Rows(len(b.found))
		if i := slices.IndexFunc(b.found, func(f found) bool { return f.id == at }); i >= 0 {
			b.list.MoveTo(i)
		}
		return nil
	})
}

// Title implements overlay.Box.
func (b *Box) Title() string { return "Search all applicants" }

// Unasked implements overlay.Box.
func (b *Box) Unasked() bool { return false }

// Key takes a key.
func (b *Box) Key(msg tea.KeyPressMsg) tea.Cmd { return take(b.desk, msg, b.Actions(), b.typed) }

// Paste takes what is pasted.
func (b *Box) Paste(msg tea.PasteMsg) tea.Cmd { return b.typed(msg) }

// typed looks for what stands there after a key or a paste.
func (b *Box) typed(msg tea.Msg) tea.Cmd {
	if !b.input.Type(msg) {
		return nil
	}
	b.list.MoveTo(0)
	b.repeats = false
	return b.find()
}

// take does what a key means: one of the actions, or it is typed.
func take(d *desk.Desk, msg tea.KeyPressMsg, actions []action.Action, typed func(tea.Msg) tea.Cmd) tea.Cmd {
	a, ok := action.Find(actions, msg.String())
	switch {
	case !ok:
		return typed(msg)
	case a.Disabled != "":
		return d.Notify(desk.Info, "Not now: "+a.Disabled+".")
	}
	return a.Run()
}

// Actions are the keys that are no text.
func (b *Box) Actions() []action.Action {
	move := func(rows func() int) func() tea.Cmd {
		return func() tea.Cmd { b.list.Move(rows()); return nil }
	}
	nobody, nothing := "", ""
	if len(b.found) == 0 {
		nobody = "nobody is found"
	}
	if strings.TrimSpace(b.input.Value()) == "" {
		nothing = "nothing is typed"
	}
	return []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "read", Help: "read the application; this marks it viewed"}, Rank: 1, Disabled: nobody, Run: b.read},
		{Keys: action.FoundUp, Label: action.Label{Name: "up", Help: "up"}, Run: move(func() int { return -1 })},
		{Keys: action.FoundDown, Label: action.Label{Name: "down", Help: "down"}, Run: move(func() int { return 1 })},
		{Keys: action.PageUp, Label: action.Label{Name: "page up", Help: "half a page up"}, Run: move(func() int { return -b.list.Page() })},
		{Keys: action.PageDown, Label: action.Label{Name: "page down", Help: "half a page down"}, Run: move(func() int { return b.list.Page() })},
		{Keys: action.ClearLine, Label: action.Label{Name: "clear", Help: "type another search in its place"}, Rank: 2, Disabled: nothing, Run: func() tea.Cmd { return b.Put("") }},
		b.readOthers(),
		{Keys: action.NameSearch, Label: action.Label{Name: "name it", Help: "keep this search under a name"}, Rank: 3, Disabled: nothing, Run: b.desk.Want(intent.NameSearch{Typed: b.input.Value()})},
		{Keys: action.NamedOnes, Label: action.Label{Name: "named ones", Help: "the searches that have a name"}, Rank: 4, Run: b.desk.Want(intent.PickSearch{Pick: b.Put})},
		{Keys: action.Back, Label: action.Label{Name: "close", Help: "stop reading the other jobs; else close the search, what was typed stays"}, Rank: 5, Run: func() tea.Cmd {
			if b.stop() {
				return b.findAgain()
			}
			b.finding.Cancel()
			b.host.Remove(b)
			return nil
		}},
	}
}

func (b *Box) read() tea.Cmd {
	ids := make([]int64, len(b.found))
	for i, f := range b.found {
		ids[i] = f.id
	}
	b.host.Remove(b)
	return b.desk.Do(intent.ReadFound{IDs: ids, ID: ids[b.list.Cursor], Words: b.Typed()})
}

// Choices are those found, as they were drawn last.
func (b *Box) Choices() *list.List { return &b.list }

// rowHeight is how many lines a person takes.
const rowHeight = 2

// View implements overlay.Box.
func (b *Box) View(width int) []string {
	t, height := b.desk.Theme, b.host.Rows()
	b.found = slices.DeleteFunc(b.found, func(f found) bool { // dismissed since
		_, known := b.known.Get(f.id)
		return !known
	})
	out := []string{t.Key.Render("› ") + b.input.View(t, max(width-4, 1))}
	room := max(height-4, rowHeight)
	rows := min(room, 8*rowHeight)
	said, style := b.state(), t.Dim
	if b.problem != "" {
		said, style = b.problem, t.Warn
	}
	if b.failed != "" {
		said, style = b.failed, t.Bad
	}
	state := desk.Paragraph(style, said, 0, width)
	state = state[:min(len(state), 2)]
	out = append(out, state...)
	if reading := b.progress(); reading != "" {
		out = append(out, desk.NewRow(width).Left(t.Accent, reading).Render(t.Choice(false)))
		rows = min(rows, max(height-5, rowHeight))
	}
	out = append(out, "")
	end := len(out) + rows
	if !b.asked {
		out = append(out, filter.Draw(t, filter.Applicants(), width, rows)...)
	}
	b.list.Resize(len(b.found), rows/rowHeight)
	b.list.Drawn(len(out), rowHeight)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		out = append(out, b.row(b.found[i], width, i == b.list.Cursor)...)
	}
	for len(out) < end {
		out = append(out, "")
	}
	return out[:end]
}

// state says how many were found, and what cannot be found yet.
func (b *Box) state() string {
	if !b.asked {
		return "Everything must match. The newest come first. Searching marks no one viewed."
	}
	said := "No applicants found"
	switch n := len(b.found); {
	case b.hits.Many:
		said = fmt.Sprintf("The newest %d of more than %d applicants", n, n+b.hits.More)
	case b.hits.More > 0:
		said = fmt.Sprintf("The newest %d of %d applicants", n, n+b.hits.More)
	case n > 0:
		said = amount.Plural(n, "applicant")
	}
	said += b.coverage() + "."
	if len(b.found) == 0 && b.desk.Blind {
		said += " In blind mode names, contacts and ages are not searched."
	}
	if n := b.hits.Applications; n > 0 {
		said += fmt.Sprintf(" %s not searched yet.", amount.Plural(n, "application"))
	}
	if n := b.hits.CVs; n > 0 && b.query.Reads() {
		said += fmt.Sprintf(" %s not read yet.", amount.Plural(n, "CV"))
	}
	return said
}

// row draws somebody: who, of which job, since when; and the line that shows why.
func (b *Box) row(f found, width int, current bool) []string {
	t := b.desk.Theme
	base := t.Choice(current)
	c := b.known.Applicant(f.id)
	name := desk.Name(c)
	style := t.Text
	if c.Unseen() {
		style = t.Bold
	}
	first := desk.NewRow(width).Left(style, name).Left(t.Dim, "  "+text.Line(c.JobTitle))
	if c.JustIn() {
		first.Right(t.Unseen, " just in")
	} else {
		first.Right(t.Dim, " "+b.desk.Ago(c.Date))
	}
	second := desk.NewRow(width)
	if f.why.Line == "" {
		second.Left(t.Dim, "  "+text.Line(position(&c)))
	} else {
		label := "  " + f.why.Field.String() + ": "
		second.Left(t.Dim, label)
		light(second, t, f.why, width-text.Width(label))
	}
	return []string{first.Render(base), second.Render(base)}
}

// position is what somebody did last.
func position(c *model.Candidate) string {
	for _, e := range c.Applicant.Experience {
		if e.Title != "" {
			return e.Title
		}
	}
	return c.Applicant.Region
}

// light adds a line with what of it is lit; where that stands far behind, the line
// begins shortly before it.
func light(row *desk.Row, t theme.Theme, why query.Found, width int) {
	at := 0
	const before = 3 // words shown of what stands before
	if len(why.Lit) > 0 && text.Width(text.Line(why.Line[:why.Lit[0].End])) > width*2/3 {
		at = why.Lit[0].Start
		for range before {
			at = max(strings.LastIndexByte(strings.TrimRight(why.Line[:at], " "), ' ')+1, 0)
		}
		row.Left(t.Dim, "… ")
	}
	for _, r := range why.Lit {
		row.Left(t.Text, text.Line(why.Line[at:r.Start])).Left(t.Accent.Bold(true), text.Line(why.Line[r.Start:r.End]))
		at = r.End
	}
	row.Left(t.Text, text.Line(why.Line[at:]))
}
