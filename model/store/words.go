package store

import (
	"fmt"
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the errors of the store. Each language has its own variable.
type words struct {
	NotThere       string
	Newer          string
	DiskFull       string
	Busy           string
	BeingSent      string
	TakenOver      string
	Replaced       string
	Unsound        string
	Foreign        string
	StoreReadOnly  string
	LeaseContested string
	NotConverted   string
	OlderElsewhere string

	// Operations
	WriteActivityLog        string
	NoteSavedFile           string
	ReadSavedFiles          string
	ReadActivityLog         string
	SaveArrival             string
	ReadArrivals            string
	FindArrivedApplications string
	RecordView              string
	ForgetArrival           string
	ReadJobs                string
	SaveJobs                string
	ReadApplicants          string
	FindApplicants          string
	CountUnviewed           string
	SaveApplicants          string
	UndoView                string
	FindNewApplicants       string
	RecordFailedRead        string
	ReadCVText              string
	SaveCVText              string
	SaveDraft               string
	ReadDrafts              string
	ClaimDraft              string
	FindDraftOwner          string
	ReleaseDraft            string
	DiscardDraft            string
	ShareWork               string
	RecordCreate            string
	ReadCreates             string
	ReadCurrencies          string
	SaveCurrency            string
	WriteOutbox             string
	ReadOutbox              string
	ReadStore               string
	OpenStore               string
	ReadSettings            string
	SaveSettings            string
	FindOtherApplies        string
	ReadReviews             string
	SaveReview              string
	ReadShortlists          string
	SaveShortlist           string
	Search                  string
	ReadSearchIndex         string
	WriteSearchIndex        string
	FindCVs                 string
	ReadSearches            string
	SaveSearch              string
	Erase                   string
	LogInUse                string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	DamagedAndStuck(err error) error
	OpenElsewhere(host string, since time.Time) string // a whole sentence, like LeaseLost
	LeaseLost(host string, since time.Time) string
	OnlyReadable(folder string, why error) string
	OtherIdentity(has, wants string) string // whole sentences, like MovedElsewhere
	MovedElsewhere(to string) string
	WrongJournal(mode string) string
	FolderReadOnly(folder string) string
	FolderFull(folder string) string
	FolderForbidden(folder string) string
	FolderOfOther(folder string) string
	NotAFile(path string) string
	LinkToNothing(path, target string) string

	// Failed names the operation that failed, with its cause.
	Failed(operation string, err error) error

	// Operations
	ReadJob(id int64) string
	ReadApplication(id int64) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NotThere:       "not in the store",
	Newer:          "this data was written by a newer version of shortlist",
	DiskFull:       "the disk is full, or your share of it",
	Busy:           "another program holds the store; close it, or try again later",
	BeingSent:      "it is being sent",
	TakenOver:      "another copy of shortlist has taken over",
	Replaced:       "the store file was replaced",
	Foreign:        "the file is not a store of shortlist: another program has written it",
	Unsound:        "the store file is damaged",
	StoreReadOnly:  "this window is read-only",
	LeaseContested: "other windows are opening it at the same time; try again",
	NotConverted:   "a window on another host is preparing the store; try again in a moment",
	OlderElsewhere: "an older version of shortlist has the store open; close it, or start with --take-over",

	WriteActivityLog:        "write the activity log",
	NoteSavedFile:           "note where a file was saved",
	ReadSavedFiles:          "read which files were saved",
	ReadActivityLog:         "read the activity log",
	SaveArrival:             "save the new application",
	ReadArrivals:            "read the new applications",
	FindArrivedApplications: "look for the applications of callbacks",
	RecordView:              "record the view",
	ForgetArrival:           "remove the new application",
	ReadJobs:                "read the jobs",
	SaveJobs:                "save the jobs",
	ReadApplicants:          "read the applicants",
	FindApplicants:          "look for applicants",
	CountUnviewed:           "count the unviewed applicants",
	SaveApplicants:          "save the applicants",
	UndoView:                "undo the view",
	FindNewApplicants:       "look for new applicants",
	RecordFailedRead:        "record the failed read",
	ReadCVText:              "read the text of a CV",
	SaveCVText:              "save the text of a CV",
	SaveDraft:               "save the draft",
	ReadDrafts:              "read the drafts",
	ClaimDraft:              "claim the draft",
	FindDraftOwner:          "look who has the job open",
	ReleaseDraft:            "release the draft",
	DiscardDraft:            "discard the draft",
	ShareWork:               "share the work between windows",
	RecordCreate:            "record the job that is being created",
	ReadCreates:             "read the jobs that are being created",
	ReadCurrencies:          "read the currencies",
	SaveCurrency:            "save the currency",
	WriteOutbox:             "write the outbox",
	ReadOutbox:              "read the outbox",
	ReadStore:               "read the store",
	OpenStore:               "open the store",
	ReadSettings:            "read the settings",
	SaveSettings:            "save the settings",
	FindOtherApplies:        "look for other applications of a person",
	ReadReviews:             "read the reviews",
	SaveReview:              "save the review",
	ReadShortlists:          "read the shortlists",
	SaveShortlist:           "save the shortlist",
	Search:                  "search",
	ReadSearchIndex:         "read the search index",
	WriteSearchIndex:        "write the search index",
	FindCVs:                 "look for CVs",
	ReadSearches:            "read the saved searches",
	SaveSearch:              "save the search",
	Erase:                   "erase applications",
	LogInUse:                "another window is reading the store, whose log still holds what was deleted",

	sentences: new(english),
}

type english struct{}

func (*english) DamagedAndStuck(err error) error {
	return fmt.Errorf("the store file is damaged, and could not be set aside: %w", err)
}
func (*english) OtherIdentity(has, wants string) string {
	return "The store holds the data of " + has + ", but the configuration names " + wants + ". Nothing was shown or sent. " +
		"Run “shortlist accounts keep-apart” to begin a store of its own, or “shortlist accounts move” if the same account has a new address."
}
func (*english) MovedElsewhere(to string) string {
	return "The store was handed over to " + to + ". This window reads and sends nothing more: close it, and start shortlist again."
}
func (*english) OpenElsewhere(host string, since time.Time) string {
	return fmt.Sprintf("Another window on host %s has been open since %s, so this one is read-only. "+
		"Close that window, or take over (--take-over). Several windows can write if store.dir is a local folder.", orUnknown(host), clock(since))
}
func (*english) OnlyReadable(folder string, why error) string {
	return "Nothing can be written to " + folder + ": " + lang.End(why.Error()) + " You see what is stored there, and nothing that you change is kept. Start shortlist again once the folder can be written to."
}
func (*english) LeaseLost(host string, since time.Time) string {
	if host == "" {
		return "Another window has taken over, so this one is read-only now. Start shortlist again to write here."
	}
	return fmt.Sprintf("A window on host %s took over at %s, so this one is read-only now. "+
		"Text that you type here is kept for the next window that can write. Take over (--take-over) to write here again.", host, clock(since))
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
func (*english) NotAFile(path string) string {
	return path + " is not a file but a folder or a device; move it away, or set store.dir to another folder"
}
func (*english) LinkToNothing(path, target string) string {
	return path + " is a link to " + target + ", which is missing; connect that disk, or remove the link to begin a new store"
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

func (*english) ReadJob(id int64) string { return fmt.Sprintf("read job %d", id) }
func (*english) ReadApplication(id int64) string {
	return fmt.Sprintf("read application %d", id)
}
