package reviewing

import (
	"fmt"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/area"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// noteBox is where a note is written: one applicant's, or one that is added to the notes of
// several. What is typed is saved while typing, and there again when the box is opened for
// the same applicants.
type noteBox struct {
	book   *Book
	ids    []int64
	begun  *begunNote // nil for one applicant
	area   area.Area
	saving load.Task
}

// begunNote is a note typed for several applicants and neither kept nor emptied.
type begunNote struct {
	applies []int64 // of the applicants, sorted
	typed   string
	host    int64 // the application whose unfinished note saves it; 0: it is in memory only
}

// begunFor returns the note begun for applications, which may be empty.
func (b *Book) begunFor(applies []int64) *begunNote {
	slices.Sort(applies)
	if i := slices.IndexFunc(b.begun, func(n *begunNote) bool { return slices.Equal(n.applies, applies) }); i >= 0 {
		return b.begun[i]
	}
	n := &begunNote{applies: applies}
	b.begun = append(b.begun, n)
	return n
}

// forgetBegun forgets the begun notes that are done with.
func (b *Book) forgetBegun(done func(*begunNote) bool) { b.begun = slices.DeleteFunc(b.begun, done) }

// saveAfter is how long after a change what is typed is saved; typing on does not put it
// off.
const saveAfter = 400 * time.Millisecond

func (b *Book) openNote(ids []int64) tea.Cmd {
	n, typed := &noteBox{book: b, ids: ids}, ""
	if n.several() {
		n.begun = b.begunFor(slices.Clone(ids))
		typed = n.begun.typed
		n.begun.host = n.host()
	} else {
		typed = b.BeginNote(ids[0])
		b.forgetBegun(func(other *begunNote) bool { return other.host == ids[0] }) // it is this one's own now
	}
	n.area.SetValue(typed)
	n.area.MoveTo(len(typed))
	b.host.Push(n)
	return nil
}

func (n *noteBox) several() bool { return len(n.ids) > 1 }

// host chooses whose unfinished note saves what is typed for several: the host so far, else
// the first applicant without an unfinished note.
func (n *noteBox) host() int64 {
	if host := n.begun.host; host != 0 {
		return host
	}
	for _, c := range n.book.known.All(n.ids) {
		if !c.JustIn() && n.book.Of(c.ID).Typed == "" {
			n.book.BeginNote(c.ID)
			return c.ID
		}
	}
	return 0
}

// Title implements overlay.Box.
func (n *noteBox) Title() string {
	if n.several() {
		return "Add to the notes of " + n.book.known.Names(n.ids)
	}
	return "A note about " + n.book.known.Name(n.ids[0])
}

// Unasked implements overlay.Box.
func (n *noteBox) Unasked() bool { return false }

// ShowsNoApplicant implements overlay.Redacted.
func (n *noteBox) ShowsNoApplicant() bool { return true }

// KeepTyped implements overlay.Typed.
func (n *noteBox) KeepTyped() tea.Cmd { return n.save() }

// Paste implements overlay.Box.
func (n *noteBox) Paste(msg tea.PasteMsg) tea.Cmd {
	n.area.Insert(strings.Join(text.Lines(msg.Content), "\n"))
	return n.saveSoon()
}

func (n *noteBox) saveSoon() tea.Cmd {
	if n.saving.Busy() {
		return nil
	}
	return load.After(n.book.desk.Group, &n.saving, saveAfter, n.save)
}

// changed reports whether what is typed differs from the note there is.
func (n *noteBox) changed() bool {
	if n.several() {
		return strings.TrimSpace(n.area.Value()) != ""
	}
	return n.area.Value() != n.book.Begun(n.ids[0])
}

// save saves what is typed as unfinished, or that nothing is.
func (n *noteBox) save() tea.Cmd {
	n.saving.Cancel()
	typed := n.area.Value()
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
		typed = review.Appended(n.book.Of(host).Note, strings.TrimSpace(typed))
	}
	return n.book.Type(host, typed)
}

// Key implements overlay.Box.
func (n *noteBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := msg.String(); {
	case action.Back.Has(key):
		return n.leave()
	case action.KeepNote.Has(key):
		return n.keep()
	case action.NewLine.Has(key), key == "ctrl+j", key == "alt+enter", key == "shift+enter":
		n.area.Insert("\n")
	default:
		n.area.Key(msg)
	}
	return n.saveSoon()
}

// leave closes the box; what is typed stays unfinished.
func (n *noteBox) leave() tea.Cmd {
	n.book.host.Remove(n)
	cmd := n.save()
	if !n.changed() {
		return cmd
	}
	said := "The note is as it was; " + action.Note.String() + " goes on with what you typed."
	if n.several() {
		said = "No note was changed; " + action.Note.String() + " goes on with what you typed."
	}
	return tea.Batch(cmd, n.book.desk.Notify(desk.Info, said))
}

// keep makes what is typed the note, or adds it to the notes of several.
func (n *noteBox) keep() tea.Cmd {
	note := strings.TrimSpace(n.area.Value())
	if len(note) > model.MaxNote {
		return n.book.desk.Notify(desk.Warn, fmt.Sprintf("A note has at most %s; this has %s.", amount.Bytes(model.MaxNote), amount.Bytes(int64(len(note)))))
	}
	if n.several() {
		return n.keepAll(note)
	}
	n.saving.Cancel()
	n.book.host.Remove(n)
	what := "has the note “" + text.Cut(text.Line(note), 30) + "”"
	switch {
	case note == "":
		what = "has no note"
	case n.book.desk.Blind:
		what = "has a note"
	}
	made, cmd := n.book.KeepNote(n.ids[0], note, what)
	const theirs = "Another copy of the program wrote a note meanwhile: it stays"
	switch now := n.book.Of(n.ids[0]).Note; {
	case now == note:
		changed := 0
		if made {
			changed = 1
		}
		return tea.Batch(cmd, n.book.notifyChanged(n.ids, wording{what, what}, changed))
	case note != "" && strings.HasSuffix(now, note):
		return tea.Batch(cmd, n.book.desk.Notify(desk.Warn, theirs+", with yours below it. "+action.Undo.String()+" takes yours back."))
	}
	return tea.Batch(cmd, n.book.desk.Notify(desk.Info, theirs+"."))
}

// keepAll adds what is typed to the note of each applicant.
func (n *noteBox) keepAll(note string) tea.Cmd {
	full := 0
	for _, id := range n.ids {
		if len(review.Appended(n.book.Of(id).Note, note)) > model.MaxNote {
			full++
		}
	}
	if full > 0 {
		return n.book.desk.Notify(desk.Warn, fmt.Sprintf("%s would be longer than %s. Shorten what you add.", amount.Plural(full, "note"), amount.Bytes(model.MaxNote)))
	}
	n.saving.Cancel()
	n.book.host.Remove(n)
	what := wording{"has a note added", "note “" + text.Cut(text.Line(note), 30) + "” added"}
	if n.book.desk.Blind {
		what.several = "a note added"
	}
	host, kept := n.begun.host, tea.Cmd(nil)
	n.book.forgetBegun(func(other *begunNote) bool { return other == n.begun })
	if note != "" {
		kept = n.book.change(n.ids, what, func(r *model.Review) { r.Note = review.Appended(r.Note, note) })
	}
	if host == 0 {
		return kept
	}
	return tea.Batch(kept, n.book.Type(host, "")) // the note is on the disk before what was typed leaves it
}

// Actions implements overlay.Box.
func (n *noteBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.KeepNote, Label: action.Label{Name: "keep"}, Rank: 1},
		{Keys: action.NewLine, Label: action.Label{Name: "new line"}, Rank: 2},
		{Keys: action.Back, Label: action.Label{Name: "close, go on later"}, Rank: 3},
	}
}

// View implements overlay.Box.
func (n *noteBox) View(width int) []string {
	t := n.book.desk.Theme
	n.area.Resize(width, max(min(8, n.book.host.Rows()-2), 1))
	cursor := t.Text.Reverse(true)
	out := n.area.View(t.Text, &cursor)
	said := "It stays on this machine; the candidate never sees it."
	if n.several() {
		said = "Added as a line below each one's own note. It stays on this machine."
	}
	return append(out, t.Dim.Render(said))
}
