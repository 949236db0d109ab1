// Package privacy switches blind mode, and erases applicants from this computer: it shows the effect, asks twice, and
// words the receipt. The command erase prints the same receipt.
package privacy

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
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// EraseSource is what erasing needs of an account.
type EraseSource interface {
	HeldElsewhere() error // no I/O
	ScopeOf(shown ...int64) account.Scope
	Select(context.Context, account.Scope) (account.Selected, error)
	Rehearse(context.Context, account.Selected, account.Scope) (account.Receipt, error)
	Erase(context.Context, account.Selected, account.Scope) (account.Receipt, error)
}

// ToErase are the applicants to erase.
type ToErase struct {
	One      model.Candidate // without an id: no applicant
	Marked   int             // how many applicants are marked; 0: One is erased
	IDs      func() []int64  // returns the marked applications
	Disabled string          // why the applicants cannot be erased; "": they can
}

// EraseActions returns the actions that erase applicants, or all applicants of a job. They are rare and have no keys:
// the palette and the help find them.
func EraseActions(e *env.Env, host frame.Host, source EraseSource, who ToErase, job model.Job) []action.Action {
	held := ""
	if err := source.HeldElsewhere(); err != nil {
		held = err.Error()
	}
	person := action.Action{Label: sayApplicant(), Group: action.GroupApplicants, Disabled: cmp.Or(held, who.Disabled), Run: func() tea.Cmd {
		return ask(e, host, source, source.ScopeOf(who.One.ID), sayOf(text.Line(who.One.Applicant.Name)))
	}}
	switch {
	case who.Marked > 0:
		person.Label = sayMarked(who.Marked)
		person.Run = func() tea.Cmd {
			return ask(e, host, source, source.ScopeOf(who.IDs()...), sayOf(screen.SayApplicants(who.Marked)))
		}
	case who.One.ID == 0:
		person.Disabled = cmp.Or(person.Disabled, lang.Text("there is no applicant"))
	}
	all := action.Action{Label: action.Label{Name: "erase applicants", Title: "Erase the job's applicants", Help: "erase everything that this computer keeps of the job's applicants", Synonyms: "delete, remove, forget, GDPR, privacy"}.Translated(), Group: action.GroupJobs, Disabled: held, Run: func() tea.Cmd {
		return ask(e, host, source, account.Scope{JobID: job.ID}, sayOf(text.Line(job.Title)))
	}}
	if job.ID == 0 && held == "" {
		all.Disabled = lang.Text("there is no job")
	}
	return []action.Action{person, all}
}

// effect is what an erasure would do.
type effect struct {
	selected account.Selected
	receipt  account.Receipt
}

// ask counts what would be erased, and asks whether to erase it.
func ask(d *env.Env, host frame.Host, source EraseSource, scope account.Scope, title string) tea.Cmd {
	var counting load.Task
	wait := frame.NewWait(d, host, title, lang.Text("Counting the effect."), counting.Cancel)
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
			return d.Notify(env.Info, lang.Text("This computer keeps no such applications."))
		case err != nil:
			return d.Notify(env.Bad, d.Fail(err))
		}
		d.Ask(env.Question{Title: title, Lines: question(e), Verb: lang.Text("go on"), Danger: true, NamesApplicant: true, Do: func() tea.Cmd {
			host.Push(&confirmation{Line: frame.NewLine(d, host, "", ""), title: title, n: n, files: Unchanged(e.receipt), others: holdOthers(e.receipt), then: func(files bool) tea.Cmd {
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
	lines := []string{lang.Plural(len(list), "Erase %d application from this computer?", "Erase %d applications from this computer?"), lang.Text("The service keeps what it has. On this computer, erasing cannot be undone.")}
	if people := e.selected.People; len(people) > 1 && len(list) > most { // few people have a line each
		lines = append(lines, screen.SayApplicants(len(people))+": "+lang.End(names(people)))
	}
	for _, m := range list[:min(len(list), most)] {
		day := ""
		if !m.Date.IsZero() {
			day = amount.Date(m.Date.Local())
		}
		lines = append(lines, "· "+text.Joined(", ", text.Line(m.Name), text.Line(m.Job), day))
	}
	if more := len(list) - most; more > 0 {
		lines = append(lines, lang.Plural(more, "· and %d more application", "· and %d more applications"))
	}
	if with := sayWith(e.receipt); with != "" {
		lines = append(lines, sayIncludes(with))
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
		return text.Joined(", ", first...) + lang.Text(" and %s more", lang.Number(more))
	}
	return text.Joined(", ", first...)
}

// Saved lists at most most of the files that shortlist saved, under a line about them; nil without any.
func Saved(r account.Receipt, most int) (lines []string) {
	if len(r.Saved) > 0 {
		lines = append(lines, lang.Plural(len(r.Saved), "shortlist saved %d file with what is erased:", "shortlist saved %d files with what is erased:"))
	}
	for _, f := range r.Saved[:min(len(r.Saved), most)] {
		lines = append(lines, "·\u00a0"+saySavedFile(f))
	}
	if more := len(r.Saved) - most; more > 0 {
		lines = append(lines, lang.Plural(more, "· and %d more file", "· and %d more files"))
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

// confirmation is the second question. Its answer is a number, so that a key held down erases nothing, and because
// digits are the same on every keyboard layout. It offers to delete saved files, too.
type confirmation struct {
	frame.Line
	title  string
	n      int  // how many applications are erased, and the number to type
	files  int  // how many saved files may be deleted
	others bool // some of the files hold other applicants, too
	delete bool // the person chose to delete the files
	named  bool // the typed line named a choice about the files, not a number
	wrong  bool
	then   func(files bool) tea.Cmd
}

// Title implements frame.Box.
func (c *confirmation) Title() string { return c.title }

// Key implements frame.Box.
func (c *confirmation) Key(msg tea.KeyPressMsg) tea.Cmd {
	if c.files > 0 && action.SavedFiles.Has(msg.String()) {
		return c.toggle()
	}
	return c.Take(msg, c, c.done)
}

// TypedText implements screen.Typed. In the front end by lines, the choice about the files is typed by its name.
func (c *confirmation) TypedText() *screen.TypedText {
	line := c.Line.TypedText()
	set := line.Set
	line.Set = func(typed string) tea.Cmd {
		for _, l := range []action.Label{sayDeleteFiles(), sayKeepFiles()} {
			if c.files > 0 && typed != "" && (strings.EqualFold(typed, l.Name) || strings.EqualFold(typed, l.Synonyms)) {
				c.named, c.delete, c.wrong = true, l.Name == sayDeleteFiles().Name, false
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

// Actions implements frame.Box.
func (c *confirmation) Actions() []action.Action {
	out := []action.Action{{Keys: action.Accept, Label: action.Label{Name: "erase", Help: "erase them"}.Translated(), Rank: 1}, {Keys: action.Back, Label: action.Label{Name: "cancel", Help: "erase nothing"}.Translated(), Rank: 2}}
	if c.files > 0 {
		files := sayDeleteFiles()
		if c.delete {
			files = sayKeepFiles()
		}
		out = append(out, action.Action{Keys: action.SavedFiles, Label: files, Rank: 3, Run: c.toggle})
	}
	return out
}

// View implements frame.Box.
func (c *confirmation) View(width int) []string {
	t := c.Env.Theme
	out := frame.Styled(t.Bold, lang.Plural(c.n, "Type %[1]d to erase %[1]d application for good.", "Type %[1]d to erase %[1]d applications for good."), width)
	if c.files > 0 {
		out = append(out, frame.Styled(t.Text, lang.Plural(c.files, "%[2]sDelete %[1]d file that shortlist saved, too (%[3]s).", "%[2]sDelete %[1]d files that shortlist saved, too (%[3]s).", checked(c.delete), action.SavedFiles), width)...)
	}
	if c.others {
		out = append(out, frame.Styled(t.Text, lang.Text("A file that holds other applicants, too, goes as a whole."), width)...)
	}
	out = append(out, "", c.Field(width))
	if c.wrong {
		out = append(out, frame.Styled(t.Bad, lang.Text("This is not %d. Nothing was erased.", c.n), width)...)
	}
	return out
}

// Erase erases, and then calls shown with the receipt, also after a failure. If another window erases, it only shows
// that: nothing was erased.
func Erase(e *env.Env, host frame.Host, source EraseSource, i intent.Erase, shown func(env.Report) tea.Cmd) tea.Cmd {
	wait := frame.NewWait(e, host, lang.Text("Erase"), lang.Text("Erasing. If the program ends meanwhile, it goes on at the next start."), nil)
	host.Push(wait)
	left := ""
	return load.Do(e.Group, func(ctx context.Context) (account.Receipt, error) {
		r, err := source.Erase(ctx, i.Selected, i.Scope)
		if err != nil {
			left = leftBy(ctx, source, i, r)
		}
		return r, err
	}, func(r account.Receipt, err error) tea.Cmd {
		host.Remove(wait)
		if errors.Is(err, account.ErrErasing) {
			return e.Notify(env.Bad, e.Fail(err))
		}
		report := env.Report{Title: lang.Text("Erase"), Lines: Receipt(r, 0, false)}
		if err != nil {
			report.Lines = []env.Notice{{Severity: env.Bad, Text: e.Fail(err)}}
			if left != "" {
				report.Lines = append(report.Lines, env.Notice{Severity: env.Warn, Text: left})
			}
		}
		return shown(report)
	})
}

// leftBy words what a failed erasure has left. The rows of all its applicants are erased at once, or not at all.
func leftBy(ctx context.Context, source EraseSource, i intent.Erase, r account.Receipt) string {
	if r.Begun.IsZero() { // the erasure was not noted: it had not begun
		return lang.Text("Nothing was erased.")
	}
	switch s, err := source.Select(ctx, i.Scope); {
	case errors.Is(err, account.ErrNone), err == nil && len(s.Applications) == 0:
		return lang.Text("The applications are gone from the lists. shortlist erases the rest at its next start.")
	case err != nil:
		return "" // what is left is not known
	}
	return lang.Text("Nothing is erased yet. shortlist goes on at its next start.")
}

// Receipt words what an erasure did, or what it would do. kept is how many old applications stay
// because they are on a shortlist.
func Receipt(r account.Receipt, kept int, rehearsed bool) (out []env.Notice) {
	for _, line := range sayReceipt(r, kept, rehearsed) {
		out = append(out, env.Notice{Severity: env.Info, Text: line})
	}
	if rehearsed {
		for _, line := range Saved(r, len(r.Saved)) {
			out = append(out, env.Notice{Severity: env.Info, Text: line})
		}
		if Unchanged(r) > 0 {
			out = append(out, env.Notice{Severity: env.Info, Text: lang.Text("--delete-saved deletes those that have not changed.")})
		}
		return append(out, Apart(r.Apart)...)
	}
	if r.Deleted > 0 {
		out = append(out, env.Notice{Severity: env.Info, Text: lang.Plural(r.Deleted, "Deleted: %d file that shortlist saved.", "Deleted: %d files that shortlist saved.")})
	}
	for i, f := range r.Saved {
		if i == 0 {
			out = append(out, env.Notice{Severity: env.Warn, Text: lang.Text("Files that shortlist saved, and that stay:")})
		}
		out = append(out, env.Notice{Severity: env.Info, Text: "·\u00a0" + saySavedFile(f)})
	}
	for _, line := range sayFailures(r) {
		out = append(out, env.Notice{Severity: env.Bad, Text: line})
	}
	for _, line := range []string{lang.Text("The service still has the applications. Their ids stay here, so that they are not read again."), lang.Text("To forget the ids, run shortlist erase --forget-tombstones."), lang.Text("Out of reach:")} {
		out = append(out, env.Notice{Severity: env.Info, Text: line})
	}
	for _, apart := range Apart(r.Apart) {
		out = append(out, env.Notice{Severity: apart.Severity, Text: "· " + apart.Text})
	}
	for _, place := range elsewhere(r) {
		out = append(out, env.Notice{Severity: env.Info, Text: "· " + place})
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
	if r.Database {
		return append(sayOutOfReach(), lang.Text("dumps of the team's database, and its log of changes (WAL)"))
	}
	if r.HasTeam {
		return append(sayOutOfReach(), sayTeamOutOfReach()...)
	}
	return sayOutOfReach()
}

// Apart words what the stores that the account does not use hold, and how to reach those stores.
func Apart(stores []account.ApartStore) (out []env.Notice) {
	for _, s := range stores {
		n := env.Notice{Severity: env.Info, Text: sayApart(s, whereIs(s))}
		if s.Why != "" || s.Rows > 0 {
			n = env.Notice{Severity: env.Warn, Text: n.Text + " " + sayApartAdvice(text.Line(s.Account))}
		}
		out = append(out, n)
	}
	return out
}

// Stored names a store that no account uses, and how to reach it.
func Stored(s account.ApartStore) string {
	return lang.Text("Kept apart, not used by an account: %s.", whereIs(s)) + " " + sayApartAdvice(text.Line(s.Account))
}

// whereIs names the owner of a store, if that is known, and its folder.
func whereIs(s account.ApartStore) string {
	where := filepath.Dir(s.Path)
	if s.Has != (model.Identity{}) {
		where = s.Has.String() + ", " + where
	}
	return text.Line(where)
}

// mentioned counts the rows that still hold a text of the erased applicants: others belong to other applications, own
// were written by the person.
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

// foundNothing reports whether the search found no text of the erased applicants.
func foundNothing(r account.Receipt) bool {
	left := func(s account.ApartStore) bool { return s.Rows > 0 || s.Why != "" }
	return r.Marks > 0 && r.Searched > 0 && r.Clean() && len(r.Mentions) == 0 && !slices.ContainsFunc(r.Apart, left)
}

func sayDeleteFiles() action.Label {
	return action.Label{Name: "delete files", Help: "also delete the files that shortlist saved"}.Translated()
}

func sayKeepFiles() action.Label {
	return action.Label{Name: "keep files", Help: "leave the files that shortlist saved"}.Translated()
}

func sayOf(what string) string {
	if what == "" {
		return lang.Text("Erase")
	}
	return lang.Text("Erase: %s", what)
}

func sayIncludes(with string) string { return lang.Text("With %s.", with) }

func sayOutOfReach() []string {
	return []string{lang.Text("copies of saved CVs and exports"), lang.Text("mail, printouts and the clipboard"), lang.Text("backups and snapshots of this computer, and blocks that its disk has not overwritten"), lang.Text("the memory of other open windows, until they are closed"), lang.Text("data that your own programs keep"), lang.Text("notes that spell the name in another way or alphabet: shortlist searched for it only as the applicant wrote it")}
}
