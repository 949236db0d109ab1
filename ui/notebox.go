package ui

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

// noteBox is where a note is written: one applicant's, or one that is added to the notes
// of several. What is typed is on disk while it is, and there again when the box is opened
// for the same applicants.
type noteBox struct {
	people []model.Candidate
	model  *Model
	unkept *unkeptNote // of several
	area   area.Area
	saving load.Task
}

// unkeptNote is what was typed for several applicants and neither kept nor emptied. host is
// the one of them as whose unfinished note it is on the disk; 0: it is in memory only.
type unkeptNote struct {
	applies []int64 // theirs, sorted
	typed   string
	host    model.Candidate
}

// unkeptOf returns what was typed for the same applicants before, or the beginning of it.
func (m *Model) unkeptOf(applies []int64) *unkeptNote {
	slices.Sort(applies)
	if i := slices.IndexFunc(m.unkept, func(u *unkeptNote) bool { return slices.Equal(u.applies, applies) }); i >= 0 {
		return m.unkept[i]
	}
	u := &unkeptNote{applies: applies}
	m.unkept = append(m.unkept, u)
	return u
}

// forgetUnkept forgets what was typed for several where it is done with.
func (m *Model) forgetUnkept(done func(*unkeptNote) bool) {
	m.unkept = slices.DeleteFunc(m.unkept, done)
}

// typedAfter is how long after a change what is typed is kept; typing on does not put
// it off.
const typedAfter = 400 * time.Millisecond

func (m *Model) writeNote(people []model.Candidate) tea.Cmd {
	n := &noteBox{people: people, model: m}
	begin := ""
	if n.several() {
		n.unkept = m.unkeptOf(desk.IDs(people))
		begin = n.unkept.typed
		n.unkept.host = n.host()
	} else {
		begin = m.book.BeginNote(people[0].ID)
		m.forgetUnkept(func(u *unkeptNote) bool { return u.host.ID == people[0].ID }) // it goes on as this one's own
	}
	n.area.SetValue(begin)
	n.area.MoveTo(len(begin))
	m.boxes.Push(n)
	return nil
}

func (n *noteBox) several() bool { return len(n.people) > 1 }

// host chooses whose unfinished note keeps what is typed for several: the one it is kept
// with already, else the first who has none of their own.
func (n *noteBox) host() model.Candidate {
	if host := n.unkept.host; host.ID != 0 {
		return host
	}
	for _, c := range n.people {
		if !c.JustIn() && n.model.book.Of(c.ID).Typed == "" {
			n.model.book.BeginNote(c.ID)
			return c
		}
	}
	return model.Candidate{}
}

func (n *noteBox) Title() string {
	if n.several() {
		return "Add to the notes of " + n.model.desk.Who(n.people)
	}
	return "A note about " + n.model.desk.Whom(n.people[0])
}

func (n *noteBox) Unasked() bool { return false }

func (n *noteBox) Paste(msg tea.PasteMsg) tea.Cmd {
	n.area.Insert(strings.Join(text.Lines(msg.Content), "\n"))
	return n.typed()
}

// typed sees to it that what is typed is kept soon.
func (n *noteBox) typed() tea.Cmd {
	if n.saving.Busy() {
		return nil
	}
	return load.After(n.model.desk.Group, &n.saving, typedAfter, n.save)
}

// changed reports whether what is typed is another note than there was.
func (n *noteBox) changed() bool {
	if n.several() {
		return strings.TrimSpace(n.area.Value()) != ""
	}
	return n.area.Value() != n.model.book.Begun(n.people[0].ID)
}

// save keeps what is typed, where that is not the note as it is.
func (n *noteBox) save() tea.Cmd {
	n.saving.Cancel()
	m, typed := n.model, n.area.Value()
	if !n.changed() {
		typed = ""
	}
	if !n.several() {
		return m.book.Type(n.people[0], typed)
	}
	n.unkept.typed = typed
	host := n.unkept.host
	switch {
	case host.ID == 0:
		return nil
	case typed == "":
		n.unkept.host = model.Candidate{}
	default:
		typed = review.Appended(m.book.Of(host.ID).Note, strings.TrimSpace(typed))
	}
	return m.book.Type(host, typed)
}

// KeepTyped implements overlay.Typed.
func (n *noteBox) KeepTyped() tea.Cmd { return n.save() }

func (n *noteBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch msg.String() {
	case "esc":
		n.model.boxes.Remove(n)
		cmd := n.save()
		if !n.changed() {
			return cmd
		}
		said := "The note is as it was; c goes on with what you typed."
		if n.several() {
			said = "No note was changed; c goes on with what you typed."
		}
		return tea.Batch(cmd, n.model.notify(desk.Info, said))
	case "ctrl+s":
		return n.keep()
	case "enter", "ctrl+j", "alt+enter", "shift+enter":
		n.area.Insert("\n")
	default:
		n.area.Key(msg)
	}
	return n.typed()
}

// keep makes what is written the note, or adds it to the notes of several.
func (n *noteBox) keep() tea.Cmd {
	note := strings.TrimSpace(n.area.Value())
	if len(note) > model.MaxNote {
		return n.model.notify(desk.Warn, fmt.Sprintf("A note has at most %s; this has %s.", amount.Bytes(model.MaxNote), amount.Bytes(int64(len(note)))))
	}
	if n.several() {
		return n.keepAll(note)
	}
	c := n.people[0]
	n.saving.Cancel()
	n.model.boxes.Remove(n)
	what := "has the note “" + text.Cut(text.Line(note), 30) + "”"
	switch {
	case note == "":
		what = "has no note"
	case n.model.blind:
		what = "has a note"
	}
	made, cmd := n.model.book.KeepNote(c, note, what)
	const theirs = "Another copy of the program wrote a note meanwhile: it stays"
	switch now := n.model.book.Of(c.ID).Note; {
	case now == note:
		changed := 0
		if made {
			changed = 1
		}
		return tea.Batch(cmd, n.model.sayChanged(n.people, wording{what, what}, changed))
	case note != "" && strings.HasSuffix(now, note):
		return tea.Batch(cmd, n.model.notify(desk.Warn, theirs+", with yours below it. z takes yours back."))
	}
	return tea.Batch(cmd, n.model.notify(desk.Info, theirs+"."))
}

// keepAll adds what is written to the note of each applicant.
func (n *noteBox) keepAll(note string) tea.Cmd {
	m := n.model
	full := 0
	for _, c := range n.people {
		if len(review.Appended(m.book.Of(c.ID).Note, note)) > model.MaxNote {
			full++
		}
	}
	if full > 0 {
		return m.notify(desk.Warn, fmt.Sprintf("%s would be longer than %s. Shorten what you add.", amount.Plural(full, "note"), amount.Bytes(model.MaxNote)))
	}
	n.saving.Cancel()
	m.boxes.Remove(n)
	what := wording{"has a note added", "note “" + text.Cut(text.Line(note), 30) + "” added"}
	if m.blind {
		what.several = "a note added"
	}
	host, kept := n.unkept.host, tea.Cmd(nil)
	m.forgetUnkept(func(u *unkeptNote) bool { return u == n.unkept })
	if note != "" {
		kept = m.change(n.people, what, func(r *model.Review) { r.Note = review.Appended(r.Note, note) })
	}
	if host.ID == 0 {
		return kept
	}
	return tea.Batch(kept, m.book.Type(host, "")) // the note is on the disk before what was typed leaves it
}

func (n *noteBox) Actions() []action.Action {
	return []action.Action{
		{Keys: []string{"ctrl+s"}, Name: "keep", Rank: 1},
		{Keys: []string{"enter"}, Name: "new line", Rank: 2},
		{Keys: []string{"esc"}, Name: "close, go on later", Rank: 3},
	}
}

func (n *noteBox) View(width int) []string {
	t := n.model.desk.Theme
	rows := max(min(8, n.model.boxes.Rows()-2), 1)
	n.area.Resize(width, rows)
	cursor := t.Text.Reverse(true)
	out := n.area.View(t.Text, &cursor)
	said := "It stays on this machine; the candidate never sees it."
	if n.several() {
		said = "Added as a line below each one's own note. It stays on this machine."
	}
	return append(out, t.Dim.Render(said))
}
