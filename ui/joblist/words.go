package joblist

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// words are the texts of this pane. Each language has its own variable.
type words struct {
	Title string
	Jobs  string                 // in “mark all shown jobs”
	Tabs  [deletedTab + 1]string // in the order of panes.JobTabs

	Applicants  action.Label
	Preview     action.Label
	New         action.Label
	Edit        action.Label
	Copy        action.Label
	Undo        action.Label
	Link        action.Label
	Filter      action.Label
	Sort        action.Label
	Reverse     action.Label
	Refresh     action.Label
	StopRun     action.Label
	ClearFilter action.Label
	Unmark      action.Label

	// Why an action is not possible.
	NoJob            string
	NoLink           string
	ChangeInProgress string
	NothingToUndo    string
	AlreadyQueued    string

	// The header and the rows.
	Loading string
	NoTitle string
	Draft   string

	// In place of jobs, or below them.
	LoadingJobs string
	NoDeleted   string
	NoJobs      string
	StillListed string

	// The outcome of a change.
	StopAnother string
	TryLater    string
	Offline     string
	NextTry     string // the time follows

	// The report on several jobs.
	StillMarked string

	// Questions.
	AskActivate string
	AskDelete   string
	UndoVerb    string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Change(c model.StatusChange) action.Label
	ChangeMarked(c model.StatusChange, marked int) action.Label
	Mark() action.Label
	Tab(name string) action.Label

	// Why an action is not possible.
	AlreadyIn(s model.JobStatus) string

	// The header and the rows.
	By(order model.JobOrder) string
	Sorted(order model.JobOrder) string
	AsOf(clock string) string
	Progress(c model.StatusChange, undo bool, current, total int) string
	LastOne(current, total int) string // the run stops after the job being changed
	Unviewed(applicants int) string
	Views(n int) string
	Sending(c model.StatusChange) string
	Queued(c model.StatusChange) string
	Rejected(c model.StatusChange) string

	// In place of jobs, or below them.
	NoMatches() string
	NotRead(jobs int, keys string) string
	NoneInTab() string
	WriteFirst() string
	ListFrom(clock string) string
	NotSaved(why string) string

	// The outcome of a change.
	Changed(title string, s model.JobStatus) string
	NotChanged(title, why string) string
	OverLimit(title string) string
	NotApproved(title string) string
	ChangesLater(title string, c model.StatusChange) string
	Dropped(title string, s model.JobStatus) string
	BeingSent(title string) string
	AlreadySent(title string) string
	NotDropped(title, why string) string
	NotTried(title string, why ending) string
	Undoes(here bool) string // here: the keys are for the jobs
	UndoesOrQueue(here bool) string
	SeeQueue() string

	// The report on several jobs.
	Report(jobs int, outcomes []string) string
	Outcome(n int, o outcome) string
	TriesRest() string
	UndoesSome(n int) string

	// Questions.
	AskChange(c model.StatusChange, jobs int) string
	AskUndo(jobs int) string
	ChangeJobs(c model.StatusChange, jobs int) string
	JobWithApplicants(title string, applicants int) string
	JobsWithApplicants(jobs, applicants int) string
	Effect(c model.StatusChange, jobs int) string
	Revived(deleted int) string
	Skipped(jobs, marked int, why skipping) string
	AllSkipped(why skipping) string
	UndoActivates(jobs int) string
	UndoStops(jobs int) string
	UndoDrops(jobs int) string
	Named(title, region string, hidden bool) string // hidden: by a filter or a tab
	MoreInList(jobs int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title: "Jobs",
	Jobs:  "jobs",
	Tabs:  [...]string{"All", "Active", "Stopped", "Inactive", "Deleted"},

	Applicants:  action.Label{Name: "applicants", Title: "Show the applicants", Synonyms: "open, candidates, applications", Help: "show the applicants"},
	Preview:     action.Label{Name: "job text", Title: "Read the job", Synonyms: "preview, description, view", Help: "read the job's description"},
	New:         action.Label{Name: "new job", Title: "New job", Synonyms: "create, write, add, post, publish, drafts, templates, vacancy", Help: "write a new job, also from a draft or a template"},
	Edit:        action.Label{Name: "edit job", Title: "Edit the job", Synonyms: "change, update", Help: "edit the job"},
	Copy:        action.Label{Name: "copy job", Title: "Copy the job", Synonyms: "clone, duplicate, repost", Help: "write a new job from a copy of this one"},
	Undo:        action.Label{Name: "undo", Title: "Undo the last change of a job", Synonyms: "back, revert", Help: "undo the last change of a status"},
	Link:        action.Label{Name: "link", Title: "Open the job's page", Synonyms: "link, browser, url, website", Help: "open the job's public page"},
	Filter:      action.Label{Name: "filter", Title: "Filter the jobs", Synonyms: "search, find, narrow", Help: "show only matching jobs: words, region:…, is:unviewed, -not"},
	Sort:        action.Label{Name: "sort", Title: "Sort the jobs", Synonyms: "order", Help: "next order: status, applicants, title, views, newest"},
	Reverse:     action.Label{Name: "reverse", Title: "Reverse the order of jobs", Synonyms: "order, sort, descending, ascending", Help: "reverse the order"},
	Refresh:     action.Label{Name: "refresh", Title: "Refresh the jobs", Synonyms: "reload, fetch, update, sync", Help: "fetch the jobs again"},
	StopRun:     action.Label{Name: "stop here", Synonyms: "cancel", Help: "stop after the current job"},
	ClearFilter: action.Label{Name: "clear", Title: "Clear the filter", Synonyms: "show all", Help: "clear the filter"},
	Unmark:      action.Label{Name: "unmark", Title: "Unmark all jobs", Synonyms: "deselect, select none", Help: "unmark all jobs"},

	NoJob:            "no job is selected",
	NoLink:           "the job has no public link yet",
	ChangeInProgress: "another change is in progress",
	NothingToUndo:    "there is nothing to undo",
	AlreadyQueued:    "that change is already queued",

	Loading: "loading…",
	NoTitle: "(no title)",
	Draft:   "draft",

	LoadingJobs: "Loading the jobs…",
	NoDeleted:   "No deleted jobs.",
	NoJobs:      "No jobs yet.",
	StillListed: "Jobs known before are still listed.",

	StopAnother: "Stop another job first.",
	TryLater:    "Try again later.",
	Offline:     "Offline.",
	NextTry:     "Next try at",

	StillMarked: "Unchanged jobs are still marked.",

	AskActivate: "Activate this job?",
	AskDelete:   "Delete this job?",
	UndoVerb:    "undo",

	sentences: new(english),
}

type english struct{}

func (*english) Change(c model.StatusChange) action.Label {
	l := action.Label{Name: c.String(), Title: c.String() + " the job"}
	l.Synonyms, l.Help = changeHelp(c)
	return l
}
func (*english) ChangeMarked(c model.StatusChange, marked int) action.Label {
	title := c.String() + " the " + amount.Plural(marked, "marked job")
	l := action.Label{Name: fmt.Sprintf("%s %d", c, marked), Title: title, Help: title + " (asks first)"}
	l.Synonyms, _ = changeHelp(c)
	return l
}

func changeHelp(c model.StatusChange) (synonyms, help string) {
	switch c {
	case model.Activate:
		return "publish, start, resume, post, reopen", "publish the job (asks first)"
	case model.Stop:
		return "pause, unpublish, close, deactivate, take down", "take the job off the board; nothing is lost"
	case model.Delete:
		return "remove, erase", "delete the job (asks first)"
	}
	return "", ""
}

func (*english) Mark() action.Label {
	return action.Label{Name: "mark", Title: "Mark the job", Synonyms: "select, check", Help: fmt.Sprintf("mark or unmark the job, for %s, %s or %s", action.ActivateJob, action.StopJob, action.DeleteJob)}
}
func (*english) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Jobs: " + name, Synonyms: "tab", Help: action.Tab + name}
}

func (*english) AlreadyIn(s model.JobStatus) string { return "the job is already " + word(s) }

func (*english) By(order model.JobOrder) string { return "by " + order.String() }
func (*english) Sorted(order model.JobOrder) string {
	return "Jobs are sorted by " + order.String() + "."
}
func (*english) AsOf(clock string) string { return "as of " + clock }
func (*english) Progress(c model.StatusChange, undo bool, current, total int) string {
	doing := changing(c)
	if undo {
		doing = "undoing"
	}
	return fmt.Sprintf("%s %d of %d…", doing, current, total)
}
func (*english) LastOne(current, total int) string {
	return fmt.Sprintf("%d of %d, the last", current, total)
}
func (*english) Unviewed(applicants int) string       { return amount.Number(applicants) + " unviewed" }
func (*english) Views(n int) string                   { return amount.Plural(n, "view") }
func (*english) Sending(c model.StatusChange) string  { return changing(c) + "…" }
func (*english) Queued(c model.StatusChange) string   { return c.String() + " queued" }
func (*english) Rejected(c model.StatusChange) string { return c.String() + " rejected" }

func changing(c model.StatusChange) string {
	switch c {
	case model.Activate:
		return "activating"
	case model.Stop:
		return "stopping"
	case model.Delete:
		return "deleting"
	}
	return "changing"
}

func (*english) NoMatches() string {
	return "No matches. word* matches beginnings; " + action.Back.String() + " clears the filter."
}
func (*english) NotRead(jobs int, keys string) string {
	return "The applicants of " + amount.Plural(jobs, "job") + " are not read yet; " + keys + " reads them."
}
func (*english) NoneInTab() string {
	return "No jobs here. " + action.ShowTab(1).String() + " shows all."
}
func (*english) WriteFirst() string {
	return "No jobs yet. Press " + action.NewJob.String() + " to write the first one."
}
func (*english) ListFrom(clock string) string { return "This list is from " + clock + "." }
func (*english) NotSaved(why string) string {
	return "The jobs could not be saved on this computer. " + why
}

func (*english) Changed(title string, s model.JobStatus) string {
	return "“" + title + "” is now " + word(s) + "."
}
func (*english) NotChanged(title, why string) string {
	return "“" + title + "” was not changed. " + why
}
func (*english) OverLimit(title string) string {
	return "“" + title + "” was not activated: the account's limit of active jobs is reached."
}
func (*english) NotApproved(title string) string {
	return "“" + title + "” was not changed: the account's subscription is not approved yet."
}
func (*english) ChangesLater(title string, c model.StatusChange) string {
	return "“" + title + "” will be " + c.Result().Word() + " when the service is back."
}
func (*english) Dropped(title string, s model.JobStatus) string {
	return "Undone: “" + title + "” stays " + word(s) + "."
}
func (*english) BeingSent(title string) string {
	return "The change to “" + title + "” is being sent right now."
}
func (*english) AlreadySent(title string) string {
	return "The change to “" + title + "” was already sent."
}
func (*english) NotDropped(title, why string) string {
	return "The change to “" + title + "” was not undone. " + why
}
func (*english) NotTried(title string, why ending) string {
	start := "“" + title + "” was not tried: "
	switch why {
	case limitReached:
		return start + "the account's limit of active jobs is reached."
	case notApproved:
		return start + "the account's subscription is not approved yet."
	case byPerson, goesOn:
	}
	return start + "you stopped before it."
}
func (*english) Undoes(here bool) string {
	if here {
		return action.Undo.String() + " undoes it."
	}
	return action.Undo.String() + " in the jobs undoes it."
}
func (*english) UndoesOrQueue(here bool) string {
	if here {
		return action.Undo.String() + " undoes, " + action.Outbox.String() + " shows the queue."
	}
	return action.Undo.String() + " in the jobs undoes, " + action.Outbox.String() + " shows the queue."
}
func (*english) SeeQueue() string { return action.Outbox.String() + " shows the queue." }

func (*english) Report(jobs int, outcomes []string) string {
	return amount.Plural(jobs, "job") + ": " + strings.Join(outcomes, ", ")
}
func (*english) Outcome(n int, o outcome) string {
	return fmt.Sprintf("%d %s", n, map[result]string{
		changed: word(o.status), queued: "queued", rejected: "rejected", failed: "not changed", notTried: "not tried",
		dropped: "undone", notDropped: "not undone", beingSent: "being sent", alreadySent: "already sent",
	}[o.result])
}
func (*english) TriesRest() string { return action.Undo.String() + " tries the rest again." }
func (*english) UndoesSome(n int) string {
	return fmt.Sprintf("%s undoes %d of them.", action.Undo, n)
}

func (e *english) AskChange(c model.StatusChange, jobs int) string {
	title := e.ChangeJobs(c, jobs)
	return strings.ToUpper(title[:1]) + title[1:] + "?"
}
func (*english) AskUndo(jobs int) string {
	return "Undo the change to " + amount.Plural(jobs, "job") + "?"
}
func (*english) ChangeJobs(c model.StatusChange, jobs int) string {
	return c.String() + " " + amount.Plural(jobs, "job")
}
func (*english) JobWithApplicants(title string, applicants int) string {
	return title + " · " + amount.Plural(applicants, "applicant")
}
func (e *english) JobsWithApplicants(jobs, applicants int) string {
	return e.JobWithApplicants(amount.Plural(jobs, "job"), applicants)
}
func (*english) Effect(c model.StatusChange, jobs int) string {
	one := jobs == 1
	switch {
	case c == model.Activate && one:
		return "It will be public at once and counts against the account's limit of active jobs."
	case c == model.Activate:
		return "They will be public at once and count against the account's limit of active jobs."
	case c == model.Delete && one:
		return "It leaves the board and the job list. Undo brings it back as stopped."
	case c == model.Delete:
		return "They leave the board and the job list. Undo brings them back as stopped."
	case one:
		return "It leaves the board; nothing is lost."
	}
	return "They leave the board; nothing is lost."
}
func (*english) Revived(deleted int) string {
	return amount.Plural(deleted, "deleted job") + " will be back in the list as stopped, not public."
}
func (*english) Skipped(jobs, marked int, why skipping) string {
	return fmt.Sprintf("Skipped: %d of %d marked, %s.", jobs, marked, skipped(why))
}
func (*english) AllSkipped(why skipping) string {
	return "Not now: all marked jobs are " + skipped(why) + ". " + action.Back.String() + " unmarks them."
}

func skipped(why skipping) string {
	word := why.change.Result().Word()
	switch {
	case why.queued && why.reached:
		return "already " + word + " or queued for it"
	case why.queued:
		return "already queued for it"
	}
	return "already " + word
}

func (*english) UndoActivates(jobs int) string {
	if jobs == 1 {
		return "1 job will be activated: it is public at once and counts against the limit of active jobs."
	}
	return fmt.Sprintf("%d jobs will be activated: they are public at once and count against the limit of active jobs.", jobs)
}
func (*english) UndoStops(jobs int) string {
	return amount.Plural(jobs, "job") + " will be stopped and not public."
}
func (*english) UndoDrops(jobs int) string {
	return amount.Plural(jobs, "queued change") + " will not be sent."
}
func (*english) Named(title, region string, hidden bool) string {
	line := "• " + title
	if region != "" {
		line += " · " + region
	}
	if hidden {
		line += " (not in this list)"
	}
	return line
}
func (*english) MoreInList(jobs int) string { return fmt.Sprintf("and %d more in this list", jobs) }

// word is a status in a sentence; the service may have others than are known here.
func word(s model.JobStatus) string { return text.Line(s.Word()) }
