package accounts

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// Taker takes the store over from another window.
type Taker interface {
	TakeOver(context.Context) error
	HeldElsewhere() error // no I/O
}

// heldBox shows that another window has the store, and asks whether to take it over. It opens by itself, so it takes
// no key of a person who types.
type heldBox struct {
	*frame.Message
	env  *env.Env
	host frame.Host
	from Taker
	took func() tea.Cmd
	task load.Task
}

// ShowEvent opens a box for each thing that happened to the store: another window has it, it cannot be written, it was
// moved or damaged, or text that another window kept was read in.
func ShowEvent(e *env.Env, host frame.Host, from Taker, took func() tea.Cmd, news account.Event) {
	held := news.Held
	if held != "" && !account.OnlyReadable(from.HeldElsewhere()) {
		showHeld(e, host, from, took, held)
		held = ""
	}
	for _, happened := range []string{text.Line(held), text.Line(news.Moved), news.Damage, text.Line(news.ReadIn)} {
		if happened != "" {
			host.Push(frame.NewMessage(e, host, happened))
		}
	}
}

// showHeld opens the box. held is the sentence that another window has the store; took is called after this window
// has taken the store over.
func showHeld(e *env.Env, host frame.Host, from Taker, took func() tea.Cmd, held string) {
	host.Push(&heldBox{Message: frame.NewMessage(e, host, held), env: e, host: host, from: from, took: took})
}

// Key implements frame.Box.
func (b *heldBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	key := action.Key(msg)
	switch {
	case b.task.Busy(): // taking over cannot be undone
	case action.Yes.Has(key):
		return load.Act(b.env.Group, &b.task, func(ctx context.Context) (struct{}, error) {
			return struct{}{}, b.from.TakeOver(context.WithoutCancel(ctx))
		}, func(_ struct{}, err error) tea.Cmd {
			b.host.Remove(b)
			if err != nil {
				return b.env.Notify(env.Bad, text.Sentence(err.Error()))
			}
			return b.took()
		})
	case action.Noted.Has(key), action.Close.Has(key), action.No.Has(key):
		b.host.Remove(b)
	}
	return nil
}

// Actions implements frame.Box.
func (b *heldBox) Actions() []action.Action {
	return []action.Action{{Keys: action.Yes, Label: action.Label{Name: "take over"}.Translated(), Rank: 1}, {Keys: action.Noted, Label: action.Label{Name: "only read here"}.Translated(), Rank: 2}}
}

// View implements frame.Box.
func (b *heldBox) View(width int) []string {
	out := append(b.Message.View(width), "")
	return append(out, frame.Styled(b.env.Theme.Text, lang.Text("Take over? The other window becomes read-only. Text that is typed there is kept in a file, and read in by the next window that can write."), width)...)
}

// TakeOverAction takes over the store that another window has. It is rare and has no key: the palette and the help find
// it.
func TakeOverAction(e *env.Env, host frame.Host, from Taker, took func() tea.Cmd) action.Action {
	err := from.HeldElsewhere()
	a := action.Action{Label: action.Label{
		Name: "write here", Title: "Write in this window: take over from another", Help: "make this window the one that can write, where one can at a time",
		Synonyms: "take over, read-only, lease, lock, another host, network home",
	}.Translated(), Group: action.GroupService, Run: func() tea.Cmd {
		showHeld(e, host, from, took, err.Error())
		return nil
	}}
	if err == nil || account.OnlyReadable(err) {
		a.Disabled = lang.Text("this window can write")
	}
	return a
}
