package store

import (
	"fmt"
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the errors of the store. Another language is another type with these methods.
type words interface {
	NotThere() string
	Newer() string
	DiskFull() string
	BeingSent() string
	TakenOver() string
	Replaced() string
	DamagedAndStuck(err error) error
	Unsound() string
	StoreReadOnly() string
	OpenElsewhere(host string, since time.Time) string // a whole sentence, like LeaseLost
	LeaseLost(host string, since time.Time) string
	LeaseContested() string
	NotConverted() string
	OlderElsewhere() string
	WrongJournal(mode string) string
	FolderReadOnly(folder string) string
	FolderFull(folder string) string
	FolderForbidden(folder string) string
	FolderOfOther(folder string) string

	// Failed names the operation that failed, with its cause.
	Failed(operation string, err error) error

	// Operations
	WriteActivityLog() string
	ReadActivityLog() string
	SaveArrival() string
	ReadArrivals() string
	FindArrivedApplications() string
	RecordView() string
	ForgetArrival() string
	ReadJobs() string
	ReadJob(id int64) string
	ReadApplication(id int64) string
	SaveJobs() string
	ReadApplicants() string
	FindApplicants() string
	CountUnviewed() string
	SaveApplicants() string
	UndoView() string
	FindNewApplicants() string
	RecordFailedRead() string
	ReadCVText() string
	SaveCVText() string
	SaveDraft() string
	ReadDrafts() string
	ClaimDraft() string
	FindDraftOwner() string
	ReleaseDraft() string
	DiscardDraft() string
	ShareWork() string
	RecordCreate() string
	ReadCreates() string
	ReadCurrencies() string
	SaveCurrency() string
	WriteOutbox() string
	ReadOutbox() string
	ReadStore() string
	OpenStore() string
	ReadSettings() string
	SaveSettings() string
	FindOtherApplies() string
	ReadReviews() string
	SaveReview() string
	ReadShortlists() string
	SaveShortlist() string
	Search() string
	ReadSearchIndex() string
	WriteSearchIndex() string
	FindCVs() string
	ReadSearches() string
	SaveSearch() string
	Erase() string
	LogInUse() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) NotThere() string  { return "not in the store" }
func (*english) Newer() string     { return "this data was written by a newer version of shortlist" }
func (*english) DiskFull() string  { return "the disk is full, or your share of it" }
func (*english) BeingSent() string { return "it is being sent" }
func (*english) TakenOver() string { return "another copy of shortlist has taken over" }
func (*english) Replaced() string  { return "the store file was replaced" }
func (*english) DamagedAndStuck(err error) error {
	return fmt.Errorf("the store file is damaged, and could not be set aside: %w", err)
}
func (*english) Unsound() string       { return "the store file is damaged" }
func (*english) StoreReadOnly() string { return "this window is read-only" }
func (*english) OpenElsewhere(host string, since time.Time) string {
	return fmt.Sprintf("Another window on host %s has been open since %s, so this one is read-only. "+
		"Close that window, or take over (--take-over). Several windows can write if store.dir is a local folder.", orUnknown(host), clock(since))
}
func (*english) LeaseLost(host string, since time.Time) string {
	if host == "" {
		return "Another window has taken over, so this one is read-only now. Start shortlist again to write here."
	}
	return fmt.Sprintf("A window on host %s took over at %s, so this one is read-only now. "+
		"Text that you type here is kept for the next window that can write. Take over (--take-over) to write here again.", host, clock(since))
}
func (*english) LeaseContested() string {
	return "other windows are opening it at the same time; try again"
}
func (*english) NotConverted() string {
	return "a window on another host is preparing the store; try again in a moment"
}
func (*english) OlderElsewhere() string {
	return "an older version of shortlist has the store open; close it, or start with --take-over"
}
func (*english) WrongJournal(mode string) string {
	return fmt.Sprintf("the store needs a rollback journal on this file system, and SQLite uses %q; set store.dir to a local folder", mode)
}
func (*english) FolderReadOnly(folder string) string {
	return folder + " is on a read-only file system; set store.dir to a folder that you can write to"
}
func (*english) FolderFull(folder string) string {
	return "the disk of " + folder + " is full, or your share of it; delete files, or set store.dir to another folder"
}
func (*english) FolderForbidden(folder string) string {
	return "you may not write to " + folder + "; check who owns it, or set store.dir to a folder of yours"
}
func (*english) FolderOfOther(folder string) string {
	return folder + " belongs to another user; check HOME, or set store.dir to a folder of yours"
}

func orUnknown(host string) string {
	if host == "" {
		return "?"
	}
	return host
}

// clock is a time of the last day, or a date with it.
func clock(t time.Time) string {
	if time.Since(t).Abs() < 18*time.Hour {
		return t.Format("15:04")
	}
	return amount.Moment(t)
}

func (*english) Failed(operation string, err error) error {
	return fmt.Errorf("%s: %w", operation, err)
}

func (*english) WriteActivityLog() string        { return "write the activity log" }
func (*english) ReadActivityLog() string         { return "read the activity log" }
func (*english) SaveArrival() string             { return "save the new application" }
func (*english) ReadArrivals() string            { return "read the new applications" }
func (*english) FindArrivedApplications() string { return "look for the applications of callbacks" }
func (*english) RecordView() string              { return "record the view" }
func (*english) ForgetArrival() string           { return "remove the new application" }
func (*english) ReadJobs() string                { return "read the jobs" }
func (*english) ReadJob(id int64) string         { return fmt.Sprintf("read job %d", id) }
func (*english) ReadApplication(id int64) string {
	return fmt.Sprintf("read application %d", id)
}
func (*english) SaveJobs() string          { return "save the jobs" }
func (*english) ReadApplicants() string    { return "read the applicants" }
func (*english) FindApplicants() string    { return "look for applicants" }
func (*english) CountUnviewed() string     { return "count the unviewed applicants" }
func (*english) SaveApplicants() string    { return "save the applicants" }
func (*english) UndoView() string          { return "undo the view" }
func (*english) FindNewApplicants() string { return "look for new applicants" }
func (*english) RecordFailedRead() string  { return "record the failed read" }
func (*english) ReadCVText() string        { return "read the text of a CV" }
func (*english) SaveCVText() string        { return "save the text of a CV" }
func (*english) SaveDraft() string         { return "save the draft" }
func (*english) ReadDrafts() string        { return "read the drafts" }
func (*english) ClaimDraft() string        { return "claim the draft" }
func (*english) FindDraftOwner() string    { return "look who has the job open" }
func (*english) ReleaseDraft() string      { return "release the draft" }
func (*english) DiscardDraft() string      { return "discard the draft" }
func (*english) ShareWork() string         { return "share the work between windows" }
func (*english) RecordCreate() string      { return "record the job that is being created" }
func (*english) ReadCreates() string       { return "read the jobs that are being created" }
func (*english) ReadCurrencies() string    { return "read the currencies" }
func (*english) SaveCurrency() string      { return "save the currency" }
func (*english) WriteOutbox() string       { return "write the outbox" }
func (*english) ReadOutbox() string        { return "read the outbox" }
func (*english) ReadStore() string         { return "read the store" }
func (*english) OpenStore() string         { return "open the store" }
func (*english) ReadSettings() string      { return "read the settings" }
func (*english) SaveSettings() string      { return "save the settings" }
func (*english) FindOtherApplies() string  { return "look for other applications of a person" }
func (*english) ReadReviews() string       { return "read the reviews" }
func (*english) SaveReview() string        { return "save the review" }
func (*english) ReadShortlists() string    { return "read the shortlists" }
func (*english) SaveShortlist() string     { return "save the shortlist" }
func (*english) Search() string            { return "search" }
func (*english) ReadSearchIndex() string   { return "read the search index" }
func (*english) WriteSearchIndex() string  { return "write the search index" }
func (*english) FindCVs() string           { return "look for CVs" }
func (*english) ReadSearches() string      { return "read the saved searches" }
func (*english) SaveSearch() string        { return "save the search" }
func (*english) Erase() string             { return "erase applications" }
func (*english) LogInUse() string {
	return "another window is reading the store, whose log still holds what was deleted"
}
