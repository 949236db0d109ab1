// Package searchbox is the box that finds applicants of all jobs as the person types, and the
// box of saved searches.
package searchbox

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/profile"
	"shortlist/ui/review"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Source is what the box needs of an account.
type Source interface {
	Search(ctx context.Context, q query.Query, limit int) (account.Hits, error)
	SyncUnknown(context.Context) <-chan account.Synced
}

// most is how many applicants are listed.
const most = 30

// Box is the search box. It keeps its words and results while it is closed.
type Box struct {
	env    *env.Env
	source Source
	host   frame.Host
	known  *people.People
	mine   func(applyID int64) model.Review

	input   widget.Input
	past    []string // earlier searches, the latest last
	list    widget.List
	found   []found
	hits    account.Hits // without its applicants, which found holds
	query   query.Query  // the query of hits
	asked   bool         // hits answers a query
	problem string       // why a term is not understood
	failed  string
	finding load.Task
	reading reading
	rest    load.Task // between two searches that are repeated because more was indexed
	grown   bool      // more was indexed since the current search began, or during the rest
	unread  int       // CVs that cannot be read for now
	held    int64     // the applicant that the person put the cursor on; 0: the cursor stays on the first row
}

// found is an applicant, and why the search found them.
type found struct {
	id  int64
	why query.Found
}

// New returns an empty box.
func New(e *env.Env, host frame.Host, source Source, known *people.People, mine func(applyID int64) model.Review) *Box {
	in := widget.NewInput(lang.Text("words, \"phrases\", -not, name: cv: job: tag: has: is: rating:"))
	in.CharLimit = 200
	return &Box{env: e, source: source, host: host, known: known, mine: mine, input: in}
}

// Forget forgets the results, and keeps the words.
func (b *Box) Forget() {
	b.reading.task.Cancel()
	b.finding.Cancel()
	b.drop()
}

// drop forgets the last answer.
func (b *Box) drop() { b.found, b.hits, b.asked = nil, account.Hits{}, false }

// Typed returns the words.
func (b *Box) Typed() string { return b.input.Value() }

// Found is how many applicants are listed, and how many more were found.
func (b *Box) Found() (listed, more int) { return len(b.found), b.hits.More }

// Open selects the words, so that typing replaces them, and repeats the search, because blind mode may
// have been switched.
func (b *Box) Open() tea.Cmd {
	b.drop()
	b.input.Focus()
	b.input.Select()
	return b.find()
}

// Put replaces the words.
func (b *Box) Put(typed string) tea.Cmd {
	b.drop()
	b.input.Begin(typed)
	b.first()
	return b.find()
}

// mostEarlier is how many earlier searches are kept.
const mostEarlier = 50

// keepWords adds the words to the earlier searches, as the latest.
func (b *Box) keepWords() {
	typed := strings.TrimSpace(b.Typed())
	if typed == "" {
		return
	}
	b.past = append(slices.DeleteFunc(b.past, func(s string) bool { return s == typed }), typed)
	b.past = b.past[max(len(b.past)-mostEarlier, 0):]
}

// earlier returns the search before the one of the words; before the oldest comes the latest again. ok is false if
// there is no other search, or the words were typed.
func (b *Box) earlier() (typed string, ok bool) {
	if len(b.past) == 0 || !b.input.Selected() && b.Typed() != "" {
		return "", false
	}
	now := strings.TrimSpace(b.Typed())
	i := slices.Index(b.past, now)
	if i <= 0 {
		i = len(b.past)
	}
	return b.past[i-1], b.past[i-1] != now
}

// find searches for the words. The last results stay until the answer arrives; a late answer is
// dropped.
func (b *Box) find() tea.Cmd {
	var q query.Query
	q, b.problem = query.ParseTyping(b.input.Value(), b.env.Now())
	if q.Empty() {
		b.finding.Cancel()
		b.drop()
		b.failed = ""
		return nil
	}
	source := b.source
	return load.Run(b.env.Group, &b.finding, func(ctx context.Context) (account.Hits, error) {
		return source.Search(ctx, q, most)
	}, func(hits account.Hits, err error) tea.Cmd {
		if b.failed = ""; err != nil {
			b.failed = b.env.Fail(err)
			return nil
		}
		b.drop()
		for _, h := range hits.List {
			h.Candidate.JobTitle = h.JobTitle
			b.known.Hold(h.Candidate)
			b.found = append(b.found, found{h.Candidate.ID, h.Why})
		}
		hits.List = nil
		b.hits, b.query, b.asked = hits, q, true
		b.list.Rows(len(b.found))
		if b.held == 0 {
			b.list.MoveTo(0)
		} else if i := slices.IndexFunc(b.found, func(f found) bool { return f.id == b.held }); i >= 0 {
			b.list.Follow(i)
		}
		if b.grown {
			return b.indexed()
		}
		return nil
	})
}

// resting is the least time between two searches that no key asked for: results that change more often are a flicker.
const resting = time.Second / 4

// indexed repeats the search after more was indexed, if its results are incomplete. It waits for a search under way, and
// for the end of the rest.
func (b *Box) indexed() tea.Cmd {
	if b.grown = b.finding.Busy() || b.rest.Busy(); b.grown || b.hits.Index == (account.Index{}) {
		return nil
	}
	return tea.Batch(b.find(), load.After(b.env.Group, &b.rest, resting, func() tea.Cmd {
		if b.grown {
			return b.indexed()
		}
		return nil
	}))
}

// first puts the cursor on the first row, because the words have changed.
func (b *Box) first() {
	b.held = 0
	b.list.MoveTo(0)
}

// put puts the cursor on a row. The cursor stays on that applicant while more are found.
func (b *Box) put(row int) tea.Cmd {
	b.list.MoveTo(row)
	if b.list.Cursor < len(b.found) {
		b.held = b.found[b.list.Cursor].id
	}
	return nil
}

// TypedText implements screen.Typed.
func (b *Box) TypedText() *screen.TypedText {
	return &screen.TypedText{Value: b.Typed(), Set: func(typed string) tea.Cmd { return b.Put(text.Line(typed)) }}
}

// Title implements frame.Box.
func (b *Box) Title() string { return lang.Text("Search all applicants") }

// Unasked implements frame.Box.
func (b *Box) Unasked() bool { return false }

// Key implements frame.Box.
func (b *Box) Key(msg tea.KeyPressMsg) tea.Cmd { return press(b.env, msg, b.Actions(), b.typed) }

// Paste implements frame.Box.
func (b *Box) Paste(msg tea.PasteMsg) tea.Cmd { return b.typed(msg) }

// typed takes a key or a paste, and searches if the words have changed.
func (b *Box) typed(msg tea.Msg) tea.Cmd {
	if !b.input.Type(msg) {
		return nil
	}
	b.first()
	return b.find()
}

// press runs the action of a key; a key without one is typed.
func press(e *env.Env, msg tea.KeyPressMsg, actions []action.Action, typed func(tea.Msg) tea.Cmd) tea.Cmd {
	if a, ok := action.Find(actions, msg.String()); ok {
		return e.Run(a)
	}
	return typed(msg)
}

// Actions implements frame.Box.
func (b *Box) Actions() []action.Action {
	move := func(rows func() int) func() tea.Cmd {
		return func() tea.Cmd {
			b.input.Unselect()
			return b.put(b.list.Cursor + rows())
		}
	}
	noneFound, nothing := "", ""
	if len(b.found) == 0 {
		noneFound = lang.Text("no applicant is found")
	}
	if strings.TrimSpace(b.input.Value()) == "" {
		nothing = lang.Text("nothing is typed")
	}
	var out []action.Action
	if typed, ok := b.earlier(); ok { // else the key moves up
		out = append(out, action.Action{Keys: action.EarlierSearch, Label: action.Label{Name: "earlier search", Help: "the search before this one"}.Translated(), Rank: 3, Run: func() tea.Cmd {
			cmd := b.Put(typed)
			b.input.Select()
			return cmd
		}})
	}
	return append(out, []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "read", Help: "read the application; marks it viewed"}.Translated(), Rank: 1, Disabled: noneFound, Run: b.read},
		{Keys: action.FoundUp, Label: sayUp(), Run: move(func() int { return -1 })},
		{Keys: action.FoundDown, Label: sayDown(), Run: move(func() int { return 1 })},
		{Keys: action.PageUp, Label: action.Label{Name: "page up", Help: "half a page up"}.Translated(), Run: move(func() int { return -b.list.Page() })},
		{Keys: action.PageDown, Label: action.Label{Name: "page down", Help: "half a page down"}.Translated(), Run: move(func() int { return b.list.Page() })},
		{Keys: action.ClearLine, Label: action.Label{Name: "clear", Help: "clear the search"}.Translated(), Rank: 2, Disabled: nothing, Run: func() tea.Cmd { return b.Put("") }},
		b.readOthers(),
		{Keys: action.NameSearch, Label: action.Label{Name: "name it", Help: "save this search under a name"}.Translated(), Rank: 3, Disabled: nothing, Run: b.env.Want(intent.NameSearch{Typed: b.input.Value()})},
		{Keys: action.NamedOnes, Label: action.Label{Name: "saved searches", Help: "choose a saved search"}.Translated(), Rank: 4, Run: b.env.Want(intent.PickSearch{Pick: b.Put})},
		{Keys: action.Back, Label: action.Label{Name: "close", Help: "stop loading the other jobs; otherwise close the search, which keeps its words"}.Translated(), Rank: 5, Run: func() tea.Cmd {
			if b.stop() {
				return b.find()
			}
			b.finding.Cancel()
			b.keepWords()
			b.host.Remove(b)
			return nil
		}},
	}...)
}

func (b *Box) read() tea.Cmd {
	ids := make([]int64, len(b.found))
	for i, f := range b.found {
		ids[i] = f.id
	}
	b.put(b.list.Cursor)
	b.keepWords()
	b.host.Remove(b)
	return b.env.Do(intent.ReadFound{IDs: ids, ID: ids[b.list.Cursor], Words: b.Typed()})
}

// Choices implements frame.Chooser.
func (b *Box) Choices() *widget.List { return &b.list }

// IsSheet implements frame.Sheet.
func (*Box) IsSheet() {}

// Width implements frame.Wide.
func (b *Box) Width(most int) int { return min(most, frame.PageWidth) }

// rowHeight is the number of lines of an applicant.
const rowHeight = 2

// View implements frame.Box.
func (b *Box) View(width int) []string {
	t, height := b.env.Theme, b.host.Rows()
	b.forgetDismissed()
	out := []string{t.Key.Render("› ") + b.input.View(t, max(width-4, 1))}
	state, style := b.state()
	lines := widget.Paragraph(style, state, 0, width)
	out = append(out, lines[:min(len(lines), 2)]...)
	if reading := b.progress(); reading != "" {
		out = append(out, widget.NewRow(width).Left(t.Accent, reading).Render(t.Choice(false)))
	}
	out = append(out, "")
	rows := max(height-len(out), rowHeight)
	if !b.asked {
		out = append(out, widget.DrawLegend(t, widget.ApplicantLegend(), width, rows)...)
	}
	b.list.Resize(len(b.found), rows/rowHeight)
	b.list.Drawn(len(out), rowHeight)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		out = append(out, b.row(b.found[i], width, i == b.list.Cursor)...)
	}
	return out
}

// forgetDismissed removes the applicants that were dismissed after the search from its list.
func (b *Box) forgetDismissed() {
	b.found = slices.DeleteFunc(b.found, func(f found) bool {
		_, known := b.known.Get(f.id)
		return !known
	})
}

// state is why there is no result; or how many applicants were found, and what cannot be found yet.
func (b *Box) state() (string, theme.Style) {
	t := b.env.Theme
	switch {
	case b.failed != "":
		return b.failed, t.Bad
	case b.problem != "":
		return b.problem, t.Warn
	case !b.asked:
		return lang.Text("Everything must match. Whole words come first, then the newest. Searching marks no one viewed."), t.Dim
	}
	out := []string{sayResult(b.result())}
	if len(b.found) == 0 && b.env.Blind {
		out = append(out, env.NotSearched())
	}
	if n := b.hits.Applications; n > 0 {
		out = append(out, lang.Plural(n, "%d application not searched yet.", "%d applications not searched yet."))
	}
	switch n := b.hits.CVs; {
	case b.readsCVs():
		out = append(out, sayBeingRead(n))
	case n > 0 && b.query.ReadsCVs():
		out = append(out, lang.Plural(n, "%d CV not read yet.", "%d CVs not read yet."))
	}
	return strings.Join(out, " "), t.Dim
}

// row draws an applicant: name, job and age, and the line that matches.
func (b *Box) row(f found, width int, current bool) []string {
	t := b.env.Theme
	base := t.Choice(current)
	c := b.known.Applicant(f.id)
	sign, signed, name := review.Lead(t, &c, b.mine(f.id).Verdict)
	first := widget.NewRow(width).Left(signed, text.Fit(sign, 2)).Left(name, env.Name(c))
	if c.Applicant.Age != nil {
		first.Whole(t.Dim, fmt.Sprintf(", %d", *c.Applicant.Age))
	}
	first.Left(t.Dim, "  "+text.Joined(" · ", text.Line(c.JobTitle), text.Line(c.Applicant.Region)))
	if c.JustIn() {
		first.Right(t.Unviewed, " "+lang.TextIn("searchbox", "just in"))
	} else {
		first.Right(t.Dim, text.PadLeft(b.env.Ago(c.Date), 5))
	}
	if f.why.Line == "" {
		title, _ := profile.Position(&c)
		return []string{first.Render(base), widget.NewRow(width).Left(t.Dim, "  "+title).Render(base)}
	}
	also, room := "", width
	if f.why.Also != nil {
		need := indent + text.Width(sayIn(f.why)+text.Line(f.why.Line))
		room = min(need+1, max(width/2, width-text.Width(separator+sayIn(*f.why.Also)+text.Line(f.why.Also.Line))))
		also = b.explained(*f.why.Also, separator, width-room).Render(base)
	}
	return []string{first.Render(base), b.explained(f.why, strings.Repeat(" ", indent), room).Render(base) + also}
}

// separator is between the two lines that explain why an applicant was found, and indent before the first.
const separator, indent = "· ", 2

// explained is a row with a line that explains why an applicant was found.
func (b *Box) explained(why query.Found, before string, width int) *widget.Row {
	label := before + sayIn(why)
	row := widget.NewRow(width).Left(b.env.Theme.Dim, label)
	light(row, b.env.Theme, why, width-text.Width(label))
	return row
}

// light adds a line with its matches highlighted. Where the first match is far to the right,
// the line begins shortly before it.
func light(row *widget.Row, t *theme.Theme, why query.Found, width int) {
	at := 0
	const before = 3 // words shown before the match
	if len(why.Highlights) > 0 && text.Width(text.Line(why.Line[:why.Highlights[0].End])) > width*2/3 {
		at = why.Highlights[0].Start
		for range before {
			at = max(strings.LastIndexByte(strings.TrimRight(why.Line[:at], " "), ' ')+1, 0)
		}
		row.Left(t.Dim, "… ")
	}
	for _, r := range why.Highlights {
		row.Left(t.Text, text.Line(why.Line[at:r.Start])).Left(t.Match, text.Line(why.Line[r.Start:r.End]))
		at = r.End
	}
	row.Left(t.Text, text.Line(why.Line[at:]))
}

// sayResult counts the applicants found, and the jobs searched if they are not all.
func sayResult(r result) string {
	var out string
	switch {
	case r.listed == 0:
		out = lang.Text("No applicants found")
	case r.many:
		out = lang.Plural(r.listed+r.more, "The first %[2]d of more than %[1]d applicants", "The first %[2]d of more than %[1]d applicants", r.listed)
	case r.more > 0:
		out = lang.Plural(r.listed+r.more, "The first %[2]d of %[1]d applicants", "The first %[2]d of %[1]d applicants", r.listed)
	default:
		out = lang.Plural(r.listed, "%d applicant", "%d applicants")
	}
	if r.searched < r.jobs {
		out += lang.Plural(r.jobs, " in %[2]d of %[1]d job", " in %[2]d of %[1]d jobs", r.searched)
		if !r.loading {
			out += lang.Text("; %s loads the others", action.ReadOthers)
		}
	}
	return out + "."
}
