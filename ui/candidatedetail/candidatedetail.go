// Package candidatedetail is the pane of one application: the applicant, contacts, experience, education, and the
// service's data about the applicant.
package candidatedetail

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/model/reading"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/profile"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Source is what the pane needs of an account.
type Source interface {
	Related(context.Context, model.Candidate) ([]account.Related, error)
	UnreadJobs(context.Context) (int, error)
	CVPages(context.Context, model.Candidate) ([]string, error)
	CVText(context.Context, model.Candidate) (reading.Document, error)
	Colleagues(context.Context, model.Candidate) (account.Colleagues, error)
	NeedsOf(context.Context, model.Candidate) ([]needs.Find, error)
	History(context.Context, model.Candidate) ([]model.Event, error)
}

// Program is what the pane asks the rest of the program.
type Program interface {
	JobLink() string                     // the public page of the open job; "" without one
	ReviewOf(applyID int64) model.Review // redacted in blind mode
	ReviewActions(applyID int64) []action.Action
	Place(applyID int64) (at, of int) // its place in the list, from 1; 0 if it is not in the list
	Undecided() int                   // applicants of the list without a verdict; called for each frame
}

// Pane shows one application.
type Pane struct {
	env     *env.Env
	source  Source
	program Program
	page    widget.Page
	people  *people.People
	id      int64 // the shown application; 0: none

	about       About
	relatedTask load.Task
	teamTask    load.Task
	needsTask   load.Task
	historyTask load.Task
	requested   bool // about was requested
	cvTask      load.Task
	cvRequested bool // the text of the CV was requested
}

// New returns the pane without an application.
func New(e *env.Env, source Source, known *people.People, program Program) *Pane {
	return &Pane{env: e, source: source, people: known, program: program}
}

// Show shows an application. If it is shown already, the text stays scrolled as it is.
func (p *Pane) Show(c model.Candidate) {
	if c.ID != p.id {
		p.page.Top()
		p.about = About{}
	}
	p.people.Hold(c)
	p.id, p.requested, p.cvRequested = c.ID, false, false
	p.page.Forget()
}

// Clear removes the application.
func (p *Pane) Clear() {
	p.id, p.about = 0, About{}
	p.relatedTask.Cancel()
	p.teamTask.Cancel()
	p.needsTask.Cancel()
	p.historyTask.Cancel()
	p.cvTask.Cancel()
}

// Reload loads the other applications of the applicant again, after blind mode was switched.
func (p *Pane) Reload() {
	p.about, p.requested, p.cvRequested = About{}, false, false
	p.page.Forget()
}

// Candidate returns the shown application with its newest data.
func (p *Pane) Candidate() (model.Candidate, bool) {
	if p.id == 0 {
		return model.Candidate{}, false
	}
	return p.people.Get(p.id)
}

// Gone reports whether the shown application is no longer on this computer.
func (p *Pane) Gone() bool {
	_, known := p.Candidate()
	return p.id != 0 && !known
}

// About returns what is known of the applicant beyond the application.
func (p *Pane) About() About { return p.about }

// Prepare builds the page for a width, and loads the applicant's other applications.
func (p *Pane) Prepare(width int) tea.Cmd {
	c, has := p.Candidate()
	if !has {
		return nil
	}
	withCV := width >= CVBeside && !p.env.UI.Linear
	left := min(width*2/5, widget.MostText)
	known, profile := BesideCV(width-left-1), Profile
	if known > 0 {
		profile = Sent
	}
	page := p.page.Prepare(p.env, fmt.Sprint(c.ID), width, func(html func(string, int) []string) []string {
		if p.page.Below = ""; !withCV {
			return Profile(p.env, c, p.about, html, width)
		}
		cv, below := BesideKnown(p.env, p.cv(c, min(width-left-1, widget.MostText)), Known(p.env, c, p.about, known))
		p.page.Below = Beside(p.env, []string{""}, []string{below}, left)[0]
		return Beside(p.env, profile(p.env, c, p.about, html, left), cv, left)
	})
	if withCV {
		return tea.Batch(page, p.LoadRelated(), p.loadCV(c))
	}
	return tea.Batch(page, p.LoadRelated())
}

// LoadRelated loads the applicant's other applications off the loop, once.
func (p *Pane) LoadRelated() tea.Cmd {
	c, has := p.Candidate()
	if !has || p.requested {
		return nil
	}
	p.requested = true
	source := p.source
	return tea.Batch(p.loadColleagues(c), p.loadNeeds(c), p.loadHistory(c), load.Run(p.env.Group, &p.relatedTask, func(ctx context.Context) (about About, err error) {
		pages, err := source.CVPages(ctx, c)
		if err == nil {
			about.Related, err = source.Related(ctx, c)
		}
		if err == nil {
			about.UnreadJobs, err = source.UnreadJobs(ctx)
		}
		about.InCV = profile.CVContacts(c, pages, mostInCV+1)
		return about, err
	}, func(about About, err error) tea.Cmd {
		p.about.Related, p.about.UnreadJobs, p.about.InCV, p.about.RelatedLoaded = about.Related, about.UnreadJobs, about.InCV, err == nil
		if p.about.Failed = ""; err != nil {
			p.about.Failed = p.env.Fail(err)
		}
		p.page.Forget()
		return p.env.Do(intent.ProfileLoaded{})
	}))
}

// Heard loads the reviews of colleagues again after an event about reviews, as the person's own verdict may reveal them,
// the needs after one about jobs, and the history.
func (p *Pane) Heard(e account.Event) tea.Cmd {
	c, has := p.Candidate()
	if !has {
		return nil
	}
	var colleagues, found, happened tea.Cmd
	if e.Team || e.Reviews || e.Letters || e.All {
		happened = p.loadHistory(c)
	}
	if e.Team || e.Reviews || e.All {
		colleagues = p.loadColleagues(c)
	}
	if e.Jobs || e.All {
		found = p.loadNeeds(c)
	}
	return tea.Batch(colleagues, found, happened)
}

// loadHistory reads what happened to the application off the loop.
func (p *Pane) loadHistory(c model.Candidate) tea.Cmd {
	source := p.source
	return load.Run(p.env.Group, &p.historyTask, func(ctx context.Context) ([]model.Event, error) {
		return source.History(ctx, c)
	}, func(events []model.Event, err error) tea.Cmd {
		if err != nil || slices.Equal(events, p.about.History) { // a store that cannot be read is shown with the lists
			return nil
		}
		p.about.History = events
		p.page.Forget()
		return p.env.Do(intent.ProfileLoaded{})
	})
}

// loadNeeds looks for the needs of the job off the loop.
func (p *Pane) loadNeeds(c model.Candidate) tea.Cmd {
	source := p.source
	return load.Run(p.env.Group, &p.needsTask, func(ctx context.Context) ([]needs.Find, error) {
		return source.NeedsOf(ctx, c)
	}, func(found []needs.Find, err error) tea.Cmd {
		if err != nil || reflect.DeepEqual(found, p.about.Needs) { // an error about the CV is shown with the CV
			return nil
		}
		p.about.Needs = found
		p.page.Forget()
		return p.env.Do(intent.ProfileLoaded{})
	})
}

// loadColleagues loads what colleagues think of the applicant off the loop, also without a team: some answer to packets.
func (p *Pane) loadColleagues(c model.Candidate) tea.Cmd {
	source := p.source
	return load.Run(p.env.Group, &p.teamTask, func(ctx context.Context) (account.Colleagues, error) {
		return source.Colleagues(ctx, c)
	}, func(found account.Colleagues, err error) tea.Cmd {
		if err != nil || reflect.DeepEqual(found, p.about.Colleagues) { // an error is shown with the reviews
			return nil
		}
		p.about.Colleagues = found
		p.page.Forget()
		return p.env.Do(intent.ProfileLoaded{})
	})
}

// Actions returns what the keys of the pane can do now.
func (p *Pane) Actions() []action.Action {
	c, has := p.Candidate()
	disabled := ""
	if !has {
		disabled = lang.Text("no application is open")
	}
	noCV := disabled
	if noCV == "" {
		noCV = env.NoCV(c)
	}
	noContact, copied := disabled, people.Contacts([]model.Candidate{c})
	if noContact == "" && copied.Value == "" {
		noContact = p.env.NoContact(lang.Text("there is no contact to copy"))
	}
	link, noLink := p.program.JobLink(), ""
	if link == "" {
		noLink = lang.Text("the job has no public link yet")
	}
	out := []action.Action{
		{Keys: action.Next, Label: action.Label{Name: "next", Title: "Next applicant", Help: "the next applicant"}.Translated(), Group: action.GroupMoving, Rank: 1, Disabled: disabled, Run: p.env.Want(intent.NextApplication{By: 1}), Foot: action.Stepping()},
		{Keys: action.Previous, Label: action.Label{Name: "previous", Title: "Previous applicant", Help: "the previous applicant"}.Translated(), Group: action.GroupMoving, Disabled: disabled, Run: p.env.Want(intent.NextApplication{By: -1})},
		{Keys: action.SaveCV, Label: action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "download, resume, pdf", Help: "save the CV"}.Translated(), Group: action.GroupFiles, Rank: 5, Disabled: noCV, Run: p.env.Want(intent.SaveCVs{IDs: []int64{p.id}})},
		{Keys: action.SendCV, Label: action.Label{Name: "send CV", Title: "Send the CV to your own computer", Synonyms: "download, scp, transfer, laptop", Help: "save the CV and send it to the computer you sit at, or show the command for that", Context: "candidatedetail"}.Translated(), Group: action.GroupFiles, Disabled: noCV, Run: p.env.Want(intent.SendCVs{IDs: []int64{p.id}})},
		{Keys: action.ReadCV, Label: action.Label{Name: "read CV", Title: "Read the CV", Synonyms: "resume, review", Help: "read the profile and the CV; marks the application viewed"}.Translated(), Group: action.GroupApplicants, Rank: 3, Disabled: disabled, Run: p.env.Want(intent.ReadApplication{ID: p.id})},
		{Keys: action.Copy, Label: action.Label{Name: "copy contact", Title: "Copy the contact", Synonyms: "clipboard, e-mail, email, phone", Help: "copy e-mail and phone to your terminal's clipboard"}.Translated(), Group: action.GroupFiles, Rank: 6, Disabled: noContact, Run: p.env.Want(copied)},
		{Keys: action.Link, Label: action.Label{Name: "job link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"}.Translated(), Group: action.GroupFiles, Disabled: noLink, Run: p.env.Want(intent.OpenLink{Address: link})},
		{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the applicants", Help: "back to the applicants"}.Translated(), Group: action.GroupMoving, Rank: 5, Run: p.env.Want(intent.FocusPane{Pane: env.ApplicantPane})},
	}
	if has && c.Unviewed() {
		out = append(out, action.Action{Keys: action.Open, Label: action.Label{Name: "mark viewed", Synonyms: "seen, read", Help: "mark the application viewed"}.Translated(), Group: action.GroupApplicants, Rank: 4, Disabled: p.env.ReadOnly, Run: p.env.Want(intent.OpenApplication{ID: p.id})})
	}
	out = append(out, p.program.ReviewActions(p.id)...)
	return append(out, p.page.Moves()...)
}

// Forget drops the drawn page, so that it is drawn again.
func (p *Pane) Forget() { p.page.Forget() }

// Lines returns the profile as lines of so many cells.
func (p *Pane) Lines(html func(string, int) []string, width int) []string {
	c, _ := p.Candidate()
	return Profile(p.env, c, p.about, html, width)
}

// Sent returns the profile without what Known returns.
func (p *Pane) Sent(html func(string, int) []string, width int) []string {
	c, _ := p.Candidate()
	return Sent(p.env, c, p.about, html, width)
}

// Known returns the rest of the profile.
func (p *Pane) Known(width int) []string {
	c, _ := p.Candidate()
	return Known(p.env, c, p.about, width)
}

// ScrollBy scrolls by lines.
func (p *Pane) ScrollBy(lines int) { p.page.ScrollBy(lines) }

// View draws the pane as height lines of width cells.
func (p *Pane) View(width, height int, focused bool) []string {
	t := p.env.Theme
	plain := theme.Style{}
	c, has := p.Candidate()
	if !has {
		lines := []string{widget.Titled(t, width, focused, lang.Text("Candidate")).Render(plain), ""}
		lines = append(lines, widget.Paragraph(t.Dim, sayChoose(), 3, width)...)
		lines[1] = strings.Repeat(" ", width)
		return widget.Fill(lines, width, height)
	}
	name, unviewed, verdict, rest := env.Name(c), "", "", ""
	switch {
	case c.JustIn():
		unviewed = "  " + theme.SignNotViewed + " " + theme.SignJustIn
	case c.Unviewed() && !c.Suggested:
		unviewed = "  " + theme.SignNotViewed + " " + lang.Text("not viewed")
	}
	mine := p.program.ReviewOf(c.ID)
	if !mine.Blank() {
		verdict, rest = review.Brief(mine)
		verdict, rest = "  "+verdict, " "+rest
	}
	again, on := review.Snoozed(p.env, mine)
	if on != "" {
		on = " " + on
	}
	if text.Width(" "+name+unviewed+verdict+p.place(0, focused)) >= width && verdict != "" { // the verdict matters more
		unviewed = ""
	}
	var lines []string
	if text.Width(name)+1 > width-text.Width(p.place(0, focused)) { // the name would be cut
		wrapped := text.Wrap(name, max(width-2, 1))
		if len(wrapped) > mostNameLines {
			wrapped = wrapped[:mostNameLines]
			wrapped[mostNameLines-1] = text.Cut(wrapped[mostNameLines-1]+"…", width-2)
		}
		lines, name = widget.Paragraph(t.Bold, strings.Join(wrapped, "\n"), 1, width), ""
	}
	head := widget.Titled(t, width, focused, name).Left(t.Unviewed, unviewed).Left(review.Style(t, mine.Verdict), verdict).Left(again, on).Left(t.Accent, rest)
	head.Right(t.Dim, p.place(min(width-1-text.Width(" "+name+unviewed+verdict+on+rest), width*2/3), focused)) // at most two thirds of the row
	lines = append(lines, head.Render(plain))
	return append(lines, p.page.View(p.env, width, height-len(lines))...)
}

// mostNameLines is how many lines a name may take. Strangers choose the length of a name.
const mostNameLines = 4

// place is the place in the list and, if there is room, how many applicants are undecided.
func (p *Pane) place(room int, focused bool) string {
	at, of := p.program.Place(p.id)
	if at == 0 {
		return ""
	}
	place := sayPlace(lang.Number(at), lang.Number(of)) + " "
	if !focused || of < 2 {
		return place
	}
	undecided := lang.Number(p.program.Undecided())
	for _, both := range []string{lang.Text("%s undecided left", undecided) + " · " + place, lang.Text("%s undecided", undecided) + " · " + place} {
		if text.Width(both) <= room {
			return both
		}
	}
	return place
}
