// Package erasing erases applicants from this computer: it shows the effect, asks twice, and
// words the receipt, which the command prints, too.
package erasing

import (
	"cmp"
	"context"
	"errors"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/outline"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// Source is what erasing needs of an account.
type Source interface {
	HeldElsewhere() error // no I/O
	ScopeOf(shown ...int64) account.Scope
	Select(context.Context, account.Scope) (account.Selected, error)
	Rehearse(context.Context, account.Selected, account.Scope) (account.Receipt, error)
	Erase(context.Context, account.Selected, account.Scope) (account.Receipt, error)
}

// Chosen are the applicants to erase.
type Chosen struct {
	One      model.Candidate // without an id: no applicant
	Marked   int             // 0: One is meant
	IDs      func() []int64  // of the marked
	Disabled string          // the reason why they cannot be erased
}

// Actions erase applicants, or those of a job, which has an id. They are rare and have no keys:
// the palette and the help find them.
func Actions(d *desk.Desk, host overlay.Host, source Source, who Chosen, job model.Job) []action.Action {
	held := ""
	if err := source.HeldElsewhere(); err != nil {
		held = err.Error()
	}
	person := action.Action{Label: say.Applicant, Group: action.GroupApplicants, Disabled: cmp.Or(held, who.Disabled), Run: func() tea.Cmd {
		return ask(d, host, source, source.ScopeOf(who.One.ID), say.Of(text.Line(who.One.Applicant.Name)))
	}}
	switch {
	case who.Marked > 0:
		person.Label = say.Marked(who.Marked)
		person.Run = func() tea.Cmd {
			return ask(d, host, source, source.ScopeOf(who.IDs()...), say.Of(outline.Applicants(who.Marked)))
		}
	case who.One.ID == 0:
		person.Disabled = cmp.Or(person.Disabled, say.NoApplicant)
	}
	all := action.Action{Label: say.Job, Group: action.GroupJobs, Disabled: held, Run: func() tea.Cmd {
		return ask(d, host, source, account.Scope{JobID: job.ID}, say.Of(text.Line(job.Title)))
	}}
	if job.ID == 0 && held == "" {
		all.Disabled = say.NoJob
	}
	return []action.Action{person, all}
}

// effect is what an erasure would do.
type effect struct {
	selected account.Selected
	receipt  account.Receipt
}

// ask counts what would go, and asks whether it may.
func ask(d *desk.Desk, host overlay.Host, source Source, scope account.Scope, title string) tea.Cmd {
	var counting load.Task
	wait := overlay.NewWait(d, host, title, say.Counting, counting.Cancel)
	host.Push(wait)
	return load.Run(d.Group, &counting, func(ctx context.Context) (e effect, err error) {
		if e.selected, err = source.Select(ctx, scope); err == nil {
			e.receipt, err = source.Rehearse(ctx, e.selected, scope)
		}
		return e, err
	}, func(e effect, err error) tea.Cmd {
		host.Remove(wait)
		n := len(e.selected.Applications)
		switch {
		case errors.Is(err, account.ErrNone), err == nil && n == 0:
			return d.Notify(desk.Info, say.NothingKept)
		case err != nil:
			return d.Notify(desk.Bad, d.Fail(err))
		}
		d.Ask(desk.Question{Title: title, Lines: question(e), Verb: say.GoOn, Danger: true, NamesApplicant: true, Do: func() tea.Cmd {
			host.Push(&confirmation{Line: overlay.NewLine(d, host, "", ""), title: title, n: n, files: Unchanged(e.receipt), others: holdOthers(e.receipt), then: func(files bool) tea.Cmd {
				scope.Saved = files
				return d.Do(intent.Erase{Selected: e.selected, Scope: scope})
			}})
			return nil
		}})
		return nil
	})
}

// question words the effect of an erasure.
func question(e effect) []string {
	const most = 6
	list := e.selected.Applications
	lines := []string{say.Ask(len(list)), say.Consequence}
	if people := e.selected.People; len(people) > 1 && len(list) > most { // else each has a line
		lines = append(lines, outline.Applicants(len(people))+": "+lang.End(names(people)))
	}
	for _, m := range list[:min(len(list), most)] {
		day := ""
		if !m.Date.IsZero() {
			day = amount.Date(m.Date.Local())
		}
		lines = append(lines, "· "+joined(text.Line(m.Name), text.Line(m.Job), day))
	}
	if more := len(list) - most; more > 0 {
		lines = append(lines, say.More(more))
	}
	if with := say.With(e.receipt); with != "" {
		lines = append(lines, say.Includes(with))
	}
	lines = append(lines, Saved(e.receipt, most)...)
	for _, apart := range Apart(e.receipt.Apart) {
		lines = append(lines, apart.Text)
	}
	return lines
}

// names lists the names of the first applicants, and counts the others.
func names(people []account.Match) string {
	const most = 4
	var first []string
	for _, m := range people[:min(len(people), most)] {
		first = append(first, text.Line(m.Name))
	}
	if more := len(people) - most; more > 0 {
		return joined(first...) + say.MoreNames(more)
	}
	return joined(first...)
}

// Saved lists at most so many of the files that shortlist saved, under a line about them; nothing without any.
func Saved(r account.Receipt, most int) (lines []string) {
	if len(r.Saved) > 0 {
		lines = append(lines, say.SavedFiles(len(r.Saved)))
	}
	for _, f := range r.Saved[:min(len(r.Saved), most)] {
		lines = append(lines, "·\u00a0"+say.SavedFile(f))
	}
	if more := len(r.Saved) - most; more > 0 {
		lines = append(lines, say.MoreFiles(more))
	}
	return lines
}

// Unchanged counts the saved files that an erasure may delete.
func Unchanged(r account.Receipt) (n int) {
	for _, f := range r.Saved {
		if f.State == account.SavedUnchanged {
			n++
		}
	}
	return n
}

// holdOthers reports whether a saved file that an erasure may delete holds other applicants, too.
func holdOthers(r account.Receipt) bool {
	return slices.ContainsFunc(r.Saved, func(f account.SavedFile) bool { return f.State == account.SavedUnchanged && f.Others > 0 })
}

func joined(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, ", ")
}

// confirmation is the second question. Its answer is a number, so that a key that is held down
// erases nothing, and that is typed alike on every keyboard layout. It offers to delete saved files, too.
type confirmation struct {
	overlay.Line
	title  string
	n      int  // of applications
	files  int  // that shortlist saved, and that may be deleted
	others bool // of those files, some hold other applicants, too
	delete bool // the files
	named  bool // a line of words named that choice, and was no number
	wrong  bool
	then   func(files bool) tea.Cmd
}

// Title implements overlay.Box.
func (c *confirmation) Title() string { return c.title }

// Key implements overlay.Box.
func (c *confirmation) Key(msg tea.KeyPressMsg) tea.Cmd {
	if c.files > 0 && action.SavedFiles.Has(msg.String()) {
		return c.toggle()
	}
	return c.Take(msg, c, c.done)
}

// TypedText implements outline.Typed: line by line, the name of the choice about the files is typed, too.
func (c *confirmation) TypedText() *outline.Text {
	line := c.Line.TypedText()
	set := line.Set
	line.Set = func(typed string) tea.Cmd {
		for _, l := range []action.Label{say.DeleteFiles, say.KeepFiles} {
			if c.files > 0 && typed != "" && (strings.EqualFold(typed, l.Name) || strings.EqualFold(typed, l.Synonyms)) {
				c.named, c.delete, c.wrong = true, l.Name == say.DeleteFiles.Name, false
				return nil
			}
		}
		return set(typed)
	}
	return line
}

func (c *confirmation) toggle() tea.Cmd {
	c.delete = !c.delete
	return nil
}

func (c *confirmation) done() tea.Cmd {
	if c.named {
		c.named = false
		return nil
	}
	if c.wrong = strings.TrimSpace(c.Input.Value()) != strconv.Itoa(c.n); c.wrong {
		return nil
	}
	c.Host.Remove(c)
	return c.then(c.delete)
}

// Actions implements overlay.Box.
func (c *confirmation) Actions() []action.Action {
	out := []action.Action{{Keys: action.Accept, Label: say.Erase, Rank: 1}, {Keys: action.Back, Label: say.Cancel, Rank: 2}}
	if c.files > 0 {
		files := say.DeleteFiles
		if c.delete {
			files = say.KeepFiles
		}
		out = append(out, action.Action{Keys: action.SavedFiles, Label: files, Rank: 3, Run: c.toggle})
	}
	return out
}

// View implements overlay.Box.
func (c *confirmation) View(width int) []string {
	t := c.Desk.Theme
	out := overlay.Styled(t.Bold, say.TypeNumber(c.n), width)
	if c.files > 0 {
		out = append(out, overlay.Styled(t.Text, say.Files(c.files, c.delete), width)...)
	}
	if c.others {
		out = append(out, overlay.Styled(t.Text, say.WithOthers, width)...)
	}
	out = append(out, "", c.Field(width))
	if c.wrong {
		out = append(out, overlay.Styled(t.Bad, say.OtherNumber(c.n), width)...)
	}
	return out
}

// Run erases, and then calls shown with the receipt, whatever came of it. If another window erases, it shows
// that only: nothing was erased.
func Run(d *desk.Desk, host overlay.Host, source Source, i intent.Erase, shown func(desk.Report) tea.Cmd) tea.Cmd {
	wait := overlay.NewWait(d, host, say.Title, say.Erasing, nil)
	host.Push(wait)
	left := ""
	return load.Do(d.Group, func(ctx context.Context) (account.Receipt, error) {
		r, err := source.Erase(ctx, i.Selected, i.Scope)
		if err != nil {
			left = leftBy(ctx, source, i, r)
		}
		return r, err
	}, func(r account.Receipt, err error) tea.Cmd {
		host.Remove(wait)
		if errors.Is(err, account.ErrErasing) {
			return d.Notify(desk.Bad, d.Fail(err))
		}
		report := desk.Report{Title: say.Title, Lines: Receipt(r, 0, false)}
		if err != nil {
			report.Lines = []desk.Notice{{Severity: desk.Bad, Text: d.Fail(err)}}
			if left != "" {
				report.Lines = append(report.Lines, desk.Notice{Severity: desk.Warn, Text: left})
			}
		}
		return shown(report)
	})
}

// leftBy words what an erasure that failed has left. The rows of all its applicants go at once, or none do.
func leftBy(ctx context.Context, source Source, i intent.Erase, r account.Receipt) string {
	if r.Begun.IsZero() { // it was not noted
		return say.NothingErased
	}
	switch s, err := source.Select(ctx, i.Scope); {
	case errors.Is(err, account.ErrNone), err == nil && len(s.Applications) == 0:
		return say.RestIsLeft
	case err != nil:
		return "" // it is not known
	}
	return say.NotErasedYet
}

// Receipt words what an erasure did, or what it would do. kept is how many old applications stay
// because they are on a shortlist.
func Receipt(r account.Receipt, kept int, rehearsed bool) (out []desk.Notice) {
	for _, line := range say.Receipt(r, kept, rehearsed) {
		out = append(out, desk.Notice{Severity: desk.Info, Text: line})
	}
	if rehearsed {
		for _, line := range Saved(r, len(r.Saved)) {
			out = append(out, desk.Notice{Severity: desk.Info, Text: line})
		}
		if Unchanged(r) > 0 {
			out = append(out, desk.Notice{Severity: desk.Info, Text: say.DeleteSaved})
		}
		return append(out, Apart(r.Apart)...)
	}
	if r.Deleted > 0 {
		out = append(out, desk.Notice{Severity: desk.Info, Text: say.FilesDeleted(r.Deleted)})
	}
	for i, f := range r.Saved {
		if i == 0 {
			out = append(out, desk.Notice{Severity: desk.Warn, Text: say.FilesStay})
		}
		out = append(out, desk.Notice{Severity: desk.Info, Text: "·\u00a0" + say.SavedFile(f)})
	}
	for _, line := range say.Failures(r) {
		out = append(out, desk.Notice{Severity: desk.Bad, Text: line})
	}
	for _, line := range say.After() {
		out = append(out, desk.Notice{Severity: desk.Info, Text: line})
	}
	for _, apart := range Apart(r.Apart) {
		out = append(out, desk.Notice{Severity: apart.Severity, Text: "· " + apart.Text})
	}
	for _, place := range elsewhere(r) {
		out = append(out, desk.Notice{Severity: desk.Info, Text: "· " + place})
	}
	return out
}

// OutOfReach lists the places that an erasure does not reach.
func OutOfReach(r account.Receipt) (places []string) {
	for _, apart := range Apart(r.Apart) {
		places = append(places, apart.Text)
	}
	return append(places, elsewhere(r)...)
}

// elsewhere lists the places that no search reaches.
func elsewhere(r account.Receipt) []string {
	if r.HasTeam {
		return append(say.OutOfReach(), say.TeamOutOfReach()...)
	}
	return say.OutOfReach()
}

// Apart words what stores hold that the account does not use, and how to reach them.
func Apart(stores []account.ApartStore) (out []desk.Notice) {
	for _, s := range stores {
		n := desk.Notice{Severity: desk.Info, Text: say.Apart(s, whereIs(s))}
		if s.Why != "" || s.Rows > 0 {
			n = desk.Notice{Severity: desk.Warn, Text: n.Text + " " + say.ApartAdvice(text.Line(s.Account))}
		}
		out = append(out, n)
	}
	return out
}

// Stored names a store that no account uses, and how to reach it.
func Stored(s account.ApartStore) string {
	return say.Stored(whereIs(s)) + " " + say.ApartAdvice(text.Line(s.Account))
}

// whereIs names the owner of a store, if that is known, and its folder.
func whereIs(s account.ApartStore) string {
	where := filepath.Dir(s.Path)
	if s.Has != (model.Identity{}) {
		where = s.Has.String() + ", " + where
	}
	return text.Line(where)
}

// mentioned counts the rows that hold a text of the erased because they belong to other applications, or because the
// person wrote them.
func mentioned(r account.Receipt) (others, own int) {
	for table, n := range r.Mentions {
		switch table {
		case "candidates", "arrivals", "cv_texts", "identities":
			others += n
		default:
			own += n
		}
	}
	return others, own
}

// foundNothing reports whether a search found no text of the erased.
func foundNothing(r account.Receipt) bool {
	left := func(s account.ApartStore) bool { return s.Rows > 0 || s.Why != "" }
	return r.Marks > 0 && r.Searched > 0 && r.Clean() && len(r.Mentions) == 0 && !slices.ContainsFunc(r.Apart, left)
}
