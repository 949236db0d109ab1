// Package jobdetail is the pane in which a job is read as the board shows it.
package jobdetail

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/htmltext"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/layout"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// Source is what the pane needs of an account.
type Source interface {
	CachedJob(ctx context.Context, id int64) (model.Job, error)
}

// Around is what the pane asks about the screen around it.
type Around interface {
	Currency(jobID int64) (model.CurrencyEntry, bool) // as last sent from here
}

// Pane shows one job.
type Pane struct {
	desk   *desk.Desk
	source Source
	around Around
	page   desk.Page
	job    model.Job
	has    bool

	whole      bool // the job came with its description
	describing load.Task
	described  bool // it was asked for
	unread     bool // it could not be read
}

// New returns the pane, of no job yet.
func New(d *desk.Desk, source Source, around Around) *Pane {
	return &Pane{desk: d, source: source, around: around}
}

// Show shows a job; the same one again keeps the place in the text.
func (p *Pane) Show(j model.Job) {
	if j.ID != p.job.ID {
		p.page.Top()
	}
	if p.whole = j.Description != ""; !p.whole && j.ID == p.job.ID {
		j.Description = p.job.Description // until what is kept now is read
	}
	p.job, p.has, p.described, p.unread = j, true, false, false
	p.page.Forget()
}

// describe reads the description of a job that came from a list without it.
func (p *Pane) describe() tea.Cmd {
	id := p.job.ID
	if p.whole || p.described {
		return nil
	}
	p.described = true
	return load.Run(p.desk.Group, &p.describing, func(ctx context.Context) (model.Job, error) {
		return p.source.CachedJob(ctx, id)
	}, func(whole model.Job, err error) tea.Cmd {
		if p.job.ID != id {
			return nil
		}
		if p.unread = err != nil; err == nil {
			p.job.Description = whole.Description
		}
		p.page.Forget() // it is known now what rules it breaks
		return nil
	})
}

// Clear shows none.
func (p *Pane) Clear() { p.job, p.has = model.Job{}, false }

// Prepare builds the page for a width.
func (p *Pane) Prepare(width int) tea.Cmd {
	if !p.has {
		return nil
	}
	return tea.Batch(p.describe(), p.page.Prepare(p.desk, fmt.Sprint(p.job.ID), width, func(html func(string, int) []string) []string {
		return p.build(html, width)
	}))
}

// Actions are what can be done in the pane now.
func (p *Pane) Actions() []action.Action {
	none, link := "", ""
	if !p.has {
		none = "no job is open"
	}
	if p.job.URL == "" {
		link = "the job has no public link yet"
	}
	out := []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "applicants", Title: "Show the applicants", Synonyms: "open, candidates, applications", Help: "show who applied"}, Group: action.GroupJobs, Rank: 1, Disabled: none, Run: p.desk.Want(intent.OpenJob{Job: p.job})},
		{Keys: action.EditJob, Label: action.Label{Name: "edit", Title: "Edit the job", Synonyms: "change, update", Help: "edit the job"}, Group: action.GroupJobs, Rank: 2, Disabled: cmp.Or(p.desk.ReadOnly, none), Run: p.desk.Want(intent.EditJob{Job: p.job})},
		{Keys: action.Next, Label: action.Label{Name: "next", Title: "Next job", Help: "the next job"}, Group: action.GroupMoving, Rank: 3, Run: p.desk.Want(intent.NextJob{By: 1})},
		{Keys: action.Previous, Label: action.Label{Name: "previous", Title: "Previous job", Help: "the previous job"}, Group: action.GroupMoving, Rank: 4, Run: p.desk.Want(intent.NextJob{By: -1})},
		{Keys: action.Link, Label: action.Label{Name: "link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"}, Group: action.GroupFiles, Rank: 5, Disabled: link, Run: p.desk.Want(intent.OpenLink{Address: p.job.URL})},
		{Keys: action.Copy, Label: action.Label{Name: "copy link", Title: "Copy the job's link", Synonyms: "clipboard, url, share", Help: "copy the link to your terminal's clipboard"}, Group: action.GroupFiles, Disabled: link, Run: p.desk.Want(intent.CopyLink{What: "link", Address: text.Line(p.job.URL)})},
		{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the jobs", Help: "back to the jobs"}, Group: action.GroupMoving, Rank: 6, Run: p.desk.Want(intent.FocusPane{Pane: layout.Jobs})},
	}
	return append(out, p.page.Moves()...)
}

// ScrollBy moves what is in sight by lines.
func (p *Pane) ScrollBy(lines int) { p.page.ScrollBy(lines) }

// View draws the pane as height lines of width cells.
func (p *Pane) View(width, height int, focused bool) []string {
	t := p.desk.Theme
	title := t.Bold
	if focused {
		title = t.Heading
	}
	if !p.has {
		lines := []string{desk.NewRow(width).Left(t.Bold, " Job").Render(lipgloss.NewStyle()), strings.Repeat(" ", width)}
		return desk.Fill(append(lines, desk.Paragraph(t.Dim, "Choose a job.", 3, width)...), width, height)
	}
	head := desk.NewRow(width).Left(title, " "+text.Line(p.job.Title)).Right(t.Dim, fmt.Sprintf("job %d ", p.job.ID))
	return append([]string{head.Render(lipgloss.NewStyle())}, p.page.View(p.desk, width, height-1)...)
}

func (p *Pane) build(html func(string, int) []string, width int) []string {
	d, t, j := p.desk, p.desk.Theme, p.job
	var lines []string
	pair := func(label string, style lipgloss.Style, value string) {
		if value = text.Line(value); value != "" {
			lines = append(lines, desk.Pair(d, label, style, value, width)...)
		}
	}
	mark, style := t.JobStatus(j.Status)
	pair("Status", style, mark+" "+j.Status.Label())
	pair("Where", t.Text, strings.Join(nonEmpty(j.Region, j.Address), ", "))
	salary := model.SalaryText(j.SalaryFrom, j.SalaryTo, "", j.Rate)
	if entry, ok := p.around.Currency(j.ID); ok {
		pair("Salary", t.Text, model.SalaryText(j.SalaryFrom, j.SalaryTo, d.Country.Code(entry.Currency), j.Rate))
		pair("Currency", t.Dim, d.Country.Code(entry.Currency)+", as last sent from here on "+d.Date(entry.Sent))
	} else {
		pair("Salary", t.Text, salary)
		if salary != "" {
			pair("Currency", t.Warn, "unknown: the service does not tell it; editing asks for it")
		}
	}
	name := "Type"
	for _, kind := range []*model.JobType{j.Type1, j.Type2} {
		if kind != nil {
			pair(name, t.Text, d.Labels.Label(*kind))
			name = ""
		}
	}
	pair("Applied", t.Text, fmt.Sprintf("%d, of %s", j.Applies, amount.Plural(j.Views, "view")))
	pair("Answers to", t.Text, j.Email)
	pair("Link", t.Link, j.URL)
	if !p.describing.Busy() && !p.unread { // else it is not known whole
		for _, problem := range model.JobProblems(j, htmltext.VisibleCharacters) {
			pair("Broken rule", t.Warn, problem.Message)
		}
	}
	for _, f := range j.OtherFields() {
		pair(text.Cut(text.Line(f.Name), 11), t.Text, text.Cut(text.Value(f.Value), 400))
	}
	lines = append(lines, "")
	if p.unread {
		return append(lines, desk.Paragraph(t.Warn, "The description could not be read from this machine; r on the jobs asks for it.", 1, width)...)
	}
	if strings.TrimSpace(j.Description) == "" && !p.describing.Busy() {
		return append(lines, desk.Paragraph(t.Dim, "No description.", 1, width)...)
	}
	return append(lines, desk.Indented(" ", html(j.Description, max(width-2, 1)))...)
}

func nonEmpty(parts ...string) []string {
	var out []string
	for _, s := range parts {
		if strings.TrimSpace(s) != "" {
			out = append(out, s)
		}
	}
	return out
}
