package review

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/export"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// answersBox is the box in which a person notes what an applicant answers to each question of the interview sheet. It
// keeps the notes while the person types. In blind mode it does not show a note from before, and adds to it.
type answersBox struct {
	frame.Lines
	book      *Reviewer
	who       int64
	was       model.Review // when the box was opened
	loaded    bool
	failed    string // why there is no sheet
	hidden    int    // colleagues whose notes are hidden
	questions []account.SheetQuestion
	at        int    // the question whose answer is noted
	before    string // its note that blind mode hides
	kept      string // its note as it was kept last
	loading   load.Task
	saving    load.Task
}

func (b *Reviewer) openAnswers(who int64) tea.Cmd {
	box := &answersBox{book: b, who: who, was: b.For(who)}
	b.host.Push(box)
	source := b.writer.source
	return load.Run(b.env.Group, &box.loading, func(ctx context.Context) (account.Sheet, error) { return source.Sheet(ctx, who) }, func(s account.Sheet, err error) tea.Cmd {
		switch box.loaded = true; {
		case errors.Is(err, account.ErrNothingToAsk):
			box.failed = export.SayNothingToAsk()
		case err != nil:
			box.failed = b.env.Fail(err)
		default:
			box.hidden, box.questions = s.Hidden, slices.Concat(s.Questions, s.Earlier)
			box.show(0)
		}
		return nil
	})
}

// show shows the note of a question.
func (b *answersBox) show(at int) {
	b.at = at
	b.kept, b.before = b.book.For(b.who).AnswerTo(b.questions[at].Text), ""
	if b.book.env.Blind {
		b.before = b.kept
		b.Begin("")
		return
	}
	b.Begin(b.kept)
}

// step keeps the note and shows that of another question.
func (b *answersBox) step(by int) tea.Cmd {
	cmd := b.save()
	b.show((b.at + by + len(b.questions)) % len(b.questions))
	return cmd
}

// Title implements frame.Box.
func (b *answersBox) Title() string { return lang.Text("Answers of %s", b.book.known.Name(b.who)) }

// KeepTyped implements frame.Typed.
func (b *answersBox) KeepTyped() tea.Cmd { return b.save() }

// TypedText implements screen.Typed.
func (b *answersBox) TypedText() *screen.TypedText {
	if len(b.questions) == 0 {
		return nil
	}
	return b.Lines.TypedText()
}

// Paste implements frame.Box.
func (b *answersBox) Paste(msg tea.PasteMsg) tea.Cmd {
	return b.edit(func() { b.Lines.Paste(msg) })
}

// edit changes the text, unless it would be too long for a note, and has it kept soon.
func (b *answersBox) edit(change func()) tea.Cmd {
	if len(b.questions) == 0 {
		return nil
	}
	value, cursor := b.Area.Value(), b.Area.Offset()
	if change(); len(b.note()) > model.MaxAnswer {
		b.Area.SetValue(value)
		b.Area.MoveTo(cursor)
		return b.book.env.Notify(env.Warn, lang.Text("The note of an answer has at most %s.", amount.Bytes(model.MaxAnswer)))
	}
	if b.saving.Busy() {
		return nil
	}
	return load.After(b.book.env.Group, &b.saving, saveAfter, b.save)
}

// note is the note that the question has with what is typed.
func (b *answersBox) note() string { return Appended(b.before, strings.TrimSpace(b.Area.Value())) }

// save keeps the note. One that another window wrote meanwhile stays, with what is typed below it.
func (b *answersBox) save() tea.Cmd {
	b.saving.Cancel()
	if len(b.questions) == 0 {
		return nil
	}
	question, now := b.questions[b.at].Text, b.book.For(b.who).AnswerTo(b.questions[b.at].Text)
	note := join(b.kept, b.note(), now)
	if now != b.kept && !b.book.env.Blind {
		b.Area.SetValue(note)
		b.Area.MoveTo(len(note))
	}
	if b.kept = note; note == now {
		return nil
	}
	_, cmd := b.book.ChangeAll([]int64{b.who}, nil, func(r *model.Review) { r.SetAnswer(question, note) })
	return cmd
}

// Key implements frame.Box.
func (b *answersBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	key := msg.String()
	switch {
	case action.Back.Has(key), action.KeepNote.Has(key) && b.at >= len(b.questions)-1:
		return b.leave()
	case len(b.questions) == 0:
		return nil
	case action.KeepNote.Has(key), action.NextField.Has(key):
		return b.step(1)
	case action.PreviousField.Has(key):
		return b.step(-1)
	}
	return b.edit(func() { b.Take(msg, frame.Noop, frame.Noop) })
}

// leave closes the box. One undo takes back all that was noted in it.
func (b *answersBox) leave() tea.Cmd {
	cmd := b.save()
	b.loading.Cancel()
	b.book.host.Remove(b)
	is := b.book.For(b.who)
	was := is
	if was.Answers = b.was.Answers; same(was, is) {
		return cmd
	}
	what := change{one: lang.Text("has notes of answers")}
	if len(is.Answers) == 0 {
		what = change{one: lang.Text("has no notes of answers")}
	}
	s := &step{applyID: b.who, jobID: b.book.known.Applicant(b.who).JobID, was: was, is: is}
	b.book.did(done{steps: []*step{s}, what: b.book.nameless(what).of})
	return tea.Batch(cmd, b.book.notifyChanged([]int64{b.who}, what, 1, ""))
}

// Actions implements frame.Box.
func (b *answersBox) Actions() []action.Action {
	none := b.failed
	if len(b.questions) == 0 && none == "" {
		none = sayReadingCV()
	}
	return []action.Action{
		{Keys: action.KeepNote, Label: action.Label{Name: "keep, next question"}.Translated(), Rank: 1, Disabled: none},
		{Keys: slices.Concat(action.NextField, action.PreviousField), Label: action.Label{Name: "other question"}.Translated(), Rank: 2, Disabled: none},
		{Keys: action.Back, Label: action.ToClose(), Rank: 3},
	}
}

// View implements frame.Box.
func (b *answersBox) View(width int) (out []string) {
	t := b.book.env.Theme
	switch {
	case !b.loaded:
		return frame.Styled(t.Dim, sayReadingCV(), width)
	case b.failed != "":
		return frame.Styled(t.Dim, b.failed, width)
	}
	mine := b.book.For(b.who)
	for i, q := range b.questions {
		edge, side, style := t.Row(i == b.at, true, t.Text)
		row := widget.NewRow(width).Left(side, edge).Left(style, fmt.Sprintf(" %d. %s", i+1, text.Line(q.Text)))
		if q.Need != nil {
			row.Left(t.Dim, "  "+export.SheetMark(q.Find))
		}
		if mine.AnswerTo(q.Text) != "" {
			row.Right(t.Good, theme.SignNote)
		}
		out = append(out, row.Render(t.Choice(i == b.at)))
	}
	q := b.questions[b.at]
	var below []string
	for _, c := range q.Colleagues {
		below = append(below, frame.Styled(t.Dim, text.Line(c.Manager)+": "+text.Line(c.Note), width)...)
	}
	if b.hidden > 0 {
		below = append(below, frame.Styled(t.Dim, export.SayHiddenNotes(b.hidden), width)...)
	}
	if b.before != "" {
		below = append(below, frame.Styled(t.Dim, lang.Text("Blind mode hides the note from before; what you type is added to it."), width)...)
	}
	below = append(below, frame.Styled(t.Dim, sayNoteStays(b.book.env.Team), width)...)
	room := max(b.book.host.Rows()-len(out)-2, 3)
	below = below[:min(len(below), room/2)]
	out = append(out, "", t.Bold.Render(text.Cut(text.Line(q.Text), width)))
	out = append(out, b.Draw(t, width, 4, room-len(below))...)
	return append(out, below...)
}

func sayReadingCV() string { return lang.Text("The CV is being read…") }
