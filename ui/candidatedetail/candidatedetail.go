// Package candidatedetail is the pane of one application: the person, how to
// reach them, what they did and learned, and what the service says of them.
package candidatedetail

import (
	"context"
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/layout"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Source is what the pane needs of an account.
type Source interface {
	Related(context.Context, model.Candidate) ([]account.Related, error)
}

// Around is what the pane asks about the screen around it.
type Around interface {
	JobLink() string                     // of the open job's public page; "" without one
	ReviewOf(applyID int64) model.Review // as panes may show it
	ReviewActions(applyID int64) []action.Action
	Place(applyID int64) (at, of int) // in the list, from 1; 0 when it is not there
	Undecided() int                   // how many of the list have no verdict; asked for each frame
}

// Pane shows one application.
type Pane struct {
	desk   *desk.Desk
	source Source
	around Around
	page   desk.Page
	people *people.People
	id     int64 // of the application that is shown; 0: none is

	about   About
	looked  bool // for what is about the person, or it is under way
	looking load.Task
}

// New returns the pane, of nobody yet.
func New(d *desk.Desk, source Source, known *people.People, around Around) *Pane {
	return &Pane{desk: d, source: source, people: known, around: around}
}

// Show shows a person; the same one again keeps the place in the text.
func (p *Pane) Show(c model.Candidate) {
	if c.ID != p.id {
		p.page.Top()
		p.about = About{}
	}
	p.people.Hold(c)
	p.id, p.looked = c.ID, false
	p.page.Forget()
}

// Clear shows nobody.
func (p *Pane) Clear() {
	p.id, p.about = 0, About{}
	p.looking.Cancel()
}

// Reload looks again for the person's other applies: blind mode was switched.
func (p *Pane) Reload() {
	p.about, p.looked = About{}, false
	p.page.Forget()
}

// Candidate returns who is shown, as known now.
func (p *Pane) Candidate() (model.Candidate, bool) {
	if p.id == 0 {
		return model.Candidate{}, false
	}
	return p.people.Get(p.id)
}

// About returns what is known of who is shown, beyond the apply.
func (p *Pane) About() About { return p.about }

// Prepare builds the page for a width, and looks for the person's other applies.
func (p *Pane) Prepare(width int) tea.Cmd {
	c, has := p.Candidate()
	if !has {
		return nil
	}
	page := p.page.Prepare(p.desk, fmt.Sprint(c.ID), width, func(html func(string, int) []string) []string {
		return Profile(p.desk, c, p.about, html, width)
	})
	return tea.Batch(page, p.Look())
}

// Look looks for the person's other applies, off the loop, unless it has.
func (p *Pane) Look() tea.Cmd {
	c, has := p.Candidate()
	if !has || p.looked {
		return nil
	}
	p.looked = true
	source := p.source
	return load.Run(p.desk.Group, &p.looking, func(ctx context.Context) ([]account.Related, error) {
		return source.Related(ctx, c)
	}, func(related []account.Related, err error) tea.Cmd {
		p.about = About{Related: related, Looked: err == nil}
		if err != nil {
			p.about.Failed = p.desk.Fail(err)
		}
		p.page.Forget()
		return p.desk.Do(intent.RelatedLoaded{})
	})
}

// Actions are what can be done in the pane now.
func (p *Pane) Actions() []action.Action {
	c, has := p.Candidate()
	none := ""
	if !has {
		none = "nobody is open"
	}
	noCV := none
	if noCV == "" {
		noCV = desk.NoCV(c)
	}
	noContact := none
	if noContact == "" && contact(c) == "" {
		noContact = "there is no contact to copy"
	}
	link, noLink := p.around.JobLink(), ""
	if link == "" {
		noLink = "the job has no public link yet"
	}
	out := []action.Action{
		{Keys: action.Next, Label: action.Label{Name: "next", Title: "Next applicant", Help: "the next applicant"}, Group: action.GroupMoving, Rank: 1, Disabled: none, Run: p.desk.Want(intent.NextApplication{By: 1})},
		{Keys: action.Previous, Label: action.Label{Name: "previous", Title: "Previous applicant", Help: "the previous applicant"}, Group: action.GroupMoving, Rank: 2, Disabled: none, Run: p.desk.Want(intent.NextApplication{By: -1})},
		{Keys: action.SaveCV, Label: action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "download, resume, pdf", Help: "save the CV"}, Group: action.GroupFiles, Rank: 3, Disabled: noCV, Run: p.desk.Want(intent.SaveCVs{IDs: []int64{p.id}})},
		{Keys: action.ReadCV, Label: action.Label{Name: "read CV", Title: "Read the CV", Synonyms: "resume, review", Help: "read the profile and the CV, which marks the application viewed"}, Group: action.GroupApplicants, Rank: 3, Disabled: none, Run: p.desk.Want(intent.ReadApplication{ID: p.id})},
		{Keys: action.Copy, Label: action.Label{Name: "copy contact", Title: "Copy the contact", Synonyms: "clipboard, e-mail, email, phone", Help: "copy e-mail and phone to your terminal's clipboard"}, Group: action.GroupFiles, Rank: 6, Disabled: noContact, Run: p.desk.Want(intent.Copy{What: "contact", Value: contact(c)})},
		{Keys: action.Link, Label: action.Label{Name: "job link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"}, Group: action.GroupFiles, Disabled: noLink, Run: p.desk.Want(intent.OpenLink{Address: link})},
		{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the applicants", Help: "back to the applicants"}, Group: action.GroupMoving, Rank: 5, Run: p.desk.Want(intent.FocusPane{Pane: layout.Applicants})},
	}
	if has && c.Unseen() {
		out = append(out, action.Action{Keys: action.Open, Label: action.Label{Name: "mark viewed", Synonyms: "seen, read", Help: "mark the application viewed"}, Group: action.GroupApplicants, Rank: 4, Disabled: p.desk.ReadOnly, Run: p.desk.Want(intent.OpenApplication{ID: p.id})})
	}
	out = append(out, p.around.ReviewActions(p.id)...)
	return append(out, p.page.Moves()...)
}

// contact is what reaches the person; a masked address does not (CONTRACT 28).
func contact(c model.Candidate) string {
	var parts []string
	k := c.Applicant.Contacts
	if k.Email != "" && !k.Masked() {
		parts = append(parts, text.Line(k.Email))
	}
	if k.Phone != "" {
		parts = append(parts, text.Line(k.Phone))
	}
	return strings.Join(parts, ", ")
}

// Forget makes the page be drawn anew.
func (p *Pane) Forget() { p.page.Forget() }

// Lines are the profile of who is shown, in lines of so many cells.
func (p *Pane) Lines(html func(string, int) []string, width int) []string {
	c, _ := p.Candidate()
	return Profile(p.desk, c, p.about, html, width)
}

// ScrollBy moves what is in sight by lines.
func (p *Pane) ScrollBy(lines int) { p.page.ScrollBy(lines) }

// View draws the pane as height lines of width cells.
func (p *Pane) View(width, height int, focused bool) []string {
	t := p.desk.Theme
	plain := lipgloss.NewStyle()
	c, has := p.Candidate()
	if !has {
		lines := []string{desk.NewRow(width).Left(t.Bold, " Candidate").Render(plain), ""}
		lines = append(lines, desk.Paragraph(t.Dim, fmt.Sprintf("Choose a person; %s previews, %s opens.", action.Preview, action.Open), 3, width)...)
		lines[1] = strings.Repeat(" ", width)
		return desk.Fill(lines, width, height)
	}
	title := t.Bold
	if focused {
		title = t.Heading
	}
	name, unseen, verdict, rest := desk.Name(c), "", "", ""
	switch {
	case c.JustIn():
		unseen = "  " + theme.SignNotViewed + " " + theme.SignJustIn
	case c.Unseen() && !c.Suggested:
		unseen = "  " + theme.SignNotViewed + " not viewed"
	}
	mine := p.around.ReviewOf(c.ID)
	if !mine.Blank() {
		verdict, rest = review.Brief(mine)
		verdict, rest = "  "+verdict, " "+rest
	}
	var lines []string
	if text.Width(name)+1 > width-text.Width(p.place(0, focused)) { // it would be cut
		wrapped := text.Wrap(name, max(width-2, 1))
		if len(wrapped) > mostNameLines {
			wrapped = wrapped[:mostNameLines]
			wrapped[mostNameLines-1] = text.Cut(wrapped[mostNameLines-1]+"…", width-2)
		}
		lines, name = desk.Paragraph(title, strings.Join(wrapped, "\n"), 1, width), ""
	}
	head := desk.NewRow(width).Left(title, " "+name).Left(t.Unseen, unseen).Left(review.Style(t, mine.Verdict), verdict).Left(t.Accent, rest)
	head.Right(t.Dim, p.place(min(width-1-text.Width(" "+name+unseen+verdict+rest), width*2/3), focused)) // a row leaves out more
	lines = append(lines, head.Render(plain))
	return append(lines, p.page.View(p.desk, width, height-len(lines))...)
}

// mostNameLines is the most lines a name may take above the profile: strangers choose it.
const mostNameLines = 4

// place words where in the list the person is, in so many cells where more is worth saying
// than that: who goes through the list here wants to know how many are left to decide.
func (p *Pane) place(room int, focused bool) string {
	at, of := p.around.Place(p.id)
	if at == 0 {
		return ""
	}
	place := amount.Number(at) + " of " + amount.Number(of) + " "
	if !focused || of < 2 {
		return place
	}
	left := amount.Number(p.around.Undecided()) + " undecided"
	for _, said := range []string{left + " left · " + place, left + " · " + place} {
		if text.Width(said) <= room {
			return said
		}
	}
	return place
}
