package joblist

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Detail is the pane that shows one job as the board does.
type Detail struct {
	env    *env.Env
	source Source
	jobs   *Pane
	page   widget.Page
	job    model.Job
	has    bool

	whole     bool // the job came with its description
	loading   load.Task
	requested bool // the description is loaded or loading
	failed    bool // the description could not be loaded
}

// NewDetail returns the pane without a job.
func NewDetail(e *env.Env, source Source, jobs *Pane) *Detail {
	return &Detail{env: e, source: source, jobs: jobs}
}

// ShowJob shows a job. If it is shown already, the text stays scrolled as it is.
func (p *Detail) ShowJob(j model.Job) {
	if j.ID != p.job.ID {
		p.page.Top()
	}
	if p.whole = j.Description != ""; !p.whole && j.ID == p.job.ID {
		j.Description = p.job.Description // until it is loaded again
	}
	p.job, p.has, p.requested, p.failed = j, true, false, false
	p.page.Forget()
}

// loadDescription loads the description of a job that came from a list without it.
func (p *Detail) loadDescription() tea.Cmd {
	id := p.job.ID
	if p.whole || p.requested {
		return nil
	}
	p.requested = true
	return load.Run(p.env.Group, &p.loading, func(ctx context.Context) (model.Job, error) {
		return p.source.CachedJob(ctx, id)
	}, func(whole model.Job, err error) tea.Cmd {
		if p.job.ID != id {
			return nil
		}
		if p.failed = err != nil; err == nil {
			p.job.Description = whole.Description
		}
		p.page.Forget() // the page shows which rules the description breaks
		return nil
	})
}

// Clear shows no job.
func (p *Detail) Clear() { p.job, p.has = model.Job{}, false }

// Prepare builds the page for a width.
func (p *Detail) Prepare(width int) tea.Cmd {
	if !p.has {
		return nil
	}
	return tea.Batch(p.loadDescription(), p.page.Prepare(p.env, fmt.Sprint(p.job.ID), width, func(html func(string, int) []string) []string {
		return p.build(html, min(width, widget.MostText))
	}))
}

// Actions are the actions of the pane.
func (p *Detail) Actions() []action.Action {
	noJob, noLink := "", ""
	if !p.has {
		noJob = lang.TextIn("jobdetail", "no job is open")
	}
	if p.job.URL == "" {
		noLink = lang.Text("the job has no public link yet")
	}
	out := []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "applicants", Title: "Show the applicants", Synonyms: "open, candidates, applications", Help: "show the applicants"}.Translated(), Group: action.GroupJobs, Rank: 1, Disabled: noJob, Run: p.env.Want(intent.OpenJob{Job: p.job})},
		{Keys: action.EditJob, Label: action.Label{Name: "edit job", Title: "Edit the job", Synonyms: "change, update", Help: "edit the job"}.Translated(), Group: action.GroupJobs, Rank: 2, Disabled: cmp.Or(p.env.ReadOnly, noJob), Run: p.env.Want(intent.EditJob{Job: p.job})},
		{Keys: action.Needs, Label: sayNeeds(), Group: action.GroupJobs, Rank: 4, Disabled: cmp.Or(p.env.ReadOnly, noJob), Run: p.env.Want(intent.EditNeeds{JobID: p.job.ID})},
		{Keys: action.Next, Label: action.Label{Name: "next", Title: "Next job", Help: "the next job", Context: "jobdetail"}.Translated(), Group: action.GroupMoving, Rank: 3, Run: p.env.Want(intent.NextJob{By: 1}), Foot: action.Stepping()},
		{Keys: action.Previous, Label: action.Label{Name: "previous", Title: "Previous job", Help: "the previous job", Context: "jobdetail"}.Translated(), Group: action.GroupMoving, Run: p.env.Want(intent.NextJob{By: -1})},
		{Keys: action.Link, Label: action.Label{Name: "link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"}.Translated(), Group: action.GroupFiles, Rank: 5, Disabled: noLink, Run: p.env.Want(intent.OpenLink{Address: p.job.URL})},
		{Keys: action.Copy, Label: action.Label{Name: "copy link", Title: "Copy the job's link", Synonyms: "clipboard, url, share", Help: "copy the link to your terminal's clipboard"}.Translated(), Group: action.GroupFiles, Disabled: noLink, Run: p.env.Want(intent.CopyLink{Address: text.Line(p.job.URL)})},
		{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the jobs", Help: "back to the jobs"}.Translated(), Group: action.GroupMoving, Rank: 6, Run: p.env.Want(intent.FocusPane{Pane: env.JobPane})},
	}
	return append(out, p.page.Moves()...)
}

// ScrollBy scrolls the text by lines.
func (p *Detail) ScrollBy(lines int) { p.page.ScrollBy(lines) }

// View draws the pane as height lines of width cells.
func (p *Detail) View(width, height int, focused bool) []string {
	t := p.env.Theme
	if !p.has {
		lines := []string{widget.Titled(t, width, focused, lang.Text("Job")).Render(theme.Style{}), strings.Repeat(" ", width)}
		if len(p.jobs.All()) > 0 {
			lines = append(lines, widget.Paragraph(t.Dim, lang.Text("Choose a job."), 3, width)...)
		}
		return widget.Fill(lines, width, height)
	}
	head := widget.Titled(t, width, focused, text.Line(p.job.Title)).Right(t.Dim, sayNumber(p.job.ID)+" ")
	return append([]string{head.Render(theme.Style{})}, p.page.View(p.env, width, height-1)...)
}

func (p *Detail) build(html func(string, int) []string, width int) []string {
	e, t, j := p.env, p.env.Theme, p.job
	var lines []string
	pair := func(label string, style theme.Style, value string) {
		if value = text.Line(value); value != "" {
			lines = append(lines, widget.Pair(e, label, style, value, width)...)
		}
	}
	mark, style := t.JobStatus(j.Status)
	if e.UI.Linear {
		pair(lang.Text("Status"), style, j.Status.Label())
	} else {
		pair(lang.Text("Status"), style, mark+" "+j.Status.Label())
	}
	pair(lang.TextIn("jobdetail", "Where"), t.Text, strings.Join(nonEmpty(j.Region, j.Address), ", "))
	salary := model.SalaryText(j.SalaryFrom, j.SalaryTo, "", j.Rate)
	if entry, ok := p.jobs.Currency(j.ID); ok {
		pair(lang.Text("Salary"), t.Text, model.SalaryText(j.SalaryFrom, j.SalaryTo, e.Country.Code(entry.Currency), j.Rate))
		pair(lang.Text("Currency"), t.Dim, lang.Text("%s, as sent from this computer on %s", e.Country.Code(entry.Currency), e.Date(entry.Sent)))
	} else {
		pair(lang.Text("Salary"), t.Text, salary)
		if salary != "" {
			pair(lang.Text("Currency"), t.Warn, lang.Text("unknown: the board doesn't report it. You'll be asked when you edit."))
		}
	}
	name := lang.Text("Type")
	for _, kind := range []*model.JobType{j.Type1, j.Type2} {
		if kind != nil {
			pair(name, t.Text, e.Labels.Label(*kind))
			name = ""
		}
	}
	pair(lang.Text("Response"), t.Text, fmt.Sprintf("%s · %s", lang.Plural(j.Applies, "%d applicant", "%d applicants"), lang.Plural(j.Views, "%d view", "%d views")))
	pair(lang.Text("Replies to"), t.Text, j.Email)
	pair(lang.Text("Link"), t.Link, j.URL)
	if !p.loading.Busy() && !p.failed { // else the description is missing
		for _, problem := range model.JobProblems(j, htmltext.VisibleCharacters) {
			pair(lang.Text("Rule broken"), t.Warn, problem.Message)
		}
	}
	for _, f := range j.OtherFields() {
		pair(text.Cut(text.Line(f.Name), 11), t.Text, text.Cut(text.Value(f.Value), 400))
	}
	lines = append(lines, "")
	if p.failed {
		return append(lines, widget.Paragraph(t.Warn, lang.Text("The description could not be loaded from this computer. Press %s in the job list to fetch it.", action.Refresh), 1, width)...)
	}
	if strings.TrimSpace(j.Description) == "" && !p.loading.Busy() {
		return append(lines, widget.Paragraph(t.Dim, lang.Text("No description."), 1, width)...)
	}
	return append(lines, widget.Indented(" ", html(j.Description, max(width-2, 1)))...)
}

// Outline implements screen.Outlined.
func (p *Detail) Outline() screen.Outline {
	if !p.has {
		return screen.Outline{Place: "job", Title: lang.Text("Job"), About: []string{lang.Text("Choose a job.")}}
	}
	return screen.Outline{
		Place: fmt.Sprintf("job %d", p.job.ID), Open: p.job.ID, Title: screen.Joined(text.Line(p.job.Title), sayNumber(p.job.ID)),
		Lines: screen.Prose(p.page.Lines()),
	}
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

func sayNumber(jobID int64) string { return lang.TextIn("jobdetail", "job %d", jobID) }
