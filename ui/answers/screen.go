package answers

import (
	"cmp"
	"context"
	"fmt"
	"image"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// tab is a view of the screen, by what the manager does with its letters.
type tab int

// The tabs, in the order of work.
const (
	noAnswer tab = iota // applicants without an answer and without a letter
	toLook              // they wait for the manager to look at them
	waiting             // they wait for their time
	drafts              // they lie in a folder, and the manager sends them
	unclear             // they failed, came back, or have no known outcome
	toCall              // applicants who cannot be written to
	done
	tabs
)

// tabOf returns the tab of a letter.
func tabOf(l *account.Letter) tab {
	switch {
	case l.State.Open() && l.Reviewed.IsZero():
		return toLook
	case l.State.Open():
		return waiting
	case l.Draft():
		return drafts
	case l.Reached:
		return done
	case slices.Contains([]answers.State{answers.Handing, answers.Failed, answers.Unknown, answers.Bounced}, l.State):
		return unclear
	}
	return done
}

// Screen lists the letters or applicants of a tab. On a screen of at least beside columns, the page of the row under the cursor is
// next to the list; on a narrower one, enter shows a letter alone.
type Screen struct {
	screen.Untyped
	*Letters
	tab     tab
	chose   bool // the person has chosen the tab, or pressed a key there
	list    widget.List
	marks   widget.Marks // rows of the tab
	page    widget.Page  // the row under the cursor
	entered bool         // the keys scroll the letter
	width   int          // of the screen, as last drawn
}

// Globals implements screen.Screen.
func (s *Screen) Globals() screen.Globals { return screen.All }

// Place implements screen.Placed.
func (s *Screen) Place() any { return [2]any{s.tab, s.entered} }

func (s *Screen) letter() (account.Letter, bool) {
	if of := s.shown.by[s.tab]; s.list.Cursor < len(of) {
		return of[s.list.Cursor], true
	}
	return account.Letter{}, false
}

func (s *Screen) call() (account.Call, bool) {
	if s.tab == toCall && s.list.Cursor < len(s.shown.calls) {
		return s.shown.calls[s.list.Cursor], true
	}
	return account.Call{}, false
}

// id returns the id of a row: of a letter, or of an application.
func (s *Screen) id(row int) int64 {
	switch s.tab {
	case noAnswer:
		return s.shown.silent[row].ID
	case toCall:
		return s.shown.calls[row].Candidate.ID
	}
	return s.shown.by[s.tab][row].ID
}

// put shows what was read. The cursor stays on its row, and marks of rows that are gone go.
func (s *Screen) put(now shown) {
	at, had := int64(0), s.list.Cursor < s.count(s.tab)
	if had {
		at = s.id(s.list.Cursor)
	}
	s.shown = now
	s.list.Rows(s.count(s.tab))
	left := widget.Marks{}
	for row := range s.count(s.tab) {
		id := s.id(row)
		if had && id == at && row != s.list.Cursor {
			s.list.MoveTo(row)
		}
		if s.marks[id] {
			left[id] = true
		}
	}
	s.marks = left
}

// rows returns the ids of the marked rows, or of all. They are never nil, which would be all letters.
func (s *Screen) rows(all bool) []int64 {
	ids := []int64{}
	for row := range s.count(s.tab) {
		if id := s.id(row); all || s.marks[id] {
			ids = append(ids, id)
		}
	}
	return ids
}

// chosen returns the ids of the marked rows, or else of the one under the cursor.
func (s *Screen) chosen() []int64 {
	ids := s.rows(false)
	if len(ids) == 0 && s.list.Cursor < s.count(s.tab) {
		ids = []int64{s.id(s.list.Cursor)}
	}
	return ids
}

// Actions implements screen.Screen.
func (s *Screen) Actions() []action.Action {
	moves := s.list.Moves(func() tea.Cmd { s.chose = true; s.page.Top(); return nil })
	if s.entered {
		moves = s.page.Moves()
	}
	out := append(moves, s.tabActions()...)
	for t := range tabs {
		name := sayTab(t)
		out = append(out, action.Action{Keys: action.ShowTab(int(t) + 1), Label: action.Label{Name: name, Title: lang.Text("Answers: %s", name), Synonyms: lang.Text("tab"), Help: action.Tab + name}, Group: action.GroupFind, Run: func() tea.Cmd { s.chose = true; s.show(t); return nil }})
	}
	if len(s.marks) > 0 && !s.entered {
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "unmark", Title: "Unmark all rows", Synonyms: "deselect, select none", Help: "remove all marks"}.Translated(), Group: action.GroupReview, Rank: 8, Run: func() tea.Cmd { clear(s.marks); return nil }})
	}
	if s.entered {
		out = append(out, action.Action{Keys: action.Done, Label: action.Label{Name: "back to the list", Help: "back to the list of letters"}.Translated(), Group: action.GroupMoving, Rank: 1, Run: func() tea.Cmd { s.entered = false; return nil }})
	}
	closing := action.Answers
	if !s.entered && len(s.marks) == 0 { // else esc does less
		closing = slices.Concat(action.Back, action.Answers)
	}
	return append(out, action.Action{Keys: closing, Label: action.Label{Name: "close", Title: "Close the answers", Help: "close the answers"}.Translated(), Group: action.GroupReview, Rank: 9, Run: func() tea.Cmd {
		return s.env.Do(intent.CloseScreen{Screen: s})
	}})
}

// tabActions are the actions on the rows of the tab.
func (s *Screen) tabActions() (out []action.Action) {
	add := func(keys action.Keys, label action.Label, rank int, disabled string, run func() tea.Cmd) {
		out = append(out, action.Action{Keys: keys, Label: label, Group: action.GroupReview, Rank: rank, Disabled: disabled, Run: run})
	}
	of, _ := s.letter()
	none := ""
	if s.count(s.tab) == 0 {
		none = lang.Text("this list is empty")
	}
	mark := action.Label{Name: "mark", Title: "Mark the row", Synonyms: "select, check", Help: "mark or unmark the row"}.Translated()
	marking := func() tea.Cmd {
		s.marks.Toggle(s.id(s.list.Cursor))
		s.list.Move(1)
		return nil
	}
	switch s.tab {
	case toCall:
		return s.callActions(none)
	case noAnswer:
		add(action.WriteLetter, sayWrite(len(s.rows(false))), 1, cmp.Or(none, s.source.LettersOff()), func() tea.Cmd { return s.Write(s.chosen()) })
		add(action.Open, action.Label{Name: "read", Title: "Read the applicant", Help: "read the profile and the CV of the applicant"}.Translated(), 2, none, func() tea.Cmd { return s.readApplicant([]int64{s.id(s.list.Cursor)}) })
		add(action.Mark, mark, 6, none, marking)
		return out
	}
	if !s.entered {
		add(action.Open, action.Label{Name: "read", Title: "Read the letter", Help: "read the letter as the applicant will"}.Translated(), 2, none, func() tea.Cmd { s.entered = true; return nil })
	}
	off := cmp.Or(none, s.source.LettersOff())
	settle := func(sent bool) func() tea.Cmd {
		return func() tea.Cmd { return s.settle(s.chosen(), sent) }
	}
	switch s.tab {
	case toLook:
		ids := s.rows(len(s.marks) == 0)
		add(action.SendLetters, saySend(len(ids)), 1, off, func() tea.Cmd { return s.release(ids) })
	case drafts:
		ids := s.rows(len(s.marks) == 0)
		add(action.SendLetters, sayAreSent(len(ids)), 1, none, func() tea.Cmd { s.askSent(ids); return nil })
		noDraft := none
		if s.env.Blind {
			noDraft = cmp.Or(none, sayHidden())
		}
		add(action.SendCV, action.Label{Name: "to your computer", Title: "Send the drafts to your own computer", Synonyms: "download, scp, transfer, laptop, eml", Help: "send the drafts to the computer you sit at, as one archive: the marked ones, else all"}.Translated(), 5, noDraft, func() tea.Cmd {
			return s.env.Do(intent.SendDrafts{Letters: slices.DeleteFunc(slices.Clone(s.shown.by[drafts]), func(l account.Letter) bool { return !slices.Contains(ids, l.ID) })})
		})
	case unclear:
		if of.State == answers.Bounced {
			none = cmp.Or(none, lang.Text("the letter came back; the applicant is among those to call"))
		}
		add(action.SendLetters, action.Label{Name: "it was sent", Title: "The letter was sent", Help: "note that the letter was sent"}.Translated(), 3, none, settle(true))
	}
	if way, _, _ := s.source.LetterWay(); s.tab == waiting && way == answers.Mailto {
		off := off
		if !slices.ContainsFunc(s.shown.by[waiting], func(l account.Letter) bool { return !l.Due.After(s.env.Now()) }) {
			off = cmp.Or(off, lang.Text("no letter is due yet"))
		}
		add(action.SendLetters, action.Label{Name: "open the next", Title: "Open the next letter in your mail program", Help: "open the next letter that is due in your mail program"}.Translated(), 1, off, func() tea.Cmd { return s.handOver(true) })
	}
	if s.tab == drafts || s.tab == unclear {
		add(action.NotSent, action.Label{Name: "not sent", Title: "The letter was not sent", Help: "note that it was not sent: it leaves again"}.Translated(), 4, none, settle(false))
	}
	if s.tab == toLook || s.tab == waiting {
		add(action.LeaveOut, action.Label{Name: "leave out", Title: "Leave the letter out", Synonyms: "cancel, withdraw, stop", Help: "take the letter back: it is not sent"}.Translated(), 3, none, func() tea.Cmd {
			ids := s.chosen()
			return s.change(func(ctx context.Context) ([]account.Letter, error) { return s.source.CancelLetters(ctx, ids) }, sayLeftOut)
		})
		noEditor := off
		switch {
		case s.env.Blind:
			noEditor = cmp.Or(off, sayHidden())
		case len(s.lend.Editor().Argv) == 0:
			noEditor = cmp.Or(off, s.lend.Editor().Why)
		}
		add(action.EditLetter, action.Label{Name: "edit", Title: "Edit the letter", Synonyms: "own words, editor", Help: "edit the letter in your own editor"}.Translated(), 4, noEditor, func() tea.Cmd { return s.edit(of) })
		add(action.LetterLanguage, action.Label{Name: "language", Title: "The letter in another language", Synonyms: "translate", Help: "write the letter in the next language"}.Translated(), 5, off, func() tea.Cmd { return s.rewrite(of.ID, nextLanguage(of.Lang), "", func() error { return nil }) })
	}
	if s.tab != done {
		add(action.Mark, mark, 6, none, marking)
	}
	add(action.ReadCV, action.Label{Name: "applicant", Title: "Read who the letter is to", Help: "read the profile and the CV of the applicant"}.Translated(), 7, none, func() tea.Cmd { return s.readApplicant(of.Applies) })
	return out
}

// callActions are the actions of the list of calls.
func (s *Screen) callActions(none string) []action.Action {
	call, _ := s.call()
	note := func(state answers.CallState, until model.Day, notice string) func() tea.Cmd {
		return func() tea.Cmd {
			return s.change(func(ctx context.Context) ([]account.Letter, error) {
				return make([]account.Letter, 1), s.source.SetCall(ctx, call.Candidate.ID, state, until)
			}, func(int) string { return notice })
		}
	}
	noNumber := none
	if call.Candidate.Applicant.Contacts.Phone == "" {
		noNumber = cmp.Or(none, s.env.NoContact(lang.Text("there is no phone number")))
	}
	tomorrow := model.DayOf(s.env.Now().Local().AddDate(0, 0, 1))
	outcomes := []action.Action{
		{Keys: action.SendLetters, Label: action.Label{Name: "reached", Title: "The applicant was reached", Help: "note that you have talked; it counts as an answer"}.Translated(), Group: action.GroupReview, Rank: 2, Disabled: none, Run: note(answers.Reached, "", lang.Text("Noted. It counts as an answer."))},
		{Keys: action.NotSent, Label: action.Label{Name: "call again", Title: "Call again tomorrow", Synonyms: "snooze, later", Help: "call again tomorrow"}.Translated(), Group: action.GroupReview, Rank: 3, Disabled: none, Run: note(answers.CallAgain, tomorrow, lang.Text("Noted: call again tomorrow."))},
		{Keys: action.LeaveOut, Label: action.Label{Name: "wrong number", Title: "The number is wrong", Help: "note that the number is wrong"}.Translated(), Group: action.GroupReview, Rank: 4, Disabled: none, Run: note(answers.WrongNumber, "", lang.Text("Noted: the number is wrong."))},
	}
	return append(outcomes,
		action.Action{Keys: action.Open, Label: action.Label{Name: "number", Title: "Show the phone number", Synonyms: "QR code, dial", Help: "show the number as a QR code that a phone reads"}.Translated(), Group: action.GroupReview, Rank: 1, Disabled: noNumber, Run: func() tea.Cmd { s.host.Push(&number{Letters: s.Letters, call: call, done: outcomes}); return nil }},
		action.Action{Keys: action.ReadCV, Label: action.Label{Name: "applicant", Title: "Read who to call", Help: "read the profile and the CV of the applicant"}.Translated(), Group: action.GroupReview, Rank: 5, Disabled: none, Run: func() tea.Cmd { return s.readApplicant([]int64{call.Candidate.ID}) }},
	)
}

func (s *Screen) readApplicant(applies []int64) tea.Cmd {
	return s.env.Do(intent.ReadQueue{IDs: applies, ID: applies[0], Back: intent.OpenAnswers{}})
}

// show shows a tab.
func (s *Screen) show(t tab) {
	s.tab, s.entered = t, false
	clear(s.marks)
	s.list.MoveTo(0)
	s.page.Top()
}

// settle notes that letters were sent, or were not.
func (s *Screen) settle(ids []int64, sent bool) tea.Cmd {
	return s.change(func(ctx context.Context) ([]account.Letter, error) { return s.source.SettleLetters(ctx, ids, sent) }, func(n int) string {
		if sent {
			return lang.Plural(n, "%d letter counts as sent.", "%d letters count as sent.")
		}
		return lang.Plural(n, "%d letter is due again.", "%d letters are due again.")
	})
}

func (s *Screen) askSent(ids []int64) {
	n := len(ids)
	s.env.Ask(env.Question{
		Title: lang.Plural(n, "Was %d draft sent?", "Were %d drafts sent?"), Verb: lang.Text("they were sent"),
		Lines: []string{lang.Text("A draft counts as an answer once you confirm that your mail program has sent it.")},
		Do:    func() tea.Cmd { return s.settle(ids, true) },
	})
}

// release lets letters leave, after a question.
func (s *Screen) release(ids []int64) tea.Cmd {
	released := func() tea.Cmd {
		return s.change(func(ctx context.Context) ([]account.Letter, error) { return s.source.ReviewLetters(ctx, ids) }, sayReleased)
	}
	s.confirm(len(ids), env.Question{Title: saySendAsked(len(ids)), Lines: []string{s.sayHow(len(ids)), sayStillBack()}, Verb: lang.Text("send them"), Do: released})
	return nil
}

// nextLanguage returns the language after one, by their codes.
func nextLanguage(code string) string {
	codes := lang.Codes()
	return codes[(slices.Index(codes, code)+1)%len(codes)]
}

// Prepare implements screen.Screen.
func (s *Screen) Prepare(width int) tea.Cmd {
	if left := listWidth(width); left > 0 {
		width -= left + 1
	}
	return s.prepare(&s.page, width, s.whole)
}

// Targets implements screen.Mouse.
func (s *Screen) Targets(body image.Rectangle) []screen.Target {
	rows, page := body, body
	switch left := listWidth(body.Dx()); {
	case left > 0:
		rows.Max.X, page.Min.X = body.Min.X+left, body.Min.X+left+1
	case s.entered:
		rows = image.Rectangle{}
	default:
		page = image.Rectangle{}
	}
	return []screen.Target{
		{Rectangle: rows, Click: s.click, Scroll: func(_ image.Point, lines int) tea.Cmd { s.list.ScrollBy(lines); return nil }},
		{Rectangle: page, Scroll: func(_ image.Point, lines int) tea.Cmd { s.page.ScrollBy(lines); return nil }},
	}
}

// click opens the tab at a point, or selects the row there.
func (s *Screen) click(at image.Point) tea.Cmd {
	if key, ok := s.tabLine(s.width).At(at.X); ok && at.Y == 1 {
		if a, ok := action.Find(s.Actions(), key); ok {
			return s.env.Run(a)
		}
	}
	row, ok := s.list.At(at.Y)
	if !ok || row >= s.count(s.tab) {
		return nil
	}
	name := fmt.Sprint("answers ", s.tab, row)
	if row == s.list.Cursor && s.screens.Pointer.IsSecond(name) {
		s.screens.Pointer.Quiet()
		if a, ok := action.Find(s.Actions(), action.Open[0]); ok {
			return s.env.Run(a)
		}
	}
	s.screens.Pointer.Select(name)
	s.list.MoveTo(row)
	return nil
}

// name returns the name that a letter shows.
func name(of *account.Letter) string {
	return cmp.Or(text.Line(of.ToName), lang.Text("Application %d", of.Applies[0]))
}
