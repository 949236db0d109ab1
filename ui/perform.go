package ui

import (
	"fmt"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/jobeditor"
	"shortlist/ui/layout"
	"shortlist/ui/outbox"
	"shortlist/ui/signin"
)

// perform does what an intent asks for. It is the one map of what leads where.
func (m *Model) perform(i desk.Intent) tea.Cmd {
	switch i := i.(type) {
	case intent.OpenJob:
		return m.openJob(i.Job)
	case intent.PreviewJob:
		return m.previewJob(i.Job)
	case intent.NextJob:
		return m.nextJob(i.By)
	case intent.NewJob:
		return m.newJob()
	case intent.EditJob:
		return m.edit(jobeditor.Begin{Job: i.Job})
	case intent.CloneJob:
		return m.edit(jobeditor.Begin{Copy: i.Job})
	case intent.FetchMoved:
		return m.readMoved()

	case intent.ShowCursor:
		return m.showCursor(i)
	case intent.FocusPane:
		return m.focusOn(i.Pane)

	case intent.OpenApplication:
		return m.openPerson(i.Candidate)
	case intent.PreviewApplication:
		return m.previewPerson(i.Candidate)
	case intent.NextApplication:
		return m.nextPerson(i.By)
	case intent.ReadApplication:
		return m.readApplicant(i.Candidate)
	case intent.OpenCV:
		return m.openOutside(i.Candidate)
	case intent.SaveCVs:
		return m.people.Save(i.People...)
	case intent.CountUnseen:
		m.jobs.Counted(i.JobID, i.Unseen)
		return nil
	case intent.RecountUnseen:
		return tea.Batch(m.count(), m.readInbox())
	case intent.RelatedLoaded:
		m.reader.Forget()
		return nil

	case intent.ReadQueue:
		return m.read(i.IDs, i.ID)
	case intent.ReadFound:
		return m.readFound(i.IDs, i.ID)
	case intent.NextInQueue:
		return m.step(i.By)
	case intent.CloseReader:
		return m.closeReader()
	case intent.ShowLinks:
		m.boxes.Push(&linksBox{model: m, all: i.Links})
		return nil
	case intent.FindWords:
		return m.askWords(i.Begin, i.Found)
	case intent.AskPictures:
		return m.askTerminal(i.Then)
	case intent.ShowPicture:
		return m.showWhole(i.Kind, i.Picture)
	case intent.CloseComparison:
		m.comparing = nil
		return nil

	case intent.RedrawReviews:
		return m.reviewChanged(i.IDs)
	case intent.RefilterReviews:
		return m.reviewKept()

	case intent.NameSearch:
		return m.nameSearch(i.Typed)
	case intent.PickSearch:
		return m.namedSearches(i.Pick)

	case intent.CloseForm:
		return m.closeForm(i.Form)
	case intent.ShowSaved:
		return m.saved(i.Saved, i.Draft)
	case intent.AskPublished:
		return m.askOutcome(i.Unknown.Intent, i.Unknown.Why())
	case intent.NameTemplate:
		return m.nameTemplate(i.Suggested, i.Then)
	case intent.ReloadDrafts:
		return m.readDrafts()

	case intent.ShowDelivery:
		return m.applyDelivery(i.Delivery, i.Besides...)
	case intent.OpenOutbox:
		m.boxes.Push(outbox.New(m.desk, m.boxes, m.backend, m.conn))
		return m.conn.ReadOutbox()
	case intent.UnmarkViewed:
		return m.people.Dropped(i.ApplyID)
	case intent.MarkQueued:
		m.people.Queued(i.Views)
		m.jobs.Queued(i.Changes)
		return nil
	case intent.RefreshJobs:
		return m.jobs.Refresh()
	case intent.RecoverLists:
		return tea.Batch(m.jobs.Recover(), m.people.Recover())
	case intent.AskSignIn:
		signin.Ask(m.desk, m.boxes, m.backend, i.Why)
		return nil
	case intent.SignedIn:
		return m.signedIn()
	case intent.OpenLink:
		return m.openAddress(i.Address)
	case intent.CopyLink:
		return m.copyLink(i.What, i.Address)
	case intent.Copy:
		return m.copy(i.What, i.Value)
	}
	panic(fmt.Sprintf("no way leads from the intent %T", i))
}

// showCursor shows beside a list what its cursor is on.
func (m *Model) showCursor(i intent.ShowCursor) tea.Cmd {
	show := m.jobMoved
	if i.Pane == layout.Applicants {
		show = m.personMoved
	}
	if i.Soon {
		return m.passing(show)
	}
	return show()
}

// around answers what panes and screens ask about what is around them.
type around struct {
	m      *Model
	review func(model.Candidate) []action.Action // nil: a pane without a review
}

// HasKeys implements joblist.Around.
func (a around) HasKeys() bool {
	m := a.m
	return m.focus == layout.Jobs && m.editor == nil && !m.inReader && m.comparing == nil
}

// JobsFailed implements conn.Around.
func (a around) JobsFailed() bool { return a.m.jobs.Failed() }

// ReviewOf implements the Around of panes that show reviews.
func (a around) ReviewOf(applyID int64) model.Review { return a.m.book.Shown(applyID) }

// ReviewActions implements the Around of panes that show reviews.
func (a around) ReviewActions(c model.Candidate) []action.Action { return a.review(c) }

// NoViewer implements the Around of panes that open CVs.
func (a around) NoViewer(c model.Candidate) string { return a.m.noOutside(c) }

// JobLink implements candidatedetail.Around.
func (a around) JobLink() string { return a.m.people.Job().URL }

// Place implements candidatedetail.Around.
func (a around) Place(applyID int64) (at, of int) { return a.m.people.Place(applyID) }

// Undecided implements candidatedetail.Around.
func (a around) Undecided() int { return a.m.people.Undecided() }

// Profile implements reader.Around.
func (a around) Profile(html func(string, int) []string, width int) []string {
	return a.m.person.Lines(html, width)
}

// QueueLeft implements reader.Around.
func (a around) QueueLeft() string { return a.m.undecidedLeft() }
