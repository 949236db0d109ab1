package review

import (
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// noteBox is the box for a note about one applicant, or for a line that is added to the notes of
// several. It saves the text while the person types, and shows it again for the same applicants.
type noteBox struct {
	frame.Lines
	book   *Reviewer
	ids    []int64
	begun  *begunNote // nil for one applicant
	saving load.Task
}

// begunNote is an unfinished note for several applicants.
type begunNote struct {
	applies []int64 // the applications, sorted
	typed   string
	host    int64 // the application whose unfinished note saves it; 0: in memory only
}

// begunFor returns the unfinished note for applications, which may be empty.
func (b *Reviewer) begunFor(applies []int64) *begunNote {
	slices.Sort(applies)
	if i := slices.IndexFunc(b.begun, func(n *begunNote) bool { return slices.Equal(n.applies, applies) }); i >= 0 {
		return b.begun[i]
	}
	n := &begunNote{applies: applies}
	b.begun = append(b.begun, n)
	return n
}

// forgetBegun forgets finished notes.
func (b *Reviewer) forgetBegun(done func(*begunNote) bool) {
	b.begun = slices.DeleteFunc(b.begun, done)
}

// saveAfter is how long after a change the text is saved. Further typing does not delay it.
const saveAfter = 400 * time.Millisecond

func (b *Reviewer) openNote(ids []int64) tea.Cmd {
	n, typed := &noteBox{book: b, ids: ids}, ""
	if n.several() {
		n.begun = b.begunFor(slices.Clone(ids))
		typed = n.begun.typed
		n.begun.host = n.host()
	} else {
		typed = b.BeginNote(ids[0])
		b.forgetBegun(func(other *begunNote) bool { return other.host == ids[0] }) // the text is this applicant's own unfinished note now
	}
	n.Begin(typed)
	n.Changed = n.saveSoon
	b.host.Push(n)
	return nil
}

func (n *noteBox) several() bool { return len(n.ids) > 1 }

// host chooses the application whose unfinished note saves a text for several: the current one,
// or else the first without an unfinished note.
func (n *noteBox) host() int64 {
	if host := n.begun.host; host != 0 {
		return host
	}
	for _, c := range n.book.known.All(n.ids) {
		if !c.JustIn() && n.book.For(c.ID).Typed == "" {
			n.book.BeginNote(c.ID)
			return c.ID
		}
	}
	return 0
}

// Title implements frame.Box.
func (n *noteBox) Title() string {
	if n.several() {
		return lang.Text("Add to the notes of %s", n.book.known.Names(n.ids))
	}
	return lang.Text("A note about %s", n.book.known.Name(n.ids[0]))
}

// ShowsNoApplicant implements frame.Redacted.
func (n *noteBox) ShowsNoApplicant() bool { return true }

// KeepTyped implements frame.Typed.
func (n *noteBox) KeepTyped() tea.Cmd { return n.save() }

func (n *noteBox) saveSoon() tea.Cmd {
	if n.saving.Busy() {
		return nil
	}
	return load.After(n.book.env.Group, &n.saving, saveAfter, n.save)
}

// changed reports whether the text differs from the note.
func (n *noteBox) changed() bool {
	if n.several() {
		return strings.TrimSpace(n.Area.Value()) != ""
	}
	return n.Area.Value() != n.book.Begun(n.ids[0])
}

// save saves the text as an unfinished note; an unchanged text removes the unfinished note.
func (n *noteBox) save() tea.Cmd {
	n.saving.Cancel()
	typed := n.Area.Value()
	if !n.changed() {
		typed = ""
	}
	if !n.several() {
		return n.book.Type(n.ids[0], typed)
	}
	n.begun.typed = typed
	host := n.begun.host
	switch {
	case host == 0:
		return nil
	case typed == "":
		n.begun.host = 0
	default:
		typed = Appended(n.book.For(host).Note, strings.TrimSpace(typed))
	}
	return n.book.Type(host, typed)
}

// Key implements frame.Box.
func (n *noteBox) Key(msg tea.KeyPressMsg) tea.Cmd { return n.Take(msg, n.leave, n.keep) }

// leave closes the box. The text stays unfinished.
func (n *noteBox) leave() tea.Cmd {
	n.book.host.Remove(n)
	cmd := n.save()
	if !n.changed() {
		return cmd
	}
	notice := lang.Text("The note is unchanged; %s continues what you typed.", action.Note)
	if n.several() {
		notice = lang.Text("No note was changed; %s continues what you typed.", action.Note)
	}
	return tea.Batch(cmd, n.book.announce(env.Info, notice))
}

// keep makes the text the note, or adds it to the notes of several.
func (n *noteBox) keep() tea.Cmd {
	note := strings.TrimSpace(n.Area.Value())
	if len(note) > model.MaxNote {
		return n.book.env.Notify(env.Warn, lang.Text("A note has at most %s; this has %s.", amount.Bytes(model.MaxNote), amount.Bytes(int64(len(note)))))
	}
	if n.several() {
		return n.keepAll(note)
	}
	n.saving.Cancel()
	n.book.host.Remove(n)
	what := change{one: lang.Text("has the note “%s”", text.Cut(text.Line(note), 30))}
	switch {
	case note == "":
		what = change{one: lang.Text("has no note")}
	case n.book.env.Blind:
		what = change{one: lang.Text("has a note")}
	}
	made, cmd := n.book.KeepNote(n.ids[0], note, what.one)
	switch now := n.book.For(n.ids[0]).Note; {
	case now == note:
		changed := 0
		if made {
			changed = 1
		}
		return tea.Batch(cmd, n.book.notifyChanged(n.ids, what, changed, ""))
	case note != "" && strings.HasSuffix(now, note):
		return tea.Batch(cmd, n.book.announce(env.Warn, lang.Text("Another window wrote a note meanwhile. It stays, with yours below it. %s removes yours.", action.Undo)))
	}
	return tea.Batch(cmd, n.book.announce(env.Info, lang.Text("Another window wrote a note meanwhile. It stays.")))
}

// keepAll adds the text to the note of each applicant.
func (n *noteBox) keepAll(note string) tea.Cmd {
	if full := n.book.tooLong(n.ids, note); full > 0 {
		return n.book.env.Notify(env.Warn, sayNotesTooLong(full, amount.Bytes(model.MaxNote)))
	}
	n.saving.Cancel()
	n.book.host.Remove(n)
	host, kept := n.begun.host, tea.Cmd(nil)
	n.book.forgetBegun(func(other *begunNote) bool { return other == n.begun })
	if note != "" {
		kept = n.book.addToNotes(n.ids, note)
	}
	if host == 0 {
		return kept
	}
	return tea.Batch(kept, n.book.Type(host, "")) // after the note is on the disk
}

// tooLong counts the notes that would be too long with a text added.
func (b *Reviewer) tooLong(ids []int64, added string) (n int) {
	for _, id := range ids {
		if len(Appended(b.For(id).Note, added)) > model.MaxNote {
			n++
		}
	}
	return n
}

// addToNotes adds a text to the note of each applicant.
func (b *Reviewer) addToNotes(ids []int64, added string) tea.Cmd {
	what := change{lang.Text("has a note added"), lang.Text("note “%s” added", text.Cut(text.Line(added), 30))}
	if b.env.Blind {
		what = change{lang.Text("has a note added"), lang.Text("a note added")}
	}
	return b.change(ids, what, func(r *model.Review) { r.Note = Appended(r.Note, added) })
}

// AddToNote adds safe text to the note of an applicant. Undo removes it.
func (b *Reviewer) AddToNote(applyID int64, added string) tea.Cmd {
	ids := []int64{applyID}
	if b.tooLong(ids, added) > 0 {
		return b.env.Notify(env.Warn, sayNotesTooLong(1, amount.Bytes(model.MaxNote)))
	}
	return b.addToNotes(ids, added)
}

// Actions implements frame.Box.
func (n *noteBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.KeepNote, Label: saySave(), Rank: 1},
		{Keys: action.NewLine, Label: action.Label{Name: "new line"}.Translated(), Rank: 2},
		{Keys: action.Back, Label: action.Label{Name: "close, continue later"}.Translated(), Rank: 3},
	}
}

// View implements frame.Box.
func (n *noteBox) View(width int) []string {
	t := n.book.env.Theme
	explained := sayNoteStays(n.book.env.Team)
	if n.several() {
		explained = sayNotesStay(n.book.env.Team)
	}
	return append(n.Draw(t, width, 8, n.book.host.Rows()-4), t.Dim.Render(explained))
}

func sayNoteStays(team bool) string {
	if team {
		return lang.Text("Your colleagues see it too; the applicant never does.")
	}
	return lang.Text("It stays on this computer; the applicant never sees it.")
}

func sayNotesStay(team bool) string {
	if team {
		return lang.Text("It is added as a line below each applicant's own note. Your colleagues see it too.")
	}
	return lang.Text("It is added as a line below each applicant's own note. It stays on this computer.")
}

func sayNotesTooLong(n int, most string) string {
	return lang.Plural(n, "%d note would be longer than %s. Shorten what you add.", "%d notes would be longer than %s. Shorten what you add.", most)
}
