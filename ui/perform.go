package ui

import (
	"fmt"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/accounts"
	"shortlist/ui/candidatedetail"
	"shortlist/ui/env"
	"shortlist/ui/export"
	"shortlist/ui/intent"
	"shortlist/ui/jobeditor"
	"shortlist/ui/overview"
	"shortlist/ui/privacy"
	"shortlist/ui/reading"
	"shortlist/ui/review"
	"shortlist/ui/screen"
	"shortlist/ui/service"
)

// perform carries out an intent. It is the only map of what leads where.
func (m *Model) perform(i env.Intent) tea.Cmd {
	m.trace.Intent(i)
	switch i := i.(type) {
	case intent.OpenJob:
		return m.panes.OpenJob(i.Job)
	case intent.PreviewJob:
		return m.panes.PreviewJob(i.Job)
	case intent.NextJob:
		return m.panes.NextJob(i.By)
	case intent.NewJob:
		return m.drafts.NewJob()
	case intent.EditJob:
		return m.drafts.Edit(jobeditor.Begin{Job: i.Job})
	case intent.CloneJob:
		return m.drafts.Edit(jobeditor.Begin{Copy: i.Job})
	case intent.EditNeeds:
		return m.drafts.EditNeeds(i.JobID)
	case intent.FetchMoved:
		return tea.Batch(m.panes.FetchMoved(), m.arrivals.ReadInbox(), m.recount())

	case intent.ShowCursor:
		if i.Pane == env.ApplicantPane && !i.Soon {
			return tea.Batch(m.arrivals.Check(), m.people.FollowList(m.panes.Applicants.Job().ID), m.panes.ShowCursor(i.Pane, false))
		}
		return m.panes.ShowCursor(i.Pane, i.Soon)
	case intent.OpenScreen:
		m.screens.Open(i.Screen)
		return nil
	case intent.CloseScreen:
		m.screens.Close(i.Screen)
		return nil
	case intent.FocusPane:
		return m.panes.FocusOn(i.Pane)

	case intent.OpenApplication:
		return m.panes.Open(i.ID)
	case intent.PreviewApplication:
		return m.panes.Preview(i.ID)
	case intent.NextApplication:
		return m.panes.Next(i.By)
	case intent.ReadApplication:
		return m.openReader(m.reads.ReadListed(i.ID, m.panes.Applicants.Filter()))
	case intent.ShowNeeds:
		return candidatedetail.ShowNeeds(m.env, m.boxes, m.backend, m.people.Applicant(i.ID))
	case intent.NeedsChanged:
		return m.hear(account.Event{Jobs: true})
	case intent.ReadLine:
		return m.openReader(m.reads.ReadLine(i.ID, i.Page, i.Line, m.screens.InFront(m.reads)))
	case intent.OpenCV:
		return m.opener.OpenCV(m.people.Applicant(i.ID))
	case intent.SendCVs:
		return m.sender.Send(i.IDs)
	case intent.SendDrafts:
		return m.sender.SendDrafts(i.Letters)
	case intent.SendFile:
		return m.sender.SendFile(i.Path, i.Blind)
	case intent.SaveCVs:
		return m.people.Save(i.IDs...)
	case intent.StopSaving:
		return m.people.StopSaving()
	case intent.RedrawApplicants:
		return screen.Each(m.screens, screen.Drawn.Redraw)
	case intent.Export, intent.Packet, intent.Packets:
		o := export.Rules{Dir: m.backend.Info().CVDir, Restricted: m.opts.Restricted, Keep: m.book.Keep}
		return export.Open(m.env, m.boxes, m.backend, m.panes.Applicants, m.shortlists, o, i)
	case intent.CountUnviewed:
		m.panes.Jobs.SetUnviewedOf(i.JobID, i.Unviewed)
		return nil
	case intent.RecountUnviewed:
		return tea.Batch(m.panes.CountUnviewed(), m.arrivals.ReadInbox(), m.recount())
	case intent.ReloadApplicants:
		return m.panes.Applicants.Reload(i.Jobs)
	case intent.ShowArrived:
		// the application takes over the review and the view of its arrival
		return tea.Batch(m.perform(intent.RecountUnviewed{}), m.panes.Jobs.Reload(), m.book.Load(), m.conn.Deliver(),
			m.perform(intent.ReloadApplicants{Jobs: []int64{i.JobID}}))
	case intent.FollowArrivals:
		return tea.Batch(m.conn.Deliver(), m.people.FollowArrivals()) // an application that was opened as an arrival is viewed
	case intent.ProfileLoaded:
		m.reads.Forget()
		return nil

	case intent.ReadQueue:
		return m.openReader(m.reads.Read(i.IDs, i.ID, i.Back))
	case intent.ReadNewest:
		return m.openReader(m.reads.ReadFirst(i.IDs))
	case intent.ReadDue:
		return m.env.Run(m.due.Action())
	case intent.ReadFound:
		return m.openReader(m.reads.ReadFound(i.IDs, i.ID, i.Words))
	case intent.NextInQueue:
		return m.reads.Next(i.By)
	case intent.CloseReader:
		return m.closeReader()
	case intent.AskPictures:
		return m.reads.AskPictures(i.Then)
	case intent.ShowPicture:
		return m.reads.ShowPicture(i.Kind, i.Picture, m.width, m.height)
	case intent.Compare:
		return m.people.With(i.IDs, func() tea.Cmd { return reading.Compare(m.env, m.screens, m.backend, m.people, m.book, i.IDs) })
	case intent.Enlist:
		return m.shortlists.Enlist(i.IDs)
	case intent.NoteWritten:
		return review.NoteWritten(m.env, m.backend, m.people.Applicant(i.ID), i.Written)
	case intent.WriteLetter:
		return m.letters.Write(i.IDs)
	case intent.OpenAnswers:
		return m.letters.OpenScreen(i.Agenda)
	case intent.JobsEnded:
		return m.letters.AskUnanswered(i.Jobs)
	case intent.Erase:
		return m.exit.Account(func() tea.Cmd { return privacy.Erase(m.env, m.boxes, m.backend, i, m.reopen) }, nil)
	case intent.ForgetArrival:
		m.arrivals.Drop(i.ID)
		return nil

	case intent.Undo:
		return m.book.UndoLast()
	case intent.Revisit:
		if m.screens.Has(m.reads) {
			return m.reads.Revisit(i.ID)
		}
		return m.panes.Revisit(i.ID)
	case intent.SwitchBlind:
		return privacy.SwitchBlind(m.env, m.backend)
	case intent.RedrawReviews:
		return screen.Each(m.screens, func(s screen.Drawn) tea.Cmd { s.Reviewed(i.IDs); return nil })
	case intent.RefilterReviews:
		return tea.Batch(m.panes.RefilterReviews(), m.due.Read(), m.hear(account.Event{Team: true}), m.letters.Start()) // after a verdict, those of colleagues may be shown

	case intent.OpenSearch:
		return m.searches.Open(i.Typed)
	case intent.OpenShortlist:
		return m.shortlists.OpenNamed(i.Name)
	case intent.NameSearch:
		return m.searches.Name(i.Typed)
	case intent.PickSearch:
		return m.searches.Pick(i.Pick)

	case intent.ShowSaved:
		m.screens.Close(m.form())
		return m.panes.ShowSaved(i.Saved, i.Draft)
	case intent.AskPublished:
		return m.drafts.Questions.Ask(i.Unknown.Intent, i.Unknown.Why())
	case intent.NameTemplate:
		return m.drafts.NameTemplate(i.Suggested, i.Then)
	case intent.OpenDrafts:
		return m.drafts.List()
	case intent.ReloadDrafts:
		return tea.Batch(m.drafts.Refresh(), m.recount())

	case intent.OpenAccounts:
		return accounts.Open(m.env, m.boxes, m.opts.Accounts, program{m: m}, i.Why)
	case intent.AddAccount:
		m.showWelcome().OpenForm()
		return nil
	case intent.SwitchAccount:
		return m.switchAccount(i)
	case intent.SignOut:
		return m.exit.Account(func() tea.Cmd {
			closing := m.become(intent.Opened{Labels: m.opts.Labels}) // the account's own work could sign in again, so it ends first
			return tea.Sequence(closing, m.showWelcome().SignOut(i.Choice))
		}, nil)
	case intent.Quit:
		return m.exit.Quit()

	case intent.ShowDelivery:
		return m.applyDelivery(i.Delivery, i.Besides...)
	case intent.OpenOutbox:
		m.boxes.Push(service.NewOutbox(m.env, m.boxes, m.backend, m.conn))
		return m.conn.ReadOutbox()
	case intent.OpenInbox:
		return m.arrivals.OpenInbox()
	case intent.UnmarkViewed:
		return m.people.Unview(i.ApplyID)
	case intent.MarkQueued:
		m.panes.Applicants.Queued(i.Views)
		m.panes.Jobs.SetQueued(i.Changes)
		return m.recount()
	case intent.RefreshJobs:
		return m.panes.Jobs.Poll()
	case intent.RecoverLists:
		return tea.Batch(m.panes.Jobs.Recover(), m.panes.Applicants.Recover())
	case intent.AskSignIn:
		accounts.AskPassword(m.env, m.boxes, m.backend, i.Why)
		return nil
	case intent.SignedIn:
		m.conn.AcceptPassword()
		cmd := tea.Batch(m.panes.Refresh(), m.conn.DeliverNow())
		if form := m.form(); form != nil {
			cmd = tea.Batch(cmd, form.SignedIn())
		}
		return cmd
	case intent.OpenLink:
		return m.opener.OpenLink(i.Address)
	case intent.CopyLink:
		return m.opener.CopyLink(i.Address)
	case intent.CopyContacts:
		return m.people.Copy(i.IDs)
	case intent.Copy:
		return m.opener.Copy(i)
	}
	panic(fmt.Sprintf("perform does not know the intent %T", i))
}

// recount counts again for the overview, if that is open.
func (m *Model) recount() tea.Cmd { return screen.Each(m.screens, (*overview.Screen).Reload) }

// openReader brings the reader to the front.
func (m *Model) openReader(read tea.Cmd) tea.Cmd {
	m.panes.Leave()
	m.screens.Open(m.reads)
	return read
}

// closeReader goes back to where the reader was opened.
func (m *Model) closeReader() tea.Cmd {
	m.screens.Close(m.reads)
	read := m.reads.Candidate()
	back, closed := m.reads.Close()
	shown := m.panes.Resume(read.ID)
	if back == nil {
		return tea.Batch(closed, shown)
	}
	return tea.Batch(closed, shown, m.perform(back))
}

// program is the program as boxes see it.
type program struct{ m *Model }
