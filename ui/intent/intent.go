// Package intent names what panes, screens and boxes want of the whole program, as values.
// Each is handed to env.Env.Do, and perform in package ui is the one map of what an intent leads to. Do performs the
// intent before it returns: the next key meets the new screen.
package intent

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/reading"
	"shortlist/ui/env"
	"shortlist/ui/screen"
	"shortlist/ui/terminal"
)

// is marks an intent.
type is struct{}

// Intent implements env.Intent.
func (is) Intent() {}

// Jobs.
type (
	// OpenJob shows the applicants of a job.
	OpenJob struct {
		is
		Job model.Job
	}
	// PreviewJob shows a job as the board shows it.
	PreviewJob struct {
		is
		Job model.Job
	}
	// NextJob moves on in the list of jobs.
	NextJob struct {
		is
		By int
	}
	// NewJob begins a job.
	NewJob struct{ is }
	// EditJob opens the form of a job.
	EditJob struct {
		is
		Job model.Job
	}
	// CloneJob begins a job from a copy of another.
	CloneJob struct {
		is
		Job model.Job
	}
	// EditNeeds opens the box of the needs of a job.
	EditNeeds struct {
		is
		JobID int64
	}
	// FetchMoved reads the applicants of jobs whose count has changed (CONTRACT 34).
	FetchMoved struct{ is }
)

// Screens.
type (
	// OpenScreen puts a screen in front.
	OpenScreen struct {
		is
		Screen screen.Screen
	}
	// CloseScreen closes a screen, also one behind others. The first screen stays.
	CloseScreen struct {
		is
		Screen screen.Screen
	}
)

// Panes.
type (
	// ShowCursor shows the row under a list's cursor beside the list. With Soon it waits until the cursor rests.
	ShowCursor struct {
		is
		Pane env.Pane
		Soon bool
	}
	// FocusPane gives the keys to a pane.
	FocusPane struct {
		is
		Pane env.Pane
	}
)

// Applicants.
type (
	// OpenApplication opens an application, which marks it viewed (CONTRACT 29).
	OpenApplication struct {
		is
		ID int64
	}
	// PreviewApplication shows an application without marking it viewed.
	PreviewApplication struct {
		is
		ID int64
	}
	// NextApplication moves on in the list of applicants.
	NextApplication struct {
		is
		By int
	}
	// ReadApplication opens the reader on an applicant of the list, at the CV.
	ReadApplication struct {
		is
		ID int64
	}
	// ShowNeeds opens the box of what is known of the needs of the job of an application.
	ShowNeeds struct {
		is
		ID int64
	}
	// NeedsChanged looks for the needs of jobs again after they were written.
	NeedsChanged struct{ is }
	// ReadLine goes to a line of the CV of the applicant who is read, or opens the reader on an applicant of the list there.
	ReadLine struct {
		is
		ID         int64
		Page, Line int // from 1; 0: the profile
	}
	// OpenCV opens a copy of a CV in another program.
	OpenCV struct {
		is
		ID int64
	}
	// SaveCVs saves the CVs of applicants.
	SaveCVs struct {
		is
		IDs []int64
	}
	// SendCVs gets the CVs of applications onto the computer at which the person sits, several as one archive.
	SendCVs struct {
		is
		IDs []int64
	}
	// SendDrafts gets the drafts of letters onto that computer as one archive.
	SendDrafts struct {
		is
		Letters []account.Letter
	}
	// SendFile offers to send a saved file to that computer. Blind means that the file identifies no applicant.
	SendFile struct {
		is
		Path  string
		Blind bool
	}
	// Export asks how to export applicants: those of Shortlist, or those of the list if it is "".
	Export struct {
		is
		Shortlist string
	}
	// Packet asks who gets a packet of applicants.
	Packet struct {
		is
		IDs []int64
	}
	// Packets lists the packets of colleagues, and reads what comes back.
	Packets struct{ is }
	// StopSaving stops saving CVs after the current one.
	StopSaving struct{ is }
	// RedrawApplicants draws applicants again after a correction.
	RedrawApplicants struct{ is }
	// CountUnviewed sets how many applicants of a job are not viewed.
	CountUnviewed struct {
		is
		JobID    int64
		Unviewed int
	}
	// RecountUnviewed counts the unviewed applicants of every job again, after more were read.
	RecountUnviewed struct{ is }
	// ReloadApplicants reads the applicants of the list from the store again, if their job is one of Jobs or Jobs is
	// empty.
	ReloadApplicants struct {
		is
		Jobs []int64
	}
	// ShowArrived shows the applicants of a job as fetched after a callback.
	ShowArrived struct {
		is
		JobID int64
	}
	// FollowArrivals reads arrivals on the screen again, because some have left the inbox.
	FollowArrivals struct{ is }
	// ProfileLoaded reports that the shown applicant's other applications and colleagues' reviews are loaded.
	ProfileLoaded struct{ is }
)

// Reading one applicant after the other.
type (
	// ReadQueue opens the reader on one of several applications; the others follow. Closing the reader performs Back; nil:
	// it leads to the panes.
	ReadQueue struct {
		is
		IDs  []int64
		ID   int64
		Back env.Intent
	}
	// ReadNewest opens the reader on the first of several applications that is still there.
	ReadNewest struct {
		is
		IDs []int64
	}
	// ReadDue opens the reader on the applicants to look at again.
	ReadDue struct{ is }
	// ReadFound is ReadQueue from the search, at the match of Words; closing the reader leads back to the search.
	ReadFound struct {
		is
		IDs   []int64
		ID    int64
		Words string
	}
	// NextInQueue moves on in the queue.
	NextInQueue struct {
		is
		By int
	}
	// CloseReader goes back to where the reader was opened.
	CloseReader struct{ is }
	// AskPictures asks the terminal how it shows pictures, and calls Then with its answer.
	AskPictures struct {
		is
		Then func(terminal.PictureOutput) tea.Cmd
	}
	// ShowPicture shows a picture on a screen of its own.
	ShowPicture struct {
		is
		Kind    terminal.PictureKind
		Picture reading.Picture
	}
	// Compare puts applicants side by side.
	Compare struct {
		is
		IDs []int64
	}
	// Enlist asks for the shortlist to put applicants on.
	Enlist struct {
		is
		IDs []int64
	}
	// WriteLetter asks which letter applicants get, and plans it.
	WriteLetter struct {
		is
		IDs []int64
	}
	// OpenAnswers opens the screen of the letters to applicants, or the agenda of the interviews.
	OpenAnswers struct {
		is
		Agenda bool
	}
	// JobsEnded reports that jobs were stopped or deleted, so that their applicants may get an answer.
	JobsEnded struct {
		is
		Jobs []int64
	}
	// NoteWritten notes for colleagues that the manager has written to an applicant, or has not.
	NoteWritten struct {
		is
		ID      int64
		Written bool
	}
	// Erase erases applications from this computer.
	Erase struct {
		is
		Selected account.Selected
		Scope    account.Scope
	}
	// ForgetArrival drops an application that is no longer on this computer from the arrivals.
	ForgetArrival struct {
		is
		ID int64
	}
)

// Reviews.
type (
	// SwitchBlind switches blind mode on or off.
	SwitchBlind struct{ is }
	// OpenShortlist opens the shortlist of a name.
	OpenShortlist struct {
		is
		Name string
	}
	// Undo undoes the last change of a review or a shortlist.
	Undo struct{ is }
	// Revisit goes back to an applicant whose review was undone.
	Revisit struct {
		is
		ID int64
	}
	// RedrawReviews shows the changed reviews of IDs; without IDs, any review may have changed.
	RedrawReviews struct {
		is
		IDs []int64
	}
	// RefilterReviews applies the filters again, after changed reviews were written to the disk.
	RefilterReviews struct{ is }
)

// Searches.
type (
	// OpenSearch opens the search with Typed; "": with the text typed before.
	OpenSearch struct {
		is
		Typed string
	}
	// NameSearch asks for a name under which a search is saved.
	NameSearch struct {
		is
		Typed string
	}
	// PickSearch asks for one of the searches that have a name.
	PickSearch struct {
		is
		Pick func(typed string) tea.Cmd
	}
)

// The job form.
type (
	// ShowSaved shows a job that was saved, and closes the form.
	ShowSaved struct {
		is
		Saved account.Saved
		Draft model.Draft
	}
	// AskPublished asks whether a create that was not answered has published the job.
	AskPublished struct {
		is
		Unknown *account.Unknown
	}
	// NameTemplate asks for the name of a template.
	NameTemplate struct {
		is
		Suggested string
		Then      func(name string) tea.Cmd
	}
	// OpenDrafts lists the drafts and the creates that were not answered.
	OpenDrafts struct{ is }
	// ReloadDrafts reads the drafts that the job list marks.
	ReloadDrafts struct{ is }
)

// Accounts.
type (
	// OpenAccounts lists the accounts that are set up on this machine.
	OpenAccounts struct {
		is
		Why string // why the list opens, if not by a key; safe text
	}
	// AddAccount opens the sign-in form over the account that is open.
	AddAccount struct{ is }
	// SwitchAccount shows an account in place of the one that is open.
	SwitchAccount struct {
		is
		Opened     Opened
		ByPassword bool // the service has just accepted its password
	}
	// SignOut signs out the account that is open.
	SignOut struct {
		is
		Choice Choice
	}
	// Quit ends the program.
	Quit struct{ is }
)

// The service, the browser and the clipboard.
type (
	// ShowDelivery shows the result of a delivery, after the notices of Besides.
	ShowDelivery struct {
		is
		Delivery account.Delivery
		Besides  []env.Notice
	}
	// OpenOutbox lists the changes that wait for the service.
	OpenOutbox struct{ is }
	// OpenInbox lists the applications that the service does not list yet.
	OpenInbox struct{ is }
	// UnmarkViewed takes back a view that was discarded before it was sent.
	UnmarkViewed struct {
		is
		ApplyID int64
	}
	// MarkQueued marks in the lists what waits in the outbox: views by application, and changes by job.
	MarkQueued struct {
		is
		Views   map[int64]bool
		Changes map[int64]model.Outgoing
	}
	// RefreshJobs fetches the jobs, unless they are being read.
	RefreshJobs struct{ is }
	// RecoverLists fetches the lists that could not be fetched.
	RecoverLists struct{ is }
	// AskSignIn asks for the password, unless it is being asked for.
	AskSignIn struct {
		is
		Why string // the reason; safe text
	}
	// SignedIn resumes the work that waited for a sign-in, after the service accepted a password.
	SignedIn struct{ is }
	// OpenLink opens a web address where the person can see it.
	OpenLink struct {
		is
		Address string
	}
	// CopyLink copies a web address.
	CopyLink struct {
		is
		Address string
	}
	// CopyContacts copies the contact of an applicant, or the e-mail addresses of several.
	CopyContacts struct {
		is
		IDs []int64
	}
	// Copy hands text to the terminal's clipboard.
	Copy struct {
		is
		What  Copied
		Value string
		Note  string // a sentence about the value, safe text; "" for none
	}
)

// Copied is the kind of a text that is copied.
type Copied int

// The kinds of Copied.
const (
	CopiedLink Copied = iota
	CopiedContact
	CopiedPhone
	CopiedEmail
	CopiedPath
	CopiedEmails // of several applicants, separated by commas
	CopiedTime   // of an interview, with its place
)
