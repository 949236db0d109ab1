package arrivals

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/privacy"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// box lists the inbox. Each application can be read, saved and dismissed.
type box struct {
	frame.Asked
	arrivals *Arrivals
	env      *env.Env
	host     frame.Host
	list     widget.List
}

// OpenInbox opens the inbox.
func (a *Arrivals) OpenInbox() tea.Cmd {
	a.host.Push(&box{arrivals: a, env: a.env, host: a.host})
	return a.ReadInbox()
}

// Title implements frame.Box.
func (b *box) Title() string { return lang.Text("New, not in the service's list yet") }

// ShowsNoApplicant implements frame.Redacted.
func (b *box) ShowsNoApplicant() bool { return true }

// Key implements frame.Box.
func (b *box) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(b.env, msg, b.Actions(), &b.list, frame.Noop)
}

func (b *box) current() (id int64, ok bool) {
	if inbox := b.arrivals.inbox; b.list.Cursor < len(inbox) {
		return inbox[b.list.Cursor], true
	}
	return 0, false
}

// Actions implements frame.Box.
func (b *box) Actions() []action.Action {
	id, ok := b.current()
	disabled := ""
	if !ok {
		disabled = lang.Text("the inbox is empty")
	}
	return []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "read"}.Translated(), Rank: 1, Disabled: disabled, Run: func() tea.Cmd {
			b.host.Remove(b)
			return b.env.Do(intent.ReadQueue{IDs: b.arrivals.inbox, ID: id, Back: intent.OpenInbox{}})
		}},
		{Keys: action.SaveCV, Label: action.Label{Name: "save file"}.Translated(), Rank: 2, Disabled: cmp.Or(disabled, env.NoCV(b.arrivals.known.Applicant(id))), Run: b.env.Want(intent.SaveCVs{IDs: []int64{id}})},
		{Keys: action.Remove, Label: action.Label{Name: "dismiss"}.Translated(), Rank: 3, Disabled: disabled, Run: func() tea.Cmd { b.dismiss(b.arrivals.known.Applicant(id)); return nil }},
		{Keys: slices.Concat(action.Close, action.Inbox), Label: action.ToClose(), Rank: 4, Run: func() tea.Cmd { b.host.Remove(b); return nil }},
		privacy.BlindAction(b.arrivals.env, 5),
	}
}

// dismiss asks, and then deletes an arrival from this computer.
func (b *box) dismiss(c model.Candidate) {
	a := b.arrivals
	b.env.Ask(env.Question{
		Title: lang.Text("Dismiss this application?"), NamesApplicant: true, Verb: lang.Text("dismiss"), Danger: true,
		Lines: []string{
			lang.TextIn("arrivals", "%s for %s", env.Name(c), b.job(c)),
			lang.Text("Deletes this application, its file and your review from this computer. If the service lists it later, it appears again."),
		},
		Do: func() tea.Cmd {
			return load.Do(b.env.Group, func(ctx context.Context) (struct{}, error) {
				return struct{}{}, a.src.Dismiss(context.WithoutCancel(ctx), c)
			}, func(_ struct{}, err error) tea.Cmd {
				notice := b.env.Notify(env.Good, lang.Text("Dismissed."))
				switch {
				case errors.Is(err, account.ErrNone):
					notice = b.env.Notify(env.Info, lang.Text("The service lists this application now: it is among the applicants."))
				case err != nil:
					notice = b.env.Notify(env.Bad, b.env.Fail(err))
				default:
					a.Drop(c.ID)
				}
				return tea.Batch(notice, b.env.Do(intent.RecountUnviewed{}), b.env.Do(intent.ReloadApplicants{}))
			})
		},
	})
}

// job names the job of an arrival.
func (b *box) job(c model.Candidate) string {
	j, known := b.arrivals.jobs.Job(c.JobID)
	if !known {
		return lang.Text("job %s (not one of your jobs)", strconv.FormatInt(c.JobID, 10))
	}
	return sayTitle(cmp.Or(text.Line(j.Title), fmt.Sprint(c.JobID)))
}

// Choices implements frame.Chooser.
func (b *box) Choices() *widget.List { return &b.list }

// View implements frame.Box.
func (b *box) View(width int) []string {
	t := b.env.Theme
	inbox := b.arrivals.inbox
	if len(inbox) == 0 {
		return frame.Styled(t.Dim, sayEmpty(), width)
	}
	const rows = 2
	b.list.Rows(len(inbox)) // the cursor stays within the inbox
	why := frame.Styled(t.Dim, sayWhyHere(), width)
	if b.host.Rows()-2-len(why)-1 < 2*rows { // on a low screen the applications matter more than the reason
		why = nil
	}
	b.list.Resize(len(inbox), max(b.host.Rows()-2-len(why)-1, rows)/rows)
	var out []string
	b.list.Drawn(0, rows)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		c := b.arrivals.known.Applicant(inbox[i])
		style := t.Text
		if c.Unviewed() {
			style = t.Bold
		}
		edge, side, name := t.Row(i == b.list.Cursor, true, style)
		first := widget.NewRow(width).Left(side, edge).Left(name, env.Name(c))
		if c.CV != nil {
			first.Right(t.Good, "CV ")
		}
		out = append(out, first.Right(t.Dim, b.env.Clock(c.Date)+" ").Render(t.Choice(i == b.list.Cursor)),
			widget.NewRow(width).Left(side, edge).Left(t.Dim, "  "+sayFor(b.job(c))).Render(t.Choice(i == b.list.Cursor)))
	}
	if why == nil {
		return out
	}
	return slices.Concat(out, []string{""}, why)
}

// InboxAction opens the inbox.
func (a *Arrivals) InboxAction() action.Action {
	disabled := ""
	if len(a.inbox) == 0 {
		disabled = lang.Text("the inbox is empty")
	}
	return action.Action{Keys: action.Inbox, Label: action.Label{Name: "inbox", Synonyms: "new, callbacks, arrivals", Help: "new applications, not in the list yet"}.Translated(), Group: action.GroupService, Disabled: disabled, Run: a.OpenInbox}
}
