package review

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/load"
)

// wordsBox lets the person choose or type words about applicants: an outcome, or the reason of a verdict. An empty line removes
// them.
type wordsBox struct {
	frame.ChoiceLine
	book    *Reviewer
	ids     []int64
	title   func(names string) string
	about   string
	begun   string                     // the line that the box began with
	unshown bool                       // what is noted is not shown: it is hidden, or not the same for all; an empty line keeps it then
	task    load.Task                  // reads the choices
	set     func(words string) tea.Cmd // "" removes what is noted
}

// newWordsBox returns a box for words about applicants. It begins with those of the reviews if they are the same; in blind
// mode with none, as words may name an applicant.
func (b *Reviewer) newWordsBox(ids []int64, hint string, noted func(model.Review) string) *wordsBox {
	box := &wordsBox{book: b, ids: ids, begun: noted(b.For(ids[0]))}
	for _, id := range ids {
		other := noted(b.For(id))
		box.unshown = box.unshown || other != box.begun || b.env.Blind && other != ""
	}
	if box.unshown {
		box.begun = ""
	}
	box.Line = frame.NewLine(b.env, b.host, hint, box.begun)
	box.Input.Select()
	return box
}

// Title implements frame.Box.
func (b *wordsBox) Title() string { return b.title(b.book.known.Names(b.ids)) }

// ShowsNoApplicant implements frame.Redacted.
func (b *wordsBox) ShowsNoApplicant() bool { return true }

// KeepTyped implements frame.Typed. Only enter removes words.
func (b *wordsBox) KeepTyped() tea.Cmd {
	if typed := b.Typed(); typed == "" || typed == b.begun {
		return nil
	}
	return b.keep()
}

// Key implements frame.Box.
func (b *wordsBox) Key(msg tea.KeyPressMsg) tea.Cmd { return b.Take(msg, b, b.keep) }

// Actions implements frame.Box.
func (b *wordsBox) Actions() []action.Action { return b.ChoiceLine.Actions(saySave()) }

func (b *wordsBox) keep() tea.Cmd {
	b.Host.Remove(b)
	if b.Typed() == "" && b.unshown {
		return nil
	}
	return b.set(b.Typed())
}

// View implements frame.Box.
func (b *wordsBox) View(width int) []string {
	about := b.about
	if b.unshown {
		about = lang.Text("An empty line keeps what is noted; it is not shown here.")
	}
	return b.Draw(nil, b.Env.Theme.Dim, about, width, nil)
}
